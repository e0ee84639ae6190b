var re=globalThis,We=s=>s,Mt=re.trustedTypes,Ue=Mt?Mt.createPolicy("lit-html",{createHTML:s=>s}):void 0,ie="$lit$",X=`lit$${Math.random().toFixed(9).slice(2)}$`,ae="?"+X,Nn=`<${ae}>`,ot=document,$t=()=>ot.createComment(""),gt=s=>s===null||typeof s!="object"&&typeof s!="function",ce=Array.isArray,Xe=s=>ce(s)||typeof s?.[Symbol.iterator]=="function",oe=`[ 	
\f\r]`,mt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,qe=/-->/g,Ve=/>/g,st=RegExp(`>|${oe}(?:([^\\s"'>=/]+)(${oe}*=${oe}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ge=/'/g,Ye=/"/g,Je=/^(?:script|style|textarea|title)$/i,le=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),m=le(1),O=le(2),Uo=le(3),U=Symbol.for("lit-noChange"),$=Symbol.for("lit-nothing"),Ze=new WeakMap,nt=ot.createTreeWalker(ot,129);function Ke(s,t){if(!ce(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ue!==void 0?Ue.createHTML(t):t}var Qe=(s,t)=>{let e=s.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=mt;for(let c=0;c<e;c++){let a=s[c],l,d,h=-1,u=0;for(;u<a.length&&(i.lastIndex=u,d=i.exec(a),d!==null);)u=i.lastIndex,i===mt?d[1]==="!--"?i=qe:d[1]!==void 0?i=Ve:d[2]!==void 0?(Je.test(d[2])&&(o=RegExp("</"+d[2],"g")),i=st):d[3]!==void 0&&(i=st):i===st?d[0]===">"?(i=o??mt,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,l=d[1],i=d[3]===void 0?st:d[3]==='"'?Ye:Ge):i===Ye||i===Ge?i=st:i===qe||i===Ve?i=mt:(i=st,o=void 0);let f=i===st&&s[c+1].startsWith("/>")?" ":"";r+=i===mt?a+Nn:h>=0?(n.push(l),a.slice(0,h)+ie+a.slice(h)+X+f):a+X+(h===-2?c:f)}return[Ke(s,r+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},wt=class s{constructor({strings:t,_$litType$:e},n){let o;this.parts=[];let r=0,i=0,c=t.length-1,a=this.parts,[l,d]=Qe(t,e);if(this.el=s.createElement(l,n),nt.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=nt.nextNode())!==null&&a.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(ie)){let u=d[i++],f=o.getAttribute(h).split(X),p=/([.?@])?(.*)/.exec(u);a.push({type:1,index:r,name:p[2],strings:f,ctor:p[1]==="."?St:p[1]==="?"?Et:p[1]==="@"?Ot:it}),o.removeAttribute(h)}else h.startsWith(X)&&(a.push({type:6,index:r}),o.removeAttribute(h));if(Je.test(o.tagName)){let h=o.textContent.split(X),u=h.length-1;if(u>0){o.textContent=Mt?Mt.emptyScript:"";for(let f=0;f<u;f++)o.append(h[f],$t()),nt.nextNode(),a.push({type:2,index:++r});o.append(h[u],$t())}}}else if(o.nodeType===8)if(o.data===ae)a.push({type:2,index:r});else{let h=-1;for(;(h=o.data.indexOf(X,h+1))!==-1;)a.push({type:7,index:r}),h+=X.length-1}r++}}static createElement(t,e){let n=ot.createElement("template");return n.innerHTML=t,n}};function rt(s,t,e=s,n){if(t===U)return t;let o=n!==void 0?e._$Co?.[n]:e._$Cl,r=gt(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(s),o._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=o:e._$Cl=o),o!==void 0&&(t=rt(s,o._$AS(s,t.values),o,n)),t}var Tt=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,o=(t?.creationScope??ot).importNode(e,!0);nt.currentNode=o;let r=nt.nextNode(),i=0,c=0,a=n[0];for(;a!==void 0;){if(i===a.index){let l;a.type===2?l=new lt(r,r.nextSibling,this,t):a.type===1?l=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(l=new Nt(r,this,t)),this._$AV.push(l),a=n[++c]}i!==a?.index&&(r=nt.nextNode(),i++)}return nt.currentNode=ot,o}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},lt=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,o){this.type=2,this._$AH=$,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=rt(this,t,e),gt(t)?t===$||t==null||t===""?(this._$AH!==$&&this._$AR(),this._$AH=$):t!==this._$AH&&t!==U&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Xe(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==$&&gt(this._$AH)?this._$AA.nextSibling.data=t:this.T(ot.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=wt.createElement(Ke(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(e);else{let r=new Tt(o,this),i=r.u(this.options);r.p(e),this.T(i),this._$AH=r}}_$AC(t){let e=Ze.get(t.strings);return e===void 0&&Ze.set(t.strings,e=new wt(t)),e}k(t){ce(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,o=0;for(let r of t)o===e.length?e.push(n=new s(this.O($t()),this.O($t()),this,this.options)):n=e[o],n._$AI(r),o++;o<e.length&&(this._$AR(n&&n._$AB.nextSibling,o),e.length=o)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=We(t).nextSibling;We(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},it=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,o,r){this.type=1,this._$AH=$,this._$AN=void 0,this.element=t,this.name=e,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=$}_$AI(t,e=this,n,o){let r=this.strings,i=!1;if(r===void 0)t=rt(this,t,e,0),i=!gt(t)||t!==this._$AH&&t!==U,i&&(this._$AH=t);else{let c=t,a,l;for(t=r[0],a=0;a<r.length-1;a++)l=rt(this,c[n+a],e,a),l===U&&(l=this._$AH[a]),i||=!gt(l)||l!==this._$AH[a],l===$?t=$:t!==$&&(t+=(l??"")+r[a+1]),this._$AH[a]=l}i&&!o&&this.j(t)}j(t){t===$?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},St=class extends it{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===$?void 0:t}},Et=class extends it{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==$)}},Ot=class extends it{constructor(t,e,n,o,r){super(t,e,n,o,r),this.type=5}_$AI(t,e=this){if((t=rt(this,t,e,0)??$)===U)return;let n=this._$AH,o=t===$&&n!==$||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==$&&(n===$||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Nt=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){rt(this,t)}},ts={M:ie,P:X,A:ae,C:1,L:Qe,R:Tt,D:Xe,V:rt,I:lt,H:it,N:Et,U:Ot,B:St,F:Nt},Cn=re.litHtmlPolyfillSupport;Cn?.(wt,lt),(re.litHtmlVersions??=[]).push("3.3.3");var es=(s,t,e)=>{let n=e?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=e?.renderBefore??null;n._$litPart$=o=new lt(t.insertBefore($t(),r),r,void 0,e??{})}return o._$AI(s),o};var J={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Ct=s=>(...t)=>({_$litDirective$:s,values:t}),ht=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Yo}=ts;var ss=s=>s.strings===void 0;var In={},ns=(s,t=In)=>s._$AH=t;var K=Ct(class extends ht{constructor(s){if(super(s),s.type!==J.PROPERTY&&s.type!==J.ATTRIBUTE&&s.type!==J.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ss(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===U||t===$)return t;let e=s.element,n=s.name;if(s.type===J.PROPERTY){if(t===e[n])return U}else if(s.type===J.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return U}else if(s.type===J.ATTRIBUTE&&e.getAttribute(n)===t+"")return U;return ns(s),t}});var dt=s=>s.target;function ut({label:s,name:t,value:e,stops:n,onChange:o,...r}){let{text:i=String,disabled:c=!1}=r,a=m`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(e)}
      ?disabled=${c}
      .value=${K(String(Ln(n,e)))}
      @pointerdown=${l=>dt(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:d}=dt(l);d!==void 0&&o(d)}}
      @input=${l=>o(n[dt(l).valueAsNumber])}
    >
  `;return s===$?a:m`<label class="slider">${s}${a}</label>`}var bt=(s,t,e)=>Array.from({length:Math.round((t-s)/e)+1},(n,o)=>Number((s+o*e).toFixed(6)));function Ln(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var It=({label:s,name:t,checked:e,onChange:n,effect:o=$})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${K(e)}
        @change=${r=>n(dt(r).checked)}
      >
      <span>${s}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,N=(s,t,{disabled:e=!1,name:n=""}={})=>m`
    <button
      type="button"
      class=${n||$}
      aria-disabled=${e?"true":$}
      @click=${()=>e||t()}
    >${s}</button>
  `,he=(s,t,e,n,o="")=>m`
    <label>${s}
      <select name=${o||$} @change=${r=>n(t[r.target.selectedIndex][0])}>
        ${t.map(([r,i])=>m`<option value=${String(r)} .selected=${K(r===e)}>${i}</option>`)}
      </select>
    </label>
  `,os=(s,t,e,n,o)=>m`
    <fieldset class="choices">
      <legend>${s}</legend>
      ${e.map(([r,i])=>m`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${K(r===n)}
          @change=${()=>o(r)}
        > ${i}</label>`)}
    </fieldset>
  `,Lt=({label:s,name:t,value:e,onChange:n,...o})=>{let{min:r=-1/0,max:i=1/0}=o;return m`
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
  `};function Rt(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var Rn=4e3,Pt=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=Rt(400,()=>{let e=this.#e;this.options.page.write(this.#o()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()),queueMicrotask(()=>this.#r())}#o(){let t=this.options.write();return this.#e=(t?.length??0)>Rn,this.#e?void 0:t}#r(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#i(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#o(),this.#e)return m`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return m`
      <span class="copy-link">
        ${N("Copy link",()=>this.#i())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?m`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:$}
      </span>
    `}};var rs=new WeakMap;function as(s){for(let t of s.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),n=t.dataset.inView??"";if(!e||rs.get(e)===n)continue;rs.set(e,n);let[o,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],i=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=is(r.left,r.right,o.left+i,o.right),e.scrollTop+=is(r.top,r.bottom,o.top,o.bottom)}}function is(s,t,e,n){return t>n?Math.min(t-n+12,s-e):s<e?s-e-12:0}function cs(s,t={}){let e=Object.entries(s.settings).map(([n,o])=>[n,n in t?{...o,max:t[n]}:o]);return{...s,settings:Object.fromEntries(e)}}var de=Symbol.for("gpt-lab-ids");function zt(s){let t=globalThis;return t[de]=(t[de]??0)+1,`${s}-${t[de]}`}function ls(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function hs(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return xt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var ue=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ds=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Pn={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},zn=/[\p{C}\p{Z}]/u,Bn=/^\p{M}/u;function xt(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function us(s){let t=xt(s);if(t===void 0)return m`<span class="bytes">${ue(s)}</span>`;let e=Bn.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!zn.test(o)){n+=o;continue}let r=ds(o),[i,c]=Pn[o]??[r,r];e.push(n,m`<span class="sign" role="img" aria-label=${c}>${i}</span>`),n=""}return m`${e}${n}`}function fe(s){let t=/\p{Surrogate}/u.exec(s);return t?`Character ${[...s.slice(0,t.index)].length+1} is ${ds(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Dn=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),fs={encode:String,decode(s,t){let{kind:e,min:n=-1/0,max:o=1/0}=t,r=Number(s||NaN);return r>=n&&r<=o&&(e==="number"||Number.isInteger(r))?r:void 0},rule(s){let{min:t,max:e}=s;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},pe={number:fs,integer:fs,position:{encode:s=>s===null?"":String(s),decode:s=>s===""?null:/^\d{1,6}$/.test(s)?Number(s):void 0,rule:()=>"a position"},choice:{encode:String,decode:(s,t)=>t.choices.find(e=>e===Hn(s)),rule:s=>`one of ${s.choices.join(", ")}`},switch:{encode:String,decode:s=>Dn.get(s),rule:()=>"true or false"},text:{encode:s=>ls(s),decode:hs,rule:()=>"a text"},parts:{encode:s=>s.join(","),decode:s=>s?s.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:s=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(ps(s))?ps(s):void 0,rule:()=>"a tensor's name and an index"},group:{encode(s,t,e){let n=s??{};return t.of.filter(r=>r in n).map(r=>ms(n[r],e[r],e)).join(",")},decode(s,t,e){let{of:n,least:o}=t;if(!s)return null;let r=s.split(",");if(r.length<o||r.length>n.length)return;let i=r.map((c,a)=>[n[a],$s(c,e[n[a]],e)]);return i.some(([,c])=>c===void 0)?void 0:Object.fromEntries(i)},rule:s=>s.of.join(",")}},ps=s=>s.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Hn=s=>s.replaceAll("%20"," "),ms=(s,t,e={})=>pe[t.kind].encode(s,t,e),$s=(s,t,e={})=>pe[t.kind].decode(s,t,e);function gs(s,t,e,n=()=>({})){let o=(a,l)=>ms(l[a],s[a],s),r=Object.keys(s),i=r.filter(a=>o(a,t)!==o(a,e)),c={...e,...n(t,new Set(i))};return r.flatMap(a=>s[a].kind==="text"&&a==="text"||o(a,t)!==o(a,c)?[`${a}=${o(a,t)}`]:[]).join("&")}function ws(s,t,e,n=()=>!0,o=()=>({})){let r=s.split("&").map(h=>{let u=h.indexOf("=");return u<0?["text",h]:[h.slice(0,u),h.slice(u+1)]}),i=new Map(r),c=new Set(i.keys()),[a,l]=[{},[]],d=()=>({...e,...o({...e,...a},c)});for(let[h,u]of Object.entries(t)){let f=i.get(h),p=f===void 0?d()[h]:$s(f,u,t);if(u.kind==="parts"&&p!==void 0){let g=p,b=g.filter(x=>n(x,u));for(let x of g)b.includes(x)||l.push(`${x} is not a part of the model`);p=b}else if(p===void 0){let{rule:g}=pe[u.kind];l.push(h==="text"?"its text is damaged":`${h}=${f} is not ${g(u)}`),p=e[h]}a[h]=p}return{values:a,problems:l}}function yt(s,t){return new Promise((e,n)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(s.off("msg:custom",o),r.error?n(new Error(r.error)):e(i[0]))};s.on("msg:custom",o),s.send({type:"asset",name:t})})}var jn=s=>/^(embedding|blocks\.\d+\.output)$/.test(s);function bs(s,t,{streams:e,neurons:n,places:o}={}){let r=o?s.replace(/@\d{1,6}$/,""):s;if(jn(r)&&!e)return!1;let[i,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return l!==void 0&&!(n&&Number(l)<(t.d_ff??0))?!1:r==="embedding"||i!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var Fn=Symbol.for("gpt-lab shared text");function xs(s){let t=globalThis,e=t[Fn]??={on:!1,takers:new Set,watchers:new Set},n=()=>{for(let r of e.watchers)r()};e.takers.add(s),queueMicrotask(n);let o="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(o=r,!!e.on)for(let i of e.takers)i!==s&&i(r)},leave(){e.takers.delete(s),n()},view:()=>e.takers.size<2?$:m`<div class="shared-text">${It({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&o)for(let i of e.takers)i!==s&&i(o);n()}})}</div>`}}var Wn=new Intl.NumberFormat("en-US"),q=s=>Wn.format(s);var ft=(s,t)=>`${q(s)} ${t}${s===1?"":"s"}`,R=(s,t=1)=>`${(100*s).toFixed(t)} %`;function Y(s){return s===0||s===1?R(s,0):s<1e-5?"< 0.001 %":s<.001?`${Number((100*s).toPrecision(1))} %`:R(s)}function F(s,t){let e=Math.abs(s).toFixed(t);return s<0&&Number(e)>0?`\u2212${e}`:e}function Un(s,t){let e=s<1?0:Math.min(Math.floor(Math.log10(s)/3),t.length-1),n=s/1e3**e;return`${n<1e3?String(Number(n.toPrecision(3))):q(Math.round(n))} ${t[e]}`.trim()}var me=s=>Un(s,["bytes","kB","MB","GB","TB"]);function ys(s){let[t,e]=s.split("_");return m`<span class="math"><i>${t}</i>${e?m`<span class="underscore">_</span><sub>${e}</sub>`:$}</span>`}function vs(s,t,e=1/0){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${s} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${s}=${n} is not an integer`};let i=Number(r);return i<1?{problem:`${s}=${r} is below 1`}:i>e?{problem:`${s}=${r} is above ${e}`}:{value:i}}function ks({name:s,setting:t,label:e,value:n,stops:o,ends:r,text:i,draft:c,onDraft:a,onChange:l,...d}){let{disabled:h=!1,id:u}=d,{symbol:f=s,max:p}=t,g=c===void 0?{value:n}:vs(s,c,p),b=g.value===void 0||g.value===n?c:void 0,x=g.value===void 0?g.problem:void 0,v=_s(n,o,r),C=k=>{a(),l(k)},D=k=>{let S=k.target.value;a(S);let{value:E}=vs(s,S,p);E!==void 0&&l(E)},y=k=>{if(k.key!=="ArrowUp"&&k.key!=="ArrowDown")return;k.preventDefault();let S=k.key==="ArrowUp"?o.find(E=>E>n):o.findLast(E=>E<n);S!==void 0&&C(S)};return m`
    <div class="size">
      <label>
        <span class="name">${ys(f)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${s}
          .value=${K(b??String(n))}
          ?disabled=${h}
          aria-invalid=${String(!!x)}
          aria-describedby=${x?`${u}-${s}`:$}
          @input=${D}
          @change=${()=>x||a()}
          @keydown=${y}
        >
      </label>
      ${ut({value:n,stops:o,disabled:h,onChange:C,label:$,name:`${f}, ${e}: slider`,text:k=>[i(k),_s(k,o,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":v}</p>
      <p class="warn problem" id="${u}-${s}" ?hidden=${!x}>${x?`${x}; the figure still has ${n}`:""}</p>
    </div>
  `}function _s(s,t,[e,n]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return s===o?n:s===t[0]?e:s>o||s<t[0]?"beyond the slider":""}var qn={commas:q,percent:s=>R(s,0),1:s=>F(s,1)},Bt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=zt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,n,o={}){let r=e.help??$,i=this.#s(t,e,n,o);return m`<div class="control" data-setting=${t} title=${r}>${i}</div>`}#s(t,e,n,o){let r=e.kind==="text"?e.label:e.label??t,i=o.label??r,c=o.value??n,a=l=>this.change(t,l);switch(e.kind){case"switch":return It({label:i,name:t,checked:!!c,onChange:a,effect:o.effect});case"choice":return this.#n(t,e,i,c,a);case"text":return this.#r(t,e,i,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#o(t,e,i,c,a,o)}}#n(t,{control:e,choices:n,names:o},r,i,c){let a=n.map(l=>[l,o?.[l]??l]);return e==="select"?he(r,a,i,c,t):os(r,`${this.#t}-${t}`,a,i,c)}#o(t,e,n,o,r,i){let{control:c,names:a,unit:l="",step:d=1}=e,{min:h=e.min??0,max:u=e.max??1/0}=i,f=b=>a?.[b]??(qn[l]??String)(b),p=()=>i.stops??e.stops??bt(h,u,d),g=()=>p().filter(b=>b>=h&&b<=u);return c==="size"?ks({name:t,setting:e,label:n,value:o,text:f,onChange:r,stops:g(),id:this.#t,disabled:i.disabled,ends:i.ends,draft:this.#e.get(t),onDraft:b=>{b===void 0?this.#e.delete(t):this.#e.set(t,b),this.redraw()}}):c==="field"?Lt({label:n,name:t,value:o,min:h,max:u,onChange:r}):c==="select"?he(n,bt(h,u,1).map(b=>[b,f(b)]),o,r,t):ut({label:m`<span>${n} <span class="number">${f(o)}</span></span>`,name:typeof n=="string"?n:e.label??t,value:o,stops:g(),text:f,onChange:r,disabled:i.disabled})}#r(t,{rows:e=2},n,o){let r=`${this.#t}-${t}`,i=fe(this.#e.get(t)??""),c=a=>{let l=a.target.value;fe(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===o?this.redraw():this.change(t,l)};return m`
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
          .value=${K(this.#e.get(t)??o)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!i}>${i}</p>
      </div>
    `}};var Vn=16,Gn="<|endoftext|>",Dt=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let n=this.#t.get(t);if(n)return n;let o=e();if(this.#t.set(t,o),this.#t.size>Vn){let[r]=this.#t.keys();this.#t.delete(r)}return o}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,us(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return xt(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return xt(e)??ue(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Gn;let n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}};var Ht=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#o;declared;constructor(t,e,n,o){this.model=e,this.page=n,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#o=!1,this.define=i=>i,this.asset=i=>yt(this.model,i),this.data=i=>this.model.get(i),this.local=i=>{let c={...i};return As(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=i=>{this.problems=[],this.#r(this.follow?.(i)??i),this.onChange()},this.append=i=>{this.#i("text",`${this.model.get("text")}${this.tokens.plain(i)}`)},this.control=(i,c)=>this.#t.view(i,this.declared.settings[i],this.model.get(i),c),this.look=(i,c)=>this.client?.look(i,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#o||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#o||this.draw()}))},this.find=i=>this.host?.querySelector(i)??null,this.focusSoon=i=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(i)?.focus()))},this.onCleanup=i=>{this.#s.push(i)},this.declared=cs(t,e.get("_limits")),this.id=zt(t.name),this.initial=this.values(),this.state=As(i=>e.get(i),(i,c)=>this.change({[i]:c})),this.#t=new Bt((i,c)=>this.#i(i,c),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:n,Client:o}=this.declared,r=t.find(c=>c.endsWith("-vocabulary"));n&&r&&(this.tokens=new Dt(new n(await this.asset(r)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let i=Object.entries(e).find(([,c])=>c.shared);if(i&&this.page&&this.host){let[c]=i;this.#e=xs(a=>this.change({[c]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return gs(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:n,problems:o}=ws(t,this.declared.settings,this.initial,(r,i)=>!e||bs(r,e,i),this.absent);for(let r of Object.keys(n))this.#t.forget(r);this.#r(n),this.problems=o,this.redraw()}#r(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes(),this.redraw()}#i(t,e){this.change({[t]:e});let{shared:n}=this.declared.settings[t];n&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#o=!0;for(let t of this.#s.splice(0))t()}};function As(s,t){return new Proxy({},{get:(e,n)=>s(n),set:(e,n,o)=>(t(n,o),!0)})}var jt=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#o;#r;#i;constructor(t,e,n,o){this.asking=t,this.client=e,this.redraw=n,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#r=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#i=o,this.#s=t.first,this.#o=t.question(),this.#n=JSON.stringify(this.#o)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#o}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let n=!this.#e;[this.#e,this.#t]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!n,t!==void 0&&this.#a(t,e,this.#r,n)}retry;async#a(t,e,n,o){let r=()=>n===this.#r,i=async(a,l)=>{let d=await this.client.look(a,{onTokens:l,load:!o});return d&&r()?d:await new Promise(()=>{})},c=(a,l)=>{[this.#s,this.#o,this.#n]=[a,t,e],this.busy=l,this.#i(a),this.redraw()};try{let a=this.asking.answer(t,i);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!this.asking.settled?.(l));else c(await a,!1)}catch(a){if(!r())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};function Ts(s){let t=Symbol.for(`gpt-lab model ${s}`),e=globalThis;return e[t]??=new $e}var $e=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#t=new Set;#e=new Map;#s=new Set;#n=0;#o;#r;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t,e){let n=this.#n+=1;return this.#e.set(n,{source:t,onMessage:e}),{look:(o,r)=>this.#c({type:"look",client:n,id:o,...r}),stop:()=>this.#c({type:"stop",client:n}),end:()=>{this.#e.delete(n),this.#c({type:"end",client:n})}}}#c(t){this.#o?this.#o.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:n}=this.status;if(!(n==="loading"||n==="ready"||n==="failed"&&!e)){if(!e&&Zn())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#r??=Xn(t).catch(l=>{throw this.#r=void 0,l});let o=Ms(t,"lab-model",t.model.get("size")),[r,i]=await Promise.all([this.#r,o]);this.#o||this.#l(this.#o=r);let c=t.model.get("version"),a=n==="failed";r.postMessage({type:"load",source:{...i,again:a},sha256:c});for(let l of this.#i.splice(0))r.postMessage(l)}catch(o){let r=o instanceof Error?o.message:String(o);this.#a({state:"failed",message:r})}}}#l(t){t.onmessage=({data:n})=>{n.type==="wanted"?this.#h(t,n.snapshot,n.client):"snapshot"in n&&n.snapshot?this.#d(n,n.snapshot):n.type==="progress"?this.#a({loaded:n.loaded}):n.type==="failed"?this.#a({state:"failed",message:n.message}):n.type==="ready"?this.#a({state:"ready"}):"client"in n&&this.#e.get(n.client)?.onMessage(n)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,n){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:o}=this.#e.get(n)??{},{size:r,sha256:i=""}=ge(o)[e]??{},c=o&&r?await Ms(o,`lab-model-${e}`,r).catch(Yn):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...c,again:a},sha256:i,snapshot:e})}#d(t,e){let{[e]:n,...o}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let r=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...o,...r}})}},ge=s=>s?.model.get("snapshots")??{},Yn=s=>({problem:s instanceof Error?s.message:String(s)}),Zn=()=>!!navigator.connection?.saveData;async function Ms({model:s,page:t},e,n){if(t?.source)return await t.source(e,n);let{buffer:o,byteOffset:r,byteLength:i}=await yt(s,e);return{bytes:new Uint8Array(o,r,i).slice()}}async function Xn({model:s}){let t=await yt(s,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Jn(e).catch(()=>Kn(e)).finally(()=>URL.revokeObjectURL(e))}async function Jn(s){let t=new Worker(s);return await new Promise((e,n)=>{t.onerror=n,t.onmessage=()=>e(t)})}async function Kn(s){await import(s);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Ss(s){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||s()):setTimeout(()=>t.signal.aborted||s(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var Qn="These are the lab model\u2019s numbers.",Es=(s,t,e)=>m`<p class="status-line faint"><label>Loading ${s}, ${me(e)}
    <progress max=${e} value=${t||$}></progress></label></p>`;function Os(s,t=Qn){let e=m`<p class="status-line faint">${t}</p>`;if(!s)return e;let{state:n,loaded:o,message:r,snapshots:i}=s.status,c=()=>s.load(!0);if(n==="asking")return m`<p class="status-line">Your browser is set to save data. ${N(`Load the model (${me(s.size)})`,c)}</p>`;if(n==="failed")return m`<p class="status-line warn" role="alert">The model did not load: ${r}. ${N("Try again",c)}</p>`;if(n==="loading")return Es("the model",o,s.size);for(let[a,{size:l}]of Object.entries(ge(s.kit))){let d=i[a];if(d!==void 0)return Es(`the model after ${a} % of its training`,d,l)}return e}function Ns(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=()=>{e=null,t.remove()},o=a=>{let l=a.target.closest("[data-tip]");l!==e&&(n(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),s.append(t),t.hidden=!1,to(t,l.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&n()},i=new AbortController,c={pointerover:o,focusin:o,pointerleave:n,focusout:n};for(let[a,l]of Object.entries({...c,keydown:r}))s.addEventListener(a,l,{capture:!0,signal:i.signal});return()=>{n(),i.abort()}}function to(s,t){let{width:e,height:n}=s.getBoundingClientRect(),o=t.left+t.width/2-e/2,r=t.top-n-6,i=document.documentElement.clientWidth-e-4;s.style.left=`${Math.max(4,Math.min(o,i))}px`,s.style.top=`${r>4?r:t.bottom+6}px`}var eo=s=>s.stopPropagation();function Cs(s,t){return{async render({model:e,el:n,page:o}){let r="show"in n?void 0:n,i=l=>{"show"in n?n.show(l):es(l,n)},c=new Ht(s,e,o,r),a=l=>{if(c.dispose(),i(so(s.title,l)),!r)throw l;console.warn(l)};try{await c.load();let l=new we(c,await t(c));c.draw=()=>{try{i(l.view()),r&&as(r)}catch(d){a(d)}},r&&c.onCleanup(Ns(r)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var we=class{kit;definition;#t;#e;#s;#n;#o;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#o=Rt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:n,client:o}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:i,settled:c,first:a,publish:l}=e;if(r&&i&&(this.#s=new jt({question:r,answer:i,settled:c,first:a},o,()=>t.redraw(),h=>l&&t.publish(l(h)))),t.onCleanup(()=>this.#o.cancel()),!n)return;let d=new Pt({page:n,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=d,t.onChange=()=>d.changed(),t.onCleanup(()=>d.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let n=this.#s?.answer,{asked:o,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(n));let i=t.declared.assets.includes("lab-model");return m`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${eo}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??$}
            ${N("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
          ${this.#s?.again?N("Try again",this.#s.retry):$}</p>
        ${i?Os(t.client,e.ready):$}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return $;let n=Object.keys(e??{}).length>0;return m`
      <div class="question">
        <p>${t}</p>
        ${n?N("Show me",()=>this.kit.change(e??{})):$}
      </div>
    `}#i(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?m`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([n,o])=>N(n,()=>t.change(o)))}
      </div>
    `:$}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#o()}},so=(s,t)=>m`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Is="important",no=" !"+Is,Ft=Ct(class extends ht{constructor(s){if(super(s),s.type!==J.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(no);n.includes("-")||r?e.setProperty(n,r?o.slice(0,-11):o,r?Is:""):e[n]=o}}return U}});function Ps(s,t,e,n){let o=s.length,r=Ls(s),i=0;for(let d=0;d<o;d++)i+=(s[d]-r)**2/o;let c=1/Math.sqrt(i+1e-5),a=Float64Array.from({length:o},(d,h)=>t[h]*(e[h]-n[h])),l=Ls(a);return a.map(d=>c*(d-l))}function zs(s,t){let e=t.length;return Float64Array.from({length:s.length/e},(n,o)=>{let r=0;for(let i=0;i<e;i++)r+=s[o*e+i]*t[i];return r})}var Bs=(s,t,e)=>Array.from(zs(t,e),(n,o)=>n*s[o]);function Ds(s,t,e,n){let o=zs(t,e),r=s.length/n;return Array.from({length:n},(i,c)=>{let a=0;for(let l=c*r;l<(c+1)*r;l++)a+=s[l]*o[l];return a})}function Hs(s,t,e){let n=Rs(t,s),o=Rs(e,t);return{before:at(s),middle:at(t),after:at(e),attention:at(n),feed_forward:at(o),left:be(s,t),right:be(t,e),turn:be(s,e),cosines:{attention:xe(s,n),feed_forward:xe(t,o)}}}function js({before:s,middle:t,after:e,left:n,right:o}){return{before:[-s*Math.sin(n),-s*Math.cos(n)],middle:[0,-t],after:[e*Math.sin(o),-e*Math.cos(o)]}}var Fs=(s,t)=>Array.from(s,(e,n)=>n).sort((e,n)=>s[n]-s[e]).slice(0,t);function Ws(s,t){let e=new Float64Array(t);for(let o=0;o<s.length;o++)e[o%t]+=s[o];let n=s.length/t;return e.map(o=>o/n)}var Ls=s=>Array.from(s).reduce((t,e)=>t+e,0)/s.length,Rs=(s,t)=>Array.from(s,(e,n)=>e-t[n]);function vt(s,t){let e=0;for(let n=0;n<s.length;n++)e+=s[n]*t[n];return e}var at=s=>Math.sqrt(vt(s,s));function xe(s,t){let e=at(s)*at(t);return e?Math.min(1,Math.max(-1,vt(s,t)/e)):0}var be=(s,t)=>Math.acos(xe(s,t));var[ye,ve,oo,ro]=[330,300,46,26];function Vs({stages:s,lengths:t},e,n){let o=(i,c)=>{let{chance:a,says:[l]}=s[c];return m`
      <tr>
        <th scope="row">${i} <span class="faint">says “${e(l)}”</span></th>
        <td><span class="chance"><span class="chance-bar" style=${Ft({width:`${(60*a).toFixed(1)}%`})}></span><span class="number">${Y(a)}</span></span></td>
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
          <th scope="col">stream</th>
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
  `}function Gs(s,t){let e=io(js(t)),n=(c,a,l)=>{let d=Us(c,a);return d<4?$:O`
      <line class=${l} x1=${c[0]} y1=${c[1]} x2=${a[0]} y2=${a[1]}
        marker-end=${d<18?$:`url(#${s}-${l})`}></line>
    `},o=c=>O`
      <marker id="${s}-${c}" class=${c} viewBox="0 0 10 10" refX="9" refY="5"
        markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
        <path d="M0 0L10 5L0 10z"></path>
      </marker>
    `,r=["in","middle","out","attention","feed_forward"],i=(c,a)=>{let[l,d]=c;if(Us(c,e.zero)<24)return $;let h=l<e.zero[0]-20?"end":l>e.zero[0]+20?"start":"middle";return O`<text x=${l+(h==="end"?-7:h==="start"?7:0)} y=${d-8} text-anchor=${h}>${a}</text>`};return m`
    <svg class="triangles" viewBox="0 0 ${ye} ${ve}" role="img"
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
      ${qs([e.zero,e.before,e.middle],"attention")}
      ${qs([e.zero,e.middle,e.after],"feed-forward")}
      <text class="faint-text" x=${e.zero[0]} y=${e.zero[1]+18} text-anchor="middle">zero</text>
    </svg>
  `}var Us=(s,t)=>Math.hypot(s[0]-t[0],s[1]-t[1]);function qs(s,t){let[e,n]=[0,1].map(i=>s.reduce((c,a)=>c+a[i]/3,0)),o=Math.abs(s[1][0]-s[2][0]),r=Math.max(s[1][1],s[2][1]);return o<9.5*(t.length+2)||n-r<24?$:O`<text class="faint-text" x=${e} y=${n-22} text-anchor="middle">+ ${t}</text>`}function io(s){let t=[[0,0],...Object.values(s)],[e,n]=[t.map(([u])=>u),t.map(([,u])=>u)],[o,r,i,c]=[Math.min(...e),Math.max(...e),Math.min(...n),Math.max(...n)],a=Math.min((ye-2*oo)/(r-o||1),(ve-2*ro)/(c-i||1)),l=(ye-a*(o+r))/2,d=(ve-a*(i+c))/2,h=([u,f])=>[Number((l+a*u).toFixed(1)),Number((d+a*f).toFixed(1))];return{zero:h([0,0]),before:h(s.before),middle:h(s.middle),after:h(s.after)}}function Ys({before:s,after:t,turn:e}){if(!s||!t)return"";let n=Math.round(e*180/Math.PI),o=t/s;return`${o<.98?"It leaves shorter than it came":o>1.02?`It leaves ${o<10?o.toFixed(1):Math.round(o)} times as long as it came`:"It leaves as long as it came"}, and turned by ${n}\xB0.`}var B=(s,t,e,n="",o={})=>O`
    <text x=${s.toFixed(1)} y=${t.toFixed(1)} class=${n} text-anchor=${o.anchor??"start"}
      textLength=${o.width??$} lengthAdjust=${o.width?"spacingAndGlyphs":$}>${e}</text>
  `,ao=(s,t)=>s.length*t*.56,Z=(s,t,e)=>ao(s,t)>e?e:void 0;var Wt=116,_e=56,Zs=12,co=7,lo=.02,ke=12,ho=.095,uo=18.9,tt=s=>(Number(s.toFixed(2))>0?"+":"")+F(s,2),_t=s=>s.indexOf(Math.max(...s));function Xs(s,{names:t,chosen:e,onSelect:n}){let{head:o,weights:r,row:i,addition:c,state:a}=s,l=_t(r[i]),d=`Head ${o}: adds ${tt(c)}; \u201C${t[i]}\u201D looks at \u201C${t[l]}\u201D with ${R(r[i][l],0)}${a?`; ${a}`:""}`;return m`
    <button type="button" class="head ${a?"changed":""}" aria-label=${d}
      aria-pressed=${e?"true":"false"} @click=${n}>
      <span class="head-title"><strong>head ${o}</strong>
        <span class="number">${a||tt(c)}</span></span>
      ${fo(s,t)} ${po(s)}
    </button>
  `}function fo({weights:s,row:t},e){let n=e.length>7?16:20,o=l=>l*n+n/2+1,r=_t(s[t]),[i,c]=[_e+4,Wt-6],a=(i+c)/2;return m`
    <svg width=${Wt} height=${e.length*n+2} aria-hidden="true">
      ${e.map((l,d)=>O`
          <text class="${d===t?"row":d===r?"most":d>t?"later":""}"
            x="0" y=${o(d)} dy="0.35em" textLength=${Z(l,Zs,_e)??$}
            lengthAdjust=${Z(l,Zs,_e)?"spacingAndGlyphs":$}>${l}</text>
        `)}
      ${s[t].map((l,d)=>d>t||l<lo?$:O`
          <path class="arc"
            d="M${i} ${o(d)}C${a} ${o(d)} ${a} ${o(t)} ${c} ${o(t)}"
            stroke-width=${(.5+(co-.5)*l).toFixed(2)}
            stroke-opacity=${(.45+.55*l).toFixed(2)}></path>
        `)}
      <circle class="end" cx=${c} cy=${o(t)} r="4"></circle>
    </svg>
  `}function po({weights:s,row:t}){let e=s.length,n=Math.min(19,(Wt-2)/e),o=Array.from({length:ke+1},()=>"");return s.forEach((r,i)=>r.slice(0,i+1).forEach((c,a)=>{let[l,d,h]=[1+a*n,1+i*n,n-1].map(u=>u.toFixed(1));o[Math.round(ke*c)]+=`M${l} ${d}h${h}v${h}h-${h}z`})),m`
    <svg class="matrix-of-head" width=${Wt} height=${e*n+3} aria-hidden="true">
      ${o.map((r,i)=>r&&O`<path class="share" d=${r} fill-opacity=${(.08+.92*i/ke).toFixed(2)}></path>`)}
      ${n<uo?$:s.map((r,i)=>r.slice(0,i+1).map((c,a)=>c<ho?$:O`
              <text class="percent ${c>.6?"on":""}" x=${1+(a+.5)*n-.5}
                y=${1+(i+.5)*n} dy="0.35em" text-anchor="middle">${(100*c).toFixed(0)}</text>
            `))}
      <rect class="row-frame" x="0.5" y=${t*n+.5} width=${(t+1)*n+.5}
        height=${n+.5}></rect>
    </svg>
  `}var Js=.1,Ae=10,V=14,Me=s=>Array.from(s).filter(t=>t>Js).length,Ks=s=>m`${[48,24].map(t=>mo(s,t))}`;function mo({hidden:s,best:t,selected:e,onSelect:n},o){let r=Math.ceil(s.length/o),i=Math.max(...Array.from(s),Js),c=Array.from({length:Ae+1},()=>""),[a,l]=["",""],d=p=>[p%o*V,Math.floor(p/o)*V];Array.from(s).forEach((p,g)=>{let[b,x]=d(g),v=`M${b+1} ${x+1}h${V-2}v${V-2}h-${V-2}z`;p>.005?c[Math.round(Ae*Math.sqrt(p/i))]+=v:p<-.005?l+=v:a+=v});let h=p=>{let g=p.currentTarget.getBoundingClientRect(),[b,x]=[(p.clientX-g.left)/g.width,(p.clientY-g.top)/g.height],v=Math.min(o-1,Math.max(0,Math.floor(b*o))),C=Math.min(r-1,Math.max(0,Math.floor(x*r)));n(Math.min(s.length-1,C*o+v))},u=(p,g)=>{let[b,x]=d(p);return O`
      <rect class=${g} x=${b} y=${x} width=${V} height=${V}
        rx="3"></rect>
    `},f=p=>{let[g,b]=d(p),x=g>o*V/2;return O`
      <text class="neuron-name" x=${x?g-4:g+V+4} y=${b+V/2}
        dy="0.35em" text-anchor=${x?"end":"start"}>${p}</text>
    `};return m`
    <svg class="neurons of-${o}" viewBox="-2 -2 ${o*V+4} ${r*V+4}"
      role="img" aria-label="${Me(s)} of ${s.length} neurons fire. Those that add most: ${t.map(p=>`${p} with ${F(s[p],1)}`).join(", ")}."
      @click=${h}>
      <path class="idle" d=${a}></path>
      <path class="negative" d=${l}></path>
      ${c.map((p,g)=>p?O`<path class="lit" d=${p} fill-opacity=${(.06+.94*g/Ae).toFixed(2)}></path>`:$)}
      ${t.map(p=>u(p,"best"))} ${e<0?$:u(e,"selected")}
      ${[...new Set([...t,...e<0?[]:[e]])].map(f)}
    </svg>
  `}var $o=s=>[s?`blocks.${s-1}.output`:"embedding",`blocks.${s}.middle`,`blocks.${s}.output`],Te="token_embedding.weight",Ut=class{sizes;#t;#e;constructor(t){this.sizes=t,this.#t=new Map,this.#e=new Map}async answer(t,e){let{ids:n,edits:o,snapshot:r,layer:i,position:c}=t,{n_layers:a,n_heads:l}=this.sizes,d={ids:n,positions:[c],...r==="100"?{}:{snapshot:r}},h=await this.#s(t,d,e),u=`blocks.${i}`,f=$o(i),p=`${u}.attention.output.weight`,g=`${u}.feed_forward.down.weight`,b=await e({...d,edits:o,names:[...f,`blocks.${a-1}.output`,...["weights","heads","output"].map(M=>`${u}.attention.${M}`),...["hidden","output"].map(M=>`${u}.feed_forward.${M}`)],lens:f,chances:[h],words:1,weights:["norm.weight",p,g,...this.#t.has(r)?[]:[Te]]}),[x,v]=[b.activations,b.weights];v[Te]&&this.#t.set(r,go(v[Te]));let C=this.#t.get(r),D=c-b.start,y=M=>{let{values:I,shape:W}=x[M];return I.subarray(D*W[1],(D+1)*W[1])},[k,S,E]=f.map(y),j=y(`blocks.${a-1}.output`),P=Ps(j,v["norm.weight"].values,C.row(h),C.mean),w=x[`${u}.attention.heads`],[,_,A]=w.shape,T=new Float32Array(l*A);for(let M=0;M<l;M++){let I=(M*_+D)*A;T.set(w.values.subarray(I,I+A),M*A)}let L=y(`${u}.feed_forward.hidden`).slice(),z=M=>{let[{id:I,probability:W}]=b.lens[M][0];return{chance:b.chances[M][0][0],says:[I,W]}};return{asked:t,answer:h,start:b.start,T:_,hidden:L,stages:{before:z(f[0]),middle:z(f[1]),after:z(f[2])},lengths:Hs(k,S,E),weights:x[`${u}.attention.weights`].values,heads:Ds(T,v[p].values,P,l),neurons:Bs(L,v[g].values,P),added:{attention:vt(y(`${u}.attention.output`),P),feed_forward:vt(y(`${u}.feed_forward.output`),P)}}}async#s({ids:t,snapshot:e,position:n},o,r){let i=`${e} ${t.slice(0,n+1)}`,c=this.#e.get(i);if(c!==void 0)return c;let[[{id:a}]]=(await r({...o,words:1})).words;return this.#e.size>100&&this.#e.clear(),this.#e.set(i,a),a}};function go({values:s,shape:[,t],quantized:e}){let n=Ws(s,t);if(!e)return{mean:n,row:c=>s.subarray(c*t,(c+1)*t)};let{integers:o,step:r}=e;return{mean:n,row:c=>Float32Array.from(o.subarray(c*t,(c+1)*t),a=>a*r[c])}}var Qs=({change:s},t)=>m`
    <nav class="crumbs" aria-label="Where this is in the model">
      <ol>
      ${[{label:"The model",to:{level:"model"}},...t].map(({label:n,to:o},r)=>m`<li aria-current=${r===t.length?"location":"false"}>${o&&r<t.length?m`<button type="button" @click=${()=>s(o)}>${n}</button>`:n}</li>`)}
      </ol>
    </nav>
  `;function qt(s){let[t,e]=s.split("@");return e===void 0?{part:t}:{part:t,position:Number(e)}}var Se=(s,t)=>[...new Set(s).symmetricDifference(new Set([t]))].sort();function Vt({text:s,cuts:t,patch:e,other:n},o){let{length:r}=o.input(s),i=e?o.input(n).slice(0,r):void 0,c=Math.min(r,i?.length??r)-1;return t.flatMap(a=>{let{part:l,position:d}=qt(a);if(d!==void 0&&d>c)return[];let h=d!==void 0?[d]:c<r-1?Array.from({length:c+1},(u,f)=>f):void 0;return[{part:l,...h&&{at:h},...i&&{from:i}}]})}function Ee({text:s,cuts:t,patch:e,other:n},o){let[r,i]=[s,n].map(c=>o.input(c).length-1);return!e||!t.length||i>=r?"":`The second text has ${ft(i,"token")} to these ${r}: the last ${r-i} keep their own.`}function wo(s){if(s==="embedding")return"the embedding";let[,t,e,n]=/^blocks\.(\d+)\.(output|attention|feed_forward)(?:\.(?:heads|neurons)\.(\d+))?$/.exec(s)??[];if(e==="output")return`the stream after block ${t}`;let o=e==="feed_forward";return n===void 0?`the ${o?"feed-forward network":"attention"} of block ${t}`:`${o?"neuron":"head"} ${n} of block ${t}`}function Gt(s,t,e){let{part:n,position:o}=qt(s),r=wo(n);if(o===void 0)return r;let i=e[o];if(i===void 0)return`${r} at token ${o}, which the text lacks`;let c=e.indexOf(i)!==e.lastIndexOf(i);return`${r} at \u201C${t.name(i)}\u201D${c?` (token ${o})`:""}`}var kt=12,bo=3;function tn(s){let{state:t,data:e,tokens:n,control:o,change:r}=s,i=e("sizes"),c=new Ut(i),a=s.local({text:"",position:-1,layer:-1,head:-1,neuron:-1}),l=()=>n.input(t.text),d=()=>{let w=l().length-1,_=Math.max(0,l().length-kt);return a.text===t.text&&a.position>=_&&a.position<=w?a.position:w},h=()=>a.layer===t.layer?a:{head:-1,neuron:-1},u=w=>{let{head:_,neuron:A}=h();Object.assign(a,{head:_,neuron:A,layer:t.layer,...w})},f=w=>w===n.end?"start":n.name(w),p=()=>({ids:l(),edits:Vt(t,n),snapshot:t.snapshot,layer:t.layer,position:d()});function g(w,_){return t.cuts.map(qt).find(T=>T.part===w&&(T.position??_)===_)?t.patch?"from the second text":"off":""}function b(w){let{weights:_,T:A,start:T,asked:{layer:L,position:z}}=w,M=Math.min(A,kt),I=A-M;return w.heads.map((W,G)=>({head:G,addition:W,row:z-T-I,weights:Array.from({length:M},(ne,At)=>{let Q=(G*A+I+At)*A+I;return Array.from(_.subarray(Q,Q+M))}),state:g(`blocks.${L}.attention.heads.${G}`,z)||g(`blocks.${L}.attention`,z)}))}function x({asked:{layer:w},stages:_,answer:A}){let[T,L]=[_.before.chance,_.after.chance].map(Y),z=`\u201C${f(A)}\u201D`;if(T===L)return`Block ${w} leaves ${z} at ${L}`;let M=_.after.chance>_.before.chance?"raises":"lowers";return`Block ${w} ${M} ${z} from ${T} to ${L}`}let v=()=>{let[w,_]=[t.layer-1,t.layer+1],A=(T,L,z)=>{let M=T>=0&&T<i.n_layers;return N(M?L:z,()=>t.layer=T,{disabled:!M})};return m`
      <div class="block-way">
        ${Qs(s,[{label:`Block ${t.layer}`}])}
        <div class="buttons">
          ${A(w,`\u2039 Block ${w}`,"First block")}
          ${A(_,`Block ${_} \u203A`,"Last block")}
          ${N("Up to the model",()=>t.level="model")}
        </div>
      </div>
    `};function C(){let w=l(),_=Math.max(0,w.length-kt);return m`
      <div class="block-tokens buttons" role="group" aria-label="The token whose row is shown">
        <span class="faint">The row of</span>
        ${w.slice(_).map((A,T)=>m`
            <button type="button" aria-pressed=${_+T===d()?"true":"false"}
              @click=${()=>Object.assign(a,{text:t.text,position:_+T})}
            ><bdi>${f(A)}</bdi></button>
          `)}
        ${_?m`<span class="faint">the last ${kt} of ${w.length} tokens</span>`:$}
      </div>
    `}let D=()=>t.cuts.length?m`
        <ul class="cuts">${t.cuts.map(w=>m`<li>${t.patch?"From the second text: ":"Off: "}${Gt(w,n,l())}
            ${N("Put back",()=>t.cuts=Se(t.cuts,w))}</li>`)}</ul>
        <p class="faint" ?hidden=${!Ee(t,n)}>${Ee(t,n)}</p>
      `:$,y=(w,_,A)=>{let T=t.cuts.includes(_);return m`
      <div class="part-panel">
        <p>${w}</p>
        <div class="buttons">
        ${N(T?"Switch on":"Switch off",()=>t.cuts=Se(t.cuts,_))}
        ${N("Open its numbers",()=>r({cell:A,level:"product"}))}
        </div>
      </div>
    `};function k({head:w,weights:_,row:A,addition:T,state:L},{answer:z,asked:M}){let I=M.ids.slice(-_.length),W=_t(_[A]),G=`Head ${w} looks most at \u201C${f(I[W])}\u201D, with ${R(_[A][W],0)} of its attention.`;return L?`${G} It is ${L}.`:`${G} What it brings adds ${tt(T)} to the score of \u201C${f(z)}\u201D.`}function S(w,_){let A=w[h().head];if(!A)return m`<p class="part-panel faint">Choose a head to switch it off or to open its numbers.</p>`;let{asked:{layer:T,position:L},start:z,T:M}=_,I=M-A.weights.length+_t(A.weights[A.row]);return y(k(A,_),`blocks.${T}.attention.heads.${A.head}`,`blocks.${T}.attention.scores[${A.head},${L-z},${I}]`)}function E({hidden:w,neurons:_,answer:A},T){let L=w[T];return`Neuron ${T} ${L>.1?"fires with":"is quiet, at"} ${F(L,2)}. It adds ${tt(_[T])} to the score of \u201C${f(A)}\u201D.`}function j(w,_){let{asked:{layer:A,position:T},start:L,neurons:z}=w,{neuron:M}=h();return m`
      <div class="buttons neuron-choice">
        ${_.map(I=>m`
            <button type="button" aria-pressed=${I===M?"true":"false"}
              @click=${()=>u({neuron:I})}>${I}: ${tt(z[I])}</button>
          `)}
        ${Lt({label:"Neuron",name:"neuron",value:M<0?_[0]:M,min:0,max:i.d_ff-1,onChange:I=>u({neuron:I})})}
      </div>
      ${M<0?$:y(E(w,M),`blocks.${A}.feed_forward.neurons.${M}`,`blocks.${A}.feed_forward.up[${T-L},${M}]`)}
    `}function P(w){let{asked:_,answer:A,hidden:T,neurons:L,added:z,lengths:M}=w,I=f(A),W=_.ids.slice(-kt).map(f),G=b(w),ne=Fs(L,bo),At=g(`blocks.${_.layer}.feed_forward`,_.position);return m`
      <div class="block-parts">
        <section>
          <p class="block-title">1 · The ${G.length} heads look back</p>
          <p class="faint">Where “${W[G[0].row]}” looks, then who looks where (a row looks at its
            columns, %). Top right: what the head adds to the score of “${I}”; with attention’s bias,
            ${tt(z.attention)}.</p>
          <div class="heads">${G.map(Q=>Xs(Q,{names:W,chosen:Q.head===h().head,onSelect:()=>u({head:Q.head})}))}</div>
          ${S(G,w)}
        </section>
        <section>
          <p class="block-title">2 · ${ft(T.length,"neuron")}, ${Me(T)} of them firing</p>
          <p class="faint">${At?`The network is ${At}. `:$}The greener, the more it
            fires (up to ${F(Math.max(...T),1)}); firing means above 0.1. Outlined: the three
            that add most to “${I}”. All of them and the bias: ${tt(z.feed_forward)}.</p>
          ${Ks({hidden:T,best:ne,selected:h().neuron,onSelect:Q=>u({neuron:Q})})}
          ${j(w,ne)}
        </section>
        <section class="block-additions">
          <p class="block-title">3 · Two additions, to scale</p>
          <p class="faint">Every arrow is ${i.d_model} numbers. Lengths are true, and so are the
            angles within each triangle.</p>
          ${Vs(w,f,I)}
          ${Gs(s.id,M)}
          <p><span class="faint">Cosines: in, attention ${F(M.cosines.attention,2)};
            middle, feed-forward ${F(M.cosines.feed_forward,2)}.</span>
            <strong>${Ys(M)}</strong></p>
        </section>
      </div>
    `}return{question:p,answer:(w,_)=>c.answer(w,_),announcement(w){if(!w)return"";let{head:_,neuron:A}=h();return[`${x(w)}.`,..._<0?[]:[k(b(w)[_],w)],...A<0?[]:[E(w,A)]].join(" ")},view:w=>m`
        ${v()}
        <p class="map-title">${w?x(w):`Block ${t.layer}`}</p>
        <div class="map-controls buttons">${o("snapshot")}</div>
        ${C()} ${D()}
        ${w?P(w):m`
          <p class="block-waits faint">What the block’s heads and neurons do comes with the model.</p>
        `}
      `}}var Yt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return e}};var Zt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#r=new Map;constructor(t){let e=(n,o=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,o);this.#t=e(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#n.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#i([...e]);yield{ids:[...e]};for(let[o,r]of n){let i=o+1;for(;e[i]<0;)i+=1;e[o]=r,e[i]=-1;let c=e.slice(0,o).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:r}}}#i(t){let e=t.map((c,a)=>a-1),n=t.map((c,a)=>a+1),o=new Yt,r=c=>{let a=this.#n.get(t[c]*65536+t[n[c]]);a!==void 0&&o.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)r(c);let i=[];for(;o.size;){let c=o.pop(),a=c%2**32,l=Math.floor(c/2**32),d=n[a],[h,u]=this.parts(l);t[a]!==h||t[d]!==u||(t[a]=l,t[d]=-1,n[a]=n[d],n[a]<t.length&&(e[n[a]]=a,r(a)),e[a]>=0&&r(e[a]),i.push([a,l]))}return i}};var xo="<|endoftext|>",Xt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new Zt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(xo)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Oe=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},Jt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Ts(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(t,n=>{n.id===this.#e&&(n.type==="token"?this.#s?.onTokens?.(n.tokens):n.type==="seen"?this.#s?.resolve(n):this.#s?.reject(new Oe(n.message,n.again)))});let e=()=>this.load();for(let n of["pointerover","focusin","touchstart"])t.host?.addEventListener(n,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(n,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ss(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:n=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,n&&this.load(),this.#t.look(this.#e,t),new Promise((o,r)=>this.#s={resolve:o,reject:r,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var yo={name:"model-map",title:"The whole model",assets:["lab-vocabulary","lab-model","engine","lab-model-1","lab-model-10"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},level:{kind:"choice",choices:["model","block","product","weights"]},layer:{kind:"integer",control:"select",min:0,max:5},cell:{kind:"cell"},station:{kind:"integer",min:-1,max:99},cuts:{kind:"parts",streams:!0,neurons:!0,places:!0},patch:{kind:"switch",label:"taken from a second text instead"},other:{kind:"text",label:"The second text",rows:1},snapshot:{kind:"choice",label:"Rewind",help:"The model after this much of its training.",names:{1:"1 %",10:"10 %",100:"100 %"},choices:["1","10","100"]}},examples:[]},en={...yo,Tokenizer:Xt,Client:Jt};var vo=900,Kt=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:n}=this.steps;t()>=e()&&n(0),this.#s(),this.#t=setInterval(()=>{t()<e()&&n(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??vo),this.kit.redraw()}#s(){this.#e=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[n,o]=this.#e;(n!==t||o!==this.steps.of?.())&&this.pause();let r=this.#t!==void 0;return m`
      <div class="buttons">
        ${N("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${N(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${N(r?"Pause":"Play",()=>r?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};var Ne=s=>["embedding",...H(s,t=>[`blocks.${t}.middle`,`blocks.${t}.output`]).flat()],Ce=s=>H(s,t=>[`blocks.${t}.attention.output`,`blocks.${t}.feed_forward.output`]).flat(),Ie=s=>H(s,t=>`blocks.${t}.attention.weights`),H=(s,t)=>Array.from({length:s},(e,n)=>t(n)),Le=s=>Math.round(s*1e3)/1e3;function sn(s,{n_layers:t,d_model:e},n){let o=c=>{let{values:a}=s[c];return a.subarray(a.length-n*e)},[r,i]=[Ne(t).map(o),Ce(t).map(o)];return{shares:_o(r,i,e),added:i.map(c=>H(n,a=>Le(Math.hypot(...c.subarray(a*e,(a+1)*e))))),arcs:Ie(t).flatMap((c,a)=>To(s[c],a,n))}}function _o(s,t,e){let n=[s[0].slice(),new Float32Array(s[0].length),new Float32Array(s[0].length)],o=s[0].length/e;return s.map((r,i)=>{let c=i>0?t[i-1]:void 0;return c&&Ao(n[i%2?1:2],c),H(o,a=>{let[l,d]=[a*e,(a+1)*e],h=r.subarray(l,d),u=Math.hypot(...h),f=n.map(p=>p.subarray(l,d));return ko(h,f,u)||(f[0].set(h),f[1].fill(0),f[2].fill(0)),f.map(p=>u?Le(Mo(p,h)/u):0)})})}function ko(s,t,e){let n=0;for(let o=0;o<s.length;o++)n+=(s[o]-t[0][o]-t[1][o]-t[2][o])**2;return Math.sqrt(n)<=.001*(e+1)}function Ao(s,t){for(let e=0;e<s.length;e++)s[e]+=t[e]}function Mo(s,t){let e=0;for(let n=0;n<s.length;n++)e+=s[n]*t[n];return e}function To({values:s,shape:t},e,n){let[o,r,i]=t,c=[];for(let a=0;a<o;a++)for(let l=0;l<n;l++){let d=(a*r+r-n+l)*i+i-n;for(let h=0;h<=l;h++){let u=s[d+h];u>=.4&&c.push([e,a,l,h,Le(u)])}}return c}var Qt=s=>(s??[]).map(([{id:t,probability:e}])=>[t,e]);function nn({sizes:s,tokens:t,cuts:e,onChange:n,losses:o,answer:r}){let i=new Set(e),c=`\u201C${t.name(r[0])}\u201D`,a=(l,d,h)=>{let u=i.has(l),f=h!==void 0&&!Number.isNaN(h),p=f?Math.max(0,1-h/r[1]):0;return m`<td><button type="button" aria-pressed=${u?"true":"false"} data-part=${l}
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
  `}function on({tokens:s,cuts:t,patch:e,now:n,before:o,counts:r,nameOf:i,onChange:c}){let[a,l]=o.next[0],[d,h]=n.next[0],u=`\u201C${s.name(a)}\u201D`,f=n.chances[n.chances.length-1],p=d!==a,g=t.reduce((x,v)=>x+So(v,r),0),b=`${ft(t.length,"part")} ${t.length===1?"is":"are"} ${e?"from the second text":"off"}`;return m`
    <p class="score"><strong>${b}.</strong> ${u} ${f<l?"falls":"goes"} from ${Y(l)} to
      ${Y(f)}${p?m`; the model says “${s.name(d)}”, ${Y(h)}.`:"."}
      ${p&&!e&&t.length===1&&g?m`
          One part, ${q(g)} of ${q(r.all)} numbers, and it is lost: fewer cannot be.
        `:p&&!e&&t.length>1?m`
          Lost with ${t.length} parts. Are fewer enough?
        `:$}</p>
    <ul class="cuts">${t.map(x=>m`<li>${i(x)} ${N("Put back",()=>c(t.filter(v=>v!==x)))}</li>`)}</ul>
  `}function So(s,t){return s.includes("neurons")?t.neuron:s.includes("heads")?t.head:s.includes("feed_forward")?t.feed_forward:s.includes("attention")?t.attention:0}var ct=[.56,.72],te=[.72,.95],an=(s,t)=>.1+.4*s/Math.max(t-1,1);function cn(s,t,e,{n_layers:n}){let o=s<560,r=d=>Math.min(.19*d/72,.8*d/Math.max(e,1));if(o){let[d,h,u,f,p]=[20,62,34,66,96],g=(s-d-h)/t;return{turned:o,width:s,gap:g,block:f,chip:u,after:p,unit:r(g),height:u+n*f+p+8,...rn(u+6,f,d,g,n,t)}}let[i,c]=s>900?[116,236]:[92,156],a=t<=6?74:t<=8?60:Math.max(16,480/t),l=(s-i-8-c-18)/n;return{turned:o,width:s,gap:a,block:l,chip:i,after:c,unit:r(a),height:30+t*a+84,...rn(i+8,l,30,a,n,t)}}var rn=(s,t,e,n,o,r)=>({from:s,to:s+o*t,edge:e+r*n,at:(i,c)=>s+(i+c)*t,row:i=>e+(i+.5)*n}),et=class{turned;d;constructor(t){this.turned=t,this.d=""}#t(t,e){let[n,o]=this.turned?[e,t]:[t,e];return`${n.toFixed(1)} ${o.toFixed(1)}`}move(t,e){return this.d+=`M${this.#t(t,e)}`,this}line(t,e){return this.d+=`L${this.#t(t,e)}`,this}ease(t,e,n,o){let r=(t+e)/2;return this.d+=`C${this.#t(r,n)} ${this.#t(r,o)} ${this.#t(e,o)}`,this}curve(...[t,e,n,o,r,i]){return this.d+=`C${this.#t(t,e)} ${this.#t(n,o)} ${this.#t(r,i)}`,this}close(){return this.d+="Z",this}};var hn=9,Re=.1,Eo=.5,ln=7,Oo=.45;function dn(s,t,e,n){let o=new Map(t?.needed.map(([l,d,h,u])=>[`${l} ${d} ${h-s.start}`,u])),r=([l,d,h,u])=>(o.get(`${l} ${d} ${h}`)??0)>=(h===u?Eo:Re),i=Math.min(1,e.gap/40),c=[],a=new Map;for(let l of s.arcs){let[,,d,h,u]=l,f=No(l,e,n);if(r(l))c.push({arc:l,d:f,width:ln*u*i});else if(d!==h){let p=Math.round(ln*Oo*i*u*2)/2;a.set(p,(a.get(p)??"")+f)}}return{strong:c,bundles:[...a]}}var Pe=([s,t],e,n)=>e.at(s,an(t,n));function No(s,t,e){let[n,,o,r]=s,[i,c,a]=[Pe(s,t,e),t.row(r),t.row(o)],l=t.at(n,(ct[0]+ct[1])/2),d=Math.min(14,t.gap/3),h=new et(t.turned);if(o===r){let[u,f]=[Math.min(13,t.block/8),Math.min(38,.52*t.gap)];return h.move(i-u,c).curve(i-u,c-f,i+u,c-f,i+u,c).d}return h.move(i-d,c).curve(i-2,c,i,c+2,i,c+d).line(i,a-d).curve(i,a-2,i+2,a,Math.min(i+d,l),a).line(l,a).d}var ze=["attention","word","feed-forward"],Co=[1,0,2];function Be({at:s,from:t,to:e},n){return Array.from({length:n},(o,r)=>{if(r===0)return[t-8,s(0,ct[0])];let[i,c]=[Math.floor((r-1)/2),(r-1)%2],a=c?te:ct,l=c?s(i+1,ct[0]):s(i,te[0]);return[s(i,a[1]),r===n-1?e:l]})}var un=(s,t,e)=>t<=0?s.at(0,.04):Be(s,e)[Math.min(t,e-1)][0];function De(s,t){let e=Co.map(i=>Math.max(0,s[i])*t),n=e.reduce((i,c)=>i+c,0),o=2-n;o>0&&(e[1]+=o);let r=-Math.max(n,2)/2;return[r,...e.map(i=>r+=i)]}function fn(s,t,e){let n=e.row(t),o=s.shares.map(r=>De(r[t],e.unit).map(i=>n+i));return ze.map((r,i)=>mn(o,i,i+1,e))}function pn(s,t,e){let n=e.row(t),o=s.shares.map(r=>De(r[t],e.unit).map(i=>n+i));return mn(o,0,3,e)}function mn(s,t,e,n){let o=new et(n.turned),r=Be(n,s.length);o.move(r[0][0],s[0][t]),s.forEach((i,c)=>{c>0&&o.ease(r[c-1][1],r[c][0],s[c-1][t],i[t]),o.line(r[c][1],i[t])});for(let i=s.length-1;i>=0;i--)o.line(r[i][1],s[i][e]),o.line(r[i][0],s[i][e]),i>0&&o.ease(r[i][0],r[i-1][1],s[i][e],s[i-1][e]);return o.close().d}function $n(s,t,e){let n=e.row(t),o=s.added.length/2;return Array.from({length:o},(r,i)=>{let[c,a]=te.map(g=>e.at(i,g)),[l,d]=[2*i+1,2*i+2].map(g=>n+De(s.shares[g][t],e.unit)[0]),h=Math.min(s.added[2*i+1][t]*e.unit,.62*e.gap),u=Math.min(l,d)-h*.6,[f,p]=[c+(a-c)*.3,c+(a-c)*.7];return new et(e.turned).move(c,l).curve(f,l,f,u,(c+a)/2,u).curve(p,u,p,d,a,d).close().d})}function He(s,t,e,n){let o=new et(t.turned),r=Be(t,s.length),i=c=>e-n*s[c];return o.move(r[0][0],e).line(r[0][0],i(0)),s.forEach((c,a)=>{a>0&&o.ease(r[a-1][1],r[a][0],i(a-1),i(a)),o.line(r[a][1],i(a))}),o.line(r[r.length-1][1],e).close().d}var Io=.1;function gn(s,t,e,n){let{now:o,before:r,tokens:i}=t,{turned:c,gap:a}=s,l=h=>c?h===o.ids.length-1:a>=40||h===o.ids.length-1,d=(h,u)=>{let[f,p,g]=o.shares[2*h+2][u];return(f+p+g)*s.unit/2};return o.words.flatMap((h,u)=>h.map((f,p)=>{if(!f||!l(p)||!n(u,1))return $;if(p<o.ids.length-1&&(f[1]<Io||o.ids[p]===i.end))return $;let[g,b]=[s.at(u,1),s.row(p)],[x,v]=c?[b+d(u,p)+5,g-4]:[g-4,b+d(u,p)+13],C=`lens ${f[1]>=.5?"sure":f[1]<.15?"unsure":""} ${e.has(p)?"":"other"}`,D=r?.words[u]?.[p],y=c?"start":"end",k=c?54:s.block-6,S=`\u201C${i.name(f[0])}\u201D`,E=D&&D[0]!==f[0];return[B(x,v,S,C,{anchor:y,width:Z(S,12,k)}),E&&s.gap>60&&!c?B(x,v+13,i.name(D[0]),"lens struck",{anchor:y}):$]}))}function wn(s,{stage:t,sizes:e,now:n}){let o=2*e.n_layers,[r,i]=[s.row(0)-s.gap/2,s.row(n.ids.length-1)+s.gap/2],c=(a,l,d)=>{let[h,u,f,p]=s.turned?[r,a,i-r,4]:[a,r,4,i-r];return O`
      <rect class="${l} ${d?"":"waiting"}" x=${h} y=${u} width=${f}
        height=${p}></rect>
    `};return[c(s.to,"final-norm",t>o),c(s.to+4,"projection",t>o+1)]}var je=([s,t],e)=>[e.name(s),Y(t)];function bn(s,t){let{now:e,before:n,tokens:o,stage:r,sizes:i,picked:c,onWrite:a}=t;if(r<2*i.n_layers+2)return $;let l=e.ids.length,[d,h]=je(e.next[0],o),u=e.guesses.slice(0,-1).map((k,S)=>{if(!k||!s.turned&&s.gap<40)return $;let[E,j]=je(k,o),P=k[1]>=.5?"guess sure":"guess";if(s.turned){let _=s.gap-3;return[B(s.row(S),s.to+24,E,P,{anchor:"middle",width:Z(E,12,_)}),B(s.row(S),s.to+39,R(k[1],0),"guess-share",{anchor:"middle"})]}let w=s.to+20;return[B(w,s.row(S)-1,E,P),B(w,s.row(S)+15,j,"guess-share")]}),f=s.row(l-1),[p,g,b,x]=s.turned?[4,s.to+50,s.width-8,44]:[s.to+14,f-24,s.after-2,48],v=(s.turned,s.to+8),C=s.turned||s.after>200?25:19,D=s.turned?`M${f-8} ${v}L${f+8} ${v}L${Math.min(f+40,b)} ${g+4}L${f-40} ${g+4}Z`:`M${v} ${f-14}L${v} ${f+14}L${p+12} ${f+24}L${p+12} ${f-24}Z`,y=n&&n.next[0][0]!==e.next[0][0]?n.next[0]:void 0;return[u,O`
      <g class="answer ${c?"":"waiting"}" role="button" tabindex="0" aria-label="Write ${d}"
        @click=${()=>a(e.next[0][0])}
        @keydown=${k=>k.key==="Enter"&&a(e.next[0][0])}>
            <path d=${D}></path><rect x=${p} y=${g} width=${b} height=${x} rx="7"></rect>
            ${B(p+16,g+x/2+C*.35,d,`answer-word size-${C}`,{width:Z(d,C,b-96)})}
            ${B(p+b-10,g+x/2+6,h,"answer-share",{anchor:"end"})}
            <title>Write “${d}”</title>
          </g>
    `,s.turned?$:e.next.slice(1,4).map((k,S)=>{let[E,j]=je(k,o),P=g+x+20+18*S;return[B(p+16,P,E,"guess"),B(p+b-10,P,j,"guess-share",{anchor:"end"})]}),y&&!s.turned?B(p+b-10,g-8,`${o.name(y[0])} was ${R(y[1])}`,"guess-share",{anchor:"end"}):$]}function xn(s,{now:t,before:e,tokens:n,sizes:o,stage:r}){let[i,c]=[s.height-14,46],[a]=(e??t).next[0],l=f=>f.chances.slice(0,Math.min(r,2*o.n_layers)+1),d=`\u201C${n.name(a)}\u201D`,h=B(0,i-18,"chance of","name"),u=Array.from({length:o.n_layers},(f,p)=>{if(r<2*p+2)return $;let g=t.chances[2*p+2],b=i-c*g-5;return B(s.at(p,.97),Math.max(b,i-c+8),R(g,g<.1&&g>5e-4?1:0),"chance-mark",{anchor:"end"})});return[h,B(0,i-3,d,"name",{width:Z(d,13,s.chip)}),O`<line class="axis" x1=${s.from-8} x2=${s.to} y1=${i} y2=${i}></line>`,O`<path class="chance" d=${He(l(t),s,i,c)}></path>`,e?O`<path class="was" d=${He(l(e),s,i,c)}></path>`:$,u]}function vn(s){let{now:t,before:e,width:n,sizes:o,stage:r}=s,i=t.ids.length,c=[...t.shares,...e?.shares??[]].flat(),a=Math.max(...c.map(([x,v,C])=>x+v+C)),l=cn(n,i,a,o),d=o.n_layers,{strong:h,bundles:u}=dn(t,s.losses,l,o.n_heads),f=new Set([i-1,...h.filter(({arc:x})=>x[2]===i-1).map(({arc:x})=>x[3])]),p=r>2*d?l.to:un(l,r,2*d+1)+4,g=`${s.id}-clip-${l.turned?"down":"across"}`,b=(x,v)=>r>=2*x+1+v;return m`
    <svg class="model-picture ${l.turned?"turned":""}" width=${n} height=${l.height}
      viewBox="0 0 ${n} ${l.height}" role="img" aria-label=${Lo(s)}>
      <defs><clipPath id=${g}>${l.turned?O`<rect x="0" y="0" width=${n} height=${p}></rect>`:O`<rect x="0" y="0" height=${l.height} width=${p}></rect>`}</clipPath></defs>
      ${Ro(l,s)}
      ${t.ids.map((x,v)=>Po(v,l,s,f.has(v)))}
      <g clip-path=${r>2*d?$:`url(#${g})`}>
        ${t.ids.map((x,v)=>O`<g class="river ${f.has(v)?"":"faded"}">
          ${fn(t,v,l).map((C,D)=>O`<path class=${ze[D]} d=${C}></path>`)}
          ${$n(t,v,l).map(C=>O`<path class="feed-forward bump" d=${C}></path>`)}
        </g>`)}
        ${e?t.ids.map((x,v)=>O`<path class="was" d=${pn(e,v,l)}></path>`):$}
        <g class="arcs">${u.map(([x,v])=>O`<path stroke-width=${x} d=${v}></path>`)}</g>
        ${h.map(x=>zo(x,s))}
      </g>
      ${Bo(h.filter(({arc:x})=>b(x[0],0)),l,s)}
      ${gn(l,s,f,b)}
      ${wn(l,s)}
      ${bn(l,s)}
      ${l.turned?$:xn(l,s)}
    </svg>
  `}var _n=(s,t)=>s===t.end?"start":t.name(s);function Lo({now:s,before:t,tokens:e}){let n=([i,c])=>`${e.name(i)}, ${R(c,c<.01?1:0)}`,o=s.ids.map((i,c)=>{let a=s.guesses[c];return _n(i,e)+(a?`: then ${n(a)}`:"")}),r=t?`; before, ${n(t.next[0])}`:"";return`The model reads ${o.join("; ")}. Next: ${n(s.next[0])}${r}.`}function Ro(s,{sizes:t,now:e,onBlock:n}){let{turned:o,at:r,block:i,width:c,edge:a}=s,l=e.ids.length*s.gap;return Array.from({length:t.n_layers},(d,h)=>{let u=r(h,0),[f,p,g,b]=o?[0,u,c,i]:[u,22,i,a-22+4],x=o?`${h}`:`block ${h}`;return O`
      <g class="ground ${h%2?"odd":"even"}" role="button" tabindex="0" data-layer=${h}
        aria-label="Open block ${h}" @click=${()=>n(h)}
        @keydown=${v=>v.key==="Enter"&&n(h)}>
            <rect x=${f} y=${p} width=${g} height=${b} rx="6"></rect>
            ${o?B(4,u+i/2+4,x,"name"):B(u+i/2,15,x,"name",{anchor:"middle"})}
            ${o?$:O`<rect class="target" x=${f} y="0" width=${g} height="26"></rect>`}
            <title>Open block ${h}: ${l>0?"its heads, neurons and additions":""}</title>
          </g>
    `})}function Po(s,t,{now:e,tokens:n,onCut:o},r){let{turned:i,gap:c}=t,a=e.ids[s],l=_n(a,n),d=i?26:Math.min(34,c-3),h=i?c-3:t.chip,[u,f]=i?[t.row(s)-h/2,4]:[0,t.row(s)-d/2],p=i?12:Math.max(11,Math.min(17,c*.5)),g=`embedding@${e.start+s}`;return O`
    <g class="chip tone-${s%4} ${r?"bold":""} ${a===n.end?"end":""}" data-part=${g}
      @click=${()=>o(g)}>
      <rect x=${u} y=${f} width=${h} height=${d} rx="5"></rect>
      <text x=${u+h/2} y=${f+d/2+p*.35} text-anchor="middle" style="font-size: ${p}px"
        textLength=${Z(l,p,h-8)??$} lengthAdjust="spacingAndGlyphs">${l}</text>
      <title>${l}: switch its first numbers off</title>
    </g>
  `}var yn=({arc:[s,t,e]},{now:n})=>`blocks.${s}.attention.heads.${t}@${n.start+e}`;function zo(s,t){let{onCut:e,now:n,tokens:o}=t,[r,i,c,a,l]=s.arc,d=[c,a].map(h=>o.name(n.ids[h]));return O`
    <g class="strong" data-part=${yn(s,t)} @click=${()=>e(yn(s,t))}>
      <path class="halo" d=${s.d} stroke-width=${s.width+3}></path>
      <path d=${s.d} stroke-width=${Math.max(s.width,1)}></path>
      <title>Block ${r}, head ${i}: “${d[0]}” looks at “${d[1]}”, ${R(l,0)}. Click to switch it off here.</title>
    </g>
  `}function Bo(s,t,{sizes:e}){if(t.turned||t.gap<56)return $;let n=new Map;for(let o of s){let[r,,i,c]=o.arc,a=`${r} ${i} ${i===c}`;n.set(a,[...n.get(a)??[],o])}return[...n.values()].map(o=>{let[,,r,i]=o[0].arc,c=[...new Set(o.map(({arc:u})=>u[1]))],a=Math.max(...o.map(({arc:u})=>Pe(u,t,e.n_heads)))+9,l=`head${c.length>1?"s":""} ${c.join(", ")}`,d=o.map(({arc:u})=>R(u[4],0)).join(", ");if(r===i)return B(a+8,t.row(r)-.36*t.gap,`${l}, itself`,"arc-name");let h=t.row(r)-.5*t.gap;return[B(a,h-1,l,"arc-name"),B(a,h+13,d,"arc-weight")]})}async function*kn(s,t,e,{n_layers:n,n_heads:o},r){let i=async(a,l)=>{let{chances:d}=await r({...s,edits:[{part:a,at:l}],chances:[t]});return d.logits[0][0]},c={heads:H(n,()=>H(o,()=>NaN)),feed_forward:H(n,()=>NaN),needed:[]};for(let a=0;a<n;a++){for(let l=0;l<o;l++)c.heads[a][l]=await i(`blocks.${a}.attention.heads.${l}`);c.feed_forward[a]=await i(`blocks.${a}.feed_forward`),yield{...c}}if(!(s.ids.length>hn))for(let a=0;a<n;a++){for(let l=0;l<o;l++)for(let d=0;d<s.ids.length;d++){let h=Math.log(e/await i(`blocks.${a}.attention.heads.${l}`,[d]));h>=Re&&c.needed.push([a,l,d,h])}yield{...c}}}var Ho=400,Fe=({ids:s,edits:t,snapshot:e})=>e==="100"?{ids:s,edits:t}:{ids:s,edits:t,snapshot:e},ee=class{sizes;#t;#e;constructor(t,e,n){this.sizes=t,this.#t={},this.#e=new Map,this.#s=({ids:i,snapshot:c})=>`${c} ${i}`,this.#n=({ids:i,edits:c,snapshot:a},l)=>`${a} ${JSON.stringify(c)} ${i.slice(0,l+1)}`;let{now:o,losses:r}=e;o&&(this.#t={key:this.#s(n),reading:o,losses:r},o.ids.forEach((i,c)=>{let a=[...o.words.map(l=>l[c]),o.guesses[c]];a.includes(null)||this.#e.set(this.#n(n,o.start+c),a)}))}#s;#n;async*answer(t,e){let n={...t,edits:[]},o=this.#s(t);this.#t.key!==o&&(this.#t={key:o}),this.#e.size>Ho&&this.#e.clear();let r=this.#t;r.reading??=await this.#o(n,e);let{next:[[i,c]]}=r.reading,a=t.edits.length?await this.#o(t,e,i):void 0,l=d=>{let h=this.#r(r.reading,n);return a?{whole:d,now:this.#r(a,t),before:h,losses:r.losses}:{whole:d,now:h,losses:r.losses}};if(yield l(!1),await this.#i(r.reading,n,e),a&&await this.#i(a,t,e),yield l(!0),!(r.losses&&!r.losses.feed_forward.some(Number.isNaN)))for await(let d of kn(Fe(n),i,c,this.sizes,e))r.losses=d,yield l(!0)}async#o(t,e,n){let{n_layers:o}=this.sizes,r=Math.min(t.ids.length,32),i=Fe(t),c=Ne(o),a=[...c,...Ce(o),...Ie(o)],{activations:l,words:d}=await e({...i,names:a,words:10}),h=d[0].map(({id:g,probability:b})=>[g,b]),u=await e({...i,lens:c,words:1,chances:[n??h[0][0]]}),f=H(r-1,()=>null),p=c.filter(g=>g.endsWith(".output"));return{start:t.ids.length-r,ids:t.ids.slice(-r),...sn(l,this.sizes,r),words:p.map(g=>[...f,Qt(u.lens[g])[0]]),guesses:[...f,h[0]],next:h,chances:[...c,"logits"].map(g=>u.chances[g][0][0])}}#r(t,e){if(t.ids.length>12)return t;let n=t.ids.map((r,i)=>this.#e.get(this.#n(e,t.start+i))),o=r=>(i,c)=>n[c]?.[r]??i;return{...t,words:t.words.map((r,i)=>r.map(o(i))),guesses:t.guesses.map(o(this.sizes.n_layers))}}async#i({start:t,ids:e},n,o){if(e.length>12)return;let r=H(e.length,l=>t+l).filter(l=>!this.#e.has(this.#n(n,l)));if(!r.length)return;let i=H(this.sizes.n_layers,l=>`blocks.${l}.output`),c=await o({...Fe(n),lens:i,positions:r,words:1}),a=[...i.map(l=>Qt(c.lens[l])),Qt(c.words)];r.forEach((l,d)=>this.#e.set(this.#n(n,l),a.map(h=>h[d])))}};var jo=["00_five_steps","","02_embeddings","03_attention","04_feed_forward","05_whole_model","06_prediction"],pt=s=>({number:s,file:jo[s]}),Mn=({n_layers:s})=>2*s+3;function se(s,t,e,n,o){let{n_layers:r,d_model:i,vocab_size:c,d_ff:a,n_heads:l}=t,d=n.ids.length,h=b=>`\u201C${o.name(b)}\u201D`,u=h(n.ids[d-1]),f=`[${d}, ${i}]`,[p,g]=n.next[0];if(s===0)return{name:"Embed",sentence:`Every token becomes ${i} numbers, looked up in a table; what says where it stands is added.`,shape:`[${d}] \u2192 ${f}`,parameters:e.embedding,lesson:pt(2)};if(s<=2*r){let[b,x]=[Math.floor((s-1)/2),(s-1)%2];if(x===0){let D=n.arcs.filter(([j,,P])=>j===b&&P===d-1),[,y,,k,S]=D.sort((j,P)=>P[4]-j[4])[0]??[],E=k===void 0?`${u} looks at no row for more than two fifths.`:`${u} looks most at ${k===d-1?"itself":h(n.ids[k])}: head ${y}, ${R(S,0)}.`;return{name:`Attention, block ${b}`,sentence:`Rows take from rows above: ${l} heads choose from which, and what they bring is added. ${E}`,shape:`${f} \u2192 ${f}`,parameters:e.attention,lesson:pt(3)}}let v=n.words[b][d-1],C=v?` If the model ended here, it would say ${h(v[0])}, ${R(v[1],0)}.`:"";return{name:`Feed-forward, block ${b}`,sentence:`Each row by itself goes through ${a} neurons, and what comes out is added.${C}`,shape:`${f} \u2192 [${d}, ${a}] \u2192 ${f}`,parameters:e.feed_forward,lesson:pt(4)}}return s===2*r+1?{name:"Norm",sentence:"The last row is brought to one length, however long it has become.",shape:`[${i}] \u2192 [${i}]`,parameters:e.norm,lesson:pt(5)}:s===2*r+2?{name:"Scores",sentence:`Its ${i} numbers are compared with those of all ${q(c)} tokens, in the table of the beginning.`,shape:`[${i}] \u2192 [${c}]`,parameters:0,lesson:pt(5)}:{name:"Pick",sentence:`${h(p)} fits best, ${R(g)}. Written, it becomes the next row, and all runs again.`,shape:`[${c}] \u2192 1 token`,parameters:0,lesson:pt(6)}}var Fo=350,Tn=34,Wo=[326,726];function Sn(s){let{state:t,data:e,tokens:n,control:o,host:r}=s,i=e("sizes"),c=e("counts"),a=e("_first"),l=s.local({width:(r?.clientWidth??0)-Tn,breaking:!1}),d=Mn(i),h=()=>t.station<0?d:Math.min(t.station,d),u=new Kt(s,{at:h,last:()=>d,go:y=>t.station=y>=d?-1:y,of:()=>t.text,next:"Next step",pace:Fo});if(r){let y=new ResizeObserver(()=>l.width=r.clientWidth-Tn);y.observe(r),s.onCleanup(()=>y.disconnect())}let f=()=>l.width>0?[l.width]:Wo,p=()=>({ids:n.input(t.text),edits:Vt(t,n),snapshot:t.snapshot}),g=new ee(i,a,p());function b(y){s.append(y),t.station=0,u.play()}let x=y=>t.cuts=[...new Set(t.cuts).symmetricDifference(new Set([y]))].sort();function v(y,k){let S=h();return vn({sizes:i,tokens:n,width:k,id:`${s.id}-${k}`,now:y.now,before:y.before,losses:y.losses,stage:S,picked:S===d,onCut:x,onWrite:b,onBlock:E=>Object.assign(t,{layer:E,level:"block"})})}function C({now:y}){let{name:k,sentence:S,shape:E,parameters:j,lesson:P}=se(h(),i,c,y,n),w=r?.ownerDocument.documentElement.dataset.content_root;return m`
      <p class="caption"><strong>${k}.</strong> ${S}
        <span class="faint">${E}${j?m`
            · ${q(j)} parameters
          `:$}
          ${w===void 0?$:m`
            · <a href="${w}notebooks/${P.file}.html">Lesson ${P.number}</a>
          `}</span></p>
    `}function D(y){if(!(l.breaking||t.cuts.length>0))return $;let S=y.before??y.now,E=n.name(S.next[0][0]),j=w=>t.cuts=w,P=w=>Gt(w,n,n.input(t.text));return m`
      <div class="break-panel">
        ${t.cuts.length&&y.before?on({tokens:n,counts:c,nameOf:P,onChange:j,cuts:t.cuts,patch:t.patch,now:y.now,before:S}):m`<p class="score"><strong>Find the fewest parts without which “${E}” is lost.</strong>
            Switch off a part in the table, an arc in the picture, or a word on the left.</p>`}
        ${nn({sizes:i,tokens:n,onChange:j,cuts:t.cuts,losses:y.losses,answer:S.next[0]})}
        <div class="break-way">
          ${o("patch")}
          ${t.patch?o("other"):$}
          ${N("Put all back",()=>Object.assign(t,{cuts:[]}),{disabled:!t.cuts.length})}
        </div>
      </div>
    `}return{first:a.now?{...a,whole:!0}:void 0,question:p,answer:(y,k)=>g.answer(y,k),settled:({whole:y})=>!!y,announcement(y){if(!y)return"";let{name:k,sentence:S}=se(h(),i,c,y.now,n);return`${k}. ${S}`},view(y){if(!y)return m`<p class="model-waits faint">The picture comes with the model.</p>`;let[k]=y.now.next[0],S=h();return m`
        <div class="map-controls buttons">
          ${N(m`Write <bdi>“${n.name(k)}”</bdi>`,()=>b(k))}
          <button type="button" aria-expanded=${l.breaking||t.cuts.length>0?"true":"false"}
            @click=${()=>l.breaking=!l.breaking}>Break it</button>
          ${N("All the weights",()=>t.level="weights")}
          ${o("snapshot")}
        </div>
        <div class="model-pictures ${l.width>0?"":"still"}">
          ${f().map(E=>v(y,E))}
        </div>
        <p class="legend faint"><span>A row is made of</span>
          <span class="key embedding">the word itself</span>
          <span class="key attention">what attention brings from words before</span>
          <span class="key feed-forward">what feed-forward networks add</span></p>
        <div class="transport">
          ${u.view()}
          ${ut({label:$,name:"How far the text has come",value:S,stops:bt(0,d,1),text:E=>se(E,i,c,y.now,n).name,onChange:E=>t.station=E>=d?-1:E})}
        </div>
        ${C(y)}
        ${D(y)}
      `}}}function En({state:s}){return{question:()=>{},answer:()=>Promise.resolve({}),view:()=>m`<p>${s.level}</p>`}}function On({state:s}){return{question:()=>{},answer:()=>Promise.resolve({}),view:()=>m`<p>${s.level}</p>`}}var dc=Cs(en,s=>{let{state:t,define:e}=s,n={model:Sn(s),block:tn(s),product:En(s),weights:On(s)},o=r=>r?.level===t.level?r.of:void 0;return e({first:{level:t.level,of:n[t.level].first},question:()=>({level:t.level,of:n[t.level].question()}),async*answer({level:r,of:i},c){if(i===void 0)return;let a=n[r].answer(i,c);if(Symbol.asyncIterator in a)for await(let l of a)yield{level:r,of:l};else yield{level:r,of:await a}},settled:({level:r,of:i})=>n[r].settled?.(i)??!1,absent:(r,i)=>i.has("cell")&&r.cell!==""?{level:"product"}:{},follow:r=>"text"in r?{station:-1,...r}:r,announcement:r=>n[t.level].announcement?.(o(r))??"",view:r=>m`<div class="map-level ${t.level}">
      ${n[t.level].view(o(r))}</div>`})});export{dc as default};
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
