var gt=globalThis,Ot=s=>s,J=gt.trustedTypes,Lt=J?J.createPolicy("lit-html",{createHTML:s=>s}):void 0,bt="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,wt="?"+k,Oe=`<${wt}>`,M=document,j=()=>M.createComment(""),z=s=>s===null||typeof s!="object"&&typeof s!="function",yt=Array.isArray,jt=s=>yt(s)||typeof s?.[Symbol.iterator]=="function",$t=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Rt=/-->/g,Pt=/>/g,E=RegExp(`>|${$t}(?:([^\\s"'>=/]+)(${$t}*=${$t}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ut=/'/g,Ht=/"/g,zt=/^(?:script|style|textarea|title)$/i,xt=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=xt(1),rs=xt(2),as=xt(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Dt=new WeakMap,C=M.createTreeWalker(M,129);function Vt(s,t){if(!yt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Lt!==void 0?Lt.createHTML(t):t}var Ft=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let c=0;c<e;c++){let a=s[c],l,h,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,h=r.exec(a),h!==null);)f=r.lastIndex,r===D?h[1]==="!--"?r=Rt:h[1]!==void 0?r=Pt:h[2]!==void 0?(zt.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=E):h[3]!==void 0&&(r=E):r===E?h[0]===">"?(r=i??D,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,l=h[1],r=h[3]===void 0?E:h[3]==='"'?Ht:Ut):r===Ht||r===Ut?r=E:r===Rt||r===Pt?r=D:(r=E,i=void 0);let m=r===E&&s[c+1].startsWith("/>")?" ":"";o+=r===D?a+Oe:d>=0?(n.push(l),a.slice(0,d)+bt+a.slice(d)+k+m):a+k+(d===-2?c:m)}return[Vt(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},V=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,h]=Ft(t,e);if(this.el=s.createElement(l,n),C.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=C.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(bt)){let f=h[r++],m=i.getAttribute(d).split(k),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?K:$[1]==="?"?X:$[1]==="@"?Q:B}),i.removeAttribute(d)}else d.startsWith(k)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(zt.test(i.tagName)){let d=i.textContent.split(k),f=d.length-1;if(f>0){i.textContent=J?J.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],j()),C.nextNode(),a.push({type:2,index:++o});i.append(d[f],j())}}}else if(i.nodeType===8)if(i.data===wt)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(k,d+1))!==-1;)a.push({type:7,index:o}),d+=k.length-1}o++}}static createElement(t,e){let n=M.createElement("template");return n.innerHTML=t,n}};function N(s,t,e=s,n){if(t===A)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=N(s,i._$AS(s,t.values),i,n)),t}var Z=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??M).importNode(e,!0);C.currentNode=i;let o=C.nextNode(),r=0,c=0,a=n[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new P(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new tt(o,this,t)),this._$AV.push(l),a=n[++c]}r!==a?.index&&(o=C.nextNode(),r++)}return C.currentNode=M,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},P=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=N(this,t,e),z(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):jt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(M.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=V.createElement(Vt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Z(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Dt.get(t.strings);return e===void 0&&Dt.set(t.strings,e=new V(t)),e}k(t){yt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(j()),this.O(j()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Ot(t).nextSibling;Ot(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=N(this,t,e,0),r=!z(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=N(this,c[n+a],e,a),l===A&&(l=this._$AH[a]),r||=!z(l)||l!==this._$AH[a],l===u?t=u:t!==u&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},X=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Q=class extends B{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=N(this,t,e,0)??u)===A)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){N(this,t)}},Wt={M:bt,P:k,A:wt,C:1,L:Ft,R:Z,D:jt,V:N,I:P,H:B,N:X,U:Q,B:K,F:tt},Le=gt.litHtmlPolyfillSupport;Le?.(V,P),(gt.litHtmlVersions??=[]).push("3.3.3");var qt=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new P(t.insertBefore(j(),o),o,void 0,e??{})}return i._$AI(s),i};var Re=new Intl.NumberFormat("en-US"),w=s=>Re.format(s);var S=(s,t)=>`${w(s)} ${t}${s===1?"":"s"}`,I=(s,t=1)=>`${(100*s).toFixed(t)}%`;function Gt(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Pe(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):w(Math.round(n))} ${t[e]}`.trim()}var At=s=>Pe(s,["bytes","kB","MB","GB","TB"]);function _(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var O={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Yt=s=>(...t)=>({_$litDirective$:s,values:t}),et=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:$s}=Wt;var Jt=s=>s.strings===void 0;var Ue={},Zt=(s,t=Ue)=>s._$AH=t;var T=Yt(class extends et{constructor(s){if(super(s),s.type!==O.PROPERTY&&s.type!==O.ATTRIBUTE&&s.type!==O.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Jt(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===A||t===u)return t;let e=s.element,n=s.name;if(s.type===O.PROPERTY){if(t===e[n])return A}else if(s.type===O.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return A}else if(s.type===O.ATTRIBUTE&&e.getAttribute(n)===t+"")return A;return Zt(s),t}});var U=s=>s.target;function st({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${T(String(He(n,e)))}
      @pointerdown=${l=>U(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:h}=U(l);h!==void 0&&i(h)}}
      @input=${l=>i(n[U(l).valueAsNumber])}
    >
  `;return s===u?a:p`<label class="slider">${s}${a}</label>`}var _t=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function He(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var nt=({label:s,name:t,checked:e,onChange:n,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${T(e)}
        @change=${o=>n(U(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,v=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${s}</button>
  `,vt=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||u} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${T(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Kt=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${T(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Xt=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(U(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;U(c).value=String(l),n(l)}}
      >
    </label>
  `};function it(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var De=4e3,ot=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=it(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>De,this.#e?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${v("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Qt=new WeakMap;function ee(s){let t=new ResizeObserver(()=>kt(s));return t.observe(s),()=>t.disconnect()}function kt(s){if(s.isConnected)for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||Qt.get(e)===n)continue;Qt.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=te(o.left,o.right,i.left+r,i.right),e.scrollTop+=te(o.top,o.bottom,i.top,i.bottom)}}function te(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function se(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Tt=Symbol.for("gpt-lab-ids");function rt(s){let t=globalThis;return t[Tt]=(t[Tt]??0)+1,`${s}-${t[Tt]}`}function ne(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ie(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return F(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var St=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),oe=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,je={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ze=/[\p{C}\p{Z}]/u,Ve=/^\p{M}/u;function F(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function re(s){let t=F(s);if(t===void 0)return p`<span class="bytes">${St(s)}</span>`;let e=Ve.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!ze.test(i)){n+=i;continue}let o=oe(i),[r,c]=je[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${c}>${r}</span>`),n=""}return p`${e}${n}`}function Et(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${oe(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Fe=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ae={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ct={number:ae,integer:ae,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===We(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>Fe.get(s),rule:()=>"true or false"},text:{encode:s=>ne(s),decode:ie,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ce(s))?ce(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>le(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((c,a)=>[n[a],he(c,e[n[a]],e)]);return r.some(([,c])=>c===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},ce=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),We=s=>s.replaceAll("%20"," "),le=(s,t,e={})=>Ct[t.kind].encode(s,t,e),he=(s,t,e={})=>Ct[t.kind].decode(s,t,e);function de(s,t,e,n=()=>({})){let i=(a,l)=>le(l[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),c={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function ue(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(o),c=new Set(r.keys()),[a,l]=[{},[]],h=()=>({...e,...i({...e,...a},c)});for(let[d,f]of Object.entries(t)){let m=r.get(d),$=m===void 0?h()[d]:he(m,f,t);if(f.kind==="parts"&&$!==void 0){let b=$,g=b.filter(y=>n(y,f));for(let y of b)g.includes(y)||l.push(`${y} is not a part of the model`);$=g}else if($===void 0){let{rule:b}=Ct[f.kind];l.push(d==="text"?"its text is damaged":`${d}=${m} is not ${b(f)}`),$=e[d]}a[d]=$}return{values:a,problems:l}}function Mt(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var qe=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function pe(s,t,{streams:e,neurons:n,places:i}={}){let o=i?s.replace(/@\d{1,6}$/,""):s;if(qe(o)&&!e)return!1;let[r,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return l!==void 0&&!(n&&Number(l)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var Ge=Symbol.for("gpt-lab shared text");function fe(s){let t=globalThis,e=t[Ge]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${nt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function me(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function ge({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:c,onDraft:a,onChange:l,...h}){let{disabled:d=!1,id:f}=h,{symbol:m=s,max:$}=t,b=c===void 0?{value:n}:me(s,c,$),g=b.value===void 0||b.value===n?c:void 0,y=b.value===void 0?b.problem:void 0,Ne=$e(n,i,o),It=x=>{a(),l(x)},Be=x=>{let H=x.target.value;a(H);let{value:R}=me(s,H,$);R!==void 0&&l(R)},Ie=x=>{if(x.key!=="ArrowUp"&&x.key!=="ArrowDown")return;x.preventDefault();let H=x.key==="ArrowUp"?i.find(R=>R>n):i.findLast(R=>R<n);H!==void 0&&It(H)};return p`
    <div class="size">
      <label>
        <span class="name">${_(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${T(g??String(n))}
          ?disabled=${d}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${s}`:u}
          @input=${Be}
          @change=${()=>y||a()}
          @keydown=${Ie}
        >
      </label>
      ${st({value:n,stops:i,disabled:d,onChange:It,label:u,name:`${m}, ${e}: slider`,text:x=>[r(x),$e(x,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":Ne}</p>
      <p class="warn problem" id="${f}-${s}" ?hidden=${!y}>${y?`${y}; the figure still has ${n}`:""}</p>
    </div>
  `}function $e(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var Ye={commas:w,percent:s=>I(s,0),1:s=>Gt(s,1)},at=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=rt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,i={}){let o=e.help??u,r=this.#s(t,e,n,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??n,a=l=>this.change(t,l);switch(e.kind){case"switch":return nt({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,c){let a=n.map(l=>[l,i?.[l]??l]);return e==="select"?vt(o,a,r,c,t):Kt(o,`${this.#t}-${t}`,a,r,c)}#i(t,e,n,i,o,r){let{control:c,names:a,unit:l="",step:h=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=g=>a?.[g]??(Ye[l]??String)(g),$=()=>r.stops??e.stops??_t(d,f,h),b=()=>$().filter(g=>g>=d&&g<=f);return c==="size"?ge({name:t,setting:e,label:n,value:i,text:m,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:g=>{g===void 0?this.#e.delete(t):this.#e.set(t,g),this.redraw()}}):c==="field"?Xt({label:n,name:t,value:i,min:d,max:f,onChange:o}):c==="select"?vt(n,_t(d,f,1).map(g=>[g,m(g)]),i,o,t):st({label:p`<span>${n} <span class="number">${m(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:b(),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},n,i){let o=`${this.#t}-${t}`,r=Et(this.#e.get(t)??""),c=a=>{let l=a.target.value;Et(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===i?this.redraw():this.change(t,l)};return p`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":u}
          aria-describedby=${r?`${o}-problem`:u}
          .value=${T(this.#e.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Je=16,Ze="<|endoftext|>",ct=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let i=e();if(this.#t.set(t,i),this.#t.size>Je){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,re(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return F(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return F(e)??St(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ze;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var lt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Mt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return be(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,c=>c.focus()),this.scrollSoon=r=>this.#a(r,c=>c.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=se(t,e.get("_limits")),this.id=rt(t.name),this.initial=this.values(),this.state=be(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#t=new at((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,o=t.find(c=>c.endsWith("-vocabulary"));n&&o&&(this.tokens=new ct(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,c])=>c.shared);if(r&&this.page&&this.host){let[c]=r;this.#e=fe(a=>this.change({[c]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return de(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=ue(t,this.declared.settings,this.initial,(o,r)=>!e||pe(o,e,r),this.absent);for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function be(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var ht=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#o,n)}retry;async#a(t,e,n,i){let o=()=>n===this.#o,r=async(a,l)=>{let h=await this.client.look(a,{onTokens:l,load:!i});return h&&o()?h:await new Promise(()=>{})},c=(a,l)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=l,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}o()&&(this.busy=!1,this.redraw())}};var we=s=>s?.model.get("snapshots")??{};var Ke="These are the lab model\u2019s numbers.",ye=(s,t,e)=>p`<p class="status-line faint"><label>Loading ${s}, ${At(e)}
    <progress max=${e} value=${t||u}></progress></label></p>`;function xe(s,t=Ke){let e=p`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o,snapshots:r}=s.status,c=()=>s.load(!0);if(n==="asking")return p`<p class="status-line">Your browser is set to save data. ${v(`Load the model (${At(s.size)})`,c)}</p>`;if(n==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${v("Try again",c)}</p>`;if(n==="loading")return ye("the model",i,s.size);for(let[a,{size:l}]of Object.entries(we(s.kit))){let h=r[a];if(h!==void 0)return ye(`the model after ${a}% of its training`,h,l)}return e}function Ae(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(n(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),s.append(t),t.hidden=!1,Xe(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,l]of Object.entries({...c,keydown:o}))s.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Xe(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var Qe=s=>s.stopPropagation();function _e(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=l=>{"show"in n?n.show(l):qt(l,n)},c=new lt(s,e,i,o),a=l=>{if(c.dispose(),r(ts(s.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Nt(c,await t(c));c.draw=()=>{try{r(l.view()),o&&kt(o)}catch(h){a(h)}},o&&(c.onCleanup(Ae(o)),c.onCleanup(ee(o))),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Nt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=it(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new ht({question:o,answer:r,first:c},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let l=new ot({page:n,write:()=>t.writeLink(),read:h=>t.readLink(h),reset:()=>t.reset(),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=l,t.onChange=()=>l.changed(),t.enter=()=>l.enter(),t.onCleanup(()=>l.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Qe}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${v("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
          ${this.#s?.again?v("Try again",this.#s.retry):u}</p>
        ${r?xe(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?v("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>v(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},ts=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var dt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var ut=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#t=e(0,256),this.#t.forEach((n,i)=>this.#e[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),n=t.map((c,a)=>a+1),i=new dt,o=c=>{let a=this.#n.get(t[c]*65536+t[n[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),h=n[a],[d,f]=this.parts(l);t[a]!==d||t[h]!==f||(t[a]=l,t[h]=-1,n[a]=n[h],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var es="<|endoftext|>",pt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new ut(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(es)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var ss={name:"mask-explorer",title:"Mask explorer",assets:["lab-vocabulary"],settings:{kind:{kind:"choice",label:"Mask",choices:["causal","prefix","full","sliding window","encoder-decoder"]},text:{kind:"text",label:"Your text",rows:2,shared:!0},prefix:{kind:"integer",min:1,max:16},window:{kind:"integer",min:1,max:16},query:{kind:"integer",min:0,max:15},key:{kind:"integer",min:0,max:15},length:{kind:"integer",label:"T, tokens of a long text",unit:"commas",stops:[128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072},length_window:{kind:"integer",label:"Window of the long text",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072}},examples:[]},W={...ss,Tokenizer:pt};var[ns,q,G]=[0,1,2];function mt(s,t,e,{prefix:n,window:i}){let o=e<=t;return{full:!0,causal:o,prefix:o||e<n,"sliding window":o&&t-e<i,"encoder-decoder":o||e<n}[s]?s==="encoder-decoder"&&t>=n&&e<n?G:q:ns}var ve=(s,t,e)=>Array.from({length:t},(n,i)=>Array.from({length:t},(o,r)=>mt(s,i,r,e))),ft=s=>s*(s+1)/2;function L(s,t,{prefix:e,window:n}){let[i,o]=[Math.min(e,t),Math.min(n,t)];switch(s){case"full":return t*t;case"causal":return ft(t);case"sliding window":return t*o-ft(o-1);default:return ft(t)+ft(i-1)}}var ke=(s,t)=>p`
    <td class="number">${w(s)}</td>
    <td class="number faint">${I(s/(t*t))}</td>
  `;function Te({kind:s,T:t,extent:e,length:n,lengthWindow:i,controls:o}){let r={prefix:Math.floor(n/2),window:i},[c,a]=[L("causal",n,r),L("sliding window",n,r)];return p`
    <div class="scrolls">
      <table class="costs">
        <caption>Scores that a head needs, and their share of ${_("T")}²</caption>
        <thead>
          <tr>
            <th scope="col">mask</th>
            <th scope="colgroup" colspan="2" class="number">this text, ${_("T")} = ${t}</th>
            <th scope="colgroup" colspan="2" class="number">
            ${_("T")} = ${w(n)}
          </th>
          </tr>
        </thead>
        <tbody>
        ${W.settings.kind.choices.map(l=>p`
            <tr class=${l===s?"chosen":""}>
              <th scope="row">${l}${l===s?p`<span class="unseen">, chosen</span>`:u}</th>
              ${t?ke(L(l,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${ke(L(l,n,r),n)}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
    <div class="long">${o}</div>
    <p>
      At ${_("T")} = ${w(n)} a window of ${w(i)} ${a<c?p`leaves <b>${w(a)}</b> of the causal mask’s ${w(c)} scores:
            ${I(1-a/c,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${_("T")}² scores and throws these
      away.</span>
    </p>
  `}function Se(s,[t,e],[n,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[c,a]=r[s.key]??[-1,-1];if(c<0||c>=n||a<0||a>=i)return;s.preventDefault(),o(c,a),s.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[a].focus()}function Ee(s,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${S(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${S(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${S(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${S(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[s]}function Y(s,t,e,n,i){let o=mt(s,t,e,n),[r,c]=[i[t],i[e]];if(o===G)return`${r} may see ${c}, by cross-attention`;if(o===q)return`${r} may see ${t===e?"itself":c}`;let a=e<=t?`it is ${t-e} back, and the window is ${n.window}`:s==="encoder-decoder"&&t<n.prefix?"it is the decoder\u2019s":"it comes later";return`${r} may not see ${c}: ${a}`}function Ce(s,t,e,n){let i=n.filter((r,c)=>mt(s,t,c,e)),o=`${i.length} of ${S(n.length,"token")}`;return`${n[t]} may see ${i.join(", ")}. That is ${o}`}var is={[q]:["seen","\u25CF"],[G]:["cross","\u25C6"]};function Me({kind:s,extent:t,names:e,selected:n,onSelect:i}){let o=e.length,r=s==="encoder-decoder"?t.prefix:-1,c=l=>l===r?"decoder-starts":"",a=(l,h,d)=>{let[f,m]=is[l]??["",""],$=h===n[0]&&d===n[1],b=Y(s,h,d,t,e);return p`<td class=${c(d)} data-in-view=${$?`${h},${d}`:u}><button
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
            ${e.map((l,h)=>p`<th scope="col" class=${c(h)}><span><bdi>${l}</bdi></span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${ve(s,o,t).map((l,h)=>p`
              <tr class="${c(h)} ${h===n[0]?"chosen":""}">
                <th scope="row"><bdi>${e[h]}</bdi></th>
                ${l.map((d,f)=>a(d,h,f))}
              </tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Bt=W.settings.window.max,os={prefix:["prefix","length of the prefix"],"sliding window":["window","width of the window"],"encoder-decoder":["prefix","tokens that the encoder reads"]},ui=_e(W,({state:s,tokens:t,control:e,define:n})=>{let i=()=>{let{kind:r}=s,c=t.of(s.text).slice(0,Bt).map(m=>t.name(m)),a=c.length,l=Math.max(1,r==="encoder-decoder"?a-1:a),h={prefix:Math.min(s.prefix,l),window:Math.min(s.window,Math.max(1,a))},[d,f]=[s.query,s.key].map(m=>Math.max(0,Math.min(m,a-1)));return{kind:r,names:c,T:a,most:l,extent:h,query:d,key:f,count:L(r,a,h)}};function o({kind:r,T:c,most:a,extent:l}){if(r==="causal"||r==="full"||c<2)return u;let[h,d]=os[r];return e(h,{label:d,max:h==="window"?c:a,value:l[h]})}return n({announcement(){let{kind:r,T:c,count:a,query:l,key:h,extent:d,names:f}=i(),m=`${r}: ${w(a)} of ${w(c*c)} scores`;return c?`${m}. ${Y(r,l,h,d,f)}`:m},view(){let r=i(),{kind:c,names:a,T:l,extent:h,query:d,key:f,count:m}=r,$=t.of(s.text).length;return p`
        ${$>Bt?p`<p class="faint">The grid has the first ${Bt} of ${S($,"token")}.</p>`:u}
        ${e("kind")}
        <p class="meaning">${Ee(c,h)}</p>
        <div class="layout">
          <div>
            <div class="kind-slider">${o(r)}</div>
            ${l?Me({kind:c,extent:h,names:a,selected:[d,f],onSelect(b,g){s.query=b,s.key=g}}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
          </div>
          <div>
            ${l?p`
                <div class="sentences">
                  <p><b>${Ce(c,d,h,a)}.</b></p>
                  <p>${Y(c,d,f,h,a)}.</p>
                </div>
                <p>The mask leaves <b>${w(m)}</b> of ${_("T")}² = ${w(l*l)} scores a head: ${I(m/(l*l))}.</p>
              `:u}
          </div>
          <div class="of-all">
            ${Te({kind:c,T:l,extent:h,length:s.length,lengthWindow:s.length_window,controls:[e("length"),e("length_window")]})}
          </div>
        </div>
      `}})});export{ui as default};
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
