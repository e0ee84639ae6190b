var gt=globalThis,Ot=n=>n,J=gt.trustedTypes,It=J?J.createPolicy("lit-html",{createHTML:n=>n}):void 0,bt="$lit$",k=`lit$${Math.random().toFixed(9).slice(2)}$`,wt="?"+k,Oe=`<${wt}>`,C=document,j=()=>C.createComment(""),z=n=>n===null||typeof n!="object"&&typeof n!="function",yt=Array.isArray,Dt=n=>yt(n)||typeof n?.[Symbol.iterator]=="function",$t=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Lt=/-->/g,Rt=/>/g,E=RegExp(`>|${$t}(?:([^\\s"'>=/]+)(${$t}*=${$t}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Pt=/'/g,Ut=/"/g,jt=/^(?:script|style|textarea|title)$/i,xt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),p=xt(1),os=xt(2),rs=xt(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Ht=new WeakMap,M=C.createTreeWalker(C,129);function zt(n,t){if(!yt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return It!==void 0?It.createHTML(t):t}var Vt=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let c=0;c<e;c++){let a=n[c],l,h,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,h=r.exec(a),h!==null);)f=r.lastIndex,r===D?h[1]==="!--"?r=Lt:h[1]!==void 0?r=Rt:h[2]!==void 0?(jt.test(h[2])&&(i=RegExp("</"+h[2],"g")),r=E):h[3]!==void 0&&(r=E):r===E?h[0]===">"?(r=i??D,d=-1):h[1]===void 0?d=-2:(d=r.lastIndex-h[2].length,l=h[1],r=h[3]===void 0?E:h[3]==='"'?Ut:Pt):r===Ut||r===Pt?r=E:r===Lt||r===Rt?r=D:(r=E,i=void 0);let m=r===E&&n[c+1].startsWith("/>")?" ":"";o+=r===D?a+Oe:d>=0?(s.push(l),a.slice(0,d)+bt+a.slice(d)+k+m):a+k+(d===-2?c:m)}return[zt(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},V=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,h]=Vt(t,e);if(this.el=n.createElement(l,s),M.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=M.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(bt)){let f=h[r++],m=i.getAttribute(d).split(k),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?K:$[1]==="?"?X:$[1]==="@"?Q:B}),i.removeAttribute(d)}else d.startsWith(k)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(jt.test(i.tagName)){let d=i.textContent.split(k),f=d.length-1;if(f>0){i.textContent=J?J.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],j()),M.nextNode(),a.push({type:2,index:++o});i.append(d[f],j())}}}else if(i.nodeType===8)if(i.data===wt)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(k,d+1))!==-1;)a.push({type:7,index:o}),d+=k.length-1}o++}}static createElement(t,e){let s=C.createElement("template");return s.innerHTML=t,s}};function N(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=N(n,i._$AS(n,t.values),i,s)),t}var Z=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??C).importNode(e,!0);M.currentNode=i;let o=M.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new P(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new tt(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=M.nextNode(),r++)}return M.currentNode=C,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},P=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=N(this,t,e),z(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Dt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(C.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=V.createElement(zt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Z(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Ht.get(t.strings);return e===void 0&&Ht.set(t.strings,e=new V(t)),e}k(t){yt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(j()),this.O(j()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Ot(t).nextSibling;Ot(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=N(this,t,e,0),r=!z(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=N(this,c[s+a],e,a),l===A&&(l=this._$AH[a]),r||=!z(l)||l!==this._$AH[a],l===u?t=u:t!==u&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},X=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Q=class extends B{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=N(this,t,e,0)??u)===A)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){N(this,t)}},Wt={M:bt,P:k,A:wt,C:1,L:Vt,R:Z,D:Dt,V:N,I:P,H:B,N:X,U:Q,B:K,F:tt},Ie=gt.litHtmlPolyfillSupport;Ie?.(V,P),(gt.litHtmlVersions??=[]).push("3.3.3");var Ft=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new P(t.insertBefore(j(),o),o,void 0,e??{})}return i._$AI(n),i};var Le=new Intl.NumberFormat("en-US"),w=n=>Le.format(n);var S=(n,t)=>`${w(n)} ${t}${n===1?"":"s"}`,O=(n,t=1)=>`${(100*n).toFixed(t)} %`;function qt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Re(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):w(Math.round(s))} ${t[e]}`.trim()}var At=n=>Re(n,["bytes","kB","MB","GB","TB"]);function _(n){let[t,e]=n.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var I={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Gt=n=>(...t)=>({_$litDirective$:n,values:t}),et=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:ms}=Wt;var Yt=n=>n.strings===void 0;var Pe={},Jt=(n,t=Pe)=>n._$AH=t;var T=Gt(class extends et{constructor(n){if(super(n),n.type!==I.PROPERTY&&n.type!==I.ATTRIBUTE&&n.type!==I.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Yt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===u)return t;let e=n.element,s=n.name;if(n.type===I.PROPERTY){if(t===e[s])return A}else if(n.type===I.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===I.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return Jt(n),t}});var U=n=>n.target;function st({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${T(String(Ue(s,e)))}
      @pointerdown=${l=>U(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:h}=U(l);h!==void 0&&i(h)}}
      @input=${l=>i(s[U(l).valueAsNumber])}
    >
  `;return n===u?a:p`<label class="slider">${n}${a}</label>`}var _t=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function Ue(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var nt=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${T(e)}
        @change=${o=>s(U(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,v=(n,t,{disabled:e=!1,name:s=""}={})=>p`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,vt=(n,t,e,s,i="")=>p`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${T(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Zt=(n,t,e,s,i)=>p`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${T(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Kt=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(U(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;U(c).value=String(l),s(l)}}
      >
    </label>
  `};function it(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var He=4e3,ot=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=it(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>He,this.#e?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${v("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Xt=new WeakMap;function te(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||Xt.get(e)===s)continue;Xt.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Qt(o.left,o.right,i.left+r,i.right),e.scrollTop+=Qt(o.top,o.bottom,i.top,i.bottom)}}function Qt(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function ee(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var kt=Symbol.for("gpt-lab-ids");function rt(n){let t=globalThis;return t[kt]=(t[kt]??0)+1,`${n}-${t[kt]}`}function se(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ne(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return W(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Tt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ie=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,De={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},je=/[\p{C}\p{Z}]/u,ze=/^\p{M}/u;function W(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function oe(n){let t=W(n);if(t===void 0)return p`<span class="bytes">${Tt(n)}</span>`;let e=ze.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!je.test(i)){s+=i;continue}let o=ie(i),[r,c]=De[i]??[o,o];e.push(s,p`<span class="sign" role="img" aria-label=${c}>${r}</span>`),s=""}return p`${e}${s}`}function St(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ie(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Ve=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),re={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Et={number:re,integer:re,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===We(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>Ve.get(n),rule:()=>"true or false"},text:{encode:n=>se(n),decode:ne,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ae(n))?ae(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>ce(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((c,a)=>[s[a],le(c,e[s[a]],e)]);return r.some(([,c])=>c===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},ae=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),We=n=>n.replaceAll("%20"," "),ce=(n,t,e={})=>Et[t.kind].encode(n,t,e),le=(n,t,e={})=>Et[t.kind].decode(n,t,e);function he(n,t,e,s=()=>({})){let i=(a,l)=>ce(l[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),c={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function de(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(o),c=new Set(r.keys()),[a,l]=[{},[]],h=()=>({...e,...i({...e,...a},c)});for(let[d,f]of Object.entries(t)){let m=r.get(d),$=m===void 0?h()[d]:le(m,f,t);if(f.kind==="parts"&&$!==void 0){let b=$,g=b.filter(y=>s(y,f));for(let y of b)g.includes(y)||l.push(`${y} is not a part of the model`);$=g}else if($===void 0){let{rule:b}=Et[f.kind];l.push(d==="text"?"its text is damaged":`${d}=${m} is not ${b(f)}`),$=e[d]}a[d]=$}return{values:a,problems:l}}function Mt(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var Fe=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function ue(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(Fe(o)&&!e)return!1;let[r,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return l!==void 0&&!(s&&Number(l)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var qe=Symbol.for("gpt-lab shared text");function pe(n){let t=globalThis,e=t[qe]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${nt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function fe(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function $e({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:c,onDraft:a,onChange:l,...h}){let{disabled:d=!1,id:f}=h,{symbol:m=n,max:$}=t,b=c===void 0?{value:s}:fe(n,c,$),g=b.value===void 0||b.value===s?c:void 0,y=b.value===void 0?b.problem:void 0,Ce=me(s,i,o),Bt=x=>{a(),l(x)},Ne=x=>{let H=x.target.value;a(H);let{value:R}=fe(n,H,$);R!==void 0&&l(R)},Be=x=>{if(x.key!=="ArrowUp"&&x.key!=="ArrowDown")return;x.preventDefault();let H=x.key==="ArrowUp"?i.find(R=>R>s):i.findLast(R=>R<s);H!==void 0&&Bt(H)};return p`
    <div class="size">
      <label>
        <span class="name">${_(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${T(g??String(s))}
          ?disabled=${d}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${n}`:u}
          @input=${Ne}
          @change=${()=>y||a()}
          @keydown=${Be}
        >
      </label>
      ${st({value:s,stops:i,disabled:d,onChange:Bt,label:u,name:`${m}, ${e}: slider`,text:x=>[r(x),me(x,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":Ce}</p>
      <p class="warn problem" id="${f}-${n}" ?hidden=${!y}>${y?`${y}; the figure still has ${s}`:""}</p>
    </div>
  `}function me(n,t,[e,s]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var Ge={commas:w,percent:n=>O(n,0),1:n=>qt(n,1)},at=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=rt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return nt({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?vt(o,a,r,c,t):Zt(o,`${this.#t}-${t}`,a,r,c)}#i(t,e,s,i,o,r){let{control:c,names:a,unit:l="",step:h=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=g=>a?.[g]??(Ge[l]??String)(g),$=()=>r.stops??e.stops??_t(d,f,h),b=()=>$().filter(g=>g>=d&&g<=f);return c==="size"?$e({name:t,setting:e,label:s,value:i,text:m,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:g=>{g===void 0?this.#e.delete(t):this.#e.set(t,g),this.redraw()}}):c==="field"?Kt({label:s,name:t,value:i,min:d,max:f,onChange:o}):c==="select"?vt(s,_t(d,f,1).map(g=>[g,m(g)]),i,o,t):st({label:p`<span>${s} <span class="number">${m(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:b(),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=St(this.#e.get(t)??""),c=a=>{let l=a.target.value;St(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===i?this.redraw():this.change(t,l)};return p`
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
          .value=${T(this.#e.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Ye=16,Je="<|endoftext|>",ct=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>Ye){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,oe(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return W(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return W(e)??Tt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Je;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var lt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Mt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return ge(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,c=>c.focus()),this.scrollSoon=r=>this.#a(r,c=>c.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=ee(t,e.get("_limits")),this.id=rt(t.name),this.initial=this.values(),this.state=ge(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#t=new at((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(c=>c.endsWith("-vocabulary"));s&&o&&(this.tokens=new ct(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,c])=>c.shared);if(r&&this.page&&this.host){let[c]=r;this.#e=pe(a=>this.change({[c]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return he(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=de(t,this.declared.settings,this.initial,(o,r)=>!e||ue(o,e,r),this.absent);for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let s=this.find(t);s&&e(s)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function ge(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var ht=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}retry;async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,l)=>{let h=await this.client.look(a,{onTokens:l,load:!i});return h&&o()?h:await new Promise(()=>{})},c=(a,l)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=l,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}o()&&(this.busy=!1,this.redraw())}};var be=n=>n?.model.get("snapshots")??{};var Ze="These are the lab model\u2019s numbers.",we=(n,t,e)=>p`<p class="status-line faint"><label>Loading ${n}, ${At(e)}
    <progress max=${e} value=${t||u}></progress></label></p>`;function ye(n,t=Ze){let e=p`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o,snapshots:r}=n.status,c=()=>n.load(!0);if(s==="asking")return p`<p class="status-line">Your browser is set to save data. ${v(`Load the model (${At(n.size)})`,c)}</p>`;if(s==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${v("Try again",c)}</p>`;if(s==="loading")return we("the model",i,n.size);for(let[a,{size:l}]of Object.entries(be(n.kit))){let h=r[a];if(h!==void 0)return we(`the model after ${a} % of its training`,h,l)}return e}function xe(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,Ke(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:o}))n.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function Ke(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var Xe=n=>n.stopPropagation();function Ae(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=l=>{"show"in s?s.show(l):Ft(l,s)},c=new lt(n,e,i,o),a=l=>{if(c.dispose(),r(Qe(n.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Ct(c,await t(c));c.draw=()=>{try{r(l.view()),o&&te(o)}catch(h){a(h)}},o&&c.onCleanup(xe(o)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Ct=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=it(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new ht({question:o,answer:r,first:c},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let l=new ot({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),reset:()=>t.reset(),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=l,t.onChange=()=>l.changed(),t.enter=()=>l.enter(),t.onCleanup(()=>l.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Xe}>
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
          ${e.view(s,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?v("Try again",this.#s.retry):u}</p>
        ${r?ye(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${s?v("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>v(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},Qe=(n,t)=>p`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var dt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var ut=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new dt,o=c=>{let a=this.#n.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),h=s[a],[d,f]=this.parts(l);t[a]!==d||t[h]!==f||(t[a]=l,t[h]=-1,s[a]=s[h],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var ts="<|endoftext|>",pt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new ut(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(ts)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var es={name:"mask-explorer",title:"Mask explorer",assets:["lab-vocabulary"],settings:{kind:{kind:"choice",label:"Mask",choices:["causal","prefix","full","sliding window","encoder-decoder"]},text:{kind:"text",label:"Your text",rows:2,shared:!0},prefix:{kind:"integer",min:1,max:16},window:{kind:"integer",min:1,max:16},query:{kind:"integer",min:0,max:15},key:{kind:"integer",min:0,max:15},length:{kind:"integer",label:"T, tokens of a long text",unit:"commas",stops:[128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072},length_window:{kind:"integer",label:"Window of the long text",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072}},examples:[]},F={...es,Tokenizer:pt};var[ss,q,G]=[0,1,2];function mt(n,t,e,{prefix:s,window:i}){let o=e<=t;return{full:!0,causal:o,prefix:o||e<s,"sliding window":o&&t-e<i,"encoder-decoder":o||e<s}[n]?n==="encoder-decoder"&&t>=s&&e<s?G:q:ss}var _e=(n,t,e)=>Array.from({length:t},(s,i)=>Array.from({length:t},(o,r)=>mt(n,i,r,e))),ft=n=>n*(n+1)/2;function L(n,t,{prefix:e,window:s}){let[i,o]=[Math.min(e,t),Math.min(s,t)];switch(n){case"full":return t*t;case"causal":return ft(t);case"sliding window":return t*o-ft(o-1);default:return ft(t)+ft(i-1)}}var ve=(n,t)=>p`
    <td class="number">${w(n)}</td>
    <td class="number faint">${O(n/(t*t))}</td>
  `;function ke({kind:n,T:t,extent:e,length:s,lengthWindow:i,controls:o}){let r={prefix:Math.floor(s/2),window:i},[c,a]=[L("causal",s,r),L("sliding window",s,r)];return p`
    <div class="scrolls">
      <table class="costs">
        <caption>Scores that a head needs, and their share of ${_("T")}²</caption>
        <thead>
          <tr>
            <th scope="col">mask</th>
            <th scope="colgroup" colspan="2" class="number">this text, ${_("T")} = ${t}</th>
            <th scope="colgroup" colspan="2" class="number">
            ${_("T")} = ${w(s)}
          </th>
          </tr>
        </thead>
        <tbody>
        ${F.settings.kind.choices.map(l=>p`
            <tr class=${l===n?"chosen":""}>
              <th scope="row">${l}${l===n?p`<span class="unseen">, chosen</span>`:u}</th>
              ${t?ve(L(l,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${ve(L(l,s,r),s)}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
    <div class="long">${o}</div>
    <p>
      At ${_("T")} = ${w(s)} a window of ${w(i)} ${a<c?p`leaves <b>${w(a)}</b> of the causal mask’s ${w(c)} scores:
            ${O(1-a/c,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${_("T")}² scores and throws these
      away.</span>
    </p>
  `}function Te(n,[t,e],[s,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[c,a]=r[n.key]??[-1,-1];if(c<0||c>=s||a<0||a>=i)return;n.preventDefault(),o(c,a),n.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[a].focus()}function Se(n,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${S(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${S(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${S(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${S(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[n]}function Y(n,t,e,s,i){let o=mt(n,t,e,s),[r,c]=[i[t],i[e]];if(o===G)return`${r} may see ${c}, by cross-attention`;if(o===q)return`${r} may see ${t===e?"itself":c}`;let a=e<=t?`it is ${t-e} back, and the window is ${s.window}`:n==="encoder-decoder"&&t<s.prefix?"it is the decoder\u2019s":"it comes later";return`${r} may not see ${c}: ${a}`}function Ee(n,t,e,s){let i=s.filter((r,c)=>mt(n,t,c,e)),o=`${i.length} of ${S(s.length,"token")}`;return`${s[t]} may see ${i.join(", ")}. That is ${o}`}var ns={[q]:["seen","\u25CF"],[G]:["cross","\u25C6"]};function Me({kind:n,extent:t,names:e,selected:s,onSelect:i}){let o=e.length,r=n==="encoder-decoder"?t.prefix:-1,c=l=>l===r?"decoder-starts":"",a=(l,h,d)=>{let[f,m]=ns[l]??["",""],$=h===s[0]&&d===s[1],b=Y(n,h,d,t,e);return p`<td class=${c(d)} data-in-view=${$?`${h},${d}`:u}><button
      type="button"
      class=${f}
      tabindex=${$?0:-1}
      aria-pressed=${$?"true":"false"}
      aria-label=${b}
      data-tip=${b}
      @click=${()=>i(h,d)}
      @keydown=${g=>Te(g,[h,d],[o,o],i)}
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
          ${_e(n,o,t).map((l,h)=>p`
              <tr class="${c(h)} ${h===s[0]?"chosen":""}">
                <th scope="row"><bdi>${e[h]}</bdi></th>
                ${l.map((d,f)=>a(d,h,f))}
              </tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Nt=F.settings.window.max,is={prefix:["prefix","length of the prefix"],"sliding window":["window","width of the window"],"encoder-decoder":["prefix","tokens that the encoder reads"]},di=Ae(F,({state:n,tokens:t,control:e,define:s})=>{let i=()=>{let{kind:r}=n,c=t.of(n.text).slice(0,Nt).map(m=>t.name(m)),a=c.length,l=Math.max(1,r==="encoder-decoder"?a-1:a),h={prefix:Math.min(n.prefix,l),window:Math.min(n.window,Math.max(1,a))},[d,f]=[n.query,n.key].map(m=>Math.max(0,Math.min(m,a-1)));return{kind:r,names:c,T:a,most:l,extent:h,query:d,key:f,count:L(r,a,h)}};function o({kind:r,T:c,most:a,extent:l}){if(r==="causal"||r==="full"||c<2)return u;let[h,d]=is[r];return e(h,{label:d,max:h==="window"?c:a,value:l[h]})}return s({announcement(){let{kind:r,T:c,count:a,query:l,key:h,extent:d,names:f}=i(),m=`${r}: ${w(a)} of ${w(c*c)} scores`;return c?`${m}. ${Y(r,l,h,d,f)}`:m},view(){let r=i(),{kind:c,names:a,T:l,extent:h,query:d,key:f,count:m}=r,$=t.of(n.text).length;return p`
        ${$>Nt?p`<p class="faint">The grid has the first ${Nt} of ${S($,"token")}.</p>`:u}
        ${e("kind")}
        <p class="meaning">${Se(c,h)}</p>
        <div class="layout">
          <div>
            <div class="kind-slider">${o(r)}</div>
            ${l?Me({kind:c,extent:h,names:a,selected:[d,f],onSelect(b,g){n.query=b,n.key=g}}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
          </div>
          <div>
            ${l?p`
                <div class="sentences">
                  <p><b>${Ee(c,d,h,a)}.</b></p>
                  <p>${Y(c,d,f,h,a)}.</p>
                </div>
                <p>The mask leaves <b>${w(m)}</b> of ${_("T")}² = ${w(l*l)} scores a head: ${O(m/(l*l))}.</p>
              `:u}
          </div>
          <div class="of-all">
            ${ke({kind:c,T:l,extent:h,length:n.length,lengthWindow:n.length_window,controls:[e("length"),e("length_window")]})}
          </div>
        </div>
      `}})});export{di as default};
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
