var $t=globalThis,Et=s=>s,V=$t.trustedTypes,Mt=V?V.createPolicy("lit-html",{createHTML:s=>s}):void 0,gt="$lit$",w=`lit$${Math.random().toFixed(9).slice(2)}$`,yt="?"+w,be=`<${yt}>`,N=document,j=()=>N.createComment(""),D=s=>s===null||typeof s!="object"&&typeof s!="function",bt=Array.isArray,Bt=s=>bt(s)||typeof s?.[Symbol.iterator]=="function",mt=`[ 	
\f\r]`,R=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,St=/-->/g,Ct=/>/g,S=RegExp(`>|${mt}(?:([^\\s"'>=/]+)(${mt}*=${mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Nt=/'/g,Ot=/"/g,Pt=/^(?:script|style|textarea|title)$/i,At=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),l=At(1),Ht=At(2),Ye=At(3),A=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),Lt=new WeakMap,C=N.createTreeWalker(N,129);function It(s,t){if(!bt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Mt!==void 0?Mt.createHTML(t):t}var Ut=(s,t)=>{let e=s.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",i=R;for(let c=0;c<e;c++){let a=s[c],h,p,u=-1,f=0;for(;f<a.length&&(i.lastIndex=f,p=i.exec(a),p!==null);)f=i.lastIndex,i===R?p[1]==="!--"?i=St:p[1]!==void 0?i=Ct:p[2]!==void 0?(Pt.test(p[2])&&(r=RegExp("</"+p[2],"g")),i=S):p[3]!==void 0&&(i=S):i===S?p[0]===">"?(i=r??R,u=-1):p[1]===void 0?u=-2:(u=i.lastIndex-p[2].length,h=p[1],i=p[3]===void 0?S:p[3]==='"'?Ot:Nt):i===Ot||i===Nt?i=S:i===St||i===Ct?i=R:(i=S,r=void 0);let m=i===S&&s[c+1].startsWith("/>")?" ":"";o+=i===R?a+be:u>=0?(n.push(h),a.slice(0,u)+gt+a.slice(u)+w+m):a+w+(u===-2?c:m)}return[It(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},W=class s{constructor({strings:t,_$litType$:e},n){let r;this.parts=[];let o=0,i=0,c=t.length-1,a=this.parts,[h,p]=Ut(t,e);if(this.el=s.createElement(h,n),C.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(r=C.nextNode())!==null&&a.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let u of r.getAttributeNames())if(u.endsWith(gt)){let f=p[i++],m=r.getAttribute(u).split(w),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:g[2],strings:m,ctor:g[1]==="."?K:g[1]==="?"?G:g[1]==="@"?Y:L}),r.removeAttribute(u)}else u.startsWith(w)&&(a.push({type:6,index:o}),r.removeAttribute(u));if(Pt.test(r.tagName)){let u=r.textContent.split(w),f=u.length-1;if(f>0){r.textContent=V?V.emptyScript:"";for(let m=0;m<f;m++)r.append(u[m],j()),C.nextNode(),a.push({type:2,index:++o});r.append(u[f],j())}}}else if(r.nodeType===8)if(r.data===yt)a.push({type:2,index:o});else{let u=-1;for(;(u=r.data.indexOf(w,u+1))!==-1;)a.push({type:7,index:o}),u+=w.length-1}o++}}static createElement(t,e){let n=N.createElement("template");return n.innerHTML=t,n}};function O(s,t,e=s,n){if(t===A)return t;let r=n!==void 0?e._$Co?.[n]:e._$Cl,o=D(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(s),r._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=r:e._$Cl=r),r!==void 0&&(t=O(s,r._$AS(s,t.values),r,n)),t}var q=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,r=(t?.creationScope??N).importNode(e,!0);C.currentNode=r;let o=C.nextNode(),i=0,c=0,a=n[0];for(;a!==void 0;){if(i===a.index){let h;a.type===2?h=new P(o,o.nextSibling,this,t):a.type===1?h=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(h=new Z(o,this,t)),this._$AV.push(h),a=n[++c]}i!==a?.index&&(o=C.nextNode(),i++)}return C.currentNode=N,r}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},P=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,r){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=O(this,t,e),D(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Bt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&D(this._$AH)?this._$AA.nextSibling.data=t:this.T(N.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=W.createElement(It(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(e);else{let o=new q(r,this),i=o.u(this.options);o.p(e),this.T(i),this._$AH=o}}_$AC(t){let e=Lt.get(t.strings);return e===void 0&&Lt.set(t.strings,e=new W(t)),e}k(t){bt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,r=0;for(let o of t)r===e.length?e.push(n=new s(this.O(j()),this.O(j()),this,this.options)):n=e[r],n._$AI(o),r++;r<e.length&&(this._$AR(n&&n._$AB.nextSibling,r),e.length=r)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Et(t).nextSibling;Et(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},L=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,r,o){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=e,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=d}_$AI(t,e=this,n,r){let o=this.strings,i=!1;if(o===void 0)t=O(this,t,e,0),i=!D(t)||t!==this._$AH&&t!==A,i&&(this._$AH=t);else{let c=t,a,h;for(t=o[0],a=0;a<o.length-1;a++)h=O(this,c[n+a],e,a),h===A&&(h=this._$AH[a]),i||=!D(h)||h!==this._$AH[a],h===d?t=d:t!==d&&(t+=(h??"")+o[a+1]),this._$AH[a]=h}i&&!r&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends L{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},G=class extends L{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},Y=class extends L{constructor(t,e,n,r,o){super(t,e,n,r,o),this.type=5}_$AI(t,e=this){if((t=O(this,t,e,0)??d)===A)return;let n=this._$AH,r=t===d&&n!==d||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==d&&(n===d||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Z=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){O(this,t)}},Rt={M:gt,P:w,A:yt,C:1,L:Ut,R:q,D:Bt,V:O,I:P,H:L,N:G,U:Y,B:K,F:Z},Ae=$t.litHtmlPolyfillSupport;Ae?.(W,P),($t.litHtmlVersions??=[]).push("3.3.3");var jt=(s,t,e)=>{let n=e?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=e?.renderBefore??null;n._$litPart$=r=new P(t.insertBefore(j(),o),o,void 0,e??{})}return r._$AI(s),r};function z(s,t){return new Promise((e,n)=>{let r=(o,i)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",r),o.error?n(new Error(o.error)):e(i[0]))};s.on("msg:custom",r),s.send({type:"asset",name:t})})}function Dt(s){let t=Symbol.for(`gpt-lab model ${s}`);return globalThis[t]??=new xt}var xt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#n;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{send:n=>this.#i({...n,client:e}),end:()=>{this.#e.delete(e),this.#i({type:"end",client:e})}}}#i(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async want(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&xe())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let r=await we(t),o=this.#n??=await this.#a(t);o.postMessage({type:"load",source:r});for(let i of this.#r.splice(0))o.postMessage(i)}catch(r){this.#o({state:"failed",message:r instanceof Error?r.message:`${r}`})}}}async#a(t){let e=await z(t.model,"engine"),n=URL.createObjectURL(new Blob([e],{type:"text/javascript"})),r=await _e(n).catch(()=>ve(n)).finally(()=>URL.revokeObjectURL(n));r.onmessage=({data:i})=>this.#c(i);let o=()=>r.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",o),o(),r}#c(t){t.type==="progress"?this.#o({loaded:t.loaded}):t.type==="failed"?this.#o({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#o({state:"ready"})):this.#e.get(t.client)?.(t)}},xe=()=>!!navigator.connection?.saveData;async function we(s){if(s.page?.source)return await s.page.source("lab-model",s.get("size"));let{buffer:t,byteOffset:e,byteLength:n}=await z(s.model,"lab-model");return{bytes:new Uint8Array(t,e,n).slice()}}async function _e(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function ve(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Wt(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}function zt(s){let t=Dt(s.get("version")),e=0,n,r,o=s.host&&t.client(c=>{c.id===e&&(c.type==="seen"?n?.(c):r?.(new Error(c.message)))});o&&ke(s,t,o);function i(c){return n?.(void 0),e+=1,o?(t.want(s),o.send({id:e,...c}),new Promise((...a)=>[n,r]=a)):new Promise(()=>{})}return{host:t,look:c=>i({type:"look",...c}),near:async(c,a)=>(await i({type:"near",token:c,count:a}))?.near}}function ke(s,t,e){let n=()=>t.want(s);for(let r of["pointerover","focusin","touchstart"])s.host?.addEventListener(r,n,{passive:!0}),s.atEnd(()=>s.host?.removeEventListener(r,n));s.atEnd(t.watch(()=>s.redraw())),s.atEnd(e.end),s.page&&s.atEnd(Wt(n))}var J=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let r=0;r<t.length;){let o=2*r+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[r]=n;break}t[r]=t[o],r=o}return e}};var X=class{#t;#e=new Uint8Array(256);#s;#n=new Map;#r;#o=new Map;constructor(t){let e=(n,r)=>new Uint8Array(t.buffer,t.byteOffset+n,r??t.byteLength-n);this.#t=e(0,256),this.#t.forEach((n,r)=>this.#e[n]=r),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,r)=>[t.getUint16(260+4*r,!0),t.getUint16(262+4*r,!0)]),this.#s.forEach(([n,r],o)=>this.#n.set(n*65536+r,256+o)),this.#r=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#i(n);let r=n.filter(o=>o>=0);return this.#o.set(t,r),r}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#i([...e]);yield{ids:[...e]};for(let[r,o]of n){let i=r+1;for(;e[i]<0;)i+=1;e[r]=o,e[i]=-1;let c=e.slice(0,r).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,made:o}}}#i(t){let e=t.map((c,a)=>a-1),n=t.map((c,a)=>a+1),r=new J,o=c=>{let a=this.#n.get(t[c]*65536+t[n[c]]);a!==void 0&&r.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let i=[];for(;r.size;){let c=r.pop(),a=c%2**32,h=Math.floor(c/2**32),p=n[a],[u,f]=this.parts(h);t[a]!==u||t[p]!==f||(t[a]=h,t[p]=-1,n[a]=n[p],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),i.push([a,h]))}return i}};var Te="<|endoftext|>",tt=class{#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(r,o)=>t.getUint16(4+2*o,!0)),this.#t=new X(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Te)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},et=s=>(...t)=>({_$litDirective$:s,values:t}),H=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:hs}=Rt;var Ft=s=>s.strings===void 0;var Ee={},Qt=(s,t=Ee)=>s._$AH=t;var st=et(class extends H{constructor(s){if(super(s),s.type!==_.PROPERTY&&s.type!==_.ATTRIBUTE&&s.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ft(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===A||t===d)return t;let e=s.element,n=s.name;if(s.type===_.PROPERTY){if(t===e[n])return A}else if(s.type===_.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return A}else if(s.type===_.ATTRIBUTE&&e.getAttribute(n)===t+"")return A;return Qt(s),t}});var v=(s,t,{off:e=!1,name:n=""}={})=>l`
    <button
      type="button"
      class=${n||d}
      aria-disabled=${e?"true":d}
      @click=${()=>e||t()}
    >${s}</button>
  `,wt=(s,t,e,n)=>l`
    <label>${s}
      <select @change=${r=>n(Number(r.target.value))}>
        ${Array.from({length:t},(r,o)=>l`<option value=${o} ?selected=${st(o===e)}>${o}</option>`)}
      </select>
    </label>
  `;var Me=new Intl.NumberFormat("en-US"),nt=s=>Me.format(s);var Vt=(s,t=1)=>`${(100*s).toFixed(t)} %`;function Se(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):nt(Math.round(n))} ${t[e]}`.trim()}var _t=s=>Se(s,["bytes","kB","MB","GB","TB"]);var Ce=l`<p class="status-line faint">These are the lab model’s numbers.</p>`;function qt({state:s,loaded:t,message:e},n,r,o=Ce){return s==="ready"||s==="asleep"?o:s==="asking"?l`<p class="status status-line">Your browser is set to save data. ${v(`Load the model (${_t(n)})`,r)}</p>`:s==="failed"?l`<p class="status status-line warn" role="alert">The model did not load: ${e}. ${v("Try again",r)}</p>`:l`<p class="status status-line faint"><label>Loading the model, ${_t(n)}
    <progress max=${n} value=${t||d}></progress></label></p>`}var Ne=900,rt=class{#t;constructor(t,{at:e,last:n,go:r,next:o}){this.lab=t,this.at=e,this.last=n,this.go=r,this.next=o,t.atEnd(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.lab.redraw())}#e(){this.at()>=this.last()&&this.go(0),this.#t=setInterval(()=>{this.at()<this.last()&&this.go(this.at()+1),this.at()>=this.last()&&this.pause()},Ne),this.lab.redraw()}#s(t){this.pause(),this.go(t)}view(){let[t,e]=[this.at(),this.last()],n=this.#t!==void 0;return l`
      <div class="buttons">
        ${v("Back",()=>this.#s(t-1),{off:t===0})}
        ${v(this.next,()=>this.#s(t+1),{off:t>=e})}
        ${v(n?"Pause":"Play",()=>n?this.pause():this.#e(),{off:e===0})}
      </div>
    `}};var Kt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Gt=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Oe={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Le=/[\p{C}\p{Z}]/u,Be=/^\p{M}/u;function ot(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Yt(s){let t=ot(s);if(t===void 0)return l`<span class="bytes">${Kt(s)}</span>`;let e=Be.test(t)?["\u25CC"]:[],n="";for(let r of t){if(!Le.test(r)){n+=r;continue}let o=Gt(r),[i,c]=Oe[r]??[o,o];e.push(n,l`<span class="sign" role="img" aria-label=${c}>${i}</span>`),n=""}return l`${e}${n}`}function Pe(s){let t=/\p{Surrogate}/u.exec(s);return t?{position:[...s.slice(0,t.index)].length+1,text:t[0]}:void 0}function Zt(s){let t=Pe(s);return t?`Character ${t.position} is ${Gt(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Jt(s,t){let e=s.bytes(t);return ot(e)??Kt(e)}var He=0,it=class{#t=`gpt-lab-text-${He+=1}`;#e="";#s;#n={ids:[]};#r=new Map;constructor(t,e,n,{trait:r="text",label:o="Your text"}={}){this.lab=t,this.tokenizer=e,this.trait=r,this.label=o,t.on([r],()=>{this.#e="",this.#s=void 0,n()})}get text(){return this.lab.get(this.trait)}get ids(){if(this.#n.text!==this.text){let{text:t}=this;this.#n={text:t,ids:[this.tokenizer.end_of_text,...this.tokenizer.encode(t)]}}return this.#n.ids}enter(t){this.#e=Zt(t),this.#s=this.#e?t:void 0,this.#e||t===this.text?this.lab.redraw():this.lab.set({[this.trait]:t})}written(t){return this.#r.has(t)||this.#r.set(t,Yt(this.tokenizer.bytes(t))),this.#r.get(t)}plain(t){return Jt(this.tokenizer,t)}name(t){let e=t===this.tokenizer.end_of_text?"<|eot|>":this.plain(t),n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}view(){return l`
      <div class="text-field">
        <label for=${this.#t}>${this.label}</label>
        <textarea
          id=${this.#t}
          rows="2"
          dir="auto"
          spellcheck="false"
          .value=${st(this.#s??this.text)}
          @input=${t=>this.enter(t.target.value)}
        ></textarea>
        <p class="warn" role="alert" ?hidden=${!this.#e}>${this.#e}</p>
      </div>
    `}};function at(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.now=()=>{clearTimeout(e),t()},n}var Ie=4e3;function Xt(s,{write:t,read:e}){let{page:n}=s;if(!n)return;let r="",o=()=>(t()?.length??0)>Ie,i=at(400,()=>n.write(o()?void 0:t())),c=()=>{let h=n.read();h!==void 0&&(e(h),i.cancel())};s.atEnd(i.cancel),s.atEnd(n.listen(c)),queueMicrotask(c);async function a(){i.now();let h=n.link();try{await navigator.clipboard.writeText(h),r="Copied."}catch{r=h}s.redraw(),await Promise.resolve(),s.find(".copy-link input")?.select()}return{changed(){r="",i()},copyLink:()=>o()?l`<span class="faint">This text is too long for a link.</span>`:l`
        <span class="copy-link">
          ${v("Copy link",a)}
          <span class="faint" role="status">${r&&(r==="Copied."?r:"Copy this:")}</span>
          ${r&&r!=="Copied."?l`<input type="text" readonly .value=${r} aria-label="Link to this view">`:d}
        </span>
      `}}var te=s=>new Map(s.split("&").map(t=>{let e=t.indexOf("=");return[t.slice(0,e),t.slice(e+1)]})),ee=(s,t)=>Object.entries(t).map(([e,n])=>{let r="toWord"in n?n.toWord:String;return s(e)===n.first||r(s(e))===r(n.first)?"":`${e}=${r(s(e))}`}).filter(Boolean);function se(s,t){let e={},n=[];for(let[r,o]of Object.entries(t)){let i=s.get(r),c=i===void 0?o.first:Ue(i,o);c===void 0&&n.push(`${r}=${i} is not ${Re(o)}`),e[r]=c??o.first}return{traits:e,refused:n}}function Ue(s,t){if("fromWord"in t)return t.fromWord(s);if("among"in t)return t.among.includes(s)?s:void 0;if(!("least"in t))return{true:!0,false:!1}[s];let{least:e,most:n,whole:r}=t,o=Number(s||NaN);return o>=e&&o<=n&&(!r||Number.isInteger(o))?o:void 0}function Re(s){return"rule"in s?s.rule:"among"in s?`one of ${s.among.join(", ")}`:"least"in s?`in ${s.least} \u2026 ${s.most}`:"true or false"}function ne(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function re(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return ot(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}function oe(s,t,e){let n=[],o=Xt(s,{write:()=>[`text=${ne(t.text)}`,...ee(i=>s.get(i),e)].join("&"),read(i){let c=te(i),{traits:a,refused:h}=se(c,e),p=re(c.get("text")??"");p===void 0&&h.unshift("its text is damaged"),s.set(p===void 0?a:{text:p,...a}),n=h,s.redraw()}});return s.on(["text",...Object.keys(e)],()=>{n=[],o?.changed()}),{warning:()=>l`<p class="warn" role="alert" ?hidden=${!n.length}>
        Not taken from the link: ${n.join("; ")}.</p>`,copyLink:()=>o?.copyLink()??""}}var ct=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#r=at(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,e,n,r){this.model=t,this.page=e,this.host=n,this.draw=r}get(t){return this.model.get(t)}set(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes()}on(t,e){let n=t.map(r=>`change:${r}`).join(" ");this.model.on(n,e),this.atEnd(()=>this.model.off(n,e))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#r()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#r.cancel();for(let t of this.#n.splice(0))t()}};function ie(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=c=>{let a=c.target.closest("[data-tip]");a!==e&&(r(),a&&(e=a,t.textContent=a.getAttribute("data-tip"),s.append(t),t.hidden=!1,je(t,a.getBoundingClientRect())))},r=()=>{e=null,t.remove()},i=[["pointerover",n],["focusin",n],["pointerleave",r],["focusout",r],["keydown",c=>c.key==="Escape"&&r()]];for(let[c,a]of i)s.addEventListener(c,a,!0);return()=>{r();for(let[c,a]of i)s.removeEventListener(c,a,!0)}}function je(s,t){let{width:e,height:n}=s.getBoundingClientRect(),r=t.left+t.width/2-e/2,o=t.top-n-6;s.style.left=`${Math.max(4,Math.min(r,document.documentElement.clientWidth-e-4))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var De=s=>s.stopPropagation();function ae(s,t,e){return{async render({model:n,el:r,page:o}){let i="show"in r?void 0:r,c=f=>{let m=l`
          <section class="gpt-lab ${s}" aria-label=${t} @keydown=${De}>
            ${f}
            <p class="unseen" role="status">${p.spoken}</p>
          </section>
        `;"show"in r?r.show(m):jt(m,r)},a=f=>{if(p.end(),c(We(t,f)),i)console.warn(f);else throw f},h=()=>d,p=new ct(n,o,i,()=>{try{c(h())}catch(f){a(f)}}),u=()=>p.redraw();try{h=await e(p),n.on("change",u),p.atEnd(()=>n.off("change",u)),i&&p.atEnd(ie(i))}catch(f){return a(f),()=>{}}return p.draw(),()=>p.end()}}}var We=(s,t)=>l`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function vt({q:s,k:t,v:e}){let n=Math.sqrt(s[0].length),r=s.map(h=>t.map(p=>ce(h,p))),o=r.map(h=>h.map(p=>p/n)),i=o.map((h,p)=>h.map((u,f)=>f<=p?u:-1/0)),c=i.map(ze),a=c.map(h=>e[0].map((p,u)=>ce(h,e.map(f=>f[u]))));return{q:s,k:t,v:e,scores:r,scaled:o,masked:i,weights:c,output:a}}var ce=(s,t)=>s.reduce((e,n,r)=>e+n*t[r],0);function ze(s){let t=Math.max(...s),e=s.map(r=>Math.exp(r-t)),n=e.reduce((r,o)=>r+o);return e.map(r=>r/n)}var le=(s,t)=>s.map((e,n)=>[n,e*t[n]]).sort((e,n)=>Math.abs(n[1])-Math.abs(e[1]));function he({values:s,shape:[t,e,n]},r,o){let i=Math.floor(r*t/o);return Array.from({length:e},(c,a)=>[...s.subarray((i*e+a)*n,(i*e+a+1)*n)])}var Fe="notebooks/03_attention.html",Qe=s=>s.replace("\u221Ad_head","sqrt-d-text-head").toLowerCase().replaceAll(/[^a-z0-9]+/g,"-").replaceAll(/^-|-$/g,"");function pe(s,t){let e=s.page?globalThis.document?.documentElement?.dataset?.content_root:void 0;return l`<p class="faint">Chapter 3 builds this in ${e===void 0?l`“${t}”`:l`<a href="${e}${Fe}#${Qe(t)}">${t}</a>`}.</p>`}var ue="important",Ve=" !"+ue,lt=et(class extends H{constructor(s){if(super(s),s.type!==_.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let r=t[n];if(r!=null){this.ft.add(n);let o=typeof r=="string"&&r.endsWith(Ve);n.includes("-")||o?e.setProperty(n,o?r.slice(0,-11):r,o?ue:""):e[n]=r}}return A}});function qe(s){let t=`${(100*Math.max(0,Math.min(1,s))).toFixed(1)}%`,e=`clamp(0%, (var(--heat-turn) - ${t}) * 1000, 100%)`;return{background:`color-mix(in oklab, var(--heat) ${t}, var(--paper))`,color:`color-mix(in srgb, var(--pale-ink) ${e}, var(--heat-ink))`}}function Ke(s,[t,e],[n,r],o){let i={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,r-1]},[c,a]=i[s.key]??[-1,-1];if(c<0||c>=n||a<0||a>=r)return;s.preventDefault(),o(c,a),s.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[a].focus()}function de({caption:s,rows:t,rowNames:e,columnNames:n,text:r,range:o,selected:i,onSelect:c}){let a=t.flat(),[h,p]=o??[Math.min(...a),Math.max(...a)],u=[t.length,n.length];return l`
    <table class="heat-map">
      <caption>${s}</caption>
      <thead>
        <tr><td></td>${n.map(f=>l`<th scope="col">${f}</th>`)}</tr>
      </thead>
      <tbody>
        ${t.map((f,m)=>l`
            <tr class=${m===i[0]?"chosen":""}>
              <th scope="row">${e[m]}</th>
              ${f.map((g,T)=>{let I=m===i[0]&&T===i[1],dt=p>h?(g-h)/(p-h):0;return l`<td><button
                  type="button"
                  tabindex=${I?0:-1}
                  aria-pressed=${I?"true":"false"}
                  aria-label="${e[m]}, ${n[T]}: ${r(g)}"
                  data-tip="${e[m]} → ${n[T]}: ${r(g)}"
                  style=${lt(qe(dt))}
                  @click=${()=>c(m,T)}
                  @keydown=${y=>Ke(y,[m,T],u,c)}
                >${r(g)}</button></td>`})}
            </tr>
          `)}
      </tbody>
    </table>
  `}function fe(s,t,e,n,r){let o={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1};r&&Object.assign(o,{ArrowUp:t-r,ArrowDown:t+r});let i=o[s.key];if(i===void 0||i<0||i>=e)return;s.preventDefault(),n(i),s.target.closest("ol, tbody")?.querySelectorAll("button")?.[i].focus()}function $(s){if(s===-1/0)return"\u2212\u221E";let t=Math.abs(s).toFixed(2);return s<0&&Number(t)>0?`\u2212${t}`:t}var Ge=(s,t)=>({fill:s<0?"var(--below)":"var(--heat)","fill-opacity":t>0?String(Math.min(1,Math.abs(s)/t)):"0"}),ht=(s,t)=>l`
    <svg class="strip" viewBox="0 0 ${s.length} 1" preserveAspectRatio="none"
      aria-hidden="true">${Array.from(s,(e,n)=>Ht`<rect x=${n} y="0" width="0.94" height="1" style=${lt(Ge(e,t))}></rect>`)}</svg>
  `,F=s=>Math.max(...s.map(t=>Math.max(...Array.from(t,Math.abs))));function pt({caption:s,rows:t,names:e,selected:n,onSelect:r,largest:o=F(t),beside:i}){return l`
    <table class="strips">
      <caption>${s}</caption>
      <tbody>
        ${t.map((c,a)=>l`
            <tr class=${a===n?"chosen":""}>
              <th scope="row"><button
                type="button"
                tabindex=${a===n?0:-1}
                aria-pressed=${a===n?"true":"false"}
                @click=${()=>r(a)}
                @keydown=${h=>fe(h,a,t.length,r,1)}
              ><bdi>${e[a]}</bdi></button></th>
              ${i?l`<td class="number">${i[a]}</td>`:d}
              <td class="cells">${ht(c,o)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var kt=(s,t,e)=>l`
    <ol class="row-numbers" aria-label=${s}>
      ${Array.from(t,(n,r)=>l`<li class=${r===e?"lit":""}>${$(n)}</li>`)}
    </ol>
  `;function me(s){let[t,e]=s.split("_");return l`<span class="math"><i>${t}</i>${e?l`<span class="underscore">_</span><sub>${e}</sub>`:d}</span>`}var k=s=>`\u201C${s}\u201D`,$e=(s,t)=>({all:e,names:n,query:r,onSelect:o})=>l`
    ${pt({caption:`${s}, [${e[t].length}, ${e[t][0].length}]`,rows:e[t],names:n,selected:r,onSelect:o})}
    <p>Its row for ${k(n[r])}, ${e[t][0].length} numbers:</p>
    ${kt(`${s} of ${n[r]}`,e[t][r])}
  `;function ut(s,t,{all:e,names:n,query:r,key:o,onSelect:i}){let c=e[t],a=c.flat().filter(Number.isFinite);return de({caption:s,rows:c,rowNames:n,columnNames:n,text:$,range:t==="weights"?[0,1]:[Math.min(...a),Math.max(...a)],selected:[r,o],onSelect:i})}var B=[{name:"Queries",formula:l`<i>Q</i> = <i>x</i>·<i>W</i><sub>Q</sub> + <i>b</i><sub>Q</sub>`,says:"Each token\u2019s normalized vector, times a matrix that was learned: what the token looks for.",section:"Queries, keys and values",draw:$e("Q","q")},{name:"Keys",formula:l`<i>K</i> = <i>x</i>·<i>W</i><sub>K</sub> + <i>b</i><sub>K</sub>`,says:"The same vectors, times another matrix: what each token can be found by.",section:"Queries, keys and values",draw:$e("K","k")},{name:"Scores",formula:l`<i>S</i> = <i>Q</i>·<i>K</i><sup>⊤</sup>`,says:"How well each query fits each key: their dot product.",section:"Scores from the vectors themselves",draw(s){let{all:t,names:e,query:n,key:r}=s,[o,i]=[t.q[n],t.k[r]],[c,a,h]=le(o,i).map(([p])=>`${$(o[p])} \xD7 ${$(i[p])}`);return l`
        ${ut("S: a row for each token that looks","scores",s)}
        <p class="line">Query of ${k(e[n])} ${ht(o,F(t.q))}</p>
        <p class="line">Key of ${k(e[r])} ${ht(i,F(t.k))}</p>
        <p class="sum">Number by number multiplied and added up, the largest first:
          ${c} + ${a} + ${h} + … = <b>${$(t.scores[n][r])}</b></p>
      `}},{name:"Scaling",formula:l`<i>S</i> / √${me("d_head")}`,says:"Sums of many products are large, and softmax of large numbers looks at one token alone.",section:"Why divide by \u221Ad_head?",draw(s){let{all:t,query:e,key:n}=s,r=t.q[0].length;return l`
        ${ut("S / \u221Ad_head","scaled",s)}
        <p class="sum">${$(t.scores[e][n])} / √${r} =
          ${$(t.scores[e][n])} / ${$(Math.sqrt(r))} =
          <b>${$(t.scaled[e][n])}</b></p>
      `}},{name:"Mask",formula:l`−∞ where <i>s</i> &gt; <i>t</i>`,says:"No token may look at what comes after it: the model is to predict that.",section:"No looking ahead",draw(s){let{names:t,query:e,key:n}=s;return l`
        ${ut("What each token may look at","masked",s)}
        <p class="sum">${k(t[e])} stands at position ${e},
          ${k(t[n])} at ${n}: ${n>e?l`<b>hidden</b>`:l`<b>it may look</b>`}. It sees ${e+1} of ${t.length} tokens.</p>
      `}},{name:"Softmax",formula:l`<i>A</i> = softmax(<i>S</i>)`,says:"Each row becomes shares that add up to 1: how much of its attention goes where.",section:"A weighted one",draw(s){let{all:t,names:e,query:n,key:r}=s,o=t.masked[n],i=Math.max(...o),c=o.map(h=>Math.exp(h-i)),a=c.reduce((h,p)=>h+p);return l`
        ${ut("A: the attention weights","weights",s)}
        <p class="sum">${k(e[n])} to ${k(e[r])}:
          e^(${$(o[r])} − ${$(i)}) = ${$(c[r])}, and
          ${$(c[r])} / ${$(a)}, the sum of its row, =
          <b>${$(t.weights[n][r])}</b></p>
      `}},{name:"Weighted sum",formula:l`<i>A</i>·<i>V</i>`,says:"What each token has to give, its value, taken by its share: the head\u2019s output.",section:"Queries, keys and values",draw({all:s,names:t,query:e,key:n,onSelect:r}){let o=F(s.v);return l`
        ${pt({caption:`Each token\u2019s value, times its share for ${k(t[e])}`,rows:s.v.map((i,c)=>i.map(a=>a*s.weights[e][c])),names:t,selected:n,onSelect:i=>r(e,i),largest:o,beside:s.weights[e].map(i=>Vt(i,0))})}
        ${pt({caption:`The output, [${s.output.length}, ${s.output[0].length}]`,rows:s.output,names:t,selected:e,onSelect:i=>r(i),largest:o})}
        <p>What ${k(t[e])} gets:</p>
        ${kt(`Output of ${t[e]}`,s.output[e],0)}
        <p class="sum">Its first number: ${t.slice(0,e+1).map((i,c)=>c).sort((i,c)=>s.weights[e][c]-s.weights[e][i]).slice(0,3).map(i=>`${$(s.weights[e][i])} \xD7 ${$(s.v[i][0])}`).join(" + ")}${e>2?" + \u2026":""} = <b>${$(s.output[e][0])}</b></p>
      `}}];var Tt=16,Dn=ae("attention-stepper","Attention, step by step",async s=>{let t=new tt(await z(s.model,"lab-vocabulary")),e=new it(s,t,T),n=zt(s),{n_layers:r,n_heads:o}=s.get("sizes"),i=oe(s,e,{layer:{first:0,least:0,most:r-1,whole:!0},head:{first:0,least:0,most:o-1,whole:!0},step:{first:0,least:0,most:B.length-1,whole:!0}}),c="",a=!0,{ids:h,q:p,k:u,v:f}=s.get("numbers"),m={ids:h,all:vt({q:p,k:u,v:f})},g={query:h.length-1};async function T(){a=!1,s.redraw();let{layer:y,head:M}={layer:s.get("layer"),head:s.get("head")},E=e.ids.slice(0,Tt),Q=["q","k","v"].map(b=>`blocks.${y}.attention.${b}`);try{let b=await n.look({ids:E,names:Q});if(!b)return;let[ft,x,U]=Q.map(ye=>he(b.activations[ye],M,o)),ge=m.ids.length===E.length;m={ids:E,all:vt({q:ft,k:x,v:U})},ge||(g={query:E.length-1}),c=""}catch(b){c=`The model could not read this: ${b.message}.`}a=!0,s.redraw()}let I=new rt(s,{at:()=>s.get("step"),last:()=>B.length-1,go(y){s.set({step:y}),s.say(`Step ${y+1}, ${B[y].name}. ${B[y].says}`)},next:"Next step"});s.on(["layer","head"],T);function dt(y,M){g={query:y,key:M},s.redraw()}return()=>{let{ids:y,all:M}=m,{query:E}=g,Q=g.key??M.weights[E].indexOf(Math.max(...M.weights[E])),b=B[s.get("step")],ft=y.map(x=>e.name(x));return l`
      ${e.view()}
      <p class="warn" role="alert" ?hidden=${!c}>${c}</p>
      ${i.warning()}
      <div class="buttons">
        ${wt("Block",r,s.get("layer"),x=>s.set({layer:x}))}
        ${wt("Head",o,s.get("head"),x=>s.set({head:x}))}
        ${I.view()}
        ${i.copyLink()}
      </div>
      <ol class="steps" aria-label="Steps">
        ${B.map(({name:x},U)=>l`<li><button
            type="button"
            aria-current=${U===s.get("step")?"step":d}
            @click=${()=>{I.pause(),s.set({step:U})}}
          >${U+1} ${x}</button></li>`)}
      </ol>
      <div class="step" aria-busy=${a?"false":"true"}>
        <p><b>${b.name}</b> <span class="math formula">${b.formula}</span></p>
        <p>${b.says}</p>
        ${b.draw({all:M,names:ft,query:E,key:Q,onSelect:dt})}
        ${pe(s,b.section)}
      </div>
      ${e.ids.length>Tt?l`<p class="faint">Drawn are the first ${Tt} of ${nt(e.ids.length)} tokens; what comes
          after them changes nothing of theirs.</p>`:d}
      ${qt(n.host.status,s.get("size"),()=>n.host.want(s,!0))}
    `}});export{Dn as default};
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
