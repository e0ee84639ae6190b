var bt=globalThis,Lt=n=>n,G=bt.trustedTypes,Pt=G?G.createPolicy("lit-html",{createHTML:n=>n}):void 0,yt="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,wt="?"+k,Ue=`<${wt}>`,I=document,V=()=>I.createComment(""),q=n=>n===null||typeof n!="object"&&typeof n!="function",xt=Array.isArray,Dt=n=>xt(n)||typeof n?.[Symbol.iterator]=="function",gt=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ht=/-->/g,Rt=/>/g,E=RegExp(`>|${gt}(?:([^\\s"'>=/]+)(${gt}*=${gt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ut=/'/g,jt=/"/g,Vt=/^(?:script|style|textarea|title)$/i,At=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),u=At(1),us=At(2),ps=At(3),A=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),zt=new WeakMap,N=I.createTreeWalker(I,129);function qt(n,t){if(!xt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Pt!==void 0?Pt.createHTML(t):t}var Ft=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let l=0;l<e;l++){let a=n[l],c,f,h=-1,m=0;for(;m<a.length&&(r.lastIndex=m,f=r.exec(a),f!==null);)m=r.lastIndex,r===D?f[1]==="!--"?r=Ht:f[1]!==void 0?r=Rt:f[2]!==void 0?(Vt.test(f[2])&&(i=RegExp("</"+f[2],"g")),r=E):f[3]!==void 0&&(r=E):r===E?f[0]===">"?(r=i??D,h=-1):f[1]===void 0?h=-2:(h=r.lastIndex-f[2].length,c=f[1],r=f[3]===void 0?E:f[3]==='"'?jt:Ut):r===jt||r===Ut?r=E:r===Ht||r===Rt?r=D:(r=E,i=void 0);let d=r===E&&n[l+1].startsWith("/>")?" ":"";o+=r===D?a+Ue:h>=0?(s.push(c),a.slice(0,h)+yt+a.slice(h)+k+d):a+k+(h===-2?l:d)}return[qt(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},F=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,f]=Ft(t,e);if(this.el=n.createElement(c,s),N.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=N.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(yt)){let m=f[r++],d=i.getAttribute(h).split(k),$=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:$[2],strings:d,ctor:$[1]==="."?K:$[1]==="?"?Z:$[1]==="@"?J:B}),i.removeAttribute(h)}else h.startsWith(k)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(Vt.test(i.tagName)){let h=i.textContent.split(k),m=h.length-1;if(m>0){i.textContent=G?G.emptyScript:"";for(let d=0;d<m;d++)i.append(h[d],V()),N.nextNode(),a.push({type:2,index:++o});i.append(h[m],V())}}}else if(i.nodeType===8)if(i.data===wt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(k,h+1))!==-1;)a.push({type:7,index:o}),h+=k.length-1}o++}}static createElement(t,e){let s=I.createElement("template");return s.innerHTML=t,s}};function O(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=q(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=O(n,i._$AS(n,t.values),i,s)),t}var Y=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??I).importNode(e,!0);N.currentNode=i;let o=N.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new H(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new Q(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=N.nextNode(),r++)}return N.currentNode=I,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},H=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=O(this,t,e),q(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Dt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&q(this._$AH)?this._$AA.nextSibling.data=t:this.T(I.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=F.createElement(qt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Y(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=zt.get(t.strings);return e===void 0&&zt.set(t.strings,e=new F(t)),e}k(t){xt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(V()),this.O(V()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Lt(t).nextSibling;Lt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=p}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=O(this,t,e,0),r=!q(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=O(this,l[s+a],e,a),c===A&&(c=this._$AH[a]),r||=!q(c)||c!==this._$AH[a],c===p?t=p:t!==p&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},Z=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},J=class extends B{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=O(this,t,e,0)??p)===A)return;let s=this._$AH,i=t===p&&s!==p||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==p&&(s===p||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Q=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){O(this,t)}},Wt={M:yt,P:k,A:wt,C:1,L:Ft,R:Y,D:Dt,V:O,I:H,H:B,N:Z,U:J,B:K,F:Q},je=bt.litHtmlPolyfillSupport;je?.(F,H),(bt.litHtmlVersions??=[]).push("3.3.3");var Gt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new H(t.insertBefore(V(),o),o,void 0,e??{})}return i._$AI(n),i};var ze=new Intl.NumberFormat("en-US"),x=n=>ze.format(n);var C=(n,t)=>`${x(n)} ${t}${n===1?"":"s"}`,Yt=(n,t=1)=>`${(100*n).toFixed(t)}%`;function Kt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function De(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):x(Math.round(s))} ${t[e]}`.trim()}var vt=n=>De(n,["bytes","kB","MB","GB","TB"]);var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},R=n=>(...t)=>({_$litDirective$:n,values:t}),S=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Ve}=Wt,Zt=n=>n;var Qt=n=>n.strings===void 0,Jt=()=>document.createComment(""),U=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let o=s.insertBefore(Jt(),i),r=s.insertBefore(Jt(),i);e=new Ve(o,r,n,n.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==n;if(l){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=Zt(a).nextSibling;Zt(s).insertBefore(a,i),a=c}}}return e},M=(n,t,e=n)=>(n._$AI(t,e),n),qe={},X=(n,t=qe)=>n._$AH=t,Xt=n=>n._$AH,tt=n=>{n._$AR(),n._$AA.remove()};var te=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},_t=R(class extends S{constructor(n){if(super(n),n.type!==_.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],o=[],r=0;for(let l of n)i[r]=s?s(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=Xt(n),{values:o,keys:r}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,f,h=0,m=i.length-1,d=0,$=o.length-1;for(;h<=m&&d<=$;)if(i[h]===null)h++;else if(i[m]===null)m--;else if(l[h]===r[d])a[d]=M(i[h],o[d]),h++,d++;else if(l[m]===r[$])a[$]=M(i[m],o[$]),m--,$--;else if(l[h]===r[$])a[$]=M(i[h],o[$]),U(n,a[$+1],i[h]),h++,$--;else if(l[m]===r[d])a[d]=M(i[m],o[d]),U(n,i[h],i[m]),m--,d++;else if(c===void 0&&(c=te(r,d,$),f=te(l,h,m)),c.has(l[h]))if(c.has(l[m])){let g=f.get(r[d]),b=g!==void 0?i[g]:null;if(b===null){let y=U(n,i[h]);M(y,o[d]),a[d]=y}else a[d]=M(b,o[d]),U(n,i[h],b),i[g]=null;d++}else tt(i[m]),m--;else tt(i[h]),h++;for(;d<=$;){let g=U(n,a[$+1]);M(g,o[d]),a[d++]=g}for(;h<=m;){let g=i[h++];g!==null&&tt(g)}return this.ut=r,X(n,a),A}});var T=R(class extends S{constructor(n){if(super(n),n.type!==_.PROPERTY&&n.type!==_.ATTRIBUTE&&n.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Qt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===p)return t;let e=n.element,s=n.name;if(n.type===_.PROPERTY){if(t===e[s])return A}else if(n.type===_.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===_.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return X(n),t}});var j=n=>n.target;function et({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=u`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${T(String(Fe(s,e)))}
      @pointerdown=${c=>j(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:f}=j(c);f!==void 0&&i(f)}}
      @input=${c=>i(s[j(c).valueAsNumber])}
    >
  `;return n===p?a:u`<label class="slider">${n}${a}</label>`}var kt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function Fe(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var st=({label:n,name:t,checked:e,onChange:s,effect:i=p})=>u`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${T(e)}
        @change=${o=>s(j(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,w=(n,t,{disabled:e=!1,name:s=""}={})=>u`
    <button
      type="button"
      class=${s||p}
      aria-disabled=${e?"true":p}
      @click=${()=>e||t()}
    >${n}</button>
  `,Tt=(n,t,e,s,i="")=>u`
    <label>${n}
      <select name=${i||p} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>u`<option value=${String(o)} .selected=${T(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ee=(n,t,e,s,i)=>u`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>u`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${T(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,se=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return u`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:p}
        max=${Number.isFinite(r)?r:p}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(j(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;j(l).value=String(c),s(c)}}
      >
    </label>
  `};var Ct=160,We=400,nt=class{kit;template;onSelect;#t;#e;#s;#n;constructor(t,e,s){this.kit=t,this.template=e,this.onSelect=s,this.#t=Ct,this.#e=[],this.#s=[],this.#n=0,this.#a=i=>{let o=this.#r(i);o>=0&&this.onSelect(o)},this.#l=i=>{let o=this.#r(i),r=this.#e.length-1,a={ArrowRight:o+1,ArrowLeft:o-1,Home:0,End:r}[i.key];o<0||a===void 0||a<0||a>r||(i.preventDefault(),this.onSelect(a),this.focus(a))},this.#c=i=>{let{scrollTop:o,clientHeight:r,scrollHeight:l}=i.currentTarget;o+r>l-We&&this.#t<this.#e.length&&this.#i(this.#t+Ct)}}focus(t){t>=this.#t&&this.#i(t+Ct),queueMicrotask(()=>queueMicrotask(()=>{this.kit.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#i(t){this.#t=t,this.kit.redraw()}#o(t){let e=this.#e,s=Math.min(e.length,t.length),i=0;for(;i<s&&e[i]===t[i];)i+=1;let o=0;for(;o<s-i&&e.at(-1-o)===t.at(-1-o);)o+=1;let r=Array.from({length:t.length-i-o},()=>this.#n++),l=this.#s;this.#s=[...l.slice(0,i),...r,...l.slice(l.length-o)],this.#e=t}#r(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a;#l;#c;view(t,e){t!==this.#e&&this.#o(t);let s=t.slice(0,this.#t),i=Math.min(e,s.length-1),o=t.length-s.length,r=()=>{this.#i(2*this.#t),this.focus(s.length)};return u`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${_t(s,(l,a)=>this.#s[a],(l,a)=>u`<li><button
          type="button"
          class="token"
          tabindex=${a===i?0:-1}
          aria-pressed=${a===e?"true":"false"}
        ><bdi>${this.template(l)}</bdi><span class="id">${l}</span></button></li>`)}</ol>
      ${o>0?u`<p class="more">${w(`Show more: ${x(s.length)} of ${x(t.length)} tokens are drawn`,r)}</p>`:p}
    `}};function it(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var Ge=4e3,ot=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=it(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>Ge,this.#e?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return u`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return u`
      <span class="copy-link">
        ${w("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?u`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:p}
      </span>
    `}};var ne=new WeakMap;function oe(n){let t=new ResizeObserver(()=>St(n));return t.observe(n),()=>t.disconnect()}function St(n){if(n.isConnected)for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||ne.get(e)===s)continue;ne.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=ie(o.left,o.right,i.left+r,i.right),e.scrollTop+=ie(o.top,o.bottom,i.top,i.bottom)}}function ie(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function re(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var Mt=Symbol.for("gpt-lab-ids");function rt(n){let t=globalThis;return t[Mt]=(t[Mt]??0)+1,`${n}-${t[Mt]}`}function ae(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function le(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return L(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var W=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ce=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ye={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ke=/[\p{C}\p{Z}]/u,Ze=/^\p{M}/u;function L(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function at(n){let t=L(n);if(t===void 0)return u`<span class="bytes">${W(n)}</span>`;let e=Ze.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!Ke.test(i)){s+=i;continue}let o=ce(i),[r,l]=Ye[i]??[o,o];e.push(s,u`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return u`${e}${s}`}function Et(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ce(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Je=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),he={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Nt={number:he,integer:he,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===Qe(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>Je.get(n),rule:()=>"true or false"},text:{encode:n=>ae(n),decode:le,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(de(n))?de(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>ue(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((l,a)=>[s[a],pe(l,e[s[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},de=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Qe=n=>n.replaceAll("%20"," "),ue=(n,t,e={})=>Nt[t.kind].encode(n,t,e),pe=(n,t,e={})=>Nt[t.kind].decode(n,t,e);function fe(n,t,e,s=()=>({})){let i=(a,c)=>ue(c[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function me(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(h=>{let m=h.indexOf("=");return m<0?["text",h]:[h.slice(0,m),h.slice(m+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],f=()=>({...e,...i({...e,...a},l)});for(let[h,m]of Object.entries(t)){let d=r.get(h),$=d===void 0?f()[h]:pe(d,m,t);if(m.kind==="parts"&&$!==void 0){let g=$,b=g.filter(y=>s(y,m));for(let y of g)b.includes(y)||c.push(`${y} is not a part of the model`);$=b}else if($===void 0){let{rule:g}=Nt[m.kind];c.push(h==="text"?"its text is damaged":`${h}=${d} is not ${g(m)}`),$=e[h]}a[h]=$}return{values:a,problems:c}}function It(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var Xe=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function $e(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(Xe(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(s&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var ts=Symbol.for("gpt-lab shared text");function ge(n){let t=globalThis,e=t[ts]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?p:u`<div class="shared-text">${st({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function be(n){let[t,e]=n.split("_");return u`<span class="math"><i>${t}</i>${e?u`<span class="underscore">_</span><sub>${e}</sub>`:p}</span>`}function ye(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function xe({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...f}){let{disabled:h=!1,id:m}=f,{symbol:d=n,max:$}=t,g=l===void 0?{value:s}:ye(n,l,$),b=g.value===void 0||g.value===s?l:void 0,y=g.value===void 0?g.problem:void 0,Pe=we(s,i,o),Bt=v=>{a(),c(v)},He=v=>{let z=v.target.value;a(z);let{value:P}=ye(n,z,$);P!==void 0&&c(P)},Re=v=>{if(v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;v.preventDefault();let z=v.key==="ArrowUp"?i.find(P=>P>s):i.findLast(P=>P<s);z!==void 0&&Bt(z)};return u`
    <div class="size">
      <label>
        <span class="name">${be(d)} ${e}</span>
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
          aria-describedby=${y?`${m}-${n}`:p}
          @input=${He}
          @change=${()=>y||a()}
          @keydown=${Re}
        >
      </label>
      ${et({value:s,stops:i,disabled:h,onChange:Bt,label:p,name:`${d}, ${e}: slider`,text:v=>[r(v),we(v,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":Pe}</p>
      <p class="warn problem" id="${m}-${n}" ?hidden=${!y}>${y?`${y}; the figure still has ${s}`:""}</p>
    </div>
  `}function we(n,t,[e,s]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var es={commas:x,percent:n=>Yt(n,0),1:n=>Kt(n,1)},lt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=rt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.help??p,r=this.#s(t,e,s,i);return u`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return st({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?Tt(o,a,r,l,t):ee(o,`${this.#t}-${t}`,a,r,l)}#i(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:f=1}=e,{min:h=e.min??0,max:m=e.max??1/0}=r,d=b=>a?.[b]??(es[c]??String)(b),$=()=>r.stops??e.stops??kt(h,m,f),g=()=>$().filter(b=>b>=h&&b<=m);return l==="size"?xe({name:t,setting:e,label:s,value:i,text:d,onChange:o,stops:g(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:b=>{b===void 0?this.#e.delete(t):this.#e.set(t,b),this.redraw()}}):l==="field"?se({label:s,name:t,value:i,min:h,max:m,onChange:o}):l==="select"?Tt(s,kt(h,m,1).map(b=>[b,d(b)]),i,o,t):et({label:u`<span>${s} <span class="number">${d(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:g(),text:d,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=Et(this.#e.get(t)??""),l=a=>{let c=a.target.value;Et(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return u`
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
          .value=${T(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var ss=16,ns="<|endoftext|>",ct=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>ss){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,at(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return L(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return L(e)??W(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ns;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var ht=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>It(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Ae(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=re(t,e.get("_limits")),this.id=rt(t.name),this.initial=this.values(),this.state=Ae(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new lt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));s&&o&&(this.tokens=new ct(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#e=ge(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return fe(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=me(t,this.declared.settings,this.initial,(o,r)=>!e||$e(o,e,r),this.absent);for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let s=this.find(t);s&&e(s)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ae(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var dt=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}retry;async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,c)=>{let f=await this.client.look(a,{onTokens:c,load:!i});return f&&o()?f:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};var ve=n=>n?.model.get("snapshots")??{};var is="These are the lab model\u2019s numbers.",_e=(n,t,e)=>u`<p class="status-line faint"><label>Loading ${n}, ${vt(e)}
    <progress max=${e} value=${t||p}></progress></label></p>`;function ke(n,t=is){let e=u`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o,snapshots:r}=n.status,l=()=>n.load(!0);if(s==="asking")return u`<p class="status-line">Your browser is set to save data. ${w(`Load the model (${vt(n.size)})`,l)}</p>`;if(s==="failed")return u`<p class="status-line warn" role="alert">The model did not load: ${o}. ${w("Try again",l)}</p>`;if(s==="loading")return _e("the model",i,n.size);for(let[a,{size:c}]of Object.entries(ve(n.kit))){let f=r[a];if(f!==void 0)return _e(`the model after ${a}% of its training`,f,c)}return e}function Te(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,os(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function os(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var rs=n=>n.stopPropagation();function Ce(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):Gt(c,s)},l=new ht(n,e,i,o),a=c=>{if(l.dispose(),r(as(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Ot(l,await t(l));l.draw=()=>{try{r(c.view()),o&&St(o)}catch(f){a(f)}},o&&(l.onCleanup(Te(o)),l.onCleanup(oe(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Ot=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=it(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new dt({question:o,answer:r,first:l},i,()=>t.redraw(),f=>a&&t.publish(a(f)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let c=new ot({page:s,write:()=>t.writeLink(),read:f=>t.readLink(f),reset:()=>t.reset(),redraw:()=>t.redraw(),find:f=>t.find(f)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return u`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${rs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??p}
            ${w("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(s,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?w("Try again",this.#s.retry):p}</p>
        ${r?ke(t.client,e.ready):p}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return p;let s=Object.keys(e??{}).length>0;return u`
      <div class="question">
        <p>${t}</p>
        ${s?w("Show me",()=>this.kit.change(e??{})):p}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?u`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>w(s,()=>t.change(i)))}
      </div>
    `:p}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},as=(n,t)=>u`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ut=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var pt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new ut,o=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),f=s[a],[h,m]=this.parts(c);t[a]!==h||t[f]!==m||(t[a]=c,t[f]=-1,s[a]=s[f],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var ls={name:"tokenizer-playground",title:"Tokenizer playground",assets:["gpt2-vocabulary"],settings:{text:{kind:"text",label:"Your text",rows:3},selected:{kind:"integer",min:0,max:1e6},step:{kind:"integer",min:0,max:1e6}},examples:[]},Se={...ls,Tokenizer:pt};var Me="important",cs=" !"+Me,Ee=R(class extends S{constructor(n){if(super(n),n.type!==_.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(cs);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?Me:""):e[s]=i}}return A}});var Ne=(n,t)=>u`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ee({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var ui=u`<p class="faint">They come with the model.</p>`;var Ie=(n,{characters:t,bytes:e,tokens:s},i)=>u`
    <tr>
      <th scope="row">${n}</th>
      <td class="number">${x(t)}</td>
      <td class="number">${x(e)}</td>
      <td class="number">${x(s)}${Ne(s,i)}</td>
      <td class="number">${t?(s/t).toFixed(2):"\u2013"}</td>
    </tr>
  `;function Oe(n,t,e){let s=Math.max(1,t.tokens,...n.map(({count:i})=>i.tokens));return u`
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
        ${Ie("Your text",t,s)}
        ${n.map(({language:i,tag:o,text:r,count:l})=>u`
            ${Ie(w(i,()=>e(r),{name:"choose"}),l,s)}
            <tr class="sentence">
              <td colspan="5" lang=${o} dir="auto">${r}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var hs=900,ft=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:s,shows:i}=this.steps;t()>=e()&&s(0),this.#s(),this.#t=setInterval(()=>{t()<e()&&s(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??hs),i&&this.kit.scrollSoon?.(i),this.kit.redraw()}#s(){this.#e=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[s,i]=this.#e;(s!==t||i!==this.steps.of?.())&&this.pause();let o=this.#t!==void 0;return u`
      <div class="buttons">
        ${w("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${w(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${w(o?"Pause":"Play",()=>o?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};var Be=100,ds=new TextEncoder,mt=class{kit;#t;#e;#s;constructor(t){this.kit=t,this.#e=[];let{state:e}=t;this.#s=new ft(t,{at:()=>this.#i,last:()=>this.#n,go:s=>e.step=s,of:()=>e.selected+e.text,next:"Next merge"})}get#n(){return Math.max(0,this.#e.length-1)}get#i(){return Math.min(this.kit.state.step,this.#n)}status(){let{length:t}=this.#e[this.#i]?.ids??[];return(this.#n?`Merge ${this.#i} of ${this.#n}. `:"")+(this.#i===this.#n?`No rule fits any two neighbors: ${C(t,"token")}.`:`${C(t,"piece")} now.`)}#o({ids:t,at:e,merged:s}){let{tokens:i}=this.kit;return u`
      <li>
        <span class="pieces">${t.map((o,r)=>u`<bdi class="token ${r===e?"merged":""}">${i.template(o)}</bdi>`)}</span>
        <span class="faint">${s===void 0?"The bytes of the text, each a token of its own.":this.#r(s)}</span>
      </li>
    `}#r(t){let{tokens:e}=this.kit,[s,i]=e.tokenizer.parts(t),o=`${x(t-255)} of ${x(e.tokenizer.mergeCount)}`;return u`<bdi>${e.template(s)} + ${e.template(i)} → ${e.template(t)}</bdi> by merge rule ${o}, token ${t}`}view(t,e){let{tokenizer:s}=this.kit.tokens,i=[...ds.encode(t)],o=i.length>Be;t!==this.#t&&(this.#t=t,this.#e=o?[]:[...s.steps(t)]);let r=s.bytes(e);return u`
      <div class="merging">
        <p class="title">How <bdi>${at(i.slice(0,60))}</bdi> is merged</p>
        <p class="about">
          Token ${e} is ${C(r.length,"byte")}: ${W(r)}.
          ${L(r)===void 0?"Alone they are no text: a character goes on in its neighbor.":p}
        </p>
        ${o?u`<p class="status">This piece has ${x(i.length)} bytes; up to ${Be} are shown merge by merge.</p>`:u`
            <div class="controls">
              ${this.#s.view()}
              <span class="status">${this.status()}</span>
            </div>
            <ol class="steps">${this.#e.slice(0,this.#i+1).map(l=>this.#o(l))}</ol>
          `}
      </div>
    `}};var $t=(n,t)=>({tokens:t,characters:[...n].length,bytes:new TextEncoder().encode(n).length});function Le(n,t,e){let s=0;return n.split(t).find(i=>(s+=n.encodePiece(i).length,e<s))}var Pi=Ce(Se,n=>{let{state:t,data:e,tokens:s,change:i,find:o,define:r}=n,l=new nt(n,d=>s.template(d),d=>i({selected:d})),a=new mt(n),c={rows:void 0,sentences:[]};function f(){let d=e("sentences");if(d!==c.rows){let $=d.map(([g,b,y])=>({language:g,tag:b,text:y,count:$t(y,s.tokenizer.encode(y).length)}));c={rows:d,sentences:$}}return c.sentences}let h=()=>{let{tokens:d,characters:$,bytes:g}=$t(t.text,s.of(t.text).length);return[C(d,"token"),C($,"character"),C(g,"byte")].join(" \xB7 ")};function m(d){let $=o("textarea");$?.focus(),$?.select(),document.execCommand("insertText",!1,d)||i({text:d})}return r({follow:d=>({..."text"in d?{selected:0}:{},..."text"in d||"selected"in d?{step:0}:{},...d}),announcement:()=>t.step?a.status():h(),view(){let{text:d}=t,$=s.of(d),g=Math.min(t.selected,$.length-1),b=Le(s.tokenizer,d,g);return u`
        <p class="counts">${h()}</p>
        ${l.view($,g)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${b===void 0?p:a.view(b,$[g])}
        ${f().length?Oe(f(),$t(d,$.length),m):p}
      `}})});export{Pi as default};
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
