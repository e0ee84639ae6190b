var Rt=globalThis,te=s=>s,ft=Rt.trustedTypes,ee=ft?ft.createPolicy("lit-html",{createHTML:s=>s}):void 0,Ut="$lit$",O=`lit$${Math.random().toFixed(9).slice(2)}$`,Ht="?"+O,Ze=`<${Ht}>`,q=document,nt=()=>q.createComment(""),it=s=>s===null||typeof s!="object"&&typeof s!="function",Dt=Array.isArray,ae=s=>Dt(s)||typeof s?.[Symbol.iterator]=="function",Bt=`[ 	
\f\r]`,st=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,se=/-->/g,ne=/>/g,z=RegExp(`>|${Bt}(?:([^\\s"'>=/]+)(${Bt}*=${Bt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ie=/'/g,oe=/"/g,ce=/^(?:script|style|textarea|title)$/i,jt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),f=jt(1),T=jt(2),Hs=jt(3),M=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),re=new WeakMap,F=q.createTreeWalker(q,129);function le(s,t){if(!Dt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return ee!==void 0?ee.createHTML(t):t}var he=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=st;for(let l=0;l<e;l++){let a=s[l],c,u,h=-1,m=0;for(;m<a.length&&(r.lastIndex=m,u=r.exec(a),u!==null);)m=r.lastIndex,r===st?u[1]==="!--"?r=se:u[1]!==void 0?r=ne:u[2]!==void 0?(ce.test(u[2])&&(i=RegExp("</"+u[2],"g")),r=z):u[3]!==void 0&&(r=z):r===z?u[0]===">"?(r=i??st,h=-1):u[1]===void 0?h=-2:(h=r.lastIndex-u[2].length,c=u[1],r=u[3]===void 0?z:u[3]==='"'?oe:ie):r===oe||r===ie?r=z:r===se||r===ne?r=st:(r=z,i=void 0);let $=r===z&&s[l+1].startsWith("/>")?" ":"";o+=r===st?a+Ze:h>=0?(n.push(c),a.slice(0,h)+Ut+a.slice(h)+O+$):a+O+(h===-2?l:$)}return[le(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},ot=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,u]=he(t,e);if(this.el=s.createElement(c,n),F.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=F.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Ut)){let m=u[r++],$=i.getAttribute(h).split(O),p=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:p[2],strings:$,ctor:p[1]==="."?$t:p[1]==="?"?gt:p[1]==="@"?bt:G}),i.removeAttribute(h)}else h.startsWith(O)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(ce.test(i.tagName)){let h=i.textContent.split(O),m=h.length-1;if(m>0){i.textContent=ft?ft.emptyScript:"";for(let $=0;$<m;$++)i.append(h[$],nt()),F.nextNode(),a.push({type:2,index:++o});i.append(h[m],nt())}}}else if(i.nodeType===8)if(i.data===Ht)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(O,h+1))!==-1;)a.push({type:7,index:o}),h+=O.length-1}o++}}static createElement(t,e){let n=q.createElement("template");return n.innerHTML=t,n}};function V(s,t,e=s,n){if(t===M)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=it(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=V(s,i._$AS(s,t.values),i,n)),t}var mt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??q).importNode(e,!0);F.currentNode=i;let o=F.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new X(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new xt(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=F.nextNode(),r++)}return F.currentNode=q,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},X=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=V(this,t,e),it(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ae(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&it(this._$AH)?this._$AA.nextSibling.data=t:this.T(q.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=ot.createElement(le(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new mt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=re.get(t.strings);return e===void 0&&re.set(t.strings,e=new ot(t)),e}k(t){Dt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(nt()),this.O(nt()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=te(t).nextSibling;te(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},G=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=d}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=V(this,t,e,0),r=!it(t)||t!==this._$AH&&t!==M,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=V(this,l[n+a],e,a),c===M&&(c=this._$AH[a]),r||=!it(c)||c!==this._$AH[a],c===d?t=d:t!==d&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},$t=class extends G{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},gt=class extends G{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},bt=class extends G{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=V(this,t,e,0)??d)===M)return;let n=this._$AH,i=t===d&&n!==d||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==d&&(n===d||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},xt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){V(this,t)}},de={M:Ut,P:O,A:Ht,C:1,L:he,R:mt,D:ae,V,I:X,H:G,N:gt,U:bt,B:$t,F:xt},Qe=Rt.litHtmlPolyfillSupport;Qe?.(ot,X),(Rt.litHtmlVersions??=[]).push("3.3.3");var ue=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new X(t.insertBefore(nt(),o),o,void 0,e??{})}return i._$AI(s),i};var I={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},yt=s=>(...t)=>({_$litDirective$:s,values:t}),Z=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Fs}=de;var pe=s=>s.strings===void 0;var ts={},fe=(s,t=ts)=>s._$AH=t;var L=yt(class extends Z{constructor(s){if(super(s),s.type!==I.PROPERTY&&s.type!==I.ATTRIBUTE&&s.type!==I.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!pe(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===M||t===d)return t;let e=s.element,n=s.name;if(s.type===I.PROPERTY){if(t===e[n])return M}else if(s.type===I.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return M}else if(s.type===I.ATTRIBUTE&&e.getAttribute(n)===t+"")return M;return fe(s),t}});var es=new Intl.NumberFormat("en-US"),W=s=>es.format(s);var B=(s,t=1)=>`${(100*s).toFixed(t)} %`;function me(s){return s===0||s===1?B(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:B(s)}function x(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function ss(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):W(Math.round(n))} ${t[e]}`.trim()}var zt=s=>ss(s,["bytes","kB","MB","GB","TB"]);var Q=s=>s.target;function $e({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=f`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${L(String(ns(n,e)))}
      @pointerdown=${c=>Q(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:u}=Q(c);u!==void 0&&i(u)}}
      @input=${c=>i(n[Q(c).valueAsNumber])}
    >
  `;return s===d?a:f`<label class="slider">${s}${a}</label>`}var Ft=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function ns(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var wt=({label:s,name:t,checked:e,onChange:n,effect:i=d})=>f`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(e)}
        @change=${o=>n(Q(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,P=(s,t,{disabled:e=!1,name:n=""}={})=>f`
    <button
      type="button"
      class=${n||d}
      aria-disabled=${e?"true":d}
      @click=${()=>e||t()}
    >${s}</button>
  `,qt=(s,t,e,n,i="")=>f`
    <label>${s}
      <select name=${i||d} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>f`<option value=${String(o)} ?selected=${L(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ge=(s,t,e,n,i)=>f`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>f`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${L(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,be=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return f`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:d}
        max=${Number.isFinite(r)?r:d}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(Q(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;Q(l).value=String(c),n(c)}}
      >
    </label>
  `};function vt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var is=4e3,At=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=vt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>is,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return f`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return f`
      <span class="copy-link">
        ${P("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?f`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:d}
      </span>
    `}};var xe=new WeakMap;function we(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||xe.get(e)===n)continue;xe.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=ye(o.left,o.right,i.left+r,i.right),e.scrollTop+=ye(o.top,o.bottom,i.top,i.bottom)}}function ye(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}var _t=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var tt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new _t,o=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),u=n[a],[h,m]=this.parts(c);t[a]!==h||t[u]!==m||(t[a]=c,t[u]=-1,n[a]=n[u],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var os="<|endoftext|>",kt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new tt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(os)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Vt=Symbol.for("gpt-lab-ids");function Mt(s){let t=globalThis;return t[Vt]=(t[Vt]??0)+1,`${s}-${t[Vt]}`}function ve(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Ae(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return rt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Gt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),_e=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,rs={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},as=/[\p{C}\p{Z}]/u,cs=/^\p{M}/u;function rt(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function ke(s){let t=rt(s);if(t===void 0)return f`<span class="bytes">${Gt(s)}</span>`;let e=cs.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!as.test(i)){n+=i;continue}let o=_e(i),[r,l]=rs[i]??[o,o];e.push(n,f`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return f`${e}${n}`}function Wt(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${_e(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ls=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Me={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Jt={number:Me,integer:Me,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===hs(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ls.get(s),rule:()=>"true or false"},text:{encode:s=>ve(s),decode:Ae,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"}},hs=s=>s.replaceAll("%20"," "),Te=(s,t)=>Jt[t.kind].encode(s),ds=(s,t)=>Jt[t.kind].decode(s,t);function Ee(s,t,e){return Object.entries(s).flatMap(([n,i])=>{let o=Te(t[n],i);return i.kind==="text"&&n==="text"||o!==Te(e[n],i)?[`${n}=${o}`]:[]}).join("&")}function Se(s,t,e,n=()=>!0){let i=s.split("&").map(a=>{let c=a.indexOf("=");return c<0?["text",a]:[a.slice(0,c),a.slice(c+1)]}),o=new Map(i),[r,l]=[{},[]];for(let[a,c]of Object.entries(t)){let u=o.get(a),h=u===void 0?e[a]:ds(u,c);if(c.kind==="parts"&&h!==void 0){let m=h,$=m.filter(p=>n(p,c.streams??!1));for(let p of m)$.includes(p)||l.push(`${p} is not a part of the model`);h=$}else if(h===void 0){let{rule:m}=Jt[c.kind];l.push(a==="text"?"its text is damaged":`${a}=${u} is not ${m(c)}`),h=e[a]}r[a]=h}return{values:r,problems:l}}function at(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}function Ce(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Yt}var Yt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,i)=>this.#a({type:"look",client:e,id:n,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&us())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=fs(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,ps(t)]);this.#n||this.#c(this.#n=i);let r=t.model.get("version"),l=n==="failed";i.postMessage({type:"load",source:{...o,again:l},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#c(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#r({loaded:n.loaded}):n.type==="failed"?this.#r({state:"failed",message:n.message}):n.type==="ready"?this.#r({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},us=()=>!!navigator.connection?.saveData;async function ps({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await at(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function fs({model:s}){let t=await at(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await ms(e).catch(()=>$s(e)).finally(()=>URL.revokeObjectURL(e))}function ms(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function $s(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Ne(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Tt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Ce(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ne(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var gs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Oe(s,{n_layers:t,n_heads:e},n){if(gs(s)&&!n)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var bs=Symbol.for("gpt-lab shared text");function Ie(s){let t=globalThis,e=t[bs]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?d:f`<div class="shared-text">${wt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}var xs={commas:W,percent:s=>B(s,0),1:s=>x(s,1)},Et=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=Mt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.help??d,r=this.#s(t,e,n,i);return f`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return wt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?qt(o,a,r,l,t):ge(o,`${this.#t}-${t}`,a,r,l)}#i(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:u=1}=e,{min:h=e.min??0,max:m=e.max??1/0}=r,$=b=>a?.[b]??(xs[c]??String)(b);if(l==="field")return be({label:n,name:t,value:i,min:h,max:m,onChange:o});if(l==="select")return qt(n,Ft(h,m,1).map(b=>[b,$(b)]),i,o,t);let p=r.stops??e.stops??Ft(h,m,u);return $e({label:f`<span>${n} <span class="number">${$(i)}</span></span>`,name:e.label??t,value:i,stops:p.filter(b=>b>=h&&b<=m),text:$,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Wt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Wt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return f`
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
    `}};var ys=16,ws="<|endoftext|>",ct=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let i=e();if(this.#t.set(t,i),this.#t.size>ys){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,ke(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return rt(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return rt(e)??Gt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ws;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var St=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,n,i){this.declared=t,this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>at(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Le(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=Mt(t.name),this.initial=this.values(),this.state=Le(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new Et((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new kt(await this.asset("lab-vocabulary"));this.tokens=new ct(i)}else if(t.includes("gpt2-vocabulary")){let i=new tt(await this.asset("gpt2-vocabulary"));this.tokens=new ct(i)}t.includes("lab-model")&&this.host&&(this.client=new Tt(this),this.onCleanup(()=>this.client?.end()));let n=Object.entries(e).find(([,i])=>i.shared);if(n&&this.page&&this.host){let[i]=n;this.#e=Ie(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Se(t,this.declared.settings,this.initial,(o,r)=>!e||Oe(o,e,r));for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Le(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var Ct=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#r(t,e,this.#i,n)}async#r(t,e,n,i){let o=()=>n===this.#i,r=async(a,c)=>{let u=await this.client.look(a,{onTokens:c,load:!i});return u&&o()?u:await new Promise(()=>{})},l=(a,c)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var vs="These are the lab model\u2019s numbers.";function Pe(s,t=vs){let e=f`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o}=s.status,r=()=>s.load(!0);return n==="asking"?f`<p class="status-line">Your browser is set to save data. ${P(`Load the model (${zt(s.size)})`,r)}</p>`:n==="failed"?f`<p class="status-line warn" role="alert">The model did not load: ${o}. ${P("Try again",r)}</p>`:n==="loading"?f`<p class="status-line faint"><label>Loading the model, ${zt(s.size)}
      <progress max=${s.size} value=${i||d}></progress></label></p>`:e}function Be(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,As(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function As(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var _s=s=>s.stopPropagation();function Re(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):ue(c,n)},l=new St(s,e,i,o),a=c=>{if(l.dispose(),r(ks(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Kt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&we(o)}catch(u){a(u)}},o&&l.onCleanup(Be(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Kt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=vt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new Ct({question:o,answer:r,first:l},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let{settings:c}=t.declared,u=new At({page:n,write:()=>t.changed?Ee(c,t.values(),t.initial):void 0,read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=u,t.onChange=()=>u.changed(),t.onCleanup(()=>u.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return f`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${_s}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??d}
            ${P("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?Pe(t.client,e.ready):d}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return d;let n=Object.keys(e??{}).length>0;return f`
      <div class="question">
        <p>${t}</p>
        ${n?P("Show me",()=>this.kit.change(e??{})):d}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?f`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>P(n,()=>t.change(i)))}
      </div>
    `:d}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},ks=(s,t)=>f`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Xt=new WeakMap;function Nt({move:s,remember:t,restore:e}){let n=o=>o.currentTarget,i=o=>{let r=n(o).getBoundingClientRect(),l=(a,c)=>Math.min(1,Math.max(0,a/c));s(l(o.clientX-r.left,r.width),l(o.clientY-r.top,r.height))};return{down(o){o.button===0&&(Xt.set(n(o),t()),n(o).setPointerCapture(o.pointerId),i(o))},move(o){n(o).hasPointerCapture(o.pointerId)&&i(o)},cancel(o){Xt.has(n(o))&&e(Xt.get(n(o)))}}}var R=([s,t],[e,n])=>i=>e+(i-s)/(t-s)*(n-e),Ue=s=>String(Number(s.toFixed(2))),Ot=s=>s.map(([t,e],n)=>`${n?"L":"M"}${Ue(t)} ${Ue(e)}`).join("");function lt(s,t,e){let n=(t-s)/e,i=10**Math.floor(Math.log10(n)),o=[1,2,5,10].map(l=>l*i).find(l=>l>=n*(1-1e-9))??i,r=[];for(let l=Math.ceil(s/o-1e-9);l*o<=t+1e-9*o;l++)r.push(Number((l*o).toPrecision(12)));return r}var Zt=class s{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new s(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,n){if(this.empty)return e;let i=this.#t+t,o=this.edits[i];if(o){let r=o(e.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==e.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${n.join(", ")}]`);e=r}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:n}),e}},Ms=new Zt;var Ts=Math.sqrt(2/Math.PI),He=s=>.5*s*(1+Math.tanh(Ts*(s+.044715*s*s*s)));var U={name:"activation-explorer",title:"Activation functions",assets:[],settings:{function:{kind:"choice",names:{relu:"ReLU",gelu:"GELU, exact",gelu_tanh:"GELU, tanh",silu:"SiLU"},choices:["relu","gelu","gelu_tanh","silu"]},x:{kind:"number",label:"x, what comes in",unit:"1",step:.1,min:-6,max:6},layer:{kind:"integer",label:"Pre-activations of block",control:"select",min:0,max:5},gate:{kind:"number",label:"g, which opens the gate",unit:"1",step:.1,min:-3,max:3},up:{kind:"number",label:"u, which passes it",unit:"1",step:.1,min:-3,max:3},closer:{kind:"switch",label:"Closer to 0"}},examples:[]};var{choices:Es,names:Ss}=U.settings.function,De=Math.sqrt(2/Math.PI);function Cs(s){if(Math.abs(s)>6)return Math.sign(s);let t=s,e=s;for(let n=1;Math.abs(t)>1e-17*Math.abs(e);n++)t*=2*s*s/(2*n+1),e+=t;return 2/Math.sqrt(Math.PI)*Math.exp(-s*s)*e}var je=s=>.5*(1+Cs(s/Math.SQRT2)),Ns=s=>Math.exp(-s*s/2)/Math.sqrt(2*Math.PI),Qt=s=>1/(1+Math.exp(-s));function Os(s){let t=Math.tanh(De*(s+.044715*s**3));return .5*(1+t)+.5*s*(1-t*t)*De*(1+3*.044715*s*s)}var E={relu:{gate:"ReGLU",value:s=>Math.max(0,s),slope:s=>s>0?1:0},gelu:{gate:"GEGLU",value:s=>s*je(s),slope:s=>je(s)+s*Ns(s)},gelu_tanh:{gate:"GEGLU",value:He,slope:Os},silu:{gate:"SwiGLU",value:s=>s*Qt(s),slope:s=>Qt(s)*(1+s*(1-Qt(s)))}},It=Es,J=s=>Ss[s];var{min:ze,step:v}=U.settings.x;function Lt(s,t){let e=n=>n.reduce((i,o)=>i+o,0);return e(s.slice(0,Math.round((t-ze)/v)+1))/e(s)}function Fe(s){let t=s.slice(1,-1),e=Math.max(...t,1);return t.map((n,i)=>[Number((ze+i*v).toFixed(6)),n/e])}var[Is,C,Y]=[400,36,392],D={value:{top:14,high:170,title:"value"},slope:{top:202,high:84,title:"slope"},counts:{top:304,high:70,title:"pre-activations"}},[Pt,H]=[D.value.top,D.counts.top+D.counts.high],Ls=H+22,ht=s=>s?{x:[-3,3],value:[-.5,1.5],slope:[-.25,1.25]}:{x:[-6,6],value:[-1,6],slope:[-.25,1.25]},qe=new Map;function Ps(s,t,e){let n=`${s} ${t} ${e}`,i=qe.get(n);if(i!==void 0)return i;let{x:[o,r],[t]:l}=ht(e),a=R([o,r],[0,Y-C]),c=R(l,[D[t].high,0]),u=120,h=s==="relu"?[o,-1e-9,1e-9,r]:Array.from({length:u+1},($,p)=>o+p*(r-o)/u),m=Ot(h.map($=>[a($),c(E[s][t]($))]));return qe.set(n,m),m}function Ve({chosen:s,x:t,close:e,counts:n,onMove:i}){let{x:[o,r],...l}=ht(e),a=R([o,r],[C,Y]),c=Math.min(r,Math.max(o,t)),u=g=>i(Number((Math.round(g/v)*v).toFixed(6))),h=Nt({move:g=>u(o+g*(r-o)),remember:()=>t,restore:u}),m=g=>{let S={ArrowRight:t+v,ArrowUp:t+v,ArrowLeft:t-v,ArrowDown:t-v,PageUp:t+10*v,PageDown:t-10*v,Home:o,End:r}[g.key];S!==void 0&&(g.preventDefault(),u(Math.min(r,Math.max(o,S))))},$=({top:g,title:w})=>T`<text class="title" x=${C+5} y=${g+3} dy="0.35em">${w}</text>`,p=(g,w,S)=>g==="slope"?T`<circle class="dot" cx=${a(c)} cy=${S} r="3.5"></circle>`:T`
        <circle class="dot point" cx=${a(c)} cy=${S} r="6" tabindex="0"
          role="slider" aria-label="The point on ${J(s)}" aria-valuemin=${o}
          aria-valuemax=${r} aria-valuenow=${c}
          aria-valuetext="x ${x(t,1)}, ${J(s)} ${x(w,3)}"
          @keydown=${m}></circle>
      `,b=(g,w)=>{let{top:S,high:et}=D[g],ut=R(w,[S+et,S]),pt=E[s][g](c);return T`
      ${lt(...w,g==="value"?7:3).map(k=>T`
          <line class=${k===0?"axis":"grid"} x1=${C} x2=${Y} y1=${ut(k)} y2=${ut(k)}
          ></line>
          <text x=${C-4} y=${ut(k)} dy="0.35em" text-anchor="end">${x(k,Number.isInteger(k)?0:1)}</text>
        `)}
      <svg x=${C} y=${S} width=${Y-C} height=${et}>
        ${[...It.filter(k=>k!==s),s].map(k=>T`<path class="curve ${k} ${k===s?"chosen":""}" d=${Ps(k,g,e)}></path>`)}
      </svg>
      ${$(D[g])}
      ${pt>=w[0]&&pt<=w[1]?p(g,pt,ut(pt)):d}
    `},A=(Y-C)*v/(r-o),_=Fe(n).filter(([g])=>g>o-v/2&&g<r-v/2),N=g=>_.filter(([w])=>w<t-v/2===g).map(([w,S])=>{let et=(S*(D.counts.high-10)).toFixed(1);return`M${a(w).toFixed(1)} ${H}v-${et}h${A.toFixed(2)}v${et}z`}).join("");return f`
    <svg class="curves" viewBox="0 0 ${Is} ${Ls}" role="group"
      aria-label="Curves, slopes, and a histogram; the tables have their numbers">
      ${lt(o,r,r-o).map(g=>T`
          <line class=${g===0?"axis":"grid"} x1=${a(g)} x2=${a(g)} y1=${Pt}
            y2=${H}></line>
          <text x=${a(g)} y=${H+15} text-anchor="middle">${x(g,0)}</text>
        `)}
      <path class="bars below" d=${N(!0)}></path>
      <path class="bars" d=${N(!1)}></path>
      <line class="axis" x1=${C} x2=${Y} y1=${H} y2=${H}></line>
      ${$(D.counts)}
      <line class="here" x1=${a(c)} x2=${a(c)} y1=${Pt} y2=${H}></line>
      <rect class="catch" x=${C} y=${Pt} width=${Y-C} height=${H-Pt}
        @pointerdown=${h.down} @pointermove=${h.move} @pointercancel=${h.cancel}></rect>
      ${b("value",l.value)} ${b("slope",l.slope)}
    </svg>
  `}var Ge="important",Bs=" !"+Ge,We=yt(class extends Z{constructor(s){if(super(s),s.type!==I.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Bs);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?Ge:""):e[n]=i}}return M}});var y=U.settings.gate.max,Je=60,Ye=600,[K,j,dt]=[200,22,180],Rs=[-6,-3,-1,-.3,.3,1,3,6],Ke=s=>`color-mix(in oklab, var(${s<0?"--below":"--heat"}) ${(100*Math.abs(s)).toFixed(1)}%, var(--paper))`;function Us(s,t){let e=[],n=[];for(let i=0;i<=Ye;i++){let o=-y+i*2*y/Ye,r=t/s(o);Math.abs(r)>y?n=[]:n.push([o,r])===2&&e.push(n)}return e}function Xe({activation:{value:s,gate:t},gate:e,up:n,onMove:i}){let o=R([-y,y],[j,K]),r=R([-y,y],[dt,dt-K+j]),l=Array.from({length:Je},(h,m)=>{let $=s(-y+(m+.5)*2*y/Je)/s(y);return`linear-gradient(to top, ${Ke(-$)}, var(--paper), ${Ke($)})`}),a=h=>Number(h.toFixed(1)),c=Nt({move:(h,m)=>i(a((2*h-1)*y),a((1-2*m)*y)),remember:()=>[e,n],restore:([h,m])=>i(h,m)}),u=Rs.flatMap(h=>Us(s,h).map(m=>({level:h,piece:m})));return f`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${l.map(h=>f`<i style=${We({background:h})}></i>`)}</div>
      <svg viewBox="0 0 ${K+4} ${K}" role="img"
        aria-label="${t}: a map of the product">
        ${lt(-y,y,6).map(h=>T`
            <text x=${o(h)} y=${dt+12} text-anchor="middle">${x(h,0)}</text>
            <text x=${j-5} y=${r(h)} dy="0.35em" text-anchor="end">${x(h,0)}</text>
          `)}
        <line class="axis" x1=${j} x2=${K} y1=${r(0)} y2=${r(0)}></line>
        <line class="axis" x1=${o(0)} x2=${o(0)} y1=${r(y)} y2=${dt}></line>
        ${u.map(({level:h,piece:m})=>{let[$,p]=m[m.length-1],b=$===y&&Math.abs(h)>=1;return T`
            <path class="level" d=${Ot(m.map(([A,_])=>[o(A),r(_)]))}></path>
            ${b?T`<text x=${o($)-3} y=${r(p)} dy="-0.25em" text-anchor="end">${x(h,0)}</text>`:d}
          `})}
        <circle class="dot" cx=${o(e)} cy=${r(n)} r="5"></circle>
        <rect class="catch" x=${j} y=${r(y)} width=${K-j} height=${K-j}
          @pointerdown=${c.down} @pointermove=${c.move} @pointercancel=${c.cancel}></rect>
        <text class="letter" x=${o(2.5)} y=${dt+12} text-anchor="middle">g</text>
        <text class="letter" x=${j-5} y=${r(2.5)} dy="0.35em" text-anchor="end">u</text>
      </svg>
    </div>
  `}var Ji=Re(U,({state:s,data:t,control:e,change:n,id:i,define:o})=>{let r=t("_counts"),l=t("_tokens"),a=()=>{let p=E[s.function].value(s.gate);return{value:p,product:p*s.up}},c={point(){let{value:p,slope:b}=E[s.function],A=[p,b].map(_=>x(_(s.x),3));return`x ${x(s.x,1)}: ${J(s.function)} ${A.join(", slope ")}`},gate:()=>`${E[s.function].gate}: ${x(a().product,3)}`,block:()=>`below 0: ${B(Lt(r[s.layer],0))}`},u="point",h=()=>f`
      <table class="values">
        <caption>At <i>x</i> = ${x(s.x,1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            <th scope="col" class="number">slope</th>
          </tr>
        </thead>
        <tbody>
          ${It.map(p=>f`
              <tr>
                <th scope="row"><label>
                  <input type="radio" name="${i}-function" value=${p}
                    .checked=${L(p===s.function)}
                    @change=${()=>s.function=p}>
                  <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
                    class="curve ${p}" d="M0 4H24"></path></svg>${J(p)}</label></th>
                <td class="number">${x(E[p].value(s.x),4)}</td>
                <td class="number">${x(E[p].slope(s.x),4)}</td>
              </tr>
            `)}
        </tbody>
      </table>
    `;function m(p){let b=p.reduce((A,_)=>A+_,0);return f`
      <div class="comes-in">
        ${e("layer")}
        <p><strong>${B(Lt(p,0))}</strong> of them are below 0${s.x===0?d:f`, <strong>${B(Lt(p,s.x))}</strong> below ${x(s.x,1)}`}.</p>
        <p class="faint">${W(b)} numbers: the lab model on ${W(l)}
          held-out tokens, ${W(b/l)} neurons each; ${me((p[0]+p[p.length-1])/b)} lie outside of −6 … 6.</p>
      </div>
    `}function $(){let p=E[s.function],{value:b,product:A}=a();return f`
      <div class="gate">
        <p class="title">The gate: ${p.gate}, ${J(s.function).split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${Xe({activation:p,gate:s.gate,up:s.up,onMove:(_,N)=>n({gate:_,up:N})})}
        <div class="numbers">
          ${e("gate",{label:f`<span><i>g</i>, which opens the gate</span>`})}
          ${e("up",{label:f`<span><i>u</i>, which passes it</span>`})}
          <p class="number product">${x(b,3)} · ${x(s.up,1)} = <strong>${x(A,3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `}return o({follow(p){u="layer"in p?"block":"gate"in p||"up"in p?"gate":"point";let{x:b=s.x,closer:A=s.closer}=p,[_,N]=ht(A).x;return{...p,x:Math.min(N,Math.max(_,b))}},announcement:()=>c[u](),view(){let{x:p,closer:b}=s,[A,_]=ht(b).x,N=r[s.layer],g=E.gelu.value(p)-E.gelu_tanh.value(p);return f`
        <div class="layout">
          <div class="picture">
            ${Ve({chosen:s.function,x:p,close:b,counts:N,onMove:w=>s.x=w})}
            ${e("x",{min:A,max:_,label:f`<span><i>x</i>, what comes in</span>`})}
            ${e("closer")}
          </div>
          <div class="numbers">
            ${h()}
            <p class="faint">The two GELUs differ by ${Math.abs(g).toFixed(6)} here.</p>
            ${m(N)}
          </div>
          ${$()}
        </div>
      `}})});export{Ji as default};
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
