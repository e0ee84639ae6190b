var kt=globalThis,Wt=e=>e,rt=kt.trustedTypes,Gt=rt?rt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Ct="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,Mt="?"+k,Qe=`<${Mt}>`,I=document,Y=()=>I.createComment(""),X=e=>e===null||typeof e!="object"&&typeof e!="function",St=Array.isArray,Zt=e=>St(e)||typeof e?.[Symbol.iterator]=="function",Tt=`[ 	
\f\r]`,K=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,qt=/-->/g,Kt=/>/g,N=RegExp(`>|${Tt}(?:([^\\s"'>=/]+)(${Tt}*=${Tt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Yt=/'/g,Xt=/"/g,Jt=/^(?:script|style|textarea|title)$/i,Et=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),p=Et(1),O=Et(2),Pn=Et(3),y=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Qt=new WeakMap,L=I.createTreeWalker(I,129);function te(e,t){if(!St(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Gt!==void 0?Gt.createHTML(t):t}var ee=(e,t)=>{let n=e.length-1,s=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=K;for(let l=0;l<n;l++){let a=e[l],c,d,h=-1,u=0;for(;u<a.length&&(i.lastIndex=u,d=i.exec(a),d!==null);)u=i.lastIndex,i===K?d[1]==="!--"?i=qt:d[1]!==void 0?i=Kt:d[2]!==void 0?(Jt.test(d[2])&&(o=RegExp("</"+d[2],"g")),i=N):d[3]!==void 0&&(i=N):i===N?d[0]===">"?(i=o??K,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,c=d[1],i=d[3]===void 0?N:d[3]==='"'?Xt:Yt):i===Xt||i===Yt?i=N:i===qt||i===Kt?i=K:(i=N,o=void 0);let m=i===N&&e[l+1].startsWith("/>")?" ":"";r+=i===K?a+Qe:h>=0?(s.push(c),a.slice(0,h)+Ct+a.slice(h)+k+m):a+k+(h===-2?l:m)}return[te(e,r+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Q=class e{constructor({strings:t,_$litType$:n},s){let o;this.parts=[];let r=0,i=0,l=t.length-1,a=this.parts,[c,d]=ee(t,n);if(this.el=e.createElement(c,s),L.currentNode=this.el.content,n===2||n===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=L.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(Ct)){let u=d[i++],m=o.getAttribute(h).split(k),g=/([.?@])?(.*)/.exec(u);a.push({type:1,index:r,name:g[2],strings:m,ctor:g[1]==="."?at:g[1]==="?"?lt:g[1]==="@"?ct:B}),o.removeAttribute(h)}else h.startsWith(k)&&(a.push({type:6,index:r}),o.removeAttribute(h));if(Jt.test(o.tagName)){let h=o.textContent.split(k),u=h.length-1;if(u>0){o.textContent=rt?rt.emptyScript:"";for(let m=0;m<u;m++)o.append(h[m],Y()),L.nextNode(),a.push({type:2,index:++r});o.append(h[u],Y())}}}else if(o.nodeType===8)if(o.data===Mt)a.push({type:2,index:r});else{let h=-1;for(;(h=o.data.indexOf(k,h+1))!==-1;)a.push({type:7,index:r}),h+=k.length-1}r++}}static createElement(t,n){let s=I.createElement("template");return s.innerHTML=t,s}};function P(e,t,n=e,s){if(t===y)return t;let o=s!==void 0?n._$Co?.[s]:n._$Cl,r=X(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=o:n._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,s)),t}var it=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,o=(t?.creationScope??I).importNode(n,!0);L.currentNode=o;let r=L.nextNode(),i=0,l=0,a=s[0];for(;a!==void 0;){if(i===a.index){let c;a.type===2?c=new R(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new dt(r,this,t)),this._$AV.push(c),a=s[++l]}i!==a?.index&&(r=L.nextNode(),i++)}return L.currentNode=I,o}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},R=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=P(this,t,n),X(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Zt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(I.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,o=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Q.createElement(te(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(n);else{let r=new it(o,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(t){let n=Qt.get(t.strings);return n===void 0&&Qt.set(t.strings,n=new Q(t)),n}k(t){St(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,o=0;for(let r of t)o===n.length?n.push(s=new e(this.O(Y()),this.O(Y()),this,this.options)):s=n[o],s._$AI(r),o++;o<n.length&&(this._$AR(s&&s._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=Wt(t).nextSibling;Wt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,o,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=f}_$AI(t,n=this,s,o){let r=this.strings,i=!1;if(r===void 0)t=P(this,t,n,0),i=!X(t)||t!==this._$AH&&t!==y,i&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=P(this,l[s+a],n,a),c===y&&(c=this._$AH[a]),i||=!X(c)||c!==this._$AH[a],c===f?t=f:t!==f&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}i&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},lt=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},ct=class extends B{constructor(t,n,s,o,r){super(t,n,s,o,r),this.type=5}_$AI(t,n=this){if((t=P(this,t,n,0)??f)===y)return;let s=this._$AH,o=t===f&&s!==f||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==f&&(s===f||o);o&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dt=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},ne={M:Ct,P:k,A:Mt,C:1,L:ee,R:it,D:Zt,V:P,I:R,H:B,N:lt,U:ct,B:at,F:dt},Ze=kt.litHtmlPolyfillSupport;Ze?.(Q,R),(kt.litHtmlVersions??=[]).push("3.3.3");var se=(e,t,n)=>{let s=n?.renderBefore??t,o=s._$litPart$;if(o===void 0){let r=n?.renderBefore??null;s._$litPart$=o=new R(t.insertBefore(Y(),r),r,void 0,n??{})}return o._$AI(e),o};var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},D=e=>(...t)=>({_$litDirective$:e,values:t}),C=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,s){this._$Ct=t,this._$AM=n,this._$Ci=s}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:Je}=ne,oe=e=>e;var ie=e=>e.strings===void 0,re=()=>document.createComment(""),j=(e,t,n)=>{let s=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(n===void 0){let r=s.insertBefore(re(),o),i=s.insertBefore(re(),o);n=new Je(r,i,e,e.options)}else{let r=n._$AB.nextSibling,i=n._$AM,l=i!==e;if(l){let a;n._$AQ?.(e),n._$AM=e,n._$AP!==void 0&&(a=e._$AU)!==i._$AU&&n._$AP(a)}if(r!==o||l){let a=n._$AA;for(;a!==r;){let c=oe(a).nextSibling;oe(s).insertBefore(a,o),a=c}}}return n},M=(e,t,n=e)=>(e._$AI(t,n),e),tn={},ht=(e,t=tn)=>e._$AH=t,ae=e=>e._$AH,pt=e=>{e._$AR(),e._$AA.remove()};var Z=D(class extends C{constructor(e){if(super(e),e.type!==_.PROPERTY&&e.type!==_.ATTRIBUTE&&e.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ie(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===y||t===f)return t;let n=e.element,s=e.name;if(e.type===_.PROPERTY){if(t===n[s])return y}else if(e.type===_.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(s))return y}else if(e.type===_.ATTRIBUTE&&n.getAttribute(s)===t+"")return y;return ht(e),t}});function J(e,t){return new Promise((n,s)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?s(new Error(r.error)):n(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Lt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Nt}var Nt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#n=0;#r;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#s(t){this.status={...this.status,...t};for(let n of this.#t)n()}client(t){let n=this.#n+=1;return this.#e.set(n,t),{send:s=>this.#i({...s,client:n}),end:()=>{this.#e.delete(n),this.#i({type:"end",client:n})}}}#i(t){this.#r?this.#r.postMessage(t):this.#o.push(t)}async ensureLoaded(t,n=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!n)){if(!n&&en())return this.#s({state:"asking"});this.#s({state:"loading",loaded:0,message:""});try{let o=await nn(t),r=this.#r??=await this.#a(t);r.postMessage({type:"load",source:{...o,again:s==="failed"}});for(let i of this.#o.splice(0))r.postMessage(i)}catch(o){this.#s({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let n=await J(t.model,"engine"),s=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await sn(s).catch(()=>on(s)).finally(()=>URL.revokeObjectURL(s));o.onmessage=({data:i})=>this.#l(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#l(t){t.type==="progress"?this.#s({loaded:t.loaded}):t.type==="failed"?this.#s({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#s({state:"ready"})):this.#e.get(t.client)?.(t)}},en=()=>!!navigator.connection?.saveData;async function nn(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:n,byteLength:s}=await J(e.model,"lab-model");return{bytes:new Uint8Array(t,n,s).slice()}}async function sn(e){let t=new Worker(e);return await new Promise((n,s)=>{t.onerror=s,t.onmessage=()=>n(t)})}async function on(e){await import(e);let{port1:t,port2:n}=new MessageChannel;return globalThis.gptLabEngine(n),t}function le(e){let t=new AbortController,n=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",n,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?n():addEventListener("load",n,{once:!0,signal:t.signal}),()=>t.abort()}function ce(e,t,n){let s=()=>t.ensureLoaded(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,s,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(o,s));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(n.end),e.page&&e.onCleanup(le(s))}var ut=class{#t=[];get size(){return this.#t.length}push(t){let n=this.#t,s=n.length;for(;s>0&&n[s-1>>1]>t;)n[s]=n[s-1>>1],s=s-1>>1;n[s]=t}pop(){let t=this.#t,[n]=t,s=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[o]=s;break}t[o]=t[r],o=r}return n}};var ft=class{#t;#e=new Uint8Array(256);#n;#r=new Map;#o;#s=new Map;constructor(t){let n=(s,o)=>new Uint8Array(t.buffer,t.byteOffset+s,o??t.byteLength-s);this.#t=n(0,256),this.#t.forEach((s,o)=>this.#e[s]=o),this.mergeCount=t.getUint32(256,!0),this.#n=Array.from({length:this.mergeCount},(s,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#n.forEach(([s,o],r)=>this.#r.set(s*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(n(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[n,s]=this.parts(t);return[...this.bytes(n),...this.bytes(s)]}parts(t){return this.#n[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let n=this.#s.get(t);if(n)return n;this.#s.size>5e4&&this.#s.clear();let s=this.byteIds(t);this.#i(s);let o=s.filter(r=>r>=0);return this.#s.set(t,o),o}encode(t){return this.split(t).flatMap(n=>this.encodePiece(n))}byteIds(t){return Array.from(new TextEncoder().encode(t),n=>this.#e[n])}*steps(t){let n=this.byteIds(t),s=this.#i([...n]);yield{ids:[...n]};for(let[o,r]of s){let i=o+1;for(;n[i]<0;)i+=1;n[o]=r,n[i]=-1;let l=n.slice(0,o).filter(a=>a>=0);yield{ids:n.filter(a=>a>=0),at:l.length,merged:r}}}#i(t){let n=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),o=new ut,r=l=>{let a=this.#r.get(t[l]*65536+t[s[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let i=[];for(;o.size;){let l=o.pop(),a=l%2**32,c=Math.floor(l/2**32),d=s[a],[h,u]=this.parts(c);t[a]!==h||t[d]!==u||(t[a]=c,t[d]=-1,s[a]=s[d],s[a]<t.length&&(n[s[a]]=a,r(a)),n[a]>=0&&r(n[a]),i.push([a,c]))}return i}};var rn="<|endoftext|>",mt=class{#t;#e;constructor(t){let n=t.getUint32(0,!0),s=4+2*n;this.#e=Array.from({length:n},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new ft(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=n-1,this.vocab_size=n}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(rn)]:this.#t.bytes(t)}decode(t){let n=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(n))}gpt2_ids(t){return Array.from(t,n=>(this.bytes(n),this.#e[n]))}};function de({label:e,name:t,value:n,stops:s,onChange:o,text:r=String,disabled:i=!1}){let l=({target:d})=>d.before=n,a=({target:d})=>{let{before:h}=d;h!==void 0&&o(h)},c=p`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(n)}
      ?disabled=${i}
      .value=${Z(String(an(s,n)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${d=>o(s[d.target.valueAsNumber])}
    >
  `;return e===f?c:p`<label class="slider">${e}${c}</label>`}var tt=(e,t,n)=>Array.from({length:Math.round((t-e)/n)+1},(s,o)=>Number((e+o*n).toFixed(6)));function an(e,t){let n=e.map(s=>Math.abs(s-t));return n.indexOf(Math.min(...n))}var b=(e,t,{disabled:n=!1,name:s=""}={})=>p`
    <button
      type="button"
      class=${s||f}
      aria-disabled=${n?"true":f}
      @click=${()=>n||t()}
    >${e}</button>
  `,It=(e,t,n,s)=>p`
    <label>${e}
      <select @change=${o=>s(Number(o.target.value))}>
        ${Array.from({length:t},(o,r)=>p`<option value=${r} ?selected=${Z(r===n)}>${r}</option>`)}
      </select>
    </label>
  `;function $t(e,t){let n,s=()=>{clearTimeout(n),n=setTimeout(t,e)};return s.cancel=()=>clearTimeout(n),s.flush=()=>{clearTimeout(n),t()},s}var ln=4e3;function he(e,{write:t,read:n}){let{page:s}=e;if(!s)return;let o="",r,i=()=>{let d=t();return r=(d?.length??0)>ln,r?void 0:d},l=$t(400,()=>{let d=r;s.write(i()),r!==d&&e.redraw()}),a=()=>{let d=s.read();d!==void 0&&(n(d),r=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(s.listen(a)),queueMicrotask(a);async function c(){if(l.flush(),r)return;let d=s.link();try{await navigator.clipboard.writeText(d),o="Copied."}catch{o=d}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",l()},copyLink:()=>(r===void 0&&i(),r?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${b("Copy link",c)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}var cn=new Intl.NumberFormat("en-US"),H=e=>cn.format(e);var pe=(e,t)=>`${H(e)} ${t}${e===1?"":"s"}`,gt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function V(e){return e===0||e===1?gt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:gt(e)}function dn(e,t){let n=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),s=e/1e3**n;return`${s<1e3?String(Number(s.toPrecision(3))):H(Math.round(s))} ${t[n]}`.trim()}var Pt=e=>dn(e,["bytes","kB","MB","GB","TB"]);var Bt=Symbol.for("gpt-lab-ids");function ue(e){let t=globalThis;return t[Bt]=(t[Bt]??0)+1,`${e}-${t[Bt]}`}var hn=e=>Math.max(1,Math.floor(e/2));function fe(e,t){if(e<=t)return 0;let n=t-hn(t)+1;return n*(1+Math.floor((e-t-1)/n))}function me(e,t){let n=fe(e+1,t);if(!n)return f;let s=pe(e,"token");return p`<p class="faint">
    The model reads ${t} tokens at most: of these ${s} the last ${e+1-n}.
  </p>`}var Ot={temperature:{min:0,max:2},top_k:{min:0,integer:!0},top_p:{min:0,max:1},min_p:{min:0,max:1},repetition_penalty:{min:.5,max:2},seed:{min:0,max:999999,integer:!0}},pn=[["temperature","Temperature",tt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",tt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",[0,.01,.02,...tt(.05,1,.05)],e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",tt(.5,2,.1),String]],$e=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function ge(e,t){let n=(i,l)=>{e.set({[i]:l}),t()},{min:s,max:o=1/0}=Ot.seed,r=i=>{let l=i.target,a=Math.round(l.valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,s),o):e.get("seed");l.value=String(c),n("seed",c)};return p`
    <div class="sampling">
      ${pn.map(([i,l,a,c])=>de({label:p`<span>${l} <span class="number">${c(e.get(i))}</span></span>`,name:l,value:e.get(i),stops:a,text:c,onChange:d=>n(i,d)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${s} max=${o} step="1" .value=${String(e.get("seed"))}
          @change=${r}>
      </label>
    </div>
  `}var un=p`<p class="status-line faint">These are the lab model’s numbers.</p>`;function be({state:e,loaded:t,message:n},s,o,r=un){return e==="ready"||e==="asleep"?r:e==="asking"?p`<p class="status status-line">Your browser is set to save data. ${b(`Load the model (${Pt(s)})`,o)}</p>`:e==="failed"?p`<p class="status status-line warn" role="alert">The model did not load: ${n}. ${b("Try again",o)}</p>`:p`<p class="status status-line faint"><label>Loading the model, ${Pt(s)}
    <progress max=${s} value=${t||f}></progress></label></p>`}var ye=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ae=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,fn={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},mn=/[\p{C}\p{Z}]/u,$n=/^\p{M}/u;function bt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function _e(e){let t=bt(e);if(t===void 0)return p`<span class="bytes">${ye(e)}</span>`;let n=$n.test(t)?["\u25CC"]:[],s="";for(let o of t){if(!mn.test(o)){s+=o;continue}let r=Ae(o),[i,l]=fn[o]??[r,r];n.push(s,p`<span class="sign" role="img" aria-label=${l}>${i}</span>`),s=""}return p`${n}${s}`}function gn(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}function we(e){let t=gn(e);return t?`Character ${t.position} is ${Ae(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Ht(e,t){let n=e.bytes(t);return bt(n)??ye(n)}var ve=(e,t,n)=>{let s=new Map;for(let o=t;o<=n;o++)s.set(e[o],o);return s},z=D(class extends C{constructor(e){if(super(e),e.type!==_.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,n){let s;n===void 0?n=t:t!==void 0&&(s=t);let o=[],r=[],i=0;for(let l of e)o[i]=s?s(l,i):i,r[i]=n(l,i),i++;return{values:r,keys:o}}render(e,t,n){return this.dt(e,t,n).values}update(e,[t,n,s]){let o=ae(e),{values:r,keys:i}=this.dt(t,n,s);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],c,d,h=0,u=o.length-1,m=0,g=r.length-1;for(;h<=u&&m<=g;)if(o[h]===null)h++;else if(o[u]===null)u--;else if(l[h]===i[m])a[m]=M(o[h],r[m]),h++,m++;else if(l[u]===i[g])a[g]=M(o[u],r[g]),u--,g--;else if(l[h]===i[g])a[g]=M(o[h],r[g]),j(e,a[g+1],o[h]),h++,g--;else if(l[u]===i[m])a[m]=M(o[u],r[m]),j(e,o[h],o[u]),u--,m++;else if(c===void 0&&(c=ve(i,m,g),d=ve(l,h,u)),c.has(l[h]))if(c.has(l[u])){let A=d.get(i[m]),x=A!==void 0?o[A]:null;if(x===null){let W=j(e,o[h]);M(W,r[m]),a[m]=W}else a[m]=M(x,r[m]),j(e,o[h],x),o[A]=null;m++}else pt(o[u]),u--;else pt(o[h]),h++;for(;m<=g;){let A=j(e,a[g+1]);M(A,r[m]),a[m++]=A}for(;h<=u;){let A=o[h++];A!==null&&pt(A)}return this.ut=i,ht(e,a),y}});var Ut=300,bn=400,yt=class{#t=Ut;#e=[];#n=[];#r=0;constructor(t,n,s){this.context=t,this.template=n,this.onSelect=s}focus(t){t>=this.#t&&this.#o(t+Ut),queueMicrotask(()=>queueMicrotask(()=>{this.context.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#o(t){this.#t=t,this.context.redraw()}#s(t){let n=this.#e,s=Math.min(n.length,t.length),o=0;for(;o<s&&n[o]===t[o];)o+=1;let r=0;for(;r<s-o&&n.at(-1-r)===t.at(-1-r);)r+=1;let i=Array.from({length:t.length-o-r},()=>this.#r++),l=this.#n;this.#n=[...l.slice(0,o),...i,...l.slice(l.length-r)],this.#e=t}#i(t){let n=t.target.closest(".tokens > li");return n?[...n.parentElement?.children??[]].indexOf(n):-1}#a=t=>{let n=this.#i(t);n>=0&&this.onSelect(n)};#l=t=>{let n=this.#i(t),s=this.#e.length-1,r={ArrowRight:n+1,ArrowLeft:n-1,Home:0,End:s}[t.key];n<0||r===void 0||r<0||r>s||(t.preventDefault(),this.onSelect(r),this.focus(r))};#c=t=>{let{scrollTop:n,clientHeight:s,scrollHeight:o}=t.currentTarget;n+s>o-bn&&this.#t<this.#e.length&&this.#o(this.#t+Ut)};view(t,n){t!==this.#e&&this.#s(t);let s=t.slice(0,this.#t),o=Math.min(n,s.length-1),r=t.length-s.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${z(s,(i,l)=>this.#n[l],(i,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===n?"true":"false"}
        ><bdi>${this.template(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${r>0?p`<p class="more">${b(`Show more: ${H(s.length)} of ${H(t.length)} tokens are drawn`,()=>{this.#o(2*this.#t),this.focus(s.length)})}</p>`:f}
    `}};var At=class{announcement="";#t="";#e=!1;#n=!1;#r=[];#o=$t(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,n,s,o){this.model=t,this.page=n,this.host=s,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.model.save_changes()}on(t,n){let s=t.map(o=>`change:${o}`).join(" ");this.model.on(s,n),this.onCleanup(()=>this.model.off(s,n))}redraw(){this.#e||this.#n||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#n||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#r.push(t)}dispose(){this.#n=!0,this.#o.cancel();for(let t of this.#r.splice(0))t()}};function xe(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let n=null,s=l=>{let a=l.target.closest("[data-tip]");a!==n&&(o(),a&&(n=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,yn(t,a.getBoundingClientRect())))},o=()=>{n=null,t.remove()},i=[["pointerover",s],["focusin",s],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function yn(e,t){let{width:n,height:s}=e.getBoundingClientRect(),o=t.left+t.width/2-n/2,r=t.top-s-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-n-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var An=e=>e.stopPropagation();function Te(e,t,n){return{async render({model:s,el:o,page:r}){let i="show"in o?void 0:o,l=u=>{let m=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${An}>
            ${u}
            <p class="unseen" role="status">${d.announcement}</p>
          </section>
        `;"show"in o?o.show(m):se(m,o)},a=u=>{if(d.dispose(),l(_n(t,u)),i)console.warn(u);else throw u},c=()=>f,d=new At(s,r,i,()=>{try{l(c())}catch(u){a(u)}}),h=()=>d.redraw();try{c=await n(d),s.on("change",h),d.onCleanup(()=>s.off("change",h)),i&&d.onCleanup(xe(i))}catch(u){return a(u),()=>{}}return d.draw(),()=>d.dispose()}}}var _n=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ke="important",wn=" !"+ke,Ce=D(class extends C{constructor(e){if(super(e),e.type!==_.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let s=e[n];return s==null?t:t+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in t){let o=t[s];if(o!=null){this.ft.add(s);let r=typeof o=="string"&&o.endsWith(wn);s.includes("-")||r?n.setProperty(s,r?o.slice(0,-11):o,r?ke:""):n[s]=o}}return y}});var Me=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ce({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Rt(e,t,n,s){let o=Math.max(...e.map(({probability:r})=>r));return p`
    <ol class="words" aria-label=${n}>
      ${z(e,({id:r})=>r,({id:r,probability:i})=>p`<li>
          ${s?p`
              <button type="button" class="word" @click=${()=>s(r)}
                title="Write this token"><bdi>${t(r)}</bdi></button>
            `:p`<span class="word"><bdi>${t(r)}</bdi></span>`}
          ${Me(i,o)}
          <span class="number">${V(i)}</span>
        </li>`)}
    </ol>
    ${e.length?f:p`<p class="faint">They come with the model.</p>`}
  `}function Se({sizes:e,chosen:t,onChange:n,stateLabels:s,streams:o=!1}){let{n_layers:r,n_heads:i}=e,l=(a,c,d)=>p`
      <button type="button" class="part" aria-pressed=${t.has(a)?"true":"false"}
        aria-label="${d}: ${s[t.has(a)?0:1]}"
        @click=${()=>n(t.symmetricDifference(new Set([a])))}>${c}</button>
    `;return p`
    <div class="parts">
      ${o?p`<div class="buttons">${l("embedding","embedding","Embedding")}</div>`:f}
      ${Array.from({length:r},(a,c)=>p`<div class="buttons" role="group" aria-label="Block ${c}">
          <span>Block ${c}</span>
          ${l(`blocks.${c}.attention`,"attention",`Attention of block ${c}`)}
          ${Array.from({length:i},(d,h)=>l(`blocks.${c}.attention.heads.${h}`,`${h}`,`Head ${h} of block ${c}`))}
          ${l(`blocks.${c}.feed_forward`,"FFN",`Feed-forward network of block ${c}`)}
          ${o?l(`blocks.${c}.output`,"stream",`Stream after block ${c}`):f}
        </div>`)}
    </div>
  `}var vn=24,[F,S]=[64,20];function Ne({weights:e,tokens:t,query:n,matrix:s}){let o=t.length,r=s?o:n+1,i=Math.max(0,r-vn),l=e.subarray(n*o,n*o+n+1),c=[...l.keys()].sort((u,m)=>l[m]-l[u]).slice(0,3).map(u=>`${Ee(t[u])} ${gt(l[u],0)}`).join(", "),d=`${Ee(t[n])} looks at ${c}.`,h=s?Tn(e,t,i,o,n):xn(l,t,i,n);return p`
    <p class="faint" aria-live="polite">${d}${i?` Drawn are the last ${r-i} tokens.`:f}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${d}>${h}</div>
  `}var Ee=e=>`\u201C${e}\u201D`,Le=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function xn(e,t,n,s){let o=t.slice(n,s+1),r=o.length*F,i=Math.min(110,30+o.length*8),l=a=>(a-n+.5)*F;return O`<svg width=${r} height=${i+24} viewBox="0 0 ${r} ${i+24}">
    ${o.map((a,c)=>{let d=n+c,[h,u]=[l(s),l(d)],m=Math.max(4,i-14-i*1.2*(s-d)/o.length),g=d===s?`M${h-8} ${i} C${h-14} ${i-26} ${h+14} ${i-26} ${h+8} ${i}`:`M${h} ${i} Q${(h+u)/2} ${m-i/2} ${u} ${i}`;return O`
        <path class="arc" d=${g} stroke-width=${.5+7*e[d]}
          stroke-opacity=${.08+.92*e[d]}></path>
      `})}
    ${o.map((a,c)=>O`
        <text class=${n+c===s?"looks":""} x=${(c+.5)*F} y=${i+16}
          text-anchor="middle">${Le(a)}</text>
      `)}
  </svg>`}function Tn(e,t,n,s,o){let r=s-n,i=F+r*S,l=[];for(let a=0;a<r;a++){l.push(O`
      <text class=${n+a===o?"looks":""} x=${F-6}
        y=${a*S+14} text-anchor="end">${Le(t[n+a])}</text>
    `);for(let c=0;c<=a;c++){let d=e[(n+a)*s+n+c];l.push(O`
        <rect class="cell" x=${F+c*S} y=${a*S} width=${S-1}
          height=${S-1} fill-opacity=${.05+.95*d}></rect>
      `)}}return O`<svg width=${i} height=${r*S} viewBox="0 0 ${i} ${r*S}">${l}</svg>`}var kn=(e,t)=>p`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((n,s)=>p`<tr>
            <th scope="row">${s===0?"the embedding":`block ${s-1}`}</th>
            ${z(n,({id:o,probability:r})=>p`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${V(r)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `;function Ie(e,t,n){let s=new Set(e.get("off")),o=r=>{e.set({off:[...r].sort()}),n()};return p`
    ${Se({sizes:t,chosen:s,onChange:o,stateLabels:["off","on"]})}
    <p>${s.size?b(`Switch all on again (${s.size} off)`,()=>o(new Set)):p`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Pe(e,t,{template:n,plain:s,ids:o,changed:r}){let{layers:i,attention:l,position:a=0,start:c=0}=t;if(!i||!l)return p`<p class="faint">This comes with the model.</p>`;let{n_layers:d,n_heads:h}=e.get("sizes"),u=m=>{e.set(m),r()};return p`
    ${kn(i,n)}
    <div class="buttons">
      ${It("Block",d,e.get("layer"),m=>u({layer:m}))}
      ${It("Head",h,e.get("head"),m=>u({head:m}))}
      ${b(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${Ne({weights:l,tokens:o.slice(c,c+Math.sqrt(l.length)).map(s),query:a-c,matrix:e.get("matrix")})}
  `}var Be=(e,t)=>p`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([n,s])=>b(n,()=>t(s)))}
    </div>
  `;function Oe(e,t){let n=(s,o)=>{let r=o.target.open;r!==e.has(s)&&(r?e.add(s):e.delete(s),t())};return(s,o,r)=>p`
      <details ?open=${e.has(s)} @toggle=${i=>n(s,i)}>
        <summary>${o}</summary>
        ${e.has(s)?r():f}
      </details>
    `}var He=e=>p`
    <p class="faint about">
      A model of ${Cn(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function Cn(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,n=`${H(e.get("sizes").parameters)} parameters`;return t===void 0?n:p`<a href="${t}book/lab_model.html">${n}</a>`}function Re(e,t,n=!1){let s=e?e.split(","):[];return{parts:s.filter(o=>Ue(o,t,n)),problems:s.filter(o=>!Ue(o,t,n)).map(o=>`${o} is not a part of the model`)}}var Mn=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Ue(e,{n_layers:t,n_heads:n},s){if(Mn(e)&&!s)return!1;let[o,r="0",i="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(e)??[];return e==="embedding"||o!==void 0&&Number(r)<t&&Number(i)<n}var De=e=>new Map(e.split("&").map(t=>{let n=t.indexOf("=");return[t.slice(0,n),t.slice(n+1)]}));function je(e,t){let n=Object.fromEntries(Object.keys(t).map(s=>[s,e(s)]));return{encode:()=>Object.entries(t).flatMap(([s,o])=>{let r="format"in o?o.format:String,i=r(e(s));return i===r(n[s])?[]:[`${s}=${i}`]}),decode(s){let o={},r=[];for(let[i,l]of Object.entries(t)){let a=s.get(i),c=a===void 0?n[i]:Sn(a,l);c===void 0&&r.push(`${i}=${a} is not ${En(l)}`),o[i]=c===void 0?n[i]:c}return{traits:o,problems:r}}}}function Sn(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:n,max:s=1/0,integer:o}=t,r=Number(e||NaN);return r>=n&&r<=s&&(!o||Number.isInteger(r))?r:void 0}function En(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}function Ve(e){let t=Array.from(new TextEncoder().encode(e),n=>String.fromCharCode(n));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ze(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return bt(Array.from(t,n=>n.charCodeAt(0)))}catch{return}}function Fe(e,t){let n=je(e,Ot);return{encode(){let s=[`text=${Ve(e("text"))}`,...n.encode()];return e("off").length&&s.push(`off=${e("off").join(",")}`),s.join("&")},decode(s){let o=De(s),{traits:r,problems:i}=n.decode(o),l=ze(o.get("text")??"");l===void 0?i.unshift("its text is damaged"):r.text=l;let{parts:a,problems:c}=Re(o.get("off"),t);return r.off=a,{traits:r,problems:[...i,...c]}}}}var _t=class{#t=[];constructor(t,n){this.tokenizer=t,this.ids=n}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};var Nn=60,Ln=10,In=5,qo=Te("live-gpt","The model, live",async e=>{let t=ue("live-gpt"),n=new mt(await J(e.model,"lab-vocabulary")),s=e.get("sizes"),o=()=>!!e.get("small"),r=new _t(n,e.get("ids")),i=Lt(e.get("version")),l="",a="",c=!1,d,h,u=0,m=new Set,g={next:e.get("next").map(([$,w])=>({id:$,probability:w}))},A=new Map,x=$=>(A.has($)||A.set($,_e(n.bytes($))),A.get($)),W=new Map,et={ids:[],gpt2:[]},We=()=>(et.ids!==r.ids&&(et={ids:r.ids,gpt2:n.gpt2_ids(r.ids)},r.ids.forEach(($,w)=>W.set(et.gpt2[w],$))),et.gpt2),Ge=$=>x(W.get($)??$),qe=new yt(e,Ge,$=>{d=d===$?void 0:$,T()}),nt=[],G=0,wt=()=>{G=0,nt.length&&(r.append(nt.splice(0)),st())},U=e.host&&i.client($=>{if($.id===u){if($.type==="token"){$.token===n.end_of_text?a="The model ended the text here.":nt.push($.token),G||=requestAnimationFrame(wt);return}else if($.type==="written")cancelAnimationFrame(G),wt(),c=!1,e.announce(r.text.slice(-200)),T();else if($.type==="answer"){g=$;let w=$.next.map(({id:v,probability:Xe})=>[v,Xe]);d===void 0&&e.set({next:w});let[E]=$.next;E&&!c&&e.announce(`Next: ${Ht(n,E.id)}, ${V(E.probability)}`)}else l=`The model could not read this: ${$.message}.`,c=!1;e.redraw()}}),Dt=()=>[n.end_of_text,...r.ids],jt=()=>({ids:Dt(),off:e.get("off"),sampling:$e(e)});function T(){U&&(i.ensureLoaded(e),u+=1,d!==void 0&&d>=r.ids.length&&(d=void 0),U.send({type:"ask",id:u,...jt(),words:Ln,position:d===void 0?void 0:d+1,lens:m.has("inside"),head:m.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function st(){e.set({ids:r.ids,text:r.text}),vt?.changed(),e.redraw()}function Vt($){U&&(q(),i.ensureLoaded(e),r.mark(),d=void 0,a="",c=!0,u+=1,U.send({type:"write",id:u,...jt(),seed:e.get("seed"),count:$,stop:n.end_of_text}),e.redraw())}function q(){c&&(cancelAnimationFrame(G),wt(),c=!1,T())}function ot($){if(l=we($),h=l?$:void 0,l)return e.redraw();nt=[],c=!1,a="",d=void 0,r.type($),st(),T()}function Ke(){q(),r.undo(),a="",st(),T()}function Ye($){$!==n.end_of_text&&(q(),r.mark(),d!==void 0&&(r.ids=r.ids.slice(0,d+1)),d=void 0,r.append([$]),st(),T())}e.on(["text"],()=>{e.get("text")!==r.text&&ot(e.get("text"))});let zt=()=>{vt?.changed(),T()},Ft=Fe($=>e.get($),s),vt=o()?void 0:he(e,{write:Ft.encode,read($){let{traits:{text:w,...E},problems:v}=Ft.decode($);e.set(E),w!==void 0&&ot(w),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});U&&(ce(e,i,U),e.onCleanup(()=>cancelAnimationFrame(G)));let xt=Oe(m,T);return()=>{let $=(g.id??0)===u,w=o()?g.next.slice(0,In):g.next,E=d===void 0?"Next words":p`Next words after <bdi class="token">${x(r.ids[d])}</bdi>`;return p`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${o()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${Z(h??r.text)}
        @input=${v=>ot(v.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${b(c?"Stop":"Write",()=>c?q():Vt(Nn),{name:"write"})}
        ${b("One token",()=>Vt(1),{disabled:c})}
        ${b("Undo",Ke,{disabled:!r.changed})}
        ${vt?.copyLink()??f}
        <span class="faint">${a}</span>
      </div>
      ${o()?f:p`
        ${Be(e.get("examples"),v=>{q(),ot(v)})}
        ${qe.view(We(),d??r.ids.length-1)}
        ${me(r.ids.length,s.context_length)}
      `}
      <div class="next" aria-busy=${$?"false":"true"}>
        <p class="title" id="${t}-next">${E}</p>
        ${Rt(w,x,"Next words",Ye)}
      </div>
      ${be(i.status,e.get("size"),()=>i.ensureLoaded(e,!0),f)}
      ${o()?f:p`
        ${xt("sampling","How the next token is chosen",()=>p`
            ${ge(e,zt)}
            <p class="title">What is drawn from</p>
            ${Rt(g.adjusted??[],x,"What is drawn from")}
          `)}
        ${xt("inside","Look inside",()=>Pe(e,g,{template:x,plain:v=>Ht(n,v),ids:Dt(),changed:T}))}
        ${xt("off","Switch parts off",()=>Ie(e,s,zt))}
      `}
      ${He(e)}
    `}});export{qo as default};
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
