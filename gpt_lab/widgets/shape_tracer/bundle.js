var _t=globalThis,Ut=s=>s,K=_t.trustedTypes,jt=K?K.createPolicy("lit-html",{createHTML:s=>s}):void 0,wt="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,xt="?"+M,Ve=`<${xt}>`,I=document,V=()=>I.createComment(""),W=s=>s===null||typeof s!="object"&&typeof s!="function",kt=Array.isArray,Gt=s=>kt(s)||typeof s?.[Symbol.iterator]=="function",yt=`[ 	
\f\r]`,F=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Dt=/-->/g,qt=/>/g,B=RegExp(`>|${yt}(?:([^\\s"'>=/]+)(${yt}*=${yt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ft=/'/g,Vt=/"/g,Yt=/^(?:script|style|textarea|title)$/i,vt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),d=vt(1),vs=vt(2),As=vt(3),T=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),Wt=new WeakMap,L=I.createTreeWalker(I,129);function Zt(s,t){if(!kt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return jt!==void 0?jt.createHTML(t):t}var Jt=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=F;for(let l=0;l<e;l++){let a=s[l],c,p,u=-1,f=0;for(;f<a.length&&(r.lastIndex=f,p=r.exec(a),p!==null);)f=r.lastIndex,r===F?p[1]==="!--"?r=Dt:p[1]!==void 0?r=qt:p[2]!==void 0?(Yt.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=B):p[3]!==void 0&&(r=B):r===B?p[0]===">"?(r=i??F,u=-1):p[1]===void 0?u=-2:(u=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?B:p[3]==='"'?Vt:Ft):r===Vt||r===Ft?r=B:r===Dt||r===qt?r=F:(r=B,i=void 0);let $=r===B&&s[l+1].startsWith("/>")?" ":"";o+=r===F?a+Ve:u>=0?(n.push(c),a.slice(0,u)+wt+a.slice(u)+M+$):a+M+(u===-2?l:$)}return[Zt(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},G=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,p]=Jt(t,e);if(this.el=s.createElement(c,n),L.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(i=L.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let u of i.getAttributeNames())if(u.endsWith(wt)){let f=p[r++],$=i.getAttribute(u).split(M),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:g[2],strings:$,ctor:g[1]==="."?Q:g[1]==="?"?tt:g[1]==="@"?et:P}),i.removeAttribute(u)}else u.startsWith(M)&&(a.push({type:6,index:o}),i.removeAttribute(u));if(Yt.test(i.tagName)){let u=i.textContent.split(M),f=u.length-1;if(f>0){i.textContent=K?K.emptyScript:"";for(let $=0;$<f;$++)i.append(u[$],V()),L.nextNode(),a.push({type:2,index:++o});i.append(u[f],V())}}}else if(i.nodeType===8)if(i.data===xt)a.push({type:2,index:o});else{let u=-1;for(;(u=i.data.indexOf(M,u+1))!==-1;)a.push({type:7,index:o}),u+=M.length-1}o++}}static createElement(t,e){let n=I.createElement("template");return n.innerHTML=t,n}};function O(s,t,e=s,n){if(t===T)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=W(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=O(s,i._$AS(s,t.values),i,n)),t}var X=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??I).importNode(e,!0);L.currentNode=i;let o=L.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new U(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new st(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=L.nextNode(),r++)}return L.currentNode=I,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},U=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=O(this,t,e),W(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Gt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&W(this._$AH)?this._$AA.nextSibling.data=t:this.T(I.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=G.createElement(Zt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new X(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Wt.get(t.strings);return e===void 0&&Wt.set(t.strings,e=new G(t)),e}k(t){kt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(V()),this.O(V()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Ut(t).nextSibling;Ut(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=O(this,t,e,0),r=!W(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=O(this,l[n+a],e,a),c===T&&(c=this._$AH[a]),r||=!W(c)||c!==this._$AH[a],c===h?t=h:t!==h&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Q=class extends P{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},tt=class extends P{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},et=class extends P{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=O(this,t,e,0)??h)===T)return;let n=this._$AH,i=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==h&&(n===h||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},st=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){O(this,t)}},Kt={M:wt,P:M,A:xt,C:1,L:Jt,R:X,D:Gt,V:O,I:U,H:P,N:tt,U:et,B:Q,F:st},We=_t.litHtmlPolyfillSupport;We?.(G,U),(_t.litHtmlVersions??=[]).push("3.3.3");var Xt=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new U(t.insertBefore(V(),o),o,void 0,e??{})}return i._$AI(s),i};var Ge=(s,t)=>Array.from({length:Math.max(0,t-s+1)},(e,n)=>s+n),Ye=s=>Ge(1,s).filter(t=>s%t===0);function Qt({d_model:s,n_heads:t,n_kv_heads:e}){if(s%t)return`d_model=${s} is not divisible by n_heads=${t}`;if(t%e)return`n_heads=${t} is not divisible by n_kv_heads=${e}`}function te(s,{stops:t=[]},{d_model:e,n_heads:n,n_kv_heads:i=n,lock_n_kv_heads:o=!0,lock_d_ff:r}){switch(s){case"d_model":{let l=t.map(a=>Math.max(1,Math.round(a/n))*n);return{stops:[...new Set(l)]}}case"n_heads":{let l=t.filter(c=>e%c===0),a=l.filter(c=>o||c%i===0);return{stops:a.length?a:l}}case"n_kv_heads":return{stops:Ye(n),ends:["one for all query heads, the least","as many as H, the most"]};default:return s==="d_ff"?{disabled:r}:{}}}function ee(s,t){let e=i=>s[i]??t[i],n={};return e("lock_d_ff")&&(n.d_ff=4*(s.d_model??t.d_model)),"n_kv_heads"in s&&!("lock_n_kv_heads"in s)?n.lock_n_kv_heads=!1:e("lock_n_kv_heads")&&(n.n_kv_heads=s.n_heads??t.n_heads),n}function se(s,t){let{d_model:e,n_heads:n,n_kv_heads:i,d_ff:o}=s;return{...t.has("d_model")?{d_ff:4*e}:{},...t.has("n_heads")?{n_kv_heads:n}:{},lock_d_ff:o===4*e,lock_n_kv_heads:i===n}}var z={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},ne=s=>(...t)=>({_$litDirective$:s,values:t}),nt=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Es}=Kt;var ie=s=>s.strings===void 0;var Ze={},oe=(s,t=Ze)=>s._$AH=t;var E=ne(class extends nt{constructor(s){if(super(s),s.type!==z.PROPERTY&&s.type!==z.ATTRIBUTE&&s.type!==z.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ie(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===T||t===h)return t;let e=s.element,n=s.name;if(s.type===z.PROPERTY){if(t===e[n])return T}else if(s.type===z.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return T}else if(s.type===z.ATTRIBUTE&&e.getAttribute(n)===t+"")return T;return oe(s),t}});var j=s=>s.target;function it({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=d`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${E(String(Je(n,e)))}
      @pointerdown=${c=>j(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:p}=j(c);p!==void 0&&i(p)}}
      @input=${c=>i(n[j(c).valueAsNumber])}
    >
  `;return s===h?a:d`<label class="slider">${s}${a}</label>`}var At=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function Je(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var ot=({label:s,name:t,checked:e,onChange:n,effect:i=h})=>d`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${E(e)}
        @change=${o=>n(j(o).checked)}
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
  `,Tt=(s,t,e,n,i="")=>d`
    <label>${s}
      <select name=${i||h} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>d`<option value=${String(o)} .selected=${E(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,re=(s,t,e,n,i)=>d`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>d`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${E(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,ae=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return d`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(j(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;j(l).value=String(c),n(c)}}
      >
    </label>
  `};var Ke=new Intl.NumberFormat("en-US"),w=s=>Ke.format(s),St=s=>s===1?"":String(s).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]),Y=(s,t)=>`${w(s)} ${t}${s===1?"":"s"}`,rt=(s,t=1)=>`${(100*s).toFixed(t)} %`;function le(s){return s===0||s===1?rt(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:rt(s)}function ce(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function de(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):w(Math.round(n))} ${t[e]}`.trim()}var v=s=>de(s,["bytes","kB","MB","GB","TB"]),he=s=>de(s,["","K","M","B","T"]);function S(s){let[t,e]=s.split("_");return d`<span class="math"><i>${t}</i>${e?d`<span class="underscore">_</span><sub>${e}</sub>`:h}</span>`}var D=s=>s.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,e)=>e%2?S(t):t),ue=(s,t)=>s.map(e=>typeof e=="string"?e:[t?w(t[e.symbol]):S(e.symbol),St(e.power)]);var Xe=900,at=class{kit;steps;#t;constructor(t,e){this.kit=t,this.steps=e,t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}#e(){let{at:t,last:e,go:n}=this.steps;t()>=e()&&n(0),this.#t=setInterval(()=>{t()<e()&&n(t()+1),t()>=e()&&this.pause()},Xe),this.kit.redraw()}#s(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],n=this.#t!==void 0;return d`
      <div class="buttons">
        ${x("Back",()=>this.#s(t-1),{disabled:t===0})}
        ${x(this.steps.next,()=>this.#s(t+1),{disabled:t>=e})}
        ${x(n?"Pause":"Play",()=>n?this.pause():this.#e(),{disabled:e===0})}
      </div>
    `}};function lt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Qe=4e3,ct=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=lt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>Qe,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return d`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return d`
      <span class="copy-link">
        ${x("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?d`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:h}
      </span>
    `}};var pe=new WeakMap;function me(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||pe.get(e)===n)continue;pe.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()];e.scrollLeft+=fe(o.left,o.right,i.left,i.right),e.scrollTop+=fe(o.top,o.bottom,i.top,i.bottom)}}function fe(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}var dt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var q=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),n=t.map((l,a)=>a+1),i=new dt,o=l=>{let a=this.#n.get(t[l]*65536+t[n[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),p=n[a],[u,f]=this.parts(c);t[a]!==u||t[p]!==f||(t[a]=c,t[p]=-1,n[a]=n[p],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var ts="<|endoftext|>",ht=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new q(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ts)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};function $e(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Ct=Symbol.for("gpt-lab-ids");function ut(s){let t=globalThis;return t[Ct]=(t[Ct]??0)+1,`${s}-${t[Ct]}`}function be(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ge(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return pt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Mt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ye=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,es={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ss=/[\p{C}\p{Z}]/u,ns=/^\p{M}/u;function pt(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function _e(s){let t=pt(s);if(t===void 0)return d`<span class="bytes">${Mt(s)}</span>`;let e=ns.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!ss.test(i)){n+=i;continue}let o=ye(i),[r,l]=es[i]??[o,o];e.push(n,d`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return d`${e}${n}`}function Et(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${ye(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var is=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),we={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Nt={number:we,integer:we,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===os(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>is.get(s),rule:()=>"true or false"},text:{encode:s=>be(s),decode:ge,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>xe(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],ke(l,e[n[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},os=s=>s.replaceAll("%20"," "),xe=(s,t,e={})=>Nt[t.kind].encode(s,t,e),ke=(s,t,e={})=>Nt[t.kind].decode(s,t,e);function ve(s,t,e,n=()=>({})){let i=(a,c)=>xe(c[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ae(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(u=>{let f=u.indexOf("=");return f<0?["text",u]:[u.slice(0,f),u.slice(f+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],p=()=>({...e,...i({...e,...a},l)});for(let[u,f]of Object.entries(t)){let $=r.get(u),g=$===void 0?p()[u]:ke($,f,t);if(f.kind==="parts"&&g!==void 0){let b=g,m=b.filter(y=>n(y,f.streams??!1));for(let y of b)m.includes(y)||c.push(`${y} is not a part of the model`);g=m}else if(g===void 0){let{rule:b}=Nt[f.kind];c.push(u==="text"?"its text is damaged":`${u}=${$} is not ${b(f)}`),g=e[u]}a[u]=g}return{values:a,problems:c}}function Z(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}function Te(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new Bt}var Bt=class{status={state:"asleep",loaded:0,message:""};#t=new Set;#e=new Map;#s=0;#n;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#o(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t){let e=this.#s+=1;return this.#e.set(e,t),{look:(n,i)=>this.#r({type:"look",client:e,id:n,...i}),stop:()=>this.#r({type:"stop",client:e}),end:()=>{this.#e.delete(e),this.#r({type:"end",client:e})}}}#r(t){this.#n?this.#n.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&rs())return this.#o({state:"asking"});this.#o({state:"loading",loaded:0,message:""});try{let[i,o]=await Promise.all([as(t),this.#n??ls(t)]);this.#n||(this.#n=o,this.#a(o));let r=t.model.get("version"),l=n==="failed";o.postMessage({type:"load",source:{...i,again:l},sha256:r});for(let a of this.#i.splice(0))o.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#o({state:"failed",message:o})}}}#a(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#o({loaded:n.loaded}):n.type==="failed"?this.#o({state:"failed",message:n.message}):n.type==="ready"?this.#o({state:"ready"}):n.type!=="hello"&&this.#e.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},rs=()=>!!navigator.connection?.saveData;async function as({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await Z(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function ls({model:s}){let t=await Z(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await cs(e).catch(()=>ds(e)).finally(()=>URL.revokeObjectURL(e))}function cs(s){let t=new Worker(s);return new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function ds(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Se(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var ft=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Te(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Se(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var hs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Ce(s,{n_layers:t,n_heads:e},n){if(hs(s)&&!n)return!1;let[i,o="0",r="0"]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward|output)$/.exec(s)??[];return s==="embedding"||i!==void 0&&Number(o)<t&&Number(r)<e}var us=Symbol.for("gpt-lab shared text");function Me(s){let t=globalThis,e=t[us]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?h:d`<div class="shared-text">${ot({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function Ee(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function Be({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...p}){let{disabled:u=!1,id:f}=p,{symbol:$=s,max:g}=t,b=l===void 0?{value:n}:Ee(s,l,g),m=b.value===void 0||b.value===n?l:void 0,y=b.value===void 0?b.problem:void 0,C=Ne(n,i,o),A=_=>{a(),c(_)},k=_=>{let N=_.target.value;a(N);let{value:R}=Ee(s,N,g);R!==void 0&&c(R)},H=_=>{if(_.key!=="ArrowUp"&&_.key!=="ArrowDown")return;_.preventDefault();let N=_.key==="ArrowUp"?i.find(R=>R>n):i.findLast(R=>R<n);N!==void 0&&A(N)};return d`
    <div class="size">
      <label>
        <span class="name">${S($)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${E(m??String(n))}
          ?disabled=${u}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${s}`:h}
          @input=${k}
          @change=${()=>y||a()}
          @keydown=${H}
        >
      </label>
      ${it({value:n,stops:i,disabled:u,onChange:A,label:h,name:`${$}, ${e}: slider`,text:_=>[r(_),Ne(_,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${u?"":C}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!y}>${y?`${y}; the figure still has ${n}`:""}</p>
    </div>
  `}function Ne(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var ps={commas:w,percent:s=>rt(s,0),1:s=>ce(s,1)},mt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=ut("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return ot({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#s(t,e,r,l,a);case"text":return this.#i(t,e,r,l);case"parts":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#n(t,e,r,l,a,i)}}#s(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Tt(o,a,r,l,t):re(o,`${this.#t}-${t}`,a,r,l)}#n(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:p=1}=e,{min:u=e.min??0,max:f=e.max??1/0}=r,$=m=>a?.[m]??(ps[c]??String)(m),g=()=>r.stops??e.stops??At(u,f,p),b=()=>g().filter(m=>m>=u&&m<=f);return l==="size"?Be({name:t,setting:e,label:n,value:i,text:$,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:m=>{m===void 0?this.#e.delete(t):this.#e.set(t,m),this.redraw()}}):l==="field"?ae({label:n,name:t,value:i,min:u,max:f,onChange:o}):l==="select"?Tt(n,At(u,f,1).map(m=>[m,$(m)]),i,o,t):it({label:d`<span>${n} <span class="number">${$(i)}</span></span>`,name:e.label??t,value:i,stops:b(),text:$,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Et(this.#e.get(t)??""),l=a=>{let c=a.target.value;Et(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return d`
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
          .value=${E(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var fs=8,ms="<|endoftext|>",J=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){let e=this.#t.get(t);return e||(e=this.tokenizer.encode(t),this.#t.size>=fs&&this.#t.delete(this.#t.keys().next().value),this.#t.set(t,e)),e}input(t){let e=`\0${t}`,n=this.#t.get(e);if(n)return n;let i=[this.end,...this.of(t)];return this.#t.set(e,i),i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,_e(this.tokenizer.bytes(t))),this.#e.get(t)}plain(t){let e=this.tokenizer.bytes(t);return pt(e)??Mt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ms;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var $t=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Z(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Le(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=$e(t,e.get("_limits")),this.id=ut(t.name),this.initial=this.values(),this.state=Le(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new mt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e}=this.declared;if(t.includes("lab-vocabulary"))this.tokens=new J(new ht(await this.asset("lab-vocabulary")));else if(t.includes("gpt2-vocabulary")){let i=new q(await this.asset("gpt2-vocabulary"));this.tokens=new J(i)}t.includes("lab-model")&&this.host&&(this.client=new ft(this),this.onCleanup(()=>this.client?.end()));let n=Object.entries(e).find(([,i])=>i.shared);if(n&&this.page&&this.host){let[i]=n;this.#e=Me(o=>this.change({[i]:o})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return ve(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Ae(t,this.declared.settings,this.initial,(o,r)=>!e||Ce(o,e,r),this.absent);for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Le(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var bt=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#i=0,this.#o=i,this.#e=t.first,this.#n=t.question(),this.#s=JSON.stringify(this.#n)}get answer(){return this.client?.status.state==="failed"&&this.#t!==this.#s?void 0:this.#e}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=this.#t===void 0;this.#t=e,this.#i+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#r(t,e,this.#i,n)}async#r(t,e,n,i){let o=()=>n===this.#i,r=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!i});return p&&o()?p:await new Promise(()=>{})},l=(a,c)=>{[this.#e,this.#n,this.#s]=[a,t,e],this.busy=c,this.#o(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var $s="These are the lab model\u2019s numbers.";function Ie(s,t=$s){let{state:e,loaded:n,message:i}=s.status,o=()=>s.load(!0);return e==="asking"?d`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${v(s.size)})`,o)}</p>`:e==="failed"?d`<p class="status-line warn" role="alert">The model did not load: ${i}. ${x("Try again",o)}</p>`:e==="loading"?d`<p class="status-line faint"><label>Loading the model, ${v(s.size)}
      <progress max=${s.size} value=${n||h}></progress></label></p>`:d`<p class="status-line faint">${t}</p>`}function Oe(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,bs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function bs(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var gs=s=>s.stopPropagation();function Pe(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):Xt(c,n)},l=new $t(s,e,i,o),a=c=>{if(l.dispose(),r(ys(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Lt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&me(o)}catch(p){a(p)}},o&&l.onCleanup(Oe(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Lt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=lt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new bt({question:o,answer:r,first:l},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new ct({page:n,write:()=>t.writeLink(),read:p=>t.readLink(p),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=c,t.onChange=()=>c.changed(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};return this.#a(e.announcement?.(n)),d`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${gs}>
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
          ${this.#s?.problem}</p>
        ${t.client?Ie(t.client,e.ready):h}
        <p class="unseen" role="status">${this.#t}</p>
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
    `:h}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},ys=(s,t)=>d`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var It={name:"shape-tracer",title:"Shape tracer",assets:[],settings:{batch_size:{kind:"integer",label:"texts",control:"size",unit:"commas",stops:[1,2,4,8,16,32],symbol:"B",min:1,max:32},tokens:{kind:"integer",label:"tokens",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,32,64,128,256,512,1024],symbol:"T",min:1,max:1024},d_model:{kind:"integer",label:"width",control:"size",unit:"commas",stops:[16,32,64,128,192,256,320,384,448,512,576,640,704,768,832,896,960,1024,1088,1152,1216,1280,1344,1408,1472,1536,1600,1664,1728,1792,1856,1920,1984,2048,2176,2304,2432,2560,2688,2816,2944,3072,3200,3328,3456,3584,3712,3840,3968,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192],symbol:"d_model",min:1,max:8192},n_heads:{kind:"integer",label:"attention heads",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128],symbol:"H",min:1,max:1024},n_layers:{kind:"integer",label:"blocks",control:"size",unit:"commas",stops:[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,52,56,60,64,68,72,76,80,84,88,92,96],symbol:"L",min:1,max:96},d_ff:{kind:"integer",label:"FFN width",control:"size",unit:"commas",stops:[64,128,256,512,768,1024,1280,1536,1792,2048,2304,2560,2816,3072,3328,3584,3840,4096,4352,4608,4864,5120,5376,5632,5888,6144,6400,6656,6912,7168,7424,7680,7936,8192,8704,9216,9728,10240,10752,11264,11776,12288,12800,13312,13824,14336,14848,15360,15872,16384,17408,18432,19456,20480,21504,22528,23552,24576,25600,26624,27648,28672,29696,30720,31744,32768],symbol:"d_ff",min:1,max:32768},lock_d_ff:{kind:"switch",label:"keep d_ff = 4 \xB7 d_model"},dtype:{kind:"choice",label:"numbers in",control:"select",choices:["float32","bfloat16"]},operation:{kind:"integer",min:0,max:21}},examples:[]};var ze=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],_s=s=>{let t=ze.indexOf(s);return t<0?ze.length:t};var Ot=(s,t)=>s.reduce((e,[n,i])=>e+i.reduce((o,r)=>o*t[r],n),0);function Re([s,t]){let e=s!==1||!t.length?[String(s)]:[];for(let n of new Set(t))e.length&&e.push("\xB7"),e.push({symbol:n,power:t.filter(i=>i===n).length});return e}function He(s){let t=([,e])=>[-e.length,...e.map(_s)];return s.toSorted((e,n)=>ws(t(e),t(n))).flatMap((e,n)=>[...n?[" + "]:[],...Re(e)])}function ws(s,t){let e=s.findIndex((n,i)=>n!==t[i]);return e<0?s.length-t.length:s[e]-(t[e]??-1/0)}function Ue(s){let t=s.filter(([,i])=>!i.includes("L")),e=s.filter(([,i])=>i.includes("L")).map(([i,o])=>[i,o.filter(r=>r!=="L")]),n=t.length?[He(t)]:[];return e.length>1?n.push([{symbol:"L",power:1},"\xB7(",...He(e),")"]):n.push(...e.map(([i,o])=>Re([i,["L",...o]]))),n.length?n.flatMap((i,o)=>o?[" + ",...i]:i):["0"]}function Pt({operation:s,sizes:t}){let e=t.map(n=>Number.isInteger(n)?w(n):n.toFixed(1));return`${s.results>1?`${s.results} \xD7 `:""}[${e.join(",\xA0")}]`}var zt=s=>d`[${s.map((t,e)=>d`${e?", ":h}${S(t)}`)}]`;function je(s,{totals:t,bytes:e,dtype:n}){let{operation:i,times:o,numbers:r}=s,l=a=>{let c=s[a],p=o*c,u=o>1?`, in ${o} blocks ${w(p)}`:"";return d`
      <dt>${a==="parameters"?"Parameters":"Multiplications"}</dt>
      <dd>
        ${c?d`${ue(Ue(i[a]))} =
            <b>${w(c)}</b>${u} · ${le(p/t[a])} of all`:a==="parameters"?"none":"none that are counted"}
      </dd>
    `};return d`
    <p class="formula">${D(i.formula)}</p>
    <p>${i.words}</p>
    <dl class="costs-of-one">
      <dt>Result</dt>
      <dd>
        ${i.results>1?`${i.results} \xD7 `:h}${zt(i.shape)} =
        <b>${Pt(s)}</b>: ${Y(r,"number")}${i.step==="tokenization"?", integers":i.view?", the same ones read in another order":`, ${v(r*e)} in ${n}`}${i.kept?"; training keeps them":h}
      </dd>
      ${i.step==="tokenization"?h:[l("parameters"),l("multiplications")]}
    </dl>
    ${i.activation?d`<p class="faint"><code>model.activations(ids, "${i.activation}")</code> shows it.</p>`:h}
  `}var xs=s=>({B:s.batch_size,T:s.tokens,V:s.vocab_size,n_ctx:s.context_length,L:s.n_layers,H:s.n_heads,d_model:s.d_model,d_head:s.d_model/s.n_heads,d_ff:s.d_ff});function De(s,t){let e=xs(t),n=s.map(r=>{let l=r.shape.map(a=>e[a]);return{operation:r,sizes:l,times:r.step==="transformer"?t.n_layers:1,numbers:Math.round(l.reduce((a,c)=>a*c,r.results)),parameters:Ot(r.parameters,e),multiplications:Ot(r.multiplications,e)}}),i=2*t.n_layers*t.batch_size*t.tokens*t.d_model,o={...Ht(n),cached:i};return{traced:n,totals:o}}function Ht(s){let t=e=>s.reduce((n,i)=>n+i.times*e(i),0);return{parameters:t(e=>e.parameters),multiplications:t(e=>e.multiplications),kept:t(e=>e.operation.kept?e.numbers:0)}}var Rt=(s,t)=>d`<span class="exact">${s}</span><span class="short">${t}</span>`,gt=s=>s===0?d`<td class="number faint">–</td>`:d`<td class="number">${Rt(w(s),he(s))}</td>`;function qe({traced:s,totals:t,layers:e,bytes:n,chosen:i,onChoose:o}){let r=(f,$)=>{let g={Home:0,End:s.length-1},b={ArrowDown:$+1,ArrowUp:$-1,...g}[f.key];if(b===void 0||!s[b])return;f.preventDefault(),o(b),f.target.closest("table")?.querySelectorAll("button.operation")[b].focus()},l=f=>{let{operation:$}=f,g=s.indexOf(f),b=$.step!=="tokenization"&&!$.view,m=$.kept?d`<span class="kept" role="img" aria-label="kept for training">●</span>`:d`<span class="kept" aria-hidden="true">○</span>`;return d`
      <tr class=${g===i?"chosen":""}>
        <th scope="row">
          <button
            type="button"
            class="operation"
            tabindex=${g===i?0:-1}
            aria-pressed=${g===i?"true":"false"}
            @click=${()=>o(g)}
            @keydown=${y=>r(y,g)}
          >${$.name}</button>
        </th>
        <td class="wide faint">${D($.formula)}</td>
        <td class="shape">
          <span>${Pt(f)}</span> <span class="faint symbols">${zt($.shape)}</span>
        </td>
        ${gt(f.parameters)} ${gt(f.multiplications)}
        <td class="number">${b?d`${v(f.numbers*n)}${m}`:d`<span class="faint">–</span>`}</td>
      </tr>
    `},a=f=>s.filter(({operation:$})=>$.step===f),c=(f,$)=>d`
      <tr class="step">
        <th scope="rowgroup" colspan="6">${f}</th>
      </tr>
      ${$.map(l)}
    `,p=(f,$)=>d`
      <tr class="sum">
        <th scope="row">${f}</th>
        <td class="wide"></td>
        <td></td>
        ${gt($.parameters)} ${gt($.multiplications)}
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
            <th scope="col" class="number">${Rt("parameters","param.")}</th>
            <th scope="col" class="number">${Rt("multiplications","mult.")}</th>
            <th scope="col" class="number">bytes</th>
          </tr>
        </thead>
        <tbody>${c("1 \xB7 Tokenization",a("tokenization"))}</tbody>
        <tbody>${c("2 \xB7 Embedding",a("embedding"))}</tbody>
        <tbody class="block">
          ${c(d`3 · Transformer: one block of ${S("L")} = ${e}`,u)}
          ${p(`all ${e} blocks`,Ht(u))}
        </tbody>
        <tbody>${c("4 \xB7 Output",a("output"))}</tbody>
        <tbody>${c("5 \xB7 Prediction",a("prediction"))}</tbody>
        <tfoot>${p("total",t)}</tfoot>
      </table>
    </div>
  `}var{settings:Fe}=It,ks=["batch_size","tokens","d_model","n_heads","n_layers","d_ff"],zi=Pe(It,s=>{let{state:t,data:e,control:n,change:i,define:o}=s,r=e("_operations"),l=e("_text"),a=e("_bytes_per_number"),c=r.length-1,p=!1,u=new at(s,{at:()=>t.operation,last:()=>c,go:b=>t.operation=b,next:"Next operation"});function f(){let{batch_size:b,tokens:m,d_model:y,n_heads:C,n_layers:A,d_ff:k}=t,H={vocab_size:e("vocab_size"),context_length:e("context_length")},_={batch_size:b,tokens:m,d_model:y,n_heads:C,n_layers:A,d_ff:k,...H},N=Qt({..._,n_kv_heads:C});return{...De(r,_),why:N}}function $(){if(t.tokens!==l.length){let b=l.map(([,m])=>m).join("");return d`<p>Any ${Y(t.tokens,"token")}. ${x(`Back to \u201C${b}\u201D`,()=>t.tokens=l.length)}</p>`}return d`
      <ol class="tokens" aria-label="Tokens">${l.map(([b,m])=>d`<li><span class="token"><bdi>${m.replace(/^ /,"\u2423")}</bdi><span class="id">${b}</span></span></li>`)}</ol>
      ${t.batch_size>1?d`<p class="faint">and ${Y(t.batch_size-1,"text")} more of the same length</p>`:h}
    `}let g=(b,m,y)=>d`
      <div>
        <dt>${b}</dt>
        <dd><b>${m}</b> <span class="faint">${y}</span></dd>
      </div>
    `;return o({absent:se,follow(b){return p="operation"in b,{...b,...ee(b,t)}},announcement(){let{traced:b,totals:m,why:y}=f(),{operation:C,sizes:A}=b[t.operation];if(p)return`${C.name}: ${A.join(" by ")}`;let k=`${w(m.parameters)} parameters, ${w(m.multiplications)} multiplications`;return y?`${k}; ${y}`:k},view(){let{traced:b,totals:m,why:y}=f(),{dtype:C,operation:A}=t,k=a[C],H=_=>`${w(_*k)} bytes`;return d`
        ${$()}
        <div class="sizes">${ks.map(_=>n(_,te(_,Fe[_],t)))}</div>
        <p class="warn"
          ?hidden=${!y}>Not buildable: ${y}. H is in no count but that of the scores.</p>
        <div class="buttons">
          ${n("lock_d_ff",{label:D(Fe.lock_d_ff.label)})} ${n("dtype")}
        </div>
        <dl class="totals">
          ${g("Parameters",w(m.parameters),v(m.parameters*k))}
          ${g("Multiplications",w(m.multiplications),`each with an addition: ${w(2*m.multiplications)} FLOPs`)}
          ${g("Activations kept for training \u25CF",v(m.kept*k),H(m.kept))}
          ${g("Keys and values kept to go on",v(m.cached*k),H(m.cached))}
        </dl>
        <div class="layout">
          <div class="chosen-operation">
            ${u.view()}
            <p class="title">${A+1} of ${r.length} · ${r[A].name}</p>
            ${je(b[A],{totals:m,bytes:k,dtype:C})}
          </div>
          ${qe({traced:b,totals:m,bytes:k,chosen:A,layers:t.n_layers,onChoose(_){u.pause(),i({operation:_})}})}
        </div>
        <p
          class="faint">Counted are the multiplications of matrix products, and all ${S("T")}² scores, those too that the mask hides. Left out: look-ups, additions, norms, softmax, GELU.
        ● are the results that training keeps for its way back, without what dropout keeps; ○ are not
        kept.</p>
      `}})});export{zi as default};
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
