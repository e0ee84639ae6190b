var Mt=globalThis,Vt=e=>e,rt=Mt.trustedTypes,qt=rt?rt.createPolicy("lit-html",{createHTML:e=>e}):void 0,St="$lit$",T=`lit$${Math.random().toFixed(9).slice(2)}$`,Nt="?"+T,ts=`<${Nt}>`,I=document,Q=()=>I.createComment(""),Z=e=>e===null||typeof e!="object"&&typeof e!="function",Ct=Array.isArray,Xt=e=>Ct(e)||typeof e?.[Symbol.iterator]=="function",Et=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Gt=/-->/g,Yt=/>/g,C=RegExp(`>|${Et}(?:([^\\s"'>=/]+)(${Et}*=${Et}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Qt=/'/g,Zt=/"/g,Jt=/^(?:script|style|textarea|title)$/i,Lt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),u=Lt(1),R=Lt(2),Bs=Lt(3),b=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Kt=new WeakMap,L=I.createTreeWalker(I,129);function te(e,t){if(!Ct(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return qt!==void 0?qt.createHTML(t):t}var ee=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=Y;for(let l=0;l<s;l++){let a=e[l],h,c,d=-1,f=0;for(;f<a.length&&(i.lastIndex=f,c=i.exec(a),c!==null);)f=i.lastIndex,i===Y?c[1]==="!--"?i=Gt:c[1]!==void 0?i=Yt:c[2]!==void 0?(Jt.test(c[2])&&(o=RegExp("</"+c[2],"g")),i=C):c[3]!==void 0&&(i=C):i===C?c[0]===">"?(i=o??Y,d=-1):c[1]===void 0?d=-2:(d=i.lastIndex-c[2].length,h=c[1],i=c[3]===void 0?C:c[3]==='"'?Zt:Qt):i===Zt||i===Qt?i=C:i===Gt||i===Yt?i=Y:(i=C,o=void 0);let m=i===C&&e[l+1].startsWith("/>")?" ":"";r+=i===Y?a+ts:d>=0?(n.push(h),a.slice(0,d)+St+a.slice(d)+T+m):a+T+(d===-2?l:m)}return[te(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},K=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,i=0,l=t.length-1,a=this.parts,[h,c]=ee(t,s);if(this.el=e.createElement(h,n),L.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=L.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(St)){let f=c[i++],m=o.getAttribute(d).split(T),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:r,name:$[2],strings:m,ctor:$[1]==="."?at:$[1]==="?"?lt:$[1]==="@"?ct:P}),o.removeAttribute(d)}else d.startsWith(T)&&(a.push({type:6,index:r}),o.removeAttribute(d));if(Jt.test(o.tagName)){let d=o.textContent.split(T),f=d.length-1;if(f>0){o.textContent=rt?rt.emptyScript:"";for(let m=0;m<f;m++)o.append(d[m],Q()),L.nextNode(),a.push({type:2,index:++r});o.append(d[f],Q())}}}else if(o.nodeType===8)if(o.data===Nt)a.push({type:2,index:r});else{let d=-1;for(;(d=o.data.indexOf(T,d+1))!==-1;)a.push({type:7,index:r}),d+=T.length-1}r++}}static createElement(t,s){let n=I.createElement("template");return n.innerHTML=t,n}};function O(e,t,s=e,n){if(t===b)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=Z(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=O(e,o._$AS(e,t.values),o,n)),t}var it=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??I).importNode(s,!0);L.currentNode=o;let r=L.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let h;a.type===2?h=new U(r,r.nextSibling,this,t):a.type===1?h=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(h=new ht(r,this,t)),this._$AV.push(h),a=n[++l]}i!==a?.index&&(r=L.nextNode(),i++)}return L.currentNode=I,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},U=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=O(this,t,s),Z(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==b&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Xt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(I.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=K.createElement(te(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new it(o,this),i=r.u(this.options);r.p(s),this.T(i),this._$AH=r}}_$AC(t){let s=Kt.get(t.strings);return s===void 0&&Kt.set(t.strings,s=new K(t)),s}k(t){Ct(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(Q()),this.O(Q()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Vt(t).nextSibling;Vt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=p}_$AI(t,s=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=O(this,t,s,0),i=!Z(t)||t!==this._$AH&&t!==b,i&&(this._$AH=t);else{let l=t,a,h;for(t=r[0],a=0;a<r.length-1;a++)h=O(this,l[n+a],s,a),h===b&&(h=this._$AH[a]),i||=!Z(h)||h!==this._$AH[a],h===p?t=p:t!==p&&(t+=(h??"")+r[a+1]),this._$AH[a]=h}i&&!o&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends P{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},lt=class extends P{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},ct=class extends P{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=O(this,t,s,0)??p)===b)return;let n=this._$AH,o=t===p&&n!==p||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==p&&(n===p||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){O(this,t)}},se={M:St,P:T,A:Nt,C:1,L:ee,R:it,D:Xt,V:O,I:U,H:P,N:lt,U:ct,B:at,F:ht},es=Mt.litHtmlPolyfillSupport;es?.(K,U),(Mt.litHtmlVersions??=[]).push("3.3.3");var ne=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new U(t.insertBefore(Q(),r),r,void 0,s??{})}return o._$AI(e),o};var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},j=e=>(...t)=>({_$litDirective$:e,values:t}),E=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:ss}=se,oe=e=>e;var ie=e=>e.strings===void 0,re=()=>document.createComment(""),F=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let r=n.insertBefore(re(),o),i=n.insertBefore(re(),o);s=new ss(r,i,e,e.options)}else{let r=s._$AB.nextSibling,i=s._$AM,l=i!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==i._$AU&&s._$AP(a)}if(r!==o||l){let a=s._$AA;for(;a!==r;){let h=oe(a).nextSibling;oe(n).insertBefore(a,o),a=h}}}return s},M=(e,t,s=e)=>(e._$AI(t,s),e),ns={},dt=(e,t=ns)=>e._$AH=t,ae=e=>e._$AH,ut=e=>{e._$AR(),e._$AA.remove()};var X=j(class extends E{constructor(e){if(super(e),e.type!==_.PROPERTY&&e.type!==_.ATTRIBUTE&&e.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ie(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===b||t===p)return t;let s=e.element,n=e.name;if(e.type===_.PROPERTY){if(t===s[n])return b}else if(e.type===_.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return b}else if(e.type===_.ATTRIBUTE&&s.getAttribute(n)===t+"")return b;return dt(e),t}});function J(e,t){return new Promise((s,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?n(new Error(r.error)):s(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Ot(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new It}var It=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#r;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#n(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#s+=1;return this.#e.set(s,t),{send:n=>this.#i({...n,client:s}),end:()=>{this.#e.delete(s),this.#i({type:"end",client:s})}}}#i(t){this.#r?this.#r.postMessage(t):this.#o.push(t)}async ensureLoaded(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&os())return this.#n({state:"asking"});this.#n({state:"loading",loaded:0,message:""});try{let o=await rs(t),r=this.#r??=await this.#a(t);r.postMessage({type:"load",source:{...o,again:n==="failed"}});for(let i of this.#o.splice(0))r.postMessage(i)}catch(o){this.#n({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let s=await J(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await is(n).catch(()=>as(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:i})=>this.#l(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#l(t){t.type==="progress"?this.#n({loaded:t.loaded}):t.type==="failed"?this.#n({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#n({state:"ready"})):this.#e.get(t.client)?.(t)}},os=()=>!!navigator.connection?.saveData;async function rs(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await J(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function is(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function as(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function le(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}function ce(e,t,s){let n=()=>t.ensureLoaded(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,n,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(o,n));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(s.end),e.page&&e.onCleanup(le(n))}var ft=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return s}};var pt=class{#t;#e=new Uint8Array(256);#s;#r=new Map;#o;#n=new Map;constructor(t){let s=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#r.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let s=this.#n.get(t);if(s)return s;this.#n.size>5e4&&this.#n.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#n.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#i([...s]);yield{ids:[...s]};for(let[o,r]of n){let i=o+1;for(;s[i]<0;)i+=1;s[o]=r,s[i]=-1;let l=s.slice(0,o).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,made:r}}}#i(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new ft,r=l=>{let a=this.#r.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let i=[];for(;o.size;){let l=o.pop(),a=l%2**32,h=Math.floor(l/2**32),c=n[a],[d,f]=this.parts(h);t[a]!==d||t[c]!==f||(t[a]=h,t[c]=-1,n[a]=n[c],n[a]<t.length&&(s[n[a]]=a,r(a)),s[a]>=0&&r(s[a]),i.push([a,h]))}return i}};var ls="<|endoftext|>",mt=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new pt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ls)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};function he({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:i=!1}){let l=({target:c})=>c.before=s,a=({target:c})=>{let{before:d}=c;d!==void 0&&o(d)},h=u`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${i}
      .value=${X(String(cs(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${c=>o(n[c.target.valueAsNumber])}
    >
  `;return e===p?h:u`<label class="slider">${e}${h}</label>`}var tt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function cs(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var w=(e,t,{off:s=!1,name:n=""}={})=>u`
    <button
      type="button"
      class=${n||p}
      aria-disabled=${s?"true":p}
      @click=${()=>s||t()}
    >${e}</button>
  `,Pt=(e,t,s,n)=>u`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,r)=>u`<option value=${r} ?selected=${X(r===s)}>${r}</option>`)}
      </select>
    </label>
  `;function gt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var hs=4e3;function de(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r,i=()=>{let c=t();return r=(c?.length??0)>hs,r?void 0:c},l=gt(400,()=>{let c=r;n.write(i()),r!==c&&e.redraw()}),a=()=>{let c=n.read();c!==void 0&&(s(c),r=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function h(){if(l.flush(),r)return;let c=n.link();try{await navigator.clipboard.writeText(c),o="Copied."}catch{o=c}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",l()},copyLink:()=>(r===void 0&&i(),r?u`<span class="faint">This text is too long for a link.</span>`:u`
        <span class="copy-link">
          ${w("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?u`<input type="text" readonly .value=${o} aria-label="Link to this view">`:p}
        </span>
      `)}}var ds=new Intl.NumberFormat("en-US"),B=e=>ds.format(e);var ue=(e,t)=>`${B(e)} ${t}${e===1?"":"s"}`,$t=(e,t=1)=>`${(100*e).toFixed(t)} %`;function D(e){return e===0||e===1?$t(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:$t(e)}function us(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):B(Math.round(n))} ${t[s]}`.trim()}var Rt=e=>us(e,["bytes","kB","MB","GB","TB"]);var Bt=Symbol.for("gpt-lab-ids");function fe(e){let t=globalThis;return t[Bt]=(t[Bt]??0)+1,`${e}-${t[Bt]}`}var wt=class e{start=0;seen=new Map;#t="";constructor(t=[],s={}){this.wanted=new Set(t),this.edits=s,this.idle=this.wanted.size===0&&Object.keys(s).length===0}inside(t){if(this.idle)return this;let s=new e(this.wanted,this.edits);return s.seen=this.seen,s.start=this.start,s.#t=`${this.#t}${t}.`,s}watches(...t){return!this.idle&&t.some(s=>this.wanted.has(this.#t+s)||this.#t+s in this.edits)}pass(t,s,n){if(this.idle)return s;let o=this.#t+t,r=this.edits[o];if(r){let i=r(s.slice(),n,this.start);if(!(i instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${i}, not a Float32Array`);if(i.length!==s.length)throw new RangeError(`the edit of ${o} made ${i.length} numbers of [${n.join(", ")}]`);s=i}return this.wanted.has(o)&&this.seen.set(o,{values:s.slice(),shape:n}),s}},fs=new wt;function pe(e,t){if(e<=t)return 0;let s=t-Math.max(1,Math.floor(t/2))+1;return s*(1+Math.floor((e-t-1)/s))}function me(e,t){let s=pe(e+1,t);if(!s)return p;let n=ue(e,"token");return u`<p class="faint">
    The model reads ${t} tokens at most: of these ${n} the last ${e+1-s}.
  </p>`}var bt={temperature:{first:1,least:0,most:2},top_k:{first:0,least:0,most:1e3,whole:!0},top_p:{first:1,least:0,most:1},min_p:{first:0,least:0,most:1},repetition_penalty:{first:1,least:.5,most:2},seed:{first:0,least:0,most:999999,whole:!0}},ps=[0,.01,.02],ms=[["temperature","Temperature",tt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",tt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",[...ps,...tt(.05,1,.05)],e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",tt(.5,2,.1),String]],ge=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function $e(e,t){let s=(i,l)=>{e.set({[i]:l}),t()},{least:n,most:o}=bt.seed,r=i=>{let l=i.target,a=Math.round(l.valueAsNumber),h=Number.isFinite(a)?Math.min(Math.max(a,n),o):e.get("seed");l.value=String(h),s("seed",h)};return u`
    <div class="sampling">
      ${ms.map(([i,l,a,h])=>he({label:u`<span>${l} <span class="number">${h(e.get(i))}</span></span>`,name:l,value:e.get(i),stops:a,text:h,onChange:c=>s(i,c)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${o} step="1" .value=${String(e.get("seed"))}
          @change=${r}>
      </label>
    </div>
  `}var gs=u`<p class="status-line faint">These are the lab model’s numbers.</p>`;function we({state:e,loaded:t,message:s},n,o,r=gs){return e==="ready"||e==="asleep"?r:e==="asking"?u`<p class="status status-line">Your browser is set to save data. ${w(`Load the model (${Rt(n)})`,o)}</p>`:e==="failed"?u`<p class="status status-line warn" role="alert">The model did not load: ${s}. ${w("Try again",o)}</p>`:u`<p class="status status-line faint"><label>Loading the model, ${Rt(n)}
    <progress max=${n} value=${t||p}></progress></label></p>`}var be=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ye=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,$s={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ws=/[\p{C}\p{Z}]/u,bs=/^\p{M}/u;function yt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function _e(e){let t=yt(e);if(t===void 0)return u`<span class="bytes">${be(e)}</span>`;let s=bs.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!ws.test(o)){n+=o;continue}let r=ye(o),[i,l]=$s[o]??[r,r];s.push(n,u`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return u`${s}${n}`}function ys(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}function Ae(e){let t=ys(e);return t?`Character ${t.position} is ${ye(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Ht(e,t){let s=e.bytes(t);return yt(s)??be(s)}var ve=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},W=j(class extends E{constructor(e){if(super(e),e.type!==_.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],r=[],i=0;for(let l of e)o[i]=n?n(l,i):i,r[i]=s(l,i),i++;return{values:r,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=ae(e),{values:r,keys:i}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],h,c,d=0,f=o.length-1,m=0,$=r.length-1;for(;d<=f&&m<=$;)if(o[d]===null)d++;else if(o[f]===null)f--;else if(l[d]===i[m])a[m]=M(o[d],r[m]),d++,m++;else if(l[f]===i[$])a[$]=M(o[f],r[$]),f--,$--;else if(l[d]===i[$])a[$]=M(o[d],r[$]),F(e,a[$+1],o[d]),d++,$--;else if(l[f]===i[m])a[m]=M(o[f],r[m]),F(e,o[d],o[f]),f--,m++;else if(h===void 0&&(h=ve(i,m,$),c=ve(l,d,f)),h.has(l[d]))if(h.has(l[f])){let y=c.get(i[m]),x=y!==void 0?o[y]:null;if(x===null){let V=F(e,o[d]);M(V,r[m]),a[m]=V}else a[m]=M(x,r[m]),F(e,o[d],x),o[y]=null;m++}else ut(o[f]),f--;else ut(o[d]),d++;for(;m<=$;){let y=F(e,a[$+1]);M(y,r[m]),a[m++]=y}for(;d<=f;){let y=o[d++];y!==null&&ut(y)}return this.ut=i,dt(e,a),b}});var Ut=300,_s=400,_t=class{#t=Ut;#e=[];#s=[];#r=0;constructor(t,s,n){this.context=t,this.written=s,this.onSelect=n}focus(t){t>=this.#t&&this.#o(t+Ut),queueMicrotask(()=>queueMicrotask(()=>{this.context.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#o(t){this.#t=t,this.context.redraw()}#n(t){let s=this.#e,n=Math.min(s.length,t.length),o=0;for(;o<n&&s[o]===t[o];)o+=1;let r=0;for(;r<n-o&&s.at(-1-r)===t.at(-1-r);)r+=1;let i=Array.from({length:t.length-o-r},()=>this.#r++),l=this.#s;this.#s=[...l.slice(0,o),...i,...l.slice(l.length-r)],this.#e=t}#i(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#a=t=>{let s=this.#i(t);s>=0&&this.onSelect(s)};#l=t=>{let s=this.#i(t),n=this.#e.length-1,r={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||r===void 0||r<0||r>n||(t.preventDefault(),this.onSelect(r),this.focus(r))};#c=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:o}=t.currentTarget;s+n>o-_s&&this.#t<this.#e.length&&this.#o(this.#t+Ut)};view(t,s){t!==this.#e&&this.#n(t);let n=t.slice(0,this.#t),o=Math.min(s,n.length-1),r=t.length-n.length;return u`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${W(n,(i,l)=>this.#s[l],(i,l)=>u`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.written(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${r>0?u`<p class="more">${w(`Show more: ${B(n.length)} of ${B(t.length)} tokens are drawn`,()=>{this.#o(2*this.#t),this.focus(n.length)})}</p>`:p}
    `}};var At=class{announcement="";#t="";#e=!1;#s=!1;#r=[];#o=gt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#r.push(t)}dispose(){this.#s=!0,this.#o.cancel();for(let t of this.#r.splice(0))t()}};function xe(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,As(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function As(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var vs=e=>e.stopPropagation();function ke(e,t,s){return{async render({model:n,el:o,page:r}){let i="show"in o?void 0:o,l=f=>{let m=u`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${vs}>
            ${f}
            <p class="unseen" role="status">${c.announcement}</p>
          </section>
        `;"show"in o?o.show(m):ne(m,o)},a=f=>{if(c.dispose(),l(xs(t,f)),i)console.warn(f);else throw f},h=()=>p,c=new At(n,r,i,()=>{try{l(h())}catch(f){a(f)}}),d=()=>c.redraw();try{h=await s(c),n.on("change",d),c.onCleanup(()=>n.off("change",d)),i&&c.onCleanup(xe(i))}catch(f){return a(f),()=>{}}return c.draw(),()=>c.dispose()}}}var xs=(e,t)=>u`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Te="important",ks=" !"+Te,Ee=j(class extends E{constructor(e){if(super(e),e.type!==_.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(ks);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?Te:""):s[n]=o}}return b}});var Me=(e,t)=>u`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ee({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function jt(e,t,s,n){let o=Math.max(...e.map(({probability:r})=>r));return u`
    <ol class="words" aria-label=${s}>
      ${W(e,({id:r})=>r,({id:r,probability:i})=>u`<li>
          ${n?u`
              <button type="button" class="word" @click=${()=>n(r)}
                title="Write this token"><bdi>${t(r)}</bdi></button>
            `:u`<span class="word"><bdi>${t(r)}</bdi></span>`}
          ${Me(i,o)}
          <span class="number">${D(i)}</span>
        </li>`)}
    </ol>
    ${e.length?p:u`<p class="faint">They come with the model.</p>`}
  `}function Se({sizes:e,chosen:t,onChange:s,says:n,streams:o=!1}){let{n_layers:r,n_heads:i}=e,l=(a,h,c)=>u`
      <button type="button" class="part" aria-pressed=${t.has(a)?"true":"false"}
        aria-label="${c}: ${n[t.has(a)?0:1]}"
        @click=${()=>s(t.symmetricDifference(new Set([a])))}>${h}</button>
    `;return u`
    <div class="parts">
      ${o?u`<div class="buttons">${l("embedding","embedding","Embedding")}</div>`:p}
      ${Array.from({length:r},(a,h)=>u`<div class="buttons" role="group" aria-label="Block ${h}">
          <span>Block ${h}</span>
          ${l(`blocks.${h}.attention`,"attention",`Attention of block ${h}`)}
          ${Array.from({length:i},(c,d)=>l(`blocks.${h}.attention.heads.${d}`,`${d}`,`Head ${d} of block ${h}`))}
          ${l(`blocks.${h}.feed_forward`,"FFN",`Feed-forward network of block ${h}`)}
          ${o?l(`blocks.${h}.output`,"stream",`Stream after block ${h}`):p}
        </div>`)}
    </div>
  `}var Ts=24,[z,S]=[64,20];function Ce({weights:e,tokens:t,query:s,matrix:n}){let o=t.length,r=n?o:s+1,i=Math.max(0,r-Ts),l=e.subarray(s*o,s*o+s+1),h=[...l.keys()].sort((f,m)=>l[m]-l[f]).slice(0,3).map(f=>`${Ne(t[f])} ${$t(l[f],0)}`).join(", "),c=`${Ne(t[s])} looks at ${h}.`,d=n?Ms(e,t,i,o,s):Es(l,t,i,s);return u`
    <p class="faint" aria-live="polite">${c}${i?` Drawn are the last ${r-i} tokens.`:p}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${c}>${d}</div>
  `}var Ne=e=>`\u201C${e}\u201D`,Le=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function Es(e,t,s,n){let o=t.slice(s,n+1),r=o.length*z,i=Math.min(110,30+o.length*8),l=a=>(a-s+.5)*z;return R`<svg width=${r} height=${i+24} viewBox="0 0 ${r} ${i+24}">
    ${o.map((a,h)=>{let c=s+h,[d,f]=[l(n),l(c)],m=Math.max(4,i-14-i*1.2*(n-c)/o.length),$=c===n?`M${d-8} ${i} C${d-14} ${i-26} ${d+14} ${i-26} ${d+8} ${i}`:`M${d} ${i} Q${(d+f)/2} ${m-i/2} ${f} ${i}`;return R`
        <path class="arc" d=${$} stroke-width=${.5+7*e[c]}
          stroke-opacity=${.08+.92*e[c]}></path>
      `})}
    ${o.map((a,h)=>R`
        <text class=${s+h===n?"looks":""} x=${(h+.5)*z} y=${i+16}
          text-anchor="middle">${Le(a)}</text>
      `)}
  </svg>`}function Ms(e,t,s,n,o){let r=n-s,i=z+r*S,l=[];for(let a=0;a<r;a++){l.push(R`
      <text class=${s+a===o?"looks":""} x=${z-6}
        y=${a*S+14} text-anchor="end">${Le(t[s+a])}</text>
    `);for(let h=0;h<=a;h++){let c=e[(s+a)*n+s+h];l.push(R`
        <rect class="cell" x=${z+h*S} y=${a*S} width=${S-1}
          height=${S-1} fill-opacity=${.05+.95*c}></rect>
      `)}}return R`<svg width=${i} height=${r*S} viewBox="0 0 ${i} ${r*S}">${l}</svg>`}var Ss=(e,t)=>u`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>u`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${W(s,({id:o,probability:r})=>u`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${D(r)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `;function Ie(e,t,s){let n=new Set(e.get("off")),o=r=>{e.set({off:[...r].sort()}),s()};return u`
    ${Se({sizes:t,chosen:n,onChange:o,says:["off","on"]})}
    <p>${n.size?w(`Switch all on again (${n.size} off)`,()=>o(new Set)):u`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Oe(e,t,{show:s,plain:n,ids:o,changed:r}){let{layers:i,attention:l,position:a=0,start:h=0}=t;if(!i||!l)return u`<p class="faint">This comes with the model.</p>`;let{n_layers:c,n_heads:d}=e.get("sizes"),f=m=>{e.set(m),r()};return u`
    ${Ss(i,s)}
    <div class="buttons">
      ${Pt("Block",c,e.get("layer"),m=>f({layer:m}))}
      ${Pt("Head",d,e.get("head"),m=>f({head:m}))}
      ${w(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${Ce({weights:l,tokens:o.slice(h,h+Math.sqrt(l.length)).map(n),query:a-h,matrix:e.get("matrix")})}
  `}var Pe=(e,t)=>u`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([s,n])=>w(s,()=>t(n)))}
    </div>
  `;function Re(e,t){let s=(n,o)=>{let r=o.target.open;r!==e.has(n)&&(r?e.add(n):e.delete(n),t())};return(n,o,r)=>u`
      <details ?open=${e.has(n)} @toggle=${i=>s(n,i)}>
        <summary>${o}</summary>
        ${e.has(n)?r():p}
      </details>
    `}var Be=e=>u`
    <p class="faint about">
      A model of ${Ns(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function Ns(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s=`${B(e.get("sizes").parameters)} parameters`;return t===void 0?s:u`<a href="${t}book/lab_model.html">${s}</a>`}var He=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]})),Ue=(e,t)=>Object.entries(t).map(([s,n])=>{let o="toWord"in n?n.toWord:String;return e(s)===n.first||o(e(s))===o(n.first)?"":`${s}=${o(e(s))}`}).filter(Boolean);function je(e,t){let s={},n=[];for(let[o,r]of Object.entries(t)){let i=e.get(o),l=i===void 0?r.first:Cs(i,r);l===void 0&&n.push(`${o}=${i} is not ${Ls(r)}`),s[o]=l??r.first}return{traits:s,refused:n}}function Cs(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:s,most:n,whole:o}=t,r=Number(e||NaN);return r>=s&&r<=n&&(!o||Number.isInteger(r))?r:void 0}function Ls(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}function De(e,t,s=!1){let n=e?e.split(","):[];return{parts:n.filter(o=>Fe(o,t,s)),others:n.filter(o=>!Fe(o,t,s)).map(o=>`${o} is not a part of the model`)}}var Is=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Fe(e,{n_layers:t,n_heads:s},n){if(Is(e)&&!n)return!1;let[o,r="0",i="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(e)??[];return e==="embedding"||o!==void 0&&Number(r)<t&&Number(i)<s}function We(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ze(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return yt(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var Ve={...bt,temperature:{...bt.temperature,first:.8}};function qe(e){let t=[`text=${We(e("text"))}`,...Ue(e,Ve)];return e("off").length&&t.push(`off=${e("off").join(",")}`),t.join("&")}function Ge(e,t){let s=He(e),{traits:n,refused:o}=je(s,Ve),r=ze(s.get("text")??"");r===void 0?o.unshift("its text is damaged"):n.text=r;let{parts:i,others:l}=De(s.get("off"),t);return n.off=i,{traits:n,refused:[...o,...l]}}var vt=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};var Os=60,Ps=10,Rs=5,fr=ke("live-gpt","The model, live",async e=>{let t=fe("live-gpt"),s=new mt(await J(e.model,"lab-vocabulary")),n=e.get("sizes"),o=()=>!!e.get("small"),r=new vt(s,e.get("ids")),i=Ot(e.get("version")),l="",a="",h=!1,c,d,f=0,m=new Set,$={next:e.get("next").map(([g,A])=>({id:g,probability:A}))},y=new Map,x=g=>(y.has(g)||y.set(g,_e(s.bytes(g))),y.get(g)),V=new Map,et={ids:[],gpt2:[]},Ye=()=>(et.ids!==r.ids&&(et={ids:r.ids,gpt2:s.gpt2_ids(r.ids)},r.ids.forEach((g,A)=>V.set(et.gpt2[A],g))),et.gpt2),Qe=g=>x(V.get(g)??g),Ze=new _t(e,Qe,g=>{c=c===g?void 0:g,k()}),st=[],q=0,xt=()=>{q=0,st.length&&(r.append(st.splice(0)),nt())},H=e.host&&i.client(g=>{if(g.id===f){if(g.type==="token"){g.token===s.end_of_text?a="The model ended the text here.":st.push(g.token),q||=requestAnimationFrame(xt);return}else if(g.type==="written")cancelAnimationFrame(q),xt(),h=!1,e.announce(r.text.slice(-200)),k();else if(g.type==="answer"){$=g;let A=g.next.map(({id:v,probability:Je})=>[v,Je]);c===void 0&&e.set({next:A});let[N]=g.next;N&&!h&&e.announce(`Next: ${Ht(s,N.id)}, ${D(N.probability)}`)}else l=`The model could not read this: ${g.message}.`,h=!1;e.redraw()}}),Ft=()=>[s.end_of_text,...r.ids],Dt=()=>({ids:Ft(),off:e.get("off"),sampling:ge(e)});function k(){H&&(i.ensureLoaded(e),f+=1,c!==void 0&&c>=r.ids.length&&(c=void 0),H.send({type:"ask",id:f,...Dt(),words:Ps,position:c===void 0?void 0:c+1,lens:m.has("inside"),head:m.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function nt(){e.set({ids:r.ids,text:r.text}),kt?.changed(),e.redraw()}function Wt(g){H&&(G(),i.ensureLoaded(e),r.mark(),c=void 0,a="",h=!0,f+=1,H.send({type:"write",id:f,...Dt(),seed:e.get("seed"),count:g,stop:s.end_of_text}),e.redraw())}function G(){h&&(cancelAnimationFrame(q),xt(),h=!1,k())}function ot(g){if(l=Ae(g),d=l?g:void 0,l)return e.redraw();st=[],h=!1,a="",c=void 0,r.type(g),nt(),k()}function Ke(){G(),r.undo(),a="",nt(),k()}function Xe(g){g!==s.end_of_text&&(G(),r.mark(),c!==void 0&&(r.ids=r.ids.slice(0,c+1)),c=void 0,r.append([g]),nt(),k())}e.on(["text"],()=>{e.get("text")!==r.text&&ot(e.get("text"))});let zt=()=>{kt?.changed(),k()},kt=o()?void 0:de(e,{write:()=>qe(g=>e.get(g)),read(g){let{traits:{text:A,...N},refused:v}=Ge(g,n);e.set(N),A!==void 0&&ot(A),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});H&&(ce(e,i,H),e.onCleanup(()=>cancelAnimationFrame(q)));let Tt=Re(m,k);return()=>{let g=($.id??0)===f,A=o()?$.next.slice(0,Rs):$.next,N=c===void 0?"Next words":u`Next words after <bdi class="token">${x(r.ids[c])}</bdi>`;return u`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${o()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${X(d??r.text)}
        @input=${v=>ot(v.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${w(h?"Stop":"Write",()=>h?G():Wt(Os),{name:"write"})}
        ${w("One token",()=>Wt(1),{off:h})}
        ${w("Undo",Ke,{off:!r.changed})}
        ${kt?.copyLink()??p}
        <span class="faint">${a}</span>
      </div>
      ${o()?p:u`
        ${Pe(e.get("examples"),v=>{G(),ot(v)})}
        ${Ze.view(Ye(),c??r.ids.length-1)}
        ${me(r.ids.length,n.context_length)}
      `}
      <div class="next" aria-busy=${g?"false":"true"}>
        <p class="title" id="${t}-next">${N}</p>
        ${jt(A,x,"Next words",Xe)}
      </div>
      ${we(i.status,e.get("size"),()=>i.ensureLoaded(e,!0),p)}
      ${o()?p:u`
        ${Tt("sampling","How the next token is chosen",()=>u`
            ${$e(e,zt)}
            <p class="title">What is drawn from</p>
            ${jt($.drawn??[],x,"What is drawn from")}
          `)}
        ${Tt("inside","Look inside",()=>Oe(e,$,{show:x,plain:v=>Ht(s,v),ids:Ft(),changed:k}))}
        ${Tt("off","Switch parts off",()=>Ie(e,n,zt))}
      `}
      ${Be(e)}
    `}});export{fr as default};
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
