var ft=globalThis,Ct=n=>n,G=ft.trustedTypes,Mt=G?G.createPolicy("lit-html",{createHTML:n=>n}):void 0,mt="$lit$",y=`lit$${Math.random().toFixed(9).slice(2)}$`,$t="?"+y,xe=`<${$t}>`,T=document,P=()=>T.createComment(""),H=n=>n===null||typeof n!="object"&&typeof n!="function",gt=Array.isArray,Rt=n=>gt(n)||typeof n?.[Symbol.iterator]=="function",pt=`[ 	
\f\r]`,R=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Nt=/-->/g,Bt=/>/g,_=RegExp(`>|${pt}(?:([^\\s"'>=/]+)(${pt}*=${pt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),It=/'/g,Ot=/"/g,Pt=/^(?:script|style|textarea|title)$/i,bt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),p=bt(1),Qe=bt(2),Ze=bt(3),w=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Lt=new WeakMap,k=T.createTreeWalker(T,129);function Ht(n,t){if(!gt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Mt!==void 0?Mt.createHTML(t):t}var Ut=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=R;for(let l=0;l<e;l++){let a=n[l],c,h,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,h=r.exec(a),h!==null);)f=r.lastIndex,r===R?h[1]==="!--"?r=Nt:h[1]!==void 0?r=Bt:h[2]!==void 0?(Pt.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=_):h[3]!==void 0&&(r=_):r===_?h[0]===">"?(r=i??R,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,c=h[1],r=h[3]===void 0?_:h[3]==='"'?Ot:It):r===Ot||r===It?r=_:r===Nt||r===Bt?r=R:(r=_,i=void 0);let m=r===_&&n[l+1].startsWith("/>")?" ":"";o+=r===R?a+xe:d>=0?(s.push(c),a.slice(0,d)+mt+a.slice(d)+y+m):a+y+(d===-2?l:m)}return[Ht(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},U=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,h]=Ut(t,e);if(this.el=n.createElement(c,s),k.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=k.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(mt)){let f=h[r++],m=i.getAttribute(d).split(y),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?J:$[1]==="?"?K:$[1]==="@"?X:E}),i.removeAttribute(d)}else d.startsWith(y)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(Pt.test(i.tagName)){let d=i.textContent.split(y),f=d.length-1;if(f>0){i.textContent=G?G.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],P()),k.nextNode(),a.push({type:2,index:++o});i.append(d[f],P())}}}else if(i.nodeType===8)if(i.data===$t)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(y,d+1))!==-1;)a.push({type:7,index:o}),d+=y.length-1}o++}}static createElement(t,e){let s=T.createElement("template");return s.innerHTML=t,s}};function S(n,t,e=n,s){if(t===w)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=H(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=S(n,i._$AS(n,t.values),i,s)),t}var Y=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??T).importNode(e,!0);k.currentNode=i;let o=k.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new I(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new Q(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=k.nextNode(),r++)}return k.currentNode=T,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},I=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=S(this,t,e),H(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==w&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Rt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&H(this._$AH)?this._$AA.nextSibling.data=t:this.T(T.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=U.createElement(Ht(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Y(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Lt.get(t.strings);return e===void 0&&Lt.set(t.strings,e=new U(t)),e}k(t){gt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(P()),this.O(P()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Ct(t).nextSibling;Ct(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},E=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=S(this,t,e,0),r=!H(t)||t!==this._$AH&&t!==w,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=S(this,l[s+a],e,a),c===w&&(c=this._$AH[a]),r||=!H(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},J=class extends E{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},K=class extends E{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},X=class extends E{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=S(this,t,e,0)??u)===w)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Q=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){S(this,t)}},Dt={M:mt,P:y,A:$t,C:1,L:Ut,R:Y,D:Rt,V:S,I,H:E,N:K,U:X,B:J,F:Q},Ae=ft.litHtmlPolyfillSupport;Ae?.(U,I),(ft.litHtmlVersions??=[]).push("3.3.3");var jt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new I(t.insertBefore(P(),o),o,void 0,e??{})}return i._$AI(n),i};var ve=new Intl.NumberFormat("en-US"),g=n=>ve.format(n);var A=(n,t)=>`${g(n)} ${t}${n===1?"":"s"}`,C=(n,t=1)=>`${(100*n).toFixed(t)} %`;function zt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function _e(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):g(Math.round(s))} ${t[e]}`.trim()}var wt=n=>_e(n,["bytes","kB","MB","GB","TB"]);function v(n){let[t,e]=n.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var M={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Ft=n=>(...t)=>({_$litDirective$:n,values:t}),Z=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:cs}=Dt;var Vt=n=>n.strings===void 0;var ke={},Wt=(n,t=ke)=>n._$AH=t;var N=Ft(class extends Z{constructor(n){if(super(n),n.type!==M.PROPERTY&&n.type!==M.ATTRIBUTE&&n.type!==M.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Vt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===w||t===u)return t;let e=n.element,s=n.name;if(n.type===M.PROPERTY){if(t===e[s])return w}else if(n.type===M.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return w}else if(n.type===M.ATTRIBUTE&&e.getAttribute(s)===t+"")return w;return Wt(n),t}});var O=n=>n.target;function qt({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${N(String(Te(s,e)))}
      @pointerdown=${c=>O(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:h}=O(c);h!==void 0&&i(h)}}
      @input=${c=>i(s[O(c).valueAsNumber])}
    >
  `;return n===u?a:p`<label class="slider">${n}${a}</label>`}var yt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function Te(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var tt=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${N(e)}
        @change=${o=>s(O(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,x=(n,t,{disabled:e=!1,name:s=""}={})=>p`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,xt=(n,t,e,s,i="")=>p`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} ?selected=${N(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Gt=(n,t,e,s,i)=>p`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${N(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Yt=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(O(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;O(l).value=String(c),s(c)}}
      >
    </label>
  `};function et(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var Se=4e3,st=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=et(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>Se,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${x("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Jt=new WeakMap;function Xt(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||Jt.get(e)===s)continue;Jt.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Kt(o.left,o.right,i.left+r,i.right),e.scrollTop+=Kt(o.top,o.bottom,i.top,i.bottom)}}function Kt(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}var nt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var L=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new nt,o=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),h=s[a],[d,f]=this.parts(c);t[a]!==d||t[h]!==f||(t[a]=c,t[h]=-1,s[a]=s[h],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var Ee="<|endoftext|>",it=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new L(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Ee)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var At=Symbol.for("gpt-lab-ids");function ot(n){let t=globalThis;return t[At]=(t[At]??0)+1,`${n}-${t[At]}`}function Qt(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Zt(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return D(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var vt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),te=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ce={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Me=/[\p{C}\p{Z}]/u,Ne=/^\p{M}/u;function D(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function ee(n){let t=D(n);if(t===void 0)return p`<span class="bytes">${vt(n)}</span>`;let e=Ne.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!Me.test(i)){s+=i;continue}let o=te(i),[r,l]=Ce[i]??[o,o];e.push(s,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return p`${e}${s}`}function _t(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${te(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Be=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),se={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},kt={number:se,integer:se,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===Ie(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>Be.get(n),rule:()=>"true or false"},text:{encode:n=>Qt(n),decode:Zt,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"}},Ie=n=>n.replaceAll("%20"," "),ne=(n,t)=>kt[t.kind].encode(n),Oe=(n,t)=>kt[t.kind].decode(n,t);function ie(n,t,e){return Object.entries(n).flatMap(([s,i])=>{let o=ne(t[s],i);return i.kind==="text"&&s==="text"||o!==ne(e[s],i)?[`${s}=${o}`]:[]}).join("&")}function oe(n,t,e,s=()=>!0){let i=n.split("&").map(a=>{let c=a.indexOf("=");return c<0?["text",a]:[a.slice(0,c),a.slice(c+1)]}),o=new Map(i),[r,l]=[{},[]];for(let[a,c]of Object.entries(t)){let h=o.get(a),d=h===void 0?e[a]:Oe(h,c);if(c.kind==="parts"&&d!==void 0){let f=d,m=f.filter($=>s($,c.streams??!1));for(let $ of f)m.includes($)||l.push(`${$} is not a part of the model`);d=m}else if(d===void 0){let{rule:f}=kt[c.kind];l.push(a==="text"?"its text is damaged":`${a}=${h} is not ${f(c)}`),d=e[a]}r[a]=d}return{values:r,problems:l}}function j(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}function re(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Tt}var Tt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(s,i)=>this.#a({type:"look",client:e,id:s,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&Le())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=Pe(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,Re(t)]);this.#n||this.#c(this.#n=i);let r=t.model.get("version"),l=s==="failed";i.postMessage({type:"load",source:{...o,again:l},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#c(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#r({loaded:s.loaded}):s.type==="failed"?this.#r({state:"failed",message:s.message}):s.type==="ready"?this.#r({state:"ready"}):s.type!=="hello"&&this.#e.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Le=()=>!!navigator.connection?.saveData;async function Re({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await j(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function Pe({model:n}){let t=await j(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await He(e).catch(()=>Ue(e)).finally(()=>URL.revokeObjectURL(e))}function He(n){let t=new Worker(n);return new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function Ue(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function ae(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var rt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=re(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(s=>{s.id===this.#e&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(ae(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,s&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var De=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function ce(n,{n_layers:t,n_heads:e},s){if(De(n)&&!s)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(n)??[];return n==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var je=Symbol.for("gpt-lab shared text");function le(n){let t=globalThis,e=t[je]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${tt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}var ze={commas:g,percent:n=>C(n,0),1:n=>zt(n,1)},at=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=ot("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return tt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?xt(o,a,r,l,t):Gt(o,`${this.#t}-${t}`,a,r,l)}#i(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:h=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=b=>a?.[b]??(ze[c]??String)(b);if(l==="field")return Yt({label:s,name:t,value:i,min:d,max:f,onChange:o});if(l==="select")return xt(s,yt(d,f,1).map(b=>[b,m(b)]),i,o,t);let $=r.stops??e.stops??yt(d,f,h);return qt({label:p`<span>${s} <span class="number">${m(i)}</span></span>`,name:e.label??t,value:i,stops:$.filter(b=>b>=d&&b<=f),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=_t(this.#e.get(t)??""),l=a=>{let c=a.target.value;_t(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return p`
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
          .value=${N(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Fe=16,Ve="<|endoftext|>",z=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>Fe){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,ee(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return D(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return D(e)??vt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ve;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var ct=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,s,i){this.declared=t,this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>j(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return he(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=ot(t.name),this.initial=this.values(),this.state=he(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new at((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new it(await this.asset("lab-vocabulary"));this.tokens=new z(i)}else if(t.includes("gpt2-vocabulary")){let i=new L(await this.asset("gpt2-vocabulary"));this.tokens=new z(i)}t.includes("lab-model")&&this.host&&(this.client=new rt(this),this.onCleanup(()=>this.client?.end()));let s=Object.entries(e).find(([,i])=>i.shared);if(s&&this.page&&this.host){let[i]=s;this.#e=le(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=oe(t,this.declared.settings,this.initial,(o,r)=>!e||ce(o,e,r));for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function he(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var lt=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#r(t,e,this.#i,s)}async#r(t,e,s,i){let o=()=>s===this.#i,r=async(a,c)=>{let h=await this.client.look(a,{onTokens:c,load:!i});return h&&o()?h:await new Promise(()=>{})},l=(a,c)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var We="These are the lab model\u2019s numbers.";function de(n,t=We){let e=p`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o}=n.status,r=()=>n.load(!0);return s==="asking"?p`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${wt(n.size)})`,r)}</p>`:s==="failed"?p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${x("Try again",r)}</p>`:s==="loading"?p`<p class="status-line faint"><label>Loading the model, ${wt(n.size)}
      <progress max=${n.size} value=${i||u}></progress></label></p>`:e}function ue(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,qe(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function qe(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var Ge=n=>n.stopPropagation();function pe(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):jt(c,s)},l=new ct(n,e,i,o),a=c=>{if(l.dispose(),r(Ye(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new St(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Xt(o)}catch(h){a(h)}},o&&l.onCleanup(ue(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var St=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=et(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new lt({question:o,answer:r,first:l},i,()=>t.redraw(),d=>a&&t.publish(a(d)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let{settings:c}=t.declared,h=new st({page:s,write:()=>t.changed?ie(c,t.values(),t.initial):void 0,read:d=>t.readLink(d),redraw:()=>t.redraw(),find:d=>t.find(d)});this.#n=h,t.onChange=()=>h.changed(),t.onCleanup(()=>h.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Ge}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${x("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?de(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${s?x("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>x(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},Ye=(n,t)=>p`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var F={name:"mask-explorer",title:"Mask explorer",assets:["lab-vocabulary"],settings:{kind:{kind:"choice",label:"Mask",choices:["causal","prefix","full","sliding window","encoder-decoder"]},text:{kind:"text",label:"Your text",rows:2,shared:!0},prefix:{kind:"integer",min:1,max:16},window:{kind:"integer",min:1,max:16},query:{kind:"integer",min:0,max:15},key:{kind:"integer",min:0,max:15},length:{kind:"integer",label:"T, tokens of a long text",unit:"commas",stops:[128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072},length_window:{kind:"integer",label:"Window of the long text",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072}},examples:[]};var[Je,V,W]=[0,1,2];function dt(n,t,e,{prefix:s,window:i}){let o=e<=t;return{full:!0,causal:o,prefix:o||e<s,"sliding window":o&&t-e<i,"encoder-decoder":o||e<s}[n]?n==="encoder-decoder"&&t>=s&&e<s?W:V:Je}var fe=(n,t,e)=>Array.from({length:t},(s,i)=>Array.from({length:t},(o,r)=>dt(n,i,r,e))),ht=n=>n*(n+1)/2;function B(n,t,{prefix:e,window:s}){let[i,o]=[Math.min(e,t),Math.min(s,t)];switch(n){case"full":return t*t;case"causal":return ht(t);case"sliding window":return t*o-ht(o-1);default:return ht(t)+ht(i-1)}}var me=(n,t)=>p`
    <td class="number">${g(n)}</td>
    <td class="number faint">${C(n/(t*t))}</td>
  `;function $e({kind:n,T:t,extent:e,length:s,lengthWindow:i,controls:o}){let r={prefix:Math.floor(s/2),window:i},[l,a]=[B("causal",s,r),B("sliding window",s,r)];return p`
    <div class="scrolls">
      <table class="costs">
        <caption>Scores that a head needs, and their share of ${v("T")}²</caption>
        <thead>
          <tr>
            <th scope="col">mask</th>
            <th scope="colgroup" colspan="2" class="number">this text, ${v("T")} = ${t}</th>
            <th scope="colgroup" colspan="2" class="number">
            ${v("T")} = ${g(s)}
          </th>
          </tr>
        </thead>
        <tbody>
        ${F.settings.kind.choices.map(c=>p`
            <tr class=${c===n?"chosen":""}>
              <th scope="row">${c}${c===n?p`<span class="unseen">, chosen</span>`:u}</th>
              ${t?me(B(c,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${me(B(c,s,r),s)}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
    <div class="long">${o}</div>
    <p>
      At ${v("T")} = ${g(s)} a window of ${g(i)} ${a<l?p`leaves <b>${g(a)}</b> of the causal mask’s ${g(l)} scores:
            ${C(1-a/l,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${v("T")}² scores and throws these
      away.</span>
    </p>
  `}function ge(n,[t,e],[s,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[l,a]=r[n.key]??[-1,-1];if(l<0||l>=s||a<0||a>=i)return;n.preventDefault(),o(l,a),n.target.closest("table")?.tBodies[0].rows[l].querySelectorAll("button")?.[a].focus()}function be(n,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${A(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${A(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${A(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${A(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[n]}function q(n,t,e,s,i){let o=dt(n,t,e,s),[r,l]=[i[t],i[e]];if(o===W)return`${r} may see ${l}, by cross-attention`;if(o===V)return`${r} may see ${t===e?"itself":l}`;let a=e<=t?`it is ${t-e} back, and the window is ${s.window}`:n==="encoder-decoder"&&t<s.prefix?"it is the decoder\u2019s":"it comes later";return`${r} may not see ${l}: ${a}`}function we(n,t,e,s){let i=s.filter((r,l)=>dt(n,t,l,e)),o=`${i.length} of ${A(s.length,"token")}`;return`${s[t]} may see ${i.join(", ")}. That is ${o}`}var Ke={[V]:["seen","\u25CF"],[W]:["cross","\u25C6"]};function ye({kind:n,extent:t,names:e,selected:s,onSelect:i}){let o=e.length,r=n==="encoder-decoder"?t.prefix:-1,l=c=>c===r?"decoder-starts":"",a=(c,h,d)=>{let[f,m]=Ke[c]??["",""],$=h===s[0]&&d===s[1],b=q(n,h,d,t,e);return p`<td class=${l(d)} data-in-view=${$?`${h},${d}`:u}><button
      type="button"
      class=${f}
      tabindex=${$?0:-1}
      aria-pressed=${$?"true":"false"}
      aria-label=${b}
      data-tip=${b}
      @click=${()=>i(h,d)}
      @keydown=${ut=>ge(ut,[h,d],[o,o],i)}
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
          ${fe(n,o,t).map((c,h)=>p`
              <tr class="${l(h)} ${h===s[0]?"chosen":""}">
                <th scope="row"><bdi>${e[h]}</bdi></th>
                ${c.map((d,f)=>a(d,h,f))}
              </tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Et=F.settings.window.max,Xe={prefix:["prefix","length of the prefix"],"sliding window":["window","width of the window"],"encoder-decoder":["prefix","tokens that the encoder reads"]},ti=pe(F,({state:n,tokens:t,control:e,define:s})=>{let i=()=>{let{kind:r}=n,l=t.of(n.text).slice(0,Et).map(m=>t.name(m)),a=l.length,c=Math.max(1,r==="encoder-decoder"?a-1:a),h={prefix:Math.min(n.prefix,c),window:Math.min(n.window,Math.max(1,a))},[d,f]=[n.query,n.key].map(m=>Math.max(0,Math.min(m,a-1)));return{kind:r,names:l,T:a,most:c,extent:h,query:d,key:f,count:B(r,a,h)}};function o({kind:r,T:l,most:a,extent:c}){if(r==="causal"||r==="full"||l<2)return u;let[h,d]=Xe[r];return e(h,{label:d,max:h==="window"?l:a,value:c[h]})}return s({announcement(){let{kind:r,T:l,count:a,query:c,key:h,extent:d,names:f}=i(),m=`${r}: ${g(a)} of ${g(l*l)} scores`;return l?`${m}. ${q(r,c,h,d,f)}`:m},view(){let r=i(),{kind:l,names:a,T:c,extent:h,query:d,key:f,count:m}=r,$=t.of(n.text).length;return p`
        ${$>Et?p`<p class="faint">The grid has the first ${Et} of ${A($,"token")}.</p>`:u}
        ${e("kind")}
        <p class="meaning">${be(l,h)}</p>
        <div class="layout">
          <div>
            <div class="kind-slider">${o(r)}</div>
            ${c?ye({kind:l,extent:h,names:a,selected:[d,f],onSelect(b,ut){n.query=b,n.key=ut}}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
          </div>
          <div>
            ${c?p`
                <div class="sentences">
                  <p><b>${we(l,d,h,a)}.</b></p>
                  <p>${q(l,d,f,h,a)}.</p>
                </div>
                <p>The mask leaves <b>${g(m)}</b> of ${v("T")}² = ${g(c*c)} scores a head: ${C(m/(c*c))}.</p>
              `:u}
          </div>
          <div class="of-all">
            ${$e({kind:l,T:c,extent:h,length:n.length,lengthWindow:n.length_window,controls:[e("length"),e("length_window")]})}
          </div>
        </div>
      `}})});export{ti as default};
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
