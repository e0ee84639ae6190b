var Tt=globalThis,Wt=n=>n,ot=Tt.trustedTypes,Gt=ot?ot.createPolicy("lit-html",{createHTML:n=>n}):void 0,Ct="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,Et="?"+I,Ke=`<${Et}>`,H=document,K=()=>H.createComment(""),Q=n=>n===null||typeof n!="object"&&typeof n!="function",St=Array.isArray,Zt=n=>St(n)||typeof n?.[Symbol.iterator]=="function",Mt=`[ 	
\f\r]`,X=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Yt=/-->/g,Jt=/>/g,B=RegExp(`>|${Mt}(?:([^\\s"'>=/]+)(${Mt}*=${Mt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Xt=/'/g,Kt=/"/g,te=/^(?:script|style|textarea|title)$/i,Nt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),m=Nt(1),O=Nt(2),Rs=Nt(3),T=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Qt=new WeakMap,R=H.createTreeWalker(H,129);function ee(n,t){if(!St(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Gt!==void 0?Gt.createHTML(t):t}var se=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=X;for(let c=0;c<e;c++){let a=n[c],l,p,h=-1,d=0;for(;d<a.length&&(r.lastIndex=d,p=r.exec(a),p!==null);)d=r.lastIndex,r===X?p[1]==="!--"?r=Yt:p[1]!==void 0?r=Jt:p[2]!==void 0?(te.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=B):p[3]!==void 0&&(r=B):r===B?p[0]===">"?(r=i??X,h=-1):p[1]===void 0?h=-2:(h=r.lastIndex-p[2].length,l=p[1],r=p[3]===void 0?B:p[3]==='"'?Kt:Xt):r===Kt||r===Xt?r=B:r===Yt||r===Jt?r=X:(r=B,i=void 0);let f=r===B&&n[c+1].startsWith("/>")?" ":"";o+=r===X?a+Ke:h>=0?(s.push(l),a.slice(0,h)+Ct+a.slice(h)+I+f):a+I+(h===-2?c:f)}return[ee(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Z=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,p]=se(t,e);if(this.el=n.createElement(l,s),R.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=R.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Ct)){let d=p[r++],f=i.getAttribute(h).split(I),b=/([.?@])?(.*)/.exec(d);a.push({type:1,index:o,name:b[2],strings:f,ctor:b[1]==="."?at:b[1]==="?"?ct:b[1]==="@"?lt:D}),i.removeAttribute(h)}else h.startsWith(I)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(te.test(i.tagName)){let h=i.textContent.split(I),d=h.length-1;if(d>0){i.textContent=ot?ot.emptyScript:"";for(let f=0;f<d;f++)i.append(h[f],K()),R.nextNode(),a.push({type:2,index:++o});i.append(h[d],K())}}}else if(i.nodeType===8)if(i.data===Et)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(I,h+1))!==-1;)a.push({type:7,index:o}),h+=I.length-1}o++}}static createElement(t,e){let s=H.createElement("template");return s.innerHTML=t,s}};function U(n,t,e=n,s){if(t===T)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=Q(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=U(n,i._$AS(n,t.values),i,s)),t}var rt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??H).importNode(e,!0);R.currentNode=i;let o=R.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new q(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new ht(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=R.nextNode(),r++)}return R.currentNode=H,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},q=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=U(this,t,e),Q(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Zt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&Q(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Z.createElement(ee(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new rt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Qt.get(t.strings);return e===void 0&&Qt.set(t.strings,e=new Z(t)),e}k(t){St(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(K()),this.O(K()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Wt(t).nextSibling;Wt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=U(this,t,e,0),r=!Q(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=U(this,c[s+a],e,a),l===T&&(l=this._$AH[a]),r||=!Q(l)||l!==this._$AH[a],l===u?t=u:t!==u&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},ct=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},lt=class extends D{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=U(this,t,e,0)??u)===T)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){U(this,t)}},ne={M:Ct,P:I,A:Et,C:1,L:se,R:rt,D:Zt,V:U,I:q,H:D,N:ct,U:lt,B:at,F:ht},Qe=Tt.litHtmlPolyfillSupport;Qe?.(Z,q),(Tt.litHtmlVersions??=[]).push("3.3.3");var ie=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new q(t.insertBefore(K(),o),o,void 0,e??{})}return i._$AI(n),i};var E={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},F=n=>(...t)=>({_$litDirective$:n,values:t}),L=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Ze}=ne,oe=n=>n;var ae=n=>n.strings===void 0,re=()=>document.createComment(""),V=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let o=s.insertBefore(re(),i),r=s.insertBefore(re(),i);e=new Ze(o,r,n,n.options)}else{let o=e._$AB.nextSibling,r=e._$AM,c=r!==n;if(c){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||c){let a=e._$AA;for(;a!==o;){let l=oe(a).nextSibling;oe(s).insertBefore(a,i),a=l}}}return e},P=(n,t,e=n)=>(n._$AI(t,e),n),ts={},dt=(n,t=ts)=>n._$AH=t,ce=n=>n._$AH,pt=n=>{n._$AR(),n._$AA.remove()};var j=F(class extends L{constructor(n){if(super(n),n.type!==E.PROPERTY&&n.type!==E.ATTRIBUTE&&n.type!==E.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ae(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===T||t===u)return t;let e=n.element,s=n.name;if(n.type===E.PROPERTY){if(t===e[s])return T}else if(n.type===E.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return T}else if(n.type===E.ATTRIBUTE&&e.getAttribute(s)===t+"")return T;return dt(n),t}});var W=n=>n.target;function le({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=m`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${j(String(es(s,e)))}
      @pointerdown=${l=>W(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:p}=W(l);p!==void 0&&i(p)}}
      @input=${l=>i(s[W(l).valueAsNumber])}
    >
  `;return n===u?a:m`<label class="slider">${n}${a}</label>`}var It=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function es(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var ut=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${j(e)}
        @change=${o=>s(W(o).checked)}
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
        @change=${c=>{let a=Math.round(W(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;W(c).value=String(l),s(l)}}
      >
    </label>
  `};var ss=new Intl.NumberFormat("en-US"),ft=n=>ss.format(n);var pe=(n,t)=>`${ft(n)} ${t}${n===1?"":"s"}`,tt=(n,t=1)=>`${(100*n).toFixed(t)} %`;function et(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function ns(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):ft(Math.round(s))} ${t[e]}`.trim()}var Lt=n=>ns(n,["bytes","kB","MB","GB","TB"]);function ue(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function fe(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return G(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Pt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),me=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,is={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},os=/[\p{C}\p{Z}]/u,rs=/^\p{M}/u;function G(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function ge(n){let t=G(n);if(t===void 0)return m`<span class="bytes">${Pt(n)}</span>`;let e=rs.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!os.test(i)){s+=i;continue}let o=me(i),[r,c]=is[i]??[o,o];e.push(s,m`<span class="sign" role="img" aria-label=${c}>${r}</span>`),s=""}return m`${e}${s}`}function Bt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${me(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function mt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var as=4e3,gt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=mt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>as,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return m`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return m`
      <span class="copy-link">
        ${C("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?m`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var $e=new WeakMap;function ye(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||$e.get(e)===s)continue;$e.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];e.scrollLeft+=be(o.left,o.right,i.left,i.right),e.scrollTop+=be(o.top,o.bottom,i.top,i.bottom)}}function be(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}var $t=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var Y=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new $t,o=c=>{let a=this.#n.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),p=s[a],[h,d]=this.parts(l);t[a]!==h||t[p]!==d||(t[a]=l,t[p]=-1,s[a]=s[p],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var cs="<|endoftext|>",bt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new Y(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(cs)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Rt=Symbol.for("gpt-lab-ids");function yt(n){let t=globalThis;return t[Rt]=(t[Rt]??0)+1,`${n}-${t[Rt]}`}var ls=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),we={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ht={number:we,integer:we,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===hs(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>ls.get(n),rule:()=>"true or false"},text:{encode:n=>ue(n),decode:fe,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"}},hs=n=>n.replaceAll("%20"," "),xe=(n,t)=>Ht[t.kind].encode(n),ds=(n,t)=>Ht[t.kind].decode(n,t);function Ae(n,t,e){return Object.entries(n).flatMap(([s,i])=>{let o=xe(t[s],i);return i.kind==="text"&&s==="text"||o!==xe(e[s],i)?[`${s}=${o}`]:[]}).join("&")}function ve(n,t,e,s=()=>!0){let i=n.split("&").map(a=>{let l=a.indexOf("=");return l<0?["text",a]:[a.slice(0,l),a.slice(l+1)]}),o=new Map(i),[r,c]=[{},[]];for(let[a,l]of Object.entries(t)){let p=o.get(a),h=p===void 0?e[a]:ds(p,l);if(l.kind==="parts"&&h!==void 0){let d=h,f=d.filter(b=>s(b,l.streams??!1));for(let b of d)f.includes(b)||c.push(`${b} is not a part of the model`);h=f}else if(h===void 0){let{rule:d}=Ht[l.kind];c.push(a==="text"?"its text is damaged":`${a}=${p} is not ${d(l)}`),h=e[a]}r[a]=h}return{values:r,problems:c}}function st(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}function _e(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Ut}var Ut=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(s,i)=>this.#r({type:"look",client:e,id:s,...i}),stop:()=>this.#r({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#r({type:"end",client:e})}}}#r(t){this.#n?this.#n.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&ps())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let[i,o]=await Promise.all([us(t),this.#n??fs(t)]);this.#n||(this.#n=o,this.#a(o));let r=t.model.get("version"),c=s==="failed";o.postMessage({type:"load",source:{...i,again:c},sha256:r});for(let a of this.#i.splice(0))o.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#o({state:"failed",message:o})}}}#a(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#o({loaded:s.loaded}):s.type==="failed"?this.#o({state:"failed",message:s.message}):s.type==="ready"?this.#o({state:"ready"}):s.type!=="hello"&&this.#e.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},ps=()=>!!navigator.connection?.saveData;async function us({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await st(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function fs({model:n}){let t=await st(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await ms(e).catch(()=>gs(e)).finally(()=>URL.revokeObjectURL(e))}function ms(n){let t=new Worker(n);return new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function gs(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function ke(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var wt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=_e(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(s=>{s.id===this.#e&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(ke(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,s&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var $s=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function Me(n,{n_layers:t,n_heads:e},s){if($s(n)&&!s)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(n)??[];return n==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var bs=Symbol.for("gpt-lab shared text");function Te(n){let t=globalThis,e=t[bs]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:m`<div class="shared-text">${ut({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}var ys={commas:ft,percent:n=>tt(n,0),1:n=>et(n,1)},xt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=yt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return ut({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#s(t,e,r,c,a);case"text":return this.#i(t,e,r,c);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#n(t,e,r,c,a,i)}}#s(t,{control:e,choices:s,names:i},o,r,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?Ot(o,a,r,c,t):he(o,`${this.#t}-${t}`,a,r,c)}#n(t,e,s,i,o,r){let{control:c,names:a,unit:l="",step:p=1}=e,{min:h=e.min??0,max:d=e.max??1/0}=r,f=g=>a?.[g]??(ys[l]??String)(g);if(c==="field")return de({label:s,name:t,value:i,min:h,max:d,onChange:o});if(c==="select")return Ot(s,It(h,d,1).map(g=>[g,f(g)]),i,o,t);let b=r.stops??e.stops??It(h,d,p);return le({label:m`<span>${s} <span class="number">${f(i)}</span></span>`,name:e.label??t,value:i,stops:b.filter(g=>g>=h&&g<=d),text:f,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=Bt(this.#e.get(t)??""),c=a=>{let l=a.target.value;Bt(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===i?this.redraw():this.change(t,l)};return m`
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
          .value=${j(this.#e.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var ws=8,xs="<|endoftext|>",nt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){let e=this.#t.get(t);return e||(e=this.tokenizer.encode(t),this.#t.size>=ws&&this.#t.delete(this.#t.keys().next().value),this.#t.set(t,e)),e}input(t){let e=`\0${t}`,s=this.#t.get(e);if(s)return s;let i=[this.end,...this.of(t)];return this.#t.set(e,i),i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,ge(this.tokenizer.bytes(t))),this.#e.get(t)}plain(t){let e=this.tokenizer.bytes(t);return G(e)??Pt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return xs;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var At=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,s,i){this.declared=t,this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>st(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return Ce(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.control=(r,c)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=yt(t.name),this.initial=this.values(),this.state=Ce(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#t=new xt((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new bt(await this.asset("lab-vocabulary"));this.tokens=new nt(i)}else if(t.includes("gpt2-vocabulary")){let i=new Y(await this.asset("gpt2-vocabulary"));this.tokens=new nt(i)}t.includes("lab-model")&&this.host&&(this.client=new wt(this),this.onCleanup(()=>this.client?.end()));let s=Object.entries(e).find(([,i])=>i.shared);if(s&&this.page&&this.host){let[i]=s;this.#e=Te(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=ve(t,this.declared.settings,this.initial,(o,r)=>!e||Me(o,e,r));for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ce(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var vt=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return this.client?.status.state==="failed"&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#r(t,e,this.#i,s)}async#r(t,e,s,i){let o=()=>s===this.#i,r=async(a,l)=>{let p=await this.client.look(a,{onTokens:l,load:!i});return p&&o()?p:await new Promise(()=>{})},c=(a,l)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=l,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};var As="These are the lab model\u2019s numbers.";function Ee(n,t=As){let{state:e,loaded:s,message:i}=n.status,o=()=>n.load(!0);return e==="asking"?m`<p class="status-line">Your browser is set to save data. ${C(`Load the model (${Lt(n.size)})`,o)}</p>`:e==="failed"?m`<p class="status-line warn" role="alert">The model did not load: ${i}. ${C("Try again",o)}</p>`:e==="loading"?m`<p class="status-line faint"><label>Loading the model, ${Lt(n.size)}
      <progress max=${n.size} value=${s||u}></progress></label></p>`:m`<p class="status-line faint">${t}</p>`}function Se(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,vs(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:o}))n.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function vs(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var _s=n=>n.stopPropagation();function Ne(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=l=>{"show"in s?s.show(l):ie(l,s)},c=new At(n,e,i,o),a=l=>{if(c.dispose(),r(ks(n.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Dt(c,await t(c));c.draw=()=>{try{r(l.view()),o&&ye(o)}catch(p){a(p)}},o&&c.onCleanup(Se(o)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Dt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=mt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new vt({question:o,answer:r,first:c},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let{settings:l}=t.declared,p=new gt({page:s,write:()=>t.changed?Ae(l,t.values(),t.initial):void 0,read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=p,t.onChange=()=>p.changed(),t.onCleanup(()=>p.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};return this.#a(e.announcement?.(s)),m`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${_s}>
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
        ${t.client?Ee(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
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
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},ks=(n,t)=>m`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function Ie(n){let t=n.getUint32(0,!0),e=new TextDecoder().decode(new Uint8Array(n.buffer,n.byteOffset+4,t)),s=JSON.parse(e),i=4+t,o=(g,w,M)=>{let S=i;return i+=g*M,Array.from({length:g},(y,x)=>n[`get${w}`](S+x*M,!0))},r={};for(let{name:g,count:w,scale:M,explained:S}of s.groups){let y=g==="all"?[...Array(w).keys()]:o(w,"Uint16",2),x=o(2*w,"Int16",2).map(k=>k*M),[A,_]=[0,1].map(k=>y.map(($,v)=>x[2*v+k]));r[g]={ids:y,xs:A,ys:_,explained:S}}let{neighbours:c,d_model:a}=s,l=r[s.groups[0].name].ids,p=o(l.length*c,"Uint16",2),h=o(l.length*c,"Int16",2).map(g=>g/32767),d=p.map((g,w)=>({id:g,cosine:h[w]})),f=o(s.positions,"Float32",4),b=o(s.positions*a,"Int8",1);return{groups:r,d_model:a,neighbours:new Map(l.map((g,w)=>[g,d.slice(w*c,(w+1)*c)])),partner:new Map(s.pairs.flatMap(([g,w])=>[[g,w],[w,g]])),positions:Float32Array.from(b,(g,w)=>g*f[Math.floor(w/a)])}}var Oe={name:"embedding-map",title:"Embedding map",assets:["lab-vocabulary","embedding-map","lab-model","engine"],settings:{token_id:{kind:"integer",control:"select",min:0,max:6561},group:{kind:"choice",label:"On the plane",names:{both:"countries and capitals",all:"all tokens"},choices:["both","countries","capitals","all"]},view:{kind:"choice",label:"Which embedding",choices:["tokens","positions"]},position:{kind:"integer",label:"Position",control:"slider",min:0,max:127}},examples:[]};function Le({xs:n,ys:t},e,s,i){let[o,r,c,a]=[Math.min(...n),Math.max(...n),Math.min(...t),Math.max(...t)],l=Math.min((e-2*i)/Math.max(r-o,1e-9),(s-2*i)/Math.max(a-c,1e-9));return{xs:n.map(p=>e/2+(p-(o+r)/2)*l),ys:t.map(p=>s/2-(p-(c+a)/2)*l)}}function Pe({xs:n,ys:t},e,s,i){let o=n.map((c,a)=>(c-e)**2+(t[a]-s)**2),r=Math.min(...o);return r<i**2?o.indexOf(r):-1}var Ms={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Be({xs:n,ys:t},e,s){let i=Ms[s];if(!i)return-1;let[o,r]=[1/0,-1];for(let c=0;c<n.length;c++){let[a,l]=[n[c]-n[e],t[c]-t[e]],p=a*i[0]+l*i[1],h=Math.abs(a*i[1]-l*i[0]);c===e||p<=0||h>p||p+2*h<o&&([o,r]=[p+2*h,c])}return r}function Re({xs:n,ys:t},e,s){let i=[],o=[];for(let{point:r,name:c,large:a}of e){let[l,p]=a?[9,12]:[7,7],[h,d,f]=[n[r],t[r],c.length*l],b=h+p+f>s,g=b?h-p-f:h+p,[w,M,S]=[d-l,g+f,d+l];i.some(([x,A,_,k])=>g<_&&x<M&&w<k&&A<S)||g<0||(i.push([g,w,M,S]),o.push({point:r,name:c,x:b?h-p:g,y:d,left:b}))}return o}var[Ts,Cs]=[26,24],Es=500,J=n=>n.toFixed(1),Ss=({xs:n,ys:t})=>n.map((e,s)=>`M${J(e)} ${J(t[s])}h0`).join(""),_t=class{options;#t;#e;constructor(t){this.options=t,this.#t={group:{},width:0,height:0,places:{xs:[],ys:[]},path:""},this.#e=-1}#s(t){let e=this.options.find(".plane"),[s,i]=[e?.clientWidth||720,e?.clientHeight||480],o=this.#t;if(o.group!==t||o.width!==s||o.height!==i){let r=Le(t,s,i,Ts),c=t.ids.length>Es?Ss(r):"";this.#t={group:t,width:s,height:i,places:r,path:c},this.#e=-1}return this.#t}#n(t){let e=t.currentTarget.getBoundingClientRect();return Pe(this.#t.places,t.clientX-e.left,t.clientY-e.top,Cs)}#i(t){t!==this.#e&&(this.#e=t,this.options.redraw())}view(t,e,s,i){let{width:o,height:r,places:c,path:a}=this.#s(t),{name:l,kind:p,choose:h}=this.options,{ids:d}=t,[f,b]=[d.indexOf(e),d.indexOf(i??-1)],g=new Set(s.map($=>d.indexOf($)).filter($=>$>=0)),w=$=>$===f||$===this.#e,M=[this.#e,f,b,...g].filter($=>$>=0),S=[...new Set([...M,...a?[]:d.keys()])].map($=>({point:$,name:l(d[$]).trim(),large:w($)})).filter(({name:$})=>$),y=Re(c,S,o).reverse(),x=$=>[J(c.xs[$]),J(c.ys[$])],A=($,v="")=>{let[N,z]=x($),it=p(d[$]);return it==="capital"?O`
          <rect class="capital ${v}" x=${N} y=${z} width="7" height="7"
            transform="translate(-3.5 -3.5)"></rect>
        `:O`<circle class="${it} ${v}" cx=${N} cy=${z} r="4"></circle>`},_=()=>{let[$,v]=x(f);return O`<circle class="ring" cx=${$} cy=${v} r="9"></circle>${A(f)}`},k=()=>{let[[$,v],[N,z]]=[x(f),x(b)];return O`<line class="pair" x1=${$} y1=${v} x2=${N} y2=${z}></line>`};return m`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${d.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${$=>this.#i(this.#n($))}
        @pointerleave=${()=>this.#i(-1)}
        @click=${$=>{let v=this.#n($);v>=0&&h(d[v])}}
        @keydown=${$=>{if(!$.key.startsWith("Arrow"))return;$.preventDefault();let v=Be(c,Math.max(f,0),$.key);v>=0&&h(d[v])}}
      >
        <svg viewBox="0 0 ${o} ${r}" aria-hidden="true">
          ${a?O`<path class="many" d=${a}></path>`:u}
          ${f>=0&&b>=0?k():u}
          ${a?u:d.map(($,v)=>g.has(v)?u:A(v))}
          ${[...g].map($=>A($,"near"))}
          ${f>=0?_():u}
          ${this.#e>=0&&a?A(this.#e):u}
          ${y.map(({point:$,name:v,x:N,y:z,left:it})=>O`
              <text class=${w($)?"chosen":g.has($)?"near":""}
                x=${J(N)} y=${J(z+4)} text-anchor=${it?"end":"start"}>${v}</text>
            `)}
        </svg>
      </div>
    `}};var He=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},Ns=F(class extends L{constructor(n){if(super(n),n.type!==E.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],o=[],r=0;for(let c of n)i[r]=s?s(c,r):r,o[r]=e(c,r),r++;return{values:o,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=ce(n),{values:o,keys:r}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=r,o;let c=this.ut??=[],a=[],l,p,h=0,d=i.length-1,f=0,b=o.length-1;for(;h<=d&&f<=b;)if(i[h]===null)h++;else if(i[d]===null)d--;else if(c[h]===r[f])a[f]=P(i[h],o[f]),h++,f++;else if(c[d]===r[b])a[b]=P(i[d],o[b]),d--,b--;else if(c[h]===r[b])a[b]=P(i[h],o[b]),V(n,a[b+1],i[h]),h++,b--;else if(c[d]===r[f])a[f]=P(i[d],o[f]),V(n,i[h],i[d]),d--,f++;else if(l===void 0&&(l=He(r,f,b),p=He(c,h,d)),l.has(c[h]))if(l.has(c[d])){let g=p.get(r[f]),w=g!==void 0?i[g]:null;if(w===null){let M=V(n,i[h]);P(M,o[f]),a[f]=M}else a[f]=P(w,o[f]),V(n,i[h],w),i[g]=null;f++}else pt(i[d]),d--;else pt(i[h]),h++;for(;f<=b;){let g=V(n,a[b+1]);P(g,o[f]),a[f++]=g}for(;h<=d;){let g=i[h++];g!==null&&pt(g)}return this.ut=r,dt(n,a),T}});var Ue="important",Is=" !"+Ue,De=F(class extends L{constructor(n){if(super(n),n.type!==E.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(Is);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?Ue:""):e[s]=i}}return T}});var je=(n,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${De({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var Si=m`<p class="faint">They come with the model.</p>`;var Os=12,ze=(n,t,e)=>m`
    <ol class="words" aria-label="Neighbours">
      ${n.map(({id:s,cosine:i})=>m`<li>
          <button type="button" class="word" title="Go there" @click=${()=>e(s)}
          ><bdi>${t.template(s)}</bdi></button>
          ${je(Math.max(0,i),1)}
          <span class="number">${i.toFixed(2)}</span>
        </li>`)}
    </ol>
  `;function qe(n,t){let e=n.trim().toLowerCase();return e?t.flatMap((s,i)=>{let o=s?.trim().toLowerCase()??"",r=o.indexOf(e),c=(r?1e3:0)+o.length+(s?.startsWith(" ")?0:.5);return r<0?[]:[{id:i,rank:c}]}).sort((s,i)=>s.rank-i.rank).slice(0,Os).map(({id:s})=>s):[]}var Fe=({id:n,query:t,matches:e,tokens:s,onQuery:i,choose:o})=>m`
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
  `}function Xe({positions:n,d_model:t,position:e,control:s,choose:i,find:o}){let r=n.length/t,c=Ye(n,t,e),a=Math.max(...n.map(Math.abs));queueMicrotask(()=>Ls(o("canvas"),n,a));let l=Ve({move:(d,f)=>i(Math.min(r-1,Math.floor(f*r))),remember:()=>e,restore:i}),p=[e-1,e+1].filter(d=>0<=d&&d<r),h=c.indexOf(Math.min(...c));return m`
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
  `}function Ls(n,t,e){let s=n?.getContext("2d");if(!n||!s)return;let i=getComputedStyle(n),o=["--below","--paper","--heat"].map(a=>Ps(i.getPropertyValue(a))),r=o.join();if(n.dataset.painted===r)return;let c=s.createImageData(n.width,n.height);t.forEach((a,l)=>{let p=a<0?o[0]:o[2],h=Math.min(1,Math.abs(a)/e)**.6;for(let d=0;d<3;d++)c.data[4*l+d]=o[1][d]+h*(p[d]-o[1][d]);c.data[4*l+3]=255}),s.putImageData(c,0,0),n.dataset.painted=r}var Ps=n=>[1,3,5].map(t=>Number.parseInt(n.trim().slice(t,t+2),16));var Bs=10,to=Ne(Oe,async n=>{let{state:t,data:e,tokens:s,control:i,change:o,id:r,host:c,define:a}=n,l=Ie(await n.asset("embedding-map")),p=Array.from({length:s.tokenizer.vocab_size},(y,x)=>G(s.tokenizer.bytes(x))),{countries:h,capitals:d}=l.groups,f=n.local({query:""});function b(y){let{near:x,...A}=e("near");return l.neighbours.get(y)??(A.token===y?x.map(([_,k])=>({id:_,cosine:k})):void 0)}let g=(y,x)=>b(y)??(x?.token===y?x.near:void 0);function w(y){f.query="",o({token_id:y})}let M=new _t({redraw:n.redraw,find:n.find,choose:w,name:s.plain.bind(s),kind:y=>d.ids.includes(y)?"capital":h.ids.includes(y)?"country":"token"});if(c){let y=new ResizeObserver(n.redraw);y.observe(c),n.onCleanup(()=>y.disconnect())}function S(y){let{group:x,token_id:A}=t,_=l.groups[x],k=l.partner.get(A),[$,v]=_.explained;return m`
      ${i("group")}
      <div class="layout">
        <div>
          ${M.view(_,A,y?.map(({id:N})=>N)??[],k)}
          <p class="faint legend">
            ${x==="all"?u:m`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${pe(_.ids.length,"row")} differ most have
            ${tt($)} and ${tt(v)} of their variance. The other ${l.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${Fe({id:`${r}-search`,query:f.query,tokens:s,choose:w,matches:qe(f.query,p),onQuery:N=>f.query=N})}
          <p class="title">Nearest to <bdi class="token">${s.template(A)}</bdi>: cosines</p>
          ${y?ze(y,s,w):m`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${k===void 0?u:m`<p>${C(h.ids.includes(A)?"Go to its capital":"Go to its country",()=>w(k))}</p>`}
          ${_.ids.includes(A)?u:m`<p class="faint">It is not on this plane. ${C("Show all tokens",()=>t.group="all")}</p>`}
        </div>
      </div>
    `}return a({question:()=>({token:t.token_id}),async answer({token:y},x){let A=b(y)??(await x({near:{token:y,count:Bs}})).near;return{token:y,near:A}},follow(y){let{token_id:x=t.token_id,group:A=t.group}=y,_=l.groups[A].ids.includes(x);return"token_id"in y&&!_?{...y,group:"all"}:y},announcement(y){if(t.view==="positions")return`Position ${t.position}`;let x=_=>s.plain(_).trim(),A=g(t.token_id,y)?.slice(0,3).map(({id:_})=>x(_)).join(", ");return`${x(t.token_id)}${A?`, near ${A}`:""}`},view(y){let{view:x,token_id:A,position:_}=t;return m`
        ${i("view")}
        ${x==="tokens"?S(g(A,y)):Xe({...l,position:_,control:i("position"),find:n.find,choose:k=>t.position=k})}
      `}})});export{to as default};
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
