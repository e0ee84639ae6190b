var je=globalThis,lt=t=>t,_e=je.trustedTypes,dt=_e?_e.createPolicy("lit-html",{createHTML:t=>t}):void 0,De="$lit$",L=`lit$${Math.random().toFixed(9).slice(2)}$`,Ue="?"+L,Ds=`<${Ue}>`,U=document,ee=()=>U.createComment(""),te=t=>t===null||typeof t!="object"&&typeof t!="function",Ve=Array.isArray,ft=t=>Ve(t)||typeof t?.[Symbol.iterator]=="function",Re=`[ 	
\f\r]`,X=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ct=/-->/g,ht=/>/g,j=RegExp(`>|${Re}(?:([^\\s"'>=/]+)(${Re}*=${Re}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),pt=/'/g,ut=/"/g,_t=/^(?:script|style|textarea|title)$/i,Fe=t=>(e,...s)=>({_$litType$:t,strings:e,values:s}),h=Fe(1),xe=Fe(2),En=Fe(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),mt=new WeakMap,D=U.createTreeWalker(U,129);function $t(t,e){if(!Ve(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return dt!==void 0?dt.createHTML(e):e}var bt=(t,e)=>{let s=t.length-1,n=[],o,r=e===2?"<svg>":e===3?"<math>":"",i=X;for(let l=0;l<s;l++){let a=t[l],d,p,c=-1,f=0;for(;f<a.length&&(i.lastIndex=f,p=i.exec(a),p!==null);)f=i.lastIndex,i===X?p[1]==="!--"?i=ct:p[1]!==void 0?i=ht:p[2]!==void 0?(_t.test(p[2])&&(o=RegExp("</"+p[2],"g")),i=j):p[3]!==void 0&&(i=j):i===j?p[0]===">"?(i=o??X,c=-1):p[1]===void 0?c=-2:(c=i.lastIndex-p[2].length,d=p[1],i=p[3]===void 0?j:p[3]==='"'?ut:pt):i===ut||i===pt?i=j:i===ct||i===ht?i=X:(i=j,o=void 0);let _=i===j&&t[l+1].startsWith("/>")?" ":"";r+=i===X?a+Ds:c>=0?(n.push(d),a.slice(0,c)+De+a.slice(c)+L+_):a+L+(c===-2?l:_)}return[$t(t,r+(t[s]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),n]},se=class t{constructor({strings:e,_$litType$:s},n){let o;this.parts=[];let r=0,i=0,l=e.length-1,a=this.parts,[d,p]=bt(e,s);if(this.el=t.createElement(d,n),D.currentNode=this.el.content,s===2||s===3){let c=this.el.content.firstChild;c.replaceWith(...c.childNodes)}for(;(o=D.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let c of o.getAttributeNames())if(c.endsWith(De)){let f=p[i++],_=o.getAttribute(c).split(L),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:r,name:$[2],strings:_,ctor:$[1]==="."?be:$[1]==="?"?ge:$[1]==="@"?we:F}),o.removeAttribute(c)}else c.startsWith(L)&&(a.push({type:6,index:r}),o.removeAttribute(c));if(_t.test(o.tagName)){let c=o.textContent.split(L),f=c.length-1;if(f>0){o.textContent=_e?_e.emptyScript:"";for(let _=0;_<f;_++)o.append(c[_],ee()),D.nextNode(),a.push({type:2,index:++r});o.append(c[f],ee())}}}else if(o.nodeType===8)if(o.data===Ue)a.push({type:2,index:r});else{let c=-1;for(;(c=o.data.indexOf(L,c+1))!==-1;)a.push({type:7,index:r}),c+=L.length-1}r++}}static createElement(e,s){let n=U.createElement("template");return n.innerHTML=e,n}};function V(t,e,s=t,n){if(e===A)return e;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=te(e)?void 0:e._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(t),o._$AT(t,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(e=V(t,o._$AS(t,e.values),o,n)),e}var $e=class{constructor(e,s){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:s},parts:n}=this._$AD,o=(e?.creationScope??U).importNode(s,!0);D.currentNode=o;let r=D.nextNode(),i=0,l=0,a=n[0];for(;a!==void 0;){if(i===a.index){let d;a.type===2?d=new G(r,r.nextSibling,this,e):a.type===1?d=new a.ctor(r,a.name,a.strings,this,e):a.type===6&&(d=new ve(r,this,e)),this._$AV.push(d),a=n[++l]}i!==a?.index&&(r=D.nextNode(),i++)}return D.currentNode=U,o}p(e){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(e,n,s),s+=n.strings.length-2):n._$AI(e[s])),s++}},G=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,s,n,o){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=e,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,s=this._$AM;return s!==void 0&&e?.nodeType===11&&(e=s.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,s=this){e=V(this,e,s),te(e)?e===u||e==null||e===""?(this._$AH!==u&&this._$AR(),this._$AH=u):e!==this._$AH&&e!==A&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):ft(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==u&&te(this._$AH)?this._$AA.nextSibling.data=e:this.T(U.createTextNode(e)),this._$AH=e}$(e){let{values:s,_$litType$:n}=e,o=typeof n=="number"?this._$AC(e):(n.el===void 0&&(n.el=se.createElement($t(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new $e(o,this),i=r.u(this.options);r.p(s),this.T(i),this._$AH=r}}_$AC(e){let s=mt.get(e.strings);return s===void 0&&mt.set(e.strings,s=new se(e)),s}k(e){Ve(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of e)o===s.length?s.push(n=new t(this.O(ee()),this.O(ee()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(e=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);e!==this._$AB;){let n=lt(e).nextSibling;lt(e).remove(),e=n}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},F=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,s,n,o,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=e,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(e,s=this,n,o){let r=this.strings,i=!1;if(r===void 0)e=V(this,e,s,0),i=!te(e)||e!==this._$AH&&e!==A,i&&(this._$AH=e);else{let l=e,a,d;for(e=r[0],a=0;a<r.length-1;a++)d=V(this,l[n+a],s,a),d===A&&(d=this._$AH[a]),i||=!te(d)||d!==this._$AH[a],d===u?e=u:e!==u&&(e+=(d??"")+r[a+1]),this._$AH[a]=d}i&&!o&&this.j(e)}j(e){e===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},be=class extends F{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===u?void 0:e}},ge=class extends F{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==u)}},we=class extends F{constructor(e,s,n,o,r){super(e,s,n,o,r),this.type=5}_$AI(e,s=this){if((e=V(this,e,s,0)??u)===A)return;let n=this._$AH,o=e===u&&n!==u||e.capture!==n.capture||e.once!==n.once||e.passive!==n.passive,r=e!==u&&(n===u||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},ve=class{constructor(e,s,n){this.element=e,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(e){V(this,e)}},gt={M:De,P:L,A:Ue,C:1,L:bt,R:$e,D:ft,V,I:G,H:F,N:ge,U:we,B:be,F:ve},Us=je.litHtmlPolyfillSupport;Us?.(se,G),(je.litHtmlVersions??=[]).push("3.3.3");var wt=(t,e,s)=>{let n=s?.renderBefore??e,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new G(e.insertBefore(ee(),r),r,void 0,s??{})}return o._$AI(t),o};var We=(t,e)=>Array.from({length:Math.max(0,e-t+1)},(s,n)=>t+n),vt=t=>We(1,t).filter(e=>t%e===0);function xt({d_model:t,n_heads:e,n_kv_heads:s}){if(t%e)return`d_model=${t} is not divisible by n_heads=${e}`;if(e%s)return`n_heads=${e} is not divisible by n_kv_heads=${s}`}function yt({d_model:t,n_heads:e,n_kv_heads:s},n){if(t%e===0){let l=vt(e),a=l.findLast(p=>p<s),d=l.find(p=>p>s);return[a,d].flatMap(p=>p===void 0?[]:[{name:"n_kv_heads",value:p}])}let o=l=>t%l===0,r=t-t%e;return[["n_heads",We(1,Math.min(e,t)).findLast(o)],["n_heads",We(e+1,Math.min(n.n_heads,t)).find(o)],["d_model",r],["d_model",r+e]].flatMap(([l,a])=>a!==void 0&&a>=1&&a<=n[l]?[{name:l,value:a}]:[])}function kt(t,{stops:e=[]},s){let{d_model:n,n_heads:o,n_kv_heads:r=o,lock_n_kv_heads:i=!0}=s,l=s.paired?2:1;switch(t){case"d_model":{let a=l*o,d=e.map(p=>Math.max(1,Math.round(p/a))*a);return{stops:[...new Set(d)]}}case"n_heads":{let a=e.filter(p=>n%(l*p)===0),d=a.filter(p=>i||p%r===0);return{stops:d.length?d:a}}case"n_kv_heads":return{stops:vt(o),ends:["one for all query heads, the least","as many as H, the most"]};default:return{}}}function At(t,e){let s=o=>t[o]??e[o],n={};return"d_ff"in t&&!("lock_d_ff"in t)?n.lock_d_ff=!1:s("lock_d_ff")&&(n.d_ff=4*(t.d_model??e.d_model)),"n_kv_heads"in t&&!("lock_n_kv_heads"in t)?n.lock_n_kv_heads=!1:s("lock_n_kv_heads")&&(n.n_kv_heads=t.n_heads??e.n_heads),n}function St(t,e){let{d_model:s,n_heads:n,n_kv_heads:o,d_ff:r}=t;return{...e.has("d_model")?{d_ff:4*s}:{},...e.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:r===4*s,lock_n_kv_heads:o===n}}var M={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Z=t=>(...e)=>({_$litDirective$:t,values:e}),z=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,s,n){this._$Ct=e,this._$AM=s,this._$Ci=n}_$AS(e,s){return this.update(e,s)}update(e,s){return this.render(...s)}};var{I:Vs}=gt,Tt=t=>t;var Mt=t=>t.strings===void 0,Et=()=>document.createComment(""),Y=(t,e,s)=>{let n=t._$AA.parentNode,o=e===void 0?t._$AB:e._$AA;if(s===void 0){let r=n.insertBefore(Et(),o),i=n.insertBefore(Et(),o);s=new Vs(r,i,t,t.options)}else{let r=s._$AB.nextSibling,i=s._$AM,l=i!==t;if(l){let a;s._$AQ?.(t),s._$AM=t,s._$AP!==void 0&&(a=t._$AU)!==i._$AU&&s._$AP(a)}if(r!==o||l){let a=s._$AA;for(;a!==r;){let d=Tt(a).nextSibling;Tt(n).insertBefore(a,o),a=d}}}return s},I=(t,e,s=t)=>(t._$AI(e,s),t),Fs={},ye=(t,e=Fs)=>t._$AH=e,Ct=t=>t._$AH,ke=t=>{t._$AR(),t._$AA.remove()};var B=Z(class extends z{constructor(t){if(super(t),t.type!==M.PROPERTY&&t.type!==M.ATTRIBUTE&&t.type!==M.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Mt(t))throw Error("`live` bindings can only contain a single expression")}render(t){return t}update(t,[e]){if(e===A||e===u)return e;let s=t.element,n=t.name;if(t.type===M.PROPERTY){if(e===s[n])return A}else if(t.type===M.BOOLEAN_ATTRIBUTE){if(!!e===s.hasAttribute(n))return A}else if(t.type===M.ATTRIBUTE&&s.getAttribute(n)===e+"")return A;return ye(t),e}});var K=t=>t.target;function Ae({label:t,name:e,value:s,stops:n,onChange:o,...r}){let{text:i=String,disabled:l=!1}=r,a=h`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${e}
      aria-valuetext=${i(s)}
      ?disabled=${l}
      .value=${B(String(Ws(n,s)))}
      @pointerdown=${d=>K(d).valueBefore=s}
      @pointercancel=${d=>{let{valueBefore:p}=K(d);p!==void 0&&o(p)}}
      @input=${d=>o(n[K(d).valueAsNumber])}
    >
  `;return t===u?a:h`<label class="slider">${t}${a}</label>`}var Ge=(t,e,s)=>Array.from({length:Math.round((e-t)/s)+1},(n,o)=>Number((t+o*s).toFixed(6)));function Ws(t,e){let s=t.map(n=>Math.abs(n-e));return s.indexOf(Math.min(...s))}var Se=({label:t,name:e,checked:s,onChange:n,effect:o=u})=>h`
    <label class="switch">
      <input
        type="checkbox"
        name=${e}
        .checked=${B(s)}
        @change=${r=>n(K(r).checked)}
      >
      <span>${t}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,k=(t,e,{disabled:s=!1,name:n=""}={})=>h`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${s?"true":u}
      @click=${()=>s||e()}
    >${t}</button>
  `,ne=(t,e,s,n,o="")=>h`
    <label>${t}
      <select name=${o||u} @change=${r=>n(e[r.target.selectedIndex][0])}>
        ${e.map(([r,i])=>h`<option value=${String(r)} .selected=${B(r===s)}>${i}</option>`)}
      </select>
    </label>
  `,Ot=(t,e,s,n,o)=>h`
    <fieldset class="choices">
      <legend>${t}</legend>
      ${s.map(([r,i])=>h`<label><input
          type="radio"
          name=${e}
          value=${String(r)}
          .checked=${B(r===n)}
          @change=${()=>o(r)}
        > ${i}</label>`)}
    </fieldset>
  `,Nt=({label:t,name:e,value:s,onChange:n,...o})=>{let{min:r=-1/0,max:i=1/0}=o;return h`
    <label class="slider"><span>${t}</span>
      <input
        type="number"
        name=${e}
        min=${Number.isFinite(r)?r:u}
        max=${Number.isFinite(i)?i:u}
        step="1"
        .value=${String(s)}
        @change=${l=>{let a=Math.round(K(l).valueAsNumber),d=Number.isFinite(a)?Math.min(Math.max(a,r),i):s;K(l).value=String(d),n(d)}}
      >
    </label>
  `},oe=(t,e,s,n)=>h`
    <details ?open=${e} @toggle=${o=>{let r=o.target.open;r!==e&&s(r)}}>
      <summary>${t}</summary>
      ${e?n():u}
    </details>
  `;var Gs=new Intl.NumberFormat("en-US"),w=t=>Gs.format(t),Ze=t=>t===1?"":String(t).replace(/\d/g,e=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(e)]);var Te=(t,e=1)=>`${(100*t).toFixed(e)}%`;function R(t){return t===0||t===1?Te(t,0):t<1e-5?"< 0.001%":t<.001?`${Number((100*t).toPrecision(1))}%`:Te(t)}function qt(t,e){let s=Math.abs(t).toFixed(e);return t<0&&Number(s)>0?`\u2212${s}`:s}function Lt(t,e){let s=t<1?0:Math.min(Math.floor(Math.log10(t)/3),e.length-1),n=t/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):w(Math.round(n))} ${e[s]}`.trim()}var re=t=>Lt(t,["bytes","kB","MB","GB","TB"]),Bt=t=>Lt(t,["","K","M","B","T"]),J=t=>t===0?"0":`${t>0?"+":"\u2212"}${w(Math.abs(t))}`;function Ee(t,e){if(t===e)return"same";if(e===0)return"new";if(t===0)return"gone";let s=t/e;return`\xD7${s>=1e3?w(Math.round(s)):Number(s.toPrecision(3))}`}function Pt(t){let e=r=>{let l=r.target.closest("[data-component]")?.getAttribute("data-component");for(let a of t.querySelectorAll("[data-component]"))a.toggleAttribute("data-lit",a.getAttribute("data-component")===l)},s=()=>{for(let r of t.querySelectorAll("[data-lit]"))r.removeAttribute("data-lit")},n=new AbortController,o={pointerover:e,focusin:e,pointerleave:s,focusout:s};for(let[r,i]of Object.entries(o))t.addEventListener(r,i,{signal:n.signal});return()=>n.abort()}function Me(t,e){let s,n=()=>{clearTimeout(s),s=setTimeout(e,t)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),e()},n}var Zs=4e3,Ce=class{options;#t;#e;#s;#n;constructor(e){this.options=e,this.#t="",this.#n=Me(400,()=>{let s=this.#e;this.options.page.write(this.#o()),this.#e!==s&&this.options.redraw()}),this.#s=e.page.listen(()=>this.#r()||e.reset()),queueMicrotask(()=>this.#r())}#o(){let e=this.options.write();return this.#e=(e?.length??0)>Zs,this.#e?void 0:e}#r(){let e=this.options.page.read();return e===void 0?!1:(this.options.read(e),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#i(){if(this.#n.flush(),this.#e)return;let e=this.options.page.link();try{await navigator.clipboard.writeText(e),this.#t="Copied."}catch{this.#t=e}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#o(),this.#e)return h`<span class="faint">This text is too long for a link.</span>`;let e=this.#t==="Copied.";return h`
      <span class="copy-link">
        ${k("Copy link",()=>this.#i())}
        <span class="faint" role="status">${e?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!e?h`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Ht=new WeakMap;function It(t){let e=new ResizeObserver(()=>Ye(t));return e.observe(t),()=>e.disconnect()}function Ye(t){if(t.isConnected)for(let e of t.querySelectorAll("[data-in-view]")){let s=e.closest(".scrolls"),n=e.dataset.inView??"";if(!s||Ht.get(s)===n)continue;Ht.set(s,n);let[o,r]=[s.getBoundingClientRect(),e.getBoundingClientRect()],i=parseFloat(getComputedStyle(s).scrollPaddingLeft)||0;s.scrollLeft+=zt(r.left,r.right,o.left+i,o.right),s.scrollTop+=zt(r.top,r.bottom,o.top,o.bottom)}}function zt(t,e,s,n){return e>n?Math.min(e-n+12,t-s):t<s?t-s-12:0}function Rt(t,e={}){let s=Object.entries(t.settings).map(([n,o])=>[n,n in e?{...o,max:e[n]}:o]);return{...t,settings:Object.fromEntries(s)}}var Ke=Symbol.for("gpt-lab-ids");function Oe(t){let e=globalThis;return e[Ke]=(e[Ke]??0)+1,`${t}-${e[Ke]}`}function jt(t){let e=Array.from(new TextEncoder().encode(t),s=>String.fromCharCode(s));return btoa(e.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Dt(t){try{let e=atob(t.replaceAll("-","+").replaceAll("_","/"));return ie(Array.from(e,s=>s.charCodeAt(0)))}catch{return}}var Je=t=>Array.from(t,e=>e.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ut=t=>`U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ys={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ks=/[\p{C}\p{Z}]/u,Js=/^\p{M}/u;function ie(t){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(t))}catch{return}}function Vt(t){let e=ie(t);if(e===void 0)return h`<span class="bytes">${Je(t)}</span>`;let s=Js.test(e)?["\u25CC"]:[],n="";for(let o of e){if(!Ks.test(o)){n+=o;continue}let r=Ut(o),[i,l]=Ys[o]??[r,r];s.push(n,h`<span class="sign" role="img" aria-label=${l}>${i}</span>`),n=""}return h`${s}${n}`}function Qe(t){let e=/\p{Surrogate}/u.exec(t);return e?`Character ${[...t.slice(0,e.index)].length+1} is ${Ut(e[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Qs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Ft={encode:String,decode(t,e){let{kind:s,min:n=-1/0,max:o=1/0}=e,r=Number(t||NaN);return r>=n&&r<=o&&(s==="number"||Number.isInteger(r))?r:void 0},rule(t){let{min:e,max:s}=t;return s===void 0?`${e} or more`:`in ${e} \u2026 ${s}`}},Xe={number:Ft,integer:Ft,position:{encode:t=>t===null?"":String(t),decode:t=>t===""?null:/^\d{1,6}$/.test(t)?Number(t):void 0,rule:()=>"a position"},choice:{encode:String,decode:(t,e)=>e.choices.find(s=>s===Xs(t)),rule:t=>`one of ${t.choices.join(", ")}`},switch:{encode:String,decode:t=>Qs.get(t),rule:()=>"true or false"},text:{encode:t=>jt(t),decode:Dt,rule:()=>"a text"},parts:{encode:t=>t.join(","),decode:t=>t?t.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:t=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(Wt(t))?Wt(t):void 0,rule:()=>"a tensor's name and an index"},group:{encode(t,e,s){let n=t??{};return e.of.filter(r=>r in n).map(r=>Gt(n[r],s[r],s)).join(",")},decode(t,e,s){let{of:n,least:o}=e;if(!t)return null;let r=t.split(",");if(r.length<o||r.length>n.length)return;let i=r.map((l,a)=>[n[a],Zt(l,s[n[a]],s)]);return i.some(([,l])=>l===void 0)?void 0:Object.fromEntries(i)},rule:t=>t.of.join(",")}},Wt=t=>t.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Xs=t=>t.replaceAll("%20"," "),Gt=(t,e,s={})=>Xe[e.kind].encode(t,e,s),Zt=(t,e,s={})=>Xe[e.kind].decode(t,e,s);function Yt(t,e,s,n=()=>({})){let o=(a,d)=>Gt(d[a],t[a],t),r=Object.keys(t),i=r.filter(a=>o(a,e)!==o(a,s)),l={...s,...n(e,new Set(i))};return r.flatMap(a=>t[a].kind==="text"&&a==="text"||o(a,e)!==o(a,l)?[`${a}=${o(a,e)}`]:[]).join("&")}function Kt(t,e,s,n=()=>!0,o=()=>({})){let r=t.split("&").map(c=>{let f=c.indexOf("=");return f<0?["text",c]:[c.slice(0,f),c.slice(f+1)]}),i=new Map(r),l=new Set(i.keys()),[a,d]=[{},[]],p=()=>({...s,...o({...s,...a},l)});for(let[c,f]of Object.entries(e)){let _=i.get(c),$=_===void 0?p()[c]:Zt(_,f,e);if(f.kind==="parts"&&$!==void 0){let g=$,m=g.filter(b=>n(b,f));for(let b of g)m.includes(b)||d.push(`${b} is not a part of the model`);$=m}else if($===void 0){let{rule:g}=Xe[f.kind];d.push(c==="text"?"its text is damaged":`${c}=${_} is not ${g(f)}`),$=s[c]}a[c]=$}return{values:a,problems:d}}function et(t,e){return new Promise((s,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==e||(t.off("msg:custom",o),r.error?n(new Error(r.error)):s(i[0]))};t.on("msg:custom",o),t.send({type:"asset",name:e})})}var en=t=>/^(embedding|blocks\.\d+\.output)$/.test(t);function Jt(t,e,{streams:s,neurons:n,places:o}={}){let r=o?t.replace(/@\d{1,6}$/,""):t;if(en(r)&&!s)return!1;let[i,l="0",a="0",d]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return d!==void 0&&!(n&&Number(d)<(e.d_ff??0))?!1:r==="embedding"||i!==void 0&&Number(l)<e.n_layers&&Number(a)<e.n_heads}var tn=Symbol.for("gpt-lab shared text");function Qt(t){let e=globalThis,s=e[tn]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let r of s.watchers)r()};s.takers.add(t),queueMicrotask(n);let o="";return{watch(r){return s.watchers.add(r),()=>s.watchers.delete(r)},enter(r){if(o=r,!!s.on)for(let i of s.takers)i!==t&&i(r)},leave(){s.takers.delete(t),n()},view:()=>s.takers.size<2?u:h`<div class="shared-text">${Se({label:"Same text in all widgets of this page",name:"shared_text",checked:s.on,onChange:r=>{if(s.on=r,r&&o)for(let i of s.takers)i!==t&&i(o);n()}})}</div>`}}function O(t){let[e,s]=t.split("_");return h`<span class="math"><i>${e}</i>${s?h`<span class="underscore">_</span><sub>${s}</sub>`:u}</span>`}var Ne=t=>t.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((e,s)=>s%2?O(e):e),ae=(t,e)=>t.map(s=>typeof s=="string"?s:[e?w(e[s.symbol]):O(s.symbol),Ze(s.power)]);function Xt(t,e,s=1/0){let n=e.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${t} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${t}=${n} is not an integer`};let i=Number(r);return i<1?{problem:`${t}=${r} is below 1`}:i>s?{problem:`${t}=${r} is above ${s}`}:{value:i}}function ts({name:t,setting:e,label:s,value:n,stops:o,ends:r,text:i,draft:l,onDraft:a,onChange:d,...p}){let{disabled:c=!1,id:f}=p,{symbol:_=t,max:$}=e,g=l===void 0?{value:n}:Xt(t,l,$),m=g.value===void 0||g.value===n?l:void 0,b=g.value===void 0?g.problem:void 0,v=es(n,o,r),C=x=>{a(),d(x)},S=x=>{let T=x.target.value;a(T);let{value:E}=Xt(t,T,$);E!==void 0&&d(E)},y=x=>{if(x.key!=="ArrowUp"&&x.key!=="ArrowDown")return;x.preventDefault();let T=x.key==="ArrowUp"?o.find(E=>E>n):o.findLast(E=>E<n);T!==void 0&&C(T)};return h`
    <div class="size">
      <label>
        <span class="name">${O(_)} ${s}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${t}
          .value=${B(m??String(n))}
          ?disabled=${c}
          aria-invalid=${String(!!b)}
          aria-describedby=${b?`${f}-${t}`:u}
          @input=${S}
          @change=${()=>b||a()}
          @keydown=${y}
        >
      </label>
      ${Ae({value:n,stops:o,disabled:c,onChange:C,label:u,name:`${_}, ${s}: slider`,text:x=>[i(x),es(x,o,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${c?"":v}</p>
      <p class="warn problem" id="${f}-${t}" ?hidden=${!b}>${b?`${b}; the figure still has ${n}`:""}</p>
    </div>
  `}function es(t,e,[s,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let o=e[e.length-1];return t===o?n:t===e[0]?s:t>o||t<e[0]?"beyond the slider":""}var sn={commas:w,percent:t=>Te(t,0),1:t=>qt(t,1)},qe=class{change;redraw;#t;#e;constructor(e,s){this.change=e,this.redraw=s,this.#t=Oe("gpt-lab-control"),this.#e=new Map}forget(e){this.#e.delete(e)}view(e,s,n,o={}){let r=s.help??u,i=this.#s(e,s,n,o);return h`<div class="control" data-setting=${e} title=${r}>${i}</div>`}#s(e,s,n,o){let r=s.kind==="text"?s.label:s.label??e,i=o.label??r,l=o.value??n,a=d=>this.change(e,d);switch(s.kind){case"switch":return Se({label:i,name:e,checked:!!l,onChange:a,effect:o.effect});case"choice":return this.#n(e,s,i,l,a);case"text":return this.#r(e,s,i,l);case"parts":case"cell":case"position":case"group":throw new Error(`${e} has no standard control: a ${s.kind} is chosen in a view`);default:return this.#o(e,s,i,l,a,o)}}#n(e,{control:s,choices:n,names:o},r,i,l){let a=n.map(d=>[d,o?.[d]??d]);return s==="select"?ne(r,a,i,l,e):Ot(r,`${this.#t}-${e}`,a,i,l)}#o(e,s,n,o,r,i){let{control:l,names:a,unit:d="",step:p=1}=s,{min:c=s.min??0,max:f=s.max??1/0}=i,_=m=>a?.[m]??(sn[d]??String)(m),$=()=>i.stops??s.stops??Ge(c,f,p),g=()=>$().filter(m=>m>=c&&m<=f);return l==="size"?ts({name:e,setting:s,label:n,value:o,text:_,onChange:r,stops:g(),id:this.#t,disabled:i.disabled,ends:i.ends,draft:this.#e.get(e),onDraft:m=>{m===void 0?this.#e.delete(e):this.#e.set(e,m),this.redraw()}}):l==="field"?Nt({label:n,name:e,value:o,min:c,max:f,onChange:r}):l==="select"?ne(n,Ge(c,f,1).map(m=>[m,_(m)]),o,r,e):Ae({label:h`<span>${n} <span class="number">${_(o)}</span></span>`,name:typeof n=="string"?n:s.label??e,value:o,stops:g(),text:_,onChange:r,disabled:i.disabled})}#r(e,{rows:s=2},n,o){let r=`${this.#t}-${e}`,i=Qe(this.#e.get(e)??""),l=a=>{let d=a.target.value;Qe(d)?this.#e.set(e,d):this.#e.delete(e),this.#e.has(e)||d===o?this.redraw():this.change(e,d)};return h`
      <div class="text-field">
        <label for=${r}>${n}</label>
        <textarea
          id=${r}
          name=${e}
          rows=${s}
          dir="auto"
          spellcheck="false"
          aria-invalid=${i?"true":u}
          aria-describedby=${i?`${r}-problem`:u}
          .value=${B(this.#e.get(e)??o)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!i}>${i}</p>
      </div>
    `}};var nn=16,on="<|endoftext|>",Le=class{tokenizer;#t;#e;constructor(e){this.tokenizer=e,this.#t=new Map,this.#e=new Map}of(e){return this.#s(`text ${e}`,()=>this.tokenizer.encode(e))}input(e){return this.#s(`input ${e}`,()=>[this.end,...this.of(e)])}#s(e,s){let n=this.#t.get(e);if(n)return n;let o=s();if(this.#t.set(e,o),this.#t.size>nn){let[r]=this.#t.keys();this.#t.delete(r)}return o}get end(){return this.tokenizer.end_of_text}template(e){return this.#e.has(e)||this.#e.set(e,Vt(this.tokenizer.bytes(e))),this.#e.get(e)}isText(e){return ie(this.tokenizer.bytes(e))!==void 0}plain(e){let s=this.tokenizer.bytes(e);return ie(s)??Je(s)}name(e){let s=this.plain(e);if(e===this.tokenizer.end_of_text)return on;let n=s.trim()||JSON.stringify(s).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Be=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#o;declared;constructor(e,s,n,o){this.model=s,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=i=>i,this.asset=i=>et(this.model,i),this.data=i=>this.model.get(i),this.local=i=>{let l={...i};return ss(a=>l[a],(a,d)=>{l[a]!==d&&(l[a]=d,this.redraw())})},this.change=i=>{this.problems=[],this.#r(this.follow?.(i)??i),this.onChange()},this.append=i=>{this.#i("text",`${this.model.get("text")}${this.tokens.plain(i)}`)},this.control=(i,l)=>this.#t.view(i,this.declared.settings[i],this.model.get(i),l),this.look=(i,l)=>this.client?.look(i,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=i=>this.host?.querySelector(i)??null,this.focusSoon=i=>this.#a(i,l=>l.focus()),this.scrollSoon=i=>this.#a(i,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=i=>{this.#s.push(i)},this.declared=Rt(e,s.get("_limits")),this.id=Oe(e.name),this.initial=this.values(),this.state=ss(i=>s.get(i),(i,l)=>this.change({[i]:l})),this.#t=new qe((i,l)=>this.#i(i,l),()=>this.redraw());let r=()=>this.redraw();s.on("change",r),this.onCleanup(()=>s.off("change",r))}async load(){let{assets:e,settings:s,Tokenizer:n,Client:o}=this.declared,r=e.find(l=>l.endsWith("-vocabulary"));n&&r&&(this.tokens=new Le(new n(await this.asset(r)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let i=Object.entries(s).find(([,l])=>l.shared);if(i&&this.page&&this.host){let[l]=i;this.#e=Qt(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let e=Object.keys(this.declared.settings);return Object.fromEntries(e.map(s=>[s,this.model.get(s)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let e of Object.keys(this.declared.settings))this.#t.forget(e);this.#r(this.initial),this.onChange()}publish(e){this.#r(e)}writeLink(){if(this.changed)return Yt(this.declared.settings,this.values(),this.initial,this.absent)}readLink(e){let s=this.data("sizes"),{values:n,problems:o}=Kt(e,this.declared.settings,this.initial,(r,i)=>!s||Jt(r,s,i),this.absent);for(let r of Object.keys(n))this.#t.forget(r);this.#r(n),this.problems=o,this.redraw()}#r(e){for(let[s,n]of Object.entries(e))this.model.set(s,n);this.model.save_changes(),this.redraw()}#i(e,s){this.change({[e]:s});let{shared:n}=this.declared.settings[e];n&&this.#e?.enter(s)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(e,s){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(e);n&&s(n)}))}onCleanup;dispose(){this.#o=!0;for(let e of this.#s.splice(0))e()}};function ss(t,e){return new Proxy({},{get:(s,n)=>t(n),set:(s,n,o)=>(e(n,o),!0)})}var Pe=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#o;#r;#i;constructor(e,s,n,o){this.asking=e,this.client=s,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#r=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#i=o,this.#s=e.first,this.#o=e.question(),this.#n=JSON.stringify(this.#o)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#o}update(){if(!this.client)return;let e=this.asking.question(),s=JSON.stringify(e);if(s===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,s],this.#r+=1,this.problem="",this.busy=e!==void 0&&!n,e!==void 0&&this.#a(e,s,this.#r,n)}retry;async#a(e,s,n,o){let r=()=>n===this.#r,i=async(a,d)=>{let p=await this.client.look(a,{onTokens:d,load:!o});return p&&r()?p:await new Promise(()=>{})},l=(a,d)=>{r()&&([this.#s,this.#o,this.#n]=[a,e,s],this.busy=d,this.#i(a),this.redraw())};try{let a=this.asking.answer(e,i);if(Symbol.asyncIterator in a)for await(let d of a)l(d,!0);else l(await a,!1)}catch(a){if(!r())return;let d=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${d}.`:`The model could not read this: ${d}.`}r()&&(this.busy=!1,this.redraw())}};var ns=t=>t?.model.get("snapshots")??{};var rn="These are the lab model\u2019s numbers.",os=(t,e,s)=>h`<p class="status-line faint"><label>Loading ${t}, ${re(s)}
    <progress max=${s} value=${e||u}></progress></label></p>`;function rs(t,e=rn){let s=h`<p class="status-line faint">${e}</p>`;if(!t)return s;let{state:n,loaded:o,message:r,snapshots:i}=t.status,l=()=>t.load(!0);if(n==="asking")return h`<p class="status-line">Your browser is set to save data. ${k(`Load the model (${re(t.size)})`,l)}</p>`;if(n==="failed")return h`<p class="status-line warn" role="alert">The model did not load: ${r}. ${k("Try again",l)}</p>`;if(n==="loading")return os("the model",o,t.size);for(let[a,{size:d}]of Object.entries(ns(t.kit))){let p=i[a];if(p!==void 0)return os(`the model after ${a}% of its training`,p,d)}return s}function is(t){let e=document.createElement("div");e.className="gpt-lab-tip",e.hidden=!0,e.setAttribute("aria-hidden","true");let s=null,n=()=>{s=null,e.remove()},o=a=>{let d=a.target.closest("[data-tip]");d!==s&&(n(),d&&(s=d,e.textContent=d.getAttribute("data-tip"),t.append(e),e.hidden=!1,an(e,d.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&n()},i=new AbortController,l={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,d]of Object.entries({...l,keydown:r}))t.addEventListener(a,d,{capture:!0,signal:i.signal});return()=>{n(),i.abort()}}function an(t,e){let{width:s,height:n}=t.getBoundingClientRect(),o=e.left+e.width/2-s/2,r=e.top-n-6,i=document.documentElement.clientWidth-s-4;t.style.left=`${Math.max(4,Math.min(o,i))}px`,t.style.top=`${r>4?r:e.bottom+6}px`}var ln=t=>t.stopPropagation();function as(t,e){return{async render({model:s,el:n,page:o}){let r="show"in n?void 0:n,i=d=>{"show"in n?n.show(d):wt(d,n)},l=new Be(t,s,o,r),a=d=>{if(l.dispose(),i(dn(t.title,d)),!r)throw d;console.warn(d)};try{await l.load();let d=new tt(l,await e(l));l.draw=()=>{try{i(d.view()),r&&Ye(r)}catch(p){a(p)}},r&&(l.onCleanup(is(r)),l.onCleanup(It(r))),l.draw()}catch(d){a(d)}return()=>l.dispose()}}}var tt=class{kit;definition;#t;#e;#s;#n;#o;constructor(e,s){this.kit=e,this.definition=s,this.#t="",this.#o=Me(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:o}=e;e.follow=s.follow,e.absent=s.absent;let{question:r,answer:i,first:l,publish:a}=s;if(r&&i&&(this.#s=new Pe({question:r,answer:i,first:l},o,()=>e.redraw(),p=>a&&e.publish(a(p)))),e.onCleanup(()=>this.#o.cancel()),!n)return;let d=new Ce({page:n,write:()=>e.writeLink(),read:p=>e.readLink(p),reset:()=>e.reset(),redraw:()=>e.redraw(),find:p=>e.find(p)});this.#n=d,e.onChange=()=>d.changed(),e.enter=()=>d.enter(),e.onCleanup(()=>d.dispose())}view(){let{kit:e,definition:s}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:r=!1}=this.#s??{};this.#a(s.announcement?.(n));let i=e.declared.assets.includes("lab-model");return h`
      <section class="gpt-lab ${e.declared.name}" aria-label=${e.declared.title}
        @keydown=${ln}>
        <header class="frame">
          <p class="frame-title">${e.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${k("Reset",()=>e.reset(),{disabled:!e.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${e.texts()} ${this.#i()}
        <p class="warn" role="alert" ?hidden=${!e.problems.length}>
          Not taken from the link: ${e.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${s.view(n,{asked:o,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?k("Try again",this.#s.retry):u}</p>
        ${i?rs(e.client,s.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#r(){let[e,s]=this.kit.data("_question")??[];if(!e)return u;let n=Object.keys(s??{}).length>0;return h`
      <div class="question">
        <p>${e}</p>
        ${n?k("Show me",()=>this.kit.change(s??{})):u}
      </div>
    `}#i(){let{kit:e}=this,s=e.data("examples")??e.declared.examples;return s.length?h`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${s.map(([n,o])=>k(n,()=>e.change(o)))}
      </div>
    `:u}#a(e){if(e===void 0||e===this.#e)return;let s=this.#e===void 0;this.#e=e,!s&&this.kit.host&&this.#o()}},dn=(t,e)=>h`
    <p class="warn" role="alert">
      ${t} does not work here: ${e instanceof Error?e.message:String(e)}.
    </p>
  `;var cn={name:"parameter-explorer",title:"Parameter explorer",assets:[],settings:{feed_forward:{kind:"choice",label:"feed-forward network",control:"select",names:{gelu:"GELU",relu:"ReLU",swiglu:"SwiGLU"},choices:["gelu","relu","swiglu"]},norm:{kind:"choice",label:"norm",control:"select",names:{layer:"layer norm",rms:"RMS norm"},choices:["layer","rms"]},positions:{kind:"choice",label:"positions",control:"select",choices:["learned","sinusoidal","rotary","none"]},qk_norm:{kind:"choice",label:"norm of queries and keys",control:"select",names:{head:"each head",width:"all heads"},choices:["none","head","width"]},experts:{kind:"switch",label:"mixture of experts"},n_experts:{kind:"integer",label:"experts",control:"size",unit:"commas",stops:[1,2,4,8,16,32,48,64,96,128,160,192,256,384,512],symbol:"E",min:1,max:512},n_active:{kind:"integer",label:"experts a token passes",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32],symbol:"k",min:1,max:512},n_shared:{kind:"integer",label:"shared experts",help:"Every token passes them.",min:0,max:16},d_expert:{kind:"integer",label:"width of an expert",control:"size",unit:"commas",stops:[64,128,256,384,512,640,768,896,1024,1152,1280,1408,1536,1664,1792,1920,2048,2304,2560,2816,3072,3328,3584,3840,4096,4608,5120,5632,6144,6656,7168,7680,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_expert",min:1,max:32768},latent:{kind:"switch",label:"latent attention"},kv_rank:{kind:"integer",label:"width of the latent vector",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1536,2048],symbol:"r_kv",min:1,max:16384},d_rope:{kind:"integer",label:"rotated width",control:"size",unit:"commas",stops:[2,4,8,16,32,48,64,80,96,112,128,192,256],symbol:"d_rope",min:1,max:1024},d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_model",min:1,max:131072},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:4096},n_kv_heads:{kind:"integer",label:"key/value heads",control:"size",unit:"commas",symbol:"H_kv",min:1,max:4096},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124,128],symbol:"L",min:1,max:1024},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768,34816,36864,38912,40960,43008,45056,47104,49152,51200,53248,55296,57344,59392,61440,63488,65536],symbol:"d_ff",min:1,max:1048576},vocab_size:{kind:"integer",label:"vocabulary",control:"size",unit:"commas",stops:[256,512,1e3,2e3,3e3,4e3,5e3,6e3,7e3,8e3,9e3,1e4,15e3,2e4,25e3,3e4,32e3,35e3,4e4,45e3,5e4,50257,50304,55e3,6e4,65e3,7e4,75e3,8e4,85e3,9e4,95e3,1e5,12e4,128256,14e4,151936,16e4,18e4,2e5,22e4,24e4,26e4],symbol:"V",min:1,max:4194304},context_length:{kind:"integer",label:"context length",control:"size",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],symbol:"n_ctx",min:1,max:4194304},qkv_bias:{kind:"switch",label:"QKV bias"},bias:{kind:"switch",label:"other biases"},tie_embeddings:{kind:"switch",label:"tied embeddings"},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},lock_n_kv_heads:{kind:"switch",label:"keep H_kv = H"},pinned:{kind:"group",of:["d_model","n_heads","n_layers","d_ff","vocab_size","context_length","qkv_bias","bias","tie_embeddings","n_kv_heads","norm","feed_forward","positions","qk_norm","experts","n_experts","n_active","n_shared","d_expert","latent","kv_rank","d_rope"],least:9}},examples:[],tensors:[{step:"embedding",component:"token embedding",name:"weight",shape:["V","d_model"],when:{},routed:!1},{step:"embedding",component:"position embedding",name:"weight",shape:["n_ctx","d_model"],when:{positions:["learned"]},routed:!1},{step:"transformer",component:"attention",name:"query weight",shape:["d_model","d_q"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"key-value down weight",shape:["d_model","r_kv"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"rotary key weight",shape:["d_model","d_rope"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"key-value norm",shape:["r_kv"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"key weight",shape:["r_kv","d_nope"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"value weight",shape:["r_kv","d_v"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"output weight",shape:["d_v","d_model"],when:{latent:[!0]},routed:!1},{step:"transformer",component:"attention",name:"query weight",shape:["d_model","d_model"],when:{latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"query bias",shape:["d_model"],when:{qkv_bias:[!0],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"key weight",shape:["d_model","d_kv"],when:{latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"key bias",shape:["d_kv"],when:{qkv_bias:[!0],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"value weight",shape:["d_model","d_kv"],when:{latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"value bias",shape:["d_kv"],when:{qkv_bias:[!0],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"query norm",shape:["d_model"],when:{qk_norm:["width"],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"key norm",shape:["d_kv"],when:{qk_norm:["width"],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"query norm",shape:["d_head"],when:{qk_norm:["head"],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"key norm",shape:["d_head"],when:{qk_norm:["head"],latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"output weight",shape:["d_model","d_model"],when:{latent:[!1]},routed:!1},{step:"transformer",component:"attention",name:"output bias",shape:["d_model"],when:{bias:[!0],latent:[!1]},routed:!1},{step:"transformer",component:"experts",name:"router weight",shape:["d_model","E"],when:{experts:[!0]},routed:!1},{step:"transformer",component:"experts",name:"router bias",shape:["E"],when:{bias:[!0],experts:[!0]},routed:!1},{step:"transformer",component:"experts",name:"gate weights",shape:["E","d_model","d_expert"],when:{experts:[!0]},routed:!0},{step:"transformer",component:"experts",name:"gate biases",shape:["E","d_expert"],when:{bias:[!0],experts:[!0]},routed:!0},{step:"transformer",component:"experts",name:"up weights",shape:["E","d_model","d_expert"],when:{experts:[!0]},routed:!0},{step:"transformer",component:"experts",name:"up biases",shape:["E","d_expert"],when:{bias:[!0],experts:[!0]},routed:!0},{step:"transformer",component:"experts",name:"down weights",shape:["E","d_expert","d_model"],when:{experts:[!0]},routed:!0},{step:"transformer",component:"experts",name:"down biases",shape:["E","d_model"],when:{bias:[!0],experts:[!0]},routed:!0},{step:"transformer",component:"experts",name:"shared gate weight",shape:["d_model","d_shared"],when:{experts:[!0]},routed:!1},{step:"transformer",component:"experts",name:"shared up weight",shape:["d_model","d_shared"],when:{experts:[!0]},routed:!1},{step:"transformer",component:"experts",name:"shared down weight",shape:["d_shared","d_model"],when:{experts:[!0]},routed:!1},{step:"transformer",component:"feed-forward",name:"gate weight",shape:["d_model","d_ff"],when:{feed_forward:["swiglu"],experts:[!1]},routed:!1},{step:"transformer",component:"feed-forward",name:"gate bias",shape:["d_ff"],when:{bias:[!0],feed_forward:["swiglu"],experts:[!1]},routed:!1},{step:"transformer",component:"feed-forward",name:"up weight",shape:["d_model","d_ff"],when:{experts:[!1]},routed:!1},{step:"transformer",component:"feed-forward",name:"up bias",shape:["d_ff"],when:{bias:[!0],experts:[!1]},routed:!1},{step:"transformer",component:"feed-forward",name:"down weight",shape:["d_ff","d_model"],when:{experts:[!1]},routed:!1},{step:"transformer",component:"feed-forward",name:"down bias",shape:["d_model"],when:{bias:[!0],experts:[!1]},routed:!1},{step:"transformer",component:"RMS norms",name:"norm 1 scale",shape:["d_model"],when:{norm:["rms"]},routed:!1},{step:"transformer",component:"RMS norms",name:"norm 2 scale",shape:["d_model"],when:{norm:["rms"]},routed:!1},{step:"output",component:"final RMS norm",name:"scale",shape:["d_model"],when:{norm:["rms"]},routed:!1},{step:"transformer",component:"layer norms",name:"norm 1 scale",shape:["d_model"],when:{norm:["layer"]},routed:!1},{step:"transformer",component:"layer norms",name:"norm 1 shift",shape:["d_model"],when:{bias:[!0],norm:["layer"]},routed:!1},{step:"transformer",component:"layer norms",name:"norm 2 scale",shape:["d_model"],when:{norm:["layer"]},routed:!1},{step:"transformer",component:"layer norms",name:"norm 2 shift",shape:["d_model"],when:{bias:[!0],norm:["layer"]},routed:!1},{step:"output",component:"final layer norm",name:"scale",shape:["d_model"],when:{norm:["layer"]},routed:!1},{step:"output",component:"final layer norm",name:"shift",shape:["d_model"],when:{bias:[!0],norm:["layer"]},routed:!1},{step:"output",component:"output projection",name:"weight",shape:["V","d_model"],when:{tie_embeddings:[!1]},routed:!1}],presets:[{name:"gpt2-small",d_model:768,n_heads:12,n_layers:12,d_ff:3072,vocab_size:50257,context_length:1024,qkv_bias:!0,bias:!0,tie_embeddings:!0,n_kv_heads:12,norm:"layer",feed_forward:"gelu",positions:"learned",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"gpt2-medium",d_model:1024,n_heads:16,n_layers:24,d_ff:4096,vocab_size:50257,context_length:1024,qkv_bias:!0,bias:!0,tie_embeddings:!0,n_kv_heads:16,norm:"layer",feed_forward:"gelu",positions:"learned",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"gpt2-large",d_model:1280,n_heads:20,n_layers:36,d_ff:5120,vocab_size:50257,context_length:1024,qkv_bias:!0,bias:!0,tie_embeddings:!0,n_kv_heads:20,norm:"layer",feed_forward:"gelu",positions:"learned",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"gpt2-xl",d_model:1600,n_heads:25,n_layers:48,d_ff:6400,vocab_size:50257,context_length:1024,qkv_bias:!0,bias:!0,tie_embeddings:!0,n_kv_heads:25,norm:"layer",feed_forward:"gelu",positions:"learned",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"gpt3-175b",d_model:12288,n_heads:96,n_layers:96,d_ff:49152,vocab_size:50257,context_length:2048,qkv_bias:!0,bias:!0,tie_embeddings:!0,n_kv_heads:96,norm:"layer",feed_forward:"gelu",positions:"learned",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"gpt2-small-no-qkv-bias",d_model:768,n_heads:12,n_layers:12,d_ff:3072,vocab_size:50257,context_length:1024,qkv_bias:!1,bias:!0,tie_embeddings:!0,n_kv_heads:12,norm:"layer",feed_forward:"gelu",positions:"learned",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"qwen2-0.5b",d_model:896,n_heads:14,n_layers:24,d_ff:4864,vocab_size:151936,context_length:32768,n_kv_heads:2,qkv_bias:!0,bias:!1,tie_embeddings:!0,norm:"rms",feed_forward:"swiglu",positions:"rotary",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"llama-3.2-1b",d_model:2048,n_heads:32,n_layers:16,d_ff:8192,vocab_size:128256,context_length:131072,n_kv_heads:8,qkv_bias:!1,bias:!1,tie_embeddings:!0,norm:"rms",feed_forward:"swiglu",positions:"rotary",qk_norm:"none",experts:!1,n_experts:8,n_active:2,n_shared:0,d_expert:3072,latent:!1,kv_rank:512,d_rope:64},{name:"mixtral-8x7b",d_model:4096,n_heads:32,n_layers:32,d_ff:16384,vocab_size:32e3,context_length:32768,n_kv_heads:8,qkv_bias:!1,bias:!1,tie_embeddings:!1,norm:"rms",feed_forward:"swiglu",positions:"rotary",qk_norm:"none",experts:!0,n_experts:8,n_active:2,n_shared:0,d_expert:14336,latent:!1,kv_rank:512,d_rope:64},{name:"olmoe-1b-7b",d_model:2048,n_heads:16,n_layers:16,d_ff:8192,vocab_size:50304,context_length:4096,n_kv_heads:16,qkv_bias:!1,bias:!1,tie_embeddings:!1,norm:"rms",feed_forward:"swiglu",positions:"rotary",qk_norm:"width",experts:!0,n_experts:64,n_active:8,n_shared:0,d_expert:1024,latent:!1,kv_rank:512,d_rope:64}]},N={...cn};var{settings:Q}=N,hn=new Set(Q.pinned.of),pn=t=>hn.has(t),le=t=>Q[t].kind==="switch",ls=t=>Q[t].control==="size",He=Object.keys(Q).filter(pn),de=["positions","n_kv_heads","qk_norm","latent","kv_rank","d_rope","norm","feed_forward","experts","n_experts","n_active","n_shared","d_expert"],ce=t=>Object.fromEntries(He.map(e=>[e,t[e]])),un=["n_experts","n_active","n_shared","d_expert"],mn=["kv_rank","d_rope"],fn=["n_kv_heads","qk_norm","qkv_bias"],_n=["d_ff","feed_forward"],q=(t,{experts:e,latent:s})=>!(e?_n:un).includes(t)&&!(s?fn:mn).includes(t),ds=(t,e)=>He.every(s=>t[s]===e[s]||!q(s,t)&&!q(s,e));function cs(t){let e=t.n_kv_heads<t.n_heads&&`${t.n_kv_heads} key/value heads`;return de.filter(s=>q(s,t)).map(s=>{if(s==="n_kv_heads")return e;if(le(s))return t[s]&&Q[s].label;let n=Q[s];if(n.kind!=="choice"||t[s]===n.choices[0])return!1;let o=String(t[s]);return s==="qk_norm"?n.label:n.names?.[o]??o}).filter(s=>typeof s=="string")}var hs=["B","T","V","n_ctx","L","E","k","H","d_model","r_kv","d_q","d_kv","d_nope","d_rope","d_v","d_head","d_ff","d_expert","d_shared"],st=t=>{let e=hs.indexOf(t);return e<0?hs.length:e},us=t=>[[1,t.toSorted((e,s)=>st(e)-st(s))]];function ms(t){let e=new Map;for(let[s,n]of t.flat()){let[o]=e.get(n.join())??[0];e.set(n.join(),[o+s,n])}return[...e.values()]}var fs=(t,e)=>t.reduce((s,[n,o])=>s+o.reduce((r,i)=>r*e[i],n),0);function _s([t,e]){let s=t!==1||!e.length?[String(t)]:[];for(let n of new Set(e))s.length&&s.push("\xB7"),s.push({symbol:n,power:e.filter(o=>o===n).length});return s}function ps(t){let e=([,s])=>[-s.length,...s.map(st)];return t.toSorted((s,n)=>$n(e(s),e(n))).flatMap((s,n)=>[...n?[" + "]:[],..._s(s)])}function $n(t,e){let s=t.findIndex((n,o)=>n!==e[o]);return s<0?t.length-e.length:t[s]-(e[s]??-1/0)}function he(t){let e=t.filter(([,o])=>!o.includes("L")),s=t.filter(([,o])=>o.includes("L")).map(([o,r])=>[o,r.filter(i=>i!=="L")]),n=e.length?[ps(e)]:[];return s.length>1?n.push([{symbol:"L",power:1},"\xB7(",...ps(s),")"]):n.push(...s.map(([o,r])=>_s([o,["L",...r]]))),n.length?n.flatMap((o,r)=>r?[" + ",...o]:o):["0"]}var P=({d_model:t,n_heads:e})=>Math.floor(t/e),bs=t=>q("n_kv_heads",t)&&t.n_kv_heads<t.n_heads,pe=t=>bs(t)?t.n_kv_heads*P(t):t.d_model,bn=t=>({V:t.vocab_size,n_ctx:t.context_length,L:t.n_layers,d_model:t.d_model,d_kv:pe(t),d_head:P(t),d_ff:t.d_ff,H:t.n_heads,E:t.n_experts,k:t.n_active,d_expert:t.d_expert,d_shared:t.n_shared*t.d_expert,r_kv:t.kv_rank,d_rope:t.d_rope,d_q:t.n_heads*(P(t)+t.d_rope),d_nope:t.n_heads*P(t),d_v:t.n_heads*P(t)}),$s=(t,e)=>({name:t,total:e.reduce((s,n)=>s+n.total,0),active:e.reduce((s,n)=>s+n.active,0),formula:ms(e.map(({formula:s})=>s))});function gs(t,e){let s=bn(e),n=({shape:i,when:l})=>i.every(a=>s[a])&&Object.entries(l).every(([a,d])=>d.includes(e[a])),o=t.map(i=>{let{step:l,component:a,name:d,routed:p}=i,c=i.shape.map(v=>v==="d_kv"&&!bs(e)?"d_model":v),f=v=>us(l==="transformer"?["L",...v]:v),_=n(i)?f(c):[],$=p&&_.length?f(["k",...c.slice(1)]):_,g=c.map(v=>w(s[v])).join(" \xD7 "),[m,b]=[_,$].map(v=>fs(v,s));return{component:a,name:d,formula:_,sizes:g,total:m,active:b}}),r=[...Map.groupBy(o,({component:i})=>i)].map(([i,l])=>({...$s(i,l),tensors:l}));return{...$s("total",o),values:s,components:r}}var{settings:nt}=N,gn={d_model:nt.d_model.max,n_heads:nt.n_heads.max};function ws(t){let{d_model:e,n_heads:s,n_experts:n,n_active:o,positions:r,latent:i,d_rope:l}=t,a=q("n_kv_heads",t)?t:{...t,n_kv_heads:s},d=xt(a);if(d)return{why:d,fixes:yt(a,gn)};let p=(c,f,_,$)=>({why:`${c}=${f} is odd; ${r} positions take pairs`,fixes:[t[_]-$,t[_]+$].filter(g=>g>=1&&g<=nt[_].max).map(g=>({name:_,value:g}))});if(r==="sinusoidal"&&e%2)return p("d_model",e,"d_model",s);if(r==="rotary"){if(i&&l%2)return p("d_rope",l,"d_rope",1);let c=e/s;if(!i&&c%2)return p("d_head",c,"d_model",s)}if(t.experts&&o>n)return{why:`n_active=${o} is above n_experts=${n}`,fixes:[{name:"n_active",value:n}]}}var W=t=>ws(t)?.why,vs=t=>ws(t)?.fixes??[];var{settings:ot}=N;function rt(t,e){let s=t.filter(le);return h`
    ${t.filter(n=>!le(n)).map(n=>ks(n,e))} ${s.length?h`<div class="switches">${s.map(n=>ys(n,e))}</div>`:u}
  `}var xs=(t,e)=>t.filter(s=>q(s,e.config)).map(s=>le(s)?ys(s,e):ks(s,e));function ys(t,{kit:e,config:s,now:n,totalOf:o}){let r=o({...s,[t]:!s[t]})-n.total;return e.control(t,{effect:`${s[t]?"off":"on"}: ${J(r)}`})}function ks(t,e){let{kit:{control:s,state:n},config:o}=e;if(!ls(t))return s(t);let r=f=>s(f,{label:Ne(ot[f].label)}),i={n_heads:()=>wn(e),n_kv_heads:()=>[r("lock_n_kv_heads"),xn(o)],d_ff:()=>o.experts?h`<p class="faint note">${Ne("Not in the count: each expert is d_expert wide.")}</p>`:r("lock_d_ff")},{lock_d_ff:l,lock_n_kv_heads:a}=n,d=["rotary","sinusoidal"].includes(o.positions)&&!o.latent,p={...o,lock_d_ff:l,lock_n_kv_heads:a,paired:d},c=kt(t,ot[t],p);return c.disabled=!q(t,o),t==="n_active"&&(c.stops=ot.n_active.stops.filter(f=>f<=o.n_experts)),[s(t,c),i[t]?.()??u]}function wn({config:t,now:e,headsBefore:s,repair:n}){let{d_model:o,n_heads:r}=t,i=W(t);return i?h`
      <div class="heads-note">
        <p class="warn">${i}</p>
        <p class="fixes">${vs(t).map(({name:l,value:a})=>k(`${l}=${a}`,()=>n(l,a)))}</p>
      </div>
    `:h`
    <div class="heads-note">
      <p>${O("d_head")} = ${w(o)} / ${r} = ${w(o/r)}</p>
      <p class=${s===void 0?"faint":""}>${Ne(vn(t,e,s))}</p>
    </div>
  `}function vn(t,e,s){let{n_heads:n,n_kv_heads:o,latent:r,qk_norm:i}=t;return r?"Each query has d_rope numbers more, so here H changes the count.":o!==n?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":i==="head"?"The norms of queries and keys are d_head wide, so here H changes the count.":s===void 0?"H does not change the count: it only splits d_model.":`H went from ${s} to ${n} and the count stays ${w(e.total)}: H \xB7 d_head is d_model, whatever H is.`}function xn(t){let{d_model:e,n_heads:s,n_kv_heads:n}=t;if(e%s||s%n)return u;let o=s/n;return h`
    <p class="groups-note">
      ${O("d_kv")} = ${n} · ${w(P(t))} = ${w(pe(t))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
    </p>
  `}var As="important",yn=" !"+As,ue=Z(class extends z{constructor(t){if(super(t),t.type!==M.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,s)=>{let n=t[s];return n==null?e:e+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(t,[e]){let{style:s}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let n of this.ft)e[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in e){let o=e[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(yn);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?As:""):s[n]=o}}return A}});var me=100,kn=.12,Ss=1e-5,ze=(t,e=me)=>{let s=2*Math.PI*t;return[e*Math.sin(s),-e*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function An(t,e){let s=(n,o)=>`A ${me} ${me} 0 ${o-n>.5?1:0} 1 ${ze(o).join(" ")}`;return e-t>1-Ss?`M ${ze(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${ze(t).join(" ")} ${s(t,e)} Z`}var fe=(t,e=[])=>{let s=t.replaceAll(" ","-");return e.length&&!e.includes(t)?{fill:`color-mix(in oklab, var(--${s}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${s})`,ink:`var(--${s}-ink)`}},Ts=t=>t.reduce((e,s)=>e+s.total,0),Es=({name:t,total:e},s)=>`${t}: ${w(e)} \xB7 ${R(e/s)}`;function Ms(t,e,s){let n=Ts(t),o=0,r=t.map(i=>{let l=o;return o+=i.total/n,{part:i,from:l,to:o,share:i.total/n}}).filter(({share:i})=>i>Ss);return h`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${e}>
      ${r.map(({part:i,from:l,to:a})=>xe`
          <path
            d=${An(l,a)}
            data-component=${i.name}
            data-tip=${Es(i,n)}
            style=${ue({fill:fe(i.name,s).fill})}
          />
        `)}
      <circle class="edge" r=${me}></circle>
      ${r.map(({part:i,share:l,from:a,to:d})=>{if(l<kn)return u;let[p,c]=ze((a+d)/2,.62*me),f=[...i.name.split(" "),R(l)];return xe`<text transform="translate(${p} ${c})" style=${ue({fill:fe(i.name,s).ink})}>
          ${f.map((_,$)=>xe`<tspan x="0" dy=${$?"1.15em":`${.35-.575*(f.length-1)}em`}>${_}</tspan>`)}
        </text>`})}
    </svg>
  `}var Cs=(t,e,s)=>{let n=Ts(t);return h`
    <div class="track" aria-hidden="true">
      ${t.map(o=>h`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${Es(o,n)}
            ?hidden=${o.total===0}
            style=${ue({background:fe(o.name,s).fill,color:fe(o.name,s).ink,width:`${100*o.total/e}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},Ie=t=>h`<span class="swatch" style=${ue({background:fe(t).fill})}></span>`;var it=(t,e,{what:s,name:n,parts:o})=>h`
    <div class="bar ${n}">
      ${s?h`<div class="caption"><span>${s}</span>${w(t.total)}</div>`:u}
      ${Cs(t.components,e,o)}
    </div>
  `;function Os(t,e){let s=t.components.filter(({name:o})=>e.includes(o)),n=s.reduce((o,r)=>o+r.total,0);return h`
    <p class="chosen-parts">
      ${s.map(({name:o},r)=>h`${r?" + ":u}${Ie(o)} ${o}`)}:
      <b>${w(n)}</b> · ${R(n/t.total)}
    </p>
  `}function Ns(t,e,s){let o=t.components.filter(({name:i})=>e.includes(i)).map(({name:i,total:l})=>`, ${i} ${w(l)}`),r=W(s);return`${w(t.total)} parameters${o.join("")}${r?`; ${r}`:""}`}function qs(t,e,{bytesPerNumber:s,pinned:n}){let o=s.map(([a,d])=>`${re(e.total*d)} in ${a}`).join(" \xB7 "),r=n?.count.total??0,i=e.total===r?`as many as the pinned ${n?.name}`:`${J(e.total-r)} (${Ee(e.total,r)}) against the pinned ${n?.name}`,l=W(t);return h`
    <div class="remarks">
      ${t.experts?h`<p>A token passes ${t.n_active} of ${t.n_experts} experts, and so uses
            <b>${w(e.active)}</b> · ${R(e.active/e.total)}</p>`:u}
      <p class="faint">${o}</p>
      ${n?h`<p>${i}</p>`:u}
      ${l?h`<p class="warn">Not buildable: ${l}. ${Sn(t)}</p>`:u}
    </div>
  `}function Sn(t){let{d_model:e,n_heads:s,n_kv_heads:n,latent:o,qk_norm:r}=t,i=(a,d)=>h`as ${O(a)} is taken to be ${w(d)}`,l=o||r==="head"?i("d_head",P(t)):n<s?i("d_kv",pe(t)):e%s?h`as ${O("H")} is not in them`:"";return h`The formulas give a count all the same${l?", ":""}${l}.`}var Ls=(t,e,s)=>{let n=new Map;for(let o=e;o<=s;o++)n.set(t[o],o);return n},Bs=Z(class extends z{constructor(t){if(super(t),t.type!==M.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,s){let n;s===void 0?s=e:e!==void 0&&(n=e);let o=[],r=[],i=0;for(let l of t)o[i]=n?n(l,i):i,r[i]=s(l,i),i++;return{values:r,keys:o}}render(t,e,s){return this.dt(t,e,s).values}update(t,[e,s,n]){let o=Ct(t),{values:r,keys:i}=this.dt(e,s,n);if(!Array.isArray(o))return this.ut=i,r;let l=this.ut??=[],a=[],d,p,c=0,f=o.length-1,_=0,$=r.length-1;for(;c<=f&&_<=$;)if(o[c]===null)c++;else if(o[f]===null)f--;else if(l[c]===i[_])a[_]=I(o[c],r[_]),c++,_++;else if(l[f]===i[$])a[$]=I(o[f],r[$]),f--,$--;else if(l[c]===i[$])a[$]=I(o[c],r[$]),Y(t,a[$+1],o[c]),c++,$--;else if(l[f]===i[_])a[_]=I(o[f],r[_]),Y(t,o[c],o[f]),f--,_++;else if(d===void 0&&(d=Ls(i,_,$),p=Ls(l,c,f)),d.has(l[c]))if(d.has(l[f])){let g=p.get(i[_]),m=g!==void 0?o[g]:null;if(m===null){let b=Y(t,o[c]);I(b,r[_]),a[_]=b}else a[_]=I(m,r[_]),Y(t,o[c],m),o[g]=null;_++}else ke(o[f]),f--;else ke(o[c]),c++;for(;_<=$;){let g=Y(t,a[$+1]);I(g,r[_]),a[_++]=g}for(;c<=f;){let g=o[c++];g!==null&&ke(g)}return this.ut=i,ye(t,a),A}});var at={"output projection":"shared with the token embedding"},zs=t=>at[t]??"none",Ps=(t,e,s)=>h`
    <td class="number">${w(t)}</td>
    <td class="number share">${R(t/e)}</td>
    ${s===void 0?u:h`
      <td class="number pinned wide">${J(t-s)}</td>
      <td class="number pinned">${Ee(t,s)}</td>
    `}
  `,Hs=(t,{values:e})=>h`
    <span class="symbols">${ae(he(t.formula))}</span>
    <span class="filled-in">${t.total?h`= ${ae(he(t.formula),e)}`:zs(t.name)}</span>
  `,Tn=({name:t,tensors:e,total:s},{values:n})=>h`
    <table class="tensors">
      <caption class="unseen">Tensors of ${t}</caption>
      <thead>
        <tr>
          <th scope="col">tensor</th>
          <th scope="col">shape</th>
          <th scope="col" class="wide">all blocks</th>
          <th scope="col" class="number">parameters</th>
        </tr>
      </thead>
      <tbody>
        ${e.filter(o=>o.total||!s).map(o=>h`
            <tr>
              <th scope="row">${o.name}</th>
              <td>${o.sizes}</td>
              <td class="wide">${o.total?h`${ae(he(o.formula))} = ${ae(he(o.formula),n)}`:zs(t)}</td>
              <td class="number">${w(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function Is(t,{before:e,open:s,onOpen:n,chosen:o}){let r=new Map(e?.components.map(({name:a,total:d})=>[a,d])),i=t.components.filter(({name:a,total:d})=>d||r.get(a)||at[a]),l=a=>h`
      <tbody
        data-component=${a.name}
        class="${a.total?"":"absent"} ${o.includes(a.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${Ie(a.name)}${a.name}</th>
          ${Ps(a.total,t.total,r.get(a.name))}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${Hs(a,t)}
            ${a.total||at[a.name]?oe(h`Tensors<span class="unseen"> of ${a.name}</span>`,s.includes(a.name),d=>{let p=s.filter(c=>c!==a.name);n(d?[...p,a.name]:p)},()=>Tn(a,t)):u}
          </td>
        </tr>
      </tbody>
    `;return h`
    <table class="components ${e?"comparing":""}">
      <caption class="unseen">Parameters by component</caption>
      <thead>
        <tr>
          <th scope="col">component</th>
          <th scope="col" class="number">parameters</th>
          <th scope="col" class="number share">share</th>
          ${e?h`
              <th scope="col" class="number pinned wide">difference</th>
              <th scope="col" class="number pinned">ratio</th>
            `:u}
        </tr>
      </thead>
      ${Bs(i,({name:a})=>a,l)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${Ps(t.total,t.total,e?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${Hs(t,t)}</td></tr>
      </tfoot>
    </table>
  `}var pi=as(N,t=>{let{state:e,data:s,local:n,change:o,define:r}=t,i=m=>gs(N.tensors,m),l=N.presets.map(m=>({...m,label:`${m.name} \xB7 ${Bt(i(m).total)}`})),a=Object.entries(s("_bytes_per_number")).sort(([,m],[,b])=>b-m),d=n({othersOpen:!1,moreOpen:!1,tensorsOf:[]}),p;t.host&&t.onCleanup(Pt(t.host));let c=m=>l.find(b=>ds(b,m))?.name??"custom",f=m=>p?.to===e.n_heads&&p.total===m?p.from:void 0;function _(m,b){o({[m]:b});let v=de.includes(m);s("knobs").includes(m)||(d[v?"moreOpen":"othersOpen"]=!0),t.focusSoon(`input[name=${m}]`)}function $(m){let b=c(m),v=l.map(y=>[y.name,y.label]),C=b==="custom"?[["custom","custom"]]:[],S=y=>{let x=l.find(T=>T.name===y);x&&o({...ce(x),lock_d_ff:x.d_ff===4*x.d_model,lock_n_kv_heads:x.n_kv_heads===x.n_heads})};return h`<div class="preset">${ne("Preset",[...C,...v],b,S,"preset")}</div>`}function g(m){let{config:b}=m,v=s("knobs"),C=He.filter(H=>!v.includes(H)&&!de.includes(H)),S=de.filter(H=>!v.includes(H)),y=()=>h`${$(b)} ${rt(C,m)}`,x=H=>d.othersOpen=H,T=H=>d.moreOpen=H,E=h`More switches <span class="faint">${cs(b).join(" \xB7 ")}</span>`,Rs=()=>h`<div class="controls">${y()}</div>`,js=()=>{e.pinned=null,t.focusSoon("button.pin")};return h`
      <div class="controls">
        ${v.length?h`
            ${rt(v,m)}
            <div class="others">
              ${oe("All other sizes",d.othersOpen,x,Rs)}
            </div>
          `:y()}
        <div class="more">
          ${oe(E,d.moreOpen,T,()=>h`<div class="controls">${xs(S,m)}</div>`)}
        </div>
        <div class="actions">
          ${k("Pin this",()=>e.pinned=b,{name:"pin"})}
          ${e.pinned?k("Unpin",js):u}
        </div>
      </div>
    `}return r({absent:St,follow(m){let{n_heads:b}=m;if(b!==void 0&&Object.keys(m).length===1){let{total:v}=i(ce(e));p={from:f(v)??e.n_heads,to:b,total:v}}return{...m,...At(m,e)}},announcement:()=>{let m=ce(e);return Ns(i(m),s("parts"),m)},view(){let m=ce(e),b=s("parts"),v=e.pinned,C=v&&{...l[0],n_kv_heads:v.n_heads,...v},S=C?{count:i(C),name:c(C)}:void 0,y=i(m),x=Math.max(y.total,S?.count.total??0),T=w(y.total);return h`
        <div class="layout">
          <div class="within-reach">
            <div class="summary">
              <p class=${W(m)?"not-buildable":""}>
                <span class="total" style="--digits: ${String(T.length)}">${T}</span><span
                class="faint"> parameters</span>
              </p>
              ${b.length?Os(y,b):u}
              ${it(y,x,{what:S?c(m):"",name:"now",parts:b})}
              ${S?it(S.count,x,{what:`pinned: ${S.name}`,name:"before",parts:b}):u}
            </div>
            ${g({kit:t,config:m,now:y,repair:_,totalOf:E=>i(E).total,headsBefore:f(y.total)})}
          </div>
          <div class="picture">
            ${Ms(y.components,`Pie of ${T} parameters; the table has its numbers`,b)}
            ${qs(m,y,{bytesPerNumber:a,pinned:S})}
          </div>
          ${Is(y,{before:S?.count,open:d.tensorsOf,onOpen:E=>d.tensorsOf=E,chosen:b})}
        </div>
      `}})});export{pi as default};
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
