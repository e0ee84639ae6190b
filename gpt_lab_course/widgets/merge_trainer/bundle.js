var wt=globalThis,Dt=s=>s,X=wt.trustedTypes,zt=X?X.createPolicy("lit-html",{createHTML:s=>s}):void 0,xt="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,At="?"+M,ze=`<${At}>`,R=document,G=()=>R.createComment(""),J=s=>s===null||typeof s!="object"&&typeof s!="function",vt=Array.isArray,Gt=s=>vt(s)||typeof s?.[Symbol.iterator]=="function",yt=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Vt=/-->/g,qt=/>/g,I=RegExp(`>|${yt}(?:([^\\s"'>=/]+)(${yt}*=${yt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ft=/'/g,Wt=/"/g,Jt=/^(?:script|style|textarea|title)$/i,_t=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=_t(1),gs=_t(2),bs=_t(3),v=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Yt=new WeakMap,L=R.createTreeWalker(R,129);function Zt(s,t){if(!vt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return zt!==void 0?zt.createHTML(t):t}var Kt=(s,t)=>{let e=s.length-1,n=[],i,r=t===2?"<svg>":t===3?"<math>":"",o=Y;for(let l=0;l<e;l++){let a=s[l],c,$,h=-1,m=0;for(;m<a.length&&(o.lastIndex=m,$=o.exec(a),$!==null);)m=o.lastIndex,o===Y?$[1]==="!--"?o=Vt:$[1]!==void 0?o=qt:$[2]!==void 0?(Jt.test($[2])&&(i=RegExp("</"+$[2],"g")),o=I):$[3]!==void 0&&(o=I):o===I?$[0]===">"?(o=i??Y,h=-1):$[1]===void 0?h=-2:(h=o.lastIndex-$[2].length,c=$[1],o=$[3]===void 0?I:$[3]==='"'?Wt:Ft):o===Wt||o===Ft?o=I:o===Vt||o===qt?o=Y:(o=I,i=void 0);let b=o===I&&s[l+1].startsWith("/>")?" ":"";r+=o===Y?a+ze:h>=0?(n.push(c),a.slice(0,h)+xt+a.slice(h)+M+b):a+M+(h===-2?l:b)}return[Zt(s,r+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Z=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let r=0,o=0,l=t.length-1,a=this.parts,[c,$]=Kt(t,e);if(this.el=s.createElement(c,n),L.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=L.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(xt)){let m=$[o++],b=i.getAttribute(h).split(M),d=/([.?@])?(.*)/.exec(m);a.push({type:1,index:r,name:d[2],strings:b,ctor:d[1]==="."?tt:d[1]==="?"?et:d[1]==="@"?st:j}),i.removeAttribute(h)}else h.startsWith(M)&&(a.push({type:6,index:r}),i.removeAttribute(h));if(Jt.test(i.tagName)){let h=i.textContent.split(M),m=h.length-1;if(m>0){i.textContent=X?X.emptyScript:"";for(let b=0;b<m;b++)i.append(h[b],G()),L.nextNode(),a.push({type:2,index:++r});i.append(h[m],G())}}}else if(i.nodeType===8)if(i.data===At)a.push({type:2,index:r});else{let h=-1;for(;(h=i.data.indexOf(M,h+1))!==-1;)a.push({type:7,index:r}),h+=M.length-1}r++}}static createElement(t,e){let n=R.createElement("template");return n.innerHTML=t,n}};function H(s,t,e=s,n){if(t===v)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,r=J(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=H(s,i._$AS(s,t.values),i,n)),t}var Q=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??R).importNode(e,!0);L.currentNode=i;let r=L.nextNode(),o=0,l=0,a=n[0];for(;a!==void 0;){if(o===a.index){let c;a.type===2?c=new D(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new nt(r,this,t)),this._$AV.push(c),a=n[++l]}o!==a?.index&&(r=L.nextNode(),o++)}return L.currentNode=R,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},D=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=H(this,t,e),J(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==v&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Gt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&J(this._$AH)?this._$AA.nextSibling.data=t:this.T(R.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Z.createElement(Zt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new Q(i,this),o=r.u(this.options);r.p(e),this.T(o),this._$AH=r}}_$AC(t){let e=Yt.get(t.strings);return e===void 0&&Yt.set(t.strings,e=new Z(t)),e}k(t){vt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let r of t)i===e.length?e.push(n=new s(this.O(G()),this.O(G()),this,this.options)):n=e[i],n._$AI(r),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Dt(t).nextSibling;Dt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},j=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=f}_$AI(t,e=this,n,i){let r=this.strings,o=!1;if(r===void 0)t=H(this,t,e,0),o=!J(t)||t!==this._$AH&&t!==v,o&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=H(this,l[n+a],e,a),c===v&&(c=this._$AH[a]),o||=!J(c)||c!==this._$AH[a],c===f?t=f:t!==f&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}o&&!i&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},tt=class extends j{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},et=class extends j{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},st=class extends j{constructor(t,e,n,i,r){super(t,e,n,i,r),this.type=5}_$AI(t,e=this){if((t=H(this,t,e,0)??f)===v)return;let n=this._$AH,i=t===f&&n!==f||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==f&&(n===f||i);i&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},nt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){H(this,t)}},Xt={M:xt,P:M,A:At,C:1,L:Kt,R:Q,D:Gt,V:H,I:D,H:j,N:et,U:st,B:tt,F:nt},Ve=wt.litHtmlPolyfillSupport;Ve?.(Z,D),(wt.litHtmlVersions??=[]).push("3.3.3");var Qt=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let r=e?.renderBefore??null;n._$litPart$=i=new D(t.insertBefore(G(),r),r,void 0,e??{})}return i._$AI(s),i};var C={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},z=s=>(...t)=>({_$litDirective$:s,values:t}),N=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:qe}=Xt,te=s=>s;var se=s=>s.strings===void 0,ee=()=>document.createComment(""),V=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let r=n.insertBefore(ee(),i),o=n.insertBefore(ee(),i);e=new qe(r,o,s,s.options)}else{let r=e._$AB.nextSibling,o=e._$AM,l=o!==s;if(l){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==o._$AU&&e._$AP(a)}if(r!==i||l){let a=e._$AA;for(;a!==r;){let c=te(a).nextSibling;te(n).insertBefore(a,i),a=c}}}return e},O=(s,t,e=s)=>(s._$AI(t,e),s),Fe={},it=(s,t=Fe)=>s._$AH=t,ne=s=>s._$AH,rt=s=>{s._$AR(),s._$AA.remove()};var E=z(class extends N{constructor(s){if(super(s),s.type!==C.PROPERTY&&s.type!==C.ATTRIBUTE&&s.type!==C.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!se(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===v||t===f)return t;let e=s.element,n=s.name;if(s.type===C.PROPERTY){if(t===e[n])return v}else if(s.type===C.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return v}else if(s.type===C.ATTRIBUTE&&e.getAttribute(n)===t+"")return v;return it(s),t}});var q=s=>s.target;function ot({label:s,name:t,value:e,stops:n,onChange:i,...r}){let{text:o=String,disabled:l=!1}=r,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(e)}
      ?disabled=${l}
      .value=${E(String(We(n,e)))}
      @pointerdown=${c=>q(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:$}=q(c);$!==void 0&&i($)}}
      @input=${c=>i(n[q(c).valueAsNumber])}
    >
  `;return s===f?a:p`<label class="slider">${s}${a}</label>`}var kt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function We(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var at=({label:s,name:t,checked:e,onChange:n,effect:i=f})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${E(e)}
        @change=${r=>n(q(r).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,x=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||f}
      aria-disabled=${e?"true":f}
      @click=${()=>e||t()}
    >${s}</button>
  `,Tt=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||f} @change=${r=>n(t[r.target.selectedIndex][0])}>
        ${t.map(([r,o])=>p`<option value=${String(r)} .selected=${E(r===e)}>${o}</option>`)}
      </select>
    </label>
  `,ie=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([r,o])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${E(r===n)}
          @change=${()=>i(r)}
        > ${o}</label>`)}
    </fieldset>
  `,re=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:r=-1/0,max:o=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:f}
        max=${Number.isFinite(o)?o:f}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(q(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,r),o):e;q(l).value=String(c),n(c)}}
      >
    </label>
  `};var Ye=new Intl.NumberFormat("en-US"),k=s=>Ye.format(s);var U=(s,t)=>`${k(s)} ${t}${s===1?"":"s"}`,oe=(s,t=1)=>`${(100*s).toFixed(t)}%`;function ae(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Ge(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):k(Math.round(n))} ${t[e]}`.trim()}var Ct=s=>Ge(s,["bytes","kB","MB","GB","TB"]);var Je=900,lt=class{kit;steps;#e;#t;constructor(t,e){this.kit=t,this.steps=e,this.#t=[0],t.onCleanup(()=>clearInterval(this.#e))}pause(){this.#e!==void 0&&(clearInterval(this.#e),this.#e=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:n,shows:i}=this.steps;t()>=e()&&n(0),this.#s(),this.#e=setInterval(()=>{t()<e()&&n(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??Je),i&&this.kit.scrollSoon?.(i),this.kit.redraw()}#s(){this.#t=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[n,i]=this.#t;(n!==t||i!==this.steps.of?.())&&this.pause();let r=this.#e!==void 0;return p`
      <div class="buttons">
        ${x("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${x(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${x(r?"Pause":"Play",()=>r?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};function le(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ce(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return K(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var St=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),he=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ze={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ke=/[\p{C}\p{Z}]/u,Xe=/^\p{M}/u;function K(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function ct(s){let t=K(s);if(t===void 0)return p`<span class="bytes">${St(s)}</span>`;let e=Xe.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!Ke.test(i)){n+=i;continue}let r=he(i),[o,l]=Ze[i]??[r,r];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${o}</span>`),n=""}return p`${e}${n}`}function Mt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${he(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function ht(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Qe=4e3,dt=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=ht(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()||t.reset()),queueMicrotask(()=>this.#r())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>Qe,this.#t?void 0:t}#r(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#o(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return p`
      <span class="copy-link">
        ${x("Copy link",()=>this.#o())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?p`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:f}
      </span>
    `}};var de=new WeakMap;function ue(s){let t=new ResizeObserver(()=>Et(s));return t.observe(s),()=>t.disconnect()}function Et(s){if(s.isConnected)for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||de.get(e)===n)continue;de.set(e,n);let[i,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],o=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=pe(r.left,r.right,i.left+o,i.right),e.scrollTop+=pe(r.top,r.bottom,i.top,i.bottom)}}function pe(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function fe(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Nt=Symbol.for("gpt-lab-ids");function pt(s){let t=globalThis;return t[Nt]=(t[Nt]??0)+1,`${s}-${t[Nt]}`}var ts=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),me={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,r=Number(s||NaN);return r>=n&&r<=i&&(e==="number"||Number.isInteger(r))?r:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ot={number:me,integer:me,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===es(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ts.get(s),rule:()=>"true or false"},text:{encode:s=>le(s),decode:ce,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test($e(s))?$e(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(r=>r in n).map(r=>ge(n[r],e[r],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let r=s.split(",");if(r.length<i||r.length>n.length)return;let o=r.map((l,a)=>[n[a],be(l,e[n[a]],e)]);return o.some(([,l])=>l===void 0)?void 0:Object.fromEntries(o)},rule:s=>s.of.join(",")}},$e=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),es=s=>s.replaceAll("%20"," "),ge=(s,t,e={})=>Ot[t.kind].encode(s,t,e),be=(s,t,e={})=>Ot[t.kind].decode(s,t,e);function ye(s,t,e,n=()=>({})){let i=(a,c)=>ge(c[a],s[a],s),r=Object.keys(s),o=r.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(o))};return r.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function we(s,t,e,n=()=>!0,i=()=>({})){let r=s.split("&").map(h=>{let m=h.indexOf("=");return m<0?["text",h]:[h.slice(0,m),h.slice(m+1)]}),o=new Map(r),l=new Set(o.keys()),[a,c]=[{},[]],$=()=>({...e,...i({...e,...a},l)});for(let[h,m]of Object.entries(t)){let b=o.get(h),d=b===void 0?$()[h]:be(b,m,t);if(m.kind==="parts"&&d!==void 0){let u=d,g=u.filter(y=>n(y,m));for(let y of u)g.includes(y)||c.push(`${y} is not a part of the model`);d=g}else if(d===void 0){let{rule:u}=Ot[m.kind];c.push(h==="text"?"its text is damaged":`${h}=${b} is not ${u(m)}`),d=e[h]}a[h]=d}return{values:a,problems:c}}function Pt(s,t){return new Promise((e,n)=>{let i=(r,o)=>{r.type!=="asset"||r.name!==t||(s.off("msg:custom",i),r.error?n(new Error(r.error)):e(o[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var ss=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function xe(s,t,{streams:e,neurons:n,places:i}={}){let r=i?s.replace(/@\d{1,6}$/,""):s;if(ss(r)&&!e)return!1;let[o,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:r==="embedding"||o!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var ns=Symbol.for("gpt-lab shared text");function Ae(s){let t=globalThis,e=t[ns]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let r of e.watchers)r()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(i=r,!!e.on)for(let o of e.takers)o!==s&&o(r)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?f:p`<div class="shared-text">${at({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&i)for(let o of e.takers)o!==s&&o(i);n()}})}</div>`}}function ve(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:f}</span>`}function _e(s,t,e=1/0){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${s}=${n} is not an integer`};let o=Number(r);return o<1?{problem:`${s}=${r} is below 1`}:o>e?{problem:`${s}=${r} is above ${e}`}:{value:o}}function Te({name:s,setting:t,label:e,value:n,stops:i,ends:r,text:o,draft:l,onDraft:a,onChange:c,...$}){let{disabled:h=!1,id:m}=$,{symbol:b=s,max:d}=t,u=l===void 0?{value:n}:_e(s,l,d),g=u.value===void 0||u.value===n?l:void 0,y=u.value===void 0?u.problem:void 0,T=ke(n,i,r),_=w=>{a(),c(w)},A=w=>{let B=w.target.value;a(B);let{value:S}=_e(s,B,d);S!==void 0&&c(S)},P=w=>{if(w.key!=="ArrowUp"&&w.key!=="ArrowDown")return;w.preventDefault();let B=w.key==="ArrowUp"?i.find(S=>S>n):i.findLast(S=>S<n);B!==void 0&&_(B)};return p`
    <div class="size">
      <label>
        <span class="name">${ve(b)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${E(g??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${m}-${s}`:f}
          @input=${A}
          @change=${()=>y||a()}
          @keydown=${P}
        >
      </label>
      ${ot({value:n,stops:i,disabled:h,onChange:_,label:f,name:`${b}, ${e}: slider`,text:w=>[o(w),ke(w,i,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":T}</p>
      <p class="warn problem" id="${m}-${s}" ?hidden=${!y}>${y?`${y}; the figure still has ${n}`:""}</p>
    </div>
  `}function ke(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var is={commas:k,percent:s=>oe(s,0),1:s=>ae(s,1)},ut=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=pt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,n,i={}){let r=e.help??f,o=this.#s(t,e,n,i);return p`<div class="control" data-setting=${t} title=${r}>${o}</div>`}#s(t,e,n,i){let r=e.kind==="text"?e.label:e.label??t,o=i.label??r,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return at({label:o,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,o,l,a);case"text":return this.#r(t,e,o,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,o,l,a,i)}}#n(t,{control:e,choices:n,names:i},r,o,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Tt(r,a,o,l,t):ie(r,`${this.#e}-${t}`,a,o,l)}#i(t,e,n,i,r,o){let{control:l,names:a,unit:c="",step:$=1}=e,{min:h=e.min??0,max:m=e.max??1/0}=o,b=g=>a?.[g]??(is[c]??String)(g),d=()=>o.stops??e.stops??kt(h,m,$),u=()=>d().filter(g=>g>=h&&g<=m);return l==="size"?Te({name:t,setting:e,label:n,value:i,text:b,onChange:r,stops:u(),id:this.#e,disabled:o.disabled,ends:o.ends,draft:this.#t.get(t),onDraft:g=>{g===void 0?this.#t.delete(t):this.#t.set(t,g),this.redraw()}}):l==="field"?re({label:n,name:t,value:i,min:h,max:m,onChange:r}):l==="select"?Tt(n,kt(h,m,1).map(g=>[g,b(g)]),i,r,t):ot({label:p`<span>${n} <span class="number">${b(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:u(),text:b,onChange:r,disabled:o.disabled})}#r(t,{rows:e=2},n,i){let r=`${this.#e}-${t}`,o=Mt(this.#t.get(t)??""),l=a=>{let c=a.target.value;Mt(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===i?this.redraw():this.change(t,c)};return p`
      <div class="text-field">
        <label for=${r}>${n}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${o?"true":f}
          aria-describedby=${o?`${r}-problem`:f}
          .value=${E(this.#t.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!o}>${o}</p>
      </div>
    `}};var rs=16,os="<|endoftext|>",ft=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#e.get(t);if(n)return n;let i=e();if(this.#e.set(t,i),this.#e.size>rs){let[r]=this.#e.keys();this.#e.delete(r)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,ct(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return K(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return K(e)??St(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return os;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var mt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=o=>o,this.asset=o=>Pt(this.model,o),this.data=o=>this.model.get(o),this.local=o=>{let l={...o};return Ce(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=o=>{this.problems=[],this.#r(this.follow?.(o)??o),this.onChange()},this.append=o=>{this.#o("text",`${this.model.get("text")}${this.tokens.plain(o)}`)},this.control=(o,l)=>this.#e.view(o,this.declared.settings[o],this.model.get(o),l),this.look=(o,l)=>this.client?.look(o,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=o=>this.host?.querySelector(o)??null,this.focusSoon=o=>this.#a(o,l=>l.focus()),this.scrollSoon=o=>this.#a(o,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=o=>{this.#s.push(o)},this.declared=fe(t,e.get("_limits")),this.id=pt(t.name),this.initial=this.values(),this.state=Ce(o=>e.get(o),(o,l)=>this.change({[o]:l})),this.#e=new ut((o,l)=>this.#o(o,l),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,r=t.find(l=>l.endsWith("-vocabulary"));n&&r&&(this.tokens=new ft(new n(await this.asset(r)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let o=Object.entries(e).find(([,l])=>l.shared);if(o&&this.page&&this.host){let[l]=o;this.#t=Ae(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return ye(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=we(t,this.declared.settings,this.initial,(r,o)=>!e||xe(r,e,o),this.absent);for(let r of Object.keys(n))this.#e.forget(r);this.#r(n),this.problems=i,this.redraw()}#r(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#o(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ce(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var $t=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#i;#r;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#r=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#o=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#r,n)}retry;async#a(t,e,n,i){let r=()=>n===this.#r,o=async(a,c)=>{let $=await this.client.look(a,{onTokens:c,load:!i});return $&&r()?$:await new Promise(()=>{})},l=(a,c)=>{r()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#o(a),this.redraw())};try{let a=this.asking.answer(t,o);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!r())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}r()&&(this.busy=!1,this.redraw())}};var Se=s=>s?.model.get("snapshots")??{};var as="These are the lab model\u2019s numbers.",Me=(s,t,e)=>p`<p class="status-line faint"><label>Loading ${s}, ${Ct(e)}
    <progress max=${e} value=${t||f}></progress></label></p>`;function Ee(s,t=as){let e=p`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:r,snapshots:o}=s.status,l=()=>s.load(!0);if(n==="asking")return p`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${Ct(s.size)})`,l)}</p>`;if(n==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${r}. ${x("Try again",l)}</p>`;if(n==="loading")return Me("the model",i,s.size);for(let[a,{size:c}]of Object.entries(Se(s.kit))){let $=o[a];if($!==void 0)return Me(`the model after ${a}% of its training`,$,c)}return e}function Ne(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,ls(t,c.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&n()},o=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:r}))s.addEventListener(a,c,{capture:!0,signal:o.signal});return()=>{n(),o.abort()}}function ls(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-n-6,o=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,o))}px`,s.style.top=`${r>4?r:t.bottom+6}px`}var cs=s=>s.stopPropagation();function Oe(s,t){return{async render({model:e,el:n,page:i}){let r="show"in n?void 0:n,o=c=>{"show"in n?n.show(c):Qt(c,n)},l=new mt(s,e,i,r),a=c=>{if(l.dispose(),o(hs(s.title,c)),!r)throw c;console.warn(c)};try{await l.load();let c=new Bt(l,await t(l));l.draw=()=>{try{o(c.view()),r&&Et(r)}catch($){a($)}},r&&(l.onCleanup(Ne(r)),l.onCleanup(ue(r))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Bt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=ht(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:o,first:l,publish:a}=e;if(r&&o&&(this.#s=new $t({question:r,answer:o,first:l},i,()=>t.redraw(),$=>a&&t.publish(a($)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new dt({page:n,write:()=>t.writeLink(),read:$=>t.readLink($),reset:()=>t.reset(),redraw:()=>t.redraw(),find:$=>t.find($)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(n));let o=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${cs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??f}
            ${x("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#o()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(n,{asked:i,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?x("Try again",this.#s.retry):f}</p>
        ${o?Ee(t.client,e.ready):f}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return f;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?x("Show me",()=>this.kit.change(e??{})):f}
      </div>
    `}#o(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>x(n,()=>t.change(i)))}
      </div>
    `:f}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},hs=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Pe=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},ds=z(class extends N{constructor(s){if(super(s),s.type!==C.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],r=[],o=0;for(let l of s)i[o]=n?n(l,o):o,r[o]=e(l,o),o++;return{values:r,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=ne(s),{values:r,keys:o}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=o,r;let l=this.ut??=[],a=[],c,$,h=0,m=i.length-1,b=0,d=r.length-1;for(;h<=m&&b<=d;)if(i[h]===null)h++;else if(i[m]===null)m--;else if(l[h]===o[b])a[b]=O(i[h],r[b]),h++,b++;else if(l[m]===o[d])a[d]=O(i[m],r[d]),m--,d--;else if(l[h]===o[d])a[d]=O(i[h],r[d]),V(s,a[d+1],i[h]),h++,d--;else if(l[m]===o[b])a[b]=O(i[m],r[b]),V(s,i[h],i[m]),m--,b++;else if(c===void 0&&(c=Pe(o,b,d),$=Pe(l,h,m)),c.has(l[h]))if(c.has(l[m])){let u=$.get(o[b]),g=u!==void 0?i[u]:null;if(g===null){let y=V(s,i[h]);O(y,r[b]),a[b]=y}else a[b]=O(g,r[b]),V(s,i[h],g),i[u]=null;b++}else rt(i[m]),m--;else rt(i[h]),h++;for(;b<=d;){let u=V(s,a[d+1]);O(u,r[b]),a[b++]=u}for(;h<=m;){let u=i[h++];u!==null&&rt(u)}return this.ut=o,it(s,a),v}});var Be="important",ps=" !"+Be,Ie=z(class extends N{constructor(s){if(super(s),s.type!==C.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let r=typeof i=="string"&&i.endsWith(ps);n.includes("-")||r?e.setProperty(n,r?i.slice(0,-11):i,r?Be:""):e[n]=i}}return v}});var Le=(s,t)=>p`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ie({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var hi=p`<p class="faint">They come with the model.</p>`;var us={name:"merge-trainer",title:"Merge trainer",assets:[],settings:{text:{kind:"text",label:"Your text",rows:3},merges:{kind:"integer",min:0,max:1e4},picks:{kind:"text",rows:2}},examples:[["The lighthouse",{text:`The keeper of the light lit the light each night. In the night
the ships saw the light, and the keeper saw the lights of the ships. One night
the light went out. The keeper kept calm, lit a lantern, and went up the
stairs with the lantern in the night. He lit the light again, and the ships
that had waited for the light went on into the night. "Right," said the
keeper, "a light is no light without a night, and no night is a night without
a light."
`,merges:0,picks:""}],["A seashell",{text:"she sells sea shells by the sea shore",merges:0,picks:""}],["aaaa",{text:"aaaaaaaa aaaaaa aaaa aa",merges:0,picks:""}]]},Re={...us};var fs=/'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu,He="\u0100",Ue=new TextEncoder,ms=s=>Array.from(Ue.encode(s),t=>String.fromCharCode(t)),It=s=>Ue.encode(s).length,F=s=>s.reduce((t,e)=>t+e.length,0),Lt=s=>(s.match(fs)??[]).map(ms);function je(s){let t=new Map;for(let n of s)for(let i=0;i+1<n.length;i++){let r=n[i]+He+n[i+1];t.set(r,(t.get(r)??0)+1)}return Array.from(t,([n,i])=>{let[r,o]=n.split(He);return{left:r,right:o,count:i}}).sort((n,i)=>i.count-n.count)}function $s(s,t,e){let n=[];for(let i=0;i<s.length;i++)s[i]===t&&s[i+1]===e?(n.push(t+e),i++):n.push(s[i]);return n}function gt(s){let t=s.matchAll(/(\d{1,6}):(\d{1,6})/g);return new Map(Array.from(t,([,e,n])=>[Number(e),Number(n)]))}var Rt=s=>Array.from(s,([t,e])=>`${t}:${e}`).join(",");function Ht(s,t,e=new Map){let n=Lt(s),i=je(n),r=[];for(;r.length<t&&i.length;){let o=e.get(r.length)??0,l=Math.min(o,i.length-1),a=i[l];r.push({...a,rank:l}),n=n.map(c=>$s(c,a.left,a.right)),i=je(n)}return{words:n,learned:r,pairs:i}}var bt=3e3,jt=8,W=s=>ct(Array.from(s,t=>t.charCodeAt(0))),Ut=({left:s,right:t})=>s+t,vi=Oe(Re,s=>{let{state:t,change:e,local:n,define:i}=s,r=n({rank:-1}),o;function l(){let{text:d,merges:u,picks:g}=t,y=JSON.stringify([d,u,g]);if(o?.key!==y){let T=It(d)<=bt?d:"",_=Ht(T,u,gt(g)),A=_.learned.some(({rank:P})=>P)?Ht(T,_.learned.length):_;o={key:y,now:_,byRule:A}}return o}let a=new lt(s,{at:()=>l().now.learned.length,last:()=>l().now.learned.length+(l().now.pairs.length?1:0),go:d=>e({merges:d}),of:()=>t.text+t.picks,next:"Merge the commonest",pace:700});function c(d){let{learned:u}=l().now,g=gt(t.picks);d&&g.set(u.length,d),r.rank=-1,e({merges:u.length+1,picks:Rt(g)})}function $(){let{words:d,learned:u}=l().now,g=`${U(F(d),"piece")} in ${U(d.length,"word")}`;return`${U(u.length,"merge")}: ${g}`}function h({words:d,learned:u,pairs:g}){let y=g[Math.max(0,r.rank)],T=u.at(-1),_=T?Ut(T):"";return p`
      <div class="tiles" role="img" tabindex="0" aria-label="The text in ${U(F(d),"piece")}">
        ${d.map(A=>{let P=[];for(let w=0;w<A.length;w++){let B=y&&A[w]===y.left&&A[w+1]===y.right,S=A[w]===_?"made":A[w].length>1?"long":"";if(B){let De=A[w+1]===_?"made":A[w+1].length>1?"long":"";P.push(p`
                  <span
                    class="pair"><span class="tile ${S}">${W(A[w])}</span><span class="tile ${De}">${W(A[w+1])}</span></span>
                `),w++}else P.push(p`<span class="tile ${S}">${W(A[w])}</span>`)}return p`<span class="cut">${P}</span>`})}
      </div>
    `}let m=({pairs:d})=>p`
      <div class="ranking">
        <p class="title">The commonest pairs</p>
        <ol class="pairs">
          ${d.slice(0,jt).map((u,g)=>p`
              <li @pointerenter=${()=>r.rank=g} @pointerleave=${()=>r.rank=-1}
                @focusin=${()=>r.rank=g} @focusout=${()=>r.rank=-1}>
                ${x(p`<span class="unseen">merge </span><bdi>${W(u.left)}</bdi> + <bdi>${W(u.right)}</bdi>`,()=>c(g),{name:"choose"})}
                ${Le(u.count,d[0].count)}
                <span class="number">${k(u.count)}</span>
              </li>
            `)}
        </ol>
        ${d.length>jt?p`<p class="faint">and ${k(d.length-jt)} more</p>`:d.length?f:p`<p class="faint">None: each word is one piece.</p>`}
      </div>
    `;function b({now:d,byRule:u}){if(d===u)return p`The rule takes the first pair. Press another one, and see whether you do better.`;let[g,y]=[d,u].map(({words:_})=>F(_)),T=g<y?"You are ahead!":g>y?"The rule is ahead.":"A tie.";return p`After as many merges, the rule alone has <strong>${U(y,"piece")}</strong>. ${T}`}return i({follow:d=>{let u="text"in d&&!("merges"in d)?0:d.merges;if(u===void 0)return d;let g=gt(d.picks??("text"in d?"":t.picks)),y=new Map([...g].filter(([T])=>T<u));return{...d,merges:u,picks:Rt(y)}},announcement(){let{learned:d}=l().now,u=d.at(-1);return(u?`${Ut(u)}, which occurred ${u.count} times. `:"")+$()},view(){let d=l(),{now:u}=d,g=It(t.text);return p`
        ${g>bt?p`<p class="warn">This text has ${k(g)} bytes; up to ${k(bt)} are shown here.</p>`:f}
        <div class="controls">
          ${a.view()}
          <span class="status"><strong>${k(F(u.words))}</strong> pieces, at first ${k(F(Lt(g>bt?"":t.text)))} · ${U(u.learned.length,"merge")}</span>
        </div>
        <div class="layout">
          ${h(u)} ${m(u)}
        </div>
        <p class="comparison">${b(d)}</p>
        <p class="learned"><span class="title">Learned:</span> ${u.learned.length?u.learned.map(y=>p`
              <bdi class="tile long ${y.rank?"own":""}">${W(Ut(y))}</bdi>
            `):p`<span class="faint">nothing yet. 256 single bytes are there from the start.</span>`}</p>
      `}})});export{vi as default};
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
