var Tt=globalThis,Yt=s=>s,rt=Tt.trustedTypes,Jt=rt?rt.createPolicy("lit-html",{createHTML:s=>s}):void 0,Nt="$lit$",T=`lit$${Math.random().toFixed(9).slice(2)}$`,Ot="?"+T,es=`<${Ot}>`,P=document,J=()=>P.createComment(""),X=s=>s===null||typeof s!="object"&&typeof s!="function",Bt=Array.isArray,ne=s=>Bt(s)||typeof s?.[Symbol.iterator]=="function",Ct=`[ 	
\f\r]`,Y=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Xt=/-->/g,Qt=/>/g,I=RegExp(`>|${Ct}(?:([^\\s"'>=/]+)(${Ct}*=${Ct}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),te=/'/g,ee=/"/g,ie=/^(?:script|style|textarea|title)$/i,It=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),f=It(1),M=It(2),Os=It(3),A=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),se=new WeakMap,L=P.createTreeWalker(P,129);function re(s,t){if(!Bt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Jt!==void 0?Jt.createHTML(t):t}var oe=(s,t)=>{let e=s.length-1,n=[],i,r=t===2?"<svg>":t===3?"<math>":"",o=Y;for(let l=0;l<e;l++){let a=s[l],c,d,u=-1,h=0;for(;h<a.length&&(o.lastIndex=h,d=o.exec(a),d!==null);)h=o.lastIndex,o===Y?d[1]==="!--"?o=Xt:d[1]!==void 0?o=Qt:d[2]!==void 0?(ie.test(d[2])&&(i=RegExp("</"+d[2],"g")),o=I):d[3]!==void 0&&(o=I):o===I?d[0]===">"?(o=i??Y,u=-1):d[1]===void 0?u=-2:(u=o.lastIndex-d[2].length,c=d[1],o=d[3]===void 0?I:d[3]==='"'?ee:te):o===ee||o===te?o=I:o===Xt||o===Qt?o=Y:(o=I,i=void 0);let p=o===I&&s[l+1].startsWith("/>")?" ":"";r+=o===Y?a+es:u>=0?(n.push(c),a.slice(0,u)+Nt+a.slice(u)+T+p):a+T+(u===-2?l:p)}return[re(s,r+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Q=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let r=0,o=0,l=t.length-1,a=this.parts,[c,d]=oe(t,e);if(this.el=s.createElement(c,n),L.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(i=L.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let u of i.getAttributeNames())if(u.endsWith(Nt)){let h=d[o++],p=i.getAttribute(u).split(T),$=/([.?@])?(.*)/.exec(h);a.push({type:1,index:r,name:$[2],strings:p,ctor:$[1]==="."?at:$[1]==="?"?ct:$[1]==="@"?lt:q}),i.removeAttribute(u)}else u.startsWith(T)&&(a.push({type:6,index:r}),i.removeAttribute(u));if(ie.test(i.tagName)){let u=i.textContent.split(T),h=u.length-1;if(h>0){i.textContent=rt?rt.emptyScript:"";for(let p=0;p<h;p++)i.append(u[p],J()),L.nextNode(),a.push({type:2,index:++r});i.append(u[h],J())}}}else if(i.nodeType===8)if(i.data===Ot)a.push({type:2,index:r});else{let u=-1;for(;(u=i.data.indexOf(T,u+1))!==-1;)a.push({type:7,index:r}),u+=T.length-1}r++}}static createElement(t,e){let n=P.createElement("template");return n.innerHTML=t,n}};function R(s,t,e=s,n){if(t===A)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,r=X(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=R(s,i._$AS(s,t.values),i,n)),t}var ot=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??P).importNode(e,!0);L.currentNode=i;let r=L.nextNode(),o=0,l=0,a=n[0];for(;a!==void 0;){if(o===a.index){let c;a.type===2?c=new V(r,r.nextSibling,this,t):a.type===1?c=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(c=new ht(r,this,t)),this._$AV.push(c),a=n[++l]}o!==a?.index&&(r=L.nextNode(),o++)}return L.currentNode=P,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},V=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=R(this,t,e),X(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ne(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Q.createElement(re(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new ot(i,this),o=r.u(this.options);r.p(e),this.T(o),this._$AH=r}}_$AC(t){let e=se.get(t.strings);return e===void 0&&se.set(t.strings,e=new Q(t)),e}k(t){Bt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let r of t)i===e.length?e.push(n=new s(this.O(J()),this.O(J()),this,this.options)):n=e[i],n._$AI(r),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Yt(t).nextSibling;Yt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},q=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,r){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,e=this,n,i){let r=this.strings,o=!1;if(r===void 0)t=R(this,t,e,0),o=!X(t)||t!==this._$AH&&t!==A,o&&(this._$AH=t);else{let l=t,a,c;for(t=r[0],a=0;a<r.length-1;a++)c=R(this,l[n+a],e,a),c===A&&(c=this._$AH[a]),o||=!X(c)||c!==this._$AH[a],c===m?t=m:t!==m&&(t+=(c??"")+r[a+1]),this._$AH[a]=c}o&&!i&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},at=class extends q{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},ct=class extends q{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},lt=class extends q{constructor(t,e,n,i,r){super(t,e,n,i,r),this.type=5}_$AI(t,e=this){if((t=R(this,t,e,0)??m)===A)return;let n=this._$AH,i=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==m&&(n===m||i);i&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ht=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},ae={M:Nt,P:T,A:Ot,C:1,L:oe,R:ot,D:ne,V:R,I:V,H:q,N:ct,U:lt,B:at,F:ht},ss=Tt.litHtmlPolyfillSupport;ss?.(Q,V),(Tt.litHtmlVersions??=[]).push("3.3.3");var ce=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let r=e?.renderBefore??null;n._$litPart$=i=new V(t.insertBefore(J(),r),r,void 0,e??{})}return i._$AI(s),i};var N={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},dt=s=>(...t)=>({_$litDirective$:s,values:t}),W=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var le="important",ns=" !"+le,he=dt(class extends W{constructor(s){if(super(s),s.type!==N.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let r=typeof i=="string"&&i.endsWith(ns);n.includes("-")||r?e.setProperty(n,r?i.slice(0,-11):i,r?le:""):e[n]=i}}return A}});var is=new Intl.NumberFormat("en-US"),ut=s=>is.format(s);var tt=(s,t=1)=>`${(100*s).toFixed(t)}%`;function k(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function rs(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):ut(Math.round(n))} ${t[e]}`.trim()}var Lt=s=>rs(s,["bytes","kB","MB","GB","TB"]);var{I:Hs}=ae;var de=s=>s.strings===void 0;var os={},ue=(s,t=os)=>s._$AH=t;var O=dt(class extends W{constructor(s){if(super(s),s.type!==N.PROPERTY&&s.type!==N.ATTRIBUTE&&s.type!==N.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!de(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===A||t===m)return t;let e=s.element,n=s.name;if(s.type===N.PROPERTY){if(t===e[n])return A}else if(s.type===N.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return A}else if(s.type===N.ATTRIBUTE&&e.getAttribute(n)===t+"")return A;return ue(s),t}});var G=s=>s.target;function pt({label:s,name:t,value:e,stops:n,onChange:i,...r}){let{text:o=String,disabled:l=!1}=r,a=f`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(e)}
      ?disabled=${l}
      .value=${O(String(as(n,e)))}
      @pointerdown=${c=>G(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:d}=G(c);d!==void 0&&i(d)}}
      @input=${c=>i(n[G(c).valueAsNumber])}
    >
  `;return s===m?a:f`<label class="slider">${s}${a}</label>`}var Pt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function as(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var ft=({label:s,name:t,checked:e,onChange:n,effect:i=m})=>f`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${O(e)}
        @change=${r=>n(G(r).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,E=(s,t,{disabled:e=!1,name:n=""}={})=>f`
    <button
      type="button"
      class=${n||m}
      aria-disabled=${e?"true":m}
      @click=${()=>e||t()}
    >${s}</button>
  `,Rt=(s,t,e,n,i="")=>f`
    <label>${s}
      <select name=${i||m} @change=${r=>n(t[r.target.selectedIndex][0])}>
        ${t.map(([r,o])=>f`<option value=${String(r)} .selected=${O(r===e)}>${o}</option>`)}
      </select>
    </label>
  `,pe=(s,t,e,n,i)=>f`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([r,o])=>f`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${O(r===n)}
          @change=${()=>i(r)}
        > ${o}</label>`)}
    </fieldset>
  `,fe=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:r=-1/0,max:o=1/0}=i;return f`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:m}
        max=${Number.isFinite(o)?o:m}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(G(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,r),o):e;G(l).value=String(c),n(c)}}
      >
    </label>
  `};function mt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var cs=4e3,$t=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=mt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()||t.reset()),queueMicrotask(()=>this.#r())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>cs,this.#e?void 0:t}#r(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#o(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return f`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return f`
      <span class="copy-link">
        ${E("Copy link",()=>this.#o())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?f`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:m}
      </span>
    `}};var me=new WeakMap;function ge(s){let t=new ResizeObserver(()=>qt(s));return t.observe(s),()=>t.disconnect()}function qt(s){if(s.isConnected)for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||me.get(e)===n)continue;me.set(e,n);let[i,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],o=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=$e(r.left,r.right,i.left+o,i.right),e.scrollTop+=$e(r.top,r.bottom,i.top,i.bottom)}}function $e(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function be(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var jt=Symbol.for("gpt-lab-ids");function gt(s){let t=globalThis;return t[jt]=(t[jt]??0)+1,`${s}-${t[jt]}`}function ye(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function xe(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return et(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Ut=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),we=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ls={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},hs=/[\p{C}\p{Z}]/u,ds=/^\p{M}/u;function et(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Ae(s){let t=et(s);if(t===void 0)return f`<span class="bytes">${Ut(s)}</span>`;let e=ds.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!hs.test(i)){n+=i;continue}let r=we(i),[o,l]=ls[i]??[r,r];e.push(n,f`<span class="sign" role="img" aria-label=${l}>${o}</span>`),n=""}return f`${e}${n}`}function Ht(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${we(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var us=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),_e={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,r=Number(s||NaN);return r>=n&&r<=i&&(e==="number"||Number.isInteger(r))?r:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Dt={number:_e,integer:_e,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===ps(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>us.get(s),rule:()=>"true or false"},text:{encode:s=>ye(s),decode:xe,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ve(s))?ve(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(r=>r in n).map(r=>ke(n[r],e[r],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let r=s.split(",");if(r.length<i||r.length>n.length)return;let o=r.map((l,a)=>[n[a],Se(l,e[n[a]],e)]);return o.some(([,l])=>l===void 0)?void 0:Object.fromEntries(o)},rule:s=>s.of.join(",")}},ve=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),ps=s=>s.replaceAll("%20"," "),ke=(s,t,e={})=>Dt[t.kind].encode(s,t,e),Se=(s,t,e={})=>Dt[t.kind].decode(s,t,e);function Me(s,t,e,n=()=>({})){let i=(a,c)=>ke(c[a],s[a],s),r=Object.keys(s),o=r.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(o))};return r.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ee(s,t,e,n=()=>!0,i=()=>({})){let r=s.split("&").map(u=>{let h=u.indexOf("=");return h<0?["text",u]:[u.slice(0,h),u.slice(h+1)]}),o=new Map(r),l=new Set(o.keys()),[a,c]=[{},[]],d=()=>({...e,...i({...e,...a},l)});for(let[u,h]of Object.entries(t)){let p=o.get(u),$=p===void 0?d()[u]:Se(p,h,t);if(h.kind==="parts"&&$!==void 0){let y=$,g=y.filter(b=>n(b,h));for(let b of y)g.includes(b)||c.push(`${b} is not a part of the model`);$=g}else if($===void 0){let{rule:y}=Dt[h.kind];c.push(u==="text"?"its text is damaged":`${u}=${p} is not ${y(h)}`),$=e[u]}a[u]=$}return{values:a,problems:c}}function Ft(s,t){return new Promise((e,n)=>{let i=(r,o)=>{r.type!=="asset"||r.name!==t||(s.off("msg:custom",i),r.error?n(new Error(r.error)):e(o[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var fs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Ce(s,t,{streams:e,neurons:n,places:i}={}){let r=i?s.replace(/@\d{1,6}$/,""):s;if(fs(r)&&!e)return!1;let[o,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:r==="embedding"||o!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var ms=Symbol.for("gpt-lab shared text");function Te(s){let t=globalThis,e=t[ms]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let r of e.watchers)r()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(i=r,!!e.on)for(let o of e.takers)o!==s&&o(r)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?m:f`<div class="shared-text">${ft({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&i)for(let o of e.takers)o!==s&&o(i);n()}})}</div>`}}function Ne(s){let[t,e]=s.split("_");return f`<span class="math"><i>${t}</i>${e?f`<span class="underscore">_</span><sub>${e}</sub>`:m}</span>`}function Oe(s,t,e=1/0){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${s}=${n} is not an integer`};let o=Number(r);return o<1?{problem:`${s}=${r} is below 1`}:o>e?{problem:`${s}=${r} is above ${e}`}:{value:o}}function Ie({name:s,setting:t,label:e,value:n,stops:i,ends:r,text:o,draft:l,onDraft:a,onChange:c,...d}){let{disabled:u=!1,id:h}=d,{symbol:p=s,max:$}=t,y=l===void 0?{value:n}:Oe(s,l,$),g=y.value===void 0||y.value===n?l:void 0,b=y.value===void 0?y.problem:void 0,F=Be(n,i,r),Zt=v=>{a(),c(v)},Qe=v=>{let Z=v.target.value;a(Z);let{value:z}=Oe(s,Z,$);z!==void 0&&c(z)},ts=v=>{if(v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;v.preventDefault();let Z=v.key==="ArrowUp"?i.find(z=>z>n):i.findLast(z=>z<n);Z!==void 0&&Zt(Z)};return f`
    <div class="size">
      <label>
        <span class="name">${Ne(p)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${O(g??String(n))}
          ?disabled=${u}
          aria-invalid=${String(!!b)}
          aria-describedby=${b?`${h}-${s}`:m}
          @input=${Qe}
          @change=${()=>b||a()}
          @keydown=${ts}
        >
      </label>
      ${pt({value:n,stops:i,disabled:u,onChange:Zt,label:m,name:`${p}, ${e}: slider`,text:v=>[o(v),Be(v,i,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${u?"":F}</p>
      <p class="warn problem" id="${h}-${s}" ?hidden=${!b}>${b?`${b}; the figure still has ${n}`:""}</p>
    </div>
  `}function Be(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var $s={commas:ut,percent:s=>tt(s,0),1:s=>k(s,1)},bt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=gt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let r=e.help??m,o=this.#s(t,e,n,i);return f`<div class="control" data-setting=${t} title=${r}>${o}</div>`}#s(t,e,n,i){let r=e.kind==="text"?e.label:e.label??t,o=i.label??r,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return ft({label:o,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,o,l,a);case"text":return this.#r(t,e,o,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,o,l,a,i)}}#n(t,{control:e,choices:n,names:i},r,o,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?Rt(r,a,o,l,t):pe(r,`${this.#t}-${t}`,a,o,l)}#i(t,e,n,i,r,o){let{control:l,names:a,unit:c="",step:d=1}=e,{min:u=e.min??0,max:h=e.max??1/0}=o,p=g=>a?.[g]??($s[c]??String)(g),$=()=>o.stops??e.stops??Pt(u,h,d),y=()=>$().filter(g=>g>=u&&g<=h);return l==="size"?Ie({name:t,setting:e,label:n,value:i,text:p,onChange:r,stops:y(),id:this.#t,disabled:o.disabled,ends:o.ends,draft:this.#e.get(t),onDraft:g=>{g===void 0?this.#e.delete(t):this.#e.set(t,g),this.redraw()}}):l==="field"?fe({label:n,name:t,value:i,min:u,max:h,onChange:r}):l==="select"?Rt(n,Pt(u,h,1).map(g=>[g,p(g)]),i,r,t):pt({label:f`<span>${n} <span class="number">${p(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:y(),text:p,onChange:r,disabled:o.disabled})}#r(t,{rows:e=2},n,i){let r=`${this.#t}-${t}`,o=Ht(this.#e.get(t)??""),l=a=>{let c=a.target.value;Ht(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return f`
      <div class="text-field">
        <label for=${r}>${n}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${o?"true":m}
          aria-describedby=${o?`${r}-problem`:m}
          .value=${O(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!o}>${o}</p>
      </div>
    `}};var gs=16,bs="<|endoftext|>",yt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let i=e();if(this.#t.set(t,i),this.#t.size>gs){let[r]=this.#t.keys();this.#t.delete(r)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Ae(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return et(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return et(e)??Ut(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return bs;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var xt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=o=>o,this.asset=o=>Ft(this.model,o),this.data=o=>this.model.get(o),this.local=o=>{let l={...o};return Le(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=o=>{this.problems=[],this.#r(this.follow?.(o)??o),this.onChange()},this.append=o=>{this.#o("text",`${this.model.get("text")}${this.tokens.plain(o)}`)},this.control=(o,l)=>this.#t.view(o,this.declared.settings[o],this.model.get(o),l),this.look=(o,l)=>this.client?.look(o,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=o=>this.host?.querySelector(o)??null,this.focusSoon=o=>this.#a(o,l=>l.focus()),this.scrollSoon=o=>this.#a(o,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=o=>{this.#s.push(o)},this.declared=be(t,e.get("_limits")),this.id=gt(t.name),this.initial=this.values(),this.state=Le(o=>e.get(o),(o,l)=>this.change({[o]:l})),this.#t=new bt((o,l)=>this.#o(o,l),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,r=t.find(l=>l.endsWith("-vocabulary"));n&&r&&(this.tokens=new yt(new n(await this.asset(r)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let o=Object.entries(e).find(([,l])=>l.shared);if(o&&this.page&&this.host){let[l]=o;this.#e=Te(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return Me(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Ee(t,this.declared.settings,this.initial,(r,o)=>!e||Ce(r,e,o),this.absent);for(let r of Object.keys(n))this.#t.forget(r);this.#r(n),this.problems=i,this.redraw()}#r(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#o(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Le(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var wt=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#r;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#r=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#o=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#r,n)}retry;async#a(t,e,n,i){let r=()=>n===this.#r,o=async(a,c)=>{let d=await this.client.look(a,{onTokens:c,load:!i});return d&&r()?d:await new Promise(()=>{})},l=(a,c)=>{r()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#o(a),this.redraw())};try{let a=this.asking.answer(t,o);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!r())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}r()&&(this.busy=!1,this.redraw())}};var Pe=s=>s?.model.get("snapshots")??{};var ys="These are the lab model\u2019s numbers.",Re=(s,t,e)=>f`<p class="status-line faint"><label>Loading ${s}, ${Lt(e)}
    <progress max=${e} value=${t||m}></progress></label></p>`;function qe(s,t=ys){let e=f`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:r,snapshots:o}=s.status,l=()=>s.load(!0);if(n==="asking")return f`<p class="status-line">Your browser is set to save data. ${E(`Load the model (${Lt(s.size)})`,l)}</p>`;if(n==="failed")return f`<p class="status-line warn" role="alert">The model did not load: ${r}. ${E("Try again",l)}</p>`;if(n==="loading")return Re("the model",i,s.size);for(let[a,{size:c}]of Object.entries(Pe(s.kit))){let d=o[a];if(d!==void 0)return Re(`the model after ${a}% of its training`,d,c)}return e}function je(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,xs(t,c.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&n()},o=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:r}))s.addEventListener(a,c,{capture:!0,signal:o.signal});return()=>{n(),o.abort()}}function xs(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-n-6,o=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,o))}px`,s.style.top=`${r>4?r:t.bottom+6}px`}var ws=s=>s.stopPropagation();function Ue(s,t){return{async render({model:e,el:n,page:i}){let r="show"in n?void 0:n,o=c=>{"show"in n?n.show(c):ce(c,n)},l=new xt(s,e,i,r),a=c=>{if(l.dispose(),o(As(s.title,c)),!r)throw c;console.warn(c)};try{await l.load();let c=new zt(l,await t(l));l.draw=()=>{try{o(c.view()),r&&qt(r)}catch(d){a(d)}},r&&(l.onCleanup(je(r)),l.onCleanup(ge(r))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var zt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=mt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:o,first:l,publish:a}=e;if(r&&o&&(this.#s=new wt({question:r,answer:o,first:l},i,()=>t.redraw(),d=>a&&t.publish(a(d)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new $t({page:n,write:()=>t.writeLink(),read:d=>t.readLink(d),reset:()=>t.reset(),redraw:()=>t.redraw(),find:d=>t.find(d)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(n));let o=t.declared.assets.includes("lab-model");return f`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ws}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??m}
            ${E("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#o()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(n,{asked:i,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?E("Try again",this.#s.retry):m}</p>
        ${o?qe(t.client,e.ready):m}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return m;let n=Object.keys(e??{}).length>0;return f`
      <div class="question">
        <p>${t}</p>
        ${n?E("Show me",()=>this.kit.change(e??{})):m}
      </div>
    `}#o(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?f`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>E(n,()=>t.change(i)))}
      </div>
    `:m}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},As=(s,t)=>f`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Vt=class s{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new s(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,n){if(this.empty)return e;let i=this.#t+t,r=this.edits[i];if(r){let o=r(e.slice(),n,this.start);if(!(o instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${o}, not a Float32Array`);if(o.length!==e.length)throw new RangeError(`the edit of ${i} made ${o.length} numbers of [${n.join(", ")}]`);e=o}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:n}),e}},_s=new Vt;function He(s,t=0,e=s.length){let n=-1/0;for(let r=t;r<t+e;r++)s[r]>n&&(n=s[r]);let i=0;for(let r=t;r<t+e;r++)i+=s[r]=Math.exp(s[r]-n);for(let r=t;r<t+e;r++)s[r]/=i;return s}var C=["capital","of","france","is"],j=s=>s==="france"?"France":s,U=[[4,0],[0,0],[0,6],[0,0]],vs=(s,t)=>s[0]*t[0]+s[1]*t[1];function De(s,t){let e=t.map(r=>vs(s,r)),n=He([...e]),i=r=>n.reduce((o,l,a)=>o+l*U[a][r],0);return{scores:e,shares:n,blend:[i(0),i(1)]}}var Fe=[([s])=>s>=.9,s=>Math.max(...s)-Math.min(...s)<1e-6,([s,t])=>t>=.9];function ze(s,t,e){let[n,i]=s,r=[];for(let c of[-e,e])i!==0&&r.push([c,(t-n*c)/i]),n!==0&&r.push([(t-i*c)/n,c]);let o=r.filter(c=>c.every(d=>Math.abs(d)<=e+1e-9)),[l]=o,a=o.find(c=>Math.hypot(c[0]-l[0],c[1]-l[1])>1e-6);return a&&[l,a]}function Ve([s,t],e,n,i){let r=e.map(([a,c])=>[a,Math.hypot(c[0]-s,c[1]-t)-(a===n?1e-6:0)]),[o,l]=r.reduce((a,c)=>c[1]<a[1]?c:a);return l<=i?o:void 0}var ks={name:"attention-board",title:"Attention, by hand",assets:[],settings:{arrow:{kind:"choice",label:"Move the query, or the key of",names:{france:"France"},choices:["query","capital","of","france","is"]},query_x:{kind:"number",label:"First number",unit:"1",step:.1,min:-4,max:4},query_y:{kind:"number",label:"Second number",unit:"1",step:.1,min:-4,max:4},capital_x:{kind:"number",label:"First number",unit:"1",step:.1,min:-4,max:4},capital_y:{kind:"number",label:"Second number",unit:"1",step:.1,min:-4,max:4},of_x:{kind:"number",label:"First number",unit:"1",step:.1,min:-4,max:4},of_y:{kind:"number",label:"Second number",unit:"1",step:.1,min:-4,max:4},france_x:{kind:"number",label:"First number",unit:"1",step:.1,min:-4,max:4},france_y:{kind:"number",label:"Second number",unit:"1",step:.1,min:-4,max:4},is_x:{kind:"number",label:"First number",unit:"1",step:.1,min:-4,max:4},is_y:{kind:"number",label:"Second number",unit:"1",step:.1,min:-4,max:4}},examples:[]},We={...ks};var Wt=new WeakMap;function Ge({move:s,remember:t,restore:e,within:n=i=>i}){let i=o=>o.currentTarget,r=o=>{let l=n(i(o)).getBoundingClientRect(),a=(c,d)=>Math.min(1,Math.max(0,c/d));s(a(o.clientX-l.left,l.width),a(o.clientY-l.top,l.height))};return{down(o){o.button===0&&(Wt.set(i(o),t()),i(o).setPointerCapture(o.pointerId),r(o))},move(o){i(o).hasPointerCapture(o.pointerId)&&r(o)},cancel(o){Wt.has(i(o))&&e(Wt.get(i(o)))}}}var st=([s,t],[e,n])=>i=>e+(i-s)/(t-s)*(n-e),Ke=s=>String(Number(s.toFixed(2))),K=s=>s.map(([t,e],n)=>`${n?"L":"M"}${Ke(t)} ${Ke(e)}`).join("");function Ze(s,t,e){let n=(t-s)/e,i=10**Math.floor(Math.log10(n)),r=[1,2,5,10].map(l=>l*i).find(l=>l>=n*(1-1e-9))??i,o=[];for(let l=Math.ceil(s/r-1e-9);l*r<=t+1e-9*r;l++)o.push(Number((l*r).toPrecision(12)));return o}var w=4,[S,B]=[320,22],Ye=.75,_t=.1,[Ss,Ms]=[.5,.8],nt=s=>k(s,Number.isInteger(Number(s.toFixed(1)))?0:1),Et=([s,t])=>`(${nt(s)}, ${nt(t)})`,it=([s,t])=>`(${k(s,1)}, ${k(t,1)})`,x=st([-w,w],[B,S-2]),_=st([-w,w],[S-B,2]),At=s=>Number((Math.round(Math.min(w,Math.max(-w,s))/_t)*_t).toFixed(1));function Gt(s,t,e,n){let i=Math.hypot(e[0]-t[0],e[1]-t[1]);if(i<2)return M`<circle class="dot ${s}" cx=${e[0]} cy=${e[1]} r="4.5"></circle>`;let r=Math.min(n,.6*i),[o,l]=[(e[0]-t[0])/i,(e[1]-t[1])/i],a=[e[0]-r*o,e[1]-r*l],c=d=>[a[0]-d*l*r/2,a[1]+d*o*r/2];return M`
    <path class="shaft ${s}" d=${K([t,a])}></path>
    <path class="head ${s}" d="${K([e,c(1),c(-1)])}Z"></path>
  `}function Es([s,t],e,n){let i=Math.hypot(s,t);if(i<.15){let c=e==="of"||e==="capital"?-1:1;return{x:x(s)+9*c,y:_(t)+16,anchor:c<0?"end":"start"}}let[r,o]=[s/i,t/i],l=Math.abs(r)<.5?"middle":r>0?"start":"end";if(l==="middle"){let c=n.map(d=>Cs(d,t+Math.sign(t)*Ss)).find(d=>Math.abs(d-s)<Ms);if(c!==void 0){let d=c<s?1:-1;return{x:x(s)+14*d,y:_(t),anchor:d<0?"end":"start"}}}return Math.abs(x(s)-S/2)>.3*S&&l!=="middle"?{x:x(s),y:_(t)+(t<0?20:-18),anchor:r>0?"end":"start"}:{x:x(s)+13*r,y:_(t)-18*o,anchor:l}}var Cs=([s,t],e)=>e/t>=0&&e/t<=1?s*e/t:1/0;function Ts(s){let t=w*(Math.abs(s[0])+Math.abs(s[1]));return t<.5?m:Ze(-t,t,9).map(e=>{let n=ze(s,e,w);return n&&M`<path class="level ${e===0?"zero":""}" d=${K(n.map(([i,r])=>[x(i),_(r)]))}></path>`})}function Je({chosen:s,arrows:t,onChoose:e,onMove:n,current:i}){let r=["query",...C],o=h=>h.querySelector(".board")??h,l=h=>{let p=o(h.currentTarget).getBoundingClientRect();return[((h.clientX-p.left)/p.width*2-1)*w,(1-(h.clientY-p.top)/p.height*2)*w]},a=Ge({move:(h,p)=>n(i(),[At((2*h-1)*w),At((1-2*p)*w)]),remember:()=>t[i()],restore:h=>n(i(),h),within:o}),c=h=>{let p=Ve(l(h),r.map($=>[$,t[$]]),s,Ye);h.button!==0||!p||(e(p),a.down(h))},d=h=>p=>{let $=p.shiftKey?10*_t:_t,g={ArrowRight:[$,0],ArrowLeft:[-$,0],ArrowUp:[0,$],ArrowDown:[0,-$]}[p.key];if(!g)return;p.preventDefault();let[b,F]=t[h];n(h,[At(b+g[0]),At(F+g[1])])},u=r.filter(h=>h!==s).reverse();return f`
    <svg class="plane" viewBox="0 0 ${S} ${S}" role="group"
      aria-label="A plane with the query and four keys as arrows; the table has their numbers">
      ${[-4,-2,0,2,4].map(h=>M`
          <line class=${h===0?"axis":"grid"} x1=${x(h)} x2=${x(h)} y1="2"
            y2=${S-B}></line>
          <line class=${h===0?"axis":"grid"} x1=${B} x2=${S-2} y1=${_(h)}
            y2=${_(h)}></line>
          <text x=${x(h)} y=${S-5} text-anchor="middle">${k(h,0)}</text>
          <text x=${B-5} y=${_(h)} dy="0.35em" text-anchor="end">${k(h,0)}</text>
        `)}
      ${Ts(t.query)}
      ${[...u,s].map(h=>{let[p,$]=t[h],y=r.filter(b=>b!==h).map(b=>t[b]),g=Es(t[h],h,y);return M`
          ${Gt(h,[x(0),_(0)],[x(p),_($)],h==="query"?13:10)}
          <text class="name ${h}" x=${g.x} y=${g.y} dy="0.35em"
            text-anchor=${g.anchor}>${j(h)}</text>
        `})}
      <g class="catch" @pointerdown=${c} @pointermove=${a.move}
        @pointercancel=${a.cancel}>
        <rect class="board" x=${B} y="2" width=${S-2-B} height=${S-2-B}></rect>
        ${r.map(h=>M`<circle class="hold" cx=${x(t[h][0])} cy=${_(t[h][1])} r=${x(Ye)-x(0)}></circle>`)}
      </g>
      ${r.map(h=>M`
          <circle class="grip ${h} ${h===s?"chosen":""}"
            cx=${x(t[h][0])} cy=${_(t[h][1])} r="11" tabindex="0"
            role="slider" aria-label=${h==="query"?"The query":`The key of ${j(h)}`}
            aria-valuemin=${-w} aria-valuemax=${w} aria-valuenow=${t[h][0]}
            aria-valuetext=${Et(t[h])} @focus=${()=>e(h)}
            @keydown=${d(h)}></circle>
        `)}
    </svg>
  `}var[Kt,vt]=[7,5],[kt,St,Mt]=[30,26,8],H=st([0,vt],[St,St+vt*kt]),D=st([0,Kt],[Mt+Kt*kt,Mt]);function Xe({shares:s,blend:t}){let e=[0,2].map(c=>[c,U[c].map(d=>d*s[c])]),[n,i]=e.map(([,[c,d]])=>[H(c),D(d)]),r=[H(0),D(0)],o=[H(t[0]),D(t[1])],[l,a]=[0,2].map(c=>[H(U[c][0]),D(U[c][1])]);return f`
    <svg class="blend" viewBox="0 0 ${St+vt*kt+8} ${Mt+Kt*kt+22}" role="img"
      aria-label="A plane of the values; what is receives is at ${it(t)}">
      <path class="hull" d="${K([r,l,a])}Z"></path>
      ${[0,2,4].map(c=>M`<text x=${H(c)} y=${D(0)+16} text-anchor="middle">${c}</text>`)}
      ${[2,4,6].map(c=>M`<text x=${St-6} y=${D(c)} dy="0.35em" text-anchor="end">${c}</text>`)}
      <path class="axis" d=${K([[H(0),Mt],r,[H(vt),D(0)]])}></path>
      <circle class="dot capital" cx=${l[0]} cy=${l[1]} r="4.5"></circle>
      <text class="name capital" x=${l[0]+2} y=${l[1]-13} text-anchor="middle"
      >capital</text>
      <circle class="dot france" cx=${a[0]} cy=${a[1]} r="4.5"></circle>
      <text class="name france" x=${a[0]+9} y=${a[1]} dy="0.35em">France</text>
      ${Gt("capital",r,n,9)}
      ${Gt("france",n,[n[0],i[1]],9)}
      <circle class="dot query" cx=${o[0]} cy=${o[1]} r="6"></circle>
      <text class="name query" x=${o[0]+10} y=${o[1]} dy="0.35em">${it(t)}</text>
    </svg>
  `}var Ns=[f`Challenge: give <i>capital</i> 90%.`,f`Give all four the same share.`,f`Give <i>of</i> 90%. Why can’t the query do it alone?`],Ni=Ue(We,({state:s,control:t,change:e,define:n})=>{let i=d=>[s[`${d}_x`],s[`${d}_y`]],r=()=>C.map(i),o=()=>De(i("query"),r());function l({scores:d,shares:u}){let h=C.indexOf(s.arrow),p=h<0?u.indexOf(Math.max(...u)):h,[$,y]=[i("query"),i(C[p])],[g,b]=[0,1].map(F=>`${nt($[F])} \xB7 ${nt(y[F])}`);return f`
      <p
        class="calculation">Score of <i>${j(C[p])}</i>: ${g} + ${b} = <b>${k(d[p],1)}</b></p>
    `}let a=({scores:d,shares:u})=>f`
      <table class="keys">
        <caption>The query of <i>is</i>: <b>${Et(i("query"))}</b></caption>
        <thead>
          <tr>
            <th scope="col">token</th>
            <th scope="col" class="number">key</th>
            <th scope="col" class="number">score</th>
            <th scope="col">share</th>
          </tr>
        </thead>
        <tbody>
          ${C.map((h,p)=>f`
              <tr class=${h}>
                <th scope="row">${j(h)}</th>
                <td class="number">${Et(i(h))}</td>
                <td class="number">${k(d[p],1)}</td>
                <td class="share"><span class="number">${tt(u[p],0)}</span><span
                  class="bar"><i style=${he({width:`${100*u[p]}%`})}></i></span></td>
              </tr>
            `)}
        </tbody>
      </table>
    `;function c({shares:d,blend:u}){let h=p=>f`${d[p].toFixed(2)} · (${U[p].join(", ")})`;return f`
      <div class="received">
        <p class="title">What <i>is</i> receives</p>
        <p class="faint">each value, times its share</p>
        <p class="sum">${h(0)}<br>+ ${h(2)}<br>= <b>${it(u)}</b></p>
      </div>
    `}return n({announcement(){let{shares:d,blend:u}=o();return`${C.map((p,$)=>`${j(p)} ${tt(d[$],0)}`).join(", ")}. is receives ${it(u)}`},view(){let d=o();return f`
        <div class="layout">
          <div class="picture">
            ${Je({chosen:s.arrow,arrows:Object.fromEntries(["query",...C].map(u=>[u,i(u)])),current:()=>s.arrow,onChoose:u=>s.arrow=u,onMove:(u,[h,p])=>e({[`${u}_x`]:h,[`${u}_y`]:p})})}
            <p class="faint">Gray lines join places of equal score: a key scores higher the farther it
              lies along the query.</p>
          </div>
          <div class="numbers">
            ${a(d)} ${l(d)}
            <div class="gathered">${c(d)} ${Xe(d)}</div>
          </div>
        </div>
        <div class="controls">
          ${t("arrow")} ${t(`${s.arrow}_x`)} ${t(`${s.arrow}_y`)}
        </div>
        <ul class="challenges" aria-label="Challenges">
          ${Fe.map((u,h)=>{let p=u(d.shares),$=h===2?"\u201Cof\u201D and \u201Cis\u201D have the same key, (0, 0): both score 0 for every query, so neither gets more than half. One of the keys has to change.":"";return f`
              <li
                class=${p?"done":""}><span class="tick" aria-hidden="true">${p?"\u2713":"\u25CB"}</span><span>${Ns[h]}${p?f`
                    <b>Done.</b> ${$}
                  `:""}</span></li>
            `})}
        </ul>
      `}})});export{Ni as default};
/**
 * @license
 * Copyright 2017 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
/**
 * @license
 * Copyright 2018 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
/**
 * @license
 * Copyright 2020 Google LLC
 * SPDX-License-Identifier: BSD-3-Clause
 */
