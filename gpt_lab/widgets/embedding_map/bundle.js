var ft=globalThis,Mt=e=>e,Y=ft.trustedTypes,Et=Y?Y.createPolicy("lit-html",{createHTML:e=>e}):void 0,mt="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,$t="?"+I,_e=`<${$t}>`,B=document,z=()=>B.createComment(""),q=e=>e===null||typeof e!="object"&&typeof e!="function",gt=Array.isArray,Lt=e=>gt(e)||typeof e?.[Symbol.iterator]=="function",ut=`[ 	
\f\r]`,V=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Nt=/-->/g,Ct=/>/g,S=RegExp(`>|${ut}(?:([^\\s"'>=/]+)(${ut}*=${ut}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ot=/'/g,It=/"/g,St=/^(?:script|style|textarea|title)$/i,yt=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),g=yt(1),O=yt(2),en=yt(3),M=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Pt=new WeakMap,U=B.createTreeWalker(B,129);function Ut(e,t){if(!gt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Et!==void 0?Et.createHTML(t):t}var Bt=(e,t)=>{let n=e.length-1,s=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=V;for(let a=0;a<n;a++){let c=e[a],h,l,p=-1,u=0;for(;u<c.length&&(i.lastIndex=u,l=i.exec(c),l!==null);)u=i.lastIndex,i===V?l[1]==="!--"?i=Nt:l[1]!==void 0?i=Ct:l[2]!==void 0?(St.test(l[2])&&(o=RegExp("</"+l[2],"g")),i=S):l[3]!==void 0&&(i=S):i===S?l[0]===">"?(i=o??V,p=-1):l[1]===void 0?p=-2:(p=i.lastIndex-l[2].length,h=l[1],i=l[3]===void 0?S:l[3]==='"'?It:Ot):i===It||i===Ot?i=S:i===Nt||i===Ct?i=V:(i=S,o=void 0);let $=i===S&&e[a+1].startsWith("/>")?" ":"";r+=i===V?c+_e:p>=0?(s.push(h),c.slice(0,p)+mt+c.slice(p)+I+$):c+I+(p===-2?a:$)}return[Ut(e,r+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},G=class e{constructor({strings:t,_$litType$:n},s){let o;this.parts=[];let r=0,i=0,a=t.length-1,c=this.parts,[h,l]=Bt(t,n);if(this.el=e.createElement(h,s),U.currentNode=this.el.content,n===2||n===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=U.nextNode())!==null&&c.length<a;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(mt)){let u=l[i++],$=o.getAttribute(p).split(I),y=/([.?@])?(.*)/.exec(u);c.push({type:1,index:r,name:y[2],strings:$,ctor:y[1]==="."?Z:y[1]==="?"?X:y[1]==="@"?J:R}),o.removeAttribute(p)}else p.startsWith(I)&&(c.push({type:6,index:r}),o.removeAttribute(p));if(St.test(o.tagName)){let p=o.textContent.split(I),u=p.length-1;if(u>0){o.textContent=Y?Y.emptyScript:"";for(let $=0;$<u;$++)o.append(p[$],z()),U.nextNode(),c.push({type:2,index:++r});o.append(p[u],z())}}}else if(o.nodeType===8)if(o.data===$t)c.push({type:2,index:r});else{let p=-1;for(;(p=o.data.indexOf(I,p+1))!==-1;)c.push({type:7,index:r}),p+=I.length-1}r++}}static createElement(t,n){let s=B.createElement("template");return s.innerHTML=t,s}};function H(e,t,n=e,s){if(t===M)return t;let o=s!==void 0?n._$Co?.[s]:n._$Cl,r=q(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=o:n._$Cl=o),o!==void 0&&(t=H(e,o._$AS(e,t.values),o,s)),t}var Q=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,o=(t?.creationScope??B).importNode(n,!0);U.currentNode=o;let r=U.nextNode(),i=0,a=0,c=s[0];for(;c!==void 0;){if(i===c.index){let h;c.type===2?h=new j(r,r.nextSibling,this,t):c.type===1?h=new c.ctor(r,c.name,c.strings,this,t):c.type===6&&(h=new K(r,this,t)),this._$AV.push(h),c=s[++a]}i!==c?.index&&(r=U.nextNode(),i++)}return U.currentNode=B,o}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=H(this,t,n),q(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Lt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&q(this._$AH)?this._$AA.nextSibling.data=t:this.T(B.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,o=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=G.createElement(Ut(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(n);else{let r=new Q(o,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(t){let n=Pt.get(t.strings);return n===void 0&&Pt.set(t.strings,n=new G(t)),n}k(t){gt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,o=0;for(let r of t)o===n.length?n.push(s=new e(this.O(z()),this.O(z()),this,this.options)):s=n[o],s._$AI(r),o++;o<n.length&&(this._$AR(s&&s._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=Mt(t).nextSibling;Mt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},R=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,o,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=f}_$AI(t,n=this,s,o){let r=this.strings,i=!1;if(r===void 0)t=H(this,t,n,0),i=!q(t)||t!==this._$AH&&t!==M,i&&(this._$AH=t);else{let a=t,c,h;for(t=r[0],c=0;c<r.length-1;c++)h=H(this,a[s+c],n,c),h===M&&(h=this._$AH[c]),i||=!q(h)||h!==this._$AH[c],h===f?t=f:t!==f&&(t+=(h??"")+r[c+1]),this._$AH[c]=h}i&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Z=class extends R{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},X=class extends R{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},J=class extends R{constructor(t,n,s,o,r){super(t,n,s,o,r),this.type=5}_$AI(t,n=this){if((t=H(this,t,n,0)??f)===M)return;let s=this._$AH,o=t===f&&s!==f||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==f&&(s===f||o);o&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},K=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){H(this,t)}},Ht={M:mt,P:I,A:$t,C:1,L:Bt,R:Q,D:Lt,V:H,I:j,H:R,N:X,U:J,B:Z,F:K},be=ft.litHtmlPolyfillSupport;be?.(G,j),(ft.litHtmlVersions??=[]).push("3.3.3");var Rt=(e,t,n)=>{let s=n?.renderBefore??t,o=s._$litPart$;if(o===void 0){let r=n?.renderBefore??null;s._$litPart$=o=new j(t.insertBefore(z(),r),r,void 0,n??{})}return o._$AI(e),o};var P={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},tt=e=>(...t)=>({_$litDirective$:e,values:t}),D=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,s){this._$Ct=t,this._$AM=n,this._$Ci=s}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:rn}=Ht;var jt=e=>e.strings===void 0;var ke={},Dt=(e,t=ke)=>e._$AH=t;var et=tt(class extends D{constructor(e){if(super(e),e.type!==P.PROPERTY&&e.type!==P.ATTRIBUTE&&e.type!==P.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!jt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===M||t===f)return t;let n=e.element,s=e.name;if(e.type===P.PROPERTY){if(t===n[s])return M}else if(e.type===P.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(s))return M}else if(e.type===P.ATTRIBUTE&&n.getAttribute(s)===t+"")return M;return Dt(e),t}});function F(e,t){return new Promise((n,s)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?s(new Error(r.error)):n(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Ft(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new wt}var wt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#n;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let n of this.#t)n()}client(t){let n=this.#s+=1;return this.#e.set(n,t),{send:s=>this.#i({...s,client:n}),end:()=>{this.#e.delete(n),this.#i({type:"end",client:n})}}}#i(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async want(t,n=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!n)){if(!n&&Te())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{let o=await Me(t),r=this.#n??=await this.#a(t);r.postMessage({type:"load",source:o});for(let i of this.#o.splice(0))r.postMessage(i)}catch(o){this.#r({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let n=await F(t.model,"engine"),s=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await Ee(s).catch(()=>Ne(s)).finally(()=>URL.revokeObjectURL(s));o.onmessage=({data:i})=>this.#c(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#c(t){t.type==="progress"?this.#r({loaded:t.loaded}):t.type==="failed"?this.#r({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#r({state:"ready"})):this.#e.get(t.client)?.(t)}},Te=()=>!!navigator.connection?.saveData;async function Me(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:n,byteLength:s}=await F(e.model,"lab-model");return{bytes:new Uint8Array(t,n,s).slice()}}async function Ee(e){let t=new Worker(e);return await new Promise((n,s)=>{t.onerror=s,t.onmessage=()=>n(t)})}async function Ne(e){await import(e);let{port1:t,port2:n}=new MessageChannel;return globalThis.gptLabEngine(n),t}function Wt(e){let t=new AbortController,n=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",n,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?n():addEventListener("load",n,{once:!0,signal:t.signal}),()=>t.abort()}function Vt(e){let t=Ft(e.get("version")),n=0,s,o,r=e.host&&t.client(a=>{a.id===n&&(a.type==="seen"?s?.(a):o?.(new Error(a.message)))});r&&Ce(e,t,r);function i(a){return s?.(void 0),n+=1,r?(t.want(e),r.send({id:n,...a}),new Promise((...c)=>[s,o]=c)):new Promise(()=>{})}return{host:t,look:a=>i({type:"look",...a}),near:async(a,c)=>(await i({type:"near",token:a,count:c}))?.near}}function Ce(e,t,n){let s=()=>t.want(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,s,{passive:!0}),e.atEnd(()=>e.host?.removeEventListener(o,s));e.atEnd(t.watch(()=>e.redraw())),e.atEnd(n.end),e.page&&e.atEnd(Wt(s))}var nt=class{#t=[];get size(){return this.#t.length}push(t){let n=this.#t,s=n.length;for(;s>0&&n[s-1>>1]>t;)n[s]=n[s-1>>1],s=s-1>>1;n[s]=t}pop(){let t=this.#t,[n]=t,s=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[o]=s;break}t[o]=t[r],o=r}return n}};var st=class{#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#r=new Map;constructor(t){let n=(s,o)=>new Uint8Array(t.buffer,t.byteOffset+s,o??t.byteLength-s);this.#t=n(0,256),this.#t.forEach((s,o)=>this.#e[s]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([s,o],r)=>this.#n.set(s*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(n(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[n,s]=this.parts(t);return[...this.bytes(n),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let n=this.#r.get(t);if(n)return n;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#i(s);let o=s.filter(r=>r>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(n=>this.encodePiece(n))}byteIds(t){return Array.from(new TextEncoder().encode(t),n=>this.#e[n])}*steps(t){let n=this.byteIds(t),s=this.#i([...n]);yield{ids:[...n]};for(let[o,r]of s){let i=o+1;for(;n[i]<0;)i+=1;n[o]=r,n[i]=-1;let a=n.slice(0,o).filter(c=>c>=0);yield{ids:n.filter(c=>c>=0),at:a.length,made:r}}}#i(t){let n=t.map((a,c)=>c-1),s=t.map((a,c)=>c+1),o=new nt,r=a=>{let c=this.#n.get(t[a]*65536+t[s[a]]);c!==void 0&&o.push(c*2**32+a)};for(let a=0;a+1<t.length;a++)r(a);let i=[];for(;o.size;){let a=o.pop(),c=a%2**32,h=Math.floor(a/2**32),l=s[c],[p,u]=this.parts(h);t[c]!==p||t[l]!==u||(t[c]=h,t[l]=-1,s[c]=s[l],s[c]<t.length&&(n[s[c]]=c,r(c)),n[c]>=0&&r(n[c]),i.push([c,h]))}return i}};var Oe="<|endoftext|>",ot=class{#t;#e;constructor(t){let n=t.getUint32(0,!0),s=4+2*n;this.#e=Array.from({length:n},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new st(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=n-1,this.vocab_size=n}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Oe)]:this.#t.bytes(t)}decode(t){let n=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(n))}gpt2_ids(t){return Array.from(t,n=>(this.bytes(n),this.#e[n]))}};function zt({label:e,name:t,value:n,stops:s,onChange:o,text:r=String,disabled:i=!1}){let a=({target:l})=>l.before=n,c=({target:l})=>{let{before:p}=l;p!==void 0&&o(p)},h=g`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(n)}
      ?disabled=${i}
      .value=${et(String(Ie(s,n)))}
      @pointerdown=${a}
      @pointercancel=${c}
      @input=${l=>o(s[l.target.valueAsNumber])}
    >
  `;return e===f?h:g`<label class="slider">${e}${h}</label>`}function Ie(e,t){let n=e.map(s=>Math.abs(s-t));return n.indexOf(Math.min(...n))}var L=(e,t,{off:n=!1,name:s=""}={})=>g`
    <button
      type="button"
      class=${s||f}
      aria-disabled=${n?"true":f}
      @click=${()=>n||t()}
    >${e}</button>
  `;function rt(e,t){let n,s=()=>{clearTimeout(n),n=setTimeout(t,e)};return s.cancel=()=>clearTimeout(n),s.now=()=>{clearTimeout(n),t()},s}function qt(e,{write:t,read:n}){let{page:s}=e;if(!s)return;let o="",r=rt(400,()=>s.write(t())),i=()=>{let c=s.read();c!==void 0&&(n(c),r.cancel())};e.atEnd(r.cancel),e.atEnd(s.listen(i)),queueMicrotask(i);async function a(){r.now();let c=s.link();try{await navigator.clipboard.writeText(c),o="Copied."}catch{o=c}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",r()},copyLink:()=>g`
        <span class="copy-link">
          ${L("Copy link",a)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?g`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `}}var Pe=new Intl.NumberFormat("en-US"),Gt=e=>Pe.format(e);var Yt=(e,t)=>`${Gt(e)} ${t}${e===1?"":"s"}`,At=(e,t=1)=>`${(100*e).toFixed(t)} %`;function xt(e,t){let n=Math.abs(e).toFixed(t);return e<0&&Number(n)>0?`\u2212${n}`:n}function Le(e,t){let n=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),s=e/1e3**n;return`${s<1e3?String(Number(s.toPrecision(3))):Gt(Math.round(s))} ${t[n]}`.trim()}var vt=e=>Le(e,["bytes","kB","MB","GB","TB"]);var Qt=e=>new Map(e.split("&").map(t=>{let n=t.indexOf("=");return[t.slice(0,n),t.slice(n+1)]})),Zt=(e,t)=>Object.entries(t).map(([n,s])=>{let o="toWord"in s?s.toWord:String;return e(n)===s.first||o(e(n))===o(s.first)?"":`${n}=${o(e(n))}`}).filter(Boolean);function Xt(e,t){let n={},s=[];for(let[o,r]of Object.entries(t)){let i=e.get(o),a=i===void 0?r.first:Se(i,r);a===void 0&&s.push(`${o}=${i} is not ${Ue(r)}`),n[o]=a??r.first}return{traits:n,refused:s}}function Se(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:n,most:s,whole:o}=t,r=Number(e||NaN);return r>=n&&r<=s&&(!o||Number.isInteger(r))?r:void 0}function Ue(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}function Jt({state:e,loaded:t,message:n},s,o){return e==="ready"||e==="asleep"?f:e==="asking"?g`<p class="status">Your browser is set to save data. ${L(`Load the model (${vt(s)})`,o)}</p>`:e==="failed"?g`<p class="status warn" role="alert">The model did not load: ${n}. ${L("Try again",o)}</p>`:g`<p class="status faint"><label>Loading the model, ${vt(s)}
    <progress max=${s} value=${t||f}></progress></label></p>`}var Be=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),He=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Re={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},je=/[\p{C}\p{Z}]/u,De=/^\p{M}/u;function _t(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function Kt(e){let t=_t(e);if(t===void 0)return g`<span class="bytes">${Be(e)}</span>`;let n=De.test(t)?["\u25CC"]:[],s="";for(let o of t){if(!je.test(o)){s+=o;continue}let r=He(o),[i,a]=Re[o]??[r,r];n.push(s,g`<span class="sign" role="img" aria-label=${a}>${i}</span>`),s=""}return g`${n}${s}`}var it=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#o=rt(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,n,s,o){this.model=t,this.page=n,this.host=s,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.model.save_changes()}on(t,n){let s=t.map(o=>`change:${o}`).join(" ");this.model.on(s,n),this.atEnd(()=>this.model.off(s,n))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function te(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let n=null,s=a=>{let c=a.target.closest("[data-tip]");c!==n&&(o(),c&&(n=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,Fe(t,c.getBoundingClientRect())))},o=()=>{n=null,t.remove()},i=[["pointerover",s],["focusin",s],["pointerleave",o],["focusout",o],["keydown",a=>a.key==="Escape"&&o()]];for(let[a,c]of i)e.addEventListener(a,c,!0);return()=>{o();for(let[a,c]of i)e.removeEventListener(a,c,!0)}}function Fe(e,t){let{width:n,height:s}=e.getBoundingClientRect(),o=t.left+t.width/2-n/2,r=t.top-s-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-n-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var We=e=>e.stopPropagation();function ee(e,t,n){return{async render({model:s,el:o,page:r}){let i="show"in o?void 0:o,a=u=>{let $=g`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${We}>
            ${u}
            <p class="unseen" role="status">${l.spoken}</p>
          </section>
        `;"show"in o?o.show($):Rt($,o)},c=u=>{if(l.end(),a(Ve(t,u)),i)console.warn(u);else throw u},h=()=>f,l=new it(s,r,i,()=>{try{a(h())}catch(u){c(u)}}),p=()=>l.redraw();try{h=await n(l),s.on("change",p),l.atEnd(()=>s.off("change",p)),i&&l.atEnd(te(i))}catch(u){return c(u),()=>{}}return l.draw(),()=>l.end()}}}var Ve=(e,t)=>g`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function ne(e){let t=e.getUint32(0,!0),n=new Uint8Array(e.buffer,e.byteOffset+4,t),s=JSON.parse(new TextDecoder().decode(n)),o=4+t,r=(w,A,v)=>{let _=o;return o+=w*v,Array.from({length:w},(b,m)=>e[A](_+m*v,!0))},i=new Map;for(let{name:w,count:A,scale:v,explained:_}of s.groups){let b=Uint16Array.from(w==="all"?Array(A).keys():r(A,"getUint16",2)),m=r(2*A,"getInt16",2).map(C=>C*v),k=Float32Array.from(b,(C,d)=>m[2*d]),E=Float32Array.from(b,(C,d)=>m[2*d+1]);i.set(w,{name:w,ids:b,xs:k,ys:E,explained:_})}let a=i.values().next().value,c=s.neighbours,h=r(a.ids.length*c,"getUint16",2),l=r(a.ids.length*c,"getInt16",2).map(w=>w/32767),p=new Map(Array.from(a.ids,(w,A)=>[w,Array.from({length:c},(v,_)=>({id:h[A*c+_],cosine:l[A*c+_]}))])),{d_model:u}=s,$=r(s.positions,"getFloat32",4),y=r(s.positions*u,"getInt8",1);return{groups:i,near:p,d_model:u,partner:new Map(s.pairs.flatMap(([w,A])=>[[w,A],[A,w]])),positions:Float32Array.from(y,(w,A)=>w*$[Math.floor(A/u)])}}function oe({xs:e,ys:t},n,s,o){let[r,i]=se(e),[a,c]=se(t),h=Math.min((n-2*o)/Math.max(i-r,1e-9),(s-2*o)/Math.max(c-a,1e-9)),[l,p]=[(r+i)/2,(a+c)/2];return{xs:Float32Array.from(e,u=>n/2+(u-l)*h),ys:Float32Array.from(t,u=>s/2-(u-p)*h)}}function se(e){let[t,n]=[1/0,-1/0];for(let s=0;s<e.length;s++)t=Math.min(t,e[s]),n=Math.max(n,e[s]);return[t,n]}function re({xs:e,ys:t},n,s,o){let[r,i]=[o**2,-1];for(let a=0;a<e.length;a++){let c=(e[a]-n)**2+(t[a]-s)**2;c<r&&([r,i]=[c,a])}return i}var ze={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ie({xs:e,ys:t},n,s){let o=ze[s];if(!o)return-1;let[r,i]=[1/0,-1];for(let a=0;a<e.length;a++){let[c,h]=[e[a]-e[n],t[a]-t[n]],l=c*o[0]+h*o[1],p=Math.abs(c*o[1]-h*o[0]);a===n||l<=0||p>l||l+2*p<r&&([r,i]=[l+2*p,a])}return i}function ae({xs:e,ys:t},n,s){let o=[],r=[];for(let{point:i,name:a,large:c}of n){let[h,l]=c?[9,12]:[7,7],p=a.length*h,u=e[i]+l+p>s,$=u?e[i]-l-p:e[i]+l,y=[$,t[i]-h,$+p,t[i]+h];o.some(([A,v,_,b])=>y[0]<_&&A<y[2]&&y[1]<b&&v<y[3])||$<0||(o.push(y),r.push({point:i,name:a,x:u?e[i]-l:$,y:t[i],left:u}))}return r}var[qe,Ge]=[26,24],Ye=500,T=e=>e.toFixed(1),Qe=({xs:e,ys:t})=>Array.from(e,(n,s)=>`M${T(n)} ${T(t[s])}h0`).join(""),at=class{#t={width:0,height:0,places:{xs:new Float32Array,ys:new Float32Array},path:""};#e=-1;constructor(t,{name:n,kind:s,choose:o}){this.lab=t,this.name=n,this.kind=s,this.choose=o}#s(t){let n=this.lab.find(".plane"),s=n?.clientWidth||720,o=n?.clientHeight||480,r=this.#t;if(r.group!==t||r.width!==s||r.height!==o){let i=oe(t,s,o,qe),a=t.ids.length>Ye?Qe(i):"";this.#t={group:t,width:s,height:o,places:i,path:a},this.#e=-1}return this.#t}#n(t){let n=t.currentTarget.getBoundingClientRect();return re(this.#t.places,t.clientX-n.left,t.clientY-n.top,Ge)}#o(t){t!==this.#e&&(this.#e=t,this.lab.redraw())}view(t,n,s,o){let{width:r,height:i,places:a,path:c}=this.#s(t),h=[...t.ids],l=h.indexOf(n),p=s.map(({id:m})=>h.indexOf(m)).filter(m=>m>=0),u=o===void 0?-1:h.indexOf(o),$=[this.#e,l,u,...p].filter(m=>m>=0),y=c?[]:h.keys(),w=[...new Set([...$,...y])].map(m=>({point:m,name:this.name(h[m]).trim(),large:m===l||m===this.#e})).filter(({name:m})=>m),A=ae(a,w,r).reverse(),v=new Set(p),_=m=>{let k=ie(a,Math.max(l,0),m.key);m.key.startsWith("Arrow")&&(m.preventDefault(),k>=0&&this.choose(h[k]))},b=(m,k="")=>{let E=`${this.kind(h[m])} ${k}`,[C,d]=[a.xs[m],a.ys[m]];return E.startsWith("capital")?O`<rect class=${E} x=${T(C-3.5)} y=${T(d-3.5)} width="7" height="7"></rect>`:O`<circle class=${E} cx=${T(C)} cy=${T(d)} r="4"></circle>`};return g`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${h.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${m=>this.#o(this.#n(m))}
        @pointerleave=${()=>this.#o(-1)}
        @click=${m=>{let k=this.#n(m);k>=0&&this.choose(h[k])}}
        @keydown=${_}
      >
        <svg viewBox="0 0 ${r} ${i}" aria-hidden="true">
          ${c?O`<path class="many" d=${c}></path>`:f}
          ${l>=0&&u>=0?O`<line class="pair" x1=${T(a.xs[l])} y1=${T(a.ys[l])} x2=${T(a.xs[u])} y2=${T(a.ys[u])}></line>`:f}
          ${c?f:h.map((m,k)=>v.has(k)?f:b(k))}
          ${p.map(m=>b(m,"near"))}
          ${l>=0?O`<circle class="ring" cx=${T(a.xs[l])} cy=${T(a.ys[l])} r="9"></circle>${b(l)}`:f}
          ${this.#e>=0&&c?b(this.#e):f}
          ${A.map(({point:m,name:k,x:E,y:C,left:d})=>O`<text class=${m===l||m===this.#e?"chosen":v.has(m)?"near":""} x=${T(E)} y=${T(C+4)} text-anchor=${d?"end":"start"}>${k}</text>`)}
        </svg>
      </div>
    `}};var ce="important",Ze=" !"+ce,le=tt(class extends D{constructor(e){if(super(e),e.type!==P.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let s=e[n];return s==null?t:t+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in t){let o=t[s];if(o!=null){this.ft.add(s);let r=typeof o=="string"&&o.endsWith(Ze);s.includes("-")||r?n.setProperty(s,r?o.slice(0,-11):o,r?ce:""):n[s]=o}}return M}});var he=(e,t)=>g`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${le({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var pe=(e,t,n)=>g`
    <ol class="words" aria-label="Neighbours">
      ${e.map(({id:s,cosine:o})=>g`<li>
          <button type="button" class="word" title="Go there" @click=${()=>n(s)}
          ><bdi>${t(s)}</bdi></button>
          ${he(Math.max(0,o),1)}
          <span class="number">${o.toFixed(2)}</span>
        </li>`)}
    </ol>
  `,Xe=12;function de(e,t){let n=e.trim().toLowerCase();if(!n)return[];let s=[];return t.forEach((o,r)=>{let i=o?.trim().toLowerCase()??"",a=i.indexOf(n);a<0||s.push([(a?1e3:0)+i.length+(o?.startsWith(" ")?0:.5),r])}),s.sort((o,r)=>o[0]-r[0]||o[1]-r[1]).slice(0,Xe).map(([,o])=>o)}var ue=({id:e,query:t,found:n,written:s,onQuery:o,choose:r})=>g`
    <div class="search">
      <label for=${e}>Search the tokens</label>
      <input
        id=${e}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${t}
        @input=${i=>o(i.target.value)}
        @keydown=${i=>{i.key==="Enter"&&n.length&&r(n[0])}}
      >
      ${t.trim()?g`<div class="found buttons" role="group" aria-label="Found">${n.length?n.map(i=>g`<button type="button" class="word" @click=${()=>r(i)}><bdi>${s(i)}</bdi></button>`):g`<span class="faint">no token has that</span>`}</div>`:f}
    </div>
  `;function me({move:e,remember:t,restore:n}){let s=({currentTarget:o,clientX:r,clientY:i})=>{let a=o.getBoundingClientRect();e(fe(r-a.left,a.width),fe(i-a.top,a.height))};return{down(o){if(o.button!==0)return;let r=o.currentTarget;bt.set(r,t()),r.setPointerCapture(o.pointerId),s(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&s(o)},cancel({currentTarget:o}){let r=o;bt.has(r)&&n(bt.get(r))}}}var bt=new WeakMap,fe=(e,t)=>Math.min(1,Math.max(0,e/t));var kt=([e,t],[n,s])=>o=>n+(o-e)/(t-e)*(s-n),$e=e=>String(Number(e.toFixed(2))),ge=e=>e.map(([t,n],s)=>`${s?"L":"M"}${$e(t)} ${$e(n)}`).join("");var ct=(e,t,n)=>e.subarray(n*t,(n+1)*t);function ye(e,t,n){let s=ct(e,t,n);return Array.from({length:e.length/t},(o,r)=>{let i=ct(e,t,r);return Tt(s,i)/Math.sqrt(Tt(s,s)*Tt(i,i))})}var Tt=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var[lt,ht]=[640,90];function we(e,{positions:t,d_model:n},s){let o=t.length/n,r=e.get("position"),i=ct(t,n,r),a=ye(t,n,r),c=Math.max(...t.map(Math.abs));queueMicrotask(()=>queueMicrotask(()=>Je(e,t,n,c)));let h=me({move:($,y)=>s(Math.min(o-1,Math.floor(y*o))),remember:()=>e.get("position"),restore:s}),l=[r-1,r+1].filter($=>0<=$&&$<o),p=[...a.keys()].sort(($,y)=>a[$]-a[y]),u=($,y,w)=>{let A=kt([0,$.length-1],[4,lt-4]),v=kt(y,[ht-4,4]),_=Array.from($,(b,m)=>[A(m),v(b)]);return O`
      <line class="axis" x1="0" x2=${lt} y1=${v(0)} y2=${v(0)}></line>
      ${w===void 0?"":O`<line class="here" x1=${A(w)} x2=${A(w)} y1="0" y2=${ht}></line>`}
      <path class="curve" d=${ge(_)}></path>
    `};return g`
    ${zt({label:g`<span>Position ${r}</span>`,name:"Position",value:r,stops:Array.from({length:o},($,y)=>y),onChange:s})}
    <p class="title">${o} positions, a row each, by ${n} dimensions</p>
    <div
      class="rows"
      @pointerdown=${h.down}
      @pointermove=${h.move}
      @pointercancel=${h.cancel}
    >
      <canvas width=${n} height=${o} role="img"
        aria-label="The position embedding as colours: ${o} rows, ${n} columns"></canvas>
      <span class="row-mark" style="top: ${100*r/o}%; height: ${100/o}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${c.toFixed(2)}</span> <span class="above">+${c.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${r}</p>
    <svg class="curves" viewBox="0 0 ${lt} ${ht}" role="img"
      aria-label="Its ${n} numbers">
      ${u(i,[-c,c],void 0)}
    </svg>
    <p class="title">How similar it is to each other row: cosines</p>
    <svg class="curves" viewBox="0 0 ${lt} ${ht}" role="img"
      aria-label="Cosines with all positions">
      ${u(a,[Math.min(-.25,...a),1],r)}
    </svg>
    <p>
      ${l.map($=>`Position ${$}: ${xt(a[$],2)}. `)}Least similar: position ${p[0]}, ${xt(a[p[0]],2)}.
    </p>
  `}function Je(e,t,n,s){let o=e.find("canvas"),r=o?.getContext("2d");if(!o||!r)return;let i=getComputedStyle(o),a=["--below","--paper","--above"].map(l=>Ke(i.getPropertyValue(l))),c=a.join();if(o.dataset.painted===c)return;let h=r.createImageData(n,t.length/n);t.forEach((l,p)=>{let u=l<0?a[0]:a[2],$=Math.min(1,Math.abs(l)/s)**.6;for(let y=0;y<3;y++)h.data[4*p+y]=a[1][y]+$*(u[y]-a[1][y]);h.data[4*p+3]=255}),r.putImageData(h,0,0),o.dataset.painted=c}var Ke=e=>[1,3,5].map(t=>Number.parseInt(e.trim().slice(t,t+2),16));var Ae={both:"countries and capitals",countries:"countries",capitals:"capitals",all:"all tokens"},tn=0,Ps=ee("embedding-map","Embedding map",async e=>{let t=`embedding-map-${tn+=1}`,[n,s]=await Promise.all([F(e.model,"lab-vocabulary"),F(e.model,"embedding-map")]),o=new ot(n),r=ne(s),i=Vt(e),a=Array.from({length:o.vocab_size},(d,x)=>_t(o.bytes(x))),[c,h]=["countries","capitals"].map(d=>new Set(r.groups.get(d)?.ids)),l=d=>Kt(o.bytes(d)),p=r.positions.length/r.d_model,u={token_id:{first:e.get("token_id"),least:0,most:a.length-1,whole:!0},group:{first:e.get("group"),among:Object.keys(Ae)},view:{first:e.get("view"),among:["tokens","positions"]},position:{first:e.get("position"),least:0,most:p-1,whole:!0}},$="",y="",w=new Map;function A(){let d=e.get("token_id"),x=r.near.get(d)??w.get(d);if(x)return x;let N=e.get("near");return N.token===d?N.near.map(([W,pt])=>({id:W,cosine:pt})):void 0}async function v(){let d=e.get("token_id");if(!A()){try{let x=await i.near(d,10);x&&w.set(d,x)}catch(x){$=`The model could not say: ${x.message}.`}e.redraw()}}function _(d){y="";let x=r.groups.get(e.get("group"));e.set(x?.ids.includes(d)?{token_id:d}:{token_id:d,group:"all"})}let b=d=>a[d]??o.bytes(d).join(" ");e.on(["token_id"],()=>{let d=A()?.slice(0,3).map(({id:x})=>b(x).trim()).join(", ");e.say(`${b(e.get("token_id"))}${d?`, near ${d}`:""}`),v()}),e.on(["token_id","group","view","position"],()=>m?.changed());let m=qt(e,{write:()=>Zt(d=>e.get(d),u).join("&"),read(d){let{traits:x,refused:N}=Xt(Qt(d),u);e.set(x),$=N.length?`Not taken from the link: ${N.join("; ")}.`:"",e.redraw()}}),k=new at(e,{name:b,kind:d=>h.has(d)?"capital":c.has(d)?"country":"token",choose:_});if(e.host&&"ResizeObserver"in globalThis){let d=new ResizeObserver(()=>e.redraw());d.observe(e.host),e.atEnd(()=>d.disconnect())}e.host&&queueMicrotask(()=>(e.redraw(),v()));let E=(d,x,N)=>g`
      <label><input
        type="radio"
        name="${t}-${d}"
        value=${x}
        .checked=${et(e.get(d)===x)}
        @change=${()=>e.set({[d]:x})}
      > ${N}</label>
    `;function C(){let d=r.groups.get(e.get("group")),x=e.get("token_id"),N=A(),W=r.partner.get(x),[pt,xe]=d.explained;return g`
      <fieldset class="choices">
        <legend>On the plane</legend>
        ${Object.entries(Ae).map(([dt,ve])=>E("group",dt,ve))}
      </fieldset>
      <div class="layout">
        <div>
          ${k.view(d,x,N??[],W)}
          <p class="faint legend">
            ${d.name==="all"?f:g`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${Yt(d.ids.length,"row")} differ most have
            ${At(pt)} and ${At(xe)} of their variance. The other ${r.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${ue({id:`${t}-search`,query:y,found:de(y,a),written:l,onQuery(dt){y=dt,e.redraw()},choose:_})}
          <p class="title">Nearest to <bdi class="token">${l(x)}</bdi>: cosines</p>
          ${N?pe(N,l,_):g`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${W===void 0?f:g`<p>${L(c.has(x)?"Go to its capital":"Go to its country",()=>_(W))}</p>`}
          ${d.ids.includes(x)?f:g`<p class="faint">It is not on this plane. ${L("Show all tokens",()=>e.set({group:"all"}))}</p>`}
        </div>
      </div>
    `}return()=>g`
      <p class="warn" role="alert" ?hidden=${!$}>${$}</p>
      <fieldset class="choices">
        <legend>Which embedding</legend>
        ${E("view","tokens","tokens")} ${E("view","positions","positions")}
      </fieldset>
      ${e.get("view")==="tokens"?C():we(e,r,d=>{e.set({position:d}),e.say(`Position ${d}`)})}
      ${Jt(i.host.status,e.get("size"),()=>i.host.want(e,!0))}
      ${m?.copyLink()??f}
    `});export{Ps as default};
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
