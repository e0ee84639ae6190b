var $t=globalThis,Mt=s=>s,q=$t.trustedTypes,Et=q?q.createPolicy("lit-html",{createHTML:s=>s}):void 0,gt="$lit$",v=`lit$${Math.random().toFixed(9).slice(2)}$`,yt="?"+v,ye=`<${yt}>`,O=document,j=()=>O.createComment(""),z=s=>s===null||typeof s!="object"&&typeof s!="function",bt=Array.isArray,Pt=s=>bt(s)||typeof s?.[Symbol.iterator]=="function",mt=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,St=/-->/g,Ct=/>/g,C=RegExp(`>|${mt}(?:([^\\s"'>=/]+)(${mt}*=${mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Nt=/'/g,Ot=/"/g,Bt=/^(?:script|style|textarea|title)$/i,At=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),l=At(1),Ht=At(2),We=At(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Lt=new WeakMap,N=O.createTreeWalker(O,129);function It(s,t){if(!bt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Et!==void 0?Et.createHTML(t):t}var Ut=(s,t)=>{let e=s.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",a=D;for(let c=0;c<e;c++){let i=s[c],h,p,d=-1,f=0;for(;f<i.length&&(a.lastIndex=f,p=a.exec(i),p!==null);)f=a.lastIndex,a===D?p[1]==="!--"?a=St:p[1]!==void 0?a=Ct:p[2]!==void 0?(Bt.test(p[2])&&(r=RegExp("</"+p[2],"g")),a=C):p[3]!==void 0&&(a=C):a===C?p[0]===">"?(a=r??D,d=-1):p[1]===void 0?d=-2:(d=a.lastIndex-p[2].length,h=p[1],a=p[3]===void 0?C:p[3]==='"'?Ot:Nt):a===Ot||a===Nt?a=C:a===St||a===Ct?a=D:(a=C,r=void 0);let m=a===C&&s[c+1].startsWith("/>")?" ":"";o+=a===D?i+ye:d>=0?(n.push(h),i.slice(0,d)+gt+i.slice(d)+v+m):i+v+(d===-2?c:m)}return[It(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},F=class s{constructor({strings:t,_$litType$:e},n){let r;this.parts=[];let o=0,a=0,c=t.length-1,i=this.parts,[h,p]=Ut(t,e);if(this.el=s.createElement(h,n),N.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=N.nextNode())!==null&&i.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(gt)){let f=p[a++],m=r.getAttribute(d).split(v),y=/([.?@])?(.*)/.exec(f);i.push({type:1,index:o,name:y[2],strings:m,ctor:y[1]==="."?Y:y[1]==="?"?G:y[1]==="@"?Z:P}),r.removeAttribute(d)}else d.startsWith(v)&&(i.push({type:6,index:o}),r.removeAttribute(d));if(Bt.test(r.tagName)){let d=r.textContent.split(v),f=d.length-1;if(f>0){r.textContent=q?q.emptyScript:"";for(let m=0;m<f;m++)r.append(d[m],j()),N.nextNode(),i.push({type:2,index:++o});r.append(d[f],j())}}}else if(r.nodeType===8)if(r.data===yt)i.push({type:2,index:o});else{let d=-1;for(;(d=r.data.indexOf(v,d+1))!==-1;)i.push({type:7,index:o}),d+=v.length-1}o++}}static createElement(t,e){let n=O.createElement("template");return n.innerHTML=t,n}};function L(s,t,e=s,n){if(t===A)return t;let r=n!==void 0?e._$Co?.[n]:e._$Cl,o=z(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(s),r._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=r:e._$Cl=r),r!==void 0&&(t=L(s,r._$AS(s,t.values),r,n)),t}var K=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,r=(t?.creationScope??O).importNode(e,!0);N.currentNode=r;let o=N.nextNode(),a=0,c=0,i=n[0];for(;i!==void 0;){if(a===i.index){let h;i.type===2?h=new H(o,o.nextSibling,this,t):i.type===1?h=new i.ctor(o,i.name,i.strings,this,t):i.type===6&&(h=new J(o,this,t)),this._$AV.push(h),i=n[++c]}a!==i?.index&&(o=N.nextNode(),a++)}return N.currentNode=O,r}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},H=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,r){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=L(this,t,e),z(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Pt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(O.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=F.createElement(It(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(e);else{let o=new K(r,this),a=o.u(this.options);o.p(e),this.T(a),this._$AH=o}}_$AC(t){let e=Lt.get(t.strings);return e===void 0&&Lt.set(t.strings,e=new F(t)),e}k(t){bt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,r=0;for(let o of t)r===e.length?e.push(n=new s(this.O(j()),this.O(j()),this,this.options)):n=e[r],n._$AI(o),r++;r<e.length&&(this._$AR(n&&n._$AB.nextSibling,r),e.length=r)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Mt(t).nextSibling;Mt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,r,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,r){let o=this.strings,a=!1;if(o===void 0)t=L(this,t,e,0),a=!z(t)||t!==this._$AH&&t!==A,a&&(this._$AH=t);else{let c=t,i,h;for(t=o[0],i=0;i<o.length-1;i++)h=L(this,c[n+i],e,i),h===A&&(h=this._$AH[i]),a||=!z(h)||h!==this._$AH[i],h===u?t=u:t!==u&&(t+=(h??"")+o[i+1]),this._$AH[i]=h}a&&!r&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Y=class extends P{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},G=class extends P{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Z=class extends P{constructor(t,e,n,r,o){super(t,e,n,r,o),this.type=5}_$AI(t,e=this){if((t=L(this,t,e,0)??u)===A)return;let n=this._$AH,r=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},J=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){L(this,t)}},Rt={M:gt,P:v,A:yt,C:1,L:Ut,R:K,D:Pt,V:L,I:H,H:P,N:G,U:Z,B:Y,F:J},be=$t.litHtmlPolyfillSupport;be?.(F,H),($t.litHtmlVersions??=[]).push("3.3.3");var Dt=(s,t,e)=>{let n=e?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=e?.renderBefore??null;n._$litPart$=r=new H(t.insertBefore(j(),o),o,void 0,e??{})}return r._$AI(s),r};function W(s,t){return new Promise((e,n)=>{let r=(o,a)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",r),o.error?n(new Error(o.error)):e(a[0]))};s.on("msg:custom",r),s.send({type:"asset",name:t})})}function jt(s){let t=Symbol.for(`gpt-lab model ${s}`);return globalThis[t]??=new wt}var wt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#n;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{send:n=>this.#i({...n,client:e}),end:()=>{this.#e.delete(e),this.#i({type:"end",client:e})}}}#i(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async want(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Ae())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let r=await we(t),o=this.#n??=await this.#a(t);o.postMessage({type:"load",source:r});for(let a of this.#r.splice(0))o.postMessage(a)}catch(r){this.#o({state:"failed",message:r instanceof Error?r.message:`${r}`})}}}async#a(t){let e=await W(t.model,"engine"),n=URL.createObjectURL(new Blob([e],{type:"text/javascript"})),r=await xe(n).catch(()=>_e(n)).finally(()=>URL.revokeObjectURL(n));r.onmessage=({data:a})=>this.#c(a);let o=()=>r.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",o),o(),r}#c(t){t.type==="progress"?this.#o({loaded:t.loaded}):t.type==="failed"?this.#o({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#o({state:"ready"})):this.#e.get(t.client)?.(t)}},Ae=()=>!!navigator.connection?.saveData;async function we(s){if(s.page?.source)return await s.page.source("lab-model",s.get("size"));let{buffer:t,byteOffset:e,byteLength:n}=await W(s.model,"lab-model");return{bytes:new Uint8Array(t,e,n).slice()}}async function xe(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function _e(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function zt(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}function Ft(s){let t=jt(s.get("version")),e=0,n,r,o=s.host&&t.client(c=>{c.id===e&&(c.type==="seen"?n?.(c):r?.(new Error(c.message)))});if(s.host&&o){let c=()=>t.want(s);for(let i of["pointerover","focusin","touchstart"])s.host.addEventListener(i,c,{passive:!0}),s.atEnd(()=>s.host?.removeEventListener(i,c));s.atEnd(t.watch(()=>s.redraw())),s.atEnd(o.end),s.page&&s.atEnd(zt(()=>t.want(s)))}function a(c){return n?.(void 0),e+=1,o?(t.want(s),o.send({id:e,...c}),new Promise((...i)=>[n,r]=i)):new Promise(()=>{})}return{host:t,look:c=>a({type:"look",...c}),near:async(c,i)=>(await a({type:"near",token:c,count:i}))?.near}}var X=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let r=0;r<t.length;){let o=2*r+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[r]=n;break}t[r]=t[o],r=o}return e}};var tt=class{#t;#e=new Uint8Array(256);#s;#n=new Map;#r;#o=new Map;constructor(t){let e=(n,r)=>new Uint8Array(t.buffer,t.byteOffset+n,r??t.byteLength-n);this.#t=e(0,256),this.#t.forEach((n,r)=>this.#e[n]=r),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,r)=>[t.getUint16(260+4*r,!0),t.getUint16(262+4*r,!0)]),this.#s.forEach(([n,r],o)=>this.#n.set(n*65536+r,256+o)),this.#r=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#i(n);let r=n.filter(o=>o>=0);return this.#o.set(t,r),r}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#i([...e]);yield{ids:[...e]};for(let[r,o]of n){let a=r+1;for(;e[a]<0;)a+=1;e[r]=o,e[a]=-1;let c=e.slice(0,r).filter(i=>i>=0);yield{ids:e.filter(i=>i>=0),at:c.length,made:o}}}#i(t){let e=t.map((c,i)=>i-1),n=t.map((c,i)=>i+1),r=new X,o=c=>{let i=this.#n.get(t[c]*65536+t[n[c]]);i!==void 0&&r.push(i*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let a=[];for(;r.size;){let c=r.pop(),i=c%2**32,h=Math.floor(c/2**32),p=n[i],[d,f]=this.parts(h);t[i]!==d||t[p]!==f||(t[i]=h,t[p]=-1,n[i]=n[p],n[i]<t.length&&(e[n[i]]=i,o(i)),e[i]>=0&&o(e[i]),a.push([i,h]))}return a}};var ve="<|endoftext|>",et=class{#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(r,o)=>t.getUint16(4+2*o,!0)),this.#t=new tt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ve)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var k={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},st=s=>(...t)=>({_$litDirective$:s,values:t}),I=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:rs}=Rt;var Wt=s=>s.strings===void 0;var ke={},Vt=(s,t=ke)=>s._$AH=t;var nt=st(class extends I{constructor(s){if(super(s),s.type!==k.PROPERTY&&s.type!==k.ATTRIBUTE&&s.type!==k.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Wt(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===A||t===u)return t;let e=s.element,n=s.name;if(s.type===k.PROPERTY){if(t===e[n])return A}else if(s.type===k.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return A}else if(s.type===k.ATTRIBUTE&&e.getAttribute(n)===t+"")return A;return Vt(s),t}});var T=(s,t,{off:e=!1,name:n=""}={})=>l`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,xt=(s,t,e,n)=>l`
    <label>${s}
      <select @change=${r=>n(Number(r.target.value))}>
        ${Array.from({length:t},(r,o)=>l`<option value=${o} ?selected=${nt(o===e)}>${o}</option>`)}
      </select>
    </label>
  `;function rt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.now=()=>{clearTimeout(e),t()},n}function Qt(s,{write:t,read:e}){let{page:n}=s;if(!n)return;let r="",o=rt(400,()=>n.write(t())),a=()=>{let i=n.read();i!==void 0&&(e(i),o.cancel())};s.atEnd(o.cancel),s.atEnd(n.listen(a)),queueMicrotask(a);async function c(){o.now();let i=n.link();try{await navigator.clipboard.writeText(i),r="Copied."}catch{r=i}s.redraw(),await Promise.resolve(),s.find(".copy-link input")?.select()}return{changed(){r="",o()},copyLink:()=>l`
        <span class="copy-link">
          ${T("Copy link",c)}
          <span class="faint" role="status">${r&&(r==="Copied."?r:"Copy this:")}</span>
          ${r&&r!=="Copied."?l`<input type="text" readonly .value=${r} aria-label="Link to this view">`:u}
        </span>
      `}}var qt=s=>new Map(s.split("&").map(t=>{let e=t.indexOf("=");return[t.slice(0,e),t.slice(e+1)]})),Kt=(s,t)=>Object.entries(t).filter(([e,{first:n}])=>s(e)!==n).map(([e])=>`${e}=${s(e)}`);function Yt(s,t){let e={},n=[];for(let[r,o]of Object.entries(t)){let a=s.get(r),c=a===void 0?o.first:Te(a,o);c===void 0&&n.push(`${r}=${a} is not ${Me(o)}`),e[r]=c??o.first}return{traits:e,refused:n}}function Te(s,t){if("among"in t)return t.among.includes(s)?s:void 0;if(!("least"in t))return{true:!0,false:!1}[s];let{least:e,most:n,whole:r}=t,o=Number(s||NaN);return o>=e&&o<=n&&(!r||Number.isInteger(o))?o:void 0}function Me(s){return"among"in s?`one of ${s.among.join(", ")}`:"least"in s?`in ${s.least} \u2026 ${s.most}`:"true or false"}var Ee=new Intl.NumberFormat("en-US"),Gt=s=>Ee.format(s);var Zt=(s,t=1)=>`${(100*s).toFixed(t)} %`;function Se(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):Gt(Math.round(n))} ${t[e]}`.trim()}var _t=s=>Se(s,["bytes","kB","MB","GB","TB"]);function Jt({state:s,loaded:t,message:e},n,r){return s==="ready"||s==="asleep"?u:s==="asking"?l`<p class="status">Your browser is set to save data. ${T(`Load the model (${_t(n)})`,r)}</p>`:s==="failed"?l`<p class="status warn" role="alert">The model did not load: ${e}. ${T("Try again",r)}</p>`:l`<p class="status faint"><label>Loading the model, ${_t(n)}
    <progress max=${n} value=${t||u}></progress></label></p>`}var Ce=900,ot=class{#t;constructor(t,{at:e,last:n,go:r,next:o}){this.lab=t,this.at=e,this.last=n,this.go=r,this.next=o,t.atEnd(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.lab.redraw())}#e(){this.at()>=this.last()&&this.go(0),this.#t=setInterval(()=>{this.at()<this.last()&&this.go(this.at()+1),this.at()>=this.last()&&this.pause()},Ce),this.lab.redraw()}#s(t){this.pause(),this.go(t)}view(){let[t,e]=[this.at(),this.last()],n=this.#t!==void 0;return l`
      <div class="buttons">
        ${T("Back",()=>this.#s(t-1),{off:t===0})}
        ${T(this.next,()=>this.#s(t+1),{off:t>=e})}
        ${T(n?"Pause":"Play",()=>n?this.pause():this.#e(),{off:e===0})}
      </div>
    `}};var Xt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),te=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ne={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Oe=/[\p{C}\p{Z}]/u,Le=/^\p{M}/u;function it(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function ee(s){let t=it(s);if(t===void 0)return l`<span class="bytes">${Xt(s)}</span>`;let e=Le.test(t)?["\u25CC"]:[],n="";for(let r of t){if(!Oe.test(r)){n+=r;continue}let o=te(r),[a,c]=Ne[r]??[o,o];e.push(n,l`<span class="sign" role="img" aria-label=${c}>${a}</span>`),n=""}return l`${e}${n}`}function Pe(s){let t=/\p{Surrogate}/u.exec(s);return t?{position:[...s.slice(0,t.index)].length+1,text:t[0]}:void 0}function se(s){let t=Pe(s);return t?`Character ${t.position} is ${te(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function ne(s,t){let e=s.bytes(t);return it(e)??Xt(e).toLowerCase()}function re(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function oe(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return it(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Be=0,at=class{#t=`gpt-lab-text-${Be+=1}`;#e="";#s;#n={ids:[]};#r=new Map;constructor(t,e,n,{trait:r="text",label:o="Your text"}={}){this.lab=t,this.tokenizer=e,this.trait=r,this.label=o,t.on([r],()=>{this.#e="",this.#s=void 0,n()})}get text(){return this.lab.get(this.trait)}get ids(){if(this.#n.text!==this.text){let{text:t}=this;this.#n={text:t,ids:[this.tokenizer.end_of_text,...this.tokenizer.encode(t)]}}return this.#n.ids}enter(t){this.#e=se(t),this.#s=this.#e?t:void 0,this.#e||t===this.text?this.lab.redraw():this.lab.set({[this.trait]:t})}written(t){return this.#r.has(t)||this.#r.set(t,ee(this.tokenizer.bytes(t))),this.#r.get(t)}plain(t){return ne(this.tokenizer,t)}name(t){let e=t===this.tokenizer.end_of_text?"<|eot|>":this.plain(t),n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}view(){return l`
      <div class="text-field">
        <label for=${this.#t}>${this.label}</label>
        <textarea
          id=${this.#t}
          rows="2"
          dir="auto"
          spellcheck="false"
          .value=${nt(this.#s??this.text)}
          @input=${t=>this.enter(t.target.value)}
        ></textarea>
        <p class="warn" role="alert" ?hidden=${!this.#e}>${this.#e}</p>
      </div>
    `}};var ct=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#r=rt(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,e,n,r){this.model=t,this.page=e,this.host=n,this.draw=r}get(t){return this.model.get(t)}set(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes()}on(t,e){let n=t.map(r=>`change:${r}`).join(" ");this.model.on(n,e),this.atEnd(()=>this.model.off(n,e))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#r()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#r.cancel();for(let t of this.#n.splice(0))t()}};function ie(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=c=>{let i=c.target.closest("[data-tip]");i!==e&&(r(),i&&(e=i,t.textContent=i.getAttribute("data-tip"),s.append(t),t.hidden=!1,He(t,i.getBoundingClientRect())))},r=()=>{e=null,t.remove()},a=[["pointerover",n],["focusin",n],["pointerleave",r],["focusout",r],["keydown",c=>c.key==="Escape"&&r()]];for(let[c,i]of a)s.addEventListener(c,i,!0);return()=>{r();for(let[c,i]of a)s.removeEventListener(c,i,!0)}}function He(s,t){let{width:e,height:n}=s.getBoundingClientRect(),r=t.left+t.width/2-e/2,o=t.top-n-6;s.style.left=`${Math.max(4,Math.min(r,document.documentElement.clientWidth-e-4))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Ie=s=>s.stopPropagation();function ae(s,t,e){return{async render({model:n,el:r,page:o}){let a="show"in r?void 0:r,c=f=>{let m=l`
          <section class="gpt-lab ${s}" aria-label=${t} @keydown=${Ie}>
            ${f}
            <p class="unseen" role="status">${p.spoken}</p>
          </section>
        `;"show"in r?r.show(m):Dt(m,r)},i=f=>{if(p.end(),c(Ue(t,f)),a)console.warn(f);else throw f},h=()=>u,p=new ct(n,o,a,()=>{try{c(h())}catch(f){i(f)}}),d=()=>p.redraw();try{h=await e(p),n.on("change",d),p.atEnd(()=>n.off("change",d)),a&&p.atEnd(ie(a))}catch(f){return i(f),()=>{}}return p.draw(),()=>p.end()}}}var Ue=(s,t)=>l`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function vt({q:s,k:t,v:e}){let n=Math.sqrt(s[0].length),r=s.map(h=>t.map(p=>ce(h,p))),o=r.map(h=>h.map(p=>p/n)),a=o.map((h,p)=>h.map((d,f)=>f<=p?d:-1/0)),c=a.map(Re),i=c.map(h=>e[0].map((p,d)=>ce(h,e.map(f=>f[d]))));return{q:s,k:t,v:e,scores:r,scaled:o,masked:a,weights:c,output:i}}var ce=(s,t)=>s.reduce((e,n,r)=>e+n*t[r],0);function Re(s){let t=Math.max(...s),e=s.map(r=>Math.exp(r-t)),n=e.reduce((r,o)=>r+o);return e.map(r=>r/n)}var le=(s,t)=>s.map((e,n)=>[n,e*t[n]]).sort((e,n)=>Math.abs(n[1])-Math.abs(e[1]));function he({values:s,shape:[t,e,n]},r,o){let a=Math.floor(r*t/o);return Array.from({length:e},(c,i)=>[...s.subarray((a*e+i)*n,(a*e+i+1)*n)])}var pe="important",De=" !"+pe,lt=st(class extends I{constructor(s){if(super(s),s.type!==k.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let r=t[n];if(r!=null){this.ft.add(n);let o=typeof r=="string"&&r.endsWith(De);n.includes("-")||o?e.setProperty(n,o?r.slice(0,-11):r,o?pe:""):e[n]=r}}return A}});function je(s){let t=`${(100*Math.max(0,Math.min(1,s))).toFixed(1)}%`,e=`clamp(0%, (var(--heat-turn) - ${t}) * 1000, 100%)`;return{background:`color-mix(in oklab, var(--heat) ${t}, var(--paper))`,color:`color-mix(in srgb, var(--pale-ink) ${e}, var(--heat-ink))`}}function ze(s,[t,e],[n,r],o){let a={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,r-1]},[c,i]=a[s.key]??[-1,-1];if(c<0||c>=n||i<0||i>=r)return;s.preventDefault(),o(c,i),s.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[i].focus()}function ue({caption:s,rows:t,rowNames:e,columnNames:n,text:r,range:o,selected:a,onSelect:c}){let i=t.flat(),[h,p]=o??[Math.min(...i),Math.max(...i)],d=[t.length,n.length];return l`
    <table class="heat-map">
      <caption>${s}</caption>
      <thead>
        <tr><td></td>${n.map(f=>l`<th scope="col">${f}</th>`)}</tr>
      </thead>
      <tbody>
        ${t.map((f,m)=>l`
            <tr class=${m===a[0]?"chosen":""}>
              <th scope="row">${e[m]}</th>
              ${f.map((y,E)=>{let U=m===a[0]&&E===a[1],Q=p>h?(y-h)/(p-h):0;return l`<td><button
                  type="button"
                  tabindex=${U?0:-1}
                  aria-pressed=${U?"true":"false"}
                  aria-label="${e[m]}, ${n[E]}: ${r(y)}"
                  data-tip="${e[m]} → ${n[E]}: ${r(y)}"
                  style=${lt(je(Q))}
                  @click=${()=>c(m,E)}
                  @keydown=${dt=>ze(dt,[m,E],d,c)}
                >${r(y)}</button></td>`})}
            </tr>
          `)}
      </tbody>
    </table>
  `}function de(s,t,e,n,r){let o={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1};r&&Object.assign(o,{ArrowUp:t-r,ArrowDown:t+r});let a=o[s.key];if(a===void 0||a<0||a>=e)return;s.preventDefault(),n(a),s.target.closest("ol, tbody")?.querySelectorAll("button")?.[a].focus()}function $(s){if(s===-1/0)return"\u2212\u221E";let t=Math.abs(s).toFixed(2);return s<0&&Number(t)>0?`\u2212${t}`:t}var Fe=(s,t)=>({fill:s<0?"var(--below)":"var(--heat)","fill-opacity":t>0?String(Math.min(1,Math.abs(s)/t)):"0"}),ht=(s,t)=>l`
    <svg class="strip" viewBox="0 0 ${s.length} 1" preserveAspectRatio="none"
      aria-hidden="true">${Array.from(s,(e,n)=>Ht`<rect x=${n} y="0" width="0.94" height="1" style=${lt(Fe(e,t))}></rect>`)}</svg>
  `,V=s=>Math.max(...s.map(t=>Math.max(...Array.from(t,Math.abs))));function pt({caption:s,rows:t,names:e,selected:n,onSelect:r,largest:o=V(t),beside:a}){return l`
    <table class="strips">
      <caption>${s}</caption>
      <tbody>
        ${t.map((c,i)=>l`
            <tr class=${i===n?"chosen":""}>
              <th scope="row"><button
                type="button"
                tabindex=${i===n?0:-1}
                aria-pressed=${i===n?"true":"false"}
                @click=${()=>r(i)}
                @keydown=${h=>de(h,i,t.length,r,1)}
              ><bdi>${e[i]}</bdi></button></th>
              ${a?l`<td class="number">${a[i]}</td>`:u}
              <td class="cells">${ht(c,o)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var kt=(s,t,e)=>l`
    <ol class="row-numbers" aria-label=${s}>
      ${Array.from(t,(n,r)=>l`<li class=${r===e?"lit":""}>${$(n)}</li>`)}
    </ol>
  `;function fe(s){let[t,e]=s.split("_");return l`<span class="math"><i>${t}</i>${e?l`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var M=s=>`\u201C${s}\u201D`,me=(s,t)=>({all:e,names:n,query:r,onSelect:o})=>l`
    ${pt({caption:`${s}, [${e[t].length}, ${e[t][0].length}]`,rows:e[t],names:n,selected:r,onSelect:o})}
    <p>Its row for ${M(n[r])}, ${e[t][0].length} numbers:</p>
    ${kt(`${s} of ${n[r]}`,e[t][r])}
  `;function ut(s,t,{all:e,names:n,query:r,key:o,onSelect:a}){let c=e[t],i=c.flat().filter(Number.isFinite);return ue({caption:s,rows:c,rowNames:n,columnNames:n,text:$,range:t==="weights"?[0,1]:[Math.min(...i),Math.max(...i)],selected:[r,o],onSelect:a})}var B=[{name:"Queries",formula:l`<i>Q</i> = <i>x</i>·<i>W</i><sub>Q</sub> + <i>b</i><sub>Q</sub>`,says:"Each token\u2019s normalized vector, times a matrix that was learned: what the token looks for.",section:"queries",draw:me("Q","q")},{name:"Keys",formula:l`<i>K</i> = <i>x</i>·<i>W</i><sub>K</sub> + <i>b</i><sub>K</sub>`,says:"The same vectors, times another matrix: what each token can be found by.",section:"queries",draw:me("K","k")},{name:"Scores",formula:l`<i>S</i> = <i>Q</i>·<i>K</i><sup>⊤</sup>`,says:"How well each query fits each key: their dot product.",section:"scores",draw(s){let{all:t,names:e,query:n,key:r}=s,[o,a]=[t.q[n],t.k[r]],[c,i,h]=le(o,a).map(([p])=>`${$(o[p])} \xD7 ${$(a[p])}`);return l`
        ${ut("S: a row for each token that looks","scores",s)}
        <p class="line">Query of ${M(e[n])} ${ht(o,V(t.q))}</p>
        <p class="line">Key of ${M(e[r])} ${ht(a,V(t.k))}</p>
        <p class="sum">Number by number multiplied and added up, the largest first:
          ${c} + ${i} + ${h} + … = <b>${$(t.scores[n][r])}</b></p>
      `}},{name:"Scaling",formula:l`<i>S</i> / √${fe("d_head")}`,says:"Sums of many products are large, and softmax of large numbers looks at one token alone.",section:"scaling",draw(s){let{all:t,query:e,key:n}=s,r=t.q[0].length;return l`
        ${ut("S / \u221Ad_head","scaled",s)}
        <p class="sum">${$(t.scores[e][n])} / √${r} =
          ${$(t.scores[e][n])} / ${$(Math.sqrt(r))} =
          <b>${$(t.scaled[e][n])}</b></p>
      `}},{name:"Mask",formula:l`−∞ where <i>s</i> &gt; <i>t</i>`,says:"No token may look at what comes after it: the model is to predict that.",section:"mask",draw(s){let{names:t,query:e,key:n}=s;return l`
        ${ut("What each token may look at","masked",s)}
        <p class="sum">${M(t[e])} stands at position ${e},
          ${M(t[n])} at ${n}: ${n>e?l`<b>hidden</b>`:l`<b>it may look</b>`}. It sees ${e+1} of ${t.length} tokens.</p>
      `}},{name:"Softmax",formula:l`<i>A</i> = softmax(<i>S</i>)`,says:"Each row becomes shares that add up to 1: how much of its attention goes where.",section:"softmax",draw(s){let{all:t,names:e,query:n,key:r}=s,o=t.masked[n],a=Math.max(...o),c=o.map(h=>Math.exp(h-a)),i=c.reduce((h,p)=>h+p);return l`
        ${ut("A: the attention weights","weights",s)}
        <p class="sum">${M(e[n])} to ${M(e[r])}:
          e^(${$(o[r])} − ${$(a)}) = ${$(c[r])}, and
          ${$(c[r])} / ${$(i)}, the sum of its row, =
          <b>${$(t.weights[n][r])}</b></p>
      `}},{name:"Weighted sum",formula:l`<i>A</i>·<i>V</i>`,says:"What each token has to give, its value, taken by its share: the head\u2019s output.",section:"weighted sum",draw({all:s,names:t,query:e,key:n,onSelect:r}){let o=V(s.v);return l`
        ${pt({caption:`Each token\u2019s value, times its share for ${M(t[e])}`,rows:s.v.map((a,c)=>a.map(i=>i*s.weights[e][c])),names:t,selected:n,onSelect:a=>r(e,a),largest:o,beside:s.weights[e].map(a=>Zt(a,0))})}
        ${pt({caption:`The output, [${s.output.length}, ${s.output[0].length}]`,rows:s.output,names:t,selected:e,onSelect:a=>r(a),largest:o})}
        <p>What ${M(t[e])} gets:</p>
        ${kt(`Output of ${t[e]}`,s.output[e],0)}
        <p class="sum">Its first number: ${t.slice(0,e+1).map((a,c)=>c).sort((a,c)=>s.weights[e][c]-s.weights[e][a]).slice(0,3).map(a=>`${$(s.weights[e][a])} \xD7 ${$(s.v[a][0])}`).join(" + ")}${e>2?" + \u2026":""} = <b>${$(s.output[e][0])}</b></p>
      `}}];var Tt=16,En=ae("attention-stepper","Attention, step by step",async s=>{let t=new et(await W(s.model,"lab-vocabulary")),e=new at(s,t,E),n=Ft(s),{n_layers:r,n_heads:o}=s.get("sizes"),a={layer:{first:0,least:0,most:r-1,whole:!0},head:{first:0,least:0,most:o-1,whole:!0},step:{first:0,least:0,most:B.length-1,whole:!0}},c="",i=!0,{ids:h,q:p,k:d,v:f}=s.get("numbers"),m={ids:h,all:vt({q:p,k:d,v:f})},y={query:h.length-1};async function E(){i=!1,s.redraw();let{layer:b,head:x}={layer:s.get("layer"),head:s.get("head")},w=e.ids.slice(0,Tt),S=["q","k","v"].map(g=>`blocks.${b}.attention.${g}`);try{let g=await n.look({ids:w,names:S});if(!g)return;let[ft,_,R]=S.map(ge=>he(g.activations[ge],x,o)),$e=m.ids.length===w.length;m={ids:w,all:vt({q:ft,k:_,v:R})},$e||(y={query:w.length-1}),c=""}catch(g){c=`The model could not read this: ${g.message}.`}i=!0,s.redraw()}let U=new ot(s,{at:()=>s.get("step"),last:()=>B.length-1,go(b){s.set({step:b}),s.say(`Step ${b+1}, ${B[b].name}. ${B[b].says}`)},next:"Next step"}),Q=Qt(s,{write:()=>[`text=${re(e.text)}`,...Kt(b=>s.get(b),a)].join("&"),read(b){let x=qt(b),{traits:w,refused:S}=Yt(x,a),g=oe(x.get("text")??"");g===void 0&&S.unshift("its text is damaged"),s.set(g===void 0?w:{...w,text:g}),c=S.length?`Not taken from the link: ${S.join("; ")}.`:""}});s.on(["layer","head"],E),s.on(["text","layer","head","step"],()=>Q?.changed());function dt(b,x){y={query:b,key:x},s.redraw()}return()=>{let{ids:b,all:x}=m,{query:w}=y,S=y.key??x.weights[w].indexOf(Math.max(...x.weights[w])),g=B[s.get("step")],ft=b.map(_=>e.name(_));return l`
      ${e.view()}
      <p class="warn" role="alert" ?hidden=${!c}>${c}</p>
      <div class="buttons">
        ${xt("Block",r,s.get("layer"),_=>s.set({layer:_}))}
        ${xt("Head",o,s.get("head"),_=>s.set({head:_}))}
        ${U.view()}
        ${Q?.copyLink()??u}
      </div>
      <ol class="steps" aria-label="Steps">
        ${B.map(({name:_},R)=>l`<li><button
            type="button"
            aria-current=${R===s.get("step")?"step":u}
            @click=${()=>{U.pause(),s.set({step:R})}}
          >${R+1} ${_}</button></li>`)}
      </ol>
      <div class="step" aria-busy=${i?"false":"true"}>
        <p><b>${g.name}</b> <span class="math formula">${g.formula}</span></p>
        <p>${g.says}</p>
        ${g.draw({all:x,names:ft,query:w,key:S,onSelect:dt})}
        <p class="faint">Chapter 3 builds this in “${g.section}”.</p>
      </div>
      ${e.ids.length>Tt?l`<p class="faint">Drawn are the first ${Tt} of ${e.ids.length} tokens; what comes
          after them changes nothing of theirs.</p>`:u}
      ${Jt(n.host.status,s.get("size"),()=>n.host.want(s,!0))}
    `}});export{En as default};
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
