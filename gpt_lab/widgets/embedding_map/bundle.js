var ft=globalThis,Ct=e=>e,Y=ft.trustedTypes,Et=Y?Y.createPolicy("lit-html",{createHTML:e=>e}):void 0,mt="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,gt="?"+I,Te=`<${gt}>`,H=document,q=()=>H.createComment(""),z=e=>e===null||typeof e!="object"&&typeof e!="function",$t=Array.isArray,Pt=e=>$t(e)||typeof e?.[Symbol.iterator]=="function",dt=`[ 	
\f\r]`,V=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Nt=/-->/g,St=/>/g,P=RegExp(`>|${dt}(?:([^\\s"'>=/]+)(${dt}*=${dt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),It=/'/g,Lt=/"/g,Ut=/^(?:script|style|textarea|title)$/i,yt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),m=yt(1),S=yt(2),os=yt(3),M=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Ot=new WeakMap,U=H.createTreeWalker(H,129);function Ht(e,t){if(!$t(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Et!==void 0?Et.createHTML(t):t}var Bt=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",a=V;for(let i=0;i<s;i++){let c=e[i],h,l,u=-1,d=0;for(;d<c.length&&(a.lastIndex=d,l=a.exec(c),l!==null);)d=a.lastIndex,a===V?l[1]==="!--"?a=Nt:l[1]!==void 0?a=St:l[2]!==void 0?(Ut.test(l[2])&&(o=RegExp("</"+l[2],"g")),a=P):l[3]!==void 0&&(a=P):a===P?l[0]===">"?(a=o??V,u=-1):l[1]===void 0?u=-2:(u=a.lastIndex-l[2].length,h=l[1],a=l[3]===void 0?P:l[3]==='"'?Lt:It):a===Lt||a===It?a=P:a===Nt||a===St?a=V:(a=P,o=void 0);let $=a===P&&e[i+1].startsWith("/>")?" ":"";r+=a===V?c+Te:u>=0?(n.push(h),c.slice(0,u)+mt+c.slice(u)+I+$):c+I+(u===-2?i:$)}return[Ht(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},G=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,a=0,i=t.length-1,c=this.parts,[h,l]=Bt(t,s);if(this.el=e.createElement(h,n),U.currentNode=this.el.content,s===2||s===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(o=U.nextNode())!==null&&c.length<i;){if(o.nodeType===1){if(o.hasAttributes())for(let u of o.getAttributeNames())if(u.endsWith(mt)){let d=l[a++],$=o.getAttribute(u).split(I),y=/([.?@])?(.*)/.exec(d);c.push({type:1,index:r,name:y[2],strings:$,ctor:y[1]==="."?X:y[1]==="?"?Z:y[1]==="@"?J:R}),o.removeAttribute(u)}else u.startsWith(I)&&(c.push({type:6,index:r}),o.removeAttribute(u));if(Ut.test(o.tagName)){let u=o.textContent.split(I),d=u.length-1;if(d>0){o.textContent=Y?Y.emptyScript:"";for(let $=0;$<d;$++)o.append(u[$],q()),U.nextNode(),c.push({type:2,index:++r});o.append(u[d],q())}}}else if(o.nodeType===8)if(o.data===gt)c.push({type:2,index:r});else{let u=-1;for(;(u=o.data.indexOf(I,u+1))!==-1;)c.push({type:7,index:r}),u+=I.length-1}r++}}static createElement(t,s){let n=H.createElement("template");return n.innerHTML=t,n}};function B(e,t,s=e,n){if(t===M)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=z(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=B(e,o._$AS(e,t.values),o,n)),t}var Q=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??H).importNode(s,!0);U.currentNode=o;let r=U.nextNode(),a=0,i=0,c=n[0];for(;c!==void 0;){if(a===c.index){let h;c.type===2?h=new j(r,r.nextSibling,this,t):c.type===1?h=new c.ctor(r,c.name,c.strings,this,t):c.type===6&&(h=new K(r,this,t)),this._$AV.push(h),c=n[++i]}a!==c?.index&&(r=U.nextNode(),a++)}return U.currentNode=H,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=B(this,t,s),z(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Pt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=G.createElement(Ht(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new Q(o,this),a=r.u(this.options);r.p(s),this.T(a),this._$AH=r}}_$AC(t){let s=Ot.get(t.strings);return s===void 0&&Ot.set(t.strings,s=new G(t)),s}k(t){$t(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(q()),this.O(q()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Ct(t).nextSibling;Ct(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},R=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=f}_$AI(t,s=this,n,o){let r=this.strings,a=!1;if(r===void 0)t=B(this,t,s,0),a=!z(t)||t!==this._$AH&&t!==M,a&&(this._$AH=t);else{let i=t,c,h;for(t=r[0],c=0;c<r.length-1;c++)h=B(this,i[n+c],s,c),h===M&&(h=this._$AH[c]),a||=!z(h)||h!==this._$AH[c],h===f?t=f:t!==f&&(t+=(h??"")+r[c+1]),this._$AH[c]=h}a&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},X=class extends R{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},Z=class extends R{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},J=class extends R{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=B(this,t,s,0)??f)===M)return;let n=this._$AH,o=t===f&&n!==f||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==f&&(n===f||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},K=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){B(this,t)}},Rt={M:mt,P:I,A:gt,C:1,L:Bt,R:Q,D:Pt,V:B,I:j,H:R,N:Z,U:J,B:X,F:K},ke=ft.litHtmlPolyfillSupport;ke?.(G,j),(ft.litHtmlVersions??=[]).push("3.3.3");var jt=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new j(t.insertBefore(q(),r),r,void 0,s??{})}return o._$AI(e),o};var L={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},tt=e=>(...t)=>({_$litDirective$:e,values:t}),D=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:cs}=Rt;var Dt=e=>e.strings===void 0;var Me={},Ft=(e,t=Me)=>e._$AH=t;var et=tt(class extends D{constructor(e){if(super(e),e.type!==L.PROPERTY&&e.type!==L.ATTRIBUTE&&e.type!==L.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Dt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===M||t===f)return t;let s=e.element,n=e.name;if(e.type===L.PROPERTY){if(t===s[n])return M}else if(e.type===L.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return M}else if(e.type===L.ATTRIBUTE&&s.getAttribute(n)===t+"")return M;return Ft(e),t}});function F(e,t){return new Promise((s,n)=>{let o=(r,a)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?n(new Error(r.error)):s(a[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Wt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new bt}var bt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#n=0;#s;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#n+=1;return this.#e.set(s,t),{send:n=>this.#i({...n,client:s}),end:()=>{this.#e.delete(s),this.#i({type:"end",client:s})}}}#i(t){this.#s?this.#s.postMessage(t):this.#o.push(t)}async ensureLoaded(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&Ce())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{let o=await Ee(t),r=this.#s??=await this.#a(t);r.postMessage({type:"load",source:{...o,again:n==="failed"}});for(let a of this.#o.splice(0))r.postMessage(a)}catch(o){this.#r({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let s=await F(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await Ne(n).catch(()=>Se(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:a})=>this.#c(a);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#c(t){t.type==="progress"?this.#r({loaded:t.loaded}):t.type==="failed"?this.#r({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#r({state:"ready"})):this.#e.get(t.client)?.(t)}},Ce=()=>!!navigator.connection?.saveData;async function Ee(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await F(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function Ne(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function Se(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function Vt(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}function qt(e){let t=Wt(e.get("version")),s=0,n,o,r=e.host&&t.client(i=>{i.id===s&&(i.type==="seen"?n?.(i):o?.(new Error(i.message)))});r&&Ie(e,t,r);function a(i){return n?.(void 0),s+=1,r?(t.ensureLoaded(e),r.send({id:s,...i}),new Promise((...c)=>[n,o]=c)):new Promise(()=>{})}return{host:t,look:i=>a({type:"look",...i}),neighbours:async(i,c)=>(await a({type:"near",token:i,count:c}))?.near}}function Ie(e,t,s){let n=()=>t.ensureLoaded(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,n,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(o,n));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(s.end),e.page&&e.onCleanup(Vt(n))}var st=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return s}};var nt=class{#t;#e=new Uint8Array(256);#n;#s=new Map;#o;#r=new Map;constructor(t){let s=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#n=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#n.forEach(([n,o],r)=>this.#s.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#n[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let s=this.#r.get(t);if(s)return s;this.#r.size>5e4&&this.#r.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#i([...s]);yield{ids:[...s]};for(let[o,r]of n){let a=o+1;for(;s[a]<0;)a+=1;s[o]=r,s[a]=-1;let i=s.slice(0,o).filter(c=>c>=0);yield{ids:s.filter(c=>c>=0),at:i.length,merged:r}}}#i(t){let s=t.map((i,c)=>c-1),n=t.map((i,c)=>c+1),o=new st,r=i=>{let c=this.#s.get(t[i]*65536+t[n[i]]);c!==void 0&&o.push(c*2**32+i)};for(let i=0;i+1<t.length;i++)r(i);let a=[];for(;o.size;){let i=o.pop(),c=i%2**32,h=Math.floor(i/2**32),l=n[c],[u,d]=this.parts(h);t[c]!==u||t[l]!==d||(t[c]=h,t[l]=-1,n[c]=n[l],n[c]<t.length&&(s[n[c]]=c,r(c)),s[c]>=0&&r(s[c]),a.push([c,h]))}return a}};var Le="<|endoftext|>",ot=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new nt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Le)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};function zt({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:a=!1}){let i=({target:l})=>l.before=s,c=({target:l})=>{let{before:u}=l;u!==void 0&&o(u)},h=m`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${a}
      .value=${et(String(Oe(n,s)))}
      @pointerdown=${i}
      @pointercancel=${c}
      @input=${l=>o(n[l.target.valueAsNumber])}
    >
  `;return e===f?h:m`<label class="slider">${e}${h}</label>`}function Oe(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var O=(e,t,{off:s=!1,name:n=""}={})=>m`
    <button
      type="button"
      class=${n||f}
      aria-disabled=${s?"true":f}
      @click=${()=>s||t()}
    >${e}</button>
  `;function rt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var Pe=4e3;function Gt(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r,a=()=>{let l=t();return r=(l?.length??0)>Pe,r?void 0:l},i=rt(400,()=>{let l=r;n.write(a()),r!==l&&e.redraw()}),c=()=>{let l=n.read();l!==void 0&&(s(l),r=!1,i.cancel())};e.onCleanup(i.cancel),e.onCleanup(n.listen(c)),queueMicrotask(c);async function h(){if(i.flush(),r)return;let l=n.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",i()},copyLink:()=>(r===void 0&&a(),r?m`<span class="faint">This text is too long for a link.</span>`:m`
        <span class="copy-link">
          ${O("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?m`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}var Ue=new Intl.NumberFormat("en-US"),Yt=e=>Ue.format(e);var Qt=(e,t)=>`${Yt(e)} ${t}${e===1?"":"s"}`,At=(e,t=1)=>`${(100*e).toFixed(t)} %`;function wt(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}function He(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):Yt(Math.round(n))} ${t[s]}`.trim()}var vt=e=>He(e,["bytes","kB","MB","GB","TB"]);var _t=Symbol.for("gpt-lab-ids");function Xt(e){let t=globalThis;return t[_t]=(t[_t]??0)+1,`${e}-${t[_t]}`}var Zt=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]})),Jt=(e,t)=>Object.entries(t).map(([s,n])=>{let o="toWord"in n?n.toWord:String;return e(s)===n.first||o(e(s))===o(n.first)?"":`${s}=${o(e(s))}`}).filter(Boolean);function Kt(e,t){let s={},n=[];for(let[o,r]of Object.entries(t)){let a=e.get(o),i=a===void 0?r.first:Be(a,r);i===void 0&&n.push(`${o}=${a} is not ${Re(r)}`),s[o]=i??r.first}return{traits:s,refused:n}}function Be(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:s,most:n,whole:o}=t,r=Number(e||NaN);return r>=s&&r<=n&&(!o||Number.isInteger(r))?r:void 0}function Re(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}var je=m`<p class="status-line faint">These are the lab model’s numbers.</p>`;function te({state:e,loaded:t,message:s},n,o,r=je){return e==="ready"||e==="asleep"?r:e==="asking"?m`<p class="status status-line">Your browser is set to save data. ${O(`Load the model (${vt(n)})`,o)}</p>`:e==="failed"?m`<p class="status status-line warn" role="alert">The model did not load: ${s}. ${O("Try again",o)}</p>`:m`<p class="status status-line faint"><label>Loading the model, ${vt(n)}
    <progress max=${n} value=${t||f}></progress></label></p>`}var De=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Fe=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,We={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ve=/[\p{C}\p{Z}]/u,qe=/^\p{M}/u;function xt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ee(e){let t=xt(e);if(t===void 0)return m`<span class="bytes">${De(e)}</span>`;let s=qe.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!Ve.test(o)){n+=o;continue}let r=Fe(o),[a,i]=We[o]??[r,r];s.push(n,m`<span class="sign" role="img" aria-label=${i}>${a}</span>`),n=""}return m`${s}${n}`}var it=class{announcement="";#t="";#e=!1;#n=!1;#s=[];#o=rt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#n||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#n||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#s.push(t)}dispose(){this.#n=!0,this.#o.cancel();for(let t of this.#s.splice(0))t()}};function se(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=i=>{let c=i.target.closest("[data-tip]");c!==s&&(o(),c&&(s=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,ze(t,c.getBoundingClientRect())))},o=()=>{s=null,t.remove()},a=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",i=>i.key==="Escape"&&o()]];for(let[i,c]of a)e.addEventListener(i,c,!0);return()=>{o();for(let[i,c]of a)e.removeEventListener(i,c,!0)}}function ze(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var Ge=e=>e.stopPropagation();function ne(e,t,s){return{async render({model:n,el:o,page:r}){let a="show"in o?void 0:o,i=d=>{let $=m`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Ge}>
            ${d}
            <p class="unseen" role="status">${l.announcement}</p>
          </section>
        `;"show"in o?o.show($):jt($,o)},c=d=>{if(l.dispose(),i(Ye(t,d)),a)console.warn(d);else throw d},h=()=>f,l=new it(n,r,a,()=>{try{i(h())}catch(d){c(d)}}),u=()=>l.redraw();try{h=await s(l),n.on("change",u),l.onCleanup(()=>n.off("change",u)),a&&l.onCleanup(se(a))}catch(d){return c(d),()=>{}}return l.draw(),()=>l.dispose()}}}var Ye=(e,t)=>m`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function oe(e){let t=e.getUint32(0,!0),s=new Uint8Array(e.buffer,e.byteOffset+4,t),n=JSON.parse(new TextDecoder().decode(s)),o=4+t,r=(b,A,v)=>{let _=o;return o+=b*v,Array.from({length:b},(x,g)=>e[A](_+g*v,!0))},a=new Map;for(let{name:b,count:A,scale:v,explained:_}of n.groups){let x=Uint16Array.from(b==="all"?Array(A).keys():r(A,"getUint16",2)),g=r(2*A,"getInt16",2).map(N=>N*v),T=Float32Array.from(x,(N,p)=>g[2*p]),C=Float32Array.from(x,(N,p)=>g[2*p+1]);a.set(b,{name:b,ids:x,xs:T,ys:C,explained:_})}let i=a.values().next().value,c=n.neighbours,h=r(i.ids.length*c,"getUint16",2),l=r(i.ids.length*c,"getInt16",2).map(b=>b/32767),u=new Map(Array.from(i.ids,(b,A)=>[b,Array.from({length:c},(v,_)=>({id:h[A*c+_],cosine:l[A*c+_]}))])),{d_model:d}=n,$=r(n.positions,"getFloat32",4),y=r(n.positions*d,"getInt8",1);return{groups:a,near:u,d_model:d,partner:new Map(n.pairs.flatMap(([b,A])=>[[b,A],[A,b]])),positions:Float32Array.from(y,(b,A)=>b*$[Math.floor(A/d)])}}function ie({xs:e,ys:t},s,n,o){let[r,a]=re(e),[i,c]=re(t),h=Math.min((s-2*o)/Math.max(a-r,1e-9),(n-2*o)/Math.max(c-i,1e-9)),[l,u]=[(r+a)/2,(i+c)/2];return{xs:Float32Array.from(e,d=>s/2+(d-l)*h),ys:Float32Array.from(t,d=>n/2-(d-u)*h)}}function re(e){let[t,s]=[1/0,-1/0];for(let n=0;n<e.length;n++)t=Math.min(t,e[n]),s=Math.max(s,e[n]);return[t,s]}function ae({xs:e,ys:t},s,n,o){let[r,a]=[o**2,-1];for(let i=0;i<e.length;i++){let c=(e[i]-s)**2+(t[i]-n)**2;c<r&&([r,a]=[c,i])}return a}var Qe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ce({xs:e,ys:t},s,n){let o=Qe[n];if(!o)return-1;let[r,a]=[1/0,-1];for(let i=0;i<e.length;i++){let[c,h]=[e[i]-e[s],t[i]-t[s]],l=c*o[0]+h*o[1],u=Math.abs(c*o[1]-h*o[0]);i===s||l<=0||u>l||l+2*u<r&&([r,a]=[l+2*u,i])}return a}function le({xs:e,ys:t},s,n){let o=[],r=[];for(let{point:a,name:i,large:c}of s){let[h,l]=c?[9,12]:[7,7],u=i.length*h,d=e[a]+l+u>n,$=d?e[a]-l-u:e[a]+l,y=[$,t[a]-h,$+u,t[a]+h];o.some(([A,v,_,x])=>y[0]<_&&A<y[2]&&y[1]<x&&v<y[3])||$<0||(o.push(y),r.push({point:a,name:i,x:d?e[a]-l:$,y:t[a],left:d}))}return r}var[Xe,Ze]=[26,24],Je=500,k=e=>e.toFixed(1),Ke=({xs:e,ys:t})=>Array.from(e,(s,n)=>`M${k(s)} ${k(t[n])}h0`).join(""),at=class{#t={width:0,height:0,places:{xs:new Float32Array,ys:new Float32Array},path:""};#e=-1;constructor(t,{name:s,kind:n,choose:o}){this.context=t,this.name=s,this.kind=n,this.choose=o}#n(t){let s=this.context.find(".plane"),n=s?.clientWidth||720,o=s?.clientHeight||480,r=this.#t;if(r.group!==t||r.width!==n||r.height!==o){let a=ie(t,n,o,Xe),i=t.ids.length>Je?Ke(a):"";this.#t={group:t,width:n,height:o,places:a,path:i},this.#e=-1}return this.#t}#s(t){let s=t.currentTarget.getBoundingClientRect();return ae(this.#t.places,t.clientX-s.left,t.clientY-s.top,Ze)}#o(t){t!==this.#e&&(this.#e=t,this.context.redraw())}view(t,s,n,o){let{width:r,height:a,places:i,path:c}=this.#n(t),h=[...t.ids],l=h.indexOf(s),u=n.map(({id:g})=>h.indexOf(g)).filter(g=>g>=0),d=o===void 0?-1:h.indexOf(o),$=[this.#e,l,d,...u].filter(g=>g>=0),y=c?[]:h.keys(),b=[...new Set([...$,...y])].map(g=>({point:g,name:this.name(h[g]).trim(),large:g===l||g===this.#e})).filter(({name:g})=>g),A=le(i,b,r).reverse(),v=new Set(u),_=g=>{let T=ce(i,Math.max(l,0),g.key);g.key.startsWith("Arrow")&&(g.preventDefault(),T>=0&&this.choose(h[T]))},x=(g,T="")=>{let C=`${this.kind(h[g])} ${T}`,[N,p]=[i.xs[g],i.ys[g]];return C.startsWith("capital")?S`<rect class=${C} x=${k(N-3.5)} y=${k(p-3.5)} width="7" height="7"></rect>`:S`<circle class=${C} cx=${k(N)} cy=${k(p)} r="4"></circle>`};return m`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${h.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${g=>this.#o(this.#s(g))}
        @pointerleave=${()=>this.#o(-1)}
        @click=${g=>{let T=this.#s(g);T>=0&&this.choose(h[T])}}
        @keydown=${_}
      >
        <svg viewBox="0 0 ${r} ${a}" aria-hidden="true">
          ${c?S`<path class="many" d=${c}></path>`:f}
          ${l>=0&&d>=0?S`<line class="pair" x1=${k(i.xs[l])} y1=${k(i.ys[l])} x2=${k(i.xs[d])} y2=${k(i.ys[d])}></line>`:f}
          ${c?f:h.map((g,T)=>v.has(T)?f:x(T))}
          ${u.map(g=>x(g,"near"))}
          ${l>=0?S`<circle class="ring" cx=${k(i.xs[l])} cy=${k(i.ys[l])} r="9"></circle>${x(l)}`:f}
          ${this.#e>=0&&c?x(this.#e):f}
          ${A.map(({point:g,name:T,x:C,y:N,left:p})=>S`<text class=${g===l||g===this.#e?"chosen":v.has(g)?"near":""} x=${k(C)} y=${k(N+4)} text-anchor=${p?"end":"start"}>${T}</text>`)}
        </svg>
      </div>
    `}};var he="important",ts=" !"+he,ue=tt(class extends D{constructor(e){if(super(e),e.type!==L.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(ts);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?he:""):s[n]=o}}return M}});var pe=(e,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${ue({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var de=(e,t,s)=>m`
    <ol class="words" aria-label="Neighbours">
      ${e.map(({id:n,cosine:o})=>m`<li>
          <button type="button" class="word" title="Go there" @click=${()=>s(n)}
          ><bdi>${t(n)}</bdi></button>
          ${pe(Math.max(0,o),1)}
          <span class="number">${o.toFixed(2)}</span>
        </li>`)}
    </ol>
  `,es=12;function fe(e,t){let s=e.trim().toLowerCase();if(!s)return[];let n=[];return t.forEach((o,r)=>{let a=o?.trim().toLowerCase()??"",i=a.indexOf(s);i<0||n.push([(i?1e3:0)+a.length+(o?.startsWith(" ")?0:.5),r])}),n.sort((o,r)=>o[0]-r[0]||o[1]-r[1]).slice(0,es).map(([,o])=>o)}var me=({id:e,query:t,found:s,written:n,onQuery:o,choose:r})=>m`
    <div class="search">
      <label for=${e}>Search the tokens</label>
      <input
        id=${e}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${t}
        @input=${a=>o(a.target.value)}
        @keydown=${a=>{a.key==="Enter"&&s.length&&r(s[0])}}
      >
      ${t.trim()?m`<div class="found buttons" role="group" aria-label="Found">${s.length?s.map(a=>m`<button type="button" class="word" @click=${()=>r(a)}><bdi>${n(a)}</bdi></button>`):m`<span class="faint">no token has that</span>`}</div>`:f}
    </div>
  `;function $e({move:e,remember:t,restore:s}){let n=({currentTarget:o,clientX:r,clientY:a})=>{let i=o.getBoundingClientRect();e(ge(r-i.left,i.width),ge(a-i.top,i.height))};return{down(o){if(o.button!==0)return;let r=o.currentTarget;Tt.set(r,t()),r.setPointerCapture(o.pointerId),n(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&n(o)},cancel({currentTarget:o}){let r=o;Tt.has(r)&&s(Tt.get(r))}}}var Tt=new WeakMap,ge=(e,t)=>Math.min(1,Math.max(0,e/t));var kt=([e,t],[s,n])=>o=>s+(o-e)/(t-e)*(n-s),ye=e=>String(Number(e.toFixed(2))),be=e=>e.map(([t,s],n)=>`${n?"L":"M"}${ye(t)} ${ye(s)}`).join("");var ct=(e,t,s)=>e.subarray(s*t,(s+1)*t);function Ae(e,t,s){let n=ct(e,t,s);return Array.from({length:e.length/t},(o,r)=>{let a=ct(e,t,r);return Mt(n,a)/Math.sqrt(Mt(n,n)*Mt(a,a))})}var Mt=(e,t)=>e.reduce((s,n,o)=>s+n*t[o],0);var[lt,ht]=[640,90];function we(e,{positions:t,d_model:s},n){let o=t.length/s,r=e.get("position"),a=ct(t,s,r),i=Ae(t,s,r),c=Math.max(...t.map(Math.abs));queueMicrotask(()=>queueMicrotask(()=>ss(e,t,s,c)));let h=$e({move:($,y)=>n(Math.min(o-1,Math.floor(y*o))),remember:()=>e.get("position"),restore:n}),l=[r-1,r+1].filter($=>0<=$&&$<o),u=[...i.keys()].sort(($,y)=>i[$]-i[y]),d=($,y,b)=>{let A=kt([0,$.length-1],[4,lt-4]),v=kt(y,[ht-4,4]),_=Array.from($,(x,g)=>[A(g),v(x)]);return S`
      <line class="axis" x1="0" x2=${lt} y1=${v(0)} y2=${v(0)}></line>
      ${b===void 0?"":S`<line class="here" x1=${A(b)} x2=${A(b)} y1="0" y2=${ht}></line>`}
      <path class="curve" d=${be(_)}></path>
    `};return m`
    ${zt({label:m`<span>Position ${r}</span>`,name:"Position",value:r,stops:Array.from({length:o},($,y)=>y),onChange:n})}
    <p class="title">${o} positions, a row each, by ${s} dimensions</p>
    <div
      class="rows"
      @pointerdown=${h.down}
      @pointermove=${h.move}
      @pointercancel=${h.cancel}
    >
      <canvas width=${s} height=${o} role="img"
        aria-label="The position embedding as colours: ${o} rows, ${s} columns"></canvas>
      <span class="row-mark" style="top: ${100*r/o}%; height: ${100/o}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${c.toFixed(2)}</span> <span class="above">+${c.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${r}</p>
    <svg class="curves" viewBox="0 0 ${lt} ${ht}" role="img"
      aria-label="Its ${s} numbers">
      ${d(a,[-c,c],void 0)}
    </svg>
    <p class="title">How similar it is to each other row: cosines</p>
    <svg class="curves" viewBox="0 0 ${lt} ${ht}" role="img"
      aria-label="Cosines with all positions">
      ${d(i,[Math.min(-.25,...i),1],r)}
    </svg>
    <p>
      ${l.map($=>`Position ${$}: ${wt(i[$],2)}. `)}Least similar: position ${u[0]}, ${wt(i[u[0]],2)}.
    </p>
  `}function ss(e,t,s,n){let o=e.find("canvas"),r=o?.getContext("2d");if(!o||!r)return;let a=getComputedStyle(o),i=["--below","--paper","--above"].map(l=>ns(a.getPropertyValue(l))),c=i.join();if(o.dataset.painted===c)return;let h=r.createImageData(s,t.length/s);t.forEach((l,u)=>{let d=l<0?i[0]:i[2],$=Math.min(1,Math.abs(l)/n)**.6;for(let y=0;y<3;y++)h.data[4*u+y]=i[1][y]+$*(d[y]-i[1][y]);h.data[4*u+3]=255}),r.putImageData(h,0,0),o.dataset.painted=c}var ns=e=>[1,3,5].map(t=>Number.parseInt(e.trim().slice(t,t+2),16));var ve={both:"countries and capitals",countries:"countries",capitals:"capitals",all:"all tokens"},Bn=ne("embedding-map","Embedding map",async e=>{let t=Xt("embedding-map"),[s,n]=await Promise.all([F(e.model,"lab-vocabulary"),F(e.model,"embedding-map")]),o=new ot(s),r=oe(n),a=qt(e),i=Array.from({length:o.vocab_size},(p,w)=>xt(o.bytes(w))),[c,h]=["countries","capitals"].map(p=>new Set(r.groups.get(p)?.ids)),l=p=>ee(o.bytes(p)),u=r.positions.length/r.d_model,d={token_id:{first:e.get("token_id"),least:0,most:i.length-1,whole:!0},group:{first:e.get("group"),among:Object.keys(ve)},view:{first:e.get("view"),among:["tokens","positions"]},position:{first:e.get("position"),least:0,most:u-1,whole:!0}},$="",y="",b=new Map;function A(){let p=e.get("token_id"),w=r.near.get(p)??b.get(p);if(w)return w;let E=e.get("near");return E.token===p?E.near.map(([W,ut])=>({id:W,cosine:ut})):void 0}async function v(){let p=e.get("token_id");if(!A()){try{let w=await a.neighbours(p,10);w&&b.set(p,w)}catch(w){$=`The model could not say: ${w.message}.`}e.redraw()}}function _(p){y="";let w=r.groups.get(e.get("group"));e.set(w?.ids.includes(p)?{token_id:p}:{token_id:p,group:"all"})}let x=p=>i[p]??o.bytes(p).join(" ");e.on(["token_id"],()=>{let p=A()?.slice(0,3).map(({id:w})=>x(w).trim()).join(", ");e.announce(`${x(e.get("token_id"))}${p?`, near ${p}`:""}`),v()}),e.on(["token_id","group","view","position"],()=>g?.changed());let g=Gt(e,{write:()=>Jt(p=>e.get(p),d).join("&"),read(p){let{traits:w,refused:E}=Kt(Zt(p),d);e.set(w),$=E.length?`Not taken from the link: ${E.join("; ")}.`:"",e.redraw()}}),T=new at(e,{name:x,kind:p=>h.has(p)?"capital":c.has(p)?"country":"token",choose:_});if(e.host&&"ResizeObserver"in globalThis){let p=new ResizeObserver(()=>e.redraw());p.observe(e.host),e.onCleanup(()=>p.disconnect())}e.host&&queueMicrotask(()=>(e.redraw(),v()));let C=(p,w,E)=>m`
      <label><input
        type="radio"
        name="${t}-${p}"
        value=${w}
        .checked=${et(e.get(p)===w)}
        @change=${()=>e.set({[p]:w})}
      > ${E}</label>
    `;function N(){let p=r.groups.get(e.get("group")),w=e.get("token_id"),E=A(),W=r.partner.get(w),[ut,_e]=p.explained;return m`
      <fieldset class="choices">
        <legend>On the plane</legend>
        ${Object.entries(ve).map(([pt,xe])=>C("group",pt,xe))}
      </fieldset>
      <div class="layout">
        <div>
          ${T.view(p,w,E??[],W)}
          <p class="faint legend">
            ${p.name==="all"?f:m`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${Qt(p.ids.length,"row")} differ most have
            ${At(ut)} and ${At(_e)} of their variance. The other ${r.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${me({id:`${t}-search`,query:y,found:fe(y,i),written:l,onQuery(pt){y=pt,e.redraw()},choose:_})}
          <p class="title">Nearest to <bdi class="token">${l(w)}</bdi>: cosines</p>
          ${E?de(E,l,_):m`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${W===void 0?f:m`<p>${O(c.has(w)?"Go to its capital":"Go to its country",()=>_(W))}</p>`}
          ${p.ids.includes(w)?f:m`<p class="faint">It is not on this plane. ${O("Show all tokens",()=>e.set({group:"all"}))}</p>`}
        </div>
      </div>
    `}return()=>m`
      <p class="warn" role="alert" ?hidden=${!$}>${$}</p>
      <fieldset class="choices">
        <legend>Which embedding</legend>
        ${C("view","tokens","tokens")} ${C("view","positions","positions")}
      </fieldset>
      ${e.get("view")==="tokens"?N():we(e,r,p=>{e.set({position:p}),e.announce(`Position ${p}`)})}
      ${te(a.host.status,e.get("size"),()=>a.host.ensureLoaded(e,!0))}
      ${g?.copyLink()??f}
    `});export{Bn as default};
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
