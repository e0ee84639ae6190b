var Mt=globalThis,zt=e=>e,rt=Mt.trustedTypes,Vt=rt?rt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Nt="$lit$",E=`lit$${Math.random().toFixed(9).slice(2)}$`,St="?"+E,Je=`<${St}>`,O=document,Z=()=>O.createComment(""),K=e=>e===null||typeof e!="object"&&typeof e!="function",Ct=Array.isArray,Kt=e=>Ct(e)||typeof e?.[Symbol.iterator]=="function",Tt=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,qt=/-->/g,Gt=/>/g,C=RegExp(`>|${Tt}(?:([^\\s"'>=/]+)(${Tt}*=${Tt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Qt=/'/g,Yt=/"/g,Jt=/^(?:script|style|textarea|title)$/i,Lt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),f=Lt(1),R=Lt(2),Rs=Lt(3),y=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Zt=new WeakMap,L=O.createTreeWalker(O,129);function Xt(e,t){if(!Ct(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Vt!==void 0?Vt.createHTML(t):t}var te=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=Y;for(let l=0;l<s;l++){let a=e[l],c,h,d=-1,p=0;for(;p<a.length&&(i.lastIndex=p,h=i.exec(a),h!==null);)p=i.lastIndex,i===Y?h[1]==="!--"?i=qt:h[1]!==void 0?i=Gt:h[2]!==void 0?(Jt.test(h[2])&&(o=RegExp("</"+h[2],"g")),i=C):h[3]!==void 0&&(i=C):i===C?h[0]===">"?(i=o??Y,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,c=h[1],i=h[3]===void 0?C:h[3]==='"'?Yt:Qt):i===Yt||i===Qt?i=C:i===qt||i===Gt?i=Y:(i=C,o=void 0);let m=i===C&&e[l+1].startsWith("/>")?" ":"";r+=i===Y?a+Je:d>=0?(n.push(c),a.slice(0,d)+Nt+a.slice(d)+E+m):a+E+(d===-2?l:m)}return[Xt(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},J=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,i=0,l=t.length-1,a=this.parts,[c,h]=te(t,s);if(this.el=e.createElement(c,n),L.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=L.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(Nt)){let p=h[i++],m=o.getAttribute(d).split(E),g=/([.?@])?(.*)/.exec(p);a.push({type:1,index:r,name:g[2],strings:m,ctor:g[1]==="."?at:g[1]==="?"?lt:g[1]==="@"?ct:I}),o.removeAttribute(d)}else d.startsWith(E)&&(a.push({type:6,index:r}),o.removeAttribute(d));if(Jt.test(o.tagName)){let d=o.textContent.split(E),p=d.length-1;if(p>0){o.textContent=rt?rt.emptyScript:"";for(let m=0;m<p;m++)o.append(d[m],Z()),L.nextNode(),a.push({type:2,index:++r});o.append(d[p],Z())}}}else if(o.nodeType===8)if(o.data===St)a.push({type:2,index:r});else{let d=-1;for(;(d=o.data.indexOf(E,d+1))!==-1;)a.push({type:7,index:r}),d+=E.length-1}r++}}static createElement(t,s){let n=O.createElement("template");return n.innerHTML=t,n}};function P(e,t,s=e,n){if(t===y)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=K(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,n)),t}var it=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??O).importNode(s,!0);L.currentNode=o;let r=L.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let c;a.type===2?c=new F(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new ht(r,this,t)),this._$AV.push(c),a=n[++l]}i!==a?.index&&(r=L.nextNode(),i++)}return L.currentNode=O,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},F=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=P(this,t,s),K(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Kt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&K(this._$AH)?this._$AA.nextSibling.data=t:this.T(O.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=J.createElement(Xt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new it(o,this),i=r.u(this.options);r.p(s),this.T(i),this._$AH=r}}_$AC(t){let s=Zt.get(t.strings);return s===void 0&&Zt.set(t.strings,s=new J(t)),s}k(t){Ct(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(Z()),this.O(Z()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=zt(t).nextSibling;zt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},I=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,s=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=P(this,t,s,0),i=!K(t)||t!==this._$AH&&t!==y,i&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=P(this,l[n+a],s,a),c===y&&(c=this._$AH[a]),i||=!K(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}i&&!o&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends I{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},lt=class extends I{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},ct=class extends I{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=P(this,t,s,0)??u)===y)return;let n=this._$AH,o=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==u&&(n===u||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},ee={M:Nt,P:E,A:St,C:1,L:te,R:it,D:Kt,V:P,I:F,H:I,N:lt,U:ct,B:at,F:ht},Xe=Mt.litHtmlPolyfillSupport;Xe?.(J,F),(Mt.litHtmlVersions??=[]).push("3.3.3");var se=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new F(t.insertBefore(Z(),r),r,void 0,s??{})}return o._$AI(e),o};var x={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},j=e=>(...t)=>({_$litDirective$:e,values:t}),T=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:ts}=ee,ne=e=>e;var re=e=>e.strings===void 0,oe=()=>document.createComment(""),D=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let r=n.insertBefore(oe(),o),i=n.insertBefore(oe(),o);s=new ts(r,i,e,e.options)}else{let r=s._$AB.nextSibling,i=s._$AM,l=i!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==i._$AU&&s._$AP(a)}if(r!==o||l){let a=s._$AA;for(;a!==r;){let c=ne(a).nextSibling;ne(n).insertBefore(a,o),a=c}}}return s},M=(e,t,s=e)=>(e._$AI(t,s),e),es={},dt=(e,t=es)=>e._$AH=t,ie=e=>e._$AH,ft=e=>{e._$AR(),e._$AA.remove()};var B=j(class extends T{constructor(e){if(super(e),e.type!==x.PROPERTY&&e.type!==x.ATTRIBUTE&&e.type!==x.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!re(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===y||t===u)return t;let s=e.element,n=e.name;if(e.type===x.PROPERTY){if(t===s[n])return y}else if(e.type===x.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return y}else if(e.type===x.ATTRIBUTE&&s.getAttribute(n)===t+"")return y;return dt(e),t}});function X(e,t){return new Promise((s,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?n(new Error(r.error)):s(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Pt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Ot}var Ot=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#r;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#n(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#s+=1;return this.#e.set(s,t),{send:n=>this.#i({...n,client:s}),end:()=>{this.#e.delete(s),this.#i({type:"end",client:s})}}}#i(t){this.#r?this.#r.postMessage(t):this.#o.push(t)}async want(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&ss())return this.#n({state:"asking"});this.#n({state:"loading",loaded:0,message:""});try{let o=await ns(t),r=this.#r??=await this.#a(t);r.postMessage({type:"load",source:o});for(let i of this.#o.splice(0))r.postMessage(i)}catch(o){this.#n({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let s=await X(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await os(n).catch(()=>rs(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:i})=>this.#l(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#l(t){t.type==="progress"?this.#n({loaded:t.loaded}):t.type==="failed"?this.#n({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#n({state:"ready"})):this.#e.get(t.client)?.(t)}},ss=()=>!!navigator.connection?.saveData;async function ns(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await X(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function os(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function rs(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function ae(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}function le(e,t,s){let n=()=>t.want(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,n,{passive:!0}),e.atEnd(()=>e.host?.removeEventListener(o,n));e.atEnd(t.watch(()=>e.redraw())),e.atEnd(s.end),e.page&&e.atEnd(ae(n))}var pt=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return s}};var ut=class{#t;#e=new Uint8Array(256);#s;#r=new Map;#o;#n=new Map;constructor(t){let s=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#r.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let s=this.#n.get(t);if(s)return s;this.#n.size>5e4&&this.#n.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#n.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#i([...s]);yield{ids:[...s]};for(let[o,r]of n){let i=o+1;for(;s[i]<0;)i+=1;s[o]=r,s[i]=-1;let l=s.slice(0,o).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,made:r}}}#i(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new pt,r=l=>{let a=this.#r.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let i=[];for(;o.size;){let l=o.pop(),a=l%2**32,c=Math.floor(l/2**32),h=n[a],[d,p]=this.parts(c);t[a]!==d||t[h]!==p||(t[a]=c,t[h]=-1,n[a]=n[h],n[a]<t.length&&(s[n[a]]=a,r(a)),s[a]>=0&&r(s[a]),i.push([a,c]))}return i}};var is="<|endoftext|>",mt=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new ut(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(is)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};function ce({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:i=!1}){let l=({target:h})=>h.before=s,a=({target:h})=>{let{before:d}=h;d!==void 0&&o(d)},c=f`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${i}
      .value=${B(String(as(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${h=>o(n[h.target.valueAsNumber])}
    >
  `;return e===u?c:f`<label class="slider">${e}${c}</label>`}var tt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function as(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var w=(e,t,{off:s=!1,name:n=""}={})=>f`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${s?"true":u}
      @click=${()=>s||t()}
    >${e}</button>
  `,It=(e,t,s,n)=>f`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,r)=>f`<option value=${r} ?selected=${B(r===s)}>${r}</option>`)}
      </select>
    </label>
  `;function $t(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.now=()=>{clearTimeout(s),t()},n}var ls=4e3;function he(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r=()=>(t()?.length??0)>ls,i=$t(400,()=>n.write(r()?void 0:t())),l=()=>{let c=n.read();c!==void 0&&(s(c),i.cancel())};e.atEnd(i.cancel),e.atEnd(n.listen(l)),queueMicrotask(l);async function a(){i.now();let c=n.link();try{await navigator.clipboard.writeText(c),o="Copied."}catch{o=c}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",i()},copyLink:()=>r()?f`<span class="faint">This text is too long for a link.</span>`:f`
        <span class="copy-link">
          ${w("Copy link",a)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?f`<input type="text" readonly .value=${o} aria-label="Link to this view">`:u}
        </span>
      `}}var cs=new Intl.NumberFormat("en-US"),H=e=>cs.format(e);var de=(e,t)=>`${H(e)} ${t}${e===1?"":"s"}`,gt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function W(e){return e===0||e===1?gt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:gt(e)}function hs(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):H(Math.round(n))} ${t[s]}`.trim()}var Rt=e=>hs(e,["bytes","kB","MB","GB","TB"]);var wt=class e{start=0;seen=new Map;#t="";constructor(t=[],s={}){this.wanted=new Set(t),this.edits=s,this.idle=this.wanted.size===0&&Object.keys(s).length===0}inside(t){if(this.idle)return this;let s=new e(this.wanted,this.edits);return s.seen=this.seen,s.start=this.start,s.#t=`${this.#t}${t}.`,s}watches(...t){return!this.idle&&t.some(s=>this.wanted.has(this.#t+s)||this.#t+s in this.edits)}pass(t,s,n){if(this.idle)return s;let o=this.#t+t,r=this.edits[o];if(r){let i=r(s.slice(),n,this.start);if(!(i instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${i}, not a Float32Array`);if(i.length!==s.length)throw new RangeError(`the edit of ${o} made ${i.length} numbers of [${n.join(", ")}]`);s=i}return this.wanted.has(o)&&this.seen.set(o,{values:s.slice(),shape:n}),s}},ds=new wt;function fe(e,t){if(e<=t)return 0;let s=t-Math.max(1,Math.floor(t/2))+1;return s*(1+Math.floor((e-t-1)/s))}function pe(e,t){let s=fe(e+1,t);if(!s)return u;let n=de(e,"token");return f`<p class="faint">
    The model reads ${t} tokens at most: of these ${n} the last ${e+1-s}.
  </p>`}var yt={temperature:{first:1,least:0,most:2},top_k:{first:0,least:0,most:1e3,whole:!0},top_p:{first:1,least:0,most:1},min_p:{first:0,least:0,most:1},repetition_penalty:{first:1,least:.5,most:2},seed:{first:0,least:0,most:999999,whole:!0}},fs=[0,.01,.02],ps=[["temperature","Temperature",tt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",tt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",[...fs,...tt(.05,1,.05)],e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",tt(.5,2,.1),String]],ue=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function me(e,t){let s=(r,i)=>{e.set({[r]:i}),t()},{least:n,most:o}=yt.seed;return f`
    <div class="sampling">
      ${ps.map(([r,i,l,a])=>ce({label:f`<span>${i} <span class="number">${a(e.get(r))}</span></span>`,name:i,value:e.get(r),stops:l,text:a,onChange:c=>s(r,c)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${o} step="1" .value=${B(`${e.get("seed")}`)}
          @change=${r=>{let{valueAsNumber:i}=r.target,l=Math.round(Number.isFinite(i)?i:0);s("seed",Math.min(Math.max(l,n),o))}}>
      </label>
    </div>
  `}var us=f`<p class="status-line faint">These are the lab model’s numbers.</p>`;function $e({state:e,loaded:t,message:s},n,o,r=us){return e==="ready"||e==="asleep"?r:e==="asking"?f`<p class="status status-line">Your browser is set to save data. ${w(`Load the model (${Rt(n)})`,o)}</p>`:e==="failed"?f`<p class="status status-line warn" role="alert">The model did not load: ${s}. ${w("Try again",o)}</p>`:f`<p class="status status-line faint"><label>Loading the model, ${Rt(n)}
    <progress max=${n} value=${t||u}></progress></label></p>`}var ge=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),we=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ms={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},$s=/[\p{C}\p{Z}]/u,gs=/^\p{M}/u;function _t(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ye(e){let t=_t(e);if(t===void 0)return f`<span class="bytes">${ge(e)}</span>`;let s=gs.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!$s.test(o)){n+=o;continue}let r=we(o),[i,l]=ms[o]??[r,r];s.push(n,f`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return f`${s}${n}`}function ws(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}function _e(e){let t=ws(e);return t?`Character ${t.position} is ${we(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Bt(e,t){let s=e.bytes(t);return _t(s)??ge(s)}var xe=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},z=j(class extends T{constructor(e){if(super(e),e.type!==x.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],r=[],i=0;for(let l of e)o[i]=n?n(l,i):i,r[i]=s(l,i),i++;return{values:r,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=ie(e),{values:r,keys:i}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],c,h,d=0,p=o.length-1,m=0,g=r.length-1;for(;d<=p&&m<=g;)if(o[d]===null)d++;else if(o[p]===null)p--;else if(l[d]===i[m])a[m]=M(o[d],r[m]),d++,m++;else if(l[p]===i[g])a[g]=M(o[p],r[g]),p--,g--;else if(l[d]===i[g])a[g]=M(o[d],r[g]),D(e,a[g+1],o[d]),d++,g--;else if(l[p]===i[m])a[m]=M(o[p],r[m]),D(e,o[d],o[p]),p--,m++;else if(c===void 0&&(c=xe(i,m,g),h=xe(l,d,p)),c.has(l[d]))if(c.has(l[p])){let _=h.get(i[m]),v=_!==void 0?o[_]:null;if(v===null){let q=D(e,o[d]);M(q,r[m]),a[m]=q}else a[m]=M(v,r[m]),D(e,o[d],v),o[_]=null;m++}else ft(o[p]),p--;else ft(o[d]),d++;for(;m<=g;){let _=D(e,a[g+1]);M(_,r[m]),a[m++]=_}for(;d<=p;){let _=o[d++];_!==null&&ft(_)}return this.ut=i,dt(e,a),y}});var Ht=300,ys=400,xt=class{#t=Ht;#e=[];#s=[];#r=0;constructor(t,s,n){this.lab=t,this.written=s,this.onSelect=n}focus(t){t>=this.#t&&this.#o(t+Ht),queueMicrotask(()=>queueMicrotask(()=>{this.lab.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#o(t){this.#t=t,this.lab.redraw()}#n(t){let s=this.#e,n=Math.min(s.length,t.length),o=0;for(;o<n&&s[o]===t[o];)o+=1;let r=0;for(;r<n-o&&s.at(-1-r)===t.at(-1-r);)r+=1;let i=Array.from({length:t.length-o-r},()=>this.#r++),l=this.#s;this.#s=[...l.slice(0,o),...i,...l.slice(l.length-r)],this.#e=t}#i(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#a=t=>{let s=this.#i(t);s>=0&&this.onSelect(s)};#l=t=>{let s=this.#i(t),n=this.#e.length-1,r={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||r===void 0||r<0||r>n||(t.preventDefault(),this.onSelect(r),this.focus(r))};#c=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:o}=t.currentTarget;s+n>o-ys&&this.#t<this.#e.length&&this.#o(this.#t+Ht)};view(t,s){t!==this.#e&&this.#n(t);let n=t.slice(0,this.#t),o=Math.min(s,n.length-1),r=t.length-n.length;return f`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${z(n,(i,l)=>this.#s[l],(i,l)=>f`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.written(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${r>0?f`<p class="more">${w(`Show more: ${H(n.length)} of ${H(t.length)} tokens are drawn`,()=>{this.#o(2*this.#t),this.focus(n.length)})}</p>`:u}
    `}};var At=class{spoken="";#t="";#e=!1;#s=!1;#r=[];#o=$t(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.atEnd(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#r.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#r.splice(0))t()}};function Ae(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,_s(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function _s(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var xs=e=>e.stopPropagation();function be(e,t,s){return{async render({model:n,el:o,page:r}){let i="show"in o?void 0:o,l=p=>{let m=f`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${xs}>
            ${p}
            <p class="unseen" role="status">${h.spoken}</p>
          </section>
        `;"show"in o?o.show(m):se(m,o)},a=p=>{if(h.end(),l(As(t,p)),i)console.warn(p);else throw p},c=()=>u,h=new At(n,r,i,()=>{try{l(c())}catch(p){a(p)}}),d=()=>h.redraw();try{c=await s(h),n.on("change",d),h.atEnd(()=>n.off("change",d)),i&&h.atEnd(Ae(i))}catch(p){return a(p),()=>{}}return h.draw(),()=>h.end()}}}var As=(e,t)=>f`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ve="important",bs=" !"+ve,ke=j(class extends T{constructor(e){if(super(e),e.type!==x.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(bs);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?ve:""):s[n]=o}}return y}});var Ee=(e,t)=>f`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${ke({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Ut(e,t,s,n){let o=Math.max(...e.map(({probability:r})=>r));return f`
    <ol class="words" aria-label=${s}>
      ${z(e,({id:r})=>r,({id:r,probability:i})=>f`<li>
          ${n?f`
              <button type="button" class="word" @click=${()=>n(r)}
                title="Write this token"><bdi>${t(r)}</bdi></button>
            `:f`<span class="word"><bdi>${t(r)}</bdi></span>`}
          ${Ee(i,o)}
          <span class="number">${W(i)}</span>
        </li>`)}
    </ol>
    ${e.length?u:f`<p class="faint">They come with the model.</p>`}
  `}function Te({sizes:e,chosen:t,onChange:s,says:n,streams:o=!1}){let{n_layers:r,n_heads:i}=e,l=(a,c,h)=>f`
      <button type="button" class="part" aria-pressed=${t.has(a)?"true":"false"}
        aria-label="${h}: ${n[t.has(a)?0:1]}"
        @click=${()=>s(t.symmetricDifference(new Set([a])))}>${c}</button>
    `;return f`
    <div class="parts">
      ${o?f`<div class="buttons">${l("embedding","embedding","Embedding")}</div>`:u}
      ${Array.from({length:r},(a,c)=>f`<div class="buttons" role="group" aria-label="Block ${c}">
          <span>Block ${c}</span>
          ${l(`blocks.${c}.attention`,"attention",`Attention of block ${c}`)}
          ${Array.from({length:i},(h,d)=>l(`blocks.${c}.attention.heads.${d}`,`${d}`,`Head ${d} of block ${c}`))}
          ${l(`blocks.${c}.feed_forward`,"FFN",`Feed-forward network of block ${c}`)}
          ${o?l(`blocks.${c}.output`,"stream",`Stream after block ${c}`):u}
        </div>`)}
    </div>
  `}var vs=24,[V,N]=[64,20];function Ne({weights:e,tokens:t,query:s,matrix:n}){let o=t.length,r=n?o:s+1,i=Math.max(0,r-vs),l=e.subarray(s*o,s*o+s+1),c=[...l.keys()].sort((p,m)=>l[m]-l[p]).slice(0,3).map(p=>`${Me(t[p])} ${gt(l[p],0)}`).join(", "),h=`${Me(t[s])} looks at ${c}.`,d=n?Es(e,t,i,o,s):ks(l,t,i,s);return f`
    <p class="faint" aria-live="polite">${h}${i?` Drawn are the last ${r-i} tokens.`:u}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${h}>${d}</div>
  `}var Me=e=>`\u201C${e}\u201D`,Se=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function ks(e,t,s,n){let o=t.slice(s,n+1),r=o.length*V,i=Math.min(110,30+o.length*8),l=a=>(a-s+.5)*V;return R`<svg width=${r} height=${i+24} viewBox="0 0 ${r} ${i+24}">
    ${o.map((a,c)=>{let h=s+c,[d,p]=[l(n),l(h)],m=Math.max(4,i-14-i*1.2*(n-h)/o.length),g=h===n?`M${d-8} ${i} C${d-14} ${i-26} ${d+14} ${i-26} ${d+8} ${i}`:`M${d} ${i} Q${(d+p)/2} ${m-i/2} ${p} ${i}`;return R`
        <path class="arc" d=${g} stroke-width=${.5+7*e[h]}
          stroke-opacity=${.08+.92*e[h]}></path>
      `})}
    ${o.map((a,c)=>R`
        <text class=${s+c===n?"looks":""} x=${(c+.5)*V} y=${i+16}
          text-anchor="middle">${Se(a)}</text>
      `)}
  </svg>`}function Es(e,t,s,n,o){let r=n-s,i=V+r*N,l=[];for(let a=0;a<r;a++){l.push(R`
      <text class=${s+a===o?"looks":""} x=${V-6}
        y=${a*N+14} text-anchor="end">${Se(t[s+a])}</text>
    `);for(let c=0;c<=a;c++){let h=e[(s+a)*n+s+c];l.push(R`
        <rect class="cell" x=${V+c*N} y=${a*N} width=${N-1}
          height=${N-1} fill-opacity=${.05+.95*h}></rect>
      `)}}return R`<svg width=${i} height=${r*N} viewBox="0 0 ${i} ${r*N}">${l}</svg>`}var Ts=(e,t)=>f`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>f`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${z(s,({id:o,probability:r})=>f`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${W(r)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `;function Ce(e,t,s){let n=new Set(e.get("off")),o=r=>{e.set({off:[...r].sort()}),s()};return f`
    ${Te({sizes:t,chosen:n,onChange:o,says:["off","on"]})}
    <p>${n.size?w(`Switch all on again (${n.size} off)`,()=>o(new Set)):f`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Le(e,t,{show:s,plain:n,ids:o,changed:r}){let{layers:i,attention:l,position:a=0,start:c=0}=t;if(!i||!l)return f`<p class="faint">This comes with the model.</p>`;let{n_layers:h,n_heads:d}=e.get("sizes"),p=m=>{e.set(m),r()};return f`
    ${Ts(i,s)}
    <div class="buttons">
      ${It("Block",h,e.get("layer"),m=>p({layer:m}))}
      ${It("Head",d,e.get("head"),m=>p({head:m}))}
      ${w(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${Ne({weights:l,tokens:o.slice(c,c+Math.sqrt(l.length)).map(n),query:a-c,matrix:e.get("matrix")})}
  `}var Oe=(e,t)=>f`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([s,n])=>w(s,()=>t(n)))}
    </div>
  `;function Pe(e,t){let s=(n,o)=>{let r=o.target.open;r!==e.has(n)&&(r?e.add(n):e.delete(n),t())};return(n,o,r)=>f`
      <details ?open=${e.has(n)} @toggle=${i=>s(n,i)}>
        <summary>${o}</summary>
        ${e.has(n)?r():u}
      </details>
    `}var Ie=e=>f`
    <p class="faint about">
      A model of ${Ms(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function Ms(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s=`${H(e.get("sizes").parameters)} parameters`;return t===void 0?s:f`<a href="${t}book/lab_model.html">${s}</a>`}var Re=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]})),Be=(e,t)=>Object.entries(t).map(([s,n])=>{let o="toWord"in n?n.toWord:String;return e(s)===n.first||o(e(s))===o(n.first)?"":`${s}=${o(e(s))}`}).filter(Boolean);function He(e,t){let s={},n=[];for(let[o,r]of Object.entries(t)){let i=e.get(o),l=i===void 0?r.first:Ns(i,r);l===void 0&&n.push(`${o}=${i} is not ${Ss(r)}`),s[o]=l??r.first}return{traits:s,refused:n}}function Ns(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:s,most:n,whole:o}=t,r=Number(e||NaN);return r>=s&&r<=n&&(!o||Number.isInteger(r))?r:void 0}function Ss(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}function Fe(e,t,s=!1){let n=e?e.split(","):[];return{parts:n.filter(o=>Ue(o,t,s)),others:n.filter(o=>!Ue(o,t,s)).map(o=>`${o} is not a part of the model`)}}var Cs=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Ue(e,{n_layers:t,n_heads:s},n){if(Cs(e)&&!n)return!1;let[o,r="0",i="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(e)??[];return e==="embedding"||o!==void 0&&Number(r)<t&&Number(i)<s}function je(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function De(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return _t(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var We={...yt,temperature:{...yt.temperature,first:.8}};function ze(e){let t=[`text=${je(e("text"))}`,...Be(e,We)];return e("off").length&&t.push(`off=${e("off").join(",")}`),t.join("&")}function Ve(e,t){let s=Re(e),{traits:n,refused:o}=He(s,We),r=De(s.get("text")??"");r===void 0?o.unshift("its text is damaged"):n.text=r;let{parts:i,others:l}=Fe(s.get("off"),t);return n.off=i,{traits:n,refused:[...o,...l]}}var bt=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};var Ls=60,Os=10,Ps=5,Is=0,dr=be("live-gpt","The model, live",async e=>{let t=`live-gpt-${Is+=1}`,s=new mt(await X(e.model,"lab-vocabulary")),n=e.get("sizes"),o=()=>!!e.get("small"),r=new bt(s,e.get("ids")),i=Pt(e.get("version")),l="",a="",c=!1,h,d,p=0,m=new Set,g={next:e.get("next").map(([$,A])=>({id:$,probability:A}))},_=new Map,v=$=>(_.has($)||_.set($,ye(s.bytes($))),_.get($)),q=new Map,et={ids:[],gpt2:[]},qe=()=>(et.ids!==r.ids&&(et={ids:r.ids,gpt2:s.gpt2_ids(r.ids)},r.ids.forEach(($,A)=>q.set(et.gpt2[A],$))),et.gpt2),Ge=$=>v(q.get($)??$),Qe=new xt(e,Ge,$=>{h=h===$?void 0:$,k()}),st=[],G=0,vt=()=>{G=0,st.length&&(r.append(st.splice(0)),nt())},U=e.host&&i.client($=>{if($.id===p){if($.type==="token")$.token===s.end_of_text?a="The model ended the text here.":st.push($.token),G||=requestAnimationFrame(vt);else if($.type==="written")cancelAnimationFrame(G),vt(),c=!1,e.say(r.text.slice(-200)),k();else if($.type==="answer"){g=$;let A=$.next.map(({id:b,probability:Ke})=>[b,Ke]);h===void 0&&e.set({next:A});let[S]=$.next;S&&!c&&e.say(`Next: ${Bt(s,S.id)}, ${W(S.probability)}`)}else l=`The model could not read this: ${$.message}.`,c=!1;e.redraw()}}),Ft=()=>[s.end_of_text,...r.ids],jt=()=>({ids:Ft(),off:e.get("off"),sampling:ue(e)});function k(){U&&(i.want(e),p+=1,h!==void 0&&h>=r.ids.length&&(h=void 0),U.send({type:"ask",id:p,...jt(),words:Os,position:h===void 0?void 0:h+1,lens:m.has("inside"),head:m.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function nt(){e.set({ids:r.ids,text:r.text}),kt?.changed(),e.redraw()}function Dt($){U&&(Q(),i.want(e),r.mark(),h=void 0,a="",c=!0,p+=1,U.send({type:"write",id:p,...jt(),seed:e.get("seed"),count:$,stop:s.end_of_text}),e.redraw())}function Q(){c&&(cancelAnimationFrame(G),vt(),c=!1,k())}function ot($){if(l=_e($),d=l?$:void 0,l)return e.redraw();st=[],c=!1,a="",h=void 0,r.type($),nt(),k()}function Ye(){Q(),r.undo(),a="",nt(),k()}function Ze($){$!==s.end_of_text&&(Q(),r.mark(),h!==void 0&&(r.ids=r.ids.slice(0,h+1)),h=void 0,r.append([$]),nt(),k())}e.on(["text"],()=>{e.get("text")!==r.text&&ot(e.get("text"))});let Wt=()=>{kt?.changed(),k()},kt=o()?void 0:he(e,{write:()=>ze($=>e.get($)),read($){let{traits:{text:A,...S},refused:b}=Ve($,n);e.set(S),A!==void 0&&ot(A),l=b.length?`Not taken from the link: ${b.join("; ")}.`:"",e.redraw()}});U&&(le(e,i,U),e.atEnd(()=>cancelAnimationFrame(G)));let Et=Pe(m,k);return()=>{let $=(g.id??0)===p,A=o()?g.next.slice(0,Ps):g.next,S=h===void 0?"Next words":f`Next words after <bdi class="token">${v(r.ids[h])}</bdi>`;return f`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${o()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${B(d??r.text)}
        @input=${b=>ot(b.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${w(c?"Stop":"Write",()=>c?Q():Dt(Ls),{name:"write"})}
        ${w("One token",()=>Dt(1),{off:c})}
        ${w("Undo",Ye,{off:!r.changed})}
        ${kt?.copyLink()??u}
        <span class="faint">${a}</span>
      </div>
      ${o()?u:f`
        ${Oe(e.get("examples"),b=>{Q(),ot(b)})}
        ${Qe.view(qe(),h??r.ids.length-1)}
        ${pe(r.ids.length,n.context_length)}
      `}
      <div class="next" aria-busy=${$?"false":"true"}>
        <p class="title" id="${t}-next">${S}</p>
        ${Ut(A,v,"Next words",Ze)}
      </div>
      ${$e(i.status,e.get("size"),()=>i.want(e,!0),u)}
      ${o()?u:f`
        ${Et("sampling","How the next token is chosen",()=>f`
            ${me(e,Wt)}
            <p class="title">What is drawn from</p>
            ${Ut(g.drawn??[],v,"What is drawn from")}
          `)}
        ${Et("inside","Look inside",()=>Le(e,g,{show:v,plain:b=>Bt(s,b),ids:Ft(),changed:k}))}
        ${Et("off","Switch parts off",()=>Ce(e,n,Wt))}
      `}
      ${Ie(e)}
    `}});export{dr as default};
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
