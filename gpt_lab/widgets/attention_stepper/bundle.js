var wt=globalThis,Ut=n=>n,G=wt.trustedTypes,Ht=G?G.createPolicy("lit-html",{createHTML:n=>n}):void 0,xt="$lit$",v=`lit$${Math.random().toFixed(9).slice(2)}$`,At="?"+v,Le=`<${At}>`,T=document,H=()=>T.createComment(""),D=n=>n===null||typeof n!="object"&&typeof n!="function",vt=Array.isArray,Vt=n=>vt(n)||typeof n?.[Symbol.iterator]=="function",yt=`[ 	
\f\r]`,U=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Dt=/-->/g,jt=/>/g,S=RegExp(`>|${yt}(?:([^\\s"'>=/]+)(${yt}*=${yt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),qt=/'/g,zt=/"/g,Wt=/^(?:script|style|textarea|title)$/i,_t=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),h=_t(1),Kt=_t(2),$s=_t(3),w=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Ft=new WeakMap,E=T.createTreeWalker(T,129);function Qt(n,t){if(!vt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ht!==void 0?Ht.createHTML(t):t}var Gt=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=U;for(let c=0;c<e;c++){let a=n[c],l,p,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,p=r.exec(a),p!==null);)f=r.lastIndex,r===U?p[1]==="!--"?r=Dt:p[1]!==void 0?r=jt:p[2]!==void 0?(Wt.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=S):p[3]!==void 0&&(r=S):r===S?p[0]===">"?(r=i??U,d=-1):p[1]===void 0?d=-2:(d=r.lastIndex-p[2].length,l=p[1],r=p[3]===void 0?S:p[3]==='"'?zt:qt):r===zt||r===qt?r=S:r===Dt||r===jt?r=U:(r=S,i=void 0);let m=r===S&&n[c+1].startsWith("/>")?" ":"";o+=r===U?a+Le:d>=0?(s.push(l),a.slice(0,d)+xt+a.slice(d)+v+m):a+v+(d===-2?c:m)}return[Qt(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},j=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,p]=Gt(t,e);if(this.el=n.createElement(l,s),E.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=E.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(xt)){let f=p[r++],m=i.getAttribute(d).split(v),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?Y:$[1]==="?"?X:$[1]==="@"?Z:N}),i.removeAttribute(d)}else d.startsWith(v)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(Wt.test(i.tagName)){let d=i.textContent.split(v),f=d.length-1;if(f>0){i.textContent=G?G.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],H()),E.nextNode(),a.push({type:2,index:++o});i.append(d[f],H())}}}else if(i.nodeType===8)if(i.data===At)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(v,d+1))!==-1;)a.push({type:7,index:o}),d+=v.length-1}o++}}static createElement(t,e){let s=T.createElement("template");return s.innerHTML=t,s}};function C(n,t,e=n,s){if(t===w)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=D(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=C(n,i._$AS(n,t.values),i,s)),t}var J=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??T).importNode(e,!0);E.currentNode=i;let o=E.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new I(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new tt(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=E.nextNode(),r++)}return E.currentNode=T,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},I=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=C(this,t,e),D(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==w&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Vt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&D(this._$AH)?this._$AA.nextSibling.data=t:this.T(T.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=j.createElement(Qt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new J(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Ft.get(t.strings);return e===void 0&&Ft.set(t.strings,e=new j(t)),e}k(t){vt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(H()),this.O(H()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Ut(t).nextSibling;Ut(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},N=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=C(this,t,e,0),r=!D(t)||t!==this._$AH&&t!==w,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=C(this,c[s+a],e,a),l===w&&(l=this._$AH[a]),r||=!D(l)||l!==this._$AH[a],l===u?t=u:t!==u&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Y=class extends N{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},X=class extends N{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Z=class extends N{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=C(this,t,e,0)??u)===w)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){C(this,t)}},Jt={M:xt,P:v,A:At,C:1,L:Gt,R:J,D:Vt,V:C,I,H:N,N:X,U:Z,B:Y,F:tt},Pe=wt.litHtmlPolyfillSupport;Pe?.(j,I),(wt.litHtmlVersions??=[]).push("3.3.3");var Yt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new I(t.insertBefore(H(),o),o,void 0,e??{})}return i._$AI(n),i};var Re=new Intl.NumberFormat("en-US"),q=n=>Re.format(n);var Xt=(n,t)=>`${q(n)} ${t}${n===1?"":"s"}`,et=(n,t=1)=>`${(100*n).toFixed(t)} %`;function st(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Ue(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):q(Math.round(s))} ${t[e]}`.trim()}var kt=n=>Ue(n,["bytes","kB","MB","GB","TB"]);var _={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},nt=n=>(...t)=>({_$litDirective$:n,values:t}),B=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:xs}=Jt;var Zt=n=>n.strings===void 0;var He={},te=(n,t=He)=>n._$AH=t;var O=nt(class extends B{constructor(n){if(super(n),n.type!==_.PROPERTY&&n.type!==_.ATTRIBUTE&&n.type!==_.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Zt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===w||t===u)return t;let e=n.element,s=n.name;if(n.type===_.PROPERTY){if(t===e[s])return w}else if(n.type===_.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return w}else if(n.type===_.ATTRIBUTE&&e.getAttribute(s)===t+"")return w;return te(n),t}});var L=n=>n.target;function ee({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=h`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${O(String(De(s,e)))}
      @pointerdown=${l=>L(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:p}=L(l);p!==void 0&&i(p)}}
      @input=${l=>i(s[L(l).valueAsNumber])}
    >
  `;return n===u?a:h`<label class="slider">${n}${a}</label>`}var Mt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function De(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var it=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>h`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${O(e)}
        @change=${o=>s(L(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,y=(n,t,{disabled:e=!1,name:s=""}={})=>h`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,St=(n,t,e,s,i="")=>h`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>h`<option value=${String(o)} ?selected=${O(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,se=(n,t,e,s,i)=>h`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>h`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${O(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,ne=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return h`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(L(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;L(c).value=String(l),s(l)}}
      >
    </label>
  `};var je=900,ot=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}#s(){let{at:t,last:e,go:s}=this.steps;t()>=e()&&s(0),this.#n(),this.#t=setInterval(()=>{t()<e()&&s(t()+1),this.#n(),t()>=e()&&this.pause()},je),this.kit.redraw()}#n(){this.#e=[this.steps.at(),this.steps.of?.()]}#i(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[s,i]=this.#e;(s!==t||i!==this.steps.of?.())&&this.pause();let o=this.#t!==void 0;return h`
      <div class="buttons">
        ${y("Back",()=>this.#i(t-1),{disabled:t===0})}
        ${y(this.steps.next,()=>this.#i(t+1),{disabled:t>=e})}
        ${y(o?"Pause":"Play",()=>o?this.pause():this.#s(),{disabled:e===0})}
      </div>
    `}};function rt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var qe=4e3,at=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=rt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>qe,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return h`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return h`
      <span class="copy-link">
        ${y("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?h`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var ie=new WeakMap;function re(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||ie.get(e)===s)continue;ie.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=oe(o.left,o.right,i.left+r,i.right),e.scrollTop+=oe(o.top,o.bottom,i.top,i.bottom)}}function oe(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}var lt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var P=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new lt,o=c=>{let a=this.#n.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),p=s[a],[d,f]=this.parts(l);t[a]!==d||t[p]!==f||(t[a]=l,t[p]=-1,s[a]=s[p],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var ze="<|endoftext|>",ct=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new P(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ze)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Et=Symbol.for("gpt-lab-ids");function ht(n){let t=globalThis;return t[Et]=(t[Et]??0)+1,`${n}-${t[Et]}`}function ae(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function le(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return z(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Tt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ce=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Fe={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ve=/[\p{C}\p{Z}]/u,We=/^\p{M}/u;function z(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function he(n){let t=z(n);if(t===void 0)return h`<span class="bytes">${Tt(n)}</span>`;let e=We.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!Ve.test(i)){s+=i;continue}let o=ce(i),[r,c]=Fe[i]??[o,o];e.push(s,h`<span class="sign" role="img" aria-label=${c}>${r}</span>`),s=""}return h`${e}${s}`}function Ct(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ce(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Ke=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),de={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Nt={number:de,integer:de,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===Qe(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>Ke.get(n),rule:()=>"true or false"},text:{encode:n=>ae(n),decode:le,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"}},Qe=n=>n.replaceAll("%20"," "),pe=(n,t)=>Nt[t.kind].encode(n),Ge=(n,t)=>Nt[t.kind].decode(n,t);function ue(n,t,e){return Object.entries(n).flatMap(([s,i])=>{let o=pe(t[s],i);return i.kind==="text"&&s==="text"||o!==pe(e[s],i)?[`${s}=${o}`]:[]}).join("&")}function fe(n,t,e,s=()=>!0){let i=n.split("&").map(a=>{let l=a.indexOf("=");return l<0?["text",a]:[a.slice(0,l),a.slice(l+1)]}),o=new Map(i),[r,c]=[{},[]];for(let[a,l]of Object.entries(t)){let p=o.get(a),d=p===void 0?e[a]:Ge(p,l);if(l.kind==="parts"&&d!==void 0){let f=d,m=f.filter($=>s($,l.streams??!1));for(let $ of f)m.includes($)||c.push(`${$} is not a part of the model`);d=m}else if(d===void 0){let{rule:f}=Nt[l.kind];c.push(a==="text"?"its text is damaged":`${a}=${p} is not ${f(l)}`),d=e[a]}r[a]=d}return{values:r,problems:c}}function F(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}function me(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Ot}var Ot=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(s,i)=>this.#a({type:"look",client:e,id:s,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&Je())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=Xe(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,Ye(t)]);this.#n||this.#l(this.#n=i);let r=t.model.get("version"),c=s==="failed";i.postMessage({type:"load",source:{...o,again:c},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#l(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#r({loaded:s.loaded}):s.type==="failed"?this.#r({state:"failed",message:s.message}):s.type==="ready"?this.#r({state:"ready"}):s.type!=="hello"&&this.#e.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Je=()=>!!navigator.connection?.saveData;async function Ye({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await F(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function Xe({model:n}){let t=await F(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Ze(e).catch(()=>ts(e)).finally(()=>URL.revokeObjectURL(e))}function Ze(n){let t=new Worker(n);return new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function ts(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function $e(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var dt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=me(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(s=>{s.id===this.#e&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup($e(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,s&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var es=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function ge(n,{n_layers:t,n_heads:e},s){if(es(n)&&!s)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(n)??[];return n==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var ss=Symbol.for("gpt-lab shared text");function be(n){let t=globalThis,e=t[ss]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:h`<div class="shared-text">${it({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}var ns={commas:q,percent:n=>et(n,0),1:n=>st(n,1)},pt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=ht("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return h`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return it({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"position":throw new Error(`${t} has no standard control: parts and positions are chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?St(o,a,r,c,t):se(o,`${this.#t}-${t}`,a,r,c)}#i(t,e,s,i,o,r){let{control:c,names:a,unit:l="",step:p=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=g=>a?.[g]??(ns[l]??String)(g);if(c==="field")return ne({label:s,name:t,value:i,min:d,max:f,onChange:o});if(c==="select")return St(s,Mt(d,f,1).map(g=>[g,m(g)]),i,o,t);let $=r.stops??e.stops??Mt(d,f,p);return ee({label:h`<span>${s} <span class="number">${m(i)}</span></span>`,name:e.label??t,value:i,stops:$.filter(g=>g>=d&&g<=f),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=Ct(this.#e.get(t)??""),c=a=>{let l=a.target.value;Ct(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===i?this.redraw():this.change(t,l)};return h`
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
          .value=${O(this.#e.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var is=16,os="<|endoftext|>",V=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>is){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,he(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return z(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return z(e)??Tt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return os;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var ut=class{declared;model;page;host;state;initial;id;client;tokens;problems;draw;onChange;follow;#t;#e;#s;#n;#i;constructor(t,e,s,i){this.declared=t,this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>F(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return ye(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.id=ht(t.name),this.initial=this.values(),this.state=ye(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#t=new pt((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary")){let i=new ct(await this.asset("lab-vocabulary"));this.tokens=new V(i)}else if(t.includes("gpt2-vocabulary")){let i=new P(await this.asset("gpt2-vocabulary"));this.tokens=new V(i)}t.includes("lab-model")&&this.host&&(this.client=new dt(this),this.onCleanup(()=>this.client?.end()));let s=Object.entries(e).find(([,i])=>i.shared);if(s&&this.page&&this.host){let[i]=s;this.#e=be(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=fe(t,this.declared.settings,this.initial,(o,r)=>!e||ge(o,e,r));for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function ye(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var ft=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#r(t,e,this.#i,s)}async#r(t,e,s,i){let o=()=>s===this.#i,r=async(a,l)=>{let p=await this.client.look(a,{onTokens:l,load:!i});return p&&o()?p:await new Promise(()=>{})},c=(a,l)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=l,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};var rs="These are the lab model\u2019s numbers.";function we(n,t=rs){let e=h`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o}=n.status,r=()=>n.load(!0);return s==="asking"?h`<p class="status-line">Your browser is set to save data. ${y(`Load the model (${kt(n.size)})`,r)}</p>`:s==="failed"?h`<p class="status-line warn" role="alert">The model did not load: ${o}. ${y("Try again",r)}</p>`:s==="loading"?h`<p class="status-line faint"><label>Loading the model, ${kt(n.size)}
      <progress max=${n.size} value=${i||u}></progress></label></p>`:e}function xe(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,as(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:o}))n.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function as(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var ls=n=>n.stopPropagation();function Ae(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=l=>{"show"in s?s.show(l):Yt(l,s)},c=new ut(n,e,i,o),a=l=>{if(c.dispose(),r(cs(n.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new It(c,await t(c));c.draw=()=>{try{r(l.view()),o&&re(o)}catch(p){a(p)}},o&&c.onCleanup(xe(o)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var It=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=rt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new ft({question:o,answer:r,first:c},i,()=>t.redraw(),d=>a&&t.publish(a(d)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let{settings:l}=t.declared,p=new at({page:s,write:()=>t.changed?ue(l,t.values(),t.initial):void 0,read:d=>t.readLink(d),redraw:()=>t.redraw(),find:d=>t.find(d)});this.#n=p,t.onChange=()=>p.changed(),t.onCleanup(()=>p.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return h`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ls}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${y("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?we(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return h`
      <div class="question">
        <p>${t}</p>
        ${s?y("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?h`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>y(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},cs=(n,t)=>h`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Bt=class n{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new n(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,s){if(this.empty)return e;let i=this.#t+t,o=this.edits[i];if(o){let r=o(e.slice(),s,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==e.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${s.join(", ")}]`);e=r}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:s}),e}},hs=new Bt;function ve(n,t=0,e=n.length){let s=-1/0;for(let o=t;o<t+e;o++)n[o]>s&&(s=n[o]);let i=0;for(let o=t;o<t+e;o++)i+=n[o]=Math.exp(n[o]-s);for(let o=t;o<t+e;o++)n[o]/=i;return n}function Lt({q:n,k:t,v:e}){let s=Math.sqrt(n[0].length),i=n.map(l=>t.map(p=>_e(l,p))),o=i.map(l=>l.map(p=>p/s)),r=o.map((l,p)=>l.map((d,f)=>f<=p?d:-1/0)),c=r.map(l=>ve([...l])),a=c.map(l=>e[0].map((p,d)=>_e(l,e.map(f=>f[d]))));return{q:n,k:t,v:e,scores:i,scaled:o,masked:r,weights:c,output:a}}var _e=(n,t)=>n.reduce((e,s,i)=>e+s*t[i],0),ke=(n,t)=>n.map((e,s)=>[s,e*t[s]]).sort((e,s)=>Math.abs(s[1])-Math.abs(e[1]));function Me({values:n,shape:[t,e,s]},i,o){let r=Math.floor(i*t/o);return Array.from({length:e},(c,a)=>[...n.subarray((r*e+a)*s,(r*e+a+1)*s)])}var ds="notebooks/03_attention.html",ps=n=>n.replace("\u221Ad_head","sqrt-d-text-head").toLowerCase().replaceAll(/[^a-z0-9]+/g,"-").replaceAll(/^-|-$/g,"");function Se(n,t){let e=n?globalThis.document?.documentElement?.dataset.content_root:void 0;return h`<p class="faint">Chapter 3 builds this: ${e===void 0?t:h`<a href="${e}${ds}#${ps(t)}">${t}</a>`}</p>`}var Ee={name:"attention-stepper",title:"Attention, step by step",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},layer:{kind:"integer",label:"Block",control:"select",min:0,max:5},head:{kind:"integer",label:"Head",control:"select",min:0,max:5},step:{kind:"integer",min:0,max:6},query:{kind:"position",min:0},key:{kind:"position",min:0}},examples:[["A head that looks at several tokens",{text:"The capital of France is",layer:1,head:4}],["One that looks at itself",{text:"The capital of France is",layer:0,head:3}],["One that finds what came next last time",{text:"red blue seven tree red blue seven",layer:1,head:5}]]};var Te="important",us=" !"+Te,mt=nt(class extends B{constructor(n){if(super(n),n.type!==_.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(us);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?Te:""):e[s]=i}}return w}});function Ce(n,t,e,s,i){let r={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1,...i?{ArrowUp:t-i,ArrowDown:t+i}:{}}[n.key];if(r===void 0||r<0||r>=e)return;n.preventDefault(),s(r),n.target.closest("ol, tbody")?.querySelectorAll("button")[r]?.focus()}function Ne(n,[t,e],[s,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[c,a]=r[n.key]??[-1,-1];if(c<0||c>=s||a<0||a>=i)return;n.preventDefault(),o(c,a),n.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[a].focus()}function fs(n){let t=`${(100*Math.max(0,Math.min(1,n))).toFixed(1)}%`,e=`clamp(0%, (var(--heat-turn) - ${t}) * 1000, 100%)`;return{background:`color-mix(in oklab, var(--heat) ${t}, var(--paper))`,color:`color-mix(in srgb, var(--pale-ink) ${e}, var(--heat-ink))`}}function Oe({rows:n,rowNames:t,columnNames:e,text:s,selected:i,onSelect:o,...r}){let c=n.flat(),[a,l]=r.range??[Math.min(...c),Math.max(...c)],p=[n.length,e.length];return h`
    <div class="scrolls">
      <table class="heat-map">
        <caption>${r.caption}</caption>
        <thead>
          <tr><td></td>${e.map(d=>h`<th scope="col">${d}</th>`)}</tr>
        </thead>
        <tbody>
        ${n.map((d,f)=>h`
            <tr class=${f===i[0]?"chosen":""}>
              <th scope="row">${t[f]}</th>
              ${d.map((m,$)=>{let g=f===i[0]&&$===i[1],R=l>a?(m-a)/(l-a):0;return h`<td data-in-view=${g?`${f},${$}`:u}><button
                  type="button"
                  tabindex=${g?0:-1}
                  aria-pressed=${g?"true":"false"}
                  aria-label="${t[f]}, ${e[$]}: ${s(m)}"
                  data-tip="${t[f]} → ${e[$]}: ${s(m)}"
                  style=${mt(fs(R))}
                  @click=${()=>o(f,$)}
                  @keydown=${x=>Ne(x,[f,$],p,o)}
                >${s(m)}</button></td>`})}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
  `}var b=n=>n===-1/0?"\u2212\u221E":st(n,2),ms=(n,t)=>({fill:n<0?"var(--below)":"var(--heat)","fill-opacity":t>0?String(Math.min(1,Math.abs(n)/t)):"0"}),$t=(n,t)=>h`
    <svg class="strip" viewBox="0 0 ${n.length} 1" preserveAspectRatio="none"
      aria-hidden="true">${Array.from(n,(e,s)=>Kt`<rect x=${s} y="0" width="0.94" height="1" style=${mt(ms(e,t))}></rect>`)}</svg>
  `,W=n=>Math.max(...n.map(t=>Math.max(...Array.from(t,Math.abs))));function gt({caption:n,rows:t,names:e,selected:s,onSelect:i,beside:o,...r}){let{largest:c=W(t)}=r;return h`
    <table class="strips">
      <caption>${n}</caption>
      <tbody>
        ${t.map((a,l)=>h`
            <tr class=${l===s?"chosen":""}>
              <th scope="row"><button
                type="button"
                tabindex=${l===s?0:-1}
                aria-pressed=${l===s?"true":"false"}
                @click=${()=>i(l)}
                @keydown=${p=>Ce(p,l,t.length,i,1)}
              ><bdi>${e[l]}</bdi></button></th>
              ${o?h`<td class="number">${o[l]}</td>`:u}
              <td class="cells">${$t(a,c)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var Pt=(n,t,e)=>h`
    <ol class="row-numbers" aria-label=${n}>
      ${Array.from(t,(s,i)=>h`<li class=${i===e?"lit":""}>${b(s)}</li>`)}
    </ol>
  `;function Ie(n){let[t,e]=n.split("_");return h`<span class="math"><i>${t}</i>${e?h`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var k=n=>`\u201C${n}\u201D`,Be=(n,t)=>({all:e,names:s,query:i,onSelect:o})=>h`
    ${gt({caption:`${n}, [${e[t].length}, ${e[t][0].length}]`,rows:e[t],names:s,selected:i,onSelect:o})}
    <p>Its row for ${k(s[i])}, ${e[t][0].length} numbers:</p>
    ${Pt(`${n} of ${s[i]}`,e[t][i])}
  `;function bt(n,t,{all:e,names:s,query:i,key:o,onSelect:r}){let c=e[t],a=c.flat().filter(Number.isFinite);return Oe({caption:n,rows:c,rowNames:s,columnNames:s,text:b,range:t==="weights"?[0,1]:[Math.min(...a),Math.max(...a)],selected:[i,o],onSelect:r})}var K=[{name:"Queries",formula:h`<i>Q</i> = <i>x</i>·<i>W</i><sub>Q</sub> + <i>b</i><sub>Q</sub>`,explanation:"Each token\u2019s normalized vector, times a matrix that was learned: what the token looks for.",section:"Queries, keys and values",draw:Be("Q","q")},{name:"Keys",formula:h`<i>K</i> = <i>x</i>·<i>W</i><sub>K</sub> + <i>b</i><sub>K</sub>`,explanation:"The same vectors, times another matrix: what each token can be found by.",section:"Queries, keys and values",draw:Be("K","k")},{name:"Scores",formula:h`<i>S</i> = <i>Q</i>·<i>K</i><sup>⊤</sup>`,explanation:"How well each query fits each key: their dot product.",section:"Scores from the vectors themselves",draw(n){let{all:t,names:e,query:s,key:i}=n,[o,r]=[t.q[s],t.k[i]],[c,a,l]=ke(o,r).map(([p])=>`${b(o[p])} \xD7 ${b(r[p])}`);return h`
        ${bt("S: a row for each token that looks","scores",n)}
        <p class="line">Query of ${k(e[s])} ${$t(o,W(t.q))}</p>
        <p class="line">Key of ${k(e[i])} ${$t(r,W(t.k))}</p>
        <p class="sum">Number by number multiplied and added up, the largest first:
          ${c} + ${a} + ${l} + … = <b>${b(t.scores[s][i])}</b></p>
      `}},{name:"Scaling",formula:h`<i>S</i> / √${Ie("d_head")}`,explanation:"Sums of many products are large, and softmax of large numbers looks at one token alone.",section:"Why divide by \u221Ad_head?",draw(n){let{all:t,query:e,key:s}=n,i=t.q[0].length;return h`
        ${bt("S / \u221Ad_head","scaled",n)}
        <p class="sum">${b(t.scores[e][s])} / √${i} =
          ${b(t.scores[e][s])} / ${b(Math.sqrt(i))} =
          <b>${b(t.scaled[e][s])}</b></p>
      `}},{name:"Mask",formula:h`−∞ where <i>s</i> &gt; <i>t</i>`,explanation:"No token may look at what comes after it: the model is to predict that.",section:"No looking ahead",draw(n){let{names:t,query:e,key:s}=n;return h`
        ${bt("What each token may look at","masked",n)}
        <p class="sum">${k(t[e])} stands at position ${e},
          ${k(t[s])} at ${s}: ${s>e?h`<b>hidden</b>`:h`<b>it may look</b>`}. It sees ${e+1} of ${t.length} tokens.</p>
      `}},{name:"Softmax",formula:h`<i>A</i> = softmax(<i>S</i>)`,explanation:"Each row becomes shares that add up to 1: how much of its attention goes where.",section:"A weighted one",draw(n){let{all:t,names:e,query:s,key:i}=n,o=t.masked[s],r=Math.max(...o),c=o.map(l=>Math.exp(l-r)),a=c.reduce((l,p)=>l+p);return h`
        ${bt("A: the attention weights","weights",n)}
        <p class="sum">${k(e[s])} to ${k(e[i])}:
          e^(${b(o[i])} − ${b(r)}) = ${b(c[i])}, and
          ${b(c[i])} / ${b(a)}, the sum of its row, =
          <b>${b(t.weights[s][i])}</b></p>
      `}},{name:"Weighted sum",formula:h`<i>A</i>·<i>V</i>`,explanation:"What each token has to give, its value, taken by its share: the head\u2019s output.",section:"Queries, keys and values",draw({all:n,names:t,query:e,key:s,onSelect:i}){let o=W(n.v);return h`
        ${gt({caption:`Each token\u2019s value, times its share for ${k(t[e])}`,rows:n.v.map((r,c)=>r.map(a=>a*n.weights[e][c])),names:t,selected:s,onSelect:r=>i(e,r),largest:o,beside:n.weights[e].map(r=>et(r,0))})}
        ${gt({caption:`The output, [${n.output.length}, ${n.output[0].length}]`,rows:n.output,names:t,selected:e,onSelect:r=>i(r),largest:o})}
        <p>What ${k(t[e])} gets:</p>
        ${Pt(`Output of ${t[e]}`,n.output[e],0)}
        <p class="sum">Its first number: ${t.slice(0,e+1).map((r,c)=>c).sort((r,c)=>n.weights[e][c]-n.weights[e][r]).slice(0,3).map(r=>`${b(n.weights[e][r])} \xD7 ${b(n.v[r][0])}`).join(" + ")}${e>2?" + \u2026":""} = <b>${b(n.output[e][0])}</b></p>
      `}}];var Rt=16,Oi=Ae(Ee,n=>{let{state:t,data:e,tokens:s,control:i,change:o,define:r}=n,{n_heads:c}=e("sizes"),{ids:a,...l}=e("numbers"),p=new ot(n,{at:()=>t.step,last:()=>K.length-1,go:d=>o({step:d}),next:"Next step"});return r({first:{ids:a,all:Lt(l)},question:()=>({ids:s.input(t.text).slice(0,Rt),layer:t.layer,head:t.head}),async answer({ids:d,layer:f,head:m},$){let g=["q","k","v"].map(A=>`blocks.${f}.attention.${A}`),{activations:R}=await $({ids:d,names:g}),[x,Q,M]=g.map(A=>Me(R[A],m,c));return{ids:d,all:Lt({q:x,k:Q,v:M})}},follow:d=>"text"in d?{query:null,key:null,...d}:d,announcement(){let{name:d,explanation:f}=K[t.step];return`Step ${t.step+1}, ${d}. ${f}`},view(d){if(!d)return u;let{ids:f,all:m}=d,$=f.length-1,g=Math.min(t.query??$,$),R=m.weights[g].indexOf(Math.max(...m.weights[g])),x=K[t.step],Q=s.input(t.text).length;return h`
        <div class="buttons">${i("layer")} ${i("head")} ${p.view()}</div>
        <ol class="steps" aria-label="Steps">
          ${K.map(({name:M},A)=>h`<li><button
              type="button"
              aria-current=${A===t.step?"step":u}
              @click=${()=>{p.pause(),o({step:A})}}
            >${A+1} ${M}</button></li>`)}
        </ol>
        <div class="step">
          <p><b>${x.name}</b> <span class="math formula">${x.formula}</span></p>
          <p>${x.explanation}</p>
          ${x.draw({all:m,names:f.map(M=>s.name(M)),query:g,key:Math.min(t.key??R,$),onSelect:(M,A)=>o({query:M,key:A??null})})}
          ${Se(n.page!==void 0,x.section)}
        </div>
        ${Q>Rt?h`<p class="faint">Drawn are the first ${Rt} of ${Xt(Q,"token")}.
            Tokens that come later change nothing about these.</p>`:u}
      `}})});export{Oi as default};
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
