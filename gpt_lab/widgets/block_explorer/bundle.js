var kt=globalThis,Gt=s=>s,st=kt.trustedTypes,Yt=st?st.createPolicy("lit-html",{createHTML:s=>s}):void 0,Tt="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,Mt="?"+M,ns=`<${Mt}>`,P=document,Y=()=>P.createComment(""),Z=s=>s===null||typeof s!="object"&&typeof s!="function",Et=Array.isArray,te=s=>Et(s)||typeof s?.[Symbol.iterator]=="function",vt=`[ 	
\f\r]`,G=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Zt=/-->/g,Jt=/>/g,O=RegExp(`>|${vt}(?:([^\\s"'>=/]+)(${vt}*=${vt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Kt=/'/g,Xt=/"/g,ee=/^(?:script|style|textarea|title)$/i,Ct=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),f=Ct(1),N=Ct(2),Us=Ct(3),_=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Qt=new WeakMap,B=P.createTreeWalker(P,129);function se(s,t){if(!Et(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Yt!==void 0?Yt.createHTML(t):t}var ne=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=G;for(let c=0;c<e;c++){let a=s[c],l,d,h=-1,p=0;for(;p<a.length&&(r.lastIndex=p,d=r.exec(a),d!==null);)p=r.lastIndex,r===G?d[1]==="!--"?r=Zt:d[1]!==void 0?r=Jt:d[2]!==void 0?(ee.test(d[2])&&(i=RegExp("</"+d[2],"g")),r=O):d[3]!==void 0&&(r=O):r===O?d[0]===">"?(r=i??G,h=-1):d[1]===void 0?h=-2:(h=r.lastIndex-d[2].length,l=d[1],r=d[3]===void 0?O:d[3]==='"'?Xt:Kt):r===Xt||r===Kt?r=O:r===Zt||r===Jt?r=G:(r=O,i=void 0);let u=r===O&&s[c+1].startsWith("/>")?" ":"";o+=r===G?a+ns:h>=0?(n.push(l),a.slice(0,h)+Tt+a.slice(h)+M+u):a+M+(h===-2?c:u)}return[se(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},J=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,d]=ne(t,e);if(this.el=s.createElement(l,n),B.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=B.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Tt)){let p=d[r++],u=i.getAttribute(h).split(M),$=/([.?@])?(.*)/.exec(p);a.push({type:1,index:o,name:$[2],strings:u,ctor:$[1]==="."?it:$[1]==="?"?ot:$[1]==="@"?rt:R}),i.removeAttribute(h)}else h.startsWith(M)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(ee.test(i.tagName)){let h=i.textContent.split(M),p=h.length-1;if(p>0){i.textContent=st?st.emptyScript:"";for(let u=0;u<p;u++)i.append(h[u],Y()),B.nextNode(),a.push({type:2,index:++o});i.append(h[p],Y())}}}else if(i.nodeType===8)if(i.data===Mt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(M,h+1))!==-1;)a.push({type:7,index:o}),h+=M.length-1}o++}}static createElement(t,e){let n=P.createElement("template");return n.innerHTML=t,n}};function H(s,t,e=s,n){if(t===_)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=Z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=H(s,i._$AS(s,t.values),i,n)),t}var nt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??P).importNode(e,!0);B.currentNode=i;let o=B.nextNode(),r=0,c=0,a=n[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new j(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new at(o,this,t)),this._$AV.push(l),a=n[++c]}r!==a?.index&&(o=B.nextNode(),r++)}return B.currentNode=P,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},j=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=H(this,t,e),Z(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==_&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):te(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(P.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=J.createElement(se(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new nt(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Qt.get(t.strings);return e===void 0&&Qt.set(t.strings,e=new J(t)),e}k(t){Et(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(Y()),this.O(Y()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Gt(t).nextSibling;Gt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},R=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=H(this,t,e,0),r=!Z(t)||t!==this._$AH&&t!==_,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=H(this,c[n+a],e,a),l===_&&(l=this._$AH[a]),r||=!Z(l)||l!==this._$AH[a],l===m?t=m:t!==m&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},it=class extends R{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},ot=class extends R{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},rt=class extends R{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=H(this,t,e,0)??m)===_)return;let n=this._$AH,i=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==m&&(n===m||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},at=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){H(this,t)}},ie={M:Tt,P:M,A:Mt,C:1,L:ne,R:nt,D:te,V:H,I:j,H:R,N:ot,U:rt,B:it,F:at},is=kt.litHtmlPolyfillSupport;is?.(J,j),(kt.litHtmlVersions??=[]).push("3.3.3");var oe=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new j(t.insertBefore(Y(),o),o,void 0,e??{})}return i._$AI(s),i};var os=new Intl.NumberFormat("en-US"),K=s=>os.format(s);var St=(s,t)=>`${K(s)} ${t}${s===1?"":"s"}`,lt=(s,t=1)=>`${(100*s).toFixed(t)} %`;function Nt(s){return s===0||s===1?lt(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:lt(s)}function A(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function rs(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):K(Math.round(n))} ${t[e]}`.trim()}var It=s=>rs(s,["bytes","kB","MB","GB","TB"]);var as=s=>Math.max(1,Math.floor(s/2));function re(s,t,e=s){if(s<=t)return 0;if(s===e)return s-t;let n=Math.max(e,t)+1,i=as(t),o=t-i+1;return n-i+o*Math.floor((s-n)/o)}function ae(s,t,e){let n=Math.min(t,s-re(s,e));return Array.from({length:n},(i,o)=>s-n+o)}function le(s,t,e){let n=s<0?t+e+s:s;return Math.min(Math.max(n-t,0),e-1)}var k={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},z=s=>(...t)=>({_$litDirective$:s,values:t}),I=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:ls}=ie,ce=s=>s;var de=s=>s.strings===void 0,he=()=>document.createComment(""),F=(s,t,e)=>{let n=s._$AA.parentNode,i=t===void 0?s._$AB:t._$AA;if(e===void 0){let o=n.insertBefore(he(),i),r=n.insertBefore(he(),i);e=new ls(o,r,s,s.options)}else{let o=e._$AB.nextSibling,r=e._$AM,c=r!==s;if(c){let a;e._$AQ?.(s),e._$AM=s,e._$AP!==void 0&&(a=s._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||c){let a=e._$AA;for(;a!==o;){let l=ce(a).nextSibling;ce(n).insertBefore(a,i),a=l}}}return e},L=(s,t,e=s)=>(s._$AI(t,e),s),cs={},ct=(s,t=cs)=>s._$AH=t,pe=s=>s._$AH,ht=s=>{s._$AR(),s._$AA.remove()};var E=z(class extends I{constructor(s){if(super(s),s.type!==k.PROPERTY&&s.type!==k.ATTRIBUTE&&s.type!==k.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!de(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===_||t===m)return t;let e=s.element,n=s.name;if(s.type===k.PROPERTY){if(t===e[n])return _}else if(s.type===k.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return _}else if(s.type===k.ATTRIBUTE&&e.getAttribute(n)===t+"")return _;return ct(s),t}});var q=s=>s.target;function dt({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=f`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${E(String(hs(n,e)))}
      @pointerdown=${l=>q(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:d}=q(l);d!==void 0&&i(d)}}
      @input=${l=>i(n[q(l).valueAsNumber])}
    >
  `;return s===m?a:f`<label class="slider">${s}${a}</label>`}var Lt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function hs(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var pt=({label:s,name:t,checked:e,onChange:n,effect:i=m})=>f`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${E(e)}
        @change=${o=>n(q(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,C=(s,t,{disabled:e=!1,name:n=""}={})=>f`
    <button
      type="button"
      class=${n||m}
      aria-disabled=${e?"true":m}
      @click=${()=>e||t()}
    >${s}</button>
  `,Ot=(s,t,e,n,i="")=>f`
    <label>${s}
      <select name=${i||m} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>f`<option value=${String(o)} .selected=${E(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ue=(s,t,e,n,i)=>f`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>f`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${E(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,fe=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return f`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:m}
        max=${Number.isFinite(r)?r:m}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(q(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;q(c).value=String(l),n(l)}}
      >
    </label>
  `};function ut(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var ds=4e3,ft=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=ut(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>ds,this.#t?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return f`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return f`
      <span class="copy-link">
        ${C("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?f`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:m}
      </span>
    `}};var me=new WeakMap;function ge(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||me.get(e)===n)continue;me.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=$e(o.left,o.right,i.left+r,i.right),e.scrollTop+=$e(o.top,o.bottom,i.top,i.bottom)}}function $e(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function be(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Bt=Symbol.for("gpt-lab-ids");function mt(s){let t=globalThis;return t[Bt]=(t[Bt]??0)+1,`${s}-${t[Bt]}`}function ye(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function xe(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return X(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Pt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),we=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ps={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},us=/[\p{C}\p{Z}]/u,fs=/^\p{M}/u;function X(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Ae(s){let t=X(s);if(t===void 0)return f`<span class="bytes">${Pt(s)}</span>`;let e=fs.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!us.test(i)){n+=i;continue}let o=we(i),[r,c]=ps[i]??[o,o];e.push(n,f`<span class="sign" role="img" aria-label=${c}>${r}</span>`),n=""}return f`${e}${n}`}function Ht(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${we(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ms=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),_e={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Rt={number:_e,integer:_e,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===$s(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>ms.get(s),rule:()=>"true or false"},text:{encode:s=>ye(s),decode:xe,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ve(s))?ve(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>ke(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((c,a)=>[n[a],Te(c,e[n[a]],e)]);return r.some(([,c])=>c===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},ve=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),$s=s=>s.replaceAll("%20"," "),ke=(s,t,e={})=>Rt[t.kind].encode(s,t,e),Te=(s,t,e={})=>Rt[t.kind].decode(s,t,e);function Me(s,t,e,n=()=>({})){let i=(a,l)=>ke(l[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),c={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ee(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(h=>{let p=h.indexOf("=");return p<0?["text",h]:[h.slice(0,p),h.slice(p+1)]}),r=new Map(o),c=new Set(r.keys()),[a,l]=[{},[]],d=()=>({...e,...i({...e,...a},c)});for(let[h,p]of Object.entries(t)){let u=r.get(h),$=u===void 0?d()[h]:Te(u,p,t);if(p.kind==="parts"&&$!==void 0){let b=$,x=b.filter(w=>n(w,p));for(let w of b)x.includes(w)||l.push(`${w} is not a part of the model`);$=x}else if($===void 0){let{rule:b}=Rt[p.kind];l.push(h==="text"?"its text is damaged":`${h}=${u} is not ${b(p)}`),$=e[h]}a[h]=$}return{values:a,problems:l}}function Q(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var gs=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function Ce(s,t,{streams:e,neurons:n,places:i}={}){let o=i?s.replace(/@\d{1,6}$/,""):s;if(gs(o)&&!e)return!1;let[r,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return l!==void 0&&!(n&&Number(l)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var bs=Symbol.for("gpt-lab shared text");function Se(s){let t=globalThis,e=t[bs]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?m:f`<div class="shared-text">${pt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function Ne(s){let[t,e]=s.split("_");return f`<span class="math"><i>${t}</i>${e?f`<span class="underscore">_</span><sub>${e}</sub>`:m}</span>`}function Ie(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function Oe({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:c,onDraft:a,onChange:l,...d}){let{disabled:h=!1,id:p}=d,{symbol:u=s,max:$}=t,b=c===void 0?{value:n}:Ie(s,c,$),x=b.value===void 0||b.value===n?c:void 0,w=b.value===void 0?b.problem:void 0,T=Le(n,i,o),y=v=>{a(),l(v)},g=v=>{let W=v.target.value;a(W);let{value:D}=Ie(s,W,$);D!==void 0&&l(D)},V=v=>{if(v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;v.preventDefault();let W=v.key==="ArrowUp"?i.find(D=>D>n):i.findLast(D=>D<n);W!==void 0&&y(W)};return f`
    <div class="size">
      <label>
        <span class="name">${Ne(u)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${E(x??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!w)}
          aria-describedby=${w?`${p}-${s}`:m}
          @input=${g}
          @change=${()=>w||a()}
          @keydown=${V}
        >
      </label>
      ${dt({value:n,stops:i,disabled:h,onChange:y,label:m,name:`${u}, ${e}: slider`,text:v=>[r(v),Le(v,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":T}</p>
      <p class="warn problem" id="${p}-${s}" ?hidden=${!w}>${w?`${w}; the figure still has ${n}`:""}</p>
    </div>
  `}function Le(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var ys={commas:K,percent:s=>lt(s,0),1:s=>A(s,1)},$t=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=mt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,n,i={}){let o=e.help??m,r=this.#s(t,e,n,i);return f`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??n,a=l=>this.change(t,l);switch(e.kind){case"switch":return pt({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,c){let a=n.map(l=>[l,i?.[l]??l]);return e==="select"?Ot(o,a,r,c,t):ue(o,`${this.#e}-${t}`,a,r,c)}#i(t,e,n,i,o,r){let{control:c,names:a,unit:l="",step:d=1}=e,{min:h=e.min??0,max:p=e.max??1/0}=r,u=x=>a?.[x]??(ys[l]??String)(x),$=()=>r.stops??e.stops??Lt(h,p,d),b=()=>$().filter(x=>x>=h&&x<=p);return c==="size"?Oe({name:t,setting:e,label:n,value:i,text:u,onChange:o,stops:b(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:x=>{x===void 0?this.#t.delete(t):this.#t.set(t,x),this.redraw()}}):c==="field"?fe({label:n,name:t,value:i,min:h,max:p,onChange:o}):c==="select"?Ot(n,Lt(h,p,1).map(x=>[x,u(x)]),i,o,t):dt({label:f`<span>${n} <span class="number">${u(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:b(),text:u,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},n,i){let o=`${this.#e}-${t}`,r=Ht(this.#t.get(t)??""),c=a=>{let l=a.target.value;Ht(l)?this.#t.set(t,l):this.#t.delete(t),this.#t.has(t)||l===i?this.redraw():this.change(t,l)};return f`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":m}
          aria-describedby=${r?`${o}-problem`:m}
          .value=${E(this.#t.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var xs=16,ws="<|endoftext|>",gt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#e.get(t);if(n)return n;let i=e();if(this.#e.set(t,i),this.#e.size>xs){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,Ae(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return X(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return X(e)??Pt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ws;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var bt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Q(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return Be(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=be(t,e.get("_limits")),this.id=mt(t.name),this.initial=this.values(),this.state=Be(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#e=new $t((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,o=t.find(c=>c.endsWith("-vocabulary"));n&&o&&(this.tokens=new gt(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,c])=>c.shared);if(r&&this.page&&this.host){let[c]=r;this.#t=Se(a=>this.change({[c]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Me(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=Ee(t,this.declared.settings,this.initial,(o,r)=>!e||Ce(o,e,r),this.absent);for(let o of Object.keys(n))this.#e.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Be(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var yt=class{asking;client;redraw;problem;busy;#e;#t;#s;#n;#i;#o;#r;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.busy=!1,this.#t=!1,this.#o=0,this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#o,n)}async#a(t,e,n,i){let o=()=>n===this.#o,r=async(a,l)=>{let d=await this.client.look(a,{onTokens:l,load:!i});return d&&o()?d:await new Promise(()=>{})},c=(a,l)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=l,this.#r(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!this.asking.settled?.(l));else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};var As="These are the lab model\u2019s numbers.";function Pe(s,t=As){let e=f`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o}=s.status,r=()=>s.load(!0);return n==="asking"?f`<p class="status-line">Your browser is set to save data. ${C(`Load the model (${It(s.size)})`,r)}</p>`:n==="failed"?f`<p class="status-line warn" role="alert">The model did not load: ${o}. ${C("Try again",r)}</p>`:n==="loading"?f`<p class="status-line faint"><label>Loading the model, ${It(s.size)}
      <progress max=${s.size} value=${i||m}></progress></label></p>`:e}function He(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(n(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),s.append(t),t.hidden=!1,_s(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,l]of Object.entries({...c,keydown:o}))s.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function _s(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var vs=s=>s.stopPropagation();function Re(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=l=>{"show"in n?n.show(l):oe(l,n)},c=new bt(s,e,i,o),a=l=>{if(c.dispose(),r(ks(s.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Ut(c,await t(c));c.draw=()=>{try{r(l.view()),o&&ge(o)}catch(d){a(d)}},o&&c.onCleanup(He(o)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Ut=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=ut(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,settled:c,first:a,publish:l}=e;if(o&&r&&(this.#s=new yt({question:o,answer:r,settled:c,first:a},i,()=>t.redraw(),h=>l&&t.publish(l(h)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let d=new ft({page:n,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=d,t.onChange=()=>d.changed(),t.onCleanup(()=>d.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return f`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${vs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??m}
            ${C("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
        ${r?Pe(t.client,e.ready):m}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return m;let n=Object.keys(e??{}).length>0;return f`
      <div class="question">
        <p>${t}</p>
        ${n?C("Show me",()=>this.kit.change(e??{})):m}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?f`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>C(n,()=>t.change(i)))}
      </div>
    `:m}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},ks=(s,t)=>f`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Dt=([s,t],[e,n])=>i=>e+(i-s)/(t-s)*(n-e),Ue=s=>String(Number(s.toFixed(2))),jt=s=>s.map(([t,e],n)=>`${n?"L":"M"}${Ue(t)} ${Ue(e)}`).join("");function De(s,t,e){let n=(t-s)/e,i=10**Math.floor(Math.log10(n)),o=[1,2,5,10].map(c=>c*i).find(c=>c>=n*(1-1e-9))??i,r=[];for(let c=Math.ceil(s/o-1e-9);c*o<=t+1e-9*o;c++)r.push(Number((c*o).toPrecision(12)));return r}function ze(s,{gap:t,low:e,high:n}){let i=Math.floor((n-e)/t)+1,o=s.flatMap((l,d)=>l?[{...l,t:d}]:[]);o.sort((l,d)=>Number(d.first)-Number(l.first)||l.y-d.y);let r=o.length<=i?o:[];if(!r.length)for(let l of o){let d=[...r,l].sort((p,u)=>p.y-u.y);je(d.map(({y:p})=>p),t,e,n).every((p,u)=>Math.abs(p-d[u].y)<=3*t)&&(r=d)}r=r.toSorted((l,d)=>l.y-d.y);let c=je(r.map(({y:l})=>l),t,e,n),a=s.map(()=>{});return r.forEach(({t:l},d)=>a[l]=c[d]),a}function je(s,t,e,n){let i=e,o=s.map(c=>{let a=Math.max(c,i);return i=a+t,a}),r=n;return o.reverse().map(c=>{let a=Math.min(c,r);return r=a-t,a}).reverse()}var[zt,Ts,Ft,tt,S,U]=[400,200,34,312,18,170],Ms=12;function Fe(s,{layer:t,column:e,names:n,onSelect:i}){let o=s.length-1,r=n.map((y,g)=>s.map(V=>V[g])),c=r.map(y=>Math.max(...y)),a=Math.max(...c.slice(1)),l=e!==0&&c[0]>1.25*a,d=l?1.05*a:Math.max(...c),h=Dt([0,o],[Ft+8,tt-4]),p=Dt([0,d],[U,S]),u=y=>jt(r[y].map((g,V)=>[h(V),Math.max(p(g),0)])),$=r[e],b=r.map(y=>p(y[o])),x=ze(b.map((y,g)=>l&&g===0?null:{y,first:g===e}),{gap:Ms,low:S,high:U}),w=$.filter((y,g)=>g%2===0).map((y,g)=>`${g?`block ${g-1}`:"embedding"} ${A(y,1)}`).join(", "),T=r[0].findIndex(y=>y>d);return f`
    <svg class="chart" viewBox="0 0 ${zt} ${Ts}" role="img"
      aria-label="Length of the residual stream at “${n[e]}”, after: ${w}">
      <rect class="open" x=${h(2*t)} y=${S} width=${h(2)-h(0)}
        height=${U-S}></rect>
      ${De(0,d,5).map(y=>N`
          <line class="grid" x1=${Ft} x2=${tt} y1=${p(y)} y2=${p(y)}></line>
          <text x=${Ft-4} y=${p(y)} dy="0.35em" text-anchor="end">${y}</text>
        `)}
      <svg x="0" y=${S} width=${zt} height=${U-S}
        viewBox="0 ${S} ${zt} ${U-S}">
        ${n.map((y,g)=>N`<path class="line" d=${u(g)}></path>`)}
        <path class="line followed" d=${u(e)}></path>
      </svg>
      ${l?N`<text x=${h(Math.max(0,T-1))} y=${S-6}>↑ ${n[0]}: up to ${A(c[0],0)}</text>`:m}
      ${n.map((y,g)=>x[g]===void 0?m:N`
          <path class="line" d=${jt([[tt-4,b[g]],[tt+8,x[g]]])}></path>
          <text class="name ${g===e?"chosen":""}" x=${tt+11} y=${x[g]}
            dy="0.35em">${y}</text>
        `)}
      ${n.map((y,g)=>N`<path class="reach" d=${u(g)} data-tip=${y} @click=${()=>i(g)}></path>`)}
      ${$.map((y,g)=>N`
          <circle class="dot ${g===0?"stream":g%2?"attention":"feed_forward"}" cx=${h(g)} cy=${p(y)} r="4"
            data-tip=${g===0?`embedding: ${A(y,1)}`:`block ${g-1>>1}, after ${g%2?"attention":"the FFN"}: ${A(y,1)}`}></circle>
        `)}
      <text x=${h(0)} y=${U+16} text-anchor="middle">emb.</text>
      ${Array.from({length:o/2},(y,g)=>N`
          <text class=${g===t?"chosen":""} x=${h(2*g+1)} y=${U+16}
            text-anchor="middle">${g}</text>
        `)}
    </svg>
    <p class="legend faint">Across: the embedding, then blocks 0 to ${o/2-1}. Each line is a token:
      point at it to read its name, click to follow it.
      <span><i class="attention"></i> after attention</span> <span><i class="feed_forward"></i> after the
        FFN</span></p>
  `}var xt=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#e,[e]=t,n=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[i]=n;break}t[i]=t[o],i=o}return e}};var wt=class{mergeCount;#e;#t=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(n,i=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,i);this.#e=e(0,256),this.#e.forEach((n,i)=>this.#t[n]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([n,i],o)=>this.#n.set(n*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#r(n);let i=n.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),n=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of n){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),n=t.map((c,a)=>a+1),i=new xt,o=c=>{let a=this.#n.get(t[c]*65536+t[n[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),d=n[a],[h,p]=this.parts(l);t[a]!==h||t[d]!==p||(t[a]=l,t[d]=-1,n[a]=n[d],n[a]<t.length&&(e[n[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var Es="<|endoftext|>",At=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new wt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Es)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};function qe(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new qt}var qt=class{status={state:"asleep",loaded:0,message:""};#e=new Set;#t=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t){let e=this.#s+=1;return this.#t.set(e,t),{look:(n,i)=>this.#a({type:"look",client:e,id:n,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#t.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Cs())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=Ns(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,Ss(t)]);this.#n||this.#l(this.#n=i);let r=t.model.get("version"),c=n==="failed";i.postMessage({type:"load",source:{...o,again:c},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#l(t){t.onmessage=({data:n})=>{n.type==="progress"?this.#r({loaded:n.loaded}):n.type==="failed"?this.#r({state:"failed",message:n.message}):n.type==="ready"?this.#r({state:"ready"}):n.type!=="hello"&&this.#t.get(n.client)?.(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Cs=()=>!!navigator.connection?.saveData;async function Ss({model:s,page:t}){if(t?.source)return await t.source("lab-model",s.get("size"));let{buffer:e,byteOffset:n,byteLength:i}=await Q(s,"lab-model");return{bytes:new Uint8Array(e,n,i).slice()}}async function Ns({model:s}){let t=await Q(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Is(e).catch(()=>Ls(e)).finally(()=>URL.revokeObjectURL(e))}async function Is(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Ls(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Ve(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var _t=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=qe(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(n=>{n.id===this.#t&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Error(n.message)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ve(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,n&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var Os={name:"block-explorer",title:"A block, opened",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},layer:{kind:"integer",label:"Block",control:"select",min:0,max:5},position:{kind:"integer",min:-128,max:1e6}},examples:[]},We={...Os,Tokenizer:At,Client:_t};var Ge=(s,t,e)=>{let n=new Map;for(let i=t;i<=e;i++)n.set(s[i],i);return n},Bs=z(class extends I{constructor(s){if(super(s),s.type!==k.CHILD)throw Error("repeat() can only be used in text expressions")}dt(s,t,e){let n;e===void 0?e=t:t!==void 0&&(n=t);let i=[],o=[],r=0;for(let c of s)i[r]=n?n(c,r):r,o[r]=e(c,r),r++;return{values:o,keys:i}}render(s,t,e){return this.dt(s,t,e).values}update(s,[t,e,n]){let i=pe(s),{values:o,keys:r}=this.dt(t,e,n);if(!Array.isArray(i))return this.ut=r,o;let c=this.ut??=[],a=[],l,d,h=0,p=i.length-1,u=0,$=o.length-1;for(;h<=p&&u<=$;)if(i[h]===null)h++;else if(i[p]===null)p--;else if(c[h]===r[u])a[u]=L(i[h],o[u]),h++,u++;else if(c[p]===r[$])a[$]=L(i[p],o[$]),p--,$--;else if(c[h]===r[$])a[$]=L(i[h],o[$]),F(s,a[$+1],i[h]),h++,$--;else if(c[p]===r[u])a[u]=L(i[p],o[u]),F(s,i[h],i[p]),p--,u++;else if(l===void 0&&(l=Ge(r,u,$),d=Ge(c,h,p)),l.has(c[h]))if(l.has(c[p])){let b=d.get(r[u]),x=b!==void 0?i[b]:null;if(x===null){let w=F(s,i[h]);L(w,o[u]),a[u]=w}else a[u]=L(x,o[u]),F(s,i[h],x),i[b]=null;u++}else ht(i[p]),p--;else ht(i[h]),h++;for(;u<=$;){let b=F(s,a[$+1]);L(b,o[u]),a[u++]=b}for(;h<=p;){let b=i[h++];b!==null&&ht(b)}return this.ut=r,ct(s,a),_}});var Ye="important",Ps=" !"+Ye,Ze=z(class extends I{constructor(s){if(super(s),s.type!==k.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Ps);n.includes("-")||o?e.setProperty(n,o?i.slice(0,-11):i,o?Ye:""):e[n]=i}}return _}});var et=(s,t)=>f`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ze({width:`${100*s/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var Yi=f`<p class="faint">They come with the model.</p>`;function Je(s,t,e,n){let i=s.streams.slice(2*t,2*t+3).map(h=>h[e]),{added:o,angles:r,read:c}=s,a=Math.max(...i,o.attention[e],o.feed_forward[e]),l=(h,p)=>{let[u,$]=s.best[p][e];return f`
      <li class="stream">
        <span class="what">${h}</span>${et(i[p],a)}
        <span class="number">${A(i[p],1)}</span>
        <span class="faint">ended here, it would say ${n(u)}
          <span class="number">${Nt($)}</span></span>
      </li>
    `},d=(h,p)=>{let u=o[h][e];return f`
      <li class="addition ${h}">
        <span class="what">+ ${p}</span>${et(u,a)}
        <span class="number">${A(u,1)}</span>
        <span class="faint">reads a copy of length ${A(c[h][e],1)}; adds at
          ${A(r[h][e],0)}° to the stream</span>
      </li>
    `};return f`
    <ol class="flow">
      ${l("enters",0)} ${d("attention","attention")} ${l("between",1)}
      ${d("feed_forward","FFN")} ${l("leaves",2)}
    </ol>
  `}var Hs=["attention","feed_forward"],Vt=s=>["embedding",...Array.from({length:s},(t,e)=>[`blocks.${e}.middle`,`blocks.${e}.output`]).flat()],Wt=(s,t)=>Vt(s).slice(2*t,2*t+3),Ke=s=>Hs.map(t=>`blocks.${s}.${t}.output`),Xe=s=>[1,2].map(t=>`blocks.${s}.norm_${t}`),Qe=(s,t)=>[...Vt(s),...Ke(t),...Xe(t)];function ts(s,{n_layers:t,layer:e,rows:n}){let i=(d,h=d)=>{let{values:p,shape:[u,$]}=s[d],{values:b}=s[h];return Array.from({length:n},(x,w)=>{let T=(u-n+w)*$,y=0;for(let g=T;g<T+$;g++)y+=p[g]*b[g];return y})},o=d=>i(d).map(Math.sqrt),r=Wt(t,e),c=Ke(e),a=c.map((d,h)=>{let[p,u]=[o(d),o(r[h])];return i(r[h],d).map(($,b)=>{let x=$/Math.max(p[b]*u[b],Number.MIN_VALUE);return Math.acos(Math.min(1,Math.max(-1,x)))*180/Math.PI})}),l=([d,h])=>({attention:d,feed_forward:h});return{streams:Vt(t).map(o),added:l(c.map(o)),angles:l(a),read:l(Xe(e).map(o))}}function es(s,[t,e],[n,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[c,a]=r[s.key]??[-1,-1];if(c<0||c>=n||a<0||a>=i)return;s.preventDefault(),o(c,a),s.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[a].focus()}function ss({ids:s,streams:t,added:e},{layer:n,column:i,tokens:o,onSelect:r}){let c=[{name:"enters",part:"stream",lengths:t[2*n]},{name:"+ attention",part:"attention",lengths:e.attention},{name:"+ FFN",part:"feed_forward",lengths:e.feed_forward},{name:"leaves",part:"stream",lengths:t[2*n+2]}],a=Math.max(...c.flatMap(({lengths:l})=>l));return f`
    <table class="by-token">
      <caption>The same for each token, in lengths</caption>
      <thead>
        <tr><th scope="col">token</th>${c.map(({name:l})=>f`<th scope="col">${l}</th>`)}</tr>
      </thead>
      <tbody>${s.map((l,d)=>f`
          <tr class=${d===i?"followed":""}>
            <th scope="row"><button type="button" class="token" tabindex=${d===i?0:-1}
              aria-pressed=${d===i?"true":"false"} @click=${()=>r(d)}
              @keydown=${h=>es(h,[d,0],[s.length,1],r)}
            ><bdi>${o.template(l)}</bdi></button></th>
            ${c.map(({part:h,lengths:p})=>f`<td class=${h}><span class="number">${A(p[d],1)}</span>${et(p[d],a)}</td>`)}
          </tr>
        `)}</tbody>
    </table>
  `}var Rs=32,go=Re(We,({state:s,data:t,tokens:e,control:n,define:i})=>{let{n_layers:o,context_length:r}=t("sizes"),c=({start:l,ids:d})=>le(s.position,l,d.length),a=l=>f`<bdi class="token">${e.template(l)}</bdi>`;return i({first:{layer:s.layer,view:t("_first")},question:()=>({ids:e.input(s.text),layer:s.layer}),async answer({ids:l,layer:d},h){let p=ae(l.length,Rs,r),[u,$]=[Qe(o,d),Wt(o,d)],b=await h({ids:l,names:u,lens:$,positions:p,words:1}),x={start:p[0],ids:l.slice(p[0]),...ts(b.activations,{n_layers:o,layer:d,rows:p.length}),best:$.map(w=>b.lens[w].map(([{id:T,probability:y}])=>[T,y]))};return{layer:d,view:x}},follow:l=>"text"in l?{position:-1,...l}:l,announcement(l){if(!l)return"";let{layer:d,view:h}=l,[p,{streams:u,added:$}]=[c(h),h],[b,x,w,T]=[u[2*d],$.attention,$.feed_forward,u[2*d+2]].map(y=>A(y[p],1));return`Block ${d}: enters ${b}, attention adds ${x}, the FFN ${w}, leaves ${T}`},view(l){if(!l)return m;let{layer:d,view:h}=l,{start:p,ids:u}=h,$=c(h),b=x=>s.position=x===u.length-1?-1:p+x;return f`
        <div class="buttons">${n("layer")}</div>
        <p class="title">Block ${d} at ${a(u[$])}</p>
        ${Je(h,d,$,a)}
        <p
          class="faint">A length is the square root of a sum of squares. An addition at 90° adds something new
          and leaves what is there as it is; above 90° it takes some of it away.</p>
        ${ss(h,{layer:d,column:$,tokens:e,onSelect:b})}
        ${p?f`<p class="faint">Drawn are the last ${u.length} of ${St(p+u.length,"token")}.</p>`:m}
        <p class="title">The residual stream’s length, block by block</p>
        ${Fe(h.streams,{layer:d,column:$,onSelect:b,names:u.map(x=>e.name(x))})}
      `}})});export{go as default};
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
