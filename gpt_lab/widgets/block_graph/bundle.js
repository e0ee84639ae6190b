var vt=globalThis,Wt=n=>n,et=vt.trustedTypes,Gt=et?et.createPolicy("lit-html",{createHTML:n=>n}):void 0,kt="$lit$",L=`lit$${Math.random().toFixed(9).slice(2)}$`,Tt="?"+L,Je=`<${Tt}>`,j=document,Z=()=>j.createComment(""),X=n=>n===null||typeof n!="object"&&typeof n!="function",Nt=Array.isArray,Qt=n=>Nt(n)||typeof n?.[Symbol.iterator]=="function",_t=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Yt=/-->/g,Jt=/>/g,z=RegExp(`>|${_t}(?:([^\\s"'>=/]+)(${_t}*=${_t}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Zt=/'/g,Xt=/"/g,te=/^(?:script|style|textarea|title)$/i,Ct=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),f=Ct(1),Et=Ct(2),Ns=Ct(3),B=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),Kt=new WeakMap,U=j.createTreeWalker(j,129);function ee(n,t){if(!Nt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Gt!==void 0?Gt.createHTML(t):t}var se=(n,t)=>{let e=n.length-1,s=[],i,r=t===2?"<svg>":t===3?"<math>":"",o=J;for(let c=0;c<e;c++){let a=n[c],l,h,u=-1,p=0;for(;p<a.length&&(o.lastIndex=p,h=o.exec(a),h!==null);)p=o.lastIndex,o===J?h[1]==="!--"?o=Yt:h[1]!==void 0?o=Jt:h[2]!==void 0?(te.test(h[2])&&(i=RegExp("</"+h[2],"g")),o=z):h[3]!==void 0&&(o=z):o===z?h[0]===">"?(o=i??J,u=-1):h[1]===void 0?u=-2:(u=o.lastIndex-h[2].length,l=h[1],o=h[3]===void 0?z:h[3]==='"'?Xt:Zt):o===Xt||o===Zt?o=z:o===Yt||o===Jt?o=J:(o=z,i=void 0);let m=o===z&&n[c+1].startsWith("/>")?" ":"";r+=o===J?a+Je:u>=0?(s.push(l),a.slice(0,u)+kt+a.slice(u)+L+m):a+L+(u===-2?c:m)}return[ee(n,r+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},K=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let r=0,o=0,c=t.length-1,a=this.parts,[l,h]=se(t,e);if(this.el=n.createElement(l,s),U.currentNode=this.el.content,e===2||e===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(i=U.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let u of i.getAttributeNames())if(u.endsWith(kt)){let p=h[o++],m=i.getAttribute(u).split(L),$=/([.?@])?(.*)/.exec(p);a.push({type:1,index:r,name:$[2],strings:m,ctor:$[1]==="."?nt:$[1]==="?"?it:$[1]==="@"?rt:V}),i.removeAttribute(u)}else u.startsWith(L)&&(a.push({type:6,index:r}),i.removeAttribute(u));if(te.test(i.tagName)){let u=i.textContent.split(L),p=u.length-1;if(p>0){i.textContent=et?et.emptyScript:"";for(let m=0;m<p;m++)i.append(u[m],Z()),U.nextNode(),a.push({type:2,index:++r});i.append(u[p],Z())}}}else if(i.nodeType===8)if(i.data===Tt)a.push({type:2,index:r});else{let u=-1;for(;(u=i.data.indexOf(L,u+1))!==-1;)a.push({type:7,index:r}),u+=L.length-1}r++}}static createElement(t,e){let s=j.createElement("template");return s.innerHTML=t,s}};function D(n,t,e=n,s){if(t===B)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,r=X(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=D(n,i._$AS(n,t.values),i,s)),t}var st=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??j).importNode(e,!0);U.currentNode=i;let r=U.nextNode(),o=0,c=0,a=s[0];for(;a!==void 0;){if(o===a.index){let l;a.type===2?l=new G(r,r.nextSibling,this,t):a.type===1?l=new a.ctor(r,a.name,a.strings,this,t):a.type===6&&(l=new ot(r,this,t)),this._$AV.push(l),a=s[++c]}o!==a?.index&&(r=U.nextNode(),o++)}return U.currentNode=j,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},G=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=D(this,t,e),X(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==B&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Qt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(j.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=K.createElement(ee(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new st(i,this),o=r.u(this.options);r.p(e),this.T(o),this._$AH=r}}_$AC(t){let e=Kt.get(t.strings);return e===void 0&&Kt.set(t.strings,e=new K(t)),e}k(t){Nt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let r of t)i===e.length?e.push(s=new n(this.O(Z()),this.O(Z()),this,this.options)):s=e[i],s._$AI(r),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Wt(t).nextSibling;Wt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},V=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,r){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=d}_$AI(t,e=this,s,i){let r=this.strings,o=!1;if(r===void 0)t=D(this,t,e,0),o=!X(t)||t!==this._$AH&&t!==B,o&&(this._$AH=t);else{let c=t,a,l;for(t=r[0],a=0;a<r.length-1;a++)l=D(this,c[s+a],e,a),l===B&&(l=this._$AH[a]),o||=!X(l)||l!==this._$AH[a],l===d?t=d:t!==d&&(t+=(l??"")+r[a+1]),this._$AH[a]=l}o&&!i&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},nt=class extends V{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},it=class extends V{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},rt=class extends V{constructor(t,e,s,i,r){super(t,e,s,i,r),this.type=5}_$AI(t,e=this){if((t=D(this,t,e,0)??d)===B)return;let s=this._$AH,i=t===d&&s!==d||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==d&&(s===d||i);i&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ot=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){D(this,t)}},ne={M:kt,P:L,A:Tt,C:1,L:se,R:st,D:Qt,V:D,I:G,H:V,N:it,U:rt,B:nt,F:ot},Ze=vt.litHtmlPolyfillSupport;Ze?.(K,G),(vt.litHtmlVersions??=[]).push("3.3.3");var ie=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let r=e?.renderBefore??null;s._$litPart$=i=new G(t.insertBefore(Z(),r),r,void 0,e??{})}return i._$AI(n),i};var q={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},re=n=>(...t)=>({_$litDirective$:n,values:t}),at=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Ss}=ne;var oe=n=>n.strings===void 0;var Xe={},ae=(n,t=Xe)=>n._$AH=t;var P=re(class extends at{constructor(n){if(super(n),n.type!==q.PROPERTY&&n.type!==q.ATTRIBUTE&&n.type!==q.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!oe(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===B||t===d)return t;let e=n.element,s=n.name;if(n.type===q.PROPERTY){if(t===e[s])return B}else if(n.type===q.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return B}else if(n.type===q.ATTRIBUTE&&e.getAttribute(s)===t+"")return B;return ae(n),t}});var Y=n=>n.target;function ct({label:n,name:t,value:e,stops:s,onChange:i,...r}){let{text:o=String,disabled:c=!1}=r,a=f`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(e)}
      ?disabled=${c}
      .value=${P(String(Ke(s,e)))}
      @pointerdown=${l=>Y(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:h}=Y(l);h!==void 0&&i(h)}}
      @input=${l=>i(s[Y(l).valueAsNumber])}
    >
  `;return n===d?a:f`<label class="slider">${n}${a}</label>`}var Mt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function Ke(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var lt=({label:n,name:t,checked:e,onChange:s,effect:i=d})=>f`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${P(e)}
        @change=${r=>s(Y(r).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,E=(n,t,{disabled:e=!1,name:s=""}={})=>f`
    <button
      type="button"
      class=${s||d}
      aria-disabled=${e?"true":d}
      @click=${()=>e||t()}
    >${n}</button>
  `,St=(n,t,e,s,i="")=>f`
    <label>${n}
      <select name=${i||d} @change=${r=>s(t[r.target.selectedIndex][0])}>
        ${t.map(([r,o])=>f`<option value=${String(r)} .selected=${P(r===e)}>${o}</option>`)}
      </select>
    </label>
  `,ce=(n,t,e,s,i)=>f`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([r,o])=>f`<label><input
          type="radio"
          name=${t}
          value=${String(r)}
          .checked=${P(r===s)}
          @change=${()=>i(r)}
        > ${o}</label>`)}
    </fieldset>
  `,le=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:r=-1/0,max:o=1/0}=i;return f`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(r)?r:d}
        max=${Number.isFinite(o)?o:d}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(Y(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,r),o):e;Y(c).value=String(l),s(l)}}
      >
    </label>
  `};var Qe=new Intl.NumberFormat("en-US"),ht=n=>Qe.format(n);var R=(n,t=1)=>`${(100*n).toFixed(t)} %`;function he(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function ts(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):ht(Math.round(s))} ${t[e]}`.trim()}var Ot=n=>ts(n,["bytes","kB","MB","GB","TB"]);function dt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var es=4e3,ut=class{options;#e;#t;#s;#i;constructor(t){this.options=t,this.#e="",this.#i=dt(400,()=>{let e=this.#t;this.options.page.write(this.#n()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#r()||t.reset()),queueMicrotask(()=>this.#r())}#n(){let t=this.options.write();return this.#t=(t?.length??0)>es,this.#t?void 0:t}#r(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#i.cancel(),!0)}enter(){this.#i.flush(),this.options.page.enter()}changed(){this.#e="",this.#i()}dispose(){this.#i.cancel(),this.#s()}async#o(){if(this.#i.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#n(),this.#t)return f`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return f`
      <span class="copy-link">
        ${E("Copy link",()=>this.#o())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?f`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:d}
      </span>
    `}};var de=new WeakMap;function pe(n){let t=new ResizeObserver(()=>Bt(n));return t.observe(n),()=>t.disconnect()}function Bt(n){if(n.isConnected)for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||de.get(e)===s)continue;de.set(e,s);let[i,r]=[e.getBoundingClientRect(),t.getBoundingClientRect()],o=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=ue(r.left,r.right,i.left+o,i.right),e.scrollTop+=ue(r.top,r.bottom,i.top,i.bottom)}}function ue(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function fe(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var It=Symbol.for("gpt-lab-ids");function pt(n){let t=globalThis;return t[It]=(t[It]??0)+1,`${n}-${t[It]}`}function me(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function $e(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return Q(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Lt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ge=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ss={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ns=/[\p{C}\p{Z}]/u,is=/^\p{M}/u;function Q(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function be(n){let t=Q(n);if(t===void 0)return f`<span class="bytes">${Lt(n)}</span>`;let e=is.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!ns.test(i)){s+=i;continue}let r=ge(i),[o,c]=ss[i]??[r,r];e.push(s,f`<span class="sign" role="img" aria-label=${c}>${o}</span>`),s=""}return f`${e}${s}`}function Pt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ge(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var rs=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ye={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,r=Number(n||NaN);return r>=s&&r<=i&&(e==="number"||Number.isInteger(r))?r:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ft={number:ye,integer:ye,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===os(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>rs.get(n),rule:()=>"true or false"},text:{encode:n=>me(n),decode:$e,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(we(n))?we(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(r=>r in s).map(r=>xe(s[r],e[r],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let r=n.split(",");if(r.length<i||r.length>s.length)return;let o=r.map((c,a)=>[s[a],Ae(c,e[s[a]],e)]);return o.some(([,c])=>c===void 0)?void 0:Object.fromEntries(o)},rule:n=>n.of.join(",")}},we=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),os=n=>n.replaceAll("%20"," "),xe=(n,t,e={})=>Ft[t.kind].encode(n,t,e),Ae=(n,t,e={})=>Ft[t.kind].decode(n,t,e);function _e(n,t,e,s=()=>({})){let i=(a,l)=>xe(l[a],n[a],n),r=Object.keys(n),o=r.filter(a=>i(a,t)!==i(a,e)),c={...e,...s(t,new Set(o))};return r.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function ve(n,t,e,s=()=>!0,i=()=>({})){let r=n.split("&").map(u=>{let p=u.indexOf("=");return p<0?["text",u]:[u.slice(0,p),u.slice(p+1)]}),o=new Map(r),c=new Set(o.keys()),[a,l]=[{},[]],h=()=>({...e,...i({...e,...a},c)});for(let[u,p]of Object.entries(t)){let m=o.get(u),$=m===void 0?h()[u]:Ae(m,p,t);if(p.kind==="parts"&&$!==void 0){let b=$,x=b.filter(_=>s(_,p));for(let _ of b)x.includes(_)||l.push(`${_} is not a part of the model`);$=x}else if($===void 0){let{rule:b}=Ft[p.kind];l.push(u==="text"?"its text is damaged":`${u}=${m} is not ${b(p)}`),$=e[u]}a[u]=$}return{values:a,problems:l}}function tt(n,t){return new Promise((e,s)=>{let i=(r,o)=>{r.type!=="asset"||r.name!==t||(n.off("msg:custom",i),r.error?s(new Error(r.error)):e(o[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var as=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function ke(n,t,{streams:e,neurons:s,places:i}={}){let r=i?n.replace(/@\d{1,6}$/,""):n;if(as(r)&&!e)return!1;let[o,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(r)??[];return l!==void 0&&!(s&&Number(l)<(t.d_ff??0))?!1:r==="embedding"||o!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var cs=Symbol.for("gpt-lab shared text");function Te(n){let t=globalThis,e=t[cs]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let r of e.watchers)r()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(r){return e.watchers.add(r),()=>e.watchers.delete(r)},enter(r){if(i=r,!!e.on)for(let o of e.takers)o!==n&&o(r)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?d:f`<div class="shared-text">${lt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:r=>{if(e.on=r,r&&i)for(let o of e.takers)o!==n&&o(i);s()}})}</div>`}}function Ne(n){let[t,e]=n.split("_");return f`<span class="math"><i>${t}</i>${e?f`<span class="underscore">_</span><sub>${e}</sub>`:d}</span>`}function Ce(n,t,e=1/0){let s=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(r==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${n}=${s} is not an integer`};let o=Number(r);return o<1?{problem:`${n}=${r} is below 1`}:o>e?{problem:`${n}=${r} is above ${e}`}:{value:o}}function Me({name:n,setting:t,label:e,value:s,stops:i,ends:r,text:o,draft:c,onDraft:a,onChange:l,...h}){let{disabled:u=!1,id:p}=h,{symbol:m=n,max:$}=t,b=c===void 0?{value:s}:Ce(n,c,$),x=b.value===void 0||b.value===s?c:void 0,_=b.value===void 0?b.problem:void 0,A=Ee(s,i,r),g=y=>{a(),l(y)},v=y=>{let T=y.target.value;a(T);let{value:N}=Ce(n,T,$);N!==void 0&&l(N)},k=y=>{if(y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;y.preventDefault();let T=y.key==="ArrowUp"?i.find(N=>N>s):i.findLast(N=>N<s);T!==void 0&&g(T)};return f`
    <div class="size">
      <label>
        <span class="name">${Ne(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${P(x??String(s))}
          ?disabled=${u}
          aria-invalid=${String(!!_)}
          aria-describedby=${_?`${p}-${n}`:d}
          @input=${v}
          @change=${()=>_||a()}
          @keydown=${k}
        >
      </label>
      ${ct({value:s,stops:i,disabled:u,onChange:g,label:d,name:`${m}, ${e}: slider`,text:y=>[o(y),Ee(y,i,r)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${u?"":A}</p>
      <p class="warn problem" id="${p}-${n}" ?hidden=${!_}>${_?`${_}; the figure still has ${s}`:""}</p>
    </div>
  `}function Ee(n,t,[e,s]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var ls={commas:ht,percent:n=>R(n,0),1:n=>he(n,1)},ft=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=pt("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,s,i={}){let r=e.help??d,o=this.#s(t,e,s,i);return f`<div class="control" data-setting=${t} title=${r}>${o}</div>`}#s(t,e,s,i){let r=e.kind==="text"?e.label:e.label??t,o=i.label??r,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return lt({label:o,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#i(t,e,o,c,a);case"text":return this.#r(t,e,o,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#n(t,e,o,c,a,i)}}#i(t,{control:e,choices:s,names:i},r,o,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?St(r,a,o,c,t):ce(r,`${this.#e}-${t}`,a,o,c)}#n(t,e,s,i,r,o){let{control:c,names:a,unit:l="",step:h=1}=e,{min:u=e.min??0,max:p=e.max??1/0}=o,m=x=>a?.[x]??(ls[l]??String)(x),$=()=>o.stops??e.stops??Mt(u,p,h),b=()=>$().filter(x=>x>=u&&x<=p);return c==="size"?Me({name:t,setting:e,label:s,value:i,text:m,onChange:r,stops:b(),id:this.#e,disabled:o.disabled,ends:o.ends,draft:this.#t.get(t),onDraft:x=>{x===void 0?this.#t.delete(t):this.#t.set(t,x),this.redraw()}}):c==="field"?le({label:s,name:t,value:i,min:u,max:p,onChange:r}):c==="select"?St(s,Mt(u,p,1).map(x=>[x,m(x)]),i,r,t):ct({label:f`<span>${s} <span class="number">${m(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:b(),text:m,onChange:r,disabled:o.disabled})}#r(t,{rows:e=2},s,i){let r=`${this.#e}-${t}`,o=Pt(this.#t.get(t)??""),c=a=>{let l=a.target.value;Pt(l)?this.#t.set(t,l):this.#t.delete(t),this.#t.has(t)||l===i?this.redraw():this.change(t,l)};return f`
      <div class="text-field">
        <label for=${r}>${s}</label>
        <textarea
          id=${r}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${o?"true":d}
          aria-describedby=${o?`${r}-problem`:d}
          .value=${P(this.#t.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${r}-problem" ?hidden=${!o}>${o}</p>
      </div>
    `}};var hs=16,ds="<|endoftext|>",mt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#e.get(t);if(s)return s;let i=e();if(this.#e.set(t,i),this.#e.size>hs){let[r]=this.#e.keys();this.#e.delete(r)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,be(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return Q(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return Q(e)??Lt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ds;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var $t=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#i;#n;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#i=!1,this.#n=!1,this.define=o=>o,this.asset=o=>tt(this.model,o),this.data=o=>this.model.get(o),this.local=o=>{let c={...o};return Se(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=o=>{this.problems=[],this.#r(this.follow?.(o)??o),this.onChange()},this.append=o=>{this.#o("text",`${this.model.get("text")}${this.tokens.plain(o)}`)},this.control=(o,c)=>this.#e.view(o,this.declared.settings[o],this.model.get(o),c),this.look=(o,c)=>this.client?.look(o,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#i||this.#n||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#n||this.draw()}))},this.find=o=>this.host?.querySelector(o)??null,this.focusSoon=o=>this.#a(o,c=>c.focus()),this.scrollSoon=o=>this.#a(o,c=>c.scrollIntoView({block:"nearest"})),this.onCleanup=o=>{this.#s.push(o)},this.declared=fe(t,e.get("_limits")),this.id=pt(t.name),this.initial=this.values(),this.state=Se(o=>e.get(o),(o,c)=>this.change({[o]:c})),this.#e=new ft((o,c)=>this.#o(o,c),()=>this.redraw());let r=()=>this.redraw();e.on("change",r),this.onCleanup(()=>e.off("change",r))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,r=t.find(c=>c.endsWith("-vocabulary"));s&&r&&(this.tokens=new mt(new s(await this.asset(r)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let o=Object.entries(e).find(([,c])=>c.shared);if(o&&this.page&&this.host){let[c]=o;this.#t=Te(a=>this.change({[c]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#r(this.initial),this.onChange()}publish(t){this.#r(t)}writeLink(){if(this.changed)return _e(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=ve(t,this.declared.settings,this.initial,(r,o)=>!e||ke(r,e,o),this.absent);for(let r of Object.keys(s))this.#e.forget(r);this.#r(s),this.problems=i,this.redraw()}#r(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#o(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let s=this.find(t);s&&e(s)}))}onCleanup;dispose(){this.#n=!0;for(let t of this.#s.splice(0))t()}};function Se(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var gt=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#i;#n;#r;#o;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#r=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#o=i,this.#s=t.first,this.#n=t.question(),this.#i=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#i?void 0:this.#s}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let s=!this.#t;[this.#t,this.#e]=[!0,e],this.#r+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#r,s)}retry;async#a(t,e,s,i){let r=()=>s===this.#r,o=async(a,l)=>{let h=await this.client.look(a,{onTokens:l,load:!i});return h&&r()?h:await new Promise(()=>{})},c=(a,l)=>{r()&&([this.#s,this.#n,this.#i]=[a,t,e],this.busy=l,this.#o(a),this.redraw())};try{let a=this.asking.answer(t,o);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!r())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}r()&&(this.busy=!1,this.redraw())}};function Be(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Ht}var Ht=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#e=new Set;#t=new Map;#s=new Set;#i=0;#n;#r;#o=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t,e){let s=this.#i+=1;return this.#t.set(s,{source:t,onMessage:e}),{look:(i,r)=>this.#c({type:"look",client:s,id:i,...r}),stop:()=>this.#c({type:"stop",client:s}),end:()=>{this.#t.delete(s),this.#c({type:"end",client:s})}}}#c(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&ps())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#r??=fs(t).catch(l=>{throw this.#r=void 0,l});let i=Oe(t,"lab-model",t.model.get("size")),[r,o]=await Promise.all([this.#r,i]);this.#n||this.#l(this.#n=r);let c=t.model.get("version"),a=s==="failed";r.postMessage({type:"load",source:{...o,again:a},sha256:c});for(let l of this.#o.splice(0))r.postMessage(l)}catch(i){let r=i instanceof Error?i.message:String(i);this.#a({state:"failed",message:r})}}}#l(t){t.onmessage=({data:s})=>{s.type==="wanted"?this.#h(t,s.snapshot,s.client):"snapshot"in s&&s.snapshot?this.#d(s,s.snapshot):s.type==="progress"?this.#a({loaded:s.loaded}):s.type==="failed"?this.#a({state:"failed",message:s.message}):s.type==="ready"?this.#a({state:"ready"}):"client"in s&&this.#t.get(s.client)?.onMessage(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,s){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:i}=this.#t.get(s)??{},{size:r,sha256:o=""}=Rt(i)[e]??{},c=i&&r?await Oe(i,`lab-model-${e}`,r).catch(us):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...c,again:a},sha256:o,snapshot:e})}#d(t,e){let{[e]:s,...i}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let r=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...i,...r}})}},Rt=n=>n?.model.get("snapshots")??{},us=n=>({problem:n instanceof Error?n.message:String(n)}),ps=()=>!!navigator.connection?.saveData;async function Oe({model:n,page:t},e,s){if(t?.source)return await t.source(e,s);let{buffer:i,byteOffset:r,byteLength:o}=await tt(n,e);return{bytes:new Uint8Array(i,r,o).slice()}}async function fs({model:n}){let t=await tt(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await ms(e).catch(()=>$s(e)).finally(()=>URL.revokeObjectURL(e))}async function ms(n){let t=new Worker(n);return await new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function $s(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}var gs=3e3;function Ie(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n(),{timeout:gs}):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var bs="These are the lab model\u2019s numbers.",Le=(n,t,e)=>f`<p class="status-line faint"><label>Loading ${n}, ${Ot(e)}
    <progress max=${e} value=${t||d}></progress></label></p>`;function Pe(n,t=bs){let e=f`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:r,snapshots:o}=n.status,c=()=>n.load(!0);if(s==="asking")return f`<p class="status-line">Your browser is set to save data. ${E(`Load the model (${Ot(n.size)})`,c)}</p>`;if(s==="failed")return f`<p class="status-line warn" role="alert">The model did not load: ${r}. ${E("Try again",c)}</p>`;if(s==="loading")return Le("the model",i,n.size);for(let[a,{size:l}]of Object.entries(Rt(n.kit))){let h=o[a];if(h!==void 0)return Le(`the model after ${a} % of its training`,h,l)}return e}function Fe(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,ys(t,l.getBoundingClientRect())))},r=a=>{a.key==="Escape"&&s()},o=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:r}))n.addEventListener(a,l,{capture:!0,signal:o.signal});return()=>{s(),o.abort()}}function ys(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-s-6,o=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,o))}px`,n.style.top=`${r>4?r:t.bottom+6}px`}var ws=n=>n.stopPropagation();function He(n,t){return{async render({model:e,el:s,page:i}){let r="show"in s?void 0:s,o=l=>{"show"in s?s.show(l):ie(l,s)},c=new $t(n,e,i,r),a=l=>{if(c.dispose(),o(xs(n.title,l)),!r)throw l;console.warn(l)};try{await c.load();let l=new zt(c,await t(c));c.draw=()=>{try{o(l.view()),r&&Bt(r)}catch(h){a(h)}},r&&(c.onCleanup(Fe(r)),c.onCleanup(pe(r))),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var zt=class{kit;definition;#e;#t;#s;#i;#n;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#n=dt(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:r,answer:o,first:c,publish:a}=e;if(r&&o&&(this.#s=new gt({question:r,answer:o,first:c},i,()=>t.redraw(),h=>a&&t.publish(a(h)))),t.onCleanup(()=>this.#n.cancel()),!s)return;let l=new ut({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),reset:()=>t.reset(),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#i=l,t.onChange=()=>l.changed(),t.enter=()=>l.enter(),t.onCleanup(()=>l.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:r=!1}=this.#s??{};this.#a(e.announcement?.(s));let o=t.declared.assets.includes("lab-model");return f`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${ws}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#i?.copyLink()??d}
            ${E("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#r()} ${t.texts()} ${this.#o()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${r?"true":"false"}>
          ${e.view(s,{asked:i,busy:r})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}
          ${this.#s?.again?E("Try again",this.#s.retry):d}</p>
        ${o?Pe(t.client,e.ready):d}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#r(){let[t,e]=this.kit.data("_question")??[];if(!t)return d;let s=Object.keys(e??{}).length>0;return f`
      <div class="question">
        <p>${t}</p>
        ${s?E("Show me",()=>this.kit.change(e??{})):d}
      </div>
    `}#o(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?f`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>E(s,()=>t.change(i)))}
      </div>
    `:d}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#n()}},xs=(n,t)=>f`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var bt=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#e,[e]=t,s=t.pop();for(let i=0;i<t.length;){let r=2*i+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[i]=s;break}t[i]=t[r],i=r}return e}};var yt=class{mergeCount;#e;#t=new Uint8Array(256);#s;#i=new Map;#n;#r=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#e=e(0,256),this.#e.forEach((s,i)=>this.#t[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],r)=>this.#i.set(s*65536+i,256+r)),this.#n=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#o(s);let i=s.filter(r=>r>=0);return this.#r.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),s=this.#o([...e]);yield{ids:[...e]};for(let[i,r]of s){let o=i+1;for(;e[o]<0;)o+=1;e[i]=r,e[o]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:r}}}#o(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new bt,r=c=>{let a=this.#i.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)r(c);let o=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),h=s[a],[u,p]=this.parts(l);t[a]!==u||t[h]!==p||(t[a]=l,t[h]=-1,s[a]=s[h],s[a]<t.length&&(e[s[a]]=a,r(a)),e[a]>=0&&r(e[a]),o.push([a,l]))}return o}};var As="<|endoftext|>",wt=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#t=Array.from({length:e},(i,r)=>t.getUint16(4+2*r,!0)),this.#e=new yt(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(As)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};var Ut=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},xt=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=Be(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(t,s=>{s.id===this.#t&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Ut(s.message,s.again)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ie(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,s&&this.load(),this.#e.look(this.#t,t),new Promise((i,r)=>this.#s={resolve:i,reject:r,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var _s={name:"block-graph",title:"Parts of a block on trial",assets:["lab-vocabulary","lab-model","engine"],settings:{attention:{kind:"choice",label:"attention 0",control:"select",names:{"as it is":"as it is",zero:"off: 0",mean:"mean of all",other:"from Germany",keep:"kept"},choices:["as it is","zero","mean","other","keep"]},ffn:{kind:"choice",label:"FFN 0",control:"select",names:{"as it is":"as it is",zero:"off: 0",mean:"mean of all",other:"from Germany",keep:"kept",languages:"from \u201Cspeak\u201D"},choices:["as it is","zero","mean","other","keep","languages"]},later:{kind:"choice",label:"later FFNs",control:"select",names:{none:"as they are",1:"FFN 1 off",2:"FFN 2 off",3:"FFN 3 off",4:"FFN 4 off",5:"FFN 5 off","1-4 zero":"FFNs 1 to 4 off","1-4 mean":"FFNs 1 to 4 mean"},choices:["none","1","2","3","4","5","1-4 zero","1-4 mean"]},rows:{kind:"integer",min:0,max:13}},examples:[]},jt={..._s,Tokenizer:wt,Client:xt};var Vt={attention:"as it is",ffn:"as it is",later:"none"},Re=n=>`${n}.output`,Dt=n=>`blocks.${n}.feed_forward`,ze="blocks.0.attention",Ue=[ze,...[0,1,2,3,4].map(Dt)].map(Re),I=({attention:n,ffn:t,later:e})=>[n,t,e].join("|");function qt(n){if(n==="none")return{blocks:[],way:"as it is"};let[t,e="zero"]=n.split(" ");return{blocks:t==="1-4"?[1,2,3,4]:[Number(t)],way:e}}function je(n){let t=Object.entries(n[0]).map(([e,{length:s}])=>{let i=new Float32Array(s);for(let r of n)r[e].forEach((o,c)=>i[c]+=o/n.length);return[e,i]});return Object.fromEntries(t)}function De(n,t,e){let s=[],i=(c,a)=>{if(a==="as it is")return;let h={mean:e.mean,keep:e.own,other:e.other,languages:e.languages}[a]?.[Re(c)];s.push({part:c,at:[t],...h?{values:[Array.from(h)]}:{}})};i(ze,n.attention),i(Dt(0),n.ffn);let{blocks:r,way:o}=qt(n.later);for(let c of r)i(Dt(c),o);return s}var[O,S]=[120,224],Ve=216,qe=282,Ge=n=>40+32*(5-n),At=n=>n==="languages"?"other":n.replaceAll(" ","-"),vs=f`
  <svg class="lock" viewBox="0 0 12 14" width="11" height="13" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="1.6"></path>
    <rect x="1" y="6" width="10" height="7" rx="1.5" fill="currentColor"></rect>
  </svg>
`,We=(n,t,e,s)=>Et`
    <g class="wire ${At(s)}">
      <path class="reads" d="M${O} ${t+e-6}H${n+4}"
        marker-end="url(#block-graph-tip)"></path>
      <path class="adds" d="M${n} ${t+10}H${O-12}"
        marker-end="url(#block-graph-tip)"></path>
      <circle cx=${O} cy=${t+10} r="8"></circle>
      <path class="plus" d="M${O-4} ${t+10}h8M${O} ${t+6}v8"></path>
    </g>
  `,ks=(n,t)=>{let e=Ge(n)+13;return Et`
    <g class="wire ${At(t)}">
      <path class="adds" d="M78 ${e}H${O-7}"></path>
      <circle cx=${O} cy=${e} r="4"></circle>
    </g>
  `};function Ye({setup:n,choices:t,names:e,onChange:s,tokens:i,said:r}){let{blocks:o,way:c}=qt(n.later),a=(p,m)=>m[(m.indexOf(p)+1)%m.length],l=p=>p==="ffn"?{ffn:a(n.ffn,t.ffn)}:{attention:a(n.attention,t.attention)},h=(p,m,$)=>{let b=n[p];return f`
      <button type="button" class="box ${At(b)}" style="top: ${$}px"
        aria-label="${m} at France: ${e[b]}. Change it"
        @click=${()=>s(l(p))}
      ><b>${m}</b><span>${b==="keep"?vs:d} ${e[b]}</span></button>
    `},u=p=>{let m=`${p}`,$=o.includes(p)?c:"as it is";return f`
      <button type="button" class="chip ${At($)}" style="top: ${Ge(p)}px" aria-pressed=${$==="as it is"?"false":"true"}
        aria-label="FFN ${p} at France: ${e[$]}"
        @click=${()=>s({later:n.later===m?"none":m})}
      >FFN ${p}</button>
    `};return f`
    <div class="graph">
      <svg viewBox="0 0 270 400" width="270" height="400" aria-hidden="true">
        <defs><marker id="block-graph-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"></path></marker></defs>
        <rect class="block" x="1" y="204" width="268" height="138" rx="6"></rect>
        <text x="136" y="226">block 0</text>
        <path class="stream" d="M${O} 360V24"></path>
        <path class="stream" d="M${S} 360V34"></path>
        <path class="fetch" d="M${O} 58C170 58 170 76 ${S-12} 76"
          marker-end="url(#block-graph-tip)"></path>
        <circle class="fetch" cx=${S} cy="76" r="8"></circle>
        <path class="plus" d="M${S-4} 76h8M${S} 72v8"></path>
        <text x="134" y="50">attention</text><text x="134" y="100">of later blocks</text>
        <path class="fetch" d="M${O} 334C170 334 170 300 ${S-12} 300"
          marker-end="url(#block-graph-tip)"></path>
        <circle class="fetch" cx=${S} cy="300" r="8"></circle>
        <path class="plus" d="M${S-4} 300h8M${S} 296v8"></path>
        ${[1,2,3,4,5].map(p=>ks(p,o.includes(p)?c:"as it is"))}
        ${We(88,Ve,50,n.ffn)} ${We(88,qe,50,n.attention)}
      </svg>
      ${[5,4,3,2,1].map(u)}
      ${h("ffn","FFN 0",Ve)} ${h("attention","attention 0",qe)}
      <span class="word" style="left: ${O}px">${i[0]}</span>
      <span class="word" style="left: ${S}px">${i[1]}</span>
      <span class="said" style="left: ${S-2}px">${r}</span>
    </div>
  `}var Ts=8,xi=He(jt,({state:n,data:t,tokens:e,control:s,define:i,change:r})=>{let o=t("experiments"),c=t("prompts"),a=c.ids.length,l={[I(Vt)]:t("first")},h=[],u=[],p=([,,A])=>({...Vt,...A}),m=()=>({attention:n.attention,ffn:n.ffn,later:n.later}),$=()=>o.slice(0,n.rows+1);async function b(A,g){let v=[];for(let k of g){let{activations:y}=await A({ids:k,names:Ue});v.push(Object.fromEntries(Object.entries(y).map(([T,{values:N,shape:F}])=>{let C=F[F.length-1];return[T,N.slice(c.place*C,(c.place+1)*C)]})))}return v}function x(A,g,v){return{own:h[A],other:h[g],languages:u[g],mean:v}}async function _(A,g){return(await A({...g,words:1})).words[0][0]}return i({first:{...l},question:()=>({setups:[...$().map(p),m()]}),async*answer({setups:A},g){let v=A.filter(k=>(l[I(k)]?.asked??0)<a);v.length&&!h.length&&(h=await b(g,c.ids)),v.some(({ffn:k})=>k==="languages")&&!u.length&&(u=await b(g,c.languages));for(let k of v){let y=je(h),T=(w,M)=>De(k,c.place,x(w,M,y)),N=c.ids[c.ours],F=await _(g,{ids:N,edits:T(c.ours,c.source)}),C={word:F.id,probability:F.probability,right:0,others:0,asked:0};for(let[w,M]of c.ids.entries()){let H=(w+a-1)%a,{id:W}=await _(g,{ids:M,edits:T(w,H)});C.right+=+(W===c.capitals[w]),C.others+=+(W===c.capitals[H]),C.asked+=1,!(C.asked%Ts)&&(l[I(k)]={...C},yield{...l})}l[I(k)]=C}yield{...l}},announcement(A){let g=A?.[I(m())];return!g||g.asked<a?"":`${e.plain(g.word).trim()}, ${R(g.probability,0)}. Right: ${R(g.right/a,0)}, the other country\u2019s: ${R(g.others/a,0)}`},view(A={}){let g=I(m()),v=$(),k=v.some(w=>I(p(w))===g),y=o[n.rows+1],T=w=>w?f`<bdi>${e.plain(w.word).trim()}</bdi> ${R(w.probability,0)}`:"\u2026",N=(w,M)=>M?.asked===a?R(w/a,0):M?`${w} of ${M.asked}`:"\u2026",F=(w,M)=>{let H=A[I(M)],W=I(M)===g;return f`
          <tr class=${W?"current":""}>
            <th scope="row"><button type="button" aria-pressed=${W?"true":"false"}
              ?data-in-view=${W} @click=${()=>r(M)}>${w}</button></th>
            <td>${T(H)}</td>
            <td class="number">${N(H?.right??0,H)}</td>
            <td class="number">${N(H?.others??0,H)}</td>
          </tr>
        `},{settings:C}=jt;return f`
        <div class="layout">
          ${Ye({setup:m(),choices:{attention:C.attention.choices,ffn:C.ffn.choices},names:C.ffn.names,onChange:r,tokens:[e.plain(c.ids[c.ours][c.place]).trim(),e.plain(c.ids[c.ours].at(-1)).trim()],said:T(A[g])})}
          <div class="results">
            <p class="next">
              ${E("Next experiment",()=>r({...p(y),rows:n.rows+1}),{disabled:!y})}
              <span>${y?f`<b>Guess first:</b> ${y[1]}`:"These were all. Now make one of your own, below or in the picture."}</span></p>
            <div class="scrolls"><table>
              <caption class="unseen">Experiments and their results</caption>
              <thead><tr><th scope="col">at <i>France</i></th><th scope="col">our sentence</th>
                <th scope="col" class="number">right</th>
                <th scope="col" class="number">the other’s</th></tr></thead>
              <tbody>
                ${v.map(w=>F(w[0],p(w)))}
                ${k?d:F("your own",m())}
              </tbody>
            </table></div>
            <p class="faint legend"><span class="zero">off</span> <span class="mean">mean</span>
              <span class="other">borrowed</span> <span class="keep">kept</span>
              Of ${a} countries: capitals right, or the other country’s.</p>
            <div class="own"><span class="title">An experiment of your own, at <i>France</i></span>
              ${s("attention")} ${s("ffn")} ${s("later")}</div>
          </div>
        </div>
      `}})});export{xi as default};
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
