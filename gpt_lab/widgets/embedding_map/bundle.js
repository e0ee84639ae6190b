var Tt=globalThis,Wt=n=>n,ot=Tt.trustedTypes,Gt=ot?ot.createPolicy("lit-html",{createHTML:n=>n}):void 0,Ct="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,Et="?"+I,Qe=`<${Et}>`,H=document,K=()=>H.createComment(""),Q=n=>n===null||typeof n!="object"&&typeof n!="function",St=Array.isArray,Zt=n=>St(n)||typeof n?.[Symbol.iterator]=="function",Mt=`[ 	
\f\r]`,X=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Yt=/-->/g,Jt=/>/g,B=RegExp(`>|${Mt}(?:([^\\s"'>=/]+)(${Mt}*=${Mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Xt=/'/g,Kt=/"/g,te=/^(?:script|style|textarea|title)$/i,Nt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),m=Nt(1),O=Nt(2),Hs=Nt(3),T=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Qt=new WeakMap,R=H.createTreeWalker(H,129);function ee(n,t){if(!St(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Gt!==void 0?Gt.createHTML(t):t}var se=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=X;for(let c=0;c<e;c++){let a=n[c],l,p,h=-1,d=0;for(;d<a.length&&(r.lastIndex=d,p=r.exec(a),p!==null);)d=r.lastIndex,r===X?p[1]==="!--"?r=Yt:p[1]!==void 0?r=Jt:p[2]!==void 0?(te.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=B):p[3]!==void 0&&(r=B):r===B?p[0]===">"?(r=i??X,h=-1):p[1]===void 0?h=-2:(h=r.lastIndex-p[2].length,l=p[1],r=p[3]===void 0?B:p[3]==='"'?Kt:Xt):r===Kt||r===Xt?r=B:r===Yt||r===Jt?r=X:(r=B,i=void 0);let f=r===B&&n[c+1].startsWith("/>")?" ":"";o+=r===X?a+Qe:h>=0?(s.push(l),a.slice(0,h)+Ct+a.slice(h)+I+f):a+I+(h===-2?c:f)}return[ee(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Z=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,p]=se(t,e);if(this.el=n.createElement(l,s),R.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=R.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Ct)){let d=p[r++],f=i.getAttribute(h).split(I),b=/([.?@])?(.*)/.exec(d);a.push({type:1,index:o,name:b[2],strings:f,ctor:b[1]==="."?at:b[1]==="?"?ct:b[1]==="@"?lt:D}),i.removeAttribute(h)}else h.startsWith(I)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(te.test(i.tagName)){let h=i.textContent.split(I),d=h.length-1;if(d>0){i.textContent=ot?ot.emptyScript:"";for(let f=0;f<d;f++)i.append(h[f],K()),R.nextNode(),a.push({type:2,index:++o});i.append(h[d],K())}}}else if(i.nodeType===8)if(i.data===Et)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(I,h+1))!==-1;)a.push({type:7,index:o}),h+=I.length-1}o++}}static createElement(t,e){let s=H.createElement("template");return s.innerHTML=t,s}};function U(n,t,e=n,s){if(t===T)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=Q(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=U(n,i._$AS(n,t.values),i,s)),t}var rt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??H).importNode(e,!0);R.currentNode=i;let o=R.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new F(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new ht(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=R.nextNode(),r++)}return R.currentNode=H,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},F=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=U(this,t,e),Q(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Zt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Q(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Z.createElement(ee(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new rt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Qt.get(t.strings);return e===void 0&&Qt.set(t.strings,e=new Z(t)),e}k(t){St(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(K()),this.O(K()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Wt(t).nextSibling;Wt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=U(this,t,e,0),r=!Q(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=U(this,c[s+a],e,a),l===T&&(l=this._$AH[a]),r||=!Q(l)||l!==this._$AH[a],l===u?t=u:t!==u&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},ct=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},lt=class extends D{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=U(this,t,e,0)??u)===T)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){U(this,t)}},ne={M:Ct,P:I,A:Et,C:1,L:se,R:rt,D:Zt,V:U,I:F,H:D,N:ct,U:lt,B:at,F:ht},Ze=Tt.litHtmlPolyfillSupport;Ze?.(Z,F),(Tt.litHtmlVersions??=[]).push("3.3.3");var ie=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new F(t.insertBefore(K(),o),o,void 0,e??{})}return i._$AI(n),i};var E={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},V=n=>(...t)=>({_$litDirective$:n,values:t}),L=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:ts}=ne,oe=n=>n;var ae=n=>n.strings===void 0,re=()=>document.createComment(""),W=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let o=s.insertBefore(re(),i),r=s.insertBefore(re(),i);e=new ts(o,r,n,n.options)}else{let o=e._$AB.nextSibling,r=e._$AM,c=r!==n;if(c){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||c){let a=e._$AA;for(;a!==o;){let l=oe(a).nextSibling;oe(s).insertBefore(a,i),a=l}}}return e},P=(n,t,e=n)=>(n._$AI(t,e),n),es={},dt=(n,t=es)=>n._$AH=t,ce=n=>n._$AH,pt=n=>{n._$AR(),n._$AA.remove()};var j=V(class extends L{constructor(n){if(super(n),n.type!==E.PROPERTY&&n.type!==E.ATTRIBUTE&&n.type!==E.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ae(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===T||t===u)return t;let e=n.element,s=n.name;if(n.type===E.PROPERTY){if(t===e[s])return T}else if(n.type===E.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return T}else if(n.type===E.ATTRIBUTE&&e.getAttribute(s)===t+"")return T;return dt(n),t}});var G=n=>n.target;function le({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=m`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${j(String(ss(s,e)))}
      @pointerdown=${l=>G(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:p}=G(l);p!==void 0&&i(p)}}
      @input=${l=>i(s[G(l).valueAsNumber])}
    >
  `;return n===u?a:m`<label class="slider">${n}${a}</label>`}var It=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function ss(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var ut=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${j(e)}
        @change=${o=>s(G(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,C=(n,t,{disabled:e=!1,name:s=""}={})=>m`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,Ot=(n,t,e,s,i="")=>m`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>m`<option value=${String(o)} ?selected=${j(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,he=(n,t,e,s,i)=>m`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>m`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${j(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,de=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return m`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(G(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;G(c).value=String(l),s(l)}}
      >
    </label>
  `};var ns=new Intl.NumberFormat("en-US"),ft=n=>ns.format(n);var pe=(n,t)=>`${ft(n)} ${t}${n===1?"":"s"}`,tt=(n,t=1)=>`${(100*n).toFixed(t)} %`;function et(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function is(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):ft(Math.round(s))} ${t[e]}`.trim()}var Lt=n=>is(n,["bytes","kB","MB","GB","TB"]);function ue(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function fe(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return z(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Pt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),me=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,os={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},rs=/[\p{C}\p{Z}]/u,as=/^\p{M}/u;function z(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function $e(n){let t=z(n);if(t===void 0)return m`<span class="bytes">${Pt(n)}</span>`;let e=as.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!rs.test(i)){s+=i;continue}let o=me(i),[r,c]=os[i]??[o,o];e.push(s,m`<span class="sign" role="img" aria-label=${c}>${r}</span>`),s=""}return m`${e}${s}`}function Bt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${me(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function mt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var cs=4e3,$t=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=mt(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>cs,this.#t?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return m`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return m`
      <span class="copy-link">
        ${C("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?m`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:u}
      </span>
    `}};var ge=new WeakMap;function ye(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||ge.get(e)===s)continue;ge.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=be(o.left,o.right,i.left+r,i.right),e.scrollTop+=be(o.top,o.bottom,i.top,i.bottom)}}function be(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}var gt=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#e,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var Y=class{mergeCount;#e;#t=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#e=e(0,256),this.#e.forEach((s,i)=>this.#t[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new gt,o=c=>{let a=this.#n.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),p=s[a],[h,d]=this.parts(l);t[a]!==h||t[p]!==d||(t[a]=l,t[p]=-1,s[a]=s[p],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var ls="<|endoftext|>",bt=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new Y(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ls)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};var Rt=Symbol.for("gpt-lab-ids");function yt(n){let t=globalThis;return t[Rt]=(t[Rt]??0)+1,`${n}-${t[Rt]}`}var hs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),xe={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ht={number:xe,integer:xe,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===ds(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>hs.get(n),rule:()=>"true or false"},text:{encode:n=>ue(n),decode:fe,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"}},ds=n=>n.replaceAll("%20"," "),we=(n,t)=>Ht[t.kind].encode(n),ps=(n,t)=>Ht[t.kind].decode(n,t);function ve(n,t,e){return Object.entries(n).flatMap(([s,i])=>{let o=we(t[s],i);return i.kind==="text"&&s==="text"||o!==we(e[s],i)?[`${s}=${o}`]:[]}).join("&")}function Ae(n,t,e,s=()=>!0){let i=n.split("&").map(a=>{let l=a.indexOf("=");return l<0?["text",a]:[a.slice(0,l),a.slice(l+1)]}),o=new Map(i),[r,c]=[{},[]];for(let[a,l]of Object.entries(t)){let p=o.get(a),h=p===void 0?e[a]:ps(p,l);if(l.kind==="parts"&&h!==void 0){let d=h,f=d.filter(b=>s(b,l.streams??!1));for(let b of d)f.includes(b)||c.push(`${b} is not a part of the model`);h=f}else if(h===void 0){let{rule:d}=Ht[l.kind];c.push(a==="text"?"its text is damaged":`${a}=${p} is not ${d(l)}`),h=e[a]}r[a]=h}return{values:r,problems:c}}function st(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}function _e(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Ut}var Ut=class{status={state:"asleep",loaded:0,message:""};#e=new Set;#t=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t){let e=this.#s+=1;return this.#t.set(e,t),{look:(s,i)=>this.#a({type:"look",client:e,id:s,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#t.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&us())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=ms(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,fs(t)]);this.#n||this.#c(this.#n=i);let r=t.model.get("version"),c=s==="failed";i.postMessage({type:"load",source:{...o,again:c},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#c(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#r({loaded:s.loaded}):s.type==="failed"?this.#r({state:"failed",message:s.message}):s.type==="ready"?this.#r({state:"ready"}):s.type!=="hello"&&this.#t.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},us=()=>!!navigator.connection?.saveData;async function fs({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await st(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function ms({model:n}){let t=await st(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await $s(e).catch(()=>gs(e)).finally(()=>URL.revokeObjectURL(e))}function $s(n){let t=new Worker(n);return new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function gs(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function ke(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var xt=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=_e(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(s=>{s.id===this.#t&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(ke(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,s&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var bs=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function Me(n,{n_layers:t,n_heads:e},s){if(bs(n)&&!s)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(n)??[];return n==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var ys=Symbol.for("gpt-lab shared text");function Te(n){let t=globalThis,e=t[ys]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:m`<div class="shared-text">${ut({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}var xs={commas:ft,percent:n=>tt(n,0),1:n=>et(n,1)},wt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=yt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return m`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return ut({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?Ot(o,a,r,c,t):he(o,`${this.#e}-${t}`,a,r,c)}#i(t,e,s,i,o,r){let{control:c,names:a,unit:l="",step:p=1}=e,{min:h=e.min??0,max:d=e.max??1/0}=r,f=$=>a?.[$]??(xs[l]??String)($);if(c==="field")return de({label:s,name:t,value:i,min:h,max:d,onChange:o});if(c==="select")return Ot(s,It(h,d,1).map($=>[$,f($)]),i,o,t);let b=r.stops??e.stops??It(h,d,p);return le({label:m`<span>${s} <span class="number">${f(i)}</span></span>`,name:e.label??t,value:i,stops:b.filter($=>$>=h&&$<=d),text:f,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#e}-${t}`,r=Bt(this.#t.get(t)??""),c=a=>{let l=a.target.value;Bt(l)?this.#t.set(t,l):this.#t.delete(t),this.#t.has(t)||l===i?this.redraw():this.change(t,l)};return m`
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
          .value=${j(this.#t.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var ws=16,vs="<|endoftext|>",nt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#e.get(t);if(s)return s;let i=e();if(this.#e.set(t,i),this.#e.size>ws){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,$e(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return z(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return z(e)??Pt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return vs;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var vt=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#e;#t;#s;#n;#i;constructor(t,e,s,i){this.declared=t,this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>st(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return Ce(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=yt(t.name),this.initial=this.values(),this.state=Ce(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#e=new wt((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new bt(await this.asset("lab-vocabulary"));this.tokens=new nt(i)}else if(t.includes("gpt2-vocabulary")){let i=new Y(await this.asset("gpt2-vocabulary"));this.tokens=new nt(i)}t.includes("lab-model")&&this.host&&(this.client=new xt(this),this.onCleanup(()=>this.client?.end()));let s=Object.entries(e).find(([,i])=>i.shared);if(s&&this.page&&this.host){let[i]=s;this.#t=Te(o=>this.change({[i]:o})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=Ae(t,this.declared.settings,this.initial,(o,r)=>!e||Me(o,e,r));for(let o of Object.keys(s))this.#e.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ce(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var At=class{asking;client;redraw;problem;busy;#e;#t;#s;#n;#i;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#t=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#s?void 0:this.#t}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let s=this.#e===void 0;this.#e=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#r(t,e,this.#i,s)}async#r(t,e,s,i){let o=()=>s===this.#i,r=async(a,l)=>{let p=await this.client.look(a,{onTokens:l,load:!i});return p&&o()?p:await new Promise(()=>{})},c=(a,l)=>{[this.#t,this.#n,this.#s]=[a,t,e],this.busy=l,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};var As="These are the lab model\u2019s numbers.";function Ee(n,t=As){let e=m`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o}=n.status,r=()=>n.load(!0);return s==="asking"?m`<p class="status-line">Your browser is set to save data. ${C(`Load the model (${Lt(n.size)})`,r)}</p>`:s==="failed"?m`<p class="status-line warn" role="alert">The model did not load: ${o}. ${C("Try again",r)}</p>`:s==="loading"?m`<p class="status-line faint"><label>Loading the model, ${Lt(n.size)}
      <progress max=${n.size} value=${i||u}></progress></label></p>`:e}function Se(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,_s(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:o}))n.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function _s(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var ks=n=>n.stopPropagation();function Ne(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=l=>{"show"in s?s.show(l):ie(l,s)},c=new vt(n,e,i,o),a=l=>{if(c.dispose(),r(Ms(n.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Dt(c,await t(c));c.draw=()=>{try{r(l.view()),o&&ye(o)}catch(p){a(p)}},o&&c.onCleanup(Se(o)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Dt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=mt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new At({question:o,answer:r,first:c},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let{settings:l}=t.declared,p=new $t({page:s,write:()=>t.changed?ve(l,t.values(),t.initial):void 0,read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=p,t.onChange=()=>p.changed(),t.onCleanup(()=>p.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return m`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ks}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${C("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?Ee(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return m`
      <div class="question">
        <p>${t}</p>
        ${s?C("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?m`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>C(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},Ms=(n,t)=>m`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function Ie(n){let t=n.getUint32(0,!0),e=new TextDecoder().decode(new Uint8Array(n.buffer,n.byteOffset+4,t)),s=JSON.parse(e),i=4+t,o=($,x,M)=>{let S=i;return i+=$*M,Array.from({length:$},(y,w)=>n[`get${x}`](S+w*M,!0))},r={};for(let{name:$,count:x,scale:M,explained:S}of s.groups){let y=$==="all"?[...Array(x).keys()]:o(x,"Uint16",2),w=o(2*x,"Int16",2).map(k=>k*M),[v,_]=[0,1].map(k=>y.map((g,A)=>w[2*A+k]));r[$]={ids:y,xs:v,ys:_,explained:S}}let{neighbours:c,d_model:a}=s,l=r[s.groups[0].name].ids,p=o(l.length*c,"Uint16",2),h=o(l.length*c,"Int16",2).map($=>$/32767),d=p.map(($,x)=>({id:$,cosine:h[x]})),f=o(s.positions,"Float32",4),b=o(s.positions*a,"Int8",1);return{groups:r,d_model:a,neighbours:new Map(l.map(($,x)=>[$,d.slice(x*c,(x+1)*c)])),partner:new Map(s.pairs.flatMap(([$,x])=>[[$,x],[x,$]])),positions:Float32Array.from(b,($,x)=>$*f[Math.floor(x/a)])}}var Oe={name:"embedding-map",title:"Embedding map",assets:["lab-vocabulary","embedding-map","lab-model","engine"],settings:{token_id:{kind:"integer",control:"select",min:0,max:6561},group:{kind:"choice",label:"On the plane",names:{both:"countries and capitals",all:"all tokens"},choices:["both","countries","capitals","all"]},view:{kind:"choice",label:"Which embedding",choices:["tokens","positions"]},position:{kind:"integer",label:"Position",control:"slider",min:0,max:127}},examples:[]};function Le({xs:n,ys:t},e,s,i){let[o,r,c,a]=[Math.min(...n),Math.max(...n),Math.min(...t),Math.max(...t)],l=Math.min((e-2*i)/Math.max(r-o,1e-9),(s-2*i)/Math.max(a-c,1e-9));return{xs:n.map(p=>e/2+(p-(o+r)/2)*l),ys:t.map(p=>s/2-(p-(c+a)/2)*l)}}function Pe({xs:n,ys:t},e,s,i){let o=n.map((c,a)=>(c-e)**2+(t[a]-s)**2),r=Math.min(...o);return r<i**2?o.indexOf(r):-1}var Ts={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Be({xs:n,ys:t},e,s){let i=Ts[s];if(!i)return-1;let[o,r]=[1/0,-1];for(let c=0;c<n.length;c++){let[a,l]=[n[c]-n[e],t[c]-t[e]],p=a*i[0]+l*i[1],h=Math.abs(a*i[1]-l*i[0]);c===e||p<=0||h>p||p+2*h<o&&([o,r]=[p+2*h,c])}return r}function Re({xs:n,ys:t},e,s){let i=[],o=[];for(let{point:r,name:c,large:a}of e){let[l,p]=a?[9,12]:[7,7],[h,d,f]=[n[r],t[r],c.length*l],b=h+p+f>s,$=b?h-p-f:h+p,[x,M,S]=[d-l,$+f,d+l];i.some(([w,v,_,k])=>$<_&&w<M&&x<k&&v<S)||$<0||(i.push([$,x,M,S]),o.push({point:r,name:c,x:b?h-p:$,y:d,left:b}))}return o}var[Cs,Es]=[26,24],Ss=500,J=n=>n.toFixed(1),Ns=({xs:n,ys:t})=>n.map((e,s)=>`M${J(e)} ${J(t[s])}h0`).join(""),_t=class{options;#e;#t;#s;constructor(t){this.options=t,this.#e={group:{},width:0,height:0,places:{xs:[],ys:[]},path:""},this.#t=-1,this.#s=[720,480]}#n(t){let e=this.options.find(".plane");e?.clientWidth&&(this.#s=[e.clientWidth,e.clientHeight]);let[s,i]=this.#s,o=this.#e;if(o.group!==t||o.width!==s||o.height!==i){let r=Le(t,s,i,Cs),c=t.ids.length>Ss?Ns(r):"";this.#e={group:t,width:s,height:i,places:r,path:c},this.#t=-1}return this.#e}#i(t){let e=t.currentTarget.getBoundingClientRect();return Pe(this.#e.places,t.clientX-e.left,t.clientY-e.top,Es)}#o(t){t!==this.#t&&(this.#t=t,this.options.redraw())}view(t,e,s,i){let{width:o,height:r,places:c,path:a}=this.#n(t),{name:l,kind:p,choose:h}=this.options,{ids:d}=t,[f,b]=[d.indexOf(e),d.indexOf(i??-1)],$=new Set(s.map(g=>d.indexOf(g)).filter(g=>g>=0)),x=g=>g===f||g===this.#t,M=[this.#t,f,b,...$].filter(g=>g>=0),S=[...new Set([...M,...a?[]:d.keys()])].map(g=>({point:g,name:l(d[g]).trim(),large:x(g)})).filter(({name:g})=>g),y=Re(c,S,o).reverse(),w=g=>[J(c.xs[g]),J(c.ys[g])],v=(g,A="")=>{let[N,q]=w(g),it=p(d[g]);return it==="capital"?O`
          <rect class="capital ${A}" x=${N} y=${q} width="7" height="7"
            transform="translate(-3.5 -3.5)"></rect>
        `:O`<circle class="${it} ${A}" cx=${N} cy=${q} r="4"></circle>`},_=()=>{let[g,A]=w(f);return O`<circle class="ring" cx=${g} cy=${A} r="9"></circle>${v(f)}`},k=()=>{let[[g,A],[N,q]]=[w(f),w(b)];return O`<line class="pair" x1=${g} y1=${A} x2=${N} y2=${q}></line>`};return m`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${d.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${g=>this.#o(this.#i(g))}
        @pointerleave=${()=>this.#o(-1)}
        @click=${g=>{let A=this.#i(g);A>=0&&h(d[A])}}
        @keydown=${g=>{if(!g.key.startsWith("Arrow"))return;g.preventDefault();let A=Be(c,Math.max(f,0),g.key);A>=0&&h(d[A])}}
      >
        <svg viewBox="0 0 ${o} ${r}" aria-hidden="true">
          ${a?O`<path class="many" d=${a}></path>`:u}
          ${f>=0&&b>=0?k():u}
          ${a?u:d.map((g,A)=>$.has(A)?u:v(A))}
          ${[...$].map(g=>v(g,"near"))}
          ${f>=0?_():u}
          ${this.#t>=0&&a?v(this.#t):u}
          ${y.map(({point:g,name:A,x:N,y:q,left:it,large:Ke})=>O`
              <text class=${Ke?"chosen":$.has(g)?"near":""}
                x=${J(N)} y=${J(q+4)} text-anchor=${it?"end":"start"}>${A}</text>
            `)}
        </svg>
      </div>
    `}};var He=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},Is=V(class extends L{constructor(n){if(super(n),n.type!==E.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],o=[],r=0;for(let c of n)i[r]=s?s(c,r):r,o[r]=e(c,r),r++;return{values:o,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=ce(n),{values:o,keys:r}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=r,o;let c=this.ut??=[],a=[],l,p,h=0,d=i.length-1,f=0,b=o.length-1;for(;h<=d&&f<=b;)if(i[h]===null)h++;else if(i[d]===null)d--;else if(c[h]===r[f])a[f]=P(i[h],o[f]),h++,f++;else if(c[d]===r[b])a[b]=P(i[d],o[b]),d--,b--;else if(c[h]===r[b])a[b]=P(i[h],o[b]),W(n,a[b+1],i[h]),h++,b--;else if(c[d]===r[f])a[f]=P(i[d],o[f]),W(n,i[h],i[d]),d--,f++;else if(l===void 0&&(l=He(r,f,b),p=He(c,h,d)),l.has(c[h]))if(l.has(c[d])){let $=p.get(r[f]),x=$!==void 0?i[$]:null;if(x===null){let M=W(n,i[h]);P(M,o[f]),a[f]=M}else a[f]=P(x,o[f]),W(n,i[h],x),i[$]=null;f++}else pt(i[d]),d--;else pt(i[h]),h++;for(;f<=b;){let $=W(n,a[b+1]);P($,o[f]),a[f++]=$}for(;h<=d;){let $=i[h++];$!==null&&pt($)}return this.ut=r,dt(n,a),T}});var Ue="important",Os=" !"+Ue,De=V(class extends L{constructor(n){if(super(n),n.type!==E.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(Os);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?Ue:""):e[s]=i}}return T}});var je=(n,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${De({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var Ni=m`<p class="faint">They come with the model.</p>`;var Ls=12,ze=(n,t,e)=>m`
    <ol class="words" aria-label="Neighbours">
      ${n.map(({id:s,cosine:i})=>m`<li>
          <button type="button" class="word" title="Go there" @click=${()=>e(s)}
          ><bdi>${t.template(s)}</bdi></button>
          ${je(Math.max(0,i),1)}
          <span class="number">${i.toFixed(2)}</span>
        </li>`)}
    </ol>
  `;function qe(n,t){let e=n.trim().toLowerCase();return e?t.flatMap((s,i)=>{let o=s?.trim().toLowerCase()??"",r=o.indexOf(e),c=(r?1e3:0)+o.length+(s?.startsWith(" ")?0:.5);return r<0?[]:[{id:i,rank:c}]}).sort((s,i)=>s.rank-i.rank).slice(0,Ls).map(({id:s})=>s):[]}var Fe=({id:n,query:t,matches:e,tokens:s,onQuery:i,choose:o})=>m`
    <div class="search">
      <label for=${n}>Search the tokens</label>
      <input
        id=${n}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${t}
        @input=${r=>i(r.target.value)}
        @keydown=${r=>r.key==="Enter"&&e.length&&o(e[0])}
      >
      ${t.trim()?m`<div class="found buttons" role="group" aria-label="Found">${e.length?e.map(r=>m`<button type="button" class="word" @click=${()=>o(r)}><bdi>${s.template(r)}</bdi></button>`):m`<span class="faint">no token has that</span>`}</div>`:u}
    </div>
  `;var jt=new WeakMap;function Ve({move:n,remember:t,restore:e}){let s=o=>o.currentTarget,i=o=>{let r=s(o).getBoundingClientRect(),c=(a,l)=>Math.min(1,Math.max(0,a/l));n(c(o.clientX-r.left,r.width),c(o.clientY-r.top,r.height))};return{down(o){o.button===0&&(jt.set(s(o),t()),s(o).setPointerCapture(o.pointerId),i(o))},move(o){s(o).hasPointerCapture(o.pointerId)&&i(o)},cancel(o){jt.has(s(o))&&e(jt.get(s(o)))}}}var zt=([n,t],[e,s])=>i=>e+(i-n)/(t-n)*(s-e),We=n=>String(Number(n.toFixed(2))),Ge=n=>n.map(([t,e],s)=>`${s?"L":"M"}${We(t)} ${We(e)}`).join("");var kt=(n,t,e)=>n.subarray(e*t,(e+1)*t),qt=(n,t)=>n.reduce((e,s,i)=>e+s*t[i],0);function Ye(n,t,e){let s=kt(n,t,e);return Array.from({length:n.length/t},(i,o)=>{let r=kt(n,t,o);return qt(s,r)/Math.sqrt(qt(s,s)*qt(r,r))})}var[Ft,Vt]=[640,90];function Je(n,t,e,s){let i=zt([0,t.length-1],[4,Ft-4]),o=zt(e,[Vt-4,4]);return m`
    <svg class="curves" viewBox="0 0 ${Ft} ${Vt}" role="img" aria-label=${n}>
      <line class="axis" x1="0" x2=${Ft} y1=${o(0)} y2=${o(0)}></line>
      ${s===void 0?u:O`<line class="here" x1=${i(s)} x2=${i(s)} y1="0" y2=${Vt}></line>`}
      <path class="curve" d=${Ge(Array.from(t,(r,c)=>[i(c),o(r)]))}></path>
    </svg>
  `}function Xe({positions:n,d_model:t,position:e,control:s,choose:i,find:o}){let r=n.length/t,c=Ye(n,t,e),a=Math.max(...n.map(Math.abs));queueMicrotask(()=>Ps(o("canvas"),n,a));let l=Ve({move:(d,f)=>i(Math.min(r-1,Math.floor(f*r))),remember:()=>e,restore:i}),p=[e-1,e+1].filter(d=>0<=d&&d<r),h=c.indexOf(Math.min(...c));return m`
    ${s}
    <p class="title">${r} positions, a row each, by ${t} dimensions</p>
    <div
      class="rows"
      @pointerdown=${l.down}
      @pointermove=${l.move}
      @pointercancel=${l.cancel}
    >
      <canvas width=${t} height=${r} role="img"
        aria-label="The position embedding as colors: ${r} rows, ${t} columns"></canvas>
      <span class="row-mark" style="top: ${100*e/r}%; height: ${100/r}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${a.toFixed(2)}</span> <span class="above">+${a.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${e}</p>
    ${Je(`Its ${t} numbers`,kt(n,t,e),[-a,a])}
    <p class="title">How similar it is to each other row: cosines</p>
    ${Je("Cosines with all positions",c,[Math.min(-.25,...c),1],e)}
    <p>
      ${p.map(d=>`Position ${d}: ${et(c[d],2)}. `)}Least similar: position
      ${h}, ${et(c[h],2)}.
    </p>
  `}function Ps(n,t,e){let s=n?.getContext("2d");if(!n||!s)return;let i=getComputedStyle(n),o=["--below","--paper","--heat"].map(a=>Bs(i.getPropertyValue(a))),r=o.join();if(n.dataset.painted===r)return;let c=s.createImageData(n.width,n.height);t.forEach((a,l)=>{let p=a<0?o[0]:o[2],h=Math.min(1,Math.abs(a)/e)**.6;for(let d=0;d<3;d++)c.data[4*l+d]=o[1][d]+h*(p[d]-o[1][d]);c.data[4*l+3]=255}),s.putImageData(c,0,0),n.dataset.painted=r}var Bs=n=>[1,3,5].map(t=>Number.parseInt(n.trim().slice(t,t+2),16));var Rs=10,eo=Ne(Oe,async n=>{let{state:t,data:e,tokens:s,control:i,change:o,id:r,host:c,define:a}=n,l=Ie(await n.asset("embedding-map")),p=Array.from({length:s.tokenizer.vocab_size},(y,w)=>z(s.tokenizer.bytes(w))),{countries:h,capitals:d}=l.groups,f=n.local({query:""});function b(y){let{near:w,...v}=e("near");return l.neighbours.get(y)??(v.token===y?w.map(([_,k])=>({id:_,cosine:k})):void 0)}let $=(y,w)=>b(y)??(w?.token===y?w.near:void 0);function x(y){f.query="",o({token_id:y})}let M=new _t({redraw:n.redraw,find:n.find,choose:x,name:s.plain.bind(s),kind:y=>d.ids.includes(y)?"capital":h.ids.includes(y)?"country":"token"});if(c){let y=new ResizeObserver(n.redraw);y.observe(c),n.onCleanup(()=>y.disconnect())}function S(y){let{group:w,token_id:v}=t,_=l.groups[w],k=l.partner.get(v),[g,A]=_.explained;return m`
      ${i("group")}
      <div class="layout">
        <div>
          ${M.view(_,v,y?.map(({id:N})=>N)??[],k)}
          <p class="faint legend">
            ${w==="all"?u:m`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${pe(_.ids.length,"row")} differ most have
            ${tt(g)} and ${tt(A)} of their variance. The other ${l.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${Fe({id:`${r}-search`,query:f.query,tokens:s,choose:x,matches:qe(f.query,p),onQuery:N=>f.query=N})}
          <p class="title">Nearest to <bdi class="token">${s.template(v)}</bdi>: cosines</p>
          ${y?ze(y,s,x):m`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${k===void 0?u:m`<p>${C(h.ids.includes(v)?"Go to its capital":"Go to its country",()=>x(k))}</p>`}
          ${_.ids.includes(v)?u:m`<p class="faint">It is not on this plane. ${C("Show all tokens",()=>t.group="all")}</p>`}
        </div>
      </div>
    `}return a({question:()=>({token:t.token_id}),async answer({token:y},w){let v=b(y)??(await w({near:{token:y,count:Rs}})).near;return{token:y,near:v}},follow(y){let{token_id:w=t.token_id,group:v=t.group}=y,_=l.groups[v].ids.includes(w);return"token_id"in y&&!_?{...y,group:"all"}:y},announcement(y){if(t.view==="positions")return`Position ${t.position}`;let w=_=>s.plain(_).trim(),v=$(t.token_id,y)?.slice(0,3).map(({id:_})=>w(_)).join(", ");return`${w(t.token_id)}${v?`, near ${v}`:""}`},view(y){let{view:w,token_id:v,position:_}=t;return m`
        ${i("view")}
        ${w==="tokens"?S($(v,y)):Xe({...l,position:_,control:i("position"),find:n.find,choose:k=>t.position=k})}
      `}})});export{eo as default};
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
