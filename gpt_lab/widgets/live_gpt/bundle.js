var St=globalThis,qt=e=>e,it=St.trustedTypes,Kt=it?it.createPolicy("lit-html",{createHTML:e=>e}):void 0,Et="$lit$",C=`lit$${Math.random().toFixed(9).slice(2)}$`,Nt="?"+C,es=`<${Nt}>`,P=document,Y=()=>P.createComment(""),X=e=>e===null||typeof e!="object"&&typeof e!="function",Lt=Array.isArray,te=e=>Lt(e)||typeof e?.[Symbol.iterator]=="function",Mt=`[ 	
\f\r]`,K=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Yt=/-->/g,Xt=/>/g,L=RegExp(`>|${Mt}(?:([^\\s"'>=/]+)(${Mt}*=${Mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Qt=/'/g,Zt=/"/g,ee=/^(?:script|style|textarea|title)$/i,It=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=It(1),H=It(2),Us=It(3),A=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Jt=new WeakMap,I=P.createTreeWalker(P,129);function se(e,t){if(!Lt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Kt!==void 0?Kt.createHTML(t):t}var ne=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=K;for(let l=0;l<s;l++){let a=e[l],c,h,d=-1,u=0;for(;u<a.length&&(i.lastIndex=u,h=i.exec(a),h!==null);)u=i.lastIndex,i===K?h[1]==="!--"?i=Yt:h[1]!==void 0?i=Xt:h[2]!==void 0?(ee.test(h[2])&&(o=RegExp("</"+h[2],"g")),i=L):h[3]!==void 0&&(i=L):i===L?h[0]===">"?(i=o??K,d=-1):h[1]===void 0?d=-2:(d=i.lastIndex-h[2].length,c=h[1],i=h[3]===void 0?L:h[3]==='"'?Zt:Qt):i===Zt||i===Qt?i=L:i===Yt||i===Xt?i=K:(i=L,o=void 0);let m=i===L&&e[l+1].startsWith("/>")?" ":"";r+=i===K?a+es:d>=0?(n.push(c),a.slice(0,d)+Et+a.slice(d)+C+m):a+C+(d===-2?l:m)}return[se(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Q=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,i=0,l=t.length-1,a=this.parts,[c,h]=ne(t,s);if(this.el=e.createElement(c,n),I.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=I.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(Et)){let u=h[i++],m=o.getAttribute(d).split(C),g=/([.?@])?(.*)/.exec(u);a.push({type:1,index:r,name:g[2],strings:m,ctor:g[1]==="."?lt:g[1]==="?"?ct:g[1]==="@"?dt:O}),o.removeAttribute(d)}else d.startsWith(C)&&(a.push({type:6,index:r}),o.removeAttribute(d));if(ee.test(o.tagName)){let d=o.textContent.split(C),u=d.length-1;if(u>0){o.textContent=it?it.emptyScript:"";for(let m=0;m<u;m++)o.append(d[m],Y()),I.nextNode(),a.push({type:2,index:++r});o.append(d[u],Y())}}}else if(o.nodeType===8)if(o.data===Nt)a.push({type:2,index:r});else{let d=-1;for(;(d=o.data.indexOf(C,d+1))!==-1;)a.push({type:7,index:r}),d+=C.length-1}r++}}static createElement(t,s){let n=P.createElement("template");return n.innerHTML=t,n}};function B(e,t,s=e,n){if(t===A)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=X(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=B(e,o._$AS(e,t.values),o,n)),t}var at=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??P).importNode(s,!0);I.currentNode=o;let r=I.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let c;a.type===2?c=new U(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new ht(r,this,t)),this._$AV.push(c),a=n[++l]}i!==a?.index&&(r=I.nextNode(),i++)}return I.currentNode=P,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},U=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=B(this,t,s),X(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):te(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Q.createElement(se(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new at(o,this),i=r.u(this.options);r.p(s),this.T(i),this._$AH=r}}_$AC(t){let s=Jt.get(t.strings);return s===void 0&&Jt.set(t.strings,s=new Q(t)),s}k(t){Lt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(Y()),this.O(Y()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=qt(t).nextSibling;qt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},O=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=f}_$AI(t,s=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=B(this,t,s,0),i=!X(t)||t!==this._$AH&&t!==A,i&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=B(this,l[n+a],s,a),c===A&&(c=this._$AH[a]),i||=!X(c)||c!==this._$AH[a],c===f?t=f:t!==f&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}i&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},lt=class extends O{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},ct=class extends O{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},dt=class extends O{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=B(this,t,s,0)??f)===A)return;let n=this._$AH,o=t===f&&n!==f||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==f&&(n===f||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){B(this,t)}},oe={M:Et,P:C,A:Nt,C:1,L:ne,R:at,D:te,V:B,I:U,H:O,N:ct,U:dt,B:lt,F:ht},ss=St.litHtmlPolyfillSupport;ss?.(Q,U),(St.litHtmlVersions??=[]).push("3.3.3");var re=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new U(t.insertBefore(Y(),r),r,void 0,s??{})}return o._$AI(e),o};var x={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},j=e=>(...t)=>({_$litDirective$:e,values:t}),M=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:ns}=oe,ie=e=>e;var le=e=>e.strings===void 0,ae=()=>document.createComment(""),D=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let r=n.insertBefore(ae(),o),i=n.insertBefore(ae(),o);s=new ns(r,i,e,e.options)}else{let r=s._$AB.nextSibling,i=s._$AM,l=i!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==i._$AU&&s._$AP(a)}if(r!==o||l){let a=s._$AA;for(;a!==r;){let c=ie(a).nextSibling;ie(n).insertBefore(a,o),a=c}}}return s},S=(e,t,s=e)=>(e._$AI(t,s),e),os={},pt=(e,t=os)=>e._$AH=t,ce=e=>e._$AH,ut=e=>{e._$AR(),e._$AA.remove()};var Z=j(class extends M{constructor(e){if(super(e),e.type!==x.PROPERTY&&e.type!==x.ATTRIBUTE&&e.type!==x.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!le(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===A||t===f)return t;let s=e.element,n=e.name;if(e.type===x.PROPERTY){if(t===s[n])return A}else if(e.type===x.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return A}else if(e.type===x.ATTRIBUTE&&s.getAttribute(n)===t+"")return A;return pt(e),t}});function J(e,t){return new Promise((s,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?n(new Error(r.error)):s(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function de(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Pt}var Pt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#r;#n;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#s+=1;return this.#e.set(s,t),{send:(n,o)=>this.#a({type:"look",...o,client:s,id:n}),stop:()=>this.#a({type:"stop",client:s}),end:()=>{this.#e.delete(s),this.#a({type:"end",client:s})}}}#a(t){this.#r?this.#r.postMessage(t):this.#i.push(t)}async ensureLoaded(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&rs())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{this.#n??=this.#l(t).catch(l=>{throw this.#n=void 0,l});let[o,r]=await Promise.all([this.#n,is(t)]);this.#r=o;let i=t.get("version");o.postMessage({type:"load",sha256:i,source:{...r,again:n==="failed"}});for(let l of this.#i.splice(0))o.postMessage(l)}catch(o){this.#o({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#l(t){let s=await J(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await as(n).catch(()=>ls(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:i})=>this.#c(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#c(t){t.type==="progress"?this.#o({loaded:t.loaded}):t.type==="failed"?this.#o({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#o({state:"ready"})):t.type!=="hello"&&this.#e.get(t.client)?.(t)}},rs=()=>!!navigator.connection?.saveData;async function is(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await J(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function as(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function ls(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function he(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}function pe(e){let t=de(e.get("version")),s=0,n,o=!1,r=e.host&&t.client(l=>{if(l.id!==s||!n)return;if(l.type==="token")return l.tokens.forEach(h=>n?.onToken?.(h));let{resolve:a,reject:c}=n;n=void 0,o=l.type==="error",l.type==="seen"?a(l):c(new Error(l.message))});r&&cs(e,t,r);let i=()=>{n?.resolve(void 0),n=void 0};return{host:t,get state(){return n?t.status.state==="failed"?"failed":"asked":o?"failed":"seen"},look(l,a){return i(),s+=1,o=!1,r?(t.ensureLoaded(e),r.send(s,l),new Promise((c,h)=>n={resolve:c,reject:h,onToken:a})):new Promise(()=>{})},stop(){n&&r?.stop(),i()}}}function cs(e,t,s){let n=()=>t.ensureLoaded(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,n,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(o,n));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(s.end),e.page&&e.onCleanup(he(n))}var ft=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return s}};var mt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#r=new Map;#n;#i=new Map;constructor(t){let s=(n,o=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,o);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#r.set(n*65536+o,256+r)),this.#n=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let s=this.#i.get(t);if(s)return s;this.#i.size>5e4&&this.#i.clear();let n=this.byteIds(t);this.#o(n);let o=n.filter(r=>r>=0);return this.#i.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#o([...s]);yield{ids:[...s]};for(let[o,r]of n){let i=o+1;for(;s[i]<0;)i+=1;s[o]=r,s[i]=-1;let l=s.slice(0,o).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,merged:r}}}#o(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new ft,r=l=>{let a=this.#r.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let i=[];for(;o.size;){let l=o.pop(),a=l%2**32,c=Math.floor(l/2**32),h=n[a],[d,u]=this.parts(c);t[a]!==d||t[h]!==u||(t[a]=c,t[h]=-1,n[a]=n[h],n[a]<t.length&&(s[n[a]]=a,r(a)),s[a]>=0&&r(s[a]),i.push([a,c]))}return i}};var ds="<|endoftext|>",$t=class{vocab_size;end_of_text;#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new mt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ds)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};var hs=e=>Math.max(1,Math.floor(e/2));function gt(e,t,s=e){if(e<=t)return 0;if(e===s)return e-t;let n=Math.max(s,t)+1,o=hs(t),r=t-o+1;return n-o+r*Math.floor((e-n)/r)}function ue({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:i=!1}){let l=({target:h})=>h.before=s,a=({target:h})=>{let{before:d}=h;d!==void 0&&o(d)},c=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${i}
      .value=${Z(String(ps(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${h=>o(n[h.target.valueAsNumber])}
    >
  `;return e===f?c:p`<label class="slider">${e}${c}</label>`}var tt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function ps(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var b=(e,t,{disabled:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||f}
      aria-disabled=${s?"true":f}
      @click=${()=>s||t()}
    >${e}</button>
  `,Bt=(e,t,s,n)=>p`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,r)=>p`<option value=${r} ?selected=${Z(r===s)}>${r}</option>`)}
      </select>
    </label>
  `;function bt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var us=4e3;function fe(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r,i=()=>{let h=t();return r=(h?.length??0)>us,r?void 0:h},l=bt(400,()=>{let h=r;n.write(i()),r!==h&&e.redraw()}),a=()=>{let h=n.read();h!==void 0&&(s(h),r=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function c(){if(l.flush(),r)return;let h=n.link();try{await navigator.clipboard.writeText(h),o="Copied."}catch{o=h}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",l()},copyLink:()=>(r===void 0&&i(),r?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${b("Copy link",c)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}var fs=new Intl.NumberFormat("en-US"),R=e=>fs.format(e);var me=(e,t)=>`${R(e)} ${t}${e===1?"":"s"}`,yt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function z(e){return e===0||e===1?yt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:yt(e)}function ms(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):R(Math.round(n))} ${t[s]}`.trim()}var Ot=e=>ms(e,["bytes","kB","MB","GB","TB"]);var Ht=Symbol.for("gpt-lab-ids");function $e(e){let t=globalThis;return t[Ht]=(t[Ht]??0)+1,`${e}-${t[Ht]}`}function ge(e,t){let s=gt(e+1,t);if(!s)return f;let n=me(e,"token");return p`<p class="faint">
    The model reads ${t} tokens at most: of these ${n} the last ${e+1-s}.
  </p>`}var Rt={temperature:{min:0,max:2},top_k:{min:0,integer:!0},top_p:{min:0,max:1},min_p:{min:0,max:1},repetition_penalty:{min:.5,max:2},seed:{min:0,max:999999,integer:!0}},$s=[["temperature","Temperature",tt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",tt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",[0,.01,.02,...tt(.05,1,.05)],e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",tt(.5,2,.1),String]],be=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function ye(e,t){let s=(i,l)=>{e.set({[i]:l}),t()},{min:n,max:o=1/0}=Rt.seed,r=i=>{let l=i.target,a=Math.round(l.valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,n),o):e.get("seed");l.value=String(c),s("seed",c)};return p`
    <div class="sampling">
      ${$s.map(([i,l,a,c])=>ue({label:p`<span>${l} <span class="number">${c(e.get(i))}</span></span>`,name:l,value:e.get(i),stops:a,text:c,onChange:h=>s(i,h)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${o} step="1" .value=${String(e.get("seed"))}
          @change=${r}>
      </label>
    </div>
  `}var gs=p`<p class="status-line faint">These are the lab model’s numbers.</p>`;function Ae({state:e,loaded:t,message:s},n,o,r=gs){return e==="ready"||e==="asleep"?r:e==="asking"?p`<p class="status status-line">Your browser is set to save data. ${b(`Load the model (${Ot(n)})`,o)}</p>`:e==="failed"?p`<p class="status status-line warn" role="alert">The model did not load: ${s}. ${b("Try again",o)}</p>`:p`<p class="status status-line faint"><label>Loading the model, ${Ot(n)}
    <progress max=${n} value=${t||f}></progress></label></p>`}var _e=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),we=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,bs={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ys=/[\p{C}\p{Z}]/u,As=/^\p{M}/u;function At(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ve(e){let t=At(e);if(t===void 0)return p`<span class="bytes">${_e(e)}</span>`;let s=As.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!ys.test(o)){n+=o;continue}let r=we(o),[i,l]=bs[o]??[r,r];s.push(n,p`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return p`${s}${n}`}function _s(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}function xe(e){let t=_s(e);return t?`Character ${t.position} is ${we(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Ut(e,t){let s=e.bytes(t);return At(s)??_e(s)}var Te=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},V=j(class extends M{constructor(e){if(super(e),e.type!==x.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],r=[],i=0;for(let l of e)o[i]=n?n(l,i):i,r[i]=s(l,i),i++;return{values:r,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=ce(e),{values:r,keys:i}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],c,h,d=0,u=o.length-1,m=0,g=r.length-1;for(;d<=u&&m<=g;)if(o[d]===null)d++;else if(o[u]===null)u--;else if(l[d]===i[m])a[m]=S(o[d],r[m]),d++,m++;else if(l[u]===i[g])a[g]=S(o[u],r[g]),u--,g--;else if(l[d]===i[g])a[g]=S(o[d],r[g]),D(e,a[g+1],o[d]),d++,g--;else if(l[u]===i[m])a[m]=S(o[u],r[m]),D(e,o[d],o[u]),u--,m++;else if(c===void 0&&(c=Te(i,m,g),h=Te(l,d,u)),c.has(l[d]))if(c.has(l[u])){let _=h.get(i[m]),T=_!==void 0?o[_]:null;if(T===null){let F=D(e,o[d]);S(F,r[m]),a[m]=F}else a[m]=S(T,r[m]),D(e,o[d],T),o[_]=null;m++}else ut(o[u]),u--;else ut(o[d]),d++;for(;m<=g;){let _=D(e,a[g+1]);S(_,r[m]),a[m++]=_}for(;d<=u;){let _=o[d++];_!==null&&ut(_)}return this.ut=i,pt(e,a),A}});var jt=300,ws=400,_t=class{#t=jt;#e=[];#s=[];#r=0;constructor(t,s,n){this.context=t,this.template=s,this.onSelect=n}focus(t){t>=this.#t&&this.#n(t+jt),queueMicrotask(()=>queueMicrotask(()=>{this.context.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#n(t){this.#t=t,this.context.redraw()}#i(t){let s=this.#e,n=Math.min(s.length,t.length),o=0;for(;o<n&&s[o]===t[o];)o+=1;let r=0;for(;r<n-o&&s.at(-1-r)===t.at(-1-r);)r+=1;let i=Array.from({length:t.length-o-r},()=>this.#r++),l=this.#s;this.#s=[...l.slice(0,o),...i,...l.slice(l.length-r)],this.#e=t}#o(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#a=t=>{let s=this.#o(t);s>=0&&this.onSelect(s)};#l=t=>{let s=this.#o(t),n=this.#e.length-1,r={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||r===void 0||r<0||r>n||(t.preventDefault(),this.onSelect(r),this.focus(r))};#c=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:o}=t.currentTarget;s+n>o-ws&&this.#t<this.#e.length&&this.#n(this.#t+jt)};view(t,s){t!==this.#e&&this.#i(t);let n=t.slice(0,this.#t),o=Math.min(s,n.length-1),r=t.length-n.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${V(n,(i,l)=>this.#s[l],(i,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.template(i)}</bdi><span class="id">${i}</span></button></li>`)}</ol>
      ${r>0?p`<p class="more">${b(`Show more: ${R(n.length)} of ${R(t.length)} tokens are drawn`,()=>{this.#n(2*this.#t),this.focus(n.length)})}</p>`:f}
    `}};var wt=class{announcement="";#t="";#e=!1;#s=!1;#r=[];#n=bt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#n()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#r.push(t)}dispose(){this.#s=!0,this.#n.cancel();for(let t of this.#r.splice(0))t()}};function ke(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,vs(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of i)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of i)e.removeEventListener(l,a,!0)}}function vs(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var xs=e=>e.stopPropagation();function Ce(e,t,s){return{async render({model:n,el:o,page:r}){let i="show"in o?void 0:o,l=u=>{let m=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${xs}>
            ${u}
            <p class="unseen" role="status">${h.announcement}</p>
          </section>
        `;"show"in o?o.show(m):re(m,o)},a=u=>{if(h.dispose(),l(Ts(t,u)),i)console.warn(u);else throw u},c=()=>f,h=new wt(n,r,i,()=>{try{l(c())}catch(u){a(u)}}),d=()=>h.redraw();try{c=await s(h),n.on("change",d),h.onCleanup(()=>n.off("change",d)),i&&h.onCleanup(ke(i))}catch(u){return a(u),()=>{}}return h.draw(),()=>h.dispose()}}}var Ts=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Me="important",ks=" !"+Me,Se=j(class extends M{constructor(e){if(super(e),e.type!==x.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(ks);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?Me:""):s[n]=o}}return A}});var Ee=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Se({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Dt(e,t,s,n){let o=Math.max(...e.map(({probability:r})=>r));return p`
    <ol class="words" aria-label=${s}>
      ${V(e,({id:r})=>r,({id:r,probability:i})=>p`<li>
          ${n?p`
              <button type="button" class="word" @click=${()=>n(r)}
                title="Write this token"><bdi>${t(r)}</bdi></button>
            `:p`<span class="word"><bdi>${t(r)}</bdi></span>`}
          ${Ee(i,o)}
          <span class="number">${z(i)}</span>
        </li>`)}
    </ol>
    ${e.length?f:p`<p class="faint">They come with the model.</p>`}
  `}function Ne({sizes:e,chosen:t,onChange:s,stateLabels:n,streams:o=!1}){let{n_layers:r,n_heads:i}=e,l=(a,c,h)=>p`
      <button type="button" class="part" aria-pressed=${t.has(a)?"true":"false"}
        aria-label="${h}: ${n[t.has(a)?0:1]}"
        @click=${()=>s(t.symmetricDifference(new Set([a])))}>${c}</button>
    `;return p`
    <div class="parts">
      ${o?p`<div class="buttons">${l("embedding","embedding","Embedding")}</div>`:f}
      ${Array.from({length:r},(a,c)=>p`<div class="buttons" role="group" aria-label="Block ${c}">
          <span>Block ${c}</span>
          ${l(`blocks.${c}.attention`,"attention",`Attention of block ${c}`)}
          ${Array.from({length:i},(h,d)=>l(`blocks.${c}.attention.heads.${d}`,`${d}`,`Head ${d} of block ${c}`))}
          ${l(`blocks.${c}.feed_forward`,"FFN",`Feed-forward network of block ${c}`)}
          ${o?l(`blocks.${c}.output`,"stream",`Stream after block ${c}`):f}
        </div>`)}
    </div>
  `}var Cs=24,[W,E]=[64,20];function Ie({weights:e,tokens:t,query:s,matrix:n}){let o=t.length,r=n?o:s+1,i=Math.max(0,r-Cs),l=e.subarray(s*o,s*o+s+1),c=[...l.keys()].sort((u,m)=>l[m]-l[u]).slice(0,3).map(u=>`${Le(t[u])} ${yt(l[u],0)}`).join(", "),h=`${Le(t[s])} looks at ${c}.`,d=n?Ss(e,t,i,o,s):Ms(l,t,i,s);return p`
    <p class="faint" aria-live="polite">${h}${i?` Drawn are the last ${r-i} tokens.`:f}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${h}>${d}</div>
  `}var Le=e=>`\u201C${e}\u201D`,Pe=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function Ms(e,t,s,n){let o=t.slice(s,n+1),r=o.length*W,i=Math.min(110,30+o.length*8),l=a=>(a-s+.5)*W;return H`<svg width=${r} height=${i+24} viewBox="0 0 ${r} ${i+24}">
    ${o.map((a,c)=>{let h=s+c,[d,u]=[l(n),l(h)],m=Math.max(4,i-14-i*1.2*(n-h)/o.length),g=h===n?`M${d-8} ${i} C${d-14} ${i-26} ${d+14} ${i-26} ${d+8} ${i}`:`M${d} ${i} Q${(d+u)/2} ${m-i/2} ${u} ${i}`;return H`
        <path class="arc" d=${g} stroke-width=${.5+7*e[h]}
          stroke-opacity=${.08+.92*e[h]}></path>
      `})}
    ${o.map((a,c)=>H`
        <text class=${s+c===n?"looks":""} x=${(c+.5)*W} y=${i+16}
          text-anchor="middle">${Pe(a)}</text>
      `)}
  </svg>`}function Ss(e,t,s,n,o){let r=n-s,i=W+r*E,l=[];for(let a=0;a<r;a++){l.push(H`
      <text class=${s+a===o?"looks":""} x=${W-6}
        y=${a*E+14} text-anchor="end">${Pe(t[s+a])}</text>
    `);for(let c=0;c<=a;c++){let h=e[(s+a)*n+s+c];l.push(H`
        <rect class="cell" x=${W+c*E} y=${a*E} width=${E-1}
          height=${E-1} fill-opacity=${.05+.95*h}></rect>
      `)}}return H`<svg width=${i} height=${r*E} viewBox="0 0 ${i} ${r*E}">${l}</svg>`}var Es=(e,t)=>p`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>p`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${V(s,({id:o,probability:r})=>p`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${z(r)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `;function Be(e,t,s){let n=new Set(e.get("off")),o=r=>{e.set({off:[...r].sort()}),s()};return p`
    ${Ne({sizes:t,chosen:n,onChange:o,stateLabels:["off","on"]})}
    <p>${n.size?b(`Switch all on again (${n.size} off)`,()=>o(new Set)):p`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function Oe(e,t,{template:s,plain:n,ids:o,changed:r}){let{layers:i,attention:l,position:a=0,start:c=0}=t;if(!i||!l)return p`<p class="faint">This comes with the model.</p>`;let{n_layers:h,n_heads:d}=e.get("sizes"),u=m=>{e.set(m),r()};return p`
    ${Es(i,s)}
    <div class="buttons">
      ${Bt("Block",h,e.get("layer"),m=>u({layer:m}))}
      ${Bt("Head",d,e.get("head"),m=>u({head:m}))}
      ${b(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${Ie({weights:l,tokens:o.slice(c,c+Math.sqrt(l.length)).map(n),query:a-c,matrix:e.get("matrix")})}
  `}var He=(e,t)=>p`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([s,n])=>b(s,()=>t(n)))}
    </div>
  `;function Re(e,t){let s=(n,o)=>{let r=o.target.open;r!==e.has(n)&&(r?e.add(n):e.delete(n),t())};return(n,o,r)=>p`
      <details ?open=${e.has(n)} @toggle=${i=>s(n,i)}>
        <summary>${o}</summary>
        ${e.has(n)?r():f}
      </details>
    `}var Ue=e=>p`
    <p class="faint about">
      A model of ${Ns(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function Ns(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s=`${R(e.get("sizes").parameters)} parameters`;return t===void 0?s:p`<a href="${t}book/lab_model.html">${s}</a>`}function De(e,t,s=!1){let n=e?e.split(","):[];return{parts:n.filter(o=>je(o,t,s)),problems:n.filter(o=>!je(o,t,s)).map(o=>`${o} is not a part of the model`)}}var Ls=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function je(e,{n_layers:t,n_heads:s},n){if(Ls(e)&&!n)return!1;let[o,r="0",i="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(e)??[];return e==="embedding"||o!==void 0&&Number(r)<t&&Number(i)<s}var ze=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]}));function Ve(e,t){let s=Object.fromEntries(Object.keys(t).map(n=>[n,e(n)]));return{encode:()=>Object.entries(t).flatMap(([n,o])=>{let r="format"in o?o.format:String,i=r(e(n));return i===r(s[n])?[]:[`${n}=${i}`]}),decode(n){let o={},r=[];for(let[i,l]of Object.entries(t)){let a=n.get(i),c=a===void 0?s[i]:Is(a,l);c===void 0&&r.push(`${i}=${a} is not ${Ps(l)}`),o[i]=c===void 0?s[i]:c}return{traits:o,problems:r}}}}function Is(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:s,max:n=1/0,integer:o}=t,r=Number(e||NaN);return r>=s&&r<=n&&(!o||Number.isInteger(r))?r:void 0}function Ps(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}function We(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Fe(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return At(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}function Ge(e,t){let s=Ve(e,Rt);return{encode(){let n=[`text=${We(e("text"))}`,...s.encode()];return e("off").length&&n.push(`off=${e("off").join(",")}`),n.join("&")},decode(n){let o=ze(n),{traits:r,problems:i}=s.decode(o),l=Fe(o.get("text")??"");l===void 0?i.unshift("its text is damaged"):r.text=l;let{parts:a,problems:c}=De(o.get("off"),t);return r.off=a,{traits:r,problems:[...i,...c]}}}}var vt=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};var Bs=60,Os=10,Hs=5,Rs=3,Jo=Ce("live-gpt","The model, live",async e=>{let t=$e("live-gpt"),s=new $t(await J(e.model,"lab-vocabulary")),n=e.get("sizes"),o=["embedding"];for(let $=0;$<n.n_layers;$++)o.push(`blocks.${$}.output`);let r=()=>!!e.get("small"),i=new vt(s,e.get("ids")),l=pe(e),a="",c="",h=!1,d,u,m=new Set,g={next:e.get("next").map(([$,w])=>({id:$,probability:w}))},_=new Map,T=$=>(_.has($)||_.set($,ve(s.bytes($))),_.get($)),F=new Map,et={ids:[],gpt2:[]},qe=()=>(et.ids!==i.ids&&(et={ids:i.ids,gpt2:s.gpt2_ids(i.ids)},i.ids.forEach(($,w)=>F.set(et.gpt2[w],$))),et.gpt2),Ke=$=>T(F.get($)??$),Ye=new _t(e,Ke,$=>{d=d===$?void 0:$,k()}),st=[],G=0,xt=()=>{G=0,st.length&&(i.append(st.splice(0)),nt())};function Xe($){$===s.end_of_text?c="The model ended the text here.":st.push($),G||=requestAnimationFrame(xt)}let zt=()=>[s.end_of_text,...i.ids];function Qe($){let w=zt(),v=m.has("inside"),y=gt(w.length,n.context_length);return{ids:w,write:$,words:Os,sampling:be(e),edits:e.get("off").map(N=>({part:N})),positions:d===void 0?void 0:[Math.max(d+1,y)],lens:v?o:[],names:v?[`blocks.${e.get("layer")}.attention.weights`]:[]}}async function k($){d!==void 0&&d>=i.ids.length&&(d=void 0),e.redraw();let{layer:w,head:v}={layer:e.get("layer"),head:e.get("head")};try{let y=await l.look(Qe($),Xe);if(!y)return;$&&(cancelAnimationFrame(G),xt(),h=!1,e.announce(i.text.slice(-200)));let[N=[]]=y.words??[],rt=y.activations[`blocks.${w}.attention.weights`],Gt=rt&&rt.shape[1]**2;g={next:N,adjusted:y.adjusted?.[0],start:y.start,position:y.positions[0],layers:rt&&o.map(Ct=>y.lens[Ct][0].slice(0,Rs)),attention:rt?.values.subarray(v*Gt,(v+1)*Gt)},d===void 0&&e.set({next:N.map(({id:Ct,probability:ts})=>[Ct,ts])}),N.length&&!$&&e.announce(`Next: ${Ut(s,N[0].id)}, ${z(N[0].probability)}`)}catch(y){a=`The model could not read this: ${y.message}.`,h=!1}e.redraw()}function nt(){e.set({ids:i.ids,text:i.text}),Tt?.changed(),e.redraw()}function Vt($){q(),i.mark(),d=void 0,c="",h=!0,k({seed:e.get("seed"),count:$,stop:s.end_of_text})}function q(){h&&(cancelAnimationFrame(G),xt(),h=!1,k())}function ot($){if(a=xe($),u=a?$:void 0,a)return e.redraw();st=[],h=!1,c="",d=void 0,i.type($),nt(),k()}function Ze(){q(),i.undo(),c="",nt(),k()}function Je($){$!==s.end_of_text&&(q(),i.mark(),d!==void 0&&(i.ids=i.ids.slice(0,d+1)),d=void 0,i.append([$]),nt(),k())}e.on(["text"],()=>{e.get("text")!==i.text&&ot(e.get("text"))});let Wt=()=>{Tt?.changed(),k()},Ft=Ge($=>e.get($),n),Tt=r()?void 0:fe(e,{write:Ft.encode,read($){let{traits:{text:w,...v},problems:y}=Ft.decode($);e.set(v),w!==void 0&&ot(w),a=y.length?`Not taken from the link: ${y.join("; ")}.`:"",e.redraw()}});e.onCleanup(()=>cancelAnimationFrame(G));let kt=Re(m,()=>k());return()=>{l.state==="failed"&&(g={next:[]});let $=r()?g.next.slice(0,Hs):g.next,w=d===void 0?"Next words":p`Next words after <bdi class="token">${T(i.ids[d])}</bdi>`;return p`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${r()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${Z(u??i.text)}
        @input=${v=>ot(v.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!a}>${a}</p>
      <div class="buttons">
        ${b(h?"Stop":"Write",()=>h?q():Vt(Bs),{name:"write"})}
        ${b("One token",()=>Vt(1),{disabled:h})}
        ${b("Undo",Ze,{disabled:!i.changed})}
        ${Tt?.copyLink()??f}
        <span class="faint">${c}</span>
      </div>
      ${r()?f:p`
        ${He(e.get("examples"),v=>{q(),ot(v)})}
        ${Ye.view(qe(),d??i.ids.length-1)}
        ${ge(i.ids.length,n.context_length)}
      `}
      <div class="next" aria-busy=${l.state==="asked"?"true":"false"}>
        <p class="title" id="${t}-next">${w}</p>
        ${Dt($,T,"Next words",Je)}
      </div>
      ${Ae(l.host.status,e.get("size"),()=>l.host.ensureLoaded(e,!0),f)}
      ${r()?f:p`
        ${kt("sampling","How the next token is chosen",()=>p`
            ${ye(e,Wt)}
            <p class="title">What is drawn from</p>
            ${Dt(g.adjusted??[],T,"What is drawn from")}
          `)}
        ${kt("inside","Look inside",()=>Oe(e,g,{template:T,plain:v=>Ut(s,v),ids:zt(),changed:()=>k()}))}
        ${kt("off","Switch parts off",()=>Be(e,n,Wt))}
      `}
      ${Ue(e)}
    `}});export{Jo as default};
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
