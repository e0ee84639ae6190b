var mt=globalThis,Pt=s=>s,Z=mt.trustedTypes,Ht=Z?Z.createPolicy("lit-html",{createHTML:s=>s}):void 0,$t="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,bt="?"+M,De=`<${bt}>`,O=document,F=()=>O.createComment(""),V=s=>s===null||typeof s!="object"&&typeof s!="function",gt=Array.isArray,qt=s=>gt(s)||typeof s?.[Symbol.iterator]=="function",ft=`[ 	
\f\r]`,q=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Rt=/-->/g,zt=/>/g,B=RegExp(`>|${ft}(?:([^\\s"'>=/]+)(${ft}*=${ft}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),jt=/'/g,Ut=/"/g,Ft=/^(?:script|style|textarea|title)$/i,_t=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),d=_t(1),$s=_t(2),bs=_t(3),S=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),Dt=new WeakMap,L=O.createTreeWalker(O,129);function Vt(s,t){if(!gt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ht!==void 0?Ht.createHTML(t):t}var Wt=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=q;for(let c=0;c<e;c++){let a=s[c],l,p,u=-1,f=0;for(;f<a.length&&(r.lastIndex=f,p=r.exec(a),p!==null);)f=r.lastIndex,r===q?p[1]==="!--"?r=Rt:p[1]!==void 0?r=zt:p[2]!==void 0?(Ft.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=B):p[3]!==void 0&&(r=B):r===B?p[0]===">"?(r=i??q,u=-1):p[1]===void 0?u=-2:(u=r.lastIndex-p[2].length,l=p[1],r=p[3]===void 0?B:p[3]==='"'?Ut:jt):r===Ut||r===jt?r=B:r===Rt||r===zt?r=q:(r=B,i=void 0);let $=r===B&&s[c+1].startsWith("/>")?" ":"";o+=r===q?a+De:u>=0?(n.push(l),a.slice(0,u)+$t+a.slice(u)+M+$):a+M+(u===-2?c:$)}return[Vt(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},W=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,p]=Wt(t,e);if(this.el=s.createElement(l,n),L.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(i=L.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let u of i.getAttributeNames())if(u.endsWith($t)){let f=p[r++],$=i.getAttribute(u).split(M),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:g[2],strings:$,ctor:g[1]==="."?K:g[1]==="?"?Q:g[1]==="@"?X:P}),i.removeAttribute(u)}else u.startsWith(M)&&(a.push({type:6,index:o}),i.removeAttribute(u));if(Ft.test(i.tagName)){let u=i.textContent.split(M),f=u.length-1;if(f>0){i.textContent=Z?Z.emptyScript:"";for(let $=0;$<f;$++)i.append(u[$],F()),L.nextNode(),a.push({type:2,index:++o});i.append(u[f],F())}}}else if(i.nodeType===8)if(i.data===bt)a.push({type:2,index:o});else{let u=-1;for(;(u=i.data.indexOf(M,u+1))!==-1;)a.push({type:7,index:o}),u+=M.length-1}o++}}static createElement(t,e){let n=O.createElement("template");return n.innerHTML=t,n}};function I(s,t,e=s,n){if(t===S)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=V(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=I(s,i._$AS(s,t.values),i,n)),t}var J=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??O).importNode(e,!0);L.currentNode=i;let o=L.nextNode(),r=0,c=0,a=n[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new j(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new tt(o,this,t)),this._$AV.push(l),a=n[++c]}r!==a?.index&&(o=L.nextNode(),r++)}return L.currentNode=O,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},j=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=I(this,t,e),V(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==S&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):qt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&V(this._$AH)?this._$AA.nextSibling.data=t:this.T(O.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=W.createElement(Vt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new J(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Dt.get(t.strings);return e===void 0&&Dt.set(t.strings,e=new W(t)),e}k(t){gt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(F()),this.O(F()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Pt(t).nextSibling;Pt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=I(this,t,e,0),r=!V(t)||t!==this._$AH&&t!==S,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=I(this,c[n+a],e,a),l===S&&(l=this._$AH[a]),r||=!V(l)||l!==this._$AH[a],l===h?t=h:t!==h&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends P{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},Q=class extends P{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},X=class extends P{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=I(this,t,e,0)??h)===S)return;let n=this._$AH,i=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==h&&(n===h||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){I(this,t)}},Gt={M:$t,P:M,A:bt,C:1,L:Wt,R:J,D:qt,V:I,I:j,H:P,N:Q,U:X,B:K,F:tt},qe=mt.litHtmlPolyfillSupport;qe?.(W,j),(mt.litHtmlVersions??=[]).push("3.3.3");var Yt=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new j(t.insertBefore(F(),o),o,void 0,e??{})}return i._$AI(s),i};var Fe=(s,t)=>Array.from({length:Math.max(0,t-s+1)},(e,n)=>s+n),Ve=s=>Fe(1,s).filter(t=>s%t===0);function Zt({d_model:s,n_heads:t,n_kv_heads:e}){if(s%t)return`d_model=${s} is not divisible by n_heads=${t}`;if(t%e)return`n_heads=${t} is not divisible by n_kv_heads=${e}`}function Jt(s,{stops:t=[]},e){let{d_model:n,n_heads:i,n_kv_heads:o=i,lock_n_kv_heads:r=!0}=e,c=e.paired?2:1;switch(s){case"d_model":{let a=c*i,l=t.map(p=>Math.max(1,Math.round(p/a))*a);return{stops:[...new Set(l)]}}case"n_heads":{let a=t.filter(p=>n%(c*p)===0),l=a.filter(p=>r||p%o===0);return{stops:l.length?l:a}}case"n_kv_heads":return{stops:Ve(i),ends:["one for all query heads, the least","as many as H, the most"]};default:return{}}}function Kt(s,t){let e=i=>s[i]??t[i],n={};return"d_ff"in s&&!("lock_d_ff"in s)?n.lock_d_ff=!1:e("lock_d_ff")&&(n.d_ff=4*(s.d_model??t.d_model)),"n_kv_heads"in s&&!("lock_n_kv_heads"in s)?n.lock_n_kv_heads=!1:e("lock_n_kv_heads")&&(n.n_kv_heads=s.n_heads??t.n_heads),n}function Qt(s,t){let{d_model:e,n_heads:n,n_kv_heads:i,d_ff:o}=s;return{...t.has("d_model")?{d_ff:4*e}:{},...t.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:o===4*e,lock_n_kv_heads:i===n}}var H={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Xt=s=>(...t)=>({_$litDirective$:s,values:t}),et=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:xs}=Gt;var te=s=>s.strings===void 0;var We={},ee=(s,t=We)=>s._$AH=t;var N=Xt(class extends et{constructor(s){if(super(s),s.type!==H.PROPERTY&&s.type!==H.ATTRIBUTE&&s.type!==H.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!te(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===S||t===h)return t;let e=s.element,n=s.name;if(s.type===H.PROPERTY){if(t===e[n])return S}else if(s.type===H.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return S}else if(s.type===H.ATTRIBUTE&&e.getAttribute(n)===t+"")return S;return ee(s),t}});var U=s=>s.target;function st({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=d`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${N(String(Ge(n,e)))}
      @pointerdown=${l=>U(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:p}=U(l);p!==void 0&&i(p)}}
      @input=${l=>i(n[U(l).valueAsNumber])}
    >
  `;return s===h?a:d`<label class="slider">${s}${a}</label>`}var yt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function Ge(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var nt=({label:s,name:t,checked:e,onChange:n,effect:i=h})=>d`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${N(e)}
        @change=${o=>n(U(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,x=(s,t,{disabled:e=!1,name:n=""}={})=>d`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${e?"true":h}
      @click=${()=>e||t()}
    >${s}</button>
  `,wt=(s,t,e,n,i="")=>d`
    <label>${s}
      <select name=${i||h} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>d`<option value=${String(o)} .selected=${N(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,se=(s,t,e,n,i)=>d`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>d`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${N(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,ne=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return d`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(U(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;U(c).value=String(l),n(l)}}
      >
    </label>
  `};var Ye=new Intl.NumberFormat("en-US"),w=s=>Ye.format(s),xt=s=>s===1?"":String(s).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]),G=(s,t)=>`${w(s)} ${t}${s===1?"":"s"}`,it=(s,t=1)=>`${(100*s).toFixed(t)}%`;function ie(s){return s===0||s===1?it(s,0):s<1e-5?"< 0.001%":s<.001?`${Number((100*s).toPrecision(1))}%`:it(s)}function oe(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function re(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):w(Math.round(n))} ${t[e]}`.trim()}var v=s=>re(s,["bytes","kB","MB","GB","TB"]),ae=s=>re(s,["","K","M","B","T"]);function T(s){let[t,e]=s.split("_");return d`<span class="math"><i>${t}</i>${e?d`<span class="underscore">_</span><sub>${e}</sub>`:h}</span>`}var D=s=>s.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,e)=>e%2?T(t):t),le=(s,t)=>s.map(e=>typeof e=="string"?e:[t?w(t[e.symbol]):T(e.symbol),xt(e.power)]);var Ze=900,ot=class{kit;steps;#e;#t;constructor(t,e){this.kit=t,this.steps=e,this.#t=[0],t.onCleanup(()=>clearInterval(this.#e))}pause(){this.#e!==void 0&&(clearInterval(this.#e),this.#e=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:n,shows:i}=this.steps;t()>=e()&&n(0),this.#s(),this.#e=setInterval(()=>{t()<e()&&n(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??Ze),i&&this.kit.scrollSoon?.(i),this.kit.redraw()}#s(){this.#t=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[n,i]=this.#t;(n!==t||i!==this.steps.of?.())&&this.pause();let o=this.#e!==void 0;return d`
      <div class="buttons">
        ${x("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${x(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${x(o?"Pause":"Play",()=>o?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};function rt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Je=4e3,at=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=rt(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>Je,this.#t?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return d`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return d`
      <span class="copy-link">
        ${x("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?d`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:h}
      </span>
    `}};var ce=new WeakMap;function he(s){let t=new ResizeObserver(()=>kt(s));return t.observe(s),()=>t.disconnect()}function kt(s){if(s.isConnected)for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||ce.get(e)===n)continue;ce.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=de(o.left,o.right,i.left+r,i.right),e.scrollTop+=de(o.top,o.bottom,i.top,i.bottom)}}function de(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function pe(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var vt=Symbol.for("gpt-lab-ids");function lt(s){let t=globalThis;return t[vt]=(t[vt]??0)+1,`${s}-${t[vt]}`}function ue(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function fe(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return Y(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var At=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),me=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Ke={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Qe=/[\p{C}\p{Z}]/u,Xe=/^\p{M}/u;function Y(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function $e(s){let t=Y(s);if(t===void 0)return d`<span class="bytes">${At(s)}</span>`;let e=Xe.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!Qe.test(i)){n+=i;continue}let o=me(i),[r,c]=Ke[i]??[o,o];e.push(n,d`<span class="sign" role="img" aria-label=${c}>${r}</span>`),n=""}return d`${e}${n}`}function St(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${me(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ts=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),be={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Tt={number:be,integer:be,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===es(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ts.get(s),rule:()=>"true or false"},text:{encode:s=>ue(s),decode:fe,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ge(s))?ge(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>_e(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((c,a)=>[n[a],ye(c,e[n[a]],e)]);return r.some(([,c])=>c===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},ge=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),es=s=>s.replaceAll("%20"," "),_e=(s,t,e={})=>Tt[t.kind].encode(s,t,e),ye=(s,t,e={})=>Tt[t.kind].decode(s,t,e);function we(s,t,e,n=()=>({})){let i=(a,l)=>_e(l[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),c={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function xe(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(u=>{let f=u.indexOf("=");return f<0?["text",u]:[u.slice(0,f),u.slice(f+1)]}),r=new Map(o),c=new Set(r.keys()),[a,l]=[{},[]],p=()=>({...e,...i({...e,...a},c)});for(let[u,f]of Object.entries(t)){let $=r.get(u),g=$===void 0?p()[u]:ye($,f,t);if(f.kind==="parts"&&g!==void 0){let b=g,m=b.filter(_=>n(_,f));for(let _ of b)m.includes(_)||l.push(`${_} is not a part of the model`);g=m}else if(g===void 0){let{rule:b}=Tt[f.kind];l.push(u==="text"?"its text is damaged":`${u}=${$} is not ${b(f)}`),g=e[u]}a[u]=g}return{values:a,problems:l}}function Ct(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var ss=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function ke(s,t,{streams:e,neurons:n,places:i}={}){let o=i?s.replace(/@\d{1,6}$/,""):s;if(ss(o)&&!e)return!1;let[r,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return l!==void 0&&!(n&&Number(l)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var ns=Symbol.for("gpt-lab shared text");function ve(s){let t=globalThis,e=t[ns]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?h:d`<div class="shared-text">${nt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function Ae(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function Te({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:c,onDraft:a,onChange:l,...p}){let{disabled:u=!1,id:f}=p,{symbol:$=s,max:g}=t,b=c===void 0?{value:n}:Ae(s,c,g),m=b.value===void 0||b.value===n?c:void 0,_=b.value===void 0?b.problem:void 0,C=Se(n,i,o),A=y=>{a(),l(y)},k=y=>{let E=y.target.value;a(E);let{value:z}=Ae(s,E,g);z!==void 0&&l(z)},R=y=>{if(y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;y.preventDefault();let E=y.key==="ArrowUp"?i.find(z=>z>n):i.findLast(z=>z<n);E!==void 0&&A(E)};return d`
    <div class="size">
      <label>
        <span class="name">${T($)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${N(m??String(n))}
          ?disabled=${u}
          aria-invalid=${String(!!_)}
          aria-describedby=${_?`${f}-${s}`:h}
          @input=${k}
          @change=${()=>_||a()}
          @keydown=${R}
        >
      </label>
      ${st({value:n,stops:i,disabled:u,onChange:A,label:h,name:`${$}, ${e}: slider`,text:y=>[r(y),Se(y,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${u?"":C}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!_}>${_?`${_}; the figure still has ${n}`:""}</p>
    </div>
  `}function Se(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var is={commas:w,percent:s=>it(s,0),1:s=>oe(s,1)},ct=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=lt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,n,i={}){let o=e.help??h,r=this.#s(t,e,n,i);return d`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??n,a=l=>this.change(t,l);switch(e.kind){case"switch":return nt({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,c){let a=n.map(l=>[l,i?.[l]??l]);return e==="select"?wt(o,a,r,c,t):se(o,`${this.#e}-${t}`,a,r,c)}#i(t,e,n,i,o,r){let{control:c,names:a,unit:l="",step:p=1}=e,{min:u=e.min??0,max:f=e.max??1/0}=r,$=m=>a?.[m]??(is[l]??String)(m),g=()=>r.stops??e.stops??yt(u,f,p),b=()=>g().filter(m=>m>=u&&m<=f);return c==="size"?Te({name:t,setting:e,label:n,value:i,text:$,onChange:o,stops:b(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:m=>{m===void 0?this.#t.delete(t):this.#t.set(t,m),this.redraw()}}):c==="field"?ne({label:n,name:t,value:i,min:u,max:f,onChange:o}):c==="select"?wt(n,yt(u,f,1).map(m=>[m,$(m)]),i,o,t):st({label:d`<span>${n} <span class="number">${$(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:b(),text:$,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},n,i){let o=`${this.#e}-${t}`,r=St(this.#t.get(t)??""),c=a=>{let l=a.target.value;St(l)?this.#t.set(t,l):this.#t.delete(t),this.#t.has(t)||l===i?this.redraw():this.change(t,l)};return d`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":h}
          aria-describedby=${r?`${o}-problem`:h}
          .value=${N(this.#t.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var os=16,rs="<|endoftext|>",dt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#e.get(t);if(n)return n;let i=e();if(this.#e.set(t,i),this.#e.size>os){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,$e(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return Y(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return Y(e)??At(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return rs;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var ht=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Ct(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return Ce(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,c=>c.focus()),this.scrollSoon=r=>this.#a(r,c=>c.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=pe(t,e.get("_limits")),this.id=lt(t.name),this.initial=this.values(),this.state=Ce(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#e=new ct((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,o=t.find(c=>c.endsWith("-vocabulary"));n&&o&&(this.tokens=new dt(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,c])=>c.shared);if(r&&this.page&&this.host){let[c]=r;this.#t=ve(a=>this.change({[c]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return we(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=xe(t,this.declared.settings,this.initial,(o,r)=>!e||ke(o,e,r),this.absent);for(let o of Object.keys(n))this.#e.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ce(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var pt=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#i;#o;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#o=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#o,n)}retry;async#a(t,e,n,i){let o=()=>n===this.#o,r=async(a,l)=>{let p=await this.client.look(a,{onTokens:l,load:!i});return p&&o()?p:await new Promise(()=>{})},c=(a,l)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=l,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}o()&&(this.busy=!1,this.redraw())}};var Me=s=>s?.model.get("snapshots")??{};var as="These are the lab model\u2019s numbers.",Ne=(s,t,e)=>d`<p class="status-line faint"><label>Loading ${s}, ${v(e)}
    <progress max=${e} value=${t||h}></progress></label></p>`;function Ee(s,t=as){let e=d`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o,snapshots:r}=s.status,c=()=>s.load(!0);if(n==="asking")return d`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${v(s.size)})`,c)}</p>`;if(n==="failed")return d`<p class="status-line warn" role="alert">The model did not load: ${o}. ${x("Try again",c)}</p>`;if(n==="loading")return Ne("the model",i,s.size);for(let[a,{size:l}]of Object.entries(Me(s.kit))){let p=r[a];if(p!==void 0)return Ne(`the model after ${a}% of its training`,p,l)}return e}function Be(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(n(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),s.append(t),t.hidden=!1,ls(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,l]of Object.entries({...c,keydown:o}))s.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function ls(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var cs=s=>s.stopPropagation();function Le(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=l=>{"show"in n?n.show(l):Yt(l,n)},c=new ht(s,e,i,o),a=l=>{if(c.dispose(),r(ds(s.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Mt(c,await t(c));c.draw=()=>{try{r(l.view()),o&&kt(o)}catch(p){a(p)}},o&&(c.onCleanup(Be(o)),c.onCleanup(he(o))),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Mt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=rt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new pt({question:o,answer:r,first:c},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let l=new at({page:n,write:()=>t.writeLink(),read:p=>t.readLink(p),reset:()=>t.reset(),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=l,t.onChange=()=>l.changed(),t.enter=()=>l.enter(),t.onCleanup(()=>l.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return d`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${cs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??h}
            ${x("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(n,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?x("Try again",this.#s.retry):h}</p>
        ${r?Ee(t.client,e.ready):h}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return h;let n=Object.keys(e??{}).length>0;return d`
      <div class="question">
        <p>${t}</p>
        ${n?x("Show me",()=>this.kit.change(e??{})):h}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?d`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>x(n,()=>t.change(i)))}
      </div>
    `:h}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},ds=(s,t)=>d`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var hs={name:"shape-tracer",title:"Shape tracer",assets:[],settings:{batch_size:{kind:"integer",label:"texts",control:"size",unit:"commas",stops:[1,2,4,8,16,32],symbol:"B",min:1,max:32},tokens:{kind:"integer",label:"tokens",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,32,64,128,256,512,1024],symbol:"T",min:1,max:1024},d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192],symbol:"d_model",min:1,max:8192},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:1024},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96],symbol:"L",min:1,max:96},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768],symbol:"d_ff",min:1,max:32768},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},dtype:{kind:"choice",label:"numbers in",control:"select",choices:["float32","bfloat16"]},operation:{kind:"integer",min:0,max:21}},examples:[]},Nt={...hs};var Oe=["B","T","V","n_ctx","L","E","k","H","d_model","r_kv","d_q","d_kv","d_nope","d_rope","d_v","d_head","d_ff","d_expert","d_shared"],ps=s=>{let t=Oe.indexOf(s);return t<0?Oe.length:t};var Et=(s,t)=>s.reduce((e,[n,i])=>e+i.reduce((o,r)=>o*t[r],n),0);function Pe([s,t]){let e=s!==1||!t.length?[String(s)]:[];for(let n of new Set(t))e.length&&e.push("\xB7"),e.push({symbol:n,power:t.filter(i=>i===n).length});return e}function Ie(s){let t=([,e])=>[-e.length,...e.map(ps)];return s.toSorted((e,n)=>us(t(e),t(n))).flatMap((e,n)=>[...n?[" + "]:[],...Pe(e)])}function us(s,t){let e=s.findIndex((n,i)=>n!==t[i]);return e<0?s.length-t.length:s[e]-(t[e]??-1/0)}function He(s){let t=s.filter(([,i])=>!i.includes("L")),e=s.filter(([,i])=>i.includes("L")).map(([i,o])=>[i,o.filter(r=>r!=="L")]),n=t.length?[Ie(t)]:[];return e.length>1?n.push([{symbol:"L",power:1},"\xB7(",...Ie(e),")"]):n.push(...e.map(([i,o])=>Pe([i,["L",...o]]))),n.length?n.flatMap((i,o)=>o?[" + ",...i]:i):["0"]}function Bt({operation:s,sizes:t}){let e=t.map(n=>Number.isInteger(n)?w(n):n.toFixed(1));return`${s.results>1?`${s.results} \xD7 `:""}[${e.join(",\xA0")}]`}var Lt=s=>d`[${s.map((t,e)=>d`${e?", ":h}${T(t)}`)}]`;function Re(s,{totals:t,bytes:e,dtype:n}){let{operation:i,times:o,numbers:r}=s,c=a=>{let l=s[a],p=o*l,u=o>1?`, in ${o} blocks ${w(p)}`:"";return d`
      <dt>${a==="parameters"?"Parameters":"Multiplications"}</dt>
      <dd>
        ${l?d`${le(He(i[a]))} =
            <b>${w(l)}</b>${u} · ${ie(p/t[a])} of all`:a==="parameters"?"none":"none that are counted"}
      </dd>
    `};return d`
    <p class="formula">${D(i.formula)}</p>
    <p>${i.words}</p>
    <dl class="costs-of-one">
      <dt>Result</dt>
      <dd>
        ${i.results>1?`${i.results} \xD7 `:h}${Lt(i.shape)} =
        <b>${Bt(s)}</b>: ${G(r,"number")}${i.step==="tokenization"?", integers":i.view?", the same ones read in another order":`, ${v(r*e)} in ${n}`}${i.kept?"; training keeps them":h}
      </dd>
      ${i.step==="tokenization"?h:[c("parameters"),c("multiplications")]}
    </dl>
    ${i.activation?d`<p class="faint"><code>model.activations(ids, "${i.activation}")</code> shows it.</p>`:h}
  `}var fs=s=>({B:s.batch_size,T:s.tokens,V:s.vocab_size,n_ctx:s.context_length,L:s.n_layers,H:s.n_heads,d_model:s.d_model,d_head:s.d_model/s.n_heads,d_ff:s.d_ff});function ze(s,t){let e=fs(t),n=s.map(r=>{let c=r.shape.map(a=>e[a]);return{operation:r,sizes:c,times:r.step==="transformer"?t.n_layers:1,numbers:Math.round(c.reduce((a,l)=>a*l,r.results)),parameters:Et(r.parameters,e),multiplications:Et(r.multiplications,e)}}),i=2*t.n_layers*t.batch_size*t.tokens*t.d_model,o={...Ot(n),cached:i};return{traced:n,totals:o}}function Ot(s){let t=e=>s.reduce((n,i)=>n+i.times*e(i),0);return{parameters:t(e=>e.parameters),multiplications:t(e=>e.multiplications),kept:t(e=>e.operation.kept?e.numbers:0)}}var It=(s,t)=>d`<span class="exact">${s}</span><span class="short">${t}</span>`,ut=s=>s===0?d`<td class="number faint">–</td>`:d`<td class="number">${It(w(s),ae(s))}</td>`;function je({traced:s,totals:t,layers:e,bytes:n,chosen:i,onChoose:o}){let r=(f,$)=>{let g={Home:0,End:s.length-1},b={ArrowDown:$+1,ArrowUp:$-1,...g}[f.key];if(b===void 0||!s[b])return;f.preventDefault(),o(b),f.target.closest("table")?.querySelectorAll("button.operation")[b].focus()},c=f=>{let{operation:$}=f,g=s.indexOf(f),b=$.step!=="tokenization"&&!$.view,m=$.kept?d`<span class="kept" role="img" aria-label="kept for training">●</span>`:d`<span class="kept" aria-hidden="true">○</span>`;return d`
      <tr class=${g===i?"chosen":""}>
        <th scope="row">
          <button
            type="button"
            class="operation"
            tabindex=${g===i?0:-1}
            aria-pressed=${g===i?"true":"false"}
            @click=${()=>o(g)}
            @keydown=${_=>r(_,g)}
          >${$.name}</button>
        </th>
        <td class="wide faint">${D($.formula)}</td>
        <td class="shape">
          <span>${Bt(f)}</span> <span class="faint symbols">${Lt($.shape)}</span>
        </td>
        ${ut(f.parameters)} ${ut(f.multiplications)}
        <td class="number">${b?d`${v(f.numbers*n)}${m}`:d`<span class="faint">–</span>`}</td>
      </tr>
    `},a=f=>s.filter(({operation:$})=>$.step===f),l=(f,$)=>d`
      <tr class="step">
        <th scope="rowgroup" colspan="6">${f}</th>
      </tr>
      ${$.map(c)}
    `,p=(f,$)=>d`
      <tr class="sum">
        <th scope="row">${f}</th>
        <td class="wide"></td>
        <td></td>
        ${ut($.parameters)} ${ut($.multiplications)}
        <td class="number">${v($.kept*n)} <span class="kept">●</span></td>
      </tr>
    `,u=a("transformer");return d`
    <div class="scrolls">
      <table class="operations">
        <caption class="unseen">Operations with their results, parameters, multiplications and
        bytes</caption>
        <thead>
          <tr>
            <th scope="col">operation</th>
            <th scope="col" class="wide">formula</th>
            <th scope="col">result</th>
            <th scope="col" class="number">${It("parameters","param.")}</th>
            <th scope="col" class="number">${It("multiplications","mult.")}</th>
            <th scope="col" class="number">bytes</th>
          </tr>
        </thead>
        <tbody>${l("1 \xB7 Tokenization",a("tokenization"))}</tbody>
        <tbody>${l("2 \xB7 Embedding",a("embedding"))}</tbody>
        <tbody class="block">
          ${l(d`3 · Transformer: one block of ${T("L")} = ${e}`,u)}
          ${p(`all ${e} blocks`,Ot(u))}
        </tbody>
        <tbody>${l("4 \xB7 Output",a("output"))}</tbody>
        <tbody>${l("5 \xB7 Prediction",a("prediction"))}</tbody>
        <tfoot>${p("total",t)}</tfoot>
      </table>
    </div>
  `}var{settings:Ue}=Nt,ms=["batch_size","tokens","d_model","n_heads","n_layers","d_ff"],yi=Le(Nt,s=>{let{state:t,data:e,control:n,change:i,define:o}=s,r=e("_operations"),c=e("_text"),a=e("_bytes_per_number"),l=r.length-1,p=!1,u=new ot(s,{at:()=>t.operation,last:()=>l,go:b=>t.operation=b,next:"Next operation"});function f(){let{batch_size:b,tokens:m,d_model:_,n_heads:C,n_layers:A,d_ff:k}=t,R={vocab_size:e("vocab_size"),context_length:e("context_length")},y={batch_size:b,tokens:m,d_model:_,n_heads:C,n_layers:A,d_ff:k,...R},E=Zt({...y,n_kv_heads:C});return{...ze(r,y),why:E}}function $(){if(t.tokens!==c.length){let b=c.map(([,m])=>m).join("");return d`<p>Any ${G(t.tokens,"token")}. ${x(`Back to \u201C${b}\u201D`,()=>t.tokens=c.length)}</p>`}return d`
      <ol class="tokens" aria-label="Tokens">${c.map(([b,m])=>d`<li><span class="token"><bdi>${m.replace(/^ /,"\u2423")}</bdi><span class="id">${b}</span></span></li>`)}</ol>
      ${t.batch_size>1?d`<p class="faint">and ${G(t.batch_size-1,"text")} more of the same length</p>`:h}
    `}let g=(b,m,_)=>d`
      <div>
        <dt>${b}</dt>
        <dd><b>${m}</b> <span class="faint">${_}</span></dd>
      </div>
    `;return o({absent:Qt,follow(b){return p="operation"in b,{...b,...Kt(b,t)}},announcement(){let{traced:b,totals:m,why:_}=f(),{operation:C,sizes:A}=b[t.operation];if(p)return`${C.name}: ${A.join(" by ")}`;let k=`${w(m.parameters)} parameters, ${w(m.multiplications)} multiplications`;return _?`${k}; ${_}`:k},view(){let{traced:b,totals:m,why:_}=f(),{dtype:C,operation:A}=t,k=a[C],R=y=>`${w(y*k)} bytes`;return d`
        ${$()}
        <div class="sizes">${ms.map(y=>n(y,Jt(y,Ue[y],t)))}</div>
        <p class="warn"
          ?hidden=${!_}>Not buildable: ${_}. H is in no count but that of the scores.</p>
        <div class="buttons">
          ${n("lock_d_ff",{label:D(Ue.lock_d_ff.label)})} ${n("dtype")}
        </div>
        <dl class="totals">
          ${g("Parameters",w(m.parameters),v(m.parameters*k))}
          ${g("Multiplications",w(m.multiplications),`each with an addition: ${w(2*m.multiplications)} FLOPs`)}
          ${g("Activations kept for training \u25CF",v(m.kept*k),R(m.kept))}
          ${g("Keys and values kept for the next token",v(m.cached*k),R(m.cached))}
        </dl>
        <div class="layout">
          <div class="chosen-operation">
            ${u.view()}
            <p class="title">${A+1} of ${r.length} · ${r[A].name}</p>
            ${Re(b[A],{totals:m,bytes:k,dtype:C})}
          </div>
          ${je({traced:b,totals:m,bytes:k,chosen:A,layers:t.n_layers,onChoose(y){u.pause(),i({operation:y})}})}
        </div>
        <p
          class="faint">Counted are the multiplications of matrix products, and all ${T("T")}² scores, including those that the mask hides. Left out: look-ups, additions, norms, softmax, GELU.
        ● are the results that training keeps for its way back, without what dropout keeps; ○ are not
        kept.</p>
      `}})});export{yi as default};
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
