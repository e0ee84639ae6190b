var Nt=globalThis,Yt=n=>n,it=Nt.trustedTypes,Jt=it?it.createPolicy("lit-html",{createHTML:n=>n}):void 0,Ct="$lit$",O=`lit$${Math.random().toFixed(9).slice(2)}$`,Et="?"+O,Qe=`<${Et}>`,U=document,Z=()=>U.createComment(""),X=n=>n===null||typeof n!="object"&&typeof n!="function",Mt=Array.isArray,ee=n=>Mt(n)||typeof n?.[Symbol.iterator]=="function",Tt=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Zt=/-->/g,Xt=/>/g,R=RegExp(`>|${Tt}(?:([^\\s"'>=/]+)(${Tt}*=${Tt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Kt=/'/g,Qt=/"/g,se=/^(?:script|style|textarea|title)$/i,St=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),u=St(1),Ot=St(2),Ss=St(3),M=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),te=new WeakMap,z=U.createTreeWalker(U,129);function ne(n,t){if(!Mt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Jt!==void 0?Jt.createHTML(t):t}var ie=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=J;for(let c=0;c<e;c++){let a=n[c],l,p,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,p=r.exec(a),p!==null);)f=r.lastIndex,r===J?p[1]==="!--"?r=Zt:p[1]!==void 0?r=Xt:p[2]!==void 0?(se.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=R):p[3]!==void 0&&(r=R):r===R?p[0]===">"?(r=i??J,d=-1):p[1]===void 0?d=-2:(d=r.lastIndex-p[2].length,l=p[1],r=p[3]===void 0?R:p[3]==='"'?Qt:Kt):r===Qt||r===Kt?r=R:r===Zt||r===Xt?r=J:(r=R,i=void 0);let $=r===R&&n[c+1].startsWith("/>")?" ":"";o+=r===J?a+Qe:d>=0?(s.push(l),a.slice(0,d)+Ct+a.slice(d)+O+$):a+O+(d===-2?c:$)}return[ne(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},K=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,p]=ie(t,e);if(this.el=n.createElement(l,s),z.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=z.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(Ct)){let f=p[r++],$=i.getAttribute(d).split(O),g=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:g[2],strings:$,ctor:g[1]==="."?rt:g[1]==="?"?at:g[1]==="@"?ct:D}),i.removeAttribute(d)}else d.startsWith(O)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(se.test(i.tagName)){let d=i.textContent.split(O),f=d.length-1;if(f>0){i.textContent=it?it.emptyScript:"";for(let $=0;$<f;$++)i.append(d[$],Z()),z.nextNode(),a.push({type:2,index:++o});i.append(d[f],Z())}}}else if(i.nodeType===8)if(i.data===Et)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(O,d+1))!==-1;)a.push({type:7,index:o}),d+=O.length-1}o++}}static createElement(t,e){let s=U.createElement("template");return s.innerHTML=t,s}};function j(n,t,e=n,s){if(t===M)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=X(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=j(n,i._$AS(n,t.values),i,s)),t}var ot=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??U).importNode(e,!0);z.currentNode=i;let o=z.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new G(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new lt(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=z.nextNode(),r++)}return z.currentNode=U,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},G=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=j(this,t,e),X(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):ee(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(U.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=K.createElement(ne(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new ot(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=te.get(t.strings);return e===void 0&&te.set(t.strings,e=new K(t)),e}k(t){Mt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(Z()),this.O(Z()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Yt(t).nextSibling;Yt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=h}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=j(this,t,e,0),r=!X(t)||t!==this._$AH&&t!==M,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=j(this,c[s+a],e,a),l===M&&(l=this._$AH[a]),r||=!X(l)||l!==this._$AH[a],l===h?t=h:t!==h&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},rt=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},at=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},ct=class extends D{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=j(this,t,e,0)??h)===M)return;let s=this._$AH,i=t===h&&s!==h||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==h&&(s===h||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},lt=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){j(this,t)}},oe={M:Ct,P:O,A:Et,C:1,L:ie,R:ot,D:ee,V:j,I:G,H:D,N:at,U:ct,B:rt,F:lt},ts=Nt.litHtmlPolyfillSupport;ts?.(K,G),(Nt.litHtmlVersions??=[]).push("3.3.3");var re=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new G(t.insertBefore(Z(),o),o,void 0,e??{})}return i._$AI(n),i};var q={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},ae=n=>(...t)=>({_$litDirective$:n,values:t}),ht=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Fs}=oe;var ce=n=>n.strings===void 0;var es={},le=(n,t=es)=>n._$AH=t;var B=ae(class extends ht{constructor(n){if(super(n),n.type!==q.PROPERTY&&n.type!==q.ATTRIBUTE&&n.type!==q.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ce(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===M||t===h)return t;let e=n.element,s=n.name;if(n.type===q.PROPERTY){if(t===e[s])return M}else if(n.type===q.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return M}else if(n.type===q.ATTRIBUTE&&e.getAttribute(s)===t+"")return M;return le(n),t}});var Y=n=>n.target;function dt({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=u`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${B(String(ss(s,e)))}
      @pointerdown=${l=>Y(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:p}=Y(l);p!==void 0&&i(p)}}
      @input=${l=>i(s[Y(l).valueAsNumber])}
    >
  `;return n===h?a:u`<label class="slider">${n}${a}</label>`}var Bt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function ss(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var pt=({label:n,name:t,checked:e,onChange:s,effect:i=h})=>u`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${B(e)}
        @change=${o=>s(Y(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,T=(n,t,{disabled:e=!1,name:s=""}={})=>u`
    <button
      type="button"
      class=${s||h}
      aria-disabled=${e?"true":h}
      @click=${()=>e||t()}
    >${n}</button>
  `,It=(n,t,e,s,i="")=>u`
    <label>${n}
      <select name=${i||h} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>u`<option value=${String(o)} .selected=${B(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,he=(n,t,e,s,i)=>u`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>u`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${B(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,de=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return u`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:h}
        max=${Number.isFinite(r)?r:h}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(Y(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;Y(c).value=String(l),s(l)}}
      >
    </label>
  `},pe=(n,t,e,s)=>u`
    <details ?open=${t} @toggle=${i=>{let o=i.target.open;o!==t&&e(o)}}>
      <summary>${n}</summary>
      ${t?s():h}
    </details>
  `;var ns=new Intl.NumberFormat("en-US"),ut=n=>ns.format(n);var P=(n,t=1)=>`${(100*n).toFixed(t)}%`;function ue(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function is(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):ut(Math.round(s))} ${t[e]}`.trim()}var Ft=n=>is(n,["bytes","kB","MB","GB","TB"]);function ft(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var os=4e3,mt=class{options;#e;#t;#s;#i;constructor(t){this.options=t,this.#e="",this.#i=ft(400,()=>{let e=this.#t;this.options.page.write(this.#n()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#n(){let t=this.options.write();return this.#t=(t?.length??0)>os,this.#t?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#t=!1,this.#i.cancel(),!0)}enter(){this.#i.flush(),this.options.page.enter()}changed(){this.#e="",this.#i()}dispose(){this.#i.cancel(),this.#s()}async#r(){if(this.#i.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#n(),this.#t)return u`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return u`
      <span class="copy-link">
        ${T("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?u`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:h}
      </span>
    `}};var fe=new WeakMap;function $e(n){let t=new ResizeObserver(()=>Lt(n));return t.observe(n),()=>t.disconnect()}function Lt(n){if(n.isConnected)for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||fe.get(e)===s)continue;fe.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=me(o.left,o.right,i.left+r,i.right),e.scrollTop+=me(o.top,o.bottom,i.top,i.bottom)}}function me(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function ge(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var Pt=Symbol.for("gpt-lab-ids");function $t(n){let t=globalThis;return t[Pt]=(t[Pt]??0)+1,`${n}-${t[Pt]}`}function be(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ye(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return Q(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Ht=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),we=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,rs={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},as=/[\p{C}\p{Z}]/u,cs=/^\p{M}/u;function Q(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function xe(n){let t=Q(n);if(t===void 0)return u`<span class="bytes">${Ht(n)}</span>`;let e=cs.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!as.test(i)){s+=i;continue}let o=we(i),[r,c]=rs[i]??[o,o];e.push(s,u`<span class="sign" role="img" aria-label=${c}>${r}</span>`),s=""}return u`${e}${s}`}function Rt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${we(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var ls=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),Ae={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},zt={number:Ae,integer:Ae,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===hs(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>ls.get(n),rule:()=>"true or false"},text:{encode:n=>be(n),decode:ye,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(_e(n))?_e(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>ve(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((c,a)=>[s[a],ke(c,e[s[a]],e)]);return r.some(([,c])=>c===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},_e=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),hs=n=>n.replaceAll("%20"," "),ve=(n,t,e={})=>zt[t.kind].encode(n,t,e),ke=(n,t,e={})=>zt[t.kind].decode(n,t,e);function Te(n,t,e,s=()=>({})){let i=(a,l)=>ve(l[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),c={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function Ne(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(o),c=new Set(r.keys()),[a,l]=[{},[]],p=()=>({...e,...i({...e,...a},c)});for(let[d,f]of Object.entries(t)){let $=r.get(d),g=$===void 0?p()[d]:ke($,f,t);if(f.kind==="parts"&&g!==void 0){let b=g,x=b.filter(A=>s(A,f));for(let A of b)x.includes(A)||l.push(`${A} is not a part of the model`);g=x}else if(g===void 0){let{rule:b}=zt[f.kind];l.push(d==="text"?"its text is damaged":`${d}=${$} is not ${b(f)}`),g=e[d]}a[d]=g}return{values:a,problems:l}}function tt(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var ds=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function Ce(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(ds(o)&&!e)return!1;let[r,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return l!==void 0&&!(s&&Number(l)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var ps=Symbol.for("gpt-lab shared text");function Ee(n){let t=globalThis,e=t[ps]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?h:u`<div class="shared-text">${pt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function Me(n){let[t,e]=n.split("_");return u`<span class="math"><i>${t}</i>${e?u`<span class="underscore">_</span><sub>${e}</sub>`:h}</span>`}function Se(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function Be({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:c,onDraft:a,onChange:l,...p}){let{disabled:d=!1,id:f}=p,{symbol:$=n,max:g}=t,b=c===void 0?{value:s}:Se(n,c,g),x=b.value===void 0||b.value===s?c:void 0,A=b.value===void 0?b.problem:void 0,et=Oe(s,i,o),st=m=>{a(),l(m)},nt=m=>{let v=m.target.value;a(v);let{value:_}=Se(n,v,g);_!==void 0&&l(_)},y=m=>{if(m.key!=="ArrowUp"&&m.key!=="ArrowDown")return;m.preventDefault();let v=m.key==="ArrowUp"?i.find(_=>_>s):i.findLast(_=>_<s);v!==void 0&&st(v)};return u`
    <div class="size">
      <label>
        <span class="name">${Me($)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${B(x??String(s))}
          ?disabled=${d}
          aria-invalid=${String(!!A)}
          aria-describedby=${A?`${f}-${n}`:h}
          @input=${nt}
          @change=${()=>A||a()}
          @keydown=${y}
        >
      </label>
      ${dt({value:s,stops:i,disabled:d,onChange:st,label:h,name:`${$}, ${e}: slider`,text:m=>[r(m),Oe(m,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":et}</p>
      <p class="warn problem" id="${f}-${n}" ?hidden=${!A}>${A?`${A}; the figure still has ${s}`:""}</p>
    </div>
  `}function Oe(n,t,[e,s]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var us={commas:ut,percent:n=>P(n,0),1:n=>ue(n,1)},gt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=$t("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,s,i={}){let o=e.help??h,r=this.#s(t,e,s,i);return u`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return pt({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#i(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#n(t,e,r,c,a,i)}}#i(t,{control:e,choices:s,names:i},o,r,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?It(o,a,r,c,t):he(o,`${this.#e}-${t}`,a,r,c)}#n(t,e,s,i,o,r){let{control:c,names:a,unit:l="",step:p=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,$=x=>a?.[x]??(us[l]??String)(x),g=()=>r.stops??e.stops??Bt(d,f,p),b=()=>g().filter(x=>x>=d&&x<=f);return c==="size"?Be({name:t,setting:e,label:s,value:i,text:$,onChange:o,stops:b(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:x=>{x===void 0?this.#t.delete(t):this.#t.set(t,x),this.redraw()}}):c==="field"?de({label:s,name:t,value:i,min:d,max:f,onChange:o}):c==="select"?It(s,Bt(d,f,1).map(x=>[x,$(x)]),i,o,t):dt({label:u`<span>${s} <span class="number">${$(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:b(),text:$,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#e}-${t}`,r=Rt(this.#t.get(t)??""),c=a=>{let l=a.target.value;Rt(l)?this.#t.set(t,l):this.#t.delete(t),this.#t.has(t)||l===i?this.redraw():this.change(t,l)};return u`
      <div class="text-field">
        <label for=${o}>${s}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":h}
          aria-describedby=${r?`${o}-problem`:h}
          .value=${B(this.#t.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var fs=16,ms="<|endoftext|>",bt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#e.get(t);if(s)return s;let i=e();if(this.#e.set(t,i),this.#e.size>fs){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,xe(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return Q(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return Q(e)??Ht(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ms;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var yt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#e;#t;#s;#i;#n;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#i=!1,this.#n=!1,this.define=r=>r,this.asset=r=>tt(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return Ie(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#i||this.#n||(this.#i=!0,queueMicrotask(()=>{this.#i=!1,this.#n||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,c=>c.focus()),this.scrollSoon=r=>this.#a(r,c=>c.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=ge(t,e.get("_limits")),this.id=$t(t.name),this.initial=this.values(),this.state=Ie(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#e=new gt((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(c=>c.endsWith("-vocabulary"));s&&o&&(this.tokens=new bt(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,c])=>c.shared);if(r&&this.page&&this.host){let[c]=r;this.#t=Ee(a=>this.change({[c]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return Te(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=Ne(t,this.declared.settings,this.initial,(o,r)=>!e||Ce(o,e,r),this.absent);for(let o of Object.keys(s))this.#e.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let s=this.find(t);s&&e(s)}))}onCleanup;dispose(){this.#n=!0;for(let t of this.#s.splice(0))t()}};function Ie(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var wt=class{asking;client;redraw;problem;again;busy;#e;#t;#s;#i;#n;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#t=!1,this.#o=0,this.retry=()=>{this.#e=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#n=t.question(),this.#i=JSON.stringify(this.#n)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#i?void 0:this.#s}get asked(){return this.#n}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let s=!this.#t;[this.#t,this.#e]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}retry;async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,l)=>{let p=await this.client.look(a,{onTokens:l,load:!i});return p&&o()?p:await new Promise(()=>{})},c=(a,l)=>{o()&&([this.#s,this.#n,this.#i]=[a,t,e],this.busy=l,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!0);else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${l}.`:`The model could not read this: ${l}.`}o()&&(this.busy=!1,this.redraw())}};function Le(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Ut}var Ut=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#e=new Set;#t=new Map;#s=new Set;#i=0;#n;#o;#r=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t,e){let s=this.#i+=1;return this.#t.set(s,{source:t,onMessage:e}),{look:(i,o)=>this.#c({type:"look",client:s,id:i,...o}),stop:()=>this.#c({type:"stop",client:s}),end:()=>{this.#t.delete(s),this.#c({type:"end",client:s})}}}#c(t){this.#n?this.#n.postMessage(t):this.#r.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&gs())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#o??=bs(t).catch(l=>{throw this.#o=void 0,l});let i=Fe(t,"lab-model",t.model.get("size")),[o,r]=await Promise.all([this.#o,i]);this.#n||this.#l(this.#n=o);let c=t.model.get("version"),a=s==="failed";o.postMessage({type:"load",source:{...r,again:a},sha256:c});for(let l of this.#r.splice(0))o.postMessage(l)}catch(i){let o=i instanceof Error?i.message:String(i);this.#a({state:"failed",message:o})}}}#l(t){t.onmessage=({data:s})=>{s.type==="wanted"?this.#h(t,s.snapshot,s.client):"snapshot"in s&&s.snapshot?this.#d(s,s.snapshot):s.type==="progress"?this.#a({loaded:s.loaded}):s.type==="failed"?this.#a({state:"failed",message:s.message}):s.type==="ready"?this.#a({state:"ready"}):"client"in s&&this.#t.get(s.client)?.onMessage(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,s){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:i}=this.#t.get(s)??{},{size:o,sha256:r=""}=jt(i)[e]??{},c=i&&o?await Fe(i,`lab-model-${e}`,o).catch($s):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...c,again:a},sha256:r,snapshot:e})}#d(t,e){let{[e]:s,...i}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let o=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...i,...o}})}},jt=n=>n?.model.get("snapshots")??{},$s=n=>({problem:n instanceof Error?n.message:String(n)}),gs=()=>!!navigator.connection?.saveData;async function Fe({model:n,page:t},e,s){if(t?.source)return await t.source(e,s);let{buffer:i,byteOffset:o,byteLength:r}=await tt(n,e);return{bytes:new Uint8Array(i,o,r).slice()}}async function bs({model:n}){let t=await tt(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await ys(e).catch(()=>ws(e)).finally(()=>URL.revokeObjectURL(e))}async function ys(n){let t=new Worker(n);return await new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function ws(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}var xs=3e3;function Pe(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n(),{timeout:xs}):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var As="These are the lab model\u2019s numbers.",He=(n,t,e)=>u`<p class="status-line faint"><label>Loading ${n}, ${Ft(e)}
    <progress max=${e} value=${t||h}></progress></label></p>`;function Re(n,t=As){let e=u`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o,snapshots:r}=n.status,c=()=>n.load(!0);if(s==="asking")return u`<p class="status-line">Your browser is set to save data. ${T(`Load the model (${Ft(n.size)})`,c)}</p>`;if(s==="failed")return u`<p class="status-line warn" role="alert">The model did not load: ${o}. ${T("Try again",c)}</p>`;if(s==="loading")return He("the model",i,n.size);for(let[a,{size:l}]of Object.entries(jt(n.kit))){let p=r[a];if(p!==void 0)return He(`the model after ${a}% of its training`,p,l)}return e}function ze(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,_s(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:o}))n.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function _s(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var vs=n=>n.stopPropagation();function Ue(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=l=>{"show"in s?s.show(l):re(l,s)},c=new yt(n,e,i,o),a=l=>{if(c.dispose(),r(ks(n.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Dt(c,await t(c));c.draw=()=>{try{r(l.view()),o&&Lt(o)}catch(p){a(p)}},o&&(c.onCleanup(ze(o)),c.onCleanup($e(o))),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Dt=class{kit;definition;#e;#t;#s;#i;#n;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#n=ft(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:c,publish:a}=e;if(o&&r&&(this.#s=new wt({question:o,answer:r,first:c},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#n.cancel()),!s)return;let l=new mt({page:s,write:()=>t.writeLink(),read:p=>t.readLink(p),reset:()=>t.reset(),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#i=l,t.onChange=()=>l.changed(),t.enter=()=>l.enter(),t.onCleanup(()=>l.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return u`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${vs}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#i?.copyLink()??h}
            ${T("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
          ${this.#s?.again?T("Try again",this.#s.retry):h}</p>
        ${r?Re(t.client,e.ready):h}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return h;let s=Object.keys(e??{}).length>0;return u`
      <div class="question">
        <p>${t}</p>
        ${s?T("Show me",()=>this.kit.change(e??{})):h}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?u`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>T(s,()=>t.change(i)))}
      </div>
    `:h}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#n()}},ks=(n,t)=>u`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var xt=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#e,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var At=class{mergeCount;#e;#t=new Uint8Array(256);#s;#i=new Map;#n;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#e=e(0,256),this.#e.forEach((s,i)=>this.#t[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#i.set(s*65536+i,256+o)),this.#n=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new xt,o=c=>{let a=this.#i.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),p=s[a],[d,f]=this.parts(l);t[a]!==d||t[p]!==f||(t[a]=l,t[p]=-1,s[a]=s[p],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var Ts="<|endoftext|>",_t=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new At(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Ts)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};var qt=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},vt=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=Le(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(t,s=>{s.id===this.#t&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new qt(s.message,s.again)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Pe(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,s&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var Ns={name:"block-graph",title:"Parts of a block on trial",assets:["lab-vocabulary","lab-model","engine"],settings:{attention:{kind:"choice",label:"attention 0",control:"select",names:{"as it is":"as it is",zero:"off: 0",mean:"mean of all",other:"from Germany",keep:"kept"},choices:["as it is","zero","mean","other","keep"]},ffn:{kind:"choice",label:"FFN 0",control:"select",names:{"as it is":"as it is",zero:"off: 0",mean:"mean of all",other:"from Germany",keep:"kept",languages:"from \u201Cspeak\u201D"},choices:["as it is","zero","mean","other","keep","languages"]},later:{kind:"choice",label:"later FFNs",control:"select",names:{none:"as they are",1:"FFN 1 off",2:"FFN 2 off",3:"FFN 3 off",4:"FFN 4 off",5:"FFN 5 off","1 mean":"FFN 1 mean","2 mean":"FFN 2 mean","3 mean":"FFN 3 mean","4 mean":"FFN 4 mean","5 mean":"FFN 5 mean","1-4 zero":"FFNs 1 to 4 off","1-4 mean":"FFNs 1 to 4 mean"},choices:["none","1","2","3","4","5","1 mean","2 mean","3 mean","4 mean","5 mean","1-4 zero","1-4 mean"]},part:{kind:"choice",label:"the part of the trial",names:{all:"all experiments",alone:"is it the only one?",mean:"which country",lend:"Germany's",attention:"attention 0",together:"four at once",speak:"another question"},choices:["all","alone","mean","lend","attention","together","speak"]},rows:{kind:"integer",min:0,max:12}},examples:[]},Vt={...Ns,Tokenizer:_t,Client:vt};var je={attention:"as it is",ffn:"as it is",later:"none"},De=n=>`${n}.output`,Wt=n=>`blocks.${n}.feed_forward`,qe="blocks.0.attention",Ve=[qe,...[0,1,2,3,4,5].map(Wt)].map(De),S=({attention:n,ffn:t,later:e})=>[n,t,e].join("|");function Gt(n){if(n==="none")return{blocks:[],way:"as it is"};let[t,e="zero"]=n.split(" ");return{blocks:t==="1-4"?[1,2,3,4]:[Number(t)],way:e}}function We(n){let t=Object.entries(n[0]).map(([e,{length:s}])=>{let i=new Float32Array(s);for(let o of n)o[e].forEach((r,c)=>i[c]+=r/n.length);return[e,i]});return Object.fromEntries(t)}function Ge(n,t,e){let s=[],i=(c,a)=>{if(a==="as it is")return;let p={mean:e.mean,keep:e.own,other:e.other,languages:e.languages}[a]?.[De(c)];s.push({part:c,at:[t],...p?{values:[Array.from(p)]}:{}})};i(qe,n.attention),i(Wt(0),n.ffn);let{blocks:o,way:r}=Gt(n.later);for(let c of o)i(Wt(c),r);return s}var[E,C]=[120,224],Ye=216,Je=282,Xe=n=>40+32*(5-n),kt=n=>n==="languages"?"other":n.replaceAll(" ","-"),Cs=u`
  <svg class="lock" viewBox="0 0 12 14" width="11" height="13" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="1.6"></path>
    <rect x="1" y="6" width="10" height="7" rx="1.5" fill="currentColor"></rect>
  </svg>
`,Ze=(n,t,e,s)=>Ot`
    <g class="wire ${kt(s)}">
      <path class="reads" d="M${E} ${t+e-6}H${n+4}"
        marker-end="url(#block-graph-tip)"></path>
      <path class="adds" d="M${n} ${t+10}H${E-12}"
        marker-end="url(#block-graph-tip)"></path>
      <circle cx=${E} cy=${t+10} r="8"></circle>
      <path class="plus" d="M${E-4} ${t+10}h8M${E} ${t+6}v8"></path>
    </g>
  `,Es=(n,t)=>{let e=Xe(n)+13;return Ot`
    <g class="wire ${kt(t)}">
      <path class="adds" d="M78 ${e}H${E-7}"></path>
      <circle cx=${E} cy=${e} r="4"></circle>
    </g>
  `};function Ke({setup:n,choices:t,names:e,onChange:s,tokens:i,said:o}){let{blocks:r,way:c}=Gt(n.later),a=(f,$)=>$[($.indexOf(f)+1)%$.length],l=f=>f==="ffn"?{ffn:a(n.ffn,t.ffn)}:{attention:a(n.attention,t.attention)},p=(f,$,g)=>{let b=n[f];return u`
      <button type="button" class="box ${kt(b)}" style="top: ${g}px"
        aria-label="${$} at France: ${e[b]}. Change it"
        @click=${()=>s(l(f))}
      ><b>${$}</b><span>${b==="keep"?Cs:h} ${e[b]}</span></button>
    `},d=f=>{let $=`${f}`,g=r.includes(f)?c:"as it is";return u`
      <button type="button" class="chip ${kt(g)}" style="top: ${Xe(f)}px" aria-pressed=${g==="as it is"?"false":"true"}
        aria-label="FFN ${f} at France: ${e[g]}"
        @click=${()=>s({later:n.later===$?"none":$})}
      >FFN ${f}</button>
    `};return u`
    <div class="graph">
      <svg viewBox="0 0 270 400" width="270" height="400" aria-hidden="true">
        <defs><marker id="block-graph-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"></path></marker></defs>
        <rect class="block" x="1" y="204" width="268" height="138" rx="6"></rect>
        <text x="136" y="226">block 0</text>
        <path class="stream" d="M${E} 360V24"></path>
        <path class="stream" d="M${C} 360V34"></path>
        <path class="fetch" d="M${E} 70C170 70 170 88 ${C-12} 88"
          marker-end="url(#block-graph-tip)"></path>
        <circle class="fetch" cx=${C} cy="88" r="8"></circle>
        <path class="plus" d="M${C-4} 88h8M${C} 84v8"></path>
        <text x="134" y="62">attention</text><text x="134" y="112">of later blocks</text>
        <path class="fetch" d="M${E} 334C170 334 170 300 ${C-12} 300"
          marker-end="url(#block-graph-tip)"></path>
        <circle class="fetch" cx=${C} cy="300" r="8"></circle>
        <path class="plus" d="M${C-4} 300h8M${C} 296v8"></path>
        ${[1,2,3,4,5].map(f=>Es(f,r.includes(f)?c:"as it is"))}
        ${Ze(88,Ye,50,n.ffn)} ${Ze(88,Je,50,n.attention)}
      </svg>
      ${[5,4,3,2,1].map(d)}
      ${p("ffn","FFN 0",Ye)} ${p("attention","attention 0",Je)}
      <span class="word" style="left: ${E}px">${i[0]}</span>
      <span class="word" style="left: ${C}px">${i[1]}</span>
      <span class="said" style="left: ${C-2}px">${o}</span>
    </div>
  `}var Ms=8,ki=Ue(Vt,({state:n,data:t,tokens:e,control:s,define:i,change:o,local:r})=>{let c=t("experiments"),a=t("prompts"),l=a.ids.length,p=r({open:!1}),d=[],f=[],$=()=>c.filter(([,,,y],m)=>m===0||n.part==="all"||y===n.part),g=([,,y])=>({...je,...y}),b=()=>({attention:n.attention,ffn:n.ffn,later:n.later}),x=()=>$().slice(0,n.rows+1),A=Object.fromEntries(c.map(y=>[S(g(y)),y[4]]));async function et(y,m){let v=[];for(let _ of m){let{activations:I}=await y({ids:_,names:Ve});v.push(Object.fromEntries(Object.entries(I).map(([H,{values:V,shape:F}])=>{let k=F[F.length-1];return[H,V.slice(a.place*k,(a.place+1)*k)]})))}return v}function st(y,m,v){return{own:d[y],other:d[m],languages:f[m],mean:v}}async function nt(y,m){return(await y({...m,words:1})).words[0][0]}return i({first:{...A},question:()=>({setups:[...x().map(g),b()]}),async*answer({setups:y},m){let v=y.filter(_=>(A[S(_)]?.asked??0)<l);v.length&&!d.length&&(d=await et(m,a.ids)),v.some(({ffn:_})=>_==="languages")&&!f.length&&(f=await et(m,a.languages));for(let _ of v){let I=We(d),H=(w,N)=>Ge(_,a.place,st(w,N,I)),V=a.ids[a.ours],F=await nt(m,{ids:V,edits:H(a.ours,a.source)}),k={word:F.id,probability:F.probability,right:0,others:0,asked:0};for(let[w,N]of a.ids.entries()){let L=(w+l-1)%l,{id:W}=await nt(m,{ids:N,edits:H(w,L)});k.right+=+(W===a.capitals[w]),k.others+=+(W===a.capitals[L]),k.asked+=1,!(k.asked%Ms)&&(A[S(_)]={...k},yield{...A})}A[S(_)]=k}yield{...A}},announcement(y){let m=y?.[S(b())];return!m||m.asked<l?"":`${e.plain(m.word).trim()}, ${P(m.probability,0)}. Right: ${P(m.right/l,0)}, the other country\u2019s: ${P(m.others/l,0)}`},view(y=A){let m=S(b()),v=x(),_=v.some(w=>S(g(w))===m),I=$()[n.rows+1],H=w=>w?u`<bdi>${e.plain(w.word).trim()}</bdi> ${P(w.probability,0)}`:"\u2026",V=(w,N)=>N?.asked===l?P(w/l,0):N?`${w} of ${N.asked}`:"\u2026",F=(w,N)=>{let L=y[S(N)],W=S(N)===m;return u`
          <tr class=${W?"current":""}>
            <th scope="row"><button type="button" aria-pressed=${W?"true":"false"}
              ?data-in-view=${W} @click=${()=>o(N)}>${w}</button></th>
            <td>${H(L)}</td>
            <td class="number">${V(L?.right??0,L)}</td>
            <td class="number">${V(L?.others??0,L)}</td>
          </tr>
        `},{settings:k}=Vt;return u`
        <div class="layout">
          ${Ke({setup:b(),choices:{attention:k.attention.choices,ffn:k.ffn.choices},names:k.ffn.names,onChange:o,tokens:[e.plain(a.ids[a.ours][a.place]).trim(),e.plain(a.ids[a.ours].at(-1)).trim()],said:H(y[m])})}
          <div class="results">
            <p class="next">
              ${T("Next experiment",()=>o({...g(I),rows:n.rows+1}),{disabled:!I})}
              <span>${I?u`<b>Guess first:</b> ${I[1]}`:"These were all. You can make one of your own, below or in the picture."}</span></p>
            <div class="scrolls"><table>
              <caption class="unseen">Experiments and their results</caption>
              <thead><tr><th scope="col">at <i>France</i></th><th scope="col">our sentence</th>
                <th scope="col" class="number">right</th>
                <th scope="col" class="number">the other’s</th></tr></thead>
              <tbody>
                ${v.map(w=>F(w[0],g(w)))}
                ${_?h:F("your own",b())}
              </tbody>
            </table></div>
            <p class="faint legend"><span class="zero">off</span> <span class="mean">mean</span>
              <span class="other">borrowed</span> <span class="keep">kept</span>
              Of ${l} countries: capitals right, or the other country’s.</p>
            ${pe("An experiment of your own",p.open,w=>p.open=w,()=>u`<div class="own">
                  ${s("attention")} ${s("ffn")} ${s("later")}
                  <p class="faint">Your own experiments run in this page, with weights rounded to eight
                    bits. Their shares can differ by some points from those with exact weights.</p>
                </div>`)}
          </div>
        </div>
      `}})});export{ki as default};
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
