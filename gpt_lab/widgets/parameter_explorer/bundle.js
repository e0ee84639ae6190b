var zt=globalThis,ne=s=>s,dt=zt.trustedTypes,oe=dt?dt.createPolicy("lit-html",{createHTML:s=>s}):void 0,jt="$lit$",E=`lit$${Math.random().toFixed(9).slice(2)}$`,Rt="?"+E,vs=`<${Rt}>`,j=document,J=()=>j.createComment(""),K=s=>s===null||typeof s!="object"&&typeof s!="function",Ut=Array.isArray,de=s=>Ut(s)||typeof s?.[Symbol.iterator]=="function",Ht=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ie=/-->/g,re=/>/g,H=RegExp(`>|${Ht}(?:([^\\s"'>=/]+)(${Ht}*=${Ht}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ae=/'/g,le=/"/g,he=/^(?:script|style|textarea|title)$/i,Dt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),d=Dt(1),$t=Dt(2),rn=Dt(3),C=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),ce=new WeakMap,z=j.createTreeWalker(j,129);function ue(s,t){if(!Ut(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return oe!==void 0?oe.createHTML(t):t}var pe=(s,t)=>{let e=s.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=Y;for(let l=0;l<e;l++){let a=s[l],c,u,p=-1,f=0;for(;f<a.length&&(r.lastIndex=f,u=r.exec(a),u!==null);)f=r.lastIndex,r===Y?u[1]==="!--"?r=ie:u[1]!==void 0?r=re:u[2]!==void 0?(he.test(u[2])&&(o=RegExp("</"+u[2],"g")),r=H):u[3]!==void 0&&(r=H):r===H?u[0]===">"?(r=o??Y,p=-1):u[1]===void 0?p=-2:(p=r.lastIndex-u[2].length,c=u[1],r=u[3]===void 0?H:u[3]==='"'?le:ae):r===le||r===ae?r=H:r===ie||r===re?r=Y:(r=H,o=void 0);let $=r===H&&s[l+1].startsWith("/>")?" ":"";i+=r===Y?a+vs:p>=0?(n.push(c),a.slice(0,p)+jt+a.slice(p)+E+$):a+E+(p===-2?l:$)}return[ue(s,i+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Q=class s{constructor({strings:t,_$litType$:e},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[c,u]=pe(t,e);if(this.el=s.createElement(c,n),z.currentNode=this.el.content,e===2||e===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=z.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(jt)){let f=u[r++],$=o.getAttribute(p).split(E),y=/([.?@])?(.*)/.exec(f);a.push({type:1,index:i,name:y[2],strings:$,ctor:y[1]==="."?ut:y[1]==="?"?pt:y[1]==="@"?ft:U}),o.removeAttribute(p)}else p.startsWith(E)&&(a.push({type:6,index:i}),o.removeAttribute(p));if(he.test(o.tagName)){let p=o.textContent.split(E),f=p.length-1;if(f>0){o.textContent=dt?dt.emptyScript:"";for(let $=0;$<f;$++)o.append(p[$],J()),z.nextNode(),a.push({type:2,index:++i});o.append(p[f],J())}}}else if(o.nodeType===8)if(o.data===Rt)a.push({type:2,index:i});else{let p=-1;for(;(p=o.data.indexOf(E,p+1))!==-1;)a.push({type:7,index:i}),p+=E.length-1}i++}}static createElement(t,e){let n=j.createElement("template");return n.innerHTML=t,n}};function R(s,t,e=s,n){if(t===C)return t;let o=n!==void 0?e._$Co?.[n]:e._$Cl,i=K(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(s),o._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=o:e._$Cl=o),o!==void 0&&(t=R(s,o._$AS(s,t.values),o,n)),t}var ht=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,o=(t?.creationScope??j).importNode(e,!0);z.currentNode=o;let i=z.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new q(i,i.nextSibling,this,t):a.type===1?c=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(c=new mt(i,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(i=z.nextNode(),r++)}return z.currentNode=j,o}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},q=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=R(this,t,e),K(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==C&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):de(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&K(this._$AH)?this._$AA.nextSibling.data=t:this.T(j.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Q.createElement(ue(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(e);else{let i=new ht(o,this),r=i.u(this.options);i.p(e),this.T(r),this._$AH=i}}_$AC(t){let e=ce.get(t.strings);return e===void 0&&ce.set(t.strings,e=new Q(t)),e}k(t){Ut(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,o=0;for(let i of t)o===e.length?e.push(n=new s(this.O(J()),this.O(J()),this,this.options)):n=e[o],n._$AI(i),o++;o<e.length&&(this._$AR(n&&n._$AB.nextSibling,o),e.length=o)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=ne(t).nextSibling;ne(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},U=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,o,i){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=e,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,e=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=R(this,t,e,0),r=!K(t)||t!==this._$AH&&t!==C,r&&(this._$AH=t);else{let l=t,a,c;for(t=i[0],a=0;a<i.length-1;a++)c=R(this,l[n+a],e,a),c===C&&(c=this._$AH[a]),r||=!K(c)||c!==this._$AH[a],c===h?t=h:t!==h&&(t+=(c??"")+i[a+1]),this._$AH[a]=c}r&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ut=class extends U{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},pt=class extends U{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},ft=class extends U{constructor(t,e,n,o,i){super(t,e,n,o,i),this.type=5}_$AI(t,e=this){if((t=R(this,t,e,0)??h)===C)return;let n=this._$AH,o=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==h&&(n===h||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},mt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},fe={M:jt,P:E,A:Rt,C:1,L:pe,R:ht,D:de,V:R,I:q,H:U,N:pt,U:ft,B:ut,F:mt},xs=zt.litHtmlPolyfillSupport;xs?.(Q,q),(zt.litHtmlVersions??=[]).push("3.3.3");var me=(s,t,e)=>{let n=e?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=e?.renderBefore??null;n._$litPart$=o=new q(t.insertBefore(J(),i),i,void 0,e??{})}return o._$AI(s),o};var qt=(s,t)=>Array.from({length:Math.max(0,t-s+1)},(e,n)=>s+n),$e=s=>qt(1,s).filter(t=>s%t===0);function P({d_model:s,n_heads:t,n_kv_heads:e}){if(s%t)return`d_model=${s} is not divisible by n_heads=${t}`;if(t%e)return`n_heads=${t} is not divisible by n_kv_heads=${e}`}function ge({d_model:s,n_heads:t,n_kv_heads:e},n){if(s%t===0){let l=$e(t),a=l.findLast(u=>u<e),c=l.find(u=>u>e);return[a,c].flatMap(u=>u===void 0?[]:[{name:"n_kv_heads",value:u}])}let o=l=>s%l===0,i=s-s%t;return[["n_heads",qt(1,Math.min(t,s)).findLast(o)],["n_heads",qt(t+1,Math.min(n.n_heads,s)).find(o)],["d_model",i],["d_model",i+t]].flatMap(([l,a])=>a!==void 0&&a>=1&&a<=n[l]?[{name:l,value:a}]:[])}function be(s,{stops:t=[]},{d_model:e,n_heads:n,n_kv_heads:o=n,lock_n_kv_heads:i=!0,lock_d_ff:r}){switch(s){case"d_model":{let l=t.map(a=>Math.max(1,Math.round(a/n))*n);return{stops:[...new Set(l)]}}case"n_heads":{let l=t.filter(c=>e%c===0),a=l.filter(c=>i||c%o===0);return{stops:a.length?a:l}}case"n_kv_heads":return{stops:$e(n),ends:["one for all query heads, the least","as many as H, the most"]};default:return s==="d_ff"?{disabled:r}:{}}}function _e(s,t){let e=o=>s[o]??t[o],n={};return e("lock_d_ff")&&(n.d_ff=4*(s.d_model??t.d_model)),"n_kv_heads"in s&&!("lock_n_kv_heads"in s)?n.lock_n_kv_heads=!1:e("lock_n_kv_heads")&&(n.n_kv_heads=s.n_heads??t.n_heads),n}function ye(s,t){let{d_model:e,n_heads:n,n_kv_heads:o,d_ff:i}=s;return{...t.has("d_model")?{d_ff:4*e}:{},...t.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:i===4*e,lock_n_kv_heads:o===n}}var N={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},gt=s=>(...t)=>({_$litDirective$:s,values:t}),V=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:hn}=fe;var we=s=>s.strings===void 0;var ks={},ve=(s,t=ks)=>s._$AH=t;var O=gt(class extends V{constructor(s){if(super(s),s.type!==N.PROPERTY&&s.type!==N.ATTRIBUTE&&s.type!==N.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!we(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===C||t===h)return t;let e=s.element,n=s.name;if(s.type===N.PROPERTY){if(t===e[n])return C}else if(s.type===N.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return C}else if(s.type===N.ATTRIBUTE&&e.getAttribute(n)===t+"")return C;return ve(s),t}});var F=s=>s.target;function bt({label:s,name:t,value:e,stops:n,onChange:o,...i}){let{text:r=String,disabled:l=!1}=i,a=d`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${O(String(As(n,e)))}
      @pointerdown=${c=>F(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:u}=F(c);u!==void 0&&o(u)}}
      @input=${c=>o(n[F(c).valueAsNumber])}
    >
  `;return s===h?a:d`<label class="slider">${s}${a}</label>`}var Vt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,o)=>Number((s+o*e).toFixed(6)));function As(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var _t=({label:s,name:t,checked:e,onChange:n,effect:o=h})=>d`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${O(e)}
        @change=${i=>n(F(i).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,T=(s,t,{disabled:e=!1,name:n=""}={})=>d`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${e?"true":h}
      @click=${()=>e||t()}
    >${s}</button>
  `,X=(s,t,e,n,o="")=>d`
    <label>${s}
      <select name=${o||h} @change=${i=>n(t[i.target.selectedIndex][0])}>
        ${t.map(([i,r])=>d`<option value=${String(i)} .selected=${O(i===e)}>${r}</option>`)}
      </select>
    </label>
  `,xe=(s,t,e,n,o)=>d`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([i,r])=>d`<label><input
          type="radio"
          name=${t}
          value=${String(i)}
          .checked=${O(i===n)}
          @change=${()=>o(i)}
        > ${r}</label>`)}
    </fieldset>
  `,ke=({label:s,name:t,value:e,onChange:n,...o})=>{let{min:i=-1/0,max:r=1/0}=o;return d`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(i)?i:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(F(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,i),r):e;F(l).value=String(c),n(c)}}
      >
    </label>
  `},yt=(s,t,e,n)=>d`
    <details ?open=${t} @toggle=${o=>{let i=o.target.open;i!==t&&e(i)}}>
      <summary>${s}</summary>
      ${t?n():h}
    </details>
  `;var Ts=new Intl.NumberFormat("en-US"),g=s=>Ts.format(s),Ft=s=>s===1?"":String(s).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var wt=(s,t=1)=>`${(100*s).toFixed(t)} %`;function D(s){return s===0||s===1?wt(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:wt(s)}function Ae(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Te(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):g(Math.round(n))} ${t[e]}`.trim()}var tt=s=>Te(s,["bytes","kB","MB","GB","TB"]),Se=s=>Te(s,["","K","M","B","T"]),W=s=>s===0?"0":`${s>0?"+":"\u2212"}${g(Math.abs(s))}`;function vt(s,t){if(s===t)return"same";if(t===0)return"new";if(s===0)return"gone";let e=s/t;return`\xD7${e>=1e3?g(Math.round(e)):Number(e.toPrecision(3))}`}function Ce(s){let t=i=>{let l=i.target.closest("[data-component]")?.getAttribute("data-component");for(let a of s.querySelectorAll("[data-component]"))a.toggleAttribute("data-lit",a.getAttribute("data-component")===l)},e=()=>{for(let i of s.querySelectorAll("[data-lit]"))i.removeAttribute("data-lit")},n=new AbortController,o={pointerover:t,focusin:t,pointerleave:e,focusout:e};for(let[i,r]of Object.entries(o))s.addEventListener(i,r,{signal:n.signal});return()=>n.abort()}function xt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Ss=4e3,kt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=xt(400,()=>{let e=this.#e;this.options.page.write(this.#o()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#i()),queueMicrotask(()=>this.#i())}#o(){let t=this.options.write();return this.#e=(t?.length??0)>Ss,this.#e?void 0:t}#i(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#o(),this.#e)return d`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return d`
      <span class="copy-link">
        ${T("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?d`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:h}
      </span>
    `}};var Me=new WeakMap;function Ne(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||Me.get(e)===n)continue;Me.set(e,n);let[o,i]=[e.getBoundingClientRect(),t.getBoundingClientRect()];e.scrollLeft+=Ee(i.left,i.right,o.left,o.right),e.scrollTop+=Ee(i.top,i.bottom,o.top,o.bottom)}}function Ee(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}var At=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let o=0;o<t.length;){let i=2*o+1;if(t[i+1]<t[i]&&(i+=1),!(t[i]<n)){t[o]=n;break}t[o]=t[i],o=i}return e}};var Z=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#i=new Map;constructor(t){let e=(n,o=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,o);this.#t=e(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],i)=>this.#n.set(n*65536+o,256+i)),this.#o=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let e=this.#i.get(t);if(e)return e;this.#i.size>5e4&&this.#i.clear();let n=this.byteIds(t);this.#r(n);let o=n.filter(i=>i>=0);return this.#i.set(t,o),o}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[o,i]of n){let r=o+1;for(;e[r]<0;)r+=1;e[o]=i,e[r]=-1;let l=e.slice(0,o).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:i}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),o=new At,i=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&o.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)i(l);let r=[];for(;o.size;){let l=o.pop(),a=l%2**32,c=Math.floor(l/2**32),u=n[a],[p,f]=this.parts(c);t[a]!==p||t[u]!==f||(t[a]=c,t[u]=-1,n[a]=n[u],n[a]<t.length&&(e[n[a]]=a,i(a)),e[a]>=0&&i(e[a]),r.push([a,c]))}return r}};var Cs="<|endoftext|>",Tt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(o,i)=>t.getUint16(4+2*i,!0)),this.#t=new Z(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Cs)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};function Oe(s,t={}){let e=Object.entries(s.settings).map(([n,o])=>[n,n in t?{...o,max:t[n]}:o]);return{...s,settings:Object.fromEntries(e)}}var Wt=Symbol.for("gpt-lab-ids");function St(s){let t=globalThis;return t[Wt]=(t[Wt]??0)+1,`${s}-${t[Wt]}`}function Be(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Le(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return Ct(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Zt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Pe=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ms={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Es=/[\p{C}\p{Z}]/u,Ns=/^\p{M}/u;function Ct(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Ie(s){let t=Ct(s);if(t===void 0)return d`<span class="bytes">${Zt(s)}</span>`;let e=Ns.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!Es.test(o)){n+=o;continue}let i=Pe(o),[r,l]=Ms[o]??[i,i];e.push(n,d`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return d`${e}${n}`}function Gt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${Pe(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Os=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),He={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:o=1/0}=t,i=Number(s||NaN);return i>=n&&i<=o&&(e==="number"||Number.isInteger(i))?i:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Yt={number:He,integer:He,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Bs(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>Os.get(s),rule:()=>"true or false"},text:{encode:s=>Be(s),decode:Le,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},group:{encode(s,t,e){let n=s??{};return t.of.filter(i=>i in n).map(i=>ze(n[i],e[i],e)).join(",")},decode(s,t,e){let{of:n,least:o}=t;if(!s)return null;let i=s.split(",");if(i.length<o||i.length>n.length)return;let r=i.map((l,a)=>[n[a],je(l,e[n[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},Bs=s=>s.replaceAll("%20"," "),ze=(s,t,e={})=>Yt[t.kind].encode(s,t,e),je=(s,t,e={})=>Yt[t.kind].decode(s,t,e);function Re(s,t,e,n=()=>({})){let o=(a,c)=>ze(c[a],s[a],s),i=Object.keys(s),r=i.filter(a=>o(a,t)!==o(a,e)),l={...e,...n(t,new Set(r))};return i.flatMap(a=>s[a].kind==="text"&&a==="text"||o(a,t)!==o(a,l)?[`${a}=${o(a,t)}`]:[]).join("&")}function Ue(s,t,e,n=()=>!0,o=()=>({})){let i=s.split("&").map(p=>{let f=p.indexOf("=");return f<0?["text",p]:[p.slice(0,f),p.slice(f+1)]}),r=new Map(i),l=new Set(r.keys()),[a,c]=[{},[]],u=()=>({...e,...o({...e,...a},l)});for(let[p,f]of Object.entries(t)){let $=r.get(p),y=$===void 0?u()[p]:je($,f,t);if(f.kind==="parts"&&y!==void 0){let v=y,k=v.filter(S=>n(S,f.streams??!1));for(let S of v)k.includes(S)||c.push(`${S} is not a part of the model`);y=k}else if(y===void 0){let{rule:v}=Yt[f.kind];c.push(p==="text"?"its text is damaged":`${p}=${$} is not ${v(f)}`),y=e[p]}a[p]=y}return{values:a,problems:c}}function et(s,t){return new Promise((e,n)=>{let o=(i,r)=>{i.type!=="asset"||i.name!==t||(s.off("msg:custom",o),i.error?n(new Error(i.error)):e(r[0]))};s.on("msg:custom",o),s.send({type:"asset",name:t})})}function De(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Jt}var Jt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#i(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,o)=>this.#r({type:"look",client:e,id:n,...o}),stop:()=>this.#r({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#r({type:"end",client:e})}}}#r(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Ls())return this.#i({state:"asking"});this.#i({state:"loading",loaded:0,message:""});try{let[o,i]=await Promise.all([Ps(t),this.#n??Is(t)]);this.#n||(this.#n=i,this.#a(i));let r=t.model.get("version"),l=n==="failed";i.postMessage({type:"load",source:{...o,again:l},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(o){let i=o instanceof Error?o.message:String(o);this.#i({state:"failed",message:i})}}}#a(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#i({loaded:n.loaded}):n.type==="failed"?this.#i({state:"failed",message:n.message}):n.type==="ready"?this.#i({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Ls=()=>!!navigator.connection?.saveData;async function Ps({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:o}=await et(s,"lab-model");return{bytes:new Uint8Array(e,n,o).slice()}}async function Is({model:s}){let t=await et(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Hs(e).catch(()=>zs(e)).finally(()=>URL.revokeObjectURL(e))}function Hs(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function zs(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function qe(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Mt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=De(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(qe(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((o,i)=>this.#s={resolve:o,reject:i,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var js=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Ve(s,{n_layers:t,n_heads:e},n){if(js(s)&&!n)return!1;let[o,i="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||o!==void 0&&Number(i)<t&&Number(r)<e}var Rs=Symbol.for("gpt-lab shared text");function Fe(s){let t=globalThis,e=t[Rs]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let i of e.watchers)i()};e.takers.add(s),queueMicrotask(n);let o="";return{watch(i){return e.watchers.add(i),()=>e.watchers.delete(i)},enter(i){if(o=i,!!e.on)for(let r of e.takers)r!==s&&r(i)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?h:d`<div class="shared-text">${_t({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:i=>{if(e.on=i,i&&o)for(let r of e.takers)r!==s&&r(o);n()}})}</div>`}}function B(s){let[t,e]=s.split("_");return d`<span class="math"><i>${t}</i>${e?d`<span class="underscore">_</span><sub>${e}</sub>`:h}</span>`}var We=s=>s.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,e)=>e%2?B(t):t),st=(s,t)=>s.map(e=>typeof e=="string"?e:[t?g(t[e.symbol]):B(e.symbol),Ft(e.power)]);function Ze(s,t,e=1/0){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${s}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${s}=${i} is below 1`}:r>e?{problem:`${s}=${i} is above ${e}`}:{value:r}}function Ye({name:s,setting:t,label:e,value:n,stops:o,ends:i,text:r,draft:l,onDraft:a,onChange:c,...u}){let{disabled:p=!1,id:f}=u,{symbol:$=s,max:y}=t,v=l===void 0?{value:n}:Ze(s,l,y),k=v.value===void 0||v.value===n?l:void 0,S=v.value===void 0?v.problem:void 0,m=Ge(n,o,i),b=_=>{a(),c(_)},x=_=>{let w=_.target.value;a(w);let{value:A}=Ze(s,w,y);A!==void 0&&c(A)},M=_=>{if(_.key!=="ArrowUp"&&_.key!=="ArrowDown")return;_.preventDefault();let w=_.key==="ArrowUp"?o.find(A=>A>n):o.findLast(A=>A<n);w!==void 0&&b(w)};return d`
    <div class="size">
      <label>
        <span class="name">${B($)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${O(k??String(n))}
          ?disabled=${p}
          aria-invalid=${String(!!S)}
          aria-describedby=${S?`${f}-${s}`:h}
          @input=${x}
          @change=${()=>S||a()}
          @keydown=${M}
        >
      </label>
      ${bt({value:n,stops:o,disabled:p,onChange:b,label:h,name:`${$}, ${e}: slider`,text:_=>[r(_),Ge(_,o,i)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${p?"":m}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!S}>${S?`${S}; the figure still has ${n}`:""}</p>
    </div>
  `}function Ge(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return s===o?n:s===t[0]?e:s>o||s<t[0]?"beyond the slider":""}var Us={commas:g,percent:s=>wt(s,0),1:s=>Ae(s,1)},Et=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=St("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,o={}){let i=e.kind==="text"?e.label:e.label??t,r=o.label??i,l=o.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return _t({label:r,name:t,checked:!!l,onChange:a,effect:o.effect});case"choice":return this.#s(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#n(t,e,r,l,a,o)}}#s(t,{control:e,choices:n,names:o},i,r,l){let a=n.map(c=>[c,o?.[c]??c]);return e==="select"?X(i,a,r,l,t):xe(i,`${this.#t}-${t}`,a,r,l)}#n(t,e,n,o,i,r){let{control:l,names:a,unit:c="",step:u=1}=e,{min:p=e.min??0,max:f=e.max??1/0}=r,$=k=>a?.[k]??(Us[c]??String)(k),y=()=>r.stops??e.stops??Vt(p,f,u),v=()=>y().filter(k=>k>=p&&k<=f);return l==="size"?Ye({name:t,setting:e,label:n,value:o,text:$,onChange:i,stops:v(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:k=>{k===void 0?this.#e.delete(t):this.#e.set(t,k),this.redraw()}}):l==="field"?ke({label:n,name:t,value:o,min:p,max:f,onChange:i}):l==="select"?X(n,Vt(p,f,1).map(k=>[k,$(k)]),o,i,t):bt({label:d`<span>${n} <span class="number">${$(o)}</span></span>`,name:e.label??t,value:o,stops:v(),text:$,onChange:i,disabled:r.disabled})}#o(t,{rows:e=2},n,o){let i=`${this.#t}-${t}`,r=Gt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Gt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===o?this.redraw():this.change(t,c)};return d`
      <div class="text-field">
        <label for=${i}>${n}</label>
        <textarea
          id=${i}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":h}
          aria-describedby=${r?`${i}-problem`:h}
          .value=${O(this.#e.get(t)??o)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${i}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Ds=8,qs="<|endoftext|>",nt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){let e=this.#t.get(t);return e||(e=this.tokenizer.encode(t),this.#t.size>=Ds&&this.#t.delete(this.#t.keys().next().value),this.#t.set(t,e)),e}input(t){let e=`\0${t}`,n=this.#t.get(e);if(n)return n;let o=[this.end,...this.of(t)];return this.#t.set(e,o),o}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Ie(this.tokenizer.bytes(t))),this.#e.get(t)}plain(t){let e=this.tokenizer.bytes(t);return Ct(e)??Zt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return qs;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Nt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#o;declared;constructor(t,e,n,o){this.model=e,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=r=>r,this.asset=r=>et(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Je(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#i(this.follow?.(r)??r),this.onChange()},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=Oe(t,e.get("_limits")),this.id=St(t.name),this.initial=this.values(),this.state=Je(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new Et((r,l)=>this.#r(r,l),()=>this.redraw());let i=()=>this.redraw();e.on("change",i),this.onCleanup(()=>e.off("change",i))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary"))this.tokens=new nt(new Tt(await this.asset("lab-vocabulary")));else if(t.includes("gpt2-vocabulary")){let o=new Z(await this.asset("gpt2-vocabulary"));this.tokens=new nt(o)}t.includes("lab-model")&&this.host&&(this.client=new Mt(this),this.onCleanup(()=>this.client?.end()));let n=Object.entries(e).find(([,o])=>o.shared);if(n&&this.page&&this.host){let[o]=n;this.#e=Fe(i=>this.change({[o]:i})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#i(this.initial),this.onChange()}publish(t){this.#i(t)}writeLink(){if(this.changed)return Re(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:o}=Ue(t,this.declared.settings,this.initial,(i,r)=>!e||Ve(i,e,r),this.absent);for(let i of Object.keys(n))this.#t.forget(i);this.#i(n),this.problems=o,this.redraw()}#i(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#o=!0;for(let t of this.#s.splice(0))t()}};function Je(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,o)=>(t(n,o),!0)})}var Ot=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#o;#i;constructor(t,e,n,o){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#o=0,this.#i=o,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return this.client?.status.state==="failed"&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=this.#t===void 0;this.#t=e,this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#r(t,e,this.#o,n)}async#r(t,e,n,o){let i=()=>n===this.#o,r=async(a,c)=>{let u=await this.client.look(a,{onTokens:c,load:!o});return u&&i()?u:await new Promise(()=>{})},l=(a,c)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=c,this.#i(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!i())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var Vs="These are the lab model\u2019s numbers.";function Ke(s,t=Vs){let{state:e,loaded:n,message:o}=s.status,i=()=>s.load(!0);return e==="asking"?d`<p class="status-line">Your browser is set to save data. ${T(`Load the model (${tt(s.size)})`,i)}</p>`:e==="failed"?d`<p class="status-line warn" role="alert">The model did not load: ${o}. ${T("Try again",i)}</p>`:e==="loading"?d`<p class="status-line faint"><label>Loading the model, ${tt(s.size)}
      <progress max=${s.size} value=${n||h}></progress></label></p>`:d`<p class="status-line faint">${t}</p>`}function Qe(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},o=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,Fs(t,c.getBoundingClientRect())))},i=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:i}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Fs(s,t){let{width:e,height:n}=s.getBoundingClientRect(),o=t.left+t.width/2-e/2,i=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(o,r))}px`,s.style.top=`${i>4?i:t.bottom+6}px`}var Ws=s=>s.stopPropagation();function Xe(s,t){return{async render({model:e,el:n,page:o}){let i="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):me(c,n)},l=new Nt(s,e,o,i),a=c=>{if(l.dispose(),r(Zs(s.title,c)),!i)throw c;console.warn(c)};try{await l.load();let c=new Kt(l,await t(l));l.draw=()=>{try{r(c.view()),i&&Ne(i)}catch(u){a(u)}},i&&l.onCleanup(Qe(i)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Kt=class{kit;definition;#t;#e;#s;#n;#o;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#o=xt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:o}=t;t.follow=e.follow,t.absent=e.absent;let{question:i,answer:r,first:l,publish:a}=e;if(i&&r&&(this.#s=new Ot({question:i,answer:r,first:l},o,()=>t.redraw(),u=>a&&t.publish(a(u)))),t.onCleanup(()=>this.#o.cancel()),!n)return;let c=new kt({page:n,write:()=>t.writeLink(),read:u=>t.readLink(u),redraw:()=>t.redraw(),find:u=>t.find(u)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:i=!1}=this.#s??{};return this.#a(e.announcement?.(n)),d`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Ws}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??h}
            ${T("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#i()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${i?"true":"false"}>
          ${e.view(n,{asked:o,busy:i})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}</p>
        ${t.client?Ke(t.client,e.ready):h}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#i(){let[t,e]=this.kit.data("_question")??[];if(!t)return h;let n=Object.keys(e??{}).length>0;return d`
      <div class="question">
        <p>${t}</p>
        ${n?T("Show me",()=>this.kit.change(e??{})):h}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?d`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,o])=>T(n,()=>t.change(o)))}
      </div>
    `:h}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#o()}},Zs=(s,t)=>d`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var G={name:"parameter-explorer",title:"Parameter explorer",assets:[],settings:{d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384],symbol:"d_model",min:1,max:131072},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:4096},n_kv_heads:{kind:"integer",label:"key/value heads",control:"size",unit:"commas",symbol:"H_kv",min:1,max:4096},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96,100,104,108,112,116,120,124,128],symbol:"L",min:1,max:1024},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768,34816,36864,38912,40960,43008,45056,47104,49152,51200,53248,55296,57344,59392,61440,63488,65536],symbol:"d_ff",min:1,max:1048576},vocab_size:{kind:"integer",label:"vocabulary",control:"size",unit:"commas",stops:[256,512,1e3,2e3,3e3,4e3,5e3,6e3,7e3,8e3,9e3,1e4,15e3,2e4,25e3,3e4,35e3,4e4,45e3,5e4,50257,55e3,6e4,65e3,7e4,75e3,8e4,85e3,9e4,95e3,1e5,12e4,14e4,16e4,18e4,2e5,22e4,24e4,26e4],symbol:"V",min:1,max:4194304},context_length:{kind:"integer",label:"context length",control:"size",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],symbol:"n_ctx",min:1,max:4194304},qkv_bias:{kind:"switch",label:"QKV bias"},bias:{kind:"switch",label:"other biases"},tie_embeddings:{kind:"switch",label:"tied embeddings"},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},lock_n_kv_heads:{kind:"switch",label:"keep H_kv = H"},pinned:{kind:"group",of:["d_model","n_heads","n_layers","d_ff","vocab_size","context_length","qkv_bias","bias","tie_embeddings","n_kv_heads"],least:9}},examples:[]};var{settings:Qt}=G,Gs=new Set(Qt.pinned.of),Ys=s=>Gs.has(s),Xt=s=>Qt[s].kind==="switch",ts=s=>!Xt(s),Bt=Object.keys(Qt).filter(Ys),ot=s=>Object.fromEntries(Bt.map(t=>[t,s[t]]));var es=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],te=s=>{let t=es.indexOf(s);return t<0?es.length:t},ns=s=>[[1,s.toSorted((t,e)=>te(t)-te(e))]];function os(s){let t=new Map;for(let[e,n]of s.flat()){let[o]=t.get(n.join())??[0];t.set(n.join(),[o+e,n])}return[...t.values()]}var is=(s,t)=>s.reduce((e,[n,o])=>e+o.reduce((i,r)=>i*t[r],n),0);function rs([s,t]){let e=s!==1||!t.length?[String(s)]:[];for(let n of new Set(t))e.length&&e.push("\xB7"),e.push({symbol:n,power:t.filter(o=>o===n).length});return e}function ss(s){let t=([,e])=>[-e.length,...e.map(te)];return s.toSorted((e,n)=>Js(t(e),t(n))).flatMap((e,n)=>[...n?[" + "]:[],...rs(e)])}function Js(s,t){let e=s.findIndex((n,o)=>n!==t[o]);return e<0?s.length-t.length:s[e]-(t[e]??-1/0)}function it(s){let t=s.filter(([,o])=>!o.includes("L")),e=s.filter(([,o])=>o.includes("L")).map(([o,i])=>[o,i.filter(r=>r!=="L")]),n=t.length?[ss(t)]:[];return e.length>1?n.push([{symbol:"L",power:1},"\xB7(",...ss(e),")"]):n.push(...e.map(([o,i])=>rs([o,["L",...i]]))),n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var rt=({d_model:s,n_heads:t,n_kv_heads:e})=>e>=t?s:e*Math.floor(s/t),Ks=s=>({V:s.vocab_size,n_ctx:s.context_length,L:s.n_layers,d_model:s.d_model,d_kv:rt(s),d_ff:s.d_ff,H:s.n_heads}),as=(s,t)=>({name:s,total:t.reduce((e,n)=>e+n.total,0),formula:os(t.map(({formula:e})=>e))});function ls(s,t){let e=Ks(t),n=t.n_kv_heads<t.n_heads,o={always:!0,qkv_bias:t.qkv_bias,bias:t.bias,untied:!t.tie_embeddings},i=s.map(({step:l,component:a,name:c,shape:u,when:p})=>{let f=u.map(v=>v==="d_kv"&&!n?"d_model":v),$=o[p]?ns(l==="transformer"?["L",...f]:f):[],y=f.map(v=>g(e[v])).join(" \xD7 ");return{component:a,name:c,formula:$,sizes:y,total:is($,e)}}),r=[...Map.groupBy(i,({component:l})=>l)].map(([l,a])=>({...as(l,a),tensors:a}));return{...as("total",i),values:e,components:r}}var{settings:Lt}=G;function ee(s,t){let e=s.filter(Xt);return d`
    ${s.filter(ts).map(n=>Qs(n,t))} ${e.length?d`<div class="switches">${e.map(n=>{let{kit:o,config:i,now:r,totalOf:l}=t,a=l({...i,[n]:!i[n]})-r.total;return o.control(n,{effect:`${i[n]?"off":"on"}: ${W(a)}`})})}</div>`:h}
  `}function Qs(s,t){let{kit:{control:e,state:n}}=t,o=r=>e(r,{label:We(Lt[r].label)}),i={n_heads:()=>Xs(t),n_kv_heads:()=>[o("lock_n_kv_heads"),tn(t.config)],d_ff:()=>o("lock_d_ff")};return[e(s,be(s,Lt[s],n)),i[s]?.()??h]}function Xs({config:s,now:t,headsBefore:e,repair:n}){let{d_model:o,n_heads:i,n_kv_heads:r}=s,l=P(s);if(l){let c={d_model:Lt.d_model.max,n_heads:Lt.n_heads.max};return d`
      <div class="heads-note">
        <p class="warn">${l}</p>
        <p class="fixes">${ge(s,c).map(({name:u,value:p})=>T(`${u}=${p}`,()=>n(u,p)))}</p>
      </div>
    `}let a=r!==i?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":e===void 0?"H does not change the count: it only splits d_model.":`H went from ${e} to ${i} and the count stays ${g(t.total)}: H \xB7 d_head is d_model, whatever H is.`;return d`
    <div class="heads-note">
      <p>${B("d_head")} = ${g(o)} / ${i} = ${g(o/i)}</p>
      <p class=${e===void 0?"faint":""}>${a}</p>
    </div>
  `}function tn(s){let{d_model:t,n_heads:e,n_kv_heads:n}=s;if(P(s))return h;let o=e/n;return d`
    <p class="groups-note">
      ${B("d_kv")} = ${n} · ${g(t/e)} = ${g(rt(s))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
    </p>
  `}var cs="important",en=" !"+cs,at=gt(class extends V{constructor(s){if(super(s),s.type!==N.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(en);n.includes("-")||i?e.setProperty(n,i?o.slice(0,-11):o,i?cs:""):e[n]=o}}return C}});var lt=100,sn=.12,ds=1e-5,Pt=(s,t=lt)=>{let e=2*Math.PI*s;return[t*Math.sin(e),-t*Math.cos(e)].map(n=>Number(n.toFixed(3)))};function nn(s,t){let e=(n,o)=>`A ${lt} ${lt} 0 ${o-n>.5?1:0} 1 ${Pt(o).join(" ")}`;return t-s>1-ds?`M ${Pt(0).join(" ")} ${e(0,.5)} ${e(.5,1)} Z`:`M 0 0 L ${Pt(s).join(" ")} ${e(s,t)} Z`}var ct=(s,t=[])=>{let e=s.replaceAll(" ","-");return t.length&&!t.includes(s)?{fill:`color-mix(in oklab, var(--${e}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${e})`,ink:`var(--${e}-ink)`}},hs=s=>s.reduce((t,e)=>t+e.total,0),us=({name:s,total:t},e)=>`${s}: ${g(t)} \xB7 ${D(t/e)}`;function ps(s,t,e){let n=hs(s),o=0,i=s.map(r=>{let l=o;return o+=r.total/n,{part:r,from:l,to:o,share:r.total/n}}).filter(({share:r})=>r>ds);return d`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${i.map(({part:r,from:l,to:a})=>$t`
          <path
            d=${nn(l,a)}
            data-component=${r.name}
            data-tip=${us(r,n)}
            style=${at({fill:ct(r.name,e).fill})}
          />
        `)}
      <circle class="edge" r=${lt}></circle>
      ${i.map(({part:r,share:l,from:a,to:c})=>{if(l<sn)return h;let[u,p]=Pt((a+c)/2,.62*lt),f=[...r.name.split(" "),D(l)];return $t`<text transform="translate(${u} ${p})" style=${at({fill:ct(r.name,e).ink})}>
          ${f.map(($,y)=>$t`<tspan x="0" dy=${y?"1.15em":`${.35-.575*(f.length-1)}em`}>${$}</tspan>`)}
        </text>`})}
    </svg>
  `}var fs=(s,t,e)=>{let n=hs(s);return d`
    <div class="track" aria-hidden="true">
      ${s.map(o=>d`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${us(o,n)}
            ?hidden=${o.total===0}
            style=${at({background:ct(o.name,e).fill,color:ct(o.name,e).ink,width:`${100*o.total/t}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},It=s=>d`<span class="swatch" style=${at({background:ct(s).fill})}></span>`;var se=(s,t,{what:e,name:n,parts:o})=>d`
    <div class="bar ${n}">
      ${e?d`<div class="caption"><span>${e}</span>${g(s.total)}</div>`:h}
      ${fs(s.components,t,o)}
    </div>
  `;function ms(s,t){let e=s.components.filter(({name:o})=>t.includes(o)),n=e.reduce((o,i)=>o+i.total,0);return d`
    <p class="chosen-parts">
      ${e.map(({name:o},i)=>d`${i?" + ":h}${It(o)} ${o}`)}:
      <b>${g(n)}</b> · ${D(n/s.total)}
    </p>
  `}function $s(s,t,e){let o=s.components.filter(({name:r})=>t.includes(r)).map(({name:r,total:l})=>`, ${r} ${g(l)}`),i=P(e);return`${g(s.total)} parameters${o.join("")}${i?`; ${i}`:""}`}function gs(s,t,{bytesPerNumber:e,pinned:n}){let o=e.map(([c,u])=>`${tt(t.total*u)} in ${c}`).join(" \xB7 "),i=n?.count.total??0,r=t.total===i?`as many as the pinned ${n?.name}`:`${W(t.total-i)} (${vt(t.total,i)}) against the pinned ${n?.name}`,l=P(s),a=s.n_kv_heads<s.n_heads?d`${B("d_kv")} is taken to be ${g(rt(s))}`:"H is not in them";return d`
    <div class="remarks">
      <p class="faint">${o}</p>
      ${n?d`<p>${r}</p>`:h}
      ${l?d`
          <p
            class="warn">Not buildable: ${l}. The formulas give a count all the same, as ${a}.</p>
        `:h}
    </div>
  `}var ys="shared with the token embedding",bs=(s,t,e)=>d`
    <td class="number">${g(s)}</td>
    <td class="number share">${D(s/t)}</td>
    ${e===void 0?h:d`
      <td class="number pinned wide">${W(s-e)}</td>
      <td class="number pinned">${vt(s,e)}</td>
    `}
  `,_s=(s,{values:t})=>d`
    <span class="symbols">${st(it(s.formula))}</span>
    <span class="filled-in">${s.total?d`= ${st(it(s.formula),t)}`:ys}</span>
  `,on=({name:s,tensors:t,total:e},{values:n})=>d`
    <table class="tensors">
      <caption class="unseen">Tensors of ${s}</caption>
      <thead>
        <tr>
          <th scope="col">tensor</th>
          <th scope="col">shape</th>
          <th scope="col" class="wide">all blocks</th>
          <th scope="col" class="number">parameters</th>
        </tr>
      </thead>
      <tbody>
        ${t.filter(o=>o.total||!e).map(o=>d`
            <tr>
              <th scope="row">${o.name}</th>
              <td>${o.sizes}</td>
              <td class="wide">${o.total?d`${st(it(o.formula))} = ${st(it(o.formula),n)}`:ys}</td>
              <td class="number">${g(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function ws(s,{before:t,open:e,onOpen:n,chosen:o}){let i=(r,l)=>d`
      <tbody
        data-component=${r.name}
        class="${r.total?"":"absent"} ${o.includes(r.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${It(r.name)}${r.name}</th>
          ${bs(r.total,s.total,t?.components[l].total)}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${_s(r,s)}
            ${yt(d`Tensors<span class="unseen"> of ${r.name}</span>`,e.includes(r.name),a=>{let c=e.filter(u=>u!==r.name);n(a?[...c,r.name]:c)},()=>on(r,s))}
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
      ${s.components.map(i)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${bs(s.total,s.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${_s(s,s)}</td></tr>
      </tfoot>
    </table>
  `}var Ui=Xe(G,s=>{let{state:t,data:e,local:n,change:o,define:i}=s,r=e("_tensors"),l=m=>ls(r,m),a=e("_presets").map(m=>({...m,label:`${m.name} \xB7 ${Se(l(m).total)}`})),c=Object.entries(e("_bytes_per_number")).sort(([,m],[,b])=>b-m),u=n({othersOpen:!1,tensorsOf:[]}),p,f=!1;s.host&&s.onCleanup(Ce(s.host));let $=m=>a.find(b=>Bt.every(x=>b[x]===m[x]))?.name??"custom",y=m=>p?.to===t.n_heads&&p.total===m?p.from:void 0;function v(m,b){o({[m]:b}),e("knobs").includes(m)||(u.othersOpen=!0),s.focusSoon(`input[name=${m}]`)}function k(m){let b=$(m),x=a.map(w=>[w.name,w.label]),M=b==="custom"?[["custom","custom"]]:[],_=w=>{let A=a.find(I=>I.name===w);A&&o({...ot(A),lock_d_ff:A.d_ff===4*A.d_model,lock_n_kv_heads:A.n_kv_heads===A.n_heads})};return d`<div class="preset">${X("Preset",[...M,...x],b,_,"preset")}</div>`}function S(m){let{config:b}=m;f=b.n_kv_heads!==b.n_heads||f&&s.changed;let x=e("knobs"),M=Bt.filter(L=>!x.includes(L)&&(L!=="n_kv_heads"||f||x.length)),_=()=>d`${k(b)} ${ee(M,m)}`,w=L=>u.othersOpen=L,A=()=>d`<div class="controls">${_()}</div>`,I=()=>{t.pinned=null,s.focusSoon("button.pin")};return d`
      <div class="controls">
        ${x.length?d`
            ${ee(x,m)}
            <div class="others">
              ${yt("All other sizes",u.othersOpen,w,A)}
            </div>
          `:_()}
        <div class="actions">
          ${T("Pin this",()=>t.pinned=b,{name:"pin"})}
          ${t.pinned?T("Unpin",I):h}
        </div>
      </div>
    `}return i({absent:ye,follow(m){let{n_heads:b}=m;if(b!==void 0&&Object.keys(m).length===1){let{total:x}=l(ot(t));p={from:y(x)??t.n_heads,to:b,total:x}}return{...m,..._e(m,t)}},announcement:()=>{let m=ot(t);return $s(l(m),e("parts"),m)},view(){let m=ot(t),b=e("parts"),x=t.pinned,M=x&&{...x,n_kv_heads:x.n_kv_heads??x.n_heads},_=M?{count:l(M),name:$(M)}:void 0,w=l(m),A=Math.max(w.total,_?.count.total??0),I=g(w.total);return d`
        <div class="layout">
          <div class="within-reach">
            <div class="summary">
              <p class=${P(m)?"not-buildable":""}>
                <span class="total" style="--digits: ${String(I.length)}">${I}</span><span
                class="faint"> parameters</span>
              </p>
              ${b.length?ms(w,b):h}
              ${se(w,A,{what:_?$(m):"",name:"now",parts:b})}
              ${_?se(_.count,A,{what:`pinned: ${_.name}`,name:"before",parts:b}):h}
            </div>
            ${S({kit:s,config:m,now:w,repair:v,totalOf:L=>l(L).total,headsBefore:y(w.total)})}
          </div>
          <div class="picture">
            ${ps(w.components,`Pie of ${I} parameters; the table has its numbers`,b)}
            ${gs(m,w,{bytesPerNumber:c,pinned:_})}
          </div>
          ${ws(w,{before:_?.count,open:u.tensorsOf,onOpen:L=>u.tensorsOf=L,chosen:b})}
        </div>
      `}})});export{Ui as default};
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
