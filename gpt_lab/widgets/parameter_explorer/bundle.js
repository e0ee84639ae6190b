var Ut=globalThis,le=e=>e,_t=Ut.trustedTypes,ce=_t?_t.createPolicy("lit-html",{createHTML:e=>e}):void 0,qt="$lit$",N=`lit$${Math.random().toFixed(9).slice(2)}$`,Ft="?"+N,Us=`<${Ft}>`,q=document,et=()=>q.createComment(""),st=e=>e===null||typeof e!="object"&&typeof e!="function",Vt=Array.isArray,me=e=>Vt(e)||typeof e?.[Symbol.iterator]=="function",Dt=`[ 	
\f\r]`,tt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,de=/-->/g,he=/>/g,D=RegExp(`>|${Dt}(?:([^\\s"'>=/]+)(${Dt}*=${Dt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),pe=/'/g,ue=/"/g,$e=/^(?:script|style|textarea|title)$/i,Wt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),h=Wt(1),wt=Wt(2),Mn=Wt(3),T=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),fe=new WeakMap,U=q.createTreeWalker(q,129);function _e(e,t){if(!Vt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return ce!==void 0?ce.createHTML(t):t}var be=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=tt;for(let l=0;l<s;l++){let a=e[l],c,p,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,p=r.exec(a),p!==null);)f=r.lastIndex,r===tt?p[1]==="!--"?r=de:p[1]!==void 0?r=he:p[2]!==void 0?($e.test(p[2])&&(o=RegExp("</"+p[2],"g")),r=D):p[3]!==void 0&&(r=D):r===D?p[0]===">"?(r=o??tt,d=-1):p[1]===void 0?d=-2:(d=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?D:p[3]==='"'?ue:pe):r===ue||r===pe?r=D:r===de||r===he?r=tt:(r=D,o=void 0);let m=r===D&&e[l+1].startsWith("/>")?" ":"";i+=r===tt?a+Us:d>=0?(n.push(c),a.slice(0,d)+qt+a.slice(d)+N+m):a+N+(d===-2?l:m)}return[_e(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},nt=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[c,p]=be(t,s);if(this.el=e.createElement(c,n),U.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=U.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(qt)){let f=p[r++],m=o.getAttribute(d).split(N),_=/([.?@])?(.*)/.exec(f);a.push({type:1,index:i,name:_[2],strings:m,ctor:_[1]==="."?gt:_[1]==="?"?yt:_[1]==="@"?vt:V}),o.removeAttribute(d)}else d.startsWith(N)&&(a.push({type:6,index:i}),o.removeAttribute(d));if($e.test(o.tagName)){let d=o.textContent.split(N),f=d.length-1;if(f>0){o.textContent=_t?_t.emptyScript:"";for(let m=0;m<f;m++)o.append(d[m],et()),U.nextNode(),a.push({type:2,index:++i});o.append(d[f],et())}}}else if(o.nodeType===8)if(o.data===Ft)a.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(N,d+1))!==-1;)a.push({type:7,index:i}),d+=N.length-1}i++}}static createElement(t,s){let n=q.createElement("template");return n.innerHTML=t,n}};function F(e,t,s=e,n){if(t===T)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=st(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=F(e,o._$AS(e,t.values),o,n)),t}var bt=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??q).importNode(s,!0);U.currentNode=o;let i=U.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new G(i,i.nextSibling,this,t):a.type===1?c=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(c=new xt(i,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(i=U.nextNode(),r++)}return U.currentNode=q,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},G=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=F(this,t,s),st(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):me(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&st(this._$AH)?this._$AA.nextSibling.data=t:this.T(q.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=nt.createElement(_e(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new bt(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=fe.get(t.strings);return s===void 0&&fe.set(t.strings,s=new nt(t)),s}k(t){Vt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(et()),this.O(et()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=le(t).nextSibling;le(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},V=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=F(this,t,s,0),r=!st(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let l=t,a,c;for(t=i[0],a=0;a<i.length-1;a++)c=F(this,l[n+a],s,a),c===T&&(c=this._$AH[a]),r||=!st(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+i[a+1]),this._$AH[a]=c}r&&!o&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},gt=class extends V{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},yt=class extends V{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},vt=class extends V{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=F(this,t,s,0)??u)===T)return;let n=this._$AH,o=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==u&&(n===u||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},xt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){F(this,t)}},ge={M:qt,P:N,A:Ft,C:1,L:be,R:bt,D:me,V:F,I:G,H:V,N:yt,U:vt,B:gt,F:xt},qs=Ut.litHtmlPolyfillSupport;qs?.(nt,G),(Ut.litHtmlVersions??=[]).push("3.3.3");var ye=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new G(t.insertBefore(et(),i),i,void 0,s??{})}return o._$AI(e),o};var Gt=(e,t)=>Array.from({length:Math.max(0,t-e+1)},(s,n)=>e+n),ve=e=>Gt(1,e).filter(t=>e%t===0);function xe({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}function we({d_model:e,n_heads:t,n_kv_heads:s},n){if(e%t===0){let l=ve(t),a=l.findLast(p=>p<s),c=l.find(p=>p>s);return[a,c].flatMap(p=>p===void 0?[]:[{name:"n_kv_heads",value:p}])}let o=l=>e%l===0,i=e-e%t;return[["n_heads",Gt(1,Math.min(t,e)).findLast(o)],["n_heads",Gt(t+1,Math.min(n.n_heads,e)).find(o)],["d_model",i],["d_model",i+t]].flatMap(([l,a])=>a!==void 0&&a>=1&&a<=n[l]?[{name:l,value:a}]:[])}function ke(e,{stops:t=[]},s){let{d_model:n,n_heads:o,n_kv_heads:i=o,lock_n_kv_heads:r=!0,lock_d_ff:l}=s,a=s.paired?2:1;switch(e){case"d_model":{let c=a*o,p=t.map(d=>Math.max(1,Math.round(d/c))*c);return{stops:[...new Set(p)]}}case"n_heads":{let c=t.filter(d=>n%(a*d)===0),p=c.filter(d=>r||d%i===0);return{stops:p.length?p:c}}case"n_kv_heads":return{stops:ve(o),ends:["one for all query heads, the least","as many as H, the most"]};default:return e==="d_ff"?{disabled:l}:{}}}function Ae(e,t){let s=o=>e[o]??t[o],n={};return s("lock_d_ff")&&(n.d_ff=4*(e.d_model??t.d_model)),"n_kv_heads"in e&&!("lock_n_kv_heads"in e)?n.lock_n_kv_heads=!1:s("lock_n_kv_heads")&&(n.n_kv_heads=e.n_heads??t.n_heads),n}function Se(e,t){let{d_model:s,n_heads:n,n_kv_heads:o,d_ff:i}=e;return{...t.has("d_model")?{d_ff:4*s}:{},...t.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:i===4*s,lock_n_kv_heads:o===n}}var C={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Z=e=>(...t)=>({_$litDirective$:e,values:t}),I=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Fs}=ge,Te=e=>e;var Ce=e=>e.strings===void 0,Me=()=>document.createComment(""),Y=(e,t,s)=>{let n=e._$AA.parentNode,o=t===void 0?e._$AB:t._$AA;if(s===void 0){let i=n.insertBefore(Me(),o),r=n.insertBefore(Me(),o);s=new Fs(i,r,e,e.options)}else{let i=s._$AB.nextSibling,r=s._$AM,l=r!==e;if(l){let a;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(a=e._$AU)!==r._$AU&&s._$AP(a)}if(i!==o||l){let a=s._$AA;for(;a!==i;){let c=Te(a).nextSibling;Te(n).insertBefore(a,o),a=c}}}return s},j=(e,t,s=e)=>(e._$AI(t,s),e),Vs={},kt=(e,t=Vs)=>e._$AH=t,Ee=e=>e._$AH,At=e=>{e._$AR(),e._$AA.remove()};var L=Z(class extends I{constructor(e){if(super(e),e.type!==C.PROPERTY&&e.type!==C.ATTRIBUTE&&e.type!==C.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ce(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===T||t===u)return t;let s=e.element,n=e.name;if(e.type===C.PROPERTY){if(t===s[n])return T}else if(e.type===C.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return T}else if(e.type===C.ATTRIBUTE&&s.getAttribute(n)===t+"")return T;return kt(e),t}});var K=e=>e.target;function St({label:e,name:t,value:s,stops:n,onChange:o,...i}){let{text:r=String,disabled:l=!1}=i,a=h`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${l}
      .value=${L(String(Ws(n,s)))}
      @pointerdown=${c=>K(c).valueBefore=s}
      @pointercancel=${c=>{let{valueBefore:p}=K(c);p!==void 0&&o(p)}}
      @input=${c=>o(n[K(c).valueAsNumber])}
    >
  `;return e===u?a:h`<label class="slider">${e}${a}</label>`}var Zt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function Ws(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var Tt=({label:e,name:t,checked:s,onChange:n,effect:o=u})=>h`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(s)}
        @change=${i=>n(K(i).checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,A=(e,t,{disabled:s=!1,name:n=""}={})=>h`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${s?"true":u}
      @click=${()=>s||t()}
    >${e}</button>
  `,ot=(e,t,s,n,o="")=>h`
    <label>${e}
      <select name=${o||u} @change=${i=>n(t[i.target.selectedIndex][0])}>
        ${t.map(([i,r])=>h`<option value=${String(i)} .selected=${L(i===s)}>${r}</option>`)}
      </select>
    </label>
  `,Oe=(e,t,s,n,o)=>h`
    <fieldset class="choices">
      <legend>${e}</legend>
      ${s.map(([i,r])=>h`<label><input
          type="radio"
          name=${t}
          value=${String(i)}
          .checked=${L(i===n)}
          @change=${()=>o(i)}
        > ${r}</label>`)}
    </fieldset>
  `,Ne=({label:e,name:t,value:s,onChange:n,...o})=>{let{min:i=-1/0,max:r=1/0}=o;return h`
    <label class="slider"><span>${e}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(i)?i:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(s)}
        @change=${l=>{let a=Math.round(K(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,i),r):s;K(l).value=String(c),n(c)}}
      >
    </label>
  `},it=(e,t,s,n)=>h`
    <details ?open=${t} @toggle=${o=>{let i=o.target.open;i!==t&&s(i)}}>
      <summary>${e}</summary>
      ${t?n():u}
    </details>
  `;var Gs=new Intl.NumberFormat("en-US"),y=e=>Gs.format(e),Yt=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var Mt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function R(e){return e===0||e===1?Mt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:Mt(e)}function Le(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}function Be(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):y(Math.round(n))} ${t[s]}`.trim()}var rt=e=>Be(e,["bytes","kB","MB","GB","TB"]),Pe=e=>Be(e,["","K","M","B","T"]),J=e=>e===0?"0":`${e>0?"+":"\u2212"}${y(Math.abs(e))}`;function Ct(e,t){if(e===t)return"same";if(t===0)return"new";if(e===0)return"gone";let s=e/t;return`\xD7${s>=1e3?y(Math.round(s)):Number(s.toPrecision(3))}`}function He(e){let t=i=>{let l=i.target.closest("[data-component]")?.getAttribute("data-component");for(let a of e.querySelectorAll("[data-component]"))a.toggleAttribute("data-lit",a.getAttribute("data-component")===l)},s=()=>{for(let i of e.querySelectorAll("[data-lit]"))i.removeAttribute("data-lit")},n=new AbortController,o={pointerover:t,focusin:t,pointerleave:s,focusout:s};for(let[i,r]of Object.entries(o))e.addEventListener(i,r,{signal:n.signal});return()=>n.abort()}function Et(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var Zs=4e3,Ot=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=Et(400,()=>{let s=this.#t;this.options.page.write(this.#o()),this.#t!==s&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#i()),queueMicrotask(()=>this.#i())}#o(){let t=this.options.write();return this.#t=(t?.length??0)>Zs,this.#t?void 0:t}#i(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#o(),this.#t)return h`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return h`
      <span class="copy-link">
        ${A("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?h`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:u}
      </span>
    `}};var Ie=new WeakMap;function Re(e){for(let t of e.querySelectorAll("[data-in-view]")){let s=t.closest(".scrolls"),n=t.dataset.inView??"";if(!s||Ie.get(s)===n)continue;Ie.set(s,n);let[o,i]=[s.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(s).scrollPaddingLeft)||0;s.scrollLeft+=je(i.left,i.right,o.left+r,o.right),s.scrollTop+=je(i.top,i.bottom,o.top,o.bottom)}}function je(e,t,s,n){return t>n?Math.min(t-n+12,e-s):e<s?e-s-12:0}function ze(e,t={}){let s=Object.entries(e.settings).map(([n,o])=>[n,n in t?{...o,max:t[n]}:o]);return{...e,settings:Object.fromEntries(s)}}var Kt=Symbol.for("gpt-lab-ids");function Nt(e){let t=globalThis;return t[Kt]=(t[Kt]??0)+1,`${e}-${t[Kt]}`}function De(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Ue(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return at(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var Jt=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),qe=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ys={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ks=/[\p{C}\p{Z}]/u,Js=/^\p{M}/u;function at(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function Fe(e){let t=at(e);if(t===void 0)return h`<span class="bytes">${Jt(e)}</span>`;let s=Js.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!Ks.test(o)){n+=o;continue}let i=qe(o),[r,l]=Ys[o]??[i,i];s.push(n,h`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return h`${s}${n}`}function Qt(e){let t=/\p{Surrogate}/u.exec(e);return t?`Character ${[...e.slice(0,t.index)].length+1} is ${qe(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Qs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Ve={encode:String,decode(e,t){let{kind:s,min:n=-1/0,max:o=1/0}=t,i=Number(e||NaN);return i>=n&&i<=o&&(s==="number"||Number.isInteger(i))?i:void 0},rule(e){let{min:t,max:s}=e;return s===void 0?`${t} or more`:`in ${t} \u2026 ${s}`}},Xt={number:Ve,integer:Ve,position:{encode:e=>e===null?"":String(e),decode:e=>e===""?null:/^\d{1,6}$/.test(e)?Number(e):void 0,rule:()=>"a position"},choice:{encode:String,decode:(e,t)=>t.choices.find(s=>s===Xs(e)),rule:e=>`one of ${e.choices.join(", ")}`},switch:{encode:String,decode:e=>Qs.get(e),rule:()=>"true or false"},text:{encode:e=>De(e),decode:Ue,rule:()=>"a text"},parts:{encode:e=>e.join(","),decode:e=>e?e.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:e=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(We(e))?We(e):void 0,rule:()=>"a tensor's name and an index"},group:{encode(e,t,s){let n=e??{};return t.of.filter(i=>i in n).map(i=>Ge(n[i],s[i],s)).join(",")},decode(e,t,s){let{of:n,least:o}=t;if(!e)return null;let i=e.split(",");if(i.length<o||i.length>n.length)return;let r=i.map((l,a)=>[n[a],Ze(l,s[n[a]],s)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:e=>e.of.join(",")}},We=e=>e.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Xs=e=>e.replaceAll("%20"," "),Ge=(e,t,s={})=>Xt[t.kind].encode(e,t,s),Ze=(e,t,s={})=>Xt[t.kind].decode(e,t,s);function Ye(e,t,s,n=()=>({})){let o=(a,c)=>Ge(c[a],e[a],e),i=Object.keys(e),r=i.filter(a=>o(a,t)!==o(a,s)),l={...s,...n(t,new Set(r))};return i.flatMap(a=>e[a].kind==="text"&&a==="text"||o(a,t)!==o(a,l)?[`${a}=${o(a,t)}`]:[]).join("&")}function Ke(e,t,s,n=()=>!0,o=()=>({})){let i=e.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(i),l=new Set(r.keys()),[a,c]=[{},[]],p=()=>({...s,...o({...s,...a},l)});for(let[d,f]of Object.entries(t)){let m=r.get(d),_=m===void 0?p()[d]:Ze(m,f,t);if(f.kind==="parts"&&_!==void 0){let g=_,x=g.filter($=>n($,f));for(let $ of g)x.includes($)||c.push(`${$} is not a part of the model`);_=x}else if(_===void 0){let{rule:g}=Xt[f.kind];c.push(d==="text"?"its text is damaged":`${d}=${m} is not ${g(f)}`),_=s[d]}a[d]=_}return{values:a,problems:c}}function te(e,t){return new Promise((s,n)=>{let o=(i,r)=>{i.type!=="asset"||i.name!==t||(e.off("msg:custom",o),i.error?n(new Error(i.error)):s(r[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}var tn=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Je(e,t,{streams:s,neurons:n,places:o}={}){let i=o?e.replace(/@\d{1,6}$/,""):e;if(tn(i)&&!s)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(i)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:i==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var en=Symbol.for("gpt-lab shared text");function Qe(e){let t=globalThis,s=t[en]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let i of s.watchers)i()};s.takers.add(e),queueMicrotask(n);let o="";return{watch(i){return s.watchers.add(i),()=>s.watchers.delete(i)},enter(i){if(o=i,!!s.on)for(let r of s.takers)r!==e&&r(i)},leave(){s.takers.delete(e),n()},view:()=>s.takers.size<2?u:h`<div class="shared-text">${Tt({label:"Same text in all widgets of this page",name:"shared_text",checked:s.on,onChange:i=>{if(s.on=i,i&&o)for(let r of s.takers)r!==e&&r(o);n()}})}</div>`}}function E(e){let[t,s]=e.split("_");return h`<span class="math"><i>${t}</i>${s?h`<span class="underscore">_</span><sub>${s}</sub>`:u}</span>`}var Lt=e=>e.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,s)=>s%2?E(t):t),lt=(e,t)=>e.map(s=>typeof s=="string"?s:[t?y(t[s.symbol]):E(s.symbol),Yt(s.power)]);function Xe(e,t,s=1/0){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${e}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${e}=${i} is below 1`}:r>s?{problem:`${e}=${i} is above ${s}`}:{value:r}}function es({name:e,setting:t,label:s,value:n,stops:o,ends:i,text:r,draft:l,onDraft:a,onChange:c,...p}){let{disabled:d=!1,id:f}=p,{symbol:m=e,max:_}=t,g=l===void 0?{value:n}:Xe(e,l,_),x=g.value===void 0||g.value===n?l:void 0,$=g.value===void 0?g.problem:void 0,b=ts(n,o,i),w=v=>{a(),c(v)},O=v=>{let k=v.target.value;a(k);let{value:S}=Xe(e,k,_);S!==void 0&&c(S)},M=v=>{if(v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;v.preventDefault();let k=v.key==="ArrowUp"?o.find(S=>S>n):o.findLast(S=>S<n);k!==void 0&&w(k)};return h`
    <div class="size">
      <label>
        <span class="name">${E(m)} ${s}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${e}
          .value=${L(x??String(n))}
          ?disabled=${d}
          aria-invalid=${String(!!$)}
          aria-describedby=${$?`${f}-${e}`:u}
          @input=${O}
          @change=${()=>$||a()}
          @keydown=${M}
        >
      </label>
      ${St({value:n,stops:o,disabled:d,onChange:w,label:u,name:`${m}, ${s}: slider`,text:v=>[r(v),ts(v,o,i)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":b}</p>
      <p class="warn problem" id="${f}-${e}" ?hidden=${!$}>${$?`${$}; the figure still has ${n}`:""}</p>
    </div>
  `}function ts(e,t,[s,n]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return e===o?n:e===t[0]?s:e>o||e<t[0]?"beyond the slider":""}var sn={commas:y,percent:e=>Mt(e,0),1:e=>Le(e,1)},Bt=class{change;redraw;#e;#t;constructor(t,s){this.change=t,this.redraw=s,this.#e=Nt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,s,n,o={}){let i=s.help??u,r=this.#s(t,s,n,o);return h`<div class="control" data-setting=${t} title=${i}>${r}</div>`}#s(t,s,n,o){let i=s.kind==="text"?s.label:s.label??t,r=o.label??i,l=o.value??n,a=c=>this.change(t,c);switch(s.kind){case"switch":return Tt({label:r,name:t,checked:!!l,onChange:a,effect:o.effect});case"choice":return this.#n(t,s,r,l,a);case"text":return this.#i(t,s,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${s.kind} is chosen in a view`);default:return this.#o(t,s,r,l,a,o)}}#n(t,{control:s,choices:n,names:o},i,r,l){let a=n.map(c=>[c,o?.[c]??c]);return s==="select"?ot(i,a,r,l,t):Oe(i,`${this.#e}-${t}`,a,r,l)}#o(t,s,n,o,i,r){let{control:l,names:a,unit:c="",step:p=1}=s,{min:d=s.min??0,max:f=s.max??1/0}=r,m=x=>a?.[x]??(sn[c]??String)(x),_=()=>r.stops??s.stops??Zt(d,f,p),g=()=>_().filter(x=>x>=d&&x<=f);return l==="size"?es({name:t,setting:s,label:n,value:o,text:m,onChange:i,stops:g(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:x=>{x===void 0?this.#t.delete(t):this.#t.set(t,x),this.redraw()}}):l==="field"?Ne({label:n,name:t,value:o,min:d,max:f,onChange:i}):l==="select"?ot(n,Zt(d,f,1).map(x=>[x,m(x)]),o,i,t):St({label:h`<span>${n} <span class="number">${m(o)}</span></span>`,name:typeof n=="string"?n:s.label??t,value:o,stops:g(),text:m,onChange:i,disabled:r.disabled})}#i(t,{rows:s=2},n,o){let i=`${this.#e}-${t}`,r=Qt(this.#t.get(t)??""),l=a=>{let c=a.target.value;Qt(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===o?this.redraw():this.change(t,c)};return h`
      <div class="text-field">
        <label for=${i}>${n}</label>
        <textarea
          id=${i}
          name=${t}
          rows=${s}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":u}
          aria-describedby=${r?`${i}-problem`:u}
          .value=${L(this.#t.get(t)??o)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${i}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var nn=16,on="<|endoftext|>",Pt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,s){let n=this.#e.get(t);if(n)return n;let o=s();if(this.#e.set(t,o),this.#e.size>nn){let[i]=this.#e.keys();this.#e.delete(i)}return o}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,Fe(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return at(this.tokenizer.bytes(t))!==void 0}plain(t){let s=this.tokenizer.bytes(t);return at(s)??Jt(s)}name(t){let s=this.plain(t);if(t===this.tokenizer.end_of_text)return on;let n=s.trim()||JSON.stringify(s).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Ht=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#e;#t;#s;#n;#o;declared;constructor(t,s,n,o){this.model=s,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=r=>r,this.asset=r=>te(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return ss(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#i(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=ze(t,s.get("_limits")),this.id=Nt(t.name),this.initial=this.values(),this.state=ss(r=>s.get(r),(r,l)=>this.change({[r]:l})),this.#e=new Bt((r,l)=>this.#r(r,l),()=>this.redraw());let i=()=>this.redraw();s.on("change",i),this.onCleanup(()=>s.off("change",i))}async load(){let{assets:t,settings:s,Tokenizer:n,Client:o}=this.declared,i=t.find(l=>l.endsWith("-vocabulary"));n&&i&&(this.tokens=new Pt(new n(await this.asset(i)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(s).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=Qe(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(s=>[s,this.model.get(s)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#i(this.initial),this.onChange()}publish(t){this.#i(t)}writeLink(){if(this.changed)return Ye(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let s=this.data("sizes"),{values:n,problems:o}=Ke(t,this.declared.settings,this.initial,(i,r)=>!s||Je(i,s,r),this.absent);for(let i of Object.keys(n))this.#e.forget(i);this.#i(n),this.problems=o,this.redraw()}#i(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes(),this.redraw()}#r(t,s){this.change({[t]:s});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(s)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,s){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&s(n)}))}onCleanup;dispose(){this.#o=!0;for(let t of this.#s.splice(0))t()}};function ss(e,t){return new Proxy({},{get:(s,n)=>e(n),set:(s,n,o)=>(t(n,o),!0)})}var It=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#o;#i;#r;constructor(t,s,n,o){this.asking=t,this.client=s,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#i=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=o,this.#s=t.first,this.#o=t.question(),this.#n=JSON.stringify(this.#o)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#o}update(){if(!this.client)return;let t=this.asking.question(),s=JSON.stringify(t);if(s===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,s],this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,s,this.#i,n)}retry;async#a(t,s,n,o){let i=()=>n===this.#i,r=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!o});return p&&i()?p:await new Promise(()=>{})},l=(a,c)=>{i()&&([this.#s,this.#o,this.#n]=[a,t,s],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!i())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}i()&&(this.busy=!1,this.redraw())}};var ns=e=>e?.model.get("snapshots")??{};var rn="These are the lab model\u2019s numbers.",os=(e,t,s)=>h`<p class="status-line faint"><label>Loading ${e}, ${rt(s)}
    <progress max=${s} value=${t||u}></progress></label></p>`;function is(e,t=rn){let s=h`<p class="status-line faint">${t}</p>`;if(!e)return s;let{state:n,loaded:o,message:i,snapshots:r}=e.status,l=()=>e.load(!0);if(n==="asking")return h`<p class="status-line">Your browser is set to save data. ${A(`Load the model (${rt(e.size)})`,l)}</p>`;if(n==="failed")return h`<p class="status-line warn" role="alert">The model did not load: ${i}. ${A("Try again",l)}</p>`;if(n==="loading")return os("the model",o,e.size);for(let[a,{size:c}]of Object.entries(ns(e.kit))){let p=r[a];if(p!==void 0)return os(`the model after ${a} % of its training`,p,c)}return s}function rs(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=()=>{s=null,t.remove()},o=a=>{let c=a.target.closest("[data-tip]");c!==s&&(n(),c&&(s=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,an(t,c.getBoundingClientRect())))},i=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:i}))e.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function an(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6,r=document.documentElement.clientWidth-s-4;e.style.left=`${Math.max(4,Math.min(o,r))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var ln=e=>e.stopPropagation();function as(e,t){return{async render({model:s,el:n,page:o}){let i="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):ye(c,n)},l=new Ht(e,s,o,i),a=c=>{if(l.dispose(),r(cn(e.title,c)),!i)throw c;console.warn(c)};try{await l.load();let c=new ee(l,await t(l));l.draw=()=>{try{r(c.view()),i&&Re(i)}catch(p){a(p)}},i&&l.onCleanup(rs(i)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var ee=class{kit;definition;#e;#t;#s;#n;#o;constructor(t,s){this.kit=t,this.definition=s,this.#e="",this.#o=Et(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:o}=t;t.follow=s.follow,t.absent=s.absent;let{question:i,answer:r,first:l,publish:a}=s;if(i&&r&&(this.#s=new It({question:i,answer:r,first:l},o,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#o.cancel()),!n)return;let c=new Ot({page:n,write:()=>t.writeLink(),read:p=>t.readLink(p),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:s}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:i=!1}=this.#s??{};this.#a(s.announcement?.(n));let r=t.declared.assets.includes("lab-model");return h`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ln}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${A("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#i()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${i?"true":"false"}>
          ${s.view(n,{asked:o,busy:i})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?A("Try again",this.#s.retry):u}</p>
        ${r?is(t.client,s.ready):u}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#i(){let[t,s]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(s??{}).length>0;return h`
      <div class="question">
        <p>${t}</p>
        ${n?A("Show me",()=>this.kit.change(s??{})):u}
      </div>
    `}#r(){let{kit:t}=this,s=t.data("examples")??t.declared.examples;return s.length?h`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${s.map(([n,o])=>A(n,()=>t.change(o)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#t)return;let s=this.#t===void 0;this.#t=t,!s&&this.kit.host&&this.#o()}},cn=(e,t)=>h`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var dn={name:"parameter-explorer",title:"Parameter explorer",assets:[],settings:{feed_forward:{kind:"choice",label:"feed-forward network",names:{gelu:"GELU",relu:"ReLU",swiglu:"SwiGLU"},choices:["gelu","relu","swiglu"]},norm:{kind:"choice",label:"norm",names:{layer:"layer norm",rms:"RMS norm"},choices:["layer","rms"]},positions:{kind:"choice",label:"positions",choices:["learned","sinusoidal","rotary","none"]},qk_norm:{kind:"choice",label:"norm of queries and keys",names:{head:"each head",width:"all heads"},choices:["none","head","width"]},experts:{kind:"switch",label:"mixture of experts"},n_experts:{kind:"integer",label:"experts",control:"size",unit:"commas",stops:[1,2,4,8,16,32,48,64,96,128,160,192,256,384,512],symbol:"E",min:1,max:512},n_active:{kind:"integer",label:"experts a token passes",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32],symbol:"k",min:1,max:512},n_shared:{kind:"integer",label:"shared experts",help:"Every token passes them.",min:0,max:16},d_expert:{kind:"integer",label:"width of an expert",control:"size",unit:"commas",stops:[64,128,256,384,512,640,768,896,1024,1152,1280,1408,1536,1664,1792,1920,2048,2304,2560,2816,3072,3328,3584,3840,4096,4608,5120,5632,6144,6656,7168,7680,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_expert",min:1,max:32768},latent:{kind:"switch",label:"latent attention"},kv_rank:{kind:"integer",label:"width of the latent vector",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1536,2048],symbol:"r_kv",min:1,max:16384},d_rope:{kind:"integer",label:"rotated width",control:"size",unit:"commas",stops:[2,4,8,16,32,48,64,80,96,112,128,192,256],symbol:"d_rope",min:1,max:1024},d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_model",min:1,max:131072},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:4096},n_kv_heads:{kind:"integer",label:"key/value heads",control:"size",unit:"commas",symbol:"H_kv",min:1,max:4096},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124,128],symbol:"L",min:1,max:1024},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768,34816,36864,38912,40960,43008,45056,47104,49152,51200,53248,55296,57344,59392,61440,63488,65536],symbol:"d_ff",min:1,max:1048576},vocab_size:{kind:"integer",label:"vocabulary",control:"size",unit:"commas",stops:[256,512,1e3,2e3,3e3,4e3,5e3,6e3,7e3,8e3,9e3,1e4,15e3,2e4,25e3,3e4,32e3,35e3,4e4,45e3,5e4,50257,50304,55e3,6e4,65e3,7e4,75e3,8e4,85e3,9e4,95e3,1e5,12e4,128256,14e4,151936,16e4,18e4,2e5,22e4,24e4,26e4],symbol:"V",min:1,max:4194304},context_length:{kind:"integer",label:"context length",control:"size",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],symbol:"n_ctx",min:1,max:4194304},qkv_bias:{kind:"switch",label:"QKV bias"},bias:{kind:"switch",label:"other biases"},tie_embeddings:{kind:"switch",label:"tied embeddings"},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},lock_n_kv_heads:{kind:"switch",label:"keep H_kv = H"},pinned:{kind:"group",of:["d_model","n_heads","n_layers","d_ff","vocab_size","context_length","qkv_bias","bias","tie_embeddings","n_kv_heads","norm","feed_forward","positions","qk_norm","experts","n_experts","n_active","n_shared","d_expert","latent","kv_rank","d_rope"],least:9}},examples:[]},z={...dn};var{settings:Q}=z,hn=new Set(Q.pinned.of),pn=e=>hn.has(e),ct=e=>Q[e].kind==="switch",ls=e=>Q[e].control==="size",jt=Object.keys(Q).filter(pn),dt=["positions","n_kv_heads","qk_norm","latent","kv_rank","d_rope","norm","feed_forward","experts","n_experts","n_active","n_shared","d_expert"],ht=e=>Object.fromEntries(jt.map(t=>[t,e[t]])),un=["n_experts","n_active","n_shared","d_expert"],fn=["kv_rank","d_rope"],mn=["n_kv_heads","qk_norm","qkv_bias"],$n=["d_ff","feed_forward"],B=(e,{experts:t,latent:s})=>!(t?$n:un).includes(e)&&!(s?mn:fn).includes(e),cs=(e,t)=>jt.every(s=>e[s]===t[s]||!B(s,e)&&!B(s,t));function ds(e){let t=e.n_kv_heads<e.n_heads&&`${e.n_kv_heads} key/value heads`;return dt.filter(s=>B(s,e)).map(s=>{if(s==="n_kv_heads")return t;if(ct(s))return e[s]&&Q[s].label;let n=Q[s];if(n.kind!=="choice"||e[s]===n.choices[0])return!1;let o=String(e[s]);return s==="qk_norm"?n.label:n.names?.[o]??o}).filter(s=>typeof s=="string")}var hs=["B","T","V","n_ctx","L","E","k","H","d_model","r_kv","d_q","d_kv","d_nope","d_rope","d_v","d_head","d_ff","d_expert","d_shared"],se=e=>{let t=hs.indexOf(e);return t<0?hs.length:t},us=e=>[[1,e.toSorted((t,s)=>se(t)-se(s))]];function fs(e){let t=new Map;for(let[s,n]of e.flat()){let[o]=t.get(n.join())??[0];t.set(n.join(),[o+s,n])}return[...t.values()]}var ms=(e,t)=>e.reduce((s,[n,o])=>s+o.reduce((i,r)=>i*t[r],n),0);function $s([e,t]){let s=e!==1||!t.length?[String(e)]:[];for(let n of new Set(t))s.length&&s.push("\xB7"),s.push({symbol:n,power:t.filter(o=>o===n).length});return s}function ps(e){let t=([,s])=>[-s.length,...s.map(se)];return e.toSorted((s,n)=>_n(t(s),t(n))).flatMap((s,n)=>[...n?[" + "]:[],...$s(s)])}function _n(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function pt(e){let t=e.filter(([,o])=>!o.includes("L")),s=e.filter(([,o])=>o.includes("L")).map(([o,i])=>[o,i.filter(r=>r!=="L")]),n=t.length?[ps(t)]:[];return s.length>1?n.push([{symbol:"L",power:1},"\xB7(",...ps(s),")"]):n.push(...s.map(([o,i])=>$s([o,["L",...i]]))),n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var P=({d_model:e,n_heads:t})=>Math.floor(e/t),bs=e=>B("n_kv_heads",e)&&e.n_kv_heads<e.n_heads,ut=e=>bs(e)?e.n_kv_heads*P(e):e.d_model,bn=e=>({V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,d_model:e.d_model,d_kv:ut(e),d_head:P(e),d_ff:e.d_ff,H:e.n_heads,E:e.n_experts,k:e.n_active,d_expert:e.d_expert,d_shared:e.n_shared*e.d_expert,r_kv:e.kv_rank,d_rope:e.d_rope,d_q:e.n_heads*(P(e)+e.d_rope),d_nope:e.n_heads*P(e),d_v:e.n_heads*P(e)}),_s=(e,t)=>({name:e,total:t.reduce((s,n)=>s+n.total,0),active:t.reduce((s,n)=>s+n.active,0),formula:fs(t.map(({formula:s})=>s))});function gs(e,t){let s=bn(t),n=({shape:r,when:l})=>r.every(a=>s[a])&&Object.entries(l).every(([a,c])=>c.includes(t[a])),o=e.map(r=>{let{step:l,component:a,name:c,routed:p}=r,d=r.shape.map(b=>b==="d_kv"&&!bs(t)?"d_model":b),f=b=>us(l==="transformer"?["L",...b]:b),m=n(r)?f(d):[],_=p&&m.length?f(["k",...d.slice(1)]):m,g=d.map(b=>y(s[b])).join(" \xD7 "),[x,$]=[m,_].map(b=>ms(b,s));return{component:a,name:c,formula:m,sizes:g,total:x,active:$}}),i=[...Map.groupBy(o,({component:r})=>r)].map(([r,l])=>({..._s(r,l),tensors:l}));return{..._s("total",o),values:s,components:i}}var{settings:ne}=z,gn={d_model:ne.d_model.max,n_heads:ne.n_heads.max};function ys(e){let{d_model:t,n_heads:s,n_experts:n,n_active:o,positions:i,latent:r,d_rope:l}=e,a=B("n_kv_heads",e)?e:{...e,n_kv_heads:s},c=xe(a);if(c)return{why:c,fixes:we(a,gn)};let p=(d,f,m,_)=>({why:`${d}=${f} is odd; ${i} positions take pairs`,fixes:[e[m]-_,e[m]+_].filter(g=>g>=1&&g<=ne[m].max).map(g=>({name:m,value:g}))});if(i==="sinusoidal"&&t%2)return p("d_model",t,"d_model",s);if(i==="rotary"){if(r&&l%2)return p("d_rope",l,"d_rope",1);let d=t/s;if(!r&&d%2)return p("d_head",d,"d_model",s)}if(e.experts&&o>n)return{why:`n_active=${o} is above n_experts=${n}`,fixes:[{name:"n_active",value:n}]}}var W=e=>ys(e)?.why,vs=e=>ys(e)?.fixes??[];var{settings:oe}=z;function ie(e,t){let s=e.filter(ct);return h`
    ${e.filter(n=>!ct(n)).map(n=>ks(n,t))} ${s.length?h`<div class="switches">${s.map(n=>ws(n,t))}</div>`:u}
  `}var xs=(e,t)=>e.filter(s=>B(s,t.config)).map(s=>ct(s)?ws(s,t):ks(s,t));function ws(e,{kit:t,config:s,now:n,totalOf:o}){let i=o({...s,[e]:!s[e]})-n.total;return t.control(e,{effect:`${s[e]?"off":"on"}: ${J(i)}`})}function ks(e,t){let{kit:{control:s,state:n},config:o}=t;if(!ls(e))return s(e);let i=f=>s(f,{label:Lt(oe[f].label)}),r={n_heads:()=>yn(t),n_kv_heads:()=>[i("lock_n_kv_heads"),xn(o)],d_ff:()=>o.experts?h`<p class="faint note">${Lt("Not in the count: each expert is d_expert wide.")}</p>`:i("lock_d_ff")},{lock_d_ff:l,lock_n_kv_heads:a}=n,c=["rotary","sinusoidal"].includes(o.positions)&&!o.latent,p={...o,lock_d_ff:l||o.experts,lock_n_kv_heads:a,paired:c},d=ke(e,oe[e],p);return e==="n_active"&&(d.stops=oe.n_active.stops.filter(f=>f<=o.n_experts)),[s(e,d),r[e]?.()??u]}function yn({config:e,now:t,headsBefore:s,repair:n}){let{d_model:o,n_heads:i}=e,r=W(e);return r?h`
      <div class="heads-note">
        <p class="warn">${r}</p>
        <p class="fixes">${vs(e).map(({name:l,value:a})=>A(`${l}=${a}`,()=>n(l,a)))}</p>
      </div>
    `:h`
    <div class="heads-note">
      <p>${E("d_head")} = ${y(o)} / ${i} = ${y(o/i)}</p>
      <p class=${s===void 0?"faint":""}>${Lt(vn(e,t,s))}</p>
    </div>
  `}function vn(e,t,s){let{n_heads:n,n_kv_heads:o,latent:i,qk_norm:r}=e;return i?"Each query has d_rope numbers more, so here H changes the count.":o!==n?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":r==="head"?"The norms of queries and keys are d_head wide, so here H changes the count.":s===void 0?"H does not change the count: it only splits d_model.":`H went from ${s} to ${n} and the count stays ${y(t.total)}: H \xB7 d_head is d_model, whatever H is.`}function xn(e){let{d_model:t,n_heads:s,n_kv_heads:n}=e;if(t%s||s%n)return u;let o=s/n;return h`
    <p class="groups-note">
      ${E("d_kv")} = ${n} · ${y(P(e))} = ${y(ut(e))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
    </p>
  `}var As="important",wn=" !"+As,ft=Z(class extends I{constructor(e){if(super(e),e.type!==C.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(wn);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?As:""):s[n]=o}}return T}});var mt=100,kn=.12,Ss=1e-5,Rt=(e,t=mt)=>{let s=2*Math.PI*e;return[t*Math.sin(s),-t*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function An(e,t){let s=(n,o)=>`A ${mt} ${mt} 0 ${o-n>.5?1:0} 1 ${Rt(o).join(" ")}`;return t-e>1-Ss?`M ${Rt(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${Rt(e).join(" ")} ${s(e,t)} Z`}var $t=(e,t=[])=>{let s=e.replaceAll(" ","-");return t.length&&!t.includes(e)?{fill:`color-mix(in oklab, var(--${s}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${s})`,ink:`var(--${s}-ink)`}},Ts=e=>e.reduce((t,s)=>t+s.total,0),Ms=({name:e,total:t},s)=>`${e}: ${y(t)} \xB7 ${R(t/s)}`;function Cs(e,t,s){let n=Ts(e),o=0,i=e.map(r=>{let l=o;return o+=r.total/n,{part:r,from:l,to:o,share:r.total/n}}).filter(({share:r})=>r>Ss);return h`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${i.map(({part:r,from:l,to:a})=>wt`
          <path
            d=${An(l,a)}
            data-component=${r.name}
            data-tip=${Ms(r,n)}
            style=${ft({fill:$t(r.name,s).fill})}
          />
        `)}
      <circle class="edge" r=${mt}></circle>
      ${i.map(({part:r,share:l,from:a,to:c})=>{if(l<kn)return u;let[p,d]=Rt((a+c)/2,.62*mt),f=[...r.name.split(" "),R(l)];return wt`<text transform="translate(${p} ${d})" style=${ft({fill:$t(r.name,s).ink})}>
          ${f.map((m,_)=>wt`<tspan x="0" dy=${_?"1.15em":`${.35-.575*(f.length-1)}em`}>${m}</tspan>`)}
        </text>`})}
    </svg>
  `}var Es=(e,t,s)=>{let n=Ts(e);return h`
    <div class="track" aria-hidden="true">
      ${e.map(o=>h`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${Ms(o,n)}
            ?hidden=${o.total===0}
            style=${ft({background:$t(o.name,s).fill,color:$t(o.name,s).ink,width:`${100*o.total/t}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},zt=e=>h`<span class="swatch" style=${ft({background:$t(e).fill})}></span>`;var re=(e,t,{what:s,name:n,parts:o})=>h`
    <div class="bar ${n}">
      ${s?h`<div class="caption"><span>${s}</span>${y(e.total)}</div>`:u}
      ${Es(e.components,t,o)}
    </div>
  `;function Os(e,t){let s=e.components.filter(({name:o})=>t.includes(o)),n=s.reduce((o,i)=>o+i.total,0);return h`
    <p class="chosen-parts">
      ${s.map(({name:o},i)=>h`${i?" + ":u}${zt(o)} ${o}`)}:
      <b>${y(n)}</b> · ${R(n/e.total)}
    </p>
  `}function Ns(e,t,s){let o=e.components.filter(({name:r})=>t.includes(r)).map(({name:r,total:l})=>`, ${r} ${y(l)}`),i=W(s);return`${y(e.total)} parameters${o.join("")}${i?`; ${i}`:""}`}function Ls(e,t,{bytesPerNumber:s,pinned:n}){let o=s.map(([a,c])=>`${rt(t.total*c)} in ${a}`).join(" \xB7 "),i=n?.count.total??0,r=t.total===i?`as many as the pinned ${n?.name}`:`${J(t.total-i)} (${Ct(t.total,i)}) against the pinned ${n?.name}`,l=W(e);return h`
    <div class="remarks">
      ${e.experts?h`<p>A token passes ${e.n_active} of ${e.n_experts} experts, and so uses
            <b>${y(t.active)}</b> · ${R(t.active/t.total)}</p>`:u}
      <p class="faint">${o}</p>
      ${n?h`<p>${r}</p>`:u}
      ${l?h`<p class="warn">Not buildable: ${l}. ${Sn(e)}</p>`:u}
    </div>
  `}function Sn(e){let{d_model:t,n_heads:s,n_kv_heads:n,latent:o,qk_norm:i}=e,r=(a,c)=>h`as ${E(a)} is taken to be ${y(c)}`,l=o||i==="head"?r("d_head",P(e)):n<s?r("d_kv",ut(e)):t%s?h`as ${E("H")} is not in them`:"";return h`The formulas give a count all the same${l?", ":""}${l}.`}var Bs=(e,t,s)=>{let n=new Map;for(let o=t;o<=s;o++)n.set(e[o],o);return n},Ps=Z(class extends I{constructor(e){if(super(e),e.type!==C.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let o=[],i=[],r=0;for(let l of e)o[r]=n?n(l,r):r,i[r]=s(l,r),r++;return{values:i,keys:o}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let o=Ee(e),{values:i,keys:r}=this.dt(t,s,n);if(!Array.isArray(o))return this.ut=r,i;let l=this.ut??=[],a=[],c,p,d=0,f=o.length-1,m=0,_=i.length-1;for(;d<=f&&m<=_;)if(o[d]===null)d++;else if(o[f]===null)f--;else if(l[d]===r[m])a[m]=j(o[d],i[m]),d++,m++;else if(l[f]===r[_])a[_]=j(o[f],i[_]),f--,_--;else if(l[d]===r[_])a[_]=j(o[d],i[_]),Y(e,a[_+1],o[d]),d++,_--;else if(l[f]===r[m])a[m]=j(o[f],i[m]),Y(e,o[d],o[f]),f--,m++;else if(c===void 0&&(c=Bs(r,m,_),p=Bs(l,d,f)),c.has(l[d]))if(c.has(l[f])){let g=p.get(r[m]),x=g!==void 0?o[g]:null;if(x===null){let $=Y(e,o[d]);j($,i[m]),a[m]=$}else a[m]=j(x,i[m]),Y(e,o[d],x),o[g]=null;m++}else At(o[f]),f--;else At(o[d]),d++;for(;m<=_;){let g=Y(e,a[_+1]);j(g,i[m]),a[m++]=g}for(;d<=f;){let g=o[d++];g!==null&&At(g)}return this.ut=r,kt(e,a),T}});var ae={"output projection":"shared with the token embedding"},js=e=>ae[e]??"none",Hs=(e,t,s)=>h`
    <td class="number">${y(e)}</td>
    <td class="number share">${R(e/t)}</td>
    ${s===void 0?u:h`
      <td class="number pinned wide">${J(e-s)}</td>
      <td class="number pinned">${Ct(e,s)}</td>
    `}
  `,Is=(e,{values:t})=>h`
    <span class="symbols">${lt(pt(e.formula))}</span>
    <span class="filled-in">${e.total?h`= ${lt(pt(e.formula),t)}`:js(e.name)}</span>
  `,Tn=({name:e,tensors:t,total:s},{values:n})=>h`
    <table class="tensors">
      <caption class="unseen">Tensors of ${e}</caption>
      <thead>
        <tr>
          <th scope="col">tensor</th>
          <th scope="col">shape</th>
          <th scope="col" class="wide">all blocks</th>
          <th scope="col" class="number">parameters</th>
        </tr>
      </thead>
      <tbody>
        ${t.filter(o=>o.total||!s).map(o=>h`
            <tr>
              <th scope="row">${o.name}</th>
              <td>${o.sizes}</td>
              <td class="wide">${o.total?h`${lt(pt(o.formula))} = ${lt(pt(o.formula),n)}`:js(e)}</td>
              <td class="number">${y(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function Rs(e,{before:t,open:s,onOpen:n,chosen:o}){let i=new Map(t?.components.map(({name:a,total:c})=>[a,c])),r=e.components.filter(({name:a,total:c})=>c||i.get(a)||ae[a]),l=a=>h`
      <tbody
        data-component=${a.name}
        class="${a.total?"":"absent"} ${o.includes(a.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${zt(a.name)}${a.name}</th>
          ${Hs(a.total,e.total,i.get(a.name))}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${Is(a,e)}
            ${a.total||ae[a.name]?it(h`Tensors<span class="unseen"> of ${a.name}</span>`,s.includes(a.name),c=>{let p=s.filter(d=>d!==a.name);n(c?[...p,a.name]:p)},()=>Tn(a,e)):u}
          </td>
        </tr>
      </tbody>
    `;return h`
    <table class="components ${t?"comparing":""}">
      <caption class="unseen">Parameters by component</caption>
      <thead>
        <tr>
          <th scope="col">component</th>
          <th scope="col" class="number">parameters</th>
          <th scope="col" class="number share">share</th>
          ${t?h`
              <th scope="col" class="number pinned wide">difference</th>
              <th scope="col" class="number pinned">ratio</th>
            `:u}
        </tr>
      </thead>
      ${Ps(r,({name:a})=>a,l)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${Hs(e.total,e.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${Is(e,e)}</td></tr>
      </tfoot>
    </table>
  `}var pr=as(z,e=>{let{state:t,data:s,local:n,change:o,define:i}=e,r=s("_tensors"),l=$=>gs(r,$),a=s("_presets").map($=>({...$,label:`${$.name} \xB7 ${Pe(l($).total)}`})),c=Object.entries(s("_bytes_per_number")).sort(([,$],[,b])=>b-$),p=n({othersOpen:!1,moreOpen:!1,tensorsOf:[]}),d;e.host&&e.onCleanup(He(e.host));let f=$=>a.find(b=>cs(b,$))?.name??"custom",m=$=>d?.to===t.n_heads&&d.total===$?d.from:void 0;function _($,b){o({[$]:b});let w=dt.includes($);s("knobs").includes($)||(p[w?"moreOpen":"othersOpen"]=!0),e.focusSoon(`input[name=${$}]`)}function g($){let b=f($),w=a.map(v=>[v.name,v.label]),O=b==="custom"?[["custom","custom"]]:[],M=v=>{let k=a.find(S=>S.name===v);k&&o({...ht(k),lock_d_ff:k.d_ff===4*k.d_model,lock_n_kv_heads:k.n_kv_heads===k.n_heads})};return h`<div class="preset">${ot("Preset",[...O,...w],b,M,"preset")}</div>`}function x($){let{config:b}=$,w=s("knobs"),O=jt.filter(H=>!w.includes(H)&&!dt.includes(H)),M=dt.filter(H=>!w.includes(H)),v=()=>h`${g(b)} ${ie(O,$)}`,k=H=>p.othersOpen=H,S=H=>p.moreOpen=H,X=h`More switches <span class="faint">${ds(b).join(" \xB7 ")}</span>`,zs=()=>h`<div class="controls">${v()}</div>`,Ds=()=>{t.pinned=null,e.focusSoon("button.pin")};return h`
      <div class="controls">
        ${w.length?h`
            ${ie(w,$)}
            <div class="others">
              ${it("All other sizes",p.othersOpen,k,zs)}
            </div>
          `:v()}
        <div class="more">
          ${it(X,p.moreOpen,S,()=>h`<div class="controls">${xs(M,$)}</div>`)}
        </div>
        <div class="actions">
          ${A("Pin this",()=>t.pinned=b,{name:"pin"})}
          ${t.pinned?A("Unpin",Ds):u}
        </div>
      </div>
    `}return i({absent:Se,follow($){let{n_heads:b}=$;if(b!==void 0&&Object.keys($).length===1){let{total:w}=l(ht(t));d={from:m(w)??t.n_heads,to:b,total:w}}return{...$,...Ae($,t)}},announcement:()=>{let $=ht(t);return Ns(l($),s("parts"),$)},view(){let $=ht(t),b=s("parts"),w=t.pinned,O=w&&{...a[0],n_kv_heads:w.n_heads,...w},M=O?{count:l(O),name:f(O)}:void 0,v=l($),k=Math.max(v.total,M?.count.total??0),S=y(v.total);return h`
        <div class="layout">
          <div class="within-reach">
            <div class="summary">
              <p class=${W($)?"not-buildable":""}>
                <span class="total" style="--digits: ${String(S.length)}">${S}</span><span
                class="faint"> parameters</span>
              </p>
              ${b.length?Os(v,b):u}
              ${re(v,k,{what:M?f($):"",name:"now",parts:b})}
              ${M?re(M.count,k,{what:`pinned: ${M.name}`,name:"before",parts:b}):u}
            </div>
            ${x({kit:e,config:$,now:v,repair:_,totalOf:X=>l(X).total,headsBefore:m(v.total)})}
          </div>
          <div class="picture">
            ${Cs(v.components,`Pie of ${S} parameters; the table has its numbers`,b)}
            ${Ls($,v,{bytesPerNumber:c,pinned:M})}
          </div>
          ${Rs(v,{before:M?.count,open:p.tensorsOf,onOpen:X=>p.tensorsOf=X,chosen:b})}
        </div>
      `}})});export{pr as default};
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
