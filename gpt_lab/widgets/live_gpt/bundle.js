var Nt=globalThis,Qt=e=>e,lt=Nt.trustedTypes,Yt=lt?lt.createPolicy("lit-html",{createHTML:e=>e}):void 0,St="$lit$",T=`lit$${Math.random().toFixed(9).slice(2)}$`,Ct="?"+T,Ve=`<${Ct}>`,I=document,J=()=>I.createComment(""),X=e=>e===null||typeof e!="object"&&typeof e!="function",Ot=Array.isArray,ee=e=>Ot(e)||typeof e?.[Symbol.iterator]=="function",Mt=`[ 	
\f\r]`,Z=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Kt=/-->/g,Zt=/>/g,O=RegExp(`>|${Mt}(?:([^\\s"'>=/]+)(${Mt}*=${Mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Jt=/'/g,Xt=/"/g,se=/^(?:script|style|textarea|title)$/i,Lt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Lt(1),B=Lt(2),bs=Lt(3),_=Symbol.for("lit-noChange"),$=Symbol.for("lit-nothing"),te=new WeakMap,L=I.createTreeWalker(I,129);function ne(e,t){if(!Ot(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Yt!==void 0?Yt.createHTML(t):t}var oe=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=Z;for(let l=0;l<s;l++){let a=e[l],d,c,h=-1,u=0;for(;u<a.length&&(i.lastIndex=u,c=i.exec(a),c!==null);)u=i.lastIndex,i===Z?c[1]==="!--"?i=Kt:c[1]!==void 0?i=Zt:c[2]!==void 0?(se.test(c[2])&&(o=RegExp("</"+c[2],"g")),i=O):c[3]!==void 0&&(i=O):i===O?c[0]===">"?(i=o??Z,h=-1):c[1]===void 0?h=-2:(h=i.lastIndex-c[2].length,d=c[1],i=c[3]===void 0?O:c[3]==='"'?Xt:Jt):i===Xt||i===Jt?i=O:i===Kt||i===Zt?i=Z:(i=O,o=void 0);let m=i===O&&e[l+1].startsWith("/>")?" ":"";r+=i===Z?a+Ve:h>=0?(n.push(d),a.slice(0,h)+St+a.slice(h)+T+m):a+T+(h===-2?l:m)}return[ne(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},tt=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,i=0,l=t.length-1,a=this.parts,[d,c]=oe(t,s);if(this.el=e.createElement(d,n),L.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=L.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(St)){let u=c[i++],m=o.getAttribute(h).split(T),g=/([.?@])?(.*)/.exec(u);a.push({type:1,index:r,name:g[2],strings:m,ctor:g[1]==="."?ht:g[1]==="?"?dt:g[1]==="@"?pt:R}),o.removeAttribute(h)}else h.startsWith(T)&&(a.push({type:6,index:r}),o.removeAttribute(h));if(se.test(o.tagName)){let h=o.textContent.split(T),u=h.length-1;if(u>0){o.textContent=lt?lt.emptyScript:"";for(let m=0;m<u;m++)o.append(h[m],J()),L.nextNode(),a.push({type:2,index:++r});o.append(h[u],J())}}}else if(o.nodeType===8)if(o.data===Ct)a.push({type:2,index:r});else{let h=-1;for(;(h=o.data.indexOf(T,h+1))!==-1;)a.push({type:7,index:r}),h+=T.length-1}r++}}static createElement(t,s){let n=I.createElement("template");return n.innerHTML=t,n}};function P(e,t,s=e,n){if(t===_)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=X(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,n)),t}var ct=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??I).importNode(s,!0);L.currentNode=o;let r=L.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let d;a.type===2?d=new D(r,r.nextSibling,this,t):a.type===1?d=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(d=new ft(r,this,t)),this._$AV.push(d),a=n[++l]}i!==a?.index&&(r=L.nextNode(),i++)}return L.currentNode=I,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},D=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=$,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=P(this,t,s),X(t)?t===$||t==null||t===""?(this._$AH!==$&&this._$AR(),this._$AH=$):t!==this._$AH&&t!==_&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ee(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==$&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(I.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=tt.createElement(ne(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new ct(o,this),i=r.u(this.options);r.p(s),this.T(i),this._$AH=r}}_$AC(t){let s=te.get(t.strings);return s===void 0&&te.set(t.strings,s=new tt(t)),s}k(t){Ot(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(J()),this.O(J()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Qt(t).nextSibling;Qt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},R=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=$,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=$}_$AI(t,s=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=P(this,t,s,0),i=!X(t)||t!==this._$AH&&t!==_,i&&(this._$AH=t);else{let l=t,a,d;for(t=r[0],a=0;a<r.length-1;a++)d=P(this,l[n+a],s,a),d===_&&(d=this._$AH[a]),i||=!X(d)||d!==this._$AH[a],d===$?t=$:t!==$&&(t+=(d??"")+r[a+1]),this._$AH[a]=d}i&&!o&&this.j(t)}j(t){t===$?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ht=class extends R{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===$?void 0:t}},dt=class extends R{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==$)}},pt=class extends R{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=P(this,t,s,0)??$)===_)return;let n=this._$AH,o=t===$&&n!==$||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==$&&(n===$||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ft=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},re={M:St,P:T,A:Ct,C:1,L:oe,R:ct,D:ee,V:P,I:D,H:R,N:dt,U:pt,B:ht,F:ft},We=Nt.litHtmlPolyfillSupport;We?.(tt,D),(Nt.litHtmlVersions??=[]).push("3.3.3");var ie=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new D(t.insertBefore(J(),r),r,void 0,s??{})}return o._$AI(e),o};var b={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},F=e=>(...t)=>({_$litDirective$:e,values:t}),M=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:qe}=re,ae=e=>e;var ce=e=>e.strings===void 0,le=()=>document.createComment(""),z=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let r=n.insertBefore(le(),o),i=n.insertBefore(le(),o);s=new qe(r,i,e,e.options)}else{let r=s._$AB.nextSibling,i=s._$AM,l=i!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==i._$AU&&s._$AP(a)}if(r!==o||l){let a=s._$AA;for(;a!==r;){let d=ae(a).nextSibling;ae(n).insertBefore(a,o),a=d}}}return s},N=(e,t,s=e)=>(e._$AI(t,s),e),Ge={},ut=(e,t=Ge)=>e._$AH=t,he=e=>e._$AH,mt=e=>{e._$AR(),e._$AA.remove()};var S=F(class extends M{constructor(e){if(super(e),e.type!==b.PROPERTY&&e.type!==b.ATTRIBUTE&&e.type!==b.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ce(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===_||t===$)return t;let s=e.element,n=e.name;if(e.type===b.PROPERTY){if(t===s[n])return _}else if(e.type===b.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return _}else if(e.type===b.ATTRIBUTE&&s.getAttribute(n)===t+"")return _;return ut(e),t}});function et(e,t){return new Promise((s,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?n(new Error(r.error)):s(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function de(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new It}var It=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#r;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#n(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#s+=1;return this.#e.set(s,t),{send:n=>this.#i({...n,client:s}),end:()=>{this.#e.delete(s),this.#i({type:"end",client:s})}}}#i(t){this.#r?this.#r.postMessage(t):this.#o.push(t)}async want(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&Qe())return this.#n({state:"asking"});this.#n({state:"loading",loaded:0,message:""});try{let o=await Ye(t),r=this.#r??=await this.#a(t);r.postMessage({type:"load",source:o});for(let i of this.#o.splice(0))r.postMessage(i)}catch(o){this.#n({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let s=await et(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await Ke(n).catch(()=>Ze(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:i})=>this.#l(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#l(t){t.type==="progress"?this.#n({loaded:t.loaded}):t.type==="failed"?this.#n({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#n({state:"ready"})):this.#e.get(t.client)?.(t)}},Qe=()=>!!navigator.connection?.saveData;async function Ye(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await et(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function Ke(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function Ze(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function pe(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}var $t=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return s}};var gt=class{#t;#e=new Uint8Array(256);#s;#r=new Map;#o;#n=new Map;constructor(t){let s=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#r.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let s=this.#n.get(t);if(s)return s;this.#n.size>5e4&&this.#n.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#n.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#i([...s]);yield{ids:[...s]};for(let[o,r]of n){let i=o+1;for(;s[i]<0;)i+=1;s[o]=r,s[i]=-1;let l=s.slice(0,o).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,made:r}}}#i(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new $t,r=l=>{let a=this.#r.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let i=[];for(;o.size;){let l=o.pop(),a=l%2**32,d=Math.floor(l/2**32),c=n[a],[h,u]=this.parts(d);t[a]!==h||t[c]!==u||(t[a]=d,t[c]=-1,n[a]=n[c],n[a]<t.length&&(s[n[a]]=a,r(a)),s[a]>=0&&r(s[a]),i.push([a,d]))}return i}};var Je="<|endoftext|>",wt=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new gt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Je)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};var yt=class e{start=0;seen=new Map;#t="";constructor(t=[],s={}){this.wanted=new Set(t),this.edits=s,this.idle=this.wanted.size===0&&Object.keys(s).length===0}inside(t){if(this.idle)return this;let s=new e(this.wanted,this.edits);return s.seen=this.seen,s.start=this.start,s.#t=`${this.#t}${t}.`,s}watches(...t){return!this.idle&&t.some(s=>this.wanted.has(this.#t+s)||this.#t+s in this.edits)}pass(t,s,n){if(this.idle)return s;let o=this.#t+t,r=this.edits[o];if(r){let i=r(s.slice(),n,this.start);if(!(i instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${i}, not a Float32Array`);if(i.length!==s.length)throw new RangeError(`the edit of ${o} made ${i.length} numbers of [${n.join(", ")}]`);s=i}return this.wanted.has(o)&&this.seen.set(o,{values:s.slice(),shape:n}),s}},Xe=new yt;function fe(e,t){if(e<=t)return 0;let s=t-Math.max(1,Math.floor(t/2))+1;return s*(1+Math.floor((e-t-1)/s))}function ue({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:i=!1}){let l=({target:c})=>c.before=s,a=({target:c})=>{let{before:h}=c;h!==void 0&&o(h)},d=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${i}
      .value=${S(String(ts(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${c=>o(n[c.target.valueAsNumber])}
    >
  `;return e===$?d:p`<label class="slider">${e}${d}</label>`}function ts(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var y=(e,t,{off:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||$}
      aria-disabled=${s?"true":$}
      @click=${()=>s||t()}
    >${e}</button>
  `;function _t(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.now=()=>{clearTimeout(s),t()},n}function me(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r=_t(400,()=>n.write(t())),i=()=>{let a=n.read();a!==void 0&&(s(a),r.cancel())};e.atEnd(r.cancel),e.atEnd(n.listen(i)),queueMicrotask(i);async function l(){r.now();let a=n.link();try{await navigator.clipboard.writeText(a),o="Copied."}catch{o=a}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",r()},copyLink:()=>p`
        <span class="copy-link">
          ${y("Copy link",l)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:$}
        </span>
      `}}var es=new Intl.NumberFormat("en-US"),H=e=>es.format(e);var $e=(e,t)=>`${H(e)} ${t}${e===1?"":"s"}`,xt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function V(e){return e===0||e===1?xt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:xt(e)}function ss(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):H(Math.round(n))} ${t[s]}`.trim()}var Pt=e=>ss(e,["bytes","kB","MB","GB","TB"]);var ns=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Rt=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,os={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},rs=/[\p{C}\p{Z}]/u,is=/^\p{M}/u;function st(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ge(e){let t=st(e);if(t===void 0)return p`<span class="bytes">${ns(e)}</span>`;let s=is.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!rs.test(o)){n+=o;continue}let r=Rt(o),[i,l]=os[o]??[r,r];s.push(n,p`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return p`${s}${n}`}function we(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}var ye=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},W=F(class extends M{constructor(e){if(super(e),e.type!==b.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],r=[],i=0;for(let l of e)o[i]=n?n(l,i):i,r[i]=s(l,i),i++;return{values:r,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=he(e),{values:r,keys:i}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],d,c,h=0,u=o.length-1,m=0,g=r.length-1;for(;h<=u&&m<=g;)if(o[h]===null)h++;else if(o[u]===null)u--;else if(l[h]===i[m])a[m]=N(o[h],r[m]),h++,m++;else if(l[u]===i[g])a[g]=N(o[u],r[g]),u--,g--;else if(l[h]===i[g])a[g]=N(o[h],r[g]),z(e,a[g+1],o[h]),h++,g--;else if(l[u]===i[m])a[m]=N(o[u],r[m]),z(e,o[h],o[u]),u--,m++;else if(d===void 0&&(d=ye(i,m,g),c=ye(l,h,u)),d.has(l[h]))if(d.has(l[u])){let x=c.get(i[m]),E=x!==void 0?o[x]:null;if(E===null){let G=z(e,o[h]);N(G,r[m]),a[m]=G}else a[m]=N(E,r[m]),z(e,o[h],E),o[x]=null;m++}else mt(o[u]),u--;else mt(o[h]),h++;for(;m<=g;){let x=z(e,a[g+1]);N(x,r[m]),a[m++]=x}for(;h<=u;){let x=o[h++];x!==null&&mt(x)}return this.ut=i,ut(e,a),_}});var Bt=300,as=400,At=class{#t=Bt;#e=[];#s=[];#r=0;constructor(t,s,n){this.lab=t,this.written=s,this.onSelect=n}focus(t){t>=this.#t&&this.#o(t+Bt),queueMicrotask(()=>queueMicrotask(()=>{this.lab.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#o(t){this.#t=t,this.lab.redraw()}#n(t){let s=this.#e,n=Math.min(s.length,t.length),o=0;for(;o<n&&s[o]===t[o];)o+=1;let r=0;for(;r<n-o&&s.at(-1-r)===t.at(-1-r);)r+=1;let i=Array.from({length:t.length-o-r},()=>this.#r++),l=this.#s;this.#s=[...l.slice(0,o),...i,...l.slice(l.length-r)],this.#e=t}#i(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#a=t=>{let s=this.#i(t);s>=0&&this.onSelect(s)};#l=t=>{let s=this.#i(t),n=this.#e.length-1,r={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||r===void 0||r<0||r>n||(t.preventDefault(),this.onSelect(r),this.focus(r))};#c=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:o}=t.currentTarget;s+n>o-as&&this.#t<this.#e.length&&this.#o(this.#t+Bt)};view(t,s){t!==this.#e&&this.#n(t);let n=t.slice(0,this.#t),o=Math.min(s,n.length-1),r=t.length-n.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${W(n,(i,l)=>this.#s[l],(i,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.written(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${r>0?p`<p class="more">${y(`Show more: ${H(n.length)} of ${H(t.length)} tokens are drawn`,()=>{this.#o(2*this.#t),this.focus(n.length)})}</p>`:$}
    `}};var vt=class{spoken="";#t="";#e=!1;#s=!1;#r=[];#o=_t(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.atEnd(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#r.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#r.splice(0))t()}};function _e(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,ls(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function ls(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var cs=e=>e.stopPropagation();function xe(e,t,s){return{async render({model:n,el:o,page:r}){let i="show"in o?void 0:o,l=u=>{let m=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${cs}>
            ${u}
            <p class="unseen" role="status">${c.spoken}</p>
          </section>
        `;"show"in o?o.show(m):ie(m,o)},a=u=>{if(c.end(),l(hs(t,u)),i)console.warn(u);else throw u},d=()=>$,c=new vt(n,r,i,()=>{try{l(d())}catch(u){a(u)}}),h=()=>c.redraw();try{d=await s(c),n.on("change",h),c.atEnd(()=>n.off("change",h)),i&&c.atEnd(_e(i))}catch(u){return a(u),()=>{}}return c.draw(),()=>c.end()}}}var hs=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ds=24,[q,C]=[64,20];function ve({weights:e,tokens:t,query:s,matrix:n}){let o=t.length,r=n?o:s+1,i=Math.max(0,r-ds),l=e.subarray(s*o,s*o+s+1),d=[...l.keys()].sort((u,m)=>l[m]-l[u]).slice(0,3).map(u=>`${Ae(t[u])} ${xt(l[u],0)}`).join(", "),c=`${Ae(t[s])} looks at ${d}.`,h=n?fs(e,t,i,o,s):ps(l,t,i,s);return p`
    <p class="faint" aria-live="polite">${c}${i?` Drawn are the last ${r-i} tokens.`:$}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${c}>${h}</div>
  `}var Ae=e=>`\u201C${e}\u201D`,be=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function ps(e,t,s,n){let o=t.slice(s,n+1),r=o.length*q,i=Math.min(110,30+o.length*8),l=a=>(a-s+.5)*q;return B`<svg width=${r} height=${i+24} viewBox="0 0 ${r} ${i+24}">
    ${o.map((a,d)=>{let c=s+d,[h,u]=[l(n),l(c)],m=Math.max(4,i-14-i*1.2*(n-c)/o.length),g=c===n?`M${h-8} ${i} C${h-14} ${i-26} ${h+14} ${i-26} ${h+8} ${i}`:`M${h} ${i} Q${(h+u)/2} ${m-i/2} ${u} ${i}`;return B`
        <path class="arc" d=${g} stroke-width=${.5+7*e[c]}
          stroke-opacity=${.08+.92*e[c]}></path>
      `})}
    ${o.map((a,d)=>B`
        <text class=${s+d===n?"looks":""} x=${(d+.5)*q} y=${i+16}
          text-anchor="middle">${be(a)}</text>
      `)}
  </svg>`}function fs(e,t,s,n,o){let r=n-s,i=q+r*C,l=[];for(let a=0;a<r;a++){l.push(B`
      <text class=${s+a===o?"looks":""} x=${q-6}
        y=${a*C+14} text-anchor="end">${be(t[s+a])}</text>
    `);for(let d=0;d<=a;d++){let c=e[(s+a)*n+s+d];l.push(B`
        <rect class="cell" x=${q+d*C} y=${a*C} width=${C-1}
          height=${C-1} fill-opacity=${.05+.95*c}></rect>
      `)}}return B`<svg width=${i} height=${r*C} viewBox="0 0 ${i} ${r*C}">${l}</svg>`}var ke=(e,t)=>p`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>p`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${W(s,({id:o,probability:r})=>p`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${V(r)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `,Ht=(e,t,s,n)=>p`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,r)=>p`<option value=${r} ?selected=${S(r===s)}>${r}</option>`)}
      </select>
    </label>
  `;function Ee(e,{n_layers:t,n_heads:s},n){let o=new Set(e.get("off")),r=l=>{e.set({off:[...l].sort()}),n()},i=(l,a,d)=>p`
      <button type="button" class="part" aria-pressed=${o.has(l)?"true":"false"}
        aria-label="${d}: ${o.has(l)?"off":"on"}"
        @click=${()=>r(o.symmetricDifference(new Set([l])))}>${a}</button>
    `;return p`
    <div class="parts">
      ${Array.from({length:t},(l,a)=>p`<div class="buttons" role="group" aria-label="Block ${a}">
          <span>Block ${a}</span>
          ${i(`blocks.${a}.attention`,"attention",`Attention of block ${a}`)}
          ${Array.from({length:s},(d,c)=>i(`blocks.${a}.attention.heads.${c}`,`${c}`,`Head ${c} of block ${a}`))}
          ${i(`blocks.${a}.feed_forward`,"FFN",`Feed-forward network of block ${a}`)}
        </div>`)}
    </div>
    <p>${o.size?y(`Switch all on again (${o.size} off)`,()=>r(new Set)):p`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Te(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Me(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return st(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var bt={temperature:[.8,0,2],top_k:[0,0,1e3],top_p:[1,0,1],repetition_penalty:[1,.5,2],seed:[0,0,999999]},us=new Set(["top_k","seed"]);function Ne(e){let t=[`text=${Te(e("text"))}`];for(let[s,[n]]of Object.entries(bt))e(s)!==n&&t.push(`${s}=${e(s)}`);return e("off").length&&t.push(`off=${e("off").join(",")}`),t.join("&")}function Se(e,t){let s={off:[]},n=[],o=new Map(e.split("&").map(i=>{let l=i.indexOf("=");return[i.slice(0,l),i.slice(l+1)]})),r=Me(o.get("text")??"");r===void 0?n.push("its text is damaged"):s.text=r;for(let[i,[l,a,d]]of Object.entries(bt)){let c=o.has(i)?Number(o.get(i)):l,h=c>=a&&c<=d&&(!us.has(i)||Number.isInteger(c));s[i]=h?c:l,h||n.push(`${i}=${o.get(i)} is not in ${a} \u2026 ${d}`)}for(let i of o.get("off")?.split(",")??[])ms(i,t)?s.off.push(i):n.push(`${i} is not a part of the model`);return{traits:s,refused:n}}function ms(e,{n_layers:t,n_heads:s}){let n=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward)$/.exec(e);return n!==null&&Number(n[1])<t&&Number(n[2]??0)<s}var Ut=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(2))),$s=[["temperature","Temperature",Ut(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",Ut(0,1,.05),e=>e===1?"all":String(e)],["repetition_penalty","Repetition penalty",Ut(.5,2,.1),String]],Ce=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),repetition_penalty:e.get("repetition_penalty")});function Oe(e,t){let s=(r,i)=>{e.set({[r]:i}),t()},[,n,o]=bt.seed;return p`
    <div class="settings">
      ${$s.map(([r,i,l,a])=>ue({label:p`<span>${i} <output class="number">${a(e.get(r))}</output></span>`,name:i,value:e.get(r),stops:l,text:a,onChange:d=>s(r,d)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${o} step="1" .value=${S(`${e.get("seed")}`)}
          @change=${r=>{let{valueAsNumber:i}=r.target,l=Math.round(Number.isFinite(i)?i:0);s("seed",Math.min(Math.max(l,n),o))}}>
      </label>
    </div>
  `}function Le({state:e,loaded:t,message:s},n,o){return e==="ready"||e==="asleep"?$:e==="asking"?p`<p class="status">Your browser is set to save data. ${y(`Load the model (${Pt(n)})`,o)}</p>`:e==="failed"?p`<p class="status warn" role="alert">The model did not load: ${s}. ${y("Try again",o)}</p>`:p`<p class="status faint"><label>Loading the model, ${Pt(n)}
    <progress max=${n} value=${t||$}></progress></label></p>`}var kt=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};function jt(e,t){let s=e.bytes(t);return st(s)??s.map(n=>n.toString(16).padStart(2,"0")).join(" ")}var Ie="important",gs=" !"+Ie,Pe=F(class extends M{constructor(e){if(super(e),e.type!==b.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(gs);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?Ie:""):s[n]=o}}return _}});var Re=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Pe({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Dt(e,t,s,n){let o=Math.max(...e.map(({probability:r})=>r));return p`
    <ol class="words" aria-label=${s}>
      ${W(e,({id:r})=>r,({id:r,probability:i})=>p`<li>
          ${n?p`
              <button type="button" class="word" @click=${()=>n(r)}
                title="Write this token"><bdi>${t(r)}</bdi></button>
            `:p`<span class="word"><bdi>${t(r)}</bdi></span>`}
          ${Re(i,o)}
          <span class="number">${V(i)}</span>
        </li>`)}
    </ol>
    ${e.length?$:p`<p class="faint">They come with the model.</p>`}
  `}var ws=60,ys=4e3,_s=10,xs=5,As=0,Lo=xe("live-gpt","The model, live",async e=>{let t=`live-gpt-${As+=1}`,s=new wt(await et(e.model,"lab-vocabulary")),n=e.get("sizes"),o=()=>!!e.get("small"),r=new kt(s,e.get("ids")),i=de(e.get("version")),l="",a="",d=!1,c,h,u=0,m=new Set,g={next:e.get("next").map(([f,w])=>({id:f,probability:w}))},x=new Map,E=f=>(x.has(f)||x.set(f,ge(s.bytes(f))),x.get(f)),G=new Map,nt={ids:[],gpt2:[]},Be=()=>(nt.ids!==r.ids&&(nt={ids:r.ids,gpt2:s.gpt2_ids(r.ids)},r.ids.forEach((f,w)=>G.set(nt.gpt2[w],f))),nt.gpt2),He=f=>E(G.get(f)??f),Ue=new At(e,He,f=>{c=c===f?void 0:f,k()}),ot=[],Q=0,Et=()=>{Q=0,ot.length&&(r.append(ot.splice(0)),rt())},U=e.host&&i.client(f=>{if(f.id===u){if(f.type==="token")f.token===s.end_of_text?a="The model ended the text here.":ot.push(f.token),Q||=requestAnimationFrame(Et);else if(f.type==="written")cancelAnimationFrame(Q),Et(),d=!1,e.say(r.text.slice(-200)),k();else if(f.type==="answer"){g=f;let w=f.next.map(({id:v,probability:j})=>[v,j]);c===void 0&&e.set({next:w});let[A]=f.next;A&&!d&&e.say(`Next: ${jt(s,A.id)}, ${V(A.probability)}`)}else l=`The model could not read this: ${f.message}.`,d=!1;e.redraw()}}),Ft=()=>[s.end_of_text,...r.ids],zt=()=>({ids:Ft(),off:e.get("off"),sampling:Ce(e)});function k(){U&&(i.want(e),u+=1,c!==void 0&&c>=r.ids.length&&(c=void 0),U.send({type:"ask",id:u,...zt(),words:_s,position:c===void 0?void 0:c+1,lens:m.has("inside"),head:m.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function rt(){e.set({ids:r.ids,text:r.text}),at?.changed(),e.redraw()}function Vt(f){U&&(Y(),i.want(e),r.mark(),c=void 0,a="",d=!0,u+=1,U.send({type:"write",id:u,...zt(),seed:e.get("seed"),count:f,stop:s.end_of_text}),e.redraw())}function Y(){d&&(cancelAnimationFrame(Q),Et(),d=!1,k())}function it(f){let w=we(f);if(l=w?`Character ${w.position} is ${Rt(w.text)}, one half of a surrogate pair: alone it is not a character, so there is nothing to encode.`:"",h=w?f:void 0,w)return e.redraw();ot=[],d=!1,a="",c=void 0,r.type(f),rt(),k()}function je(){Y(),r.undo(),a="",rt(),k()}function De(f){f!==s.end_of_text&&(Y(),r.mark(),c!==void 0&&(r.ids=r.ids.slice(0,c+1)),c=void 0,r.append([f]),rt(),k())}e.on(["text"],()=>{e.get("text")!==r.text&&it(e.get("text"))});let Wt=()=>{at?.changed(),k()},qt=()=>Ne(f=>e.get(f)),Gt=()=>qt().length>ys,at=o()?void 0:me(e,{write:()=>Gt()?void 0:qt(),read(f){let{traits:{text:w,...A},refused:v}=Se(f,n);e.set(A),w!==void 0&&it(w),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});if(e.host&&U){let f=()=>i.want(e);for(let w of["pointerover","focusin","touchstart"])e.host.addEventListener(w,f,{passive:!0}),e.atEnd(()=>e.host?.removeEventListener(w,f));e.atEnd(i.watch(()=>e.redraw())),e.atEnd(U.end),e.atEnd(()=>cancelAnimationFrame(Q)),e.page&&e.atEnd(pe(()=>i.want(e)))}let Tt=(f,w,A)=>p`
      <details ?open=${m.has(f)} @toggle=${v=>{let j=v.target.open;j!==m.has(f)&&(j?m.add(f):m.delete(f),k())}}>
        <summary>${w}</summary>
        ${m.has(f)?A():$}
      </details>
    `,Fe=()=>{let{layers:f,attention:w,position:A=0,start:v=0}=g;if(!f||!w)return p`<p class="faint">This comes with the model.</p>`;let j=Ft().slice(v,v+Math.sqrt(w.length));return p`
      ${ke(f,E)}
      <div class="buttons">
        ${Ht("Block",n.n_layers,e.get("layer"),K=>{e.set({layer:K}),k()})}
        ${Ht("Head",n.n_heads,e.get("head"),K=>{e.set({head:K}),k()})}
        ${y(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
      </div>
      ${ve({weights:w,tokens:j.map(K=>jt(s,K)),query:A-v,matrix:e.get("matrix")})}
    `},ze=()=>{let f=fe(r.ids.length+1,n.context_length);return p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.get("examples").map(([w,A])=>y(w,()=>{Y(),it(A)}))}
      </div>
      ${Ue.view(Be(),c??r.ids.length-1)}
      ${f?p`
          <p
            class="faint">The model reads ${n.context_length} tokens at most: of these ${$e(r.ids.length,"token")} the last ${r.ids.length+1-f}.</p>
        `:$}
    `};return()=>{let f=(g.id??0)===u,w=o()?g.next.slice(0,xs):g.next,A=c===void 0?"Next words":p`Next words after <bdi class="token">${E(r.ids[c])}</bdi>`;return p`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${o()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${S(h??r.text)}
        @input=${v=>it(v.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${y(d?"Stop":"Write",()=>d?Y():Vt(ws),{name:"write"})}
        ${y("One token",()=>Vt(1),{off:d})}
        ${y("Undo",je,{off:!r.changed})}
        ${at&&!Gt()?at.copyLink():$}
        <span class="faint">${a}</span>
      </div>
      ${o()?$:ze()}
      <div class="next" aria-busy=${f?"false":"true"}>
        <p class="title" id="${t}-next">${A}</p>
        ${Dt(w,E,"Next words",De)}
      </div>
      ${Le(i.status,e.get("size"),()=>i.want(e,!0))}
      ${o()?$:p`
        ${Tt("sampling","How the next token is chosen",()=>p`
            ${Oe(e,Wt)}
            <p class="title">What is drawn from</p>
            ${Dt(g.drawn??[],E,"What is drawn from")}
          `)}
        ${Tt("inside","Look inside",Fe)}
        ${Tt("off","Switch parts off",()=>Ee(e,n,Wt))}
      `}
      <p class="faint about">
        A model of ${vs(e)}, trained on simple facts, stories and old novels: it completes
        texts like those, knows nothing else, and cannot answer you.
      </p>
    `}});function vs(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s=`${H(e.get("sizes").parameters)} parameters`;return t===void 0?s:p`<a href="${t}book/lab_model.html">${s}</a>`}export{Lo as default};
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
