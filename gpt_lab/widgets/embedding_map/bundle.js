var mt=globalThis,Et=e=>e,X=mt.trustedTypes,Nt=X?X.createPolicy("lit-html",{createHTML:e=>e}):void 0,gt="$lit$",P=`lit$${Math.random().toFixed(9).slice(2)}$`,$t="?"+P,ke=`<${$t}>`,H=document,q=()=>H.createComment(""),G=e=>e===null||typeof e!="object"&&typeof e!="function",yt=Array.isArray,Ut=e=>yt(e)||typeof e?.[Symbol.iterator]=="function",ft=`[ 	
\f\r]`,z=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,It=/-->/g,St=/>/g,U=RegExp(`>|${ft}(?:([^\\s"'>=/]+)(${ft}*=${ft}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Pt=/'/g,Lt=/"/g,Bt=/^(?:script|style|textarea|title)$/i,bt=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),g=bt(1),I=bt(2),on=bt(3),C=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Ot=new WeakMap,B=H.createTreeWalker(H,129);function Ht(e,t){if(!yt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Nt!==void 0?Nt.createHTML(t):t}var Rt=(e,t)=>{let n=e.length-1,s=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=z;for(let a=0;a<n;a++){let c=e[a],h,l,p=-1,u=0;for(;u<c.length&&(r.lastIndex=u,l=r.exec(c),l!==null);)u=r.lastIndex,r===z?l[1]==="!--"?r=It:l[1]!==void 0?r=St:l[2]!==void 0?(Bt.test(l[2])&&(o=RegExp("</"+l[2],"g")),r=U):l[3]!==void 0&&(r=U):r===U?l[0]===">"?(r=o??z,p=-1):l[1]===void 0?p=-2:(p=r.lastIndex-l[2].length,h=l[1],r=l[3]===void 0?U:l[3]==='"'?Lt:Pt):r===Lt||r===Pt?r=U:r===It||r===St?r=z:(r=U,o=void 0);let $=r===U&&e[a+1].startsWith("/>")?" ":"";i+=r===z?c+ke:p>=0?(s.push(h),c.slice(0,p)+gt+c.slice(p)+P+$):c+P+(p===-2?a:$)}return[Ht(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Y=class e{constructor({strings:t,_$litType$:n},s){let o;this.parts=[];let i=0,r=0,a=t.length-1,c=this.parts,[h,l]=Rt(t,n);if(this.el=e.createElement(h,s),B.currentNode=this.el.content,n===2||n===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=B.nextNode())!==null&&c.length<a;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(gt)){let u=l[r++],$=o.getAttribute(p).split(P),y=/([.?@])?(.*)/.exec(u);c.push({type:1,index:i,name:y[2],strings:$,ctor:y[1]==="."?Z:y[1]==="?"?K:y[1]==="@"?J:D}),o.removeAttribute(p)}else p.startsWith(P)&&(c.push({type:6,index:i}),o.removeAttribute(p));if(Bt.test(o.tagName)){let p=o.textContent.split(P),u=p.length-1;if(u>0){o.textContent=X?X.emptyScript:"";for(let $=0;$<u;$++)o.append(p[$],q()),B.nextNode(),c.push({type:2,index:++i});o.append(p[u],q())}}}else if(o.nodeType===8)if(o.data===$t)c.push({type:2,index:i});else{let p=-1;for(;(p=o.data.indexOf(P,p+1))!==-1;)c.push({type:7,index:i}),p+=P.length-1}i++}}static createElement(t,n){let s=H.createElement("template");return s.innerHTML=t,s}};function R(e,t,n=e,s){if(t===C)return t;let o=s!==void 0?n._$Co?.[s]:n._$Cl,i=G(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=o:n._$Cl=o),o!==void 0&&(t=R(e,o._$AS(e,t.values),o,s)),t}var Q=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,o=(t?.creationScope??H).importNode(n,!0);B.currentNode=o;let i=B.nextNode(),r=0,a=0,c=s[0];for(;c!==void 0;){if(r===c.index){let h;c.type===2?h=new j(i,i.nextSibling,this,t):c.type===1?h=new c.ctor(i,c.name,c.strings,this,t):c.type===6&&(h=new tt(i,this,t)),this._$AV.push(h),c=s[++a]}r!==c?.index&&(i=B.nextNode(),r++)}return B.currentNode=H,o}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=R(this,t,n),G(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==C&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ut(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&G(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,o=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Y.createElement(Ht(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Q(o,this),r=i.u(this.options);i.p(n),this.T(r),this._$AH=i}}_$AC(t){let n=Ot.get(t.strings);return n===void 0&&Ot.set(t.strings,n=new Y(t)),n}k(t){yt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,o=0;for(let i of t)o===n.length?n.push(s=new e(this.O(q()),this.O(q()),this,this.options)):s=n[o],s._$AI(i),o++;o<n.length&&(this._$AR(s&&s._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=Et(t).nextSibling;Et(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,o,i){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=i,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=f}_$AI(t,n=this,s,o){let i=this.strings,r=!1;if(i===void 0)t=R(this,t,n,0),r=!G(t)||t!==this._$AH&&t!==C,r&&(this._$AH=t);else{let a=t,c,h;for(t=i[0],c=0;c<i.length-1;c++)h=R(this,a[s+c],n,c),h===C&&(h=this._$AH[c]),r||=!G(h)||h!==this._$AH[c],h===f?t=f:t!==f&&(t+=(h??"")+i[c+1]),this._$AH[c]=h}r&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Z=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},K=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},J=class extends D{constructor(t,n,s,o,i){super(t,n,s,o,i),this.type=5}_$AI(t,n=this){if((t=R(this,t,n,0)??f)===C)return;let s=this._$AH,o=t===f&&s!==f||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,i=t!==f&&(s===f||o);o&&this.element.removeEventListener(this.name,this,s),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},Dt={M:gt,P,A:$t,C:1,L:Rt,R:Q,D:Ut,V:R,I:j,H:D,N:K,U:J,B:Z,F:tt},Te=mt.litHtmlPolyfillSupport;Te?.(Y,j),(mt.litHtmlVersions??=[]).push("3.3.3");var jt=(e,t,n)=>{let s=n?.renderBefore??t,o=s._$litPart$;if(o===void 0){let i=n?.renderBefore??null;s._$litPart$=o=new j(t.insertBefore(q(),i),i,void 0,n??{})}return o._$AI(e),o};var L={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},et=e=>(...t)=>({_$litDirective$:e,values:t}),F=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,s){this._$Ct=t,this._$AM=n,this._$Ci=s}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:ln}=Dt;var Ft=e=>e.strings===void 0;var Me={},Vt=(e,t=Me)=>e._$AH=t;var nt=et(class extends F{constructor(e){if(super(e),e.type!==L.PROPERTY&&e.type!==L.ATTRIBUTE&&e.type!==L.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ft(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===C||t===f)return t;let n=e.element,s=e.name;if(e.type===L.PROPERTY){if(t===n[s])return C}else if(e.type===L.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(s))return C}else if(e.type===L.ATTRIBUTE&&n.getAttribute(s)===t+"")return C;return Vt(e),t}});function V(e,t){return new Promise((n,s)=>{let o=(i,r)=>{i.type!=="asset"||i.name!==t||(e.off("msg:custom",o),i.error?s(new Error(i.error)):n(r[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Wt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new At}var At=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#o=0;#n;#s;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#i(t){this.status={...this.status,...t};for(let n of this.#t)n()}client(t){let n=this.#o+=1;return this.#e.set(n,t),{send:(s,o)=>this.#a({type:"look",...o,client:n,id:s}),stop:()=>this.#a({type:"stop",client:n}),end:()=>{this.#e.delete(n),this.#a({type:"end",client:n})}}}#a(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async ensureLoaded(t,n=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!n)){if(!n&&Ce())return this.#i({state:"asking"});this.#i({state:"loading",loaded:0,message:""});try{this.#s??=this.#c(t).catch(a=>{throw this.#s=void 0,a});let[o,i]=await Promise.all([this.#s,Ee(t)]);this.#n=o;let r=t.get("version");o.postMessage({type:"load",sha256:r,source:{...i,again:s==="failed"}});for(let a of this.#r.splice(0))o.postMessage(a)}catch(o){this.#i({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#c(t){let n=await V(t.model,"engine"),s=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await Ne(s).catch(()=>Ie(s)).finally(()=>URL.revokeObjectURL(s));o.onmessage=({data:r})=>this.#l(r);let i=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",i),i(),o}#l(t){t.type==="progress"?this.#i({loaded:t.loaded}):t.type==="failed"?this.#i({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#i({state:"ready"})):t.type!=="hello"&&this.#e.get(t.client)?.(t)}},Ce=()=>!!navigator.connection?.saveData;async function Ee(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:n,byteLength:s}=await V(e.model,"lab-model");return{bytes:new Uint8Array(t,n,s).slice()}}async function Ne(e){let t=new Worker(e);return await new Promise((n,s)=>{t.onerror=s,t.onmessage=()=>n(t)})}async function Ie(e){await import(e);let{port1:t,port2:n}=new MessageChannel;return globalThis.gptLabEngine(n),t}function zt(e){let t=new AbortController,n=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",n,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?n():addEventListener("load",n,{once:!0,signal:t.signal}),()=>t.abort()}function qt(e){let t=Wt(e.get("version")),n=0,s,o=!1,i=e.host&&t.client(a=>{if(a.id!==n||!s)return;if(a.type==="token")return a.tokens.forEach(l=>s?.onToken?.(l));let{resolve:c,reject:h}=s;s=void 0,o=a.type==="error",a.type==="seen"?c(a):h(new Error(a.message))});i&&Se(e,t,i);let r=()=>{s?.resolve(void 0),s=void 0};return{host:t,get state(){return s?t.status.state==="failed"?"failed":"asked":o?"failed":"seen"},look(a,c){return r(),n+=1,o=!1,i?(t.ensureLoaded(e),i.send(n,a),new Promise((h,l)=>s={resolve:h,reject:l,onToken:c})):new Promise(()=>{})},stop(){s&&i?.stop(),r()}}}function Se(e,t,n){let s=()=>t.ensureLoaded(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,s,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(o,s));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(n.end),e.page&&e.onCleanup(zt(s))}var st=class{#t=[];get size(){return this.#t.length}push(t){let n=this.#t,s=n.length;for(;s>0&&n[s-1>>1]>t;)n[s]=n[s-1>>1],s=s-1>>1;n[s]=t}pop(){let t=this.#t,[n]=t,s=t.pop();for(let o=0;o<t.length;){let i=2*o+1;if(t[i+1]<t[i]&&(i+=1),!(t[i]<s)){t[o]=s;break}t[o]=t[i],o=i}return n}};var ot=class{mergeCount;#t;#e=new Uint8Array(256);#o;#n=new Map;#s;#r=new Map;constructor(t){let n=(s,o=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,o);this.#t=n(0,256),this.#t.forEach((s,o)=>this.#e[s]=o),this.mergeCount=t.getUint32(256,!0),this.#o=Array.from({length:this.mergeCount},(s,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#o.forEach(([s,o],i)=>this.#n.set(s*65536+o,256+i)),this.#s=new RegExp(new TextDecoder().decode(n(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[n,s]=this.parts(t);return[...this.bytes(n),...this.bytes(s)]}parts(t){return this.#o[t-256]}split(t){return t.match(this.#s)??[]}encodePiece(t){let n=this.#r.get(t);if(n)return n;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#i(s);let o=s.filter(i=>i>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(n=>this.encodePiece(n))}byteIds(t){return Array.from(new TextEncoder().encode(t),n=>this.#e[n])}*steps(t){let n=this.byteIds(t),s=this.#i([...n]);yield{ids:[...n]};for(let[o,i]of s){let r=o+1;for(;n[r]<0;)r+=1;n[o]=i,n[r]=-1;let a=n.slice(0,o).filter(c=>c>=0);yield{ids:n.filter(c=>c>=0),at:a.length,merged:i}}}#i(t){let n=t.map((a,c)=>c-1),s=t.map((a,c)=>c+1),o=new st,i=a=>{let c=this.#n.get(t[a]*65536+t[s[a]]);c!==void 0&&o.push(c*2**32+a)};for(let a=0;a+1<t.length;a++)i(a);let r=[];for(;o.size;){let a=o.pop(),c=a%2**32,h=Math.floor(a/2**32),l=s[c],[p,u]=this.parts(h);t[c]!==p||t[l]!==u||(t[c]=h,t[l]=-1,s[c]=s[l],s[c]<t.length&&(n[s[c]]=c,i(c)),n[c]>=0&&i(n[c]),r.push([c,h]))}return r}};var Pe="<|endoftext|>",it=class{vocab_size;end_of_text;#t;#e;constructor(t){let n=t.getUint32(0,!0),s=4+2*n;this.#e=Array.from({length:n},(o,i)=>t.getUint16(4+2*i,!0)),this.#t=new ot(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=n-1,this.vocab_size=n}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Pe)]:this.#t.bytes(t)}decode(t){let n=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(n))}gpt2_ids(t){return Array.from(t,n=>(this.bytes(n),this.#e[n]))}};function Gt({label:e,name:t,value:n,stops:s,onChange:o,text:i=String,disabled:r=!1}){let a=({target:l})=>l.before=n,c=({target:l})=>{let{before:p}=l;p!==void 0&&o(p)},h=g`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(n)}
      ?disabled=${r}
      .value=${nt(String(Le(s,n)))}
      @pointerdown=${a}
      @pointercancel=${c}
      @input=${l=>o(s[l.target.valueAsNumber])}
    >
  `;return e===f?h:g`<label class="slider">${e}${h}</label>`}function Le(e,t){let n=e.map(s=>Math.abs(s-t));return n.indexOf(Math.min(...n))}var O=(e,t,{disabled:n=!1,name:s=""}={})=>g`
    <button
      type="button"
      class=${s||f}
      aria-disabled=${n?"true":f}
      @click=${()=>n||t()}
    >${e}</button>
  `;function rt(e,t){let n,s=()=>{clearTimeout(n),n=setTimeout(t,e)};return s.cancel=()=>clearTimeout(n),s.flush=()=>{clearTimeout(n),t()},s}var Oe=4e3;function Yt(e,{write:t,read:n}){let{page:s}=e;if(!s)return;let o="",i,r=()=>{let l=t();return i=(l?.length??0)>Oe,i?void 0:l},a=rt(400,()=>{let l=i;s.write(r()),i!==l&&e.redraw()}),c=()=>{let l=s.read();l!==void 0&&(n(l),i=!1,a.cancel())};e.onCleanup(a.cancel),e.onCleanup(s.listen(c)),queueMicrotask(c);async function h(){if(a.flush(),i)return;let l=s.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",a()},copyLink:()=>(i===void 0&&r(),i?g`<span class="faint">This text is too long for a link.</span>`:g`
        <span class="copy-link">
          ${O("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?g`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}var Ue=new Intl.NumberFormat("en-US"),Xt=e=>Ue.format(e);var Qt=(e,t)=>`${Xt(e)} ${t}${e===1?"":"s"}`,wt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function vt(e,t){let n=Math.abs(e).toFixed(t);return e<0&&Number(n)>0?`\u2212${n}`:n}function Be(e,t){let n=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),s=e/1e3**n;return`${s<1e3?String(Number(s.toPrecision(3))):Xt(Math.round(s))} ${t[n]}`.trim()}var _t=e=>Be(e,["bytes","kB","MB","GB","TB"]);var xt=Symbol.for("gpt-lab-ids");function Zt(e){let t=globalThis;return t[xt]=(t[xt]??0)+1,`${e}-${t[xt]}`}var Kt=e=>new Map(e.split("&").map(t=>{let n=t.indexOf("=");return[t.slice(0,n),t.slice(n+1)]}));function Jt(e,t){let n=Object.fromEntries(Object.keys(t).map(s=>[s,e(s)]));return{encode:()=>Object.entries(t).flatMap(([s,o])=>{let i="format"in o?o.format:String,r=i(e(s));return r===i(n[s])?[]:[`${s}=${r}`]}),decode(s){let o={},i=[];for(let[r,a]of Object.entries(t)){let c=s.get(r),h=c===void 0?n[r]:He(c,a);h===void 0&&i.push(`${r}=${c} is not ${Re(a)}`),o[r]=h===void 0?n[r]:h}return{traits:o,problems:i}}}}function He(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:n,max:s=1/0,integer:o}=t,i=Number(e||NaN);return i>=n&&i<=s&&(!o||Number.isInteger(i))?i:void 0}function Re(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}var De=g`<p class="status-line faint">These are the lab model’s numbers.</p>`;function te({state:e,loaded:t,message:n},s,o,i=De){return e==="ready"||e==="asleep"?i:e==="asking"?g`<p class="status status-line">Your browser is set to save data. ${O(`Load the model (${_t(s)})`,o)}</p>`:e==="failed"?g`<p class="status status-line warn" role="alert">The model did not load: ${n}. ${O("Try again",o)}</p>`:g`<p class="status status-line faint"><label>Loading the model, ${_t(s)}
    <progress max=${s} value=${t||f}></progress></label></p>`}var je=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Fe=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ve={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},We=/[\p{C}\p{Z}]/u,ze=/^\p{M}/u;function kt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ee(e){let t=kt(e);if(t===void 0)return g`<span class="bytes">${je(e)}</span>`;let n=ze.test(t)?["\u25CC"]:[],s="";for(let o of t){if(!We.test(o)){s+=o;continue}let i=Fe(o),[r,a]=Ve[o]??[i,i];n.push(s,g`<span class="sign" role="img" aria-label=${a}>${r}</span>`),s=""}return g`${n}${s}`}var at=class{announcement="";#t="";#e=!1;#o=!1;#n=[];#s=rt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,n,s,o){this.model=t,this.page=n,this.host=s,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.model.save_changes()}on(t,n){let s=t.map(o=>`change:${o}`).join(" ");this.model.on(s,n),this.onCleanup(()=>this.model.off(s,n))}redraw(){this.#e||this.#o||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#o||this.draw()}))}announce(t){this.#t=t,this.host&&this.#s()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#o=!0,this.#s.cancel();for(let t of this.#n.splice(0))t()}};function ne(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let n=null,s=a=>{let c=a.target.closest("[data-tip]");c!==n&&(o(),c&&(n=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,qe(t,c.getBoundingClientRect())))},o=()=>{n=null,t.remove()},r=[["pointerover",s],["focusin",s],["pointerleave",o],["focusout",o],["keydown",a=>a.key==="Escape"&&o()]];for(let[a,c]of r)e.addEventListener(a,c,!0);return()=>{o();for(let[a,c]of r)e.removeEventListener(a,c,!0)}}function qe(e,t){let{width:n,height:s}=e.getBoundingClientRect(),o=t.left+t.width/2-n/2,i=t.top-s-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-n-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Ge=e=>e.stopPropagation();function se(e,t,n){return{async render({model:s,el:o,page:i}){let r="show"in o?void 0:o,a=u=>{let $=g`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Ge}>
            ${u}
            <p class="unseen" role="status">${l.announcement}</p>
          </section>
        `;"show"in o?o.show($):jt($,o)},c=u=>{if(l.dispose(),a(Ye(t,u)),r)console.warn(u);else throw u},h=()=>f,l=new at(s,i,r,()=>{try{a(h())}catch(u){c(u)}}),p=()=>l.redraw();try{h=await n(l),s.on("change",p),l.onCleanup(()=>s.off("change",p)),r&&l.onCleanup(ne(r))}catch(u){return c(u),()=>{}}return l.draw(),()=>l.dispose()}}}var Ye=(e,t)=>g`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function oe(e){let t=e.getUint32(0,!0),n=new Uint8Array(e.buffer,e.byteOffset+4,t),s=JSON.parse(new TextDecoder().decode(n)),o=4+t,i=(b,w,v)=>{let k=o;return o+=b*v,Array.from({length:b},(_,m)=>e[w](k+m*v,!0))},r=new Map;for(let{name:b,count:w,scale:v,explained:k}of s.groups){let _=Uint16Array.from(b==="all"?Array(w).keys():i(w,"getUint16",2)),m=i(2*w,"getInt16",2).map(M=>M*v),x=Float32Array.from(_,(M,N)=>m[2*N]),S=Float32Array.from(_,(M,N)=>m[2*N+1]);r.set(b,{name:b,ids:_,xs:x,ys:S,explained:k})}let a=r.values().next().value,c=s.neighbours,h=i(a.ids.length*c,"getUint16",2),l=i(a.ids.length*c,"getInt16",2).map(b=>b/32767),p=new Map(Array.from(a.ids,(b,w)=>[b,Array.from({length:c},(v,k)=>({id:h[w*c+k],cosine:l[w*c+k]}))])),{d_model:u}=s,$=i(s.positions,"getFloat32",4),y=i(s.positions*u,"getInt8",1);return{groups:r,neighbours:p,d_model:u,partner:new Map(s.pairs.flatMap(([b,w])=>[[b,w],[w,b]])),positions:Float32Array.from(y,(b,w)=>b*$[Math.floor(w/u)])}}function re({xs:e,ys:t},n,s,o){let[i,r]=ie(e),[a,c]=ie(t),h=Math.min((n-2*o)/Math.max(r-i,1e-9),(s-2*o)/Math.max(c-a,1e-9)),[l,p]=[(i+r)/2,(a+c)/2];return{xs:Float32Array.from(e,u=>n/2+(u-l)*h),ys:Float32Array.from(t,u=>s/2-(u-p)*h)}}function ie(e){let[t,n]=[1/0,-1/0];for(let s=0;s<e.length;s++)t=Math.min(t,e[s]),n=Math.max(n,e[s]);return[t,n]}function ae({xs:e,ys:t},n,s,o){let[i,r]=[o**2,-1];for(let a=0;a<e.length;a++){let c=(e[a]-n)**2+(t[a]-s)**2;c<i&&([i,r]=[c,a])}return r}var Xe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ce({xs:e,ys:t},n,s){let o=Xe[s];if(!o)return-1;let[i,r]=[1/0,-1];for(let a=0;a<e.length;a++){let[c,h]=[e[a]-e[n],t[a]-t[n]],l=c*o[0]+h*o[1],p=Math.abs(c*o[1]-h*o[0]);a===n||l<=0||p>l||l+2*p<i&&([i,r]=[l+2*p,a])}return r}function le({xs:e,ys:t},n,s){let o=[],i=[];for(let{point:r,name:a,large:c}of n){let[h,l]=c?[9,12]:[7,7],p=a.length*h,u=e[r]+l+p>s,$=u?e[r]-l-p:e[r]+l,y=[$,t[r]-h,$+p,t[r]+h];o.some(([w,v,k,_])=>y[0]<k&&w<y[2]&&y[1]<_&&v<y[3])||$<0||(o.push(y),i.push({point:r,name:a,x:u?e[r]-l:$,y:t[r],left:u}))}return i}var[Qe,Ze]=[26,24],Ke=500,T=e=>e.toFixed(1),Je=({xs:e,ys:t})=>Array.from(e,(n,s)=>`M${T(n)} ${T(t[s])}h0`).join(""),ct=class{#t={width:0,height:0,places:{xs:new Float32Array,ys:new Float32Array},path:""};#e=-1;constructor(t,{name:n,kind:s,choose:o}){this.context=t,this.name=n,this.kind=s,this.choose=o}#o(t){let n=this.context.find(".plane"),s=n?.clientWidth||720,o=n?.clientHeight||480,i=this.#t;if(i.group!==t||i.width!==s||i.height!==o){let r=re(t,s,o,Qe),a=t.ids.length>Ke?Je(r):"";this.#t={group:t,width:s,height:o,places:r,path:a},this.#e=-1}return this.#t}#n(t){let n=t.currentTarget.getBoundingClientRect();return ae(this.#t.places,t.clientX-n.left,t.clientY-n.top,Ze)}#s(t){t!==this.#e&&(this.#e=t,this.context.redraw())}view(t,n,s,o){let{width:i,height:r,places:a,path:c}=this.#o(t),h=[...t.ids],l=h.indexOf(n),p=s.map(({id:m})=>h.indexOf(m)).filter(m=>m>=0),u=o===void 0?-1:h.indexOf(o),$=[this.#e,l,u,...p].filter(m=>m>=0),y=c?[]:h.keys(),b=[...new Set([...$,...y])].map(m=>({point:m,name:this.name(h[m]).trim(),large:m===l||m===this.#e})).filter(({name:m})=>m),w=le(a,b,i).reverse(),v=new Set(p),k=m=>{let x=ce(a,Math.max(l,0),m.key);m.key.startsWith("Arrow")&&(m.preventDefault(),x>=0&&this.choose(h[x]))},_=(m,x="")=>{let S=`${this.kind(h[m])} ${x}`,[M,N]=[a.xs[m],a.ys[m]];return S.startsWith("capital")?I`<rect class=${S} x=${T(M-3.5)} y=${T(N-3.5)} width="7" height="7"></rect>`:I`<circle class=${S} cx=${T(M)} cy=${T(N)} r="4"></circle>`};return g`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${h.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${m=>this.#s(this.#n(m))}
        @pointerleave=${()=>this.#s(-1)}
        @click=${m=>{let x=this.#n(m);x>=0&&this.choose(h[x])}}
        @keydown=${k}
      >
        <svg viewBox="0 0 ${i} ${r}" aria-hidden="true">
          ${c?I`<path class="many" d=${c}></path>`:f}
          ${l>=0&&u>=0?I`<line class="pair" x1=${T(a.xs[l])} y1=${T(a.ys[l])} x2=${T(a.xs[u])} y2=${T(a.ys[u])}></line>`:f}
          ${c?f:h.map((m,x)=>v.has(x)?f:_(x))}
          ${p.map(m=>_(m,"near"))}
          ${l>=0?I`<circle class="ring" cx=${T(a.xs[l])} cy=${T(a.ys[l])} r="9"></circle>${_(l)}`:f}
          ${this.#e>=0&&c?_(this.#e):f}
          ${w.map(({point:m,name:x,x:S,y:M,left:N})=>I`<text class=${m===l||m===this.#e?"chosen":v.has(m)?"near":""} x=${T(S)} y=${T(M+4)} text-anchor=${N?"end":"start"}>${x}</text>`)}
        </svg>
      </div>
    `}};var he="important",tn=" !"+he,pe=et(class extends F{constructor(e){if(super(e),e.type!==L.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let s=e[n];return s==null?t:t+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in t){let o=t[s];if(o!=null){this.ft.add(s);let i=typeof o=="string"&&o.endsWith(tn);s.includes("-")||i?n.setProperty(s,i?o.slice(0,-11):o,i?he:""):n[s]=o}}return C}});var ue=(e,t)=>g`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${pe({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var de=(e,t,n)=>g`
    <ol class="words" aria-label="Neighbours">
      ${e.map(({id:s,cosine:o})=>g`<li>
          <button type="button" class="word" title="Go there" @click=${()=>n(s)}
          ><bdi>${t(s)}</bdi></button>
          ${ue(Math.max(0,o),1)}
          <span class="number">${o.toFixed(2)}</span>
        </li>`)}
    </ol>
  `,en=12;function fe(e,t){let n=e.trim().toLowerCase();if(!n)return[];let s=[];return t.forEach((o,i)=>{let r=o?.trim().toLowerCase()??"",a=r.indexOf(n);a<0||s.push([(a?1e3:0)+r.length+(o?.startsWith(" ")?0:.5),i])}),s.sort((o,i)=>o[0]-i[0]||o[1]-i[1]).slice(0,en).map(([,o])=>o)}var me=({id:e,query:t,matches:n,template:s,onQuery:o,choose:i})=>g`
    <div class="search">
      <label for=${e}>Search the tokens</label>
      <input
        id=${e}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${t}
        @input=${r=>o(r.target.value)}
        @keydown=${r=>{r.key==="Enter"&&n.length&&i(n[0])}}
      >
      ${t.trim()?g`<div class="found buttons" role="group" aria-label="Found">${n.length?n.map(r=>g`<button type="button" class="word" @click=${()=>i(r)}><bdi>${s(r)}</bdi></button>`):g`<span class="faint">no token has that</span>`}</div>`:f}
    </div>
  `;function $e({move:e,remember:t,restore:n}){let s=({currentTarget:o,clientX:i,clientY:r})=>{let a=o.getBoundingClientRect();e(ge(i-a.left,a.width),ge(r-a.top,a.height))};return{down(o){if(o.button!==0)return;let i=o.currentTarget;Tt.set(i,t()),i.setPointerCapture(o.pointerId),s(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&s(o)},cancel({currentTarget:o}){let i=o;Tt.has(i)&&n(Tt.get(i))}}}var Tt=new WeakMap,ge=(e,t)=>Math.min(1,Math.max(0,e/t));var Mt=([e,t],[n,s])=>o=>n+(o-e)/(t-e)*(s-n),ye=e=>String(Number(e.toFixed(2))),be=e=>e.map(([t,n],s)=>`${s?"L":"M"}${ye(t)} ${ye(n)}`).join("");var lt=(e,t,n)=>e.subarray(n*t,(n+1)*t);function Ae(e,t,n){let s=lt(e,t,n);return Array.from({length:e.length/t},(o,i)=>{let r=lt(e,t,i);return Ct(s,r)/Math.sqrt(Ct(s,s)*Ct(r,r))})}var Ct=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var[ht,pt]=[640,90];function we(e,{positions:t,d_model:n},s){let o=t.length/n,i=e.get("position"),r=lt(t,n,i),a=Ae(t,n,i),c=Math.max(...t.map(Math.abs));queueMicrotask(()=>queueMicrotask(()=>nn(e,t,n,c)));let h=$e({move:($,y)=>s(Math.min(o-1,Math.floor(y*o))),remember:()=>e.get("position"),restore:s}),l=[i-1,i+1].filter($=>0<=$&&$<o),p=[...a.keys()].sort(($,y)=>a[$]-a[y]),u=($,y,b)=>{let w=Mt([0,$.length-1],[4,ht-4]),v=Mt(y,[pt-4,4]),k=Array.from($,(_,m)=>[w(m),v(_)]);return I`
      <line class="axis" x1="0" x2=${ht} y1=${v(0)} y2=${v(0)}></line>
      ${b===void 0?"":I`<line class="here" x1=${w(b)} x2=${w(b)} y1="0" y2=${pt}></line>`}
      <path class="curve" d=${be(k)}></path>
    `};return g`
    ${Gt({label:g`<span>Position ${i}</span>`,name:"Position",value:i,stops:Array.from({length:o},($,y)=>y),onChange:s})}
    <p class="title">${o} positions, a row each, by ${n} dimensions</p>
    <div
      class="rows"
      @pointerdown=${h.down}
      @pointermove=${h.move}
      @pointercancel=${h.cancel}
    >
      <canvas width=${n} height=${o} role="img"
        aria-label="The position embedding as colors: ${o} rows, ${n} columns"></canvas>
      <span class="row-mark" style="top: ${100*i/o}%; height: ${100/o}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${c.toFixed(2)}</span> <span class="above">+${c.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${i}</p>
    <svg class="curves" viewBox="0 0 ${ht} ${pt}" role="img"
      aria-label="Its ${n} numbers">
      ${u(r,[-c,c],void 0)}
    </svg>
    <p class="title">How similar it is to each other row: cosines</p>
    <svg class="curves" viewBox="0 0 ${ht} ${pt}" role="img"
      aria-label="Cosines with all positions">
      ${u(a,[Math.min(-.25,...a),1],i)}
    </svg>
    <p>
      ${l.map($=>`Position ${$}: ${vt(a[$],2)}. `)}Least similar: position ${p[0]}, ${vt(a[p[0]],2)}.
    </p>
  `}function nn(e,t,n,s){let o=e.find("canvas"),i=o?.getContext("2d");if(!o||!i)return;let r=getComputedStyle(o),a=["--below","--paper","--above"].map(l=>sn(r.getPropertyValue(l))),c=a.join();if(o.dataset.painted===c)return;let h=i.createImageData(n,t.length/n);t.forEach((l,p)=>{let u=l<0?a[0]:a[2],$=Math.min(1,Math.abs(l)/s)**.6;for(let y=0;y<3;y++)h.data[4*p+y]=a[1][y]+$*(u[y]-a[1][y]);h.data[4*p+3]=255}),i.putImageData(h,0,0),o.dataset.painted=c}var sn=e=>[1,3,5].map(t=>Number.parseInt(e.trim().slice(t,t+2),16));var ve={both:"countries and capitals",countries:"countries",capitals:"capitals",all:"all tokens"},Hs=se("embedding-map","Embedding map",async e=>{let t=Zt("embedding-map"),[n,s]=await Promise.all([V(e.model,"lab-vocabulary"),V(e.model,"embedding-map")]),o=new it(n),i=oe(s),r=qt(e),a=Array.from({length:o.vocab_size},(d,A)=>kt(o.bytes(A))),[c,h]=["countries","capitals"].map(d=>new Set(i.groups.get(d)?.ids)),l=d=>ee(o.bytes(d)),p=i.positions.length/i.d_model,u={token_id:{min:0,max:a.length-1,integer:!0},group:{choices:Object.keys(ve)},view:{choices:["tokens","positions"]},position:{min:0,max:p-1,integer:!0}},$=Jt(d=>e.get(d),u),y="",b="",w=new Map;function v(){let d=e.get("token_id"),A=i.neighbours.get(d)??w.get(d);if(A)return A;let E=e.get("near");return E.token===d?E.near.map(([W,ut])=>({id:W,cosine:ut})):void 0}async function k(){let d=e.get("token_id");if(!v()){try{let A=await r.look({near:{token:d,count:10}});A?.near&&w.set(d,A.near)}catch(A){y=`The model could not say: ${A.message}.`}e.redraw()}}function _(d){b="";let A=i.groups.get(e.get("group"));e.set(A?.ids.includes(d)?{token_id:d}:{token_id:d,group:"all"})}let m=d=>a[d]??o.bytes(d).join(" ");e.on(["token_id"],()=>{let d=v()?.slice(0,3).map(({id:A})=>m(A).trim()).join(", ");e.announce(`${m(e.get("token_id"))}${d?`, near ${d}`:""}`),k()}),e.on(["token_id","group","view","position"],()=>x?.changed());let x=Yt(e,{write:()=>$.encode().join("&"),read(d){let{traits:A,problems:E}=$.decode(Kt(d));e.set(A),y=E.length?`Not taken from the link: ${E.join("; ")}.`:"",e.redraw()}}),S=new ct(e,{name:m,kind:d=>h.has(d)?"capital":c.has(d)?"country":"token",choose:_});if(e.host&&"ResizeObserver"in globalThis){let d=new ResizeObserver(()=>e.redraw());d.observe(e.host),e.onCleanup(()=>d.disconnect())}e.host&&queueMicrotask(()=>(e.redraw(),k()));let M=(d,A,E)=>g`
      <label><input
        type="radio"
        name="${t}-${d}"
        value=${A}
        .checked=${nt(e.get(d)===A)}
        @change=${()=>e.set({[d]:A})}
      > ${E}</label>
    `;function N(){let d=i.groups.get(e.get("group")),A=e.get("token_id"),E=v(),W=i.partner.get(A),[ut,_e]=d.explained;return g`
      <fieldset class="choices">
        <legend>On the plane</legend>
        ${Object.entries(ve).map(([dt,xe])=>M("group",dt,xe))}
      </fieldset>
      <div class="layout">
        <div>
          ${S.view(d,A,E??[],W)}
          <p class="faint legend">
            ${d.name==="all"?f:g`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${Qt(d.ids.length,"row")} differ most have
            ${wt(ut)} and ${wt(_e)} of their variance. The other ${i.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${me({id:`${t}-search`,query:b,matches:fe(b,a),template:l,onQuery(dt){b=dt,e.redraw()},choose:_})}
          <p class="title">Nearest to <bdi class="token">${l(A)}</bdi>: cosines</p>
          ${E?de(E,l,_):g`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${W===void 0?f:g`<p>${O(c.has(A)?"Go to its capital":"Go to its country",()=>_(W))}</p>`}
          ${d.ids.includes(A)?f:g`<p class="faint">It is not on this plane. ${O("Show all tokens",()=>e.set({group:"all"}))}</p>`}
        </div>
      </div>
    `}return()=>g`
      <p class="warn" role="alert" ?hidden=${!y}>${y}</p>
      <fieldset class="choices">
        <legend>Which embedding</legend>
        ${M("view","tokens","tokens")} ${M("view","positions","positions")}
      </fieldset>
      ${e.get("view")==="tokens"?N():we(e,i,d=>{e.set({position:d}),e.announce(`Position ${d}`)})}
      ${te(r.host.status,e.get("size"),()=>r.host.ensureLoaded(e,!0))}
      ${x?.copyLink()??f}
    `});export{Hs as default};
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
