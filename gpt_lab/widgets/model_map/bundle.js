var on=globalThis,es=n=>n,ue=on.trustedTypes,ns=ue?ue.createPolicy("lit-html",{createHTML:n=>n}):void 0,rn="$lit$",gt=`lit$${Math.random().toFixed(9).slice(2)}$`,an="?"+gt,_r=`<${an}>`,_t=document,Xt=()=>_t.createComment(""),Vt=n=>n===null||typeof n!="object"&&typeof n!="function",cn=Array.isArray,cs=n=>cn(n)||typeof n?.[Symbol.iterator]=="function",sn=`[ 	
\f\r]`,Gt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ss=/-->/g,os=/>/g,kt=RegExp(`>|${sn}(?:([^\\s"'>=/]+)(${sn}*=${sn}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),rs=/'/g,is=/"/g,ls=/^(?:script|style|textarea|title)$/i,ln=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),x=ln(1),P=ln(2),fa=ln(3),it=Symbol.for("lit-noChange"),_=Symbol.for("lit-nothing"),as=new WeakMap,vt=_t.createTreeWalker(_t,129);function hs(n,t){if(!cn(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return ns!==void 0?ns.createHTML(t):t}var ds=(n,t)=>{let e=n.length-1,s=[],o,r=t===2?"<svg>":t===3?"<math>":"",i=Gt;for(let a=0;a<e;a++){let c=n[a],l,d,h=-1,u=0;for(;u<c.length&&(i.lastIndex=u,d=i.exec(c),d!==null);)u=i.lastIndex,i===Gt?d[1]==="!--"?i=ss:d[1]!==void 0?i=os:d[2]!==void 0?(ls.test(d[2])&&(o=RegExp("</"+d[2],"g")),i=kt):d[3]!==void 0&&(i=kt):i===kt?d[0]===">"?(i=o??Gt,h=-1):d[1]===void 0?h=-2:(h=i.lastIndex-d[2].length,l=d[1],i=d[3]===void 0?kt:d[3]==='"'?is:rs):i===is||i===rs?i=kt:i===ss||i===os?i=Gt:(i=kt,o=void 0);let p=i===kt&&n[a+1].startsWith("/>")?" ":"";r+=i===Gt?c+_r:h>=0?(s.push(l),c.slice(0,h)+rn+c.slice(h)+gt+p):c+gt+(h===-2?a:p)}return[hs(n,r+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},Yt=class n{constructor({strings:t,_$litType$:e},s){let o;this.parts=[];let r=0,i=0,a=t.length-1,c=this.parts,[l,d]=ds(t,e);if(this.el=n.createElement(l,s),vt.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(o=vt.nextNode())!==null&&c.length<a;){if(o.nodeType===1){if(o.hasAttributes())for(let h of o.getAttributeNames())if(h.endsWith(rn)){let u=d[i++],p=o.getAttribute(h).split(gt),f=/([.?@])?(.*)/.exec(u);c.push({type:1,index:r,name:f[2],strings:p,ctor:f[1]==="."?pe:f[1]==="?"?me:f[1]==="@"?$e:At}),o.removeAttribute(h)}else h.startsWith(gt)&&(c.push({type:6,index:r}),o.removeAttribute(h));if(ls.test(o.tagName)){let h=o.textContent.split(gt),u=h.length-1;if(u>0){o.textContent=ue?ue.emptyScript:"";for(let p=0;p<u;p++)o.append(h[p],Xt()),vt.nextNode(),c.push({type:2,index:++r});o.append(h[u],Xt())}}}else if(o.nodeType===8)if(o.data===an)c.push({type:2,index:r});else{let h=-1;for(;(h=o.data.indexOf(gt,h+1))!==-1;)c.push({type:7,index:r}),h+=gt.length-1}r++}}static createElement(t,e){let s=_t.createElement("template");return s.innerHTML=t,s}};function Mt(n,t,e=n,s){if(t===it)return t;let o=s!==void 0?e._$Co?.[s]:e._$Cl,r=Vt(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(n),o._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=o:e._$Cl=o),o!==void 0&&(t=Mt(n,o._$AS(n,t.values),o,s)),t}var fe=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,o=(t?.creationScope??_t).importNode(e,!0);vt.currentNode=o;let r=vt.nextNode(),i=0,a=0,c=s[0];for(;c!==void 0;){if(i===c.index){let l;c.type===2?l=new Ct(r,r.nextSibling,this,t):c.type===1?l=new c.ctor(r,c.name,c.strings,this,t):c.type===6&&(l=new ge(r,this,t)),this._$AV.push(l),c=s[++a]}i!==c?.index&&(r=vt.nextNode(),i++)}return vt.currentNode=_t,o}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},Ct=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,o){this.type=2,this._$AH=_,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=Mt(this,t,e),Vt(t)?t===_||t==null||t===""?(this._$AH!==_&&this._$AR(),this._$AH=_):t!==this._$AH&&t!==it&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):cs(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==_&&Vt(this._$AH)?this._$AA.nextSibling.data=t:this.T(_t.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,o=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=Yt.createElement(hs(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(e);else{let r=new fe(o,this),i=r.u(this.options);r.p(e),this.T(i),this._$AH=r}}_$AC(t){let e=as.get(t.strings);return e===void 0&&as.set(t.strings,e=new Yt(t)),e}k(t){cn(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,o=0;for(let r of t)o===e.length?e.push(s=new n(this.O(Xt()),this.O(Xt()),this,this.options)):s=e[o],s._$AI(r),o++;o<e.length&&(this._$AR(s&&s._$AB.nextSibling,o),e.length=o)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=es(t).nextSibling;es(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},At=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,o,r){this.type=1,this._$AH=_,this._$AN=void 0,this.element=t,this.name=e,this._$AM=o,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=_}_$AI(t,e=this,s,o){let r=this.strings,i=!1;if(r===void 0)t=Mt(this,t,e,0),i=!Vt(t)||t!==this._$AH&&t!==it,i&&(this._$AH=t);else{let a=t,c,l;for(t=r[0],c=0;c<r.length-1;c++)l=Mt(this,a[s+c],e,c),l===it&&(l=this._$AH[c]),i||=!Vt(l)||l!==this._$AH[c],l===_?t=_:t!==_&&(t+=(l??"")+r[c+1]),this._$AH[c]=l}i&&!o&&this.j(t)}j(t){t===_?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},pe=class extends At{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===_?void 0:t}},me=class extends At{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==_)}},$e=class extends At{constructor(t,e,s,o,r){super(t,e,s,o,r),this.type=5}_$AI(t,e=this){if((t=Mt(this,t,e,0)??_)===it)return;let s=this._$AH,o=t===_&&s!==_||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==_&&(s===_||o);o&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ge=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){Mt(this,t)}},us={M:rn,P:gt,A:an,C:1,L:ds,R:fe,D:cs,V:Mt,I:Ct,H:At,N:me,U:$e,B:pe,F:ge},Mr=on.litHtmlPolyfillSupport;Mr?.(Yt,Ct),(on.litHtmlVersions??=[]).push("3.3.3");var fs=(n,t,e)=>{let s=e?.renderBefore??t,o=s._$litPart$;if(o===void 0){let r=e?.renderBefore??null;s._$litPart$=o=new Ct(t.insertBefore(Xt(),r),r,void 0,e??{})}return o._$AI(n),o};var wt={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},we=n=>(...t)=>({_$litDirective$:n,values:t}),Nt=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:ga}=us;var ps=n=>n.strings===void 0;var Ar={},ms=(n,t=Ar)=>n._$AH=t;var st=we(class extends Nt{constructor(n){if(super(n),n.type!==wt.PROPERTY&&n.type!==wt.ATTRIBUTE&&n.type!==wt.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ps(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===it||t===_)return t;let e=n.element,s=n.name;if(n.type===wt.PROPERTY){if(t===e[s])return it}else if(n.type===wt.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return it}else if(n.type===wt.ATTRIBUTE&&e.getAttribute(s)===t+"")return it;return ms(n),t}});var Rt=n=>n.target;function zt({label:n,name:t,value:e,stops:s,onChange:o,...r}){let{text:i=String,disabled:a=!1}=r,c=x`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(e)}
      ?disabled=${a}
      .value=${st(String(Tr(s,e)))}
      @pointerdown=${l=>Rt(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:d}=Rt(l);d!==void 0&&o(d)}}
      @input=${l=>o(s[Rt(l).valueAsNumber])}
    >
  `;return n===_?c:x`<label class="slider">${n}${c}</label>`}var Kt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,o)=>Number((n+o*e).toFixed(6)));function Tr(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var be=({label:n,name:t,checked:e,onChange:s,effect:o=_})=>x`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${st(e)}
        @change=${r=>s(Rt(r).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,F=(n,t,{disabled:e=!1,name:s=""}={})=>x`
    <button
      type="button"
      class=${s||_}
      aria-disabled=${e?"true":_}
      @click=${()=>e||t()}
    >${n}</button>
  `,Zt=(n,t,e,s,o="")=>x`
    <label>${n}
      <select name=${o||_} @change=${r=>s(t[r.target.selectedIndex][0])}>
        ${t.map(([r,i])=>x`<option value=${String(r)} .selected=${st(r===e)}>${i}</option>`)}
      </select>
    </label>
  `,$s=(n,t,e,s,o)=>x`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([r,i])=>x`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${st(r===s)}
          @change=${()=>o(r)}
        > ${i}</label>`)}
    </fieldset>
  `,xe=({label:n,name:t,value:e,onChange:s,...o})=>{let{min:r=-1/0,max:i=1/0}=o;return x`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:_}
        max=${Number.isFinite(i)?i:_}
        step="1"
        .value=${String(e)}
        @change=${a=>{let c=Math.round(Rt(a).valueAsNumber),l=Number.isFinite(c)?Math.min(Math.max(c,r),i):e;Rt(a).value=String(l),s(l)}}
      >
    </label>
  `};function ye(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var Er=4e3,ke=class{options;#t;#e;#n;#s;constructor(t){this.options=t,this.#t="",this.#s=ye(400,()=>{let e=this.#e;this.options.page.write(this.#r()),this.#e!==e&&this.options.redraw()}),this.#n=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#r(){let t=this.options.write();return this.#e=(t?.length??0)>Er,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#s.cancel())}changed(){this.#t="",this.#s()}dispose(){this.#s.cancel(),this.#n()}async#i(){if(this.#s.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#r(),this.#e)return x`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return x`
      <span class="copy-link">
        ${F("Copy link",()=>this.#i())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?x`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:_}
      </span>
    `}};var gs=new WeakMap;function bs(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||gs.get(e)===s)continue;gs.set(e,s);let[o,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],i=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=ws(r.left,r.right,o.left+i,o.right),e.scrollTop+=ws(r.top,r.bottom,o.top,o.bottom)}}function ws(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function xs(n,t={}){let e=Object.entries(n.settings).map(([s,o])=>[s,s in t?{...o,max:t[s]}:o]);return{...n,settings:Object.fromEntries(e)}}var hn=Symbol.for("gpt-lab-ids");function ve(n){let t=globalThis;return t[hn]=(t[hn]??0)+1,`${n}-${t[hn]}`}function ys(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ks(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return Jt(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var dn=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),vs=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,Sr={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Or=/[\p{C}\p{Z}]/u,Ir=/^\p{M}/u;function Jt(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function _s(n){let t=Jt(n);if(t===void 0)return x`<span class="bytes">${dn(n)}</span>`;let e=Ir.test(t)?["\u25CC"]:[],s="";for(let o of t){if(!Or.test(o)){s+=o;continue}let r=vs(o),[i,a]=Sr[o]??[r,r];e.push(s,x`<span class="sign" role="img" aria-label=${a}>${i}</span>`),s=""}return x`${e}${s}`}function un(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${vs(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var Cr=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Ms={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:o=1/0}=t,r=Number(n||NaN);return r>=s&&r<=o&&(e==="number"||Number.isInteger(r))?r:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},fn={number:Ms,integer:Ms,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===Nr(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>Cr.get(n),rule:()=>"true or false"},text:{encode:n=>ys(n),decode:ks,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(As(n))?As(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(r=>r in s).map(r=>Ts(s[r],e[r],e)).join(",")},decode(n,t,e){let{of:s,least:o}=t;if(!n)return null;let r=n.split(",");if(r.length<o||r.length>s.length)return;let i=r.map((a,c)=>[s[c],Es(a,e[s[c]],e)]);return i.some(([,a])=>a===void 0)?void 0:Object.fromEntries(i)},rule:n=>n.of.join(",")}},As=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),Nr=n=>n.replaceAll("%20"," "),Ts=(n,t,e={})=>fn[t.kind].encode(n,t,e),Es=(n,t,e={})=>fn[t.kind].decode(n,t,e);function Ss(n,t,e,s=()=>({})){let o=(c,l)=>Ts(l[c],n[c],n),r=Object.keys(n),i=r.filter(c=>o(c,t)!==o(c,e)),a={...e,...s(t,new Set(i))};return r.flatMap(c=>n[c].kind==="text"&&c==="text"||o(c,t)!==o(c,a)?[`${c}=${o(c,t)}`]:[]).join("&")}function Os(n,t,e,s=()=>!0,o=()=>({})){let r=n.split("&").map(h=>{let u=h.indexOf("=");return u<0?["text",h]:[h.slice(0,u),h.slice(u+1)]}),i=new Map(r),a=new Set(i.keys()),[c,l]=[{},[]],d=()=>({...e,...o({...e,...c},a)});for(let[h,u]of Object.entries(t)){let p=i.get(h),f=p===void 0?d()[h]:Es(p,u,t);if(u.kind==="parts"&&f!==void 0){let $=f,w=$.filter(v=>s(v,u));for(let v of $)w.includes(v)||l.push(`${v} is not a part of the model`);f=w}else if(f===void 0){let{rule:$}=fn[u.kind];l.push(h==="text"?"its text is damaged":`${h}=${p} is not ${$(u)}`),f=e[h]}c[h]=f}return{values:c,problems:l}}function Qt(n,t){return new Promise((e,s)=>{let o=(r,i)=>{r.type!=="asset"||r.name!==t||(n.off("msg:custom",o),r.error?s(new Error(r.error)):e(i[0]))};n.on("msg:custom",o),n.send({type:"asset",name:t})})}var Rr=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function Is(n,t,{streams:e,neurons:s,places:o}={}){let r=o?n.replace(/@\d{1,6}$/,""):n;if(Rr(r)&&!e)return!1;let[i,a="0",c="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return l!==void 0&&!(s&&Number(l)<(t.d_ff??0))?!1:r==="embedding"||i!==void 0&&Number(a)<t.n_layers&&Number(c)<t.n_heads}var zr=Symbol.for("gpt-lab shared text");function Cs(n){let t=globalThis,e=t[zr]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let r of e.watchers)r()};e.takers.add(n),queueMicrotask(s);let o="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(o=r,!!e.on)for(let i of e.takers)i!==n&&i(r)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?_:x`<div class="shared-text">${be({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&o)for(let i of e.takers)i!==n&&i(o);s()}})}</div>`}}var Lr=new Intl.NumberFormat("en-US"),q=n=>Lr.format(n);var at=(n,t)=>`${q(n)} ${t}${n===1?"":"s"}`,G=(n,t=1)=>`${(100*n).toFixed(t)} %`;function tt(n){return n===0||n===1?G(n,0):n<1e-5?"< 0.001 %":n<.001?`${Number((100*n).toPrecision(1))} %`:G(n)}function Y(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Ns(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):q(Math.round(s))} ${t[e]}`.trim()}var pn=n=>Ns(n,["bytes","kB","MB","GB","TB"]),Rs=n=>Ns(n,["","K","M","B","T"]);function zs(n){let[t,e]=n.split("_");return x`<span class="math"><i>${t}</i>${e?x`<span class="underscore">_</span><sub>${e}</sub>`:_}</span>`}function Ls(n,t,e=1/0){let s=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(r==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${n}=${s} is not an integer`};let i=Number(r);return i<1?{problem:`${n}=${r} is below 1`}:i>e?{problem:`${n}=${r} is above ${e}`}:{value:i}}function Ps({name:n,setting:t,label:e,value:s,stops:o,ends:r,text:i,draft:a,onDraft:c,onChange:l,...d}){let{disabled:h=!1,id:u}=d,{symbol:p=n,max:f}=t,$=a===void 0?{value:s}:Ls(n,a,f),w=$.value===void 0||$.value===s?a:void 0,v=$.value===void 0?$.problem:void 0,T=Ds(s,o,r),I=A=>{c(),l(A)},N=A=>{let S=A.target.value;c(S);let{value:M}=Ls(n,S,f);M!==void 0&&l(M)},R=A=>{if(A.key!=="ArrowUp"&&A.key!=="ArrowDown")return;A.preventDefault();let S=A.key==="ArrowUp"?o.find(M=>M>s):o.findLast(M=>M<s);S!==void 0&&I(S)};return x`
    <div class="size">
      <label>
        <span class="name">${zs(p)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${st(w??String(s))}
          ?disabled=${h}
          aria-invalid=${String(!!v)}
          aria-describedby=${v?`${u}-${n}`:_}
          @input=${N}
          @change=${()=>v||c()}
          @keydown=${R}
        >
      </label>
      ${zt({value:s,stops:o,disabled:h,onChange:I,label:_,name:`${p}, ${e}: slider`,text:A=>[i(A),Ds(A,o,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":T}</p>
      <p class="warn problem" id="${u}-${n}" ?hidden=${!v}>${v?`${v}; the figure still has ${s}`:""}</p>
    </div>
  `}function Ds(n,t,[e,s]=["the slider\u2019s least","the slider\u2019s most"]){let o=t[t.length-1];return n===o?s:n===t[0]?e:n>o||n<t[0]?"beyond the slider":""}var Dr={commas:q,percent:n=>G(n,0),1:n=>Y(n,1)},_e=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=ve("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,o={}){let r=e.help??_,i=this.#n(t,e,s,o);return x`<div class="control" data-setting=${t} title=${r}>${i}</div>`}#n(t,e,s,o){let r=e.kind==="text"?e.label:e.label??t,i=o.label??r,a=o.value??s,c=l=>this.change(t,l);switch(e.kind){case"switch":return be({label:i,name:t,checked:!!a,onChange:c,effect:o.effect});case"choice":return this.#s(t,e,i,a,c);case"text":return this.#o(t,e,i,a);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#r(t,e,i,a,c,o)}}#s(t,{control:e,choices:s,names:o},r,i,a){let c=s.map(l=>[l,o?.[l]??l]);return e==="select"?Zt(r,c,i,a,t):$s(r,`${this.#t}-${t}`,c,i,a)}#r(t,e,s,o,r,i){let{control:a,names:c,unit:l="",step:d=1}=e,{min:h=e.min??0,max:u=e.max??1/0}=i,p=w=>c?.[w]??(Dr[l]??String)(w),f=()=>i.stops??e.stops??Kt(h,u,d),$=()=>f().filter(w=>w>=h&&w<=u);return a==="size"?Ps({name:t,setting:e,label:s,value:o,text:p,onChange:r,stops:$(),id:this.#t,disabled:i.disabled,ends:i.ends,draft:this.#e.get(t),onDraft:w=>{w===void 0?this.#e.delete(t):this.#e.set(t,w),this.redraw()}}):a==="field"?xe({label:s,name:t,value:o,min:h,max:u,onChange:r}):a==="select"?Zt(s,Kt(h,u,1).map(w=>[w,p(w)]),o,r,t):zt({label:x`<span>${s} <span class="number">${p(o)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:o,stops:$(),text:p,onChange:r,disabled:i.disabled})}#o(t,{rows:e=2},s,o){let r=`${this.#t}-${t}`,i=un(this.#e.get(t)??""),a=c=>{let l=c.target.value;un(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===o?this.redraw():this.change(t,l)};return x`
      <div class="text-field">
        <label for=${r}>${s}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${i?"true":_}
          aria-describedby=${i?`${r}-problem`:_}
          .value=${st(this.#e.get(t)??o)}
          @input=${a}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!i}>${i}</p>
      </div>
    `}};var Pr=16,Br="<|endoftext|>",Me=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#n(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#n(`input ${t}`,()=>[this.end,...this.of(t)])}#n(t,e){let s=this.#t.get(t);if(s)return s;let o=e();if(this.#t.set(t,o),this.#t.size>Pr){let[r]=this.#t.keys();this.#t.delete(r)}return o}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,_s(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return Jt(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return Jt(e)??dn(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Br;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var Ae=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#n;#s;#r;declared;constructor(t,e,s,o){this.model=e,this.page=s,this.host=o,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#n=[],this.#s=!1,this.#r=!1,this.define=i=>i,this.asset=i=>Qt(this.model,i),this.data=i=>this.model.get(i),this.local=i=>{let a={...i};return Bs(c=>a[c],(c,l)=>{a[c]!==l&&(a[c]=l,this.redraw())})},this.change=i=>{this.problems=[],this.#o(this.follow?.(i)??i),this.onChange()},this.append=i=>{this.#i("text",`${this.model.get("text")}${this.tokens.plain(i)}`)},this.control=(i,a)=>this.#t.view(i,this.declared.settings[i],this.model.get(i),a),this.look=(i,a)=>this.client?.look(i,{onTokens:a})??new Promise(()=>{}),this.redraw=()=>{this.#s||this.#r||(this.#s=!0,queueMicrotask(()=>{this.#s=!1,this.#r||this.draw()}))},this.find=i=>this.host?.querySelector(i)??null,this.focusSoon=i=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(i)?.focus()))},this.onCleanup=i=>{this.#n.push(i)},this.declared=xs(t,e.get("_limits")),this.id=ve(t.name),this.initial=this.values(),this.state=Bs(i=>e.get(i),(i,a)=>this.change({[i]:a})),this.#t=new _e((i,a)=>this.#i(i,a),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:o}=this.declared,r=t.find(a=>a.endsWith("-vocabulary"));s&&r&&(this.tokens=new Me(new s(await this.asset(r)))),o&&this.host&&(this.client=new o(this),this.onCleanup(()=>this.client?.end()));let i=Object.entries(e).find(([,a])=>a.shared);if(i&&this.page&&this.host){let[a]=i;this.#e=Cs(c=>this.change({[a]:c})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Ss(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:o}=Os(t,this.declared.settings,this.initial,(r,i)=>!e||Is(r,e,i),this.absent);for(let r of Object.keys(s))this.#t.forget(r);this.#o(s),this.problems=o,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#i(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#r=!0;for(let t of this.#n.splice(0))t()}};function Bs(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,o)=>(t(s,o),!0)})}var Te=class{asking;client;redraw;problem;again;busy;#t;#e;#n;#s;#r;#o;#i;constructor(t,e,s,o){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#i=o,this.#n=t.first,this.#r=t.question(),this.#s=JSON.stringify(this.#r)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#s?void 0:this.#n}get asked(){return this.#r}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}retry;async#a(t,e,s,o){let r=()=>s===this.#o,i=async(c,l)=>{let d=await this.client.look(c,{onTokens:l,load:!o});return d&&r()?d:await new Promise(()=>{})},a=(c,l)=>{[this.#n,this.#r,this.#s]=[c,t,e],this.busy=l,this.#i(c),this.redraw()};try{let c=this.asking.answer(t,i);if(Symbol.asyncIterator in c)for await(let l of c)a(l,!this.asking.settled?.(l));else a(await c,!1)}catch(c){if(!r())return;let l=c instanceof Error?c.message:String(c);this.again=!!c.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};function Us(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new mn}var mn=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#t=new Set;#e=new Map;#n=new Set;#s=0;#r;#o;#i=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t,e){let s=this.#s+=1;return this.#e.set(s,{source:t,onMessage:e}),{look:(o,r)=>this.#c({type:"look",client:s,id:o,...r}),stop:()=>this.#c({type:"stop",client:s}),end:()=>{this.#e.delete(s),this.#c({type:"end",client:s})}}}#c(t){this.#r?this.#r.postMessage(t):this.#i.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&Ur())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#o??=Wr(t).catch(l=>{throw this.#o=void 0,l});let o=Fs(t,"lab-model",t.model.get("size")),[r,i]=await Promise.all([this.#o,o]);this.#r||this.#l(this.#r=r);let a=t.model.get("version"),c=s==="failed";r.postMessage({type:"load",source:{...i,again:c},sha256:a});for(let l of this.#i.splice(0))r.postMessage(l)}catch(o){let r=o instanceof Error?o.message:String(o);this.#a({state:"failed",message:r})}}}#l(t){t.onmessage=({data:s})=>{s.type==="wanted"?this.#d(t,s.snapshot,s.client):"snapshot"in s&&s.snapshot?this.#h(s,s.snapshot):s.type==="progress"?this.#a({loaded:s.loaded}):s.type==="failed"?this.#a({state:"failed",message:s.message}):s.type==="ready"?this.#a({state:"ready"}):"client"in s&&this.#e.get(s.client)?.onMessage(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#d(t,e,s){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:o}=this.#e.get(s)??{},{size:r,sha256:i=""}=$n(o)[e]??{},a=o&&r?await Fs(o,`lab-model-${e}`,r).catch(Fr):{problem:"its widget has no such file"},c=this.#n.has(e);t.postMessage({type:"load",source:{...a,again:c},sha256:i,snapshot:e})}#h(t,e){let{[e]:s,...o}=this.status.snapshots;t.type==="failed"&&this.#n.add(e);let r=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...o,...r}})}},$n=n=>n?.model.get("snapshots")??{},Fr=n=>({problem:n instanceof Error?n.message:String(n)}),Ur=()=>!!navigator.connection?.saveData;async function Fs({model:n,page:t},e,s){if(t?.source)return await t.source(e,s);let{buffer:o,byteOffset:r,byteLength:i}=await Qt(n,e);return{bytes:new Uint8Array(o,r,i).slice()}}async function Wr({model:n}){let t=await Qt(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await jr(e).catch(()=>Hr(e)).finally(()=>URL.revokeObjectURL(e))}async function jr(n){let t=new Worker(n);return await new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function Hr(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function Ws(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var qr="These are the lab model\u2019s numbers.",js=(n,t,e)=>x`<p class="status-line faint"><label>Loading ${n}, ${pn(e)}
    <progress max=${e} value=${t||_}></progress></label></p>`;function Hs(n,t=qr){let e=x`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:o,message:r,snapshots:i}=n.status,a=()=>n.load(!0);if(s==="asking")return x`<p class="status-line">Your browser is set to save data. ${F(`Load the model (${pn(n.size)})`,a)}</p>`;if(s==="failed")return x`<p class="status-line warn" role="alert">The model did not load: ${r}. ${F("Try again",a)}</p>`;if(s==="loading")return js("the model",o,n.size);for(let[c,{size:l}]of Object.entries($n(n.kit))){let d=i[c];if(d!==void 0)return js(`the model after ${c} % of its training`,d,l)}return e}function qs(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},o=c=>{let l=c.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,Gr(t,l.getBoundingClientRect())))},r=c=>{c.key==="Escape"&&s()},i=new AbortController,a={pointerover:o,focusin:o,pointerleave:s,focusout:s};for(let[c,l]of Object.entries({...a,keydown:r}))n.addEventListener(c,l,{capture:!0,signal:i.signal});return()=>{s(),i.abort()}}function Gr(n,t){let{width:e,height:s}=n.getBoundingClientRect(),o=t.left+t.width/2-e/2,r=t.top-s-6,i=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(o,i))}px`,n.style.top=`${r>4?r:t.bottom+6}px`}var Xr=n=>n.stopPropagation();function Gs(n,t){return{async render({model:e,el:s,page:o}){let r="show"in s?void 0:s,i=l=>{"show"in s?s.show(l):fs(l,s)},a=new Ae(n,e,o,r),c=l=>{if(a.dispose(),i(Vr(n.title,l)),!r)throw l;console.warn(l)};try{await a.load();let l=new gn(a,await t(a));a.draw=()=>{try{i(l.view()),r&&bs(r)}catch(d){c(d)}},r&&a.onCleanup(qs(r)),a.draw()}catch(l){c(l)}return()=>a.dispose()}}}var gn=class{kit;definition;#t;#e;#n;#s;#r;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#r=ye(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:o}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:i,settled:a,first:c,publish:l}=e;if(r&&i&&(this.#n=new Te({question:r,answer:i,settled:a,first:c},o,()=>t.redraw(),h=>l&&t.publish(l(h)))),t.onCleanup(()=>this.#r.cancel()),!s)return;let d=new ke({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#s=d,t.onChange=()=>d.changed(),t.onCleanup(()=>d.dispose())}view(){let{kit:t,definition:e}=this;this.#n?.update();let s=this.#n?.answer,{asked:o,busy:r=!1}=this.#n??{};this.#a(e.announcement?.(s));let i=t.declared.assets.includes("lab-model");return x`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Xr}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#s?.copyLink()??_}
            ${F("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#i()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(s,{asked:o,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#n?.problem}>
          ${this.#n?.problem}
          ${this.#n?.again?F("Try again",this.#n.retry):_}</p>
        ${i?Hs(t.client,e.ready):_}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return _;let s=Object.keys(e??{}).length>0;return x`
      <div class="question">
        <p>${t}</p>
        ${s?F("Show me",()=>this.kit.change(e??{})):_}
      </div>
    `}#i(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?x`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,o])=>F(s,()=>t.change(o)))}
      </div>
    `:_}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#r()}},Vr=(n,t)=>x`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Xs="important",Yr=" !"+Xs,Ee=we(class extends Nt{constructor(n){if(super(n),n.type!==wt.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let o=t[s];if(o!=null){this.ft.add(s);let r=typeof o=="string"&&o.endsWith(Yr);s.includes("-")||r?e.setProperty(s,r?o.slice(0,-11):o,r?Xs:""):e[s]=o}}return it}});function Ks(n,t,e,s){let o=n.length,r=Vs(n),i=0;for(let d=0;d<o;d++)i+=(n[d]-r)**2/o;let a=1/Math.sqrt(i+1e-5),c=Float64Array.from({length:o},(d,h)=>t[h]*(e[h]-s[h])),l=Vs(c);return c.map(d=>a*(d-l))}function Zs(n,t){let e=t.length;return Float64Array.from({length:n.length/e},(s,o)=>{let r=0;for(let i=0;i<e;i++)r+=n[o*e+i]*t[i];return r})}var Js=(n,t,e)=>Array.from(Zs(t,e),(s,o)=>s*n[o]);function Qs(n,t,e,s){let o=Zs(t,e),r=n.length/s;return Array.from({length:s},(i,a)=>{let c=0;for(let l=a*r;l<(a+1)*r;l++)c+=n[l]*o[l];return c})}function to(n,t,e){let s=Ys(t,n),o=Ys(e,t);return{before:Tt(n),middle:Tt(t),after:Tt(e),attention:Tt(s),feed_forward:Tt(o),left:wn(n,t),right:wn(t,e),turn:wn(n,e),cosines:{attention:bn(n,s),feed_forward:bn(t,o)}}}function eo({before:n,middle:t,after:e,left:s,right:o}){return{before:[-n*Math.sin(s),-n*Math.cos(s)],middle:[0,-t],after:[e*Math.sin(o),-e*Math.cos(o)]}}var no=(n,t)=>Array.from(n,(e,s)=>s).sort((e,s)=>n[s]-n[e]).slice(0,t);function so(n,t){let e=new Float64Array(t);for(let o=0;o<n.length;o++)e[o%t]+=n[o];let s=n.length/t;return e.map(o=>o/s)}var Vs=n=>Array.from(n).reduce((t,e)=>t+e,0)/n.length,Ys=(n,t)=>Array.from(n,(e,s)=>e-t[s]);function te(n,t){let e=0;for(let s=0;s<n.length;s++)e+=n[s]*t[s];return e}var Tt=n=>Math.sqrt(te(n,n));function bn(n,t){let e=Tt(n)*Tt(t);return e?Math.min(1,Math.max(-1,te(n,t)/e)):0}var wn=(n,t)=>Math.acos(bn(n,t));var[xn,yn,Kr,Zr]=[330,300,46,26];function io({stages:n,lengths:t},e,s){let o=(i,a)=>{let{chance:c,says:[l]}=n[a];return x`
      <tr>
        <th scope="row">${i} <span class="faint">says “${e(l)}”</span></th>
        <td><span class="chance"><span class="chance-bar" style=${Ee({width:`${(60*c).toFixed(1)}%`})}></span><span class="number">${tt(c)}</span></span></td>
        <td class="number">${Y(t[a],1)}</td>
      </tr>
    `},r=(i,a)=>x`
      <tr class="addition ${a}">
        <th scope="row"><span class="swatch"></span>+ ${i}</th>
        <td></td>
        <td class="number">${Y(t[a],1)}</td>
      </tr>
    `;return x`
    <table class="additions">
      <thead>
        <tr>
          <th scope="col">stream</th>
          <th scope="col">chance of “${s}” if the model stopped here</th>
          <th scope="col" class="number">length</th>
        </tr>
      </thead>
      <tbody>
        ${o("in","before")} ${r("attention","attention")}
        ${o("middle","middle")} ${r("feed-forward","feed_forward")}
        ${o("out","after")}
      </tbody>
    </table>
  `}function ao(n,t){let e=Jr(eo(t)),s=(a,c,l)=>{let d=oo(a,c);return d<4?_:P`
      <line class=${l} x1=${a[0]} y1=${a[1]} x2=${c[0]} y2=${c[1]}
        marker-end=${d<18?_:`url(#${n}-${l})`}></line>
    `},o=a=>P`
      <marker id="${n}-${a}" class=${a} viewBox="0 0 10 10" refX="9" refY="5"
        markerWidth="4.5" markerHeight="4.5" orient="auto-start-reverse">
        <path d="M0 0L10 5L0 10z"></path>
      </marker>
    `,r=["in","middle","out","attention","feed_forward"],i=(a,c)=>{let[l,d]=a;if(oo(a,e.zero)<24)return _;let h=l<e.zero[0]-20?"end":l>e.zero[0]+20?"start":"middle";return P`<text x=${l+(h==="end"?-7:h==="start"?7:0)} y=${d-8} text-anchor=${h}>${c}</text>`};return x`
    <svg class="triangles" viewBox="0 0 ${xn} ${yn}" role="img"
      aria-label="The row as an arrow from
      zero: before the block ${Y(t.before,1)} long, in the middle ${Y(t.middle,1)}, after it ${Y(t.after,1)}.">
      <defs>${r.map(o)}</defs>
      <path class="attention-area" d="M${e.zero}L${e.before}L${e.middle}z"></path>
      <path class="feed-forward-area" d="M${e.zero}L${e.middle}L${e.after}z"></path>
      ${s(e.zero,e.before,"in")} ${s(e.zero,e.middle,"middle")}
      ${s(e.zero,e.after,"out")} ${s(e.before,e.middle,"attention")}
      ${s(e.middle,e.after,"feed_forward")}
      <circle cx=${e.zero[0]} cy=${e.zero[1]} r="4"></circle>
      ${i(e.before,"in")} ${i(e.middle,"middle")} ${i(e.after,"out")}
      ${ro([e.zero,e.before,e.middle],"attention")}
      ${ro([e.zero,e.middle,e.after],"feed-forward")}
      <text class="faint-text" x=${e.zero[0]} y=${e.zero[1]+18} text-anchor="middle">zero</text>
    </svg>
  `}var oo=(n,t)=>Math.hypot(n[0]-t[0],n[1]-t[1]);function ro(n,t){let[e,s]=[0,1].map(i=>n.reduce((a,c)=>a+c[i]/3,0)),o=Math.abs(n[1][0]-n[2][0]),r=Math.max(n[1][1],n[2][1]);return o<11*(t.length+2)||s-r<24?_:P`<text class="faint-text" x=${e} y=${s-22} text-anchor="middle">+ ${t}</text>`}function Jr(n){let t=[[0,0],...Object.values(n)],[e,s]=[t.map(([u])=>u),t.map(([,u])=>u)],[o,r,i,a]=[Math.min(...e),Math.max(...e),Math.min(...s),Math.max(...s)],c=Math.min((xn-2*Kr)/(r-o||1),(yn-2*Zr)/(a-i||1)),l=(xn-c*(o+r))/2,d=(yn-c*(i+a))/2,h=([u,p])=>[Number((l+c*u).toFixed(1)),Number((d+c*p).toFixed(1))];return{zero:h([0,0]),before:h(n.before),middle:h(n.middle),after:h(n.after)}}function co({before:n,after:t,turn:e}){if(!n||!t)return"";let s=Math.round(e*180/Math.PI),o=t/n;return`${o<.98?"It leaves shorter than it came":o>1.02?`It leaves ${o<10?o.toFixed(1):Math.round(o)} times as long as it came`:"It leaves as long as it came"}, and turned by ${s}\xB0.`}var V=(n,t,e,s="",o={})=>P`
    <text x=${n.toFixed(1)} y=${t.toFixed(1)} class=${s} text-anchor=${o.anchor??"start"}
      textLength=${o.width??_} lengthAdjust=${o.width?"spacingAndGlyphs":_}>${e}</text>
  `,Qr=(n,t)=>n.length*t*.56,ut=(n,t,e)=>Qr(n,t)>e?e:void 0;var Se=116,kn=56,lo=12,ti=7,ei=.02,vn=12,ni=.095,si=18.9,xt=n=>(Number(n.toFixed(2))>0?"+":"")+Y(n,2),ee=n=>n.indexOf(Math.max(...n));function ho(n,{names:t,chosen:e,onSelect:s}){let{head:o,weights:r,row:i,addition:a,state:c}=n,l=ee(r[i]),d=`Head ${o}: adds ${xt(a)}; \u201C${t[i]}\u201D looks at \u201C${t[l]}\u201D with ${G(r[i][l],0)}${c?`; ${c}`:""}`;return x`
    <button type="button" class="head ${c?"changed":""}" aria-label=${d}
      aria-pressed=${e?"true":"false"} @click=${s}>
      <span class="head-title"><strong>head ${o}</strong>
        <span class="number">${c||xt(a)}</span></span>
      ${oi(n,t)} ${ri(n)}
    </button>
  `}function oi({weights:n,row:t},e){let s=e.length>7?16:20,o=l=>l*s+s/2+1,r=ee(n[t]),[i,a]=[kn+4,Se-6],c=(i+a)/2;return x`
    <svg width=${Se} height=${e.length*s+2} aria-hidden="true">
      ${e.map((l,d)=>P`
          <text class="${d===t?"row":d===r?"most":d>t?"later":""}"
            x="0" y=${o(d)} dy="0.35em" textLength=${ut(l,lo,kn)??_}
            lengthAdjust=${ut(l,lo,kn)?"spacingAndGlyphs":_}>${l}</text>
        `)}
      ${n[t].map((l,d)=>d>t||l<ei?_:P`
          <path class="arc"
            d="M${i} ${o(d)}C${c} ${o(d)} ${c} ${o(t)} ${a} ${o(t)}"
            stroke-width=${(.5+(ti-.5)*l).toFixed(2)}
            stroke-opacity=${(.45+.55*l).toFixed(2)}></path>
        `)}
      <circle class="end" cx=${a} cy=${o(t)} r="4"></circle>
    </svg>
  `}function ri({weights:n,row:t}){let e=n.length,s=Math.min(19,(Se-2)/e),o=Array.from({length:vn+1},()=>"");return n.forEach((r,i)=>r.slice(0,i+1).forEach((a,c)=>{let[l,d,h]=[1+c*s,1+i*s,s-1].map(u=>u.toFixed(1));o[Math.round(vn*a)]+=`M${l} ${d}h${h}v${h}h-${h}z`})),x`
    <svg class="matrix-of-head" width=${Se} height=${e*s+3} aria-hidden="true">
      ${o.map((r,i)=>r&&P`<path class="share" d=${r} fill-opacity=${(.08+.92*i/vn).toFixed(2)}></path>`)}
      ${s<si?_:n.map((r,i)=>r.slice(0,i+1).map((a,c)=>a<ni?_:P`
              <text class="percent ${a>.6?"on":""}" x=${1+(c+.5)*s-.5}
                y=${1+(i+.5)*s} dy="0.35em" text-anchor="middle">${(100*a).toFixed(0)}</text>
            `))}
      <rect class="row-frame" x="0.5" y=${t*s+.5} width=${(t+1)*s+.5}
        height=${s+.5}></rect>
    </svg>
  `}var uo=.1,_n=10,ct=14,Mn=n=>Array.from(n).filter(t=>t>uo).length,fo=n=>x`${[48,24].map(t=>ii(n,t))}`;function ii({hidden:n,best:t,selected:e,onSelect:s},o){let r=Math.ceil(n.length/o),i=Math.max(...Array.from(n),uo),a=Array.from({length:_n+1},()=>""),[c,l]=["",""],d=f=>[f%o*ct,Math.floor(f/o)*ct];Array.from(n).forEach((f,$)=>{let[w,v]=d($),T=`M${w+1} ${v+1}h${ct-2}v${ct-2}h-${ct-2}z`;f>.005?a[Math.round(_n*Math.sqrt(f/i))]+=T:f<-.005?l+=T:c+=T});let h=f=>{let $=f.currentTarget.getBoundingClientRect(),[w,v]=[(f.clientX-$.left)/$.width,(f.clientY-$.top)/$.height],T=Math.min(o-1,Math.max(0,Math.floor(w*o))),I=Math.min(r-1,Math.max(0,Math.floor(v*r)));s(Math.min(n.length-1,I*o+T))},u=(f,$)=>{let[w,v]=d(f);return P`
      <rect class=${$} x=${w} y=${v} width=${ct} height=${ct}
        rx="3"></rect>
    `},p=f=>{let[$,w]=d(f),v=$>o*ct/2;return P`
      <text class="neuron-name" x=${v?$-4:$+ct+4} y=${w+ct/2}
        dy="0.35em" text-anchor=${v?"end":"start"}>${f}</text>
    `};return x`
    <svg class="neurons of-${o}" viewBox="-2 -2 ${o*ct+4} ${r*ct+4}"
      role="img" aria-label="${Mn(n)} of ${n.length} neurons fire. Those that add most: ${t.map(f=>`${f} with ${Y(n[f],1)}`).join(", ")}."
      @click=${h}>
      <path class="idle" d=${c}></path>
      <path class="negative" d=${l}></path>
      ${a.map((f,$)=>f?P`<path class="lit" d=${f} fill-opacity=${(.06+.94*$/_n).toFixed(2)}></path>`:_)}
      ${t.map(f=>u(f,"best"))} ${e<0?_:u(e,"selected")}
      ${[...new Set([...t,...e<0?[]:[e]])].map(p)}
    </svg>
  `}var ai=n=>[n?`blocks.${n-1}.output`:"embedding",`blocks.${n}.middle`,`blocks.${n}.output`],An="token_embedding.weight",Oe=class{sizes;#t;#e;constructor(t){this.sizes=t,this.#t=new Map,this.#e=new Map}async answer(t,e){let{ids:s,edits:o,snapshot:r,layer:i,position:a}=t,{n_layers:c,n_heads:l}=this.sizes,d={ids:s,positions:[a],...r==="100"?{}:{snapshot:r}},h=await this.#n(t,d,e),u=`blocks.${i}`,p=ai(i),f=`${u}.attention.output.weight`,$=`${u}.feed_forward.down.weight`,w=await e({...d,edits:o,names:[...p,`blocks.${c-1}.output`,...["weights","heads","output"].map(O=>`${u}.attention.${O}`),...["hidden","output"].map(O=>`${u}.feed_forward.${O}`)],lens:p,chances:[h],words:1,weights:["norm.weight",f,$,...this.#t.has(r)?[]:[An]]}),[v,T]=[w.activations,w.weights];T[An]&&this.#t.set(r,ci(T[An]));let I=this.#t.get(r),N=a-w.start,R=O=>{let{values:D,shape:W}=v[O];return D.subarray(N*W[1],(N+1)*W[1])},[A,S,M]=p.map(R),b=R(`blocks.${c-1}.output`),g=Ks(b,T["norm.weight"].values,I.row(h),I.mean),m=v[`${u}.attention.heads`],[,y,k]=m.shape,E=new Float32Array(l*k);for(let O=0;O<l;O++){let D=(O*y+N)*k;E.set(m.values.subarray(D,D+k),O*k)}let C=R(`${u}.feed_forward.hidden`).slice(),z=O=>{let[{id:D,probability:W}]=w.lens[O][0];return{chance:w.chances[O][0][0],says:[D,W]}};return{asked:t,answer:h,start:w.start,T:y,hidden:C,stages:{before:z(p[0]),middle:z(p[1]),after:z(p[2])},lengths:to(A,S,M),weights:v[`${u}.attention.weights`].values,heads:Qs(E,T[f].values,g,l),neurons:Js(C,T[$].values,g),added:{attention:te(R(`${u}.attention.output`),g),feed_forward:te(R(`${u}.feed_forward.output`),g)}}}async#n({ids:t,snapshot:e,position:s},o,r){let i=`${e} ${t.slice(0,s+1)}`,a=this.#e.get(i);if(a!==void 0)return a;let[[{id:c}]]=(await r({...o,words:1})).words;return this.#e.size>100&&this.#e.clear(),this.#e.set(i,c),c}};function ci({values:n,shape:[,t],quantized:e}){let s=so(n,t);if(!e)return{mean:s,row:a=>n.subarray(a*t,(a+1)*t)};let{integers:o,step:r}=e;return{mean:s,row:a=>Float32Array.from(o.subarray(a*t,(a+1)*t),c=>c*r[a])}}var Lt=({change:n},t)=>x`
    <nav class="crumbs" aria-label="Where this is in the model">
      <ol>
      ${[{label:"The model",to:{level:"model"}},...t].map(({label:s,to:o},r)=>x`<li aria-current=${r===t.length?"location":"false"}>${o&&r<t.length?x`<button type="button" @click=${()=>n(o)}>${s}</button>`:s}</li>`)}
      </ol>
    </nav>
  `;function Dt(n){let[t,e]=n.split("@");return e===void 0?{part:t}:{part:t,position:Number(e)}}var Et=(n,t)=>[...new Set(n).symmetricDifference(new Set([t]))].sort();function Ie({text:n,cuts:t,patch:e,other:s},o){let{length:r}=o.input(n),i=e?o.input(s).slice(0,r):void 0,a=Math.min(r,i?.length??r)-1;return t.flatMap(c=>{let{part:l,position:d}=Dt(c);if(d!==void 0&&d>a)return[];let h=d!==void 0?[d]:a<r-1?Array.from({length:a+1},(u,p)=>p):void 0;return[{part:l,...h&&{at:h},...i&&{from:i}}]})}function ne({text:n,cuts:t,patch:e,other:s},o){let[r,i]=[n,s].map(a=>o.input(a).length-1);return!e||!t.length||i>=r?"":`The second text has ${at(i,"token")} to these ${r}: the last ${r-i} keep their own.`}function li(n){if(n==="embedding")return"the embedding";let[,t,e,s]=/^blocks\.(\d+)\.(output|attention|feed_forward)(?:\.(?:heads|neurons)\.(\d+))?$/.exec(n)??[];if(e==="output")return`the stream after block ${t}`;let o=e==="feed_forward";return s===void 0?`the ${o?"feed-forward network":"attention"} of block ${t}`:`${o?"neuron":"head"} ${s} of block ${t}`}function Ce(n,t,e){let{part:s,position:o}=Dt(n),r=li(s);if(o===void 0)return r;let i=e[o];if(i===void 0)return`${r} at token ${o}, which the text lacks`;let a=e.indexOf(i)!==e.lastIndexOf(i);return`${r} at \u201C${t.name(i)}\u201D${a?` (token ${o})`:""}`}var se=12,hi=3;function po(n){let{state:t,data:e,tokens:s,control:o,change:r}=n,i=e("sizes"),a=new Oe(i),c=n.local({text:"",position:-1,layer:-1,head:-1,neuron:-1}),l=()=>s.input(t.text),d=()=>{let m=l().length-1,y=Math.max(0,l().length-se);return c.text===t.text&&c.position>=y&&c.position<=m?c.position:m},h=()=>c.layer===t.layer?c:{head:-1,neuron:-1},u=m=>{let{head:y,neuron:k}=h();Object.assign(c,{head:y,neuron:k,layer:t.layer,...m})},p=m=>m===s.end?"start":s.name(m),f=()=>({ids:l(),edits:Ie(t,s),snapshot:t.snapshot,layer:t.layer,position:d()});function $(m,y){return t.cuts.map(Dt).find(E=>E.part===m&&(E.position??y)===y)?t.patch?"from the second text":"off":""}function w(m){let{weights:y,T:k,start:E,asked:{layer:C,position:z}}=m,O=Math.min(k,se),D=k-O;return m.heads.map((W,H)=>({head:H,addition:W,row:z-E-D,weights:Array.from({length:O},(et,ot)=>{let Z=(H*k+D+ot)*k+D;return Array.from(y.subarray(Z,Z+O))}),state:$(`blocks.${C}.attention.heads.${H}`,z)||$(`blocks.${C}.attention`,z)}))}function v({asked:{layer:m},stages:y,answer:k}){let[E,C]=[y.before.chance,y.after.chance].map(tt),z=`\u201C${p(k)}\u201D`;if(E===C)return`Block ${m} leaves ${z} at ${C}`;let O=y.after.chance>y.before.chance?"raises":"lowers";return`Block ${m} ${O} ${z} from ${E} to ${C}`}let T=()=>{let[m,y]=[t.layer-1,t.layer+1],k=(E,C,z)=>{let O=E>=0&&E<i.n_layers;return F(O?C:z,()=>t.layer=E,{disabled:!O})};return x`
      <div class="block-way">
        ${Lt(n,[{label:`Block ${t.layer}`}])}
        <div class="buttons">
          ${k(m,`\u2039 Block ${m}`,"First block")}
          ${k(y,`Block ${y} \u203A`,"Last block")}
          ${F("Up to the model",()=>t.level="model")}
        </div>
      </div>
    `};function I(){let m=l(),y=Math.max(0,m.length-se);return x`
      <div class="block-tokens buttons" role="group" aria-label="The token whose row is shown">
        <span class="faint">The row of</span>
        ${m.slice(y).map((k,E)=>x`
            <button type="button" aria-pressed=${y+E===d()?"true":"false"}
              @click=${()=>Object.assign(c,{text:t.text,position:y+E})}
            ><bdi>${p(k)}</bdi></button>
          `)}
        ${y?x`<span class="faint">the last ${se} of ${m.length} tokens</span>`:_}
      </div>
    `}let N=()=>t.cuts.length?x`
        <ul class="cuts">${t.cuts.map(m=>x`<li>${t.patch?"From the second text: ":"Off: "}${Ce(m,s,l())}
            ${F("Put back",()=>t.cuts=Et(t.cuts,m))}</li>`)}</ul>
        <p class="faint" ?hidden=${!ne(t,s)}>${ne(t,s)}</p>
      `:_,R=(m,y,k)=>{let E=t.cuts.includes(y);return x`
      <div class="part-panel">
        <p>${m}</p>
        <div class="buttons">
        ${F(E?"Switch on":"Switch off",()=>t.cuts=Et(t.cuts,y))}
        ${F("Open its numbers",()=>r({cell:k,level:"product"}))}
        </div>
      </div>
    `};function A({head:m,weights:y,row:k,addition:E,state:C},{answer:z,asked:O}){let D=O.ids.slice(-y.length),W=ee(y[k]),H=`Head ${m} looks most at \u201C${p(D[W])}\u201D, with ${G(y[k][W],0)} of its attention.`;return C?`${H} It is ${C}.`:`${H} What it brings adds ${xt(E)} to the score of \u201C${p(z)}\u201D.`}function S(m,y){let k=m[h().head];if(!k)return x`<p class="part-panel faint">Choose a head to switch it off or to open its numbers.</p>`;let{asked:{layer:E,position:C},start:z,T:O}=y,D=O-k.weights.length+ee(k.weights[k.row]);return R(A(k,y),`blocks.${E}.attention.heads.${k.head}`,`blocks.${E}.attention.scores[${k.head},${C-z},${D}]`)}function M({hidden:m,neurons:y,answer:k},E){let C=m[E];return`Neuron ${E} ${C>.1?"fires with":"is quiet, at"} ${Y(C,2)}. It adds ${xt(y[E])} to the score of \u201C${p(k)}\u201D.`}function b(m,y){let{asked:{layer:k,position:E},start:C,neurons:z}=m,{neuron:O}=h();return x`
      <div class="buttons neuron-choice">
        ${y.map(D=>x`
            <button type="button" aria-pressed=${D===O?"true":"false"}
              @click=${()=>u({neuron:D})}>${D}: ${xt(z[D])}</button>
          `)}
        ${xe({label:"Neuron",name:"neuron",value:O<0?y[0]:O,min:0,max:i.d_ff-1,onChange:D=>u({neuron:D})})}
      </div>
      ${O<0?_:R(M(m,O),`blocks.${k}.feed_forward.neurons.${O}`,`blocks.${k}.feed_forward.up[${E-C},${O}]`)}
    `}function g(m){let{asked:y,answer:k,hidden:E,neurons:C,added:z,lengths:O}=m,D=p(k),W=y.ids.slice(-se).map(p),H=w(m),et=no(C,hi),ot=$(`blocks.${y.layer}.feed_forward`,y.position);return x`
      <div class="block-parts">
        <section>
          <p class="block-title">1 · The ${H.length} heads look back</p>
          <p class="faint">Where “${W[H[0].row]}” looks, then who looks where (a row looks at its
            columns, %). Top right: what the head adds to the score of “${D}”; with attention’s bias,
            ${xt(z.attention)}.</p>
          <div class="heads">${H.map(Z=>ho(Z,{names:W,chosen:Z.head===h().head,onSelect:()=>u({head:Z.head})}))}</div>
          ${S(H,m)}
        </section>
        <section>
          <p class="block-title">2 · ${at(E.length,"neuron")}, ${Mn(E)} of them firing</p>
          <p class="faint">${ot?`The network is ${ot}. `:_}The greener, the more it
            fires (up to ${Y(Math.max(...E),1)}); firing means above 0.1. Outlined: the three
            that add most to “${D}”. All of them and the bias: ${xt(z.feed_forward)}.</p>
          ${fo({hidden:E,best:et,selected:h().neuron,onSelect:Z=>u({neuron:Z})})}
          ${b(m,et)}
        </section>
        <section class="block-additions">
          <p class="block-title">3 · Two additions, to scale</p>
          <p class="faint">Every arrow is ${i.d_model} numbers. Lengths are true, and so are the
            angles within each triangle.</p>
          ${io(m,p,D)}
          ${ao(n.id,O)}
          <p><span class="faint">Cosines: in, attention ${Y(O.cosines.attention,2)};
            middle, feed-forward ${Y(O.cosines.feed_forward,2)}.</span>
            <strong>${co(O)}</strong></p>
        </section>
      </div>
    `}return{question:f,answer:(m,y)=>a.answer(m,y),announcement(m){if(!m)return"";let{head:y,neuron:k}=h();return[`${v(m)}.`,...y<0?[]:[A(w(m)[y],m)],...k<0?[]:[M(m,k)]].join(" ")},view:m=>x`
        ${T()}
        <p class="map-title">${m?v(m):`Block ${t.layer}`}</p>
        <div class="map-controls buttons">${o("snapshot")}</div>
        ${I()} ${N()}
        ${m?g(m):x`
          <p class="block-waits faint">What the block’s heads and neurons do comes with the model.</p>
        `}
      `}}var Ne=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[o]=s;break}t[o]=t[r],o=r}return e}};var Re=class{mergeCount;#t;#e=new Uint8Array(256);#n;#s=new Map;#r;#o=new Map;constructor(t){let e=(s,o=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,o);this.#t=e(0,256),this.#t.forEach((s,o)=>this.#e[s]=o),this.mergeCount=t.getUint32(256,!0),this.#n=Array.from({length:this.mergeCount},(s,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#n.forEach(([s,o],r)=>this.#s.set(s*65536+o,256+r)),this.#r=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#n[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#i(s);let o=s.filter(r=>r>=0);return this.#o.set(t,o),o}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#i([...e]);yield{ids:[...e]};for(let[o,r]of s){let i=o+1;for(;e[i]<0;)i+=1;e[o]=r,e[i]=-1;let a=e.slice(0,o).filter(c=>c>=0);yield{ids:e.filter(c=>c>=0),at:a.length,merged:r}}}#i(t){let e=t.map((a,c)=>c-1),s=t.map((a,c)=>c+1),o=new Ne,r=a=>{let c=this.#s.get(t[a]*65536+t[s[a]]);c!==void 0&&o.push(c*2**32+a)};for(let a=0;a+1<t.length;a++)r(a);let i=[];for(;o.size;){let a=o.pop(),c=a%2**32,l=Math.floor(a/2**32),d=s[c],[h,u]=this.parts(l);t[c]!==h||t[d]!==u||(t[c]=l,t[d]=-1,s[c]=s[d],s[c]<t.length&&(e[s[c]]=c,r(c)),e[c]>=0&&r(e[c]),i.push([c,l]))}return i}};var di="<|endoftext|>",ze=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new Re(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(di)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Tn=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},Le=class{kit;host;size;#t;#e;#n;constructor(t){this.kit=t,this.#e=0,this.host=Us(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(t,s=>{s.id===this.#e&&(s.type==="token"?this.#n?.onTokens?.(s.tokens):s.type==="seen"?this.#n?.resolve(s):this.#n?.reject(new Tn(s.message,s.again)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ws(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#n?.resolve(void 0),this.#e+=1,s&&this.load(),this.#t.look(this.#e,t),new Promise((o,r)=>this.#n={resolve:o,reject:r,onTokens:e})}stop(){this.#n?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var ui={name:"model-map",title:"The whole model",assets:["lab-vocabulary","lab-model","engine","lab-model-1","lab-model-10"],settings:{text:{kind:"text",label:"Your text",rows:1,shared:!0},level:{kind:"choice",choices:["model","block","product","weights"]},layer:{kind:"integer",control:"select",min:0,max:5},cell:{kind:"cell"},station:{kind:"integer",min:-1,max:99},cuts:{kind:"parts",streams:!0,neurons:!0,places:!0},patch:{kind:"switch",label:"taken from a second text instead"},other:{kind:"text",label:"The second text",rows:1},snapshot:{kind:"choice",label:"Rewind to",help:"The model after this much of its training.",control:"select",names:{1:"1 % of training",10:"10 % of training",100:"the end of training"},choices:["1","10","100"]}},examples:[["The capital of France",{level:"model",text:"The capital of France is",station:-1,cuts:[],patch:!1}],["A word copied",{level:"model",text:"blue table lamp river blue table lamp",station:-1,cuts:[],patch:!1}],["\u201CGermany\u201D in the place of \u201CFrance\u201D",{level:"model",text:"The capital of France is",station:-1,cuts:["embedding@4"],patch:!0,other:"The capital of Germany is"}]]},mo={...ui,Tokenizer:ze,Client:Le};var fi=900,De=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:s}=this.steps;t()>=e()&&s(0),this.#n(),this.#t=setInterval(()=>{t()<e()&&s(t()+1),this.#n(),t()>=e()&&this.pause()},this.steps.pace??fi),this.kit.redraw()}#n(){this.#e=[this.steps.at(),this.steps.of?.()]}#s(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[s,o]=this.#e;(s!==t||o!==this.steps.of?.())&&this.pause();let r=this.#t!==void 0;return x`
      <div class="buttons">
        ${F("Back",()=>this.#s(t-1),{disabled:t===0})}
        ${F(this.steps.next,()=>this.#s(t+1),{disabled:t>=e})}
        ${F(r?"Pause":"Play",()=>r?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};var En=n=>["embedding",...K(n,t=>[`blocks.${t}.middle`,`blocks.${t}.output`]).flat()],Sn=n=>K(n,t=>[`blocks.${t}.attention.output`,`blocks.${t}.feed_forward.output`]).flat(),On=n=>K(n,t=>`blocks.${t}.attention.weights`),K=(n,t)=>Array.from({length:n},(e,s)=>t(s)),In=n=>Math.round(n*1e3)/1e3;function $o(n,{n_layers:t,d_model:e},s){let o=a=>{let{values:c}=n[a];return c.subarray(c.length-s*e)},[r,i]=[En(t).map(o),Sn(t).map(o)];return{shares:pi(r,i,e),added:i.map(a=>K(s,c=>In(Math.hypot(...a.subarray(c*e,(c+1)*e))))),arcs:On(t).flatMap((a,c)=>wi(n[a],c,s))}}function pi(n,t,e){let s=[n[0].slice(),new Float32Array(n[0].length),new Float32Array(n[0].length)],o=n[0].length/e;return n.map((r,i)=>{let a=i>0?t[i-1]:void 0;return a&&$i(s[i%2?1:2],a),K(o,c=>{let[l,d]=[c*e,(c+1)*e],h=r.subarray(l,d),u=Math.hypot(...h),p=s.map(f=>f.subarray(l,d));return mi(h,p,u)||(p[0].set(h),p[1].fill(0),p[2].fill(0)),p.map(f=>u?In(gi(f,h)/u):0)})})}function mi(n,t,e){let s=0;for(let o=0;o<n.length;o++)s+=(n[o]-t[0][o]-t[1][o]-t[2][o])**2;return Math.sqrt(s)<=.001*(e+1)}function $i(n,t){for(let e=0;e<n.length;e++)n[e]+=t[e]}function gi(n,t){let e=0;for(let s=0;s<n.length;s++)e+=n[s]*t[s];return e}function wi({values:n,shape:t},e,s){let[o,r,i]=t,a=[];for(let c=0;c<o;c++)for(let l=0;l<s;l++){let d=(c*r+r-s+l)*i+i-s;for(let h=0;h<=l;h++){let u=n[d+h];u>=.4&&a.push([e,c,l,h,In(u)])}}return a}var Pe=n=>(n??[]).map(([{id:t,probability:e}])=>[t,e]);function go({sizes:n,tokens:t,cuts:e,onChange:s,losses:o,answer:r}){let i=new Set(e),a=`\u201C${t.name(r[0])}\u201D`,c=(l,d,h)=>{let u=i.has(l),p=h!==void 0&&!Number.isNaN(h),f=p?Math.max(0,1-h/r[1]):0;return x`<td><button type="button" aria-pressed=${u?"true":"false"} data-part=${l}
      class="part ${f>.5?"deep":""}" style=${Ee({"--loss":`${(100*f).toFixed(0)}%`})}
      aria-label="${d}: ${u?"off":"on"}${p?`; without it alone, ${G(h,0)}`:""}"
      @click=${()=>s(Et(e,l))}
    >${u?"\xD7":p?(100*h).toFixed(0):"\xB7"}</button></td>`};return x`
    <div class="break-table">
      <table>
        <caption>${a} in %, if this part alone is off. Click to switch it off.</caption>
        <thead>
          <tr><th scope="col">block</th>${K(n.n_layers,l=>x`<th scope="col">${l}</th>`)}</tr>
        </thead>
        <tbody>
          ${K(n.n_heads,l=>x`<tr><th scope="row">head ${l}</th>${K(n.n_layers,d=>c(`blocks.${d}.attention.heads.${l}`,`Head ${l} of block ${d}`,o?.heads[d][l]))}</tr>`)}
          <tr class="ffn"><th scope="row">feed-forward</th>${K(n.n_layers,l=>c(`blocks.${l}.feed_forward`,`Feed-forward network of block ${l}`,o?.feed_forward[l]))}</tr>
        </tbody>
      </table>
    </div>
  `}function wo({tokens:n,cuts:t,patch:e,now:s,before:o,counts:r,nameOf:i,onChange:a}){let[c,l]=o.next[0],[d,h]=s.next[0],u=`\u201C${n.name(c)}\u201D`,p=s.chances[s.chances.length-1],f=d!==c,$=t.reduce((v,T)=>v+bi(T,r),0),w=`${at(t.length,"part")} ${t.length===1?"is":"are"} ${e?"from the second text":"off"}`;return x`
    <p class="score"><strong>${w}.</strong> ${u} ${p<l?"falls":"goes"} from ${tt(l)} to
      ${tt(p)}${f?x`; the model says “${n.name(d)}”, ${tt(h)}.`:"."}
      ${f&&!e&&t.length===1&&$?x`
          One part, ${q($)} of ${q(r.all)} numbers, and it is lost: fewer cannot be.
        `:f&&!e&&t.length>1?x`
          Lost with ${t.length} parts. Are fewer enough?
        `:_}</p>
    <ul class="cuts">${t.map(v=>x`<li>${i(v)} ${F("Put back",()=>a(t.filter(T=>T!==v)))}</li>`)}</ul>
  `}function bi(n,t){return n.includes("neurons")?t.neuron:n.includes("heads")?t.head:n.includes("feed_forward")?t.feed_forward:n.includes("attention")?t.attention:0}var St=[.56,.72],Be=[.72,.95],xo=(n,t)=>.1+.4*n/Math.max(t-1,1);function yo(n,t,e,{n_layers:s}){let o=n<560,r=d=>Math.min(.19*d/72,.8*d/Math.max(e,1));if(o){let[d,h,u,p,f]=[20,62,34,66,96],$=(n-d-h)/t;return{turned:o,width:n,gap:$,block:p,chip:u,after:f,unit:r($),height:u+s*p+f+8,...bo(u+6,p,d,$,s,t)}}let[i,a]=n>900?[116,236]:[92,156],c=t<=6?74:t<=8?60:Math.max(16,480/t),l=(n-i-8-a-18)/s;return{turned:o,width:n,gap:c,block:l,chip:i,after:a,unit:r(c),height:30+t*c+84,...bo(i+8,l,30,c,s,t)}}var bo=(n,t,e,s,o,r)=>({from:n,to:n+o*t,edge:e+r*s,at:(i,a)=>n+(i+a)*t,row:i=>e+(i+.5)*s}),yt=class{turned;d;constructor(t){this.turned=t,this.d=""}#t(t,e){let[s,o]=this.turned?[e,t]:[t,e];return`${s.toFixed(1)} ${o.toFixed(1)}`}move(t,e){return this.d+=`M${this.#t(t,e)}`,this}line(t,e){return this.d+=`L${this.#t(t,e)}`,this}ease(t,e,s,o){let r=(t+e)/2;return this.d+=`C${this.#t(r,s)} ${this.#t(r,o)} ${this.#t(e,o)}`,this}curve(...[t,e,s,o,r,i]){return this.d+=`C${this.#t(t,e)} ${this.#t(s,o)} ${this.#t(r,i)}`,this}close(){return this.d+="Z",this}};var vo=9,Cn=.1,xi=.5,ko=7,yi=.45;function _o(n,t,e,s){let o=new Map(t?.needed.map(([l,d,h,u])=>[`${l} ${d} ${h-n.start}`,u])),r=([l,d,h,u])=>(o.get(`${l} ${d} ${h}`)??0)>=(h===u?xi:Cn),i=Math.min(1,e.gap/40),a=[],c=new Map;for(let l of n.arcs){let[,,d,h,u]=l,p=ki(l,e,s);if(r(l))a.push({arc:l,d:p,width:ko*u*i});else if(d!==h){let f=Math.round(ko*yi*i*u*2)/2;c.set(f,(c.get(f)??"")+p)}}return{strong:a,bundles:[...c]}}var Nn=([n,t],e,s)=>e.at(n,xo(t,s));function ki(n,t,e){let[s,,o,r]=n,[i,a,c]=[Nn(n,t,e),t.row(r),t.row(o)],l=t.at(s,(St[0]+St[1])/2),d=Math.min(14,t.gap/3),h=new yt(t.turned);if(o===r){let[u,p]=[Math.min(13,t.block/8),Math.min(38,.52*t.gap)];return h.move(i-u,a).curve(i-u,a-p,i+u,a-p,i+u,a).d}return h.move(i-d,a).curve(i-2,a,i,a+2,i,a+d).line(i,c-d).curve(i,c-2,i+2,c,Math.min(i+d,l),c).line(l,c).d}var Rn=["attention","word","feed-forward"],vi=[1,0,2];function zn({at:n,from:t,to:e},s){return Array.from({length:s},(o,r)=>{if(r===0)return[t-8,n(0,St[0])];let[i,a]=[Math.floor((r-1)/2),(r-1)%2],c=a?Be:St,l=a?n(i+1,St[0]):n(i,Be[0]);return[n(i,c[1]),r===s-1?e:l]})}var Mo=(n,t,e)=>t<=0?n.at(0,.04):zn(n,e)[Math.min(t,e-1)][0];function Ln(n,t){let e=vi.map(i=>Math.max(0,n[i])*t),s=e.reduce((i,a)=>i+a,0),o=2-s;o>0&&(e[1]+=o);let r=-Math.max(s,2)/2;return[r,...e.map(i=>r+=i)]}function Ao(n,t,e){let s=e.row(t),o=n.shares.map(r=>Ln(r[t],e.unit).map(i=>s+i));return Rn.map((r,i)=>Eo(o,i,i+1,e))}function To(n,t,e){let s=e.row(t),o=n.shares.map(r=>Ln(r[t],e.unit).map(i=>s+i));return Eo(o,0,3,e)}function Eo(n,t,e,s){let o=new yt(s.turned),r=zn(s,n.length);o.move(r[0][0],n[0][t]),n.forEach((i,a)=>{a>0&&o.ease(r[a-1][1],r[a][0],n[a-1][t],i[t]),o.line(r[a][1],i[t])});for(let i=n.length-1;i>=0;i--)o.line(r[i][1],n[i][e]),o.line(r[i][0],n[i][e]),i>0&&o.ease(r[i][0],r[i-1][1],n[i][e],n[i-1][e]);return o.close().d}function So(n,t,e){let s=e.row(t),o=n.added.length/2;return Array.from({length:o},(r,i)=>{let[a,c]=Be.map($=>e.at(i,$)),[l,d]=[2*i+1,2*i+2].map($=>s+Ln(n.shares[$][t],e.unit)[0]),h=Math.min(n.added[2*i+1][t]*e.unit,.62*e.gap),u=Math.min(l,d)-h*.6,[p,f]=[a+(c-a)*.3,a+(c-a)*.7];return new yt(e.turned).move(a,l).curve(p,l,p,u,(a+c)/2,u).curve(f,u,f,d,c,d).close().d})}function Dn(n,t,e,s){let o=new yt(t.turned),r=zn(t,n.length),i=a=>e-s*n[a];return o.move(r[0][0],e).line(r[0][0],i(0)),n.forEach((a,c)=>{c>0&&o.ease(r[c-1][1],r[c][0],i(c-1),i(c)),o.line(r[c][1],i(c))}),o.line(r[r.length-1][1],e).close().d}var _i=.1;function Oo(n,t,e,s){let{now:o,before:r,tokens:i}=t,{turned:a,gap:c}=n,l=h=>a?h===o.ids.length-1:c>=40||h===o.ids.length-1,d=(h,u)=>{let[p,f,$]=o.shares[2*h+2][u];return(p+f+$)*n.unit/2};return o.words.flatMap((h,u)=>h.map((p,f)=>{if(!p||!l(f)||!s(u,1))return _;if(f<o.ids.length-1&&(p[1]<_i||o.ids[f]===i.end))return _;let[$,w]=[n.at(u,1),n.row(f)],[v,T]=a?[w+d(u,f)+5,$-4]:[$-4,w+d(u,f)+13],I=`lens ${p[1]>=.5?"sure":p[1]<.15?"unsure":""} ${e.has(f)?"":"other"}`,N=r?.words[u]?.[f],R=a?"start":"end",A=a?54:n.block-6,S=`\u201C${i.name(p[0])}\u201D`,M=N&&N[0]!==p[0];return[V(v,T,S,I,{anchor:R,width:ut(S,12,A)}),M&&n.gap>60&&!a?V(v,T+13,i.name(N[0]),"lens struck",{anchor:R}):_]}))}function Io(n,{stage:t,sizes:e,now:s}){let o=2*e.n_layers,[r,i]=[n.row(0)-n.gap/2,n.row(s.ids.length-1)+n.gap/2],a=(c,l,d)=>{let[h,u,p,f]=n.turned?[r,c,i-r,4]:[c,r,4,i-r];return P`
      <rect class="${l} ${d?"":"waiting"}" x=${h} y=${u} width=${p}
        height=${f}></rect>
    `};return[a(n.to,"final-norm",t>o),a(n.to+4,"projection",t>o+1)]}var Pn=([n,t],e)=>[e.name(n),tt(t)];function Co(n,t){let{now:e,before:s,tokens:o,stage:r,sizes:i,picked:a,onWrite:c}=t;if(r<2*i.n_layers+2)return _;let l=e.ids.length,[d,h]=Pn(e.next[0],o),u=e.guesses.slice(0,-1).map((A,S)=>{if(!A||!n.turned&&n.gap<40)return _;let[M,b]=Pn(A,o),g=A[1]>=.5?"guess sure":"guess";if(n.turned){let y=n.gap-3;return[V(n.row(S),n.to+24,M,g,{anchor:"middle",width:ut(M,12,y)}),V(n.row(S),n.to+39,G(A[1],0),"guess-share",{anchor:"middle"})]}let m=n.to+20;return[V(m,n.row(S)-1,M,g),V(m,n.row(S)+15,b,"guess-share")]}),p=n.row(l-1),[f,$,w,v]=n.turned?[4,n.to+50,n.width-8,44]:[n.to+14,p-24,n.after-2,48],T=(n.turned,n.to+8),I=n.turned||n.after>200?25:19,N=n.turned?`M${p-8} ${T}L${p+8} ${T}L${Math.min(p+40,w)} ${$+4}L${p-40} ${$+4}Z`:`M${T} ${p-14}L${T} ${p+14}L${f+12} ${p+24}L${f+12} ${p-24}Z`,R=s&&s.next[0][0]!==e.next[0][0]?s.next[0]:void 0;return[u,P`
      <g class="answer ${a?"":"waiting"}" role="button" tabindex="0" aria-label="Write ${d}"
        @click=${()=>c(e.next[0][0])}
        @keydown=${A=>A.key==="Enter"&&c(e.next[0][0])}>
            <path d=${N}></path><rect x=${f} y=${$} width=${w} height=${v} rx="7"></rect>
            ${V(f+16,$+v/2+I*.35,d,`answer-word size-${I}`,{width:ut(d,I,w-96)})}
            ${V(f+w-10,$+v/2+6,h,"answer-share",{anchor:"end"})}
            <title>Write “${d}”</title>
          </g>
    `,n.turned?_:e.next.slice(1,4).map((A,S)=>{let[M,b]=Pn(A,o),g=$+v+20+18*S;return[V(f+16,g,M,"guess"),V(f+w-10,g,b,"guess-share",{anchor:"end"})]}),R&&!n.turned?V(f+w-10,$-8,`${o.name(R[0])} was ${G(R[1])}`,"guess-share",{anchor:"end"}):_]}function No(n,{now:t,before:e,tokens:s,sizes:o,stage:r}){let[i,a]=[n.height-14,46],[c]=(e??t).next[0],l=p=>p.chances.slice(0,Math.min(r,2*o.n_layers)+1),d=`\u201C${s.name(c)}\u201D`,h=V(0,i-18,"chance of","name"),u=Array.from({length:o.n_layers},(p,f)=>{if(r<2*f+2)return _;let $=t.chances[2*f+2],w=i-a*$-5;return V(n.at(f,.97),Math.max(w,i-a+8),G($,$<.1&&$>5e-4?1:0),"chance-mark",{anchor:"end"})});return[h,V(0,i-3,d,"name",{width:ut(d,13,n.chip)}),P`<line class="axis" x1=${n.from-8} x2=${n.to} y1=${i} y2=${i}></line>`,P`<path class="chance" d=${Dn(l(t),n,i,a)}></path>`,e?P`<path class="was" d=${Dn(l(e),n,i,a)}></path>`:_,u]}function zo(n){let{now:t,before:e,width:s,sizes:o,stage:r}=n,i=t.ids.length,a=[...t.shares,...e?.shares??[]].flat(),c=Math.max(...a.map(([v,T,I])=>v+T+I)),l=yo(s,i,c,o),d=o.n_layers,{strong:h,bundles:u}=_o(t,n.losses,l,o.n_heads),p=new Set([i-1,...h.filter(({arc:v})=>v[2]===i-1).map(({arc:v})=>v[3])]),f=r>2*d?l.to:Mo(l,r,2*d+1)+4,$=`${n.id}-clip-${l.turned?"down":"across"}`,w=(v,T)=>r>=2*v+1+T;return x`
    <svg class="model-picture ${l.turned?"turned":""}" width=${s} height=${l.height}
      viewBox="0 0 ${s} ${l.height}" role="group" aria-label=${Mi(n)}>
      <defs><clipPath id=${$}>${l.turned?P`<rect x="0" y="0" width=${s} height=${f}></rect>`:P`<rect x="0" y="0" height=${l.height} width=${f}></rect>`}</clipPath></defs>
      ${Ai(l,n)}
      ${t.ids.map((v,T)=>Ti(T,l,n,p.has(T)))}
      <g clip-path=${r>2*d?_:`url(#${$})`}>
        ${t.ids.map((v,T)=>P`<g class="river ${p.has(T)?"":"faded"}">
          ${Ao(t,T,l).map((I,N)=>P`<path class=${Rn[N]} d=${I}></path>`)}
          ${So(t,T,l).map(I=>P`<path class="feed-forward bump" d=${I}></path>`)}
        </g>`)}
        ${e?t.ids.map((v,T)=>P`<path class="was" d=${To(e,T,l)}></path>`):_}
        <g class="arcs">${u.map(([v,T])=>P`<path stroke-width=${v} d=${T}></path>`)}</g>
        ${h.map(v=>Ei(v,n))}
      </g>
      ${Oi(h.filter(({arc:v})=>w(v[0],0)),l,n)}
      ${Oo(l,n,p,w)}
      ${Io(l,n)}
      ${Co(l,n)}
      ${l.turned?_:No(l,n)}
    </svg>
  `}var Fe=(n,t)=>n===t.end?"start":t.name(n);function Mi({now:n,before:t,tokens:e}){let s=([i,a])=>`${e.name(i)}, ${G(a,a<.01?1:0)}`,o=n.ids.map((i,a)=>{let c=n.guesses[a];return Fe(i,e)+(c?`: then ${s(c)}`:"")}),r=t?`; before, ${s(t.next[0])}`:"";return`The model reads ${o.join("; ")}. Next: ${s(n.next[0])}${r}.`}function Ai(n,{sizes:t,now:e,onBlock:s}){let{turned:o,at:r,block:i,width:a,edge:c}=n,l=e.ids.length*n.gap;return Array.from({length:t.n_layers},(d,h)=>{let u=r(h,0),[p,f,$,w]=o?[0,u,a,i]:[u,22,i,c-22+4],v=o?`${h}`:`block ${h}`;return P`
      <g class="ground ${h%2?"odd":"even"}" role="button" tabindex="0" data-layer=${h}
        aria-label="Open block ${h}" @click=${()=>s(h)}
        @keydown=${T=>T.key==="Enter"&&s(h)}>
            <rect x=${p} y=${f} width=${$} height=${w} rx="6"></rect>
            ${o?V(4,u+i/2+4,v,"name"):V(u+i/2,15,v,"name",{anchor:"middle"})}
            ${o?_:P`<rect class="target" x=${p} y="0" width=${$} height="26"></rect>`}
            <title>Open block ${h}: ${l>0?"its heads, neurons and additions":""}</title>
          </g>
    `})}function Ti(n,t,e,s){let{now:o,tokens:r,replaced:i,onCut:a}=e,{turned:c,gap:l}=t,d=o.ids[n],[h,u]=[i.has(n),i.get(n)],p=u!==void 0?Fe(u,r):h?"\xD7":Fe(d,r),f=c?26:Math.min(34,l-3),$=c?l-3:t.chip,[w,v]=c?[t.row(n)-$/2,4]:[0,t.row(n)-f/2],T=c?12:Math.max(11,Math.min(17,l*.5)),I=`embedding@${o.start+n}`,N=[s&&"bold",d===r.end&&"end",h&&"changed"],R=[`tone-${n%4}`,...N.filter(Boolean)].join(" ");return P`
    <g class="chip ${R}" data-part=${I}
      @click=${()=>a(I)}>
      <rect x=${w} y=${v} width=${$} height=${f} rx="5"></rect>
      <text x=${w+$/2} y=${v+f/2+T*.35} text-anchor="middle" style="font-size: ${T}px"
        textLength=${ut(p,T,$-8)??_} lengthAdjust="spacingAndGlyphs">${p}</text>
      <title>${Fe(d,r)}: ${h?"put its numbers back":"switch its first numbers off"}</title>
    </g>
  `}var Ro=({arc:[n,t,e]},{now:s})=>`blocks.${n}.attention.heads.${t}@${s.start+e}`;function Ei(n,t){let{onCut:e,now:s,tokens:o}=t,[r,i,a,c,l]=n.arc,d=[a,c].map(h=>o.name(s.ids[h]));return P`
    <g class="strong" data-part=${Ro(n,t)} @click=${()=>e(Ro(n,t))}>
      <path class="halo" d=${n.d} stroke-width=${n.width+3}></path>
      <path d=${n.d} stroke-width=${Math.max(n.width,1)}></path>
      <title>Block ${r}, head ${i}: “${d[0]}” looks at “${d[1]}”, ${G(l,0)}. Click to switch it off here.</title>
    </g>
  `}var Si=100;function Oi(n,t,{sizes:e}){if(t.turned||t.gap<56)return _;let s=new Map;for(let o of n){let[r,,i,a]=o.arc,c=`${r} ${i} ${i===a}`;s.set(c,[...s.get(c)??[],o])}return[...s.values()].map(o=>{let[,,r,i]=o[0].arc,a=[...new Set(o.map(({arc:p})=>p[1]))],c=Math.max(...o.map(({arc:p})=>Nn(p,t,e.n_heads)))+9,l=a.length>1&&t.block<Si,d=`${l?"":a.length>1?"heads ":"head "}${a.join(", ")}`,h=l?"":o.map(({arc:p})=>G(p[4],0)).join(", ");if(r===i)return V(c+8,t.row(r)-.36*t.gap,`${d}, itself`,"arc-name");let u=t.row(r)-.5*t.gap;return[V(c,u-1,d,"arc-name"),V(c,u+13,h,"arc-weight")]})}async function*Lo(n,t,e,{n_layers:s,n_heads:o},r){let i=async(c,l)=>{let{chances:d}=await r({...n,edits:[{part:c,at:l}],chances:[t]});return d.logits[0][0]},a={heads:K(s,()=>K(o,()=>NaN)),feed_forward:K(s,()=>NaN),needed:[]};for(let c=0;c<s;c++){for(let l=0;l<o;l++)a.heads[c][l]=await i(`blocks.${c}.attention.heads.${l}`);a.feed_forward[c]=await i(`blocks.${c}.feed_forward`),yield{...a}}if(!(n.ids.length>vo))for(let c=0;c<s;c++){for(let l=0;l<o;l++)for(let d=0;d<n.ids.length;d++){let h=Math.log(e/await i(`blocks.${c}.attention.heads.${l}`,[d]));h>=Cn&&a.needed.push([c,l,d,h])}yield{...a}}}var Ci=400,Ni=8,Bn=({ids:n,edits:t,snapshot:e})=>e==="100"?{ids:n,edits:t}:{ids:n,edits:t,snapshot:e},Ue=class{sizes;#t;#e;constructor(t,e,s){this.sizes=t,this.#t=new Map,this.#e=new Map,this.#n=({ids:i,snapshot:a})=>`${a} ${i}`,this.#s=({ids:i,edits:a,snapshot:c},l)=>`${c} ${JSON.stringify(a)} ${i.slice(0,l+1)}`;let{now:o,losses:r}=e;o&&(this.#t.set(this.#n(s),{reading:o,losses:r}),o.ids.forEach((i,a)=>{let c=[...o.words.map(l=>l[a]),o.guesses[a]];c.includes(null)||this.#e.set(this.#s(s,o.start+a),c)}))}#n;#s;#r(t){let e=this.#n(t),s=this.#t.get(e)??{};this.#t.delete(e),this.#t.set(e,s);let[o]=this.#t.keys();return this.#t.size>Ni&&this.#t.delete(o),this.#e.size>Ci&&this.#e.clear(),s}async*answer(t,e){let s={...t,edits:[]},o=this.#r(t);o.reading??=await this.#o(s,e);let{next:[[r,i]]}=o.reading,a=t.edits.length?await this.#o(t,e,r):void 0,c=l=>{let d=this.#i(o.reading,s);return a?{whole:l,now:this.#i(a,t),before:d,losses:o.losses}:{whole:l,now:d,losses:o.losses}};if(yield c(!1),await this.#a(o.reading,s,e),a&&await this.#a(a,t,e),yield c(!0),!(o.losses&&!o.losses.feed_forward.some(Number.isNaN)))for await(let l of Lo(Bn(s),r,i,this.sizes,e))o.losses=l,yield c(!0)}async#o(t,e,s){let{n_layers:o}=this.sizes,r=Math.min(t.ids.length,32),i=Bn(t),a=En(o),c=[...a,...Sn(o),...On(o)],{activations:l,words:d}=await e({...i,names:c,words:10}),h=d[0].map(({id:$,probability:w})=>[$,w]),u=await e({...i,lens:a,words:1,chances:[s??h[0][0]]}),p=K(r-1,()=>null),f=a.filter($=>$.endsWith(".output"));return{start:t.ids.length-r,ids:t.ids.slice(-r),...$o(l,this.sizes,r),words:f.map($=>[...p,Pe(u.lens[$])[0]]),guesses:[...p,h[0]],next:h,chances:[...a,"logits"].map($=>u.chances[$][0][0])}}#i(t,e){if(t.ids.length>12)return t;let s=t.ids.map((r,i)=>this.#e.get(this.#s(e,t.start+i))),o=r=>(i,a)=>s[a]?.[r]??i;return{...t,words:t.words.map((r,i)=>r.map(o(i))),guesses:t.guesses.map(o(this.sizes.n_layers))}}async#a({start:t,ids:e},s,o){if(e.length>12)return;let r=K(e.length,l=>t+l).filter(l=>!this.#e.has(this.#s(s,l)));if(!r.length)return;let i=K(this.sizes.n_layers,l=>`blocks.${l}.output`),a=await o({...Bn(s),lens:i,positions:r,words:1}),c=[...i.map(l=>Pe(a.lens[l])),Pe(a.words)];r.forEach((l,d)=>this.#e.set(this.#s(s,l),c.map(h=>h[d])))}};var Ri=["00_five_steps","","02_embeddings","03_attention","04_feed_forward","05_whole_model","06_prediction"],Pt=n=>({number:n,file:Ri[n]}),Po=({n_layers:n})=>2*n+3;function We(n,t,e,s,o){let{n_layers:r,d_model:i,vocab_size:a,d_ff:c,n_heads:l}=t,d=s.ids.length,h=w=>`\u201C${o.name(w)}\u201D`,u=h(s.ids[d-1]),p=`[${d}, ${i}]`,[f,$]=s.next[0];if(n===0)return{name:"Embed",sentence:`Every token becomes ${i} numbers, looked up in a table; what says where it stands is added.`,shape:`[${d}] \u2192 ${p}`,parameters:e.embedding,lesson:Pt(2)};if(n<=2*r){let[w,v]=[Math.floor((n-1)/2),(n-1)%2];if(v===0){let N=s.arcs.filter(([b,,g])=>b===w&&g===d-1),[,R,,A,S]=N.sort((b,g)=>g[4]-b[4])[0]??[],M=A===void 0?`${u} looks at no row for more than two fifths.`:`${u} looks most at ${A===d-1?"itself":h(s.ids[A])}: head ${R}, ${G(S,0)}.`;return{name:`Attention, block ${w}`,sentence:`Rows take from rows above: ${l} heads choose from which, and what they bring is added. ${M}`,shape:`${p} \u2192 ${p}`,parameters:e.attention,lesson:Pt(3)}}let T=s.words[w][d-1],I=T?` If the model ended here, it would say ${h(T[0])}, ${G(T[1],0)}.`:"";return{name:`Feed-forward, block ${w}`,sentence:`Each row by itself goes through ${c} neurons, and what comes out is added.${I}`,shape:`${p} \u2192 [${d}, ${c}] \u2192 ${p}`,parameters:e.feed_forward,lesson:Pt(4)}}return n===2*r+1?{name:"Norm",sentence:"The last row is brought to one length, however long it has become.",shape:`[${i}] \u2192 [${i}]`,parameters:e.norm,lesson:Pt(5)}:n===2*r+2?{name:"Scores",sentence:`Its ${i} numbers are compared with those of all ${q(a)} tokens, in the table of the beginning.`,shape:`[${i}] \u2192 [${a}]`,parameters:0,lesson:Pt(5)}:{name:"Pick",sentence:`${h(f)} fits best, ${G($)}. Written, it becomes the next row, and all runs again.`,shape:`[${a}] \u2192 1 token`,parameters:0,lesson:Pt(6)}}var zi=350,Bo=34,Li=[326,726];function Fo(n){let{state:t,data:e,tokens:s,control:o,host:r}=n,i=e("sizes"),a=e("counts"),c=e("_first"),l=n.local({width:(r?.clientWidth??0)-Bo,breaking:!1}),d=Po(i),h=()=>t.station<0?d:Math.min(t.station,d),u=new De(n,{at:h,last:()=>d,go:A=>t.station=A>=d?-1:A,of:()=>t.text,next:"Next step",pace:zi});if(r){let A=new ResizeObserver(()=>l.width=r.clientWidth-Bo);A.observe(r),n.onCleanup(()=>A.disconnect())}let p=()=>l.width>0?[l.width]:Li,f=()=>({ids:s.input(t.text),edits:Ie(t,s),snapshot:t.snapshot}),$=new Ue(i,c,f());function w(A){n.append(A),t.station=0,u.play()}let v=A=>t.cuts=Et(t.cuts,A);function T({now:A}){let S=s.input(t.other),M=t.cuts.map(Dt).filter(({part:b})=>b==="embedding");return new Map(M.flatMap(({position:b})=>A.ids.map((g,m)=>m).filter(g=>b===void 0||g===b-A.start).map(g=>[g,t.patch?S[A.start+g]:void 0])))}function I(A,S){let M=h();return zo({sizes:i,tokens:s,width:S,id:`${n.id}-${S}`,now:A.now,before:A.before,losses:A.losses,stage:M,picked:M===d,onCut:v,onWrite:w,replaced:T(A),onBlock:b=>Object.assign(t,{layer:b,level:"block"})})}function N({now:A}){let{name:S,sentence:M,shape:b,parameters:g,lesson:m}=We(h(),i,a,A,s),y=r?.ownerDocument.documentElement.dataset.content_root;return x`
      <p class="caption"><strong>${S}.</strong> ${M}
        <span class="faint">${b}${g?x`
            · ${q(g)} parameters
          `:_}
          ${y===void 0?_:x`
            · <a href="${y}notebooks/${m.file}.html">Lesson ${m.number}</a>
          `}</span></p>
    `}function R(A){if(!(l.breaking||t.cuts.length>0))return _;let M=A.before??A.now,b=s.name(M.next[0][0]),g=y=>t.cuts=y,m=y=>Ce(y,s,s.input(t.text));return x`
      <div class="break-panel">
        ${t.cuts.length&&A.before?wo({tokens:s,counts:a,nameOf:m,onChange:g,cuts:t.cuts,patch:t.patch,now:A.now,before:M}):x`<p class="score"><strong>Find the fewest parts without which “${b}” is lost.</strong>
            Switch off a part in the table, an arc in the picture, or a word on the left.</p>`}
        ${go({sizes:i,tokens:s,onChange:g,cuts:t.cuts,losses:A.losses,answer:M.next[0]})}
        <div class="break-way">
          ${o("patch")}
          ${t.patch?o("other"):_}
          <p class="faint">${ne(t,s)}</p>
          ${F("Put all back",()=>Object.assign(t,{cuts:[]}),{disabled:!t.cuts.length})}
        </div>
      </div>
    `}return{first:c.now?{...c,whole:!0}:void 0,question:f,answer:(A,S)=>$.answer(A,S),settled:({whole:A})=>!!A,announcement(A){if(!A)return"";let{name:S,sentence:M}=We(h(),i,a,A.now,s);return`${S}. ${M}`},view(A){if(!A)return x`<p class="model-waits faint">The picture comes with the model.</p>`;let[S]=A.now.next[0],M=h();return x`
        <div class="map-controls buttons">
          ${F(x`Write <bdi>“${s.name(S)}”</bdi>`,()=>w(S))}
          <button type="button" aria-expanded=${l.breaking||t.cuts.length>0?"true":"false"}
            @click=${()=>l.breaking=!l.breaking}>Break it</button>
          ${F("All the weights",()=>t.level="weights")}
          ${o("snapshot")}
        </div>
        <div class="model-pictures ${l.width>0?"":"still"}">
          ${p().map(b=>I(A,b))}
        </div>
        <p class="legend faint"><span>A row is made of</span>
          <span class="key embedding">the word itself</span>
          <span class="key attention">what attention brings from words before</span>
          <span class="key feed-forward">what feed-forward networks add</span></p>
        <div class="transport">
          ${u.view()}
          ${zt({label:_,name:"How far the text has come",value:M,stops:Kt(0,d,1),text:b=>We(b,i,a,A.now,s).name,onChange:b=>t.station=b>=d?-1:b})}
        </div>
        ${N(A)}
        ${R(A)}
      `}}}var Di=n=>Math.max(1,Math.floor(n/2));function Uo(n,t,e=n){if(n<=t)return 0;if(n===e)return n-t;let s=Math.max(e,t)+1,o=Di(t),r=t-o+1;return s-o+r*Math.floor((n-s)/r)}function je(n,t){let e=0;return n.flatMap(s=>Array.from({length:s.name.includes("*")?t:1},(o,r)=>{let i=s.shape.reduce((c,l)=>c*l,1),a={...s,name:s.name.replace("*",String(r)),offset:e,size:i};return e+=i,a}))}function Ft(n){let t=Bt(n);return[...new Set(n.map(({component:s})=>s))].map(s=>{let o=Bt(n.filter(({component:r})=>r===s));return{name:s,count:o,share:o/t}})}var Bt=n=>n.reduce((t,{size:e})=>t+e,0);function He(n){let[,t,e]=/^([a-z0-9_.]+)\[(\d{1,6}(?:,\d{1,6})*)\]$/.exec(n.replaceAll(/\s/g,""))??[];return t===void 0?void 0:{name:t,index:e.split(",").map(Number)}}var L=(n,...t)=>`${n}[${t.join(",")}]`,ft=(n,t)=>n.reduce((e,s,o)=>e*t[o]+s,0);function Fn(n,t){let e=[];for(let s of t.toReversed())e.unshift(n%s),n=Math.floor(n/s);return e}var Ut=n=>`[${n.join(", ")}]`;var Wo={norm_1:"T d_model","attention.q":"n_heads T d_head","attention.k":"n_heads T d_head","attention.v":"n_heads T d_head","attention.scores":"n_heads T T","attention.weights":"n_heads T T","attention.heads":"n_heads T d_head","attention.output":"T d_model",middle:"T d_model",norm_2:"T d_model","feed_forward.up":"T d_ff","feed_forward.hidden":"T d_ff","feed_forward.output":"T d_model",output:"T d_model"},Un={"embedding.token":"T d_model","embedding.position":"T d_model",embedding:"T d_model",norm:"T d_model",logits:"T vocab_size"};function lt(n){let[,t,e]=/^blocks\.(0|[1-9]\d*)\.(.+)$/.exec(n)??[];return t===void 0?[void 0,n]:[Number(t),e]}function Pi(n,t,e){let[s,o]=lt(n);return s!==void 0&&s>=e.n_layers?void 0:(s===void 0?Un:Wo)[o]?.split(" ").map(i=>i==="T"?t:e[i])}var Bi=({n_layers:n})=>[...Object.keys(Un).slice(0,3),...Array.from({length:n},(t,e)=>Object.keys(Wo).map(s=>`blocks.${e}.${s}`)).flat(),...Object.keys(Un).slice(3)];function oe(n,t,e,s){let o=He(n);if(!o)return`\u201C${n}\u201D is not a tensor\u2019s name and an index, such as ${t[2].name}[3,7].`;let{name:r,index:i}=o,a=t.find(h=>h.name===r),c=a?.shape??Pi(r,e,s);if(!c){let h=Fi(r,[...t.map(u=>u.name),...Bi(s)]);return`The model has no \u201C${r}\u201D. Did you mean ${h}?`}let l=c.map(h=>h-1);return i.length===c.length&&i.every((h,u)=>h<=l[u])?{name:r,index:i,shape:c,tensor:a}:`[${i}] is outside ${r}: its shape is ${Ut(c)}${a?"":" for this text"}, so its last number is [${l}].`}function Fi(n,t){let e=r=>new Set(Array.from({length:r.length-1},(i,a)=>r.slice(a,a+2))),s=e(n),o=r=>{let i=e(r);return s.intersection(i).size/Math.max(1,s.union(i).size)};return t.reduce((r,i)=>o(i)>o(r)?i:r)}var Wn=class n{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new n(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,s){if(this.empty)return e;let o=this.#t+t,r=this.edits[o];if(r){let i=r(e.slice(),s,this.start);if(!(i instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${i}, not a Float32Array`);if(i.length!==e.length)throw new RangeError(`the edit of ${o} made ${i.length} numbers of [${s.join(", ")}]`);e=i}return this.names.has(o)&&this.captured.set(o,{values:e.slice(),shape:s}),e}},Ui=new Wn;var Wi=Math.sqrt(2/Math.PI),jo=n=>.5*n*(1+Math.tanh(Wi*(n+.044715*n*n*n)));var ji=1e-5;function j(n){if(n===-1/0)return"\u2212\u221E";let t=Math.abs(n);return t<5e-6?"0":Y(n,t<.01?5:3)}var re=n=>n<0?`(${j(n)})`:j(n),jn=(n,t,e,s)=>({kind:"formula",what:`It is copied from ${t}.`,operands:[{label:"in the table",value:s,cell:e}],text:j(s),computed:s,value:n});function qe({activation:n},t,e,s,o){let[r,i]=[n(e,...o),n(s,...o)];return{kind:"formula",what:"It is the sum of two numbers in the same place.",operands:[{label:e,value:r,cell:L(e,...o)},{label:s,value:i,cell:L(s,...o)}],text:`${j(r)} + ${re(i)}`,computed:r+i,value:t}}function Hn({sizes:{d_model:n},activation:t,weight:e},s,o,r,[i,a]){let c=Array.from({length:n},(f,$)=>t(o,i,$)),l=c.reduce((f,$)=>f+$,0)/n,d=c.reduce((f,$)=>f+($-l)**2,0)/n,h=Math.sqrt(d+ji),[u,p]=[e(`${r}.weight`,a),e(`${r}.bias`,a)];return{kind:"formula",what:`It is normalized: from x, the mean of the token\u2019s ${n} numbers is taken away, and the rest
      is divided by their deviation. Then it gets a learned gain and a learned shift.`,operands:[{label:"x",value:c[a],cell:L(o,i,a)},{label:"mean",value:l},{label:"deviation",value:h},{label:"gain",value:u,cell:L(`${r}.weight`,a)},{label:"shift",value:p,cell:L(`${r}.bias`,a)}],text:`(${j(c[a])} \u2212 ${re(l)}) / ${j(h)} \xB7 ${re(u)} + ${re(p)}`,computed:(c[a]-l)/h*u+p,value:s}}function Ho({activation:n},t,e,[s,o,r]){let i=Array.from({length:o+1},(l,d)=>n(e,s,o,d)),a=Math.max(...i),c=i.reduce((l,d)=>l+Math.exp(d-a),0);return{kind:"formula",what:`It is a share of 1: softmax over the scores of the ${i.length} tokens that this token may look at.`,operands:[{label:"score",value:i[r],cell:L(e,s,o,r)},{label:"largest score",value:a},{label:"sum of exp(score \u2212 largest)",value:c}],text:`exp(${j(i[r])} \u2212 ${re(a)}) / ${j(c)}`,computed:Math.exp(i[r]-a)/c,value:t}}var qo=(n,t,e)=>({kind:"formula",what:"It is the activation function of one number: large ones pass, negative ones are nearly 0.",operands:[{label:"x",value:e,cell:t}],text:`gelu(${j(e)})`,computed:jo(e),value:n}),qn=(n,t,e)=>({kind:"formula",what:`Token ${e} comes after token ${t}, so the mask hides it: its score is \u2212\u221E, and its weight 0.`,operands:[],text:"hidden by the mask",computed:n,value:n});var Go=n=>n?`blocks.${n-1}.output`:"embedding";function Xo(n,{n_layers:t}){let[e,s]=lt(n),o=(...c)=>c.map(l=>`blocks.${e}.${l}`),r=Go(e??t),i={embedding:["embedding.token","embedding.position"],norm_1:[r],"attention.q":o("norm_1","attention.q","attention.k","attention.v"),"attention.scores":o("attention.q","attention.k"),"attention.weights":o("attention.scores"),"attention.heads":o("attention.weights","attention.v"),"attention.output":o("attention.heads"),middle:[r,...o("attention.output")],norm_2:o("middle"),"feed_forward.up":o("norm_2"),"feed_forward.hidden":o("feed_forward.up"),"feed_forward.output":o("feed_forward.hidden"),output:o("middle","feed_forward.output"),norm:[r],logits:["norm"]},a=/^attention\.[kv]$/.test(s)?"attention.q":s;return[...new Set([...i[a]??[],n])]}function Vo(n,t,e){let{sizes:s,ids:o,weight:r,activation:i}=n,{d_model:a,n_heads:c,d_head:l,d_ff:d,n_layers:h}=s,[u,p]=lt(t),f=g=>`blocks.${u}.${g}`,$=Go(u??h),w=i(t,...e),v=o.length,T=(g,m,y,k)=>({name:g,component:m,rows:y,columns:k,at:(E,C)=>r(g,E,C),cell:(E,C)=>L(g,E,C)}),I=(g,m)=>({name:g,rows:v,columns:m,at:(y,k)=>i(g,y,k),cell:(y,k)=>L(g,y,k)}),N=(g,m,y)=>({name:`${g}[${m}]`,rows:v,columns:y,at:(k,E)=>i(g,m,k,E),cell:(k,E)=>L(g,m,k,E)}),R=g=>({...g,name:`${g.name}.T`,rows:g.columns,columns:g.rows,at:(m,y)=>g.at(y,m),cell:(m,y)=>g.cell(y,m)}),A=(g,m,y,k,E,C)=>({kind:"product",left:y,result:k,row:E,column:C,value:w,right:T(`${g}.weight`,m,y.columns,k.columns),bias:{cell:L(`${g}.bias`,C),value:r(`${g}.bias`,C)}}),[S,M,b]=e;switch(p){case"embedding.token":{let g=["token_embedding.weight",o[S],M];return jn(w,`the row of token ${o[S]}`,L(...g),r(...g))}case"embedding.position":{let g=["position_embedding.weight",S,M];return jn(w,`the row of position ${S}`,L(...g),r(...g))}case"embedding":return qe(n,w,"embedding.token","embedding.position",e);case"norm_1":case"norm":return Hn(n,w,$,t,e);case"norm_2":return Hn(n,w,f("middle"),t,e);case"middle":return qe(n,w,$,f("attention.output"),e);case"output":return qe(n,w,f("middle"),f("feed_forward.output"),e);case"attention.q":case"attention.k":case"attention.v":{let g=["q","k","v"].map(z=>f(`attention.${z}`)),m=c*l,y=z=>[g[Math.floor(z/m)],Math.floor(z/l)%c,z%l],k={name:"queries | keys | values",rows:v,columns:3*m,at(z,O){let[D,W,H]=y(O);return i(D,W,z,H)},cell(z,O){let[D,W,H]=y(O);return L(D,W,z,H)}},E=g.indexOf(t)*m+S*l+b,C=I(f("norm_1"),a);return A(f("attention.qkv"),"attention",C,k,M,E)}case"attention.scores":return b>M?qn(w,M,b):{kind:"product",left:N(f("attention.q"),S,l),right:R(N(f("attention.k"),S,l)),result:N(t,S,v),row:M,column:b,divisor:Math.sqrt(l),value:w};case"attention.weights":return b>M?qn(w,M,b):Ho(n,w,f("attention.scores"),e);case"attention.heads":return{kind:"product",left:N(f("attention.weights"),S,v),right:N(f("attention.v"),S,l),result:N(t,S,l),row:M,column:b,value:w};case"attention.output":{let g=f("attention.heads"),m={name:`${g}, side by side`,rows:v,columns:c*l,at:(y,k)=>i(g,Math.floor(k/l),y,k%l),cell:(y,k)=>L(g,Math.floor(k/l),y,k%l)};return A(t,"attention",m,I(t,a),S,M)}case"feed_forward.up":{let g=I(f("norm_2"),a);return A(t,"feed-forward",g,I(t,d),S,M)}case"feed_forward.output":{let g=I(f("feed_forward.hidden"),d),m=f("feed_forward.down");return A(m,"feed-forward",g,I(t,a),S,M)}case"feed_forward.hidden":{let g=L(f("feed_forward.up"),...e);return qo(w,g,i(f("feed_forward.up"),...e))}default:return{kind:"product",left:I("norm",a),right:R(T("token_embedding.weight","token embedding",s.vocab_size,a)),result:I("logits",s.vocab_size),row:S,column:M,value:w}}}function Yo({left:n,right:t,row:e,column:s}){let o=new Float64Array(n.columns),r=0;for(let i=0;i<o.length;i++)o[i]=r+=n.at(e,i)*t.at(i,s);return o}var Hi=[[/^embedding\./,"02_embeddings"],[/^attention/,"03_attention"],[/^feed_forward/,"04_feed_forward"],[/^logits/,"06_prediction"],[/./,"05_whole_model"]],qi=n=>{let[,t]=lt(n);return Hi.find(([e])=>e.test(t))[1]};function Ko(n,t){let e=qi(n),s=`Lesson ${Number(e.slice(0,2))}`,o=t?globalThis.document?.documentElement?.dataset?.content_root:void 0;return x`<span class="faint">${o===void 0?s:x`<a href="${o}notebooks/${e}.html">${s}</a>`}</span>`}var Zo=n=>x`<pre class="code-lines" tabindex="0" aria-label="Lines of gpt_lab.model">${n.map(([t,e])=>x`<span class="faint"># ${t}</span>\n${e}\n`)}</pre>`;var Ge=({fit:n,h:t},e)=>({x:0,y:0,scale:n,width:e,height:Math.ceil(t*n)});function ie(n,t){let e=Math.min(64,Math.max(t.fit,n.scale)),s=(o,r,i)=>Math.max(0,Math.min(o,r-i/e));return{...n,scale:e,x:s(n.x,t.w,n.width),y:s(n.y,t.h,n.height)}}function Gn(n,t,e,s,o){let r=Math.min(64,Math.max(t.fit,n.scale*e));return ie({...n,scale:r,x:n.x+s/n.scale-s/r,y:n.y+o/n.scale-o/r},t)}var Jo=(n,t,e,s)=>ie({...n,x:n.x-e/n.scale,y:n.y-s/n.scale},t);function Xe(n,t,{x:e,y:s}){let o=Math.min(4,n.width/n.scale/4),r=(i,a,c)=>Math.max(a+1+o-c/n.scale,Math.min(i,a-o));return ie({...n,x:r(n.x,e,n.width),y:r(n.y,s,n.height)},t)}var Qo=(n,{fit:t})=>n.scale<=t*1.001;var Xn=62,Gi=42,tr=44,[J,Wt]=[4,18],Xi=700;function Vn(n,t){let e=t>=Xi,s=new Map(n.map(B=>[B.name,B])),o=new Map(Ft(n).map(B=>[B.name,B])),r=s.get("token_embedding.weight"),i=r.shape[1],a=n.filter(({name:B})=>/^blocks\.\d+\.norm_1\.weight$/.test(B)).length,c=e?4:8,l=4*i+3*J,d=a*(i+1+J)-J,h=Math.ceil(r.shape[0]/c),u=e?4*l+3*Wt+1:Math.max(c*(i+J)-J,2*l+Wt),p=Math.max(.05,(t-tr)/u),[f,$,w]=[Xn,Gi,tr].map(B=>B/p),v=[],T=[],I=[],N=(B,U,X,Q,dt,mt={})=>v.push({tensor:B,row:0,column:0,turned:!1,x:U,y:X,w:Q,h:dt,...mt}),R=B=>{let U=!T.some(({component:X})=>X===B.component);T.push({columns:[],...B,count:U?o.get(B.component):void 0})};R({component:r.component,x:0,y:f,w:c*(i+J)-J}),T[0].columns.push({x:0,label:"a row is a token"});for(let B=0;B<c;B++){let U=B*h;N(r,B*(i+J),f,i,Math.min(h,r.shape[0]-U),{row:U})}let A=(B,U,X,Q=!1)=>{let dt=0;for(let mt=0;mt<a;mt++){let rt=s.get(`blocks.${mt}.${B}.weight`),qt=s.get(`blocks.${mt}.${B}.bias`),It=X+mt*(i+1+J);if(Q){let[$t,bt]=rt.shape;N(rt,U,It,$t,bt,{turned:Q}),N(qt,U+$t,It,1,bt,{turned:Q}),dt=$t+1;continue}let nt=rt.shape[1]/rt.pieces.length;rt.pieces.forEach(($t,bt)=>{let[Qn,ts]=[bt*nt,U+bt*(nt+J)];N(rt,ts,It,nt,rt.shape[0],{column:Qn}),N(qt,ts,It+rt.shape[0],nt,1,{column:Qn})}),dt=rt.pieces.length*(nt+J)-J}return dt},S=(B,U)=>{for(let X=0;X<a;X++)I.push({x:B,y:U+X*(i+1+J),block:X})},M=f+h+f,[b,g]=e?[l+Wt,f]:[0,M],m=o.get("attention").name;R({component:m,x:b,y:g,w:l});let y=b;for(let B of["attention.qkv","attention.output"]){let{pieces:U,shape:X}=s.get(`blocks.0.${B}.weight`);U.forEach((Q,dt)=>T.at(-1).columns.push({x:y+dt*(X[1]/U.length+J),label:Q})),y+=A(B,y,g)+J}let k=o.get("feed-forward").name,E=b+l+Wt;R({component:k,x:E,y:g,w:l}),T.at(-1).columns.push({x:E,label:"up: a column is a neuron"}),A("feed_forward.up",E,g);let[C,z]=e?[E+l+Wt,g]:[0,g+d+f];R({component:k,x:C,y:z,w:l}),T.at(-1).columns.push({x:C,label:"down: a column is a neuron"}),A("feed_forward.down",C,z,!0),e||S(E+l,g),S(C+l+1,z);let O=e?b:l+w,D=(e?g+d:z-f)+$+8/p,W=n.filter(({name:B})=>!v.some(({tensor:U})=>U.name===B)),[H,et]=[O,0];for(let B of new Set(W.map(({component:U})=>U))){let U=W.filter(X=>X.component===B);R({component:B,x:H,y:D,w:i,small:!0});for(let X of U.sort(Vi)){let Q=X.shape.length>1?X.shape[0]:1;N(X,H,D,i,Q),D+=Q}et=Math.max(et,D),e&&U[0].shape.length>1?(D-=U[0].shape[0],H+=Math.max(i+Wt,150/p)):D+=$}let ot=u+w,Z=Math.max(et,f+h,...v.map(B=>B.y+B.h));return{w:ot,h:Z,tiles:v,panels:T,blocks:I,fit:p}}var Vi=(n,t)=>{let e=({name:s})=>Number(/\d+/.exec(s)?.[0]??0);return e(n)-e(t)||n.offset-t.offset};function Ot({tensor:n,row:t,column:e,turned:s},o,r){let[i,a]=s?[t+o,e+r]:[t+r,e+o];return n.shape.length>1?i*n.shape[1]+a:a}var er=({tensor:n,turned:t})=>{let e=n.shape.length>1?n.shape[1]:0;return t?[e,1]:[1,e]},Ve=({tiles:n},t,e)=>n.find(s=>t>=s.x&&t<s.x+s.w&&e>=s.y&&e<s.y+s.h);function ae({tiles:n},{name:t},e){let[s,o]=e.length>1?e:[0,e[0]];for(let r of n){if(r.tensor.name!==t)continue;let[i,a]=[s-r.row,o-r.column],[c,l]=r.turned?[i,a]:[a,i];if(c>=0&&c<r.w&&l>=0&&l<r.h)return{x:r.x+c,y:r.y+l,tile:r}}}function nr(n){let{context:t,view:e,layout:s,colors:o,focus:r}=n;t.clearRect(0,0,e.width,e.height);let i=(h,u)=>[(h-e.x)*e.scale,(u-e.y)*e.scale];t.textBaseline="alphabetic";for(let h of s.panels)Ki(n,h,...i(h.x,h.y));for(let{x:h,y:u,block:p}of s.blocks){let[f,$]=i(h,u);jt(t,"block",f+6,$+16,o.faint,`11px ${o.font}`),jt(t,String(p),f+6,$+32,o.ink,`700 14px ${o.font}`)}if(e.scale>=48&&Zi(n),!r)return;let[a,c]=i(r.x,r.y),l=Math.max(e.scale,7),d=(l-e.scale)/2;for(let[h,u]of[[o.paper,5],[o.ink,2.5]])t.strokeStyle=h,t.lineWidth=u,t.strokeRect(a-d,c-d,l,l)}function jt(n,t,e,s,o,r,i="left"){n.font=r,n.textAlign=i,n.fillStyle=o,n.fillText(t,e,s)}function Ki({context:n,view:t,colors:e},s,o,r){let{component:i,count:a,columns:c,small:l}=s,d=s.w*t.scale;if(r<0||r-Xn>t.height||o>t.width||o+Math.max(d,160)<0)return;n.fillStyle=e.hues[i];let h=r-(l?38:58);if(n.fillRect(o,h,d,4),a){let u=`${q(a.count)} \xB7 ${tt(a.share)}`,p=`600 ${l?12:14}px ${e.font}`;n.font=p;let f=d>n.measureText(i).width+8.2*u.length;jt(n,i,o,h+19,e.ink,p);let[$,w]=f?[o+d,h+19]:[o,h+34];jt(n,u,$,w,e.faint,`12px ${e.font}`,f?"right":"left")}n.font=`12px ${e.font}`,c.forEach(({x:u,label:p},f)=>{let $=((c[f+1]?.x??s.x+s.w)-u)*t.scale,w=n.measureText(p).width<$?p:p.split(":")[0];n.measureText(w).width>$+4||jt(n,w,(u-t.x)*t.scale,r-6,e.faint,n.font)})}function Zi({context:n,view:t,layout:{tiles:e},colors:s,inkOn:o,value:r}){for(let i of e){let a=(l,d)=>Math.max(0,Math.floor(l-d)),c=(l,d,h,u)=>Math.min(u,Math.ceil(l+h/t.scale-d));for(let l=a(t.y,i.y);l<c(t.y,i.y,t.height,i.h);l++)for(let d=a(t.x,i.x);d<c(t.x,i.x,t.width,i.w);d++){let h=Ot(i,d,l),{name:u}=i.tensor,p=(i.x+d+.5-t.x)*t.scale,f=(i.y+l+.5-t.y)*t.scale,$=Ji(r(u,h));jt(n,$,p,f+4,o(u,h),`12px ${s.font}`,"center")}}}function Ji(n){let t=Math.abs(n),e=t<1?t.toFixed(4).slice(1):t.toFixed(3);return(n<0?"\u2212":"")+(t<1&&e===".0000"?"0":e)}function ht(n){let t=/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(n.trim()),e=t?t.slice(1).map(s=>parseInt(s,16)):(n.match(/[\d.]+/g)??["0","0","0"]).map(Number);return[e[0],e[1],e[2]]}var pt=2048,ce=4,sr=2.5,[Qi,ta]=[.35,1.9],ea=6;function na(n){let t=0,e=[n.map(s=>{let[o,r]=er(s);return{base:s.tensor.offset+Ot(s,0,0),right:o,down:r}})];for(let s=1;s<ce;s++)e.push(n.map(({w:o,h:r})=>{let[i,a]=[t,Math.ceil(o/2**s)];return t+=a*Math.ceil(r/2**s),{base:i,right:1,down:a}}));return{places:e,size:t}}async function or(n,t,e,s,o){let{places:r,size:i}=na(e),a=u=>Math.ceil(u/pt)*pt,c=new Uint8Array(a(Bt(t))),l=new Uint8Array(a(i)),d=performance.now(),h=async()=>{performance.now()-d<ea||(await o(),d=performance.now())};for(let[u,p]of e.entries()){let{w:f,h:$,tensor:w}=p,v=255/sr/s[w.component],{integers:T,step:I,values:N}=n.packed(w.name),{base:R,right:A,down:S}=r[0][u],M=new Float32Array(Math.ceil(f/2)*Math.ceil($/2));for(let b=0;b<$;b++){b%64===0&&await h();let g=(b>>1)*Math.ceil(f/2);for(let m=0,y=R+b*S;m<f;m++,y+=A){let k=y-w.offset,E=(T?T[k]*I[p.row+(p.turned?m:b)]:N[k])*v;c[y]=Math.min(255,Math.abs(E)),M[g+(m>>1)]+=E*E}}for(let b=1;b<ce;b++){let[g,{base:m,down:y}]=[2**b,r[b][u]],k=new Float32Array(Math.ceil(f/g/2)*Math.ceil($/g/2));for(let E=0,C=0;E*g<$;E++){let z=Math.min(g,$-E*g);for(let O=0;O*g<f;O++,C++){let D=M[C]/z/Math.min(g,f-O*g);l[m+E*y+O]=Math.min(255,Math.sqrt(D)),k[(E>>1)*Math.ceil(f/g/2)+(O>>1)]+=M[C]}}M=k,await h()}}return{cells:c,squares:l,places:r}}function le(n,t,e,[s,o]=[Qi,ta]){let r=new Uint8Array(1024);for(let i=0;i<256;i++){let a=Math.min(1,Math.max(0,(i/255*sr-s)/(o-s))),[c,l,d]=a<.5?[n,t,2*a]:[t,e,2*a-1];for(let h=0;h<3;h++)r[4*i+h]=c[h]+d*(l[h]-c[h]);r[4*i+3]=255}return r}var Ye=n=>Math.min(ce-1,Math.max(0,Math.floor(Math.log2(Math.max(1,n)))));var Yn=38;function sa({left:n,right:t},e){let s=n.columns/(n.columns+t.columns),o=Math.round(e*Math.min(.42,Math.max(.26,s))),r=o+24,i=e-r-2,a=Math.round(Math.min(i>350?200:140,Math.max(48,t.rows*4))),c=Math.round(Math.min(20*n.rows,Math.max(60,Math.min(110,3*n.rows)))),l=a+2*Yn;return{input:{x:2,y:l,w:o-2,h:c},weights:{x:r,y:Yn,w:i,h:a},result:{x:r,y:l,w:i,h:c},height:l+c+6}}function rr(n){let{product:t,width:e,word:s,columnWord:o,cursor:r,onCell:i,find:a}=n,{left:c,right:l,result:d,row:h,column:u}=t,p=sa(t,e);queueMicrotask(()=>oa(a("canvas.matrices"),n,p));let f=(g,m,y,k)=>{let E=Math.max(6,k/m);return[y+(g+.5)*k/m-E/2,E]},{input:$,weights:w,result:v}=p,[T,I]=f(h,c.rows,$.y,$.h),[N,R]=f(u,l.columns,w.x,w.w),A=w.y+(r+.5)*w.h/l.rows,S=$.x+(r+.5)*$.w/c.columns,M=(g,m,y)=>x`
      <p class="face"
        style="left: ${m.x}px; top: ${m.y-Yn}px; width: ${Math.max(m.w,110)}px"><b>${y}</b><br><code>${g.name}</code> ${Ut([g.rows,g.columns])}</p>
    `,b=g=>{let m=g.currentTarget.getBoundingClientRect(),[y,k]=[g.clientX-m.left,g.clientY-m.top],E=(O,{x:D,y:W,w:H,h:et})=>{let[ot,Z]=[(y-D)/H*O.columns,(k-W)/et*O.rows].map(Math.floor);return Z>=0&&ot>=0&&Z<O.rows&&ot<O.columns?[Z,ot]:void 0},C=E(l,w),z=E(d,v);if(z)i(d.cell(z[0],z[1]));else if(C)i(d.cell(h,C[1]));else{let O=E(c,$);O&&i(d.cell(O[0],u))}};return x`
    <div class="product-picture" style="height: ${p.height}px" @click=${b} role="img"
      aria-label="Row ${h} of ${c.name} times column ${u} of ${l.name}">
      <canvas class="matrices"></canvas>
      <svg viewBox="0 0 ${e} ${p.height}" width=${e} height=${p.height} aria-hidden="true">
        ${P`
          <path class="way" d="M${$.x+$.w} ${T+I/2}H${N}
            M${N+R/2} ${w.y+w.h}V${T}"></path>
          <path class="cursor"
            d="M${N-4} ${A}h${R+8} M${S} ${T-4}v${I+8}"></path>
          <rect x=${$.x-2} y=${T-2} width=${$.w+4} height=${I+4}></rect>
          <rect x=${N-2} y=${w.y-2} width=${R+4} height=${w.h+4}></rect>
          <rect class="result" x=${N-1} y=${T-1} width=${R+2} height=${I+2}></rect>
        `}
      </svg>
      ${M(c,$,`Input, row ${h}`)}
      ${M(l,w,`${l.component?"Weights":"The other factor"}, column ${u}`)}
      ${M(d,v,"Result")}
    </div>
    <p
      class="faint">Row ${h} is the token <bdi class="token">${s}</bdi>${o?x`, column ${u} the token <bdi class="token">${o}</bdi>`:_}. Click a column or a row to see
      another number.</p>
  `}function oa(n,{product:t,width:e},s){let o=n?.getContext("2d");if(!n||!o)return;let r=getComputedStyle(n),i=$=>r.getPropertyValue($).trim(),{left:a,right:c,result:l}=t,d=i("--paper"),h=[d,e,a.name,c.name,l.name,t.value].join();if(n.dataset.painted===h)return;n.dataset.painted=h,[n.width,n.height]=[e,s.height];let u=ht(d)[0]<128,p=$=>{let w=$?ht(i(`--${$.replaceAll(" ","-")}`)):void 0,v=ht(i("--ink")),T=v.map((I,N)=>(I+ht(d)[N])/2);return new Uint32Array(le(ht(d),w??T,w&&!u?[0,30,30]:v,[0,2.5]).buffer)},f=[[a,s.input],[c,s.weights],[l,s.result]];for(let[$,w]of f){let[v,T]=[Math.max(1,Math.floor(w.w)),Math.max(1,Math.floor(w.h))],I=o.createImageData(v,T),N=new Uint32Array(I.data.buffer),R=p($.component),A=Math.min(v,$.columns),S=Math.min(T,$.rows),M=new Float32Array(S*A),b=0;for(let m=0;m<S;m++){let y=Math.floor((m+.5)*$.rows/S);for(let k=0;k<A;k++){let E=Math.abs($.at(y,Math.floor((k+.5)*$.columns/A)));M[m*A+k]=Number.isFinite(E)?E:0,b+=M[m*A+k]**2}}let g=102/Math.max(1e-12,Math.sqrt(b/M.length));for(let m=0;m<T;m++){let y=Math.floor((m+.5)*S/T)*A;for(let k=0;k<v;k++){let E=M[y+Math.floor((k+.5)*A/v)];N[m*v+k]=R[Math.min(255,Math.floor(E*g))]}}o.putImageData(I,Math.round(w.x),Math.round(w.y))}}var[Ht,Ke,ar]=[230,34,24],ir=new WeakMap;function ra({terms:n,sums:t},e){let s=[0,...n,...t].filter(Number.isFinite),[o,r]=[Math.min(...s),Math.max(...s)],i=n.length,a=u=>4+(u+.5)*(e-8)/i,c=u=>Ke+(r-u)/Math.max(1e-9,r-o)*(Ht-Ke-ar),l=Math.max(1,Math.min(14,.7*(e-8)/i)),d=u=>Array.from(n,(p,f)=>p*u>0?`M${a(f).toFixed(1)} ${c(0).toFixed(1)}V${c(p).toFixed(1)}`:"").join(""),h=Array.from(t,(u,p)=>`${a(p).toFixed(1)} ${c(u).toFixed(1)}`).join("L");return{x:a,y:c,thick:l,above:d(1),below:d(-1),line:`M${h}`}}function cr({product:n,sum:t,width:e,cursor:s,onCursor:o}){let r=ir.get(t);r?.width!==e&&(r={width:e,paths:ra(t,e)},ir.set(t,r));let{x:i,y:a,thick:c,above:l,below:d,line:h}=r.paths,{terms:u,sums:p}=t,f=u.length,[$,w]=[i(s),a(p[s])],v=m=>{let y=m.currentTarget.getBoundingClientRect(),k=Math.floor((m.clientX-y.left-4)/(y.width-8)*f);o(Math.max(0,Math.min(f-1,k)))},T={ArrowLeft:s-1,ArrowDown:s-1,ArrowRight:s+1,ArrowUp:s+1,PageDown:s-10,PageUp:s+10,Home:0,End:f-1},I=m=>{m.key in T&&(m.preventDefault(),o(Math.max(0,Math.min(f-1,T[m.key]))))},{left:N,right:R,row:A,column:S}=n,M=`product ${s+1} of ${f}: ${j(N.at(A,s))} times ${j(R.at(s,S))} is ${j(u[s])}; the sum so far is ${j(p[s])}`,b=R.component?.replaceAll(" ","-")??"accent",g=$>e/2;return x`
    <div class="sum-chart" style="--bar: var(--${b})" role="slider" tabindex="0"
      aria-label="The product in the table"
      aria-valuemin="1" aria-valuemax=${f} aria-valuenow=${s+1} aria-valuetext=${M}
      @keydown=${I} @pointerdown=${m=>{m.currentTarget.setPointerCapture(m.pointerId),v(m)}} @pointermove=${m=>m.buttons&1&&v(m)}>
      <svg viewBox="0 0 ${e} ${Ht}" width=${e} height=${Ht}
        aria-hidden="true">
        ${P`
          <line class="zero" x1="0" x2=${e} y1=${a(0)} y2=${a(0)}></line>
          <path class="above" d=${l} stroke-width=${c}></path>
          <path class="below" d=${d} stroke-width=${c}></path>
          <path class="line" d=${h}></path>
          <line class="cursor" x1=${$} x2=${$} y1=${Ke-12} y2=${Ht-ar+4}></line>
          <circle cx=${$} cy=${w} r="5"></circle>
          <text x=${$+(g?-8:8)} y=${Ke-16}
            text-anchor=${g?"end":"start"}>after ${s+1} of ${f}: ${j(p[s])}</text>
          <text class="tick" x="0" y=${Ht-4}>0</text>
          <text class="tick" x=${e} y=${Ht-4} text-anchor="end">${f-1}</text>
        `}
      </svg>
    </div>
  `}var Kn=4,lr=new WeakMap;function Ze(n){let t=lr.get(n);if(!t){let{left:e,right:s,row:o,column:r}=n,i=Float64Array.from({length:e.columns},(a,c)=>e.at(o,c)*s.at(c,r));lr.set(n,t={terms:i,sums:Yo(n)})}return t}var hr=({terms:n})=>n.reduce((t,e,s)=>Math.abs(e)>Math.abs(n[t])?s:t,0);function ia({bias:n,divisor:t,value:e},s){let o=s.sums[s.sums.length-1];if(!t&&!n)return j(e);let r=[j(o)];return t&&r.push(`/ \u221A${Math.round(t*t)}`),n&&r.push(`${n.value<0?"\u2212":"+"} bias ${j(Math.abs(n.value))}`),`${r.join(" ")} = ${j(e)}`}function dr(n){let{product:t,width:e,cursor:s,onCursor:o}=n,r=Ze(t);return x`
    ${rr(n)}
    <p
      class="title">The sum as it runs <span class="faint">A bar is one product, the line is the sum so far.
      At the end: <b class="ending">${ia(t,r)}</b></span></p>
    ${cr({product:t,sum:r,width:e,cursor:s,onCursor:o})}
  `}function ur({product:n,cursor:t,onCursor:e,onCell:s}){let{left:o,right:r,row:i,column:a,bias:c}=n,{terms:l,sums:d}=Ze(n),h=l.length,u=Math.max(0,Math.min(t-Kn,h-2*Kn-1)),p=Array.from({length:Math.min(h,2*Kn+1)},($,w)=>u+w),f=$=>x`<button type="button" class="cell-name" @click=${()=>s($)}>${$}</button>`;return x`
    <table class="products">
      <caption>Under the cursor</caption>
      <thead>
        <tr>${["i","input",r.component?"weight":"factor","product","sum so far"].map($=>x`<th scope="col">${$}</th>`)}</tr>
      </thead>
      <tbody>${p.map($=>x`
          <tr class=${$===t?"here":""} @click=${()=>e($)}>
            <th scope="row">${$}</th>
            ${[o.at(i,$),r.at($,a),l[$],d[$]].map(w=>x`<td>${j(w)}</td>`)}
          </tr>
        `)}
      </tbody>
    </table>
    <p>Of product ${t}: ${f(o.cell(i,t))} times ${f(r.cell(t,a))}${c?x`. The bias is ${f(c.cell)}`:_}.</p>
    <p class="faint">${at(h,"product")}${c?" and a bias":""}, added up.</p>
  `}var Zn=class{#t=new Map;constructor(t){for(let[e,{values:s,shape:o,quantized:r}]of Object.entries(t)){let i=o[o.length-1];this.#t.set(e,r?{...r,columns:i}:{values:s,columns:i})}}packed(t){let e=this.#t.get(t);if(!e)throw new RangeError(`the model\u2019s file lacks ${t}`);return e}value(t,e){let{integers:s,step:o,values:r,columns:i}=this.packed(t);return s?Math.fround(s[e]*o[Math.floor(e/i)]):r[e]}at({name:t,shape:e},...s){return this.value(t,ft(s,e))}steps(t,e){let{integers:s,step:o,columns:r}=this.packed(t);return s&&{integer:s[e],step:o[Math.floor(e/r)]}}},fr=new WeakMap,he=({client:n})=>n&&fr.get(n.host);async function Je(n,t,e={}){let s=he(n);if(s&&!e.ids)return{store:s};let o=await t(s?e:{...e,weights:["*"]}),r=he(n)??new Zn(o.weights);return n.client&&fr.set(n.client.host,r),delete o.weights,{store:r,answer:o}}function pr({name:n,index:t},e,{d_head:s,n_heads:o},r){let[i,a]=lt(n),c=e.length-1,l=w=>i===void 0?w:`blocks.${i}.${w}`,[d,h=d]=t,[,u,p]=/^(.+)\.(weight|bias)$/.exec(a)??[],f=p==="weight"?d:void 0,$=w=>p==="weight"?`It multiplies ${w}.`:"It is added at the end.";switch(u){case"token_embedding":{let w={name:"logits",index:[c,d]},v=e.indexOf(d);return{of:w,at:h,what:`It multiplies number ${h} of the last token\u2019s vector, for the score of \u201C${r(d)}\u201D.`+(v<0?"":` It is also number ${h} of what \u201C${r(d)}\u201D starts with, at position ${v}.`)}}case"position_embedding":return d>c?void 0:{of:{name:"embedding",index:[d,h]},what:`It is added to number ${h} of whatever token stands at position ${d}.`};case"attention.qkv":{let[w,v,T]=[Math.floor(h/(o*s)),Math.floor(h/s)%o,h%s];return{of:{name:l(`attention.${"qkv"[w]}`),index:[v,c,T]},at:f,what:$(`number ${d} of the normalized vector, for head ${v}\u2019s ${["query","key","value"][w]}`)}}case"attention.output":return{of:{name:l("attention.output"),index:[c,h]},at:f,what:$(`number ${d%s} of what head ${Math.floor(d/s)} gathered`)};case"feed_forward.up":return{of:{name:l("feed_forward.up"),index:[c,h]},at:f,what:$(`number ${d} of the normalized vector, for neuron ${h}`)};case"feed_forward.down":return{of:{name:l("feed_forward.output"),index:[c,h]},at:f,what:$(`neuron ${d}`)};default:return{of:{name:l(u),index:[c,d]},what:p==="weight"?`It multiplies number ${d} of every token, once it is normalized.`:`It is added to number ${d} of every token, once it is normalized.`}}}var Jn=n=>n.length===3?1:0;function mr({name:n,index:t},e){let[s,o]=lt(n),r=f=>`blocks.${s}.${f}`,[i,a,c]=t,{d_head:l,n_layers:d,d_model:h}=e,u=f=>f<d?`blocks.${f}.norm_1`:"norm";return{"embedding.token":()=>({what:"The position\u2019s number is added to it.",cell:L("embedding",...t)}),"embedding.position":()=>({what:"It is added to the token\u2019s number.",cell:L("embedding",...t)}),embedding:()=>({what:"Block 0 reads it, normalized.",cell:L(u(0),...t)}),norm_1:()=>({what:"It is multiplied into every query, key and value of its token.",cell:L(r("attention.q"),0,i,0)}),"attention.q":()=>({what:"It is compared with the keys of all tokens up to its own.",cell:L(r("attention.scores"),i,a,a)}),"attention.k":()=>({what:"The queries of its token and of all later ones are compared with it.",cell:L(r("attention.scores"),i,a,a)}),"attention.v":()=>({what:"Tokens that look here take a share of it.",cell:L(r("attention.heads"),i,a,c)}),"attention.scores":()=>({what:"Softmax turns it into a share of the token\u2019s attention.",cell:L(r("attention.weights"),...t)}),"attention.weights":()=>({what:`It is the share that token ${a} takes of token ${c}\u2019s value.`,cell:L(r("attention.heads"),i,a,0)}),"attention.heads":()=>({what:"With the other heads, it is multiplied into what attention adds.",cell:L(r("attention.output"),a,(i*l+c)%h)}),"attention.output":()=>({what:"It is added to the token\u2019s stream.",cell:L(r("middle"),...t)}),middle:()=>({what:"The feed-forward network reads it, normalized.",cell:L(r("norm_2"),...t)}),norm_2:()=>({what:"It is multiplied into every neuron.",cell:L(r("feed_forward.up"),i,0)}),"feed_forward.up":()=>({what:"It passes the activation function.",cell:L(r("feed_forward.hidden"),...t)}),"feed_forward.hidden":()=>({what:"It is multiplied into all numbers that the feed-forward network adds.",cell:L(r("feed_forward.output"),i,a%h)}),"feed_forward.output":()=>({what:"It is added to the token\u2019s stream.",cell:L(r("output"),...t)}),output:()=>({what:s===d-1?"After the last block, it is normalized once more.":`Block ${s+1} reads it, normalized.`,cell:L(u(s+1),...t)}),norm:()=>({what:"It is multiplied into the score of every token.",cell:L("logits",i,0)}),logits:()=>({what:"Softmax turns the scores into the chances of the next token."})}[o]()}function $r(n,t,e,s,o){let r=new Map(e.map(({name:i,shape:a})=>[i,a]));return{sizes:n,ids:t,weight:(i,...a)=>s.value(i,ft(a,r.get(i))),activation(i,...a){let{values:c,shape:l}=o[i];return c[ft(a,l)]}}}var aa=900;function gr(n){let{state:t,data:e,id:s,tokens:o,find:r}=n,i=e("sizes"),{tensors:a,code:c}=e("_numbers"),l=je(a,i.n_layers),d=n.local({cell:"",cursor:0,typed:"",width:0}),h=()=>{t.level==="product"&&(d.width=r(".map-level")?.clientWidth??d.width)};if(n.host){let b=new ResizeObserver(h);b.observe(n.host),n.onCleanup(()=>b.disconnect())}function u(){let b=o.input(t.text);return b.slice(Uo(b.length,i.context_length))}let p=b=>oe(b,l,u().length,i),f=()=>t.cell||L(`blocks.${i.n_layers-1}.feed_forward.up`,u().length-1,0);function $(b,g){return b.tensor?pr(b,g,i,m=>o.name(m)):{of:b,at:void 0,what:""}}async function w({ids:b,cell:g},m){let y=oe(g,l,b.length,i),k=$(y,b),E=k?Xo(k.of.name,i):[],{store:C,answer:z}=await Je(n,m,{ids:b,names:E}),O=z?.activations??{},D=$r(i,b,l,C,O),W=k&&Vo(D,k.of.name,k.of.index);return{ids:b,cell:g,found:y,store:C,activations:O,what:"",...k,computation:W}}let v=b=>{d.typed="",n.change({cell:b})};function T(b){let g=p(b);typeof g=="string"?d.typed=b:v(L(g.name,...g.index))}let I=(b,g=b)=>x`<button type="button" class="cell-name" @click=${()=>v(b)}>${g}</button>`;function N(b){let[g,m]=lt(b),k=[[/^attention|^norm_1/,"Attention"],[/^feed_forward|^norm_2/,"Feed-forward"],[/embedding/,"Embedding"],[/./,g===void 0?"Output":"Residual stream"]].find(([C])=>C.test(m))[1],E={level:"block",layer:g};return g===void 0?[{label:k},{label:"one number"}]:[{label:`Block ${g}`,to:E},{label:k,to:E},{label:"one number"}]}let R=b=>x`
      <form class="find-cell" @submit=${g=>{g.preventDefault(),T(g.target.querySelector("input").value)}}>
        <label for="${s}-number">Go to a number</label>
        <input id="${s}-number" type="text" spellcheck="false" autocapitalize="off" autocomplete="off"
          .value=${st(d.typed||f())} aria-invalid=${b?"true":"false"}
          aria-describedby="${s}-number-problem">
        <button type="submit">Go</button>
        ${F("All weights",()=>n.change({level:"weights"}))}
      </form>
      <p class="warn" id="${s}-number-problem" role="alert" ?hidden=${!b}>${b}</p>
    `,A=({name:b,index:g},m)=>x`<p class="cell-line"><code>${L(b,...g)}</code> = <output data-tensor=${b}
      data-index=${g.join(",")}>${String(Number(m.toPrecision(6)))}</output></p>`;function S(b){let{found:g,of:m,what:y,computation:k,store:E,ids:C}=b,z=g.tensor?E.value(g.name,ft(g.index,g.shape)):k.value;if(!m||!k)return x`${A(g,z)}<p>Your text has ${at(C.length,"token")}, and none of them
        stands at position ${g.index[0]}. So the model does not use this number for it.</p>`;let O=m.index[Jn(m.index)],D=o.template(C[O]),W=m.name==="logits"?o.template(m.index[1]):void 0,H=Zt("Token",C.map((nt,$t)=>[$t,`${$t}: ${o.name(nt)}`]),O,nt=>v(L(m.name,...m.index.with(Jn(m.index),nt))),"token"),et=mr(m,i),ot=Ko(m.name,!!n.page),Z=x`
      <p class="title">The lines that compute it ${ot}</p>
      ${Zo(c[lt(m.name)[1]])}
      <p class="title">Where it goes next</p>
      <p>${et.what} ${et.cell?I(et.cell):_}</p>
    `,B=x`
      ${A(g,z)}
      ${y?x`<p>${y} Here it is in ${I(L(m.name,...m.index))}.</p>`:_}
      <div class="buttons">${H}</div>
    `;if(k.kind==="formula")return x`${B}
        <p>${k.what}</p>
        <p class="formula">${k.text} = <b>${j(k.value)}</b></p>
        <ul class="operands">${k.operands.map(({label:nt,value:$t,cell:bt})=>x`
            <li>${nt}: <b>${j($t)}</b> ${bt?I(bt):_}</li>
          `)}</ul>
        ${Z}`;let U=d.width||700,X=U>=aa,Q=k,dt=Ze(Q),mt=dt.terms.length,rt=Math.min(mt-1,d.cell===b.cell?d.cursor:b.at??hr(dt)),qt=nt=>{d.cell=b.cell,d.cursor=nt},It=X?Math.round(U*.64):U;return x`
      ${B}
            <div class="product-columns ${X?"beside":""}">
        <div>${dr({product:Q,width:It,cursor:rt,word:D,columnWord:W,onCursor:qt,onCell:v,find:r})}</div>
        <div>${ur({product:Q,cursor:rt,onCursor:qt,onCell:v})} ${Z}</div>
      </div>
    `}function M(b){let{computation:g}=b;if(!g)return"A number that this text does not use";let m=j(g.value);return g.kind==="product"?`${m} is a row times a column`:`Where ${m} comes from`}return{question:()=>typeof p(f())=="string"?void 0:{ids:u(),cell:f()},answer:w,view(b){n.host&&queueMicrotask(h);let g=p(d.typed||f()),m=typeof g=="string"?g:"",y=He(f()),k=b&&typeof p(f())!="string",E=t.cuts.length>0;return x`
        ${Lt(n,N(b?.of?.name??y?.name??""))}
        <p class="map-title">${k?M(b):"One number"}</p>
        ${E?x`<p class="faint">These are the numbers of the unchanged model: nothing is switched off here.</p>`:_}
        ${R(m)}
        <div class="number-body ${m?"none":""}">${k?S(b):m?_:x`<p class="faint">The numbers come with the model.</p>`}</div>
      `},announcement:b=>b?.computation?`${b.cell}: ${M(b)}`:""}}var ca=`#version 300 es
layout(location = 0) in vec4 rect;  // x, y, w, h in cells
layout(location = 1) in vec4 place; // first texel, steps to the right and down, component
uniform vec4 camera; // x and y in cells, cells to the right and down
out vec2 at;
flat out vec4 tile;
flat out vec2 size;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  at = corner * rect.zw;
  size = rect.zw;
  tile = place;
  vec2 seen = (rect.xy + at - camera.xy) / camera.zw;
  gl_Position = vec4(2.0 * seen.x - 1.0, 1.0 - 2.0 * seen.y, 0.0, 1.0);
}`,la=`#version 300 es
precision highp float;
precision highp int;
uniform highp sampler2D tones;
uniform highp sampler2D ramps;
uniform float side;   // cells of a texel
uniform float spread; // cells from a pixel's middle to what it samples
in vec2 at;
flat in vec4 tile;
flat in vec2 size;
out vec4 color;
float tone(vec2 cell) {
  ivec2 q = ivec2(clamp(cell, vec2(0.0), size - 0.001) / side);
  int i = int(tile.x) + q.x * int(tile.y) + q.y * int(tile.z);
  return texelFetch(tones, ivec2(i & ${pt-1}, i >> ${Math.log2(pt)}), 0).r;
}
void main() {
  float t = tone(at);
  if (spread > 0.0) {
    vec4 four = vec4(tone(at + vec2(-spread)), tone(at + vec2(spread, -spread)),
      tone(at + vec2(-spread, spread)), tone(at + vec2(spread)));
    t = sqrt(dot(four, four) / 4.0);
  }
  color = texelFetch(ramps, ivec2(int(t * 255.0 + 0.5), int(tile.w)), 0);
}`,wr=256,Qe=class{canvas;kind;#t;#e;#n;#s;#r;#o;#i;constructor(t){this.canvas=t,this.kind="webgl2",this.#n={},this.#s=0,this.#r=[255,255,255],this.#o=[],this.#i=[];let e=t.getContext("webgl2",{antialias:!1,depth:!1,alpha:!1});if(!e)throw new Error("no WebGL 2");this.#t=e;let s=this.#e=e.createProgram();for(let[o,r]of[[e.VERTEX_SHADER,ca],[e.FRAGMENT_SHADER,la]]){let i=e.createShader(o);e.shaderSource(i,r),e.compileShader(i),e.attachShader(s,i)}e.linkProgram(s)}async load({tiles:t},{cells:e,squares:s,places:o},r,i){let a=this.#t,c=this.#e;if(!a.getProgramParameter(c,a.LINK_STATUS))throw new Error(`shader: ${a.getProgramInfoLog(c)}`);let l=["camera","tones","ramps","side","spread"];this.#n=Object.fromEntries(l.map(u=>[u,a.getUniformLocation(c,u)])),await i();let d=[await this.#c(e,i),await this.#c(s,i)];this.#h(),this.#s=t.length;let h=this.#a(new Float32Array(t.flatMap(({x:u,y:p,w:f,h:$})=>[u,p,f,$])));this.#i=o.map(u=>this.#a(new Float32Array(u.flatMap(({base:p,right:f,down:$},w)=>[p,f,$,r.components.indexOf(t[w].tensor.component)])))),a.bindBuffer(a.ARRAY_BUFFER,h),a.vertexAttribPointer(0,4,a.FLOAT,!1,0,0);for(let u of[0,1])a.enableVertexAttribArray(u),a.vertexAttribDivisor(u,1);this.#o=[...d,this.#l(r.ramps)],this.#r=r.paper}#a(t){let e=this.#t,s=e.createBuffer();return e.bindBuffer(e.ARRAY_BUFFER,s),e.bufferData(e.ARRAY_BUFFER,t,e.STATIC_DRAW),s}async#c(t,e){let s=this.#t,o=this.#d(),r=t.length/pt;s.pixelStorei(s.UNPACK_ALIGNMENT,1),s.texStorage2D(s.TEXTURE_2D,1,s.R8,pt,r);for(let i=0;i<r;i+=wr){i&&await e(),s.bindTexture(s.TEXTURE_2D,o);let a=Math.min(wr,r-i),c=t.subarray(i*pt,(i+a)*pt);s.texSubImage2D(s.TEXTURE_2D,0,0,i,pt,a,s.RED,s.UNSIGNED_BYTE,c)}return o}#l(t){let e=this.#t,s=this.#d();return e.texStorage2D(e.TEXTURE_2D,1,e.RGBA8,256,t.length),t.forEach((o,r)=>e.texSubImage2D(e.TEXTURE_2D,0,0,r,256,1,e.RGBA,e.UNSIGNED_BYTE,o)),s}#d(){let t=this.#t,e=t.createTexture();t.bindTexture(t.TEXTURE_2D,e);for(let s of[t.TEXTURE_MIN_FILTER,t.TEXTURE_MAG_FILTER])t.texParameteri(t.TEXTURE_2D,s,t.NEAREST);return e}paint({x:t,y:e,scale:s},o){let r=this.#t,{width:i,height:a}=this.canvas;r.viewport(0,0,i,a);let[c,l,d]=this.#r.map(u=>u/255);if(r.clearColor(c,l,d,1),r.clear(r.COLOR_BUFFER_BIT),!this.#s||r.isContextLost())return;let h=Ye(1/s);r.useProgram(this.#e),r.activeTexture(r.TEXTURE0),r.bindTexture(r.TEXTURE_2D,this.#o[h?1:0]),r.activeTexture(r.TEXTURE1),r.bindTexture(r.TEXTURE_2D,this.#o[2]),r.activeTexture(r.TEXTURE0),r.uniform1i(this.#n.tones,0),r.uniform1i(this.#n.ramps,1),r.uniform4f(this.#n.camera,t,e,i/s,a/s),r.uniform1f(this.#n.side,2**Math.min(h,ce-1)),r.uniform1f(this.#n.spread,s<1&&!o?.25/s:0),r.bindBuffer(r.ARRAY_BUFFER,this.#i[h]),r.vertexAttribPointer(1,4,r.FLOAT,!1,0,0),r.drawArraysInstanced(r.TRIANGLE_STRIP,0,4,this.#s)}#h(){for(let t of this.#o)this.#t.deleteTexture(t);for(let t of this.#i)this.#t.deleteBuffer(t)}dispose(){this.#h(),this.#s=0,this.#t.getExtension("WEBGL_lose_context")?.loseContext()}};var tn=class{canvas;kind;#t;#e;constructor(t){this.canvas=t,this.kind="2d",this.#t=t.getContext("2d")}load(t,e,{ramps:s,components:o}){let r=t.tiles.map(({tensor:i})=>new Uint32Array(s[o.indexOf(i.component)].buffer));return this.#e={layout:t,tones:e,colors:r},Promise.resolve()}paint({x:t,y:e,scale:s}){if(!this.#e)return;let{width:o,height:r}=this.canvas,{layout:{tiles:i},tones:a,colors:c}=this.#e,l=this.#t.createImageData(o,r),d=new Uint32Array(l.data.buffer),h=Ye(1/s),u=2**h,p=h?a.squares:a.cells;for(let[f,{x:$,y:w,w:v,h:T}]of i.entries()){let{base:I,right:N,down:R}=a.places[h][f],A=Math.max(0,Math.ceil(($-t)*s-.5)),S=Math.min(o,Math.ceil(($+v-t)*s-.5)),M=Math.min(r,Math.ceil((w+T-e)*s-.5));for(let b=Math.max(0,Math.ceil((w-e)*s-.5));b<M;b++){let g=I+Math.floor(((b+.5)/s+e-w)/u)*R;for(let m=A;m<S;m++){let y=Math.floor(((m+.5)/s+t-$)/u);d[b*o+m]=c[f][p[g+y*N]]}}}this.#t.putImageData(l,0,0)}dispose(){this.#e=void 0}};function br(n,t){let{element:e}=n,s=new Map,o=0,r=a=>{let c=e.getBoundingClientRect();return{x:a.clientX-c.left,y:a.clientY-c.top}},i=(a,c)=>e.addEventListener(a,c,{signal:t,passive:!1});i("pointerdown",a=>{a.button===0&&(s.set(a.pointerId,r(a)),e.setPointerCapture(a.pointerId),o=s.size>1?1/0:0)}),i("pointermove",a=>{let c=s.get(a.pointerId);if(!c)return;let l=r(a),[d,h]=[l.x-c.x,l.y-c.y],u=[...s].find(([p])=>p!==a.pointerId)?.[1];if(s.set(a.pointerId,l),u){let p=f=>Math.hypot(f.x-u.x,f.y-u.y);n.zoom(p(l)/Math.max(1,p(c)),(l.x+u.x)/2,(l.y+u.y)/2),n.move(d/2,h/2);return}o+=Math.abs(d)+Math.abs(h),o>5&&n.move(d,h)}),i("pointerup",a=>{if(s.delete(a.pointerId)&&o<=5){let{x:c,y:l}=r(a);n.chooseAt(c,l)}}),i("pointercancel",a=>s.delete(a.pointerId)),i("dblclick",a=>{let{x:c,y:l}=r(a);n.zoom(4,c,l)}),i("wheel",a=>{if(!(a.ctrlKey||a.metaKey||e.contains(document.activeElement))||n.whole&&a.deltaY>0&&!a.ctrlKey)return;a.preventDefault();let{x:l,y:d}=r(a),h=a.deltaMode===1?16:1,u=Math.exp(-a.deltaY*h*(a.ctrlKey?.01:.002));n.zoom(Math.min(4,Math.max(.25,u)),l,d)}),i("keydown",a=>{if(a.ctrlKey||a.metaKey||a.altKey)return;let c=a.shiftKey?10:1,l={ArrowLeft:()=>n.step(-c,0),ArrowRight:()=>n.step(c,0),ArrowUp:()=>n.step(0,-c),ArrowDown:()=>n.step(0,c),"+":()=>n.zoomFocus(1.6),"=":()=>n.zoomFocus(1.6),"-":()=>n.zoomFocus(1/1.6),0:()=>n.showWhole(),Enter:()=>n.acts.open(),Escape:()=>n.whole?n.acts.leave():n.showWhole()};a.key in l&&(a.preventDefault(),l[a.key]())})}var ha=150,en=class extends Error{},nn=class{element;acts;layout;view;painter;shows;#t;#e;#n;#s;#r;#o;#i;constructor(t,e,s){this.element=t,this.acts=s,this.#t=new AbortController,this.#e=0,this.#n=0,this.#s=0,this.move=(c,l)=>this.go(Jo(this.view,this.layout,c,l)),this.zoom=(c,l=this.view.width/2,d=this.view.height/2)=>this.go(Gn(this.view,this.layout,c,l,d)),this.showWhole=()=>this.go(Ge(this.layout,this.view.width)),this.shows=e;let o=t.clientWidth;this.layout=Vn(e.tensors,o),this.view=Ge(this.layout,o),this.#i=t.querySelector("canvas.labels");let{signal:r}=this.#t;br(this,r);let i=new ResizeObserver(()=>this.#d());i.observe(t);let a=new MutationObserver(()=>this.#f());for(let c of[document.documentElement,document.body])a.observe(c,{attributes:!0,attributeFilter:["data-theme","class","theme"]});r.addEventListener("abort",()=>{i.disconnect(),a.disconnect()}),this.#u(),this.#a()}get whole(){return Qo(this.view,this.layout)}#a(t=!0){let e=this.element.querySelector("canvas.cells"),s=document.createElement("canvas");s.className="cells",e?.replaceWith(s);try{if(!t)throw new Error("canvas");this.painter=new Qe(s),s.addEventListener("webglcontextlost",()=>{!this.#t.signal.aborted&&this.element.contains(s)&&this.#a()})}catch{let o=s.cloneNode();s.replaceWith(o),this.painter=new tn(o)}this.#h(),this.#c()}async#c(){let t=this.#n+=1,{shows:{store:e,tensors:s,rms:o},layout:r,painter:i}=this;this.element.dataset.painted="";let a=async()=>{if(await new Promise(c=>setTimeout(c)),t!==this.#n)throw new en};try{let c=await or(e,s,r.tiles,o,a);await a(),await i.load(r,c,this.#o,a),this.element.dataset.painted=i.kind,this.draw()}catch(c){if(c instanceof en||t!==this.#n)return;if(i?.kind!=="webgl2")throw c;this.#a(!1)}}draw(){this.#e||=requestAnimationFrame(()=>{if(this.#e=0,this.#t.signal.aborted)return;let t=this.#l;this.painter?.paint({...this.view,scale:this.view.scale*t},this.#s!==0);let e=this.#i.getContext("2d");e.setTransform(t,0,0,t,0,0);let{shows:{store:s,focus:o},view:r,layout:i}=this;nr({context:e,view:r,layout:i,colors:this.#r,inkOn:(a,c)=>this.#p(a,c),value:(a,c)=>s.value(a,c),focus:ae(i,o,o.index)})})}get#l(){return Math.min(2,globalThis.devicePixelRatio||1)}go(t){let e=this.whole;this.view=t,this.element.dataset.whole=String(this.whole),clearTimeout(this.#s),this.#s=setTimeout(()=>{this.#s=0,this.draw()},ha),this.draw(),e!==this.whole&&this.acts.changed()}move;zoom;zoomFocus(t){let{shows:{focus:e},view:s}=this,o=ae(this.layout,e,e.index);if(!o)return this.zoom(t);let r=Xe(s,this.layout,o),i=(o.x+.5-r.x)*s.scale,a=(o.y+.5-r.y)*s.scale;this.go(Xe(Gn(r,this.layout,t,i,a),this.layout,o))}showWhole;show(t){let{focus:e}=this.shows;if(this.shows=t,e.name!==t.focus.name||e.index.join()!==t.focus.index.join()){let s=ae(this.layout,t.focus,t.focus.index);s&&!this.whole&&this.go(Xe(this.view,this.layout,s)),this.draw()}}chooseAt(t,e){let[s,o]=[this.view.x+t/this.view.scale,this.view.y+e/this.view.scale],r=Ve(this.layout,s,o);if(!r)return;let{tensor:i}=r,a=Ot(r,Math.floor(s-r.x),Math.floor(o-r.y));this.acts.choose(i.name,Fn(a,i.shape))}step(t,e){let{layout:s,shows:{focus:o}}=this,r=ae(s,o,o.index);if(!r)return;let[i,a]=[r.x+t,r.y+e],c=()=>i>=0&&a>=0&&i<s.w&&a<s.h,[l,d]=[Math.sign(t),Math.sign(e)];for(;c()&&!Ve(s,i+.5,a+.5);)[i,a]=[i+l,a+d];let h=Ve(s,i+.5,a+.5);if(!h)return;let u=Ot(h,Math.floor(i+.5-h.x),Math.floor(a+.5-h.y));this.acts.choose(h.tensor.name,Fn(u,h.tensor.shape))}#d(){if(!this.element.isConnected)return this.dispose();let t=this.element.clientWidth;t===this.view.width||t===0||(this.layout=Vn(this.shows.tensors,t),this.view=ie(Ge(this.layout,t),this.layout),this.#h(),this.#c(),this.acts.changed())}#h(){let{width:t,height:e}=this.view;this.element.style.height=`${e}px`;for(let s of this.element.querySelectorAll("canvas"))s.width=Math.round(t*this.#l),s.height=Math.round(e*this.#l);this.element.dataset.whole=String(this.whole),this.draw()}#u(){let t=getComputedStyle(this.element),e=h=>t.getPropertyValue(h).trim(),s=Object.keys(this.shows.rms),o=Object.fromEntries(s.map(h=>[h,e(`--${h.replaceAll(" ","-")}`)])),[r,i]=["--ink","--paper"].map(e),a=ht(i)[0]<128,c=[i,...Object.values(o)].join(),l=s.map(h=>{let u=ht(o[h]),p=(f,$)=>u.map(w=>w+$*(f-w));return a?le(ht(i),p(0,.12),p(255,.75)):le(p(255,.94),u,p(0,.78))});this.#o={key:c,ramps:l,components:s,paper:ht(i)};let d=matchMedia("(forced-colors: active)").matches;this.#r={ink:d?t.color:r,paper:i,hues:o,font:t.fontFamily,faint:d?t.color:e("--faint")}}#f(){let{key:t}=this.#o;this.#u(),t!==this.#o.key&&this.#c()}#p(t,e){let{component:s}=this.shows.tensors.find(h=>h.name===t),{ramps:o,components:r}=this.#o,i=Math.abs(this.shows.store.value(t,e))/this.shows.rms[s]/2.5,a=4*Math.floor(Math.min(255,255*i)),[c,l,d]=o[r.indexOf(s)].subarray(a,a+3);return .299*c+.587*l+.114*d>140?"#000000":"#ffffff"}dispose(){this.#n+=1,this.#t.abort(),cancelAnimationFrame(this.#e),clearTimeout(this.#s),this.painter?.dispose()}get gone(){return this.#t.signal.aborted}};function da(n){let t=[[n[0]]];for(let e of n.slice(1)){let s=t[t.length-1];t.length>1&&e.total<100*s[0].total?s.push(e):t.push([s[s.length-1],e])}return t}var de=150,xr=(n,t)=>de*Math.sqrt(n/t);function ua(n,t,e){let s=n[n.length-1],o=a=>{let c=xr(a.total,s.total);return P`
      <rect class=${a===s?"largest":""} x="1" y=${1+de-c}
        width=${c} height=${c}></rect>
    `},r=xr(e.total,s.total),i=0;return x`
    <figure>
      <svg viewBox="0 0 ${de+2} ${de+2}" aria-hidden="true">
        ${n.toReversed().map(a=>o(a))}
        ${n.includes(e)?t.map(({name:a,share:c})=>(i+=c*r,P`
              <rect class="part" style="fill: var(--${a.replaceAll(" ","-")})" x="1"
                y=${1+de-i} width=${r} height=${c*r}></rect>
            `)):""}
      </svg>
      <figcaption>${n.toReversed().map(a=>x`
          <p>${a.label}<br><span class="faint">${a===e?q(a.total):`${Rs(a.total)}, ${q(Math.round(a.total/e.total))} times as many`}</span></p>
        `)}</figcaption>
    </figure>
  `}function yr(n,t){let[e,s]=[n[0],n[n.length-1]],o=r=>{let i=Math.sqrt(r)/1e3;return i<10?i.toFixed(1):q(Math.round(i))};return x`
    <section class="scale">
      <p class="title">How big is that?</p>
      <p>If each number took one square millimeter, this model would be a square of
        ${o(e.total)} meters. ${s.label} would be ${o(s.total)} meters wide.</p>
      <div class="steps">${da(n).map(r=>ua(r,t,e))}</div>
    </section>
  `}function vr(n){let{state:t,data:e,find:s,id:o,tokens:r}=n,i=e("sizes"),{tensors:a,rms:c,models:l}=e("_numbers"),d=je(a,i.n_layers),h=Bt(d),u=n.local({typed:void 0,whole:!0}),p;n.onCleanup(()=>p?.dispose());let f=()=>Math.min(r.input(t.text).length,i.context_length),$=M=>oe(M,d,f(),i);function w(){let M=t.cell?$(t.cell):"";return typeof M=="object"&&M.tensor?{tensor:M.tensor,index:M.index}:{tensor:d[0],index:d[0].shape.map(()=>0)}}function v(){let M=$(u.typed??(t.cell||L(d[0].name,0,0)));return typeof M=="string"?M:M.tensor?"":`${M.name} is computed from your text, so it is not in the picture.`}let T=()=>n.change({level:"product",cell:I()}),I=()=>{let{tensor:M,index:b}=w();return L(M.name,...b)};function N(M){let b=$(M);if(u.typed=typeof b=="string"?M:void 0,typeof b=="string")return;let g=L(b.name,...b.index);n.change(b.tensor?{cell:g}:{cell:g,level:"product"})}function R(M){let b=s(".all-weights");if(!b)return;let{tensor:{name:g},index:m}=w(),y={store:M,tensors:d,rms:c,focus:{name:g,index:m}};if(p?.element===b&&!p.gone)return p.show(y);p?.dispose(),p=new nn(b,y,{choose(k,E){u.typed=void 0,n.change({cell:L(k,...E)})},open:T,leave:()=>n.change({level:"model"}),changed:()=>u.whole=p?.whole??!0})}function A(M){let{tensor:b,index:g}=w(),m=ft(g,b.shape),y=M.steps(b.name,m),{pieces:k,shape:E}=b,C=Math.floor(g[g.length-1]*k.length/E[E.length-1]),z=k.slice(C,C+1).filter(O=>O!=="weight");return x`
      <p class="cell-line">
        <code>${I()}</code> =
        <output data-tensor=${b.name} data-index=${g.join(",")}>${kr(M.value(b.name,m))}</output>
        <span class="faint">${[b.component,...z].join(" \xB7 ")} · shape ${Ut(b.shape)}${y?` \xB7 stored as ${y.integer} steps of ${y.step.toPrecision(4)}`:""}</span>
      </p>
    `}let S=M=>{M&&n.host&&queueMicrotask(()=>R(M));let b=v();return x`
      ${Lt(n,[{label:"All weights"}])}
      <p class="map-title">All ${q(h)} numbers</p>
      <p>Every number that the model has learned is a dot. The darker the dot, the farther the number is from
        zero. Zoom in to read it.</p>
      <div class="buttons" role="group" aria-label="Zoom">
        ${F("Zoom in",()=>p?.zoomFocus(2.5),{disabled:!M})}
        ${F("Zoom out",()=>p?.zoomFocus(.4),{disabled:!M||u.whole})}
        ${F("Show all",()=>p?.showWhole(),{disabled:!M||u.whole})}
        ${F("Zoom to the number",()=>p?.zoomFocus(1e3),{disabled:!M})}
      </div>
      <div class="all-weights" tabindex="0" role="application" aria-roledescription="map of numbers"
        aria-label="All ${q(h)} parameters, ${Ft(d).map(({name:g,count:m})=>`${g} ${q(m)}`).join(", ")}" aria-describedby="${o}-keys">
        <canvas class="cells"></canvas>
        <canvas class="labels"></canvas>
        ${M?_:x`<p class="faint">The picture comes with the model.</p>`}
      </div>
      <p class="faint"
        id="${o}-keys">Drag to move, pinch to zoom; hold Ctrl to zoom with the wheel. With the
        keyboard: arrows move from number to number, + and − zoom, Enter shows what the number is used for,
        Escape goes back out.</p>
      ${M?A(M):_}
      <form class="find-cell" @submit=${g=>{g.preventDefault(),N(g.target.querySelector("input").value)}}>
        <label for="${o}-cell">Go to a number</label>
        <input id="${o}-cell" type="text" spellcheck="false" autocapitalize="off" autocomplete="off"
          .value=${st(u.typed??(t.cell||I()))}
          aria-invalid=${b?"true":"false"} aria-describedby="${o}-cell-problem">
        <button type="submit">Go</button>
        ${F("What is it used for?",T,{name:"open-product"})}
      </form>
      <p class="warn" id="${o}-cell-problem" role="alert" ?hidden=${!b}>${b}</p>
      <ul class="legend">${Ft(d).map(({name:g,count:m,share:y})=>x`<li><i class="swatch" style="background: var(--${g.replaceAll(" ","-")})"></i> ${g}
        <span class="faint">${q(m)} · ${tt(y)}</span></li>`)}</ul>
      ${yr(l,Ft(d))}
    `};return{question:()=>({weights:!0}),answer:async(M,b)=>(await Je(n,b)).store,first:void 0,view:M=>S(M??he(n)),announcement(M){let b=M??he(n),{tensor:g,index:m}=w();return b?`${I()}, ${kr(b.value(g.name,ft(m,g.shape)))}`:`${at(h,"number")}`}}}var kr=n=>String(Number(n.toPrecision(6)));var gu=Gs(mo,n=>{let{state:t,define:e}=n,s={model:Fo(n),block:po(n),product:gr(n),weights:vr(n)},o=r=>r?.level===t.level?r.of:void 0;return e({first:{level:t.level,of:s[t.level].first},question:()=>({level:t.level,of:s[t.level].question()}),async*answer({level:r,of:i},a){if(i===void 0)return;let c=s[r].answer(i,a);if(Symbol.asyncIterator in c)for await(let l of c)yield{level:r,of:l};else yield{level:r,of:await c}},settled:({level:r,of:i})=>s[r].settled?.(i)??!1,absent:(r,i)=>i.has("cell")?{level:"product"}:{},follow:r=>"text"in r?{station:-1,...r}:r,announcement:r=>s[t.level].announcement?.(o(r))??"",view:r=>x`<div class="map-level ${t.level}">
      ${s[t.level].view(o(r))}</div>`})});export{gu as default};
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
