var wt=globalThis,Lt=n=>n,X=wt.trustedTypes,Rt=X?X.createPolicy("lit-html",{createHTML:n=>n}):void 0,yt="$lit$",_=`lit$${Math.random().toFixed(9).slice(2)}$`,xt="?"+_,Oe=`<${xt}>`,M=document,z=()=>M.createComment(""),F=n=>n===null||typeof n!="object"&&typeof n!="function",At=Array.isArray,zt=n=>At(n)||typeof n?.[Symbol.iterator]=="function",bt=`[ 	
\f\r]`,j=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Pt=/-->/g,Ut=/>/g,E=RegExp(`>|${bt}(?:([^\\s"'>=/]+)(${bt}*=${bt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ht=/'/g,Dt=/"/g,Ft=/^(?:script|style|textarea|title)$/i,vt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),p=vt(1),hs=vt(2),ds=vt(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),jt=new WeakMap,C=M.createTreeWalker(M,129);function Vt(n,t){if(!At(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Rt!==void 0?Rt.createHTML(t):t}var Wt=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=j;for(let l=0;l<e;l++){let a=n[l],c,h,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,h=r.exec(a),h!==null);)f=r.lastIndex,r===j?h[1]==="!--"?r=Pt:h[1]!==void 0?r=Ut:h[2]!==void 0?(Ft.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=E):h[3]!==void 0&&(r=E):r===E?h[0]===">"?(r=i??j,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,c=h[1],r=h[3]===void 0?E:h[3]==='"'?Dt:Ht):r===Dt||r===Ht?r=E:r===Pt||r===Ut?r=j:(r=E,i=void 0);let m=r===E&&n[l+1].startsWith("/>")?" ":"";o+=r===j?a+Oe:d>=0?(s.push(c),a.slice(0,d)+yt+a.slice(d)+_+m):a+_+(d===-2?l:m)}return[Vt(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},V=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,h]=Wt(t,e);if(this.el=n.createElement(c,s),C.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=C.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(yt)){let f=h[r++],m=i.getAttribute(d).split(_),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?tt:$[1]==="?"?et:$[1]==="@"?st:B}),i.removeAttribute(d)}else d.startsWith(_)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(Ft.test(i.tagName)){let d=i.textContent.split(_),f=d.length-1;if(f>0){i.textContent=X?X.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],z()),C.nextNode(),a.push({type:2,index:++o});i.append(d[f],z())}}}else if(i.nodeType===8)if(i.data===xt)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(_,d+1))!==-1;)a.push({type:7,index:o}),d+=_.length-1}o++}}static createElement(t,e){let s=M.createElement("template");return s.innerHTML=t,s}};function N(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=F(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=N(n,i._$AS(n,t.values),i,s)),t}var Q=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??M).importNode(e,!0);C.currentNode=i;let o=C.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new P(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new nt(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=C.nextNode(),r++)}return C.currentNode=M,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},P=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=N(this,t,e),F(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):zt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&F(this._$AH)?this._$AA.nextSibling.data=t:this.T(M.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=V.createElement(Vt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Q(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=jt.get(t.strings);return e===void 0&&jt.set(t.strings,e=new V(t)),e}k(t){At(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(z()),this.O(z()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Lt(t).nextSibling;Lt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=N(this,t,e,0),r=!F(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=N(this,l[s+a],e,a),c===A&&(c=this._$AH[a]),r||=!F(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},tt=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},et=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},st=class extends B{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=N(this,t,e,0)??u)===A)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},nt=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){N(this,t)}},qt={M:yt,P:_,A:xt,C:1,L:Wt,R:Q,D:zt,V:N,I:P,H:B,N:et,U:st,B:tt,F:nt},Le=wt.litHtmlPolyfillSupport;Le?.(V,P),(wt.litHtmlVersions??=[]).push("3.3.3");var Gt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new P(t.insertBefore(z(),o),o,void 0,e??{})}return i._$AI(n),i};var Re=new Intl.NumberFormat("en-US"),w=n=>Re.format(n);var S=(n,t)=>`${w(n)} ${t}${n===1?"":"s"}`,I=(n,t=1)=>`${(100*n).toFixed(t)} %`;function Yt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Pe(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):w(Math.round(s))} ${t[e]}`.trim()}var _t=n=>Pe(n,["bytes","kB","MB","GB","TB"]);function v(n){let[t,e]=n.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var O={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Jt=n=>(...t)=>({_$litDirective$:n,values:t}),it=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:ys}=qt;var Zt=n=>n.strings===void 0;var Ue={},Kt=(n,t=Ue)=>n._$AH=t;var k=Jt(class extends it{constructor(n){if(super(n),n.type!==O.PROPERTY&&n.type!==O.ATTRIBUTE&&n.type!==O.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Zt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===u)return t;let e=n.element,s=n.name;if(n.type===O.PROPERTY){if(t===e[s])return A}else if(n.type===O.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===O.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return Kt(n),t}});var U=n=>n.target;function ot({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${k(String(He(s,e)))}
      @pointerdown=${c=>U(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:h}=U(c);h!==void 0&&i(h)}}
      @input=${c=>i(s[U(c).valueAsNumber])}
    >
  `;return n===u?a:p`<label class="slider">${n}${a}</label>`}var kt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function He(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var rt=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${k(e)}
        @change=${o=>s(U(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,T=(n,t,{disabled:e=!1,name:s=""}={})=>p`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,Tt=(n,t,e,s,i="")=>p`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} ?selected=${k(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Xt=(n,t,e,s,i)=>p`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${k(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Qt=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(U(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;U(l).value=String(c),s(c)}}
      >
    </label>
  `};function at(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var De=4e3,lt=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=at(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>De,this.#t?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return p`
      <span class="copy-link">
        ${T("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?p`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:u}
      </span>
    `}};var te=new WeakMap;function se(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||te.get(e)===s)continue;te.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=ee(o.left,o.right,i.left+r,i.right),e.scrollTop+=ee(o.top,o.bottom,i.top,i.bottom)}}function ee(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}var ct=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#e,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var H=class{mergeCount;#e;#t=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#e=e(0,256),this.#e.forEach((s,i)=>this.#t[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new ct,o=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),h=s[a],[d,f]=this.parts(c);t[a]!==d||t[h]!==f||(t[a]=c,t[h]=-1,s[a]=s[h],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var je="<|endoftext|>",ht=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new H(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(je)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};function ne(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var St=Symbol.for("gpt-lab-ids");function dt(n){let t=globalThis;return t[St]=(t[St]??0)+1,`${n}-${t[St]}`}function ie(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function oe(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return W(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Et=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),re=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ze={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Fe=/[\p{C}\p{Z}]/u,Ve=/^\p{M}/u;function W(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function ae(n){let t=W(n);if(t===void 0)return p`<span class="bytes">${Et(n)}</span>`;let e=Ve.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!Fe.test(i)){s+=i;continue}let o=re(i),[r,l]=ze[i]??[o,o];e.push(s,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return p`${e}${s}`}function Ct(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${re(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var We=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),le={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Mt={number:le,integer:le,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===qe(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>We.get(n),rule:()=>"true or false"},text:{encode:n=>ie(n),decode:oe,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>ce(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((l,a)=>[s[a],he(l,e[s[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},qe=n=>n.replaceAll("%20"," "),ce=(n,t,e={})=>Mt[t.kind].encode(n,t,e),he=(n,t,e={})=>Mt[t.kind].decode(n,t,e);function de(n,t,e,s=()=>({})){let i=(a,c)=>ce(c[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function ue(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],h=()=>({...e,...i({...e,...a},l)});for(let[d,f]of Object.entries(t)){let m=r.get(d),$=m===void 0?h()[d]:he(m,f,t);if(f.kind==="parts"&&$!==void 0){let b=$,g=b.filter(y=>s(y,f.streams??!1));for(let y of b)g.includes(y)||c.push(`${y} is not a part of the model`);$=g}else if($===void 0){let{rule:b}=Mt[f.kind];c.push(d==="text"?"its text is damaged":`${d}=${m} is not ${b(f)}`),$=e[d]}a[d]=$}return{values:a,problems:c}}function q(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}function pe(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Nt}var Nt=class{status={state:"asleep",loaded:0,message:""};#e=new Set;#t=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t){let e=this.#s+=1;return this.#t.set(e,t),{look:(s,i)=>this.#a({type:"look",client:e,id:s,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#t.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&Ge())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=Je(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,Ye(t)]);this.#n||this.#l(this.#n=i);let r=t.model.get("version"),l=s==="failed";i.postMessage({type:"load",source:{...o,again:l},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#l(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#r({loaded:s.loaded}):s.type==="failed"?this.#r({state:"failed",message:s.message}):s.type==="ready"?this.#r({state:"ready"}):s.type!=="hello"&&this.#t.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Ge=()=>!!navigator.connection?.saveData;async function Ye({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await q(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function Je({model:n}){let t=await q(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Ze(e).catch(()=>Ke(e)).finally(()=>URL.revokeObjectURL(e))}function Ze(n){let t=new Worker(n);return new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function Ke(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function fe(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var ut=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=pe(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(s=>{s.id===this.#t&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(fe(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,s&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var Xe=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function me(n,{n_layers:t,n_heads:e},s){if(Xe(n)&&!s)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(n)??[];return n==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var Qe=Symbol.for("gpt-lab shared text");function $e(n){let t=globalThis,e=t[Qe]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${rt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function ge(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function we({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...h}){let{disabled:d=!1,id:f}=h,{symbol:m=n,max:$}=t,b=l===void 0?{value:s}:ge(n,l,$),g=b.value===void 0||b.value===s?l:void 0,y=b.value===void 0?b.problem:void 0,Ne=be(s,i,o),Ot=x=>{a(),c(x)},Be=x=>{let D=x.target.value;a(D);let{value:R}=ge(n,D,$);R!==void 0&&c(R)},Ie=x=>{if(x.key!=="ArrowUp"&&x.key!=="ArrowDown")return;x.preventDefault();let D=x.key==="ArrowUp"?i.find(R=>R>s):i.findLast(R=>R<s);D!==void 0&&Ot(D)};return p`
    <div class="size">
      <label>
        <span class="name">${v(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${k(g??String(s))}
          ?disabled=${d}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${n}`:u}
          @input=${Be}
          @change=${()=>y||a()}
          @keydown=${Ie}
        >
      </label>
      ${ot({value:s,stops:i,disabled:d,onChange:Ot,label:u,name:`${m}, ${e}: slider`,text:x=>[r(x),be(x,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":Ne}</p>
      <p class="warn problem" id="${f}-${n}" ?hidden=${!y}>${y?`${y}; the figure still has ${s}`:""}</p>
    </div>
  `}function be(n,t,[e,s]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var ts={commas:w,percent:n=>I(n,0),1:n=>Yt(n,1)},pt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=dt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return rt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?Tt(o,a,r,l,t):Xt(o,`${this.#e}-${t}`,a,r,l)}#i(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:h=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=g=>a?.[g]??(ts[c]??String)(g),$=()=>r.stops??e.stops??kt(d,f,h),b=()=>$().filter(g=>g>=d&&g<=f);return l==="size"?we({name:t,setting:e,label:s,value:i,text:m,onChange:o,stops:b(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:g=>{g===void 0?this.#t.delete(t):this.#t.set(t,g),this.redraw()}}):l==="field"?Qt({label:s,name:t,value:i,min:d,max:f,onChange:o}):l==="select"?Tt(s,kt(d,f,1).map(g=>[g,m(g)]),i,o,t):ot({label:p`<span>${s} <span class="number">${m(i)}</span></span>`,name:e.label??t,value:i,stops:b(),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#e}-${t}`,r=Ct(this.#t.get(t)??""),l=a=>{let c=a.target.value;Ct(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===i?this.redraw():this.change(t,c)};return p`
      <div class="text-field">
        <label for=${o}>${s}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":u}
          aria-describedby=${r?`${o}-problem`:u}
          .value=${k(this.#t.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var es=16,ss="<|endoftext|>",G=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#e.get(t);if(s)return s;let i=e();if(this.#e.set(t,i),this.#e.size>es){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,ae(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return W(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return W(e)??Et(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ss;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var ft=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>q(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return ye(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=ne(t,e.get("_limits")),this.id=dt(t.name),this.initial=this.values(),this.state=ye(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#e=new pt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new ht(await this.asset("lab-vocabulary"));this.tokens=new G(i)}else if(t.includes("gpt2-vocabulary")){let i=new H(await this.asset("gpt2-vocabulary"));this.tokens=new G(i)}t.includes("lab-model")&&this.host&&(this.client=new ut(this),this.onCleanup(()=>this.client?.end()));let s=Object.entries(e).find(([,i])=>i.shared);if(s&&this.page&&this.host){let[i]=s;this.#t=$e(o=>this.change({[i]:o})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return de(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=ue(t,this.declared.settings,this.initial,(o,r)=>!e||me(o,e,r),this.absent);for(let o of Object.keys(s))this.#e.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function ye(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var mt=class{asking;client;redraw;problem;busy;#e;#t;#s;#n;#i;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#t=!1,this.#o=0,this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let s=!this.#t;[this.#t,this.#e]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,c)=>{let h=await this.client.look(a,{onTokens:c,load:!i});return h&&o()?h:await new Promise(()=>{})},l=(a,c)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var ns="These are the lab model\u2019s numbers.";function xe(n,t=ns){let e=p`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o}=n.status,r=()=>n.load(!0);return s==="asking"?p`<p class="status-line">Your browser is set to save data. ${T(`Load the model (${_t(n.size)})`,r)}</p>`:s==="failed"?p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${T("Try again",r)}</p>`:s==="loading"?p`<p class="status-line faint"><label>Loading the model, ${_t(n.size)}
      <progress max=${n.size} value=${i||u}></progress></label></p>`:e}function Ae(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,is(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function is(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var os=n=>n.stopPropagation();function ve(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):Gt(c,s)},l=new ft(n,e,i,o),a=c=>{if(l.dispose(),r(rs(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Bt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&se(o)}catch(h){a(h)}},o&&l.onCleanup(Ae(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Bt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=at(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new mt({question:o,answer:r,first:l},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let c=new lt({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${os}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${T("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?xe(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${s?T("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>T(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},rs=(n,t)=>p`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Y={name:"mask-explorer",title:"Mask explorer",assets:["lab-vocabulary"],settings:{kind:{kind:"choice",label:"Mask",choices:["causal","prefix","full","sliding window","encoder-decoder"]},text:{kind:"text",label:"Your text",rows:2,shared:!0},prefix:{kind:"integer",min:1,max:16},window:{kind:"integer",min:1,max:16},query:{kind:"integer",min:0,max:15},key:{kind:"integer",min:0,max:15},length:{kind:"integer",label:"T, tokens of a long text",unit:"commas",stops:[128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072},length_window:{kind:"integer",label:"Window of the long text",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072}},examples:[]};var[as,J,Z]=[0,1,2];function gt(n,t,e,{prefix:s,window:i}){let o=e<=t;return{full:!0,causal:o,prefix:o||e<s,"sliding window":o&&t-e<i,"encoder-decoder":o||e<s}[n]?n==="encoder-decoder"&&t>=s&&e<s?Z:J:as}var _e=(n,t,e)=>Array.from({length:t},(s,i)=>Array.from({length:t},(o,r)=>gt(n,i,r,e))),$t=n=>n*(n+1)/2;function L(n,t,{prefix:e,window:s}){let[i,o]=[Math.min(e,t),Math.min(s,t)];switch(n){case"full":return t*t;case"causal":return $t(t);case"sliding window":return t*o-$t(o-1);default:return $t(t)+$t(i-1)}}var ke=(n,t)=>p`
    <td class="number">${w(n)}</td>
    <td class="number faint">${I(n/(t*t))}</td>
  `;function Te({kind:n,T:t,extent:e,length:s,lengthWindow:i,controls:o}){let r={prefix:Math.floor(s/2),window:i},[l,a]=[L("causal",s,r),L("sliding window",s,r)];return p`
    <div class="scrolls">
      <table class="costs">
        <caption>Scores that a head needs, and their share of ${v("T")}²</caption>
        <thead>
          <tr>
            <th scope="col">mask</th>
            <th scope="colgroup" colspan="2" class="number">this text, ${v("T")} = ${t}</th>
            <th scope="colgroup" colspan="2" class="number">
            ${v("T")} = ${w(s)}
          </th>
          </tr>
        </thead>
        <tbody>
        ${Y.settings.kind.choices.map(c=>p`
            <tr class=${c===n?"chosen":""}>
              <th scope="row">${c}${c===n?p`<span class="unseen">, chosen</span>`:u}</th>
              ${t?ke(L(c,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${ke(L(c,s,r),s)}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
    <div class="long">${o}</div>
    <p>
      At ${v("T")} = ${w(s)} a window of ${w(i)} ${a<l?p`leaves <b>${w(a)}</b> of the causal mask’s ${w(l)} scores:
            ${I(1-a/l,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${v("T")}² scores and throws these
      away.</span>
    </p>
  `}function Se(n,[t,e],[s,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[l,a]=r[n.key]??[-1,-1];if(l<0||l>=s||a<0||a>=i)return;n.preventDefault(),o(l,a),n.target.closest("table")?.tBodies[0].rows[l].querySelectorAll("button")?.[a].focus()}function Ee(n,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${S(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${S(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${S(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${S(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[n]}function K(n,t,e,s,i){let o=gt(n,t,e,s),[r,l]=[i[t],i[e]];if(o===Z)return`${r} may see ${l}, by cross-attention`;if(o===J)return`${r} may see ${t===e?"itself":l}`;let a=e<=t?`it is ${t-e} back, and the window is ${s.window}`:n==="encoder-decoder"&&t<s.prefix?"it is the decoder\u2019s":"it comes later";return`${r} may not see ${l}: ${a}`}function Ce(n,t,e,s){let i=s.filter((r,l)=>gt(n,t,l,e)),o=`${i.length} of ${S(s.length,"token")}`;return`${s[t]} may see ${i.join(", ")}. That is ${o}`}var ls={[J]:["seen","\u25CF"],[Z]:["cross","\u25C6"]};function Me({kind:n,extent:t,names:e,selected:s,onSelect:i}){let o=e.length,r=n==="encoder-decoder"?t.prefix:-1,l=c=>c===r?"decoder-starts":"",a=(c,h,d)=>{let[f,m]=ls[c]??["",""],$=h===s[0]&&d===s[1],b=K(n,h,d,t,e);return p`<td class=${l(d)} data-in-view=${$?`${h},${d}`:u}><button
      type="button"
      class=${f}
      tabindex=${$?0:-1}
      aria-pressed=${$?"true":"false"}
      aria-label=${b}
      data-tip=${b}
      @click=${()=>i(h,d)}
      @keydown=${g=>Se(g,[h,d],[o,o],i)}
    >${m}</button></td>`};return p`
    <p class="title">Who may see whom: a row looks at columns</p>
    <div class="scrolls">
      <table class="mask" aria-label="Who may see whom">
        <thead>
          <tr>
            <td></td>
            ${e.map((c,h)=>p`<th scope="col" class=${l(h)}><span><bdi>${c}</bdi></span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${_e(n,o,t).map((c,h)=>p`
              <tr class="${l(h)} ${h===s[0]?"chosen":""}">
                <th scope="row"><bdi>${e[h]}</bdi></th>
                ${c.map((d,f)=>a(d,h,f))}
              </tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var It=Y.settings.window.max,cs={prefix:["prefix","length of the prefix"],"sliding window":["window","width of the window"],"encoder-decoder":["prefix","tokens that the encoder reads"]},wi=ve(Y,({state:n,tokens:t,control:e,define:s})=>{let i=()=>{let{kind:r}=n,l=t.of(n.text).slice(0,It).map(m=>t.name(m)),a=l.length,c=Math.max(1,r==="encoder-decoder"?a-1:a),h={prefix:Math.min(n.prefix,c),window:Math.min(n.window,Math.max(1,a))},[d,f]=[n.query,n.key].map(m=>Math.max(0,Math.min(m,a-1)));return{kind:r,names:l,T:a,most:c,extent:h,query:d,key:f,count:L(r,a,h)}};function o({kind:r,T:l,most:a,extent:c}){if(r==="causal"||r==="full"||l<2)return u;let[h,d]=cs[r];return e(h,{label:d,max:h==="window"?l:a,value:c[h]})}return s({announcement(){let{kind:r,T:l,count:a,query:c,key:h,extent:d,names:f}=i(),m=`${r}: ${w(a)} of ${w(l*l)} scores`;return l?`${m}. ${K(r,c,h,d,f)}`:m},view(){let r=i(),{kind:l,names:a,T:c,extent:h,query:d,key:f,count:m}=r,$=t.of(n.text).length;return p`
        ${$>It?p`<p class="faint">The grid has the first ${It} of ${S($,"token")}.</p>`:u}
        ${e("kind")}
        <p class="meaning">${Ee(l,h)}</p>
        <div class="layout">
          <div>
            <div class="kind-slider">${o(r)}</div>
            ${c?Me({kind:l,extent:h,names:a,selected:[d,f],onSelect(b,g){n.query=b,n.key=g}}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
          </div>
          <div>
            ${c?p`
                <div class="sentences">
                  <p><b>${Ce(l,d,h,a)}.</b></p>
                  <p>${K(l,d,f,h,a)}.</p>
                </div>
                <p>The mask leaves <b>${w(m)}</b> of ${v("T")}² = ${w(c*c)} scores a head: ${I(m/(c*c))}.</p>
              `:u}
          </div>
          <div class="of-all">
            ${Te({kind:l,T:c,extent:h,length:n.length,lengthWindow:n.length_window,controls:[e("length"),e("length_window")]})}
          </div>
        </div>
      `}})});export{wi as default};
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
