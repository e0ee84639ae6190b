var kt=globalThis,Wt=e=>e,ot=kt.trustedTypes,qt=ot?ot.createPolicy("lit-html",{createHTML:e=>e}):void 0,Mt="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,Ct="?"+k,Xe=`<${Ct}>`,P=document,Q=()=>P.createComment(""),Z=e=>e===null||typeof e!="object"&&typeof e!="function",Et=Array.isArray,Kt=e=>Et(e)||typeof e?.[Symbol.iterator]=="function",Tt=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Gt=/-->/g,Yt=/>/g,N=RegExp(`>|${Tt}(?:([^\\s"'>=/]+)(${Tt}*=${Tt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Qt=/'/g,Zt=/"/g,Jt=/^(?:script|style|textarea|title)$/i,St=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),p=St(1),I=St(2),Bn=St(3),y=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Xt=new WeakMap,L=P.createTreeWalker(P,129);function te(e,t){if(!Et(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return qt!==void 0?qt.createHTML(t):t}var ee=(e,t)=>{let n=e.length-1,s=[],r,o=t===2?"<svg>":t===3?"<math>":"",i=Y;for(let l=0;l<n;l++){let a=e[l],c,d,h=-1,u=0;for(;u<a.length&&(i.lastIndex=u,d=i.exec(a),d!==null);)u=i.lastIndex,i===Y?d[1]==="!--"?i=Gt:d[1]!==void 0?i=Yt:d[2]!==void 0?(Jt.test(d[2])&&(r=RegExp("</"+d[2],"g")),i=N):d[3]!==void 0&&(i=N):i===N?d[0]===">"?(i=r??Y,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,c=d[1],i=d[3]===void 0?N:d[3]==='"'?Zt:Qt):i===Zt||i===Qt?i=N:i===Gt||i===Yt?i=Y:(i=N,r=void 0);let m=i===N&&e[l+1].startsWith("/>")?" ":"";o+=i===Y?a+Xe:h>=0?(s.push(c),a.slice(0,h)+Mt+a.slice(h)+k+m):a+k+(h===-2?l:m)}return[te(e,o+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},X=class e{constructor({strings:t,_$litType$:n},s){let r;this.parts=[];let o=0,i=0,l=t.length-1,a=this.parts,[c,d]=ee(t,n);if(this.el=e.createElement(c,s),L.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=L.nextNode())!==null&&a.length<l;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(Mt)){let u=d[i++],m=r.getAttribute(h).split(k),g=/([.?@])?(.*)/.exec(u);a.push({type:1,index:o,name:g[2],strings:m,ctor:g[1]==="."?at:g[1]==="?"?lt:g[1]==="@"?ct:H}),r.removeAttribute(h)}else h.startsWith(k)&&(a.push({type:6,index:o}),r.removeAttribute(h));if(Jt.test(r.tagName)){let h=r.textContent.split(k),u=h.length-1;if(u>0){r.textContent=ot?ot.emptyScript:"";for(let m=0;m<u;m++)r.append(h[m],Q()),L.nextNode(),a.push({type:2,index:++o});r.append(h[u],Q())}}}else if(r.nodeType===8)if(r.data===Ct)a.push({type:2,index:o});else{let h=-1;for(;(h=r.data.indexOf(k,h+1))!==-1;)a.push({type:7,index:o}),h+=k.length-1}o++}}static createElement(t,n){let s=P.createElement("template");return s.innerHTML=t,s}};function B(e,t,n=e,s){if(t===y)return t;let r=s!==void 0?n._$Co?.[s]:n._$Cl,o=Z(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(e),r._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=r:n._$Cl=r),r!==void 0&&(t=B(e,r._$AS(e,t.values),r,s)),t}var it=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,r=(t?.creationScope??P).importNode(n,!0);L.currentNode=r;let o=L.nextNode(),i=0,l=0,a=s[0];for(;a!==void 0;){if(i===a.index){let c;a.type===2?c=new U(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new dt(o,this,t)),this._$AV.push(c),a=s[++l]}i!==a?.index&&(o=L.nextNode(),i++)}return L.currentNode=P,r}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},U=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,r){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=B(this,t,n),Z(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Kt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,r=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=X.createElement(te(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===r)this._$AH.p(n);else{let o=new it(r,this),i=o.u(this.options);o.p(n),this.T(i),this._$AH=o}}_$AC(t){let n=Xt.get(t.strings);return n===void 0&&Xt.set(t.strings,n=new X(t)),n}k(t){Et(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,r=0;for(let o of t)r===n.length?n.push(s=new e(this.O(Q()),this.O(Q()),this,this.options)):s=n[r],s._$AI(o),r++;r<n.length&&(this._$AR(s&&s._$AB.nextSibling,r),n.length=r)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=Wt(t).nextSibling;Wt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},H=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,r,o){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=n,this._$AM=r,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=f}_$AI(t,n=this,s,r){let o=this.strings,i=!1;if(o===void 0)t=B(this,t,n,0),i=!Z(t)||t!==this._$AH&&t!==y,i&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=B(this,l[s+a],n,a),c===y&&(c=this._$AH[a]),i||=!Z(c)||c!==this._$AH[a],c===f?t=f:t!==f&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}i&&!r&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends H{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},lt=class extends H{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},ct=class extends H{constructor(t,n,s,r,o){super(t,n,s,r,o),this.type=5}_$AI(t,n=this){if((t=B(this,t,n,0)??f)===y)return;let s=this._$AH,r=t===f&&s!==f||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==f&&(s===f||r);r&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dt=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){B(this,t)}},ne={M:Mt,P:k,A:Ct,C:1,L:ee,R:it,D:Kt,V:B,I:U,H,N:lt,U:ct,B:at,F:dt},Ke=kt.litHtmlPolyfillSupport;Ke?.(X,U),(kt.litHtmlVersions??=[]).push("3.3.3");var se=(e,t,n)=>{let s=n?.renderBefore??t,r=s._$litPart$;if(r===void 0){let o=n?.renderBefore??null;s._$litPart$=r=new U(t.insertBefore(Q(),o),o,void 0,n??{})}return r._$AI(e),r};var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},D=e=>(...t)=>({_$litDirective$:e,values:t}),M=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,s){this._$Ct=t,this._$AM=n,this._$Ci=s}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:Je}=ne,re=e=>e;var ie=e=>e.strings===void 0,oe=()=>document.createComment(""),j=(e,t,n)=>{let s=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(n===void 0){let o=s.insertBefore(oe(),r),i=s.insertBefore(oe(),r);n=new Je(o,i,e,e.options)}else{let o=n._$AB.nextSibling,i=n._$AM,l=i!==e;if(l){let a;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(a=e._$AU)!==i._$AU&&n._$AP(a)}if(o!==r||l){let a=n._$AA;for(;a!==o;){let c=re(a).nextSibling;re(s).insertBefore(a,r),a=c}}}return n},C=(e,t,n=e)=>(e._$AI(t,n),e),tn={},ht=(e,t=tn)=>e._$AH=t,ae=e=>e._$AH,pt=e=>{e._$AR(),e._$AA.remove()};var K=D(class extends M{constructor(e){if(super(e),e.type!==_.PROPERTY&&e.type!==_.ATTRIBUTE&&e.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ie(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===y||t===f)return t;let n=e.element,s=e.name;if(e.type===_.PROPERTY){if(t===n[s])return y}else if(e.type===_.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(s))return y}else if(e.type===_.ATTRIBUTE&&n.getAttribute(s)===t+"")return y;return ht(e),t}});function J(e,t){return new Promise((n,s)=>{let r=(o,i)=>{o.type!=="asset"||o.name!==t||(e.off("msg:custom",r),o.error?s(new Error(o.error)):n(i[0]))};e.on("msg:custom",r),e.send({type:"asset",name:t})})}function Lt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Nt}var Nt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#n=0;#o;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#s(t){this.status={...this.status,...t};for(let n of this.#t)n()}client(t){let n=this.#n+=1;return this.#e.set(n,t),{send:s=>this.#i({...s,client:n}),end:()=>{this.#e.delete(n),this.#i({type:"end",client:n})}}}#i(t){this.#o?this.#o.postMessage(t):this.#r.push(t)}async ensureLoaded(t,n=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!n)){if(!n&&en())return this.#s({state:"asking"});this.#s({state:"loading",loaded:0,message:""});try{let r=await nn(t),o=this.#o??=await this.#a(t);o.postMessage({type:"load",source:{...r,again:s==="failed"}});for(let i of this.#r.splice(0))o.postMessage(i)}catch(r){this.#s({state:"failed",message:r instanceof Error?r.message:`${r}`})}}}async#a(t){let n=await J(t.model,"engine"),s=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),r=await sn(s).catch(()=>rn(s)).finally(()=>URL.revokeObjectURL(s));r.onmessage=({data:i})=>this.#l(i);let o=()=>r.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",o),o(),r}#l(t){t.type==="progress"?this.#s({loaded:t.loaded}):t.type==="failed"?this.#s({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#s({state:"ready"})):this.#e.get(t.client)?.(t)}},en=()=>!!navigator.connection?.saveData;async function nn(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:n,byteLength:s}=await J(e.model,"lab-model");return{bytes:new Uint8Array(t,n,s).slice()}}async function sn(e){let t=new Worker(e);return await new Promise((n,s)=>{t.onerror=s,t.onmessage=()=>n(t)})}async function rn(e){await import(e);let{port1:t,port2:n}=new MessageChannel;return globalThis.gptLabEngine(n),t}function le(e){let t=new AbortController,n=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",n,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?n():addEventListener("load",n,{once:!0,signal:t.signal}),()=>t.abort()}function ce(e,t,n){let s=()=>t.ensureLoaded(e);for(let r of["pointerover","focusin","touchstart"])e.host?.addEventListener(r,s,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(r,s));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(n.end),e.page&&e.onCleanup(le(s))}var ut=class{#t=[];get size(){return this.#t.length}push(t){let n=this.#t,s=n.length;for(;s>0&&n[s-1>>1]>t;)n[s]=n[s-1>>1],s=s-1>>1;n[s]=t}pop(){let t=this.#t,[n]=t,s=t.pop();for(let r=0;r<t.length;){let o=2*r+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[r]=s;break}t[r]=t[o],r=o}return n}};var ft=class{#t;#e=new Uint8Array(256);#n;#o=new Map;#r;#s=new Map;constructor(t){let n=(s,r)=>new Uint8Array(t.buffer,t.byteOffset+s,r??t.byteLength-s);this.#t=n(0,256),this.#t.forEach((s,r)=>this.#e[s]=r),this.mergeCount=t.getUint32(256,!0),this.#n=Array.from({length:this.mergeCount},(s,r)=>[t.getUint16(260+4*r,!0),t.getUint16(262+4*r,!0)]),this.#n.forEach(([s,r],o)=>this.#o.set(s*65536+r,256+o)),this.#r=new RegExp(new TextDecoder().decode(n(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[n,s]=this.parts(t);return[...this.bytes(n),...this.bytes(s)]}parts(t){return this.#n[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let n=this.#s.get(t);if(n)return n;this.#s.size>5e4&&this.#s.clear();let s=this.byteIds(t);this.#i(s);let r=s.filter(o=>o>=0);return this.#s.set(t,r),r}encode(t){return this.split(t).flatMap(n=>this.encodePiece(n))}byteIds(t){return Array.from(new TextEncoder().encode(t),n=>this.#e[n])}*steps(t){let n=this.byteIds(t),s=this.#i([...n]);yield{ids:[...n]};for(let[r,o]of s){let i=r+1;for(;n[i]<0;)i+=1;n[r]=o,n[i]=-1;let l=n.slice(0,r).filter(a=>a>=0);yield{ids:n.filter(a=>a>=0),at:l.length,merged:o}}}#i(t){let n=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),r=new ut,o=l=>{let a=this.#o.get(t[l]*65536+t[s[l]]);a!==void 0&&r.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let i=[];for(;r.size;){let l=r.pop(),a=l%2**32,c=Math.floor(l/2**32),d=s[a],[h,u]=this.parts(c);t[a]!==h||t[d]!==u||(t[a]=c,t[d]=-1,s[a]=s[d],s[a]<t.length&&(n[s[a]]=a,o(a)),n[a]>=0&&o(n[a]),i.push([a,c]))}return i}};var on="<|endoftext|>",mt=class{#t;#e;constructor(t){let n=t.getUint32(0,!0),s=4+2*n;this.#e=Array.from({length:n},(r,o)=>t.getUint16(4+2*o,!0)),this.#t=new ft(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=n-1,this.vocab_size=n}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(on)]:this.#t.bytes(t)}decode(t){let n=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(n))}gpt2_ids(t){return Array.from(t,n=>(this.bytes(n),this.#e[n]))}};function de({label:e,name:t,value:n,stops:s,onChange:r,text:o=String,disabled:i=!1}){let l=({target:d})=>d.before=n,a=({target:d})=>{let{before:h}=d;h!==void 0&&r(h)},c=p`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(n)}
      ?disabled=${i}
      .value=${K(String(an(s,n)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${d=>r(s[d.target.valueAsNumber])}
    >
  `;return e===f?c:p`<label class="slider">${e}${c}</label>`}var tt=(e,t,n)=>Array.from({length:Math.round((t-e)/n)+1},(s,r)=>Number((e+r*n).toFixed(6)));function an(e,t){let n=e.map(s=>Math.abs(s-t));return n.indexOf(Math.min(...n))}var b=(e,t,{off:n=!1,name:s=""}={})=>p`
    <button
      type="button"
      class=${s||f}
      aria-disabled=${n?"true":f}
      @click=${()=>n||t()}
    >${e}</button>
  `,Pt=(e,t,n,s)=>p`
    <label>${e}
      <select @change=${r=>s(Number(r.target.value))}>
        ${Array.from({length:t},(r,o)=>p`<option value=${o} ?selected=${K(o===n)}>${o}</option>`)}
      </select>
    </label>
  `;function $t(e,t){let n,s=()=>{clearTimeout(n),n=setTimeout(t,e)};return s.cancel=()=>clearTimeout(n),s.flush=()=>{clearTimeout(n),t()},s}var ln=4e3;function he(e,{write:t,read:n}){let{page:s}=e;if(!s)return;let r="",o,i=()=>{let d=t();return o=(d?.length??0)>ln,o?void 0:d},l=$t(400,()=>{let d=o;s.write(i()),o!==d&&e.redraw()}),a=()=>{let d=s.read();d!==void 0&&(n(d),o=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(s.listen(a)),queueMicrotask(a);async function c(){if(l.flush(),o)return;let d=s.link();try{await navigator.clipboard.writeText(d),r="Copied."}catch{r=d}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){r="",l()},copyLink:()=>(o===void 0&&i(),o?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${b("Copy link",c)}
          <span class="faint" role="status">${r&&(r==="Copied."?r:"Copy this:")}</span>
          ${r&&r!=="Copied."?p`<input type="text" readonly .value=${r} aria-label="Link to this view">`:f}
        </span>
      `)}}var cn=new Intl.NumberFormat("en-US"),O=e=>cn.format(e);var pe=(e,t)=>`${O(e)} ${t}${e===1?"":"s"}`,gt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function F(e){return e===0||e===1?gt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:gt(e)}function dn(e,t){let n=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),s=e/1e3**n;return`${s<1e3?String(Number(s.toPrecision(3))):O(Math.round(s))} ${t[n]}`.trim()}var Bt=e=>dn(e,["bytes","kB","MB","GB","TB"]);var Ht=Symbol.for("gpt-lab-ids");function ue(e){let t=globalThis;return t[Ht]=(t[Ht]??0)+1,`${e}-${t[Ht]}`}var hn=e=>Math.max(1,Math.floor(e/2));function fe(e,t){if(e<=t)return 0;let n=t-hn(t)+1;return n*(1+Math.floor((e-t-1)/n))}function me(e,t){let n=fe(e+1,t);if(!n)return f;let s=pe(e,"token");return p`<p class="faint">
    The model reads ${t} tokens at most: of these ${s} the last ${e+1-n}.
  </p>`}var It={temperature:{min:0,max:2},top_k:{min:0,integer:!0},top_p:{min:0,max:1},min_p:{min:0,max:1},repetition_penalty:{min:.5,max:2},seed:{min:0,max:999999,integer:!0}},pn=[["temperature","Temperature",tt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",tt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",[0,.01,.02,...tt(.05,1,.05)],e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",tt(.5,2,.1),String]],$e=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function ge(e,t){let n=(i,l)=>{e.set({[i]:l}),t()},{min:s,max:r=1/0}=It.seed,o=i=>{let l=i.target,a=Math.round(l.valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,s),r):e.get("seed");l.value=String(c),n("seed",c)};return p`
    <div class="sampling">
      ${pn.map(([i,l,a,c])=>de({label:p`<span>${l} <span class="number">${c(e.get(i))}</span></span>`,name:l,value:e.get(i),stops:a,text:c,onChange:d=>n(i,d)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${s} max=${r} step="1" .value=${String(e.get("seed"))}
          @change=${o}>
      </label>
    </div>
  `}var un=p`<p class="status-line faint">These are the lab model’s numbers.</p>`;function be({state:e,loaded:t,message:n},s,r,o=un){return e==="ready"||e==="asleep"?o:e==="asking"?p`<p class="status status-line">Your browser is set to save data. ${b(`Load the model (${Bt(s)})`,r)}</p>`:e==="failed"?p`<p class="status status-line warn" role="alert">The model did not load: ${n}. ${b("Try again",r)}</p>`:p`<p class="status status-line faint"><label>Loading the model, ${Bt(s)}
    <progress max=${s} value=${t||f}></progress></label></p>`}var ye=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ae=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,fn={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},mn=/[\p{C}\p{Z}]/u,$n=/^\p{M}/u;function bt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function _e(e){let t=bt(e);if(t===void 0)return p`<span class="bytes">${ye(e)}</span>`;let n=$n.test(t)?["\u25CC"]:[],s="";for(let r of t){if(!mn.test(r)){s+=r;continue}let o=Ae(r),[i,l]=fn[r]??[o,o];n.push(s,p`<span class="sign" role="img" aria-label=${l}>${i}</span>`),s=""}return p`${n}${s}`}function gn(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}function we(e){let t=gn(e);return t?`Character ${t.position} is ${Ae(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Ot(e,t){let n=e.bytes(t);return bt(n)??ye(n)}var ve=(e,t,n)=>{let s=new Map;for(let r=t;r<=n;r++)s.set(e[r],r);return s},z=D(class extends M{constructor(e){if(super(e),e.type!==_.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,n){let s;n===void 0?n=t:t!==void 0&&(s=t);let r=[],o=[],i=0;for(let l of e)r[i]=s?s(l,i):i,o[i]=n(l,i),i++;return{values:o,keys:r}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,s]){let r=ae(e),{values:o,keys:i}=this.dt(t,n,s);if(!Array.isArray(r))return this.ut=i,o;let l=this.ut??=[],a=[],c,d,h=0,u=r.length-1,m=0,g=o.length-1;for(;h<=u&&m<=g;)if(r[h]===null)h++;else if(r[u]===null)u--;else if(l[h]===i[m])a[m]=C(r[h],o[m]),h++,m++;else if(l[u]===i[g])a[g]=C(r[u],o[g]),u--,g--;else if(l[h]===i[g])a[g]=C(r[h],o[g]),j(e,a[g+1],r[h]),h++,g--;else if(l[u]===i[m])a[m]=C(r[u],o[m]),j(e,r[h],r[u]),u--,m++;else if(c===void 0&&(c=ve(i,m,g),d=ve(l,h,u)),c.has(l[h]))if(c.has(l[u])){let A=d.get(i[m]),x=A!==void 0?r[A]:null;if(x===null){let W=j(e,r[h]);C(W,o[m]),a[m]=W}else a[m]=C(x,o[m]),j(e,r[h],x),r[A]=null;m++}else pt(r[u]),u--;else pt(r[h]),h++;for(;m<=g;){let A=j(e,a[g+1]);C(A,o[m]),a[m++]=A}for(;h<=u;){let A=r[h++];A!==null&&pt(A)}return this.ut=i,ht(e,a),y}});var Rt=300,bn=400,yt=class{#t=Rt;#e=[];#n=[];#o=0;constructor(t,n,s){this.context=t,this.written=n,this.onSelect=s}focus(t){t>=this.#t&&this.#r(t+Rt),queueMicrotask(()=>queueMicrotask(()=>{this.context.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#r(t){this.#t=t,this.context.redraw()}#s(t){let n=this.#e,s=Math.min(n.length,t.length),r=0;for(;r<s&&n[r]===t[r];)r+=1;let o=0;for(;o<s-r&&n.at(-1-o)===t.at(-1-o);)o+=1;let i=Array.from({length:t.length-r-o},()=>this.#o++),l=this.#n;this.#n=[...l.slice(0,r),...i,...l.slice(l.length-o)],this.#e=t}#i(t){let n=t.target.closest(".tokens > li");return n?[...n.parentElement?.children??[]].indexOf(n):-1}#a=t=>{let n=this.#i(t);n>=0&&this.onSelect(n)};#l=t=>{let n=this.#i(t),s=this.#e.length-1,o={ArrowRight:n+1,ArrowLeft:n-1,Home:0,End:s}[t.key];n<0||o===void 0||o<0||o>s||(t.preventDefault(),this.onSelect(o),this.focus(o))};#c=t=>{let{scrollTop:n,clientHeight:s,scrollHeight:r}=t.currentTarget;n+s>r-bn&&this.#t<this.#e.length&&this.#r(this.#t+Rt)};view(t,n){t!==this.#e&&this.#s(t);let s=t.slice(0,this.#t),r=Math.min(n,s.length-1),o=t.length-s.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${z(s,(i,l)=>this.#n[l],(i,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===r?0:-1}
          aria-pressed=${l===n?"true":"false"}
        ><bdi>${this.written(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${o>0?p`<p class="more">${b(`Show more: ${O(s.length)} of ${O(t.length)} tokens are drawn`,()=>{this.#r(2*this.#t),this.focus(s.length)})}</p>`:f}
    `}};var At=class{announcement="";#t="";#e=!1;#n=!1;#o=[];#r=$t(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,n,s,r){this.model=t,this.page=n,this.host=s,this.draw=r}get(t){return this.model.get(t)}set(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.model.save_changes()}on(t,n){let s=t.map(r=>`change:${r}`).join(" ");this.model.on(s,n),this.onCleanup(()=>this.model.off(s,n))}redraw(){this.#e||this.#n||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#n||this.draw()}))}announce(t){this.#t=t,this.host&&this.#r()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#o.push(t)}dispose(){this.#n=!0,this.#r.cancel();for(let t of this.#o.splice(0))t()}};function xe(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let n=null,s=l=>{let a=l.target.closest("[data-tip]");a!==n&&(r(),a&&(n=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,yn(t,a.getBoundingClientRect())))},r=()=>{n=null,t.remove()},i=[["pointerover",s],["focusin",s],["pointerleave",r],["focusout",r],["keydown",l=>l.key==="Escape"&&r()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{r();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function yn(e,t){let{width:n,height:s}=e.getBoundingClientRect(),r=t.left+t.width/2-n/2,o=t.top-s-6;e.style.left=`${Math.max(4,Math.min(r,document.documentElement.clientWidth-n-4))}px`,e.style.top=`${o>4?o:t.bottom+6}px`}var An=e=>e.stopPropagation();function Te(e,t,n){return{async render({model:s,el:r,page:o}){let i="show"in r?void 0:r,l=u=>{let m=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${An}>
            ${u}
            <p class="unseen" role="status">${d.announcement}</p>
          </section>
        `;"show"in r?r.show(m):se(m,r)},a=u=>{if(d.dispose(),l(_n(t,u)),i)console.warn(u);else throw u},c=()=>f,d=new At(s,o,i,()=>{try{l(c())}catch(u){a(u)}}),h=()=>d.redraw();try{c=await n(d),s.on("change",h),d.onCleanup(()=>s.off("change",h)),i&&d.onCleanup(xe(i))}catch(u){return a(u),()=>{}}return d.draw(),()=>d.dispose()}}}var _n=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ke="important",wn=" !"+ke,Me=D(class extends M{constructor(e){if(super(e),e.type!==_.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let s=e[n];return s==null?t:t+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in t){let r=t[s];if(r!=null){this.ft.add(s);let o=typeof r=="string"&&r.endsWith(wn);s.includes("-")||o?n.setProperty(s,o?r.slice(0,-11):r,o?ke:""):n[s]=r}}return y}});var Ce=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Me({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Ut(e,t,n,s){let r=Math.max(...e.map(({probability:o})=>o));return p`
    <ol class="words" aria-label=${n}>
      ${z(e,({id:o})=>o,({id:o,probability:i})=>p`<li>
          ${s?p`
              <button type="button" class="word" @click=${()=>s(o)}
                title="Write this token"><bdi>${t(o)}</bdi></button>
            `:p`<span class="word"><bdi>${t(o)}</bdi></span>`}
          ${Ce(i,r)}
          <span class="number">${F(i)}</span>
        </li>`)}
    </ol>
    ${e.length?f:p`<p class="faint">They come with the model.</p>`}
  `}function Ee({sizes:e,chosen:t,onChange:n,says:s,streams:r=!1}){let{n_layers:o,n_heads:i}=e,l=(a,c,d)=>p`
      <button type="button" class="part" aria-pressed=${t.has(a)?"true":"false"}
        aria-label="${d}: ${s[t.has(a)?0:1]}"
        @click=${()=>n(t.symmetricDifference(new Set([a])))}>${c}</button>
    `;return p`
    <div class="parts">
      ${r?p`<div class="buttons">${l("embedding","embedding","Embedding")}</div>`:f}
      ${Array.from({length:o},(a,c)=>p`<div class="buttons" role="group" aria-label="Block ${c}">
          <span>Block ${c}</span>
          ${l(`blocks.${c}.attention`,"attention",`Attention of block ${c}`)}
          ${Array.from({length:i},(d,h)=>l(`blocks.${c}.attention.heads.${h}`,`${h}`,`Head ${h} of block ${c}`))}
          ${l(`blocks.${c}.feed_forward`,"FFN",`Feed-forward network of block ${c}`)}
          ${r?l(`blocks.${c}.output`,"stream",`Stream after block ${c}`):f}
        </div>`)}
    </div>
  `}var vn=24,[V,E]=[64,20];function Ne({weights:e,tokens:t,query:n,matrix:s}){let r=t.length,o=s?r:n+1,i=Math.max(0,o-vn),l=e.subarray(n*r,n*r+n+1),c=[...l.keys()].sort((u,m)=>l[m]-l[u]).slice(0,3).map(u=>`${Se(t[u])} ${gt(l[u],0)}`).join(", "),d=`${Se(t[n])} looks at ${c}.`,h=s?Tn(e,t,i,r,n):xn(l,t,i,n);return p`
    <p class="faint" aria-live="polite">${d}${i?` Drawn are the last ${o-i} tokens.`:f}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${d}>${h}</div>
  `}var Se=e=>`\u201C${e}\u201D`,Le=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function xn(e,t,n,s){let r=t.slice(n,s+1),o=r.length*V,i=Math.min(110,30+r.length*8),l=a=>(a-n+.5)*V;return I`<svg width=${o} height=${i+24} viewBox="0 0 ${o} ${i+24}">
    ${r.map((a,c)=>{let d=n+c,[h,u]=[l(s),l(d)],m=Math.max(4,i-14-i*1.2*(s-d)/r.length),g=d===s?`M${h-8} ${i} C${h-14} ${i-26} ${h+14} ${i-26} ${h+8} ${i}`:`M${h} ${i} Q${(h+u)/2} ${m-i/2} ${u} ${i}`;return I`
        <path class="arc" d=${g} stroke-width=${.5+7*e[d]}
          stroke-opacity=${.08+.92*e[d]}></path>
      `})}
    ${r.map((a,c)=>I`
        <text class=${n+c===s?"looks":""} x=${(c+.5)*V} y=${i+16}
          text-anchor="middle">${Le(a)}</text>
      `)}
  </svg>`}function Tn(e,t,n,s,r){let o=s-n,i=V+o*E,l=[];for(let a=0;a<o;a++){l.push(I`
      <text class=${n+a===r?"looks":""} x=${V-6}
        y=${a*E+14} text-anchor="end">${Le(t[n+a])}</text>
    `);for(let c=0;c<=a;c++){let d=e[(n+a)*s+n+c];l.push(I`
        <rect class="cell" x=${V+c*E} y=${a*E} width=${E-1}
          height=${E-1} fill-opacity=${.05+.95*d}></rect>
      `)}}return I`<svg width=${i} height=${o*E} viewBox="0 0 ${i} ${o*E}">${l}</svg>`}var kn=(e,t)=>p`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((n,s)=>p`<tr>
            <th scope="row">${s===0?"the embedding":`block ${s-1}`}</th>
            ${z(n,({id:r,probability:o})=>p`<td><span class="word"><bdi>${t(r)}</bdi></span>
                <span class="faint">${F(o)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `;function Pe(e,t,n){let s=new Set(e.get("off")),r=o=>{e.set({off:[...o].sort()}),n()};return p`
    ${Ee({sizes:t,chosen:s,onChange:r,says:["off","on"]})}
    <p>${s.size?b(`Switch all on again (${s.size} off)`,()=>r(new Set)):p`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Be(e,t,{show:n,plain:s,ids:r,changed:o}){let{layers:i,attention:l,position:a=0,start:c=0}=t;if(!i||!l)return p`<p class="faint">This comes with the model.</p>`;let{n_layers:d,n_heads:h}=e.get("sizes"),u=m=>{e.set(m),o()};return p`
    ${kn(i,n)}
    <div class="buttons">
      ${Pt("Block",d,e.get("layer"),m=>u({layer:m}))}
      ${Pt("Head",h,e.get("head"),m=>u({head:m}))}
      ${b(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${Ne({weights:l,tokens:r.slice(c,c+Math.sqrt(l.length)).map(s),query:a-c,matrix:e.get("matrix")})}
  `}var He=(e,t)=>p`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([n,s])=>b(n,()=>t(s)))}
    </div>
  `;function Ie(e,t){let n=(s,r)=>{let o=r.target.open;o!==e.has(s)&&(o?e.add(s):e.delete(s),t())};return(s,r,o)=>p`
      <details ?open=${e.has(s)} @toggle=${i=>n(s,i)}>
        <summary>${r}</summary>
        ${e.has(s)?o():f}
      </details>
    `}var Oe=e=>p`
    <p class="faint about">
      A model of ${Mn(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function Mn(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,n=`${O(e.get("sizes").parameters)} parameters`;return t===void 0?n:p`<a href="${t}book/lab_model.html">${n}</a>`}function Ue(e,t,n=!1){let s=e?e.split(","):[];return{parts:s.filter(r=>Re(r,t,n)),problems:s.filter(r=>!Re(r,t,n)).map(r=>`${r} is not a part of the model`)}}var Cn=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Re(e,{n_layers:t,n_heads:n},s){if(Cn(e)&&!s)return!1;let[r,o="0",i="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(e)??[];return e==="embedding"||r!==void 0&&Number(o)<t&&Number(i)<n}var De=e=>new Map(e.split("&").map(t=>{let n=t.indexOf("=");return[t.slice(0,n),t.slice(n+1)]}));function je(e,t){let n=Object.fromEntries(Object.keys(t).map(s=>[s,e(s)]));return{encode:()=>Object.entries(t).flatMap(([s,r])=>{let o="format"in r?r.format:String,i=o(e(s));return i===o(n[s])?[]:[`${s}=${i}`]}),decode(s){let r={},o=[];for(let[i,l]of Object.entries(t)){let a=s.get(i),c=a===void 0?n[i]:En(a,l);c===void 0&&o.push(`${i}=${a} is not ${Sn(l)}`),r[i]=c===void 0?n[i]:c}return{traits:r,problems:o}}}}function En(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:n,max:s=1/0,integer:r}=t,o=Number(e||NaN);return o>=n&&o<=s&&(!r||Number.isInteger(o))?o:void 0}function Sn(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}function Fe(e){let t=Array.from(new TextEncoder().encode(e),n=>String.fromCharCode(n));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ze(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return bt(Array.from(t,n=>n.charCodeAt(0)))}catch{return}}function Ve(e,t){let n=je(e,It);return{encode(){let s=[`text=${Fe(e("text"))}`,...n.encode()];return e("off").length&&s.push(`off=${e("off").join(",")}`),s.join("&")},decode(s){let r=De(s),{traits:o,problems:i}=n.decode(r),l=ze(r.get("text")??"");l===void 0?i.unshift("its text is damaged"):o.text=l;let{parts:a,problems:c}=Ue(r.get("off"),t);return o.off=a,{traits:o,problems:[...i,...c]}}}}var _t=class{#t=[];constructor(t,n){this.tokenizer=t,this.ids=n}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};var Nn=60,Ln=10,Pn=5,qr=Te("live-gpt","The model, live",async e=>{let t=ue("live-gpt"),n=new mt(await J(e.model,"lab-vocabulary")),s=e.get("sizes"),r=()=>!!e.get("small"),o=new _t(n,e.get("ids")),i=Lt(e.get("version")),l="",a="",c=!1,d,h,u=0,m=new Set,g={next:e.get("next").map(([$,w])=>({id:$,probability:w}))},A=new Map,x=$=>(A.has($)||A.set($,_e(n.bytes($))),A.get($)),W=new Map,et={ids:[],gpt2:[]},We=()=>(et.ids!==o.ids&&(et={ids:o.ids,gpt2:n.gpt2_ids(o.ids)},o.ids.forEach(($,w)=>W.set(et.gpt2[w],$))),et.gpt2),qe=$=>x(W.get($)??$),Ge=new yt(e,qe,$=>{d=d===$?void 0:$,T()}),nt=[],q=0,wt=()=>{q=0,nt.length&&(o.append(nt.splice(0)),st())},R=e.host&&i.client($=>{if($.id===u){if($.type==="token"){$.token===n.end_of_text?a="The model ended the text here.":nt.push($.token),q||=requestAnimationFrame(wt);return}else if($.type==="written")cancelAnimationFrame(q),wt(),c=!1,e.announce(o.text.slice(-200)),T();else if($.type==="answer"){g=$;let w=$.next.map(({id:v,probability:Ze})=>[v,Ze]);d===void 0&&e.set({next:w});let[S]=$.next;S&&!c&&e.announce(`Next: ${Ot(n,S.id)}, ${F(S.probability)}`)}else l=`The model could not read this: ${$.message}.`,c=!1;e.redraw()}}),Dt=()=>[n.end_of_text,...o.ids],jt=()=>({ids:Dt(),off:e.get("off"),sampling:$e(e)});function T(){R&&(i.ensureLoaded(e),u+=1,d!==void 0&&d>=o.ids.length&&(d=void 0),R.send({type:"ask",id:u,...jt(),words:Ln,position:d===void 0?void 0:d+1,lens:m.has("inside"),head:m.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function st(){e.set({ids:o.ids,text:o.text}),vt?.changed(),e.redraw()}function Ft($){R&&(G(),i.ensureLoaded(e),o.mark(),d=void 0,a="",c=!0,u+=1,R.send({type:"write",id:u,...jt(),seed:e.get("seed"),count:$,stop:n.end_of_text}),e.redraw())}function G(){c&&(cancelAnimationFrame(q),wt(),c=!1,T())}function rt($){if(l=we($),h=l?$:void 0,l)return e.redraw();nt=[],c=!1,a="",d=void 0,o.type($),st(),T()}function Ye(){G(),o.undo(),a="",st(),T()}function Qe($){$!==n.end_of_text&&(G(),o.mark(),d!==void 0&&(o.ids=o.ids.slice(0,d+1)),d=void 0,o.append([$]),st(),T())}e.on(["text"],()=>{e.get("text")!==o.text&&rt(e.get("text"))});let zt=()=>{vt?.changed(),T()},Vt=Ve($=>e.get($),s),vt=r()?void 0:he(e,{write:Vt.encode,read($){let{traits:{text:w,...S},problems:v}=Vt.decode($);e.set(S),w!==void 0&&rt(w),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});R&&(ce(e,i,R),e.onCleanup(()=>cancelAnimationFrame(q)));let xt=Ie(m,T);return()=>{let $=(g.id??0)===u,w=r()?g.next.slice(0,Pn):g.next,S=d===void 0?"Next words":p`Next words after <bdi class="token">${x(o.ids[d])}</bdi>`;return p`
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
        ${b(c?"Stop":"Write",()=>c?G():Ft(Nn),{name:"write"})}
        ${b("One token",()=>Ft(1),{off:c})}
        ${b("Undo",Ye,{off:!o.changed})}
        ${vt?.copyLink()??f}
        <span class="faint">${a}</span>
      </div>
      ${r()?f:p`
        ${He(e.get("examples"),v=>{G(),rt(v)})}
        ${Ge.view(We(),d??o.ids.length-1)}
        ${me(o.ids.length,s.context_length)}
      `}
      <div class="next" aria-busy=${$?"false":"true"}>
        <p class="title" id="${t}-next">${S}</p>
        ${Ut(w,x,"Next words",Qe)}
      </div>
      ${be(i.status,e.get("size"),()=>i.ensureLoaded(e,!0),f)}
      ${r()?f:p`
        ${xt("sampling","How the next token is chosen",()=>p`
            ${ge(e,zt)}
            <p class="title">What is drawn from</p>
            ${Ut(g.adjusted??[],x,"What is drawn from")}
          `)}
        ${xt("inside","Look inside",()=>Be(e,g,{show:x,plain:v=>Ot(n,v),ids:Dt(),changed:T}))}
        ${xt("off","Switch parts off",()=>Pe(e,s,zt))}
      `}
      ${Oe(e)}
    `}});export{qr as default};
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
