var Mt=globalThis,Gt=e=>e,at=Mt.trustedTypes,Qt=at?at.createPolicy("lit-html",{createHTML:e=>e}):void 0,Nt="$lit$",T=`lit$${Math.random().toFixed(9).slice(2)}$`,St="?"+T,je=`<${St}>`,R=document,K=()=>R.createComment(""),Z=e=>e===null||typeof e!="object"&&typeof e!="function",Ct=Array.isArray,te=e=>Ct(e)||typeof e?.[Symbol.iterator]=="function",Tt=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Yt=/-->/g,Kt=/>/g,L=RegExp(`>|${Tt}(?:([^\\s"'>=/]+)(${Tt}*=${Tt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Zt=/'/g,Jt=/"/g,ee=/^(?:script|style|textarea|title)$/i,Ot=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Ot(1),H=Ot(2),_s=Ot(3),_=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Xt=new WeakMap,P=R.createTreeWalker(R,129);function se(e,t){if(!Ct(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Qt!==void 0?Qt.createHTML(t):t}var ne=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=Y;for(let l=0;l<s;l++){let a=e[l],d,c,h=-1,f=0;for(;f<a.length&&(i.lastIndex=f,c=i.exec(a),c!==null);)f=i.lastIndex,i===Y?c[1]==="!--"?i=Yt:c[1]!==void 0?i=Kt:c[2]!==void 0?(ee.test(c[2])&&(o=RegExp("</"+c[2],"g")),i=L):c[3]!==void 0&&(i=L):i===L?c[0]===">"?(i=o??Y,h=-1):c[1]===void 0?h=-2:(h=i.lastIndex-c[2].length,d=c[1],i=c[3]===void 0?L:c[3]==='"'?Jt:Zt):i===Jt||i===Zt?i=L:i===Yt||i===Kt?i=Y:(i=L,o=void 0);let $=i===L&&e[l+1].startsWith("/>")?" ":"";r+=i===Y?a+je:h>=0?(n.push(d),a.slice(0,h)+Nt+a.slice(h)+T+$):a+T+(h===-2?l:$)}return[se(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},J=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,i=0,l=t.length-1,a=this.parts,[d,c]=ne(t,s);if(this.el=e.createElement(d,n),P.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=P.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(Nt)){let f=c[i++],$=o.getAttribute(h).split(T),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:r,name:g[2],strings:$,ctor:g[1]==="."?ct:g[1]==="?"?ht:g[1]==="@"?dt:B}),o.removeAttribute(h)}else h.startsWith(T)&&(a.push({type:6,index:r}),o.removeAttribute(h));if(ee.test(o.tagName)){let h=o.textContent.split(T),f=h.length-1;if(f>0){o.textContent=at?at.emptyScript:"";for(let $=0;$<f;$++)o.append(h[$],K()),P.nextNode(),a.push({type:2,index:++r});o.append(h[f],K())}}}else if(o.nodeType===8)if(o.data===St)a.push({type:2,index:r});else{let h=-1;for(;(h=o.data.indexOf(T,h+1))!==-1;)a.push({type:7,index:r}),h+=T.length-1}r++}}static createElement(t,s){let n=R.createElement("template");return n.innerHTML=t,n}};function I(e,t,s=e,n){if(t===_)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=Z(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=I(e,o._$AS(e,t.values),o,n)),t}var lt=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??R).importNode(s,!0);P.currentNode=o;let r=P.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let d;a.type===2?d=new j(r,r.nextSibling,this,t):a.type===1?d=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(d=new pt(r,this,t)),this._$AV.push(d),a=n[++l]}i!==a?.index&&(r=P.nextNode(),i++)}return P.currentNode=R,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=I(this,t,s),Z(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==_&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):te(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(R.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=J.createElement(se(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new lt(o,this),i=r.u(this.options);r.p(s),this.T(i),this._$AH=r}}_$AC(t){let s=Xt.get(t.strings);return s===void 0&&Xt.set(t.strings,s=new J(t)),s}k(t){Ct(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(K()),this.O(K()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Gt(t).nextSibling;Gt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=I(this,t,s,0),i=!Z(t)||t!==this._$AH&&t!==_,i&&(this._$AH=t);else{let l=t,a,d;for(t=r[0],a=0;a<r.length-1;a++)d=I(this,l[n+a],s,a),d===_&&(d=this._$AH[a]),i||=!Z(d)||d!==this._$AH[a],d===m?t=m:t!==m&&(t+=(d??"")+r[a+1]),this._$AH[a]=d}i&&!o&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ct=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},ht=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},dt=class extends B{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=I(this,t,s,0)??m)===_)return;let n=this._$AH,o=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==m&&(n===m||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},pt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){I(this,t)}},oe={M:Nt,P:T,A:St,C:1,L:ne,R:lt,D:te,V:I,I:j,H:B,N:ht,U:dt,B:ct,F:pt},De=Mt.litHtmlPolyfillSupport;De?.(J,j),(Mt.litHtmlVersions??=[]).push("3.3.3");var re=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new j(t.insertBefore(K(),r),r,void 0,s??{})}return o._$AI(e),o};var b={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},D=e=>(...t)=>({_$litDirective$:e,values:t}),N=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Fe}=oe,ie=e=>e;var le=e=>e.strings===void 0,ae=()=>document.createComment(""),F=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let r=n.insertBefore(ae(),o),i=n.insertBefore(ae(),o);s=new Fe(r,i,e,e.options)}else{let r=s._$AB.nextSibling,i=s._$AM,l=i!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==i._$AU&&s._$AP(a)}if(r!==o||l){let a=s._$AA;for(;a!==r;){let d=ie(a).nextSibling;ie(n).insertBefore(a,o),a=d}}}return s},S=(e,t,s=e)=>(e._$AI(t,s),e),Ve={},ft=(e,t=Ve)=>e._$AH=t,ce=e=>e._$AH,ut=e=>{e._$AR(),e._$AA.remove()};var C=D(class extends N{constructor(e){if(super(e),e.type!==b.PROPERTY&&e.type!==b.ATTRIBUTE&&e.type!==b.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!le(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===_||t===m)return t;let s=e.element,n=e.name;if(e.type===b.PROPERTY){if(t===s[n])return _}else if(e.type===b.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return _}else if(e.type===b.ATTRIBUTE&&s.getAttribute(n)===t+"")return _;return ft(e),t}});function X(e,t){return new Promise((s,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?n(new Error(r.error)):s(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function he(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Lt}var Lt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#n=0;#o;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#s(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#n+=1;return this.#e.set(s,t),{send:n=>this.#i({...n,client:s}),end:()=>{this.#e.delete(s),this.#i({type:"end",client:s})}}}#i(t){this.#o?this.#o.postMessage(t):this.#r.push(t)}async want(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&We())return this.#s({state:"asking"});this.#s({state:"loading",loaded:0,message:""});try{let o=await ze(t),r=this.#o??=await this.#a(t);r.postMessage({type:"load",source:o});for(let i of this.#r.splice(0))r.postMessage(i)}catch(o){this.#s({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let s=await X(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await qe(n).catch(()=>Ge(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:i})=>this.#l(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#l(t){t.type==="progress"?this.#s({loaded:t.loaded}):t.type==="failed"?this.#s({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#s({state:"ready"})):this.#e.get(t.client)?.(t)}},We=()=>!!navigator.connection?.saveData;async function ze(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await X(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function qe(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function Ge(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function de(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}var mt=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return s}};var $t=class{#t;#e=new Uint8Array(256);#n;#o=new Map;#r;#s=new Map;constructor(t){let s=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#n=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#n.forEach(([n,o],r)=>this.#o.set(n*65536+o,256+r)),this.#r=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#n[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let s=this.#s.get(t);if(s)return s;this.#s.size>5e4&&this.#s.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#s.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#i([...s]);yield{ids:[...s]};for(let[o,r]of n){let i=o+1;for(;s[i]<0;)i+=1;s[o]=r,s[i]=-1;let l=s.slice(0,o).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,made:r}}}#i(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new mt,r=l=>{let a=this.#o.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let i=[];for(;o.size;){let l=o.pop(),a=l%2**32,d=Math.floor(l/2**32),c=n[a],[h,f]=this.parts(d);t[a]!==h||t[c]!==f||(t[a]=d,t[c]=-1,n[a]=n[c],n[a]<t.length&&(s[n[a]]=a,r(a)),s[a]>=0&&r(s[a]),i.push([a,d]))}return i}};var Qe="<|endoftext|>",gt=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new $t(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.n_vocab=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.n_vocab))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.n_vocab-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Qe)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};var wt=class e{start=0;seen=new Map;#t="";constructor(t=[],s={}){this.wanted=new Set(t),this.edits=s,this.idle=this.wanted.size===0&&Object.keys(s).length===0}inside(t){if(this.idle)return this;let s=new e(this.wanted,this.edits);return s.seen=this.seen,s.start=this.start,s.#t=`${this.#t}${t}.`,s}watches(...t){return!this.idle&&t.some(s=>this.wanted.has(this.#t+s)||this.#t+s in this.edits)}pass(t,s,n){if(this.idle)return s;let o=this.#t+t,r=this.edits[o];if(r){let i=r(s.slice(),n,this.start);if(!(i instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${i}, not a Float32Array`);if(i.length!==s.length)throw new RangeError(`the edit of ${o} made ${i.length} numbers of [${n.join(", ")}]`);s=i}return this.wanted.has(o)&&this.seen.set(o,{values:s.slice(),shape:n}),s}},Ye=new wt;function pe(e,t){if(e<=t)return 0;let s=t-Math.max(1,Math.floor(t/2))+1;return s*(1+Math.floor((e-t-1)/s))}function fe({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:i=!1}){let l=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${i}
      .value=${C(String(Ke(n,s)))}
      @input=${a=>o(n[a.target.valueAsNumber])}
    >
  `;return e===m?l:p`<label class="slider">${e}${l}</label>`}function Ke(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var y=(e,t,{off:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||m}
      aria-disabled=${s?"true":m}
      @click=${()=>s||t()}
    >${e}</button>
  `;function yt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.now=()=>{clearTimeout(s),t()},n}function ue(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r=yt(400,()=>n.write(t())),i=()=>{let a=n.read();a!==void 0&&(s(a),r.cancel())};e.atEnd(r.cancel),e.atEnd(n.listen(i)),queueMicrotask(i);async function l(){r.now();let a=n.link();try{await navigator.clipboard.writeText(a),o="Copied."}catch{o=a}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",r()},copyLink:()=>p`
        <span class="copy-link">
          ${y("Copy link",l)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:m}
        </span>
      `}}var Ze=new Intl.NumberFormat("en-US"),tt=e=>Ze.format(e),me=(e,t)=>`${tt(e)} ${t}${e===1?"":"s"}`,_t=(e,t=1)=>`${(100*e).toFixed(t)} %`;function V(e){return e===0||e===1?_t(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:_t(e)}function Je(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):tt(Math.round(n))} ${t[s]}`.trim()}var Pt=e=>Je(e,["bytes","kB","MB","GB","TB"]);var Xe=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Rt=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ts={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},es=/[\p{C}\p{Z}]/u,ss=/^\p{M}/u;function et(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function $e(e){let t=et(e);if(t===void 0)return p`<span class="bytes">${Xe(e)}</span>`;let s=ss.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!es.test(o)){n+=o;continue}let r=Rt(o),[i,l]=ts[o]??[r,r];s.push(n,p`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return p`${s}${n}`}function ge(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}var we=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},W=D(class extends N{constructor(e){if(super(e),e.type!==b.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],r=[],i=0;for(let l of e)o[i]=n?n(l,i):i,r[i]=s(l,i),i++;return{values:r,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=ce(e),{values:r,keys:i}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],d,c,h=0,f=o.length-1,$=0,g=r.length-1;for(;h<=f&&$<=g;)if(o[h]===null)h++;else if(o[f]===null)f--;else if(l[h]===i[$])a[$]=S(o[h],r[$]),h++,$++;else if(l[f]===i[g])a[g]=S(o[f],r[g]),f--,g--;else if(l[h]===i[g])a[g]=S(o[h],r[g]),F(e,a[g+1],o[h]),h++,g--;else if(l[f]===i[$])a[$]=S(o[f],r[$]),F(e,o[h],o[f]),f--,$++;else if(d===void 0&&(d=we(i,$,g),c=we(l,h,f)),d.has(l[h]))if(d.has(l[f])){let x=c.get(i[$]),E=x!==void 0?o[x]:null;if(E===null){let st=F(e,o[h]);S(st,r[$]),a[$]=st}else a[$]=S(E,r[$]),F(e,o[h],E),o[x]=null;$++}else ut(o[f]),f--;else ut(o[h]),h++;for(;$<=g;){let x=F(e,a[g+1]);S(x,r[$]),a[$++]=x}for(;h<=f;){let x=o[h++];x!==null&&ut(x)}return this.ut=i,ft(e,a),_}});var It=300,ns=400,xt=class{#t=It;#e=[];#n=[];constructor(t,s,n){this.lab=t,this.written=s,this.onSelect=n}focus(t){t>=this.#t&&this.#o(t+It),queueMicrotask(()=>queueMicrotask(()=>{this.lab.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#o(t){this.#t=t,this.lab.redraw()}#r(t){if(t===this.#e)return;this.#e=t;let s=new Map;this.#n=t.slice(0,this.#t).map(n=>{let o=(s.get(n)??0)+1;return s.set(n,o),`${n} ${o}`})}#s(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#i=t=>{let s=this.#s(t);s>=0&&this.onSelect(s)};#a=t=>{let s=this.#s(t),n=this.#e.length-1,r={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||r===void 0||r<0||r>n||(t.preventDefault(),this.onSelect(r),this.focus(r))};#l=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:o}=t.currentTarget;s+n>o-ns&&this.#t<this.#e.length&&this.#o(this.#t+It)};view(t,s){(t!==this.#e||this.#n.length<Math.min(t.length,this.#t))&&(this.#e=[],this.#r(t));let n=t.slice(0,this.#t),o=Math.min(s,n.length-1),r=t.length-n.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#i}
        @keydown=${this.#a}
        @scroll=${this.#l}
      >${W(n,(i,l)=>this.#n[l],(i,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.written(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${r>0?p`<p class="more">${y(`Show more: ${tt(n.length)} of ${tt(t.length)} tokens are drawn`,()=>{this.#o(2*this.#t),this.focus(n.length)})}</p>`:m}
    `}};var At=class{spoken="";#t="";#e=!1;#n=!1;#o=[];#r=yt(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.atEnd(()=>this.model.off(n,s))}redraw(){this.#e||this.#n||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#n||this.draw()}))}say(t){this.#t=t,this.host&&this.#r()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#o.push(t)}end(){this.#n=!0,this.#r.cancel();for(let t of this.#o.splice(0))t()}};function ye(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,os(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function os(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var rs=e=>e.stopPropagation();function _e(e,t,s){return{async render({model:n,el:o,page:r}){let i="show"in o?void 0:o,l=f=>{let $=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${rs}>
            ${f}
            <p class="unseen" role="status">${c.spoken}</p>
          </section>
        `;"show"in o?o.show($):re($,o)},a=f=>{if(c.end(),l(is(t,f)),i)console.warn(f);else throw f},d=()=>m,c=new At(n,r,i,()=>{try{l(d())}catch(f){a(f)}}),h=()=>c.redraw();try{d=await s(c),n.on("change",h),c.atEnd(()=>n.off("change",h)),i&&c.atEnd(ye(i))}catch(f){return a(f),()=>{}}return c.draw(),()=>c.end()}}}var is=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var as=24,[z,O]=[64,20];function Ae({weights:e,tokens:t,query:s,matrix:n}){let o=t.length,r=n?o:s+1,i=Math.max(0,r-as),l=e.subarray(s*o,s*o+s+1),d=[...l.keys()].sort((f,$)=>l[$]-l[f]).slice(0,3).map(f=>`${xe(t[f])} ${_t(l[f],0)}`).join(", "),c=`${xe(t[s])} looks at ${d}.`,h=n?cs(e,t,i,o,s):ls(l,t,i,s);return p`
    <p class="faint" aria-live="polite">${c}${i?` Drawn are the last ${r-i} tokens.`:m}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${c}>${h}</div>
  `}var xe=e=>`\u201C${e}\u201D`,ve=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function ls(e,t,s,n){let o=t.slice(s,n+1),r=o.length*z,i=Math.min(110,30+o.length*8),l=a=>(a-s+.5)*z;return H`<svg width=${r} height=${i+24} viewBox="0 0 ${r} ${i+24}">
    ${o.map((a,d)=>{let c=s+d,[h,f]=[l(n),l(c)],$=Math.max(4,i-14-i*1.2*(n-c)/o.length),g=c===n?`M${h-8} ${i} C${h-14} ${i-26} ${h+14} ${i-26} ${h+8} ${i}`:`M${h} ${i} Q${(h+f)/2} ${$-i/2} ${f} ${i}`;return H`
        <path class="arc" d=${g} stroke-width=${.5+7*e[c]}
          stroke-opacity=${.08+.92*e[c]}></path>
      `})}
    ${o.map((a,d)=>H`
        <text class=${s+d===n?"looks":""} x=${(d+.5)*z} y=${i+16}
          text-anchor="middle">${ve(a)}</text>
      `)}
  </svg>`}function cs(e,t,s,n,o){let r=n-s,i=z+r*O,l=[];for(let a=0;a<r;a++){l.push(H`
      <text class=${s+a===o?"looks":""} x=${z-6}
        y=${a*O+14} text-anchor="end">${ve(t[s+a])}</text>
    `);for(let d=0;d<=a;d++){let c=e[(s+a)*n+s+d];l.push(H`
        <rect class="cell" x=${z+d*O} y=${a*O} width=${O-1}
          height=${O-1} fill-opacity=${.05+.95*c}></rect>
      `)}}return H`<svg width=${i} height=${r*O} viewBox="0 0 ${i} ${r*O}">${l}</svg>`}var be=(e,t)=>p`
    <table class="lens">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>p`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${W(s,({id:o,probability:r})=>p`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${V(r)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `,Bt=(e,t,s,n)=>p`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,r)=>p`<option value=${r} ?selected=${C(r===s)}>${r}</option>`)}
      </select>
    </label>
  `;function ke(e,{n_layers:t,n_heads:s},n){let o=new Set(e.get("off")),r=l=>{e.set({off:[...l].sort()}),n()},i=(l,a,d)=>p`
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
    ${m}
  `}function Ee(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Te(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return et(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var vt={temperature:[.8,0,2],top_k:[0,0,1e3],top_p:[1,0,1],repetition_penalty:[1,.5,2],seed:[0,0,999999]},hs=new Set(["top_k","seed"]);function Me(e){let t=[`text=${Ee(e("text"))}`];for(let[s,[n]]of Object.entries(vt))e(s)!==n&&t.push(`${s}=${e(s)}`);return e("off").length&&t.push(`off=${e("off").join(",")}`),t.join("&")}function Ne(e,t){let s={off:[]},n=[],o=new Map(e.split("&").map(i=>{let l=i.indexOf("=");return[i.slice(0,l),i.slice(l+1)]})),r=Te(o.get("text")??"");r===void 0?n.push("its text is damaged"):s.text=r;for(let[i,[l,a,d]]of Object.entries(vt)){let c=o.has(i)?Number(o.get(i)):l,h=c>=a&&c<=d&&(!hs.has(i)||Number.isInteger(c));s[i]=h?c:l,h||n.push(`${i}=${o.get(i)} is not in ${a} \u2026 ${d}`)}for(let i of o.get("off")?.split(",")??[])ds(i,t)?s.off.push(i):n.push(`${i} is not a part of the model`);return{traits:s,refused:n}}function ds(e,{n_layers:t,n_heads:s}){let n=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward)$/.exec(e);return n!==null&&Number(n[1])<t&&Number(n[2]??0)<s}var Ht=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(2))),ps=[["temperature","Temperature",Ht(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",Ht(0,1,.05),e=>e===1?"all":String(e)],["repetition_penalty","Repetition penalty",Ht(.5,2,.1),String]],Se=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),repetition_penalty:e.get("repetition_penalty")});function Ce(e,t){let s=(r,i)=>{e.set({[r]:i}),t()},[,n,o]=vt.seed;return p`
    <div class="settings">
      ${ps.map(([r,i,l,a])=>fe({label:p`<span>${i} <output class="number">${a(e.get(r))}</output></span>`,name:i,value:e.get(r),stops:l,text:a,onChange:d=>s(r,d)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${o} step="1" .value=${C(`${e.get("seed")}`)}
          @change=${r=>{let{valueAsNumber:i}=r.target,l=Math.round(Number.isFinite(i)?i:0);s("seed",Math.min(Math.max(l,n),o))}}>
      </label>
    </div>
  `}function Oe({state:e,loaded:t,message:s},n,o){return e==="ready"||e==="asleep"?m:e==="asking"?p`<p class="status">Your browser is set to save data. ${y(`Load the model (${Pt(n)})`,o)}</p>`:e==="failed"?p`<p class="status warn" role="alert">The model did not load: ${s}. ${y("Try again",o)}</p>`:p`<p class="status faint"><label>Loading the model, ${Pt(n)}
    <progress max=${n} value=${t||m}></progress></label></p>`}var bt=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};function Ut(e,t){let s=e.bytes(t);return et(s)??s.map(n=>n.toString(16).padStart(2,"0")).join(" ")}var Le="important",fs=" !"+Le,Pe=D(class extends N{constructor(e){if(super(e),e.type!==b.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(fs);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?Le:""):s[n]=o}}return _}});var Re=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Pe({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function jt(e,t,s,n){let o=Math.max(...e.map(({probability:r})=>r));return p`
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
    ${e.length?m:p`<p class="faint">They come with the model.</p>`}
  `}var us=60,ms=4e3,$s=10,gs=5,ws=0,No=_e("live-gpt","The model, live",async e=>{let t=`live-gpt-${ws+=1}`,s=new gt(await X(e.model,"lab-vocabulary")),n=e.get("sizes"),o=()=>!!e.get("small"),r=new bt(s,e.get("ids")),i=he(e.get("version")),l="",a="",d=!1,c,h,f=0,$=new Set,g={next:e.get("next").map(([u,w])=>({id:u,probability:w}))},x=new Map,E=u=>(x.has(u)||x.set(u,$e(s.bytes(u))),x.get(u)),st=new xt(e,E,u=>{c=c===u?void 0:u,k()}),nt=[],q=0,kt=()=>{q=0,nt.length&&(r.append(nt.splice(0)),ot())},U=e.host&&i.client(u=>{if(u.id===f){if(u.type==="token")u.token===s.end_of_text?a="The model ended the text here.":nt.push(u.token),q||=requestAnimationFrame(kt);else if(u.type==="written")cancelAnimationFrame(q),kt(),d=!1,e.say(r.text.slice(-200)),k();else if(u.type==="answer"){g={...u,length:r.ids.length};let w=u.next.map(({id:v,probability:M})=>[v,M]);c===void 0&&e.set({next:w});let[A]=u.next;A&&!d&&e.say(`Next: ${Ut(s,A.id)}, ${V(A.probability)}`)}else l=`The model could not read this: ${u.message}.`,d=!1;e.redraw()}}),Dt=()=>[s.end_of_text,...r.ids],Ft=()=>({ids:Dt(),off:e.get("off"),sampling:Se(e)});function k(){U&&(i.want(e),f+=1,c!==void 0&&c>=r.ids.length&&(c=void 0),U.send({type:"ask",id:f,...Ft(),words:$s,position:c===void 0?void 0:c+1,lens:$.has("inside"),head:$.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function ot(){e.set({ids:r.ids,text:r.text}),it?.changed(),e.redraw()}function Vt(u){U&&(G(),i.want(e),r.mark(),c=void 0,a="",d=!0,f+=1,U.send({type:"write",id:f,...Ft(),seed:e.get("seed"),count:u,stop:s.end_of_text}),e.redraw())}function G(){d&&(cancelAnimationFrame(q),kt(),d=!1,k())}function rt(u){let w=ge(u);if(l=w?`Character ${w.position} is ${Rt(w.text)}, one half of a surrogate pair: alone it is not a character, so there is nothing to encode.`:"",h=w?u:void 0,w)return e.redraw();nt=[],d=!1,a="",c=void 0,r.type(u),ot(),k()}function Ie(){G(),r.undo(),a="",ot(),k()}function Be(u){u!==s.end_of_text&&(G(),r.mark(),c!==void 0&&(r.ids=r.ids.slice(0,c+1)),c=void 0,r.append([u]),ot(),k())}e.on(["text"],()=>{e.get("text")!==r.text&&rt(e.get("text"))});let Wt=()=>{it?.changed(),k()},zt=()=>Me(u=>e.get(u)),qt=()=>zt().length>ms,it=o()?void 0:ue(e,{write:()=>qt()?void 0:zt(),read(u){let{traits:{text:w,...A},refused:v}=Ne(u,n);e.set(A),w!==void 0&&rt(w),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});if(e.host&&U){let u=()=>i.want(e);for(let w of["pointerover","focusin","touchstart"])e.host.addEventListener(w,u,{passive:!0}),e.atEnd(()=>e.host?.removeEventListener(w,u));e.atEnd(i.watch(()=>e.redraw())),e.atEnd(U.end),e.atEnd(()=>cancelAnimationFrame(q)),e.page&&e.atEnd(de(()=>i.want(e)))}let Et=(u,w,A)=>p`
      <details ?open=${$.has(u)} @toggle=${v=>{let M=v.target.open;M!==$.has(u)&&(M?$.add(u):$.delete(u),k())}}>
        <summary>${w}</summary>
        ${$.has(u)?A():m}
      </details>
    `,He=()=>{let{layers:u,attention:w,position:A=0,start:v=0}=g;if(!u||!w)return p`<p class="faint">This comes with the model.</p>`;let M=Dt().slice(v,v+Math.sqrt(w.length));return p`
      ${be(u,E)}
      <div class="buttons">
        ${Bt("Block",n.n_layers,e.get("layer"),Q=>{e.set({layer:Q}),k()})}
        ${Bt("Head",n.n_heads,e.get("head"),Q=>{e.set({head:Q}),k()})}
        ${y(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
      </div>
      ${Ae({weights:w,tokens:M.map(Q=>Ut(s,Q)),query:A-v,matrix:e.get("matrix")})}
    `},Ue=()=>{let u=pe(r.ids.length+1,n.context_length);return p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.get("examples").map(([w,A])=>y(w,()=>{G(),rt(A)}))}
      </div>
      ${st.view(r.ids,c??r.ids.length-1)}
      ${u?p`
          <p
            class="faint">The model reads ${n.context_length} tokens at most: of these ${me(r.ids.length,"token")} the last ${r.ids.length+1-u}.</p>
        `:m}
    `};return()=>{let u=i.status.state==="ready"||!e.host,w=g.length===void 0||g.id===f,A=o()?g.next.slice(0,gs):g.next,v=c===void 0?"Next words":p`Next words after <bdi class="token">${E(r.ids[c])}</bdi>`;return p`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${o()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${C(h??r.text)}
        @input=${M=>rt(M.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${y(d?"Stop":"Write",()=>d?G():Vt(us),{name:"write"})}
        ${y("One token",()=>Vt(1),{off:d})}
        ${y("Undo",Ie,{off:!r.changed})}
        ${it&&!qt()?it.copyLink():m}
        <span class="faint">${a}</span>
      </div>
      ${o()?m:Ue()}
      <div class="next" aria-busy=${u&&!w?"true":"false"}>
        <p class="title" id="${t}-next">${v}</p>
        ${jt(A,E,"Next words",Be)}
      </div>
      ${Oe(i.status,e.get("size"),()=>i.want(e,!0))}
      ${o()?m:p`
        ${Et("sampling","How the next token is chosen",()=>p`
            ${Ce(e,Wt)}
            <p class="title">What is drawn from</p>
            ${jt(g.drawn??[],E,"What is drawn from")}
          `)}
        ${Et("inside","Look inside",He)}
        ${Et("off","Switch parts off",()=>ke(e,n,Wt))}
      `}
      <p class="faint about">
        A model of ${ys(e)}, trained on simple facts, stories and old novels: it completes
        texts like those, knows nothing else, and cannot answer you.
      </p>
    `}});function ys(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s="four million parameters";return t===void 0?s:p`<a href="${t}book/lab_model.html">${s}</a>`}export{No as default};
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
