var Et=globalThis,Yt=s=>s,st=Et.trustedTypes,Jt=st?st.createPolicy("lit-html",{createHTML:s=>s}):void 0,Nt="$lit$",T=`lit$${Math.random().toFixed(9).slice(2)}$`,Ot="?"+T,hs=`<${Ot}>`,B=document,Y=()=>B.createComment(""),J=s=>s===null||typeof s!="object"&&typeof s!="function",Bt=Array.isArray,se=s=>Bt(s)||typeof s?.[Symbol.iterator]=="function",St=`[ 	
\f\r]`,G=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Xt=/-->/g,Qt=/>/g,N=RegExp(`>|${St}(?:([^\\s"'>=/]+)(${St}*=${St}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Zt=/'/g,te=/"/g,ne=/^(?:script|style|textarea|title)$/i,Lt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=Lt(1),P=Lt(2),on=Lt(3),v=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),ee=new WeakMap,O=B.createTreeWalker(B,129);function ie(s,t){if(!Bt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Jt!==void 0?Jt.createHTML(t):t}var oe=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=G;for(let l=0;l<e;l++){let a=s[l],c,d,h=-1,f=0;for(;f<a.length&&(r.lastIndex=f,d=r.exec(a),d!==null);)f=r.lastIndex,r===G?d[1]==="!--"?r=Xt:d[1]!==void 0?r=Qt:d[2]!==void 0?(ne.test(d[2])&&(i=RegExp("</"+d[2],"g")),r=N):d[3]!==void 0&&(r=N):r===N?d[0]===">"?(r=i??G,h=-1):d[1]===void 0?h=-2:(h=r.lastIndex-d[2].length,c=d[1],r=d[3]===void 0?N:d[3]==='"'?te:Zt):r===te||r===Zt?r=N:r===Xt||r===Qt?r=G:(r=N,i=void 0);let g=r===N&&s[l+1].startsWith("/>")?" ":"";o+=r===G?a+hs:h>=0?(n.push(c),a.slice(0,h)+Nt+a.slice(h)+T+g):a+T+(h===-2?l:g)}return[ie(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},X=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,d]=oe(t,e);if(this.el=s.createElement(c,n),O.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=O.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Nt)){let f=d[r++],g=i.getAttribute(h).split(T),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:g,ctor:$[1]==="."?it:$[1]==="?"?ot:$[1]==="@"?rt:I}),i.removeAttribute(h)}else h.startsWith(T)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(ne.test(i.tagName)){let h=i.textContent.split(T),f=h.length-1;if(f>0){i.textContent=st?st.emptyScript:"";for(let g=0;g<f;g++)i.append(h[g],Y()),O.nextNode(),a.push({type:2,index:++o});i.append(h[f],Y())}}}else if(i.nodeType===8)if(i.data===Ot)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(T,h+1))!==-1;)a.push({type:7,index:o}),h+=T.length-1}o++}}static createElement(t,e){let n=B.createElement("template");return n.innerHTML=t,n}};function L(s,t,e=s,n){if(t===v)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=J(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=L(s,i._$AS(s,t.values),i,n)),t}var nt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??B).importNode(e,!0);O.currentNode=i;let o=O.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new D(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new at(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=O.nextNode(),r++)}return O.currentNode=B,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},D=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=L(this,t,e),J(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==v&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):se(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&J(this._$AH)?this._$AA.nextSibling.data=t:this.T(B.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=X.createElement(ie(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new nt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=ee.get(t.strings);return e===void 0&&ee.set(t.strings,e=new X(t)),e}k(t){Bt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(Y()),this.O(Y()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Yt(t).nextSibling;Yt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},I=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=L(this,t,e,0),r=!J(t)||t!==this._$AH&&t!==v,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=L(this,l[n+a],e,a),c===v&&(c=this._$AH[a]),r||=!J(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},it=class extends I{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},ot=class extends I{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},rt=class extends I{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=L(this,t,e,0)??u)===v)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},at=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){L(this,t)}},re={M:Nt,P:T,A:Ot,C:1,L:oe,R:nt,D:se,V:L,I:D,H:I,N:ot,U:rt,B:it,F:at},ds=Et.litHtmlPolyfillSupport;ds?.(X,D),(Et.litHtmlVersions??=[]).push("3.3.3");var ae=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new D(t.insertBefore(Y(),o),o,void 0,e??{})}return i._$AI(s),i};var ps=s=>Math.max(1,Math.floor(s/2));function lt(s,t,e=s){if(s<=t)return 0;if(s===e)return s-t;let n=Math.max(e,t)+1,i=ps(t),o=t-i+1;return n-i+o*Math.floor((s-n)/o)}var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},z=s=>(...t)=>({_$litDirective$:s,values:t}),C=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:us}=re,le=s=>s;var he=s=>s.strings===void 0,ce=()=>document.createComment(""),V=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let o=n.insertBefore(ce(),i),r=n.insertBefore(ce(),i);e=new us(o,r,s,s.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==s;if(l){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=le(a).nextSibling;le(n).insertBefore(a,i),a=c}}}return e},S=(s,t,e=s)=>(s._$AI(t,e),s),fs={},ct=(s,t=fs)=>s._$AH=t,de=s=>s._$AH,ht=s=>{s._$AR(),s._$AA.remove()};var R=z(class extends C{constructor(s){if(super(s),s.type!==_.PROPERTY&&s.type!==_.ATTRIBUTE&&s.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!he(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===v||t===u)return t;let e=s.element,n=s.name;if(s.type===_.PROPERTY){if(t===e[n])return v}else if(s.type===_.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return v}else if(s.type===_.ATTRIBUTE&&e.getAttribute(n)===t+"")return v;return ct(s),t}});var F=s=>s.target;function pe({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${R(String(ms(n,e)))}
      @pointerdown=${c=>F(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:d}=F(c);d!==void 0&&i(d)}}
      @input=${c=>i(n[F(c).valueAsNumber])}
    >
  `;return s===u?a:p`<label class="slider">${s}${a}</label>`}var It=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function ms(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var dt=({label:s,name:t,checked:e,onChange:n,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${R(e)}
        @change=${o=>n(F(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,y=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,Pt=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||u} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} ?selected=${R(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ue=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${R(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,fe=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(F(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;F(l).value=String(c),n(c)}}
      >
    </label>
  `},me=(s,t,e,n)=>p`
    <details ?open=${t} @toggle=${i=>{let o=i.target.open;o!==t&&e(o)}}>
      <summary>${s}</summary>
      ${t?n():u}
    </details>
  `;var gs=new Intl.NumberFormat("en-US"),M=s=>gs.format(s);var ge=(s,t)=>`${M(s)} ${t}${s===1?"":"s"}`,pt=(s,t=1)=>`${(100*s).toFixed(t)} %`;function H(s){return s===0||s===1?pt(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:pt(s)}function $e(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function $s(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):M(Math.round(n))} ${t[e]}`.trim()}var Rt=s=>$s(s,["bytes","kB","MB","GB","TB"]);var bs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function be(s,{n_layers:t,n_heads:e},n){if(bs(s)&&!n)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}function we({sizes:s,chosen:t,onChange:e,stateLabels:n,streams:i}){let o=new Set(t),r=(a,c,d)=>p`
      <button type="button" class="part" aria-pressed=${o.has(a)?"true":"false"}
        aria-label="${d}: ${n[o.has(a)?0:1]}"
        @click=${()=>e([...o.symmetricDifference(new Set([a]))].sort())}
      >${c}</button>
    `,l=(a,c)=>Array.from({length:a},(d,h)=>c(h));return p`
    <div class="parts">
      ${i?p`<div class="buttons">${r("embedding","embedding","Embedding")}</div>`:u}
      ${l(s.n_layers,a=>p`<div class="buttons" role="group" aria-label="Block ${a}">
          <span>Block ${a}</span>
          ${r(`blocks.${a}.attention`,"attention",`Attention of block ${a}`)}
          ${l(s.n_heads,c=>r(`blocks.${a}.attention.heads.${c}`,`${c}`,`Head ${c} of block ${a}`))}
          ${r(`blocks.${a}.feed_forward`,"FFN",`Feed-forward network of block ${a}`)}
          ${i?r(`blocks.${a}.output`,"stream",`Stream after block ${a}`):u}
        </div>`)}
    </div>
  `}function xe(s,t){let e=lt(s+1,t);return e?p`<p class="faint">
    The model reads ${t} tokens at most: of these ${ge(s,"token")} the last
    ${s+1-e}.
  </p>`:u}var ye=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},ut=z(class extends C{constructor(s){if(super(s),s.type!==_.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],o=[],r=0;for(let l of s)i[r]=n?n(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=de(s),{values:o,keys:r}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,d,h=0,f=i.length-1,g=0,$=o.length-1;for(;h<=f&&g<=$;)if(i[h]===null)h++;else if(i[f]===null)f--;else if(l[h]===r[g])a[g]=S(i[h],o[g]),h++,g++;else if(l[f]===r[$])a[$]=S(i[f],o[$]),f--,$--;else if(l[h]===r[$])a[$]=S(i[h],o[$]),V(s,a[$+1],i[h]),h++,$--;else if(l[f]===r[g])a[g]=S(i[f],o[g]),V(s,i[h],i[f]),f--,g++;else if(c===void 0&&(c=ye(r,g,$),d=ye(l,h,f)),c.has(l[h]))if(c.has(l[f])){let b=d.get(r[g]),U=b!==void 0?i[b]:null;if(U===null){let j=V(s,i[h]);S(j,o[g]),a[g]=j}else a[g]=S(U,o[g]),V(s,i[h],U),i[b]=null;g++}else ht(i[f]),f--;else ht(i[h]),h++;for(;g<=$;){let b=V(s,a[$+1]);S(b,o[g]),a[g++]=b}for(;h<=f;){let b=i[h++];b!==null&&ht(b)}return this.ut=r,ct(s,a),v}});var Ht=300,ws=400,ft=class{kit;template;onSelect;#t;#e;#s;#n;constructor(t,e,n){this.kit=t,this.template=e,this.onSelect=n,this.#t=Ht,this.#e=[],this.#s=[],this.#n=0,this.#a=i=>{let o=this.#r(i);o>=0&&this.onSelect(o)},this.#l=i=>{let o=this.#r(i),r=this.#e.length-1,a={ArrowRight:o+1,ArrowLeft:o-1,Home:0,End:r}[i.key];o<0||a===void 0||a<0||a>r||(i.preventDefault(),this.onSelect(a),this.focus(a))},this.#c=i=>{let{scrollTop:o,clientHeight:r,scrollHeight:l}=i.currentTarget;o+r>l-ws&&this.#t<this.#e.length&&this.#i(this.#t+Ht)}}focus(t){t>=this.#t&&this.#i(t+Ht),queueMicrotask(()=>queueMicrotask(()=>{this.kit.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#i(t){this.#t=t,this.kit.redraw()}#o(t){let e=this.#e,n=Math.min(e.length,t.length),i=0;for(;i<n&&e[i]===t[i];)i+=1;let o=0;for(;o<n-i&&e.at(-1-o)===t.at(-1-o);)o+=1;let r=Array.from({length:t.length-i-o},()=>this.#n++),l=this.#s;this.#s=[...l.slice(0,i),...r,...l.slice(l.length-o)],this.#e=t}#r(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a;#l;#c;view(t,e){t!==this.#e&&this.#o(t);let n=t.slice(0,this.#t),i=Math.min(e,n.length-1),o=t.length-n.length,r=()=>{this.#i(2*this.#t),this.focus(n.length)};return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${ut(n,(l,a)=>this.#s[a],(l,a)=>p`<li><button
          type="button"
          class="token"
          tabindex=${a===i?0:-1}
          aria-pressed=${a===e?"true":"false"}
        ><bdi>${this.template(l)}</bdi><span class="id">${l}</span></button></li>`)}</ol>
      ${o>0?p`<p class="more">${y(`Show more: ${M(n.length)} of ${M(t.length)} tokens are drawn`,r)}</p>`:u}
    `}};function mt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var xs=4e3,gt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=mt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>xs,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${y("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var ve=new WeakMap;function _e(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||ve.get(e)===n)continue;ve.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];e.scrollLeft+=Ae(o.left,o.right,i.left,i.right),e.scrollTop+=Ae(o.top,o.bottom,i.top,i.bottom)}}function Ae(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}var $t=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var W=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new $t,o=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),d=n[a],[h,f]=this.parts(c);t[a]!==h||t[d]!==f||(t[a]=c,t[d]=-1,n[a]=n[d],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var ys="<|endoftext|>",bt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new W(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ys)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Ut=Symbol.for("gpt-lab-ids");function wt(s){let t=globalThis;return t[Ut]=(t[Ut]??0)+1,`${s}-${t[Ut]}`}function ke(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Te(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return xt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var jt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Me=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,vs={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},As=/[\p{C}\p{Z}]/u,_s=/^\p{M}/u;function xt(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Ce(s){let t=xt(s);if(t===void 0)return p`<span class="bytes">${jt(s)}</span>`;let e=_s.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!As.test(i)){n+=i;continue}let o=Me(i),[r,l]=vs[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${e}${n}`}function Dt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${Me(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ks=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Se={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},zt={number:Se,integer:Se,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Ts(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ks.get(s),rule:()=>"true or false"},text:{encode:s=>ke(s),decode:Te,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"}},Ts=s=>s.replaceAll("%20"," "),Ee=(s,t)=>zt[t.kind].encode(s),Ms=(s,t)=>zt[t.kind].decode(s,t);function Ne(s,t,e){return Object.entries(s).flatMap(([n,i])=>{let o=Ee(t[n],i);return i.kind==="text"&&n==="text"||o!==Ee(e[n],i)?[`${n}=${o}`]:[]}).join("&")}function Oe(s,t,e,n=()=>!0){let i=s.split("&").map(a=>{let c=a.indexOf("=");return c<0?["text",a]:[a.slice(0,c),a.slice(c+1)]}),o=new Map(i),[r,l]=[{},[]];for(let[a,c]of Object.entries(t)){let d=o.get(a),h=d===void 0?e[a]:Ms(d,c);if(c.kind==="parts"&&h!==void 0){let f=h,g=f.filter($=>n($,c.streams??!1));for(let $ of f)g.includes($)||l.push(`${$} is not a part of the model`);h=g}else if(h===void 0){let{rule:f}=zt[c.kind];l.push(a==="text"?"its text is damaged":`${a}=${d} is not ${f(c)}`),h=e[a]}r[a]=h}return{values:r,problems:l}}function Q(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}function Be(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Vt}var Vt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,i)=>this.#r({type:"look",client:e,id:n,...i}),stop:()=>this.#r({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#r({type:"end",client:e})}}}#r(t){this.#n?this.#n.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Cs())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let[i,o]=await Promise.all([Ss(t),this.#n??Es(t)]);this.#n||(this.#n=o,this.#a(o));let r=t.model.get("version"),l=n==="failed";o.postMessage({type:"load",source:{...i,again:l},sha256:r});for(let a of this.#i.splice(0))o.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#o({state:"failed",message:o})}}}#a(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#o({loaded:n.loaded}):n.type==="failed"?this.#o({state:"failed",message:n.message}):n.type==="ready"?this.#o({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Cs=()=>!!navigator.connection?.saveData;async function Ss({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await Q(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function Es({model:s}){let t=await Q(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Ns(e).catch(()=>Os(e)).finally(()=>URL.revokeObjectURL(e))}function Ns(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Os(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Le(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var yt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Be(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Le(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var Bs=Symbol.for("gpt-lab shared text");function Ie(s){let t=globalThis,e=t[Bs]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${dt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}var Ls={commas:M,percent:s=>pt(s,0),1:s=>$e(s,1)},vt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=wt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return dt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#s(t,e,r,l,a);case"text":return this.#i(t,e,r,l);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#n(t,e,r,l,a,i)}}#s(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Pt(o,a,r,l,t):ue(o,`${this.#t}-${t}`,a,r,l)}#n(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:d=1}=e,{min:h=e.min??0,max:f=e.max??1/0}=r,g=b=>a?.[b]??(Ls[c]??String)(b);if(l==="field")return fe({label:n,name:t,value:i,min:h,max:f,onChange:o});if(l==="select")return Pt(n,It(h,f,1).map(b=>[b,g(b)]),i,o,t);let $=r.stops??e.stops??It(h,f,d);return pe({label:p`<span>${n} <span class="number">${g(i)}</span></span>`,name:e.label??t,value:i,stops:$.filter(b=>b>=h&&b<=f),text:g,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Dt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Dt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return p`
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
          .value=${R(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Is=8,Ps="<|endoftext|>",Z=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){let e=this.#t.get(t);return e||(e=this.tokenizer.encode(t),this.#t.size>=Is&&this.#t.delete(this.#t.keys().next().value),this.#t.set(t,e)),e}input(t){let e=`\0${t}`,n=this.#t.get(e);if(n)return n;let i=[this.end,...this.of(t)];return this.#t.set(e,i),i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Ce(this.tokenizer.bytes(t))),this.#e.get(t)}plain(t){let e=this.tokenizer.bytes(t);return xt(e)??jt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ps;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var At=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,n,i){this.declared=t,this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Q(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Pe(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=wt(t.name),this.initial=this.values(),this.state=Pe(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new vt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary"))this.tokens=new Z(new bt(await this.asset("lab-vocabulary")));else if(t.includes("gpt2-vocabulary")){let i=new W(await this.asset("gpt2-vocabulary"));this.tokens=new Z(i)}t.includes("lab-model")&&this.host&&(this.client=new yt(this),this.onCleanup(()=>this.client?.end()));let n=Object.entries(e).find(([,i])=>i.shared);if(n&&this.page&&this.host){let[i]=n;this.#e=Ie(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Oe(t,this.declared.settings,this.initial,(o,r)=>!e||be(o,e,r));for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Pe(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var _t=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#e=!1,this.#o=0,this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return this.client?.status.state==="failed"&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#o,n)}async#a(t,e,n,i){let o=()=>n===this.#o,r=async(a,c)=>{let d=await this.client.look(a,{onTokens:c,load:!i});return d&&o()?d:await new Promise(()=>{})},l=(a,c)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var Rs="These are the lab model\u2019s numbers.";function Re(s,t=Rs){let{state:e,loaded:n,message:i}=s.status,o=()=>s.load(!0);return e==="asking"?p`<p class="status-line">Your browser is set to save data. ${y(`Load the model (${Rt(s.size)})`,o)}</p>`:e==="failed"?p`<p class="status-line warn" role="alert">The model did not load: ${i}. ${y("Try again",o)}</p>`:e==="loading"?p`<p class="status-line faint"><label>Loading the model, ${Rt(s.size)}
      <progress max=${s.size} value=${n||u}></progress></label></p>`:p`<p class="status-line faint">${t}</p>`}function He(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,Hs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Hs(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Us=s=>s.stopPropagation();function Ue(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):ae(c,n)},l=new At(s,e,i,o),a=c=>{if(l.dispose(),r(js(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Ft(l,await t(l));l.draw=()=>{try{r(c.view()),o&&_e(o)}catch(d){a(d)}},o&&l.onCleanup(He(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Ft=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=mt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new _t({question:o,answer:r,first:l},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let{settings:c}=t.declared,d=new gt({page:n,write:()=>t.changed?Ne(c,t.values(),t.initial):void 0,read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=d,t.onChange=()=>d.changed(),t.onCleanup(()=>d.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};return this.#a(e.announcement?.(n)),p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Us}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${y("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${t.client?Re(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?y("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>y(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},js=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var je="important",Ds=" !"+je,De=z(class extends C{constructor(s){if(super(s),s.type!==_.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Ds);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?je:""):e[n]=i}}return v}});var zs=5e-4,Vs=(s,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${De({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`,Fs=(s,t,e)=>e&&t!==s.end?p`
      <button type="button" class="word" @click=${()=>e(t)}
        title="Write this token"><bdi>${s.template(t)}</bdi></button>
    `:p`<span class="word"><bdi>${s.template(t)}</bdi></span>`,Ws=p`<p class="faint">They come with the model.</p>`;function Wt(s,t,e,n){if(!s.length)return Ws;let i=s.filter(({probability:l},a)=>a===0||l>=zs),o=1-i.reduce((l,{probability:a})=>l+a,0),r=s[0].probability;return p`
    <ol class="words" aria-label=${e}>
      ${ut(i,({id:l})=>l,({id:l,probability:a})=>p`<li>${Fs(t,l,n)} ${Vs(a,r)}
          <span class="number">${H(a)}</span></li>`)}
      ${o>1e-5?p`<li class="faint"><span class="word">all others</span> <span></span>
          <span class="number">${H(o)}</span></li>`:u}
    </ol>
  `}var ze={name:"live-gpt",title:"The model, live",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},temperature:{kind:"number",label:"Temperature",names:{0:"0, greedy"},step:.1,min:0,max:2},top_k:{kind:"integer",label:"Top-k",names:{0:"0, all"},stops:[0,1,2,3,5,10,20,50,100],min:0},top_p:{kind:"number",label:"Top-p",names:{1:"1, all"},step:.05,min:0,max:1},min_p:{kind:"number",label:"Min-p",names:{0:"0, all"},stops:[0,.01,.02,.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95,1],min:0,max:1},repetition_penalty:{kind:"number",label:"Repetition penalty",step:.1,min:.5,max:2},seed:{kind:"integer",label:"Seed",control:"field",min:0,max:999999},off:{kind:"parts"},layer:{kind:"integer",label:"Block",control:"select",min:0,max:5},head:{kind:"integer",label:"Head",control:"select",min:0,max:5},matrix:{kind:"switch",label:"As a matrix"}},examples:[]};var kt=class{tokenizer;#t;#e;#s;constructor(t,e){this.tokenizer=t,this.#t=[],this.#e=[],this.#s="",this.#n(e)}get ids(){return this.#e}get text(){return this.#s}get changed(){return this.#t.length>0}replace(t,e){this.#t=[],this.#n(e),this.#s!==t&&this.#n(this.tokenizer.encode(t))}mark(){this.#t.push(this.#e)}append(t,e=this.#e.length){this.#n([...this.#e.slice(0,e),...t])}undo(){this.#n(this.#t.pop()??this.#e)}#n(t){this.#e=t,this.#s=this.tokenizer.decode(t)}};var no=new Intl.NumberFormat("en-US");var Ve=(s,t=1)=>`${(100*s).toFixed(t)} %`;var qs=24,[q,E]=[64,20];function We({weights:s,tokens:t,query:e,matrix:n}){let i=t.length,o=n?i:e+1,r=Math.max(0,o-qs),l=s.subarray(e*i,e*i+e+1),c=[...l.keys()].sort((f,g)=>l[g]-l[f]).slice(0,3).map(f=>`${Fe(t[f])} ${Ve(l[f],0)}`).join(", "),d=`${Fe(t[e])} looks at ${c}.`,h=n?Gs(s,t,r,i,e):Ks(l,t,r,e);return p`
    <p class="faint" aria-live="polite">${d}${r?` Drawn are the last ${o-r} tokens.`:u}</p>
    <div class="attention-picture" tabindex="0" role="img" aria-label=${d}>${h}</div>
  `}var Fe=s=>`\u201C${s}\u201D`,qe=s=>s.length>8?`${s.slice(0,7)}\u2026`:s;function Ks(s,t,e,n){let i=t.slice(e,n+1),o=i.length*q,r=Math.min(110,30+i.length*8),l=a=>(a-e+.5)*q;return P`<svg width=${o} height=${r+24} viewBox="0 0 ${o} ${r+24}">
    ${i.map((a,c)=>{let d=e+c,[h,f]=[l(n),l(d)],g=Math.max(4,r-14-r*1.2*(n-d)/i.length),$=d===n?`M${h-8} ${r} C${h-14} ${r-26} ${h+14} ${r-26} ${h+8} ${r}`:`M${h} ${r} Q${(h+f)/2} ${g-r/2} ${f} ${r}`;return P`
        <path class="arc" d=${$} stroke-width=${.5+7*s[d]}
          stroke-opacity=${.08+.92*s[d]}></path>
      `})}
    ${i.map((a,c)=>P`
        <text class=${e+c===n?"looks":""} x=${(c+.5)*q} y=${r+16}
          text-anchor="middle">${qe(a)}</text>
      `)}
  </svg>`}function Gs(s,t,e,n,i){let o=n-e,r=q+o*E,l=[];for(let a=0;a<o;a++){l.push(P`
      <text class=${e+a===i?"looks":""} x=${q-6}
        y=${a*E+14} text-anchor="end">${qe(t[e+a])}</text>
    `);for(let c=0;c<=a;c++){let d=s[(e+a)*n+e+c];l.push(P`
        <rect class="cell" x=${q+c*E} y=${a*E} width=${E-1}
          height=${E-1} fill-opacity=${.05+.95*d}></rect>
      `)}}return P`<svg width=${r} height=${o*E} viewBox="0 0 ${r} ${o*E}">${l}</svg>`}var Ys=3,Js=s=>["embedding",...Array.from({length:s},(t,e)=>`blocks.${e}.output`)],Ke=s=>`blocks.${s}.attention.weights`,Ge=(s,t)=>({lens:Js(s),names:[Ke(t)]}),Ye=(s,t,e)=>({ids:t.slice(s.start),query:s.positions[0]-s.start,lens:Object.values(s.lens).map(([n])=>n.slice(0,Ys)),weights:s.activations[Ke(e)]}),Je=(s,t)=>p`
    <div class="scrolls" tabindex="0" role="group" aria-label="The logit lens">
      <table class="lens">
        <caption>The next token, if the model ended after …</caption>
        <tbody>
        ${s.map((e,n)=>p`<tr>
              <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
              ${e.map(({id:i,probability:o})=>p`<td><span class="word"><bdi>${t.template(i)}</bdi></span>
                  <span class="faint">${H(o)}</span></td>`)}
            </tr>`)}
      </tbody>
      </table>
    </div>
  `;function Xe({ids:s,query:t,weights:e},{head:n,matrix:i,tokens:o}){let r=s.length**2;return We({weights:e.values.subarray(n*r,(n+1)*r),tokens:s.map(l=>o.plain(l)),query:t,matrix:i})}var Xs=["temperature","top_k","top_p","min_p","repetition_penalty"],qt=s=>{let{temperature:t,top_k:e,top_p:n,min_p:i,repetition_penalty:o}=s;return{temperature:t,top_k:e,top_p:n,min_p:i,repetition_penalty:o}},Qe=s=>p`
    <div class="sampling">${[...Xs,"seed"].map(t=>s(t))}</div>
  `;var Qs=60,Zs=10,tn=5,en=p`<p class="faint">This comes with the model.</p>`,Co=Ue(ze,s=>{let{state:t,data:e,tokens:n,control:i,define:o,local:r,look:l}=s,a=e("sizes"),c=e("small"),d=new kt(n.tokenizer,e("ids")),h=r({selected:void 0,writing:!1,written:!1,note:"",sampling:!1,inside:!1,off:!1});function f(){return t.text===d.text||(U(),d.replace(t.text,e("ids")),Object.assign(h,{selected:void 0,writing:!1,written:!1,note:""})),d.ids}function g(){s.publish({ids:d.ids}),t.text=d.text}let $=[],b=0;function U(){cancelAnimationFrame(b),[$,b]=[[],0]}function j(){let m=$;U(),m.length&&(d.append(m),g())}function ts(m){for(let w of m)w===n.end?h.note="The model ended the text here.":$.push(w);b||=requestAnimationFrame(j)}async function Kt(m){let w=[n.end,...f()];d.mark(),Object.assign(h,{selected:void 0,writing:!0,written:!0,note:""});try{if(!await l({ids:w,edits:Ze(t.off),sampling:qt(t),write:{count:m,seed:t.seed,stop:n.end}},ts))return}catch(x){h.note=`The model cannot go on: ${x instanceof Error?x.message:x}.`}j(),h.writing=!1}function Tt(){h.writing&&(s.client?.stop(),j(),h.writing=!1)}function es(m){Tt(),d.mark(),d.append([m],h.selected===void 0?void 0:h.selected+1),Object.assign(h,{selected:void 0,written:!1,note:""}),g()}function ss(){Tt(),d.undo(),Object.assign(h,{selected:void 0,written:!1,note:""}),g()}let Gt=new Map,ns=new ft(s,m=>n.template(Gt.get(m)??m),m=>h.selected=h.selected===m?void 0:m),tt={ids:[],gpt2:[]};function is(){let m=f();return tt.ids!==m&&(tt={ids:m,gpt2:n.tokenizer.gpt2_ids(m)},tt.gpt2.forEach((w,x)=>Gt.set(w,m[x]))),tt.gpt2}let Mt=(m,w,x)=>me(w,h[m],A=>h[m]=A,x),os=m=>p`
      ${Qe(i)}
      <p class="title">What is drawn from</p>
      ${Wt(m?.adjusted??[],n,"What is drawn from")}
    `,rs=m=>m?p`
        ${Je(m.lens,n)}
        <div class="buttons">${i("layer")} ${i("head")} ${i("matrix")}</div>
        ${Xe(m,{head:t.head,matrix:t.matrix,tokens:n})}
      `:en,as=()=>p`
      ${we({sizes:a,chosen:t.off,stateLabels:["off","on"],onChange:m=>t.off=m})}
      <p>${y("Switch all on",()=>t.off=[],{disabled:!t.off.length})}
        <span class="faint">What is off adds zero to the stream.</span></p>
    `;return o({first:{next:e("next").map(sn),atEnd:!0},question(){let m=[n.end,...f()];if(h.writing)return;let{selected:w,sampling:x,inside:A}=h;return{ids:m,off:t.off,selected:w,sampling:x?qt(t):void 0,layer:A?t.layer:void 0}},async answer({ids:m,off:w,selected:x,sampling:A,layer:k},Ct){let et=lt(m.length,a.context_length),K=await Ct({ids:m,edits:Ze(w),words:Zs,sampling:A,positions:x===void 0?void 0:[Math.max(x+1,et)],...k===void 0?{}:Ge(a.n_layers,k)}),[ls=[]]=K.words??[],cs=k===void 0?void 0:Ye(K,m,k);return{next:ls,adjusted:K.adjusted?.[0],inside:cs,atEnd:x===void 0}},publish:({next:m,atEnd:w})=>w?{next:m.map(({id:x,probability:A})=>[x,A])}:{},announcement(m){if(h.written)return d.text.slice(-200);let[w]=m?.next??[];return w?`Next: ${n.plain(w.id)}, ${H(w.probability)}`:""},view(m,{busy:w}){let{length:x}=f(),{selected:A,writing:k,note:Ct}=h,et=m?.next??[],K=A===void 0?u:p`
        after <bdi class="token">${n.template(d.ids[A])}</bdi>
      `;return p`
        <div class="buttons">
          ${y(k?"Stop":"Write",()=>k?Tt():Kt(Qs),{name:"write"})}
          ${y("One token",()=>Kt(1),{disabled:k})}
          ${y("Undo",ss,{disabled:!d.changed})}
          <span class="faint">${Ct}</span>
        </div>
        ${c?u:[ns.view(is(),A??x-1),xe(x,a.context_length)]}
        <div class="next" aria-busy=${w||k?"true":"false"}>
          <p class="title">Next words${K}</p>
          ${Wt(c?et.slice(0,tn):et,n,"Next words",es)}
        </div>
        ${c?u:[Mt("sampling","How the next token is chosen",()=>os(m)),Mt("inside","Look inside",()=>rs(m?.inside)),Mt("off","Switch parts off",as)]}
        <p class="faint about">
          A model of ${nn(a.parameters,!!s.page)}, trained on simple facts, stories
          and old novels: it completes texts like those, knows nothing else, and cannot answer you.
        </p>
      `}})}),Ze=s=>s.map(t=>({part:t})),sn=([s,t])=>({id:s,probability:t});function nn(s,t){let e=t?globalThis.document?.documentElement?.dataset?.content_root:void 0,n=`${M(s)} parameters`;return e===void 0?n:p`<a href="${e}book/lab_model.html">${n}</a>`}export{Co as default};
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
