var Ut=globalThis,ee=s=>s,ft=Ut.trustedTypes,se=ft?ft.createPolicy("lit-html",{createHTML:s=>s}):void 0,Ht="$lit$",P=`lit$${Math.random().toFixed(9).slice(2)}$`,jt="?"+P,is=`<${jt}>`,Z=document,ot=()=>Z.createComment(""),rt=s=>s===null||typeof s!="object"&&typeof s!="function",Dt=Array.isArray,le=s=>Dt(s)||typeof s?.[Symbol.iterator]=="function",Rt=`[ 	
\f\r]`,it=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ne=/-->/g,ie=/>/g,G=RegExp(`>|${Rt}(?:([^\\s"'>=/]+)(${Rt}*=${Rt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),oe=/'/g,re=/"/g,ce=/^(?:script|style|textarea|title)$/i,zt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=zt(1),S=zt(2),qs=zt(3),E=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),ae=new WeakMap,W=Z.createTreeWalker(Z,129);function he(s,t){if(!Dt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return se!==void 0?se.createHTML(t):t}var de=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=it;for(let l=0;l<e;l++){let a=s[l],c,f,h=-1,m=0;for(;m<a.length&&(r.lastIndex=m,f=r.exec(a),f!==null);)m=r.lastIndex,r===it?f[1]==="!--"?r=ne:f[1]!==void 0?r=ie:f[2]!==void 0?(ce.test(f[2])&&(i=RegExp("</"+f[2],"g")),r=G):f[3]!==void 0&&(r=G):r===G?f[0]===">"?(r=i??it,h=-1):f[1]===void 0?h=-2:(h=r.lastIndex-f[2].length,c=f[1],r=f[3]===void 0?G:f[3]==='"'?re:oe):r===re||r===oe?r=G:r===ne||r===ie?r=it:(r=G,i=void 0);let $=r===G&&s[l+1].startsWith("/>")?" ":"";o+=r===it?a+is:h>=0?(n.push(c),a.slice(0,h)+Ht+a.slice(h)+P+$):a+P+(h===-2?l:$)}return[he(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},at=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,f]=de(t,e);if(this.el=s.createElement(c,n),W.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=W.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Ht)){let m=f[r++],$=i.getAttribute(h).split(P),u=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:u[2],strings:$,ctor:u[1]==="."?$t:u[1]==="?"?gt:u[1]==="@"?bt:Y}),i.removeAttribute(h)}else h.startsWith(P)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(ce.test(i.tagName)){let h=i.textContent.split(P),m=h.length-1;if(m>0){i.textContent=ft?ft.emptyScript:"";for(let $=0;$<m;$++)i.append(h[$],ot()),W.nextNode(),a.push({type:2,index:++o});i.append(h[m],ot())}}}else if(i.nodeType===8)if(i.data===jt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(P,h+1))!==-1;)a.push({type:7,index:o}),h+=P.length-1}o++}}static createElement(t,e){let n=Z.createElement("template");return n.innerHTML=t,n}};function J(s,t,e=s,n){if(t===E)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=rt(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=J(s,i._$AS(s,t.values),i,n)),t}var mt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??Z).importNode(e,!0);W.currentNode=i;let o=W.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new tt(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new yt(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=W.nextNode(),r++)}return W.currentNode=Z,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},tt=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=J(this,t,e),rt(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==E&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):le(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&rt(this._$AH)?this._$AA.nextSibling.data=t:this.T(Z.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=at.createElement(he(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new mt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=ae.get(t.strings);return e===void 0&&ae.set(t.strings,e=new at(t)),e}k(t){Dt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(ot()),this.O(ot()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=ee(t).nextSibling;ee(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Y=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=d}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=J(this,t,e,0),r=!rt(t)||t!==this._$AH&&t!==E,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=J(this,l[n+a],e,a),c===E&&(c=this._$AH[a]),r||=!rt(c)||c!==this._$AH[a],c===d?t=d:t!==d&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},$t=class extends Y{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},gt=class extends Y{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},bt=class extends Y{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=J(this,t,e,0)??d)===E)return;let n=this._$AH,i=t===d&&n!==d||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==d&&(n===d||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},yt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){J(this,t)}},ue={M:Ht,P,A:jt,C:1,L:de,R:mt,D:le,V:J,I:tt,H:Y,N:gt,U:bt,B:$t,F:yt},os=Ut.litHtmlPolyfillSupport;os?.(at,tt),(Ut.litHtmlVersions??=[]).push("3.3.3");var pe=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new tt(t.insertBefore(ot(),o),o,void 0,e??{})}return i._$AI(s),i};var R={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},xt=s=>(...t)=>({_$litDirective$:s,values:t}),et=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Zs}=ue;var fe=s=>s.strings===void 0;var rs={},me=(s,t=rs)=>s._$AH=t;var L=xt(class extends et{constructor(s){if(super(s),s.type!==R.PROPERTY&&s.type!==R.ATTRIBUTE&&s.type!==R.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!fe(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===E||t===d)return t;let e=s.element,n=s.name;if(s.type===R.PROPERTY){if(t===e[n])return E}else if(s.type===R.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return E}else if(s.type===R.ATTRIBUTE&&e.getAttribute(n)===t+"")return E;return me(s),t}});var as=new Intl.NumberFormat("en-US"),j=s=>as.format(s);var H=(s,t=1)=>`${(100*s).toFixed(t)} %`;function $e(s){return s===0||s===1?H(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:H(s)}function w(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function ls(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):j(Math.round(n))} ${t[e]}`.trim()}var Ft=s=>ls(s,["bytes","kB","MB","GB","TB"]);var st=s=>s.target;function wt({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${L(String(cs(n,e)))}
      @pointerdown=${c=>st(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:f}=st(c);f!==void 0&&i(f)}}
      @input=${c=>i(n[st(c).valueAsNumber])}
    >
  `;return s===d?a:p`<label class="slider">${s}${a}</label>`}var qt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function cs(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var vt=({label:s,name:t,checked:e,onChange:n,effect:i=d})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(e)}
        @change=${o=>n(st(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,U=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||d}
      aria-disabled=${e?"true":d}
      @click=${()=>e||t()}
    >${s}</button>
  `,Vt=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||d} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} ?selected=${L(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ge=(s,t,e,n,i)=>p`
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
  `,be=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:d}
        max=${Number.isFinite(r)?r:d}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(st(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;st(l).value=String(c),n(c)}}
      >
    </label>
  `};function At(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var hs=4e3,_t=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=At(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>hs,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${U("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:d}
      </span>
    `}};var ye=new WeakMap;function we(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||ye.get(e)===n)continue;ye.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=xe(o.left,o.right,i.left+r,i.right),e.scrollTop+=xe(o.top,o.bottom,i.top,i.bottom)}}function xe(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}var kt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var nt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new kt,o=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),f=n[a],[h,m]=this.parts(c);t[a]!==h||t[f]!==m||(t[a]=c,t[f]=-1,n[a]=n[f],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var ds="<|endoftext|>",Mt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new nt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ds)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};function ve(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Gt=Symbol.for("gpt-lab-ids");function Tt(s){let t=globalThis;return t[Gt]=(t[Gt]??0)+1,`${s}-${t[Gt]}`}function Ae(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function _e(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return lt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Wt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ke=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,us={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ps=/[\p{C}\p{Z}]/u,fs=/^\p{M}/u;function lt(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Me(s){let t=lt(s);if(t===void 0)return p`<span class="bytes">${Wt(s)}</span>`;let e=fs.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!ps.test(i)){n+=i;continue}let o=ke(i),[r,l]=us[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${e}${n}`}function Zt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${ke(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ms=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Te={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Jt={number:Te,integer:Te,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===$s(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ms.get(s),rule:()=>"true or false"},text:{encode:s=>Ae(s),decode:_e,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>Ee(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],Se(l,e[n[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},$s=s=>s.replaceAll("%20"," "),Ee=(s,t,e={})=>Jt[t.kind].encode(s,t,e),Se=(s,t,e={})=>Jt[t.kind].decode(s,t,e);function Ce(s,t,e,n=()=>({})){let i=(a,c)=>Ee(c[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ne(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(h=>{let m=h.indexOf("=");return m<0?["text",h]:[h.slice(0,m),h.slice(m+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],f=()=>({...e,...i({...e,...a},l)});for(let[h,m]of Object.entries(t)){let $=r.get(h),u=$===void 0?f()[h]:Se($,m,t);if(m.kind==="parts"&&u!==void 0){let b=u,y=b.filter(x=>n(x,m.streams??!1));for(let x of b)y.includes(x)||c.push(`${x} is not a part of the model`);u=y}else if(u===void 0){let{rule:b}=Jt[m.kind];c.push(h==="text"?"its text is damaged":`${h}=${$} is not ${b(m)}`),u=e[h]}a[h]=u}return{values:a,problems:c}}function ct(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}function Oe(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Yt}var Yt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,i)=>this.#a({type:"look",client:e,id:n,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&gs())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=ys(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,bs(t)]);this.#n||this.#l(this.#n=i);let r=t.model.get("version"),l=n==="failed";i.postMessage({type:"load",source:{...o,again:l},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#l(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#r({loaded:n.loaded}):n.type==="failed"?this.#r({state:"failed",message:n.message}):n.type==="ready"?this.#r({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},gs=()=>!!navigator.connection?.saveData;async function bs({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await ct(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function ys({model:s}){let t=await ct(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await xs(e).catch(()=>ws(e)).finally(()=>URL.revokeObjectURL(e))}function xs(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function ws(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Le(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Et=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Oe(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Le(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var vs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Ie(s,{n_layers:t,n_heads:e},n){if(vs(s)&&!n)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var As=Symbol.for("gpt-lab shared text");function Be(s){let t=globalThis,e=t[As]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?d:p`<div class="shared-text">${vt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function Pe(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:d}</span>`}function Re(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function He({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...f}){let{disabled:h=!1,id:m}=f,{symbol:$=s,max:u}=t,b=l===void 0?{value:n}:Re(s,l,u),y=b.value===void 0||b.value===n?l:void 0,x=b.value===void 0?b.problem:void 0,N=Ue(n,i,o),g=A=>{a(),c(A)},v=A=>{let B=A.target.value;a(B);let{value:O}=Re(s,B,u);O!==void 0&&c(O)},M=A=>{if(A.key!=="ArrowUp"&&A.key!=="ArrowDown")return;A.preventDefault();let B=A.key==="ArrowUp"?i.find(O=>O>n):i.findLast(O=>O<n);B!==void 0&&g(B)};return p`
    <div class="size">
      <label>
        <span class="name">${Pe($)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${L(y??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!x)}
          aria-describedby=${x?`${m}-${s}`:d}
          @input=${v}
          @change=${()=>x||a()}
          @keydown=${M}
        >
      </label>
      ${wt({value:n,stops:i,disabled:h,onChange:g,label:d,name:`${$}, ${e}: slider`,text:A=>[r(A),Ue(A,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":N}</p>
      <p class="warn problem" id="${m}-${s}" ?hidden=${!x}>${x?`${x}; the figure still has ${n}`:""}</p>
    </div>
  `}function Ue(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var _s={commas:j,percent:s=>H(s,0),1:s=>w(s,1)},St=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=Tt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.help??d,r=this.#s(t,e,n,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return vt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Vt(o,a,r,l,t):ge(o,`${this.#t}-${t}`,a,r,l)}#i(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:f=1}=e,{min:h=e.min??0,max:m=e.max??1/0}=r,$=y=>a?.[y]??(_s[c]??String)(y),u=()=>r.stops??e.stops??qt(h,m,f),b=()=>u().filter(y=>y>=h&&y<=m);return l==="size"?He({name:t,setting:e,label:n,value:i,text:$,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:y=>{y===void 0?this.#e.delete(t):this.#e.set(t,y),this.redraw()}}):l==="field"?be({label:n,name:t,value:i,min:h,max:m,onChange:o}):l==="select"?Vt(n,qt(h,m,1).map(y=>[y,$(y)]),i,o,t):wt({label:p`<span>${n} <span class="number">${$(i)}</span></span>`,name:e.label??t,value:i,stops:b(),text:$,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Zt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Zt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return p`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":d}
          aria-describedby=${r?`${o}-problem`:d}
          .value=${L(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var ks=16,Ms="<|endoftext|>",ht=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let i=e();if(this.#t.set(t,i),this.#t.size>ks){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Me(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return lt(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return lt(e)??Wt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ms;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Ct=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>ct(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return je(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=ve(t,e.get("_limits")),this.id=Tt(t.name),this.initial=this.values(),this.state=je(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new St((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new Mt(await this.asset("lab-vocabulary"));this.tokens=new ht(i)}else if(t.includes("gpt2-vocabulary")){let i=new nt(await this.asset("gpt2-vocabulary"));this.tokens=new ht(i)}t.includes("lab-model")&&this.host&&(this.client=new Et(this),this.onCleanup(()=>this.client?.end()));let n=Object.entries(e).find(([,i])=>i.shared);if(n&&this.page&&this.host){let[i]=n;this.#e=Be(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Ce(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Ne(t,this.declared.settings,this.initial,(o,r)=>!e||Ie(o,e,r),this.absent);for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function je(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var Nt=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#e=!1,this.#o=0,this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#o,n)}async#a(t,e,n,i){let o=()=>n===this.#o,r=async(a,c)=>{let f=await this.client.look(a,{onTokens:c,load:!i});return f&&o()?f:await new Promise(()=>{})},l=(a,c)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var Ts="These are the lab model\u2019s numbers.";function De(s,t=Ts){let e=p`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o}=s.status,r=()=>s.load(!0);return n==="asking"?p`<p class="status-line">Your browser is set to save data. ${U(`Load the model (${Ft(s.size)})`,r)}</p>`:n==="failed"?p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${U("Try again",r)}</p>`:n==="loading"?p`<p class="status-line faint"><label>Loading the model, ${Ft(s.size)}
      <progress max=${s.size} value=${i||d}></progress></label></p>`:e}function ze(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,Es(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Es(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Ss=s=>s.stopPropagation();function Fe(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):pe(c,n)},l=new Ct(s,e,i,o),a=c=>{if(l.dispose(),r(Cs(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Kt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&we(o)}catch(f){a(f)}},o&&l.onCleanup(ze(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Kt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=At(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new Nt({question:o,answer:r,first:l},i,()=>t.redraw(),f=>a&&t.publish(a(f)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new _t({page:n,write:()=>t.writeLink(),read:f=>t.readLink(f),redraw:()=>t.redraw(),find:f=>t.find(f)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Ss}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??d}
            ${U("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?De(t.client,e.ready):d}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return d;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?U("Show me",()=>this.kit.change(e??{})):d}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>U(n,()=>t.change(i)))}
      </div>
    `:d}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},Cs=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Xt=new WeakMap;function Ot({move:s,remember:t,restore:e}){let n=o=>o.currentTarget,i=o=>{let r=n(o).getBoundingClientRect(),l=(a,c)=>Math.min(1,Math.max(0,a/c));s(l(o.clientX-r.left,r.width),l(o.clientY-r.top,r.height))};return{down(o){o.button===0&&(Xt.set(n(o),t()),n(o).setPointerCapture(o.pointerId),i(o))},move(o){n(o).hasPointerCapture(o.pointerId)&&i(o)},cancel(o){Xt.has(n(o))&&e(Xt.get(n(o)))}}}var D=([s,t],[e,n])=>i=>e+(i-s)/(t-s)*(n-e),qe=s=>String(Number(s.toFixed(2))),Lt=s=>s.map(([t,e],n)=>`${n?"L":"M"}${qe(t)} ${qe(e)}`).join("");function dt(s,t,e){let n=(t-s)/e,i=10**Math.floor(Math.log10(n)),o=[1,2,5,10].map(l=>l*i).find(l=>l>=n*(1-1e-9))??i,r=[];for(let l=Math.ceil(s/o-1e-9);l*o<=t+1e-9*o;l++)r.push(Number((l*o).toPrecision(12)));return r}var Qt=class s{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new s(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,n){if(this.empty)return e;let i=this.#t+t,o=this.edits[i];if(o){let r=o(e.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==e.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${n.join(", ")}]`);e=r}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:n}),e}},Ns=new Qt;var Os=Math.sqrt(2/Math.PI),Ve=s=>.5*s*(1+Math.tanh(Os*(s+.044715*s*s*s)));var z={name:"activation-explorer",title:"Activation functions",assets:[],settings:{function:{kind:"choice",names:{relu:"ReLU",gelu:"GELU, exact",gelu_tanh:"GELU, tanh",silu:"SiLU"},choices:["relu","gelu","gelu_tanh","silu"]},x:{kind:"number",label:"x, what comes in",unit:"1",step:.1,min:-6,max:6},layer:{kind:"integer",label:"Pre-activations of block",control:"select",min:0,max:5},gate:{kind:"number",label:"g, which opens the gate",unit:"1",step:.1,min:-3,max:3},up:{kind:"number",label:"u, which passes it",unit:"1",step:.1,min:-3,max:3},closer:{kind:"switch",label:"Closer to 0"}},examples:[]};var{choices:Ls,names:Is}=z.settings.function,Ge=Math.sqrt(2/Math.PI);function Bs(s){if(Math.abs(s)>6)return Math.sign(s);let t=s,e=s;for(let n=1;Math.abs(t)>1e-17*Math.abs(e);n++)t*=2*s*s/(2*n+1),e+=t;return 2/Math.sqrt(Math.PI)*Math.exp(-s*s)*e}var We=s=>.5*(1+Bs(s/Math.SQRT2)),Ps=s=>Math.exp(-s*s/2)/Math.sqrt(2*Math.PI),te=s=>1/(1+Math.exp(-s));function Rs(s){let t=Math.tanh(Ge*(s+.044715*s**3));return .5*(1+t)+.5*s*(1-t*t)*Ge*(1+3*.044715*s*s)}var C={relu:{gate:"ReGLU",value:s=>Math.max(0,s),slope:s=>s>0?1:0},gelu:{gate:"GEGLU",value:s=>s*We(s),slope:s=>We(s)+s*Ps(s)},gelu_tanh:{gate:"GEGLU",value:Ve,slope:Rs},silu:{gate:"SwiGLU",value:s=>s*te(s),slope:s=>te(s)*(1+s*(1-te(s)))}},It=Ls,K=s=>Is[s];var{min:Ze,step:k}=z.settings.x;function Bt(s,t){let e=n=>n.reduce((i,o)=>i+o,0);return e(s.slice(0,Math.round((t-Ze)/k)+1))/e(s)}function Je(s){let t=s.slice(1,-1),e=Math.max(...t,1);return t.map((n,i)=>[Number((Ze+i*k).toFixed(6)),n/e])}var[Us,I,X]=[400,36,392],q={value:{top:14,high:170,title:"value"},slope:{top:202,high:84,title:"slope"},counts:{top:304,high:70,title:"pre-activations"}},[Pt,F]=[q.value.top,q.counts.top+q.counts.high],Hs=F+22,ut=s=>s?{x:[-3,3],value:[-.5,1.5],slope:[-.25,1.25]}:{x:[-6,6],value:[-1,6],slope:[-.25,1.25]},Ye=new Map;function js(s,t,e){let n=`${s} ${t} ${e}`,i=Ye.get(n);if(i!==void 0)return i;let{x:[o,r],[t]:l}=ut(e),a=D([o,r],[0,X-I]),c=D(l,[q[t].high,0]),f=120,h=s==="relu"?[o,-1e-9,1e-9,r]:Array.from({length:f+1},($,u)=>o+u*(r-o)/f),m=Lt(h.map($=>[a($),c(C[s][t]($))]));return Ye.set(n,m),m}function Ke({chosen:s,x:t,close:e,counts:n,onMove:i}){let{x:[o,r],...l}=ut(e),a=D([o,r],[I,X]),c=Math.min(r,Math.max(o,t)),f=g=>i(Number((Math.round(g/k)*k).toFixed(6))),h=Ot({move:g=>f(o+g*(r-o)),remember:()=>t,restore:f}),m=g=>{let M={ArrowRight:t+k,ArrowUp:t+k,ArrowLeft:t-k,ArrowDown:t-k,PageUp:t+10*k,PageDown:t-10*k,Home:o,End:r}[g.key];M!==void 0&&(g.preventDefault(),f(Math.min(r,Math.max(o,M))))},$=({top:g,title:v})=>S`<text class="title" x=${I+5} y=${g+3} dy="0.35em">${v}</text>`,u=(g,v,M)=>g==="slope"?S`<circle class="dot" cx=${a(c)} cy=${M} r="3.5"></circle>`:S`
        <circle class="dot point" cx=${a(c)} cy=${M} r="6" tabindex="0"
          role="slider" aria-label="The point on ${K(s)}" aria-valuemin=${o}
          aria-valuemax=${r} aria-valuenow=${c}
          aria-valuetext="x ${w(t,1)}, ${K(s)} ${w(v,3)}"
          @keydown=${m}></circle>
      `,b=(g,v)=>{let{top:M,high:A}=q[g],B=D(v,[M+A,M]),O=C[s][g](c);return S`
      ${dt(...v,g==="value"?7:3).map(T=>S`
          <line class=${T===0?"axis":"grid"} x1=${I} x2=${X} y1=${B(T)} y2=${B(T)}
          ></line>
          <text x=${I-4} y=${B(T)} dy="0.35em" text-anchor="end">${w(T,Number.isInteger(T)?0:1)}</text>
        `)}
      <svg x=${I} y=${M} width=${X-I} height=${A}>
        ${[...It.filter(T=>T!==s),s].map(T=>S`<path class="curve ${T} ${T===s?"chosen":""}" d=${js(T,g,e)}></path>`)}
      </svg>
      ${$(q[g])}
      ${O>=v[0]&&O<=v[1]?u(g,O,B(O)):d}
    `},y=(X-I)*k/(r-o),x=Je(n).filter(([g])=>g>o-k/2&&g<r-k/2),N=g=>x.filter(([v])=>v<t-k/2===g).map(([v,M])=>{let A=(M*(q.counts.high-10)).toFixed(1);return`M${a(v).toFixed(1)} ${F}v-${A}h${y.toFixed(2)}v${A}z`}).join("");return p`
    <svg class="curves" viewBox="0 0 ${Us} ${Hs}" role="group"
      aria-label="Curves, slopes, and a histogram; the tables have their numbers">
      ${dt(o,r,r-o).map(g=>S`
          <line class=${g===0?"axis":"grid"} x1=${a(g)} x2=${a(g)} y1=${Pt}
            y2=${F}></line>
          <text x=${a(g)} y=${F+15} text-anchor="middle">${w(g,0)}</text>
        `)}
      <path class="bars below" d=${N(!0)}></path>
      <path class="bars" d=${N(!1)}></path>
      <line class="axis" x1=${I} x2=${X} y1=${F} y2=${F}></line>
      ${$(q.counts)}
      <line class="here" x1=${a(c)} x2=${a(c)} y1=${Pt} y2=${F}></line>
      <rect class="catch" x=${I} y=${Pt} width=${X-I} height=${F-Pt}
        @pointerdown=${h.down} @pointermove=${h.move} @pointercancel=${h.cancel}></rect>
      ${b("value",l.value)} ${b("slope",l.slope)}
    </svg>
  `}var Xe="important",Ds=" !"+Xe,Qe=xt(class extends et{constructor(s){if(super(s),s.type!==R.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Ds);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?Xe:""):e[n]=i}}return E}});var _=z.settings.gate.max,ts=60,es=600,[Q,V,pt]=[200,22,180],zs=[-6,-3,-1,-.3,.3,1,3,6],ss=s=>`color-mix(in oklab, var(${s<0?"--below":"--heat"}) ${(100*Math.abs(s)).toFixed(1)}%, var(--paper))`;function Fs(s,t){let e=[],n=[];for(let i=0;i<=es;i++){let o=-_+i*2*_/es,r=t/s(o);Math.abs(r)>_?n=[]:n.push([o,r])===2&&e.push(n)}return e}function ns({activation:{value:s,gate:t},gate:e,up:n,onMove:i}){let o=D([-_,_],[V,Q]),r=D([-_,_],[pt,pt-Q+V]),l=Array.from({length:ts},(h,m)=>{let $=s(-_+(m+.5)*2*_/ts)/s(_);return`linear-gradient(to top, ${ss(-$)}, var(--paper), ${ss($)})`}),a=h=>Number(h.toFixed(1)),c=Ot({move:(h,m)=>i(a((2*h-1)*_),a((1-2*m)*_)),remember:()=>[e,n],restore:([h,m])=>i(h,m)}),f=zs.flatMap(h=>Fs(s,h).map(m=>({level:h,piece:m})));return p`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${l.map(h=>p`<i style=${Qe({background:h})}></i>`)}</div>
      <svg viewBox="0 0 ${Q+4} ${Q}" role="img"
        aria-label="${t}: a map of the product">
        ${dt(-_,_,6).map(h=>S`
            <text x=${o(h)} y=${pt+12} text-anchor="middle">${w(h,0)}</text>
            <text x=${V-5} y=${r(h)} dy="0.35em" text-anchor="end">${w(h,0)}</text>
          `)}
        <line class="axis" x1=${V} x2=${Q} y1=${r(0)} y2=${r(0)}></line>
        <line class="axis" x1=${o(0)} x2=${o(0)} y1=${r(_)} y2=${pt}></line>
        ${f.map(({level:h,piece:m})=>{let[$,u]=m[m.length-1],b=$===_&&Math.abs(h)>=1;return S`
            <path class="level" d=${Lt(m.map(([y,x])=>[o(y),r(x)]))}></path>
            ${b?S`<text x=${o($)-3} y=${r(u)} dy="-0.25em" text-anchor="end">${w(h,0)}</text>`:d}
          `})}
        <circle class="dot" cx=${o(e)} cy=${r(n)} r="5"></circle>
        <rect class="catch" x=${V} y=${r(_)} width=${Q-V} height=${Q-V}
          @pointerdown=${c.down} @pointermove=${c.move} @pointercancel=${c.cancel}></rect>
        <text class="letter" x=${o(2.5)} y=${pt+12} text-anchor="middle">g</text>
        <text class="letter" x=${V-5} y=${r(2.5)} dy="0.35em" text-anchor="end">u</text>
      </svg>
    </div>
  `}var ho=Fe(z,({state:s,data:t,control:e,change:n,id:i,define:o})=>{let r=t("_counts"),l=t("_tokens"),a=()=>{let u=C[s.function].value(s.gate);return{value:u,product:u*s.up}},c={point(){let{value:u,slope:b}=C[s.function],y=[u,b].map(x=>w(x(s.x),3));return`x ${w(s.x,1)}: ${K(s.function)} ${y.join(", slope ")}`},gate:()=>`${C[s.function].gate}: ${w(a().product,3)}`,block:()=>`below 0: ${H(Bt(r[s.layer],0))}`},f="point",h=()=>p`
      <table class="values">
        <caption>At <i>x</i> = ${w(s.x,1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            <th scope="col" class="number">slope</th>
          </tr>
        </thead>
        <tbody>
          ${It.map(u=>p`
              <tr>
                <th scope="row"><label>
                  <input type="radio" name="${i}-function" value=${u}
                    .checked=${L(u===s.function)}
                    @change=${()=>s.function=u}>
                  <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
                    class="curve ${u}" d="M0 4H24"></path></svg>${K(u)}</label></th>
                <td class="number">${w(C[u].value(s.x),4)}</td>
                <td class="number">${w(C[u].slope(s.x),4)}</td>
              </tr>
            `)}
        </tbody>
      </table>
    `;function m(u){let b=u.reduce((y,x)=>y+x,0);return p`
      <div class="comes-in">
        ${e("layer")}
        <p><strong>${H(Bt(u,0))}</strong> of them are below 0${s.x===0?d:p`, <strong>${H(Bt(u,s.x))}</strong> below ${w(s.x,1)}`}.</p>
        <p class="faint">${j(b)} numbers: the lab model on ${j(l)}
          held-out tokens, ${j(b/l)} neurons each; ${$e((u[0]+u[u.length-1])/b)} lie outside of −6 … 6.</p>
      </div>
    `}function $(){let u=C[s.function],{value:b,product:y}=a();return p`
      <div class="gate">
        <p class="title">The gate: ${u.gate}, ${K(s.function).split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${ns({activation:u,gate:s.gate,up:s.up,onMove:(x,N)=>n({gate:x,up:N})})}
        <div class="numbers">
          ${e("gate",{label:p`<span><i>g</i>, which opens the gate</span>`})}
          ${e("up",{label:p`<span><i>u</i>, which passes it</span>`})}
          <p class="number product">${w(b,3)} · ${w(s.up,1)} = <strong>${w(y,3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `}return o({follow(u){f="layer"in u?"block":"gate"in u||"up"in u?"gate":"point";let{x:b=s.x,closer:y=s.closer}=u,[x,N]=ut(y).x;return{...u,x:Math.min(N,Math.max(x,b))}},announcement:()=>c[f](),view(){let{x:u,closer:b}=s,[y,x]=ut(b).x,N=r[s.layer],g=C.gelu.value(u)-C.gelu_tanh.value(u);return p`
        <div class="layout">
          <div class="picture">
            ${Ke({chosen:s.function,x:u,close:b,counts:N,onMove:v=>s.x=v})}
            ${e("x",{min:y,max:x,label:p`<span><i>x</i>, what comes in</span>`})}
            ${e("closer")}
          </div>
          <div class="numbers">
            ${h()}
            <p class="faint">The two GELUs differ by ${Math.abs(g).toFixed(6)} here.</p>
            ${m(N)}
          </div>
          ${$()}
        </div>
      `}})});export{ho as default};
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
