var wt=globalThis,Ht=s=>s,K=wt.trustedTypes,Rt=K?K.createPolicy("lit-html",{createHTML:s=>s}):void 0,yt="$lit$",v=`lit$${Math.random().toFixed(9).slice(2)}$`,At="?"+v,Le=`<${At}>`,E=document,z=()=>E.createComment(""),q=s=>s===null||typeof s!="object"&&typeof s!="function",vt=Array.isArray,Ft=s=>vt(s)||typeof s?.[Symbol.iterator]=="function",xt=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,jt=/-->/g,Ut=/>/g,M=RegExp(`>|${xt}(?:([^\\s"'>=/]+)(${xt}*=${xt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Dt=/'/g,zt=/"/g,Vt=/^(?:script|style|textarea|title)$/i,_t=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=_t(1),V=_t(2),cs=_t(3),A=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),qt=new WeakMap,N=E.createTreeWalker(E,129);function Wt(s,t){if(!vt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Rt!==void 0?Rt.createHTML(t):t}var Gt=(s,t)=>{let e=s.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let l=0;l<e;l++){let a=s[l],c,f,d=-1,u=0;for(;u<a.length&&(r.lastIndex=u,f=r.exec(a),f!==null);)u=r.lastIndex,r===D?f[1]==="!--"?r=jt:f[1]!==void 0?r=Ut:f[2]!==void 0?(Vt.test(f[2])&&(i=RegExp("</"+f[2],"g")),r=M):f[3]!==void 0&&(r=M):r===M?f[0]===">"?(r=i??D,d=-1):f[1]===void 0?d=-2:(d=r.lastIndex-f[2].length,c=f[1],r=f[3]===void 0?M:f[3]==='"'?zt:Dt):r===zt||r===Dt?r=M:r===jt||r===Ut?r=D:(r=M,i=void 0);let m=r===M&&s[l+1].startsWith("/>")?" ":"";o+=r===D?a+Le:d>=0?(n.push(c),a.slice(0,d)+yt+a.slice(d)+v+m):a+v+(d===-2?l:m)}return[Wt(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},F=class s{constructor({strings:t,_$litType$:e},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,f]=Gt(t,e);if(this.el=s.createElement(c,n),N.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=N.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(yt)){let u=f[r++],m=i.getAttribute(d).split(v),$=/([.?@])?(.*)/.exec(u);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?Q:$[1]==="?"?tt:$[1]==="@"?et:I}),i.removeAttribute(d)}else d.startsWith(v)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(Vt.test(i.tagName)){let d=i.textContent.split(v),u=d.length-1;if(u>0){i.textContent=K?K.emptyScript:"";for(let m=0;m<u;m++)i.append(d[m],z()),N.nextNode(),a.push({type:2,index:++o});i.append(d[u],z())}}}else if(i.nodeType===8)if(i.data===At)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(v,d+1))!==-1;)a.push({type:7,index:o}),d+=v.length-1}o++}}static createElement(t,e){let n=E.createElement("template");return n.innerHTML=t,n}};function O(s,t,e=s,n){if(t===A)return t;let i=n!==void 0?e._$Co?.[n]:e._$Cl,o=q(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(s),i._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=i:e._$Cl=i),i!==void 0&&(t=O(s,i._$AS(s,t.values),i,n)),t}var X=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,i=(t?.creationScope??E).importNode(e,!0);N.currentNode=i;let o=N.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new P(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new st(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=N.nextNode(),r++)}return N.currentNode=E,i}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},P=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,i){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=O(this,t,e),q(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ft(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&q(this._$AH)?this._$AA.nextSibling.data=t:this.T(E.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=F.createElement(Wt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new X(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=qt.get(t.strings);return e===void 0&&qt.set(t.strings,e=new F(t)),e}k(t){vt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,i=0;for(let o of t)i===e.length?e.push(n=new s(this.O(z()),this.O(z()),this,this.options)):n=e[i],n._$AI(o),i++;i<e.length&&(this._$AR(n&&n._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Ht(t).nextSibling;Ht(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},I=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,i,o){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,e=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=O(this,t,e,0),r=!q(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=O(this,l[n+a],e,a),c===A&&(c=this._$AH[a]),r||=!q(c)||c!==this._$AH[a],c===h?t=h:t!==h&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Q=class extends I{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},tt=class extends I{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},et=class extends I{constructor(t,e,n,i,o){super(t,e,n,i,o),this.type=5}_$AI(t,e=this){if((t=O(this,t,e,0)??h)===A)return;let n=this._$AH,i=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==h&&(n===h||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},st=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){O(this,t)}},Zt={M:yt,P:v,A:At,C:1,L:Gt,R:X,D:Ft,V:O,I:P,H:I,N:tt,U:et,B:Q,F:st},Pe=wt.litHtmlPolyfillSupport;Pe?.(F,P),(wt.litHtmlVersions??=[]).push("3.3.3");var Yt=(s,t,e)=>{let n=e?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=e?.renderBefore??null;n._$litPart$=i=new P(t.insertBefore(z(),o),o,void 0,e??{})}return i._$AI(s),i};var He=new Intl.NumberFormat("en-US"),S=s=>He.format(s);var nt=(s,t=1)=>`${(100*s).toFixed(t)}%`;function H(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Re(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):S(Math.round(n))} ${t[e]}`.trim()}var kt=s=>Re(s,["bytes","kB","MB","GB","TB"]);var B={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Jt=s=>(...t)=>({_$litDirective$:s,values:t}),it=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:fs}=Zt;var Kt=s=>s.strings===void 0;var je={},Xt=(s,t=je)=>s._$AH=t;var _=Jt(class extends it{constructor(s){if(super(s),s.type!==B.PROPERTY&&s.type!==B.ATTRIBUTE&&s.type!==B.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Kt(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===A||t===h)return t;let e=s.element,n=s.name;if(s.type===B.PROPERTY){if(t===e[n])return A}else if(s.type===B.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return A}else if(s.type===B.ATTRIBUTE&&e.getAttribute(n)===t+"")return A;return Xt(s),t}});var R=s=>s.target;function rt({label:s,name:t,value:e,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${_(String(Ue(n,e)))}
      @pointerdown=${c=>R(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:f}=R(c);f!==void 0&&i(f)}}
      @input=${c=>i(n[R(c).valueAsNumber])}
    >
  `;return s===h?a:p`<label class="slider">${s}${a}</label>`}var Tt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,i)=>Number((s+i*e).toFixed(6)));function Ue(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var ot=({label:s,name:t,checked:e,onChange:n,effect:i=h})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${_(e)}
        @change=${o=>n(R(o).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,w=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${e?"true":h}
      @click=${()=>e||t()}
    >${s}</button>
  `,St=(s,t,e,n,i="")=>p`
    <label>${s}
      <select name=${i||h} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${_(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Qt=(s,t,e,n,i)=>p`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${_(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,te=({label:s,name:t,value:e,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(R(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;R(l).value=String(c),n(c)}}
      >
    </label>
  `};var De=900,at=class{kit;steps;#e;#t;constructor(t,e){this.kit=t,this.steps=e,this.#t=[0],t.onCleanup(()=>clearInterval(this.#e))}pause(){this.#e!==void 0&&(clearInterval(this.#e),this.#e=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:n,shows:i}=this.steps;t()>=e()&&n(0),this.#s(),this.#e=setInterval(()=>{t()<e()&&n(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??De),i&&this.kit.scrollSoon?.(i),this.kit.redraw()}#s(){this.#t=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[n,i]=this.#t;(n!==t||i!==this.steps.of?.())&&this.pause();let o=this.#e!==void 0;return p`
      <div class="buttons">
        ${w("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${w(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${w(o?"Pause":"Play",()=>o?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};function lt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var ze=4e3,ct=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=lt(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()||t.reset()),queueMicrotask(()=>this.#r())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>ze,this.#t?void 0:t}#r(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#o(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return p`
      <span class="copy-link">
        ${w("Copy link",()=>this.#o())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?p`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:h}
      </span>
    `}};var ee=new WeakMap;function ne(s){let t=new ResizeObserver(()=>Ct(s));return t.observe(s),()=>t.disconnect()}function Ct(s){if(s.isConnected)for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||ee.get(e)===n)continue;ee.set(e,n);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=se(o.left,o.right,i.left+r,i.right),e.scrollTop+=se(o.top,o.bottom,i.top,i.bottom)}}function se(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function ie(s,t={}){let e=Object.entries(s.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...s,settings:Object.fromEntries(e)}}var Mt=Symbol.for("gpt-lab-ids");function ht(s){let t=globalThis;return t[Mt]=(t[Mt]??0)+1,`${s}-${t[Mt]}`}function re(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function oe(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return W(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Nt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ae=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,qe={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Fe=/[\p{C}\p{Z}]/u,Ve=/^\p{M}/u;function W(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function le(s){let t=W(s);if(t===void 0)return p`<span class="bytes">${Nt(s)}</span>`;let e=Ve.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!Fe.test(i)){n+=i;continue}let o=ae(i),[r,l]=qe[i]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${e}${n}`}function Et(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${ae(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var We=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ce={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:i=1/0}=t,o=Number(s||NaN);return o>=n&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ot={number:ce,integer:ce,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Ge(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>We.get(s),rule:()=>"true or false"},text:{encode:s=>re(s),decode:oe,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(he(s))?he(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(o=>o in n).map(o=>de(n[o],e[o],e)).join(",")},decode(s,t,e){let{of:n,least:i}=t;if(!s)return null;let o=s.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],pe(l,e[n[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:s=>s.of.join(",")}},he=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Ge=s=>s.replaceAll("%20"," "),de=(s,t,e={})=>Ot[t.kind].encode(s,t,e),pe=(s,t,e={})=>Ot[t.kind].decode(s,t,e);function ue(s,t,e,n=()=>({})){let i=(a,c)=>de(c[a],s[a],s),o=Object.keys(s),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...n(t,new Set(r))};return o.flatMap(a=>s[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function fe(s,t,e,n=()=>!0,i=()=>({})){let o=s.split("&").map(d=>{let u=d.indexOf("=");return u<0?["text",d]:[d.slice(0,u),d.slice(u+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],f=()=>({...e,...i({...e,...a},l)});for(let[d,u]of Object.entries(t)){let m=r.get(d),$=m===void 0?f()[d]:pe(m,u,t);if(u.kind==="parts"&&$!==void 0){let g=$,b=g.filter(x=>n(x,u));for(let x of g)b.includes(x)||c.push(`${x} is not a part of the model`);$=b}else if($===void 0){let{rule:g}=Ot[u.kind];c.push(d==="text"?"its text is damaged":`${d}=${m} is not ${g(u)}`),$=e[d]}a[d]=$}return{values:a,problems:c}}function It(s,t){return new Promise((e,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",i),o.error?n(new Error(o.error)):e(r[0]))};s.on("msg:custom",i),s.send({type:"asset",name:t})})}var Ze=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function me(s,t,{streams:e,neurons:n,places:i}={}){let o=i?s.replace(/@\d{1,6}$/,""):s;if(Ze(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var Ye=Symbol.for("gpt-lab shared text");function $e(s){let t=globalThis,e=t[Ye]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of e.watchers)o()};e.takers.add(s),queueMicrotask(n);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==s&&r(o)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?h:p`<div class="shared-text">${ot({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==s&&r(i);n()}})}</div>`}}function ge(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:h}</span>`}function be(s,t,e=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${s}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${s}=${o} is below 1`}:r>e?{problem:`${s}=${o} is above ${e}`}:{value:r}}function we({name:s,setting:t,label:e,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...f}){let{disabled:d=!1,id:u}=f,{symbol:m=s,max:$}=t,g=l===void 0?{value:n}:be(s,l,$),b=g.value===void 0||g.value===n?l:void 0,x=g.value===void 0?g.problem:void 0,Y=xe(n,i,o),J=y=>{a(),c(y)},T=y=>{let U=y.target.value;a(U);let{value:L}=be(s,U,$);L!==void 0&&c(L)},bt=y=>{if(y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;y.preventDefault();let U=y.key==="ArrowUp"?i.find(L=>L>n):i.findLast(L=>L<n);U!==void 0&&J(U)};return p`
    <div class="size">
      <label>
        <span class="name">${ge(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${_(b??String(n))}
          ?disabled=${d}
          aria-invalid=${String(!!x)}
          aria-describedby=${x?`${u}-${s}`:h}
          @input=${T}
          @change=${()=>x||a()}
          @keydown=${bt}
        >
      </label>
      ${rt({value:n,stops:i,disabled:d,onChange:J,label:h,name:`${m}, ${e}: slider`,text:y=>[r(y),xe(y,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":Y}</p>
      <p class="warn problem" id="${u}-${s}" ?hidden=${!x}>${x?`${x}; the figure still has ${n}`:""}</p>
    </div>
  `}function xe(s,t,[e,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return s===i?n:s===t[0]?e:s>i||s<t[0]?"beyond the slider":""}var Je={commas:S,percent:s=>nt(s,0),1:s=>H(s,1)},dt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=ht("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,n,i={}){let o=e.help??h,r=this.#s(t,e,n,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,n,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(e.kind){case"switch":return ot({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#r(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return e==="select"?St(o,a,r,l,t):Qt(o,`${this.#e}-${t}`,a,r,l)}#i(t,e,n,i,o,r){let{control:l,names:a,unit:c="",step:f=1}=e,{min:d=e.min??0,max:u=e.max??1/0}=r,m=b=>a?.[b]??(Je[c]??String)(b),$=()=>r.stops??e.stops??Tt(d,u,f),g=()=>$().filter(b=>b>=d&&b<=u);return l==="size"?we({name:t,setting:e,label:n,value:i,text:m,onChange:o,stops:g(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:b=>{b===void 0?this.#t.delete(t):this.#t.set(t,b),this.redraw()}}):l==="field"?te({label:n,name:t,value:i,min:d,max:u,onChange:o}):l==="select"?St(n,Tt(d,u,1).map(b=>[b,m(b)]),i,o,t):rt({label:p`<span>${n} <span class="number">${m(i)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:i,stops:g(),text:m,onChange:o,disabled:r.disabled})}#r(t,{rows:e=2},n,i){let o=`${this.#e}-${t}`,r=Et(this.#t.get(t)??""),l=a=>{let c=a.target.value;Et(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===i?this.redraw():this.change(t,c)};return p`
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
          .value=${_(this.#t.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var Ke=16,Xe="<|endoftext|>",pt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#e.get(t);if(n)return n;let i=e();if(this.#e.set(t,i),this.#e.size>Ke){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,le(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return W(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return W(e)??Nt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Xe;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var ut=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,n,i){this.model=e,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>It(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return ye(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#r(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#o("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=ie(t,e.get("_limits")),this.id=ht(t.name),this.initial=this.values(),this.state=ye(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#e=new dt((r,l)=>this.#o(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));n&&o&&(this.tokens=new pt(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=$e(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return ue(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:i}=fe(t,this.declared.settings,this.initial,(o,r)=>!e||me(o,e,r),this.absent);for(let o of Object.keys(n))this.#e.forget(o);this.#r(n),this.problems=i,this.redraw()}#r(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#o(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&e(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function ye(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,i)=>(t(n,i),!0)})}var ft=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#n;#i;#r;#o;constructor(t,e,n,i){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#r=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#o=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let n=!this.#t;[this.#t,this.#e]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#r,n)}retry;async#a(t,e,n,i){let o=()=>n===this.#r,r=async(a,c)=>{let f=await this.client.look(a,{onTokens:c,load:!i});return f&&o()?f:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#o(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};var Ae=s=>s?.model.get("snapshots")??{};var Qe="These are the lab model\u2019s numbers.",ve=(s,t,e)=>p`<p class="status-line faint"><label>Loading ${s}, ${kt(e)}
    <progress max=${e} value=${t||h}></progress></label></p>`;function _e(s,t=Qe){let e=p`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:i,message:o,snapshots:r}=s.status,l=()=>s.load(!0);if(n==="asking")return p`<p class="status-line">Your browser is set to save data. ${w(`Load the model (${kt(s.size)})`,l)}</p>`;if(n==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${w("Try again",l)}</p>`;if(n==="loading")return ve("the model",i,s.size);for(let[a,{size:c}]of Object.entries(Ae(s.kit))){let f=r[a];if(f!==void 0)return ve(`the model after ${a}% of its training`,f,c)}return e}function ke(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(n(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),s.append(t),t.hidden=!1,ts(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))s.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function ts(s,t){let{width:e,height:n}=s.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-n-6,r=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(i,r))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var es=s=>s.stopPropagation();function Te(s,t){return{async render({model:e,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):Yt(c,n)},l=new ut(s,e,i,o),a=c=>{if(l.dispose(),r(ss(s.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Bt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Ct(o)}catch(f){a(f)}},o&&(l.onCleanup(ke(o)),l.onCleanup(ne(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Bt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=lt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new ft({question:o,answer:r,first:l},i,()=>t.redraw(),f=>a&&t.publish(a(f)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new ct({page:n,write:()=>t.writeLink(),read:f=>t.readLink(f),reset:()=>t.reset(),redraw:()=>t.redraw(),find:f=>t.find(f)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(n));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${es}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??h}
            ${w("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#o()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(n,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?w("Try again",this.#s.retry):h}</p>
        ${r?_e(t.client,e.ready):h}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return h;let n=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?w("Show me",()=>this.kit.change(e??{})):h}
      </div>
    `}#o(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,i])=>w(n,()=>t.change(i)))}
      </div>
    `:h}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},ss=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Lt=new WeakMap;function Se({move:s,remember:t,restore:e,within:n=i=>i}){let i=r=>r.currentTarget,o=r=>{let l=n(i(r)).getBoundingClientRect(),a=(c,f)=>Math.min(1,Math.max(0,c/f));s(a(r.clientX-l.left,l.width),a(r.clientY-l.top,l.height))};return{down(r){r.button===0&&(Lt.set(i(r),t()),i(r).setPointerCapture(r.pointerId),o(r))},move(r){i(r).hasPointerCapture(r.pointerId)&&o(r)},cancel(r){Lt.has(i(r))&&e(Lt.get(i(r)))}}}var Me=([s,t],[e,n])=>i=>e+(i-s)/(t-s)*(n-e),Ce=s=>String(Number(s.toFixed(2))),Ne=s=>s.map(([t,e],n)=>`${n?"L":"M"}${Ce(t)} ${Ce(e)}`).join("");function mt(s,t){let e=s.findIndex(n=>n.step>t);return e<0?s.length-1:Math.max(0,e-1)}function Ee(s,t){let e=s[s.length-1].step,n=s.map(({step:i})=>Math.abs(Pt(i,e)-t));return n.indexOf(Math.min(...n))}var Pt=(s,t)=>Math.sqrt(s/t);function Oe(s,t){return s.split(/([A-Za-z]+)/u).map(e=>({text:e,known:t.has(e)})).filter(({text:e})=>e!=="")}var G=s=>Object.entries(s).sort(([,t],[,e])=>e-t),$t=(s,t)=>G(s).filter(([,e])=>t<e).map(([e])=>e);var[ns,is,C,j,gt,Z]=[400,306,28,392,10,272],[rs,os]=[1,4.6],as=[0,25,100,250,500,1500],k=Me([rs,os],[Z,gt]);function Ie({run:s,step:t,onMove:e}){let{moments:n,levels:i}=s,o=n[n.length-1].step,r=mt(n,t),l=n[r],a=u=>C+Pt(u,o)*(j-C),c=Se({move:u=>e(Ee(n,u)),remember:()=>r,restore:e}),f=new Set($t(i,l.held_out)),d=u=>Ne(n.slice(0,r+1).map(m=>[a(m.step),k(m[u])]));return p`
    <svg class="curves" viewBox="0 0 ${ns} ${is}" role="img"
      aria-label="Loss against steps, so far. The numbers stand beside it.">
      ${[1,2,3,4].map(u=>V`
          <line class="grid" x1=${C} x2=${j} y1=${k(u)} y2=${k(u)}></line>
          <text x=${C-5} y=${k(u)} dy="0.35em" text-anchor="end">${u}</text>
        `)}
      ${as.map(u=>V`<text x=${a(u)} y=${Z+15} text-anchor=${u===o?"end":"middle"}>${S(u)}</text>`)}
      <text x=${(C+j)/2} y=${Z+31} text-anchor="middle">steps made</text>
      ${G(i).map(([u,m],$,{length:g})=>V`
          <line class="level ${f.has(u)?"passed":""}" x1=${C} x2=${j}
            y1=${k(m)} y2=${k(m)}></line>
          <text class="level ${f.has(u)?"passed":""}" x=${j} y=${k(m)+($<g-1?-4:12)} text-anchor="end">${u}</text>
        `)}
      <line class="here" x1=${a(l.step)} x2=${a(l.step)} y1=${gt} y2=${Z}></line>
      ${r?V`
          <path class="curve train" d=${d("train")}></path>
          <path class="curve held-out" d=${d("held_out")}></path>
        `:h}
      <circle class="dot train" cx=${a(l.step)} cy=${k(l.train)} r="5"></circle>
      <circle class="dot held-out" cx=${a(l.step)} cy=${k(l.held_out)} r="5"></circle>
      <rect class="catch" x=${C} y=${gt} width=${j-C} height=${Z-gt}
        @pointerdown=${c.down} @pointermove=${c.move} @pointercancel=${c.cancel}></rect>
    </svg>
  `}var ls={name:"training-replay",title:"A model learns letters",assets:[],settings:{step:{kind:"integer",label:"Steps made",unit:"commas",stops:[0,1,2,4,8,12,16,20,25,30,40,50,60,80,100,125,150,175,200,250,300,350,400,450,500,550,600,700,800,900,1e3,1100,1200,1300,1400,1500],min:0,max:1500}},examples:[["Noise",{step:0}],["Letters and spaces",{step:30}],["The resting place",{step:150}],["Words",{step:600}],["By heart",{step:1500}]]},Be={...ls};var si=Te(Be,({state:s,data:t,control:e,redraw:n,onCleanup:i,define:o})=>{let r=t("_run"),l=new Set(r.words),a=()=>mt(r.moments,s.step),c=m=>s.step=r.moments[m].step,f=new at({redraw:n,onCleanup:i},{at:a,last:()=>r.moments.length-1,go:c,next:"Next",pace:400}),d=(m,$,g)=>p`
      <tr>
        <th scope="row"><svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
          class="curve ${$}" d="M0 4H24"></path></svg>${m}</th>
        <td class="number">${H(g,2)}</td>
        <td class="number">${nt(Math.exp(-g),0)}</td>
      </tr>
    `;function u(m){let $=$t(r.levels,m),[g,b]=G(r.levels)[$.length]??[],x=g?p`
        A table of ${g} has ${H(b,2)}.
      `:h;return $.length?p`On new text it beats a table of <strong>${$[$.length-1]}</strong>.${x}`:p`It knows no more than <strong>nothing</strong>.`}return o({announcement(){let{step:m,held_out:$,sample:g}=r.moments[a()];return`${m} steps, held-out loss ${H($,2)}: ${g.slice(0,40)}`},view(){let{step:m,train:$,held_out:g,sample:b}=r.moments[a()],x=Oe(b,l),Y=x.filter(({text:T})=>/^[A-Za-z]/u.test(T)),J=Y.filter(T=>T.known).length;return p`
        <div class="layout">
          <div class="picture">
            ${Ie({run:r,step:s.step,onMove:c})}
          </div>
          <div class="numbers">
            ${e("step",{value:m})} ${f.view()}
            <p class="title">It writes</p>
            <p class="sample">${x.map(({text:T,known:bt})=>bt?p`<mark>${T}</mark>`:T)}</p>
            <p class="faint">Marked: words of the training text,
              <span class="number">${J}</span> of ${Y.length}.</p>
            <table class="losses">
              <thead>
                <tr>
                  <th scope="col">loss</th>
                  <th scope="col" class="number">nats</th>
                  <th scope="col" class="number">typical <i>p</i></th>
                </tr>
              </thead>
              <tbody>
                ${d("held-out text","held-out",g)}
                ${d("training text","train",$)}
              </tbody>
            </table>
            <p>${u(g)}</p>
            <p class="faint">${S(r.parameters)} parameters; a step reads 1,024
              letters.</p>
          </div>
        </div>
      `}})});export{si as default};
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
