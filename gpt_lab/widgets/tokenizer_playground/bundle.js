var $t=globalThis,It=n=>n,G=$t.trustedTypes,Lt=G?G.createPolicy("lit-html",{createHTML:n=>n}):void 0,bt="$lit$",A=`lit$${Math.random().toFixed(9).slice(2)}$`,yt="?"+A,Ce=`<${yt}>`,E=document,j=()=>E.createComment(""),z=n=>n===null||typeof n!="object"&&typeof n!="function",wt=Array.isArray,Ut=n=>wt(n)||typeof n?.[Symbol.iterator]=="function",gt=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ot=/-->/g,Bt=/>/g,C=RegExp(`>|${gt}(?:([^\\s"'>=/]+)(${gt}*=${gt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Pt=/'/g,Ht=/"/g,Dt=/^(?:script|style|textarea|title)$/i,xt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),u=xt(1),rs=xt(2),as=xt(3),w=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Rt=new WeakMap,M=E.createTreeWalker(E,129);function jt(n,t){if(!wt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Lt!==void 0?Lt.createHTML(t):t}var zt=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let l=0;l<e;l++){let a=n[l],c,f,h=-1,m=0;for(;m<a.length&&(r.lastIndex=m,f=r.exec(a),f!==null);)m=r.lastIndex,r===D?f[1]==="!--"?r=Ot:f[1]!==void 0?r=Bt:f[2]!==void 0?(Dt.test(f[2])&&(i=RegExp("</"+f[2],"g")),r=C):f[3]!==void 0&&(r=C):r===C?f[0]===">"?(r=i??D,h=-1):f[1]===void 0?h=-2:(h=r.lastIndex-f[2].length,c=f[1],r=f[3]===void 0?C:f[3]==='"'?Ht:Pt):r===Ht||r===Pt?r=C:r===Ot||r===Bt?r=D:(r=C,i=void 0);let d=r===C&&n[l+1].startsWith("/>")?" ":"";o+=r===D?a+Ce:h>=0?(s.push(c),a.slice(0,h)+bt+a.slice(h)+A+d):a+A+(h===-2?l:d)}return[jt(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},q=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,f]=zt(t,e);if(this.el=n.createElement(c,s),M.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=M.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(bt)){let m=f[r++],d=i.getAttribute(h).split(A),g=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:g[2],strings:d,ctor:g[1]==="."?K:g[1]==="?"?J:g[1]==="@"?X:N}),i.removeAttribute(h)}else h.startsWith(A)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(Dt.test(i.tagName)){let h=i.textContent.split(A),m=h.length-1;if(m>0){i.textContent=G?G.emptyScript:"";for(let d=0;d<m;d++)i.append(h[d],j()),M.nextNode(),a.push({type:2,index:++o});i.append(h[m],j())}}}else if(i.nodeType===8)if(i.data===yt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(A,h+1))!==-1;)a.push({type:7,index:o}),h+=A.length-1}o++}}static createElement(t,e){let s=E.createElement("template");return s.innerHTML=t,s}};function S(n,t,e=n,s){if(t===w)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=S(n,i._$AS(n,t.values),i,s)),t}var Y=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??E).importNode(e,!0);M.currentNode=i;let o=M.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new O(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new Z(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=M.nextNode(),r++)}return M.currentNode=E,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},O=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=S(this,t,e),z(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==w&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ut(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(E.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=q.createElement(jt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Y(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Rt.get(t.strings);return e===void 0&&Rt.set(t.strings,e=new q(t)),e}k(t){wt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(j()),this.O(j()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=It(t).nextSibling;It(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},N=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=p}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=S(this,t,e,0),r=!z(t)||t!==this._$AH&&t!==w,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=S(this,l[s+a],e,a),c===w&&(c=this._$AH[a]),r||=!z(c)||c!==this._$AH[a],c===p?t=p:t!==p&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends N{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},J=class extends N{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},X=class extends N{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=S(this,t,e,0)??p)===w)return;let s=this._$AH,i=t===p&&s!==p||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==p&&(s===p||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Z=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){S(this,t)}},qt={M:bt,P:A,A:yt,C:1,L:zt,R:Y,D:Ut,V:S,I:O,H:N,N:J,U:X,B:K,F:Z},Me=$t.litHtmlPolyfillSupport;Me?.(q,O),($t.litHtmlVersions??=[]).push("3.3.3");var Vt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new O(t.insertBefore(j(),o),o,void 0,e??{})}return i._$AI(n),i};var Ee=new Intl.NumberFormat("en-US"),y=n=>Ee.format(n);var _=(n,t)=>`${y(n)} ${t}${n===1?"":"s"}`,Ft=(n,t=1)=>`${(100*n).toFixed(t)} %`;function Wt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Se(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):y(Math.round(s))} ${t[e]}`.trim()}var At=n=>Se(n,["bytes","kB","MB","GB","TB"]);var x={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},B=n=>(...t)=>({_$litDirective$:n,values:t}),k=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Ne}=qt,Gt=n=>n;var Kt=n=>n.strings===void 0,Yt=()=>document.createComment(""),P=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let o=s.insertBefore(Yt(),i),r=s.insertBefore(Yt(),i);e=new Ne(o,r,n,n.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==n;if(l){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=Gt(a).nextSibling;Gt(s).insertBefore(a,i),a=c}}}return e},T=(n,t,e=n)=>(n._$AI(t,e),n),Ie={},Q=(n,t=Ie)=>n._$AH=t,Jt=n=>n._$AH,tt=n=>{n._$AR(),n._$AA.remove()};var Xt=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},vt=B(class extends k{constructor(n){if(super(n),n.type!==x.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],o=[],r=0;for(let l of n)i[r]=s?s(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=Jt(n),{values:o,keys:r}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,f,h=0,m=i.length-1,d=0,g=o.length-1;for(;h<=m&&d<=g;)if(i[h]===null)h++;else if(i[m]===null)m--;else if(l[h]===r[d])a[d]=T(i[h],o[d]),h++,d++;else if(l[m]===r[g])a[g]=T(i[m],o[g]),m--,g--;else if(l[h]===r[g])a[g]=T(i[h],o[g]),P(n,a[g+1],i[h]),h++,g--;else if(l[m]===r[d])a[d]=T(i[m],o[d]),P(n,i[h],i[m]),m--,d++;else if(c===void 0&&(c=Xt(r,d,g),f=Xt(l,h,m)),c.has(l[h]))if(c.has(l[m])){let $=f.get(r[d]),v=$!==void 0?i[$]:null;if(v===null){let L=P(n,i[h]);T(L,o[d]),a[d]=L}else a[d]=T(v,o[d]),P(n,i[h],v),i[$]=null;d++}else tt(i[m]),m--;else tt(i[h]),h++;for(;d<=g;){let $=P(n,a[g+1]);T($,o[d]),a[d++]=$}for(;h<=m;){let $=i[h++];$!==null&&tt($)}return this.ut=r,Q(n,a),w}});var I=B(class extends k{constructor(n){if(super(n),n.type!==x.PROPERTY&&n.type!==x.ATTRIBUTE&&n.type!==x.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Kt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===w||t===p)return t;let e=n.element,s=n.name;if(n.type===x.PROPERTY){if(t===e[s])return w}else if(n.type===x.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return w}else if(n.type===x.ATTRIBUTE&&e.getAttribute(s)===t+"")return w;return Q(n),t}});var H=n=>n.target;function Zt({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=u`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${I(String(Le(s,e)))}
      @pointerdown=${c=>H(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:f}=H(c);f!==void 0&&i(f)}}
      @input=${c=>i(s[H(c).valueAsNumber])}
    >
  `;return n===p?a:u`<label class="slider">${n}${a}</label>`}var _t=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function Le(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var et=({label:n,name:t,checked:e,onChange:s,effect:i=p})=>u`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${I(e)}
        @change=${o=>s(H(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,b=(n,t,{disabled:e=!1,name:s=""}={})=>u`
    <button
      type="button"
      class=${s||p}
      aria-disabled=${e?"true":p}
      @click=${()=>e||t()}
    >${n}</button>
  `,kt=(n,t,e,s,i="")=>u`
    <label>${n}
      <select name=${i||p} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>u`<option value=${String(o)} ?selected=${I(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Qt=(n,t,e,s,i)=>u`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>u`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${I(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,te=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return u`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:p}
        max=${Number.isFinite(r)?r:p}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(H(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;H(l).value=String(c),s(c)}}
      >
    </label>
  `};var Tt=160,Oe=400,st=class{kit;template;onSelect;#t;#e;#s;#n;constructor(t,e,s){this.kit=t,this.template=e,this.onSelect=s,this.#t=Tt,this.#e=[],this.#s=[],this.#n=0,this.#a=i=>{let o=this.#r(i);o>=0&&this.onSelect(o)},this.#l=i=>{let o=this.#r(i),r=this.#e.length-1,a={ArrowRight:o+1,ArrowLeft:o-1,Home:0,End:r}[i.key];o<0||a===void 0||a<0||a>r||(i.preventDefault(),this.onSelect(a),this.focus(a))},this.#c=i=>{let{scrollTop:o,clientHeight:r,scrollHeight:l}=i.currentTarget;o+r>l-Oe&&this.#t<this.#e.length&&this.#i(this.#t+Tt)}}focus(t){t>=this.#t&&this.#i(t+Tt),queueMicrotask(()=>queueMicrotask(()=>{this.kit.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#i(t){this.#t=t,this.kit.redraw()}#o(t){let e=this.#e,s=Math.min(e.length,t.length),i=0;for(;i<s&&e[i]===t[i];)i+=1;let o=0;for(;o<s-i&&e.at(-1-o)===t.at(-1-o);)o+=1;let r=Array.from({length:t.length-i-o},()=>this.#n++),l=this.#s;this.#s=[...l.slice(0,i),...r,...l.slice(l.length-o)],this.#e=t}#r(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a;#l;#c;view(t,e){t!==this.#e&&this.#o(t);let s=t.slice(0,this.#t),i=Math.min(e,s.length-1),o=t.length-s.length,r=()=>{this.#i(2*this.#t),this.focus(s.length)};return u`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${vt(s,(l,a)=>this.#s[a],(l,a)=>u`<li><button
          type="button"
          class="token"
          tabindex=${a===i?0:-1}
          aria-pressed=${a===e?"true":"false"}
        ><bdi>${this.template(l)}</bdi><span class="id">${l}</span></button></li>`)}</ol>
      ${o>0?u`<p class="more">${b(`Show more: ${y(s.length)} of ${y(t.length)} tokens are drawn`,r)}</p>`:p}
    `}};function nt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var Be=4e3,it=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=nt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>Be,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return u`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return u`
      <span class="copy-link">
        ${b("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?u`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:p}
      </span>
    `}};var ee=new WeakMap;function ne(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||ee.get(e)===s)continue;ee.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];e.scrollLeft+=se(o.left,o.right,i.left,i.right),e.scrollTop+=se(o.top,o.bottom,i.top,i.bottom)}}function se(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}var ot=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var R=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new ot,o=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),f=s[a],[h,m]=this.parts(c);t[a]!==h||t[f]!==m||(t[a]=c,t[f]=-1,s[a]=s[f],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var Pe="<|endoftext|>",rt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new R(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Pe)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Ct=Symbol.for("gpt-lab-ids");function at(n){let t=globalThis;return t[Ct]=(t[Ct]??0)+1,`${n}-${t[Ct]}`}function ie(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function oe(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return U(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var V=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),re=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,He={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Re=/[\p{C}\p{Z}]/u,Ue=/^\p{M}/u;function U(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function lt(n){let t=U(n);if(t===void 0)return u`<span class="bytes">${V(n)}</span>`;let e=Ue.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!Re.test(i)){s+=i;continue}let o=re(i),[r,l]=He[i]??[o,o];e.push(s,u`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return u`${e}${s}`}function Mt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${re(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var De=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ae={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Et={number:ae,integer:ae,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===je(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>De.get(n),rule:()=>"true or false"},text:{encode:n=>ie(n),decode:oe,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"}},je=n=>n.replaceAll("%20"," "),le=(n,t)=>Et[t.kind].encode(n),ze=(n,t)=>Et[t.kind].decode(n,t);function ce(n,t,e){return Object.entries(n).flatMap(([s,i])=>{let o=le(t[s],i);return i.kind==="text"&&s==="text"||o!==le(e[s],i)?[`${s}=${o}`]:[]}).join("&")}function he(n,t,e,s=()=>!0){let i=n.split("&").map(a=>{let c=a.indexOf("=");return c<0?["text",a]:[a.slice(0,c),a.slice(c+1)]}),o=new Map(i),[r,l]=[{},[]];for(let[a,c]of Object.entries(t)){let f=o.get(a),h=f===void 0?e[a]:ze(f,c);if(c.kind==="parts"&&h!==void 0){let m=h,d=m.filter(g=>s(g,c.streams??!1));for(let g of m)d.includes(g)||l.push(`${g} is not a part of the model`);h=d}else if(h===void 0){let{rule:m}=Et[c.kind];l.push(a==="text"?"its text is damaged":`${a}=${f} is not ${m(c)}`),h=e[a]}r[a]=h}return{values:r,problems:l}}function F(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}function de(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new St}var St=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(s,i)=>this.#r({type:"look",client:e,id:s,...i}),stop:()=>this.#r({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#r({type:"end",client:e})}}}#r(t){this.#n?this.#n.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&qe())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let[i,o]=await Promise.all([Ve(t),this.#n??Fe(t)]);this.#n||(this.#n=o,this.#a(o));let r=t.model.get("version"),l=s==="failed";o.postMessage({type:"load",source:{...i,again:l},sha256:r});for(let a of this.#i.splice(0))o.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#o({state:"failed",message:o})}}}#a(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#o({loaded:s.loaded}):s.type==="failed"?this.#o({state:"failed",message:s.message}):s.type==="ready"?this.#o({state:"ready"}):s.type!=="hello"&&this.#e.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},qe=()=>!!navigator.connection?.saveData;async function Ve({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await F(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function Fe({model:n}){let t=await F(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await We(e).catch(()=>Ge(e)).finally(()=>URL.revokeObjectURL(e))}function We(n){let t=new Worker(n);return new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function Ge(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function ue(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var ct=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=de(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(s=>{s.id===this.#e&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(ue(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,s&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var Ye=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function pe(n,{n_layers:t,n_heads:e},s){if(Ye(n)&&!s)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(n)??[];return n==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var Ke=Symbol.for("gpt-lab shared text");function fe(n){let t=globalThis,e=t[Ke]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?p:u`<div class="shared-text">${et({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}var Je={commas:y,percent:n=>Ft(n,0),1:n=>Wt(n,1)},ht=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=at("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return et({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#s(t,e,r,l,a);case"text":return this.#i(t,e,r,l);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#n(t,e,r,l,a,i)}}#s(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?kt(o,a,r,l,t):Qt(o,`${this.#t}-${t}`,a,r,l)}#n(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:f=1}=e,{min:h=e.min??0,max:m=e.max??1/0}=r,d=$=>a?.[$]??(Je[c]??String)($);if(l==="field")return te({label:s,name:t,value:i,min:h,max:m,onChange:o});if(l==="select")return kt(s,_t(h,m,1).map($=>[$,d($)]),i,o,t);let g=r.stops??e.stops??_t(h,m,f);return Zt({label:u`<span>${s} <span class="number">${d(i)}</span></span>`,name:e.label??t,value:i,stops:g.filter($=>$>=h&&$<=m),text:d,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=Mt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Mt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return u`
      <div class="text-field">
        <label for=${o}>${s}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":p}
          aria-describedby=${r?`${o}-problem`:p}
          .value=${I(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Xe=8,Ze="<|endoftext|>",W=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){let e=this.#t.get(t);return e||(e=this.tokenizer.encode(t),this.#t.size>=Xe&&this.#t.delete(this.#t.keys().next().value),this.#t.set(t,e)),e}input(t){let e=`\0${t}`,s=this.#t.get(e);if(s)return s;let i=[this.end,...this.of(t)];return this.#t.set(e,i),i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,lt(this.tokenizer.bytes(t))),this.#e.get(t)}plain(t){let e=this.tokenizer.bytes(t);return U(e)??V(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ze;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var dt=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,s,i){this.declared=t,this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>F(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return me(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=at(t.name),this.initial=this.values(),this.state=me(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new ht((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new rt(await this.asset("lab-vocabulary"));this.tokens=new W(i)}else if(t.includes("gpt2-vocabulary")){let i=new R(await this.asset("gpt2-vocabulary"));this.tokens=new W(i)}t.includes("lab-model")&&this.host&&(this.client=new ct(this),this.onCleanup(()=>this.client?.end()));let s=Object.entries(e).find(([,i])=>i.shared);if(s&&this.page&&this.host){let[i]=s;this.#e=fe(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=he(t,this.declared.settings,this.initial,(o,r)=>!e||pe(o,e,r));for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function me(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var ut=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return this.client?.status.state==="failed"&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#r(t,e,this.#i,s)}async#r(t,e,s,i){let o=()=>s===this.#i,r=async(a,c)=>{let f=await this.client.look(a,{onTokens:c,load:!i});return f&&o()?f:await new Promise(()=>{})},l=(a,c)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var Qe="These are the lab model\u2019s numbers.";function ge(n,t=Qe){let{state:e,loaded:s,message:i}=n.status,o=()=>n.load(!0);return e==="asking"?u`<p class="status-line">Your browser is set to save data. ${b(`Load the model (${At(n.size)})`,o)}</p>`:e==="failed"?u`<p class="status-line warn" role="alert">The model did not load: ${i}. ${b("Try again",o)}</p>`:e==="loading"?u`<p class="status-line faint"><label>Loading the model, ${At(n.size)}
      <progress max=${n.size} value=${s||p}></progress></label></p>`:u`<p class="status-line faint">${t}</p>`}function $e(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,ts(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function ts(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var es=n=>n.stopPropagation();function be(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):Vt(c,s)},l=new dt(n,e,i,o),a=c=>{if(l.dispose(),r(ss(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Nt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&ne(o)}catch(f){a(f)}},o&&l.onCleanup($e(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Nt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=nt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new ut({question:o,answer:r,first:l},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let{settings:c}=t.declared,f=new it({page:s,write:()=>t.changed?ce(c,t.values(),t.initial):void 0,read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=f,t.onChange=()=>f.changed(),t.onCleanup(()=>f.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};return this.#a(e.announcement?.(s)),u`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${es}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??p}
            ${b("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(s,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}</p>
        ${t.client?ge(t.client,e.ready):p}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return p;let s=Object.keys(e??{}).length>0;return u`
      <div class="question">
        <p>${t}</p>
        ${s?b("Show me",()=>this.kit.change(e??{})):p}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?u`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>b(s,()=>t.change(i)))}
      </div>
    `:p}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},ss=(n,t)=>u`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ye={name:"tokenizer-playground",title:"Tokenizer playground",assets:["gpt2-vocabulary"],settings:{text:{kind:"text",label:"Your text",rows:3},selected:{kind:"integer",min:0,max:1e6},step:{kind:"integer",min:0,max:1e6}},examples:[]};var we="important",ns=" !"+we,xe=B(class extends k{constructor(n){if(super(n),n.type!==x.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(ns);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?we:""):e[s]=i}}return w}});var Ae=(n,t)=>u`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${xe({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var ti=u`<p class="faint">They come with the model.</p>`;var ve=(n,{characters:t,bytes:e,tokens:s},i)=>u`
    <tr>
      <th scope="row">${n}</th>
      <td class="number">${y(t)}</td>
      <td class="number">${y(e)}</td>
      <td class="number">${y(s)}${Ae(s,i)}</td>
      <td class="number">${t?(s/t).toFixed(2):"\u2013"}</td>
    </tr>
  `;function _e(n,t,e){let s=Math.max(1,t.tokens,...n.map(({count:i})=>i.tokens));return u`
    <table class="languages">
      <caption>The same sentence in other languages</caption>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col" class="number">Characters</th>
          <th scope="col" class="number">Bytes</th>
          <th scope="col" class="number">Tokens</th>
          <th scope="col" class="number">Tokens per character</th>
        </tr>
      </thead>
      <tbody>
        ${ve("Your text",t,s)}
        ${n.map(({language:i,tag:o,text:r,count:l})=>u`
            ${ve(b(i,()=>e(r),{name:"choose"}),l,s)}
            <tr class="sentence">
              <td colspan="5" lang=${o} dir="auto">${r}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var is=900,pt=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}#s(){let{at:t,last:e,go:s}=this.steps;t()>=e()&&s(0),this.#n(),this.#t=setInterval(()=>{t()<e()&&s(t()+1),this.#n(),t()>=e()&&this.pause()},is),this.kit.redraw()}#n(){this.#e=[this.steps.at(),this.steps.of?.()]}#i(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[s,i]=this.#e;(s!==t||i!==this.steps.of?.())&&this.pause();let o=this.#t!==void 0;return u`
      <div class="buttons">
        ${b("Back",()=>this.#i(t-1),{disabled:t===0})}
        ${b(this.steps.next,()=>this.#i(t+1),{disabled:t>=e})}
        ${b(o?"Pause":"Play",()=>o?this.pause():this.#s(),{disabled:e===0})}
      </div>
    `}};var ke=100,os=new TextEncoder,ft=class{kit;#t;#e;#s;constructor(t){this.kit=t,this.#e=[];let{state:e}=t;this.#s=new pt(t,{at:()=>this.#i,last:()=>this.#n,go:s=>e.step=s,of:()=>e.selected+e.text,next:"Next merge"})}get#n(){return Math.max(0,this.#e.length-1)}get#i(){return Math.min(this.kit.state.step,this.#n)}status(){let{length:t}=this.#e[this.#i]?.ids??[];return(this.#n?`Merge ${this.#i} of ${this.#n}. `:"")+(this.#i===this.#n?`No rule fits any two neighbours: ${_(t,"token")}.`:`${_(t,"piece")} now.`)}#o({ids:t,at:e,merged:s}){let{tokens:i}=this.kit;return u`
      <li>
        <span class="pieces">${t.map((o,r)=>u`<bdi class="token ${r===e?"merged":""}">${i.template(o)}</bdi>`)}</span>
        <span class="faint">${s===void 0?"The bytes of the text, each a token of its own.":this.#r(s)}</span>
      </li>
    `}#r(t){let{tokens:e}=this.kit,[s,i]=e.tokenizer.parts(t),o=`${y(t-255)} of ${y(e.tokenizer.mergeCount)}`;return u`<bdi>${e.template(s)} + ${e.template(i)} → ${e.template(t)}</bdi> by merge rule ${o}, token ${t}`}view(t,e){let{tokenizer:s}=this.kit.tokens,i=[...os.encode(t)],o=i.length>ke;t!==this.#t&&(this.#t=t,this.#e=o?[]:[...s.steps(t)]);let r=s.bytes(e);return u`
      <div class="merging">
        <p class="title">How <bdi>${lt(i.slice(0,60))}</bdi> is merged</p>
        <p class="about">
          Token ${e} is ${_(r.length,"byte")}: ${V(r)}.
          ${U(r)===void 0?"Alone they are no text: a character goes on in its neighbour.":p}
        </p>
        ${o?u`<p class="status">This piece has ${y(i.length)} bytes; up to ${ke} are shown merge by merge.</p>`:u`
            <div class="controls">
              ${this.#s.view()}
              <span class="status">${this.status()}</span>
            </div>
            <ol class="steps">${this.#e.slice(0,this.#i+1).map(l=>this.#o(l))}</ol>
          `}
      </div>
    `}};var mt=(n,t)=>({tokens:t,characters:[...n].length,bytes:new TextEncoder().encode(n).length});function Te(n,t,e){let s=0;return n.split(t).find(i=>(s+=n.encodePiece(i).length,e<s))}var _i=be(ye,n=>{let{state:t,data:e,tokens:s,change:i,find:o,define:r}=n,l=new st(n,d=>s.template(d),d=>i({selected:d})),a=new ft(n),c={rows:void 0,sentences:[]};function f(){let d=e("sentences");if(d!==c.rows){let g=d.map(([$,v,L])=>({language:$,tag:v,text:L,count:mt(L,s.tokenizer.encode(L).length)}));c={rows:d,sentences:g}}return c.sentences}let h=()=>{let{tokens:d,characters:g,bytes:$}=mt(t.text,s.of(t.text).length);return[_(d,"token"),_(g,"character"),_($,"byte")].join(" \xB7 ")};function m(d){let g=o("textarea");g?.focus(),g?.select(),document.execCommand("insertText",!1,d)||i({text:d})}return r({follow:d=>({..."text"in d?{selected:0}:{},..."text"in d||"selected"in d?{step:0}:{},...d}),announcement:()=>t.step?a.status():h(),view(){let{text:d}=t,g=s.of(d),$=Math.min(t.selected,g.length-1),v=Te(s.tokenizer,d,$);return u`
        <p class="counts">${h()}</p>
        ${l.view(g,$)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${v===void 0?p:a.view(v,g[$])}
        ${_e(f(),mt(d,g.length),m)}
      `}})});export{_i as default};
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
