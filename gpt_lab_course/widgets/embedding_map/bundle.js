var St=globalThis,Zt=n=>n,ot=St.trustedTypes,Kt=ot?ot.createPolicy("lit-html",{createHTML:n=>n}):void 0,Et="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,Nt="?"+I,ps=`<${Nt}>`,U=document,Z=()=>U.createComment(""),K=n=>n===null||typeof n!="object"&&typeof n!="function",It=Array.isArray,ie=n=>It(n)||typeof n?.[Symbol.iterator]=="function",Ct=`[ 	
\f\r]`,X=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Qt=/-->/g,te=/>/g,R=RegExp(`>|${Ct}(?:([^\\s"'>=/]+)(${Ct}*=${Ct}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ee=/'/g,se=/"/g,oe=/^(?:script|style|textarea|title)$/i,Ot=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),m=Ot(1),O=Ot(2),Qs=Ot(3),T=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),ne=new WeakMap,H=U.createTreeWalker(U,129);function re(n,t){if(!It(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Kt!==void 0?Kt.createHTML(t):t}var ae=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=X;for(let l=0;l<e;l++){let a=n[l],c,p,h=-1,d=0;for(;d<a.length&&(r.lastIndex=d,p=r.exec(a),p!==null);)d=r.lastIndex,r===X?p[1]==="!--"?r=Qt:p[1]!==void 0?r=te:p[2]!==void 0?(oe.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=R):p[3]!==void 0&&(r=R):r===R?p[0]===">"?(r=i??X,h=-1):p[1]===void 0?h=-2:(h=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?R:p[3]==='"'?se:ee):r===se||r===ee?r=R:r===Qt||r===te?r=X:(r=R,i=void 0);let f=r===R&&n[l+1].startsWith("/>")?" ":"";o+=r===X?a+ps:h>=0?(s.push(c),a.slice(0,h)+Et+a.slice(h)+I+f):a+I+(h===-2?l:f)}return[re(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Q=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,p]=ae(t,e);if(this.el=n.createElement(c,s),H.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=H.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Et)){let d=p[r++],f=i.getAttribute(h).split(I),y=/([.?@])?(.*)/.exec(d);a.push({type:1,index:o,name:y[2],strings:f,ctor:y[1]==="."?at:y[1]==="?"?lt:y[1]==="@"?ct:D}),i.removeAttribute(h)}else h.startsWith(I)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(oe.test(i.tagName)){let h=i.textContent.split(I),d=h.length-1;if(d>0){i.textContent=ot?ot.emptyScript:"";for(let f=0;f<d;f++)i.append(h[f],Z()),H.nextNode(),a.push({type:2,index:++o});i.append(h[d],Z())}}}else if(i.nodeType===8)if(i.data===Nt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(I,h+1))!==-1;)a.push({type:7,index:o}),h+=I.length-1}o++}}static createElement(t,e){let s=U.createElement("template");return s.innerHTML=t,s}};function z(n,t,e=n,s){if(t===T)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=K(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=z(n,i._$AS(n,t.values),i,s)),t}var rt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??U).importNode(e,!0);H.currentNode=i;let o=H.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new V(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new ht(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=H.nextNode(),r++)}return H.currentNode=U,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},V=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=z(this,t,e),K(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ie(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&K(this._$AH)?this._$AA.nextSibling.data=t:this.T(U.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Q.createElement(re(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new rt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=ne.get(t.strings);return e===void 0&&ne.set(t.strings,e=new Q(t)),e}k(t){It(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(Z()),this.O(Z()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Zt(t).nextSibling;Zt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=z(this,t,e,0),r=!K(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=z(this,l[s+a],e,a),c===T&&(c=this._$AH[a]),r||=!K(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},lt=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},ct=class extends D{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=z(this,t,e,0)??u)===T)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){z(this,t)}},le={M:Et,P:I,A:Nt,C:1,L:ae,R:rt,D:ie,V:z,I:V,H:D,N:lt,U:ct,B:at,F:ht},us=St.litHtmlPolyfillSupport;us?.(Q,V),(St.litHtmlVersions??=[]).push("3.3.3");var ce=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new V(t.insertBefore(Z(),o),o,void 0,e??{})}return i._$AI(n),i};var N={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},W=n=>(...t)=>({_$litDirective$:n,values:t}),P=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:fs}=le,he=n=>n;var pe=n=>n.strings===void 0,de=()=>document.createComment(""),G=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let o=s.insertBefore(de(),i),r=s.insertBefore(de(),i);e=new fs(o,r,n,n.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==n;if(l){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=he(a).nextSibling;he(s).insertBefore(a,i),a=c}}}return e},B=(n,t,e=n)=>(n._$AI(t,e),n),ms={},dt=(n,t=ms)=>n._$AH=t,ue=n=>n._$AH,pt=n=>{n._$AR(),n._$AA.remove()};var L=W(class extends P{constructor(n){if(super(n),n.type!==N.PROPERTY&&n.type!==N.ATTRIBUTE&&n.type!==N.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!pe(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===T||t===u)return t;let e=n.element,s=n.name;if(n.type===N.PROPERTY){if(t===e[s])return T}else if(n.type===N.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return T}else if(n.type===N.ATTRIBUTE&&e.getAttribute(s)===t+"")return T;return dt(n),t}});var Y=n=>n.target;function ut({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=m`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${L(String($s(s,e)))}
      @pointerdown=${c=>Y(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:p}=Y(c);p!==void 0&&i(p)}}
      @input=${c=>i(s[Y(c).valueAsNumber])}
    >
  `;return n===u?a:m`<label class="slider">${n}${a}</label>`}var Lt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function $s(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var ft=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(e)}
        @change=${o=>s(Y(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,E=(n,t,{disabled:e=!1,name:s=""}={})=>m`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,Pt=(n,t,e,s,i="")=>m`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>m`<option value=${String(o)} .selected=${L(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,fe=(n,t,e,s,i)=>m`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>m`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${L(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,me=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return m`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(Y(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;Y(l).value=String(c),s(c)}}
      >
    </label>
  `};var gs=new Intl.NumberFormat("en-US"),tt=n=>gs.format(n);var $e=(n,t)=>`${tt(n)} ${t}${n===1?"":"s"}`,et=(n,t=1)=>`${(100*n).toFixed(t)}%`;function st(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function bs(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):tt(Math.round(s))} ${t[e]}`.trim()}var Bt=n=>bs(n,["bytes","kB","MB","GB","TB"]);function ge(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function be(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return j(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Rt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ye=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ys={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ws=/[\p{C}\p{Z}]/u,xs=/^\p{M}/u;function j(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function we(n){let t=j(n);if(t===void 0)return m`<span class="bytes">${Rt(n)}</span>`;let e=xs.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!ws.test(i)){s+=i;continue}let o=ye(i),[r,l]=ys[i]??[o,o];e.push(s,m`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return m`${e}${s}`}function Ht(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ye(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function mt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var As=4e3,$t=class{options;#e;#t;#s;#o;constructor(t){this.options=t,this.#e="",this.#o=mt(400,()=>{let e=this.#t;this.options.page.write(this.#n()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#i()||t.reset()),queueMicrotask(()=>this.#i())}#n(){let t=this.options.write();return this.#t=(t?.length??0)>As,this.#t?void 0:t}#i(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#o.cancel(),!0)}enter(){this.#o.flush(),this.options.page.enter()}changed(){this.#e="",this.#o()}dispose(){this.#o.cancel(),this.#s()}async#r(){if(this.#o.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#n(),this.#t)return m`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return m`
      <span class="copy-link">
        ${E("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?m`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:u}
      </span>
    `}};var xe=new WeakMap;function ve(n){let t=new ResizeObserver(()=>Ut(n));return t.observe(n),()=>t.disconnect()}function Ut(n){if(n.isConnected)for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||xe.get(e)===s)continue;xe.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Ae(o.left,o.right,i.left+r,i.right),e.scrollTop+=Ae(o.top,o.bottom,i.top,i.bottom)}}function Ae(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function _e(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var zt=Symbol.for("gpt-lab-ids");function gt(n){let t=globalThis;return t[zt]=(t[zt]??0)+1,`${n}-${t[zt]}`}var vs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ke={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Dt={number:ke,integer:ke,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===_s(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>vs.get(n),rule:()=>"true or false"},text:{encode:n=>ge(n),decode:be,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(Me(n))?Me(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>Te(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((l,a)=>[s[a],Ce(l,e[s[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},Me=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),_s=n=>n.replaceAll("%20"," "),Te=(n,t,e={})=>Dt[t.kind].encode(n,t,e),Ce=(n,t,e={})=>Dt[t.kind].decode(n,t,e);function Se(n,t,e,s=()=>({})){let i=(a,c)=>Te(c[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ee(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(h=>{let d=h.indexOf("=");return d<0?["text",h]:[h.slice(0,d),h.slice(d+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],p=()=>({...e,...i({...e,...a},l)});for(let[h,d]of Object.entries(t)){let f=r.get(h),y=f===void 0?p()[h]:Ce(f,d,t);if(d.kind==="parts"&&y!==void 0){let $=y,g=$.filter(v=>s(v,d));for(let v of $)g.includes(v)||c.push(`${v} is not a part of the model`);y=g}else if(y===void 0){let{rule:$}=Dt[d.kind];c.push(h==="text"?"its text is damaged":`${h}=${f} is not ${$(d)}`),y=e[h]}a[h]=y}return{values:a,problems:c}}function nt(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var ks=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function Ne(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(ks(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(s&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var Ms=Symbol.for("gpt-lab shared text");function Ie(n){let t=globalThis,e=t[Ms]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:m`<div class="shared-text">${ft({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function Oe(n){let[t,e]=n.split("_");return m`<span class="math"><i>${t}</i>${e?m`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}function Le(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function Be({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...p}){let{disabled:h=!1,id:d}=p,{symbol:f=n,max:y}=t,$=l===void 0?{value:s}:Le(n,l,y),g=$.value===void 0||$.value===s?l:void 0,v=$.value===void 0?$.problem:void 0,C=Pe(s,i,o),w=x=>{a(),c(x)},A=x=>{let k=x.target.value;a(k);let{value:S}=Le(n,k,y);S!==void 0&&c(S)},_=x=>{if(x.key!=="ArrowUp"&&x.key!=="ArrowDown")return;x.preventDefault();let k=x.key==="ArrowUp"?i.find(S=>S>s):i.findLast(S=>S<s);k!==void 0&&w(k)};return m`
    <div class="size">
      <label>
        <span class="name">${Oe(f)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${L(g??String(s))}
          ?disabled=${h}
          aria-invalid=${String(!!v)}
          aria-describedby=${v?`${d}-${n}`:u}
          @input=${A}
          @change=${()=>v||a()}
          @keydown=${_}
        >
      </label>
      ${ut({value:s,stops:i,disabled:h,onChange:w,label:u,name:`${f}, ${e}: slider`,text:x=>[r(x),Pe(x,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":C}</p>
      <p class="warn problem" id="${d}-${n}" ?hidden=${!v}>${v?`${v}; the figure still has ${s}`:""}</p>
    </div>
  `}function Pe(n,t,[e,s]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var Ts={commas:tt,percent:n=>et(n,0),1:n=>st(n,1)},bt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=gt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return m`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return ft({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#o(t,e,r,l,a);case"text":return this.#i(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#n(t,e,r,l,a,i)}}#o(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?Pt(o,a,r,l,t):fe(o,`${this.#e}-${t}`,a,r,l)}#n(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:p=1}=e,{min:h=e.min??0,max:d=e.max??1/0}=r,f=g=>a?.[g]??(Ts[c]??String)(g),y=()=>r.stops??e.stops??Lt(h,d,p),$=()=>y().filter(g=>g>=h&&g<=d);return l==="size"?Be({name:t,setting:e,label:s,value:i,text:f,onChange:o,stops:$(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:g=>{g===void 0?this.#t.delete(t):this.#t.set(t,g),this.redraw()}}):l==="field"?me({label:s,name:t,value:i,min:h,max:d,onChange:o}):l==="select"?Pt(s,Lt(h,d,1).map(g=>[g,f(g)]),i,o,t):ut({label:m`<span>${s} <span class="number">${f(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:$(),text:f,onChange:o,disabled:r.disabled})}#i(t,{rows:e=2},s,i){let o=`${this.#e}-${t}`,r=Ht(this.#t.get(t)??""),l=a=>{let c=a.target.value;Ht(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===i?this.redraw():this.change(t,c)};return m`
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
          .value=${L(this.#t.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Cs=16,Ss="<|endoftext|>",yt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#e.get(t);if(s)return s;let i=e();if(this.#e.set(t,i),this.#e.size>Cs){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,we(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return j(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return j(e)??Rt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ss;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var wt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#o;#n;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#o=!1,this.#n=!1,this.define=r=>r,this.asset=r=>nt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Re(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#i(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#o||this.#n||(this.#o=!0,queueMicrotask(()=>{this.#o=!1,this.#n||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=_e(t,e.get("_limits")),this.id=gt(t.name),this.initial=this.values(),this.state=Re(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#e=new bt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));s&&o&&(this.tokens=new yt(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=Ie(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#i(this.initial),this.onChange()}publish(t){this.#i(t)}writeLink(){if(this.changed)return Se(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=Ee(t,this.declared.settings,this.initial,(o,r)=>!e||Ne(o,e,r),this.absent);for(let o of Object.keys(s))this.#e.forget(o);this.#i(s),this.problems=i,this.redraw()}#i(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let s=this.find(t);s&&e(s)}))}onCleanup;dispose(){this.#n=!0;for(let t of this.#s.splice(0))t()}};function Re(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var xt=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#o;#n;#i;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#i=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#n=t.question(),this.#o=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#o?void 0:this.#s}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let s=!this.#t;[this.#t,this.#e]=[!0,e],this.#i+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#i,s)}retry;async#a(t,e,s,i){let o=()=>s===this.#i,r=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!i});return p&&o()?p:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#n,this.#o]=[a,t,e],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};function Ue(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new jt}var jt=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#e=new Set;#t=new Map;#s=new Set;#o=0;#n;#i;#r=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t,e){let s=this.#o+=1;return this.#t.set(s,{source:t,onMessage:e}),{look:(i,o)=>this.#l({type:"look",client:s,id:i,...o}),stop:()=>this.#l({type:"stop",client:s}),end:()=>{this.#t.delete(s),this.#l({type:"end",client:s})}}}#l(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&Ns())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#i??=Is(t).catch(c=>{throw this.#i=void 0,c});let i=He(t,"lab-model",t.model.get("size")),[o,r]=await Promise.all([this.#i,i]);this.#n||this.#c(this.#n=o);let l=t.model.get("version"),a=s==="failed";o.postMessage({type:"load",source:{...r,again:a},sha256:l});for(let c of this.#r.splice(0))o.postMessage(c)}catch(i){let o=i instanceof Error?i.message:String(i);this.#a({state:"failed",message:o})}}}#c(t){t.onmessage=({data:s})=>{s.type==="wanted"?this.#h(t,s.snapshot,s.client):"snapshot"in s&&s.snapshot?this.#d(s,s.snapshot):s.type==="progress"?this.#a({loaded:s.loaded}):s.type==="failed"?this.#a({state:"failed",message:s.message}):s.type==="ready"?this.#a({state:"ready"}):"client"in s&&this.#t.get(s.client)?.onMessage(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,s){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:i}=this.#t.get(s)??{},{size:o,sha256:r=""}=qt(i)[e]??{},l=i&&o?await He(i,`lab-model-${e}`,o).catch(Es):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...l,again:a},sha256:r,snapshot:e})}#d(t,e){let{[e]:s,...i}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let o=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...i,...o}})}},qt=n=>n?.model.get("snapshots")??{},Es=n=>({problem:n instanceof Error?n.message:String(n)}),Ns=()=>!!navigator.connection?.saveData;async function He({model:n,page:t},e,s){if(t?.source)return await t.source(e,s);let{buffer:i,byteOffset:o,byteLength:r}=await nt(n,e);return{bytes:new Uint8Array(i,o,r).slice()}}async function Is({model:n}){let t=await nt(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Os(e).catch(()=>Ls(e)).finally(()=>URL.revokeObjectURL(e))}async function Os(n){let t=new Worker(n);return await new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function Ls(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}var Ps=3e3;function ze(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n(),{timeout:Ps}):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Bs="These are the lab model\u2019s numbers.",De=(n,t,e)=>m`<p class="status-line faint"><label>Loading ${n}, ${Bt(e)}
    <progress max=${e} value=${t||u}></progress></label></p>`;function je(n,t=Bs){let e=m`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o,snapshots:r}=n.status,l=()=>n.load(!0);if(s==="asking")return m`<p class="status-line">Your browser is set to save data. ${E(`Load the model (${Bt(n.size)})`,l)}</p>`;if(s==="failed")return m`<p class="status-line warn" role="alert">The model did not load: ${o}. ${E("Try again",l)}</p>`;if(s==="loading")return De("the model",i,n.size);for(let[a,{size:c}]of Object.entries(qt(n.kit))){let p=r[a];if(p!==void 0)return De(`the model after ${a}% of its training`,p,c)}return e}function qe(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,Rs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function Rs(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var Hs=n=>n.stopPropagation();function Fe(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):ce(c,s)},l=new wt(n,e,i,o),a=c=>{if(l.dispose(),r(Us(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Ft(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Ut(o)}catch(p){a(p)}},o&&(l.onCleanup(qe(o)),l.onCleanup(ve(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Ft=class{kit;definition;#e;#t;#s;#o;#n;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#n=mt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new xt({question:o,answer:r,first:l},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#n.cancel()),!s)return;let c=new $t({page:s,write:()=>t.writeLink(),read:p=>t.readLink(p),reset:()=>t.reset(),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#o=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return m`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Hs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#o?.copyLink()??u}
            ${E("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#i()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(s,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?E("Try again",this.#s.retry):u}</p>
        ${r?je(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#i(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return m`
      <div class="question">
        <p>${t}</p>
        ${s?E("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?m`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>E(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#n()}},Us=(n,t)=>m`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function Ve(n){let t=n.getUint32(0,!0),e=new TextDecoder().decode(new Uint8Array(n.buffer,n.byteOffset+4,t)),s=JSON.parse(e),i=4+t,o=($,g,v)=>{let C=i;return i+=$*v,Array.from({length:$},(w,A)=>n[`get${g}`](C+A*v,!0))},r={};for(let{name:$,count:g,scale:v,explained:C}of s.groups){let w=$==="all"?[...Array(g).keys()]:o(g,"Uint16",2),A=o(2*g,"Int16",2).map(k=>k*v),[_,x]=[0,1].map(k=>w.map((S,b)=>A[2*b+k]));r[$]={ids:w,xs:_,ys:x,explained:C}}let{neighbors:l,d_model:a}=s,c=r[s.groups[0].name].ids,p=o(c.length*l,"Uint16",2),h=o(c.length*l,"Int16",2).map($=>$/32767),d=p.map(($,g)=>({id:$,cosine:h[g]})),f=o(s.positions,"Float32",4),y=o(s.positions*a,"Int8",1);return{groups:r,d_model:a,neighbors:new Map(c.map(($,g)=>[$,d.slice(g*l,(g+1)*l)])),partner:new Map(s.pairs.flatMap(([$,g])=>[[$,g],[g,$]])),positions:Float32Array.from(y,($,g)=>$*f[Math.floor(g/a)])}}var At=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#e,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var vt=class{mergeCount;#e;#t=new Uint8Array(256);#s;#o=new Map;#n;#i=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#e=e(0,256),this.#e.forEach((s,i)=>this.#t[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#o.set(s*65536+i,256+o)),this.#n=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let e=this.#i.get(t);if(e)return e;this.#i.size>5e4&&this.#i.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#i.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new At,o=l=>{let a=this.#o.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),p=s[a],[h,d]=this.parts(c);t[a]!==h||t[p]!==d||(t[a]=c,t[p]=-1,s[a]=s[p],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var zs="<|endoftext|>",_t=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new vt(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(zs)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};var Vt=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},kt=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=Ue(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(t,s=>{s.id===this.#t&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Vt(s.message,s.again)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(ze(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,s&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var Ds={name:"embedding-map",title:"Embedding map",assets:["lab-vocabulary","embedding-map","lab-model","engine"],settings:{token_id:{kind:"integer",control:"select",min:0,max:6561},group:{kind:"choice",label:"On the plane",names:{both:"countries and capitals",all:"all tokens"},choices:["both","countries","capitals","all"]},view:{kind:"choice",label:"Which embedding",choices:["tokens","positions"]},position:{kind:"integer",label:"Position",control:"slider",min:0,max:127}},examples:[]},We={...Ds,Tokenizer:_t,Client:kt};function Je({xs:n,ys:t},e,s,i){let[o,r,l,a]=[Math.min(...n),Math.max(...n),Math.min(...t),Math.max(...t)],c=Math.min((e-2*i)/Math.max(r-o,1e-9),(s-2*i)/Math.max(a-l,1e-9));return{xs:n.map(p=>e/2+(p-(o+r)/2)*c),ys:t.map(p=>s/2-(p-(l+a)/2)*c)}}function Xe({xs:n,ys:t},e,s,i){let o=n.map((l,a)=>(l-e)**2+(t[a]-s)**2),r=Math.min(...o);return r<i**2?o.indexOf(r):-1}var js={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Ze({xs:n,ys:t},e,s){let i=js[s];if(!i)return-1;let[o,r]=[1/0,-1];for(let l=0;l<n.length;l++){let[a,c]=[n[l]-n[e],t[l]-t[e]],p=a*i[0]+c*i[1],h=Math.abs(a*i[1]-c*i[0]);l===e||p<=0||h>p||p+2*h<o&&([o,r]=[p+2*h,l])}return r}var[Ge,Ye]=[3,6];function Ke({xs:n,ys:t},e,s){let i=[],o=[];for(let{point:r,name:l,large:a,needed:c}of e){let[p,h]=a?[9,12]:[7,7],[d,f]=[n[r],t[r]],y=(l.length+1)*p,$=d+h+y>s,g=$?d-h-y:d+h,[v,C,w]=[f-p,g+y,f+p],A=i.some(([x,k,S,b])=>g<S&&x<C&&v<b&&k<w),_=!c&&n.some((x,k)=>k!==r&&g-Ge<x&&x<C+Ge&&f-Ye<t[k]&&t[k]<f+Ye);A||_||g<0||(i.push([g,v,C,w]),o.push({point:r,name:l,x:$?d-h:g,y:f,left:$}))}return o}var[qs,Fs]=[26,24],Vs=500,J=n=>n.toFixed(1),Ws=({xs:n,ys:t})=>n.map((e,s)=>`M${J(e)} ${J(t[s])}h0`).join(""),Mt=class{options;#e;#t;#s;constructor(t){this.options=t,this.#e={group:{},width:0,height:0,places:{xs:[],ys:[]},path:""},this.#t=-1,this.#s=[720,480]}#o(t){let e=this.options.find(".plane");e?.clientWidth&&(this.#s=[e.clientWidth,e.clientHeight]);let[s,i]=this.#s,o=this.#e;if(o.group!==t||o.width!==s||o.height!==i){let r=Je(t,s,i,qs),l=t.ids.length>Vs?Ws(r):"";this.#e={group:t,width:s,height:i,places:r,path:l},this.#t=-1}return this.#e}#n(t){let e=t.currentTarget.getBoundingClientRect();return Xe(this.#e.places,t.clientX-e.left,t.clientY-e.top,Fs)}#i(t){t!==this.#t&&(this.#t=t,this.options.redraw())}view(t,e,s,i){let{width:o,height:r,places:l,path:a}=this.#o(t),{name:c,kind:p,choose:h}=this.options,{ids:d}=t,[f,y]=[d.indexOf(e),d.indexOf(i??-1)],$=new Set(s.map(b=>d.indexOf(b)).filter(b=>b>=0)),g=b=>b===f||b===this.#t,v=[this.#t,f,y,...$].filter(b=>b>=0),C=new Set(v).size,w=[...new Set([...v,...a?[]:d.keys()])].map((b,M)=>({point:b,name:c(d[b]).trim(),large:g(b),needed:M<C})).filter(({name:b})=>b),A=Ke(l,w,o).reverse(),_=b=>[J(l.xs[b]),J(l.ys[b])],x=(b,M="")=>{let[q,F]=_(b),it=p(d[b]);return it==="capital"?O`
          <rect class="capital ${M}" x=${q} y=${F} width="7" height="7"
            transform="translate(-3.5 -3.5)"></rect>
        `:O`<circle class="${it} ${M}" cx=${q} cy=${F} r="4"></circle>`},k=()=>{let[b,M]=_(f);return O`<circle class="ring" cx=${b} cy=${M} r="9"></circle>${x(f)}`},S=()=>{let[[b,M],[q,F]]=[_(f),_(y)];return O`<line class="pair" x1=${b} y1=${M} x2=${q} y2=${F}></line>`};return m`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${d.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${b=>this.#i(this.#n(b))}
        @pointerleave=${()=>this.#i(-1)}
        @click=${b=>{let M=this.#n(b);M>=0&&h(d[M])}}
        @keydown=${b=>{if(!b.key.startsWith("Arrow"))return;b.preventDefault();let M=Ze(l,Math.max(f,0),b.key);M>=0&&h(d[M])}}
      >
        <svg viewBox="0 0 ${o} ${r}" aria-hidden="true">
          ${a?O`<path class="many" d=${a}></path>`:u}
          ${f>=0&&y>=0?S():u}
          ${a?u:d.map((b,M)=>$.has(M)?u:x(M))}
          ${[...$].map(b=>x(b,"near"))}
          ${f>=0?k():u}
          ${this.#t>=0&&a?x(this.#t):u}
          ${A.map(({point:b,name:M,x:q,y:F,left:it})=>O`
              <text class=${g(b)?"chosen":$.has(b)?"near":""}
                x=${J(q)} y=${J(F+4)} text-anchor=${it?"end":"start"}>${M}</text>
            `)}
        </svg>
      </div>
    `}};var Qe=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},Gs=W(class extends P{constructor(n){if(super(n),n.type!==N.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],o=[],r=0;for(let l of n)i[r]=s?s(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=ue(n),{values:o,keys:r}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,p,h=0,d=i.length-1,f=0,y=o.length-1;for(;h<=d&&f<=y;)if(i[h]===null)h++;else if(i[d]===null)d--;else if(l[h]===r[f])a[f]=B(i[h],o[f]),h++,f++;else if(l[d]===r[y])a[y]=B(i[d],o[y]),d--,y--;else if(l[h]===r[y])a[y]=B(i[h],o[y]),G(n,a[y+1],i[h]),h++,y--;else if(l[d]===r[f])a[f]=B(i[d],o[f]),G(n,i[h],i[d]),d--,f++;else if(c===void 0&&(c=Qe(r,f,y),p=Qe(l,h,d)),c.has(l[h]))if(c.has(l[d])){let $=p.get(r[f]),g=$!==void 0?i[$]:null;if(g===null){let v=G(n,i[h]);B(v,o[f]),a[f]=v}else a[f]=B(g,o[f]),G(n,i[h],g),i[$]=null;f++}else pt(i[d]),d--;else pt(i[h]),h++;for(;f<=y;){let $=G(n,a[y+1]);B($,o[f]),a[f++]=$}for(;h<=d;){let $=i[h++];$!==null&&pt($)}return this.ut=r,dt(n,a),T}});var ts="important",Ys=" !"+ts,es=W(class extends P{constructor(n){if(super(n),n.type!==N.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(Ys);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?ts:""):e[s]=i}}return T}});var ss=(n,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${es({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var no=m`<p class="faint">They come with the model.</p>`;var Js=12,ns=(n,t,e)=>m`
    <ol class="words" aria-label="Neighbors">
      ${n.map(({id:s,cosine:i})=>m`<li>
          <button type="button" class="word" title="Go there" @click=${()=>e(s)}
          ><bdi>${t.template(s)}</bdi></button>
          ${ss(Math.max(0,i),1)}
          <span class="number">${i.toFixed(2)}</span>
        </li>`)}
    </ol>
  `;function is(n,t){let e=n.trim().toLowerCase();return e?t.flatMap((s,i)=>{let o=s?.trim().toLowerCase()??"",r=o.indexOf(e),l=(r?1e3:0)+o.length+(s?.startsWith(" ")?0:.5);return r<0?[]:[{id:i,rank:l}]}).sort((s,i)=>s.rank-i.rank).slice(0,Js).map(({id:s})=>s):[]}var os=({id:n,query:t,matches:e,tokens:s,onQuery:i,choose:o})=>m`
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
  `;var Wt=new WeakMap;function rs({move:n,remember:t,restore:e,within:s=i=>i}){let i=r=>r.currentTarget,o=r=>{let l=s(i(r)).getBoundingClientRect(),a=(c,p)=>Math.min(1,Math.max(0,c/p));n(a(r.clientX-l.left,l.width),a(r.clientY-l.top,l.height))};return{down(r){r.button===0&&(Wt.set(i(r),t()),i(r).setPointerCapture(r.pointerId),o(r))},move(r){i(r).hasPointerCapture(r.pointerId)&&o(r)},cancel(r){Wt.has(i(r))&&e(Wt.get(i(r)))}}}var Gt=([n,t],[e,s])=>i=>e+(i-n)/(t-n)*(s-e),as=n=>String(Number(n.toFixed(2))),ls=n=>n.map(([t,e],s)=>`${s?"L":"M"}${as(t)} ${as(e)}`).join("");var Tt=(n,t,e)=>n.subarray(e*t,(e+1)*t),Yt=(n,t)=>n.reduce((e,s,i)=>e+s*t[i],0);function cs(n,t,e){let s=Tt(n,t,e);return Array.from({length:n.length/t},(i,o)=>{let r=Tt(n,t,o);return Yt(s,r)/Math.sqrt(Yt(s,s)*Yt(r,r))})}var[Jt,Xt]=[640,90];function hs(n,t,e,s){let i=Gt([0,t.length-1],[4,Jt-4]),o=Gt(e,[Xt-4,4]);return m`
    <svg class="curves" viewBox="0 0 ${Jt} ${Xt}" role="img" aria-label=${n}>
      <line class="axis" x1="0" x2=${Jt} y1=${o(0)} y2=${o(0)}></line>
      ${s===void 0?u:O`<line class="here" x1=${i(s)} x2=${i(s)} y1="0" y2=${Xt}></line>`}
      <path class="curve" d=${ls(Array.from(t,(r,l)=>[i(l),o(r)]))}></path>
    </svg>
  `}function ds({positions:n,d_model:t,position:e,control:s,choose:i,find:o}){let r=n.length/t,l=cs(n,t,e),a=Math.max(...n.map(Math.abs));queueMicrotask(()=>Xs(o("canvas"),n,a));let c=rs({move:(d,f)=>i(Math.min(r-1,Math.floor(f*r))),remember:()=>e,restore:i}),p=[e-1,e+1].filter(d=>0<=d&&d<r),h=l.indexOf(Math.min(...l));return m`
    ${s}
    <p class="title">${r} positions, a row each, by ${t} dimensions</p>
    <div
      class="rows"
      @pointerdown=${c.down}
      @pointermove=${c.move}
      @pointercancel=${c.cancel}
    >
      <canvas width=${t} height=${r} role="img"
        aria-label="The position embedding as colors: ${r} rows, ${t} columns"></canvas>
      <span class="row-mark" style="top: ${100*e/r}%; height: ${100/r}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${a.toFixed(2)}</span> <span class="above">+${a.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${e}</p>
    ${hs(`Its ${t} numbers`,Tt(n,t,e),[-a,a])}
    <p class="title">How similar it is to each other row: cosines</p>
    ${hs("Cosines with all positions",l,[Math.min(-.25,...l),1],e)}
    <p>
      ${p.map(d=>`Position ${d}: ${st(l[d],2)}. `)}Least similar: position
      ${h}, ${st(l[h],2)}.
    </p>
  `}function Xs(n,t,e){let s=n?.getContext("2d");if(!n||!s)return;let i=getComputedStyle(n),o=["--below","--paper","--heat"].map(a=>Zs(i.getPropertyValue(a))),r=o.join();if(n.dataset.painted===r)return;let l=s.createImageData(n.width,n.height);t.forEach((a,c)=>{let p=a<0?o[0]:o[2],h=Math.min(1,Math.abs(a)/e)**.6;for(let d=0;d<3;d++)l.data[4*c+d]=o[1][d]+h*(p[d]-o[1][d]);l.data[4*c+3]=255}),s.putImageData(l,0,0),n.dataset.painted=r}var Zs=n=>[1,3,5].map(t=>Number.parseInt(n.trim().slice(t,t+2),16));var Ks=10,Co=Fe(We,async n=>{let{state:t,data:e,tokens:s,control:i,change:o,id:r,host:l,define:a}=n,c=Ve(await n.asset("embedding-map")),p=Array.from({length:s.tokenizer.vocab_size},(w,A)=>j(s.tokenizer.bytes(A))),{countries:h,capitals:d}=c.groups,f=n.local({query:""});function y(w){let{near:A,..._}=e("near");return c.neighbors.get(w)??(_.token===w?A.map(([x,k])=>({id:x,cosine:k})):void 0)}let $=(w,A)=>y(w)??(A?.token===w?A.near:void 0);function g(w){f.query="",o({token_id:w})}let v=new Mt({redraw:n.redraw,find:n.find,choose:g,name:s.plain.bind(s),kind:w=>d.ids.includes(w)?"capital":h.ids.includes(w)?"country":"token"});if(l){let w=new ResizeObserver(n.redraw);w.observe(l),n.onCleanup(()=>w.disconnect())}function C(w){let{group:A,token_id:_}=t,x=c.groups[A],k=c.partner.get(_),[S,b]=x.explained;return m`
      ${i("group")}
      <div class="layout">
        <div>
          ${v.view(x,_,w?.map(({id:M})=>M)??[],k)}
          <p class="faint legend">
            ${A==="all"?u:m`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            A row has ${c.d_model} numbers, and a map has two directions. These are the two in
            which the ${$e(x.ids.length,"row")} differ most, with
            <span class="unbroken">${et(S)}</span> and <span class="unbroken">${et(b)}</span> of all their differences, squared. The rest is not to be seen here: what looks
            close need not be. The list compares all ${c.d_model} numbers.
          </p>
        </div>
        <div>
          ${os({id:`${r}-search`,query:f.query,tokens:s,choose:g,matches:is(f.query,p),onQuery:M=>f.query=M})}
          <p class="title">Nearest to <bdi class="token">${s.template(_)}</bdi>, by cosine</p>
          ${w?ns(w,s,g):m`<p class="faint">The neighbors of this token come with the model.</p>`}
          ${k===void 0?u:m`<p>${E(h.ids.includes(_)?"Go to its capital":"Go to its country",()=>g(k))}</p>`}
          ${x.ids.includes(_)?u:m`<p class="faint">It is not on this plane. ${E("Show all tokens",()=>t.group="all")}</p>`}
        </div>
      </div>
    `}return a({question:()=>({token:t.token_id}),async answer({token:w},A){let _=y(w)??(await A({near:{token:w,count:Ks}})).near;return{token:w,near:_}},follow(w){let{token_id:A=t.token_id,group:_=t.group}=w,x=c.groups[_].ids.includes(A);return"token_id"in w&&!x?{...w,group:"all"}:w},announcement(w){if(t.view==="positions")return`Position ${t.position}`;let A=x=>s.plain(x).trim(),_=$(t.token_id,w)?.slice(0,3).map(({id:x})=>A(x)).join(", ");return`${A(t.token_id)}${_?`, near ${_}`:""}`},view(w){let{view:A,token_id:_,position:x}=t;return m`
        ${i("view")}
        ${A==="tokens"?C($(_,w)):ds({...c,position:x,control:i("position"),find:n.find,choose:k=>t.position=k})}
      `}})});export{Co as default};
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
