var It=globalThis,Zt=s=>s,lt=It.trustedTypes,te=lt?lt.createPolicy("lit-html",{createHTML:s=>s}):void 0,Lt="$lit$",S=`lit$${Math.random().toFixed(9).slice(2)}$`,Bt="?"+S,os=`<${Bt}>`,P=document,Q=()=>P.createComment(""),Z=s=>s===null||typeof s!="object"&&typeof s!="function",Rt=Array.isArray,re=s=>Rt(s)||typeof s?.[Symbol.iterator]=="function",Ot=`[ 	
\f\r]`,X=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ee=/-->/g,se=/>/g,B=RegExp(`>|${Ot}(?:([^\\s"'>=/]+)(${Ot}*=${Ot}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ne=/'/g,ie=/"/g,ae=/^(?:script|style|textarea|title)$/i,Pt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=Pt(1),z=Pt(2),Ys=Pt(3),w=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),oe=new WeakMap,R=P.createTreeWalker(P,129);function le(s,t){if(!Rt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return te!==void 0?te.createHTML(t):t}var ce=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=X;for(let l=0;l<e;l++){let a=s[l],c,h,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,h=r.exec(a),h!==null);)f=r.lastIndex,r===X?h[1]==="!--"?r=ee:h[1]!==void 0?r=se:h[2]!==void 0?(ae.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=B):h[3]!==void 0&&(r=B):r===B?h[0]===">"?(r=i??X,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,c=h[1],r=h[3]===void 0?B:h[3]==='"'?ie:ne):r===ie||r===ne?r=B:r===ee||r===se?r=X:(r=B,i=void 0);let m=r===B&&s[l+1].startsWith("/>")?" ":"";o+=r===X?a+os:d>=0?(n.push(c),a.slice(0,d)+Lt+a.slice(d)+S+m):a+S+(d===-2?l:m)}return[le(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},tt=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,h]=ce(t,e);if(this.el=s.createElement(c,n),R.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=R.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(Lt)){let f=h[r++],m=i.getAttribute(d).split(S),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?ht:$[1]==="?"?dt:$[1]==="@"?pt:U}),i.removeAttribute(d)}else d.startsWith(S)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(ae.test(i.tagName)){let d=i.textContent.split(S),f=d.length-1;if(f>0){i.textContent=lt?lt.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],Q()),R.nextNode(),a.push({type:2,index:++o});i.append(d[f],Q())}}}else if(i.nodeType===8)if(i.data===Bt)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(S,d+1))!==-1;)a.push({type:7,index:o}),d+=S.length-1}o++}}static createElement(t,e){let n=P.createElement("template");return n.innerHTML=t,n}};function H(s,t,e=s,n){if(t===w)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=Z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=H(s,i._$AS(s,t.values),i,n)),t}var ct=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??P).importNode(e,!0);R.currentNode=i;let o=R.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new j(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new ut(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=R.nextNode(),r++)}return R.currentNode=P,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},j=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=H(this,t,e),Z(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==w&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):re(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=tt.createElement(le(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new ct(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=oe.get(t.strings);return e===void 0&&oe.set(t.strings,e=new tt(t)),e}k(t){Rt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(Q()),this.O(Q()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Zt(t).nextSibling;Zt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},U=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=H(this,t,e,0),r=!Z(t)||t!==this._$AH&&t!==w,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=H(this,l[n+a],e,a),c===w&&(c=this._$AH[a]),r||=!Z(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ht=class extends U{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},dt=class extends U{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},pt=class extends U{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=H(this,t,e,0)??u)===w)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ut=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){H(this,t)}},he={M:Lt,P:S,A:Bt,C:1,L:ce,R:ct,D:re,V:H,I:j,H:U,N:dt,U:pt,B:ht,F:ut},rs=It.litHtmlPolyfillSupport;rs?.(tt,j),(It.litHtmlVersions??=[]).push("3.3.3");var de=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new j(t.insertBefore(Q(),o),o,void 0,e??{})}return i._$AI(s),i};var Ht=class s{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new s(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,n){if(this.empty)return e;let i=this.#t+t,o=this.edits[i];if(o){let r=o(e.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==e.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${n.join(", ")}]`);e=r}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:n}),e}},as=new Ht;function Ut(s,t=0,e=s.length){let n=-1/0;for(let o=t;o<t+e;o++)s[o]>n&&(n=s[o]);let i=0;for(let o=t;o<t+e;o++)i+=s[o]=Math.exp(s[o]-n);for(let o=t;o<t+e;o++)s[o]/=i;return s}var v={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},F=s=>(...t)=>({_$litDirective$:s,values:t}),N=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var pe="important",ls=" !"+pe,O=F(class extends N{constructor(s){if(super(s),s.type!==v.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(ls);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?pe:""):e[n]=i}}return w}});function et(s,t){let e=[];for(let n=0;n<s.length;n++){if(e.length===t&&!(s[n]>s[e[t-1]]))continue;let i=e.length;for(;i>0&&s[n]>s[e[i-1]];)i-=1;e.splice(i,0,n),e.length=Math.min(e.length,t)}return e}var cs=new Intl.NumberFormat("en-US"),ft=s=>cs.format(s);var mt=(s,t)=>`${ft(s)} ${t}${s===1?"":"s"}`,_=(s,t=1)=>`${(100*s).toFixed(t)} %`;function V(s){return s===0||s===1?_(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:_(s)}function ue(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function hs(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):ft(Math.round(n))} ${t[e]}`.trim()}var Dt=s=>hs(s,["bytes","kB","MB","GB","TB"]);var fe=24,me=3,k=110,jt=20;function $e({weights:s,tokens:t,query:e,matrix:n}){let i=t.length,o=s.slice(e*i,e*i+e+1),r=et(o,me),l=r.map(h=>`\u201C${t[h]}\u201D ${_(o[h],0)}`).join(", "),a=`\u201C${t[e]}\u201D looks at ${l}.`,c=ds(e,r);return p`
    <p class="faint" aria-live="polite">${a}${!n&&c.includes(void 0)?" Drawn are those and the last tokens.":u}</p>
    <div class="attention-picture scrolls" tabindex="0" role="img"
      aria-label=${a}>${n?us(s,t,e,r[0]):ps(o,t,e,c,new Set(r))}</div>
  `}function ds(s,t){let e=Array.from({length:s+1},(i,o)=>o);if(e.length<=fe)return e;let n=fe-2*me;return e.filter(i=>i>s-n||t.includes(i)).flatMap((i,o,r)=>i>(r[o-1]??-1)+1?[void 0,i]:[i])}function ps(s,t,e,n,i){let o=n.length,r=o-.5,l=(h,d)=>{if(h===void 0)return u;let f=d+.5,m=12+(k-16)*(r-f)/o,$=h===e?`M${r-.15} ${k}C${r-.3} ${k-26} ${r+.3} ${k-26} ${r+.15} ${k}`:`M${r} ${k}Q${(r+f)/2} ${k-2*m} ${f} ${k}`;return z`
      <path class="arc" d=${$} stroke-width=${.5+7*s[h]}
        stroke-opacity=${.08+.92*s[h]}></path>
    `},a=h=>p`
      <span
        class=${h===e?"looks":h!==void 0&&i.has(h)?"named":""}
        data-in-view=${h===e?t.join():u}
      ><bdi>${h===void 0?"\u2026":t[h]}</bdi></span>
    `,c=o<=5?"few":o<=10?"some":"many";return p`
    <div class="arcs ${c}" style=${O({"--n":`${o}`})}>
      <svg height=${k} viewBox="0 0 ${o} ${k}" preserveAspectRatio="none">
        ${n.map(l)}
      </svg>
      <div class="names">${n.map(a)}</div>
    </div>
  `}function us(s,t,e,n){let i=t.length,o=Array.from({length:jt+1},()=>"");for(let r=0;r<i;r++)for(let l=0;l<=r;l++)o[Math.round(jt*s[r*i+l])]+=`M${l} ${r}h.95v.95h-.95z`;return p`
    <div class="matrix" style=${O({"--n":`${i}`})}>
      <div class="names">${t.map((r,l)=>p`<span class=${l===e?"looks":""}><bdi>${r}</bdi></span>`)}</div>
      <svg viewBox="0 0 ${i} ${i}">
        ${o.map((r,l)=>z`<path class="cell" d=${r} fill-opacity=${.05+.95*l/jt}></path>`)}
        <rect class="lit" x="0" y=${e} width=${e+1} height="1"></rect>
        <rect class="most" x=${n} y=${e} width="1" height="1"
          data-in-view="${t.join()} ${e} ${n}"></rect>
      </svg>
    </div>
  `}var{I:fs}=he,ge=s=>s;var ye=s=>s.strings===void 0,be=()=>document.createComment(""),q=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let o=n.insertBefore(be(),i),r=n.insertBefore(be(),i);e=new fs(o,r,s,s.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==s;if(l){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=ge(a).nextSibling;ge(n).insertBefore(a,i),a=c}}}return e},I=(s,t,e=s)=>(s._$AI(t,e),s),ms={},$t=(s,t=ms)=>s._$AH=t,we=s=>s._$AH,gt=s=>{s._$AR(),s._$AA.remove()};var D=F(class extends N{constructor(s){if(super(s),s.type!==v.PROPERTY&&s.type!==v.ATTRIBUTE&&s.type!==v.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ye(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===w||t===u)return t;let e=s.element,n=s.name;if(s.type===v.PROPERTY){if(t===e[n])return w}else if(s.type===v.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return w}else if(s.type===v.ATTRIBUTE&&e.getAttribute(n)===t+"")return w;return $t(s),t}});var W=s=>s.target;function xe({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${D(String($s(n,e)))}
      @pointerdown=${c=>W(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:h}=W(c);h!==void 0&&i(h)}}
      @input=${c=>i(n[W(c).valueAsNumber])}
    >
  `;return s===u?a:p`<label class="slider">${s}${a}</label>`}var zt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function $s(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var bt=({label:s,name:t,checked:e,onChange:n,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${D(e)}
        @change=${o=>n(W(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,x=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,Ft=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||u} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} ?selected=${D(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ve=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${D(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Ae=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(W(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;W(l).value=String(c),n(c)}}
      >
    </label>
  `};var gs=s=>Math.max(1,Math.floor(s/2));function _e(s,t,e=s){if(s<=t)return 0;if(s===e)return s-t;let n=Math.max(e,t)+1,i=gs(t),o=t-i+1;return n-i+o*Math.floor((s-n)/o)}function ke(s,t,e){let n=s<0?t+e+s:s;return Math.min(Math.max(n-t,0),e-1)}function Me(s,t){let e=_e(s+1,t);return e?p`<p class="faint">
    The model reads ${t} tokens at most: of these ${mt(s,"token")} the last
    ${s+1-e}.
  </p>`:u}function yt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var bs=4e3,wt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=yt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>bs,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${x("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Se=new WeakMap;function Ce(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||Se.get(e)===n)continue;Se.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Ee(o.left,o.right,i.left+r,i.right),e.scrollTop+=Ee(o.top,o.bottom,i.top,i.bottom)}}function Ee(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}var xt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var G=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new xt,o=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),h=n[a],[d,f]=this.parts(c);t[a]!==d||t[h]!==f||(t[a]=c,t[h]=-1,n[a]=n[h],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var ys="<|endoftext|>",vt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new G(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ys)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Vt=Symbol.for("gpt-lab-ids");function At(s){let t=globalThis;return t[Vt]=(t[Vt]??0)+1,`${s}-${t[Vt]}`}function Te(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Ne(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return st(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var qt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Oe=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ws={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},xs=/[\p{C}\p{Z}]/u,vs=/^\p{M}/u;function st(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Ie(s){let t=st(s);if(t===void 0)return p`<span class="bytes">${qt(s)}</span>`;let e=vs.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!xs.test(i)){n+=i;continue}let o=Oe(i),[r,l]=ws[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${e}${n}`}function Wt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${Oe(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var As=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Le={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Gt={number:Le,integer:Le,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===_s(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>As.get(s),rule:()=>"true or false"},text:{encode:s=>Te(s),decode:Ne,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"}},_s=s=>s.replaceAll("%20"," "),Be=(s,t)=>Gt[t.kind].encode(s),ks=(s,t)=>Gt[t.kind].decode(s,t);function Re(s,t,e){return Object.entries(s).flatMap(([n,i])=>{let o=Be(t[n],i);return i.kind==="text"&&n==="text"||o!==Be(e[n],i)?[`${n}=${o}`]:[]}).join("&")}function Pe(s,t,e,n=()=>!0){let i=s.split("&").map(a=>{let c=a.indexOf("=");return c<0?["text",a]:[a.slice(0,c),a.slice(c+1)]}),o=new Map(i),[r,l]=[{},[]];for(let[a,c]of Object.entries(t)){let h=o.get(a),d=h===void 0?e[a]:ks(h,c);if(c.kind==="parts"&&d!==void 0){let f=d,m=f.filter($=>n($,c.streams??!1));for(let $ of f)m.includes($)||l.push(`${$} is not a part of the model`);d=m}else if(d===void 0){let{rule:f}=Gt[c.kind];l.push(a==="text"?"its text is damaged":`${a}=${h} is not ${f(c)}`),d=e[a]}r[a]=d}return{values:r,problems:l}}function nt(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}function He(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Jt}var Jt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,i)=>this.#r({type:"look",client:e,id:n,...i}),stop:()=>this.#r({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#r({type:"end",client:e})}}}#r(t){this.#n?this.#n.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Ms())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let[i,o]=await Promise.all([Ss(t),this.#n??Es(t)]);this.#n||(this.#n=o,this.#a(o));let r=t.model.get("version"),l=n==="failed";o.postMessage({type:"load",source:{...i,again:l},sha256:r});for(let a of this.#i.splice(0))o.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#o({state:"failed",message:o})}}}#a(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#o({loaded:n.loaded}):n.type==="failed"?this.#o({state:"failed",message:n.message}):n.type==="ready"?this.#o({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Ms=()=>!!navigator.connection?.saveData;async function Ss({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await nt(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function Es({model:s}){let t=await nt(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Cs(e).catch(()=>Ts(e)).finally(()=>URL.revokeObjectURL(e))}function Cs(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Ts(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Ue(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var _t=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=He(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ue(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var Ns=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function De(s,{n_layers:t,n_heads:e},n){if(Ns(s)&&!n)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var Os=Symbol.for("gpt-lab shared text");function je(s){let t=globalThis,e=t[Os]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${bt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}var Is={commas:ft,percent:s=>_(s,0),1:s=>ue(s,1)},kt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=At("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return bt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#s(t,e,r,l,a);case"text":return this.#i(t,e,r,l);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#n(t,e,r,l,a,i)}}#s(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Ft(o,a,r,l,t):ve(o,`${this.#t}-${t}`,a,r,l)}#n(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:h=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=b=>a?.[b]??(Is[c]??String)(b);if(l==="field")return Ae({label:n,name:t,value:i,min:d,max:f,onChange:o});if(l==="select")return Ft(n,zt(d,f,1).map(b=>[b,m(b)]),i,o,t);let $=r.stops??e.stops??zt(d,f,h);return xe({label:p`<span>${n} <span class="number">${m(i)}</span></span>`,name:e.label??t,value:i,stops:$.filter(b=>b>=d&&b<=f),text:m,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Wt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Wt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return p`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":u}
          aria-describedby=${r?`${o}-problem`:u}
          .value=${D(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Ls=8,Bs="<|endoftext|>",it=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){let e=this.#t.get(t);return e||(e=this.tokenizer.encode(t),this.#t.size>=Ls&&this.#t.delete(this.#t.keys().next().value),this.#t.set(t,e)),e}input(t){let e=`\0${t}`,n=this.#t.get(e);if(n)return n;let i=[this.end,...this.of(t)];return this.#t.set(e,i),i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Ie(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return st(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return st(e)??qt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Bs;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Mt=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,n,i){this.declared=t,this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>nt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return ze(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=At(t.name),this.initial=this.values(),this.state=ze(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new kt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary"))this.tokens=new it(new vt(await this.asset("lab-vocabulary")));else if(t.includes("gpt2-vocabulary")){let i=new G(await this.asset("gpt2-vocabulary"));this.tokens=new it(i)}t.includes("lab-model")&&this.host&&(this.client=new _t(this),this.onCleanup(()=>this.client?.end()));let n=Object.entries(e).find(([,i])=>i.shared);if(n&&this.page&&this.host){let[i]=n;this.#e=je(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Pe(t,this.declared.settings,this.initial,(o,r)=>!e||De(o,e,r));for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function ze(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var St=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return this.client?.status.state==="failed"&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#r(t,e,this.#i,n)}async#r(t,e,n,i){let o=()=>n===this.#i,r=async(a,c)=>{let h=await this.client.look(a,{onTokens:c,load:!i});return h&&o()?h:await new Promise(()=>{})},l=(a,c)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var Rs="These are the lab model\u2019s numbers.";function Fe(s,t=Rs){let{state:e,loaded:n,message:i}=s.status,o=()=>s.load(!0);return e==="asking"?p`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${Dt(s.size)})`,o)}</p>`:e==="failed"?p`<p class="status-line warn" role="alert">The model did not load: ${i}. ${x("Try again",o)}</p>`:e==="loading"?p`<p class="status-line faint"><label>Loading the model, ${Dt(s.size)}
      <progress max=${s.size} value=${n||u}></progress></label></p>`:p`<p class="status-line faint">${t}</p>`}function Ve(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,Ps(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Ps(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Hs=s=>s.stopPropagation();function qe(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):de(c,n)},l=new Mt(s,e,i,o),a=c=>{if(l.dispose(),r(Us(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Yt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Ce(o)}catch(h){a(h)}},o&&l.onCleanup(Ve(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Yt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=yt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new St({question:o,answer:r,first:l},i,()=>t.redraw(),d=>a&&t.publish(a(d)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let{settings:c}=t.declared,h=new wt({page:n,write:()=>t.changed?Re(c,t.values(),t.initial):void 0,read:d=>t.readLink(d),redraw:()=>t.redraw(),find:d=>t.find(d)});this.#n=h,t.onChange=()=>h.changed(),t.onCleanup(()=>h.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};return this.#a(e.announcement?.(n)),p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Hs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${x("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(n,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}</p>
        ${t.client?Fe(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?x("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>x(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},Us=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var We=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},Et=F(class extends N{constructor(s){if(super(s),s.type!==v.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],o=[],r=0;for(let l of s)i[r]=n?n(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=we(s),{values:o,keys:r}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,h,d=0,f=i.length-1,m=0,$=o.length-1;for(;d<=f&&m<=$;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(l[d]===r[m])a[m]=I(i[d],o[m]),d++,m++;else if(l[f]===r[$])a[$]=I(i[f],o[$]),f--,$--;else if(l[d]===r[$])a[$]=I(i[d],o[$]),q(s,a[$+1],i[d]),d++,$--;else if(l[f]===r[m])a[m]=I(i[f],o[m]),q(s,i[d],i[f]),f--,m++;else if(c===void 0&&(c=We(r,m,$),h=We(l,d,f)),c.has(l[d]))if(c.has(l[f])){let b=h.get(r[m]),E=b!==void 0?i[b]:null;if(E===null){let C=q(s,i[d]);I(C,o[m]),a[m]=C}else a[m]=I(E,o[m]),q(s,i[d],E),i[b]=null;m++}else gt(i[f]),f--;else gt(i[d]),d++;for(;m<=$;){let b=q(s,a[$+1]);I(b,o[m]),a[m++]=b}for(;d<=f;){let b=i[d++];b!==null&&gt(b)}return this.ut=r,$t(s,a),w}});var Ds=5e-4,Ge=(s,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${O({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`,js=(s,t,e)=>e&&t!==s.end&&s.isText(t)?p`
      <button type="button" class="word" @click=${()=>e(t)}
        title="Write this token"><bdi>${s.template(t)}</bdi></button>
    `:p`<span class="word"><bdi>${s.template(t)}</bdi></span>`,zs=p`<p class="faint">They come with the model.</p>`;function Je(s,t,e){let n=new Set([...et(s,e),...et(t,e)]);return Array.from(n,i=>({id:i,before:s[i],after:t[i]}))}function Ye(s,t,e,n,i){if(!s.length)return zs;let o=Math.max(...s.flatMap(({before:l,after:a})=>[l,a])),r=s.filter(({before:l,after:a})=>Math.max(l,a)>=Ds);return p`
    <ol class="words compared" aria-label=${n}>
      ${Et(r,({id:l})=>l,({id:l,before:a,after:c})=>p`
          <li>
            ${js(t,l,i)}
            <span>${e?p`<span class="before">${Ge(a,o)}</span>`:u}${Ge(c,o)}</span>
            <span class="number">${e?p`<span class="faint">${V(a)} →</span> ${V(c)}`:V(c)}</span>
          </li>
        `)}
    </ol>
  `}var Ke={name:"attention-viewer",title:"Attention of all heads",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},layer:{kind:"integer",control:"select",min:0,max:5},head:{kind:"integer",control:"select",min:0,max:5},off:{kind:"parts"},order:{kind:"choice",label:"Sort by",control:"select",names:{place:"place in the model",previous_token:"previous-token score",first_token:"first-token score",induction:"induction score"},choices:["place","previous_token","first_token","induction"]},query:{kind:"position",min:0}},examples:[]};function Ct(s,t,e,n,i){let r={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1,...i?{ArrowUp:t-i,ArrowDown:t+i}:{}}[s.key];if(r===void 0||r<0||r>=e)return;s.preventDefault(),n(r),s.target.closest("ol, tbody")?.querySelectorAll("button")[r]?.focus()}var Tt=5,Fs=.04;function Vs(s,t){let e=Array.from({length:Tt},()=>"");for(let n=0;n<t;n++)for(let i=0;i<=n;i++){let o=s[n*t+i];o<Fs||(e[Math.min(Tt-1,Math.floor(o*Tt))]+=`M${i} ${n}h1v1h-1z`)}return e}var Kt=(s,t)=>new Map(s.flatMap((e,n)=>{let i=e.length/t;return Array.from({length:t},(o,r)=>{let l=e.subarray(r*i,(r+1)*i);return[`${n}.${r}`,{weights:l,paths:Vs(l,Math.sqrt(i))}]})})),Xe=(s,t)=>Float32Array.from(s.flatMap(e=>{let n=0;return Array.from({length:t*t},(i,o)=>o%t<=Math.floor(o/t)?e[n++]/100:0)})),Qe=(s,t,e)=>z`<svg class="multiple" viewBox="0 0 ${t} ${t}" aria-hidden="true">
    <path class="past" d="M0 0L${t} ${t}H0z"></path>
    ${s.paths.map((n,i)=>z`<path class="cell" d=${n} fill-opacity=${(i+1)/Tt}></path>`)}
    <rect class="lit" x="0" y=${e} width=${e+1} height="1"></rect>
  </svg>`;var L=({layer:s,head:t})=>`${s}.${t}`,Nt=({layer:s,head:t})=>`blocks.${s}.attention.heads.${t}`,qs=s=>s.toFixed(2).replace(/^0/,"");function Ze({heads:s,columns:t,pictures:e,T:n,query:i,chosen:o,off:r,onChoose:l}){let a=s.findIndex(h=>L(h)===L(o)),c=(h,d)=>Ct(h,d,s.length,f=>l(s[f]),t);return p`
    <ol class="heads" aria-label="Heads" style="--columns: ${t}">
      ${Et(s,L,(h,d)=>{let f=r.has(Nt(h)),m=e.get(L(h)),$=h.score===void 0?"":qs(h.score);return p`<li><button
          type="button"
          class=${f?"off":""}
          tabindex=${d===a?0:-1}
          aria-pressed=${d===a?"true":"false"}
          aria-label="Head ${h.head} of block ${h.layer}${$&&`, score ${h.score?.toFixed(2)}`}${f?", off":""}"
          @click=${()=>l(h)}
          @keydown=${b=>c(b,d)}
        ><span class="caption"><span class="name">${L(h)}</span>
          <span class="faint">${$}</span></span>${m?Qe(m,n,i):u}</button></li>`})}
    </ol>
  `}function ts(s){let t=`${(100*Math.max(0,Math.min(1,s))).toFixed(1)}%`,e=`clamp(0%, (var(--heat-turn) - ${t}) * 1000, 100%)`;return{background:`color-mix(in oklab, var(--heat) ${t}, var(--paper))`,color:`color-mix(in srgb, var(--pale-ink) ${e}, var(--heat-ink))`}}function es({row:s,tokens:t,names:e,query:n,onLook:i,onChoose:o}){return p`
    <ol class="looking" aria-label="Tokens: choose one to see where it looks"
      @pointerleave=${()=>i()}>
      ${t.map((r,l)=>{let a=l<=n?s[l]:0,c=l<=n?_(a,0):"";return p`<li><button
          type="button"
          class=${l===n?"looks":l>n?"later":""}
          tabindex=${l===n?0:-1}
          aria-pressed=${l===n?"true":"false"}
          aria-label="${e[l]}${c&&`, gets ${c}`}"
          style=${O(ts(a))}
          @click=${()=>o(l)}
          @pointerenter=${({pointerType:h})=>h==="mouse"&&i(l)}
          @keydown=${h=>{Ct(h,l,t.length,o)}}
        ><bdi>${r}</bdi><span class="share">${c||"\u2013"}</span></button></li>`})}
    </ol>
  `}var Ws=.2,Gs={previous_token:"to the token before",first_token:"to the first token",induction:"to the token that followed the last time"};function ss(s,t){let e=s.induction.flatMap((n,i)=>n.map((o,r)=>({layer:i,head:r,score:s[t]?.[i][r]})));return t==="place"?e:e.sort((n,i)=>(i.score??0)-(n.score??0))}function ns(s,t,e){let[n]=Object.entries(Gs).map(([o,r])=>({destination:r,score:s[o][t][e]})).sort((o,r)=>r.score-o.score),i="On random tokens that repeat";return n.score<Ws?`${i}, none of its scores is high: what it does there has no simple name.`:`${i}, ${_(n.score,0)} of its attention goes ${n.destination}.`}var Js=6,No=qe(Ke,s=>{let{id:t,state:e,data:n,local:i,tokens:o,control:r,change:l,append:a,define:c}=s,{n_layers:h,n_heads:d,context_length:f}=n("sizes"),m=n("scores"),$=n("first"),b=Array.from({length:h},(g,y)=>`blocks.${y}.attention.weights`),E=i({}),C,Xt=({start:g,ids:y})=>E.token??ke(e.query??-1,g,y.length);function is(g){let{start:y,ids:A,pictures:J}=g,{layer:Y,head:ot}=e,rt=J.get(L(e));if(!rt)return p`<p class="faint">This comes with the model.</p>`;let{weights:K}=rt,[M,at,Qt]=[A.length,Xt(g),A.map(T=>o.name(T))];return p`
      <p class="title" id="${t}-head">Head ${ot} of block ${Y}</p>
      <p class="faint">${ns(m,Y,ot)}</p>
      ${es({row:K.subarray(at*M,(at+1)*M),tokens:A.map(T=>o.template(T)),names:Qt,query:at,onLook:T=>E.token=T,onChoose(T){E.token=void 0,e.query=T===M-1?null:y+T}})}
      ${$e({weights:K,tokens:Qt,query:at,matrix:!0})}
      ${x(e.off.includes(Nt(e))?"Switch this head on":"Switch this head off",()=>e.off=[...new Set(e.off).symmetricDifference(new Set([Nt(e)]))].sort())}
    `}return c({first:{start:Math.max(0,o.input(e.text).length-$.ids.length),ids:$.ids,pictures:Kt($.weights.map(g=>Xe(g,$.ids.length)),d),words:$.next.map(([g,y])=>({id:g,before:y,after:y})),off:0},question:()=>({ids:o.input(e.text),off:e.off}),async answer({ids:g,off:y},A){if(C?.ids!==g&&y.length){let{logits:M=[]}=await A({ids:g,logits:!0});C={ids:g,probabilities:Ut(M[0])}}let J=y.map(M=>({part:M})),{start:Y,activations:ot,logits:rt=[]}=await A({ids:g,edits:J,names:b,logits:!0}),K=Ut(rt[0]);return(!y.length||!C)&&(C={ids:g,probabilities:K}),E.token=void 0,{start:Y,ids:g.slice(Y),off:y.length,pictures:Kt(b.map(M=>ot[M].values),d),words:Je(C.probabilities,K,Js)}},follow:g=>"text"in g?{query:null,...g}:g,announcement(g){let[y]=[...g?.words??[]].sort((A,J)=>J.after-A.after);return y&&`Next: ${o.plain(y.id)}, ${V(y.after)}`},view(g){return g?p`
        ${Me(o.of(e.text).length,f)}
        <div class="buttons">
          ${r("order")}
          ${x("Switch all heads on",()=>e.off=[],{disabled:e.off.length===0})}
        </div>
        <div class="views">
          <div class="all">
            ${Ze({heads:ss(m,e.order),columns:d,pictures:g.pictures,T:g.ids.length,query:Xt(g),chosen:e,off:new Set(e.off),onChoose:({layer:y,head:A})=>l({layer:y,head:A})})}
            <p class="faint">${L({layer:1,head:5})} is head 5 of block 1. A row for each
              token that looks, a column for each that is looked at.</p>
          </div>
          <div class="enlarged" role="group" aria-labelledby="${t}-head">${is(g)}</div>
          <div class="next">
            <p class="title">Next words${g.off?p`<span class="faint">, above with all heads, below without ${mt(g.off,"part")}</span>`:u}</p>
            ${Ye(g.words,o,g.off>0,"Next words",a)}
          </div>
        </div>
      `:u}})});export{No as default};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
/**
 * @license
 * Copyright 2018 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
/**
 * @license
 * Copyright 2020 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
