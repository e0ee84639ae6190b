var Tt=globalThis,Wt=e=>e,rt=Tt.trustedTypes,qt=rt?rt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Nt="$lit$",E=`lit$${Math.random().toFixed(9).slice(2)}$`,St="?"+E,We=`<${St}>`,I=document,K=()=>I.createComment(""),Z=e=>e===null||typeof e!="object"&&typeof e!="function",Ct=Array.isArray,Jt=e=>Ct(e)||typeof e?.[Symbol.iterator]=="function",Mt=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Gt=/-->/g,Qt=/>/g,O=RegExp(`>|${Mt}(?:([^\\s"'>=/]+)(${Mt}*=${Mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Yt=/'/g,Kt=/"/g,Xt=/^(?:script|style|textarea|title)$/i,Ot=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Ot(1),B=Ot(2),Es=Ot(3),_=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Zt=new WeakMap,L=I.createTreeWalker(I,129);function te(e,t){if(!Ct(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return qt!==void 0?qt.createHTML(t):t}var ee=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=Y;for(let l=0;l<s;l++){let a=e[l],h,c,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,c=r.exec(a),c!==null);)f=r.lastIndex,r===Y?c[1]==="!--"?r=Gt:c[1]!==void 0?r=Qt:c[2]!==void 0?(Xt.test(c[2])&&(o=RegExp("</"+c[2],"g")),r=O):c[3]!==void 0&&(r=O):r===O?c[0]===">"?(r=o??Y,d=-1):c[1]===void 0?d=-2:(d=r.lastIndex-c[2].length,h=c[1],r=c[3]===void 0?O:c[3]==='"'?Kt:Yt):r===Kt||r===Yt?r=O:r===Gt||r===Qt?r=Y:(r=O,o=void 0);let u=r===O&&e[l+1].startsWith("/>")?" ":"";i+=r===Y?a+We:d>=0?(n.push(h),a.slice(0,d)+Nt+a.slice(d)+E+u):a+E+(d===-2?l:u)}return[te(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},J=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[h,c]=ee(t,s);if(this.el=e.createElement(h,n),L.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=L.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(Nt)){let f=c[r++],u=o.getAttribute(d).split(E),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:i,name:g[2],strings:u,ctor:g[1]==="."?lt:g[1]==="?"?ct:g[1]==="@"?ht:R}),o.removeAttribute(d)}else d.startsWith(E)&&(a.push({type:6,index:i}),o.removeAttribute(d));if(Xt.test(o.tagName)){let d=o.textContent.split(E),f=d.length-1;if(f>0){o.textContent=rt?rt.emptyScript:"";for(let u=0;u<f;u++)o.append(d[u],K()),L.nextNode(),a.push({type:2,index:++i});o.append(d[f],K())}}}else if(o.nodeType===8)if(o.data===St)a.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(E,d+1))!==-1;)a.push({type:7,index:i}),d+=E.length-1}i++}}static createElement(t,s){let n=I.createElement("template");return n.innerHTML=t,n}};function P(e,t,s=e,n){if(t===_)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=Z(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,n)),t}var at=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??I).importNode(s,!0);L.currentNode=o;let i=L.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let h;a.type===2?h=new j(i,i.nextSibling,this,t):a.type===1?h=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(h=new dt(i,this,t)),this._$AV.push(h),a=n[++l]}r!==a?.index&&(i=L.nextNode(),r++)}return L.currentNode=I,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=P(this,t,s),Z(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==_&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Jt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(I.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=J.createElement(te(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new at(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=Zt.get(t.strings);return s===void 0&&Zt.set(t.strings,s=new J(t)),s}k(t){Ct(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(K()),this.O(K()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Wt(t).nextSibling;Wt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},R=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=P(this,t,s,0),r=!Z(t)||t!==this._$AH&&t!==_,r&&(this._$AH=t);else{let l=t,a,h;for(t=i[0],a=0;a<i.length-1;a++)h=P(this,l[n+a],s,a),h===_&&(h=this._$AH[a]),r||=!Z(h)||h!==this._$AH[a],h===m?t=m:t!==m&&(t+=(h??"")+i[a+1]),this._$AH[a]=h}r&&!o&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},lt=class extends R{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},ct=class extends R{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},ht=class extends R{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=P(this,t,s,0)??m)===_)return;let n=this._$AH,o=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==m&&(n===m||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},se={M:Nt,P:E,A:St,C:1,L:ee,R:at,D:Jt,V:P,I:j,H:R,N:ct,U:ht,B:lt,F:dt},qe=Tt.litHtmlPolyfillSupport;qe?.(J,j),(Tt.litHtmlVersions??=[]).push("3.3.3");var ne=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new j(t.insertBefore(K(),i),i,void 0,s??{})}return o._$AI(e),o};var A={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},D=e=>(...t)=>({_$litDirective$:e,values:t}),M=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Ge}=se,oe=e=>e;var re=e=>e.strings===void 0,ie=()=>document.createComment(""),F=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let i=n.insertBefore(ie(),o),r=n.insertBefore(ie(),o);s=new Ge(i,r,e,e.options)}else{let i=s._$AB.nextSibling,r=s._$AM,l=r!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==r._$AU&&s._$AP(a)}if(i!==o||l){let a=s._$AA;for(;a!==i;){let h=oe(a).nextSibling;oe(n).insertBefore(a,o),a=h}}}return s},T=(e,t,s=e)=>(e._$AI(t,s),e),Qe={},pt=(e,t=Qe)=>e._$AH=t,ae=e=>e._$AH,ft=e=>{e._$AR(),e._$AA.remove()};var N=D(class extends M{constructor(e){if(super(e),e.type!==A.PROPERTY&&e.type!==A.ATTRIBUTE&&e.type!==A.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!re(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===_||t===m)return t;let s=e.element,n=e.name;if(e.type===A.PROPERTY){if(t===s[n])return _}else if(e.type===A.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return _}else if(e.type===A.ATTRIBUTE&&s.getAttribute(n)===t+"")return _;return pt(e),t}});function X(e,t){return new Promise((s,n)=>{let o=(i,r)=>{i.type!=="asset"||i.name!==t||(e.off("msg:custom",o),i.error?n(new Error(i.error)):s(r[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function le(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new Lt}var Lt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#i;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#n(t){this.status={...this.status,...t};for(let s of this.#t)s()}client(t){let s=this.#s+=1;return this.#e.set(s,t),{send:n=>this.#r({...n,client:s}),end:()=>{this.#e.delete(s),this.#r({type:"end",client:s})}}}#r(t){this.#i?this.#i.postMessage(t):this.#o.push(t)}async want(t,s=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!s)){if(!s&&Ye())return this.#n({state:"asking"});this.#n({state:"loading",loaded:0,message:""});try{let o=await Ke(t),i=this.#i??=await this.#a(t);i.postMessage({type:"load",source:o});for(let r of this.#o.splice(0))i.postMessage(r)}catch(o){this.#n({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let s=await X(t.model,"engine"),n=URL.createObjectURL(new Blob([s],{type:"text/javascript"})),o=await Ze(n).catch(()=>Je(n)).finally(()=>URL.revokeObjectURL(n));o.onmessage=({data:r})=>this.#l(r);let i=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",i),i(),o}#l(t){t.type==="progress"?this.#n({loaded:t.loaded}):t.type==="failed"?this.#n({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#n({state:"ready"})):this.#e.get(t.client)?.(t)}},Ye=()=>!!navigator.connection?.saveData;async function Ke(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:s,byteLength:n}=await X(e.model,"lab-model");return{bytes:new Uint8Array(t,s,n).slice()}}async function Ze(e){let t=new Worker(e);return await new Promise((s,n)=>{t.onerror=n,t.onmessage=()=>s(t)})}async function Je(e){await import(e);let{port1:t,port2:s}=new MessageChannel;return globalThis.gptLabEngine(s),t}function ce(e){let t=new AbortController,s=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",s,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?s():addEventListener("load",s,{once:!0,signal:t.signal}),()=>t.abort()}var ut=class{#t=[];get size(){return this.#t.length}push(t){let s=this.#t,n=s.length;for(;n>0&&s[n-1>>1]>t;)s[n]=s[n-1>>1],n=n-1>>1;s[n]=t}pop(){let t=this.#t,[s]=t,n=t.pop();for(let o=0;o<t.length;){let i=2*o+1;if(t[i+1]<t[i]&&(i+=1),!(t[i]<n)){t[o]=n;break}t[o]=t[i],o=i}return s}};var mt=class{#t;#e=new Uint8Array(256);#s;#i=new Map;#o;#n=new Map;constructor(t){let s=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=s(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],i)=>this.#i.set(n*65536+o,256+i)),this.#o=new RegExp(new TextDecoder().decode(s(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[s,n]=this.parts(t);return[...this.bytes(s),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let s=this.#n.get(t);if(s)return s;this.#n.size>5e4&&this.#n.clear();let n=this.byteIds(t);this.#r(n);let o=n.filter(i=>i>=0);return this.#n.set(t,o),o}encode(t){return this.split(t).flatMap(s=>this.encodePiece(s))}byteIds(t){return Array.from(new TextEncoder().encode(t),s=>this.#e[s])}*steps(t){let s=this.byteIds(t),n=this.#r([...s]);yield{ids:[...s]};for(let[o,i]of n){let r=o+1;for(;s[r]<0;)r+=1;s[o]=i,s[r]=-1;let l=s.slice(0,o).filter(a=>a>=0);yield{ids:s.filter(a=>a>=0),at:l.length,made:i}}}#r(t){let s=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new ut,i=l=>{let a=this.#i.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)i(l);let r=[];for(;o.size;){let l=o.pop(),a=l%2**32,h=Math.floor(l/2**32),c=n[a],[d,f]=this.parts(h);t[a]!==d||t[c]!==f||(t[a]=h,t[c]=-1,n[a]=n[c],n[a]<t.length&&(s[n[a]]=a,i(a)),s[a]>=0&&i(s[a]),r.push([a,h]))}return r}};var Xe="<|endoftext|>",$t=class{#t;#e;constructor(t){let s=t.getUint32(0,!0),n=4+2*s;this.#e=Array.from({length:s},(o,i)=>t.getUint16(4+2*i,!0)),this.#t=new mt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=s-1,this.vocab_size=s}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Xe)]:this.#t.bytes(t)}decode(t){let s=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(s))}gpt2_ids(t){return Array.from(t,s=>(this.bytes(s),this.#e[s]))}};function he({label:e,name:t,value:s,stops:n,onChange:o,text:i=String,disabled:r=!1}){let l=({target:c})=>c.before=s,a=({target:c})=>{let{before:d}=c;d!==void 0&&o(d)},h=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(s)}
      ?disabled=${r}
      .value=${N(String(ts(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${c=>o(n[c.target.valueAsNumber])}
    >
  `;return e===m?h:p`<label class="slider">${e}${h}</label>`}function ts(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var y=(e,t,{off:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||m}
      aria-disabled=${s?"true":m}
      @click=${()=>s||t()}
    >${e}</button>
  `;function gt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.now=()=>{clearTimeout(s),t()},n}function de(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",i=gt(400,()=>n.write(t())),r=()=>{let a=n.read();a!==void 0&&(s(a),i.cancel())};e.atEnd(i.cancel),e.atEnd(n.listen(r)),queueMicrotask(r);async function l(){i.now();let a=n.link();try{await navigator.clipboard.writeText(a),o="Copied."}catch{o=a}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",i()},copyLink:()=>p`
        <span class="copy-link">
          ${y("Copy link",l)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:m}
        </span>
      `}}var es=new Intl.NumberFormat("en-US"),H=e=>es.format(e);var pe=(e,t)=>`${H(e)} ${t}${e===1?"":"s"}`,wt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function z(e){return e===0||e===1?wt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:wt(e)}function ss(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):H(Math.round(n))} ${t[s]}`.trim()}var It=e=>ss(e,["bytes","kB","MB","GB","TB"]);var ns=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Pt=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,os={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},is=/[\p{C}\p{Z}]/u,rs=/^\p{M}/u;function tt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function fe(e){let t=tt(e);if(t===void 0)return p`<span class="bytes">${ns(e)}</span>`;let s=rs.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!is.test(o)){n+=o;continue}let i=Pt(o),[r,l]=os[o]??[i,i];s.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${s}${n}`}function ue(e){let t=/\p{Surrogate}/u.exec(e);return t?{position:[...e.slice(0,t.index)].length+1,text:t[0]}:void 0}var me=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},V=D(class extends M{constructor(e){if(super(e),e.type!==A.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],i=[],r=0;for(let l of e)o[r]=n?n(l,r):r,i[r]=s(l,r),r++;return{values:i,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=ae(e),{values:i,keys:r}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=r,i;let l=this.ut??=[],a=[],h,c,d=0,f=o.length-1,u=0,g=i.length-1;for(;d<=f&&u<=g;)if(o[d]===null)d++;else if(o[f]===null)f--;else if(l[d]===r[u])a[u]=T(o[d],i[u]),d++,u++;else if(l[f]===r[g])a[g]=T(o[f],i[g]),f--,g--;else if(l[d]===r[g])a[g]=T(o[d],i[g]),F(e,a[g+1],o[d]),d++,g--;else if(l[f]===r[u])a[u]=T(o[f],i[u]),F(e,o[d],o[f]),f--,u++;else if(h===void 0&&(h=me(r,u,g),c=me(l,d,f)),h.has(l[d]))if(h.has(l[f])){let x=c.get(r[u]),b=x!==void 0?o[x]:null;if(b===null){let q=F(e,o[d]);T(q,i[u]),a[u]=q}else a[u]=T(b,i[u]),F(e,o[d],b),o[x]=null;u++}else ft(o[f]),f--;else ft(o[d]),d++;for(;u<=g;){let x=F(e,a[g+1]);T(x,i[u]),a[u++]=x}for(;d<=f;){let x=o[d++];x!==null&&ft(x)}return this.ut=r,pt(e,a),_}});var Rt=300,as=400,yt=class{#t=Rt;#e=[];#s=[];#i=0;constructor(t,s,n){this.lab=t,this.written=s,this.onSelect=n}focus(t){t>=this.#t&&this.#o(t+Rt),queueMicrotask(()=>queueMicrotask(()=>{this.lab.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#o(t){this.#t=t,this.lab.redraw()}#n(t){let s=this.#e,n=Math.min(s.length,t.length),o=0;for(;o<n&&s[o]===t[o];)o+=1;let i=0;for(;i<n-o&&s.at(-1-i)===t.at(-1-i);)i+=1;let r=Array.from({length:t.length-o-i},()=>this.#i++),l=this.#s;this.#s=[...l.slice(0,o),...r,...l.slice(l.length-i)],this.#e=t}#r(t){let s=t.target.closest(".tokens > li");return s?[...s.parentElement?.children??[]].indexOf(s):-1}#a=t=>{let s=this.#r(t);s>=0&&this.onSelect(s)};#l=t=>{let s=this.#r(t),n=this.#e.length-1,i={ArrowRight:s+1,ArrowLeft:s-1,Home:0,End:n}[t.key];s<0||i===void 0||i<0||i>n||(t.preventDefault(),this.onSelect(i),this.focus(i))};#c=t=>{let{scrollTop:s,clientHeight:n,scrollHeight:o}=t.currentTarget;s+n>o-as&&this.#t<this.#e.length&&this.#o(this.#t+Rt)};view(t,s){t!==this.#e&&this.#n(t);let n=t.slice(0,this.#t),o=Math.min(s,n.length-1),i=t.length-n.length;return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${V(n,(r,l)=>this.#s[l],(r,l)=>p`<li><button
          type="button"
          class="token"
          tabindex=${l===o?0:-1}
          aria-pressed=${l===s?"true":"false"}
        ><bdi>${this.written(r)}</bdi><span class="id">${r}</span></button></li>`)}</ol>
      ${i>0?p`<p class="more">${y(`Show more: ${H(n.length)} of ${H(t.length)} tokens are drawn`,()=>{this.#o(2*this.#t),this.focus(n.length)})}</p>`:m}
    `}};var _t=class{spoken="";#t="";#e=!1;#s=!1;#i=[];#o=gt(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.atEnd(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#i.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#i.splice(0))t()}};function $e(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,ls(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},r=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of r)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of r)e.removeEventListener(l,a,!0)}}function ls(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var cs=e=>e.stopPropagation();function ge(e,t,s){return{async render({model:n,el:o,page:i}){let r="show"in o?void 0:o,l=f=>{let u=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${cs}>
            ${f}
            <p class="unseen" role="status">${c.spoken}</p>
          </section>
        `;"show"in o?o.show(u):ne(u,o)},a=f=>{if(c.end(),l(hs(t,f)),r)console.warn(f);else throw f},h=()=>m,c=new _t(n,i,r,()=>{try{l(h())}catch(f){a(f)}}),d=()=>c.redraw();try{h=await s(c),n.on("change",d),c.atEnd(()=>n.off("change",d)),r&&c.atEnd($e(r))}catch(f){return a(f),()=>{}}return c.draw(),()=>c.end()}}}var hs=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ds=24,[W,S]=[64,20];function ye({weights:e,tokens:t,query:s,matrix:n}){let o=t.length,i=n?o:s+1,r=Math.max(0,i-ds),l=e.subarray(s*o,s*o+s+1),h=[...l.keys()].sort((f,u)=>l[u]-l[f]).slice(0,3).map(f=>`${we(t[f])} ${wt(l[f],0)}`).join(", "),c=`${we(t[s])} looks at ${h}.`,d=n?fs(e,t,r,o,s):ps(l,t,r,s);return p`
    <p class="faint" aria-live="polite">${c}${r?` Drawn are the last ${i-r} tokens.`:m}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${c}>${d}</div>
  `}var we=e=>`\u201C${e}\u201D`,_e=e=>e.length>8?`${e.slice(0,7)}\u2026`:e;function ps(e,t,s,n){let o=t.slice(s,n+1),i=o.length*W,r=Math.min(110,30+o.length*8),l=a=>(a-s+.5)*W;return B`<svg width=${i} height=${r+24} viewBox="0 0 ${i} ${r+24}">
    ${o.map((a,h)=>{let c=s+h,[d,f]=[l(n),l(c)],u=Math.max(4,r-14-r*1.2*(n-c)/o.length),g=c===n?`M${d-8} ${r} C${d-14} ${r-26} ${d+14} ${r-26} ${d+8} ${r}`:`M${d} ${r} Q${(d+f)/2} ${u-r/2} ${f} ${r}`;return B`
        <path class="arc" d=${g} stroke-width=${.5+7*e[c]}
          stroke-opacity=${.08+.92*e[c]}></path>
      `})}
    ${o.map((a,h)=>B`
        <text class=${s+h===n?"looks":""} x=${(h+.5)*W} y=${r+16}
          text-anchor="middle">${_e(a)}</text>
      `)}
  </svg>`}function fs(e,t,s,n,o){let i=n-s,r=W+i*S,l=[];for(let a=0;a<i;a++){l.push(B`
      <text class=${s+a===o?"looks":""} x=${W-6}
        y=${a*S+14} text-anchor="end">${_e(t[s+a])}</text>
    `);for(let h=0;h<=a;h++){let c=e[(s+a)*n+s+h];l.push(B`
        <rect class="cell" x=${W+h*S} y=${a*S} width=${S-1}
          height=${S-1} fill-opacity=${.05+.95*c}></rect>
      `)}}return B`<svg width=${r} height=${i*S} viewBox="0 0 ${r} ${i*S}">${l}</svg>`}var us=(e,t)=>p`
    <table class="lens" tabindex="0">
      <caption>The next token, if the model ended after …</caption>
      <tbody>
        ${e.map((s,n)=>p`<tr>
            <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
            ${V(s,({id:o,probability:i})=>p`<td><span class="word"><bdi>${t(o)}</bdi></span>
                <span class="faint">${z(i)}</span></td>`)}
          </tr>`)}
      </tbody>
    </table>
  `,xe=(e,t,s,n)=>p`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,i)=>p`<option value=${i} ?selected=${N(i===s)}>${i}</option>`)}
      </select>
    </label>
  `;function Ae(e,{n_layers:t,n_heads:s},n){let o=new Set(e.get("off")),i=l=>{e.set({off:[...l].sort()}),n()},r=(l,a,h)=>p`
      <button type="button" class="part" aria-pressed=${o.has(l)?"true":"false"}
        aria-label="${h}: ${o.has(l)?"off":"on"}"
        @click=${()=>i(o.symmetricDifference(new Set([l])))}>${a}</button>
    `;return p`
    <div class="parts">
      ${Array.from({length:t},(l,a)=>p`<div class="buttons" role="group" aria-label="Block ${a}">
          <span>Block ${a}</span>
          ${r(`blocks.${a}.attention`,"attention",`Attention of block ${a}`)}
          ${Array.from({length:s},(h,c)=>r(`blocks.${a}.attention.heads.${c}`,`${c}`,`Head ${c} of block ${a}`))}
          ${r(`blocks.${a}.feed_forward`,"FFN",`Feed-forward network of block ${a}`)}
        </div>`)}
    </div>
    <p>${o.size?y(`Switch all on again (${o.size} off)`,()=>i(new Set)):p`<span class="faint">All parts are on. What is off adds zero to the stream.</span>`}</p>
  `}function ve(e,t,{show:s,plain:n,ids:o,changed:i}){let{layers:r,attention:l,position:a=0,start:h=0}=t;if(!r||!l)return p`<p class="faint">This comes with the model.</p>`;let{n_layers:c,n_heads:d}=e.get("sizes"),f=u=>{e.set(u),i()};return p`
    ${us(r,s)}
    <div class="buttons">
      ${xe("Block",c,e.get("layer"),u=>f({layer:u}))}
      ${xe("Head",d,e.get("head"),u=>f({head:u}))}
      ${y(e.get("matrix")?"Show arcs":"Show a matrix",()=>e.set({matrix:!e.get("matrix")}))}
    </div>
    ${ye({weights:l,tokens:o.slice(h,h+Math.sqrt(l.length)).map(n),query:a-h,matrix:e.get("matrix")})}
  `}var xt=class e{start=0;seen=new Map;#t="";constructor(t=[],s={}){this.wanted=new Set(t),this.edits=s,this.idle=this.wanted.size===0&&Object.keys(s).length===0}inside(t){if(this.idle)return this;let s=new e(this.wanted,this.edits);return s.seen=this.seen,s.start=this.start,s.#t=`${this.#t}${t}.`,s}watches(...t){return!this.idle&&t.some(s=>this.wanted.has(this.#t+s)||this.#t+s in this.edits)}pass(t,s,n){if(this.idle)return s;let o=this.#t+t,i=this.edits[o];if(i){let r=i(s.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${r}, not a Float32Array`);if(r.length!==s.length)throw new RangeError(`the edit of ${o} made ${r.length} numbers of [${n.join(", ")}]`);s=r}return this.wanted.has(o)&&this.seen.set(o,{values:s.slice(),shape:n}),s}},ms=new xt;function be(e,t){if(e<=t)return 0;let s=t-Math.max(1,Math.floor(t/2))+1;return s*(1+Math.floor((e-t-1)/s))}var ke=(e,t)=>p`
    <div class="examples buttons" role="group" aria-label="Examples">
      ${e.map(([s,n])=>y(s,()=>t(n)))}
    </div>
  `;function Ee(e,t){let s=be(e+1,t);if(!s)return m;let n=pe(e,"token");return p`<p class="faint">
    The model reads ${t} tokens at most: of these ${n} the last ${e+1-s}.
  </p>`}function Me(e,t){let s=(n,o)=>{let i=o.target.open;i!==e.has(n)&&(i?e.add(n):e.delete(n),t())};return(n,o,i)=>p`
      <details ?open=${e.has(n)} @toggle=${r=>s(n,r)}>
        <summary>${o}</summary>
        ${e.has(n)?i():m}
      </details>
    `}var Te=e=>p`
    <p class="faint about">
      A model of ${$s(e)}, trained on simple facts, stories and old novels: it completes
      texts like those, knows nothing else, and cannot answer you.
    </p>
  `;function $s(e){let t=e.page?globalThis.document?.documentElement?.dataset?.content_root:void 0,s=`${H(e.get("sizes").parameters)} parameters`;return t===void 0?s:p`<a href="${t}book/lab_model.html">${s}</a>`}function Ne(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Se(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return tt(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var At={temperature:[.8,0,2],top_k:[0,0,1e3],top_p:[1,0,1],min_p:[0,0,1],repetition_penalty:[1,.5,2],seed:[0,0,999999]},gs=new Set(["top_k","seed"]);function Ce(e){let t=[`text=${Ne(e("text"))}`];for(let[s,[n]]of Object.entries(At))e(s)!==n&&t.push(`${s}=${e(s)}`);return e("off").length&&t.push(`off=${e("off").join(",")}`),t.join("&")}function Oe(e,t){let s={off:[]},n=[],o=new Map(e.split("&").map(r=>{let l=r.indexOf("=");return[r.slice(0,l),r.slice(l+1)]})),i=Se(o.get("text")??"");i===void 0?n.push("its text is damaged"):s.text=i;for(let[r,[l,a,h]]of Object.entries(At)){let c=o.has(r)?Number(o.get(r)):l,d=c>=a&&c<=h&&(!gs.has(r)||Number.isInteger(c));s[r]=d?c:l,d||n.push(`${r}=${o.get(r)} is not in ${a} \u2026 ${h}`)}for(let r of o.get("off")?.split(",")??[])ws(r,t)?s.off.push(r):n.push(`${r} is not a part of the model`);return{traits:s,refused:n}}function ws(e,{n_layers:t,n_heads:s}){let n=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward)$/.exec(e);return n!==null&&Number(n[1])<t&&Number(n[2]??0)<s}var vt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(2))),ys=[["temperature","Temperature",vt(0,2,.1),e=>e===0?"0, greedy":String(e)],["top_k","Top-k",[0,1,2,3,5,10,20,50,100],e=>e===0?"all":String(e)],["top_p","Top-p",vt(0,1,.05),e=>e===1?"all":String(e)],["min_p","Min-p",vt(0,1,.05),e=>e===0?"all":String(e)],["repetition_penalty","Repetition penalty",vt(.5,2,.1),String]],Le=e=>({temperature:e.get("temperature"),top_k:e.get("top_k"),top_p:e.get("top_p"),min_p:e.get("min_p"),repetition_penalty:e.get("repetition_penalty")});function Ie(e,t){let s=(i,r)=>{e.set({[i]:r}),t()},[,n,o]=At.seed;return p`
    <div class="settings">
      ${ys.map(([i,r,l,a])=>he({label:p`<span>${r} <output class="number">${a(e.get(i))}</output></span>`,name:r,value:e.get(i),stops:l,text:a,onChange:h=>s(i,h)}))}
      <label class="slider"><span>Seed</span>
        <input type="number" min=${n} max=${o} step="1" .value=${N(`${e.get("seed")}`)}
          @change=${i=>{let{valueAsNumber:r}=i.target,l=Math.round(Number.isFinite(r)?r:0);s("seed",Math.min(Math.max(l,n),o))}}>
      </label>
    </div>
  `}function Pe({state:e,loaded:t,message:s},n,o){return e==="ready"||e==="asleep"?m:e==="asking"?p`<p class="status">Your browser is set to save data. ${y(`Load the model (${It(n)})`,o)}</p>`:e==="failed"?p`<p class="status warn" role="alert">The model did not load: ${s}. ${y("Try again",o)}</p>`:p`<p class="status faint"><label>Loading the model, ${It(n)}
    <progress max=${n} value=${t||m}></progress></label></p>`}var bt=class{#t=[];constructor(t,s){this.tokenizer=t,this.ids=s}get text(){return this.tokenizer.decode(this.ids)}get changed(){return this.#t.length>0}type(t){this.#t=[],this.ids=this.tokenizer.encode(t)}mark(){this.#t.push(this.ids)}append(t){this.ids=[...this.ids,...t]}undo(){this.ids=this.#t.pop()??this.ids}};function Bt(e,t){let s=e.bytes(t);return tt(s)??s.map(n=>n.toString(16).padStart(2,"0")).join(" ")}var Re="important",_s=" !"+Re,Be=D(class extends M{constructor(e){if(super(e),e.type!==A.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(_s);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?Re:""):s[n]=o}}return _}});var He=(e,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Be({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;function Ht(e,t,s,n){let o=Math.max(...e.map(({probability:i})=>i));return p`
    <ol class="words" aria-label=${s}>
      ${V(e,({id:i})=>i,({id:i,probability:r})=>p`<li>
          ${n?p`
              <button type="button" class="word" @click=${()=>n(i)}
                title="Write this token"><bdi>${t(i)}</bdi></button>
            `:p`<span class="word"><bdi>${t(i)}</bdi></span>`}
          ${He(r,o)}
          <span class="number">${z(r)}</span>
        </li>`)}
    </ol>
    ${e.length?m:p`<p class="faint">They come with the model.</p>`}
  `}var xs=60,As=4e3,vs=10,bs=5,ks=0,jo=ge("live-gpt","The model, live",async e=>{let t=`live-gpt-${ks+=1}`,s=new $t(await X(e.model,"lab-vocabulary")),n=e.get("sizes"),o=()=>!!e.get("small"),i=new bt(s,e.get("ids")),r=le(e.get("version")),l="",a="",h=!1,c,d,f=0,u=new Set,g={next:e.get("next").map(([$,w])=>({id:$,probability:w}))},x=new Map,b=$=>(x.has($)||x.set($,fe(s.bytes($))),x.get($)),q=new Map,et={ids:[],gpt2:[]},Ue=()=>(et.ids!==i.ids&&(et={ids:i.ids,gpt2:s.gpt2_ids(i.ids)},i.ids.forEach(($,w)=>q.set(et.gpt2[w],$))),et.gpt2),je=$=>b(q.get($)??$),De=new yt(e,je,$=>{c=c===$?void 0:$,k()}),st=[],G=0,kt=()=>{G=0,st.length&&(i.append(st.splice(0)),nt())},U=e.host&&r.client($=>{if($.id===f){if($.type==="token")$.token===s.end_of_text?a="The model ended the text here.":st.push($.token),G||=requestAnimationFrame(kt);else if($.type==="written")cancelAnimationFrame(G),kt(),h=!1,e.say(i.text.slice(-200)),k();else if($.type==="answer"){g=$;let w=$.next.map(({id:v,probability:Ve})=>[v,Ve]);c===void 0&&e.set({next:w});let[C]=$.next;C&&!h&&e.say(`Next: ${Bt(s,C.id)}, ${z(C.probability)}`)}else l=`The model could not read this: ${$.message}.`,h=!1;e.redraw()}}),Ut=()=>[s.end_of_text,...i.ids],jt=()=>({ids:Ut(),off:e.get("off"),sampling:Le(e)});function k(){U&&(r.want(e),f+=1,c!==void 0&&c>=i.ids.length&&(c=void 0),U.send({type:"ask",id:f,...jt(),words:vs,position:c===void 0?void 0:c+1,lens:u.has("inside"),head:u.has("inside")?[e.get("layer"),e.get("head")]:void 0}),e.redraw())}function nt(){e.set({ids:i.ids,text:i.text}),it?.changed(),e.redraw()}function Dt($){U&&(Q(),r.want(e),i.mark(),c=void 0,a="",h=!0,f+=1,U.send({type:"write",id:f,...jt(),seed:e.get("seed"),count:$,stop:s.end_of_text}),e.redraw())}function Q(){h&&(cancelAnimationFrame(G),kt(),h=!1,k())}function ot($){let w=ue($);if(l=w?`Character ${w.position} is ${Pt(w.text)}, one half of a surrogate pair: alone it is not a character, so there is nothing to encode.`:"",d=w?$:void 0,w)return e.redraw();st=[],h=!1,a="",c=void 0,i.type($),nt(),k()}function Fe(){Q(),i.undo(),a="",nt(),k()}function ze($){$!==s.end_of_text&&(Q(),i.mark(),c!==void 0&&(i.ids=i.ids.slice(0,c+1)),c=void 0,i.append([$]),nt(),k())}e.on(["text"],()=>{e.get("text")!==i.text&&ot(e.get("text"))});let Ft=()=>{it?.changed(),k()},zt=()=>Ce($=>e.get($)),Vt=()=>zt().length>As,it=o()?void 0:de(e,{write:()=>Vt()?void 0:zt(),read($){let{traits:{text:w,...C},refused:v}=Oe($,n);e.set(C),w!==void 0&&ot(w),l=v.length?`Not taken from the link: ${v.join("; ")}.`:"",e.redraw()}});if(e.host&&U){let $=()=>r.want(e);for(let w of["pointerover","focusin","touchstart"])e.host.addEventListener(w,$,{passive:!0}),e.atEnd(()=>e.host?.removeEventListener(w,$));e.atEnd(r.watch(()=>e.redraw())),e.atEnd(U.end),e.atEnd(()=>cancelAnimationFrame(G)),e.page&&e.atEnd(ce(()=>r.want(e)))}let Et=Me(u,k);return()=>{let $=(g.id??0)===f,w=o()?g.next.slice(0,bs):g.next,C=c===void 0?"Next words":p`Next words after <bdi class="token">${b(i.ids[c])}</bdi>`;return p`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows=${o()?2:3}
        dir="auto"
        spellcheck="false"
        .value=${N(d??i.text)}
        @input=${v=>ot(v.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!l}>${l}</p>
      <div class="buttons">
        ${y(h?"Stop":"Write",()=>h?Q():Dt(xs),{name:"write"})}
        ${y("One token",()=>Dt(1),{off:h})}
        ${y("Undo",Fe,{off:!i.changed})}
        ${it&&!Vt()?it.copyLink():m}
        <span class="faint">${a}</span>
      </div>
      ${o()?m:p`
        ${ke(e.get("examples"),v=>{Q(),ot(v)})}
        ${De.view(Ue(),c??i.ids.length-1)}
        ${Ee(i.ids.length,n.context_length)}
      `}
      <div class="next" aria-busy=${$?"false":"true"}>
        <p class="title" id="${t}-next">${C}</p>
        ${Ht(w,b,"Next words",ze)}
      </div>
      ${Pe(r.status,e.get("size"),()=>r.want(e,!0))}
      ${o()?m:p`
        ${Et("sampling","How the next token is chosen",()=>p`
            ${Ie(e,Ft)}
            <p class="title">What is drawn from</p>
            ${Ht(g.drawn??[],b,"What is drawn from")}
          `)}
        ${Et("inside","Look inside",()=>ve(e,g,{show:b,plain:v=>Bt(s,v),ids:Ut(),changed:k}))}
        ${Et("off","Switch parts off",()=>Ae(e,n,Ft))}
      `}
      ${Te(e)}
    `}});export{jo as default};
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
