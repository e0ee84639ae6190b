var jt=globalThis,oe=e=>e,ft=jt.trustedTypes,ie=ft?ft.createPolicy("lit-html",{createHTML:e=>e}):void 0,Rt="$lit$",O=`lit$${Math.random().toFixed(9).slice(2)}$`,zt="?"+O,Ls=`<${zt}>`,U=document,Q=()=>U.createComment(""),X=e=>e===null||typeof e!="object"&&typeof e!="function",Ut=Array.isArray,he=e=>Ut(e)||typeof e?.[Symbol.iterator]=="function",It=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,re=/-->/g,ae=/>/g,R=RegExp(`>|${It}(?:([^\\s"'>=/]+)(${It}*=${It}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),le=/'/g,ce=/"/g,pe=/^(?:script|style|textarea|title)$/i,Dt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),d=Dt(1),yt=Dt(2),gn=Dt(3),M=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),de=new WeakMap,z=U.createTreeWalker(U,129);function ue(e,t){if(!Ut(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return ie!==void 0?ie.createHTML(t):t}var fe=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=J;for(let l=0;l<s;l++){let a=e[l],c,p,u=-1,m=0;for(;m<a.length&&(r.lastIndex=m,p=r.exec(a),p!==null);)m=r.lastIndex,r===J?p[1]==="!--"?r=re:p[1]!==void 0?r=ae:p[2]!==void 0?(pe.test(p[2])&&(o=RegExp("</"+p[2],"g")),r=R):p[3]!==void 0&&(r=R):r===R?p[0]===">"?(r=o??J,u=-1):p[1]===void 0?u=-2:(u=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?R:p[3]==='"'?ce:le):r===ce||r===le?r=R:r===re||r===ae?r=J:(r=R,o=void 0);let $=r===R&&e[l+1].startsWith("/>")?" ":"";i+=r===J?a+Ls:u>=0?(n.push(c),a.slice(0,u)+Rt+a.slice(u)+O+$):a+O+(u===-2?l:$)}return[ue(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},tt=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[c,p]=fe(t,s);if(this.el=e.createElement(c,n),z.currentNode=this.el.content,s===2||s===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(o=z.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let u of o.getAttributeNames())if(u.endsWith(Rt)){let m=p[r++],$=o.getAttribute(u).split(O),y=/([.?@])?(.*)/.exec(m);a.push({type:1,index:i,name:y[2],strings:$,ctor:y[1]==="."?$t:y[1]==="?"?_t:y[1]==="@"?bt:q}),o.removeAttribute(u)}else u.startsWith(O)&&(a.push({type:6,index:i}),o.removeAttribute(u));if(pe.test(o.tagName)){let u=o.textContent.split(O),m=u.length-1;if(m>0){o.textContent=ft?ft.emptyScript:"";for(let $=0;$<m;$++)o.append(u[$],Q()),z.nextNode(),a.push({type:2,index:++i});o.append(u[m],Q())}}}else if(o.nodeType===8)if(o.data===zt)a.push({type:2,index:i});else{let u=-1;for(;(u=o.data.indexOf(O,u+1))!==-1;)a.push({type:7,index:i}),u+=O.length-1}i++}}static createElement(t,s){let n=U.createElement("template");return n.innerHTML=t,n}};function D(e,t,s=e,n){if(t===M)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=X(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=D(e,o._$AS(e,t.values),o,n)),t}var mt=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??U).importNode(s,!0);z.currentNode=o;let i=z.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new V(i,i.nextSibling,this,t):a.type===1?c=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(c=new gt(i,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(i=z.nextNode(),r++)}return z.currentNode=U,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},V=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=D(this,t,s),X(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):he(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(U.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=tt.createElement(ue(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new mt(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=de.get(t.strings);return s===void 0&&de.set(t.strings,s=new tt(t)),s}k(t){Ut(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(Q()),this.O(Q()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=oe(t).nextSibling;oe(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},q=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=D(this,t,s,0),r=!X(t)||t!==this._$AH&&t!==M,r&&(this._$AH=t);else{let l=t,a,c;for(t=i[0],a=0;a<i.length-1;a++)c=D(this,l[n+a],s,a),c===M&&(c=this._$AH[a]),r||=!X(c)||c!==this._$AH[a],c===h?t=h:t!==h&&(t+=(c??"")+i[a+1]),this._$AH[a]=c}r&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},$t=class extends q{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},_t=class extends q{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},bt=class extends q{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=D(this,t,s,0)??h)===M)return;let n=this._$AH,o=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==h&&(n===h||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},gt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){D(this,t)}},me={M:Rt,P:O,A:zt,C:1,L:fe,R:mt,D:he,V:D,I:V,H:q,N:_t,U:bt,B:$t,F:gt},Ps=jt.litHtmlPolyfillSupport;Ps?.(tt,V),(jt.litHtmlVersions??=[]).push("3.3.3");var $e=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new V(t.insertBefore(Q(),i),i,void 0,s??{})}return o._$AI(e),o};var qt=(e,t)=>Array.from({length:Math.max(0,t-e+1)},(s,n)=>e+n),_e=e=>qt(1,e).filter(t=>e%t===0);function be({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}function ge({d_model:e,n_heads:t,n_kv_heads:s},n){if(e%t===0){let l=_e(t),a=l.findLast(p=>p<s),c=l.find(p=>p>s);return[a,c].flatMap(p=>p===void 0?[]:[{name:"n_kv_heads",value:p}])}let o=l=>e%l===0,i=e-e%t;return[["n_heads",qt(1,Math.min(t,e)).findLast(o)],["n_heads",qt(t+1,Math.min(n.n_heads,e)).find(o)],["d_model",i],["d_model",i+t]].flatMap(([l,a])=>a!==void 0&&a>=1&&a<=n[l]?[{name:l,value:a}]:[])}function ye(e,{stops:t=[]},s){let{d_model:n,n_heads:o,n_kv_heads:i=o,lock_n_kv_heads:r=!0,lock_d_ff:l}=s,a=s.paired?2:1;switch(e){case"d_model":{let c=a*o,p=t.map(u=>Math.max(1,Math.round(u/c))*c);return{stops:[...new Set(p)]}}case"n_heads":{let c=t.filter(u=>n%(a*u)===0),p=c.filter(u=>r||u%i===0);return{stops:p.length?p:c}}case"n_kv_heads":return{stops:_e(o),ends:["one for all query heads, the least","as many as H, the most"]};default:return e==="d_ff"?{disabled:l}:{}}}function ve(e,t){let s=o=>e[o]??t[o],n={};return s("lock_d_ff")&&(n.d_ff=4*(e.d_model??t.d_model)),"n_kv_heads"in e&&!("lock_n_kv_heads"in e)?n.lock_n_kv_heads=!1:s("lock_n_kv_heads")&&(n.n_kv_heads=e.n_heads??t.n_heads),n}function we(e,t){let{d_model:s,n_heads:n,n_kv_heads:o,d_ff:i}=e;return{...t.has("d_model")?{d_ff:4*s}:{},...t.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:i===4*s,lock_n_kv_heads:o===n}}var N={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},vt=e=>(...t)=>({_$litDirective$:e,values:t}),W=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:kn}=me;var xe=e=>e.strings===void 0;var Hs={},ke=(e,t=Hs)=>e._$AH=t;var B=vt(class extends W{constructor(e){if(super(e),e.type!==N.PROPERTY&&e.type!==N.ATTRIBUTE&&e.type!==N.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!xe(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===M||t===h)return t;let s=e.element,n=e.name;if(e.type===N.PROPERTY){if(t===s[n])return M}else if(e.type===N.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return M}else if(e.type===N.ATTRIBUTE&&s.getAttribute(n)===t+"")return M;return ke(e),t}});var G=e=>e.target;function wt({label:e,name:t,value:s,stops:n,onChange:o,...i}){let{text:r=String,disabled:l=!1}=i,a=d`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${l}
      .value=${B(String(Is(n,s)))}
      @pointerdown=${c=>G(c).valueBefore=s}
      @pointercancel=${c=>{let{valueBefore:p}=G(c);p!==void 0&&o(p)}}
      @input=${c=>o(n[G(c).valueAsNumber])}
    >
  `;return e===h?a:d`<label class="slider">${e}${a}</label>`}var Ft=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function Is(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var xt=({label:e,name:t,checked:s,onChange:n,effect:o=h})=>d`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${B(s)}
        @change=${i=>n(G(i).checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,A=(e,t,{disabled:s=!1,name:n=""}={})=>d`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${s?"true":h}
      @click=${()=>s||t()}
    >${e}</button>
  `,et=(e,t,s,n,o="")=>d`
    <label>${e}
      <select name=${o||h} @change=${i=>n(t[i.target.selectedIndex][0])}>
        ${t.map(([i,r])=>d`<option value=${String(i)} .selected=${B(i===s)}>${r}</option>`)}
      </select>
    </label>
  `,Ae=(e,t,s,n,o)=>d`
    <fieldset class="choices">
      <legend>${e}</legend>
      ${s.map(([i,r])=>d`<label><input
          type="radio"
          name=${t}
          value=${String(i)}
          .checked=${B(i===n)}
          @change=${()=>o(i)}
        > ${r}</label>`)}
    </fieldset>
  `,Se=({label:e,name:t,value:s,onChange:n,...o})=>{let{min:i=-1/0,max:r=1/0}=o;return d`
    <label class="slider"><span>${e}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(i)?i:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(s)}
        @change=${l=>{let a=Math.round(G(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,i),r):s;G(l).value=String(c),n(c)}}
      >
    </label>
  `},st=(e,t,s,n)=>d`
    <details ?open=${t} @toggle=${o=>{let i=o.target.open;i!==t&&s(i)}}>
      <summary>${e}</summary>
      ${t?n():h}
    </details>
  `;var js=new Intl.NumberFormat("en-US"),b=e=>js.format(e),Vt=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var kt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function I(e){return e===0||e===1?kt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:kt(e)}function Te(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}function Me(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):b(Math.round(n))} ${t[s]}`.trim()}var nt=e=>Me(e,["bytes","kB","MB","GB","TB"]),Ee=e=>Me(e,["","K","M","B","T"]),Z=e=>e===0?"0":`${e>0?"+":"\u2212"}${b(Math.abs(e))}`;function At(e,t){if(e===t)return"same";if(t===0)return"new";if(e===0)return"gone";let s=e/t;return`\xD7${s>=1e3?b(Math.round(s)):Number(s.toPrecision(3))}`}function Ce(e){let t=i=>{let l=i.target.closest("[data-component]")?.getAttribute("data-component");for(let a of e.querySelectorAll("[data-component]"))a.toggleAttribute("data-lit",a.getAttribute("data-component")===l)},s=()=>{for(let i of e.querySelectorAll("[data-lit]"))i.removeAttribute("data-lit")},n=new AbortController,o={pointerover:t,focusin:t,pointerleave:s,focusout:s};for(let[i,r]of Object.entries(o))e.addEventListener(i,r,{signal:n.signal});return()=>n.abort()}function St(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var Rs=4e3,Tt=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=St(400,()=>{let s=this.#t;this.options.page.write(this.#o()),this.#t!==s&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#i()),queueMicrotask(()=>this.#i())}#o(){let t=this.options.write();return this.#t=(t?.length??0)>Rs,this.#t?void 0:t}#i(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#o(),this.#t)return d`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return d`
      <span class="copy-link">
        ${A("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?d`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:h}
      </span>
    `}};var Oe=new WeakMap;function Be(e){for(let t of e.querySelectorAll("[data-in-view]")){let s=t.closest(".scrolls"),n=t.dataset.inView??"";if(!s||Oe.get(s)===n)continue;Oe.set(s,n);let[o,i]=[s.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(s).scrollPaddingLeft)||0;s.scrollLeft+=Ne(i.left,i.right,o.left+r,o.right),s.scrollTop+=Ne(i.top,i.bottom,o.top,o.bottom)}}function Ne(e,t,s,n){return t>n?Math.min(t-n+12,e-s):e<s?e-s-12:0}function Le(e,t={}){let s=Object.entries(e.settings).map(([n,o])=>[n,n in t?{...o,max:t[n]}:o]);return{...e,settings:Object.fromEntries(s)}}var Wt=Symbol.for("gpt-lab-ids");function Mt(e){let t=globalThis;return t[Wt]=(t[Wt]??0)+1,`${e}-${t[Wt]}`}function Pe(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function He(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return ot(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var Gt=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ie=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,zs={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Us=/[\p{C}\p{Z}]/u,Ds=/^\p{M}/u;function ot(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function je(e){let t=ot(e);if(t===void 0)return d`<span class="bytes">${Gt(e)}</span>`;let s=Ds.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!Us.test(o)){n+=o;continue}let i=Ie(o),[r,l]=zs[o]??[i,i];s.push(n,d`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return d`${s}${n}`}function Zt(e){let t=/\p{Surrogate}/u.exec(e);return t?`Character ${[...e.slice(0,t.index)].length+1} is ${Ie(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var qs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Re={encode:String,decode(e,t){let{kind:s,min:n=-1/0,max:o=1/0}=t,i=Number(e||NaN);return i>=n&&i<=o&&(s==="number"||Number.isInteger(i))?i:void 0},rule(e){let{min:t,max:s}=e;return s===void 0?`${t} or more`:`in ${t} \u2026 ${s}`}},Yt={number:Re,integer:Re,position:{encode:e=>e===null?"":String(e),decode:e=>e===""?null:/^\d{1,6}$/.test(e)?Number(e):void 0,rule:()=>"a position"},choice:{encode:String,decode:(e,t)=>t.choices.find(s=>s===Fs(e)),rule:e=>`one of ${e.choices.join(", ")}`},switch:{encode:String,decode:e=>qs.get(e),rule:()=>"true or false"},text:{encode:e=>Pe(e),decode:He,rule:()=>"a text"},parts:{encode:e=>e.join(","),decode:e=>e?e.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:e=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ze(e))?ze(e):void 0,rule:()=>"a tensor's name and an index"},group:{encode(e,t,s){let n=e??{};return t.of.filter(i=>i in n).map(i=>Ue(n[i],s[i],s)).join(",")},decode(e,t,s){let{of:n,least:o}=t;if(!e)return null;let i=e.split(",");if(i.length<o||i.length>n.length)return;let r=i.map((l,a)=>[n[a],De(l,s[n[a]],s)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:e=>e.of.join(",")}},ze=e=>e.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Fs=e=>e.replaceAll("%20"," "),Ue=(e,t,s={})=>Yt[t.kind].encode(e,t,s),De=(e,t,s={})=>Yt[t.kind].decode(e,t,s);function qe(e,t,s,n=()=>({})){let o=(a,c)=>Ue(c[a],e[a],e),i=Object.keys(e),r=i.filter(a=>o(a,t)!==o(a,s)),l={...s,...n(t,new Set(r))};return i.flatMap(a=>e[a].kind==="text"&&a==="text"||o(a,t)!==o(a,l)?[`${a}=${o(a,t)}`]:[]).join("&")}function Fe(e,t,s,n=()=>!0,o=()=>({})){let i=e.split("&").map(u=>{let m=u.indexOf("=");return m<0?["text",u]:[u.slice(0,m),u.slice(m+1)]}),r=new Map(i),l=new Set(r.keys()),[a,c]=[{},[]],p=()=>({...s,...o({...s,...a},l)});for(let[u,m]of Object.entries(t)){let $=r.get(u),y=$===void 0?p()[u]:De($,m,t);if(m.kind==="parts"&&y!==void 0){let v=y,w=v.filter(f=>n(f,m));for(let f of v)w.includes(f)||c.push(`${f} is not a part of the model`);y=w}else if(y===void 0){let{rule:v}=Yt[m.kind];c.push(u==="text"?"its text is damaged":`${u}=${$} is not ${v(m)}`),y=s[u]}a[u]=y}return{values:a,problems:c}}function Kt(e,t){return new Promise((s,n)=>{let o=(i,r)=>{i.type!=="asset"||i.name!==t||(e.off("msg:custom",o),i.error?n(new Error(i.error)):s(r[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}var Vs=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Ve(e,t,{streams:s,neurons:n,places:o}={}){let i=o?e.replace(/@\d{1,6}$/,""):e;if(Vs(i)&&!s)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(i)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:i==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var Ws=Symbol.for("gpt-lab shared text");function We(e){let t=globalThis,s=t[Ws]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let i of s.watchers)i()};s.takers.add(e),queueMicrotask(n);let o="";return{watch(i){return s.watchers.add(i),()=>s.watchers.delete(i)},enter(i){if(o=i,!!s.on)for(let r of s.takers)r!==e&&r(i)},leave(){s.takers.delete(e),n()},view:()=>s.takers.size<2?h:d`<div class="shared-text">${xt({label:"Same text in all widgets of this page",name:"shared_text",checked:s.on,onChange:i=>{if(s.on=i,i&&o)for(let r of s.takers)r!==e&&r(o);n()}})}</div>`}}function E(e){let[t,s]=e.split("_");return d`<span class="math"><i>${t}</i>${s?d`<span class="underscore">_</span><sub>${s}</sub>`:h}</span>`}var Et=e=>e.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,s)=>s%2?E(t):t),it=(e,t)=>e.map(s=>typeof s=="string"?s:[t?b(t[s.symbol]):E(s.symbol),Vt(s.power)]);function Ge(e,t,s=1/0){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${e}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${e}=${i} is below 1`}:r>s?{problem:`${e}=${i} is above ${s}`}:{value:r}}function Ye({name:e,setting:t,label:s,value:n,stops:o,ends:i,text:r,draft:l,onDraft:a,onChange:c,...p}){let{disabled:u=!1,id:m}=p,{symbol:$=e,max:y}=t,v=l===void 0?{value:n}:Ge(e,l,y),w=v.value===void 0||v.value===n?l:void 0,f=v.value===void 0?v.problem:void 0,_=Ze(n,o,i),x=g=>{a(),c(g)},C=g=>{let k=g.target.value;a(k);let{value:S}=Ge(e,k,y);S!==void 0&&c(S)},T=g=>{if(g.key!=="ArrowUp"&&g.key!=="ArrowDown")return;g.preventDefault();let k=g.key==="ArrowUp"?o.find(S=>S>n):o.findLast(S=>S<n);k!==void 0&&x(k)};return d`
    <div class="size">
      <label>
        <span class="name">${E($)} ${s}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${e}
          .value=${B(w??String(n))}
          ?disabled=${u}
          aria-invalid=${String(!!f)}
          aria-describedby=${f?`${m}-${e}`:h}
          @input=${C}
          @change=${()=>f||a()}
          @keydown=${T}
        >
      </label>
      ${wt({value:n,stops:o,disabled:u,onChange:x,label:h,name:`${$}, ${s}: slider`,text:g=>[r(g),Ze(g,o,i)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${u?"":_}</p>
      <p class="warn problem" id="${m}-${e}" ?hidden=${!f}>${f?`${f}; the figure still has ${n}`:""}</p>
    </div>
  `}function Ze(e,t,[s,n]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return e===o?n:e===t[0]?s:e>o||e<t[0]?"beyond the slider":""}var Gs={commas:b,percent:e=>kt(e,0),1:e=>Te(e,1)},Ct=class{change;redraw;#e;#t;constructor(t,s){this.change=t,this.redraw=s,this.#e=Mt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,s,n,o={}){let i=s.help??h,r=this.#s(t,s,n,o);return d`<div class="control" data-setting=${t} title=${i}>${r}</div>`}#s(t,s,n,o){let i=s.kind==="text"?s.label:s.label??t,r=o.label??i,l=o.value??n,a=c=>this.change(t,c);switch(s.kind){case"switch":return xt({label:r,name:t,checked:!!l,onChange:a,effect:o.effect});case"choice":return this.#n(t,s,r,l,a);case"text":return this.#i(t,s,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${s.kind} is chosen in a view`);default:return this.#o(t,s,r,l,a,o)}}#n(t,{control:s,choices:n,names:o},i,r,l){let a=n.map(c=>[c,o?.[c]??c]);return s==="select"?et(i,a,r,l,t):Ae(i,`${this.#e}-${t}`,a,r,l)}#o(t,s,n,o,i,r){let{control:l,names:a,unit:c="",step:p=1}=s,{min:u=s.min??0,max:m=s.max??1/0}=r,$=w=>a?.[w]??(Gs[c]??String)(w),y=()=>r.stops??s.stops??Ft(u,m,p),v=()=>y().filter(w=>w>=u&&w<=m);return l==="size"?Ye({name:t,setting:s,label:n,value:o,text:$,onChange:i,stops:v(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:w=>{w===void 0?this.#t.delete(t):this.#t.set(t,w),this.redraw()}}):l==="field"?Se({label:n,name:t,value:o,min:u,max:m,onChange:i}):l==="select"?et(n,Ft(u,m,1).map(w=>[w,$(w)]),o,i,t):wt({label:d`<span>${n} <span class="number">${$(o)}</span></span>`,name:typeof n=="string"?n:s.label??t,value:o,stops:v(),text:$,onChange:i,disabled:r.disabled})}#i(t,{rows:s=2},n,o){let i=`${this.#e}-${t}`,r=Zt(this.#t.get(t)??""),l=a=>{let c=a.target.value;Zt(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===o?this.redraw():this.change(t,c)};return d`
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
          .value=${B(this.#t.get(t)??o)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${i}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Zs=16,Ys="<|endoftext|>",Ot=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,s){let n=this.#e.get(t);if(n)return n;let o=s();if(this.#e.set(t,o),this.#e.size>Zs){let[i]=this.#e.keys();this.#e.delete(i)}return o}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,je(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return ot(this.tokenizer.bytes(t))!==void 0}plain(t){let s=this.tokenizer.bytes(t);return ot(s)??Gt(s)}name(t){let s=this.plain(t);if(t===this.tokenizer.end_of_text)return Ys;let n=s.trim()||JSON.stringify(s).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Nt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#e;#t;#s;#n;#o;declared;constructor(t,s,n,o){this.model=s,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=r=>r,this.asset=r=>Kt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Ke(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#i(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=Le(t,s.get("_limits")),this.id=Mt(t.name),this.initial=this.values(),this.state=Ke(r=>s.get(r),(r,l)=>this.change({[r]:l})),this.#e=new Ct((r,l)=>this.#r(r,l),()=>this.redraw());let i=()=>this.redraw();s.on("change",i),this.onCleanup(()=>s.off("change",i))}async load(){let{assets:t,settings:s,Tokenizer:n,Client:o}=this.declared,i=t.find(l=>l.endsWith("-vocabulary"));n&&i&&(this.tokens=new Ot(new n(await this.asset(i)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(s).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=We(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(s=>[s,this.model.get(s)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#i(this.initial),this.onChange()}publish(t){this.#i(t)}writeLink(){if(this.changed)return qe(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let s=this.data("sizes"),{values:n,problems:o}=Fe(t,this.declared.settings,this.initial,(i,r)=>!s||Ve(i,s,r),this.absent);for(let i of Object.keys(n))this.#e.forget(i);this.#i(n),this.problems=o,this.redraw()}#i(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes(),this.redraw()}#r(t,s){this.change({[t]:s});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(s)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,s){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&s(n)}))}onCleanup;dispose(){this.#o=!0;for(let t of this.#s.splice(0))t()}};function Ke(e,t){return new Proxy({},{get:(s,n)=>e(n),set:(s,n,o)=>(t(n,o),!0)})}var Bt=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#o;#i;#r;constructor(t,s,n,o){this.asking=t,this.client=s,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#i=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=o,this.#s=t.first,this.#o=t.question(),this.#n=JSON.stringify(this.#o)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#o}update(){if(!this.client)return;let t=this.asking.question(),s=JSON.stringify(t);if(s===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,s],this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,s,this.#i,n)}retry;async#a(t,s,n,o){let i=()=>n===this.#i,r=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!o});return p&&i()?p:await new Promise(()=>{})},l=(a,c)=>{i()&&([this.#s,this.#o,this.#n]=[a,t,s],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!i())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}i()&&(this.busy=!1,this.redraw())}};var Je=e=>e?.model.get("snapshots")??{};var Ks="These are the lab model\u2019s numbers.",Qe=(e,t,s)=>d`<p class="status-line faint"><label>Loading ${e}, ${nt(s)}
    <progress max=${s} value=${t||h}></progress></label></p>`;function Xe(e,t=Ks){let s=d`<p class="status-line faint">${t}</p>`;if(!e)return s;let{state:n,loaded:o,message:i,snapshots:r}=e.status,l=()=>e.load(!0);if(n==="asking")return d`<p class="status-line">Your browser is set to save data. ${A(`Load the model (${nt(e.size)})`,l)}</p>`;if(n==="failed")return d`<p class="status-line warn" role="alert">The model did not load: ${i}. ${A("Try again",l)}</p>`;if(n==="loading")return Qe("the model",o,e.size);for(let[a,{size:c}]of Object.entries(Je(e.kit))){let p=r[a];if(p!==void 0)return Qe(`the model after ${a} % of its training`,p,c)}return s}function ts(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=()=>{s=null,t.remove()},o=a=>{let c=a.target.closest("[data-tip]");c!==s&&(n(),c&&(s=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,Js(t,c.getBoundingClientRect())))},i=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:i}))e.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Js(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6,r=document.documentElement.clientWidth-s-4;e.style.left=`${Math.max(4,Math.min(o,r))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Qs=e=>e.stopPropagation();function es(e,t){return{async render({model:s,el:n,page:o}){let i="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):$e(c,n)},l=new Nt(e,s,o,i),a=c=>{if(l.dispose(),r(Xs(e.title,c)),!i)throw c;console.warn(c)};try{await l.load();let c=new Jt(l,await t(l));l.draw=()=>{try{r(c.view()),i&&Be(i)}catch(p){a(p)}},i&&l.onCleanup(ts(i)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Jt=class{kit;definition;#e;#t;#s;#n;#o;constructor(t,s){this.kit=t,this.definition=s,this.#e="",this.#o=St(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:o}=t;t.follow=s.follow,t.absent=s.absent;let{question:i,answer:r,first:l,publish:a}=s;if(i&&r&&(this.#s=new Bt({question:i,answer:r,first:l},o,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#o.cancel()),!n)return;let c=new Tt({page:n,write:()=>t.writeLink(),read:p=>t.readLink(p),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:s}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:i=!1}=this.#s??{};this.#a(s.announcement?.(n));let r=t.declared.assets.includes("lab-model");return d`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Qs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??h}
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
          ${this.#s?.again?A("Try again",this.#s.retry):h}</p>
        ${r?Xe(t.client,s.ready):h}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#i(){let[t,s]=this.kit.data("_question")??[];if(!t)return h;let n=Object.keys(s??{}).length>0;return d`
      <div class="question">
        <p>${t}</p>
        ${n?A("Show me",()=>this.kit.change(s??{})):h}
      </div>
    `}#r(){let{kit:t}=this,s=t.data("examples")??t.declared.examples;return s.length?d`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${s.map(([n,o])=>A(n,()=>t.change(o)))}
      </div>
    `:h}#a(t){if(t===void 0||t===this.#t)return;let s=this.#t===void 0;this.#t=t,!s&&this.kit.host&&this.#o()}},Xs=(e,t)=>d`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var tn={name:"parameter-explorer",title:"Parameter explorer",assets:[],settings:{feed_forward:{kind:"choice",label:"feed-forward network",names:{gelu:"GELU",relu:"ReLU",swiglu:"SwiGLU"},choices:["gelu","relu","swiglu"]},norm:{kind:"choice",label:"norm",names:{layer:"layer norm",rms:"RMS norm"},choices:["layer","rms"]},positions:{kind:"choice",label:"positions",choices:["learned","sinusoidal","rotary","none"]},qk_norm:{kind:"choice",label:"norm of queries and keys",names:{head:"each head",width:"all heads"},choices:["none","head","width"]},experts:{kind:"switch",label:"mixture of experts"},n_experts:{kind:"integer",label:"experts",control:"size",unit:"commas",stops:[1,2,4,8,16,32,48,64,96,128,160,192,256,384,512],symbol:"E",min:1,max:512},n_active:{kind:"integer",label:"experts a token passes",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32],symbol:"k",min:1,max:512},n_shared:{kind:"integer",label:"shared experts",help:"Every token passes them.",min:0,max:16},d_expert:{kind:"integer",label:"width of an expert",control:"size",unit:"commas",stops:[64,128,256,384,512,640,768,896,1024,1152,1280,1408,1536,1664,1792,1920,2048,2304,2560,2816,3072,3328,3584,3840,4096,4608,5120,5632,6144,6656,7168,7680,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_expert",min:1,max:32768},latent:{kind:"switch",label:"latent attention"},kv_rank:{kind:"integer",label:"width of the latent vector",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1536,2048],symbol:"r_kv",min:1,max:16384},d_rope:{kind:"integer",label:"rotated width",control:"size",unit:"commas",stops:[2,4,8,16,32,48,64,80,96,112,128,192,256],symbol:"d_rope",min:1,max:1024},d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_model",min:1,max:131072},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:4096},n_kv_heads:{kind:"integer",label:"key/value heads",control:"size",unit:"commas",symbol:"H_kv",min:1,max:4096},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124,128],symbol:"L",min:1,max:1024},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768,34816,36864,38912,40960,43008,45056,47104,49152,51200,53248,55296,57344,59392,61440,63488,65536],symbol:"d_ff",min:1,max:1048576},vocab_size:{kind:"integer",label:"vocabulary",control:"size",unit:"commas",stops:[256,512,1e3,2e3,3e3,4e3,5e3,6e3,7e3,8e3,9e3,1e4,15e3,2e4,25e3,3e4,32e3,35e3,4e4,45e3,5e4,50257,50304,55e3,6e4,65e3,7e4,75e3,8e4,85e3,9e4,95e3,1e5,12e4,128256,14e4,151936,16e4,18e4,2e5,22e4,24e4,26e4],symbol:"V",min:1,max:4194304},context_length:{kind:"integer",label:"context length",control:"size",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],symbol:"n_ctx",min:1,max:4194304},qkv_bias:{kind:"switch",label:"QKV bias"},bias:{kind:"switch",label:"other biases"},tie_embeddings:{kind:"switch",label:"tied embeddings"},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},lock_n_kv_heads:{kind:"switch",label:"keep H_kv = H"},pinned:{kind:"group",of:["d_model","n_heads","n_layers","d_ff","vocab_size","context_length","qkv_bias","bias","tie_embeddings","n_kv_heads","norm","feed_forward","positions","qk_norm","experts","n_experts","n_active","n_shared","d_expert","latent","kv_rank","d_rope"],least:9}},examples:[]},j={...tn};var{settings:Y}=j,en=new Set(Y.pinned.of),sn=e=>en.has(e),rt=e=>Y[e].kind==="switch",ss=e=>Y[e].control==="size",Lt=Object.keys(Y).filter(sn),at=["positions","n_kv_heads","qk_norm","latent","kv_rank","d_rope","norm","feed_forward","experts","n_experts","n_active","n_shared","d_expert"],lt=e=>Object.fromEntries(Lt.map(t=>[t,e[t]])),nn=["n_experts","n_active","n_shared","d_expert"],on=["kv_rank","d_rope"],rn=["n_kv_heads","qk_norm","qkv_bias"],an=["d_ff","feed_forward"],L=(e,{experts:t,latent:s})=>!(t?an:nn).includes(e)&&!(s?rn:on).includes(e),ns=(e,t)=>Lt.every(s=>e[s]===t[s]||!L(s,e)&&!L(s,t));function os(e){let t=e.n_kv_heads<e.n_heads&&`${e.n_kv_heads} key/value heads`;return at.filter(s=>L(s,e)).map(s=>{if(s==="n_kv_heads")return t;if(rt(s))return e[s]&&Y[s].label;let n=Y[s];if(n.kind!=="choice"||e[s]===n.choices[0])return!1;let o=String(e[s]);return s==="qk_norm"?n.label:n.names?.[o]??o}).filter(s=>typeof s=="string")}var is=["B","T","V","n_ctx","L","E","k","H","d_model","r_kv","d_q","d_kv","d_nope","d_rope","d_v","d_head","d_ff","d_expert","d_shared"],Qt=e=>{let t=is.indexOf(e);return t<0?is.length:t},as=e=>[[1,e.toSorted((t,s)=>Qt(t)-Qt(s))]];function ls(e){let t=new Map;for(let[s,n]of e.flat()){let[o]=t.get(n.join())??[0];t.set(n.join(),[o+s,n])}return[...t.values()]}var cs=(e,t)=>e.reduce((s,[n,o])=>s+o.reduce((i,r)=>i*t[r],n),0);function ds([e,t]){let s=e!==1||!t.length?[String(e)]:[];for(let n of new Set(t))s.length&&s.push("\xB7"),s.push({symbol:n,power:t.filter(o=>o===n).length});return s}function rs(e){let t=([,s])=>[-s.length,...s.map(Qt)];return e.toSorted((s,n)=>ln(t(s),t(n))).flatMap((s,n)=>[...n?[" + "]:[],...ds(s)])}function ln(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function ct(e){let t=e.filter(([,o])=>!o.includes("L")),s=e.filter(([,o])=>o.includes("L")).map(([o,i])=>[o,i.filter(r=>r!=="L")]),n=t.length?[rs(t)]:[];return s.length>1?n.push([{symbol:"L",power:1},"\xB7(",...rs(s),")"]):n.push(...s.map(([o,i])=>ds([o,["L",...i]]))),n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var P=({d_model:e,n_heads:t})=>Math.floor(e/t),ps=e=>L("n_kv_heads",e)&&e.n_kv_heads<e.n_heads,dt=e=>ps(e)?e.n_kv_heads*P(e):e.d_model,cn=e=>({V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,d_model:e.d_model,d_kv:dt(e),d_head:P(e),d_ff:e.d_ff,H:e.n_heads,E:e.n_experts,k:e.n_active,d_expert:e.d_expert,d_shared:e.n_shared*e.d_expert,r_kv:e.kv_rank,d_rope:e.d_rope,d_q:e.n_heads*(P(e)+e.d_rope),d_nope:e.n_heads*P(e),d_v:e.n_heads*P(e)}),hs=(e,t)=>({name:e,total:t.reduce((s,n)=>s+n.total,0),active:t.reduce((s,n)=>s+n.active,0),formula:ls(t.map(({formula:s})=>s))});function us(e,t){let s=cn(t),n=({shape:r,when:l})=>r.every(a=>s[a])&&Object.entries(l).every(([a,c])=>c.includes(t[a])),o=e.map(r=>{let{step:l,component:a,name:c,routed:p}=r,u=r.shape.map(_=>_==="d_kv"&&!ps(t)?"d_model":_),m=_=>as(l==="transformer"?["L",..._]:_),$=n(r)?m(u):[],y=p&&$.length?m(["k",...u.slice(1)]):$,v=u.map(_=>b(s[_])).join(" \xD7 "),[w,f]=[$,y].map(_=>cs(_,s));return{component:a,name:c,formula:$,sizes:v,total:w,active:f}}),i=[...Map.groupBy(o,({component:r})=>r)].map(([r,l])=>({...hs(r,l),tensors:l}));return{...hs("total",o),values:s,components:i}}var{settings:Xt}=j,dn={d_model:Xt.d_model.max,n_heads:Xt.n_heads.max};function fs(e){let{d_model:t,n_heads:s,n_experts:n,n_active:o,positions:i,latent:r,d_rope:l}=e,a=L("n_kv_heads",e)?e:{...e,n_kv_heads:s},c=be(a);if(c)return{why:c,fixes:ge(a,dn)};let p=(u,m,$,y)=>({why:`${u}=${m} is odd; ${i} positions take pairs`,fixes:[e[$]-y,e[$]+y].filter(v=>v>=1&&v<=Xt[$].max).map(v=>({name:$,value:v}))});if(i==="sinusoidal"&&t%2)return p("d_model",t,"d_model",s);if(i==="rotary"){if(r&&l%2)return p("d_rope",l,"d_rope",1);let u=t/s;if(!r&&u%2)return p("d_head",u,"d_model",s)}if(e.experts&&o>n)return{why:`n_active=${o} is above n_experts=${n}`,fixes:[{name:"n_active",value:n}]}}var F=e=>fs(e)?.why,ms=e=>fs(e)?.fixes??[];var{settings:te}=j;function ee(e,t){let s=e.filter(rt);return d`
    ${e.filter(n=>!rt(n)).map(n=>bs(n,t))} ${s.length?d`<div class="switches">${s.map(n=>_s(n,t))}</div>`:h}
  `}var $s=(e,t)=>e.filter(s=>L(s,t.config)).map(s=>rt(s)?_s(s,t):bs(s,t));function _s(e,{kit:t,config:s,now:n,totalOf:o}){let i=o({...s,[e]:!s[e]})-n.total;return t.control(e,{effect:`${s[e]?"off":"on"}: ${Z(i)}`})}function bs(e,t){let{kit:{control:s,state:n},config:o}=t;if(!ss(e))return s(e);let i=c=>s(c,{label:Et(te[c].label)}),r={n_heads:()=>hn(t),n_kv_heads:()=>[i("lock_n_kv_heads"),un(o)],d_ff:()=>o.experts?d`<p class="faint note">${Et("Not in the count: each expert is d_expert wide.")}</p>`:i("lock_d_ff")},l=["rotary","sinusoidal"].includes(o.positions),a=ye(e,te[e],{...n,paired:l});return e==="n_active"&&(a.stops=te.n_active.stops.filter(c=>c<=o.n_experts)),[s(e,a),r[e]?.()??h]}function hn({config:e,now:t,headsBefore:s,repair:n}){let{d_model:o,n_heads:i}=e,r=F(e);return r?d`
      <div class="heads-note">
        <p class="warn">${r}</p>
        <p class="fixes">${ms(e).map(({name:l,value:a})=>A(`${l}=${a}`,()=>n(l,a)))}</p>
      </div>
    `:d`
    <div class="heads-note">
      <p>${E("d_head")} = ${b(o)} / ${i} = ${b(o/i)}</p>
      <p class=${s===void 0?"faint":""}>${Et(pn(e,t,s))}</p>
    </div>
  `}function pn(e,t,s){let{n_heads:n,n_kv_heads:o,latent:i,qk_norm:r}=e;return i?"Each query has d_rope numbers more, so here H changes the count.":o!==n?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":r==="head"?"The norms of queries and keys are d_head wide, so here H changes the count.":s===void 0?"H does not change the count: it only splits d_model.":`H went from ${s} to ${n} and the count stays ${b(t.total)}: H \xB7 d_head is d_model, whatever H is.`}function un(e){let{d_model:t,n_heads:s,n_kv_heads:n}=e;if(t%s||s%n)return h;let o=s/n;return d`
    <p class="groups-note">
      ${E("d_kv")} = ${n} · ${b(P(e))} = ${b(dt(e))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
    </p>
  `}var gs="important",fn=" !"+gs,ht=vt(class extends W{constructor(e){if(super(e),e.type!==N.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(fn);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?gs:""):s[n]=o}}return M}});var pt=100,mn=.12,ys=1e-5,Pt=(e,t=pt)=>{let s=2*Math.PI*e;return[t*Math.sin(s),-t*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function $n(e,t){let s=(n,o)=>`A ${pt} ${pt} 0 ${o-n>.5?1:0} 1 ${Pt(o).join(" ")}`;return t-e>1-ys?`M ${Pt(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${Pt(e).join(" ")} ${s(e,t)} Z`}var ut=(e,t=[])=>{let s=e.replaceAll(" ","-");return t.length&&!t.includes(e)?{fill:`color-mix(in oklab, var(--${s}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${s})`,ink:`var(--${s}-ink)`}},vs=e=>e.reduce((t,s)=>t+s.total,0),ws=({name:e,total:t},s)=>`${e}: ${b(t)} \xB7 ${I(t/s)}`;function xs(e,t,s){let n=vs(e),o=0,i=e.map(r=>{let l=o;return o+=r.total/n,{part:r,from:l,to:o,share:r.total/n}}).filter(({share:r})=>r>ys);return d`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${i.map(({part:r,from:l,to:a})=>yt`
          <path
            d=${$n(l,a)}
            data-component=${r.name}
            data-tip=${ws(r,n)}
            style=${ht({fill:ut(r.name,s).fill})}
          />
        `)}
      <circle class="edge" r=${pt}></circle>
      ${i.map(({part:r,share:l,from:a,to:c})=>{if(l<mn)return h;let[p,u]=Pt((a+c)/2,.62*pt),m=[...r.name.split(" "),I(l)];return yt`<text transform="translate(${p} ${u})" style=${ht({fill:ut(r.name,s).ink})}>
          ${m.map(($,y)=>yt`<tspan x="0" dy=${y?"1.15em":`${.35-.575*(m.length-1)}em`}>${$}</tspan>`)}
        </text>`})}
    </svg>
  `}var ks=(e,t,s)=>{let n=vs(e);return d`
    <div class="track" aria-hidden="true">
      ${e.map(o=>d`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${ws(o,n)}
            ?hidden=${o.total===0}
            style=${ht({background:ut(o.name,s).fill,color:ut(o.name,s).ink,width:`${100*o.total/t}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},Ht=e=>d`<span class="swatch" style=${ht({background:ut(e).fill})}></span>`;var se=(e,t,{what:s,name:n,parts:o})=>d`
    <div class="bar ${n}">
      ${s?d`<div class="caption"><span>${s}</span>${b(e.total)}</div>`:h}
      ${ks(e.components,t,o)}
    </div>
  `;function As(e,t){let s=e.components.filter(({name:o})=>t.includes(o)),n=s.reduce((o,i)=>o+i.total,0);return d`
    <p class="chosen-parts">
      ${s.map(({name:o},i)=>d`${i?" + ":h}${Ht(o)} ${o}`)}:
      <b>${b(n)}</b> · ${I(n/e.total)}
    </p>
  `}function Ss(e,t,s){let o=e.components.filter(({name:r})=>t.includes(r)).map(({name:r,total:l})=>`, ${r} ${b(l)}`),i=F(s);return`${b(e.total)} parameters${o.join("")}${i?`; ${i}`:""}`}function Ts(e,t,{bytesPerNumber:s,pinned:n}){let o=s.map(([a,c])=>`${nt(t.total*c)} in ${a}`).join(" \xB7 "),i=n?.count.total??0,r=t.total===i?`as many as the pinned ${n?.name}`:`${Z(t.total-i)} (${At(t.total,i)}) against the pinned ${n?.name}`,l=F(e);return d`
    <div class="remarks">
      ${e.experts?d`<p>A token passes ${e.n_active} of ${e.n_experts} experts, and so uses
            <b>${b(t.active)}</b> · ${I(t.active/t.total)}</p>`:h}
      <p class="faint">${o}</p>
      ${n?d`<p>${r}</p>`:h}
      ${l?d`<p class="warn">Not buildable: ${l}. ${_n(e)}</p>`:h}
    </div>
  `}function _n(e){let{d_model:t,n_heads:s,n_kv_heads:n,latent:o,qk_norm:i}=e,r=(a,c)=>d`as ${E(a)} is taken to be ${b(c)}`,l=o||i==="head"?r("d_head",P(e)):n<s?r("d_kv",dt(e)):t%s?d`as ${E("H")} is not in them`:"";return d`The formulas give a count all the same${l?", ":""}${l}.`}var ne={"output projection":"shared with the token embedding"},Cs=e=>ne[e]??"none",Ms=(e,t,s)=>d`
    <td class="number">${b(e)}</td>
    <td class="number share">${I(e/t)}</td>
    ${s===void 0?h:d`
      <td class="number pinned wide">${Z(e-s)}</td>
      <td class="number pinned">${At(e,s)}</td>
    `}
  `,Es=(e,{values:t})=>d`
    <span class="symbols">${it(ct(e.formula))}</span>
    <span class="filled-in">${e.total?d`= ${it(ct(e.formula),t)}`:Cs(e.name)}</span>
  `,bn=({name:e,tensors:t,total:s},{values:n})=>d`
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
              <td class="wide">${o.total?d`${it(ct(o.formula))} = ${it(ct(o.formula),n)}`:Cs(e)}</td>
              <td class="number">${b(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function Os(e,{before:t,open:s,onOpen:n,chosen:o}){let i=new Map(t?.components.map(({name:a,total:c})=>[a,c])),r=e.components.filter(({name:a,total:c})=>c||i.get(a)||ne[a]),l=a=>d`
      <tbody
        data-component=${a.name}
        class="${a.total?"":"absent"} ${o.includes(a.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${Ht(a.name)}${a.name}</th>
          ${Ms(a.total,e.total,i.get(a.name))}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${Es(a,e)}
            ${a.total||ne[a.name]?st(d`Tensors<span class="unseen"> of ${a.name}</span>`,s.includes(a.name),c=>{let p=s.filter(u=>u!==a.name);n(c?[...p,a.name]:p)},()=>bn(a,e)):h}
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
      ${r.map(l)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${Ms(e.total,e.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${Es(e,e)}</td></tr>
      </tfoot>
    </table>
  `}var Qi=es(j,e=>{let{state:t,data:s,local:n,change:o,define:i}=e,r=s("_tensors"),l=f=>us(r,f),a=s("_presets").map(f=>({...f,label:`${f.name} \xB7 ${Ee(l(f).total)}`})),c=Object.entries(s("_bytes_per_number")).sort(([,f],[,_])=>_-f),p=n({othersOpen:!1,moreOpen:!1,tensorsOf:[]}),u;e.host&&e.onCleanup(Ce(e.host));let m=f=>a.find(_=>ns(_,f))?.name??"custom",$=f=>u?.to===t.n_heads&&u.total===f?u.from:void 0;function y(f,_){o({[f]:_});let x=at.includes(f);s("knobs").includes(f)||(p[x?"moreOpen":"othersOpen"]=!0),e.focusSoon(`input[name=${f}]`)}function v(f){let _=m(f),x=a.map(g=>[g.name,g.label]),C=_==="custom"?[["custom","custom"]]:[],T=g=>{let k=a.find(S=>S.name===g);k&&o({...lt(k),lock_d_ff:k.d_ff===4*k.d_model,lock_n_kv_heads:k.n_kv_heads===k.n_heads})};return d`<div class="preset">${et("Preset",[...C,...x],_,T,"preset")}</div>`}function w(f){let{config:_}=f,x=s("knobs"),C=Lt.filter(H=>!x.includes(H)&&!at.includes(H)),T=at.filter(H=>!x.includes(H)),g=()=>d`${v(_)} ${ee(C,f)}`,k=H=>p.othersOpen=H,S=H=>p.moreOpen=H,K=d`More switches <span class="faint">${os(_).join(" \xB7 ")}</span>`,Ns=()=>d`<div class="controls">${g()}</div>`,Bs=()=>{t.pinned=null,e.focusSoon("button.pin")};return d`
      <div class="controls">
        ${x.length?d`
            ${ee(x,f)}
            <div class="others">
              ${st("All other sizes",p.othersOpen,k,Ns)}
            </div>
          `:g()}
        <div class="more">
          ${st(K,p.moreOpen,S,()=>d`<div class="controls">${$s(T,f)}</div>`)}
        </div>
        <div class="actions">
          ${A("Pin this",()=>t.pinned=_,{name:"pin"})}
          ${t.pinned?A("Unpin",Bs):h}
        </div>
      </div>
    `}return i({absent:we,follow(f){let{n_heads:_}=f;if(_!==void 0&&Object.keys(f).length===1){let{total:x}=l(lt(t));u={from:$(x)??t.n_heads,to:_,total:x}}return{...f,...ve(f,t)}},announcement:()=>{let f=lt(t);return Ss(l(f),s("parts"),f)},view(){let f=lt(t),_=s("parts"),x=t.pinned,C=x&&{...a[0],n_kv_heads:x.n_heads,...x},T=C?{count:l(C),name:m(C)}:void 0,g=l(f),k=Math.max(g.total,T?.count.total??0),S=b(g.total);return d`
        <div class="layout">
          <div class="within-reach">
            <div class="summary">
              <p class=${F(f)?"not-buildable":""}>
                <span class="total" style="--digits: ${String(S.length)}">${S}</span><span
                class="faint"> parameters</span>
              </p>
              ${_.length?As(g,_):h}
              ${se(g,k,{what:T?m(f):"",name:"now",parts:_})}
              ${T?se(T.count,k,{what:`pinned: ${T.name}`,name:"before",parts:_}):h}
            </div>
            ${w({kit:e,config:f,now:g,repair:y,totalOf:K=>l(K).total,headsBefore:$(g.total)})}
          </div>
          <div class="picture">
            ${xs(g.components,`Pie of ${S} parameters; the table has its numbers`,_)}
            ${Ts(f,g,{bytesPerNumber:c,pinned:T})}
          </div>
          ${Os(g,{before:T?.count,open:p.tensorsOf,onOpen:K=>p.tensorsOf=K,chosen:_})}
        </div>
      `}})});export{Qi as default};
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
