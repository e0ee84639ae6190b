var Pt=globalThis,ne=s=>s,ct=Pt.trustedTypes,ie=ct?ct.createPolicy("lit-html",{createHTML:s=>s}):void 0,Rt="$lit$",N=`lit$${Math.random().toFixed(9).slice(2)}$`,Ht="?"+N,$s=`<${Ht}>`,U=document,K=()=>U.createComment(""),X=s=>s===null||typeof s!="object"&&typeof s!="function",jt=Array.isArray,he=s=>jt(s)||typeof s?.[Symbol.iterator]=="function",Bt=`[ 	
\f\r]`,Z=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,oe=/-->/g,re=/>/g,H=RegExp(`>|${Bt}(?:([^\\s"'>=/]+)(${Bt}*=${Bt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ae=/'/g,le=/"/g,de=/^(?:script|style|textarea|title)$/i,Ut=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=Ut(1),F=Ut(2),an=Ut(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),ce=new WeakMap,j=U.createTreeWalker(U,129);function pe(s,t){if(!jt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return ie!==void 0?ie.createHTML(t):t}var ue=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=Z;for(let l=0;l<e;l++){let a=s[l],c,h,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,h=r.exec(a),h!==null);)f=r.lastIndex,r===Z?h[1]==="!--"?r=oe:h[1]!==void 0?r=re:h[2]!==void 0?(de.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=H):h[3]!==void 0&&(r=H):r===H?h[0]===">"?(r=i??Z,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,c=h[1],r=h[3]===void 0?H:h[3]==='"'?le:ae):r===le||r===ae?r=H:r===oe||r===re?r=Z:(r=H,i=void 0);let m=r===H&&s[l+1].startsWith("/>")?" ":"";o+=r===Z?a+$s:d>=0?(n.push(c),a.slice(0,d)+Rt+a.slice(d)+N+m):a+N+(d===-2?l:m)}return[pe(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Q=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,h]=ue(t,e);if(this.el=s.createElement(c,n),j.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=j.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(Rt)){let f=h[r++],m=i.getAttribute(d).split(N),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?dt:$[1]==="?"?pt:$[1]==="@"?ut:z}),i.removeAttribute(d)}else d.startsWith(N)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(de.test(i.tagName)){let d=i.textContent.split(N),f=d.length-1;if(f>0){i.textContent=ct?ct.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],K()),j.nextNode(),a.push({type:2,index:++o});i.append(d[f],K())}}}else if(i.nodeType===8)if(i.data===Ht)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(N,d+1))!==-1;)a.push({type:7,index:o}),d+=N.length-1}o++}}static createElement(t,e){let n=U.createElement("template");return n.innerHTML=t,n}};function D(s,t,e=s,n){if(t===A)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=X(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=D(s,i._$AS(s,t.values),i,n)),t}var ht=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??U).importNode(e,!0);j.currentNode=i;let o=j.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new V(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new ft(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=j.nextNode(),r++)}return j.currentNode=U,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},V=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=D(this,t,e),X(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):he(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(U.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Q.createElement(pe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new ht(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=ce.get(t.strings);return e===void 0&&ce.set(t.strings,e=new Q(t)),e}k(t){jt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(K()),this.O(K()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=ne(t).nextSibling;ne(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},z=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=D(this,t,e,0),r=!X(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=D(this,l[n+a],e,a),c===A&&(c=this._$AH[a]),r||=!X(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},dt=class extends z{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},pt=class extends z{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},ut=class extends z{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=D(this,t,e,0)??u)===A)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ft=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){D(this,t)}},fe={M:Rt,P:N,A:Ht,C:1,L:ue,R:ht,D:he,V:D,I:V,H:z,N:pt,U:ut,B:dt,F:ft},gs=Pt.litHtmlPolyfillSupport;gs?.(Q,V),(Pt.litHtmlVersions??=[]).push("3.3.3");var me=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new V(t.insertBefore(K(),o),o,void 0,e??{})}return i._$AI(s),i};var Dt=class s{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new s(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,n){if(this.empty)return e;let i=this.#t+t,o=this.edits[i];if(o){let r=o(e.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==e.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${n.join(", ")}]`);e=r}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:n}),e}},bs=new Dt;function zt(s,t=0,e=s.length){let n=-1/0;for(let o=t;o<t+e;o++)s[o]>n&&(n=s[o]);let i=0;for(let o=t;o<t+e;o++)i+=s[o]=Math.exp(s[o]-n);for(let o=t;o<t+e;o++)s[o]/=i;return s}var S={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},q=s=>(...t)=>({_$litDirective$:s,values:t}),L=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var $e="important",ys=" !"+$e,B=q(class extends L{constructor(s){if(super(s),s.type!==S.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(ys);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?$e:""):e[n]=i}}return A}});function tt(s,t){let e=[];for(let n=0;n<s.length;n++){if(e.length===t&&!(s[n]>s[e[t-1]]))continue;let i=e.length;for(;i>0&&s[n]>s[e[i-1]];)i-=1;e.splice(i,0,n),e.length=Math.min(e.length,t)}return e}var ws=new Intl.NumberFormat("en-US"),et=s=>ws.format(s);var mt=(s,t)=>`${et(s)} ${t}${s===1?"":"s"}`,E=(s,t=1)=>`${(100*s).toFixed(t)} %`;function W(s){return s===0||s===1?E(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:E(s)}function ge(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function xs(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):et(Math.round(n))} ${t[e]}`.trim()}var Vt=s=>xs(s,["bytes","kB","MB","GB","TB"]);var be=24,ye=3,C=110,Ft=20;function we({weights:s,tokens:t,query:e,matrix:n}){let i=t.length,o=s.slice(e*i,e*i+e+1),r=tt(o,ye).filter((h,d)=>d===0||o[h]>=.005),l=r.map(h=>`\u201C${t[h]}\u201D ${E(o[h],0)}`).join(", "),a=`\u201C${t[e]}\u201D looks at ${l}.`,c=vs(e,r);return p`
    <p class="faint" aria-live="polite">${a}${!n&&c.includes(void 0)?" Drawn are those and the last tokens.":u}</p>
    <div class="attention-picture scrolls" tabindex="0" role="img"
      aria-label=${a}>${n?_s(s,t,e,r[0]):As(o,t,e,c,new Set(r))}</div>
  `}function vs(s,t){let e=Array.from({length:s+1},(i,o)=>o);if(e.length<=be)return e;let n=be-2*ye-1;return e.filter(i=>i>s-n||t.includes(i)).flatMap((i,o,r)=>i>(r[o-1]??-1)+1?[void 0,i]:[i])}function As(s,t,e,n,i){let o=n.length,r=o-.5,l=(h,d)=>{if(h===void 0)return u;let f=d+.5,m=12+(C-16)*(r-f)/o,$=h===e?`M${r-.15} ${C}C${r-.3} ${C-26} ${r+.3} ${C-26} ${r+.15} ${C}`:`M${r} ${C}Q${(r+f)/2} ${C-2*m} ${f} ${C}`;return F`
      <path class="arc" d=${$} stroke-width=${.5+7*s[h]}
        stroke-opacity=${.08+.92*s[h]}></path>
    `},a=h=>p`
      <span
        class=${h===e?"looks":h!==void 0&&i.has(h)?"named":""}
        data-in-view=${h===e?t.join():u}
      ><bdi>${h===void 0?"\u2026":t[h]}</bdi></span>
    `,c=o<=5?"few":o<=10?"some":"many";return p`
    <div class="arcs ${c}" style=${B({"--n":`${o}`})}>
      <svg height=${C} viewBox="0 0 ${o} ${C}" preserveAspectRatio="none">
        ${n.map(l)}
      </svg>
      <div class="names">${n.map(a)}</div>
    </div>
  `}function _s(s,t,e,n){let i=t.length,o=Array.from({length:Ft+1},()=>"");for(let r=0;r<i;r++)for(let l=0;l<=r;l++)o[Math.round(Ft*s[r*i+l])]+=`M${l} ${r}h.95v.95h-.95z`;return p`
    <div class="matrix" style=${B({"--n":`${i}`})}>
      <div class="names">${t.map((r,l)=>p`<span class=${l===e?"looks":""}><bdi>${r}</bdi></span>`)}</div>
      <svg viewBox="0 0 ${i} ${i}">
        ${o.map((r,l)=>F`<path class="cell" d=${r} fill-opacity=${.05+.95*l/Ft}></path>`)}
        <rect class="lit" x="0" y=${e} width=${e+1} height="1"></rect>
        <rect class="most" x=${n} y=${e} width="1" height="1"
          data-in-view="${t.join()} ${e} ${n}"></rect>
      </svg>
    </div>
  `}var{I:ks}=fe,xe=s=>s;var Ae=s=>s.strings===void 0,ve=()=>document.createComment(""),G=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let o=n.insertBefore(ve(),i),r=n.insertBefore(ve(),i);e=new ks(o,r,s,s.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==s;if(l){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=xe(a).nextSibling;xe(n).insertBefore(a,i),a=c}}}return e},P=(s,t,e=s)=>(s._$AI(t,e),s),Ms={},$t=(s,t=Ms)=>s._$AH=t,_e=s=>s._$AH,gt=s=>{s._$AR(),s._$AA.remove()};var O=q(class extends L{constructor(s){if(super(s),s.type!==S.PROPERTY&&s.type!==S.ATTRIBUTE&&s.type!==S.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ae(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===A||t===u)return t;let e=s.element,n=s.name;if(s.type===S.PROPERTY){if(t===e[n])return A}else if(s.type===S.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return A}else if(s.type===S.ATTRIBUTE&&e.getAttribute(n)===t+"")return A;return $t(s),t}});var J=s=>s.target;function bt({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${O(String(Ss(n,e)))}
      @pointerdown=${c=>J(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:h}=J(c);h!==void 0&&i(h)}}
      @input=${c=>i(n[J(c).valueAsNumber])}
    >
  `;return s===u?a:p`<label class="slider">${s}${a}</label>`}var qt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function Ss(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var yt=({label:s,name:t,checked:e,onChange:n,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${O(e)}
        @change=${o=>n(J(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,_=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,Wt=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||u} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${O(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ke=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${O(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Me=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(J(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;J(l).value=String(c),n(c)}}
      >
    </label>
  `};var Es=s=>Math.max(1,Math.floor(s/2));function Se(s,t,e=s){if(s<=t)return 0;if(s===e)return s-t;let n=Math.max(e,t)+1,i=Es(t),o=t-i+1;return n-i+o*Math.floor((s-n)/o)}function Ee(s,t,e){let n=s<0?t+e+s:s;return Math.min(Math.max(n-t,0),e-1)}function Ce(s,t){let e=Se(s+1,t);return e?p`<p class="faint">
    The model reads ${t} tokens at most: of these ${mt(s,"token")} the last
    ${s+1-e}.
  </p>`:u}function wt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Cs=4e3,xt=class{options;#t;#e;#s;#o;constructor(t){this.options=t,this.#t="",this.#o=wt(400,()=>{let e=this.#e;this.options.page.write(this.#n()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#i()),queueMicrotask(()=>this.#i())}#n(){let t=this.options.write();return this.#e=(t?.length??0)>Cs,this.#e?void 0:t}#i(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#o.cancel())}changed(){this.#t="",this.#o()}dispose(){this.#o.cancel(),this.#s()}async#r(){if(this.#o.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#n(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${_("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Te=new WeakMap;function Oe(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||Te.get(e)===n)continue;Te.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Ne(o.left,o.right,i.left+r,i.right),e.scrollTop+=Ne(o.top,o.bottom,i.top,i.bottom)}}function Ne(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function Ie(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Gt=Symbol.for("gpt-lab-ids");function vt(s){let t=globalThis;return t[Gt]=(t[Gt]??0)+1,`${s}-${t[Gt]}`}function Le(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Be(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return st(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Jt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Pe=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ts={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ns=/[\p{C}\p{Z}]/u,Os=/^\p{M}/u;function st(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Re(s){let t=st(s);if(t===void 0)return p`<span class="bytes">${Jt(s)}</span>`;let e=Os.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!Ns.test(i)){n+=i;continue}let o=Pe(i),[r,l]=Ts[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${e}${n}`}function Yt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${Pe(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Is=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),He={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Zt={number:He,integer:He,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Ls(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>Is.get(s),rule:()=>"true or false"},text:{encode:s=>Le(s),decode:Be,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(je(s))?je(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>Ue(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],De(l,e[n[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},je=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Ls=s=>s.replaceAll("%20"," "),Ue=(s,t,e={})=>Zt[t.kind].encode(s,t,e),De=(s,t,e={})=>Zt[t.kind].decode(s,t,e);function ze(s,t,e,n=()=>({})){let i=(a,c)=>Ue(c[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ve(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],h=()=>({...e,...i({...e,...a},l)});for(let[d,f]of Object.entries(t)){let m=r.get(d),$=m===void 0?h()[d]:De(m,f,t);if(f.kind==="parts"&&$!==void 0){let b=$,y=b.filter(v=>n(v,f));for(let v of b)y.includes(v)||c.push(`${v} is not a part of the model`);$=y}else if($===void 0){let{rule:b}=Zt[f.kind];c.push(d==="text"?"its text is damaged":`${d}=${m} is not ${b(f)}`),$=e[d]}a[d]=$}return{values:a,problems:c}}function nt(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var Bs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Fe(s,t,{streams:e,neurons:n,places:i}={}){let o=i?s.replace(/@\d{1,6}$/,""):s;if(Bs(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var Ps=Symbol.for("gpt-lab shared text");function qe(s){let t=globalThis,e=t[Ps]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${yt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function We(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}function Ge(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function Ye({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...h}){let{disabled:d=!1,id:f}=h,{symbol:m=s,max:$}=t,b=l===void 0?{value:n}:Ge(s,l,$),y=b.value===void 0||b.value===n?l:void 0,v=b.value===void 0?b.problem:void 0,it=Je(n,i,o),ot=w=>{a(),c(w)},g=w=>{let M=w.target.value;a(M);let{value:k}=Ge(s,M,$);k!==void 0&&c(k)},x=w=>{if(w.key!=="ArrowUp"&&w.key!=="ArrowDown")return;w.preventDefault();let M=w.key==="ArrowUp"?i.find(k=>k>n):i.findLast(k=>k<n);M!==void 0&&ot(M)};return p`
    <div class="size">
      <label>
        <span class="name">${We(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${O(y??String(n))}
          ?disabled=${d}
          aria-invalid=${String(!!v)}
          aria-describedby=${v?`${f}-${s}`:u}
          @input=${g}
          @change=${()=>v||a()}
          @keydown=${x}
        >
      </label>
      ${bt({value:n,stops:i,disabled:d,onChange:ot,label:u,name:`${m}, ${e}: slider`,text:w=>[r(w),Je(w,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":it}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!v}>${v?`${v}; the figure still has ${n}`:""}</p>
    </div>
  `}function Je(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var Rs={commas:et,percent:s=>E(s,0),1:s=>ge(s,1)},At=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=vt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.help??u,r=this.#s(t,e,n,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return yt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#o(t,e,r,l,a);case"text":return this.#i(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#n(t,e,r,l,a,i)}}#o(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Wt(o,a,r,l,t):ke(o,`${this.#t}-${t}`,a,r,l)}#n(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:h=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=y=>a?.[y]??(Rs[c]??String)(y),$=()=>r.stops??e.stops??qt(d,f,h),b=()=>$().filter(y=>y>=d&&y<=f);return l==="size"?Ye({name:t,setting:e,label:n,value:i,text:m,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:y=>{y===void 0?this.#e.delete(t):this.#e.set(t,y),this.redraw()}}):l==="field"?Me({label:n,name:t,value:i,min:d,max:f,onChange:o}):l==="select"?Wt(n,qt(d,f,1).map(y=>[y,m(y)]),i,o,t):bt({label:p`<span>${n} <span class="number">${m(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:b(),text:m,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Yt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Yt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return p`
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
          .value=${O(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Hs=16,js="<|endoftext|>",_t=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let i=e();if(this.#t.set(t,i),this.#t.size>Hs){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Re(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return st(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return st(e)??Jt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return js;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var kt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#o;#n;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#o=!1,this.#n=!1,this.define=r=>r,this.asset=r=>nt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Ze(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#i(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#o||this.#n||(this.#o=!0,queueMicrotask(()=>{this.#o=!1,this.#n||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=Ie(t,e.get("_limits")),this.id=vt(t.name),this.initial=this.values(),this.state=Ze(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new At((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));n&&o&&(this.tokens=new _t(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#e=qe(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#i(this.initial),this.onChange()}publish(t){this.#i(t)}writeLink(){if(this.changed)return ze(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Ve(t,this.declared.settings,this.initial,(o,r)=>!e||Fe(o,e,r),this.absent);for(let o of Object.keys(n))this.#t.forget(o);this.#i(n),this.problems=i,this.redraw()}#i(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#n=!0;for(let t of this.#s.splice(0))t()}};function Ze(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var Mt=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#o;#n;#i;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#i=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#n=t.question(),this.#o=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#o?void 0:this.#s}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#i,n)}retry;async#a(t,e,n,i){let o=()=>n===this.#i,r=async(a,c)=>{let h=await this.client.look(a,{onTokens:c,load:!i});return h&&o()?h:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#n,this.#o]=[a,t,e],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};function Xe(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Kt}var Kt=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#t=new Set;#e=new Map;#s=new Set;#o=0;#n;#i;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t,e){let n=this.#o+=1;return this.#e.set(n,{source:t,onMessage:e}),{look:(i,o)=>this.#l({type:"look",client:n,id:i,...o}),stop:()=>this.#l({type:"stop",client:n}),end:()=>{this.#e.delete(n),this.#l({type:"end",client:n})}}}#l(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Ds())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#i??=zs(t).catch(c=>{throw this.#i=void 0,c});let i=Ke(t,"lab-model",t.model.get("size")),[o,r]=await Promise.all([this.#i,i]);this.#n||this.#c(this.#n=o);let l=t.model.get("version"),a=n==="failed";o.postMessage({type:"load",source:{...r,again:a},sha256:l});for(let c of this.#r.splice(0))o.postMessage(c)}catch(i){let o=i instanceof Error?i.message:String(i);this.#a({state:"failed",message:o})}}}#c(t){t.onmessage=({data:n})=>{n.type==="wanted"?this.#h(t,n.snapshot,n.client):"snapshot"in n&&n.snapshot?this.#d(n,n.snapshot):n.type==="progress"?this.#a({loaded:n.loaded}):n.type==="failed"?this.#a({state:"failed",message:n.message}):n.type==="ready"?this.#a({state:"ready"}):"client"in n&&this.#e.get(n.client)?.onMessage(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,n){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:i}=this.#e.get(n)??{},{size:o,sha256:r=""}=Xt(i)[e]??{},l=i&&o?await Ke(i,`lab-model-${e}`,o).catch(Us):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...l,again:a},sha256:r,snapshot:e})}#d(t,e){let{[e]:n,...i}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let o=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...i,...o}})}},Xt=s=>s?.model.get("snapshots")??{},Us=s=>({problem:s instanceof Error?s.message:String(s)}),Ds=()=>!!navigator.connection?.saveData;async function Ke({model:s,page:t},e,n){if(t?.source)return await t.source(e,n);let{buffer:i,byteOffset:o,byteLength:r}=await nt(s,e);return{bytes:new Uint8Array(i,o,r).slice()}}async function zs({model:s}){let t=await nt(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Vs(e).catch(()=>Fs(e)).finally(()=>URL.revokeObjectURL(e))}async function Vs(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Fs(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Qe(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var qs="These are the lab model\u2019s numbers.",ts=(s,t,e)=>p`<p class="status-line faint"><label>Loading ${s}, ${Vt(e)}
    <progress max=${e} value=${t||u}></progress></label></p>`;function es(s,t=qs){let e=p`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o,snapshots:r}=s.status,l=()=>s.load(!0);if(n==="asking")return p`<p class="status-line">Your browser is set to save data. ${_(`Load the model (${Vt(s.size)})`,l)}</p>`;if(n==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${_("Try again",l)}</p>`;if(n==="loading")return ts("the model",i,s.size);for(let[a,{size:c}]of Object.entries(Xt(s.kit))){let h=r[a];if(h!==void 0)return ts(`the model after ${a} % of its training`,h,c)}return e}function ss(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,Ws(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Ws(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Gs=s=>s.stopPropagation();function ns(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):me(c,n)},l=new kt(s,e,i,o),a=c=>{if(l.dispose(),r(Js(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Qt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Oe(o)}catch(h){a(h)}},o&&l.onCleanup(ss(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Qt=class{kit;definition;#t;#e;#s;#o;#n;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#n=wt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new Mt({question:o,answer:r,first:l},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#n.cancel()),!n)return;let c=new xt({page:n,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#o=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Gs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#o?.copyLink()??u}
            ${_("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#i()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(n,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?_("Try again",this.#s.retry):u}</p>
        ${r?es(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#i(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?_("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>_(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#n()}},Js=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var is=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},St=q(class extends L{constructor(s){if(super(s),s.type!==S.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],o=[],r=0;for(let l of s)i[r]=n?n(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=_e(s),{values:o,keys:r}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,h,d=0,f=i.length-1,m=0,$=o.length-1;for(;d<=f&&m<=$;)if(i[d]===null)d++;else if(i[f]===null)f--;else if(l[d]===r[m])a[m]=P(i[d],o[m]),d++,m++;else if(l[f]===r[$])a[$]=P(i[f],o[$]),f--,$--;else if(l[d]===r[$])a[$]=P(i[d],o[$]),G(s,a[$+1],i[d]),d++,$--;else if(l[f]===r[m])a[m]=P(i[f],o[m]),G(s,i[d],i[f]),f--,m++;else if(c===void 0&&(c=is(r,m,$),h=is(l,d,f)),c.has(l[d]))if(c.has(l[f])){let b=h.get(r[m]),y=b!==void 0?i[b]:null;if(y===null){let v=G(s,i[d]);P(v,o[m]),a[m]=v}else a[m]=P(y,o[m]),G(s,i[d],y),i[b]=null;m++}else gt(i[f]),f--;else gt(i[d]),d++;for(;m<=$;){let b=G(s,a[$+1]);P(b,o[m]),a[m++]=b}for(;d<=f;){let b=i[d++];b!==null&&gt(b)}return this.ut=r,$t(s,a),A}});var Ys=5e-4,os=(s,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${B({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`,Zs=(s,t,e)=>e&&t!==s.end&&s.isText(t)?p`
      <button type="button" class="word" @click=${()=>e(t)}
        title="Write this token"><bdi>${s.template(t)}</bdi></button>
    `:p`<span class="word"><bdi>${s.template(t)}</bdi></span>`,Ks=p`<p class="faint">They come with the model.</p>`;function rs(s,t,e){let n=new Set([...tt(s,e),...tt(t,e)]);return Array.from(n,i=>({id:i,before:s[i],after:t[i]}))}function as(s,t,e,n,i){if(!s.length)return Ks;let o=Math.max(...s.flatMap(({before:l,after:a})=>[l,a])),r=s.filter(({before:l,after:a})=>Math.max(l,a)>=Ys);return p`
    <ol class="words compared" aria-label=${n}>
      ${St(r,({id:l})=>l,({id:l,before:a,after:c})=>p`
          <li>
            ${Zs(t,l,i)}
            <span>${e?p`<span class="before">${os(a,o)}</span>`:u}${os(c,o)}</span>
            <span class="number">${e?p`<span class="faint">${W(a)} →</span> ${W(c)}`:W(c)}</span>
          </li>
        `)}
    </ol>
  `}var Et=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var Ct=class{mergeCount;#t;#e=new Uint8Array(256);#s;#o=new Map;#n;#i=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#o.set(n*65536+i,256+o)),this.#n=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let e=this.#i.get(t);if(e)return e;this.#i.size>5e4&&this.#i.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#i.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new Et,o=l=>{let a=this.#o.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),h=n[a],[d,f]=this.parts(c);t[a]!==d||t[h]!==f||(t[a]=c,t[h]=-1,n[a]=n[h],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var Xs="<|endoftext|>",Tt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new Ct(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Xs)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var te=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},Nt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Xe(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(t,n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new te(n.message,n.again)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Qe(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var Qs={name:"attention-viewer",title:"Attention of all heads",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},layer:{kind:"integer",control:"select",min:0,max:5},head:{kind:"integer",control:"select",min:0,max:5},off:{kind:"parts"},order:{kind:"choice",label:"Sort by",control:"select",names:{place:"place in the model",previous_token:"previous-token score",first_token:"first-token score",induction:"induction score"},choices:["place","previous_token","first_token","induction"]},query:{kind:"position",min:0}},examples:[]},ls={...Qs,Tokenizer:Tt,Client:Nt};function Ot(s,t,e,n,i){let r={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1,...i?{ArrowUp:t-i,ArrowDown:t+i}:{}}[s.key];if(r===void 0||r<0||r>=e)return;s.preventDefault(),n(r),s.target.closest("ol, tbody")?.querySelectorAll("button")[r]?.focus()}var It=5,tn=.04;function en(s,t){let e=Array.from({length:It},()=>"");for(let n=0;n<t;n++)for(let i=0;i<=n;i++){let o=s[n*t+i];o<tn||(e[Math.min(It-1,Math.floor(o*It))]+=`M${i} ${n}h1v1h-1z`)}return e}var ee=(s,t)=>new Map(s.flatMap((e,n)=>{let i=e.length/t;return Array.from({length:t},(o,r)=>{let l=e.subarray(r*i,(r+1)*i);return[`${n}.${r}`,{weights:l,paths:en(l,Math.sqrt(i))}]})})),cs=(s,t)=>Float32Array.from(s.flatMap(e=>{let n=0;return Array.from({length:t*t},(i,o)=>o%t<=Math.floor(o/t)?e[n++]/100:0)})),hs=(s,t,e)=>F`<svg class="multiple" viewBox="0 0 ${t} ${t}" aria-hidden="true">
    <path class="past" d="M0 0L${t} ${t}H0z"></path>
    ${s.paths.map((n,i)=>F`<path class="cell" d=${n} fill-opacity=${(i+1)/It}></path>`)}
    <rect class="lit" x="0" y=${e} width=${e+1} height="1"></rect>
  </svg>`;var R=({layer:s,head:t})=>`${s}.${t}`,Lt=({layer:s,head:t})=>`blocks.${s}.attention.heads.${t}`,sn=s=>s.toFixed(2).replace(/^0/,"");function ds({heads:s,columns:t,pictures:e,T:n,query:i,chosen:o,off:r,onChoose:l}){let a=s.findIndex(h=>R(h)===R(o)),c=(h,d)=>Ot(h,d,s.length,f=>l(s[f]),t);return p`
    <ol class="heads" aria-label="Heads" style="--columns: ${t}">
      ${St(s,R,(h,d)=>{let f=r.has(Lt(h)),m=e.get(R(h)),$=h.score===void 0?"":sn(h.score);return p`<li><button
          type="button"
          class=${f?"off":""}
          tabindex=${d===a?0:-1}
          aria-pressed=${d===a?"true":"false"}
          aria-label="Head ${h.head} of block ${h.layer}${$&&`, score ${h.score?.toFixed(2)}`}${f?", off":""}"
          @click=${()=>l(h)}
          @keydown=${b=>c(b,d)}
        ><span class="caption"><span class="name">${R(h)}</span>
          <span class="faint">${$}</span></span>${m?hs(m,n,i):u}</button></li>`})}
    </ol>
  `}function ps(s){let t=`${(100*Math.max(0,Math.min(1,s))).toFixed(1)}%`,e=`clamp(0%, (var(--heat-turn) - ${t}) * 1000, 100%)`;return{background:`color-mix(in oklab, var(--heat) ${t}, var(--paper))`,color:`color-mix(in srgb, var(--pale-ink) ${e}, var(--heat-ink))`}}function us({row:s,tokens:t,names:e,query:n,onLook:i,onChoose:o}){return p`
    <ol class="looking" aria-label="Tokens: choose one to see where it looks"
      @pointerleave=${()=>i()}>
      ${t.map((r,l)=>{let a=l<=n?s[l]:0,c=l<=n?E(a,0):"";return p`<li><button
          type="button"
          class=${l===n?"looks":l>n?"later":""}
          tabindex=${l===n?0:-1}
          aria-pressed=${l===n?"true":"false"}
          aria-label="${e[l]}${c&&`, gets ${c}`}"
          style=${B(ps(a))}
          @click=${()=>o(l)}
          @pointerenter=${({pointerType:h})=>h==="mouse"&&i(l)}
          @keydown=${h=>{Ot(h,l,t.length,o)}}
        ><bdi>${r}</bdi><span class="share">${c||"\u2013"}</span></button></li>`})}
    </ol>
  `}var nn=.2,on={previous_token:"to the token before",first_token:"to the first token",induction:"to the token that followed the last time"};function fs(s,t){let e=s.induction.flatMap((n,i)=>n.map((o,r)=>({layer:i,head:r,score:s[t]?.[i][r]})));return t==="place"?e:e.sort((n,i)=>(i.score??0)-(n.score??0))}function ms(s,t,e){let[n]=Object.entries(on).map(([o,r])=>({destination:r,score:s[o][t][e]})).sort((o,r)=>r.score-o.score),i="On random tokens that repeat";return n.score<nn?`${i}, none of its scores is high: what it does there has no simple name.`:`${i}, ${E(n.score,0)} of its attention goes ${n.destination}.`}var rn=6,Qo=ns(ls,s=>{let{id:t,state:e,data:n,local:i,tokens:o,control:r,change:l,append:a,define:c}=s,{n_layers:h,n_heads:d,context_length:f}=n("sizes"),m=n("scores"),$=n("first"),b=Array.from({length:h},(g,x)=>`blocks.${x}.attention.weights`),y=i({}),v,it=({start:g,ids:x})=>y.token??Ee(e.query??-1,g,x.length);function ot(g){let{start:x,ids:w,pictures:M}=g,{layer:k,head:rt}=e,at=M.get(R(e));if(!at)return p`<p class="faint">This comes with the model.</p>`;let{weights:Y}=at,[T,lt,se]=[w.length,it(g),w.map(I=>o.name(I))];return p`
      <p class="title" id="${t}-head">Head ${rt} of block ${k}</p>
      <p class="faint">${ms(m,k,rt)}</p>
      ${us({row:Y.subarray(lt*T,(lt+1)*T),tokens:w.map(I=>o.template(I)),names:se,query:lt,onLook:I=>y.token=I,onChoose(I){y.token=void 0,e.query=I===T-1?null:x+I}})}
      ${we({weights:Y,tokens:se,query:lt,matrix:!0})}
      ${_(e.off.includes(Lt(e))?"Switch this head on":"Switch this head off",()=>e.off=[...new Set(e.off).symmetricDifference(new Set([Lt(e)]))].sort())}
    `}return c({first:{start:Math.max(0,o.input(e.text).length-$.ids.length),ids:$.ids,pictures:ee($.weights.map(g=>cs(g,$.ids.length)),d),words:$.next.map(([g,x])=>({id:g,before:x,after:x})),off:0},question:()=>({ids:o.input(e.text),off:e.off}),async answer({ids:g,off:x},w){if(v?.ids!==g&&x.length){let{logits:T=[]}=await w({ids:g,logits:!0});v={ids:g,probabilities:zt(T[0])}}let M=x.map(T=>({part:T})),{start:k,activations:rt,logits:at=[]}=await w({ids:g,edits:M,names:b,logits:!0}),Y=zt(at[0]);return(!x.length||!v)&&(v={ids:g,probabilities:Y}),y.token=void 0,{start:k,ids:g.slice(k),off:x.length,pictures:ee(b.map(T=>rt[T].values),d),words:rs(v.probabilities,Y,rn)}},follow:g=>"text"in g?{query:null,...g}:g,announcement(g){let[x]=[...g?.words??[]].sort((w,M)=>M.after-w.after);return x&&`Next: ${o.plain(x.id)}, ${W(x.after)}`},view(g){return g?p`
        ${Ce(o.of(e.text).length,f)}
        <div class="buttons">
          ${r("order")}
          ${_("Switch all heads on",()=>e.off=[],{disabled:e.off.length===0})}
        </div>
        <div class="views">
          <div class="all">
            ${ds({heads:fs(m,e.order),columns:d,pictures:g.pictures,T:g.ids.length,query:it(g),chosen:e,off:new Set(e.off),onChoose:({layer:x,head:w})=>l({layer:x,head:w})})}
            <p class="faint">${R({layer:1,head:5})} is head 5 of block 1. A row for each
              token that looks, a column for each that is looked at.</p>
          </div>
          <div class="enlarged" role="group" aria-labelledby="${t}-head">${ot(g)}</div>
          <div class="next ${g.off?"less":""}">
            <p class="title">Next words${g.off?p`<span class="faint">, above with all heads, below without ${mt(g.off,"part")}</span>`:u}</p>
            ${as(g.words,o,g.off>0,"Next words",a)}
          </div>
        </div>
      `:u}})});export{Qo as default};
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
