var Bt=globalThis,Qt=e=>e,lt=Bt.trustedTypes,Xt=lt?lt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Lt="$lit$",N=`lit$${Math.random().toFixed(9).slice(2)}$`,Pt="?"+N,bs=`<${Pt}>`,R=document,Y=()=>R.createComment(""),J=e=>e===null||typeof e!="object"&&typeof e!="function",Ht=Array.isArray,ie=e=>Ht(e)||typeof e?.[Symbol.iterator]=="function",Ot=`[ 	
\f\r]`,G=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,te=/-->/g,ee=/>/g,I=RegExp(`>|${Ot}(?:([^\\s"'>=/]+)(${Ot}*=${Ot}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),se=/'/g,ne=/"/g,re=/^(?:script|style|textarea|title)$/i,It=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),d=It(1),ft=It(2),Js=It(3),C=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),oe=new WeakMap,j=R.createTreeWalker(R,129);function ae(e,t){if(!Ht(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Xt!==void 0?Xt.createHTML(t):t}var le=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=G;for(let l=0;l<s;l++){let a=e[l],c,u,p=-1,f=0;for(;f<a.length&&(r.lastIndex=f,u=r.exec(a),u!==null);)f=r.lastIndex,r===G?u[1]==="!--"?r=te:u[1]!==void 0?r=ee:u[2]!==void 0?(re.test(u[2])&&(o=RegExp("</"+u[2],"g")),r=I):u[3]!==void 0&&(r=I):r===I?u[0]===">"?(r=o??G,p=-1):u[1]===void 0?p=-2:(p=r.lastIndex-u[2].length,c=u[1],r=u[3]===void 0?I:u[3]==='"'?ne:se):r===ne||r===se?r=I:r===te||r===ee?r=G:(r=I,o=void 0);let $=r===I&&e[l+1].startsWith("/>")?" ":"";i+=r===G?a+bs:p>=0?(n.push(c),a.slice(0,p)+Lt+a.slice(p)+N+$):a+N+(p===-2?l:$)}return[ae(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},K=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[c,u]=le(t,s);if(this.el=e.createElement(c,n),j.currentNode=this.el.content,s===2||s===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=j.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(Lt)){let f=u[r++],$=o.getAttribute(p).split(N),y=/([.?@])?(.*)/.exec(f);a.push({type:1,index:i,name:y[2],strings:$,ctor:y[1]==="."?dt:y[1]==="?"?ht:y[1]==="@"?ut:U}),o.removeAttribute(p)}else p.startsWith(N)&&(a.push({type:6,index:i}),o.removeAttribute(p));if(re.test(o.tagName)){let p=o.textContent.split(N),f=p.length-1;if(f>0){o.textContent=lt?lt.emptyScript:"";for(let $=0;$<f;$++)o.append(p[$],Y()),j.nextNode(),a.push({type:2,index:++i});o.append(p[f],Y())}}}else if(o.nodeType===8)if(o.data===Pt)a.push({type:2,index:i});else{let p=-1;for(;(p=o.data.indexOf(N,p+1))!==-1;)a.push({type:7,index:i}),p+=N.length-1}i++}}static createElement(t,s){let n=R.createElement("template");return n.innerHTML=t,n}};function z(e,t,s=e,n){if(t===C)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=J(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=z(e,o._$AS(e,t.values),o,n)),t}var ct=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??R).importNode(s,!0);j.currentNode=o;let i=j.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new q(i,i.nextSibling,this,t):a.type===1?c=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(c=new pt(i,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(i=j.nextNode(),r++)}return j.currentNode=R,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},q=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=z(this,t,s),J(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==C&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ie(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&J(this._$AH)?this._$AA.nextSibling.data=t:this.T(R.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=K.createElement(ae(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new ct(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=oe.get(t.strings);return s===void 0&&oe.set(t.strings,s=new K(t)),s}k(t){Ht(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(Y()),this.O(Y()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Qt(t).nextSibling;Qt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},U=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=z(this,t,s,0),r=!J(t)||t!==this._$AH&&t!==C,r&&(this._$AH=t);else{let l=t,a,c;for(t=i[0],a=0;a<i.length-1;a++)c=z(this,l[n+a],s,a),c===C&&(c=this._$AH[a]),r||=!J(c)||c!==this._$AH[a],c===h?t=h:t!==h&&(t+=(c??"")+i[a+1]),this._$AH[a]=c}r&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},dt=class extends U{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},ht=class extends U{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},ut=class extends U{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=z(this,t,s,0)??h)===C)return;let n=this._$AH,o=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==h&&(n===h||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},pt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){z(this,t)}},ce={M:Lt,P:N,A:Pt,C:1,L:le,R:ct,D:ie,V:z,I:q,H:U,N:ht,U:ut,B:dt,F:pt},_s=Bt.litHtmlPolyfillSupport;_s?.(K,q),(Bt.litHtmlVersions??=[]).push("3.3.3");var de=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new q(t.insertBefore(Y(),i),i,void 0,s??{})}return o._$AI(e),o};var jt=(e,t)=>Array.from({length:Math.max(0,t-e+1)},(s,n)=>e+n),he=e=>jt(1,e).filter(t=>e%t===0);function P({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}function ue({d_model:e,n_heads:t,n_kv_heads:s},n){if(e%t===0){let l=he(t),a=l.findLast(u=>u<s),c=l.find(u=>u>s);return[a,c].flatMap(u=>u===void 0?[]:[{name:"n_kv_heads",value:u}])}let o=l=>e%l===0,i=e-e%t;return[["n_heads",jt(1,Math.min(t,e)).findLast(o)],["n_heads",jt(t+1,Math.min(n.n_heads,e)).find(o)],["d_model",i],["d_model",i+t]].flatMap(([l,a])=>a!==void 0&&a>=1&&a<=n[l]?[{name:l,value:a}]:[])}function pe(e,{stops:t=[]},{d_model:s,n_heads:n,n_kv_heads:o=n,lock_n_kv_heads:i=!0,lock_d_ff:r}){switch(e){case"d_model":{let l=t.map(a=>Math.max(1,Math.round(a/n))*n);return{stops:[...new Set(l)]}}case"n_heads":{let l=t.filter(c=>s%c===0),a=l.filter(c=>i||c%o===0);return{stops:a.length?a:l}}case"n_kv_heads":return{stops:he(n),ends:["one for all query heads, the least","as many as H, the most"]};default:return e==="d_ff"?{disabled:r}:{}}}function fe(e,t){let s=o=>e[o]??t[o],n={};return s("lock_d_ff")&&(n.d_ff=4*(e.d_model??t.d_model)),"n_kv_heads"in e&&!("lock_n_kv_heads"in e)?n.lock_n_kv_heads=!1:s("lock_n_kv_heads")&&(n.n_kv_heads=e.n_heads??t.n_heads),n}function me(e,t){let{d_model:s,n_heads:n,n_kv_heads:o,d_ff:i}=e;return{...t.has("d_model")?{d_ff:4*s}:{},...t.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:i===4*s,lock_n_kv_heads:o===n}}var E={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},mt=e=>(...t)=>({_$litDirective$:e,values:t}),V=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:en}=ce;var $e=e=>e.strings===void 0;var ys={},ge=(e,t=ys)=>e._$AH=t;var O=mt(class extends V{constructor(e){if(super(e),e.type!==E.PROPERTY&&e.type!==E.ATTRIBUTE&&e.type!==E.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!$e(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===C||t===h)return t;let s=e.element,n=e.name;if(e.type===E.PROPERTY){if(t===s[n])return C}else if(e.type===E.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return C}else if(e.type===E.ATTRIBUTE&&s.getAttribute(n)===t+"")return C;return ge(e),t}});var F=e=>e.target;function $t({label:e,name:t,value:s,stops:n,onChange:o,...i}){let{text:r=String,disabled:l=!1}=i,a=d`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${l}
      .value=${O(String(ws(n,s)))}
      @pointerdown=${c=>F(c).valueBefore=s}
      @pointercancel=${c=>{let{valueBefore:u}=F(c);u!==void 0&&o(u)}}
      @input=${c=>o(n[F(c).valueAsNumber])}
    >
  `;return e===h?a:d`<label class="slider">${e}${a}</label>`}var Rt=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function ws(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var gt=({label:e,name:t,checked:s,onChange:n,effect:o=h})=>d`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${O(s)}
        @change=${i=>n(F(i).checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,S=(e,t,{disabled:s=!1,name:n=""}={})=>d`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${s?"true":h}
      @click=${()=>s||t()}
    >${e}</button>
  `,Q=(e,t,s,n,o="")=>d`
    <label>${e}
      <select name=${o||h} @change=${i=>n(t[i.target.selectedIndex][0])}>
        ${t.map(([i,r])=>d`<option value=${String(i)} .selected=${O(i===s)}>${r}</option>`)}
      </select>
    </label>
  `,be=(e,t,s,n,o)=>d`
    <fieldset class="choices">
      <legend>${e}</legend>
      ${s.map(([i,r])=>d`<label><input
          type="radio"
          name=${t}
          value=${String(i)}
          .checked=${O(i===n)}
          @change=${()=>o(i)}
        > ${r}</label>`)}
    </fieldset>
  `,_e=({label:e,name:t,value:s,onChange:n,...o})=>{let{min:i=-1/0,max:r=1/0}=o;return d`
    <label class="slider"><span>${e}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(i)?i:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(s)}
        @change=${l=>{let a=Math.round(F(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,i),r):s;F(l).value=String(c),n(c)}}
      >
    </label>
  `},bt=(e,t,s,n)=>d`
    <details ?open=${t} @toggle=${o=>{let i=o.target.open;i!==t&&s(i)}}>
      <summary>${e}</summary>
      ${t?n():h}
    </details>
  `;var vs=new Intl.NumberFormat("en-US"),g=e=>vs.format(e),zt=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var _t=(e,t=1)=>`${(100*e).toFixed(t)} %`;function D(e){return e===0||e===1?_t(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:_t(e)}function ye(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}function we(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):g(Math.round(n))} ${t[s]}`.trim()}var X=e=>we(e,["bytes","kB","MB","GB","TB"]),ve=e=>we(e,["","K","M","B","T"]),W=e=>e===0?"0":`${e>0?"+":"\u2212"}${g(Math.abs(e))}`;function yt(e,t){if(e===t)return"same";if(t===0)return"new";if(e===0)return"gone";let s=e/t;return`\xD7${s>=1e3?g(Math.round(s)):Number(s.toPrecision(3))}`}function xe(e){let t=i=>{let l=i.target.closest("[data-component]")?.getAttribute("data-component");for(let a of e.querySelectorAll("[data-component]"))a.toggleAttribute("data-lit",a.getAttribute("data-component")===l)},s=()=>{for(let i of e.querySelectorAll("[data-lit]"))i.removeAttribute("data-lit")},n=new AbortController,o={pointerover:t,focusin:t,pointerleave:s,focusout:s};for(let[i,r]of Object.entries(o))e.addEventListener(i,r,{signal:n.signal});return()=>n.abort()}function wt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var xs=4e3,vt=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=wt(400,()=>{let s=this.#t;this.options.page.write(this.#o()),this.#t!==s&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#i()),queueMicrotask(()=>this.#i())}#o(){let t=this.options.write();return this.#t=(t?.length??0)>xs,this.#t?void 0:t}#i(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#o(),this.#t)return d`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return d`
      <span class="copy-link">
        ${S("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?d`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:h}
      </span>
    `}};var ke=new WeakMap;function Se(e){for(let t of e.querySelectorAll("[data-in-view]")){let s=t.closest(".scrolls"),n=t.dataset.inView??"";if(!s||ke.get(s)===n)continue;ke.set(s,n);let[o,i]=[s.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(s).scrollPaddingLeft)||0;s.scrollLeft+=Ae(i.left,i.right,o.left+r,o.right),s.scrollTop+=Ae(i.top,i.bottom,o.top,o.bottom)}}function Ae(e,t,s,n){return t>n?Math.min(t-n+12,e-s):e<s?e-s-12:0}function Te(e,t={}){let s=Object.entries(e.settings).map(([n,o])=>[n,n in t?{...o,max:t[n]}:o]);return{...e,settings:Object.fromEntries(s)}}var Ut=Symbol.for("gpt-lab-ids");function xt(e){let t=globalThis;return t[Ut]=(t[Ut]??0)+1,`${e}-${t[Ut]}`}function Ce(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Me(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return tt(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var Dt=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ne=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ks={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},As=/[\p{C}\p{Z}]/u,Ss=/^\p{M}/u;function tt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function Ee(e){let t=tt(e);if(t===void 0)return d`<span class="bytes">${Dt(e)}</span>`;let s=Ss.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!As.test(o)){n+=o;continue}let i=Ne(o),[r,l]=ks[o]??[i,i];s.push(n,d`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return d`${s}${n}`}function qt(e){let t=/\p{Surrogate}/u.exec(e);return t?`Character ${[...e.slice(0,t.index)].length+1} is ${Ne(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Ts=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Oe={encode:String,decode(e,t){let{kind:s,min:n=-1/0,max:o=1/0}=t,i=Number(e||NaN);return i>=n&&i<=o&&(s==="number"||Number.isInteger(i))?i:void 0},rule(e){let{min:t,max:s}=e;return s===void 0?`${t} or more`:`in ${t} \u2026 ${s}`}},Vt={number:Oe,integer:Oe,position:{encode:e=>e===null?"":String(e),decode:e=>e===""?null:/^\d{1,6}$/.test(e)?Number(e):void 0,rule:()=>"a position"},choice:{encode:String,decode:(e,t)=>t.choices.find(s=>s===Cs(e)),rule:e=>`one of ${e.choices.join(", ")}`},switch:{encode:String,decode:e=>Ts.get(e),rule:()=>"true or false"},text:{encode:e=>Ce(e),decode:Me,rule:()=>"a text"},parts:{encode:e=>e.join(","),decode:e=>e?e.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:e=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(Be(e))?Be(e):void 0,rule:()=>"a tensor's name and an index"},group:{encode(e,t,s){let n=e??{};return t.of.filter(i=>i in n).map(i=>Le(n[i],s[i],s)).join(",")},decode(e,t,s){let{of:n,least:o}=t;if(!e)return null;let i=e.split(",");if(i.length<o||i.length>n.length)return;let r=i.map((l,a)=>[n[a],Pe(l,s[n[a]],s)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:e=>e.of.join(",")}},Be=e=>e.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Cs=e=>e.replaceAll("%20"," "),Le=(e,t,s={})=>Vt[t.kind].encode(e,t,s),Pe=(e,t,s={})=>Vt[t.kind].decode(e,t,s);function He(e,t,s,n=()=>({})){let o=(a,c)=>Le(c[a],e[a],e),i=Object.keys(e),r=i.filter(a=>o(a,t)!==o(a,s)),l={...s,...n(t,new Set(r))};return i.flatMap(a=>e[a].kind==="text"&&a==="text"||o(a,t)!==o(a,l)?[`${a}=${o(a,t)}`]:[]).join("&")}function Ie(e,t,s,n=()=>!0,o=()=>({})){let i=e.split("&").map(p=>{let f=p.indexOf("=");return f<0?["text",p]:[p.slice(0,f),p.slice(f+1)]}),r=new Map(i),l=new Set(r.keys()),[a,c]=[{},[]],u=()=>({...s,...o({...s,...a},l)});for(let[p,f]of Object.entries(t)){let $=r.get(p),y=$===void 0?u()[p]:Pe($,f,t);if(f.kind==="parts"&&y!==void 0){let v=y,k=v.filter(T=>n(T,f));for(let T of v)k.includes(T)||c.push(`${T} is not a part of the model`);y=k}else if(y===void 0){let{rule:v}=Vt[f.kind];c.push(p==="text"?"its text is damaged":`${p}=${$} is not ${v(f)}`),y=s[p]}a[p]=y}return{values:a,problems:c}}function Ft(e,t){return new Promise((s,n)=>{let o=(i,r)=>{i.type!=="asset"||i.name!==t||(e.off("msg:custom",o),i.error?n(new Error(i.error)):s(r[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}var Ms=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function je(e,t,{streams:s,neurons:n,places:o}={}){let i=o?e.replace(/@\d{1,6}$/,""):e;if(Ms(i)&&!s)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(i)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:i==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var Ns=Symbol.for("gpt-lab shared text");function Re(e){let t=globalThis,s=t[Ns]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let i of s.watchers)i()};s.takers.add(e),queueMicrotask(n);let o="";return{watch(i){return s.watchers.add(i),()=>s.watchers.delete(i)},enter(i){if(o=i,!!s.on)for(let r of s.takers)r!==e&&r(i)},leave(){s.takers.delete(e),n()},view:()=>s.takers.size<2?h:d`<div class="shared-text">${gt({label:"Same text in all widgets of this page",name:"shared_text",checked:s.on,onChange:i=>{if(s.on=i,i&&o)for(let r of s.takers)r!==e&&r(o);n()}})}</div>`}}function B(e){let[t,s]=e.split("_");return d`<span class="math"><i>${t}</i>${s?d`<span class="underscore">_</span><sub>${s}</sub>`:h}</span>`}var ze=e=>e.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,s)=>s%2?B(t):t),et=(e,t)=>e.map(s=>typeof s=="string"?s:[t?g(t[s.symbol]):B(s.symbol),zt(s.power)]);function Ue(e,t,s=1/0){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${e}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${e}=${i} is below 1`}:r>s?{problem:`${e}=${i} is above ${s}`}:{value:r}}function qe({name:e,setting:t,label:s,value:n,stops:o,ends:i,text:r,draft:l,onDraft:a,onChange:c,...u}){let{disabled:p=!1,id:f}=u,{symbol:$=e,max:y}=t,v=l===void 0?{value:n}:Ue(e,l,y),k=v.value===void 0||v.value===n?l:void 0,T=v.value===void 0?v.problem:void 0,m=De(n,o,i),b=_=>{a(),c(_)},x=_=>{let w=_.target.value;a(w);let{value:A}=Ue(e,w,y);A!==void 0&&c(A)},M=_=>{if(_.key!=="ArrowUp"&&_.key!=="ArrowDown")return;_.preventDefault();let w=_.key==="ArrowUp"?o.find(A=>A>n):o.findLast(A=>A<n);w!==void 0&&b(w)};return d`
    <div class="size">
      <label>
        <span class="name">${B($)} ${s}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${e}
          .value=${O(k??String(n))}
          ?disabled=${p}
          aria-invalid=${String(!!T)}
          aria-describedby=${T?`${f}-${e}`:h}
          @input=${x}
          @change=${()=>T||a()}
          @keydown=${M}
        >
      </label>
      ${$t({value:n,stops:o,disabled:p,onChange:b,label:h,name:`${$}, ${s}: slider`,text:_=>[r(_),De(_,o,i)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${p?"":m}</p>
      <p class="warn problem" id="${f}-${e}" ?hidden=${!T}>${T?`${T}; the figure still has ${n}`:""}</p>
    </div>
  `}function De(e,t,[s,n]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return e===o?n:e===t[0]?s:e>o||e<t[0]?"beyond the slider":""}var Es={commas:g,percent:e=>_t(e,0),1:e=>ye(e,1)},kt=class{change;redraw;#e;#t;constructor(t,s){this.change=t,this.redraw=s,this.#e=xt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,s,n,o={}){let i=s.help??h,r=this.#s(t,s,n,o);return d`<div class="control" data-setting=${t} title=${i}>${r}</div>`}#s(t,s,n,o){let i=s.kind==="text"?s.label:s.label??t,r=o.label??i,l=o.value??n,a=c=>this.change(t,c);switch(s.kind){case"switch":return gt({label:r,name:t,checked:!!l,onChange:a,effect:o.effect});case"choice":return this.#n(t,s,r,l,a);case"text":return this.#i(t,s,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${s.kind} is chosen in a view`);default:return this.#o(t,s,r,l,a,o)}}#n(t,{control:s,choices:n,names:o},i,r,l){let a=n.map(c=>[c,o?.[c]??c]);return s==="select"?Q(i,a,r,l,t):be(i,`${this.#e}-${t}`,a,r,l)}#o(t,s,n,o,i,r){let{control:l,names:a,unit:c="",step:u=1}=s,{min:p=s.min??0,max:f=s.max??1/0}=r,$=k=>a?.[k]??(Es[c]??String)(k),y=()=>r.stops??s.stops??Rt(p,f,u),v=()=>y().filter(k=>k>=p&&k<=f);return l==="size"?qe({name:t,setting:s,label:n,value:o,text:$,onChange:i,stops:v(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:k=>{k===void 0?this.#t.delete(t):this.#t.set(t,k),this.redraw()}}):l==="field"?_e({label:n,name:t,value:o,min:p,max:f,onChange:i}):l==="select"?Q(n,Rt(p,f,1).map(k=>[k,$(k)]),o,i,t):$t({label:d`<span>${n} <span class="number">${$(o)}</span></span>`,name:typeof n=="string"?n:s.label??t,value:o,stops:v(),text:$,onChange:i,disabled:r.disabled})}#i(t,{rows:s=2},n,o){let i=`${this.#e}-${t}`,r=qt(this.#t.get(t)??""),l=a=>{let c=a.target.value;qt(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===o?this.redraw():this.change(t,c)};return d`
      <div class="text-field">
        <label for=${i}>${n}</label>
        <textarea
          id=${i}
          name=${t}
          rows=${s}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":h}
          aria-describedby=${r?`${i}-problem`:h}
          .value=${O(this.#t.get(t)??o)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${i}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Os=16,Bs="<|endoftext|>",At=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,s){let n=this.#e.get(t);if(n)return n;let o=s();if(this.#e.set(t,o),this.#e.size>Os){let[i]=this.#e.keys();this.#e.delete(i)}return o}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,Ee(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return tt(this.tokenizer.bytes(t))!==void 0}plain(t){let s=this.tokenizer.bytes(t);return tt(s)??Dt(s)}name(t){let s=this.plain(t);if(t===this.tokenizer.end_of_text)return Bs;let n=s.trim()||JSON.stringify(s).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var St=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#e;#t;#s;#n;#o;declared;constructor(t,s,n,o){this.model=s,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=r=>r,this.asset=r=>Ft(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Ve(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#i(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=Te(t,s.get("_limits")),this.id=xt(t.name),this.initial=this.values(),this.state=Ve(r=>s.get(r),(r,l)=>this.change({[r]:l})),this.#e=new kt((r,l)=>this.#r(r,l),()=>this.redraw());let i=()=>this.redraw();s.on("change",i),this.onCleanup(()=>s.off("change",i))}async load(){let{assets:t,settings:s,Tokenizer:n,Client:o}=this.declared,i=t.find(l=>l.endsWith("-vocabulary"));n&&i&&(this.tokens=new At(new n(await this.asset(i)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(s).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=Re(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(s=>[s,this.model.get(s)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#i(this.initial),this.onChange()}publish(t){this.#i(t)}writeLink(){if(this.changed)return He(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let s=this.data("sizes"),{values:n,problems:o}=Ie(t,this.declared.settings,this.initial,(i,r)=>!s||je(i,s,r),this.absent);for(let i of Object.keys(n))this.#e.forget(i);this.#i(n),this.problems=o,this.redraw()}#i(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes(),this.redraw()}#r(t,s){this.change({[t]:s});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(s)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,s){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&s(n)}))}onCleanup;dispose(){this.#o=!0;for(let t of this.#s.splice(0))t()}};function Ve(e,t){return new Proxy({},{get:(s,n)=>e(n),set:(s,n,o)=>(t(n,o),!0)})}var Tt=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#o;#i;#r;constructor(t,s,n,o){this.asking=t,this.client=s,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#i=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=o,this.#s=t.first,this.#o=t.question(),this.#n=JSON.stringify(this.#o)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#o}update(){if(!this.client)return;let t=this.asking.question(),s=JSON.stringify(t);if(s===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,s],this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,s,this.#i,n)}retry;async#a(t,s,n,o){let i=()=>n===this.#i,r=async(a,c)=>{let u=await this.client.look(a,{onTokens:c,load:!o});return u&&i()?u:await new Promise(()=>{})},l=(a,c)=>{i()&&([this.#s,this.#o,this.#n]=[a,t,s],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!i())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}i()&&(this.busy=!1,this.redraw())}};var Fe=e=>e?.model.get("snapshots")??{};var Ls="These are the lab model\u2019s numbers.",We=(e,t,s)=>d`<p class="status-line faint"><label>Loading ${e}, ${X(s)}
    <progress max=${s} value=${t||h}></progress></label></p>`;function Ze(e,t=Ls){let s=d`<p class="status-line faint">${t}</p>`;if(!e)return s;let{state:n,loaded:o,message:i,snapshots:r}=e.status,l=()=>e.load(!0);if(n==="asking")return d`<p class="status-line">Your browser is set to save data. ${S(`Load the model (${X(e.size)})`,l)}</p>`;if(n==="failed")return d`<p class="status-line warn" role="alert">The model did not load: ${i}. ${S("Try again",l)}</p>`;if(n==="loading")return We("the model",o,e.size);for(let[a,{size:c}]of Object.entries(Fe(e.kit))){let u=r[a];if(u!==void 0)return We(`the model after ${a} % of its training`,u,c)}return s}function Ge(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=()=>{s=null,t.remove()},o=a=>{let c=a.target.closest("[data-tip]");c!==s&&(n(),c&&(s=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,Ps(t,c.getBoundingClientRect())))},i=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:i}))e.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Ps(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6,r=document.documentElement.clientWidth-s-4;e.style.left=`${Math.max(4,Math.min(o,r))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Hs=e=>e.stopPropagation();function Ye(e,t){return{async render({model:s,el:n,page:o}){let i="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):de(c,n)},l=new St(e,s,o,i),a=c=>{if(l.dispose(),r(Is(e.title,c)),!i)throw c;console.warn(c)};try{await l.load();let c=new Wt(l,await t(l));l.draw=()=>{try{r(c.view()),i&&Se(i)}catch(u){a(u)}},i&&l.onCleanup(Ge(i)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Wt=class{kit;definition;#e;#t;#s;#n;#o;constructor(t,s){this.kit=t,this.definition=s,this.#e="",this.#o=wt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:o}=t;t.follow=s.follow,t.absent=s.absent;let{question:i,answer:r,first:l,publish:a}=s;if(i&&r&&(this.#s=new Tt({question:i,answer:r,first:l},o,()=>t.redraw(),u=>a&&t.publish(a(u)))),t.onCleanup(()=>this.#o.cancel()),!n)return;let c=new vt({page:n,write:()=>t.writeLink(),read:u=>t.readLink(u),redraw:()=>t.redraw(),find:u=>t.find(u)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:s}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:i=!1}=this.#s??{};this.#a(s.announcement?.(n));let r=t.declared.assets.includes("lab-model");return d`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Hs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??h}
            ${S("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
          ${this.#s?.again?S("Try again",this.#s.retry):h}</p>
        ${r?Ze(t.client,s.ready):h}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#i(){let[t,s]=this.kit.data("_question")??[];if(!t)return h;let n=Object.keys(s??{}).length>0;return d`
      <div class="question">
        <p>${t}</p>
        ${n?S("Show me",()=>this.kit.change(s??{})):h}
      </div>
    `}#r(){let{kit:t}=this,s=t.data("examples")??t.declared.examples;return s.length?d`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${s.map(([n,o])=>S(n,()=>t.change(o)))}
      </div>
    `:h}#a(t){if(t===void 0||t===this.#t)return;let s=this.#t===void 0;this.#t=t,!s&&this.kit.host&&this.#o()}},Is=(e,t)=>d`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var js={name:"parameter-explorer",title:"Parameter explorer",assets:[],settings:{d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_model",min:1,max:131072},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:4096},n_kv_heads:{kind:"integer",label:"key/value heads",control:"size",unit:"commas",symbol:"H_kv",min:1,max:4096},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124,128],symbol:"L",min:1,max:1024},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768,34816,36864,38912,40960,43008,45056,47104,49152,51200,53248,55296,57344,59392,61440,63488,65536],symbol:"d_ff",min:1,max:1048576},vocab_size:{kind:"integer",label:"vocabulary",control:"size",unit:"commas",stops:[256,512,1e3,2e3,3e3,4e3,5e3,6e3,7e3,8e3,9e3,1e4,15e3,2e4,25e3,3e4,35e3,4e4,45e3,5e4,50257,55e3,6e4,65e3,7e4,75e3,8e4,85e3,9e4,95e3,1e5,12e4,14e4,16e4,18e4,2e5,22e4,24e4,26e4],symbol:"V",min:1,max:4194304},context_length:{kind:"integer",label:"context length",control:"size",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],symbol:"n_ctx",min:1,max:4194304},qkv_bias:{kind:"switch",label:"QKV bias"},bias:{kind:"switch",label:"other biases"},tie_embeddings:{kind:"switch",label:"tied embeddings"},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},lock_n_kv_heads:{kind:"switch",label:"keep H_kv = H"},pinned:{kind:"group",of:["d_model","n_heads","n_layers","d_ff","vocab_size","context_length","qkv_bias","bias","tie_embeddings","n_kv_heads"],least:9}},examples:[]},Z={...js};var{settings:Zt}=Z,Rs=new Set(Zt.pinned.of),zs=e=>Rs.has(e),Gt=e=>Zt[e].kind==="switch",Je=e=>!Gt(e),Ct=Object.keys(Zt).filter(zs),st=e=>Object.fromEntries(Ct.map(t=>[t,e[t]]));var Ke=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],Yt=e=>{let t=Ke.indexOf(e);return t<0?Ke.length:t},Xe=e=>[[1,e.toSorted((t,s)=>Yt(t)-Yt(s))]];function ts(e){let t=new Map;for(let[s,n]of e.flat()){let[o]=t.get(n.join())??[0];t.set(n.join(),[o+s,n])}return[...t.values()]}var es=(e,t)=>e.reduce((s,[n,o])=>s+o.reduce((i,r)=>i*t[r],n),0);function ss([e,t]){let s=e!==1||!t.length?[String(e)]:[];for(let n of new Set(t))s.length&&s.push("\xB7"),s.push({symbol:n,power:t.filter(o=>o===n).length});return s}function Qe(e){let t=([,s])=>[-s.length,...s.map(Yt)];return e.toSorted((s,n)=>Us(t(s),t(n))).flatMap((s,n)=>[...n?[" + "]:[],...ss(s)])}function Us(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function nt(e){let t=e.filter(([,o])=>!o.includes("L")),s=e.filter(([,o])=>o.includes("L")).map(([o,i])=>[o,i.filter(r=>r!=="L")]),n=t.length?[Qe(t)]:[];return s.length>1?n.push([{symbol:"L",power:1},"\xB7(",...Qe(s),")"]):n.push(...s.map(([o,i])=>ss([o,["L",...i]]))),n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var ot=({d_model:e,n_heads:t,n_kv_heads:s})=>s>=t?e:s*Math.floor(e/t),Ds=e=>({V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,d_model:e.d_model,d_kv:ot(e),d_ff:e.d_ff,H:e.n_heads}),ns=(e,t)=>({name:e,total:t.reduce((s,n)=>s+n.total,0),formula:ts(t.map(({formula:s})=>s))});function os(e,t){let s=Ds(t),n=t.n_kv_heads<t.n_heads,o={always:!0,qkv_bias:t.qkv_bias,bias:t.bias,untied:!t.tie_embeddings},i=e.map(({step:l,component:a,name:c,shape:u,when:p})=>{let f=u.map(v=>v==="d_kv"&&!n?"d_model":v),$=o[p]?Xe(l==="transformer"?["L",...f]:f):[],y=f.map(v=>g(s[v])).join(" \xD7 ");return{component:a,name:c,formula:$,sizes:y,total:es($,s)}}),r=[...Map.groupBy(i,({component:l})=>l)].map(([l,a])=>({...ns(l,a),tensors:a}));return{...ns("total",i),values:s,components:r}}var{settings:Mt}=Z;function Jt(e,t){let s=e.filter(Gt);return d`
    ${e.filter(Je).map(n=>qs(n,t))} ${s.length?d`<div class="switches">${s.map(n=>{let{kit:o,config:i,now:r,totalOf:l}=t,a=l({...i,[n]:!i[n]})-r.total;return o.control(n,{effect:`${i[n]?"off":"on"}: ${W(a)}`})})}</div>`:h}
  `}function qs(e,t){let{kit:{control:s,state:n}}=t,o=r=>s(r,{label:ze(Mt[r].label)}),i={n_heads:()=>Vs(t),n_kv_heads:()=>[o("lock_n_kv_heads"),Fs(t.config)],d_ff:()=>o("lock_d_ff")};return[s(e,pe(e,Mt[e],n)),i[e]?.()??h]}function Vs({config:e,now:t,headsBefore:s,repair:n}){let{d_model:o,n_heads:i,n_kv_heads:r}=e,l=P(e);if(l){let c={d_model:Mt.d_model.max,n_heads:Mt.n_heads.max};return d`
      <div class="heads-note">
        <p class="warn">${l}</p>
        <p class="fixes">${ue(e,c).map(({name:u,value:p})=>S(`${u}=${p}`,()=>n(u,p)))}</p>
      </div>
    `}let a=r!==i?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":s===void 0?"H does not change the count: it only splits d_model.":`H went from ${s} to ${i} and the count stays ${g(t.total)}: H \xB7 d_head is d_model, whatever H is.`;return d`
    <div class="heads-note">
      <p>${B("d_head")} = ${g(o)} / ${i} = ${g(o/i)}</p>
      <p class=${s===void 0?"faint":""}>${a}</p>
    </div>
  `}function Fs(e){let{d_model:t,n_heads:s,n_kv_heads:n}=e;if(P(e))return h;let o=s/n;return d`
    <p class="groups-note">
      ${B("d_kv")} = ${n} · ${g(t/s)} = ${g(ot(e))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
    </p>
  `}var is="important",Ws=" !"+is,it=mt(class extends V{constructor(e){if(super(e),e.type!==E.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(Ws);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?is:""):s[n]=o}}return C}});var rt=100,Zs=.12,rs=1e-5,Nt=(e,t=rt)=>{let s=2*Math.PI*e;return[t*Math.sin(s),-t*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function Gs(e,t){let s=(n,o)=>`A ${rt} ${rt} 0 ${o-n>.5?1:0} 1 ${Nt(o).join(" ")}`;return t-e>1-rs?`M ${Nt(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${Nt(e).join(" ")} ${s(e,t)} Z`}var at=(e,t=[])=>{let s=e.replaceAll(" ","-");return t.length&&!t.includes(e)?{fill:`color-mix(in oklab, var(--${s}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${s})`,ink:`var(--${s}-ink)`}},as=e=>e.reduce((t,s)=>t+s.total,0),ls=({name:e,total:t},s)=>`${e}: ${g(t)} \xB7 ${D(t/s)}`;function cs(e,t,s){let n=as(e),o=0,i=e.map(r=>{let l=o;return o+=r.total/n,{part:r,from:l,to:o,share:r.total/n}}).filter(({share:r})=>r>rs);return d`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${i.map(({part:r,from:l,to:a})=>ft`
          <path
            d=${Gs(l,a)}
            data-component=${r.name}
            data-tip=${ls(r,n)}
            style=${it({fill:at(r.name,s).fill})}
          />
        `)}
      <circle class="edge" r=${rt}></circle>
      ${i.map(({part:r,share:l,from:a,to:c})=>{if(l<Zs)return h;let[u,p]=Nt((a+c)/2,.62*rt),f=[...r.name.split(" "),D(l)];return ft`<text transform="translate(${u} ${p})" style=${it({fill:at(r.name,s).ink})}>
          ${f.map(($,y)=>ft`<tspan x="0" dy=${y?"1.15em":`${.35-.575*(f.length-1)}em`}>${$}</tspan>`)}
        </text>`})}
    </svg>
  `}var ds=(e,t,s)=>{let n=as(e);return d`
    <div class="track" aria-hidden="true">
      ${e.map(o=>d`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${ls(o,n)}
            ?hidden=${o.total===0}
            style=${it({background:at(o.name,s).fill,color:at(o.name,s).ink,width:`${100*o.total/t}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},Et=e=>d`<span class="swatch" style=${it({background:at(e).fill})}></span>`;var Kt=(e,t,{what:s,name:n,parts:o})=>d`
    <div class="bar ${n}">
      ${s?d`<div class="caption"><span>${s}</span>${g(e.total)}</div>`:h}
      ${ds(e.components,t,o)}
    </div>
  `;function hs(e,t){let s=e.components.filter(({name:o})=>t.includes(o)),n=s.reduce((o,i)=>o+i.total,0);return d`
    <p class="chosen-parts">
      ${s.map(({name:o},i)=>d`${i?" + ":h}${Et(o)} ${o}`)}:
      <b>${g(n)}</b> · ${D(n/e.total)}
    </p>
  `}function us(e,t,s){let o=e.components.filter(({name:r})=>t.includes(r)).map(({name:r,total:l})=>`, ${r} ${g(l)}`),i=P(s);return`${g(e.total)} parameters${o.join("")}${i?`; ${i}`:""}`}function ps(e,t,{bytesPerNumber:s,pinned:n}){let o=s.map(([c,u])=>`${X(t.total*u)} in ${c}`).join(" \xB7 "),i=n?.count.total??0,r=t.total===i?`as many as the pinned ${n?.name}`:`${W(t.total-i)} (${yt(t.total,i)}) against the pinned ${n?.name}`,l=P(e),a=e.n_kv_heads<e.n_heads?d`${B("d_kv")} is taken to be ${g(ot(e))}`:"H is not in them";return d`
    <div class="remarks">
      <p class="faint">${o}</p>
      ${n?d`<p>${r}</p>`:h}
      ${l?d`
          <p
            class="warn">Not buildable: ${l}. The formulas give a count all the same, as ${a}.</p>
        `:h}
    </div>
  `}var $s="shared with the token embedding",fs=(e,t,s)=>d`
    <td class="number">${g(e)}</td>
    <td class="number share">${D(e/t)}</td>
    ${s===void 0?h:d`
      <td class="number pinned wide">${W(e-s)}</td>
      <td class="number pinned">${yt(e,s)}</td>
    `}
  `,ms=(e,{values:t})=>d`
    <span class="symbols">${et(nt(e.formula))}</span>
    <span class="filled-in">${e.total?d`= ${et(nt(e.formula),t)}`:$s}</span>
  `,Ys=({name:e,tensors:t,total:s},{values:n})=>d`
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
        ${t.filter(o=>o.total||!s).map(o=>d`
            <tr>
              <th scope="row">${o.name}</th>
              <td>${o.sizes}</td>
              <td class="wide">${o.total?d`${et(nt(o.formula))} = ${et(nt(o.formula),n)}`:$s}</td>
              <td class="number">${g(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function gs(e,{before:t,open:s,onOpen:n,chosen:o}){let i=(r,l)=>d`
      <tbody
        data-component=${r.name}
        class="${r.total?"":"absent"} ${o.includes(r.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${Et(r.name)}${r.name}</th>
          ${fs(r.total,e.total,t?.components[l].total)}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${ms(r,e)}
            ${bt(d`Tensors<span class="unseen"> of ${r.name}</span>`,s.includes(r.name),a=>{let c=s.filter(u=>u!==r.name);n(a?[...c,r.name]:c)},()=>Ys(r,e))}
          </td>
        </tr>
      </tbody>
    `;return d`
    <table class="components ${t?"comparing":""}">
      <caption class="unseen">Parameters by component</caption>
      <thead>
        <tr>
          <th scope="col">component</th>
          <th scope="col" class="number">parameters</th>
          <th scope="col" class="number share">share</th>
          ${t?d`
              <th scope="col" class="number pinned wide">difference</th>
              <th scope="col" class="number pinned">ratio</th>
            `:h}
        </tr>
      </thead>
      ${e.components.map(i)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${fs(e.total,e.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${ms(e,e)}</td></tr>
      </tfoot>
    </table>
  `}var xi=Ye(Z,e=>{let{state:t,data:s,local:n,change:o,define:i}=e,r=s("_tensors"),l=m=>os(r,m),a=s("_presets").map(m=>({...m,label:`${m.name} \xB7 ${ve(l(m).total)}`})),c=Object.entries(s("_bytes_per_number")).sort(([,m],[,b])=>b-m),u=n({othersOpen:!1,tensorsOf:[]}),p,f=!1;e.host&&e.onCleanup(xe(e.host));let $=m=>a.find(b=>Ct.every(x=>b[x]===m[x]))?.name??"custom",y=m=>p?.to===t.n_heads&&p.total===m?p.from:void 0;function v(m,b){o({[m]:b}),s("knobs").includes(m)||(u.othersOpen=!0),e.focusSoon(`input[name=${m}]`)}function k(m){let b=$(m),x=a.map(w=>[w.name,w.label]),M=b==="custom"?[["custom","custom"]]:[],_=w=>{let A=a.find(H=>H.name===w);A&&o({...st(A),lock_d_ff:A.d_ff===4*A.d_model,lock_n_kv_heads:A.n_kv_heads===A.n_heads})};return d`<div class="preset">${Q("Preset",[...M,...x],b,_,"preset")}</div>`}function T(m){let{config:b}=m;f=b.n_kv_heads!==b.n_heads||f&&e.changed;let x=s("knobs"),M=Ct.filter(L=>!x.includes(L)&&(L!=="n_kv_heads"||f||x.length)),_=()=>d`${k(b)} ${Jt(M,m)}`,w=L=>u.othersOpen=L,A=()=>d`<div class="controls">${_()}</div>`,H=()=>{t.pinned=null,e.focusSoon("button.pin")};return d`
      <div class="controls">
        ${x.length?d`
            ${Jt(x,m)}
            <div class="others">
              ${bt("All other sizes",u.othersOpen,w,A)}
            </div>
          `:_()}
        <div class="actions">
          ${S("Pin this",()=>t.pinned=b,{name:"pin"})}
          ${t.pinned?S("Unpin",H):h}
        </div>
      </div>
    `}return i({absent:me,follow(m){let{n_heads:b}=m;if(b!==void 0&&Object.keys(m).length===1){let{total:x}=l(st(t));p={from:y(x)??t.n_heads,to:b,total:x}}return{...m,...fe(m,t)}},announcement:()=>{let m=st(t);return us(l(m),s("parts"),m)},view(){let m=st(t),b=s("parts"),x=t.pinned,M=x&&{...x,n_kv_heads:x.n_kv_heads??x.n_heads},_=M?{count:l(M),name:$(M)}:void 0,w=l(m),A=Math.max(w.total,_?.count.total??0),H=g(w.total);return d`
        <div class="layout">
          <div class="within-reach">
            <div class="summary">
              <p class=${P(m)?"not-buildable":""}>
                <span class="total" style="--digits: ${String(H.length)}">${H}</span><span
                class="faint"> parameters</span>
              </p>
              ${b.length?hs(w,b):h}
              ${Kt(w,A,{what:_?$(m):"",name:"now",parts:b})}
              ${_?Kt(_.count,A,{what:`pinned: ${_.name}`,name:"before",parts:b}):h}
            </div>
            ${T({kit:e,config:m,now:w,repair:v,totalOf:L=>l(L).total,headsBefore:y(w.total)})}
          </div>
          <div class="picture">
            ${cs(w.components,`Pie of ${H} parameters; the table has its numbers`,b)}
            ${ps(m,w,{bytesPerNumber:c,pinned:_})}
          </div>
          ${gs(w,{before:_?.count,open:u.tensorsOf,onOpen:L=>u.tensorsOf=L,chosen:b})}
        </div>
      `}})});export{xi as default};
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
