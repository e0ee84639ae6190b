var Lt=globalThis,Kt=e=>e,dt=Lt.trustedTypes,Qt=dt?dt.createPolicy("lit-html",{createHTML:e=>e}):void 0,It="$lit$",R=`lit$${Math.random().toFixed(9).slice(2)}$`,Bt="?"+R,es=`<${Bt}>`,Z=document,it=()=>Z.createComment(""),ot=e=>e===null||typeof e!="object"&&typeof e!="function",Pt=Array.isArray,ie=e=>Pt(e)||typeof e?.[Symbol.iterator]=="function",Ot=`[ 	
\f\r]`,nt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Xt=/-->/g,te=/>/g,G=RegExp(`>|${Ot}(?:([^\\s"'>=/]+)(${Ot}*=${Ot}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),ee=/'/g,se=/"/g,oe=/^(?:script|style|textarea|title)$/i,Rt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Rt(1),E=Rt(2),Ps=Rt(3),S=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),ne=new WeakMap,W=Z.createTreeWalker(Z,129);function re(e,t){if(!Pt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Qt!==void 0?Qt.createHTML(t):t}var ae=(e,t)=>{let s=e.length-1,n=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=nt;for(let l=0;l<s;l++){let a=e[l],c,f,h=-1,m=0;for(;m<a.length&&(r.lastIndex=m,f=r.exec(a),f!==null);)m=r.lastIndex,r===nt?f[1]==="!--"?r=Xt:f[1]!==void 0?r=te:f[2]!==void 0?(oe.test(f[2])&&(i=RegExp("</"+f[2],"g")),r=G):f[3]!==void 0&&(r=G):r===G?f[0]===">"?(r=i??nt,h=-1):f[1]===void 0?h=-2:(h=r.lastIndex-f[2].length,c=f[1],r=f[3]===void 0?G:f[3]==='"'?se:ee):r===se||r===ee?r=G:r===Xt||r===te?r=nt:(r=G,i=void 0);let $=r===G&&e[l+1].startsWith("/>")?" ":"";o+=r===nt?a+es:h>=0?(n.push(c),a.slice(0,h)+It+a.slice(h)+R+$):a+R+(h===-2?l:$)}return[re(e,o+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},rt=class e{constructor({strings:t,_$litType$:s},n){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,f]=ae(t,s);if(this.el=e.createElement(c,n),W.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=W.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(It)){let m=f[r++],$=i.getAttribute(h).split(R),u=/([.?@])?(.*)/.exec(m);a.push({type:1,index:o,name:u[2],strings:$,ctor:u[1]==="."?pt:u[1]==="?"?ft:u[1]==="@"?mt:Y}),i.removeAttribute(h)}else h.startsWith(R)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(oe.test(i.tagName)){let h=i.textContent.split(R),m=h.length-1;if(m>0){i.textContent=dt?dt.emptyScript:"";for(let $=0;$<m;$++)i.append(h[$],it()),W.nextNode(),a.push({type:2,index:++o});i.append(h[m],it())}}}else if(i.nodeType===8)if(i.data===Bt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(R,h+1))!==-1;)a.push({type:7,index:o}),h+=R.length-1}o++}}static createElement(t,s){let n=Z.createElement("template");return n.innerHTML=t,n}};function J(e,t,s=e,n){if(t===S)return t;let i=n!==void 0?s._$Co?.[n]:s._$Cl,o=ot(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(e),i._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=i:s._$Cl=i),i!==void 0&&(t=J(e,i._$AS(e,t.values),i,n)),t}var ut=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,i=(t?.creationScope??Z).importNode(s,!0);W.currentNode=i;let o=W.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new tt(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new $t(o,this,t)),this._$AV.push(c),a=n[++l]}r!==a?.index&&(o=W.nextNode(),r++)}return W.currentNode=Z,i}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},tt=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,i){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=J(this,t,s),ot(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==S&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ie(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&ot(this._$AH)?this._$AA.nextSibling.data=t:this.T(Z.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,i=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=rt.createElement(re(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===i)this._$AH.p(s);else{let o=new ut(i,this),r=o.u(this.options);o.p(s),this.T(r),this._$AH=o}}_$AC(t){let s=ne.get(t.strings);return s===void 0&&ne.set(t.strings,s=new rt(t)),s}k(t){Pt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,i=0;for(let o of t)i===s.length?s.push(n=new e(this.O(it()),this.O(it()),this,this.options)):n=s[i],n._$AI(o),i++;i<s.length&&(this._$AR(n&&n._$AB.nextSibling,i),s.length=i)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Kt(t).nextSibling;Kt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Y=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,i,o){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=s,this._$AM=i,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=d}_$AI(t,s=this,n,i){let o=this.strings,r=!1;if(o===void 0)t=J(this,t,s,0),r=!ot(t)||t!==this._$AH&&t!==S,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=J(this,l[n+a],s,a),c===S&&(c=this._$AH[a]),r||=!ot(c)||c!==this._$AH[a],c===d?t=d:t!==d&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},pt=class extends Y{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},ft=class extends Y{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},mt=class extends Y{constructor(t,s,n,i,o){super(t,s,n,i,o),this.type=5}_$AI(t,s=this){if((t=J(this,t,s,0)??d)===S)return;let n=this._$AH,i=t===d&&n!==d||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==d&&(n===d||i);i&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},$t=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){J(this,t)}},le={M:It,P:R,A:Bt,C:1,L:ae,R:ut,D:ie,V:J,I:tt,H:Y,N:ft,U:mt,B:pt,F:$t},ss=Lt.litHtmlPolyfillSupport;ss?.(rt,tt),(Lt.litHtmlVersions??=[]).push("3.3.3");var ce=(e,t,s)=>{let n=s?.renderBefore??t,i=n._$litPart$;if(i===void 0){let o=s?.renderBefore??null;n._$litPart$=i=new tt(t.insertBefore(it(),o),o,void 0,s??{})}return i._$AI(e),i};var H={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},gt=e=>(...t)=>({_$litDirective$:e,values:t}),et=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:js}=le;var he=e=>e.strings===void 0;var ns={},de=(e,t=ns)=>e._$AH=t;var L=gt(class extends et{constructor(e){if(super(e),e.type!==H.PROPERTY&&e.type!==H.ATTRIBUTE&&e.type!==H.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!he(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===S||t===d)return t;let s=e.element,n=e.name;if(e.type===H.PROPERTY){if(t===s[n])return S}else if(e.type===H.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return S}else if(e.type===H.ATTRIBUTE&&s.getAttribute(n)===t+"")return S;return de(e),t}});var is=new Intl.NumberFormat("en-US"),j=e=>is.format(e);var U=(e,t=1)=>`${(100*e).toFixed(t)} %`;function ue(e){return e===0||e===1?U(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:U(e)}function w(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}function os(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):j(Math.round(n))} ${t[s]}`.trim()}var Ht=e=>os(e,["bytes","kB","MB","GB","TB"]);var st=e=>e.target;function bt({label:e,name:t,value:s,stops:n,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${l}
      .value=${L(String(rs(n,s)))}
      @pointerdown=${c=>st(c).valueBefore=s}
      @pointercancel=${c=>{let{valueBefore:f}=st(c);f!==void 0&&i(f)}}
      @input=${c=>i(n[st(c).valueAsNumber])}
    >
  `;return e===d?a:p`<label class="slider">${e}${a}</label>`}var Ut=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,i)=>Number((e+i*s).toFixed(6)));function rs(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var xt=({label:e,name:t,checked:s,onChange:n,effect:i=d})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(s)}
        @change=${o=>n(st(o).checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,P=(e,t,{disabled:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||d}
      aria-disabled=${s?"true":d}
      @click=${()=>s||t()}
    >${e}</button>
  `,jt=(e,t,s,n,i="")=>p`
    <label>${e}
      <select name=${i||d} @change=${o=>n(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${L(o===s)}>${r}</option>`)}
      </select>
    </label>
  `,pe=(e,t,s,n,i)=>p`
    <fieldset class="choices">
      <legend>${e}</legend>
      ${s.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${L(o===n)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,fe=({label:e,name:t,value:s,onChange:n,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${e}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:d}
        max=${Number.isFinite(r)?r:d}
        step="1"
        .value=${String(s)}
        @change=${l=>{let a=Math.round(st(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):s;st(l).value=String(c),n(c)}}
      >
    </label>
  `};function yt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var as=4e3,wt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=yt(400,()=>{let s=this.#e;this.options.page.write(this.#i()),this.#e!==s&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>as,this.#e?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${P("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:d}
      </span>
    `}};var me=new WeakMap;function ge(e){let t=new ResizeObserver(()=>Dt(e));return t.observe(e),()=>t.disconnect()}function Dt(e){if(e.isConnected)for(let t of e.querySelectorAll("[data-in-view]")){let s=t.closest(".scrolls"),n=t.dataset.inView??"";if(!s||me.get(s)===n)continue;me.set(s,n);let[i,o]=[s.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(s).scrollPaddingLeft)||0;s.scrollLeft+=$e(o.left,o.right,i.left+r,i.right),s.scrollTop+=$e(o.top,o.bottom,i.top,i.bottom)}}function $e(e,t,s,n){return t>n?Math.min(t-n+12,e-s):e<s?e-s-12:0}function be(e,t={}){let s=Object.entries(e.settings).map(([n,i])=>[n,n in t?{...i,max:t[n]}:i]);return{...e,settings:Object.fromEntries(s)}}var Ft=Symbol.for("gpt-lab-ids");function vt(e){let t=globalThis;return t[Ft]=(t[Ft]??0)+1,`${e}-${t[Ft]}`}function xe(e){let t=Array.from(new TextEncoder().encode(e),s=>String.fromCharCode(s));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ye(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return at(Array.from(t,s=>s.charCodeAt(0)))}catch{return}}var zt=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),we=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ls={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},cs=/[\p{C}\p{Z}]/u,hs=/^\p{M}/u;function at(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ve(e){let t=at(e);if(t===void 0)return p`<span class="bytes">${zt(e)}</span>`;let s=hs.test(t)?["\u25CC"]:[],n="";for(let i of t){if(!cs.test(i)){n+=i;continue}let o=we(i),[r,l]=ls[i]??[o,o];s.push(n,p`<span class="sign" role="img" aria-label=${l}>${r}</span>`),n=""}return p`${s}${n}`}function qt(e){let t=/\p{Surrogate}/u.exec(e);return t?`Character ${[...e.slice(0,t.index)].length+1} is ${we(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ds=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Ae={encode:String,decode(e,t){let{kind:s,min:n=-1/0,max:i=1/0}=t,o=Number(e||NaN);return o>=n&&o<=i&&(s==="number"||Number.isInteger(o))?o:void 0},rule(e){let{min:t,max:s}=e;return s===void 0?`${t} or more`:`in ${t} \u2026 ${s}`}},Vt={number:Ae,integer:Ae,position:{encode:e=>e===null?"":String(e),decode:e=>e===""?null:/^\d{1,6}$/.test(e)?Number(e):void 0,rule:()=>"a position"},choice:{encode:String,decode:(e,t)=>t.choices.find(s=>s===us(e)),rule:e=>`one of ${e.choices.join(", ")}`},switch:{encode:String,decode:e=>ds.get(e),rule:()=>"true or false"},text:{encode:e=>xe(e),decode:ye,rule:()=>"a text"},parts:{encode:e=>e.join(","),decode:e=>e?e.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:e=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(_e(e))?_e(e):void 0,rule:()=>"a tensor's name and an index"},group:{encode(e,t,s){let n=e??{};return t.of.filter(o=>o in n).map(o=>ke(n[o],s[o],s)).join(",")},decode(e,t,s){let{of:n,least:i}=t;if(!e)return null;let o=e.split(",");if(o.length<i||o.length>n.length)return;let r=o.map((l,a)=>[n[a],Me(l,s[n[a]],s)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:e=>e.of.join(",")}},_e=e=>e.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),us=e=>e.replaceAll("%20"," "),ke=(e,t,s={})=>Vt[t.kind].encode(e,t,s),Me=(e,t,s={})=>Vt[t.kind].decode(e,t,s);function Te(e,t,s,n=()=>({})){let i=(a,c)=>ke(c[a],e[a],e),o=Object.keys(e),r=o.filter(a=>i(a,t)!==i(a,s)),l={...s,...n(t,new Set(r))};return o.flatMap(a=>e[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Se(e,t,s,n=()=>!0,i=()=>({})){let o=e.split("&").map(h=>{let m=h.indexOf("=");return m<0?["text",h]:[h.slice(0,m),h.slice(m+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],f=()=>({...s,...i({...s,...a},l)});for(let[h,m]of Object.entries(t)){let $=r.get(h),u=$===void 0?f()[h]:Me($,m,t);if(m.kind==="parts"&&u!==void 0){let b=u,x=b.filter(y=>n(y,m));for(let y of b)x.includes(y)||c.push(`${y} is not a part of the model`);u=x}else if(u===void 0){let{rule:b}=Vt[m.kind];c.push(h==="text"?"its text is damaged":`${h}=${$} is not ${b(m)}`),u=s[h]}a[h]=u}return{values:a,problems:c}}function Gt(e,t){return new Promise((s,n)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(e.off("msg:custom",i),o.error?n(new Error(o.error)):s(r[0]))};e.on("msg:custom",i),e.send({type:"asset",name:t})})}var ps=e=>/^(embedding|blocks\.\d+\.output)$/.test(e);function Ee(e,t,{streams:s,neurons:n,places:i}={}){let o=i?e.replace(/@\d{1,6}$/,""):e;if(ps(o)&&!s)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(n&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var fs=Symbol.for("gpt-lab shared text");function Ce(e){let t=globalThis,s=t[fs]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let o of s.watchers)o()};s.takers.add(e),queueMicrotask(n);let i="";return{watch(o){return s.watchers.add(o),()=>s.watchers.delete(o)},enter(o){if(i=o,!!s.on)for(let r of s.takers)r!==e&&r(o)},leave(){s.takers.delete(e),n()},view:()=>s.takers.size<2?d:p`<div class="shared-text">${xt({label:"Same text in all widgets of this page",name:"shared_text",checked:s.on,onChange:o=>{if(s.on=o,o&&i)for(let r of s.takers)r!==e&&r(i);n()}})}</div>`}}function Ne(e){let[t,s]=e.split("_");return p`<span class="math"><i>${t}</i>${s?p`<span class="underscore">_</span><sub>${s}</sub>`:d}</span>`}function Oe(e,t,s=1/0){let n=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(o==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${e}=${n} is not an integer`};let r=Number(o);return r<1?{problem:`${e}=${o} is below 1`}:r>s?{problem:`${e}=${o} is above ${s}`}:{value:r}}function Ie({name:e,setting:t,label:s,value:n,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...f}){let{disabled:h=!1,id:m}=f,{symbol:$=e,max:u}=t,b=l===void 0?{value:n}:Oe(e,l,u),x=b.value===void 0||b.value===n?l:void 0,y=b.value===void 0?b.problem:void 0,N=Le(n,i,o),g=A=>{a(),c(A)},v=A=>{let B=A.target.value;a(B);let{value:O}=Oe(e,B,u);O!==void 0&&c(O)},M=A=>{if(A.key!=="ArrowUp"&&A.key!=="ArrowDown")return;A.preventDefault();let B=A.key==="ArrowUp"?i.find(O=>O>n):i.findLast(O=>O<n);B!==void 0&&g(B)};return p`
    <div class="size">
      <label>
        <span class="name">${Ne($)} ${s}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${e}
          .value=${L(x??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${m}-${e}`:d}
          @input=${v}
          @change=${()=>y||a()}
          @keydown=${M}
        >
      </label>
      ${bt({value:n,stops:i,disabled:h,onChange:g,label:d,name:`${$}, ${s}: slider`,text:A=>[r(A),Le(A,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":N}</p>
      <p class="warn problem" id="${m}-${e}" ?hidden=${!y}>${y?`${y}; the figure still has ${n}`:""}</p>
    </div>
  `}function Le(e,t,[s,n]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return e===i?n:e===t[0]?s:e>i||e<t[0]?"beyond the slider":""}var ms={commas:j,percent:e=>U(e,0),1:e=>w(e,1)},At=class{change;redraw;#t;#e;constructor(t,s){this.change=t,this.redraw=s,this.#t=vt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,s,n,i={}){let o=s.help??d,r=this.#s(t,s,n,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,s,n,i){let o=s.kind==="text"?s.label:s.label??t,r=i.label??o,l=i.value??n,a=c=>this.change(t,c);switch(s.kind){case"switch":return xt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,s,r,l,a);case"text":return this.#o(t,s,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${s.kind} is chosen in a view`);default:return this.#i(t,s,r,l,a,i)}}#n(t,{control:s,choices:n,names:i},o,r,l){let a=n.map(c=>[c,i?.[c]??c]);return s==="select"?jt(o,a,r,l,t):pe(o,`${this.#t}-${t}`,a,r,l)}#i(t,s,n,i,o,r){let{control:l,names:a,unit:c="",step:f=1}=s,{min:h=s.min??0,max:m=s.max??1/0}=r,$=x=>a?.[x]??(ms[c]??String)(x),u=()=>r.stops??s.stops??Ut(h,m,f),b=()=>u().filter(x=>x>=h&&x<=m);return l==="size"?Ie({name:t,setting:s,label:n,value:i,text:$,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:x=>{x===void 0?this.#e.delete(t):this.#e.set(t,x),this.redraw()}}):l==="field"?fe({label:n,name:t,value:i,min:h,max:m,onChange:o}):l==="select"?jt(n,Ut(h,m,1).map(x=>[x,$(x)]),i,o,t):bt({label:p`<span>${n} <span class="number">${$(i)}</span></span>`,name:typeof n=="string"?n:s.label??t,value:i,stops:b(),text:$,onChange:o,disabled:r.disabled})}#o(t,{rows:s=2},n,i){let o=`${this.#t}-${t}`,r=qt(this.#e.get(t)??""),l=a=>{let c=a.target.value;qt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return p`
      <div class="text-field">
        <label for=${o}>${n}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${s}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":d}
          aria-describedby=${r?`${o}-problem`:d}
          .value=${L(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var $s=16,gs="<|endoftext|>",_t=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,s){let n=this.#t.get(t);if(n)return n;let i=s();if(this.#t.set(t,i),this.#t.size>$s){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,ve(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return at(this.tokenizer.bytes(t))!==void 0}plain(t){let s=this.tokenizer.bytes(t);return at(s)??zt(s)}name(t){let s=this.plain(t);if(t===this.tokenizer.end_of_text)return gs;let n=s.trim()||JSON.stringify(s).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var kt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,s,n,i){this.model=s,this.page=n,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>Gt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Be(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=be(t,s.get("_limits")),this.id=vt(t.name),this.initial=this.values(),this.state=Be(r=>s.get(r),(r,l)=>this.change({[r]:l})),this.#t=new At((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();s.on("change",o),this.onCleanup(()=>s.off("change",o))}async load(){let{assets:t,settings:s,Tokenizer:n,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));n&&o&&(this.tokens=new _t(new n(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(s).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#e=Ce(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(s=>[s,this.model.get(s)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Te(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let s=this.data("sizes"),{values:n,problems:i}=Se(t,this.declared.settings,this.initial,(o,r)=>!s||Ee(o,s,r),this.absent);for(let o of Object.keys(n))this.#t.forget(o);this.#o(n),this.problems=i,this.redraw()}#o(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes(),this.redraw()}#r(t,s){this.change({[t]:s});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(s)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,s){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let n=this.find(t);n&&s(n)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Be(e,t){return new Proxy({},{get:(s,n)=>e(n),set:(s,n,i)=>(t(n,i),!0)})}var Mt=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,s,n,i){this.asking=t,this.client=s,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),s=JSON.stringify(t);if(s===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,s],this.#o+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,s,this.#o,n)}retry;async#a(t,s,n,i){let o=()=>n===this.#o,r=async(a,c)=>{let f=await this.client.look(a,{onTokens:c,load:!i});return f&&o()?f:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,s],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};var Pe=e=>e?.model.get("snapshots")??{};var bs="These are the lab model\u2019s numbers.",Re=(e,t,s)=>p`<p class="status-line faint"><label>Loading ${e}, ${Ht(s)}
    <progress max=${s} value=${t||d}></progress></label></p>`;function He(e,t=bs){let s=p`<p class="status-line faint">${t}</p>`;if(!e)return s;let{state:n,loaded:i,message:o,snapshots:r}=e.status,l=()=>e.load(!0);if(n==="asking")return p`<p class="status-line">Your browser is set to save data. ${P(`Load the model (${Ht(e.size)})`,l)}</p>`;if(n==="failed")return p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${P("Try again",l)}</p>`;if(n==="loading")return Re("the model",i,e.size);for(let[a,{size:c}]of Object.entries(Pe(e.kit))){let f=r[a];if(f!==void 0)return Re(`the model after ${a} % of its training`,f,c)}return s}function Ue(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=()=>{s=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==s&&(n(),c&&(s=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,xs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&n()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:n,focusout:n};for(let[a,c]of Object.entries({...l,keydown:o}))e.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{n(),r.abort()}}function xs(e,t){let{width:s,height:n}=e.getBoundingClientRect(),i=t.left+t.width/2-s/2,o=t.top-n-6,r=document.documentElement.clientWidth-s-4;e.style.left=`${Math.max(4,Math.min(i,r))}px`,e.style.top=`${o>4?o:t.bottom+6}px`}var ys=e=>e.stopPropagation();function je(e,t){return{async render({model:s,el:n,page:i}){let o="show"in n?void 0:n,r=c=>{"show"in n?n.show(c):ce(c,n)},l=new kt(e,s,i,o),a=c=>{if(l.dispose(),r(ws(e.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Wt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&Dt(o)}catch(f){a(f)}},o&&(l.onCleanup(Ue(o)),l.onCleanup(ge(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Wt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,s){this.kit=t,this.definition=s,this.#t="",this.#i=yt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:i}=t;t.follow=s.follow,t.absent=s.absent;let{question:o,answer:r,first:l,publish:a}=s;if(o&&r&&(this.#s=new Mt({question:o,answer:r,first:l},i,()=>t.redraw(),f=>a&&t.publish(a(f)))),t.onCleanup(()=>this.#i.cancel()),!n)return;let c=new wt({page:n,write:()=>t.writeLink(),read:f=>t.readLink(f),reset:()=>t.reset(),redraw:()=>t.redraw(),find:f=>t.find(f)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:s}=this;this.#s?.update();let n=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(s.announcement?.(n));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ys}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??d}
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
          ${this.#s?.again?P("Try again",this.#s.retry):d}</p>
        ${r?He(t.client,s.ready):d}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,s]=this.kit.data("_question")??[];if(!t)return d;let n=Object.keys(s??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${n?P("Show me",()=>this.kit.change(s??{})):d}
      </div>
    `}#r(){let{kit:t}=this,s=t.data("examples")??t.declared.examples;return s.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${s.map(([n,i])=>P(n,()=>t.change(i)))}
      </div>
    `:d}#a(t){if(t===void 0||t===this.#e)return;let s=this.#e===void 0;this.#e=t,!s&&this.kit.host&&this.#i()}},ws=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Zt=new WeakMap;function Tt({move:e,remember:t,restore:s,within:n=i=>i}){let i=r=>r.currentTarget,o=r=>{let l=n(i(r)).getBoundingClientRect(),a=(c,f)=>Math.min(1,Math.max(0,c/f));e(a(r.clientX-l.left,l.width),a(r.clientY-l.top,l.height))};return{down(r){r.button===0&&(Zt.set(i(r),t()),i(r).setPointerCapture(r.pointerId),o(r))},move(r){i(r).hasPointerCapture(r.pointerId)&&o(r)},cancel(r){Zt.has(i(r))&&s(Zt.get(i(r)))}}}var D=([e,t],[s,n])=>i=>s+(i-e)/(t-e)*(n-s),De=e=>String(Number(e.toFixed(2))),St=e=>e.map(([t,s],n)=>`${n?"L":"M"}${De(t)} ${De(s)}`).join("");function lt(e,t,s){let n=(t-e)/s,i=10**Math.floor(Math.log10(n)),o=[1,2,5,10].map(l=>l*i).find(l=>l>=n*(1-1e-9))??i,r=[];for(let l=Math.ceil(e/o-1e-9);l*o<=t+1e-9*o;l++)r.push(Number((l*o).toPrecision(12)));return r}var Jt=class e{edits;start;captured;names;empty;#t;constructor(t=[],s={}){this.edits=s,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(s).length===0}scoped(t){if(this.empty)return this;let s=new e(this.names,this.edits);return s.captured=this.captured,s.start=this.start,s.#t=`${this.#t}${t}.`,s}has(...t){return!this.empty&&t.some(s=>this.names.has(this.#t+s)||this.#t+s in this.edits)}apply(t,s,n){if(this.empty)return s;let i=this.#t+t,o=this.edits[i];if(o){let r=o(s.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==s.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${n.join(", ")}]`);s=r}return this.names.has(i)&&this.captured.set(i,{values:s.slice(),shape:n}),s}},vs=new Jt;var As=Math.sqrt(2/Math.PI),Fe=e=>.5*e*(1+Math.tanh(As*(e+.044715*e*e*e)));var _s={name:"activation-explorer",title:"Activation functions",assets:[],settings:{function:{kind:"choice",names:{relu:"ReLU",gelu:"GELU, exact",gelu_tanh:"GELU, tanh",silu:"SiLU"},choices:["relu","gelu","gelu_tanh","silu"]},x:{kind:"number",label:"x, what comes in",unit:"1",step:.1,min:-6,max:6},layer:{kind:"integer",label:"Pre-activations of block",control:"select",min:0,max:5},gate:{kind:"number",label:"g, which opens the gate",unit:"1",step:.1,min:-3,max:3},up:{kind:"number",label:"u, which passes it",unit:"1",step:.1,min:-3,max:3},closer:{kind:"switch",label:"Closer to 0"}},examples:[]},F={..._s};var{choices:ks,names:Ms}=F.settings.function,ze=Math.sqrt(2/Math.PI);function Ts(e){if(Math.abs(e)>6)return Math.sign(e);let t=e,s=e;for(let n=1;Math.abs(t)>1e-17*Math.abs(s);n++)t*=2*e*e/(2*n+1),s+=t;return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*s}var qe=e=>.5*(1+Ts(e/Math.SQRT2)),Ss=e=>Math.exp(-e*e/2)/Math.sqrt(2*Math.PI),Yt=e=>1/(1+Math.exp(-e));function Es(e){let t=Math.tanh(ze*(e+.044715*e**3));return .5*(1+t)+.5*e*(1-t*t)*ze*(1+3*.044715*e*e)}var C={relu:{gate:"ReGLU",value:e=>Math.max(0,e),slope:e=>e>0?1:0},gelu:{gate:"GEGLU",value:e=>e*qe(e),slope:e=>qe(e)+e*Ss(e)},gelu_tanh:{gate:"GEGLU",value:Fe,slope:Es},silu:{gate:"SwiGLU",value:e=>e*Yt(e),slope:e=>Yt(e)*(1+e*(1-Yt(e)))}},Et=ks,K=e=>Ms[e];var{min:Ve,step:k}=F.settings.x;function Ct(e,t){let s=n=>n.reduce((i,o)=>i+o,0);return s(e.slice(0,Math.round((t-Ve)/k)+1))/s(e)}function Ge(e){let t=e.slice(1,-1),s=Math.max(...t,1);return t.map((n,i)=>[Number((Ve+i*k).toFixed(6)),n/s])}var[Cs,I,Q]=[400,36,392],q={value:{top:14,high:170,title:"value"},slope:{top:202,high:84,title:"slope"},counts:{top:304,high:70,title:"pre-activations"}},[Nt,z]=[q.value.top,q.counts.top+q.counts.high],Ns=z+22,ct=e=>e?{x:[-3,3],value:[-.5,1.5],slope:[-.25,1.25]}:{x:[-6,6],value:[-1,6],slope:[-.25,1.25]},We=new Map;function Os(e,t,s){let n=`${e} ${t} ${s}`,i=We.get(n);if(i!==void 0)return i;let{x:[o,r],[t]:l}=ct(s),a=D([o,r],[0,Q-I]),c=D(l,[q[t].high,0]),f=120,h=e==="relu"?[o,-1e-9,1e-9,r]:Array.from({length:f+1},($,u)=>o+u*(r-o)/f),m=St(h.map($=>[a($),c(C[e][t]($))]));return We.set(n,m),m}function Ze({chosen:e,x:t,close:s,counts:n,onMove:i}){let{x:[o,r],...l}=ct(s),a=D([o,r],[I,Q]),c=Math.min(r,Math.max(o,t)),f=g=>i(Number((Math.round(g/k)*k).toFixed(6))),h=Tt({move:g=>f(o+g*(r-o)),remember:()=>t,restore:f}),m=g=>{let M={ArrowRight:t+k,ArrowUp:t+k,ArrowLeft:t-k,ArrowDown:t-k,PageUp:t+10*k,PageDown:t-10*k,Home:o,End:r}[g.key];M!==void 0&&(g.preventDefault(),f(Math.min(r,Math.max(o,M))))},$=({top:g,title:v})=>E`<text class="title" x=${I+5} y=${g+3} dy="0.35em">${v}</text>`,u=(g,v,M)=>g==="slope"?E`<circle class="dot" cx=${a(c)} cy=${M} r="3.5"></circle>`:E`
        <circle class="dot point" cx=${a(c)} cy=${M} r="6" tabindex="0"
          role="slider" aria-label="The point on ${K(e)}" aria-valuemin=${o}
          aria-valuemax=${r} aria-valuenow=${c}
          aria-valuetext="x ${w(t,1)}, ${K(e)} ${w(v,3)}"
          @keydown=${m}></circle>
      `,b=(g,v)=>{let{top:M,high:A}=q[g],B=D(v,[M+A,M]),O=C[e][g](c);return E`
      ${lt(...v,g==="value"?7:3).map(T=>E`
          <line class=${T===0?"axis":"grid"} x1=${I} x2=${Q} y1=${B(T)} y2=${B(T)}
          ></line>
          <text x=${I-4} y=${B(T)} dy="0.35em" text-anchor="end">${w(T,Number.isInteger(T)?0:1)}</text>
        `)}
      <svg x=${I} y=${M} width=${Q-I} height=${A}>
        ${[...Et.filter(T=>T!==e),e].map(T=>E`<path class="curve ${T} ${T===e?"chosen":""}" d=${Os(T,g,s)}></path>`)}
      </svg>
      ${$(q[g])}
      ${O>=v[0]&&O<=v[1]?u(g,O,B(O)):d}
    `},x=(Q-I)*k/(r-o),y=Ge(n).filter(([g])=>g>o-k/2&&g<r-k/2),N=g=>y.filter(([v])=>v<t-k/2===g).map(([v,M])=>{let A=(M*(q.counts.high-10)).toFixed(1);return`M${a(v).toFixed(1)} ${z}v-${A}h${x.toFixed(2)}v${A}z`}).join("");return p`
    <svg class="curves" viewBox="0 0 ${Cs} ${Ns}" role="group"
      aria-label="Curves, slopes, and a histogram; the tables have their numbers">
      ${lt(o,r,r-o).map(g=>E`
          <line class=${g===0?"axis":"grid"} x1=${a(g)} x2=${a(g)} y1=${Nt}
            y2=${z}></line>
          <text x=${a(g)} y=${z+15} text-anchor="middle">${w(g,0)}</text>
        `)}
      <path class="bars below" d=${N(!0)}></path>
      <path class="bars" d=${N(!1)}></path>
      <line class="axis" x1=${I} x2=${Q} y1=${z} y2=${z}></line>
      ${$(q.counts)}
      <line class="here" x1=${a(c)} x2=${a(c)} y1=${Nt} y2=${z}></line>
      <rect class="catch" x=${I} y=${Nt} width=${Q-I} height=${z-Nt}
        @pointerdown=${h.down} @pointermove=${h.move} @pointercancel=${h.cancel}></rect>
      ${b("value",l.value)} ${b("slope",l.slope)}
    </svg>
  `}var Je="important",Ls=" !"+Je,Ye=gt(class extends et{constructor(e){if(super(e),e.type!==H.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let i=t[n];if(i!=null){this.ft.add(n);let o=typeof i=="string"&&i.endsWith(Ls);n.includes("-")||o?s.setProperty(n,o?i.slice(0,-11):i,o?Je:""):s[n]=i}}return S}});var _=F.settings.gate.max,Ke=60,Qe=600,[X,V,ht]=[200,22,180],Is=[-6,-3,-1,-.3,.3,1,3,6],Xe=e=>`color-mix(in oklab, var(${e<0?"--below":"--heat"}) ${(100*Math.abs(e)).toFixed(1)}%, var(--paper))`;function Bs(e,t){let s=[],n=[];for(let i=0;i<=Qe;i++){let o=-_+i*2*_/Qe,r=t/e(o);Math.abs(r)>_?n=[]:n.push([o,r])===2&&s.push(n)}return s}function ts({activation:{value:e,gate:t},gate:s,up:n,onMove:i}){let o=D([-_,_],[V,X]),r=D([-_,_],[ht,ht-X+V]),l=Array.from({length:Ke},(h,m)=>{let $=e(-_+(m+.5)*2*_/Ke)/e(_);return`linear-gradient(to top, ${Xe(-$)}, var(--paper), ${Xe($)})`}),a=h=>Number(h.toFixed(1)),c=Tt({move:(h,m)=>i(a((2*h-1)*_),a((1-2*m)*_)),remember:()=>[s,n],restore:([h,m])=>i(h,m)}),f=Is.flatMap(h=>Bs(e,h).map(m=>({level:h,piece:m})));return p`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${l.map(h=>p`<i style=${Ye({background:h})}></i>`)}</div>
      <svg viewBox="0 0 ${X+4} ${X}" role="img"
        aria-label="${t}: a map of the product">
        ${lt(-_,_,6).map(h=>E`
            <text x=${o(h)} y=${ht+12} text-anchor="middle">${w(h,0)}</text>
            <text x=${V-5} y=${r(h)} dy="0.35em" text-anchor="end">${w(h,0)}</text>
          `)}
        <line class="axis" x1=${V} x2=${X} y1=${r(0)} y2=${r(0)}></line>
        <line class="axis" x1=${o(0)} x2=${o(0)} y1=${r(_)} y2=${ht}></line>
        ${f.map(({level:h,piece:m})=>{let[$,u]=m[m.length-1],b=$===_&&Math.abs(h)>=1;return E`
            <path class="level" d=${St(m.map(([x,y])=>[o(x),r(y)]))}></path>
            ${b?E`<text x=${o($)-3} y=${r(u)} dy="-0.25em" text-anchor="end">${w(h,0)}</text>`:d}
          `})}
        <circle class="dot" cx=${o(s)} cy=${r(n)} r="5"></circle>
        <rect class="catch" x=${V} y=${r(_)} width=${X-V} height=${X-V}
          @pointerdown=${c.down} @pointermove=${c.move} @pointercancel=${c.cancel}></rect>
        <text class="letter" x=${o(2.5)} y=${ht+12} text-anchor="middle">g</text>
        <text class="letter" x=${V-5} y=${r(2.5)} dy="0.35em" text-anchor="end">u</text>
      </svg>
    </div>
  `}var Wi=je(F,({state:e,data:t,control:s,change:n,id:i,define:o})=>{let r=t("_counts"),l=t("_tokens"),a=()=>{let u=C[e.function].value(e.gate);return{value:u,product:u*e.up}},c={point(){let{value:u,slope:b}=C[e.function],x=[u,b].map(y=>w(y(e.x),3));return`x ${w(e.x,1)}: ${K(e.function)} ${x.join(", slope ")}`},gate:()=>`${C[e.function].gate}: ${w(a().product,3)}`,block:()=>`below 0: ${U(Ct(r[e.layer],0))}`},f="point",h=()=>p`
      <table class="values">
        <caption>At <i>x</i> = ${w(e.x,1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            <th scope="col" class="number">slope</th>
          </tr>
        </thead>
        <tbody>
          ${Et.map(u=>p`
              <tr>
                <th scope="row"><label>
                  <input type="radio" name="${i}-function" value=${u}
                    .checked=${L(u===e.function)}
                    @change=${()=>e.function=u}>
                  <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path
                    class="curve ${u}" d="M0 4H24"></path></svg>${K(u)}</label></th>
                <td class="number">${w(C[u].value(e.x),4)}</td>
                <td class="number">${w(C[u].slope(e.x),4)}</td>
              </tr>
            `)}
        </tbody>
      </table>
    `;function m(u){let b=u.reduce((x,y)=>x+y,0);return p`
      <div class="comes-in">
        ${s("layer")}
        <p><strong>${U(Ct(u,0))}</strong> of them are below 0${e.x===0?d:p`, <strong>${U(Ct(u,e.x))}</strong> below ${w(e.x,1)}`}.</p>
        <p class="faint">${j(b)} numbers: the lab model on ${j(l)}
          held-out tokens, ${j(b/l)} neurons each; ${ue((u[0]+u[u.length-1])/b)} lie outside of −6 … 6.</p>
      </div>
    `}function $(){let u=C[e.function],{value:b,product:x}=a();return p`
      <div class="gate">
        <p class="title">The gate: ${u.gate}, ${K(e.function).split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${ts({activation:u,gate:e.gate,up:e.up,onMove:(y,N)=>n({gate:y,up:N})})}
        <div class="numbers">
          ${s("gate",{label:p`<span><i>g</i>, which opens the gate</span>`})}
          ${s("up",{label:p`<span><i>u</i>, which passes it</span>`})}
          <p class="number product">${w(b,3)} · ${w(e.up,1)} = <strong>${w(x,3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `}return o({follow(u){f="layer"in u?"block":"gate"in u||"up"in u?"gate":"point";let{x:b=e.x,closer:x=e.closer}=u,[y,N]=ct(x).x;return{...u,x:Math.min(N,Math.max(y,b))}},announcement:()=>c[f](),view(){let{x:u,closer:b}=e,[x,y]=ct(b).x,N=r[e.layer],g=C.gelu.value(u)-C.gelu_tanh.value(u);return p`
        <div class="layout">
          <div class="picture">
            ${Ze({chosen:e.function,x:u,close:b,counts:N,onMove:v=>e.x=v})}
            ${s("x",{min:x,max:y,label:p`<span><i>x</i>, what comes in</span>`})}
            ${s("closer")}
          </div>
          <div class="numbers">
            ${h()}
            <p class="faint">The two GELUs differ by ${Math.abs(g).toFixed(6)} here.</p>
            ${m(N)}
          </div>
          ${$()}
        </div>
      `}})});export{Wi as default};
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
