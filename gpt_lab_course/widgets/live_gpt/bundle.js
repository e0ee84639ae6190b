var Bt=globalThis,ne=s=>s,ot=Bt.trustedTypes,ie=ot?ot.createPolicy("lit-html",{createHTML:s=>s}):void 0,It="$lit$",O=`lit$${Math.random().toFixed(9).slice(2)}$`,Pt="?"+O,ws=`<${Pt}>`,H=document,X=()=>H.createComment(""),Q=s=>s===null||typeof s!="object"&&typeof s!="function",Rt=Array.isArray,he=s=>Rt(s)||typeof s?.[Symbol.iterator]=="function",Lt=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,oe=/-->/g,re=/>/g,R=RegExp(`>|${Lt}(?:([^\\s"'>=/]+)(${Lt}*=${Lt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ae=/'/g,le=/"/g,de=/^(?:script|style|textarea|title)$/i,jt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=jt(1),Ht=jt(2),mn=jt(3),_=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),ce=new WeakMap,j=H.createTreeWalker(H,129);function pe(s,t){if(!Rt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return ie!==void 0?ie.createHTML(t):t}var ue=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=J;for(let l=0;l<e;l++){let a=s[l],c,d,h=-1,f=0;for(;f<a.length&&(r.lastIndex=f,d=r.exec(a),d!==null);)f=r.lastIndex,r===J?d[1]==="!--"?r=oe:d[1]!==void 0?r=re:d[2]!==void 0?(de.test(d[2])&&(i=RegExp("</"+d[2],"g")),r=R):d[3]!==void 0&&(r=R):r===R?d[0]===">"?(r=i??J,h=-1):d[1]===void 0?h=-2:(h=r.lastIndex-d[2].length,c=d[1],r=d[3]===void 0?R:d[3]==='"'?le:ae):r===le||r===ae?r=R:r===oe||r===re?r=J:(r=R,i=void 0);let m=r===R&&s[l+1].startsWith("/>")?" ":"";o+=r===J?a+ws:h>=0?(n.push(c),a.slice(0,h)+It+a.slice(h)+O+m):a+O+(h===-2?l:m)}return[pe(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},tt=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,d]=ue(t,e);if(this.el=s.createElement(c,n),j.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=j.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(It)){let f=d[r++],m=i.getAttribute(h).split(O),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:g[2],strings:m,ctor:g[1]==="."?at:g[1]==="?"?lt:g[1]==="@"?ct:U}),i.removeAttribute(h)}else h.startsWith(O)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(de.test(i.tagName)){let h=i.textContent.split(O),f=h.length-1;if(f>0){i.textContent=ot?ot.emptyScript:"";for(let m=0;m<f;m++)i.append(h[m],X()),j.nextNode(),a.push({type:2,index:++o});i.append(h[f],X())}}}else if(i.nodeType===8)if(i.data===Pt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(O,h+1))!==-1;)a.push({type:7,index:o}),h+=O.length-1}o++}}static createElement(t,e){let n=H.createElement("template");return n.innerHTML=t,n}};function z(s,t,e=s,n){if(t===_)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=Q(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=z(s,i._$AS(s,t.values),i,n)),t}var rt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??H).importNode(e,!0);j.currentNode=i;let o=j.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new V(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new ht(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=j.nextNode(),r++)}return j.currentNode=H,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},V=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=z(this,t,e),Q(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==_&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):he(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Q(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=tt.createElement(pe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new rt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=ce.get(t.strings);return e===void 0&&ce.set(t.strings,e=new tt(t)),e}k(t){Rt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(X()),this.O(X()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=ne(t).nextSibling;ne(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},U=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=z(this,t,e,0),r=!Q(t)||t!==this._$AH&&t!==_,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=z(this,l[n+a],e,a),c===_&&(c=this._$AH[a]),r||=!Q(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends U{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},lt=class extends U{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},ct=class extends U{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=z(this,t,e,0)??u)===_)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){z(this,t)}},fe={M:It,P:O,A:Pt,C:1,L:ue,R:rt,D:he,V:z,I:V,H:U,N:lt,U:ct,B:at,F:ht},ys=Bt.litHtmlPolyfillSupport;ys?.(tt,V),(Bt.litHtmlVersions??=[]).push("3.3.3");var me=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new V(t.insertBefore(X(),o),o,void 0,e??{})}return i._$AI(s),i};var xs=s=>Math.max(1,Math.floor(s/2));function dt(s,t,e=s){if(s<=t)return 0;if(s===e)return s-t;let n=Math.max(e,t)+1,i=xs(t),o=t-i+1;return n-i+o*Math.floor((s-n)/o)}var M={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},F=s=>(...t)=>({_$litDirective$:s,values:t}),B=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:vs}=fe,$e=s=>s;var be=s=>s.strings===void 0,ge=()=>document.createComment(""),W=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let o=n.insertBefore(ge(),i),r=n.insertBefore(ge(),i);e=new vs(o,r,s,s.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==s;if(l){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=$e(a).nextSibling;$e(n).insertBefore(a,i),a=c}}}return e},I=(s,t,e=s)=>(s._$AI(t,e),s),As={},pt=(s,t=As)=>s._$AH=t,we=s=>s._$AH,ut=s=>{s._$AR(),s._$AA.remove()};var L=F(class extends B{constructor(s){if(super(s),s.type!==M.PROPERTY&&s.type!==M.ATTRIBUTE&&s.type!==M.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!be(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===_||t===u)return t;let e=s.element,n=s.name;if(s.type===M.PROPERTY){if(t===e[n])return _}else if(s.type===M.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return _}else if(s.type===M.ATTRIBUTE&&e.getAttribute(n)===t+"")return _;return pt(s),t}});var q=s=>s.target;function ft({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${L(String(_s(n,e)))}
      @pointerdown=${c=>q(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:d}=q(c);d!==void 0&&i(d)}}
      @input=${c=>i(n[q(c).valueAsNumber])}
    >
  `;return s===u?a:p`<label class="slider">${s}${a}</label>`}var zt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function _s(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var mt=({label:s,name:t,checked:e,onChange:n,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(e)}
        @change=${o=>n(q(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,A=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,Ut=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||u} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${L(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ye=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${L(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,xe=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(q(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;q(l).value=String(c),n(c)}}
      >
    </label>
  `},ve=(s,t,e,n)=>p`
    <details ?open=${t} @toggle=${i=>{let o=i.target.open;o!==t&&e(o)}}>
      <summary>${s}</summary>
      ${t?n():u}
    </details>
  `;var ks=new Intl.NumberFormat("en-US"),C=s=>ks.format(s);var Ae=(s,t)=>`${C(s)} ${t}${s===1?"":"s"}`,G=(s,t=1)=>`${(100*s).toFixed(t)}%`;function D(s){return s===0||s===1?G(s,0):s<1e-5?"< 0.001%":s<.001?`${Number((100*s).toPrecision(1))}%`:G(s)}function _e(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Ts(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):C(Math.round(n))} ${t[e]}`.trim()}var Dt=s=>Ts(s,["bytes","kB","MB","GB","TB"]);var Ms=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function ke(s,t,{streams:e,neurons:n,places:i}={}){let o=i?s.replace(/@\d{1,6}$/,""):s;if(Ms(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}function Te({sizes:s,chosen:t,onChange:e,stateLabels:n,streams:i}){let o=new Set(t),r=(a,c,d)=>p`
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
          <span class="of">heads</span>
          ${l(s.n_heads,c=>r(`blocks.${a}.attention.heads.${c}`,`${c}`,`Head ${c} of block ${a}`))}
          ${r(`blocks.${a}.feed_forward`,"FFN",`Feed-forward network of block ${a}`)}
          ${i?r(`blocks.${a}.output`,"stream",`Stream after block ${a}`):u}
        </div>`)}
    </div>
  `}function Me(s,t){let e=dt(s+1,t);return e?p`<p class="faint">
    The model reads ${t} tokens at most: of these ${Ae(s,"token")} the last
    ${s+1-e}.
  </p>`:u}var Se=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},$t=F(class extends B{constructor(s){if(super(s),s.type!==M.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],o=[],r=0;for(let l of s)i[r]=n?n(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=we(s),{values:o,keys:r}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,d,h=0,f=i.length-1,m=0,g=o.length-1;for(;h<=f&&m<=g;)if(i[h]===null)h++;else if(i[f]===null)f--;else if(l[h]===r[m])a[m]=I(i[h],o[m]),h++,m++;else if(l[f]===r[g])a[g]=I(i[f],o[g]),f--,g--;else if(l[h]===r[g])a[g]=I(i[h],o[g]),W(s,a[g+1],i[h]),h++,g--;else if(l[f]===r[m])a[m]=I(i[f],o[m]),W(s,i[h],i[f]),f--,m++;else if(c===void 0&&(c=Se(r,m,g),d=Se(l,h,f)),c.has(l[h]))if(c.has(l[f])){let b=d.get(r[m]),w=b!==void 0?i[b]:null;if(w===null){let y=W(s,i[h]);I(y,o[m]),a[m]=y}else a[m]=I(w,o[m]),W(s,i[h],w),i[b]=null;m++}else ut(i[f]),f--;else ut(i[h]),h++;for(;m<=g;){let b=W(s,a[g+1]);I(b,o[m]),a[m++]=b}for(;h<=f;){let b=i[h++];b!==null&&ut(b)}return this.ut=r,pt(s,a),_}});var Vt=160,Ss=400,gt=class{kit;template;onSelect;#e;#t;#s;#n;constructor(t,e,n){this.kit=t,this.template=e,this.onSelect=n,this.#e=Vt,this.#t=[],this.#s=[],this.#n=0,this.#a=i=>{let o=this.#r(i);o>=0&&this.onSelect(o)},this.#l=i=>{let o=this.#r(i),r=this.#t.length-1,a={ArrowRight:o+1,ArrowLeft:o-1,Home:0,End:r}[i.key];o<0||a===void 0||a<0||a>r||(i.preventDefault(),this.onSelect(a),this.focus(a))},this.#c=i=>{let{scrollTop:o,clientHeight:r,scrollHeight:l}=i.currentTarget;o+r>l-Ss&&this.#e<this.#t.length&&this.#i(this.#e+Vt)}}focus(t){t>=this.#e&&this.#i(t+Vt),queueMicrotask(()=>queueMicrotask(()=>{this.kit.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#i(t){this.#e=t,this.kit.redraw()}#o(t){let e=this.#t,n=Math.min(e.length,t.length),i=0;for(;i<n&&e[i]===t[i];)i+=1;let o=0;for(;o<n-i&&e.at(-1-o)===t.at(-1-o);)o+=1;let r=Array.from({length:t.length-i-o},()=>this.#n++),l=this.#s;this.#s=[...l.slice(0,i),...r,...l.slice(l.length-o)],this.#t=t}#r(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a;#l;#c;view(t,e){t!==this.#t&&this.#o(t);let n=t.slice(0,this.#e),i=Math.min(e,n.length-1),o=t.length-n.length,r=()=>{this.#i(2*this.#e),this.focus(n.length)};return p`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${$t(n,(l,a)=>this.#s[a],(l,a)=>p`<li><button
          type="button"
          class="token"
          tabindex=${a===i?0:-1}
          aria-pressed=${a===e?"true":"false"}
        ><bdi>${this.template(l)}</bdi><span class="id">${l}</span></button></li>`)}</ol>
      ${o>0?p`<p class="more">${A(`Show more: ${C(n.length)} of ${C(t.length)} tokens are drawn`,r)}</p>`:u}
    `}};function bt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Cs=4e3,wt=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=bt(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>Cs,this.#t?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return p`
      <span class="copy-link">
        ${A("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?p`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:u}
      </span>
    `}};var Ce=new WeakMap;function Ne(s){let t=new ResizeObserver(()=>Ft(s));return t.observe(s),()=>t.disconnect()}function Ft(s){if(s.isConnected)for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||Ce.get(e)===n)continue;Ce.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Ee(o.left,o.right,i.left+r,i.right),e.scrollTop+=Ee(o.top,o.bottom,i.top,i.bottom)}}function Ee(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function Oe(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Wt=Symbol.for("gpt-lab-ids");function yt(s){let t=globalThis;return t[Wt]=(t[Wt]??0)+1,`${s}-${t[Wt]}`}function Le(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Be(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return et(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var qt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ie=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Es={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ns=/[\p{C}\p{Z}]/u,Os=/^\p{M}/u;function et(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Pe(s){let t=et(s);if(t===void 0)return p`<span class="bytes">${qt(s)}</span>`;let e=Os.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!Ns.test(i)){n+=i;continue}let o=Ie(i),[r,l]=Es[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${e}${n}`}function Gt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${Ie(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Ls=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Re={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Kt={number:Re,integer:Re,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Bs(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>Ls.get(s),rule:()=>"true or false"},text:{encode:s=>Le(s),decode:Be,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(je(s))?je(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>He(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],ze(l,e[n[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},je=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Bs=s=>s.replaceAll("%20"," "),He=(s,t,e={})=>Kt[t.kind].encode(s,t,e),ze=(s,t,e={})=>Kt[t.kind].decode(s,t,e);function Ue(s,t,e,n=()=>({})){let i=(a,c)=>He(c[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function De(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(h=>{let f=h.indexOf("=");return f<0?["text",h]:[h.slice(0,f),h.slice(f+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],d=()=>({...e,...i({...e,...a},l)});for(let[h,f]of Object.entries(t)){let m=r.get(h),g=m===void 0?d()[h]:ze(m,f,t);if(f.kind==="parts"&&g!==void 0){let b=g,w=b.filter(y=>n(y,f));for(let y of b)w.includes(y)||c.push(`${y} is not a part of the model`);g=w}else if(g===void 0){let{rule:b}=Kt[f.kind];c.push(h==="text"?"its text is damaged":`${h}=${m} is not ${b(f)}`),g=e[h]}a[h]=g}return{values:a,problems:c}}function st(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var Is=Symbol.for("gpt-lab shared text");function Ve(s){let t=globalThis,e=t[Is]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${mt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function Fe(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}function We(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function Ge({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...d}){let{disabled:h=!1,id:f}=d,{symbol:m=s,max:g}=t,b=l===void 0?{value:n}:We(s,l,g),w=b.value===void 0||b.value===n?l:void 0,y=b.value===void 0?b.problem:void 0,Et=qe(n,i,o),K=k=>{a(),c(k)},Y=k=>{let P=k.target.value;a(P);let{value:S}=We(s,P,g);S!==void 0&&c(S)},Nt=k=>{if(k.key!=="ArrowUp"&&k.key!=="ArrowDown")return;k.preventDefault();let P=k.key==="ArrowUp"?i.find(S=>S>n):i.findLast(S=>S<n);P!==void 0&&K(P)};return p`
    <div class="size">
      <label>
        <span class="name">${Fe(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${L(w??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${s}`:u}
          @input=${Y}
          @change=${()=>y||a()}
          @keydown=${Nt}
        >
      </label>
      ${ft({value:n,stops:i,disabled:h,onChange:K,label:u,name:`${m}, ${e}: slider`,text:k=>[r(k),qe(k,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":Et}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!y}>${y?`${y}; the figure still has ${n}`:""}</p>
    </div>
  `}function qe(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var Ps={commas:C,percent:s=>G(s,0),1:s=>_e(s,1)},xt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=yt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,n,i={}){let o=e.help??u,r=this.#s(t,e,n,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return mt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Ut(o,a,r,l,t):ye(o,`${this.#e}-${t}`,a,r,l)}#i(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:d=1}=e,{min:h=e.min??0,max:f=e.max??1/0}=r,m=w=>a?.[w]??(Ps[c]??String)(w),g=()=>r.stops??e.stops??zt(h,f,d),b=()=>g().filter(w=>w>=h&&w<=f);return l==="size"?Ge({name:t,setting:e,label:n,value:i,text:m,onChange:o,stops:b(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:w=>{w===void 0?this.#t.delete(t):this.#t.set(t,w),this.redraw()}}):l==="field"?xe({label:n,name:t,value:i,min:h,max:f,onChange:o}):l==="select"?Ut(n,zt(h,f,1).map(w=>[w,m(w)]),i,o,t):ft({label:p`<span>${n} <span class="number">${m(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:b(),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},n,i){let o=`${this.#e}-${t}`,r=Gt(this.#t.get(t)??""),l=a=>{let c=a.target.value;Gt(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===i?this.redraw():this.change(t,c)};return p`
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
          .value=${L(this.#t.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Rs=16,js="<|endoftext|>",vt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#e.get(t);if(n)return n;let i=e();if(this.#e.set(t,i),this.#e.size>Rs){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,Pe(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return et(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return et(e)??qt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return js;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var At=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>st(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Ke(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=Oe(t,e.get("_limits")),this.id=yt(t.name),this.initial=this.values(),this.state=Ke(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#e=new xt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));n&&o&&(this.tokens=new vt(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=Ve(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Ue(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=De(t,this.declared.settings,this.initial,(o,r)=>!e||ke(o,e,r),this.absent);for(let o of Object.keys(n))this.#e.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ke(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var _t=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#i;#o;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#o=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#o,n)}retry;async#a(t,e,n,i){let o=()=>n===this.#o,r=async(a,c)=>{let d=await this.client.look(a,{onTokens:c,load:!i});return d&&o()?d:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};function Ze(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Yt}var Yt=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#e=new Set;#t=new Map;#s=new Set;#n=0;#i;#o;#r=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t,e){let n=this.#n+=1;return this.#t.set(n,{source:t,onMessage:e}),{look:(i,o)=>this.#l({type:"look",client:n,id:i,...o}),stop:()=>this.#l({type:"stop",client:n}),end:()=>{this.#t.delete(n),this.#l({type:"end",client:n})}}}#l(t){this.#i?this.#i.postMessage(t):this.#r.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&zs())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#o??=Us(t).catch(c=>{throw this.#o=void 0,c});let i=Ye(t,"lab-model",t.model.get("size")),[o,r]=await Promise.all([this.#o,i]);this.#i||this.#c(this.#i=o);let l=t.model.get("version"),a=n==="failed";o.postMessage({type:"load",source:{...r,again:a},sha256:l});for(let c of this.#r.splice(0))o.postMessage(c)}catch(i){let o=i instanceof Error?i.message:String(i);this.#a({state:"failed",message:o})}}}#c(t){t.onmessage=({data:n})=>{n.type==="wanted"?this.#h(t,n.snapshot,n.client):"snapshot"in n&&n.snapshot?this.#d(n,n.snapshot):n.type==="progress"?this.#a({loaded:n.loaded}):n.type==="failed"?this.#a({state:"failed",message:n.message}):n.type==="ready"?this.#a({state:"ready"}):"client"in n&&this.#t.get(n.client)?.onMessage(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,n){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:i}=this.#t.get(n)??{},{size:o,sha256:r=""}=Zt(i)[e]??{},l=i&&o?await Ye(i,`lab-model-${e}`,o).catch(Hs):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...l,again:a},sha256:r,snapshot:e})}#d(t,e){let{[e]:n,...i}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let o=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...i,...o}})}},Zt=s=>s?.model.get("snapshots")??{},Hs=s=>({problem:s instanceof Error?s.message:String(s)}),zs=()=>!!navigator.connection?.saveData;async function Ye({model:s,page:t},e,n){if(t?.source)return await t.source(e,n);let{buffer:i,byteOffset:o,byteLength:r}=await st(s,e);return{bytes:new Uint8Array(i,o,r).slice()}}async function Us({model:s}){let t=await st(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Ds(e).catch(()=>Vs(e)).finally(()=>URL.revokeObjectURL(e))}async function Ds(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Vs(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}var Fs=3e3;function Je(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s(),{timeout:Fs}):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Ws="These are the lab model\u2019s numbers.",Xe=(s,t,e)=>p`<p class="status-line faint"><label>Loading ${s}, ${Dt(e)}
    <progress max=${e} value=${t||u}></progress></label></p>`;function Qe(s,t=Ws){let e=p`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o,snapshots:r}=s.status,l=()=>s.load(!0);if(n==="asking")return p`<p class="status-line">Your browser is set to save data. ${A(`Load the model (${Dt(s.size)})`,l)}</p>`;if(n==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${A("Try again",l)}</p>`;if(n==="loading")return Xe("the model",i,s.size);for(let[a,{size:c}]of Object.entries(Zt(s.kit))){let d=r[a];if(d!==void 0)return Xe(`the model after ${a}% of its training`,d,c)}return e}function ts(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,qs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function qs(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Gs=s=>s.stopPropagation();function es(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):me(c,n)},l=new At(s,e,i,o),a=c=>{if(l.dispose(),r(Ks(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Jt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Ft(o)}catch(d){a(d)}},o&&(l.onCleanup(ts(o)),l.onCleanup(Ne(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Jt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=bt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new _t({question:o,answer:r,first:l},i,()=>t.redraw(),d=>a&&t.publish(a(d)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new wt({page:n,write:()=>t.writeLink(),read:d=>t.readLink(d),reset:()=>t.reset(),redraw:()=>t.redraw(),find:d=>t.find(d)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Gs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${A("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(n,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?A("Try again",this.#s.retry):u}</p>
        ${r?Qe(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?A("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>A(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},Ks=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ss="important",Ys=" !"+ss,nt=F(class extends B{constructor(s){if(super(s),s.type!==M.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Ys);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?ss:""):e[n]=i}}return _}});function Xt(s,t){let e=[];for(let n=0;n<s.length;n++){if(e.length===t&&!(s[n]>s[e[t-1]]))continue;let i=e.length;for(;i>0&&s[n]>s[e[i-1]];)i-=1;e.splice(i,0,n),e.length=Math.min(e.length,t)}return e}var Zs=5e-4,Js=(s,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${nt({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`,Xs=(s,t,e)=>e&&t!==s.end&&s.isText(t)?p`
      <button type="button" class="word" @click=${()=>e(t)}
        title="Write this token"><bdi>${s.template(t)}</bdi></button>
    `:p`<span class="word"><bdi>${s.template(t)}</bdi></span>`,Qs=p`<p class="faint">They come with the model.</p>`;function Qt(s,t,e,n){if(!s.length)return Qs;let i=s.filter(({probability:l},a)=>a===0||l>=Zs),o=1-i.reduce((l,{probability:a})=>l+a,0),r=s[0].probability;return p`
    <ol class="words" aria-label=${e}>
      ${$t(i,({id:l})=>l,({id:l,probability:a})=>p`<li>${Xs(t,l,n)} ${Js(a,r)}
          <span class="number">${D(a)}</span></li>`)}
      ${o>1e-5?p`<li class="faint"><span class="word">all others</span> <span></span>
          <span class="number">${D(o)}</span></li>`:u}
    </ol>
  `}var kt=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#e,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var Tt=class{mergeCount;#e;#t=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#e=e(0,256),this.#e.forEach((n,i)=>this.#t[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new kt,o=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),d=n[a],[h,f]=this.parts(c);t[a]!==h||t[d]!==f||(t[a]=c,t[d]=-1,n[a]=n[d],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var tn="<|endoftext|>",Mt=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new Tt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(tn)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};var te=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},St=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=Ze(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(t,n=>{n.id===this.#t&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new te(n.message,n.again)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Je(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,n&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var en={name:"live-gpt",title:"The model, live",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},temperature:{kind:"number",label:"Temperature",names:{0:"0, greedy"},step:.1,min:0,max:2},top_k:{kind:"integer",label:"Top-k",names:{0:"0, all"},stops:[0,1,2,3,5,10,20,50,100],min:0},top_p:{kind:"number",label:"Top-p",names:{1:"1, all"},step:.05,min:0,max:1},min_p:{kind:"number",label:"Min-p",names:{0:"0, all"},stops:[0,.01,.02,.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95,1],min:0,max:1},repetition_penalty:{kind:"number",label:"Repetition penalty",step:.1,min:.5,max:2},seed:{kind:"integer",label:"Seed",control:"field",min:0,max:999999},off:{kind:"parts"},layer:{kind:"integer",label:"Block",control:"select",min:0,max:5},head:{kind:"integer",label:"Head",control:"select",min:0,max:5},matrix:{kind:"switch",label:"As a matrix"}},examples:[]},ns={...en,Tokenizer:Mt,Client:St};var Ct=class{tokenizer;#e;#t;#s;constructor(t,e){this.tokenizer=t,this.#e=[],this.#t=[],this.#s="",this.#n(e)}get ids(){return this.#t}get text(){return this.#s}get changed(){return this.#e.length>0}replace(t,e){this.#e=[],this.#n(e),this.#s!==t&&this.#n(this.tokenizer.encode(t))}mark(){this.#e.push(this.#t)}append(t,e=this.#t.length){this.#n([...this.#t.slice(0,e),...t])}undo(){this.#n(this.#e.pop()??this.#t)}#n(t){this.#t=t,this.#s=this.tokenizer.decode(t)}};var is=24,os=3,E=110,ee=20;function rs({weights:s,tokens:t,query:e,matrix:n}){let i=t.length,o=s.slice(e*i,e*i+e+1),r=Xt(o,os).filter((d,h)=>h===0||o[d]>=.005),l=r.map(d=>`\u201C${t[d]}\u201D ${G(o[d],0)}`).join(", "),a=`\u201C${t[e]}\u201D looks at ${l}.`,c=sn(e,r);return p`
    <p class="faint" aria-live="polite">${a}${!n&&c.includes(void 0)?" Drawn are those and the last tokens.":u}</p>
    <div class="attention-picture scrolls" tabindex="0" role="img"
      aria-label=${a}>${n?on(s,t,e,r[0]):nn(o,t,e,c,new Set(r))}</div>
  `}function sn(s,t){let e=Array.from({length:s+1},(i,o)=>o);if(e.length<=is)return e;let n=is-2*os-1;return e.filter(i=>i>s-n||t.includes(i)).flatMap((i,o,r)=>i>(r[o-1]??-1)+1?[void 0,i]:[i])}function nn(s,t,e,n,i){let o=n.length,r=o-.5,l=(d,h)=>{if(d===void 0)return u;let f=h+.5,m=12+(E-16)*(r-f)/o,g=d===e?`M${r-.15} ${E}C${r-.3} ${E-26} ${r+.3} ${E-26} ${r+.15} ${E}`:`M${r} ${E}Q${(r+f)/2} ${E-2*m} ${f} ${E}`;return Ht`
      <path class="arc" d=${g} stroke-width=${.5+7*s[d]}
        stroke-opacity=${.08+.92*s[d]}></path>
    `},a=d=>p`
      <span
        class=${d===e?"looks":d!==void 0&&i.has(d)?"named":""}
        data-in-view=${d===e?t.join():u}
      ><bdi>${d===void 0?"\u2026":t[d]}</bdi></span>
    `,c=o<=5?"few":o<=10?"some":"many";return p`
    <div class="arcs ${c}" style=${nt({"--n":`${o}`})}>
      <svg height=${E} viewBox="0 0 ${o} ${E}" preserveAspectRatio="none">
        ${n.map(l)}
      </svg>
      <div class="names">${n.map(a)}</div>
    </div>
  `}function on(s,t,e,n){let i=t.length,o=Array.from({length:ee+1},()=>"");for(let r=0;r<i;r++)for(let l=0;l<=r;l++)o[Math.round(ee*s[r*i+l])]+=`M${l} ${r}h.95v.95h-.95z`;return p`
    <div class="matrix" style=${nt({"--n":`${i}`})}>
      <div class="names">${t.map((r,l)=>p`<span class=${l===e?"looks":""}><bdi>${r}</bdi></span>`)}</div>
      <svg viewBox="0 0 ${i} ${i}">
        ${o.map((r,l)=>Ht`<path class="cell" d=${r} fill-opacity=${.05+.95*l/ee}></path>`)}
        <rect class="lit" x="0" y=${e} width=${e+1} height="1"></rect>
        <rect class="most" x=${n} y=${e} width="1" height="1"
          data-in-view="${t.join()} ${e} ${n}"></rect>
      </svg>
    </div>
  `}var rn=3,an=s=>["embedding",...Array.from({length:s},(t,e)=>`blocks.${e}.output`)],as=s=>`blocks.${s}.attention.weights`,ls=(s,t)=>({lens:an(s),names:[as(t)]}),cs=(s,t,e)=>({ids:t.slice(s.start),query:s.positions[0]-s.start,lens:Object.values(s.lens).map(([n])=>n.slice(0,rn)),weights:s.activations[as(e)]}),hs=(s,t)=>p`
    <div class="scrolls" tabindex="0" role="group" aria-label="The logit lens">
      <table class="lens">
        <caption><span>The next token, if the model ended after …</span></caption>
        <tbody>
        ${s.map((e,n)=>p`<tr>
              <th scope="row">${n===0?"the embedding":`block ${n-1}`}</th>
              ${e.map(({id:i,probability:o})=>p`<td><span class="word"><bdi>${t.template(i)}</bdi></span>
                  <span class="faint">${D(o)}</span></td>`)}
            </tr>`)}
      </tbody>
      </table>
    </div>
  `;function ds({ids:s,query:t,weights:e},{head:n,matrix:i,tokens:o}){let r=s.length**2;return rs({weights:e.values.subarray(n*r,(n+1)*r),tokens:s.map(l=>o.plain(l)),query:t,matrix:i})}var ln=["temperature","top_k","top_p","min_p","repetition_penalty"],se=s=>{let{temperature:t,top_k:e,top_p:n,min_p:i,repetition_penalty:o}=s;return{temperature:t,top_k:e,top_p:n,min_p:i,repetition_penalty:o}},ps=s=>p`
    <div class="sampling">${[...ln,"seed"].map(t=>s(t))}</div>
  `;var cn=60,hn=10,dn=5,pn=p`<p class="faint">This comes with the model.</p>`,Ko=es(ns,s=>{let{state:t,data:e,tokens:n,control:i,define:o,local:r,look:l}=s,a=e("sizes"),c=e("small"),d=new Ct(n.tokenizer,e("ids")),h=r({selected:void 0,writing:!1,written:!1,note:"",sampling:!1,inside:!1,off:!1});function f(){return t.text===d.text||(w(),d.replace(t.text,e("ids")),Object.assign(h,{selected:void 0,writing:!1,written:!1,note:""})),d.ids}function m(){s.publish({ids:d.ids}),t.text=d.text}let g=[],b=0;function w(){cancelAnimationFrame(b),[g,b]=[[],0]}function y(){let $=g;w(),$.length&&(d.append($),m())}function Et($){for(let x of $)x===n.end?h.note="The model ended the text here.":g.push(x);b||=requestAnimationFrame(y)}async function K($){let x=[n.end,...f()];d.mark(),Object.assign(h,{selected:void 0,writing:!0,written:!0,note:""});try{if(!await l({ids:x,edits:us(t.off),sampling:se(t),write:{count:$,seed:t.seed,stop:n.end}},Et))return}catch(v){h.note=`The model cannot go on: ${v instanceof Error?v.message:v}.`}y(),h.writing=!1}function Y(){h.writing&&(s.client?.stop(),y(),h.writing=!1)}function Nt($){Y(),d.mark(),d.append([$],h.selected===void 0?void 0:h.selected+1),Object.assign(h,{selected:void 0,written:!1,note:""}),m()}function k(){Y(),d.undo(),Object.assign(h,{selected:void 0,written:!1,note:""}),m()}let P=new gt(s,$=>n.template($),$=>h.selected=h.selected===$?void 0:$),S=($,x,v)=>ve(x,h[$],T=>h[$]=T,v),fs=$=>p`
      ${ps(i)}
      <p class="title">What is drawn from</p>
      ${Qt($?.adjusted??[],n,"What is drawn from")}
    `,ms=$=>$?p`
        ${hs($.lens,n)}
        <div class="buttons">${i("layer")} ${i("head")} ${i("matrix")}</div>
        ${ds($,{head:t.head,matrix:t.matrix,tokens:n})}
      `:pn,$s=()=>p`
      ${Te({sizes:a,chosen:t.off,stateLabels:["off","on"],onChange:$=>t.off=$})}
      <p>${A("Switch all on",()=>t.off=[],{disabled:!t.off.length})}
        <span class="faint">What is off adds zero to the stream.</span></p>
    `;return o({first:{next:e("next").map(un),atEnd:!0},question(){let $=[n.end,...f()];if(h.writing)return;let{selected:x,sampling:v,inside:T}=h;return{ids:$,off:t.off,selected:x,sampling:v?se(t):void 0,layer:T?t.layer:void 0}},async answer({ids:$,off:x,selected:v,sampling:T,layer:N},Ot){let it=dt($.length,a.context_length),Z=await Ot({ids:$,edits:us(x),words:hn,sampling:T,positions:v===void 0?void 0:[Math.max(v+1,it)],...N===void 0?{}:ls(a.n_layers,N)}),[gs=[]]=Z.words??[],bs=N===void 0?void 0:cs(Z,$,N);return{next:gs,adjusted:Z.adjusted?.[0],inside:bs,atEnd:v===void 0}},publish:({next:$,atEnd:x})=>x?{next:$.map(({id:v,probability:T})=>[v,T])}:{},announcement($){if(h.written)return d.text.slice(-200);let[x]=$?.next??[];return x?`Next: ${n.plain(x.id)}, ${D(x.probability)}`:""},view($,{busy:x}){let{length:v}=f(),{selected:T,writing:N,note:Ot}=h,it=$?.next??[],Z=T===void 0?u:p`
        after <bdi class="token">${n.template(d.ids[T])}</bdi>
      `;return p`
        <div class="buttons">
          ${A(N?"Stop":"Write",()=>N?Y():K(cn),{name:"write"})}
          ${A("One token",()=>K(1),{disabled:N})}
          ${A("Undo",k,{disabled:!d.changed})}
          <span class="faint">${Ot}</span>
        </div>
        ${c?u:[P.view(f(),T??v-1),Me(v,a.context_length)]}
        <div class="next" aria-busy=${x||N?"true":"false"}>
          <p class="title">Next words${Z}</p>
          ${Qt(c?it.slice(0,dn):it,n,"Next words",Nt)}
        </div>
        ${c?u:[S("sampling","How the next token is chosen",()=>fs($)),S("inside","Look inside",()=>ms($?.inside)),S("off","Switch parts off",$s)]}
        <p class="faint about">
          A model of ${fn(a.parameters,!!s.page)}, trained on simple facts, stories
          and old novels: it completes texts like those, knows nothing else, and cannot answer you.
        </p>
      `}})}),us=s=>s.map(t=>({part:t})),un=([s,t])=>({id:s,probability:t});function fn(s,t){let e=t?globalThis.document?.documentElement?.dataset?.content_root:void 0,n=`${C(s)} parameters`;return e===void 0?n:p`<a href="${e}book/lab_model.html">${n}</a>`}export{Ko as default};
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
