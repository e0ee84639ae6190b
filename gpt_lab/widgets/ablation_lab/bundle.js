var Mt=globalThis,Jt=s=>s,X=Mt.trustedTypes,Gt=X?X.createPolicy("lit-html",{createHTML:s=>s}):void 0,St="$lit$",E=`lit$${Math.random().toFixed(9).slice(2)}$`,Tt="?"+E,ts=`<${Tt}>`,P=document,V=()=>P.createComment(""),W=s=>s===null||typeof s!="object"&&typeof s!="function",Ct=Array.isArray,te=s=>Ct(s)||typeof s?.[Symbol.iterator]=="function",kt=`[ 	
\f\r]`,F=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Yt=/-->/g,Zt=/>/g,L=RegExp(`>|${kt}(?:([^\\s"'>=/]+)(${kt}*=${kt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Kt=/'/g,Xt=/"/g,ee=/^(?:script|style|textarea|title)$/i,Et=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),d=Et(1),Ps=Et(2),Rs=Et(3),S=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Qt=new WeakMap,B=P.createTreeWalker(P,129);function se(s,t){if(!Ct(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Gt!==void 0?Gt.createHTML(t):t}var ne=(s,t)=>{let e=s.length-1,n=[],i,r=t===2?"<svg>":t===3?"<math>":"",o=F;for(let l=0;l<e;l++){let a=s[l],c,p,h=-1,f=0;for(;f<a.length&&(o.lastIndex=f,p=o.exec(a),p!==null);)f=o.lastIndex,o===F?p[1]==="!--"?o=Yt:p[1]!==void 0?o=Zt:p[2]!==void 0?(ee.test(p[2])&&(i=RegExp("</"+p[2],"g")),o=L):p[3]!==void 0&&(o=L):o===L?p[0]===">"?(o=i??F,h=-1):p[1]===void 0?h=-2:(h=o.lastIndex-p[2].length,c=p[1],o=p[3]===void 0?L:p[3]==='"'?Xt:Kt):o===Xt||o===Kt?o=L:o===Yt||o===Zt?o=F:(o=L,i=void 0);let m=o===L&&s[l+1].startsWith("/>")?" ":"";r+=o===F?a+ts:h>=0?(n.push(c),a.slice(0,h)+St+a.slice(h)+E+m):a+E+(h===-2?l:m)}return[se(s,r+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},J=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let r=0,o=0,l=t.length-1,a=this.parts,[c,p]=ne(t,e);if(this.el=s.createElement(c,n),B.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=B.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(St)){let f=p[o++],m=i.getAttribute(h).split(E),b=/([.?@])?(.*)/.exec(f);a.push({type:1,index:r,name:b[2],strings:m,ctor:b[1]==="."?tt:b[1]==="?"?et:b[1]==="@"?st:U}),i.removeAttribute(h)}else h.startsWith(E)&&(a.push({type:6,index:r}),i.removeAttribute(h));if(ee.test(i.tagName)){let h=i.textContent.split(E),f=h.length-1;if(f>0){i.textContent=X?X.emptyScript:"";for(let m=0;m<f;m++)i.append(h[m],V()),B.nextNode(),a.push({type:2,index:++r});i.append(h[f],V())}}}else if(i.nodeType===8)if(i.data===Tt)a.push({type:2,index:r});else{let h=-1;for(;(h=i.data.indexOf(E,h+1))!==-1;)a.push({type:7,index:r}),h+=E.length-1}r++}}static createElement(t,e){let n=P.createElement("template");return n.innerHTML=t,n}};function R(s,t,e=s,n){if(t===S)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,r=W(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=R(s,i._$AS(s,t.values),i,n)),t}var Q=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??P).importNode(e,!0);B.currentNode=i;let r=B.nextNode(),o=0,l=0,a=n[0];for(;a!==void 0;){if(o===a.index){let c;a.type===2?c=new j(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new nt(r,this,t)),this._$AV.push(c),a=n[++l]}o!==a?.index&&(r=B.nextNode(),o++)}return B.currentNode=P,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},j=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=R(this,t,e),W(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==S&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):te(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&W(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=J.createElement(se(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new Q(i,this),o=r.u(this.options);r.p(e),this.T(o),this._$AH=r}}_$AC(t){let e=Qt.get(t.strings);return e===void 0&&Qt.set(t.strings,e=new J(t)),e}k(t){Ct(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let r of t)i===e.length?e.push(n=new s(this.O(V()),this.O(V()),this,this.options)):n=e[i],n._$AI(r),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Jt(t).nextSibling;Jt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},U=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,r){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,i){let r=this.strings,o=!1;if(r===void 0)t=R(this,t,e,0),o=!W(t)||t!==this._$AH&&t!==S,o&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=R(this,l[n+a],e,a),c===S&&(c=this._$AH[a]),o||=!W(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}o&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},tt=class extends U{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},et=class extends U{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},st=class extends U{constructor(t,e,n,i,r){super(t,e,n,i,r),this.type=5}_$AI(t,e=this){if((t=R(this,t,e,0)??u)===S)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},nt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},ie={M:St,P:E,A:Tt,C:1,L:ne,R:Q,D:te,V:R,I:j,H:U,N:et,U:st,B:tt,F:nt},es=Mt.litHtmlPolyfillSupport;es?.(J,j),(Mt.litHtmlVersions??=[]).push("3.3.3");var re=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let r=e?.renderBefore??null;n._$litPart$=i=new j(t.insertBefore(V(),r),r,void 0,e??{})}return i._$AI(s),i};var Nt=class s{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new s(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,n){if(this.empty)return e;let i=this.#t+t,r=this.edits[i];if(r){let o=r(e.slice(),n,this.start);if(!(o instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${o}, not a Float32Array`);if(o.length!==e.length)throw new RangeError(`the edit of ${i} made ${o.length} numbers of [${n.join(", ")}]`);e=o}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:n}),e}},ss=new Nt;function oe(s,t=0,e=s.length){let n=-1/0;for(let r=t;r<t+e;r++)s[r]>n&&(n=s[r]);let i=0;for(let r=t;r<t+e;r++)i+=s[r]=Math.exp(s[r]-n);for(let r=t;r<t+e;r++)s[r]/=i;return s}var ns=s=>Math.max(1,Math.floor(s/2));function it(s,t,e=s){if(s<=t)return 0;if(s===e)return s-t;let n=Math.max(e,t)+1,i=ns(t),r=t-i+1;return n-i+r*Math.floor((s-n)/r)}var T={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},z=s=>(...t)=>({_$litDirective$:s,values:t}),O=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:is}=ie,ae=s=>s;var ce=s=>s.strings===void 0,le=()=>document.createComment(""),D=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let r=n.insertBefore(le(),i),o=n.insertBefore(le(),i);e=new is(r,o,s,s.options)}else{let r=e._$AB.nextSibling,o=e._$AM,l=o!==s;if(l){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==o._$AU&&e._$AP(a)}if(r!==i||l){let a=e._$AA;for(;a!==r;){let c=ae(a).nextSibling;ae(n).insertBefore(a,i),a=c}}}return e},I=(s,t,e=s)=>(s._$AI(t,e),s),rs={},rt=(s,t=rs)=>s._$AH=t,he=s=>s._$AH,ot=s=>{s._$AR(),s._$AA.remove()};var N=z(class extends O{constructor(s){if(super(s),s.type!==T.PROPERTY&&s.type!==T.ATTRIBUTE&&s.type!==T.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ce(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===S||t===u)return t;let e=s.element,n=s.name;if(s.type===T.PROPERTY){if(t===e[n])return S}else if(s.type===T.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return S}else if(s.type===T.ATTRIBUTE&&e.getAttribute(n)===t+"")return S;return rt(s),t}});var H=s=>s.target;function at({label:s,name:t,value:e,stops:n,onChange:i,...r}){let{text:o=String,disabled:l=!1}=r,a=d`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(e)}
      ?disabled=${l}
      .value=${N(String(os(n,e)))}
      @pointerdown=${c=>H(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:p}=H(c);p!==void 0&&i(p)}}
      @input=${c=>i(n[H(c).valueAsNumber])}
    >
  `;return s===u?a:d`<label class="slider">${s}${a}</label>`}var Ot=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function os(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var lt=({label:s,name:t,checked:e,onChange:n,effect:i=u})=>d`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${N(e)}
        @change=${r=>n(H(r).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,C=(s,t,{disabled:e=!1,name:n=""}={})=>d`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,It=(s,t,e,n,i="")=>d`
    <label>${s}
      <select name=${i||u} @change=${r=>n(t[r.target.selectedIndex][0])}>
        ${t.map(([r,o])=>d`<option value=${String(r)} ?selected=${N(r===e)}>${o}</option>`)}
      </select>
    </label>
  `,ct=(s,t,e,n,i)=>d`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([r,o])=>d`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${N(r===n)}
          @change=${()=>i(r)}
        > ${o}</label>`)}
    </fieldset>
  `,de=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:r=-1/0,max:o=1/0}=i;return d`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:u}
        max=${Number.isFinite(o)?o:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(H(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,r),o):e;H(l).value=String(c),n(c)}}
      >
    </label>
  `};var as=new Intl.NumberFormat("en-US"),G=s=>as.format(s);var ue=(s,t)=>`${G(s)} ${t}${s===1?"":"s"}`,ht=(s,t=1)=>`${(100*s).toFixed(t)} %`;function q(s){return s===0||s===1?ht(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:ht(s)}function pe(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function ls(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):G(Math.round(n))} ${t[e]}`.trim()}var Lt=s=>ls(s,["bytes","kB","MB","GB","TB"]);var Bt=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function fe(s,{n_layers:t,n_heads:e},n){if(Bt(s)&&!n)return!1;let[i,r="0",o="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||i!==void 0&&Number(r)<t&&Number(o)<e}function me({sizes:s,chosen:t,onChange:e,stateLabels:n,streams:i}){let r=new Set(t),o=(a,c,p)=>d`
      <button type="button" class="part" aria-pressed=${r.has(a)?"true":"false"}
        aria-label="${p}: ${n[r.has(a)?0:1]}"
        @click=${()=>e([...r.symmetricDifference(new Set([a]))].sort())}
      >${c}</button>
    `,l=(a,c)=>Array.from({length:a},(p,h)=>c(h));return d`
    <div class="parts">
      ${i?d`<div class="buttons">${o("embedding","embedding","Embedding")}</div>`:u}
      ${l(s.n_layers,a=>d`<div class="buttons" role="group" aria-label="Block ${a}">
          <span>Block ${a}</span>
          ${o(`blocks.${a}.attention`,"attention",`Attention of block ${a}`)}
          ${l(s.n_heads,c=>o(`blocks.${a}.attention.heads.${c}`,`${c}`,`Head ${c} of block ${a}`))}
          ${o(`blocks.${a}.feed_forward`,"FFN",`Feed-forward network of block ${a}`)}
          ${i?o(`blocks.${a}.output`,"stream",`Stream after block ${a}`):u}
        </div>`)}
    </div>
  `}function $e(s,t){let e=it(s+1,t);return e?d`<p class="faint">
    The model reads ${t} tokens at most: of these ${ue(s,"token")} the last
    ${s+1-e}.
  </p>`:u}function dt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var cs=4e3,ut=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=dt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()),queueMicrotask(()=>this.#r())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>cs,this.#e?void 0:t}#r(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#o(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return d`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return d`
      <span class="copy-link">
        ${C("Copy link",()=>this.#o())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?d`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var ge=new WeakMap;function ye(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||ge.get(e)===n)continue;ge.set(e,n);let[i,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],o=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=be(r.left,r.right,i.left+o,i.right),e.scrollTop+=be(r.top,r.bottom,i.top,i.bottom)}}function be(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function we(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Pt=Symbol.for("gpt-lab-ids");function pt(s){let t=globalThis;return t[Pt]=(t[Pt]??0)+1,`${s}-${t[Pt]}`}function xe(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Ae(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return Y(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Rt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),_e=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,hs={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ds=/[\p{C}\p{Z}]/u,us=/^\p{M}/u;function Y(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function ve(s){let t=Y(s);if(t===void 0)return d`<span class="bytes">${Rt(s)}</span>`;let e=us.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!ds.test(i)){n+=i;continue}let r=_e(i),[o,l]=hs[i]??[r,r];e.push(n,d`<span class="sign" role="img" aria-label=${l}>${o}</span>`),n=""}return d`${e}${n}`}function Ut(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${_e(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ps=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ke={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,r=Number(s||NaN);return r>=n&&r<=i&&(e==="number"||Number.isInteger(r))?r:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},jt={number:ke,integer:ke,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===fs(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ps.get(s),rule:()=>"true or false"},text:{encode:s=>xe(s),decode:Ae,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},group:{encode(s,t,e){let n=s??{};return t.of.filter(r=>r in n).map(r=>Me(n[r],e[r],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let r=s.split(",");if(r.length<i||r.length>n.length)return;let o=r.map((l,a)=>[n[a],Se(l,e[n[a]],e)]);return o.some(([,l])=>l===void 0)?void 0:Object.fromEntries(o)},rule:s=>s.of.join(",")}},fs=s=>s.replaceAll("%20"," "),Me=(s,t,e={})=>jt[t.kind].encode(s,t,e),Se=(s,t,e={})=>jt[t.kind].decode(s,t,e);function Te(s,t,e,n=()=>({})){let i=(a,c)=>Me(c[a],s[a],s),r=Object.keys(s),o=r.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(o))};return r.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ce(s,t,e,n=()=>!0,i=()=>({})){let r=s.split("&").map(h=>{let f=h.indexOf("=");return f<0?["text",h]:[h.slice(0,f),h.slice(f+1)]}),o=new Map(r),l=new Set(o.keys()),[a,c]=[{},[]],p=()=>({...e,...i({...e,...a},l)});for(let[h,f]of Object.entries(t)){let m=o.get(h),b=m===void 0?p()[h]:Se(m,f,t);if(f.kind==="parts"&&b!==void 0){let y=b,x=y.filter(k=>n(k,f.streams??!1));for(let k of y)x.includes(k)||c.push(`${k} is not a part of the model`);b=x}else if(b===void 0){let{rule:y}=jt[f.kind];c.push(h==="text"?"its text is damaged":`${h}=${m} is not ${y(f)}`),b=e[h]}a[h]=b}return{values:a,problems:c}}function Z(s,t){return new Promise((e,n)=>{let i=(r,o)=>{r.type!=="asset"||r.name!==t||(s.off("msg:custom",i),r.error?n(new Error(r.error)):e(o[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var ms=Symbol.for("gpt-lab shared text");function Ee(s){let t=globalThis,e=t[ms]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let r of e.watchers)r()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(i=r,!!e.on)for(let o of e.takers)o!==s&&o(r)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?u:d`<div class="shared-text">${lt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&i)for(let o of e.takers)o!==s&&o(i);n()}})}</div>`}}function Ne(s){let[t,e]=s.split("_");return d`<span class="math"><i>${t}</i>${e?d`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}function Oe(s,t,e=1/0){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${s}=${n} is not an integer`};let o=Number(r);return o<1?{problem:`${s}=${r} is below 1`}:o>e?{problem:`${s}=${r} is above ${e}`}:{value:o}}function Le({name:s,setting:t,label:e,value:n,stops:i,ends:r,text:o,draft:l,onDraft:a,onChange:c,...p}){let{disabled:h=!1,id:f}=p,{symbol:m=s,max:b}=t,y=l===void 0?{value:n}:Oe(s,l,b),x=y.value===void 0||y.value===n?l:void 0,k=y.value===void 0?y.problem:void 0,$=Ie(n,i,r),g=w=>{a(),c(w)},_=w=>{let A=w.target.value;a(A);let{value:v}=Oe(s,A,b);v!==void 0&&c(v)},M=w=>{if(w.key!=="ArrowUp"&&w.key!=="ArrowDown")return;w.preventDefault();let A=w.key==="ArrowUp"?i.find(v=>v>n):i.findLast(v=>v<n);A!==void 0&&g(A)};return d`
    <div class="size">
      <label>
        <span class="name">${Ne(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${N(x??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!k)}
          aria-describedby=${k?`${f}-${s}`:u}
          @input=${_}
          @change=${()=>k||a()}
          @keydown=${M}
        >
      </label>
      ${at({value:n,stops:i,disabled:h,onChange:g,label:u,name:`${m}, ${e}: slider`,text:w=>[o(w),Ie(w,i,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":$}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!k}>${k?`${k}; the figure still has ${n}`:""}</p>
    </div>
  `}function Ie(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var $s={commas:G,percent:s=>ht(s,0),1:s=>pe(s,1)},ft=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=pt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let r=e.help??u,o=this.#s(t,e,n,i);return d`<div class="control" data-setting=${t} title=${r}>${o}</div>`}#s(t,e,n,i){let r=e.kind==="text"?e.label:e.label??t,o=i.label??r,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return lt({label:o,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,o,l,a);case"text":return this.#r(t,e,o,l);case"parts":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,o,l,a,i)}}#n(t,{control:e,choices:n,names:i},r,o,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?It(r,a,o,l,t):ct(r,`${this.#t}-${t}`,a,o,l)}#i(t,e,n,i,r,o){let{control:l,names:a,unit:c="",step:p=1}=e,{min:h=e.min??0,max:f=e.max??1/0}=o,m=x=>a?.[x]??($s[c]??String)(x),b=()=>o.stops??e.stops??Ot(h,f,p),y=()=>b().filter(x=>x>=h&&x<=f);return l==="size"?Le({name:t,setting:e,label:n,value:i,text:m,onChange:r,stops:y(),id:this.#t,disabled:o.disabled,ends:o.ends,draft:this.#e.get(t),onDraft:x=>{x===void 0?this.#e.delete(t):this.#e.set(t,x),this.redraw()}}):l==="field"?de({label:n,name:t,value:i,min:h,max:f,onChange:r}):l==="select"?It(n,Ot(h,f,1).map(x=>[x,m(x)]),i,r,t):at({label:d`<span>${n} <span class="number">${m(i)}</span></span>`,name:e.label??t,value:i,stops:y(),text:m,onChange:r,disabled:o.disabled})}#r(t,{rows:e=2},n,i){let r=`${this.#t}-${t}`,o=Ut(this.#e.get(t)??""),l=a=>{let c=a.target.value;Ut(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return d`
      <div class="text-field">
        <label for=${r}>${n}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${o?"true":u}
          aria-describedby=${o?`${r}-problem`:u}
          .value=${N(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!o}>${o}</p>
      </div>
    `}};var gs=16,bs="<|endoftext|>",mt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let i=e();if(this.#t.set(t,i),this.#t.size>gs){let[r]=this.#t.keys();this.#t.delete(r)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,ve(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return Y(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return Y(e)??Rt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return bs;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var $t=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=o=>o,this.asset=o=>Z(this.model,o),this.data=o=>this.model.get(o),this.local=o=>{let l={...o};return Be(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=o=>{this.problems=[],this.#r(this.follow?.(o)??o),this.onChange()},this.append=o=>{this.#o("text",`${this.model.get("text")}${this.tokens.plain(o)}`)},this.control=(o,l)=>this.#t.view(o,this.declared.settings[o],this.model.get(o),l),this.look=(o,l)=>this.client?.look(o,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=o=>this.host?.querySelector(o)??null,this.focusSoon=o=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(o)?.focus()))},this.onCleanup=o=>{this.#s.push(o)},this.declared=we(t,e.get("_limits")),this.id=pt(t.name),this.initial=this.values(),this.state=Be(o=>e.get(o),(o,l)=>this.change({[o]:l})),this.#t=new ft((o,l)=>this.#o(o,l),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,r=t.find(l=>l.endsWith("-vocabulary"));n&&r&&(this.tokens=new mt(new n(await this.asset(r)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let o=Object.entries(e).find(([,l])=>l.shared);if(o&&this.page&&this.host){let[l]=o;this.#e=Ee(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return Te(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Ce(t,this.declared.settings,this.initial,(r,o)=>!e||fe(r,e,o),this.absent);for(let r of Object.keys(n))this.#t.forget(r);this.#r(n),this.problems=i,this.redraw()}#r(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#o(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Be(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var gt=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#r;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#e=!1,this.#r=0,this.#o=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#r,n)}async#a(t,e,n,i){let r=()=>n===this.#r,o=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!i});return p&&r()?p:await new Promise(()=>{})},l=(a,c)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,o);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!r())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var ys="These are the lab model\u2019s numbers.";function Pe(s,t=ys){let e=d`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:r}=s.status,o=()=>s.load(!0);return n==="asking"?d`<p class="status-line">Your browser is set to save data. ${C(`Load the model (${Lt(s.size)})`,o)}</p>`:n==="failed"?d`<p class="status-line warn" role="alert">The model did not load: ${r}. ${C("Try again",o)}</p>`:n==="loading"?d`<p class="status-line faint"><label>Loading the model, ${Lt(s.size)}
      <progress max=${s.size} value=${i||u}></progress></label></p>`:e}function Re(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,ws(t,c.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&n()},o=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:r}))s.addEventListener(a,c,{capture:!0,signal:o.signal});return()=>{n(),o.abort()}}function ws(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-n-6,o=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,o))}px`,s.style.top=`${r>4?r:t.bottom+6}px`}var xs=s=>s.stopPropagation();function Ue(s,t){return{async render({model:e,el:n,page:i}){let r="show"in n?void 0:n,o=c=>{"show"in n?n.show(c):re(c,n)},l=new $t(s,e,i,r),a=c=>{if(l.dispose(),o(As(s.title,c)),!r)throw c;console.warn(c)};try{await l.load();let c=new zt(l,await t(l));l.draw=()=>{try{o(c.view()),r&&ye(r)}catch(p){a(p)}},r&&l.onCleanup(Re(r)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var zt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=dt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:o,first:l,publish:a}=e;if(r&&o&&(this.#s=new gt({question:r,answer:o,first:l},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new ut({page:n,write:()=>t.writeLink(),read:p=>t.readLink(p),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(n));let o=t.declared.assets.includes("lab-model");return d`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${xs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${C("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#o()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(n,{asked:i,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}</p>
        ${o?Pe(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(e??{}).length>0;return d`
      <div class="question">
        <p>${t}</p>
        ${n?C("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#o(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?d`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>C(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},As=(s,t)=>d`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var je=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},ze=z(class extends O{constructor(s){if(super(s),s.type!==T.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],r=[],o=0;for(let l of s)i[o]=n?n(l,o):o,r[o]=e(l,o),o++;return{values:r,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=he(s),{values:r,keys:o}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=o,r;let l=this.ut??=[],a=[],c,p,h=0,f=i.length-1,m=0,b=r.length-1;for(;h<=f&&m<=b;)if(i[h]===null)h++;else if(i[f]===null)f--;else if(l[h]===o[m])a[m]=I(i[h],r[m]),h++,m++;else if(l[f]===o[b])a[b]=I(i[f],r[b]),f--,b--;else if(l[h]===o[b])a[b]=I(i[h],r[b]),D(s,a[b+1],i[h]),h++,b--;else if(l[f]===o[m])a[m]=I(i[f],r[m]),D(s,i[h],i[f]),f--,m++;else if(c===void 0&&(c=je(o,m,b),p=je(l,h,f)),c.has(l[h]))if(c.has(l[f])){let y=p.get(o[m]),x=y!==void 0?i[y]:null;if(x===null){let k=D(s,i[h]);I(k,r[m]),a[m]=k}else a[m]=I(x,r[m]),D(s,i[h],x),i[y]=null;m++}else ot(i[f]),f--;else ot(i[h]),h++;for(;m<=b;){let y=D(s,a[b+1]);I(y,r[m]),a[m++]=y}for(;h<=f;){let y=i[h++];y!==null&&ot(y)}return this.ut=o,rt(s,a),S}});var De="important",_s=" !"+De,He=z(class extends O{constructor(s){if(super(s),s.type!==T.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let r=typeof i=="string"&&i.endsWith(_s);n.includes("-")||r?e.setProperty(n,r?i.slice(0,-11):i,r?De:""):e[n]=i}}return S}});function Dt(s,t){let e=[];for(let n=0;n<s.length;n++){if(e.length===t&&!(s[n]>s[e[t-1]]))continue;let i=e.length;for(;i>0&&s[n]>s[e[i-1]];)i-=1;e.splice(i,0,n),e.length=Math.min(e.length,t)}return e}var vs=5e-4,bt=(s,t)=>d`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${He({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`,ks=(s,t,e)=>e&&t!==s.end&&s.isText(t)?d`
      <button type="button" class="word" @click=${()=>e(t)}
        title="Write this token"><bdi>${s.template(t)}</bdi></button>
    `:d`<span class="word"><bdi>${s.template(t)}</bdi></span>`,Ms=d`<p class="faint">They come with the model.</p>`;function qe(s,t,e){let n=new Set([...Dt(s,e),...Dt(t,e)]);return Array.from(n,i=>({id:i,before:s[i],after:t[i]}))}function Fe(s,t){let e=0;return s.forEach((n,i)=>{n>0&&(e+=n*Math.log(n/Math.max(t[i],Number.MIN_VALUE)))}),Math.max(0,e)}function Ve(s,t,e,n,i){if(!s.length)return Ms;let r=Math.max(...s.flatMap(({before:l,after:a})=>[l,a])),o=s.filter(({before:l,after:a})=>Math.max(l,a)>=vs);return d`
    <ol class="words compared" aria-label=${n}>
      ${ze(o,({id:l})=>l,({id:l,before:a,after:c})=>d`
          <li>
            ${ks(t,l,i)}
            <span>${e?d`<span class="before">${bt(a,r)}</span>`:u}${bt(c,r)}</span>
            <span class="number">${e?d`<span class="faint">${q(a)} →</span> ${q(c)}`:q(c)}</span>
          </li>
        `)}
    </ol>
  `}var yt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let r=2*i+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[i]=n;break}t[i]=t[r],i=r}return e}};var wt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#r=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],r)=>this.#n.set(n*65536+i,256+r)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let n=this.byteIds(t);this.#o(n);let i=n.filter(r=>r>=0);return this.#r.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#o([...e]);yield{ids:[...e]};for(let[i,r]of n){let o=i+1;for(;e[o]<0;)o+=1;e[i]=r,e[o]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:r}}}#o(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new yt,r=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let o=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),p=n[a],[h,f]=this.parts(c);t[a]!==h||t[p]!==f||(t[a]=c,t[p]=-1,n[a]=n[p],n[a]<t.length&&(e[n[a]]=a,r(a)),e[a]>=0&&r(e[a]),o.push([a,c]))}return o}};var Ss="<|endoftext|>",xt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,r)=>t.getUint16(4+2*r,!0)),this.#t=new wt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Ss)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};function We(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Ht}var Ht=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,i)=>this.#a({type:"look",client:e,id:n,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Ts())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{this.#i??=Es(t).catch(a=>{throw this.#i=void 0,a});let[i,r]=await Promise.all([this.#i,Cs(t)]);this.#n||this.#l(this.#n=i);let o=t.model.get("version"),l=n==="failed";i.postMessage({type:"load",source:{...r,again:l},sha256:o});for(let a of this.#r.splice(0))i.postMessage(a)}catch(i){let r=i instanceof Error?i.message:String(i);this.#o({state:"failed",message:r})}}}#l(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#o({loaded:n.loaded}):n.type==="failed"?this.#o({state:"failed",message:n.message}):n.type==="ready"?this.#o({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Ts=()=>!!navigator.connection?.saveData;async function Cs({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await Z(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function Es({model:s}){let t=await Z(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Ns(e).catch(()=>Os(e)).finally(()=>URL.revokeObjectURL(e))}function Ns(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Os(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Je(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var At=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=We(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Je(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,r)=>this.#s={resolve:i,reject:r,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var Is={name:"ablation-lab",title:"Parts switched off and patched",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},other:{kind:"text",label:"The second text",rows:2},parts:{kind:"parts",streams:!0},patch:{kind:"switch"},position:{kind:"position",min:0},other_position:{kind:"position",min:0}},examples:[["The first FFN, at the country",{text:"The capital of France is",position:4,patch:!1,parts:["blocks.0.feed_forward"]}],["The same, patched from Japan",{text:"The capital of France is",position:4,patch:!0,other:"The capital of Japan is",other_position:null,parts:["blocks.0.feed_forward"]}],["The FFNs of blocks 1 and 2, everywhere",{patch:!1,position:null,parts:["blocks.1.feed_forward","blocks.2.feed_forward"]}]]},Ge={...Is,Tokenizer:xt,Client:At};function qt({parts:s,patch:t,other_position:e},n,i){let r=i===void 0?{}:{at:[i]};if(!t)return s.map(l=>({part:l,...r}));let o=i===void 0?void 0:[e??i];return s.map(l=>({part:l,...r,from:n,from_at:o}))}function Ye({ids:s,place:t},e,n){let[i]=s;if(s.some(o=>o[t]===e[n]))return t;if(n===e.length-1)return i.length-1;let r=i.indexOf(e[n]);return r<0?void 0:r}function Ze({patch:s,parts:t,position:e,other_position:n},i,r){return!s||!t.length?"":e===void 0?r>=i?"":`Everywhere, each token is patched from the one at its place in the second text, which
      has ${r} tokens to these ${i}: choose a token.`:(n??e)<r?"":`The second text has no token at position ${e}: choose one there.`}function _t({capitals:s},t,e){let n=t.filter(o=>o!==void 0).length,i=t.filter((o,l)=>o===s[l]).length,r=t.filter(o=>o===e).length;return{asked:n,right:i,transferred:r}}function Ke(s,t,e,n,i){let o={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1,...i?{ArrowUp:t-i,ArrowDown:t+i}:{}}[s.key];if(o===void 0||o<0||o>=e)return;s.preventDefault(),n(o),s.target.closest("ol, tbody")?.querySelectorAll("button")[o]?.focus()}function Ft({label:s,ids:t,tokens:e,chosen:n,none:i,onChoose:r}){let o=(l,a,c)=>{let p=c===(n===void 0?0:n+1),h=f=>r(f===0?null:f-1);return d`<li><button
      type="button"
      class=${c===0?u:"token"}
      tabindex=${p?0:-1}
      aria-pressed=${p?"true":"false"}
      aria-label=${a}
      @click=${()=>h(c)}
      @keydown=${f=>Ke(f,c,t.length+1,h)}
    >${c===0?l:d`<bdi>${l}</bdi>`}</button></li>`};return d`
    <div class="places"><span class="title">${s}</span>
      <ol class="tokens" aria-label=${s}>
        ${o(i,i,0)}
        ${t.map((l,a)=>o(e.template(l),e.name(l),a+1))}
      </ol>
    </div>
  `}function Xe({prompts:s,answers:t,where:e,sourceAnswer:n,tokens:i}){let{asked:r,right:o,transferred:l}=_t(s,t,n),a=s.countries.length,c=(p,h)=>d`
      <div class="tally"><span>${p}</span>${bt(h,a)}
        <span class="number"><b>${h}</b> of ${a}</span></div>
    `;return d`
    <div class="prompts" aria-busy=${r<a?"true":"false"}>
      <p class="title">“The capital of … is”, ${a} countries
        <span class="faint">${e}</span></p>
      ${c("Right",o)}
      ${n===void 0?u:c(`Answer${i.plain(n)}`,l)}
      ${r<a?d`<p class="faint">Asked ${r} of ${a} …</p>`:u}
      <details>
        <summary>Every answer</summary>
        <ul>
          ${s.countries.map((p,h)=>{let f=t[h],m=f===s.capitals[h];return d`
              <li
                class=${m?"right":"wrong"}>${p}: <bdi>${f===void 0?"\u2026":i.plain(f)}</bdi> <span aria-label=${m?"right":"wrong"}>${m?"\u2713":"\u2717"}</span></li>
            `})}
        </ul>
      </details>
    </div>
  `}var Ls=6,Bs=8,dr=Ue(Ge,s=>{let{state:t,data:e,tokens:n,control:i,define:r}=s,o=e("sizes"),l=e("prompts"),a=[`blocks.${o.n_layers-1}.output`],c=l.capitals.map(()=>{}),p,h=()=>({ids:n.input(t.text),other:n.input(t.other)});function f(){let{ids:$,other:g}=h(),{parts:_,patch:M,position:w,other_position:A}=t;return{parts:M?_:_.filter(v=>!Bt(v)),patch:M,position:w===null?void 0:Math.min(w,$.length-1),other_position:A===null?void 0:Math.min(A,g.length-1)}}function m($){let{ids:g,other:_}=h(),M=it(g.length,o.context_length);return $.position!==void 0&&$.position<M?`The model does not read token ${$.position} of this text: choose one from ${M} on.`:Ze($,g.length,_.length)}let b=({position:$},g)=>$===void 0?void 0:Ye(l,g,$)??null;function y($){if(!$.parts.length)return"nothing changed";let g=b($,h().ids);return g===void 0?"changed everywhere":g===null?"unchanged: they have no such token":g===l.place?"changed at the country":`changed at \u201C${n.name(l.ids[0][g])}\u201D`}async function x($,g){let[_]=(await $({...g,logits:!0})).logits??[];return oe(_)}async function k($,g){let{lens:_}=await $({...g,lens:a,words:1});return _[a[0]][0][0].id}return r({first:{words:e("first").map(([$,g])=>({id:$,before:g,after:g})),changed:!1,nats:0,answers:t.parts.length?c:l.capitals},question(){let $=f();return m($)?void 0:{...h(),plan:$}},async*answer({ids:$,other:g,plan:_},M){let w=qt(_,g,_.position);p?.ids!==$&&(p={ids:$,probabilities:await x(M,{ids:$})});let{probabilities:A}=p,v=w.length?await x(M,{ids:$,edits:w}):A,Vt=b(_,$),vt=Vt===null?[]:qt(_,g,Vt),K={words:qe(A,v,Ls),changed:w.length>0,nats:Fe(A,v),answers:vt.length?[...c]:l.capitals};if(yield K,!!vt.length){_.patch&&(K.sourceAnswer=await k(M,{ids:g}));for(let[Wt,Qe]of l.ids.entries())K.answers[Wt]=await k(M,{ids:Qe,edits:vt}),(Wt+1)%Bs===0&&(yield K)}},announcement($){if(!$)return"";let[{id:g,after:_}]=[...$.words].sort((w,A)=>A.after-w.after),{right:M}=_t(l,$.answers);return`Next: ${n.plain(g)}, ${q(_)}. Capitals right: ${M} of ${$.answers.length}`},view($){let g=f(),[{ids:_,other:M},w]=[h(),m(g)],{patch:A}=t;return d`
        ${$e(_.length-1,o.context_length)}
        ${ct("What the chosen parts add to the stream",`${s.id}-way`,[[!1,"becomes zero (switched off)"],[!0,"becomes what it is in a second text (patched)"]],A,v=>t.patch=v)}
        ${Ft({label:"Where",none:"everywhere",ids:_,tokens:n,chosen:g.position,onChoose:v=>t.position=v})}
        ${A?i("other"):u}
        ${A&&g.position!==void 0?Ft({label:"Patched from",none:"the same position",ids:M,tokens:n,chosen:g.other_position,onChoose:v=>t.other_position=v}):u}
        <div class=${A?"patched":""}>
          ${me({sizes:o,chosen:g.parts,streams:A,onChange:v=>t.parts=v,stateLabels:[A?"patched":"switched off","as it is"]})}
        </div>
        ${C(A?"Patch none":"Switch all on",()=>t.parts=[],{disabled:!g.parts.length})}
        <p class="warn" role="alert" ?hidden=${!w}>${w}</p>
        <div class="results" ?hidden=${!!w}>
          <div>
            <p class="title">Next words ${$?.changed?d`<span class="faint">above before, below after the change, ${$.nats.toFixed(2)} nats apart</span>`:u}</p>
            ${Ve($?.words??[],n,$?.changed??!1,"Next words",v=>t.text=n.tokenizer.decode([...n.of(t.text),v]))}
          </div>
          ${Xe({prompts:l,tokens:n,where:y(g),answers:$?.answers??c,sourceAnswer:$?.sourceAnswer})}
        </div>
      `}})});export{dr as default};
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
