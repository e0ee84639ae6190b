var Pt=globalThis,se=e=>e,ft=Pt.trustedTypes,ne=ft?ft.createPolicy("lit-html",{createHTML:e=>e}):void 0,Rt="$lit$",R=`lit$${Math.random().toFixed(9).slice(2)}$`,Ut="?"+R,ls=`<${Ut}>`,W=document,ot=()=>W.createComment(""),rt=e=>e===null||typeof e!="object"&&typeof e!="function",Ht=Array.isArray,ce=e=>Ht(e)||typeof e?.[Symbol.iterator]=="function",Bt=`[ 	
\f\r]`,it=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ie=/-->/g,oe=/>/g,V=RegExp(`>|${Bt}(?:([^\\s"'>=/]+)(${Bt}*=${Bt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),re=/'/g,ae=/"/g,he=/^(?:script|style|textarea|title)$/i,jt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),f=jt(1),C=jt(2),Fs=jt(3),E=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),le=new WeakMap,G=W.createTreeWalker(W,129);function de(e,t){if(!Ht(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return ne!==void 0?ne.createHTML(t):t}var ue=(e,t)=>{let s=e.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=it;for(let l=0;l<s;l++){let a=e[l],c,p,h=-1,m=0;for(;m<a.length&&(r.lastIndex=m,p=r.exec(a),p!==null);)m=r.lastIndex,r===it?p[1]==="!--"?r=ie:p[1]!==void 0?r=oe:p[2]!==void 0?(he.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=V):p[3]!==void 0&&(r=V):r===V?p[0]===">"?(r=i??it,h=-1):p[1]===void 0?h=-2:(h=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?V:p[3]==='"'?ae:re):r===ae||r===re?r=V:r===ie||r===oe?r=it:(r=V,i=void 0);let $=r===V&&e[l+1].startsWith("/>")?" ":"";o+=r===it?a+ls:h>=0?(n.push(c),a.slice(0,h)+Rt+a.slice(h)+R+$):a+R+(h===-2?l:$)}return[de(e,o+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},at=class e{constructor({strings:t,_$litType$:s},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,p]=ue(t,s);if(this.el=e.createElement(c,n),G.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=G.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(Rt)){let m=p[r++],$=i.getAttribute(h).split(R),b=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:b[2],strings:$,ctor:b[1]==="."?$t:b[1]==="?"?gt:b[1]==="@"?bt:J}),i.removeAttribute(h)}else h.startsWith(R)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(he.test(i.tagName)){let h=i.textContent.split(R),m=h.length-1;if(m>0){i.textContent=ft?ft.emptyScript:"";for(let $=0;$<m;$++)i.append(h[$],ot()),G.nextNode(),a.push({type:2,index:++o});i.append(h[m],ot())}}}else if(i.nodeType===8)if(i.data===Ut)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(R,h+1))!==-1;)a.push({type:7,index:o}),h+=R.length-1}o++}}static createElement(t,s){let n=W.createElement("template");return n.innerHTML=t,n}};function Z(e,t,s=e,n){if(t===E)return t;let i=n!==void 0?s._$Co?.[n]:s._$Cl,o=rt(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(e),i._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=i:s._$Cl=i),i!==void 0&&(t=Z(e,i._$AS(e,t.values),i,n)),t}var mt=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,i=(t?.creationScope??W).importNode(s,!0);G.currentNode=i;let o=G.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new X(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new xt(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=G.nextNode(),r++)}return G.currentNode=W,i}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},X=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=Z(this,t,s),rt(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==E&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ce(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&rt(this._$AH)?this._$AA.nextSibling.data=t:this.T(W.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=at.createElement(de(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(s);else{let o=new mt(i,this),r=o.u(this.options);o.p(s),this.T(r),this._$AH=o}}_$AC(t){let s=le.get(t.strings);return s===void 0&&le.set(t.strings,s=new at(t)),s}k(t){Ht(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,i=0;for(let o of t)i===s.length?s.push(n=new e(this.O(ot()),this.O(ot()),this,this.options)):n=s[i],n._$AI(o),i++;i<s.length&&(this._$AR(n&&n._$AB.nextSibling,i),s.length=i)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=se(t).nextSibling;se(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},J=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=s,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,s=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=Z(this,t,s,0),r=!rt(t)||t!==this._$AH&&t!==E,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=Z(this,l[n+a],s,a),c===E&&(c=this._$AH[a]),r||=!rt(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},$t=class extends J{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},gt=class extends J{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},bt=class extends J{constructor(t,s,n,i,o){super(t,s,n,i,o),this.type=5}_$AI(t,s=this){if((t=Z(this,t,s,0)??u)===E)return;let n=this._$AH,i=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==u&&(n===u||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},xt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){Z(this,t)}},pe={M:Rt,P:R,A:Ut,C:1,L:ue,R:mt,D:ce,V:Z,I:X,H:J,N:gt,U:bt,B:$t,F:xt},cs=Pt.litHtmlPolyfillSupport;cs?.(at,X),(Pt.litHtmlVersions??=[]).push("3.3.3");var fe=(e,t,s)=>{let n=s?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=s?.renderBefore??null;n._$litPart$=i=new X(t.insertBefore(ot(),o),o,void 0,s??{})}return i._$AI(e),i};var U={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},yt=e=>(...t)=>({_$litDirective$:e,values:t}),tt=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Gs}=pe;var me=e=>e.strings===void 0;var hs={},$e=(e,t=hs)=>e._$AH=t;var I=yt(class extends tt{constructor(e){if(super(e),e.type!==U.PROPERTY&&e.type!==U.ATTRIBUTE&&e.type!==U.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!me(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===E||t===u)return t;let s=e.element,n=e.name;if(e.type===U.PROPERTY){if(t===s[n])return E}else if(e.type===U.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return E}else if(e.type===U.ATTRIBUTE&&s.getAttribute(n)===t+"")return E;return $e(e),t}});var ds=new Intl.NumberFormat("en-US"),D=e=>ds.format(e);var j=(e,t=1)=>`${(100*e).toFixed(t)}%`;function ge(e){return e===0||e===1?j(e,0):e<1e-5?"< 0.001%":e<.001?`${Number((100*e).toPrecision(1))}%`:j(e)}function y(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}function us(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):D(Math.round(n))} ${t[s]}`.trim()}var Dt=e=>us(e,["bytes","kB","MB","GB","TB"]);var et=e=>e.target;function wt({label:e,name:t,value:s,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=f`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${l}
      .value=${I(String(ps(n,s)))}
      @pointerdown=${c=>et(c).valueBefore=s}
      @pointercancel=${c=>{let{valueBefore:p}=et(c);p!==void 0&&i(p)}}
      @input=${c=>i(n[et(c).valueAsNumber])}
    >
  `;return e===u?a:f`<label class="slider">${e}${a}</label>`}var Ft=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,i)=>Number((e+i*s).toFixed(6)));function ps(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var vt=({label:e,name:t,checked:s,onChange:n,effect:i=u})=>f`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${I(s)}
        @change=${o=>n(et(o).checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,P=(e,t,{disabled:s=!1,name:n=""}={})=>f`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${s?"true":u}
      @click=${()=>s||t()}
    >${e}</button>
  `,zt=(e,t,s,n,i="")=>f`
    <label>${e}
      <select name=${i||u} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>f`<option value=${String(o)} .selected=${I(o===s)}>${r}</option>`)}
      </select>
    </label>
  `,be=(e,t,s,n,i)=>f`
    <fieldset class="choices">
      <legend>${e}</legend>
      ${s.map(([o,r])=>f`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${I(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,xe=({label:e,name:t,value:s,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return f`
    <label class="slider"><span>${e}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(s)}
        @change=${l=>{let a=Math.round(et(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):s;et(l).value=String(c),n(c)}}
      >
    </label>
  `};function At(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var fs=4e3,_t=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=At(400,()=>{let s=this.#e;this.options.page.write(this.#i()),this.#e!==s&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>fs,this.#e?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return f`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return f`
      <span class="copy-link">
        ${P("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?f`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var ye=new WeakMap;function ve(e){let t=new ResizeObserver(()=>qt(e));return t.observe(e),()=>t.disconnect()}function qt(e){if(e.isConnected)for(let t of e.querySelectorAll("[data-in-view]")){let s=t.closest(".scrolls"),n=t.dataset.inView??"";if(!s||ye.get(s)===n)continue;ye.set(s,n);let[i,o]=[s.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(s).scrollPaddingLeft)||0;s.scrollLeft+=we(o.left,o.right,i.left+r,i.right),s.scrollTop+=we(o.top,o.bottom,i.top,i.bottom)}}function we(e,t,s,n){return t>n?Math.min(t-n+12,e-s):e<s?e-s-12:0}function Ae(e,t={}){let s=Object.entries(e.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...e,settings:Object.fromEntries(s)}}var Vt=Symbol.for("gpt-lab-ids");function kt(e){let t=globalThis;return t[Vt]=(t[Vt]??0)+1,`${e}-${t[Vt]}`}function _e(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ke(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return lt(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var Gt=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Me=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ms={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},$s=/[\p{C}\p{Z}]/u,gs=/^\p{M}/u;function lt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function Te(e){let t=lt(e);if(t===void 0)return f`<span class="bytes">${Gt(e)}</span>`;let s=gs.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!$s.test(i)){n+=i;continue}let o=Me(i),[r,l]=ms[i]??[o,o];s.push(n,f`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return f`${s}${n}`}function Wt(e){let t=/\p{Surrogate}/u.exec(e);return t?`Character ${[...e.slice(0,t.index)].length+1} is ${Me(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var bs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Se={encode:String,decode(e,t){let{kind:s,min:n=-1/0,max:i=1/0}=t,o=Number(e||NaN);return o>=n&&o<=i&&(s==="number"||Number.isInteger(o))?o:void 0},rule(e){let{min:t,max:s}=e;return s===void 0?`${t} or more`:`in ${t} \u2026 ${s}`}},Zt={number:Se,integer:Se,position:{encode:e=>e===null?"":String(e),decode:e=>e===""?null:/^\d{1,6}$/.test(e)?Number(e):void 0,rule:()=>"a position"},choice:{encode:String,decode:(e,t)=>t.choices.find(s=>s===xs(e)),rule:e=>`one of ${e.choices.join(", ")}`},switch:{encode:String,decode:e=>bs.get(e),rule:()=>"true or false"},text:{encode:e=>_e(e),decode:ke,rule:()=>"a text"},parts:{encode:e=>e.join(","),decode:e=>e?e.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:e=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(Ee(e))?Ee(e):void 0,rule:()=>"a tensor's name and an index"},group:{encode(e,t,s){let n=e??{};return t.of.filter(o=>o in n).map(o=>Ce(n[o],s[o],s)).join(",")},decode(e,t,s){let{of:n,least:i}=t;if(!e)return null;let o=e.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],Ne(l,s[n[a]],s)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:e=>e.of.join(",")}},Ee=e=>e.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),xs=e=>e.replaceAll("%20"," "),Ce=(e,t,s={})=>Zt[t.kind].encode(e,t,s),Ne=(e,t,s={})=>Zt[t.kind].decode(e,t,s);function Oe(e,t,s,n=()=>({})){let i=(a,c)=>Ce(c[a],e[a],e),o=Object.keys(e),r=o.filter(a=>i(a,t)!==i(a,s)),l={...s,...n(t,new Set(r))};return o.flatMap(a=>e[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Le(e,t,s,n=()=>!0,i=()=>({})){let o=e.split("&").map(h=>{let m=h.indexOf("=");return m<0?["text",h]:[h.slice(0,m),h.slice(m+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],p=()=>({...s,...i({...s,...a},l)});for(let[h,m]of Object.entries(t)){let $=r.get(h),b=$===void 0?p()[h]:Ne($,m,t);if(m.kind==="parts"&&b!==void 0){let w=b,d=w.filter(x=>n(x,m));for(let x of w)d.includes(x)||c.push(`${x} is not a part of the model`);b=d}else if(b===void 0){let{rule:w}=Zt[m.kind];c.push(h==="text"?"its text is damaged":`${h}=${$} is not ${w(m)}`),b=s[h]}a[h]=b}return{values:a,problems:c}}function Jt(e,t){return new Promise((s,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(e.off("msg:custom",i),o.error?n(new Error(o.error)):s(r[0]))};e.on("msg:custom",i),e.send({type:"asset",name:t})})}var ys=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Ie(e,t,{streams:s,neurons:n,places:i}={}){let o=i?e.replace(/@\d{1,6}$/,""):e;if(ys(o)&&!s)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var ws=Symbol.for("gpt-lab shared text");function Be(e){let t=globalThis,s=t[ws]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of s.watchers)o()};s.takers.add(e),queueMicrotask(n);let i="";return{watch(o){return s.watchers.add(o),()=>s.watchers.delete(o)},enter(o){if(i=o,!!s.on)for(let r of s.takers)r!==e&&r(o)},leave(){s.takers.delete(e),n()},view:()=>s.takers.size<2?u:f`<div class="shared-text">${vt({label:"Same text in all widgets of this page",name:"shared_text",checked:s.on,onChange:o=>{if(s.on=o,o&&i)for(let r of s.takers)r!==e&&r(i);n()}})}</div>`}}function Pe(e){let[t,s]=e.split("_");return f`<span class="math"><i>${t}</i>${s?f`<span class="underscore">_</span><sub>${s}</sub>`:u}</span>`}function Re(e,t,s=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${e}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${e}=${o} is below 1`}:r>s?{problem:`${e}=${o} is above ${s}`}:{value:r}}function He({name:e,setting:t,label:s,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...p}){let{disabled:h=!1,id:m}=p,{symbol:$=e,max:b}=t,w=l===void 0?{value:n}:Re(e,l,b),d=w.value===void 0||w.value===n?l:void 0,x=w.value===void 0?w.problem:void 0,k=Ue(n,i,o),M=A=>{a(),c(A)},O=A=>{let H=A.target.value;a(H);let{value:g}=Re(e,H,b);g!==void 0&&c(g)},st=A=>{if(A.key!=="ArrowUp"&&A.key!=="ArrowDown")return;A.preventDefault();let H=A.key==="ArrowUp"?i.find(g=>g>n):i.findLast(g=>g<n);H!==void 0&&M(H)};return f`
    <div class="size">
      <label>
        <span class="name">${Pe($)} ${s}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${e}
          .value=${I(d??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!x)}
          aria-describedby=${x?`${m}-${e}`:u}
          @input=${O}
          @change=${()=>x||a()}
          @keydown=${st}
        >
      </label>
      ${wt({value:n,stops:i,disabled:h,onChange:M,label:u,name:`${$}, ${s}: slider`,text:A=>[r(A),Ue(A,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":k}</p>
      <p class="warn problem" id="${m}-${e}" ?hidden=${!x}>${x?`${x}; the figure still has ${n}`:""}</p>
    </div>
  `}function Ue(e,t,[s,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return e===i?n:e===t[0]?s:e>i||e<t[0]?"beyond the slider":""}var vs={commas:D,percent:e=>j(e,0),1:e=>y(e,1)},Mt=class{change;redraw;#t;#e;constructor(t,s){this.change=t,this.redraw=s,this.#t=kt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,s,n,i={}){let o=s.help??u,r=this.#s(t,s,n,i);return f`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,s,n,i){let o=s.kind==="text"?s.label:s.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(s.kind){case"switch":return vt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,s,r,l,a);case"text":return this.#o(t,s,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${s.kind} is chosen in a view`);default:return this.#i(t,s,r,l,a,i)}}#n(t,{control:s,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return s==="select"?zt(o,a,r,l,t):be(o,`${this.#t}-${t}`,a,r,l)}#i(t,s,n,i,o,r){let{control:l,names:a,unit:c="",step:p=1}=s,{min:h=s.min??0,max:m=s.max??1/0}=r,$=d=>a?.[d]??(vs[c]??String)(d),b=()=>r.stops??s.stops??Ft(h,m,p),w=()=>b().filter(d=>d>=h&&d<=m);return l==="size"?He({name:t,setting:s,label:n,value:i,text:$,onChange:o,stops:w(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:d=>{d===void 0?this.#e.delete(t):this.#e.set(t,d),this.redraw()}}):l==="field"?xe({label:n,name:t,value:i,min:h,max:m,onChange:o}):l==="select"?zt(n,Ft(h,m,1).map(d=>[d,$(d)]),i,o,t):wt({label:f`<span>${n} <span class="number">${$(i)}</span></span>`,name:typeof n=="string"?n:s.label??t,value:i,stops:w(),text:$,onChange:o,disabled:r.disabled})}#o(t,{rows:s=2},n,i){let o=`${this.#t}-${t}`,r=Wt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Wt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return f`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${s}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":u}
          aria-describedby=${r?`${o}-problem`:u}
          .value=${I(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var As=16,_s="<|endoftext|>",Tt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,s){let n=this.#t.get(t);if(n)return n;let i=s();if(this.#t.set(t,i),this.#t.size>As){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,Te(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return lt(this.tokenizer.bytes(t))!==void 0}plain(t){let s=this.tokenizer.bytes(t);return lt(s)??Gt(s)}name(t){let s=this.plain(t);if(t===this.tokenizer.end_of_text)return _s;let n=s.trim()||JSON.stringify(s).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var St=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,s,n,i){this.model=s,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Jt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return je(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=Ae(t,s.get("_limits")),this.id=kt(t.name),this.initial=this.values(),this.state=je(r=>s.get(r),(r,l)=>this.change({[r]:l})),this.#t=new Mt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();s.on("change",o),this.onCleanup(()=>s.off("change",o))}async load(){let{assets:t,settings:s,Tokenizer:n,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));n&&o&&(this.tokens=new Tt(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(s).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#e=Be(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(s=>[s,this.model.get(s)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Oe(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let s=this.data("sizes"),{values:n,problems:i}=Le(t,this.declared.settings,this.initial,(o,r)=>!s||Ie(o,s,r),this.absent);for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes(),this.redraw()}#r(t,s){this.change({[t]:s});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(s)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,s){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&s(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function je(e,t){return new Proxy({},{get:(s,n)=>e(n),set:(s,n,i)=>(t(n,i),!0)})}var Et=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,s,n,i){this.asking=t,this.client=s,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),s=JSON.stringify(t);if(s===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,s],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,s,this.#o,n)}retry;async#a(t,s,n,i){let o=()=>n===this.#o,r=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!i});return p&&o()?p:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,s],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};var De=e=>e?.model.get("snapshots")??{};var ks="These are the lab model\u2019s numbers.",Fe=(e,t,s)=>f`<p class="status-line faint"><label>Loading ${e}, ${Dt(s)}
    <progress max=${s} value=${t||u}></progress></label></p>`;function ze(e,t=ks){let s=f`<p class="status-line faint">${t}</p>`;if(!e)return s;let{state:n,loaded:i,message:o,snapshots:r}=e.status,l=()=>e.load(!0);if(n==="asking")return f`<p class="status-line">Your browser is set to save data. ${P(`Load the model (${Dt(e.size)})`,l)}</p>`;if(n==="failed")return f`<p class="status-line warn" role="alert">The model did not load: ${o}. ${P("Try again",l)}</p>`;if(n==="loading")return Fe("the model",i,e.size);for(let[a,{size:c}]of Object.entries(De(e.kit))){let p=r[a];if(p!==void 0)return Fe(`the model after ${a}% of its training`,p,c)}return s}function qe(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=()=>{s=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==s&&(n(),c&&(s=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,Ms(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))e.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function Ms(e,t){let{width:s,height:n}=e.getBoundingClientRect(),i=t.left+t.width/2-s/2,o=t.top-n-6,r=document.documentElement.clientWidth-s-4;e.style.left=`${Math.max(4,Math.min(i,r))}px`,e.style.top=`${o>4?o:t.bottom+6}px`}var Ts=e=>e.stopPropagation();function Ve(e,t){return{async render({model:s,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):fe(c,n)},l=new St(e,s,i,o),a=c=>{if(l.dispose(),r(Ss(e.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Yt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&qt(o)}catch(p){a(p)}},o&&(l.onCleanup(qe(o)),l.onCleanup(ve(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Yt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,s){this.kit=t,this.definition=s,this.#t="",this.#i=At(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=s.follow,t.absent=s.absent;let{question:o,answer:r,first:l,publish:a}=s;if(o&&r&&(this.#s=new Et({question:o,answer:r,first:l},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new _t({page:n,write:()=>t.writeLink(),read:p=>t.readLink(p),reset:()=>t.reset(),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:s}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(s.announcement?.(n));let r=t.declared.assets.includes("lab-model");return f`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Ts}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${P("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${s.view(n,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?P("Try again",this.#s.retry):u}</p>
        ${r?ze(t.client,s.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,s]=this.kit.data("_question")??[];if(!t)return u;let n=Object.keys(s??{}).length>0;return f`
      <div class="question">
        <p>${t}</p>
        ${n?P("Show me",()=>this.kit.change(s??{})):u}
      </div>
    `}#r(){let{kit:t}=this,s=t.data("examples")??t.declared.examples;return s.length?f`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${s.map(([n,i])=>P(n,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let s=this.#e===void 0;this.#e=t,!s&&this.kit.host&&this.#i()}},Ss=(e,t)=>f`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Kt=new WeakMap;function Ct({move:e,remember:t,restore:s,within:n=i=>i}){let i=r=>r.currentTarget,o=r=>{let l=n(i(r)).getBoundingClientRect(),a=(c,p)=>Math.min(1,Math.max(0,c/p));e(a(r.clientX-l.left,l.width),a(r.clientY-l.top,l.height))};return{down(r){r.button===0&&(Kt.set(i(r),t()),i(r).setPointerCapture(r.pointerId),o(r))},move(r){i(r).hasPointerCapture(r.pointerId)&&o(r)},cancel(r){Kt.has(i(r))&&s(Kt.get(i(r)))}}}var F=([e,t],[s,n])=>i=>s+(i-e)/(t-e)*(n-s),Ge=e=>String(Number(e.toFixed(2))),Nt=e=>e.map(([t,s],n)=>`${n?"L":"M"}${Ge(t)} ${Ge(s)}`).join("");function ct(e,t,s){let n=(t-e)/s,i=10**Math.floor(Math.log10(n)),o=[1,2,5,10].map(l=>l*i).find(l=>l>=n*(1-1e-9))??i,r=[];for(let l=Math.ceil(e/o-1e-9);l*o<=t+1e-9*o;l++)r.push(Number((l*o).toPrecision(12)));return r}var Qt=class e{edits;start;captured;names;empty;#t;constructor(t=[],s={}){this.edits=s,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(s).length===0}scoped(t){if(this.empty)return this;let s=new e(this.names,this.edits);return s.captured=this.captured,s.start=this.start,s.#t=`${this.#t}${t}.`,s}has(...t){return!this.empty&&t.some(s=>this.names.has(this.#t+s)||this.#t+s in this.edits)}apply(t,s,n){if(this.empty)return s;let i=this.#t+t,o=this.edits[i];if(o){let r=o(s.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==s.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${n.join(", ")}]`);s=r}return this.names.has(i)&&this.captured.set(i,{values:s.slice(),shape:n}),s}},Es=new Qt;var Cs=Math.sqrt(2/Math.PI),We=e=>.5*e*(1+Math.tanh(Cs*(e+.044715*e*e*e)));var Ns={name:"activation-explorer",title:"Activation functions",assets:[],settings:{function:{kind:"choice",names:{relu:"ReLU",gelu:"GELU, exact",gelu_tanh:"GELU, tanh",silu:"SiLU"},choices:["relu","gelu","gelu_tanh","silu"]},x:{kind:"number",label:"x, what comes in",unit:"1",step:.1,min:-6,max:6},layer:{kind:"integer",label:"What reaches it in block",control:"select",min:0,max:5},gate:{kind:"number",label:"g, which opens the gate",unit:"1",step:.1,min:-3,max:3},up:{kind:"number",label:"u, which passes it",unit:"1",step:.1,min:-3,max:3},more:{kind:"switch",label:"More: other functions, slopes, and the gate"},closer:{kind:"switch",label:"Closer to 0"}},examples:[]},z={...Ns};var{choices:Os,names:Ls}=z.settings.function,Ze=Math.sqrt(2/Math.PI);function Is(e){if(Math.abs(e)>6)return Math.sign(e);let t=e,s=e;for(let n=1;Math.abs(t)>1e-17*Math.abs(s);n++)t*=2*e*e/(2*n+1),s+=t;return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*s}var Je=e=>.5*(1+Is(e/Math.SQRT2)),Bs=e=>Math.exp(-e*e/2)/Math.sqrt(2*Math.PI),Xt=e=>1/(1+Math.exp(-e));function Ps(e){let t=Math.tanh(Ze*(e+.044715*e**3));return .5*(1+t)+.5*e*(1-t*t)*Ze*(1+3*.044715*e*e)}var N={relu:{gate:"ReGLU",value:e=>Math.max(0,e),slope:e=>e>0?1:0},gelu:{gate:"GEGLU",value:e=>e*Je(e),slope:e=>Je(e)+e*Bs(e)},gelu_tanh:{gate:"GEGLU",value:We,slope:Ps},silu:{gate:"SwiGLU",value:e=>e*Xt(e),slope:e=>Xt(e)*(1+e*(1-Xt(e)))}},Ye=Os,Y=e=>Ls[e];var{min:Ke,step:_}=z.settings.x;function Ot(e,t){let s=n=>n.reduce((i,o)=>i+o,0);return s(e.slice(0,Math.round((t-Ke)/_)+1))/s(e)}function Qe(e){let t=e.slice(1,-1),s=Math.max(...t,1);return t.map((n,i)=>[Number((Ke+i*_).toFixed(6)),n/s])}var[Rs,B,K]=[400,36,392],ts={top:14,high:170,title:"what comes out"},It={top:202,high:84,title:"slope"},te={high:70,title:"what comes in, how often"},ee={value:ts,slope:It},Lt=ts.top,ht=e=>e?{x:[-3,3],value:[-.5,1.5],slope:[-.25,1.25]}:{x:[-6,6],value:[-1,6],slope:[-.25,1.25]},Xe=new Map;function Us(e,t,s){let n=`${e} ${t} ${s}`,i=Xe.get(n);if(i!==void 0)return i;let{x:[o,r],[t]:l}=ht(s),a=F([o,r],[0,K-B]),c=F(l,[ee[t].high,0]),p=120,h=e==="relu"?[o,-1e-9,1e-9,r]:Array.from({length:p+1},($,b)=>o+b*(r-o)/p),m=Nt(h.map($=>[a($),c(N[e][t]($))]));return Xe.set(n,m),m}function es({chosen:e,x:t,close:s,names:n,slopes:i,counts:o,onMove:r}){let l=i?It.top+It.high+18:It.top,a=l+te.high,c=a+22,{x:[p,h],...m}=ht(s),$=F([p,h],[B,K]),b=Math.min(h,Math.max(p,t)),w=g=>r(Number((Math.round(g/_)*_).toFixed(6))),d=Ct({move:g=>w(p+g*(h-p)),remember:()=>t,restore:w}),x=g=>{let L={ArrowRight:t+_,ArrowUp:t+_,ArrowLeft:t-_,ArrowDown:t-_,PageUp:t+10*_,PageDown:t-10*_,Home:p,End:h}[g.key];L!==void 0&&(g.preventDefault(),w(Math.min(h,Math.max(p,L))))},k=({top:g,title:T})=>C`<text class="title" x=${B+5} y=${g+3} dy="0.35em">${T}</text>`,M=(g,T,L)=>g==="slope"?C`<circle class="dot" cx=${$(b)} cy=${L} r="3.5"></circle>`:C`
        <circle class="dot point" cx=${$(b)} cy=${L} r="6" tabindex="0"
          role="slider" aria-label="The point on ${Y(e)}" aria-valuemin=${p}
          aria-valuemax=${h} aria-valuenow=${b}
          aria-valuetext="x ${y(t,1)}, ${Y(e)} ${y(T,3)}"
          @keydown=${x}></circle>
      `,O=(g,T)=>{let{top:L,high:nt}=ee[g],ut=F(T,[L+nt,L]),pt=N[e][g](b);return C`
      ${ct(...T,g==="value"?7:3).map(S=>C`
          <line class=${S===0?"axis":"grid"} x1=${B} x2=${K} y1=${ut(S)} y2=${ut(S)}
          ></line>
          <text x=${B-4} y=${ut(S)} dy="0.35em" text-anchor="end">${y(S,Number.isInteger(S)?0:1)}</text>
        `)}
      <svg x=${B} y=${L} width=${K-B} height=${nt}>
        ${[...n.filter(S=>S!==e),e].map(S=>C`<path class="curve ${S} ${S===e?"chosen":""}" d=${Us(S,g,s)}></path>`)}
      </svg>
      ${k(ee[g])}
      ${pt>=T[0]&&pt<=T[1]?M(g,pt,ut(pt)):u}
    `},st=(K-B)*_/(h-p),A=Qe(o).filter(([g])=>g>p-_/2&&g<h-_/2),H=g=>A.filter(([T])=>T<t-_/2===g).map(([T,L])=>{let nt=(L*(te.high-10)).toFixed(1);return`M${$(T).toFixed(1)} ${a}v-${nt}h${st.toFixed(2)}v${nt}z`}).join("");return f`
    <svg class="curves" viewBox="0 0 ${Rs} ${c}" role="group"
      aria-label="Curves and a histogram; the tables have their numbers">
      ${ct(p,h,h-p).map(g=>C`
          <line class=${g===0?"axis":"grid"} x1=${$(g)} x2=${$(g)} y1=${Lt}
            y2=${a}></line>
          <text x=${$(g)} y=${a+15} text-anchor="middle">${y(g,0)}</text>
        `)}
      <path class="bars below" d=${H(!0)}></path>
      <path class="bars" d=${H(!1)}></path>
      <line class="axis" x1=${B} x2=${K} y1=${a} y2=${a}></line>
      ${k({top:l,title:te.title})}
      <line class="here" x1=${$(b)} x2=${$(b)} y1=${Lt} y2=${a}></line>
      <rect class="catch" x=${B} y=${Lt} width=${K-B} height=${a-Lt}
        @pointerdown=${d.down} @pointermove=${d.move} @pointercancel=${d.cancel}></rect>
      ${O("value",m.value)} ${i?O("slope",m.slope):u}
    </svg>
  `}var ss="important",Hs=" !"+ss,ns=yt(class extends tt{constructor(e){if(super(e),e.type!==U.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Hs);n.includes("-")||o?s.setProperty(n,o?i.slice(0,-11):i,o?ss:""):s[n]=i}}return E}});var v=z.settings.gate.max,is=60,os=600,[Q,q,dt]=[200,22,180],js=[-6,-3,-1,-.3,.3,1,3,6],rs=e=>`color-mix(in oklab, var(${e<0?"--below":"--heat"}) ${(100*Math.abs(e)).toFixed(1)}%, var(--paper))`;function Ds(e,t){let s=[],n=[];for(let i=0;i<=os;i++){let o=-v+i*2*v/os,r=t/e(o);Math.abs(r)>v?n=[]:n.push([o,r])===2&&s.push(n)}return s}function as({activation:{value:e,gate:t},gate:s,up:n,onMove:i}){let o=F([-v,v],[q,Q]),r=F([-v,v],[dt,dt-Q+q]),l=Array.from({length:is},(h,m)=>{let $=e(-v+(m+.5)*2*v/is)/e(v);return`linear-gradient(to top, ${rs(-$)}, var(--paper), ${rs($)})`}),a=h=>Number(h.toFixed(1)),c=Ct({move:(h,m)=>i(a((2*h-1)*v),a((1-2*m)*v)),remember:()=>[s,n],restore:([h,m])=>i(h,m)}),p=js.flatMap(h=>Ds(e,h).map(m=>({level:h,piece:m})));return f`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${l.map(h=>f`<i style=${ns({background:h})}></i>`)}</div>
      <svg viewBox="0 0 ${Q+4} ${Q}" role="img"
        aria-label="${t}: a map of the product">
        ${ct(-v,v,6).map(h=>C`
            <text x=${o(h)} y=${dt+12} text-anchor="middle">${y(h,0)}</text>
            <text x=${q-5} y=${r(h)} dy="0.35em" text-anchor="end">${y(h,0)}</text>
          `)}
        <line class="axis" x1=${q} x2=${Q} y1=${r(0)} y2=${r(0)}></line>
        <line class="axis" x1=${o(0)} x2=${o(0)} y1=${r(v)} y2=${dt}></line>
        ${p.map(({level:h,piece:m})=>{let[$,b]=m[m.length-1],w=$===v&&Math.abs(h)>=1;return C`
            <path class="level" d=${Nt(m.map(([d,x])=>[o(d),r(x)]))}></path>
            ${w?C`<text x=${o($)-3} y=${r(b)} dy="-0.25em" text-anchor="end">${y(h,0)}</text>`:u}
          `})}
        <circle class="dot" cx=${o(s)} cy=${r(n)} r="5"></circle>
        <rect class="catch" x=${q} y=${r(v)} width=${Q-q} height=${Q-q}
          @pointerdown=${c.down} @pointermove=${c.move} @pointercancel=${c.cancel}></rect>
        <text class="letter" x=${o(2.5)} y=${dt+12} text-anchor="middle">g</text>
        <text class="letter" x=${q-5} y=${r(2.5)} dy="0.35em" text-anchor="end">u</text>
      </svg>
    </div>
  `}var Xi=Ve(z,({state:e,data:t,control:s,change:n,id:i,define:o})=>{let r=t("_counts"),l=t("_tokens"),a=()=>{let d=N[e.function].value(e.gate);return{value:d,product:d*e.up}},c={point(){let{value:d,slope:x}=N[e.function],k=[d,...e.more?[x]:[]].map(M=>y(M(e.x),3));return`x ${y(e.x,1)}: ${m(e.function)} ${k.join(", slope ")}`},gate:()=>`${N[e.function].gate}: ${y(a().product,3)}`,block:()=>`below 0: ${j(Ot(r[e.layer],0))}`},p="point",h=()=>Ye.filter(d=>e.more||d==="relu"||d==="gelu_tanh"||d===e.function),m=d=>e.more?Y(d):Y(d).split(",")[0],$=()=>f`
      <table class="values">
        <caption>At <i>x</i> = ${y(e.x,1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            ${e.more?f`<th scope="col" class="number">slope</th>`:u}
          </tr>
        </thead>
        <tbody>
          ${h().map(d=>f`
              <tr>
                <th scope="row"><label>
                  <input type="radio" name="${i}-function" value=${d}
                    .checked=${I(d===e.function)}
                    @change=${()=>e.function=d}>
                  <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
                    class="curve ${d}" d="M0 4H24"></path></svg>${m(d)}</label></th>
                <td class="number">${y(N[d].value(e.x),4)}</td>
                ${e.more?f`<td class="number">${y(N[d].slope(e.x),4)}</td>`:u}
              </tr>
            `)}
        </tbody>
      </table>
    `;function b(d){let x=d.reduce((k,M)=>k+M,0);return f`
      <div class="comes-in">
        ${s("layer")}
        <p><strong>${j(Ot(d,0))}</strong> of them are below 0${e.x===0?u:f`, <strong>${j(Ot(d,e.x))}</strong> below ${y(e.x,1)}`}.</p>
        <p class="faint">${D(x)} numbers: the lab model on ${D(l)}
          held-out tokens, ${D(x/l)} neurons each; ${ge((d[0]+d[d.length-1])/x)} lie outside of −6 … 6.</p>
      </div>
    `}function w(){let d=N[e.function],{value:x,product:k}=a();return f`
      <div class="gate">
        <p class="title">The gate: ${d.gate}, ${Y(e.function).split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${as({activation:d,gate:e.gate,up:e.up,onMove:(M,O)=>n({gate:M,up:O})})}
        <div class="numbers">
          ${s("gate",{label:f`<span><i>g</i>, which opens the gate</span>`})}
          ${s("up",{label:f`<span><i>u</i>, which passes it</span>`})}
          <p class="number product">${y(x,3)} · ${y(e.up,1)} = <strong>${y(k,3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `}return o({follow(d){p="layer"in d?"block":"gate"in d||"up"in d?"gate":"point";let{x=e.x,closer:k=e.closer}=d,[M,O]=ht(k).x;return{...d,x:Math.min(O,Math.max(M,x))}},announcement:()=>c[p](),view(){let{x:d,closer:x}=e,[k,M]=ht(x).x,O=r[e.layer],st=N.gelu.value(d)-N.gelu_tanh.value(d);return f`
        <div class="layout">
          <div class="picture">
            ${es({chosen:e.function,x:d,close:x,counts:O,names:h(),slopes:e.more,onMove:A=>e.x=A})}
            ${s("x",{min:k,max:M,label:f`<span><i>x</i>, what comes in</span>`})}
            ${s("closer")} ${s("more")}
          </div>
          <div class="numbers">
            ${$()}
            ${e.more?f`<p class="faint">The two GELUs differ by ${Math.abs(st).toFixed(6)} here.</p>`:u}
            ${b(O)}
          </div>
          ${e.more?w():u}
        </div>
      `}})});export{Xi as default};
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
