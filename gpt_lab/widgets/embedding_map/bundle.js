var mt=globalThis,Et=e=>e,Q=mt.trustedTypes,Nt=Q?Q.createPolicy("lit-html",{createHTML:e=>e}):void 0,$t="$lit$",O=`lit$${Math.random().toFixed(9).slice(2)}$`,gt="?"+O,Te=`<${gt}>`,B=document,z=()=>B.createComment(""),G=e=>e===null||typeof e!="object"&&typeof e!="function",yt=Array.isArray,Ut=e=>yt(e)||typeof e?.[Symbol.iterator]=="function",ft=`[ 	
\f\r]`,q=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,It=/-->/g,St=/>/g,U=RegExp(`>|${ft}(?:([^\\s"'>=/]+)(${ft}*=${ft}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ot=/'/g,Pt=/"/g,Ht=/^(?:script|style|textarea|title)$/i,bt=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),$=bt(1),I=bt(2),on=bt(3),C=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Lt=new WeakMap,H=B.createTreeWalker(B,129);function Bt(e,t){if(!yt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Nt!==void 0?Nt.createHTML(t):t}var Rt=(e,t)=>{let n=e.length-1,s=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=q;for(let a=0;a<n;a++){let c=e[a],h,l,u=-1,p=0;for(;p<c.length&&(i.lastIndex=p,l=i.exec(c),l!==null);)p=i.lastIndex,i===q?l[1]==="!--"?i=It:l[1]!==void 0?i=St:l[2]!==void 0?(Ht.test(l[2])&&(o=RegExp("</"+l[2],"g")),i=U):l[3]!==void 0&&(i=U):i===U?l[0]===">"?(i=o??q,u=-1):l[1]===void 0?u=-2:(u=i.lastIndex-l[2].length,h=l[1],i=l[3]===void 0?U:l[3]==='"'?Pt:Ot):i===Pt||i===Ot?i=U:i===It||i===St?i=q:(i=U,o=void 0);let g=i===U&&e[a+1].startsWith("/>")?" ":"";r+=i===q?c+Te:u>=0?(s.push(h),c.slice(0,u)+$t+c.slice(u)+O+g):c+O+(u===-2?a:g)}return[Bt(e,r+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Y=class e{constructor({strings:t,_$litType$:n},s){let o;this.parts=[];let r=0,i=0,a=t.length-1,c=this.parts,[h,l]=Rt(t,n);if(this.el=e.createElement(h,s),H.currentNode=this.el.content,n===2||n===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(o=H.nextNode())!==null&&c.length<a;){if(o.nodeType===1){if(o.hasAttributes())for(let u of o.getAttributeNames())if(u.endsWith($t)){let p=l[i++],g=o.getAttribute(u).split(O),y=/([.?@])?(.*)/.exec(p);c.push({type:1,index:r,name:y[2],strings:g,ctor:y[1]==="."?Z:y[1]==="?"?J:y[1]==="@"?K:j}),o.removeAttribute(u)}else u.startsWith(O)&&(c.push({type:6,index:r}),o.removeAttribute(u));if(Ht.test(o.tagName)){let u=o.textContent.split(O),p=u.length-1;if(p>0){o.textContent=Q?Q.emptyScript:"";for(let g=0;g<p;g++)o.append(u[g],z()),H.nextNode(),c.push({type:2,index:++r});o.append(u[p],z())}}}else if(o.nodeType===8)if(o.data===gt)c.push({type:2,index:r});else{let u=-1;for(;(u=o.data.indexOf(O,u+1))!==-1;)c.push({type:7,index:r}),u+=O.length-1}r++}}static createElement(t,n){let s=B.createElement("template");return s.innerHTML=t,s}};function R(e,t,n=e,s){if(t===C)return t;let o=s!==void 0?n._$Co?.[s]:n._$Cl,r=G(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=o:n._$Cl=o),o!==void 0&&(t=R(e,o._$AS(e,t.values),o,s)),t}var X=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,o=(t?.creationScope??B).importNode(n,!0);H.currentNode=o;let r=H.nextNode(),i=0,a=0,c=s[0];for(;c!==void 0;){if(i===c.index){let h;c.type===2?h=new D(r,r.nextSibling,this,t):c.type===1?h=new c.ctor(r,c.name,c.strings,this,t):c.type===6&&(h=new tt(r,this,t)),this._$AV.push(h),c=s[++a]}i!==c?.index&&(r=H.nextNode(),i++)}return H.currentNode=B,o}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},D=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=R(this,t,n),G(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==C&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ut(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&G(this._$AH)?this._$AA.nextSibling.data=t:this.T(B.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,o=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Y.createElement(Bt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(n);else{let r=new X(o,this),i=r.u(this.options);r.p(n),this.T(i),this._$AH=r}}_$AC(t){let n=Lt.get(t.strings);return n===void 0&&Lt.set(t.strings,n=new Y(t)),n}k(t){yt(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,o=0;for(let r of t)o===n.length?n.push(s=new e(this.O(z()),this.O(z()),this,this.options)):s=n[o],s._$AI(r),o++;o<n.length&&(this._$AR(s&&s._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=Et(t).nextSibling;Et(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},j=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,o,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=f}_$AI(t,n=this,s,o){let r=this.strings,i=!1;if(r===void 0)t=R(this,t,n,0),i=!G(t)||t!==this._$AH&&t!==C,i&&(this._$AH=t);else{let a=t,c,h;for(t=r[0],c=0;c<r.length-1;c++)h=R(this,a[s+c],n,c),h===C&&(h=this._$AH[c]),i||=!G(h)||h!==this._$AH[c],h===f?t=f:t!==f&&(t+=(h??"")+r[c+1]),this._$AH[c]=h}i&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Z=class extends j{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},J=class extends j{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},K=class extends j{constructor(t,n,s,o,r){super(t,n,s,o,r),this.type=5}_$AI(t,n=this){if((t=R(this,t,n,0)??f)===C)return;let s=this._$AH,o=t===f&&s!==f||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==f&&(s===f||o);o&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},jt={M:$t,P:O,A:gt,C:1,L:Rt,R:X,D:Ut,V:R,I:D,H:j,N:J,U:K,B:Z,F:tt},ke=mt.litHtmlPolyfillSupport;ke?.(Y,D),(mt.litHtmlVersions??=[]).push("3.3.3");var Dt=(e,t,n)=>{let s=n?.renderBefore??t,o=s._$litPart$;if(o===void 0){let r=n?.renderBefore??null;s._$litPart$=o=new D(t.insertBefore(z(),r),r,void 0,n??{})}return o._$AI(e),o};var P={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},et=e=>(...t)=>({_$litDirective$:e,values:t}),F=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,s){this._$Ct=t,this._$AM=n,this._$Ci=s}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:ln}=jt;var Ft=e=>e.strings===void 0;var Me={},Vt=(e,t=Me)=>e._$AH=t;var nt=et(class extends F{constructor(e){if(super(e),e.type!==P.PROPERTY&&e.type!==P.ATTRIBUTE&&e.type!==P.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ft(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===C||t===f)return t;let n=e.element,s=e.name;if(e.type===P.PROPERTY){if(t===n[s])return C}else if(e.type===P.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(s))return C}else if(e.type===P.ATTRIBUTE&&n.getAttribute(s)===t+"")return C;return Vt(e),t}});function V(e,t){return new Promise((n,s)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(e.off("msg:custom",o),r.error?s(new Error(r.error)):n(i[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Wt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new At}var At=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#n;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let n of this.#t)n()}client(t){let n=this.#s+=1;return this.#e.set(n,t),{send:s=>this.#i({...s,client:n}),end:()=>{this.#e.delete(n),this.#i({type:"end",client:n})}}}#i(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,n=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!n)){if(!n&&Ce())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{let o=await Ee(t),r=this.#n??=await this.#a(t);r.postMessage({type:"load",source:{...o,again:s==="failed"}});for(let i of this.#o.splice(0))r.postMessage(i)}catch(o){this.#r({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let n=await V(t.model,"engine"),s=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await Ne(s).catch(()=>Ie(s)).finally(()=>URL.revokeObjectURL(s));o.onmessage=({data:i})=>this.#c(i);let r=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",r),r(),o}#c(t){t.type==="progress"?this.#r({loaded:t.loaded}):t.type==="failed"?this.#r({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#r({state:"ready"})):this.#e.get(t.client)?.(t)}},Ce=()=>!!navigator.connection?.saveData;async function Ee(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:n,byteLength:s}=await V(e.model,"lab-model");return{bytes:new Uint8Array(t,n,s).slice()}}async function Ne(e){let t=new Worker(e);return await new Promise((n,s)=>{t.onerror=s,t.onmessage=()=>n(t)})}async function Ie(e){await import(e);let{port1:t,port2:n}=new MessageChannel;return globalThis.gptLabEngine(n),t}function qt(e){let t=new AbortController,n=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",n,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?n():addEventListener("load",n,{once:!0,signal:t.signal}),()=>t.abort()}function zt(e){let t=Wt(e.get("version")),n=0,s,o,r=e.host&&t.client(a=>{a.id===n&&(a.type==="seen"?s?.(a):o?.(new Error(a.message)))});r&&Se(e,t,r);function i(a){return s?.(void 0),n+=1,r?(t.ensureLoaded(e),r.send({id:n,...a}),new Promise((...c)=>[s,o]=c)):new Promise(()=>{})}return{host:t,look:a=>i({type:"look",...a}),neighbours:async(a,c)=>(await i({type:"near",token:a,count:c}))?.near}}function Se(e,t,n){let s=()=>t.ensureLoaded(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,s,{passive:!0}),e.onCleanup(()=>e.host?.removeEventListener(o,s));e.onCleanup(t.watch(()=>e.redraw())),e.onCleanup(n.end),e.page&&e.onCleanup(qt(s))}var st=class{#t=[];get size(){return this.#t.length}push(t){let n=this.#t,s=n.length;for(;s>0&&n[s-1>>1]>t;)n[s]=n[s-1>>1],s=s-1>>1;n[s]=t}pop(){let t=this.#t,[n]=t,s=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[o]=s;break}t[o]=t[r],o=r}return n}};var ot=class{#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#r=new Map;constructor(t){let n=(s,o)=>new Uint8Array(t.buffer,t.byteOffset+s,o??t.byteLength-s);this.#t=n(0,256),this.#t.forEach((s,o)=>this.#e[s]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([s,o],r)=>this.#n.set(s*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(n(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[n,s]=this.parts(t);return[...this.bytes(n),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let n=this.#r.get(t);if(n)return n;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#i(s);let o=s.filter(r=>r>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(n=>this.encodePiece(n))}byteIds(t){return Array.from(new TextEncoder().encode(t),n=>this.#e[n])}*steps(t){let n=this.byteIds(t),s=this.#i([...n]);yield{ids:[...n]};for(let[o,r]of s){let i=o+1;for(;n[i]<0;)i+=1;n[o]=r,n[i]=-1;let a=n.slice(0,o).filter(c=>c>=0);yield{ids:n.filter(c=>c>=0),at:a.length,merged:r}}}#i(t){let n=t.map((a,c)=>c-1),s=t.map((a,c)=>c+1),o=new st,r=a=>{let c=this.#n.get(t[a]*65536+t[s[a]]);c!==void 0&&o.push(c*2**32+a)};for(let a=0;a+1<t.length;a++)r(a);let i=[];for(;o.size;){let a=o.pop(),c=a%2**32,h=Math.floor(a/2**32),l=s[c],[u,p]=this.parts(h);t[c]!==u||t[l]!==p||(t[c]=h,t[l]=-1,s[c]=s[l],s[c]<t.length&&(n[s[c]]=c,r(c)),n[c]>=0&&r(n[c]),i.push([c,h]))}return i}};var Oe="<|endoftext|>",rt=class{#t;#e;constructor(t){let n=t.getUint32(0,!0),s=4+2*n;this.#e=Array.from({length:n},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new ot(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=n-1,this.vocab_size=n}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Oe)]:this.#t.bytes(t)}decode(t){let n=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(n))}gpt2_ids(t){return Array.from(t,n=>(this.bytes(n),this.#e[n]))}};function Gt({label:e,name:t,value:n,stops:s,onChange:o,text:r=String,disabled:i=!1}){let a=({target:l})=>l.before=n,c=({target:l})=>{let{before:u}=l;u!==void 0&&o(u)},h=$`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(n)}
      ?disabled=${i}
      .value=${nt(String(Pe(s,n)))}
      @pointerdown=${a}
      @pointercancel=${c}
      @input=${l=>o(s[l.target.valueAsNumber])}
    >
  `;return e===f?h:$`<label class="slider">${e}${h}</label>`}function Pe(e,t){let n=e.map(s=>Math.abs(s-t));return n.indexOf(Math.min(...n))}var L=(e,t,{off:n=!1,name:s=""}={})=>$`
    <button
      type="button"
      class=${s||f}
      aria-disabled=${n?"true":f}
      @click=${()=>n||t()}
    >${e}</button>
  `;function it(e,t){let n,s=()=>{clearTimeout(n),n=setTimeout(t,e)};return s.cancel=()=>clearTimeout(n),s.flush=()=>{clearTimeout(n),t()},s}var Le=4e3;function Yt(e,{write:t,read:n}){let{page:s}=e;if(!s)return;let o="",r,i=()=>{let l=t();return r=(l?.length??0)>Le,r?void 0:l},a=it(400,()=>{let l=r;s.write(i()),r!==l&&e.redraw()}),c=()=>{let l=s.read();l!==void 0&&(n(l),r=!1,a.cancel())};e.onCleanup(a.cancel),e.onCleanup(s.listen(c)),queueMicrotask(c);async function h(){if(a.flush(),r)return;let l=s.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",a()},copyLink:()=>(r===void 0&&i(),r?$`<span class="faint">This text is too long for a link.</span>`:$`
        <span class="copy-link">
          ${L("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?$`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}var Ue=new Intl.NumberFormat("en-US"),Qt=e=>Ue.format(e);var Xt=(e,t)=>`${Qt(e)} ${t}${e===1?"":"s"}`,wt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function vt(e,t){let n=Math.abs(e).toFixed(t);return e<0&&Number(n)>0?`\u2212${n}`:n}function He(e,t){let n=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),s=e/1e3**n;return`${s<1e3?String(Number(s.toPrecision(3))):Qt(Math.round(s))} ${t[n]}`.trim()}var _t=e=>He(e,["bytes","kB","MB","GB","TB"]);var xt=Symbol.for("gpt-lab-ids");function Zt(e){let t=globalThis;return t[xt]=(t[xt]??0)+1,`${e}-${t[xt]}`}var Jt=e=>new Map(e.split("&").map(t=>{let n=t.indexOf("=");return[t.slice(0,n),t.slice(n+1)]}));function Kt(e,t){let n=Object.fromEntries(Object.keys(t).map(s=>[s,e(s)]));return{encode:()=>Object.entries(t).flatMap(([s,o])=>{let r="format"in o?o.format:String,i=r(e(s));return i===r(n[s])?[]:[`${s}=${i}`]}),decode(s){let o={},r=[];for(let[i,a]of Object.entries(t)){let c=s.get(i),h=c===void 0?n[i]:Be(c,a);h===void 0&&r.push(`${i}=${c} is not ${Re(a)}`),o[i]=h===void 0?n[i]:h}return{traits:o,problems:r}}}}function Be(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:n,max:s=1/0,integer:o}=t,r=Number(e||NaN);return r>=n&&r<=s&&(!o||Number.isInteger(r))?r:void 0}function Re(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}var je=$`<p class="status-line faint">These are the lab model’s numbers.</p>`;function te({state:e,loaded:t,message:n},s,o,r=je){return e==="ready"||e==="asleep"?r:e==="asking"?$`<p class="status status-line">Your browser is set to save data. ${L(`Load the model (${_t(s)})`,o)}</p>`:e==="failed"?$`<p class="status status-line warn" role="alert">The model did not load: ${n}. ${L("Try again",o)}</p>`:$`<p class="status status-line faint"><label>Loading the model, ${_t(s)}
    <progress max=${s} value=${t||f}></progress></label></p>`}var De=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Fe=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ve={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},We=/[\p{C}\p{Z}]/u,qe=/^\p{M}/u;function Tt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ee(e){let t=Tt(e);if(t===void 0)return $`<span class="bytes">${De(e)}</span>`;let n=qe.test(t)?["\u25CC"]:[],s="";for(let o of t){if(!We.test(o)){s+=o;continue}let r=Fe(o),[i,a]=Ve[o]??[r,r];n.push(s,$`<span class="sign" role="img" aria-label=${a}>${i}</span>`),s=""}return $`${n}${s}`}var at=class{announcement="";#t="";#e=!1;#s=!1;#n=[];#o=it(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,n,s,o){this.model=t,this.page=n,this.host=s,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.model.save_changes()}on(t,n){let s=t.map(o=>`change:${o}`).join(" ");this.model.on(s,n),this.onCleanup(()=>this.model.off(s,n))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ne(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let n=null,s=a=>{let c=a.target.closest("[data-tip]");c!==n&&(o(),c&&(n=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,ze(t,c.getBoundingClientRect())))},o=()=>{n=null,t.remove()},i=[["pointerover",s],["focusin",s],["pointerleave",o],["focusout",o],["keydown",a=>a.key==="Escape"&&o()]];for(let[a,c]of i)e.addEventListener(a,c,!0);return()=>{o();for(let[a,c]of i)e.removeEventListener(a,c,!0)}}function ze(e,t){let{width:n,height:s}=e.getBoundingClientRect(),o=t.left+t.width/2-n/2,r=t.top-s-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-n-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var Ge=e=>e.stopPropagation();function se(e,t,n){return{async render({model:s,el:o,page:r}){let i="show"in o?void 0:o,a=p=>{let g=$`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Ge}>
            ${p}
            <p class="unseen" role="status">${l.announcement}</p>
          </section>
        `;"show"in o?o.show(g):Dt(g,o)},c=p=>{if(l.dispose(),a(Ye(t,p)),i)console.warn(p);else throw p},h=()=>f,l=new at(s,r,i,()=>{try{a(h())}catch(p){c(p)}}),u=()=>l.redraw();try{h=await n(l),s.on("change",u),l.onCleanup(()=>s.off("change",u)),i&&l.onCleanup(ne(i))}catch(p){return c(p),()=>{}}return l.draw(),()=>l.dispose()}}}var Ye=(e,t)=>$`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function oe(e){let t=e.getUint32(0,!0),n=new Uint8Array(e.buffer,e.byteOffset+4,t),s=JSON.parse(new TextDecoder().decode(n)),o=4+t,r=(b,w,v)=>{let T=o;return o+=b*v,Array.from({length:b},(_,m)=>e[w](T+m*v,!0))},i=new Map;for(let{name:b,count:w,scale:v,explained:T}of s.groups){let _=Uint16Array.from(b==="all"?Array(w).keys():r(w,"getUint16",2)),m=r(2*w,"getInt16",2).map(M=>M*v),x=Float32Array.from(_,(M,N)=>m[2*N]),S=Float32Array.from(_,(M,N)=>m[2*N+1]);i.set(b,{name:b,ids:_,xs:x,ys:S,explained:T})}let a=i.values().next().value,c=s.neighbours,h=r(a.ids.length*c,"getUint16",2),l=r(a.ids.length*c,"getInt16",2).map(b=>b/32767),u=new Map(Array.from(a.ids,(b,w)=>[b,Array.from({length:c},(v,T)=>({id:h[w*c+T],cosine:l[w*c+T]}))])),{d_model:p}=s,g=r(s.positions,"getFloat32",4),y=r(s.positions*p,"getInt8",1);return{groups:i,near:u,d_model:p,partner:new Map(s.pairs.flatMap(([b,w])=>[[b,w],[w,b]])),positions:Float32Array.from(y,(b,w)=>b*g[Math.floor(w/p)])}}function ie({xs:e,ys:t},n,s,o){let[r,i]=re(e),[a,c]=re(t),h=Math.min((n-2*o)/Math.max(i-r,1e-9),(s-2*o)/Math.max(c-a,1e-9)),[l,u]=[(r+i)/2,(a+c)/2];return{xs:Float32Array.from(e,p=>n/2+(p-l)*h),ys:Float32Array.from(t,p=>s/2-(p-u)*h)}}function re(e){let[t,n]=[1/0,-1/0];for(let s=0;s<e.length;s++)t=Math.min(t,e[s]),n=Math.max(n,e[s]);return[t,n]}function ae({xs:e,ys:t},n,s,o){let[r,i]=[o**2,-1];for(let a=0;a<e.length;a++){let c=(e[a]-n)**2+(t[a]-s)**2;c<r&&([r,i]=[c,a])}return i}var Qe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ce({xs:e,ys:t},n,s){let o=Qe[s];if(!o)return-1;let[r,i]=[1/0,-1];for(let a=0;a<e.length;a++){let[c,h]=[e[a]-e[n],t[a]-t[n]],l=c*o[0]+h*o[1],u=Math.abs(c*o[1]-h*o[0]);a===n||l<=0||u>l||l+2*u<r&&([r,i]=[l+2*u,a])}return i}function le({xs:e,ys:t},n,s){let o=[],r=[];for(let{point:i,name:a,large:c}of n){let[h,l]=c?[9,12]:[7,7],u=a.length*h,p=e[i]+l+u>s,g=p?e[i]-l-u:e[i]+l,y=[g,t[i]-h,g+u,t[i]+h];o.some(([w,v,T,_])=>y[0]<T&&w<y[2]&&y[1]<_&&v<y[3])||g<0||(o.push(y),r.push({point:i,name:a,x:p?e[i]-l:g,y:t[i],left:p}))}return r}var[Xe,Ze]=[26,24],Je=500,k=e=>e.toFixed(1),Ke=({xs:e,ys:t})=>Array.from(e,(n,s)=>`M${k(n)} ${k(t[s])}h0`).join(""),ct=class{#t={width:0,height:0,places:{xs:new Float32Array,ys:new Float32Array},path:""};#e=-1;constructor(t,{name:n,kind:s,choose:o}){this.context=t,this.name=n,this.kind=s,this.choose=o}#s(t){let n=this.context.find(".plane"),s=n?.clientWidth||720,o=n?.clientHeight||480,r=this.#t;if(r.group!==t||r.width!==s||r.height!==o){let i=ie(t,s,o,Xe),a=t.ids.length>Je?Ke(i):"";this.#t={group:t,width:s,height:o,places:i,path:a},this.#e=-1}return this.#t}#n(t){let n=t.currentTarget.getBoundingClientRect();return ae(this.#t.places,t.clientX-n.left,t.clientY-n.top,Ze)}#o(t){t!==this.#e&&(this.#e=t,this.context.redraw())}view(t,n,s,o){let{width:r,height:i,places:a,path:c}=this.#s(t),h=[...t.ids],l=h.indexOf(n),u=s.map(({id:m})=>h.indexOf(m)).filter(m=>m>=0),p=o===void 0?-1:h.indexOf(o),g=[this.#e,l,p,...u].filter(m=>m>=0),y=c?[]:h.keys(),b=[...new Set([...g,...y])].map(m=>({point:m,name:this.name(h[m]).trim(),large:m===l||m===this.#e})).filter(({name:m})=>m),w=le(a,b,r).reverse(),v=new Set(u),T=m=>{let x=ce(a,Math.max(l,0),m.key);m.key.startsWith("Arrow")&&(m.preventDefault(),x>=0&&this.choose(h[x]))},_=(m,x="")=>{let S=`${this.kind(h[m])} ${x}`,[M,N]=[a.xs[m],a.ys[m]];return S.startsWith("capital")?I`<rect class=${S} x=${k(M-3.5)} y=${k(N-3.5)} width="7" height="7"></rect>`:I`<circle class=${S} cx=${k(M)} cy=${k(N)} r="4"></circle>`};return $`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${h.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${m=>this.#o(this.#n(m))}
        @pointerleave=${()=>this.#o(-1)}
        @click=${m=>{let x=this.#n(m);x>=0&&this.choose(h[x])}}
        @keydown=${T}
      >
        <svg viewBox="0 0 ${r} ${i}" aria-hidden="true">
          ${c?I`<path class="many" d=${c}></path>`:f}
          ${l>=0&&p>=0?I`<line class="pair" x1=${k(a.xs[l])} y1=${k(a.ys[l])} x2=${k(a.xs[p])} y2=${k(a.ys[p])}></line>`:f}
          ${c?f:h.map((m,x)=>v.has(x)?f:_(x))}
          ${u.map(m=>_(m,"near"))}
          ${l>=0?I`<circle class="ring" cx=${k(a.xs[l])} cy=${k(a.ys[l])} r="9"></circle>${_(l)}`:f}
          ${this.#e>=0&&c?_(this.#e):f}
          ${w.map(({point:m,name:x,x:S,y:M,left:N})=>I`<text class=${m===l||m===this.#e?"chosen":v.has(m)?"near":""} x=${k(S)} y=${k(M+4)} text-anchor=${N?"end":"start"}>${x}</text>`)}
        </svg>
      </div>
    `}};var he="important",tn=" !"+he,ue=et(class extends F{constructor(e){if(super(e),e.type!==P.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let s=e[n];return s==null?t:t+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in t){let o=t[s];if(o!=null){this.ft.add(s);let r=typeof o=="string"&&o.endsWith(tn);s.includes("-")||r?n.setProperty(s,r?o.slice(0,-11):o,r?he:""):n[s]=o}}return C}});var pe=(e,t)=>$`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${ue({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var de=(e,t,n)=>$`
    <ol class="words" aria-label="Neighbours">
      ${e.map(({id:s,cosine:o})=>$`<li>
          <button type="button" class="word" title="Go there" @click=${()=>n(s)}
          ><bdi>${t(s)}</bdi></button>
          ${pe(Math.max(0,o),1)}
          <span class="number">${o.toFixed(2)}</span>
        </li>`)}
    </ol>
  `,en=12;function fe(e,t){let n=e.trim().toLowerCase();if(!n)return[];let s=[];return t.forEach((o,r)=>{let i=o?.trim().toLowerCase()??"",a=i.indexOf(n);a<0||s.push([(a?1e3:0)+i.length+(o?.startsWith(" ")?0:.5),r])}),s.sort((o,r)=>o[0]-r[0]||o[1]-r[1]).slice(0,en).map(([,o])=>o)}var me=({id:e,query:t,found:n,written:s,onQuery:o,choose:r})=>$`
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
      ${t.trim()?$`<div class="found buttons" role="group" aria-label="Found">${n.length?n.map(i=>$`<button type="button" class="word" @click=${()=>r(i)}><bdi>${s(i)}</bdi></button>`):$`<span class="faint">no token has that</span>`}</div>`:f}
    </div>
  `;function ge({move:e,remember:t,restore:n}){let s=({currentTarget:o,clientX:r,clientY:i})=>{let a=o.getBoundingClientRect();e($e(r-a.left,a.width),$e(i-a.top,a.height))};return{down(o){if(o.button!==0)return;let r=o.currentTarget;kt.set(r,t()),r.setPointerCapture(o.pointerId),s(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&s(o)},cancel({currentTarget:o}){let r=o;kt.has(r)&&n(kt.get(r))}}}var kt=new WeakMap,$e=(e,t)=>Math.min(1,Math.max(0,e/t));var Mt=([e,t],[n,s])=>o=>n+(o-e)/(t-e)*(s-n),ye=e=>String(Number(e.toFixed(2))),be=e=>e.map(([t,n],s)=>`${s?"L":"M"}${ye(t)} ${ye(n)}`).join("");var lt=(e,t,n)=>e.subarray(n*t,(n+1)*t);function Ae(e,t,n){let s=lt(e,t,n);return Array.from({length:e.length/t},(o,r)=>{let i=lt(e,t,r);return Ct(s,i)/Math.sqrt(Ct(s,s)*Ct(i,i))})}var Ct=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var[ht,ut]=[640,90];function we(e,{positions:t,d_model:n},s){let o=t.length/n,r=e.get("position"),i=lt(t,n,r),a=Ae(t,n,r),c=Math.max(...t.map(Math.abs));queueMicrotask(()=>queueMicrotask(()=>nn(e,t,n,c)));let h=ge({move:(g,y)=>s(Math.min(o-1,Math.floor(y*o))),remember:()=>e.get("position"),restore:s}),l=[r-1,r+1].filter(g=>0<=g&&g<o),u=[...a.keys()].sort((g,y)=>a[g]-a[y]),p=(g,y,b)=>{let w=Mt([0,g.length-1],[4,ht-4]),v=Mt(y,[ut-4,4]),T=Array.from(g,(_,m)=>[w(m),v(_)]);return I`
      <line class="axis" x1="0" x2=${ht} y1=${v(0)} y2=${v(0)}></line>
      ${b===void 0?"":I`<line class="here" x1=${w(b)} x2=${w(b)} y1="0" y2=${ut}></line>`}
      <path class="curve" d=${be(T)}></path>
    `};return $`
    ${Gt({label:$`<span>Position ${r}</span>`,name:"Position",value:r,stops:Array.from({length:o},(g,y)=>y),onChange:s})}
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
    <svg class="curves" viewBox="0 0 ${ht} ${ut}" role="img"
      aria-label="Its ${n} numbers">
      ${p(i,[-c,c],void 0)}
    </svg>
    <p class="title">How similar it is to each other row: cosines</p>
    <svg class="curves" viewBox="0 0 ${ht} ${ut}" role="img"
      aria-label="Cosines with all positions">
      ${p(a,[Math.min(-.25,...a),1],r)}
    </svg>
    <p>
      ${l.map(g=>`Position ${g}: ${vt(a[g],2)}. `)}Least similar: position ${u[0]}, ${vt(a[u[0]],2)}.
    </p>
  `}function nn(e,t,n,s){let o=e.find("canvas"),r=o?.getContext("2d");if(!o||!r)return;let i=getComputedStyle(o),a=["--below","--paper","--above"].map(l=>sn(i.getPropertyValue(l))),c=a.join();if(o.dataset.painted===c)return;let h=r.createImageData(n,t.length/n);t.forEach((l,u)=>{let p=l<0?a[0]:a[2],g=Math.min(1,Math.abs(l)/s)**.6;for(let y=0;y<3;y++)h.data[4*u+y]=a[1][y]+g*(p[y]-a[1][y]);h.data[4*u+3]=255}),r.putImageData(h,0,0),o.dataset.painted=c}var sn=e=>[1,3,5].map(t=>Number.parseInt(e.trim().slice(t,t+2),16));var ve={both:"countries and capitals",countries:"countries",capitals:"capitals",all:"all tokens"},Bs=se("embedding-map","Embedding map",async e=>{let t=Zt("embedding-map"),[n,s]=await Promise.all([V(e.model,"lab-vocabulary"),V(e.model,"embedding-map")]),o=new rt(n),r=oe(s),i=zt(e),a=Array.from({length:o.vocab_size},(d,A)=>Tt(o.bytes(A))),[c,h]=["countries","capitals"].map(d=>new Set(r.groups.get(d)?.ids)),l=d=>ee(o.bytes(d)),u=r.positions.length/r.d_model,p={token_id:{min:0,max:a.length-1,integer:!0},group:{choices:Object.keys(ve)},view:{choices:["tokens","positions"]},position:{min:0,max:u-1,integer:!0}},g=Kt(d=>e.get(d),p),y="",b="",w=new Map;function v(){let d=e.get("token_id"),A=r.near.get(d)??w.get(d);if(A)return A;let E=e.get("near");return E.token===d?E.near.map(([W,pt])=>({id:W,cosine:pt})):void 0}async function T(){let d=e.get("token_id");if(!v()){try{let A=await i.neighbours(d,10);A&&w.set(d,A)}catch(A){y=`The model could not say: ${A.message}.`}e.redraw()}}function _(d){b="";let A=r.groups.get(e.get("group"));e.set(A?.ids.includes(d)?{token_id:d}:{token_id:d,group:"all"})}let m=d=>a[d]??o.bytes(d).join(" ");e.on(["token_id"],()=>{let d=v()?.slice(0,3).map(({id:A})=>m(A).trim()).join(", ");e.announce(`${m(e.get("token_id"))}${d?`, near ${d}`:""}`),T()}),e.on(["token_id","group","view","position"],()=>x?.changed());let x=Yt(e,{write:()=>g.encode().join("&"),read(d){let{traits:A,problems:E}=g.decode(Jt(d));e.set(A),y=E.length?`Not taken from the link: ${E.join("; ")}.`:"",e.redraw()}}),S=new ct(e,{name:m,kind:d=>h.has(d)?"capital":c.has(d)?"country":"token",choose:_});if(e.host&&"ResizeObserver"in globalThis){let d=new ResizeObserver(()=>e.redraw());d.observe(e.host),e.onCleanup(()=>d.disconnect())}e.host&&queueMicrotask(()=>(e.redraw(),T()));let M=(d,A,E)=>$`
      <label><input
        type="radio"
        name="${t}-${d}"
        value=${A}
        .checked=${nt(e.get(d)===A)}
        @change=${()=>e.set({[d]:A})}
      > ${E}</label>
    `;function N(){let d=r.groups.get(e.get("group")),A=e.get("token_id"),E=v(),W=r.partner.get(A),[pt,_e]=d.explained;return $`
      <fieldset class="choices">
        <legend>On the plane</legend>
        ${Object.entries(ve).map(([dt,xe])=>M("group",dt,xe))}
      </fieldset>
      <div class="layout">
        <div>
          ${S.view(d,A,E??[],W)}
          <p class="faint legend">
            ${d.name==="all"?f:$`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${Xt(d.ids.length,"row")} differ most have
            ${wt(pt)} and ${wt(_e)} of their variance. The other ${r.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${me({id:`${t}-search`,query:b,found:fe(b,a),written:l,onQuery(dt){b=dt,e.redraw()},choose:_})}
          <p class="title">Nearest to <bdi class="token">${l(A)}</bdi>: cosines</p>
          ${E?de(E,l,_):$`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${W===void 0?f:$`<p>${L(c.has(A)?"Go to its capital":"Go to its country",()=>_(W))}</p>`}
          ${d.ids.includes(A)?f:$`<p class="faint">It is not on this plane. ${L("Show all tokens",()=>e.set({group:"all"}))}</p>`}
        </div>
      </div>
    `}return()=>$`
      <p class="warn" role="alert" ?hidden=${!y}>${y}</p>
      <fieldset class="choices">
        <legend>Which embedding</legend>
        ${M("view","tokens","tokens")} ${M("view","positions","positions")}
      </fieldset>
      ${e.get("view")==="tokens"?N():we(e,r,d=>{e.set({position:d}),e.announce(`Position ${d}`)})}
      ${te(i.host.status,e.get("size"),()=>i.host.ensureLoaded(e,!0))}
      ${x?.copyLink()??f}
    `});export{Bs as default};
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
