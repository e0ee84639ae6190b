var Et=globalThis,zt=e=>e,ot=Et.trustedTypes,Vt=ot?ot.createPolicy("lit-html",{createHTML:e=>e}):void 0,Mt="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,St="?"+k,Je=`<${St}>`,P=document,Q=()=>P.createComment(""),Z=e=>e===null||typeof e!="object"&&typeof e!="function",Ct=Array.isArray,Xt=e=>Ct(e)||typeof e?.[Symbol.iterator]=="function",kt=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Gt=/-->/g,qt=/>/g,N=RegExp(`>|${kt}(?:([^\\s"'>=/]+)(${kt}*=${kt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Yt=/'/g,Qt=/"/g,Kt=/^(?:script|style|textarea|title)$/i,Nt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Nt(1),I=Nt(2),Is=Nt(3),y=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Zt=new WeakMap,L=P.createTreeWalker(P,129);function Jt(e,t){if(!Ct(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Vt!==void 0?Vt.createHTML(t):t}var te=(e,t)=>{let s=e.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",i=Y;for(let l=0;l<s;l++){let a=e[l],d,c,h=-1,u=0;for(;u<a.length&&(i.lastIndex=u,c=i.exec(a),c!==null);)u=i.lastIndex,i===Y?c[1]==="!--"?i=Gt:c[1]!==void 0?i=qt:c[2]!==void 0?(Kt.test(c[2])&&(r=RegExp("</"+c[2],"g")),i=N):c[3]!==void 0&&(i=N):i===N?c[0]===">"?(i=r??Y,h=-1):c[1]===void 0?h=-2:(h=i.lastIndex-c[2].length,d=c[1],i=c[3]===void 0?N:c[3]==='"'?Qt:Yt):i===Qt||i===Yt?i=N:i===Gt||i===qt?i=Y:(i=N,r=void 0);let m=i===N&&e[l+1].startsWith("/>")?" ":"";o+=i===Y?a+Je:h>=0?(n.push(d),a.slice(0,h)+Mt+a.slice(h)+k+m):a+k+(h===-2?l:m)}return[Jt(e,o+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},X=class e{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let o=0,i=0,l=t.length-1,a=this.parts,[d,c]=te(t,s);if(this.el=e.createElement(d,n),L.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=L.nextNode())!==null&&a.length<l;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(Mt)){let u=c[i++],m=r.getAttribute(h).split(k),g=/([.?@])?(.*)/.exec(u);a.push({type:1,index:o,name:g[2],strings:m,ctor:g[1]==="."?at:g[1]==="?"?lt:g[1]==="@"?ct:H}),r.removeAttribute(h)}else h.startsWith(k)&&(a.push({type:6,index:o}),r.removeAttribute(h));if(Kt.test(r.tagName)){let h=r.textContent.split(k),u=h.length-1;if(u>0){r.textContent=ot?ot.emptyScript:"";for(let m=0;m<u;m++)r.append(h[m],Q()),L.nextNode(),a.push({type:2,index:++o});r.append(h[u],Q())}}}else if(r.nodeType===8)if(r.data===St)a.push({type:2,index:o});else{let h=-1;for(;(h=r.data.indexOf(k,h+1))!==-1;)a.push({type:7,index:o}),h+=k.length-1}o++}}static createElement(t,s){let n=P.createElement("template");return n.innerHTML=t,n}};function B(e,t,s=e,n){if(t===y)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,o=Z(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=B(e,r._$AS(e,t.values),r,n)),t}var it=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,r=(t?.creationScope??P).importNode(s,!0);L.currentNode=r;let o=L.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let d;a.type===2?d=new U(o,o.nextSibling,this,t):a.type===1?d=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(d=new dt(o,this,t)),this._$AV.push(d),a=n[++l]}i!==a?.index&&(o=L.nextNode(),i++)}return L.currentNode=P,r}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},U=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=B(this,t,s),Z(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Xt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=X.createElement(Jt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let o=new it(r,this),i=o.u(this.options);o.p(s),this.T(i),this._$AH=o}}_$AC(t){let s=Zt.get(t.strings);return s===void 0&&Zt.set(t.strings,s=new X(t)),s}k(t){Ct(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let o of t)r===s.length?s.push(n=new e(this.O(Q()),this.O(Q()),this,this.options)):n=s[r],n._$AI(o),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=zt(t).nextSibling;zt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},H=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,o){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=f}_$AI(t,s=this,n,r){let o=this.strings,i=!1;if(o===void 0)t=B(this,t,s,0),i=!Z(t)||t!==this._$AH&&t!==y,i&&(this._$AH=t);else{let l=t,a,d;for(t=o[0],a=0;a<o.length-1;a++)d=B(this,l[n+a],s,a),d===y&&(d=this._$AH[a]),i||=!Z(d)||d!==this._$AH[a],d===f?t=f:t!==f&&(t+=(d??"")+o[a+1]),this._$AH[a]=d}i&&!r&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends H{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},lt=class extends H{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},ct=class extends H{constructor(t,s,n,r,o){super(t,s,n,r,o),this.type=5}_$AI(t,s=this){if((t=B(this,t,s,0)??f)===y)return;let n=this._$AH,r=t===f&&n!==f||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==f&&(n===f||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){B(this,t)}},ee={M:Mt,P:k,A:St,C:1,L:te,R:it,D:Xt,V:B,I:U,H,N:lt,U:ct,B:at,F:dt},ts=Et.litHtmlPolyfillSupport;ts?.(X,U),(Et.litHtmlVersions??=[]).push("3.3.3");var se=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=s?.renderBefore??null;n._$litPart$=r=new U(t.insertBefore(Q(),o),o,void 0,s??{})}return r._$AI(e),r};var w={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},D=e=>(...t)=>({_$litDirective$:e,values:t}),E=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:es}=ee,ne=e=>e;var oe=e=>e.strings===void 0,re=()=>document.createComment(""),j=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let o=n.insertBefore(re(),r),i=n.insertBefore(re(),r);s=new es(o,i,e,e.options)}else{let o=s._$AB.nextSibling,i=s._$AM,l=i!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==i._$AU&&s._$AP(a)}if(o!==r||l){let a=s._$AA;for(;a!==o;){let d=ne(a).nextSibling;ne(n).insertBefore(a,r),a=d}}}return s},M=(e,t,s=e)=>(e._$AI(t,s),e),ss={},ht=(e,t=ss)=>e._$AH=t,ie=e=>e._$AH,pt=e=>{e._$AR(),e._$AA.remove()};var K=D(class extends E{constructor(e){if(super(e),e.type!==w.PROPERTY&&e.type!==w.ATTRIBUTE&&e.type!==w.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!oe(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===y||t===f)return t;let s=e.element,n=e.name;if(e.type===w.PROPERTY){if(t===s[n])return y}else if(e.type===w.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return y}else if(e.type===w.ATTRIBUTE&&s.getAttribute(n)===t+"")return y;return ht(e),t}});function J(e,t){return new Promise((s,n)=>{let r=(o,i)=>{o.type!=="asset"||o.name!==t||(e.off("msg:custom",r),o.error?n(new Error(o.error)):s(i[0]))};e.on("msg:custom",r),e.send({type:"asset",name:t})})}function Pt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Lt}var Lt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#o;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#n(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#s+=1;return this.#e.set(s,t),{send:n=>this.#i({...n,client:s}),end:()=>{this.#e.delete(s),this.#i({type:"end",client:s})}}}#i(t){this.#o?this.#o.postMessage(t):this.#r.push(t)}async ensureLoaded(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&ns())return this.#n({state:"asking"});this.#n({state:"loading",loaded:0,message:""});try{let r=await rs(t),o=this.#o??=await this.#a(t);o.postMessage({type:"load",source:{...r,again:n==="failed"}});for(let i of this.#r.splice(0))o.postMessage(i)}catch(r){this.#n({state:"failed",message:r instanceof Error?r.message:`${r}`})}}}async#a(t){let s=await J(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),r=await os(n).catch(()=>is(n)).finally(()=>URL.revokeObjectURL(n));r.onmessage=({data:i})=>this.#l(i);let o=()=>r.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",o),o(),r}#l(t){t.type==="progress"?this.#n({loaded:t.loaded}):t.type==="failed"?this.#n({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#n({state:"ready"})):this.#e.get(t.client)?.(t)}},ns=()=>!!navigator.connection?.saveData;async function rs(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await J(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function os(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function is(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function ae(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}function le(e,t,s){let n=()=>t.ensureLoaded(e);for(let r of["pointerover","focusin","touchstart"])e.host?.addEventListener(r,n,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(r,n));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(s.end),e.page&&e.onCleanup(ae(n))}var ut=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let r=0;r<t.length;){let o=2*r+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[r]=n;break}t[r]=t[o],r=o}return s}};var ft=class{#t;#e=new Uint8Array(256);#s;#o=new Map;#r;#n=new Map;constructor(t){let s=(n,r)=>new Uint8Array(t.buffer,t.byteOffset+n,r??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,r)=>this.#e[n]=r),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,r)=>[t.getUint16(260+4*r,!0),t.getUint16(262+4*r,!0)]),this.#s.forEach(([n,r],o)=>this.#o.set(n*65536+r,256+o)),this.#r=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let s=this.#n.get(t);if(s)return s;this.#n.size>5e4&&this.#n.clear();let n=this.byteIds(t);this.#i(n);let r=n.filter(o=>o>=0);return this.#n.set(t,r),r}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#i([...s]);yield{ids:[...s]};for(let[r,o]of n){let i=r+1;for(;s[i]<0;)i+=1;s[r]=o,s[i]=-1;let l=s.slice(0,r).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,merged:o}}}#i(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),r=new ut,o=l=>{let a=this.#o.get(t[l]*65536+t[n[l]]);a!==void 0&&r.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let i=[];for(;r.size;){let l=r.pop(),a=l%2**32,d=Math.floor(l/2**32),c=n[a],[h,u]=this.parts(d);t[a]!==h||t[c]!==u||(t[a]=d,t[c]=-1,n[a]=n[c],n[a]<t.length&&(s[n[a]]=a,o(a)),s[a]>=0&&o(s[a]),i.push([a,d]))}return i}};var as="<|endoftext|>",mt=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(r,o)=>t.getUint16(4+2*o,!0)),this.#t=new ft(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(as)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};function ce({label:e,name:t,value:s,stops:n,onChange:r,text:o=String,disabled:i=!1}){let l=({target:c})=>c.before=s,a=({target:c})=>{let{before:h}=c;h!==void 0&&r(h)},d=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(s)}
      ?disabled=${i}
      .value=${K(String(ls(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${c=>r(n[c.target.valueAsNumber])}
    >
  `;return e===f?d:p`<label class="slider">${e}${d}</label>`}var tt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,r)=>Number((e+r*s).toFixed(6)));function ls(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var b=(e,t,{off:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||f}
      aria-disabled=${s?"true":f}
      @click=${()=>s||t()}
    >${e}</button>
  `,Bt=(e,t,s,n)=>p`
    <label>${e}
      <select @change=${r=>n(Number(r.target.value))}>
        ${Array.from({length:t},(r,o)=>p`<option value=${o} ?selected=${K(o===s)}>${o}</option>`)}
      </select>
    </label>
  `;function $t(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var cs=4e3;function de(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let r="",o,i=()=>{let c=t();return o=(c?.length??0)>cs,o?void 0:c},l=$t(400,()=>{let c=o;n.write(i()),o!==c&&e.redraw()}),a=()=>{let c=n.read();c!==void 0&&(s(c),o=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function d(){if(l.flush(),o)return;let c=n.link();try{await navigator.clipboard.writeText(c),r="Copied."}catch{r=c}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){r="",l()},copyLink:()=>(o===void 0&&i(),o?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${b("Copy link",d)}
          <span class="faint" role="status">${r&&(r==="Copied."?r:"Copy this:")}</span>
          ${r&&r!=="Copied."?p`<input type="text" readonly .value=${r} aria-label="Link to this view">`:f}
        </span>
      `)}}var ds=new Intl.NumberFormat("en-US"),O=e=>ds.format(e);var he=(e,t)=>`${O(e)} ${t}${e===1?"":"s"}`,gt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function W(e){return e===0||e===1?gt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:gt(e)}function hs(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):O(Math.round(n))} ${t[s]}`.trim()}var Ht=e=>hs(e,["bytes","kB","MB","GB","TB"]);var It=Symbol.for("gpt-lab-ids");function pe(e){let t=globalThis;return t[It]=(t[It]??0)+1,`${e}-${t[It]}`}var ps=e=>Math.max(1,Math.floor(e/2));function ue(e,t){if(e<=t)return 0;let s=t-ps(t)+1;return s*(1+Math.floor((e-t-1)/s))}function fe(e,t){let s=ue(e+1,t);if(!s)return f;let n=he(e,"token");return p`<p class="faint">
    The model reads ${t} tokens at most: of these ${n} the last ${e+1-s}.
  </p>`}var bt={temperature:{first:1,least:0,most:2},top_k:{first:0,least:0,most:1e3,whole:!0},top_p:{first:1,least:0,most:1},min_p:{first:0,least:0,most:1},repetition_penalty:{first:1,least:.5,most:2},seed:{first:0,least:0,most:999999,whole:!0}},us=[0,.01,.02],fs=[["temperature","Temperature",tt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",tt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",[...us,...tt(.05,1,.05)],e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",tt(.5,2,.1),String]],me=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function $e(e,t){let s=(i,l)=>{e.set({[i]:l}),t()},{least:n,most:r}=bt.seed,o=i=>{let l=i.target,a=Math.round(l.valueAsNumber),d=Number.isFinite(a)?Math.min(Math.max(a,n),r):e.get("seed");l.value=String(d),s("seed",d)};return p`
    <div class="sampling">
      ${fs.map(([i,l,a,d])=>ce({label:p`<span>${l} <span class="number">${d(e.get(i))}</span></span>`,name:l,value:e.get(i),stops:a,text:d,onChange:c=>s(i,c)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${r} step="1" .value=${String(e.get("seed"))}
          @change=${o}>
      </label>
    </div>
  `}var ms=p`<p class="status-line faint">These are the lab model’s numbers.</p>`;function ge({state:e,loaded:t,message:s},n,r,o=ms){return e==="ready"||e==="asleep"?o:e==="asking"?p`<p class="status status-line">Your browser is set to save data. ${b(`Load the model (${Ht(n)})`,r)}</p>`:e==="failed"?p`<p class="status status-line warn" role="alert">The model did not load: ${s}. ${b("Try again",r)}</p>`:p`<p class="status status-line faint"><label>Loading the model, ${Ht(n)}
    <progress max=${n} value=${t||f}></progress></label></p>`}var be=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ye=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,$s={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},gs=/[\p{C}\p{Z}]/u,bs=/^\p{M}/u;function yt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function Ae(e){let t=yt(e);if(t===void 0)return p`<span class="bytes">${be(e)}</span>`;let s=bs.test(t)?["\u25CC"]:[],n="";for(let r of t){if(!gs.test(r)){n+=r;continue}let o=ye(r),[i,l]=$s[r]??[o,o];s.push(n,p`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return p`${s}${n}`}function ys(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}function we(e){let t=ys(e);return t?`Character ${t.position} is ${ye(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Ot(e,t){let s=e.bytes(t);return yt(s)??be(s)}var _e=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},F=D(class extends E{constructor(e){if(super(e),e.type!==w.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],o=[],i=0;for(let l of e)r[i]=n?n(l,i):i,o[i]=s(l,i),i++;return{values:o,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=ie(e),{values:o,keys:i}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=i,o;let l=this.ut??=[],a=[],d,c,h=0,u=r.length-1,m=0,g=o.length-1;for(;h<=u&&m<=g;)if(r[h]===null)h++;else if(r[u]===null)u--;else if(l[h]===i[m])a[m]=M(r[h],o[m]),h++,m++;else if(l[u]===i[g])a[g]=M(r[u],o[g]),u--,g--;else if(l[h]===i[g])a[g]=M(r[h],o[g]),j(e,a[g+1],r[h]),h++,g--;else if(l[u]===i[m])a[m]=M(r[u],o[m]),j(e,r[h],r[u]),u--,m++;else if(d===void 0&&(d=_e(i,m,g),c=_e(l,h,u)),d.has(l[h]))if(d.has(l[u])){let A=c.get(i[m]),x=A!==void 0?r[A]:null;if(x===null){let V=j(e,r[h]);M(V,o[m]),a[m]=V}else a[m]=M(x,o[m]),j(e,r[h],x),r[A]=null;m++}else pt(r[u]),u--;else pt(r[h]),h++;for(;m<=g;){let A=j(e,a[g+1]);M(A,o[m]),a[m++]=A}for(;h<=u;){let A=r[h++];A!==null&&pt(A)}return this.ut=i,ht(e,a),y}});var Rt=300,As=400,At=class{#t=Rt;#e=[];#s=[];#o=0;constructor(t,s,n){this.context=t,this.written=s,this.onSelect=n}focus(t){t>=this.#t&&this.#r(t+Rt),queueMicrotask(()=>queueMicrotask(()=>{this.context.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#r(t){this.#t=t,this.context.redraw()}#n(t){let s=this.#e,n=Math.min(s.length,t.length),r=0;for(;r<n&&s[r]===t[r];)r+=1;let o=0;for(;o<n-r&&s.at(-1-o)===t.at(-1-o);)o+=1;let i=Array.from({length:t.length-r-o},()=>this.#o++),l=this.#s;this.#s=[...l.slice(0,r),...i,...l.slice(l.length-o)],this.#e=t}#i(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#a=t=>{let s=this.#i(t);s>=0&&this.onSelect(s)};#l=t=>{let s=this.#i(t),n=this.#e.length-1,o={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||o===void 0||o<0||o>n||(t.preventDefault(),this.onSelect(o),this.focus(o))};#c=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:r}=t.currentTarget;s+n>r-As&&this.#t<this.#e.length&&this.#r(this.#t+Rt)};view(t,s){t!==this.#e&&this.#n(t);let n=t.slice(0,this.#t),r=Math.min(s,n.length-1),o=t.length-n.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${F(n,(i,l)=>this.#s[l],(i,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===r?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.written(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${o>0?p`<p class="more">${b(`Show more: ${O(n.length)} of ${O(t.length)} tokens are drawn`,()=>{this.#r(2*this.#t),this.focus(n.length)})}</p>`:f}
    `}};var wt=class{announcement="";#t="";#e=!1;#s=!1;#o=[];#r=$t(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,r){this.model=t,this.page=s,this.host=n,this.draw=r}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(r=>`change:${r}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#r()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#o.push(t)}dispose(){this.#s=!0,this.#r.cancel();for(let t of this.#o.splice(0))t()}};function ve(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(r(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,ws(t,a.getBoundingClientRect())))},r=()=>{s=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",r],["focusout",r],["keydown",l=>l.key==="Escape"&&r()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{r();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function ws(e,t){let{width:s,height:n}=e.getBoundingClientRect(),r=t.left+t.width/2-s/2,o=t.top-n-6;e.style.left=`${Math.max(4,Math.min(r,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${o>4?o:t.bottom+6}px`}var _s=e=>e.stopPropagation();function xe(e,t,s){return{async render({model:n,el:r,page:o}){let i="show"in r?void 0:r,l=u=>{let m=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${_s}>
            ${u}
            <p class="unseen" role="status">${c.announcement}</p>
          </section>
        `;"show"in r?r.show(m):se(m,r)},a=u=>{if(c.dispose(),l(vs(t,u)),i)console.warn(u);else throw u},d=()=>f,c=new wt(n,o,i,()=>{try{l(d())}catch(u){a(u)}}),h=()=>c.redraw();try{d=await s(c),n.on("change",h),c.onCleanup(()=>n.off("change",h)),i&&c.onCleanup(ve(i))}catch(u){return a(u),()=>{}}return c.draw(),()=>c.dispose()}}}var vs=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Te="important",xs=" !"+Te,ke=D(class extends E{constructor(e){if(super(e),e.type!==w.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let r=t[n];if(r!=null){this.ft.add(n);let o=typeof r=="string"&&r.endsWith(xs);n.includes("-")||o?s.setProperty(n,o?r.slice(0,-11):r,o?Te:""):s[n]=r}}return y}});var Ee=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${ke({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Ut(e,t,s,n){let r=Math.max(...e.map(({probability:o})=>o));return p`
    <ol class="words" aria-label=${s}>
      ${F(e,({id:o})=>o,({id:o,probability:i})=>p`<li>
          ${n?p`
              <button type="button" class="word" @click=${()=>n(o)}
                title="Write this token"><bdi>${t(o)}</bdi></button>
            `:p`<span class="word"><bdi>${t(o)}</bdi></span>`}
          ${Ee(i,r)}
          <span class="number">${W(i)}</span>
        </li>`)}
    </ol>
    ${e.length?f:p`<p class="faint">They come with the model.</p>`}
  `}function Me({sizes:e,chosen:t,onChange:s,says:n,streams:r=!1}){let{n_layers:o,n_heads:i}=e,l=(a,d,c)=>p`
      <button type="button" class="part" aria-pressed=${t.has(a)?"true":"false"}
        aria-label="${c}: ${n[t.has(a)?0:1]}"
        @click=${()=>s(t.symmetricDifference(new Set([a])))}>${d}</button>
    `;return p`
    <div class="parts">
      ${r?p`<div class="buttons">${l("embedding","embedding","Embedding")}</div>`:f}
      ${Array.from({length:o},(a,d)=>p`<div class="buttons" role="group" aria-label="Block ${d}">
          <span>Block ${d}</span>
          ${l(`blocks.${d}.attention`,"attention",`Attention of block ${d}`)}
          ${Array.from({length:i},(c,h)=>l(`blocks.${d}.attention.heads.${h}`,`${h}`,`Head ${h} of block ${d}`))}
          ${l(`blocks.${d}.feed_forward`,"FFN",`Feed-forward network of block ${d}`)}
          ${r?l(`blocks.${d}.output`,"stream",`Stream after block ${d}`):f}
        </div>`)}
    </div>
  `}var Ts=24,[z,S]=[64,20];function Ce({weights:e,tokens:t,query:s,matrix:n}){let r=t.length,o=n?r:s+1,i=Math.max(0,o-Ts),l=e.subarray(s*r,s*r+s+1),d=[...l.keys()].sort((u,m)=>l[m]-l[u]).slice(0,3).map(u=>`${Se(t[u])} ${gt(l[u],0)}`).join(", "),c=`${Se(t[s])} looks at ${d}.`,h=n?Es(e,t,i,r,s):ks(l,t,i,s);return p`
    <p class="faint" aria-live="polite">${c}${i?` Drawn are the last ${o-i} tokens.`:f}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${c}>${h}</div>
  `}var Se=e=>`\u201C${e}\u201D`,Ne=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function ks(e,t,s,n){let r=t.slice(s,n+1),o=r.length*z,i=Math.min(110,30+r.length*8),l=a=>(a-s+.5)*z;return I`<svg width=${o} height=${i+24} viewBox="0 0 ${o} ${i+24}">
    ${r.map((a,d)=>{let c=s+d,[h,u]=[l(n),l(c)],m=Math.max(4,i-14-i*1.2*(n-c)/r.length),g=c===n?`M${h-8} ${i} C${h-14} ${i-26} ${h+14} ${i-26} ${h+8} ${i}`:`M${h} ${i} Q${(h+u)/2} ${m-i/2} ${u} ${i}`;return I`
        <path class="arc" d=${g} stroke-width=${.5+7*e[c]}
          stroke-opacity=${.08+.92*e[c]}></path>
      `})}
    ${r.map((a,d)=>I`
        <text class=${s+d===n?"looks":""} x=${(d+.5)*z} y=${i+16}
          text-anchor="middle">${Ne(a)}</text>
      `)}
  </svg>`}function Es(e,t,s,n,r){let o=n-s,i=z+o*S,l=[];for(let a=0;a<o;a++){l.push(I`
      <text class=${s+a===r?"looks":""} x=${z-6}
        y=${a*S+14} text-anchor="end">${Ne(t[s+a])}</text>
    `);for(let d=0;d<=a;d++){let c=e[(s+a)*n+s+d];l.push(I`
        <rect class="cell" x=${z+d*S} y=${a*S} width=${S-1}
          height=${S-1} fill-opacity=${.05+.95*c}></rect>
      `)}}return I`<svg width=${i} height=${o*S} viewBox="0 0 ${i} ${o*S}">${l}</svg>`}var Ms=(e,t)=>p`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>p`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${F(s,({id:r,probability:o})=>p`<td><span class="word"><bdi>${t(r)}</bdi></span>
                <span class="faint">${W(o)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `;function Le(e,t,s){let n=new Set(e.get("off")),r=o=>{e.set({off:[...o].sort()}),s()};return p`
    ${Me({sizes:t,chosen:n,onChange:r,says:["off","on"]})}
    <p>${n.size?b(`Switch all on again (${n.size} off)`,()=>r(new Set)):p`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Pe(e,t,{show:s,plain:n,ids:r,changed:o}){let{layers:i,attention:l,position:a=0,start:d=0}=t;if(!i||!l)return p`<p class="faint">This comes with the model.</p>`;let{n_layers:c,n_heads:h}=e.get("sizes"),u=m=>{e.set(m),o()};return p`
    ${Ms(i,s)}
    <div class="buttons">
      ${Bt("Block",c,e.get("layer"),m=>u({layer:m}))}
      ${Bt("Head",h,e.get("head"),m=>u({head:m}))}
      ${b(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${Ce({weights:l,tokens:r.slice(d,d+Math.sqrt(l.length)).map(n),query:a-d,matrix:e.get("matrix")})}
  `}var Be=(e,t)=>p`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([s,n])=>b(s,()=>t(n)))}
    </div>
  `;function He(e,t){let s=(n,r)=>{let o=r.target.open;o!==e.has(n)&&(o?e.add(n):e.delete(n),t())};return(n,r,o)=>p`
      <details ?open=${e.has(n)} @toggle=${i=>s(n,i)}>
        <summary>${r}</summary>
        ${e.has(n)?o():f}
      </details>
    `}var Ie=e=>p`
    <p class="faint about">
      A model of ${Ss(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function Ss(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s=`${O(e.get("sizes").parameters)} parameters`;return t===void 0?s:p`<a href="${t}book/lab_model.html">${s}</a>`}var Oe=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]})),Re=(e,t)=>Object.entries(t).map(([s,n])=>{let r="toWord"in n?n.toWord:String;return e(s)===n.first||r(e(s))===r(n.first)?"":`${s}=${r(e(s))}`}).filter(Boolean);function Ue(e,t){let s={},n=[];for(let[r,o]of Object.entries(t)){let i=e.get(r),l=i===void 0?o.first:Cs(i,o);l===void 0&&n.push(`${r}=${i} is not ${Ns(o)}`),s[r]=l??o.first}return{traits:s,refused:n}}function Cs(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:s,most:n,whole:r}=t,o=Number(e||NaN);return o>=s&&o<=n&&(!r||Number.isInteger(o))?o:void 0}function Ns(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}function je(e,t,s=!1){let n=e?e.split(","):[];return{parts:n.filter(r=>De(r,t,s)),others:n.filter(r=>!De(r,t,s)).map(r=>`${r} is not a part of the model`)}}var Ls=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function De(e,{n_layers:t,n_heads:s},n){if(Ls(e)&&!n)return!1;let[r,o="0",i="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(e)??[];return e==="embedding"||r!==void 0&&Number(o)<t&&Number(i)<s}function We(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Fe(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return yt(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var ze={...bt,temperature:{...bt.temperature,first:.8}};function Ve(e){let t=[`text=${We(e("text"))}`,...Re(e,ze)];return e("off").length&&t.push(`off=${e("off").join(",")}`),t.join("&")}function Ge(e,t){let s=Oe(e),{traits:n,refused:r}=Ue(s,ze),o=Fe(s.get("text")??"");o===void 0?r.unshift("its text is damaged"):n.text=o;let{parts:i,others:l}=je(s.get("off"),t);return n.off=i,{traits:n,refused:[...r,...l]}}var _t=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};var Ps=60,Bs=10,Hs=5,Qr=xe("live-gpt","The model, live",async e=>{let t=pe("live-gpt"),s=new mt(await J(e.model,"lab-vocabulary")),n=e.get("sizes"),r=()=>!!e.get("small"),o=new _t(s,e.get("ids")),i=Pt(e.get("version")),l="",a="",d=!1,c,h,u=0,m=new Set,g={next:e.get("next").map(([$,_])=>({id:$,probability:_}))},A=new Map,x=$=>(A.has($)||A.set($,Ae(s.bytes($))),A.get($)),V=new Map,et={ids:[],gpt2:[]},qe=()=>(et.ids!==o.ids&&(et={ids:o.ids,gpt2:s.gpt2_ids(o.ids)},o.ids.forEach(($,_)=>V.set(et.gpt2[_],$))),et.gpt2),Ye=$=>x(V.get($)??$),Qe=new At(e,Ye,$=>{c=c===$?void 0:$,T()}),st=[],G=0,vt=()=>{G=0,st.length&&(o.append(st.splice(0)),nt())},R=e.host&&i.client($=>{if($.id===u){if($.type==="token"){$.token===s.end_of_text?a="The model ended the text here.":st.push($.token),G||=requestAnimationFrame(vt);return}else if($.type==="written")cancelAnimationFrame(G),vt(),d=!1,e.announce(o.text.slice(-200)),T();else if($.type==="answer"){g=$;let _=$.next.map(({id:v,probability:Ke})=>[v,Ke]);c===void 0&&e.set({next:_});let[C]=$.next;C&&!d&&e.announce(`Next: ${Ot(s,C.id)}, ${W(C.probability)}`)}else l=`The model could not read this: ${$.message}.`,d=!1;e.redraw()}}),Dt=()=>[s.end_of_text,...o.ids],jt=()=>({ids:Dt(),off:e.get("off"),sampling:me(e)});function T(){R&&(i.ensureLoaded(e),u+=1,c!==void 0&&c>=o.ids.length&&(c=void 0),R.send({type:"ask",id:u,...jt(),words:Bs,position:c===void 0?void 0:c+1,lens:m.has("inside"),head:m.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function nt(){e.set({ids:o.ids,text:o.text}),xt?.changed(),e.redraw()}function Wt($){R&&(q(),i.ensureLoaded(e),o.mark(),c=void 0,a="",d=!0,u+=1,R.send({type:"write",id:u,...jt(),seed:e.get("seed"),count:$,stop:s.end_of_text}),e.redraw())}function q(){d&&(cancelAnimationFrame(G),vt(),d=!1,T())}function rt($){if(l=we($),h=l?$:void 0,l)return e.redraw();st=[],d=!1,a="",c=void 0,o.type($),nt(),T()}function Ze(){q(),o.undo(),a="",nt(),T()}function Xe($){$!==s.end_of_text&&(q(),o.mark(),c!==void 0&&(o.ids=o.ids.slice(0,c+1)),c=void 0,o.append([$]),nt(),T())}e.on(["text"],()=>{e.get("text")!==o.text&&rt(e.get("text"))});let Ft=()=>{xt?.changed(),T()},xt=r()?void 0:de(e,{write:()=>Ve($=>e.get($)),read($){let{traits:{text:_,...C},refused:v}=Ge($,n);e.set(C),_!==void 0&&rt(_),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});R&&(le(e,i,R),e.onCleanup(()=>cancelAnimationFrame(G)));let Tt=He(m,T);return()=>{let $=(g.id??0)===u,_=r()?g.next.slice(0,Hs):g.next,C=c===void 0?"Next words":p`Next words after <bdi class="token">${x(o.ids[c])}</bdi>`;return p`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${r()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${K(h??o.text)}
        @input=${v=>rt(v.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${b(d?"Stop":"Write",()=>d?q():Wt(Ps),{name:"write"})}
        ${b("One token",()=>Wt(1),{off:d})}
        ${b("Undo",Ze,{off:!o.changed})}
        ${xt?.copyLink()??f}
        <span class="faint">${a}</span>
      </div>
      ${r()?f:p`
        ${Be(e.get("examples"),v=>{q(),rt(v)})}
        ${Qe.view(qe(),c??o.ids.length-1)}
        ${fe(o.ids.length,n.context_length)}
      `}
      <div class="next" aria-busy=${$?"false":"true"}>
        <p class="title" id="${t}-next">${C}</p>
        ${Ut(_,x,"Next words",Xe)}
      </div>
      ${ge(i.status,e.get("size"),()=>i.ensureLoaded(e,!0),f)}
      ${r()?f:p`
        ${Tt("sampling","How the next token is chosen",()=>p`
            ${$e(e,Ft)}
            <p class="title">What is drawn from</p>
            ${Ut(g.adjusted??[],x,"What is drawn from")}
          `)}
        ${Tt("inside","Look inside",()=>Pe(e,g,{show:x,plain:v=>Ot(s,v),ids:Dt(),changed:T}))}
        ${Tt("off","Switch parts off",()=>Le(e,n,Ft))}
      `}
      ${Ie(e)}
    `}});export{Qr as default};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
/**
 * @license
 * Copyright 2020 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
/**
 * @license
 * Copyright 2018 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
