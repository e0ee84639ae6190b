var ne=globalThis,Fe=s=>s,At=ne.trustedTypes,je=At?At.createPolicy("lit-html",{createHTML:s=>s}):void 0,oe="$lit$",Y=`lit$${Math.random().toFixed(9).slice(2)}$`,re="?"+Y,Tn=`<${re}>`,nt=document,mt=()=>nt.createComment(""),$t=s=>s===null||typeof s!="object"&&typeof s!="function",ie=Array.isArray,Ye=s=>ie(s)||typeof s?.[Symbol.iterator]=="function",se=`[ 	
\f\r]`,pt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,We=/-->/g,Ue=/>/g,et=RegExp(`>|${se}(?:([^\\s"'>=/]+)(${se}*=${se}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),qe=/'/g,Ve=/"/g,Ze=/^(?:script|style|textarea|title)$/i,ae=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),m=ae(1),E=ae(2),Ho=ae(3),W=Symbol.for("lit-noChange"),$=Symbol.for("lit-nothing"),Ge=new WeakMap,st=nt.createTreeWalker(nt,129);function Xe(s,t){if(!ie(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return je!==void 0?je.createHTML(t):t}var Je=(s,t)=>{let e=s.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=pt;for(let c=0;c<e;c++){let a=s[c],l,d,h=-1,u=0;for(;u<a.length&&(i.lastIndex=u,d=i.exec(a),d!==null);)u=i.lastIndex,i===pt?d[1]==="!--"?i=We:d[1]!==void 0?i=Ue:d[2]!==void 0?(Ze.test(d[2])&&(o=RegExp("</"+d[2],"g")),i=et):d[3]!==void 0&&(i=et):i===et?d[0]===">"?(i=o??pt,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,l=d[1],i=d[3]===void 0?et:d[3]==='"'?Ve:qe):i===Ve||i===qe?i=et:i===We||i===Ue?i=pt:(i=et,o=void 0);let f=i===et&&s[c+1].startsWith("/>")?" ":"";r+=i===pt?a+Tn:h>=0?(n.push(l),a.slice(0,h)+oe+a.slice(h)+Y+f):a+Y+(h===-2?c:f)}return[Xe(s,r+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},gt=class s{constructor({strings:t,_$litType$:e},n){let o;this.parts=[];let r=0,i=0,c=t.length-1,a=this.parts,[l,d]=Je(t,e);if(this.el=s.createElement(l,n),st.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=st.nextNode())!==null&&a.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(oe)){let u=d[i++],f=o.getAttribute(h).split(Y),p=/([.?@])?(.*)/.exec(u);a.push({type:1,index:r,name:p[2],strings:f,ctor:p[1]==="."?Tt:p[1]==="?"?St:p[1]==="@"?Et:rt}),o.removeAttribute(h)}else h.startsWith(Y)&&(a.push({type:6,index:r}),o.removeAttribute(h));if(Ze.test(o.tagName)){let h=o.textContent.split(Y),u=h.length-1;if(u>0){o.textContent=At?At.emptyScript:"";for(let f=0;f<u;f++)o.append(h[f],mt()),st.nextNode(),a.push({type:2,index:++r});o.append(h[u],mt())}}}else if(o.nodeType===8)if(o.data===re)a.push({type:2,index:r});else{let h=-1;for(;(h=o.data.indexOf(Y,h+1))!==-1;)a.push({type:7,index:r}),h+=Y.length-1}r++}}static createElement(t,e){let n=nt.createElement("template");return n.innerHTML=t,n}};function ot(s,t,e=s,n){if(t===W)return t;let o=n!==void 0?e._$Co?.[n]:e._$Cl,r=$t(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(s),o._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=o:e._$Cl=o),o!==void 0&&(t=ot(s,o._$AS(s,t.values),o,n)),t}var Mt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,o=(t?.creationScope??nt).importNode(e,!0);st.currentNode=o;let r=st.nextNode(),i=0,c=0,a=n[0];for(;a!==void 0;){if(i===a.index){let l;a.type===2?l=new lt(r,r.nextSibling,this,t):a.type===1?l=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(l=new Ot(r,this,t)),this._$AV.push(l),a=n[++c]}i!==a?.index&&(r=st.nextNode(),i++)}return st.currentNode=nt,o}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},lt=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,o){this.type=2,this._$AH=$,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=ot(this,t,e),$t(t)?t===$||t==null||t===""?(this._$AH!==$&&this._$AR(),this._$AH=$):t!==this._$AH&&t!==W&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ye(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==$&&$t(this._$AH)?this._$AA.nextSibling.data=t:this.T(nt.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=gt.createElement(Xe(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(e);else{let r=new Mt(o,this),i=r.u(this.options);r.p(e),this.T(i),this._$AH=r}}_$AC(t){let e=Ge.get(t.strings);return e===void 0&&Ge.set(t.strings,e=new gt(t)),e}k(t){ie(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,o=0;for(let r of t)o===e.length?e.push(n=new s(this.O(mt()),this.O(mt()),this,this.options)):n=e[o],n._$AI(r),o++;o<e.length&&(this._$AR(n&&n._$AB.nextSibling,o),e.length=o)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=Fe(t).nextSibling;Fe(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},rt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,o,r){this.type=1,this._$AH=$,this._$AN=void 0,this.element=t,this.name=e,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=$}_$AI(t,e=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=ot(this,t,e,0),i=!$t(t)||t!==this._$AH&&t!==W,i&&(this._$AH=t);else{let c=t,a,l;for(t=r[0],a=0;a<r.length-1;a++)l=ot(this,c[n+a],e,a),l===W&&(l=this._$AH[a]),i||=!$t(l)||l!==this._$AH[a],l===$?t=$:t!==$&&(t+=(l??"")+r[a+1]),this._$AH[a]=l}i&&!o&&this.j(t)}j(t){t===$?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Tt=class extends rt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===$?void 0:t}},St=class extends rt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==$)}},Et=class extends rt{constructor(t,e,n,o,r){super(t,e,n,o,r),this.type=5}_$AI(t,e=this){if((t=ot(this,t,e,0)??$)===W)return;let n=this._$AH,o=t===$&&n!==$||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==$&&(n===$||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Ot=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){ot(this,t)}},Ke={M:oe,P:Y,A:re,C:1,L:Je,R:Mt,D:Ye,V:ot,I:lt,H:rt,N:St,U:Et,B:Tt,F:Ot},Sn=ne.litHtmlPolyfillSupport;Sn?.(gt,lt),(ne.litHtmlVersions??=[]).push("3.3.3");var Qe=(s,t,e)=>{let n=e?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=e?.renderBefore??null;n._$litPart$=o=new lt(t.insertBefore(mt(),r),r,void 0,e??{})}return o._$AI(s),o};var Z={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Nt=s=>(...t)=>({_$litDirective$:s,values:t}),ht=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Uo}=Ke;var ts=s=>s.strings===void 0;var En={},es=(s,t=En)=>s._$AH=t;var X=Nt(class extends ht{constructor(s){if(super(s),s.type!==Z.PROPERTY&&s.type!==Z.ATTRIBUTE&&s.type!==Z.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ts(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===W||t===$)return t;let e=s.element,n=s.name;if(s.type===Z.PROPERTY){if(t===e[n])return W}else if(s.type===Z.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return W}else if(s.type===Z.ATTRIBUTE&&e.getAttribute(n)===t+"")return W;return es(s),t}});var dt=s=>s.target;function ut({label:s,name:t,value:e,stops:n,onChange:o,...r}){let{text:i=String,disabled:c=!1}=r,a=m`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(e)}
      ?disabled=${c}
      .value=${X(String(On(n,e)))}
      @pointerdown=${l=>dt(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:d}=dt(l);d!==void 0&&o(d)}}
      @input=${l=>o(n[dt(l).valueAsNumber])}
    >
  `;return s===$?a:m`<label class="slider">${s}${a}</label>`}var wt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,o)=>Number((s+o*e).toFixed(6)));function On(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var Ct=({label:s,name:t,checked:e,onChange:n,effect:o=$})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${X(e)}
        @change=${r=>n(dt(r).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,O=(s,t,{disabled:e=!1,name:n=""}={})=>m`
    <button
      type="button"
      class=${n||$}
      aria-disabled=${e?"true":$}
      @click=${()=>e||t()}
    >${s}</button>
  `,ce=(s,t,e,n,o="")=>m`
    <label>${s}
      <select name=${o||$} @change=${r=>n(t[r.target.selectedIndex][0])}>
        ${t.map(([r,i])=>m`<option value=${String(r)} .selected=${X(r===e)}>${i}</option>`)}
      </select>
    </label>
  `,ss=(s,t,e,n,o)=>m`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([r,i])=>m`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${X(r===n)}
          @change=${()=>o(r)}
        > ${i}</label>`)}
    </fieldset>
  `,It=({label:s,name:t,value:e,onChange:n,...o})=>{let{min:r=-1/0,max:i=1/0}=o;return m`
    <label class="slider"><span>${s}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:$}
        max=${Number.isFinite(i)?i:$}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(dt(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,r),i):e;dt(c).value=String(l),n(l)}}
      >
    </label>
  `};function Lt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Nn=4e3,Rt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=Lt(400,()=>{let e=this.#e;this.options.page.write(this.#o()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()),queueMicrotask(()=>this.#r())}#o(){let t=this.options.write();return this.#e=(t?.length??0)>Nn,this.#e?void 0:t}#r(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#i(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#o(),this.#e)return m`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return m`
      <span class="copy-link">
        ${O("Copy link",()=>this.#i())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?m`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:$}
      </span>
    `}};var ns=new WeakMap;function rs(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||ns.get(e)===n)continue;ns.set(e,n);let[o,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],i=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=os(r.left,r.right,o.left+i,o.right),e.scrollTop+=os(r.top,r.bottom,o.top,o.bottom)}}function os(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function is(s,t={}){let e=Object.entries(s.settings).map(([n,o])=>[n,n in t?{...o,max:t[n]}:o]);return{...s,settings:Object.fromEntries(e)}}var le=Symbol.for("gpt-lab-ids");function Pt(s){let t=globalThis;return t[le]=(t[le]??0)+1,`${s}-${t[le]}`}function as(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function cs(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return bt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var he=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ls=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Cn={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},In=/[\p{C}\p{Z}]/u,Ln=/^\p{M}/u;function bt(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function hs(s){let t=bt(s);if(t===void 0)return m`<span class="bytes">${he(s)}</span>`;let e=Ln.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!In.test(o)){n+=o;continue}let r=ls(o),[i,c]=Cn[o]??[r,r];e.push(n,m`<span class="sign" role="img" aria-label=${c}>${i}</span>`),n=""}return m`${e}${n}`}function de(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${ls(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Rn=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ds={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:o=1/0}=t,r=Number(s||NaN);return r>=n&&r<=o&&(e==="number"||Number.isInteger(r))?r:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},ue={number:ds,integer:ds,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Pn(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>Rn.get(s),rule:()=>"true or false"},text:{encode:s=>as(s),decode:cs,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(us(s))?us(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(r=>r in n).map(r=>fs(n[r],e[r],e)).join(",")},decode(s,t,e){let{of:n,least:o}=t;if(!s)return null;let r=s.split(",");if(r.length<o||r.length>n.length)return;let i=r.map((c,a)=>[n[a],ps(c,e[n[a]],e)]);return i.some(([,c])=>c===void 0)?void 0:Object.fromEntries(i)},rule:s=>s.of.join(",")}},us=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Pn=s=>s.replaceAll("%20"," "),fs=(s,t,e={})=>ue[t.kind].encode(s,t,e),ps=(s,t,e={})=>ue[t.kind].decode(s,t,e);function ms(s,t,e,n=()=>({})){let o=(a,l)=>fs(l[a],s[a],s),r=Object.keys(s),i=r.filter(a=>o(a,t)!==o(a,e)),c={...e,...n(t,new Set(i))};return r.flatMap(a=>s[a].kind==="text"&&a==="text"||o(a,t)!==o(a,c)?[`${a}=${o(a,t)}`]:[]).join("&")}function $s(s,t,e,n=()=>!0,o=()=>({})){let r=s.split("&").map(h=>{let u=h.indexOf("=");return u<0?["text",h]:[h.slice(0,u),h.slice(u+1)]}),i=new Map(r),c=new Set(i.keys()),[a,l]=[{},[]],d=()=>({...e,...o({...e,...a},c)});for(let[h,u]of Object.entries(t)){let f=i.get(h),p=f===void 0?d()[h]:ps(f,u,t);if(u.kind==="parts"&&p!==void 0){let g=p,b=g.filter(x=>n(x,u));for(let x of g)b.includes(x)||l.push(`${x} is not a part of the model`);p=b}else if(p===void 0){let{rule:g}=ue[u.kind];l.push(h==="text"?"its text is damaged":`${h}=${f} is not ${g(u)}`),p=e[h]}a[h]=p}return{values:a,problems:l}}function xt(s,t){return new Promise((e,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(s.off("msg:custom",o),r.error?n(new Error(r.error)):e(i[0]))};s.on("msg:custom",o),s.send({type:"asset",name:t})})}var Bn=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function gs(s,t,{streams:e,neurons:n,places:o}={}){let r=o?s.replace(/@\d{1,6}$/,""):s;if(Bn(r)&&!e)return!1;let[i,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return l!==void 0&&!(n&&Number(l)<(t.d_ff??0))?!1:r==="embedding"||i!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var zn=Symbol.for("gpt-lab shared text");function ws(s){let t=globalThis,e=t[zn]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let r of e.watchers)r()};e.takers.add(s),queueMicrotask(n);let o="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(o=r,!!e.on)for(let i of e.takers)i!==s&&i(r)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?$:m`<div class="shared-text">${Ct({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&o)for(let i of e.takers)i!==s&&i(o);n()}})}</div>`}}var Dn=new Intl.NumberFormat("en-US"),U=s=>Dn.format(s);var it=(s,t)=>`${U(s)} ${t}${s===1?"":"s"}`,R=(s,t=1)=>`${(100*s).toFixed(t)} %`;function V(s){return s===0||s===1?R(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:R(s)}function F(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Hn(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):U(Math.round(n))} ${t[e]}`.trim()}var fe=s=>Hn(s,["bytes","kB","MB","GB","TB"]);function bs(s){let[t,e]=s.split("_");return m`<span class="math"><i>${t}</i>${e?m`<span class="underscore">_</span><sub>${e}</sub>`:$}</span>`}function xs(s,t,e=1/0){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${s}=${n} is not an integer`};let i=Number(r);return i<1?{problem:`${s}=${r} is below 1`}:i>e?{problem:`${s}=${r} is above ${e}`}:{value:i}}function vs({name:s,setting:t,label:e,value:n,stops:o,ends:r,text:i,draft:c,onDraft:a,onChange:l,...d}){let{disabled:h=!1,id:u}=d,{symbol:f=s,max:p}=t,g=c===void 0?{value:n}:xs(s,c,p),b=g.value===void 0||g.value===n?c:void 0,x=g.value===void 0?g.problem:void 0,_=ys(n,o,r),N=k=>{a(),l(k)},z=k=>{let M=k.target.value;a(M);let{value:T}=xs(s,M,p);T!==void 0&&l(T)},v=k=>{if(k.key!=="ArrowUp"&&k.key!=="ArrowDown")return;k.preventDefault();let M=k.key==="ArrowUp"?o.find(T=>T>n):o.findLast(T=>T<n);M!==void 0&&N(M)};return m`
    <div class="size">
      <label>
        <span class="name">${bs(f)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${X(b??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!x)}
          aria-describedby=${x?`${u}-${s}`:$}
          @input=${z}
          @change=${()=>x||a()}
          @keydown=${v}
        >
      </label>
      ${ut({value:n,stops:o,disabled:h,onChange:N,label:$,name:`${f}, ${e}: slider`,text:k=>[i(k),ys(k,o,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":_}</p>
      <p class="warn problem" id="${u}-${s}" ?hidden=${!x}>${x?`${x}; the figure still has ${n}`:""}</p>
    </div>
  `}function ys(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return s===o?n:s===t[0]?e:s>o||s<t[0]?"beyond the slider":""}var Fn={commas:U,percent:s=>R(s,0),1:s=>F(s,1)},Bt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=Pt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,o={}){let r=e.help??$,i=this.#s(t,e,n,o);return m`<div class="control" data-setting=${t} title=${r}>${i}</div>`}#s(t,e,n,o){let r=e.kind==="text"?e.label:e.label??t,i=o.label??r,c=o.value??n,a=l=>this.change(t,l);switch(e.kind){case"switch":return Ct({label:i,name:t,checked:!!c,onChange:a,effect:o.effect});case"choice":return this.#n(t,e,i,c,a);case"text":return this.#r(t,e,i,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#o(t,e,i,c,a,o)}}#n(t,{control:e,choices:n,names:o},r,i,c){let a=n.map(l=>[l,o?.[l]??l]);return e==="select"?ce(r,a,i,c,t):ss(r,`${this.#t}-${t}`,a,i,c)}#o(t,e,n,o,r,i){let{control:c,names:a,unit:l="",step:d=1}=e,{min:h=e.min??0,max:u=e.max??1/0}=i,f=b=>a?.[b]??(Fn[l]??String)(b),p=()=>i.stops??e.stops??wt(h,u,d),g=()=>p().filter(b=>b>=h&&b<=u);return c==="size"?vs({name:t,setting:e,label:n,value:o,text:f,onChange:r,stops:g(),id:this.#t,disabled:i.disabled,ends:i.ends,draft:this.#e.get(t),onDraft:b=>{b===void 0?this.#e.delete(t):this.#e.set(t,b),this.redraw()}}):c==="field"?It({label:n,name:t,value:o,min:h,max:u,onChange:r}):c==="select"?ce(n,wt(h,u,1).map(b=>[b,f(b)]),o,r,t):ut({label:m`<span>${n} <span class="number">${f(o)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:o,stops:g(),text:f,onChange:r,disabled:i.disabled})}#r(t,{rows:e=2},n,o){let r=`${this.#t}-${t}`,i=de(this.#e.get(t)??""),c=a=>{let l=a.target.value;de(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===o?this.redraw():this.change(t,l)};return m`
      <div class="text-field">
        <label for=${r}>${n}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${i?"true":$}
          aria-describedby=${i?`${r}-problem`:$}
          .value=${X(this.#e.get(t)??o)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!i}>${i}</p>
      </div>
    `}};var jn=16,Wn="<|endoftext|>",zt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let o=e();if(this.#t.set(t,o),this.#t.size>jn){let[r]=this.#t.keys();this.#t.delete(r)}return o}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,hs(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return bt(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return bt(e)??he(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Wn;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Dt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#o;declared;constructor(t,e,n,o){this.model=e,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=i=>i,this.asset=i=>xt(this.model,i),this.data=i=>this.model.get(i),this.local=i=>{let c={...i};return _s(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=i=>{this.problems=[],this.#r(this.follow?.(i)??i),this.onChange()},this.append=i=>{this.#i("text",`${this.model.get("text")}${this.tokens.plain(i)}`)},this.control=(i,c)=>this.#t.view(i,this.declared.settings[i],this.model.get(i),c),this.look=(i,c)=>this.client?.look(i,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=i=>this.host?.querySelector(i)??null,this.focusSoon=i=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(i)?.focus()))},this.onCleanup=i=>{this.#s.push(i)},this.declared=is(t,e.get("_limits")),this.id=Pt(t.name),this.initial=this.values(),this.state=_s(i=>e.get(i),(i,c)=>this.change({[i]:c})),this.#t=new Bt((i,c)=>this.#i(i,c),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:o}=this.declared,r=t.find(c=>c.endsWith("-vocabulary"));n&&r&&(this.tokens=new zt(new n(await this.asset(r)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let i=Object.entries(e).find(([,c])=>c.shared);if(i&&this.page&&this.host){let[c]=i;this.#e=ws(a=>this.change({[c]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return ms(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:o}=$s(t,this.declared.settings,this.initial,(r,i)=>!e||gs(r,e,i),this.absent);for(let r of Object.keys(n))this.#t.forget(r);this.#r(n),this.problems=o,this.redraw()}#r(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#i(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#o=!0;for(let t of this.#s.splice(0))t()}};function _s(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,o)=>(t(n,o),!0)})}var Ht=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#o;#r;#i;constructor(t,e,n,o){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#r=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#i=o,this.#s=t.first,this.#o=t.question(),this.#n=JSON.stringify(this.#o)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#o}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#r,n)}retry;async#a(t,e,n,o){let r=()=>n===this.#r,i=async(a,l)=>{let d=await this.client.look(a,{onTokens:l,load:!o});return d&&r()?d:await new Promise(()=>{})},c=(a,l)=>{[this.#s,this.#o,this.#n]=[a,t,e],this.busy=l,this.#i(a),this.redraw()};try{let a=this.asking.answer(t,i);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!this.asking.settled?.(l));else c(await a,!1)}catch(a){if(!r())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};function As(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new pe}var pe=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#t=new Set;#e=new Map;#s=new Set;#n=0;#o;#r;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t,e){let n=this.#n+=1;return this.#e.set(n,{source:t,onMessage:e}),{look:(o,r)=>this.#c({type:"look",client:n,id:o,...r}),stop:()=>this.#c({type:"stop",client:n}),end:()=>{this.#e.delete(n),this.#c({type:"end",client:n})}}}#c(t){this.#o?this.#o.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&qn())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#r??=Vn(t).catch(l=>{throw this.#r=void 0,l});let o=ks(t,"lab-model",t.model.get("size")),[r,i]=await Promise.all([this.#r,o]);this.#o||this.#l(this.#o=r);let c=t.model.get("version"),a=n==="failed";r.postMessage({type:"load",source:{...i,again:a},sha256:c});for(let l of this.#i.splice(0))r.postMessage(l)}catch(o){let r=o instanceof Error?o.message:String(o);this.#a({state:"failed",message:r})}}}#l(t){t.onmessage=({data:n})=>{n.type==="wanted"?this.#h(t,n.snapshot,n.client):"snapshot"in n&&n.snapshot?this.#d(n,n.snapshot):n.type==="progress"?this.#a({loaded:n.loaded}):n.type==="failed"?this.#a({state:"failed",message:n.message}):n.type==="ready"?this.#a({state:"ready"}):"client"in n&&this.#e.get(n.client)?.onMessage(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,n){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:o}=this.#e.get(n)??{},{size:r,sha256:i=""}=me(o)[e]??{},c=o&&r?await ks(o,`lab-model-${e}`,r).catch(Un):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...c,again:a},sha256:i,snapshot:e})}#d(t,e){let{[e]:n,...o}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let r=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...o,...r}})}},me=s=>s?.model.get("snapshots")??{},Un=s=>({problem:s instanceof Error?s.message:String(s)}),qn=()=>!!navigator.connection?.saveData;async function ks({model:s,page:t},e,n){if(t?.source)return await t.source(e,n);let{buffer:o,byteOffset:r,byteLength:i}=await xt(s,e);return{bytes:new Uint8Array(o,r,i).slice()}}async function Vn({model:s}){let t=await xt(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Gn(e).catch(()=>Yn(e)).finally(()=>URL.revokeObjectURL(e))}async function Gn(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Yn(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Ms(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Zn="These are the lab model\u2019s numbers.",Ts=(s,t,e)=>m`<p class="status-line faint"><label>Loading ${s}, ${fe(e)}
    <progress max=${e} value=${t||$}></progress></label></p>`;function Ss(s,t=Zn){let e=m`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:o,message:r,snapshots:i}=s.status,c=()=>s.load(!0);if(n==="asking")return m`<p class="status-line">Your browser is set to save data. ${O(`Load the model (${fe(s.size)})`,c)}</p>`;if(n==="failed")return m`<p class="status-line warn" role="alert">The model did not load: ${r}. ${O("Try again",c)}</p>`;if(n==="loading")return Ts("the model",o,s.size);for(let[a,{size:l}]of Object.entries(me(s.kit))){let d=i[a];if(d!==void 0)return Ts(`the model after ${a} % of its training`,d,l)}return e}function Es(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},o=a=>{let l=a.target.closest("[data-tip]");l!==e&&(n(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),s.append(t),t.hidden=!1,Xn(t,l.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&n()},i=new AbortController,c={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,l]of Object.entries({...c,keydown:r}))s.addEventListener(a,l,{capture:!0,signal:i.signal});return()=>{n(),i.abort()}}function Xn(s,t){let{width:e,height:n}=s.getBoundingClientRect(),o=t.left+t.width/2-e/2,r=t.top-n-6,i=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(o,i))}px`,s.style.top=`${r>4?r:t.bottom+6}px`}var Jn=s=>s.stopPropagation();function Os(s,t){return{async render({model:e,el:n,page:o}){let r="show"in n?void 0:n,i=l=>{"show"in n?n.show(l):Qe(l,n)},c=new Dt(s,e,o,r),a=l=>{if(c.dispose(),i(Kn(s.title,l)),!r)throw l;console.warn(l)};try{await c.load();let l=new $e(c,await t(c));c.draw=()=>{try{i(l.view()),r&&rs(r)}catch(d){a(d)}},r&&c.onCleanup(Es(r)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var $e=class{kit;definition;#t;#e;#s;#n;#o;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#o=Lt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:o}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:i,settled:c,first:a,publish:l}=e;if(r&&i&&(this.#s=new Ht({question:r,answer:i,settled:c,first:a},o,()=>t.redraw(),h=>l&&t.publish(l(h)))),t.onCleanup(()=>this.#o.cancel()),!n)return;let d=new Rt({page:n,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=d,t.onChange=()=>d.changed(),t.onCleanup(()=>d.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(n));let i=t.declared.assets.includes("lab-model");return m`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Jn}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??$}
            ${O("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#i()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(n,{asked:o,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?O("Try again",this.#s.retry):$}</p>
        ${i?Ss(t.client,e.ready):$}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return $;let n=Object.keys(e??{}).length>0;return m`
      <div class="question">
        <p>${t}</p>
        ${n?O("Show me",()=>this.kit.change(e??{})):$}
      </div>
    `}#i(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?m`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,o])=>O(n,()=>t.change(o)))}
      </div>
    `:$}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#o()}},Kn=(s,t)=>m`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Ns="important",Qn=" !"+Ns,Ft=Nt(class extends ht{constructor(s){if(super(s),s.type!==Z.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(Qn);n.includes("-")||r?e.setProperty(n,r?o.slice(0,-11):o,r?Ns:""):e[n]=o}}return W}});function Ls(s,t,e,n){let o=s.length,r=Cs(s),i=0;for(let d=0;d<o;d++)i+=(s[d]-r)**2/o;let c=1/Math.sqrt(i+1e-5),a=Float64Array.from({length:o},(d,h)=>t[h]*(e[h]-n[h])),l=Cs(a);return a.map(d=>c*(d-l))}function Rs(s,t){let e=t.length;return Float64Array.from({length:s.length/e},(n,o)=>{let r=0;for(let i=0;i<e;i++)r+=s[o*e+i]*t[i];return r})}var Ps=(s,t,e)=>Array.from(Rs(t,e),(n,o)=>n*s[o]);function Bs(s,t,e,n){let o=Rs(t,e),r=s.length/n;return Array.from({length:n},(i,c)=>{let a=0;for(let l=c*r;l<(c+1)*r;l++)a+=s[l]*o[l];return a})}function zs(s,t,e){let n=Is(t,s),o=Is(e,t);return{before:at(s),middle:at(t),after:at(e),attention:at(n),feed_forward:at(o),left:ge(s,t),right:ge(t,e),turn:ge(s,e),cosines:{attention:we(s,n),feed_forward:we(t,o)}}}function Ds({before:s,middle:t,after:e,left:n,right:o}){return{before:[-s*Math.sin(n),-s*Math.cos(n)],middle:[0,-t],after:[e*Math.sin(o),-e*Math.cos(o)]}}var Hs=(s,t)=>Array.from(s,(e,n)=>n).sort((e,n)=>s[n]-s[e]).slice(0,t);function Fs(s,t){let e=new Float64Array(t);for(let o=0;o<s.length;o++)e[o%t]+=s[o];let n=s.length/t;return e.map(o=>o/n)}var Cs=s=>Array.from(s).reduce((t,e)=>t+e,0)/s.length,Is=(s,t)=>Array.from(s,(e,n)=>e-t[n]);function yt(s,t){let e=0;for(let n=0;n<s.length;n++)e+=s[n]*t[n];return e}var at=s=>Math.sqrt(yt(s,s));function we(s,t){let e=at(s)*at(t);return e?Math.min(1,Math.max(-1,yt(s,t)/e)):0}var ge=(s,t)=>Math.acos(we(s,t));var[be,xe,to,eo]=[330,300,46,26];function js({stages:s,lengths:t},e,n){let o=(i,c)=>{let{chance:a,says:[l]}=s[c];return m`
      <tr>
        <th scope="row">${i} <span class="faint">says “${e(l)}”</span></th>
        <td><span class="chance"><span class="chance-bar" style=${Ft({width:`${(70*a).toFixed(1)}%`})}></span><span class="number">${V(a)}</span></span></td>
        <td class="number">${F(t[c],1)}</td>
      </tr>
    `},r=(i,c)=>m`
      <tr class="addition ${c}">
        <th scope="row"><span class="swatch"></span>+ ${i}</th>
        <td></td>
        <td class="number">${F(t[c],1)}</td>
      </tr>
    `;return m`
    <table class="additions">
      <thead>
        <tr>
          <th scope="col">the row</th>
          <th scope="col">chance of “${n}” if the model stopped here</th>
          <th scope="col" class="number">length</th>
        </tr>
      </thead>
      <tbody>
        ${o("in","before")} ${r("attention","attention")}
        ${o("middle","middle")} ${r("feed-forward","feed_forward")}
        ${o("out","after")}
      </tbody>
    </table>
  `}function Ws(s,t){let e=so(Ds(t)),n=(c,a,l)=>Math.hypot(a[0]-c[0],a[1]-c[1])<4?$:E`
      <line class=${l} x1=${c[0]} y1=${c[1]} x2=${a[0]} y2=${a[1]}
        marker-end="url(#${s}-${l})"></line>
    `,o=c=>E`
      <marker id="${s}-${c}" class=${c} viewBox="0 0 10 10" refX="9" refY="5"
        markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
        <path d="M0 0L10 5L0 10z"></path>
      </marker>
    `,r=["in","middle","out","attention","feed_forward"],i=(c,a)=>{let[l,d]=c,h=l<e.zero[0]-20?"end":l>e.zero[0]+20?"start":"middle";return E`<text x=${l+(h==="end"?-7:h==="start"?7:0)} y=${d-8} text-anchor=${h}>${a}</text>`};return m`
    <svg class="triangles" viewBox="0 0 ${be} ${xe}" role="img"
      aria-label="The row as an arrow from
      zero: before the block ${F(t.before,1)} long, in the middle ${F(t.middle,1)}, after it ${F(t.after,1)}.">
      <defs>${r.map(o)}</defs>
      <path class="attention-area" d="M${e.zero}L${e.before}L${e.middle}z"></path>
      <path class="feed-forward-area" d="M${e.zero}L${e.middle}L${e.after}z"></path>
      ${n(e.zero,e.before,"in")} ${n(e.zero,e.middle,"middle")}
      ${n(e.zero,e.after,"out")} ${n(e.before,e.middle,"attention")}
      ${n(e.middle,e.after,"feed_forward")}
      <circle cx=${e.zero[0]} cy=${e.zero[1]} r="4"></circle>
      ${i(e.before,"in")} ${i(e.middle,"middle")} ${i(e.after,"out")}
      <text class="faint-text" x=${e.zero[0]} y=${e.zero[1]+18} text-anchor="middle">zero</text>
    </svg>
  `}function so(s){let t=[[0,0],...Object.values(s)],[e,n]=[t.map(([u])=>u),t.map(([,u])=>u)],[o,r,i,c]=[Math.min(...e),Math.max(...e),Math.min(...n),Math.max(...n)],a=Math.min((be-2*to)/(r-o||1),(xe-2*eo)/(c-i||1)),l=(be-a*(o+r))/2,d=(xe-a*(i+c))/2,h=([u,f])=>[Number((l+a*u).toFixed(1)),Number((d+a*f).toFixed(1))];return{zero:h([0,0]),before:h(s.before),middle:h(s.middle),after:h(s.after)}}function Us({before:s,after:t,turn:e}){if(!s||!t)return"";let n=Math.round(e*180/Math.PI),o=t/s;return`${o<.98?"It leaves shorter than it came":o>1.02?`It leaves ${o<10?o.toFixed(1):Math.round(o)} times as long as it came`:"It leaves as long as it came"}, and turned by ${n}\xB0.`}var B=(s,t,e,n="",o={})=>E`
    <text x=${s.toFixed(1)} y=${t.toFixed(1)} class=${n} text-anchor=${o.anchor??"start"}
      textLength=${o.width??$} lengthAdjust=${o.width?"spacingAndGlyphs":$}>${e}</text>
  `,no=(s,t)=>s.length*t*.56,G=(s,t,e)=>no(s,t)>e?e:void 0;var jt=132,ye=62,qs=12,oo=7,ro=.02,ve=12,io=.095,ao=19,Q=s=>(Number(s.toFixed(2))>0?"+":"")+F(s,2),vt=s=>s.indexOf(Math.max(...s));function Vs(s,{names:t,chosen:e,onSelect:n}){let{head:o,weights:r,row:i,addition:c,state:a}=s,l=vt(r[i]),d=`Head ${o}: adds ${Q(c)}; \u201C${t[i]}\u201D looks at \u201C${t[l]}\u201D with ${R(r[i][l],0)}${a?`; ${a}`:""}`;return m`
    <button type="button" class="head ${a?"changed":""}" aria-label=${d}
      aria-pressed=${e?"true":"false"} @click=${n}>
      <span class="head-title"><strong>head ${o}</strong>
        <span class="number">${a||Q(c)}</span></span>
      ${co(s,t)} ${lo(s)}
    </button>
  `}function co({weights:s,row:t},e){let n=e.length>7?16:20,o=l=>l*n+n/2+1,r=vt(s[t]),[i,c]=[ye+4,jt-6],a=(i+c)/2;return m`
    <svg width=${jt} height=${e.length*n+2} aria-hidden="true">
      ${e.map((l,d)=>E`
          <text class="${d===t?"row":d===r?"most":d>t?"later":""}"
            x="0" y=${o(d)} dy="0.35em" textLength=${G(l,qs,ye)??$}
            lengthAdjust=${G(l,qs,ye)?"spacingAndGlyphs":$}>${l}</text>
        `)}
      ${s[t].map((l,d)=>d>t||l<ro?$:E`
          <path class="arc"
            d="M${i} ${o(d)}C${a} ${o(d)} ${a} ${o(t)} ${c} ${o(t)}"
            stroke-width=${(.5+(oo-.5)*l).toFixed(2)}
            stroke-opacity=${(.45+.55*l).toFixed(2)}></path>
        `)}
      <circle class="end" cx=${c} cy=${o(t)} r="4"></circle>
    </svg>
  `}function lo({weights:s,row:t}){let e=s.length,n=Math.min(20,(jt-2)/e),o=Array.from({length:ve+1},()=>"");return s.forEach((r,i)=>r.slice(0,i+1).forEach((c,a)=>{let[l,d,h]=[1+a*n,1+i*n,n-1].map(u=>u.toFixed(1));o[Math.round(ve*c)]+=`M${l} ${d}h${h}v${h}h-${h}z`})),m`
    <svg class="matrix-of-head" width=${jt} height=${e*n+3} aria-hidden="true">
      ${o.map((r,i)=>r&&E`<path class="share" d=${r} fill-opacity=${(.08+.92*i/ve).toFixed(2)}></path>`)}
      ${n<ao?$:s.map((r,i)=>r.slice(0,i+1).map((c,a)=>c<io?$:E`
              <text class="percent ${c>.35?"on":""}" x=${1+(a+.5)*n-.5}
                y=${1+(i+.5)*n} dy="0.35em" text-anchor="middle">${(100*c).toFixed(0)}</text>
            `))}
      <rect class="row-frame" x="0.5" y=${t*n+.5} width=${(t+1)*n+.5}
        height=${n+.5}></rect>
    </svg>
  `}var Gs=.1,_e=10,q=14,ke=s=>Array.from(s).filter(t=>t>Gs).length,Ys=s=>m`${[48,24].map(t=>ho(s,t))}`;function ho({hidden:s,best:t,selected:e,onSelect:n},o){let r=Math.ceil(s.length/o),i=Math.max(...Array.from(s),Gs),c=Array.from({length:_e+1},()=>""),[a,l]=["",""],d=p=>[p%o*q,Math.floor(p/o)*q];Array.from(s).forEach((p,g)=>{let[b,x]=d(g),_=`M${b+1} ${x+1}h${q-2}v${q-2}h-${q-2}z`;p>.005?c[Math.round(_e*Math.sqrt(p/i))]+=_:p<-.005?l+=_:a+=_});let h=p=>{let g=p.currentTarget.getBoundingClientRect(),[b,x]=[(p.clientX-g.left)/g.width,(p.clientY-g.top)/g.height],_=Math.min(o-1,Math.max(0,Math.floor(b*o))),N=Math.min(r-1,Math.max(0,Math.floor(x*r)));n(Math.min(s.length-1,N*o+_))},u=(p,g)=>{let[b,x]=d(p);return E`
      <rect class=${g} x=${b} y=${x} width=${q} height=${q}
        rx="3"></rect>
    `},f=p=>{let[g,b]=d(p),x=g>o*q/2;return E`
      <text class="neuron-name" x=${x?g-4:g+q+4} y=${b+q/2}
        dy="0.35em" text-anchor=${x?"end":"start"}>${p}</text>
    `};return m`
    <svg class="neurons of-${o}" viewBox="-2 -2 ${o*q+4} ${r*q+4}"
      role="img" aria-label="${ke(s)} of ${s.length} neurons fire. Those that add most: ${t.map(p=>`${p} with ${F(s[p],1)}`).join(", ")}."
      @click=${h}>
      <path class="idle" d=${a}></path>
      <path class="negative" d=${l}></path>
      ${c.map((p,g)=>p?E`<path class="lit" d=${p} fill-opacity=${(.06+.94*g/_e).toFixed(2)}></path>`:$)}
      ${t.map(p=>u(p,"best"))} ${e<0?$:u(e,"selected")}
      ${[...new Set([...t,...e<0?[]:[e]])].map(f)}
    </svg>
  `}var uo=s=>[s?`blocks.${s-1}.output`:"embedding",`blocks.${s}.middle`,`blocks.${s}.output`],Ae="token_embedding.weight",Wt=class{sizes;#t;#e;constructor(t){this.sizes=t,this.#t=new Map,this.#e=new Map}async answer(t,e){let{ids:n,edits:o,snapshot:r,layer:i,position:c}=t,{n_layers:a,n_heads:l}=this.sizes,d={ids:n,positions:[c],...r==="100"?{}:{snapshot:r}},h=await this.#s(t,d,e),u=`blocks.${i}`,f=uo(i),p=`${u}.attention.output.weight`,g=`${u}.feed_forward.down.weight`,b=await e({...d,edits:o,names:[...f,`blocks.${a-1}.output`,...["weights","heads","output"].map(P=>`${u}.attention.${P}`),...["hidden","output"].map(P=>`${u}.feed_forward.${P}`)],lens:f,chances:[h],words:1,weights:["norm.weight",p,g,...this.#t.has(r)?[]:[Ae]]}),[x,_]=[b.activations,b.weights];_[Ae]&&this.#t.set(r,fo(_[Ae]));let N=this.#t.get(r),z=c-b.start,v=P=>{let{values:j,shape:J}=x[P];return j.subarray(z*J[1],(z+1)*J[1])},[k,M,T]=f.map(v),w=v(`blocks.${a-1}.output`),y=Ls(w,_["norm.weight"].values,N.row(h),N.mean),A=x[`${u}.attention.heads`],[,S,I]=A.shape,D=new Float32Array(l*I);for(let P=0;P<l;P++){let j=(P*S+z)*I;D.set(A.values.subarray(j,j+I),P*I)}let C=v(`${u}.feed_forward.hidden`).slice(),L=P=>{let[{id:j,probability:J}]=b.lens[P][0];return{chance:b.chances[P][0][0],says:[j,J]}};return{asked:t,answer:h,start:b.start,T:S,hidden:C,stages:{before:L(f[0]),middle:L(f[1]),after:L(f[2])},lengths:zs(k,M,T),weights:x[`${u}.attention.weights`].values,heads:Bs(D,_[p].values,y,l),neurons:Ps(C,_[g].values,y),added:{attention:yt(v(`${u}.attention.output`),y),feed_forward:yt(v(`${u}.feed_forward.output`),y)}}}async#s({ids:t,snapshot:e,position:n},o,r){let i=`${e} ${t.slice(0,n+1)}`,c=this.#e.get(i);if(c!==void 0)return c;let[[{id:a}]]=(await r({...o,words:1})).words;return this.#e.size>100&&this.#e.clear(),this.#e.set(i,a),a}};function fo({values:s,shape:[,t],quantized:e}){let n=Fs(s,t);if(!e)return{mean:n,row:c=>s.subarray(c*t,(c+1)*t)};let{integers:o,step:r}=e;return{mean:n,row:c=>Float32Array.from(o.subarray(c*t,(c+1)*t),a=>a*r[c])}}var Zs=({change:s},t)=>m`
    <nav class="crumbs" aria-label="Where this is in the model">
      <ol>
      ${[{label:"The model",to:{level:"model"}},...t].map(({label:n,to:o},r)=>m`<li aria-current=${r===t.length?"location":"false"}>${o&&r<t.length?m`<button type="button" @click=${()=>s(o)}>${n}</button>`:n}</li>`)}
      </ol>
    </nav>
  `;function Ut(s){let[t,e]=s.split("@");return e===void 0?{part:t}:{part:t,position:Number(e)}}var Me=(s,t)=>[...new Set(s).symmetricDifference(new Set([t]))].sort();function qt({text:s,cuts:t,patch:e,other:n},o){let{length:r}=o.input(s),i=e?o.input(n).slice(0,r):void 0,c=Math.min(r,i?.length??r)-1;return t.flatMap(a=>{let{part:l,position:d}=Ut(a);if(d!==void 0&&d>c)return[];let h=d!==void 0?[d]:c<r-1?Array.from({length:c+1},(u,f)=>f):void 0;return[{part:l,...h&&{at:h},...i&&{from:i}}]})}function Te({text:s,cuts:t,patch:e,other:n},o){let[r,i]=[s,n].map(c=>o.input(c).length-1);return!e||!t.length||i>=r?"":`The second text has ${it(i,"token")} to these ${r}: the last ${r-i} keep their own.`}function po(s){if(s==="embedding")return"the embedding";let[,t,e,n]=/^blocks\.(\d+)\.(output|attention|feed_forward)(?:\.(?:heads|neurons)\.(\d+))?$/.exec(s)??[];if(e==="output")return`the stream after block ${t}`;let o=e==="feed_forward";return n===void 0?`the ${o?"feed-forward network":"attention"} of block ${t}`:`${o?"neuron":"head"} ${n} of block ${t}`}function Vt(s,t,e){let{part:n,position:o}=Ut(s),r=po(n);if(o===void 0)return r;let i=e[o];if(i===void 0)return`${r} at token ${o}, which the text lacks`;let c=e.indexOf(i)!==e.lastIndexOf(i);return`${r} at \u201C${t.name(i)}\u201D${c?` (token ${o})`:""}`}var _t=12,mo=3;function Xs(s){let{state:t,data:e,tokens:n,control:o,change:r}=s,i=e("sizes"),c=new Wt(i),a=s.local({text:"",position:-1,head:-1,neuron:-1}),l=()=>n.input(t.text),d=()=>{let w=l().length-1,y=Math.max(0,l().length-_t);return a.text===t.text&&a.position>=y&&a.position<=w?a.position:w},h=w=>w===n.end?"start":n.name(w),u=()=>({ids:l(),edits:qt(t,n),snapshot:t.snapshot,layer:t.layer,position:d()});function f(w,y){return t.cuts.map(Ut).find(S=>S.part===w&&(S.position??y)===y)?t.patch?"from the second text":"off":""}function p(w){let{weights:y,T:A,start:S,asked:{layer:I,position:D}}=w,C=Math.min(A,_t),L=A-C;return w.heads.map((P,j)=>({head:j,addition:P,row:D-S-L,weights:Array.from({length:C},(J,kt)=>{let K=(j*A+L+kt)*A+L;return Array.from(y.subarray(K,K+C))}),state:f(`blocks.${I}.attention.heads.${j}`,D)||f(`blocks.${I}.attention`,D)}))}function g({asked:{layer:w},stages:y,answer:A}){let[S,I]=[y.before.chance,y.after.chance].map(V),D=`\u201C${h(A)}\u201D`;if(S===I)return`Block ${w} leaves ${D} at ${I}`;let C=y.after.chance>y.before.chance?"raises":"lowers";return`Block ${w} ${C} ${D} from ${S} to ${I}`}let b=()=>m`
      <div class="block-way">
        ${Zs(s,[{label:`Block ${t.layer}`}])}
        <div class="buttons">
          ${O(`\u2039 Block ${Math.max(0,t.layer-1)}`,()=>t.layer-=1,{disabled:t.layer===0})}
          ${O(`Block ${Math.min(i.n_layers-1,t.layer+1)} \u203A`,()=>t.layer+=1,{disabled:t.layer===i.n_layers-1})}
          ${O("Up to the model",()=>t.level="model")}
        </div>
      </div>
    `;function x(){let w=l(),y=Math.max(0,w.length-_t);return m`
      <div class="block-tokens buttons" role="group" aria-label="The token whose row is shown">
        <span class="faint">The row of</span>
        ${w.slice(y).map((A,S)=>m`
            <button type="button" aria-pressed=${y+S===d()?"true":"false"}
              @click=${()=>Object.assign(a,{text:t.text,position:y+S})}
            ><bdi>${h(A)}</bdi></button>
          `)}
        ${y?m`<span class="faint">the last ${_t} of ${w.length} tokens</span>`:$}
      </div>
    `}let _=()=>t.cuts.length?m`
        <ul class="cuts">${t.cuts.map(w=>m`<li>${t.patch?"From the second text: ":"Off: "}${Vt(w,n,l())}
            ${O("Put back",()=>t.cuts=Me(t.cuts,w))}</li>`)}</ul>
        <p class="faint" ?hidden=${!Te(t,n)}>${Te(t,n)}</p>
      `:$,N=(w,y,A)=>{let S=t.cuts.includes(y);return m`
      <div class="part-panel">
        <p>${w}</p>
        <div class="buttons">
        ${O(S?"Switch on":"Switch off",()=>t.cuts=Me(t.cuts,y))}
        ${O("Open its numbers",()=>r({cell:A,level:"product"}))}
        </div>
      </div>
    `};function z({head:w,weights:y,row:A,addition:S,state:I},{answer:D}){let C=l().slice(-y.length),L=vt(y[A]),P=`Head ${w} looks most at \u201C${h(C[L])}\u201D, with ${R(y[A][L],0)} of its attention.`;return I?`${P} It is ${I}.`:`${P} What it brings adds ${Q(S)} to the score of \u201C${h(D)}\u201D.`}function v(w,y){let A=w[a.head];if(!A)return m`<p class="part-panel faint">Choose a head to switch it off or to open its numbers.</p>`;let{asked:{layer:S,position:I},start:D,T:C}=y,L=C-A.weights.length+vt(A.weights[A.row]);return N(z(A,y),`blocks.${S}.attention.heads.${A.head}`,`blocks.${S}.attention.scores[${A.head},${I-D},${L}]`)}function k({hidden:w,neurons:y,answer:A},S){let I=w[S];return`Neuron ${S} ${I>.1?"fires with":"is quiet, at"} ${F(I,2)}. It adds ${Q(y[S])} to the score of \u201C${h(A)}\u201D.`}function M(w,y){let{asked:{layer:A,position:S},start:I,neurons:D}=w,C=a.neuron;return m`
      <div class="buttons neuron-choice">
        ${y.map(L=>m`
            <button type="button" aria-pressed=${L===C?"true":"false"}
              @click=${()=>a.neuron=L}>${L}: ${Q(D[L])}</button>
          `)}
        ${It({label:"Neuron",name:"neuron",value:C<0?y[0]:C,min:0,max:i.d_ff-1,onChange:L=>a.neuron=L})}
      </div>
      ${C<0?$:N(k(w,C),`blocks.${A}.feed_forward.neurons.${C}`,`blocks.${A}.feed_forward.up[${S-I},${C}]`)}
    `}function T(w){let{asked:y,answer:A,hidden:S,neurons:I,added:D,lengths:C}=w,L=h(A),P=l().slice(-_t).map(h),j=p(w),J=Hs(I,mo),kt=f(`blocks.${y.layer}.feed_forward`,y.position);return m`
      <div class="block-parts">
        <section>
          <p class="block-title">1 ${it(j.length,"head")} look${j.length===1?"s":""} back</p>
          <p class="faint">Where “${P[j[0].row]}” looks, then who looks where (a row looks at its
            columns, %). Top right: what the head adds to the score of “${L}”; with attention’s bias,
            ${Q(D.attention)}.</p>
          <div class="heads">${j.map(K=>Vs(K,{names:P,chosen:K.head===a.head,onSelect:()=>a.head=K.head}))}</div>
          ${v(j,w)}
        </section>
        <section>
          <p class="block-title">2 ${it(S.length,"neuron")}, ${ke(S)} of them firing</p>
          <p class="faint">${kt?`The network is ${kt}. `:$}The greener, the more it
            fires (up to ${F(Math.max(...S),1)}); firing means above 0.1. Outlined: the three
            that add most to “${L}”. All of them and the bias: ${Q(D.feed_forward)}.</p>
          ${Ys({hidden:S,best:J,selected:a.neuron,onSelect:K=>a.neuron=K})}
          ${M(w,J)}
        </section>
        <section class="block-additions">
          <p class="block-title">3 Two additions, to scale</p>
          <p class="faint">Every arrow is ${i.d_model} numbers. Lengths are true, and so are the
            angles within each triangle.</p>
          ${js(w,h,L)}
          ${Ws(s.id,C)}
          <p><span class="faint">Cosines: in, attention ${F(C.cosines.attention,2)};
            middle, feed-forward ${F(C.cosines.feed_forward,2)}.</span>
            <strong>${Us(C)}</strong></p>
        </section>
      </div>
    `}return{question:u,answer:(w,y)=>c.answer(w,y),announcement:w=>w?a.head>=0?`${g(w)}. ${z(p(w)[a.head],w)}`:`${g(w)}.`:"",view:w=>m`
        ${b()}
        <p class="map-title">${w?g(w):`Block ${t.layer}`}</p>
        <div class="map-controls buttons">${o("snapshot")}</div>
        ${x()} ${_()}
        ${w?T(w):m`
          <p class="block-waits faint">What the block’s heads and neurons do comes with the model.</p>
        `}
      `}}var Gt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return e}};var Yt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#r=new Map;constructor(t){let e=(n,o=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,o);this.#t=e(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#n.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#i([...e]);yield{ids:[...e]};for(let[o,r]of n){let i=o+1;for(;e[i]<0;)i+=1;e[o]=r,e[i]=-1;let c=e.slice(0,o).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:r}}}#i(t){let e=t.map((c,a)=>a-1),n=t.map((c,a)=>a+1),o=new Gt,r=c=>{let a=this.#n.get(t[c]*65536+t[n[c]]);a!==void 0&&o.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)r(c);let i=[];for(;o.size;){let c=o.pop(),a=c%2**32,l=Math.floor(c/2**32),d=n[a],[h,u]=this.parts(l);t[a]!==h||t[d]!==u||(t[a]=l,t[d]=-1,n[a]=n[d],n[a]<t.length&&(e[n[a]]=a,r(a)),e[a]>=0&&r(e[a]),i.push([a,l]))}return i}};var $o="<|endoftext|>",Zt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new Yt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode($o)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Se=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},Xt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=As(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(t,n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Se(n.message,n.again)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ms(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((o,r)=>this.#s={resolve:o,reject:r,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var go={name:"model-map",title:"The whole model",assets:["lab-vocabulary","lab-model","engine","lab-model-1","lab-model-10"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},level:{kind:"choice",choices:["model","block","product","weights"]},layer:{kind:"integer",control:"select",min:0,max:5},cell:{kind:"cell"},station:{kind:"integer",min:-1,max:99},cuts:{kind:"parts",streams:!0,neurons:!0,places:!0},patch:{kind:"switch",label:"taken from a second text instead"},other:{kind:"text",label:"The second text",rows:1},snapshot:{kind:"choice",label:"Rewind",help:"The model after this much of its training.",names:{1:"1 %",10:"10 %",100:"100 %"},choices:["1","10","100"]}},examples:[]},Js={...go,Tokenizer:Zt,Client:Xt};var wo=900,Jt=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:n}=this.steps;t()>=e()&&n(0),this.#s(),this.#t=setInterval(()=>{t()<e()&&n(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??wo),this.kit.redraw()}#s(){this.#e=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[n,o]=this.#e;(n!==t||o!==this.steps.of?.())&&this.pause();let r=this.#t!==void 0;return m`
      <div class="buttons">
        ${O("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${O(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${O(r?"Pause":"Play",()=>r?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};var Ee=s=>["embedding",...H(s,t=>[`blocks.${t}.middle`,`blocks.${t}.output`]).flat()],Oe=s=>H(s,t=>[`blocks.${t}.attention.output`,`blocks.${t}.feed_forward.output`]).flat(),Ne=s=>H(s,t=>`blocks.${t}.attention.weights`),H=(s,t)=>Array.from({length:s},(e,n)=>t(n)),Ce=s=>Math.round(s*1e3)/1e3;function Ks(s,{n_layers:t,d_model:e},n){let o=c=>{let{values:a}=s[c];return a.subarray(a.length-n*e)},[r,i]=[Ee(t).map(o),Oe(t).map(o)];return{shares:bo(r,i,e),added:i.map(c=>H(n,a=>Ce(Math.hypot(...c.subarray(a*e,(a+1)*e))))),arcs:Ne(t).flatMap((c,a)=>_o(s[c],a,n))}}function bo(s,t,e){let n=[s[0].slice(),new Float32Array(s[0].length),new Float32Array(s[0].length)],o=s[0].length/e;return s.map((r,i)=>{let c=i>0?t[i-1]:void 0;return c&&yo(n[i%2?1:2],c),H(o,a=>{let[l,d]=[a*e,(a+1)*e],h=r.subarray(l,d),u=Math.hypot(...h),f=n.map(p=>p.subarray(l,d));return xo(h,f,u)||(f[0].set(h),f[1].fill(0),f[2].fill(0)),f.map(p=>u?Ce(vo(p,h)/u):0)})})}function xo(s,t,e){let n=0;for(let o=0;o<s.length;o++)n+=(s[o]-t[0][o]-t[1][o]-t[2][o])**2;return Math.sqrt(n)<=.001*(e+1)}function yo(s,t){for(let e=0;e<s.length;e++)s[e]+=t[e]}function vo(s,t){let e=0;for(let n=0;n<s.length;n++)e+=s[n]*t[n];return e}function _o({values:s,shape:t},e,n){let[o,r,i]=t,c=[];for(let a=0;a<o;a++)for(let l=0;l<n;l++){let d=(a*r+r-n+l)*i+i-n;for(let h=0;h<=l;h++){let u=s[d+h];u>=.4&&c.push([e,a,l,h,Ce(u)])}}return c}var Kt=s=>(s??[]).map(([{id:t,probability:e}])=>[t,e]);function Qs({sizes:s,tokens:t,cuts:e,onChange:n,losses:o,answer:r}){let i=new Set(e),c=`\u201C${t.name(r[0])}\u201D`,a=(l,d,h)=>{let u=i.has(l),f=h!==void 0&&!Number.isNaN(h),p=f?Math.max(0,1-h/r[1]):0;return m`<td><button type="button" aria-pressed=${u?"true":"false"} data-part=${l}
      class="part ${p>.5?"deep":""}" style=${Ft({"--loss":`${(100*p).toFixed(0)}%`})}
      aria-label="${d}: ${u?"off":"on"}${f?`; without it alone, ${R(h,0)}`:""}"
      @click=${()=>n([...i.symmetricDifference(new Set([l]))].sort())}
    >${u?"\xD7":f?(100*h).toFixed(0):"\xB7"}</button></td>`};return m`
    <div class="break-table">
      <table>
        <caption>${c} in %, if this part alone is off. Click to switch it off.</caption>
        <thead>
          <tr><th scope="col">block</th>${H(s.n_layers,l=>m`<th scope="col">${l}</th>`)}</tr>
        </thead>
        <tbody>
          ${H(s.n_heads,l=>m`<tr><th scope="row">head ${l}</th>${H(s.n_layers,d=>a(`blocks.${d}.attention.heads.${l}`,`Head ${l} of block ${d}`,o?.heads[d][l]))}</tr>`)}
          <tr class="ffn"><th scope="row">feed-forward</th>${H(s.n_layers,l=>a(`blocks.${l}.feed_forward`,`Feed-forward network of block ${l}`,o?.feed_forward[l]))}</tr>
        </tbody>
      </table>
    </div>
  `}function tn({tokens:s,cuts:t,patch:e,now:n,before:o,counts:r,nameOf:i,onChange:c}){let[a,l]=o.next[0],[d,h]=n.next[0],u=`\u201C${s.name(a)}\u201D`,f=n.chances[n.chances.length-1],p=d!==a,g=t.reduce((x,_)=>x+ko(_,r),0),b=`${it(t.length,"part")} ${t.length===1?"is":"are"} ${e?"from the second text":"off"}`;return m`
    <p class="score"><strong>${b}.</strong> ${u} ${f<l?"falls":"goes"} from ${V(l)} to
      ${V(f)}${p?m`; the model says “${s.name(d)}”, ${V(h)}.`:"."}
      ${p&&!e&&t.length===1&&g?m`
          One part, ${U(g)} of ${U(r.all)} numbers, and it is lost: fewer cannot be.
        `:p&&!e&&t.length>1?m`
          Lost with ${t.length} parts. Are fewer enough?
        `:$}</p>
    <ul class="cuts">${t.map(x=>m`<li>${i(x)} ${O("Put back",()=>c(t.filter(_=>_!==x)))}</li>`)}</ul>
  `}function ko(s,t){return s.includes("neurons")?t.neuron:s.includes("heads")?t.head:s.includes("feed_forward")?t.feed_forward:s.includes("attention")?t.attention:0}var ct=[.56,.72],Qt=[.72,.95],sn=(s,t)=>.1+.4*s/Math.max(t-1,1);function nn(s,t,e,{n_layers:n}){let o=s<560,r=d=>Math.min(.19*d/72,.8*d/Math.max(e,1));if(o){let[d,h,u,f,p]=[20,62,34,66,96],g=(s-d-h)/t;return{turned:o,width:s,gap:g,block:f,chip:u,after:p,unit:r(g),height:u+n*f+p+8,...en(u+6,f,d,g,n,t)}}let[i,c]=s>900?[116,236]:[92,156],a=t<=6?74:t<=8?60:Math.max(16,480/t),l=(s-i-8-c-18)/n;return{turned:o,width:s,gap:a,block:l,chip:i,after:c,unit:r(a),height:30+t*a+84,...en(i+8,l,30,a,n,t)}}var en=(s,t,e,n,o,r)=>({from:s,to:s+o*t,edge:e+r*n,at:(i,c)=>s+(i+c)*t,row:i=>e+(i+.5)*n}),tt=class{turned;d;constructor(t){this.turned=t,this.d=""}#t(t,e){let[n,o]=this.turned?[e,t]:[t,e];return`${n.toFixed(1)} ${o.toFixed(1)}`}move(t,e){return this.d+=`M${this.#t(t,e)}`,this}line(t,e){return this.d+=`L${this.#t(t,e)}`,this}ease(t,e,n,o){let r=(t+e)/2;return this.d+=`C${this.#t(r,n)} ${this.#t(r,o)} ${this.#t(e,o)}`,this}curve(...[t,e,n,o,r,i]){return this.d+=`C${this.#t(t,e)} ${this.#t(n,o)} ${this.#t(r,i)}`,this}close(){return this.d+="Z",this}};var rn=9,Ie=.1,Ao=.5,on=7,Mo=.45;function an(s,t,e,n){let o=new Map(t?.needed.map(([l,d,h,u])=>[`${l} ${d} ${h-s.start}`,u])),r=([l,d,h,u])=>(o.get(`${l} ${d} ${h}`)??0)>=(h===u?Ao:Ie),i=Math.min(1,e.gap/40),c=[],a=new Map;for(let l of s.arcs){let[,,d,h,u]=l,f=To(l,e,n);if(r(l))c.push({arc:l,d:f,width:on*u*i});else if(d!==h){let p=Math.round(on*Mo*i*u*2)/2;a.set(p,(a.get(p)??"")+f)}}return{strong:c,bundles:[...a]}}var Le=([s,t],e,n)=>e.at(s,sn(t,n));function To(s,t,e){let[n,,o,r]=s,[i,c,a]=[Le(s,t,e),t.row(r),t.row(o)],l=t.at(n,(ct[0]+ct[1])/2),d=Math.min(14,t.gap/3),h=new tt(t.turned);if(o===r){let[u,f]=[Math.min(13,t.block/8),Math.min(38,.52*t.gap)];return h.move(i-u,c).curve(i-u,c-f,i+u,c-f,i+u,c).d}return h.move(i-d,c).curve(i-2,c,i,c+2,i,c+d).line(i,a-d).curve(i,a-2,i+2,a,Math.min(i+d,l),a).line(l,a).d}var Re=["attention","word","feed-forward"],So=[1,0,2];function Pe({at:s,from:t,to:e},n){return Array.from({length:n},(o,r)=>{if(r===0)return[t-8,s(0,ct[0])];let[i,c]=[Math.floor((r-1)/2),(r-1)%2],a=c?Qt:ct,l=c?s(i+1,ct[0]):s(i,Qt[0]);return[s(i,a[1]),r===n-1?e:l]})}var cn=(s,t,e)=>t<=0?s.at(0,.04):Pe(s,e)[Math.min(t,e-1)][0];function Be(s,t){let e=So.map(i=>Math.max(0,s[i])*t),n=e.reduce((i,c)=>i+c,0),o=2-n;o>0&&(e[1]+=o);let r=-Math.max(n,2)/2;return[r,...e.map(i=>r+=i)]}function ln(s,t,e){let n=e.row(t),o=s.shares.map(r=>Be(r[t],e.unit).map(i=>n+i));return Re.map((r,i)=>dn(o,i,i+1,e))}function hn(s,t,e){let n=e.row(t),o=s.shares.map(r=>Be(r[t],e.unit).map(i=>n+i));return dn(o,0,3,e)}function dn(s,t,e,n){let o=new tt(n.turned),r=Pe(n,s.length);o.move(r[0][0],s[0][t]),s.forEach((i,c)=>{c>0&&o.ease(r[c-1][1],r[c][0],s[c-1][t],i[t]),o.line(r[c][1],i[t])});for(let i=s.length-1;i>=0;i--)o.line(r[i][1],s[i][e]),o.line(r[i][0],s[i][e]),i>0&&o.ease(r[i][0],r[i-1][1],s[i][e],s[i-1][e]);return o.close().d}function un(s,t,e){let n=e.row(t),o=s.added.length/2;return Array.from({length:o},(r,i)=>{let[c,a]=Qt.map(g=>e.at(i,g)),[l,d]=[2*i+1,2*i+2].map(g=>n+Be(s.shares[g][t],e.unit)[0]),h=Math.min(s.added[2*i+1][t]*e.unit,.62*e.gap),u=Math.min(l,d)-h*.6,[f,p]=[c+(a-c)*.3,c+(a-c)*.7];return new tt(e.turned).move(c,l).curve(f,l,f,u,(c+a)/2,u).curve(p,u,p,d,a,d).close().d})}function ze(s,t,e,n){let o=new tt(t.turned),r=Pe(t,s.length),i=c=>e-n*s[c];return o.move(r[0][0],e).line(r[0][0],i(0)),s.forEach((c,a)=>{a>0&&o.ease(r[a-1][1],r[a][0],i(a-1),i(a)),o.line(r[a][1],i(a))}),o.line(r[r.length-1][1],e).close().d}var Eo=.1;function fn(s,t,e,n){let{now:o,before:r,tokens:i}=t,{turned:c,gap:a}=s,l=h=>c?h===o.ids.length-1:a>=40||h===o.ids.length-1,d=(h,u)=>{let[f,p,g]=o.shares[2*h+2][u];return(f+p+g)*s.unit/2};return o.words.flatMap((h,u)=>h.map((f,p)=>{if(!f||!l(p)||!n(u,1))return $;if(p<o.ids.length-1&&(f[1]<Eo||o.ids[p]===i.end))return $;let[g,b]=[s.at(u,1),s.row(p)],[x,_]=c?[b+d(u,p)+5,g-4]:[g-4,b+d(u,p)+13],N=`lens ${f[1]>=.5?"sure":f[1]<.15?"unsure":""} ${e.has(p)?"":"other"}`,z=r?.words[u]?.[p],v=c?"start":"end",k=c?54:s.block-6,M=`\u201C${i.name(f[0])}\u201D`,T=z&&z[0]!==f[0];return[B(x,_,M,N,{anchor:v,width:G(M,12,k)}),T&&s.gap>60&&!c?B(x,_+13,i.name(z[0]),"lens struck",{anchor:v}):$]}))}function pn(s,{stage:t,sizes:e,now:n}){let o=2*e.n_layers,[r,i]=[s.row(0)-s.gap/2,s.row(n.ids.length-1)+s.gap/2],c=(a,l,d)=>{let[h,u,f,p]=s.turned?[r,a,i-r,4]:[a,r,4,i-r];return E`
      <rect class="${l} ${d?"":"waiting"}" x=${h} y=${u} width=${f}
        height=${p}></rect>
    `};return[c(s.to,"final-norm",t>o),c(s.to+4,"projection",t>o+1)]}var De=([s,t],e)=>[e.name(s),V(t)];function mn(s,t){let{now:e,before:n,tokens:o,stage:r,sizes:i,picked:c,onWrite:a}=t;if(r<2*i.n_layers+2)return $;let l=e.ids.length,[d,h]=De(e.next[0],o),u=e.guesses.slice(0,-1).map((k,M)=>{if(!k||!s.turned&&s.gap<40)return $;let[T,w]=De(k,o),y=k[1]>=.5?"guess sure":"guess";if(s.turned){let S=s.gap-3;return[B(s.row(M),s.to+24,T,y,{anchor:"middle",width:G(T,12,S)}),B(s.row(M),s.to+39,R(k[1],0),"guess-share",{anchor:"middle"})]}let A=s.to+20;return[B(A,s.row(M)-1,T,y),B(A,s.row(M)+15,w,"guess-share")]}),f=s.row(l-1),[p,g,b,x]=s.turned?[4,s.to+50,s.width-8,44]:[s.to+14,f-24,s.after-2,48],_=(s.turned,s.to+8),N=s.turned||s.after>200?25:19,z=s.turned?`M${f-8} ${_}L${f+8} ${_}L${Math.min(f+40,b)} ${g+4}L${f-40} ${g+4}Z`:`M${_} ${f-14}L${_} ${f+14}L${p+12} ${f+24}L${p+12} ${f-24}Z`,v=n&&n.next[0][0]!==e.next[0][0]?n.next[0]:void 0;return[u,E`
      <g class="answer ${c?"":"waiting"}" role="button" tabindex="0" aria-label="Write ${d}"
        @click=${()=>a(e.next[0][0])}
        @keydown=${k=>k.key==="Enter"&&a(e.next[0][0])}>
            <path d=${z}></path><rect x=${p} y=${g} width=${b} height=${x} rx="7"></rect>
            ${B(p+16,g+x/2+N*.35,d,`answer-word size-${N}`,{width:G(d,N,b-96)})}
            ${B(p+b-10,g+x/2+6,h,"answer-share",{anchor:"end"})}
            <title>Write “${d}”</title>
          </g>
    `,s.turned?$:e.next.slice(1,4).map((k,M)=>{let[T,w]=De(k,o),y=g+x+20+18*M;return[B(p+16,y,T,"guess"),B(p+b-10,y,w,"guess-share",{anchor:"end"})]}),v&&!s.turned?B(p+b-10,g-8,`${o.name(v[0])} was ${R(v[1])}`,"guess-share",{anchor:"end"}):$]}function $n(s,{now:t,before:e,tokens:n,sizes:o,stage:r}){let[i,c]=[s.height-14,46],[a]=(e??t).next[0],l=f=>f.chances.slice(0,Math.min(r,2*o.n_layers)+1),d=`\u201C${n.name(a)}\u201D`,h=B(0,i-18,"chance of","name"),u=Array.from({length:o.n_layers},(f,p)=>{if(r<2*p+2)return $;let g=t.chances[2*p+2],b=i-c*g-5;return B(s.at(p,.97),Math.max(b,i-c+8),R(g,g<.1&&g>5e-4?1:0),"chance-mark",{anchor:"end"})});return[h,B(0,i-3,d,"name",{width:G(d,13,s.chip)}),E`<line class="axis" x1=${s.from-8} x2=${s.to} y1=${i} y2=${i}></line>`,E`<path class="chance" d=${ze(l(t),s,i,c)}></path>`,e?E`<path class="was" d=${ze(l(e),s,i,c)}></path>`:$,u]}function wn(s){let{now:t,before:e,width:n,sizes:o,stage:r}=s,i=t.ids.length,c=[...t.shares,...e?.shares??[]].flat(),a=Math.max(...c.map(([x,_,N])=>x+_+N)),l=nn(n,i,a,o),d=o.n_layers,{strong:h,bundles:u}=an(t,s.losses,l,o.n_heads),f=new Set([i-1,...h.filter(({arc:x})=>x[2]===i-1).map(({arc:x})=>x[3])]),p=r>2*d?l.to:cn(l,r,2*d+1)+4,g=`${s.id}-clip-${l.turned?"down":"across"}`,b=(x,_)=>r>=2*x+1+_;return m`
    <svg class="model-picture ${l.turned?"turned":""}" width=${n} height=${l.height}
      viewBox="0 0 ${n} ${l.height}" role="img" aria-label=${Oo(s)}>
      <defs><clipPath id=${g}>${l.turned?E`<rect x="0" y="0" width=${n} height=${p}></rect>`:E`<rect x="0" y="0" height=${l.height} width=${p}></rect>`}</clipPath></defs>
      ${No(l,s)}
      ${t.ids.map((x,_)=>Co(_,l,s,f.has(_)))}
      <g clip-path=${r>2*d?$:`url(#${g})`}>
        ${t.ids.map((x,_)=>E`<g class="river ${f.has(_)?"":"faded"}">
          ${ln(t,_,l).map((N,z)=>E`<path class=${Re[z]} d=${N}></path>`)}
          ${un(t,_,l).map(N=>E`<path class="feed-forward bump" d=${N}></path>`)}
        </g>`)}
        ${e?t.ids.map((x,_)=>E`<path class="was" d=${hn(e,_,l)}></path>`):$}
        <g class="arcs">${u.map(([x,_])=>E`<path stroke-width=${x} d=${_}></path>`)}</g>
        ${h.map(x=>Io(x,s))}
      </g>
      ${Lo(h.filter(({arc:x})=>b(x[0],0)),l,s)}
      ${fn(l,s,f,b)}
      ${pn(l,s)}
      ${mn(l,s)}
      ${l.turned?$:$n(l,s)}
    </svg>
  `}var bn=(s,t)=>s===t.end?"start":t.name(s);function Oo({now:s,before:t,tokens:e}){let n=([i,c])=>`${e.name(i)}, ${R(c,c<.01?1:0)}`,o=s.ids.map((i,c)=>{let a=s.guesses[c];return bn(i,e)+(a?`: then ${n(a)}`:"")}),r=t?`; before, ${n(t.next[0])}`:"";return`The model reads ${o.join("; ")}. Next: ${n(s.next[0])}${r}.`}function No(s,{sizes:t,now:e,onBlock:n}){let{turned:o,at:r,block:i,width:c,edge:a}=s,l=e.ids.length*s.gap;return Array.from({length:t.n_layers},(d,h)=>{let u=r(h,0),[f,p,g,b]=o?[0,u,c,i]:[u,22,i,a-22+4],x=o?`${h}`:`block ${h}`;return E`
      <g class="ground ${h%2?"odd":"even"}" role="button" tabindex="0" data-layer=${h}
        aria-label="Open block ${h}" @click=${()=>n(h)}
        @keydown=${_=>_.key==="Enter"&&n(h)}>
            <rect x=${f} y=${p} width=${g} height=${b} rx="6"></rect>
            ${o?B(4,u+i/2+4,x,"name"):B(u+i/2,15,x,"name",{anchor:"middle"})}
            ${o?$:E`<rect class="target" x=${f} y="0" width=${g} height="26"></rect>`}
            <title>Open block ${h}: ${l>0?"its heads, neurons and additions":""}</title>
          </g>
    `})}function Co(s,t,{now:e,tokens:n,onCut:o},r){let{turned:i,gap:c}=t,a=e.ids[s],l=bn(a,n),d=i?26:Math.min(34,c-3),h=i?c-3:t.chip,[u,f]=i?[t.row(s)-h/2,4]:[0,t.row(s)-d/2],p=i?12:Math.max(11,Math.min(17,c*.5)),g=`embedding@${e.start+s}`;return E`
    <g class="chip tone-${s%4} ${r?"bold":""} ${a===n.end?"end":""}" data-part=${g}
      @click=${()=>o(g)}>
      <rect x=${u} y=${f} width=${h} height=${d} rx="5"></rect>
      <text x=${u+h/2} y=${f+d/2+p*.35} text-anchor="middle" style="font-size: ${p}px"
        textLength=${G(l,p,h-8)??$} lengthAdjust="spacingAndGlyphs">${l}</text>
      <title>${l}: switch its first numbers off</title>
    </g>
  `}var gn=({arc:[s,t,e]},{now:n})=>`blocks.${s}.attention.heads.${t}@${n.start+e}`;function Io(s,t){let{onCut:e,now:n,tokens:o}=t,[r,i,c,a,l]=s.arc,d=[c,a].map(h=>o.name(n.ids[h]));return E`
    <g class="strong" data-part=${gn(s,t)} @click=${()=>e(gn(s,t))}>
      <path class="halo" d=${s.d} stroke-width=${s.width+3}></path>
      <path d=${s.d} stroke-width=${Math.max(s.width,1)}></path>
      <title>Block ${r}, head ${i}: “${d[0]}” looks at “${d[1]}”, ${R(l,0)}. Click to switch it off here.</title>
    </g>
  `}function Lo(s,t,{sizes:e}){if(t.turned||t.gap<56)return $;let n=new Map;for(let o of s){let[r,,i,c]=o.arc,a=`${r} ${i} ${i===c}`;n.set(a,[...n.get(a)??[],o])}return[...n.values()].map(o=>{let[,,r,i]=o[0].arc,c=[...new Set(o.map(({arc:u})=>u[1]))],a=Math.max(...o.map(({arc:u})=>Le(u,t,e.n_heads)))+9,l=`head${c.length>1?"s":""} ${c.join(", ")}`,d=o.map(({arc:u})=>R(u[4],0)).join(", ");if(r===i)return B(a+8,t.row(r)-.36*t.gap,`${l}, itself`,"arc-name");let h=t.row(r)-.5*t.gap;return[B(a,h-1,l,"arc-name"),B(a,h+13,d,"arc-weight")]})}async function*xn(s,t,e,{n_layers:n,n_heads:o},r){let i=async(a,l)=>{let{chances:d}=await r({...s,edits:[{part:a,at:l}],chances:[t]});return d.logits[0][0]},c={heads:H(n,()=>H(o,()=>NaN)),feed_forward:H(n,()=>NaN),needed:[]};for(let a=0;a<n;a++){for(let l=0;l<o;l++)c.heads[a][l]=await i(`blocks.${a}.attention.heads.${l}`);c.feed_forward[a]=await i(`blocks.${a}.feed_forward`),yield{...c}}if(!(s.ids.length>rn))for(let a=0;a<n;a++){for(let l=0;l<o;l++)for(let d=0;d<s.ids.length;d++){let h=Math.log(e/await i(`blocks.${a}.attention.heads.${l}`,[d]));h>=Ie&&c.needed.push([a,l,d,h])}yield{...c}}}var Po=400,He=({ids:s,edits:t,snapshot:e})=>e==="100"?{ids:s,edits:t}:{ids:s,edits:t,snapshot:e},te=class{sizes;#t;#e;constructor(t,e,n){this.sizes=t,this.#t={},this.#e=new Map,this.#s=({ids:i,snapshot:c})=>`${c} ${i}`,this.#n=({ids:i,edits:c,snapshot:a},l)=>`${a} ${JSON.stringify(c)} ${i.slice(0,l+1)}`;let{now:o,losses:r}=e;o&&(this.#t={key:this.#s(n),reading:o,losses:r},o.ids.forEach((i,c)=>{let a=[...o.words.map(l=>l[c]),o.guesses[c]];a.includes(null)||this.#e.set(this.#n(n,o.start+c),a)}))}#s;#n;async*answer(t,e){let n={...t,edits:[]},o=this.#s(t);this.#t.key!==o&&(this.#t={key:o}),this.#e.size>Po&&this.#e.clear();let r=this.#t;r.reading??=await this.#o(n,e);let{next:[[i,c]]}=r.reading,a=t.edits.length?await this.#o(t,e,i):void 0,l=d=>{let h=this.#r(r.reading,n);return a?{whole:d,now:this.#r(a,t),before:h,losses:r.losses}:{whole:d,now:h,losses:r.losses}};if(yield l(!1),await this.#i(r.reading,n,e),a&&await this.#i(a,t,e),yield l(!0),!(r.losses&&!r.losses.feed_forward.some(Number.isNaN)))for await(let d of xn(He(n),i,c,this.sizes,e))r.losses=d,yield l(!0)}async#o(t,e,n){let{n_layers:o}=this.sizes,r=Math.min(t.ids.length,32),i=He(t),c=Ee(o),a=[...c,...Oe(o),...Ne(o)],{activations:l,words:d}=await e({...i,names:a,words:10}),h=d[0].map(({id:g,probability:b})=>[g,b]),u=await e({...i,lens:c,words:1,chances:[n??h[0][0]]}),f=H(r-1,()=>null),p=c.filter(g=>g.endsWith(".output"));return{start:t.ids.length-r,ids:t.ids.slice(-r),...Ks(l,this.sizes,r),words:p.map(g=>[...f,Kt(u.lens[g])[0]]),guesses:[...f,h[0]],next:h,chances:[...c,"logits"].map(g=>u.chances[g][0][0])}}#r(t,e){if(t.ids.length>12)return t;let n=t.ids.map((r,i)=>this.#e.get(this.#n(e,t.start+i))),o=r=>(i,c)=>n[c]?.[r]??i;return{...t,words:t.words.map((r,i)=>r.map(o(i))),guesses:t.guesses.map(o(this.sizes.n_layers))}}async#i({start:t,ids:e},n,o){if(e.length>12)return;let r=H(e.length,l=>t+l).filter(l=>!this.#e.has(this.#n(n,l)));if(!r.length)return;let i=H(this.sizes.n_layers,l=>`blocks.${l}.output`),c=await o({...He(n),lens:i,positions:r,words:1}),a=[...i.map(l=>Kt(c.lens[l])),Kt(c.words)];r.forEach((l,d)=>this.#e.set(this.#n(n,l),a.map(h=>h[d])))}};var Bo=["00_five_steps","","02_embeddings","03_attention","04_feed_forward","05_whole_model","06_prediction"],ft=s=>({number:s,file:Bo[s]}),vn=({n_layers:s})=>2*s+3;function ee(s,t,e,n,o){let{n_layers:r,d_model:i,vocab_size:c,d_ff:a,n_heads:l}=t,d=n.ids.length,h=b=>`\u201C${o.name(b)}\u201D`,u=h(n.ids[d-1]),f=`[${d}, ${i}]`,[p,g]=n.next[0];if(s===0)return{name:"Embed",sentence:`Every token becomes ${i} numbers, looked up in a table; what says where it stands is added.`,shape:`[${d}] \u2192 ${f}`,parameters:e.embedding,lesson:ft(2)};if(s<=2*r){let[b,x]=[Math.floor((s-1)/2),(s-1)%2];if(x===0){let z=n.arcs.filter(([w,,y])=>w===b&&y===d-1),[,v,,k,M]=z.sort((w,y)=>y[4]-w[4])[0]??[],T=k===void 0?`${u} looks at no row for more than two fifths.`:`${u} looks most at ${k===d-1?"itself":h(n.ids[k])}: head ${v}, ${R(M,0)}.`;return{name:`Attention, block ${b}`,sentence:`Rows take from rows above: ${l} heads choose from which, and what they bring is added. ${T}`,shape:`${f} \u2192 ${f}`,parameters:e.attention,lesson:ft(3)}}let _=n.words[b][d-1],N=_?` If the model ended here, it would say ${h(_[0])}, ${R(_[1],0)}.`:"";return{name:`Feed-forward, block ${b}`,sentence:`Each row by itself goes through ${a} neurons, and what comes out is added.${N}`,shape:`${f} \u2192 [${d}, ${a}] \u2192 ${f}`,parameters:e.feed_forward,lesson:ft(4)}}return s===2*r+1?{name:"Norm",sentence:"The last row is brought to one length, however long it has become.",shape:`[${i}] \u2192 [${i}]`,parameters:e.norm,lesson:ft(5)}:s===2*r+2?{name:"Scores",sentence:`Its ${i} numbers are compared with those of all ${U(c)} tokens, in the table of the beginning.`,shape:`[${i}] \u2192 [${c}]`,parameters:0,lesson:ft(5)}:{name:"Pick",sentence:`${h(p)} fits best, ${R(g)}. Written, it becomes the next row, and all runs again.`,shape:`[${c}] \u2192 1 token`,parameters:0,lesson:ft(6)}}var zo=350,_n=34,Do=[326,726];function kn(s){let{state:t,data:e,tokens:n,control:o,host:r}=s,i=e("sizes"),c=e("counts"),a=e("_first"),l=s.local({width:(r?.clientWidth??0)-_n,breaking:!1}),d=vn(i),h=()=>t.station<0?d:Math.min(t.station,d),u=new Jt(s,{at:h,last:()=>d,go:v=>t.station=v>=d?-1:v,of:()=>t.text,next:"Next step",pace:zo});if(r){let v=new ResizeObserver(()=>l.width=r.clientWidth-_n);v.observe(r),s.onCleanup(()=>v.disconnect())}let f=()=>l.width>0?[l.width]:Do,p=()=>({ids:n.input(t.text),edits:qt(t,n),snapshot:t.snapshot}),g=new te(i,a,p());function b(v){s.append(v),t.station=0,u.play()}let x=v=>t.cuts=[...new Set(t.cuts).symmetricDifference(new Set([v]))].sort();function _(v,k){let M=h();return wn({sizes:i,tokens:n,width:k,id:`${s.id}-${k}`,now:v.now,before:v.before,losses:v.losses,stage:M,picked:M===d,onCut:x,onWrite:b,onBlock:T=>Object.assign(t,{layer:T,level:"block"})})}function N({now:v}){let{name:k,sentence:M,shape:T,parameters:w,lesson:y}=ee(h(),i,c,v,n),A=r?.ownerDocument.documentElement.dataset.content_root;return m`
      <p class="caption"><strong>${k}.</strong> ${M}
        <span class="faint">${T}${w?m`
            · ${U(w)} parameters
          `:$}
          ${A===void 0?$:m`
            · <a href="${A}notebooks/${y.file}.html">Lesson ${y.number}</a>
          `}</span></p>
    `}function z(v){if(!(l.breaking||t.cuts.length>0))return $;let M=v.before??v.now,T=n.name(M.next[0][0]),w=A=>t.cuts=A,y=A=>Vt(A,n,n.input(t.text));return m`
      <div class="break-panel">
        ${t.cuts.length&&v.before?tn({tokens:n,counts:c,nameOf:y,onChange:w,cuts:t.cuts,patch:t.patch,now:v.now,before:M}):m`<p class="score"><strong>Find the fewest parts without which “${T}” is lost.</strong>
            Switch off a part in the table, an arc in the picture, or a word on the left.</p>`}
        ${Qs({sizes:i,tokens:n,onChange:w,cuts:t.cuts,losses:v.losses,answer:M.next[0]})}
        <div class="break-way">
          ${o("patch")}
          ${t.patch?o("other"):$}
          ${O("Put all back",()=>Object.assign(t,{cuts:[]}),{disabled:!t.cuts.length})}
        </div>
      </div>
    `}return{first:a.now?{...a,whole:!0}:void 0,question:p,answer:(v,k)=>g.answer(v,k),settled:({whole:v})=>!!v,announcement(v){if(!v)return"";let{name:k,sentence:M}=ee(h(),i,c,v.now,n);return`${k}. ${M}`},view(v){if(!v)return m`<p class="model-waits faint">The picture comes with the model.</p>`;let[k]=v.now.next[0],M=h();return m`
        <div class="map-controls buttons">
          ${O(m`Write <bdi>“${n.name(k)}”</bdi>`,()=>b(k))}
          <button type="button" aria-expanded=${l.breaking||t.cuts.length>0?"true":"false"}
            @click=${()=>l.breaking=!l.breaking}>Break it</button>
          ${O("All the weights",()=>t.level="weights")}
          ${o("snapshot")}
        </div>
        <div class="model-pictures ${l.width>0?"":"still"}">
          ${f().map(T=>_(v,T))}
        </div>
        <p class="legend faint"><span>A row is made of</span>
          <span class="key embedding">the word itself</span>
          <span class="key attention">what attention brings from words before</span>
          <span class="key feed-forward">what feed-forward networks add</span></p>
        <div class="transport">
          ${u.view()}
          ${ut({label:$,name:"How far the text has come",value:M,stops:wt(0,d,1),text:T=>ee(T,i,c,v.now,n).name,onChange:T=>t.station=T>=d?-1:T})}
        </div>
        ${N(v)}
        ${z(v)}
      `}}}function An({state:s}){return{question:()=>{},answer:()=>Promise.resolve({}),view:()=>m`<p>${s.level}</p>`}}function Mn({state:s}){return{question:()=>{},answer:()=>Promise.resolve({}),view:()=>m`<p>${s.level}</p>`}}var ac=Os(Js,s=>{let{state:t,define:e}=s,n={model:kn(s),block:Xs(s),product:An(s),weights:Mn(s)},o=r=>r?.level===t.level?r.of:void 0;return e({first:{level:t.level,of:n[t.level].first},question:()=>({level:t.level,of:n[t.level].question()}),async*answer({level:r,of:i},c){if(i===void 0)return;let a=n[r].answer(i,c);if(Symbol.asyncIterator in a)for await(let l of a)yield{level:r,of:l};else yield{level:r,of:await a}},settled:({level:r,of:i})=>n[r].settled?.(i)??!1,absent:(r,i)=>i.has("cell")&&r.cell!==""?{level:"product"}:{},follow:r=>"text"in r?{station:-1,...r}:r,announcement:r=>n[t.level].announcement?.(o(r))??"",view:r=>m`<div class="map-level ${t.level}">
      ${n[t.level].view(o(r))}</div>`})});export{ac as default};
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
