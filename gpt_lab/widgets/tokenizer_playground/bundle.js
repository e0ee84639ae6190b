var bt=globalThis,Ot=n=>n,G=bt.trustedTypes,It=G?G.createPolicy("lit-html",{createHTML:n=>n}):void 0,yt="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,xt="?"+k,Le=`<${xt}>`,B=document,V=()=>B.createComment(""),q=n=>n===null||typeof n!="object"&&typeof n!="function",wt=Array.isArray,jt=n=>wt(n)||typeof n?.[Symbol.iterator]=="function",gt=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Pt=/-->/g,Lt=/>/g,E=RegExp(`>|${gt}(?:([^\\s"'>=/]+)(${gt}*=${gt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ht=/'/g,Rt=/"/g,zt=/^(?:script|style|textarea|title)$/i,At=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),u=At(1),cs=At(2),hs=At(3),A=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Ut=new WeakMap,N=B.createTreeWalker(B,129);function Dt(n,t){if(!wt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return It!==void 0?It.createHTML(t):t}var Vt=(n,t)=>{let e=n.length-1,s=[],i,r=t===2?"<svg>":t===3?"<math>":"",o=D;for(let l=0;l<e;l++){let a=n[l],c,m,h=-1,f=0;for(;f<a.length&&(o.lastIndex=f,m=o.exec(a),m!==null);)f=o.lastIndex,o===D?m[1]==="!--"?o=Pt:m[1]!==void 0?o=Lt:m[2]!==void 0?(zt.test(m[2])&&(i=RegExp("</"+m[2],"g")),o=E):m[3]!==void 0&&(o=E):o===E?m[0]===">"?(o=i??D,h=-1):m[1]===void 0?h=-2:(h=o.lastIndex-m[2].length,c=m[1],o=m[3]===void 0?E:m[3]==='"'?Rt:Ht):o===Rt||o===Ht?o=E:o===Pt||o===Lt?o=D:(o=E,i=void 0);let d=o===E&&n[l+1].startsWith("/>")?" ":"";r+=o===D?a+Le:h>=0?(s.push(c),a.slice(0,h)+yt+a.slice(h)+k+d):a+k+(h===-2?l:d)}return[Dt(n,r+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},F=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let r=0,o=0,l=t.length-1,a=this.parts,[c,m]=Vt(t,e);if(this.el=n.createElement(c,s),N.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=N.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(yt)){let f=m[o++],d=i.getAttribute(h).split(k),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:r,name:$[2],strings:d,ctor:$[1]==="."?K:$[1]==="?"?Z:$[1]==="@"?J:I}),i.removeAttribute(h)}else h.startsWith(k)&&(a.push({type:6,index:r}),i.removeAttribute(h));if(zt.test(i.tagName)){let h=i.textContent.split(k),f=h.length-1;if(f>0){i.textContent=G?G.emptyScript:"";for(let d=0;d<f;d++)i.append(h[d],V()),N.nextNode(),a.push({type:2,index:++r});i.append(h[f],V())}}}else if(i.nodeType===8)if(i.data===xt)a.push({type:2,index:r});else{let h=-1;for(;(h=i.data.indexOf(k,h+1))!==-1;)a.push({type:7,index:r}),h+=k.length-1}r++}}static createElement(t,e){let s=B.createElement("template");return s.innerHTML=t,s}};function O(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,r=q(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=O(n,i._$AS(n,t.values),i,s)),t}var Y=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??B).importNode(e,!0);N.currentNode=i;let r=N.nextNode(),o=0,l=0,a=s[0];for(;a!==void 0;){if(o===a.index){let c;a.type===2?c=new H(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new Q(r,this,t)),this._$AV.push(c),a=s[++l]}o!==a?.index&&(r=N.nextNode(),o++)}return N.currentNode=B,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},H=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=O(this,t,e),q(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):jt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&q(this._$AH)?this._$AA.nextSibling.data=t:this.T(B.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=F.createElement(Dt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new Y(i,this),o=r.u(this.options);r.p(e),this.T(o),this._$AH=r}}_$AC(t){let e=Ut.get(t.strings);return e===void 0&&Ut.set(t.strings,e=new F(t)),e}k(t){wt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let r of t)i===e.length?e.push(s=new n(this.O(V()),this.O(V()),this,this.options)):s=e[i],s._$AI(r),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Ot(t).nextSibling;Ot(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},I=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,r){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=p}_$AI(t,e=this,s,i){let r=this.strings,o=!1;if(r===void 0)t=O(this,t,e,0),o=!q(t)||t!==this._$AH&&t!==A,o&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=O(this,l[s+a],e,a),c===A&&(c=this._$AH[a]),o||=!q(c)||c!==this._$AH[a],c===p?t=p:t!==p&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}o&&!i&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends I{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},Z=class extends I{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},J=class extends I{constructor(t,e,s,i,r){super(t,e,s,i,r),this.type=5}_$AI(t,e=this){if((t=O(this,t,e,0)??p)===A)return;let s=this._$AH,i=t===p&&s!==p||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==p&&(s===p||i);i&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Q=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){O(this,t)}},qt={M:yt,P:k,A:xt,C:1,L:Vt,R:Y,D:jt,V:O,I:H,H:I,N:Z,U:J,B:K,F:Q},He=bt.litHtmlPolyfillSupport;He?.(F,H),(bt.litHtmlVersions??=[]).push("3.3.3");var Ft=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let r=e?.renderBefore??null;s._$litPart$=i=new H(t.insertBefore(V(),r),r,void 0,e??{})}return i._$AI(n),i};var Re=new Intl.NumberFormat("en-US"),w=n=>Re.format(n);var C=(n,t)=>`${w(n)} ${t}${n===1?"":"s"}`,Wt=(n,t=1)=>`${(100*n).toFixed(t)} %`;function Gt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Ue(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):w(Math.round(s))} ${t[e]}`.trim()}var _t=n=>Ue(n,["bytes","kB","MB","GB","TB"]);var v={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},R=n=>(...t)=>({_$litDirective$:n,values:t}),M=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:je}=qt,Yt=n=>n;var Zt=n=>n.strings===void 0,Kt=()=>document.createComment(""),U=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let r=s.insertBefore(Kt(),i),o=s.insertBefore(Kt(),i);e=new je(r,o,n,n.options)}else{let r=e._$AB.nextSibling,o=e._$AM,l=o!==n;if(l){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==o._$AU&&e._$AP(a)}if(r!==i||l){let a=e._$AA;for(;a!==r;){let c=Yt(a).nextSibling;Yt(s).insertBefore(a,i),a=c}}}return e},S=(n,t,e=n)=>(n._$AI(t,e),n),ze={},X=(n,t=ze)=>n._$AH=t,Jt=n=>n._$AH,tt=n=>{n._$AR(),n._$AA.remove()};var Qt=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},vt=R(class extends M{constructor(n){if(super(n),n.type!==v.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],r=[],o=0;for(let l of n)i[o]=s?s(l,o):o,r[o]=e(l,o),o++;return{values:r,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=Jt(n),{values:r,keys:o}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=o,r;let l=this.ut??=[],a=[],c,m,h=0,f=i.length-1,d=0,$=r.length-1;for(;h<=f&&d<=$;)if(i[h]===null)h++;else if(i[f]===null)f--;else if(l[h]===o[d])a[d]=S(i[h],r[d]),h++,d++;else if(l[f]===o[$])a[$]=S(i[f],r[$]),f--,$--;else if(l[h]===o[$])a[$]=S(i[h],r[$]),U(n,a[$+1],i[h]),h++,$--;else if(l[f]===o[d])a[d]=S(i[f],r[d]),U(n,i[h],i[f]),f--,d++;else if(c===void 0&&(c=Qt(o,d,$),m=Qt(l,h,f)),c.has(l[h]))if(c.has(l[f])){let g=m.get(o[d]),b=g!==void 0?i[g]:null;if(b===null){let y=U(n,i[h]);S(y,r[d]),a[d]=y}else a[d]=S(b,r[d]),U(n,i[h],b),i[g]=null;d++}else tt(i[f]),f--;else tt(i[h]),h++;for(;d<=$;){let g=U(n,a[$+1]);S(g,r[d]),a[d++]=g}for(;h<=f;){let g=i[h++];g!==null&&tt(g)}return this.ut=o,X(n,a),A}});var T=R(class extends M{constructor(n){if(super(n),n.type!==v.PROPERTY&&n.type!==v.ATTRIBUTE&&n.type!==v.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Zt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===p)return t;let e=n.element,s=n.name;if(n.type===v.PROPERTY){if(t===e[s])return A}else if(n.type===v.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===v.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return X(n),t}});var j=n=>n.target;function et({label:n,name:t,value:e,stops:s,onChange:i,...r}){let{text:o=String,disabled:l=!1}=r,a=u`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(e)}
      ?disabled=${l}
      .value=${T(String(De(s,e)))}
      @pointerdown=${c=>j(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:m}=j(c);m!==void 0&&i(m)}}
      @input=${c=>i(s[j(c).valueAsNumber])}
    >
  `;return n===p?a:u`<label class="slider">${n}${a}</label>`}var kt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function De(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var st=({label:n,name:t,checked:e,onChange:s,effect:i=p})=>u`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${T(e)}
        @change=${r=>s(j(r).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,x=(n,t,{disabled:e=!1,name:s=""}={})=>u`
    <button
      type="button"
      class=${s||p}
      aria-disabled=${e?"true":p}
      @click=${()=>e||t()}
    >${n}</button>
  `,Tt=(n,t,e,s,i="")=>u`
    <label>${n}
      <select name=${i||p} @change=${r=>s(t[r.target.selectedIndex][0])}>
        ${t.map(([r,o])=>u`<option value=${String(r)} .selected=${T(r===e)}>${o}</option>`)}
      </select>
    </label>
  `,Xt=(n,t,e,s,i)=>u`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([r,o])=>u`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${T(r===s)}
          @change=${()=>i(r)}
        > ${o}</label>`)}
    </fieldset>
  `,te=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:r=-1/0,max:o=1/0}=i;return u`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:p}
        max=${Number.isFinite(o)?o:p}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(j(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,r),o):e;j(l).value=String(c),s(c)}}
      >
    </label>
  `};var Ct=160,Ve=400,nt=class{kit;template;onSelect;#t;#e;#s;#n;constructor(t,e,s){this.kit=t,this.template=e,this.onSelect=s,this.#t=Ct,this.#e=[],this.#s=[],this.#n=0,this.#a=i=>{let r=this.#o(i);r>=0&&this.onSelect(r)},this.#l=i=>{let r=this.#o(i),o=this.#e.length-1,a={ArrowRight:r+1,ArrowLeft:r-1,Home:0,End:o}[i.key];r<0||a===void 0||a<0||a>o||(i.preventDefault(),this.onSelect(a),this.focus(a))},this.#c=i=>{let{scrollTop:r,clientHeight:o,scrollHeight:l}=i.currentTarget;r+o>l-Ve&&this.#t<this.#e.length&&this.#i(this.#t+Ct)}}focus(t){t>=this.#t&&this.#i(t+Ct),queueMicrotask(()=>queueMicrotask(()=>{this.kit.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#i(t){this.#t=t,this.kit.redraw()}#r(t){let e=this.#e,s=Math.min(e.length,t.length),i=0;for(;i<s&&e[i]===t[i];)i+=1;let r=0;for(;r<s-i&&e.at(-1-r)===t.at(-1-r);)r+=1;let o=Array.from({length:t.length-i-r},()=>this.#n++),l=this.#s;this.#s=[...l.slice(0,i),...o,...l.slice(l.length-r)],this.#e=t}#o(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a;#l;#c;view(t,e){t!==this.#e&&this.#r(t);let s=t.slice(0,this.#t),i=Math.min(e,s.length-1),r=t.length-s.length,o=()=>{this.#i(2*this.#t),this.focus(s.length)};return u`
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
      ${r>0?u`<p class="more">${x(`Show more: ${w(s.length)} of ${w(t.length)} tokens are drawn`,o)}</p>`:p}
    `}};function it(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var qe=4e3,rt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=it(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()),queueMicrotask(()=>this.#r())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>qe,this.#e?void 0:t}#r(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#o(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return u`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return u`
      <span class="copy-link">
        ${x("Copy link",()=>this.#o())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?u`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:p}
      </span>
    `}};var ee=new WeakMap;function ne(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||ee.get(e)===s)continue;ee.set(e,s);let[i,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],o=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=se(r.left,r.right,i.left+o,i.right),e.scrollTop+=se(r.top,r.bottom,i.top,i.bottom)}}function se(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function ie(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var Mt=Symbol.for("gpt-lab-ids");function ot(n){let t=globalThis;return t[Mt]=(t[Mt]??0)+1,`${n}-${t[Mt]}`}function re(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function oe(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return P(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var W=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ae=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Fe={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},We=/[\p{C}\p{Z}]/u,Ge=/^\p{M}/u;function P(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function at(n){let t=P(n);if(t===void 0)return u`<span class="bytes">${W(n)}</span>`;let e=Ge.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!We.test(i)){s+=i;continue}let r=ae(i),[o,l]=Fe[i]??[r,r];e.push(s,u`<span class="sign" role="img" aria-label=${l}>${o}</span>`),s=""}return u`${e}${s}`}function St(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ae(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Ye=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),le={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,r=Number(n||NaN);return r>=s&&r<=i&&(e==="number"||Number.isInteger(r))?r:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Et={number:le,integer:le,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===Ke(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>Ye.get(n),rule:()=>"true or false"},text:{encode:n=>re(n),decode:oe,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ce(n))?ce(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(r=>r in s).map(r=>he(s[r],e[r],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let r=n.split(",");if(r.length<i||r.length>s.length)return;let o=r.map((l,a)=>[s[a],de(l,e[s[a]],e)]);return o.some(([,l])=>l===void 0)?void 0:Object.fromEntries(o)},rule:n=>n.of.join(",")}},ce=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Ke=n=>n.replaceAll("%20"," "),he=(n,t,e={})=>Et[t.kind].encode(n,t,e),de=(n,t,e={})=>Et[t.kind].decode(n,t,e);function ue(n,t,e,s=()=>({})){let i=(a,c)=>he(c[a],n[a],n),r=Object.keys(n),o=r.filter(a=>i(a,t)!==i(a,e)),l={...e,...s(t,new Set(o))};return r.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function pe(n,t,e,s=()=>!0,i=()=>({})){let r=n.split("&").map(h=>{let f=h.indexOf("=");return f<0?["text",h]:[h.slice(0,f),h.slice(f+1)]}),o=new Map(r),l=new Set(o.keys()),[a,c]=[{},[]],m=()=>({...e,...i({...e,...a},l)});for(let[h,f]of Object.entries(t)){let d=o.get(h),$=d===void 0?m()[h]:de(d,f,t);if(f.kind==="parts"&&$!==void 0){let g=$,b=g.filter(y=>s(y,f));for(let y of g)b.includes(y)||c.push(`${y} is not a part of the model`);$=b}else if($===void 0){let{rule:g}=Et[f.kind];c.push(h==="text"?"its text is damaged":`${h}=${d} is not ${g(f)}`),$=e[h]}a[h]=$}return{values:a,problems:c}}function fe(n,t){return new Promise((e,s)=>{let i=(r,o)=>{r.type!=="asset"||r.name!==t||(n.off("msg:custom",i),r.error?s(new Error(r.error)):e(o[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var Ze=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function me(n,t,{streams:e,neurons:s,places:i}={}){let r=i?n.replace(/@\d{1,6}$/,""):n;if(Ze(r)&&!e)return!1;let[o,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return c!==void 0&&!(s&&Number(c)<(t.d_ff??0))?!1:r==="embedding"||o!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var Je=Symbol.for("gpt-lab shared text");function $e(n){let t=globalThis,e=t[Je]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let r of e.watchers)r()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(i=r,!!e.on)for(let o of e.takers)o!==n&&o(r)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?p:u`<div class="shared-text">${st({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&i)for(let o of e.takers)o!==n&&o(i);s()}})}</div>`}}function ge(n){let[t,e]=n.split("_");return u`<span class="math"><i>${t}</i>${e?u`<span class="underscore">_</span><sub>${e}</sub>`:p}</span>`}function be(n,t,e=1/0){let s=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(r==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${n}=${s} is not an integer`};let o=Number(r);return o<1?{problem:`${n}=${r} is below 1`}:o>e?{problem:`${n}=${r} is above ${e}`}:{value:o}}function xe({name:n,setting:t,label:e,value:s,stops:i,ends:r,text:o,draft:l,onDraft:a,onChange:c,...m}){let{disabled:h=!1,id:f}=m,{symbol:d=n,max:$}=t,g=l===void 0?{value:s}:be(n,l,$),b=g.value===void 0||g.value===s?l:void 0,y=g.value===void 0?g.problem:void 0,Oe=ye(s,i,r),Bt=_=>{a(),c(_)},Ie=_=>{let z=_.target.value;a(z);let{value:L}=be(n,z,$);L!==void 0&&c(L)},Pe=_=>{if(_.key!=="ArrowUp"&&_.key!=="ArrowDown")return;_.preventDefault();let z=_.key==="ArrowUp"?i.find(L=>L>s):i.findLast(L=>L<s);z!==void 0&&Bt(z)};return u`
    <div class="size">
      <label>
        <span class="name">${ge(d)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${T(b??String(s))}
          ?disabled=${h}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${n}`:p}
          @input=${Ie}
          @change=${()=>y||a()}
          @keydown=${Pe}
        >
      </label>
      ${et({value:s,stops:i,disabled:h,onChange:Bt,label:p,name:`${d}, ${e}: slider`,text:_=>[o(_),ye(_,i,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":Oe}</p>
      <p class="warn problem" id="${f}-${n}" ?hidden=${!y}>${y?`${y}; the figure still has ${s}`:""}</p>
    </div>
  `}function ye(n,t,[e,s]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var Qe={commas:w,percent:n=>Wt(n,0),1:n=>Gt(n,1)},lt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=ot("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let r=e.help??p,o=this.#s(t,e,s,i);return u`<div class="control" data-setting=${t} title=${r}>${o}</div>`}#s(t,e,s,i){let r=e.kind==="text"?e.label:e.label??t,o=i.label??r,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return st({label:o,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,o,l,a);case"text":return this.#r(t,e,o,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,o,l,a,i)}}#n(t,{control:e,choices:s,names:i},r,o,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?Tt(r,a,o,l,t):Xt(r,`${this.#t}-${t}`,a,o,l)}#i(t,e,s,i,r,o){let{control:l,names:a,unit:c="",step:m=1}=e,{min:h=e.min??0,max:f=e.max??1/0}=o,d=b=>a?.[b]??(Qe[c]??String)(b),$=()=>o.stops??e.stops??kt(h,f,m),g=()=>$().filter(b=>b>=h&&b<=f);return l==="size"?xe({name:t,setting:e,label:s,value:i,text:d,onChange:r,stops:g(),id:this.#t,disabled:o.disabled,ends:o.ends,draft:this.#e.get(t),onDraft:b=>{b===void 0?this.#e.delete(t):this.#e.set(t,b),this.redraw()}}):l==="field"?te({label:s,name:t,value:i,min:h,max:f,onChange:r}):l==="select"?Tt(s,kt(h,f,1).map(b=>[b,d(b)]),i,r,t):et({label:u`<span>${s} <span class="number">${d(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:g(),text:d,onChange:r,disabled:o.disabled})}#r(t,{rows:e=2},s,i){let r=`${this.#t}-${t}`,o=St(this.#e.get(t)??""),l=a=>{let c=a.target.value;St(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return u`
      <div class="text-field">
        <label for=${r}>${s}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${o?"true":p}
          aria-describedby=${o?`${r}-problem`:p}
          .value=${T(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!o}>${o}</p>
      </div>
    `}};var Xe=16,ts="<|endoftext|>",ct=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>Xe){let[r]=this.#t.keys();this.#t.delete(r)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,at(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return P(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return P(e)??W(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ts;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var ht=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=o=>o,this.asset=o=>fe(this.model,o),this.data=o=>this.model.get(o),this.local=o=>{let l={...o};return we(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=o=>{this.problems=[],this.#r(this.follow?.(o)??o),this.onChange()},this.append=o=>{this.#o("text",`${this.model.get("text")}${this.tokens.plain(o)}`)},this.control=(o,l)=>this.#t.view(o,this.declared.settings[o],this.model.get(o),l),this.look=(o,l)=>this.client?.look(o,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=o=>this.host?.querySelector(o)??null,this.focusSoon=o=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(o)?.focus()))},this.onCleanup=o=>{this.#s.push(o)},this.declared=ie(t,e.get("_limits")),this.id=ot(t.name),this.initial=this.values(),this.state=we(o=>e.get(o),(o,l)=>this.change({[o]:l})),this.#t=new lt((o,l)=>this.#o(o,l),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,r=t.find(l=>l.endsWith("-vocabulary"));s&&r&&(this.tokens=new ct(new s(await this.asset(r)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let o=Object.entries(e).find(([,l])=>l.shared);if(o&&this.page&&this.host){let[l]=o;this.#e=$e(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return ue(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=pe(t,this.declared.settings,this.initial,(r,o)=>!e||me(r,e,o),this.absent);for(let r of Object.keys(s))this.#t.forget(r);this.#r(s),this.problems=i,this.redraw()}#r(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#o(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function we(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var dt=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#r;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#e=!1,this.#r=0,this.#o=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=!this.#e;[this.#e,this.#t]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#r,s)}async#a(t,e,s,i){let r=()=>s===this.#r,o=async(a,c)=>{let m=await this.client.look(a,{onTokens:c,load:!i});return m&&r()?m:await new Promise(()=>{})},l=(a,c)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,o);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!this.asking.settled?.(c));else l(await a,!1)}catch(a){if(!r())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var es="These are the lab model\u2019s numbers.";function Ae(n,t=es){let e=u`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:r}=n.status,o=()=>n.load(!0);return s==="asking"?u`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${_t(n.size)})`,o)}</p>`:s==="failed"?u`<p class="status-line warn" role="alert">The model did not load: ${r}. ${x("Try again",o)}</p>`:s==="loading"?u`<p class="status-line faint"><label>Loading the model, ${_t(n.size)}
      <progress max=${n.size} value=${i||p}></progress></label></p>`:e}function _e(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,ss(t,c.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&s()},o=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:r}))n.addEventListener(a,c,{capture:!0,signal:o.signal});return()=>{s(),o.abort()}}function ss(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-s-6,o=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,o))}px`,n.style.top=`${r>4?r:t.bottom+6}px`}var ns=n=>n.stopPropagation();function ve(n,t){return{async render({model:e,el:s,page:i}){let r="show"in s?void 0:s,o=c=>{"show"in s?s.show(c):Ft(c,s)},l=new ht(n,e,i,r),a=c=>{if(l.dispose(),o(is(n.title,c)),!r)throw c;console.warn(c)};try{await l.load();let c=new Nt(l,await t(l));l.draw=()=>{try{o(c.view()),r&&ne(r)}catch(m){a(m)}},r&&l.onCleanup(_e(r)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Nt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=it(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:o,settled:l,first:a,publish:c}=e;if(r&&o&&(this.#s=new dt({question:r,answer:o,settled:l,first:a},i,()=>t.redraw(),h=>c&&t.publish(c(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let m=new rt({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=m,t.onChange=()=>m.changed(),t.onCleanup(()=>m.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(s));let o=t.declared.assets.includes("lab-model");return u`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ns}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??p}
            ${x("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#o()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(s,{asked:i,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}</p>
        ${o?Ae(t.client,e.ready):p}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return p;let s=Object.keys(e??{}).length>0;return u`
      <div class="question">
        <p>${t}</p>
        ${s?x("Show me",()=>this.kit.change(e??{})):p}
      </div>
    `}#o(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?u`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>x(s,()=>t.change(i)))}
      </div>
    `:p}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},is=(n,t)=>u`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ut=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let r=2*i+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[i]=s;break}t[i]=t[r],i=r}return e}};var pt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#r=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],r)=>this.#n.set(s*65536+i,256+r)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#o(s);let i=s.filter(r=>r>=0);return this.#r.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#o([...e]);yield{ids:[...e]};for(let[i,r]of s){let o=i+1;for(;e[o]<0;)o+=1;e[i]=r,e[o]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:r}}}#o(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new ut,r=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let o=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),m=s[a],[h,f]=this.parts(c);t[a]!==h||t[m]!==f||(t[a]=c,t[m]=-1,s[a]=s[m],s[a]<t.length&&(e[s[a]]=a,r(a)),e[a]>=0&&r(e[a]),o.push([a,c]))}return o}};var rs={name:"tokenizer-playground",title:"Tokenizer playground",assets:["gpt2-vocabulary"],settings:{text:{kind:"text",label:"Your text",rows:3},selected:{kind:"integer",min:0,max:1e6},step:{kind:"integer",min:0,max:1e6}},examples:[]},ke={...rs,Tokenizer:pt};var Te="important",os=" !"+Te,Ce=R(class extends M{constructor(n){if(super(n),n.type!==v.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let r=typeof i=="string"&&i.endsWith(os);s.includes("-")||r?e.setProperty(s,r?i.slice(0,-11):i,r?Te:""):e[s]=i}}return A}});var Me=(n,t)=>u`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ce({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var oi=u`<p class="faint">They come with the model.</p>`;var Se=(n,{characters:t,bytes:e,tokens:s},i)=>u`
    <tr>
      <th scope="row">${n}</th>
      <td class="number">${w(t)}</td>
      <td class="number">${w(e)}</td>
      <td class="number">${w(s)}${Me(s,i)}</td>
      <td class="number">${t?(s/t).toFixed(2):"\u2013"}</td>
    </tr>
  `;function Ee(n,t,e){let s=Math.max(1,t.tokens,...n.map(({count:i})=>i.tokens));return u`
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
        ${Se("Your text",t,s)}
        ${n.map(({language:i,tag:r,text:o,count:l})=>u`
            ${Se(x(i,()=>e(o),{name:"choose"}),l,s)}
            <tr class="sentence">
              <td colspan="5" lang=${r} dir="auto">${o}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var as=900,ft=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:s}=this.steps;t()>=e()&&s(0),this.#s(),this.#t=setInterval(()=>{t()<e()&&s(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??as),this.kit.redraw()}#s(){this.#e=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[s,i]=this.#e;(s!==t||i!==this.steps.of?.())&&this.pause();let r=this.#t!==void 0;return u`
      <div class="buttons">
        ${x("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${x(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${x(r?"Pause":"Play",()=>r?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};var Ne=100,ls=new TextEncoder,mt=class{kit;#t;#e;#s;constructor(t){this.kit=t,this.#e=[];let{state:e}=t;this.#s=new ft(t,{at:()=>this.#i,last:()=>this.#n,go:s=>e.step=s,of:()=>e.selected+e.text,next:"Next merge"})}get#n(){return Math.max(0,this.#e.length-1)}get#i(){return Math.min(this.kit.state.step,this.#n)}status(){let{length:t}=this.#e[this.#i]?.ids??[];return(this.#n?`Merge ${this.#i} of ${this.#n}. `:"")+(this.#i===this.#n?`No rule fits any two neighbours: ${C(t,"token")}.`:`${C(t,"piece")} now.`)}#r({ids:t,at:e,merged:s}){let{tokens:i}=this.kit;return u`
      <li>
        <span class="pieces">${t.map((r,o)=>u`<bdi class="token ${o===e?"merged":""}">${i.template(r)}</bdi>`)}</span>
        <span class="faint">${s===void 0?"The bytes of the text, each a token of its own.":this.#o(s)}</span>
      </li>
    `}#o(t){let{tokens:e}=this.kit,[s,i]=e.tokenizer.parts(t),r=`${w(t-255)} of ${w(e.tokenizer.mergeCount)}`;return u`<bdi>${e.template(s)} + ${e.template(i)} → ${e.template(t)}</bdi> by merge rule ${r}, token ${t}`}view(t,e){let{tokenizer:s}=this.kit.tokens,i=[...ls.encode(t)],r=i.length>Ne;t!==this.#t&&(this.#t=t,this.#e=r?[]:[...s.steps(t)]);let o=s.bytes(e);return u`
      <div class="merging">
        <p class="title">How <bdi>${at(i.slice(0,60))}</bdi> is merged</p>
        <p class="about">
          Token ${e} is ${C(o.length,"byte")}: ${W(o)}.
          ${P(o)===void 0?"Alone they are no text: a character goes on in its neighbour.":p}
        </p>
        ${r?u`<p class="status">This piece has ${w(i.length)} bytes; up to ${Ne} are shown merge by merge.</p>`:u`
            <div class="controls">
              ${this.#s.view()}
              <span class="status">${this.status()}</span>
            </div>
            <ol class="steps">${this.#e.slice(0,this.#i+1).map(l=>this.#r(l))}</ol>
          `}
      </div>
    `}};var $t=(n,t)=>({tokens:t,characters:[...n].length,bytes:new TextEncoder().encode(n).length});function Be(n,t,e){let s=0;return n.split(t).find(i=>(s+=n.encodePiece(i).length,e<s))}var Ei=ve(ke,n=>{let{state:t,data:e,tokens:s,change:i,find:r,define:o}=n,l=new nt(n,d=>s.template(d),d=>i({selected:d})),a=new mt(n),c={rows:void 0,sentences:[]};function m(){let d=e("sentences");if(d!==c.rows){let $=d.map(([g,b,y])=>({language:g,tag:b,text:y,count:$t(y,s.tokenizer.encode(y).length)}));c={rows:d,sentences:$}}return c.sentences}let h=()=>{let{tokens:d,characters:$,bytes:g}=$t(t.text,s.of(t.text).length);return[C(d,"token"),C($,"character"),C(g,"byte")].join(" \xB7 ")};function f(d){let $=r("textarea");$?.focus(),$?.select(),document.execCommand("insertText",!1,d)||i({text:d})}return o({follow:d=>({..."text"in d?{selected:0}:{},..."text"in d||"selected"in d?{step:0}:{},...d}),announcement:()=>t.step?a.status():h(),view(){let{text:d}=t,$=s.of(d),g=Math.min(t.selected,$.length-1),b=Be(s.tokenizer,d,g);return u`
        <p class="counts">${h()}</p>
        ${l.view($,g)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${b===void 0?p:a.view(b,$[g])}
        ${Ee(m(),$t(d,$.length),f)}
      `}})});export{Ei as default};
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
