var Ct=globalThis,Gt=n=>n,it=Ct.trustedTypes,Yt=it?it.createPolicy("lit-html",{createHTML:n=>n}):void 0,St="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,Et="?"+I,is=`<${Et}>`,H=document,X=()=>H.createComment(""),Z=n=>n===null||typeof n!="object"&&typeof n!="function",Nt=Array.isArray,te=n=>Nt(n)||typeof n?.[Symbol.iterator]=="function",Tt=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Jt=/-->/g,Xt=/>/g,R=RegExp(`>|${Tt}(?:([^\\s"'>=/]+)(${Tt}*=${Tt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Zt=/'/g,Kt=/"/g,ee=/^(?:script|style|textarea|title)$/i,It=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),m=It(1),O=It(2),Fs=It(3),T=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),Qt=new WeakMap,U=H.createTreeWalker(H,129);function se(n,t){if(!Nt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Yt!==void 0?Yt.createHTML(t):t}var ne=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=J;for(let l=0;l<e;l++){let a=n[l],c,u,h=-1,d=0;for(;d<a.length&&(r.lastIndex=d,u=r.exec(a),u!==null);)d=r.lastIndex,r===J?u[1]==="!--"?r=Jt:u[1]!==void 0?r=Xt:u[2]!==void 0?(ee.test(u[2])&&(i=RegExp("</"+u[2],"g")),r=R):u[3]!==void 0&&(r=R):r===R?u[0]===">"?(r=i??J,h=-1):u[1]===void 0?h=-2:(h=r.lastIndex-u[2].length,c=u[1],r=u[3]===void 0?R:u[3]==='"'?Kt:Zt):r===Kt||r===Zt?r=R:r===Jt||r===Xt?r=J:(r=R,i=void 0);let f=r===R&&n[l+1].startsWith("/>")?" ":"";o+=r===J?a+is:h>=0?(s.push(c),a.slice(0,h)+St+a.slice(h)+I+f):a+I+(h===-2?l:f)}return[se(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},K=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,u]=ne(t,e);if(this.el=n.createElement(c,s),U.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=U.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(St)){let d=u[r++],f=i.getAttribute(h).split(I),y=/([.?@])?(.*)/.exec(d);a.push({type:1,index:o,name:y[2],strings:f,ctor:y[1]==="."?rt:y[1]==="?"?at:y[1]==="@"?lt:z}),i.removeAttribute(h)}else h.startsWith(I)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(ee.test(i.tagName)){let h=i.textContent.split(I),d=h.length-1;if(d>0){i.textContent=it?it.emptyScript:"";for(let f=0;f<d;f++)i.append(h[f],X()),U.nextNode(),a.push({type:2,index:++o});i.append(h[d],X())}}}else if(i.nodeType===8)if(i.data===Et)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(I,h+1))!==-1;)a.push({type:7,index:o}),h+=I.length-1}o++}}static createElement(t,e){let s=H.createElement("template");return s.innerHTML=t,s}};function D(n,t,e=n,s){if(t===T)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=Z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=D(n,i._$AS(n,t.values),i,s)),t}var ot=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??H).importNode(e,!0);U.currentNode=i;let o=U.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new F(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new ct(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=U.nextNode(),r++)}return U.currentNode=H,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},F=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=D(this,t,e),Z(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):te(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=K.createElement(se(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new ot(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Qt.get(t.strings);return e===void 0&&Qt.set(t.strings,e=new K(t)),e}k(t){Nt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(X()),this.O(X()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Gt(t).nextSibling;Gt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},z=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=p}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=D(this,t,e,0),r=!Z(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=D(this,l[s+a],e,a),c===T&&(c=this._$AH[a]),r||=!Z(c)||c!==this._$AH[a],c===p?t=p:t!==p&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},rt=class extends z{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},at=class extends z{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},lt=class extends z{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=D(this,t,e,0)??p)===T)return;let s=this._$AH,i=t===p&&s!==p||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==p&&(s===p||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},ct=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){D(this,t)}},ie={M:St,P:I,A:Et,C:1,L:ne,R:ot,D:te,V:D,I:F,H:z,N:at,U:lt,B:rt,F:ct},os=Ct.litHtmlPolyfillSupport;os?.(K,F),(Ct.litHtmlVersions??=[]).push("3.3.3");var oe=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new F(t.insertBefore(X(),o),o,void 0,e??{})}return i._$AI(n),i};var E={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},V=n=>(...t)=>({_$litDirective$:n,values:t}),P=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:rs}=ie,re=n=>n;var le=n=>n.strings===void 0,ae=()=>document.createComment(""),W=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let o=s.insertBefore(ae(),i),r=s.insertBefore(ae(),i);e=new rs(o,r,n,n.options)}else{let o=e._$AB.nextSibling,r=e._$AM,l=r!==n;if(l){let a;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(a=n._$AU)!==r._$AU&&e._$AP(a)}if(o!==i||l){let a=e._$AA;for(;a!==o;){let c=re(a).nextSibling;re(s).insertBefore(a,i),a=c}}}return e},B=(n,t,e=n)=>(n._$AI(t,e),n),as={},ht=(n,t=as)=>n._$AH=t,ce=n=>n._$AH,dt=n=>{n._$AR(),n._$AA.remove()};var L=V(class extends P{constructor(n){if(super(n),n.type!==E.PROPERTY&&n.type!==E.ATTRIBUTE&&n.type!==E.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!le(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===T||t===p)return t;let e=n.element,s=n.name;if(n.type===E.PROPERTY){if(t===e[s])return T}else if(n.type===E.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return T}else if(n.type===E.ATTRIBUTE&&e.getAttribute(s)===t+"")return T;return ht(n),t}});var G=n=>n.target;function pt({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=m`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${L(String(ls(s,e)))}
      @pointerdown=${c=>G(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:u}=G(c);u!==void 0&&i(u)}}
      @input=${c=>i(s[G(c).valueAsNumber])}
    >
  `;return n===p?a:m`<label class="slider">${n}${a}</label>`}var Ot=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function ls(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var ut=({label:n,name:t,checked:e,onChange:s,effect:i=p})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(e)}
        @change=${o=>s(G(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,S=(n,t,{disabled:e=!1,name:s=""}={})=>m`
    <button
      type="button"
      class=${s||p}
      aria-disabled=${e?"true":p}
      @click=${()=>e||t()}
    >${n}</button>
  `,Lt=(n,t,e,s,i="")=>m`
    <label>${n}
      <select name=${i||p} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>m`<option value=${String(o)} .selected=${L(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,he=(n,t,e,s,i)=>m`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>m`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${L(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,de=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return m`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:p}
        max=${Number.isFinite(r)?r:p}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(G(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;G(l).value=String(c),s(c)}}
      >
    </label>
  `};var cs=new Intl.NumberFormat("en-US"),Q=n=>cs.format(n);var pe=(n,t)=>`${Q(n)} ${t}${n===1?"":"s"}`,tt=(n,t=1)=>`${(100*n).toFixed(t)} %`;function et(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function hs(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):Q(Math.round(s))} ${t[e]}`.trim()}var Pt=n=>hs(n,["bytes","kB","MB","GB","TB"]);function ue(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function fe(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return j(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Bt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),me=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ds={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ps=/[\p{C}\p{Z}]/u,us=/^\p{M}/u;function j(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function $e(n){let t=j(n);if(t===void 0)return m`<span class="bytes">${Bt(n)}</span>`;let e=us.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!ps.test(i)){s+=i;continue}let o=me(i),[r,l]=ds[i]??[o,o];e.push(s,m`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return m`${e}${s}`}function Rt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${me(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function ft(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var fs=4e3,mt=class{options;#e;#t;#s;#n;constructor(t){this.options=t,this.#e="",this.#n=ft(400,()=>{let e=this.#t;this.options.page.write(this.#i()),this.#t!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#t=(t?.length??0)>fs,this.#t?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#t=!1,this.#n.cancel())}changed(){this.#e="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#t)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#e="Copied."}catch{this.#e=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#t===void 0&&this.#i(),this.#t)return m`<span class="faint">This text is too long for a link.</span>`;let t=this.#e==="Copied.";return m`
      <span class="copy-link">
        ${S("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#e&&"Copy this:"}</span>
        ${this.#e&&!t?m`<input type="text" readonly .value=${this.#e} aria-label="Link to this view">`:p}
      </span>
    `}};var ge=new WeakMap;function ye(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||ge.get(e)===s)continue;ge.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=be(o.left,o.right,i.left+r,i.right),e.scrollTop+=be(o.top,o.bottom,i.top,i.bottom)}}function be(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function xe(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var Ut=Symbol.for("gpt-lab-ids");function $t(n){let t=globalThis;return t[Ut]=(t[Ut]??0)+1,`${n}-${t[Ut]}`}var ms=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),we={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Ht={number:we,integer:we,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===$s(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>ms.get(n),rule:()=>"true or false"},text:{encode:n=>ue(n),decode:fe,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(Ae(n))?Ae(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>ve(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((l,a)=>[s[a],_e(l,e[s[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},Ae=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),$s=n=>n.replaceAll("%20"," "),ve=(n,t,e={})=>Ht[t.kind].encode(n,t,e),_e=(n,t,e={})=>Ht[t.kind].decode(n,t,e);function ke(n,t,e,s=()=>({})){let i=(a,c)=>ve(c[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function Me(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(h=>{let d=h.indexOf("=");return d<0?["text",h]:[h.slice(0,d),h.slice(d+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],u=()=>({...e,...i({...e,...a},l)});for(let[h,d]of Object.entries(t)){let f=r.get(h),y=f===void 0?u()[h]:_e(f,d,t);if(d.kind==="parts"&&y!==void 0){let $=y,b=$.filter(_=>s(_,d));for(let _ of $)b.includes(_)||c.push(`${_} is not a part of the model`);y=b}else if(y===void 0){let{rule:$}=Ht[d.kind];c.push(h==="text"?"its text is damaged":`${h}=${f} is not ${$(d)}`),y=e[h]}a[h]=y}return{values:a,problems:c}}function st(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var gs=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function Te(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(gs(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(s&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var bs=Symbol.for("gpt-lab shared text");function Ce(n){let t=globalThis,e=t[bs]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?p:m`<div class="shared-text">${ut({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function Se(n){let[t,e]=n.split("_");return m`<span class="math"><i>${t}</i>${e?m`<span class="underscore">_</span><sub>${e}</sub>`:p}</span>`}function Ee(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function Ie({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...u}){let{disabled:h=!1,id:d}=u,{symbol:f=n,max:y}=t,$=l===void 0?{value:s}:Ee(n,l,y),b=$.value===void 0||$.value===s?l:void 0,_=$.value===void 0?$.problem:void 0,C=Ne(s,i,o),x=w=>{a(),c(w)},A=w=>{let k=w.target.value;a(k);let{value:g}=Ee(n,k,y);g!==void 0&&c(g)},v=w=>{if(w.key!=="ArrowUp"&&w.key!=="ArrowDown")return;w.preventDefault();let k=w.key==="ArrowUp"?i.find(g=>g>s):i.findLast(g=>g<s);k!==void 0&&x(k)};return m`
    <div class="size">
      <label>
        <span class="name">${Se(f)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${L(b??String(s))}
          ?disabled=${h}
          aria-invalid=${String(!!_)}
          aria-describedby=${_?`${d}-${n}`:p}
          @input=${A}
          @change=${()=>_||a()}
          @keydown=${v}
        >
      </label>
      ${pt({value:s,stops:i,disabled:h,onChange:x,label:p,name:`${f}, ${e}: slider`,text:w=>[r(w),Ne(w,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":C}</p>
      <p class="warn problem" id="${d}-${n}" ?hidden=${!_}>${_?`${_}; the figure still has ${s}`:""}</p>
    </div>
  `}function Ne(n,t,[e,s]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var ys={commas:Q,percent:n=>tt(n,0),1:n=>et(n,1)},gt=class{change;redraw;#e;#t;constructor(t,e){this.change=t,this.redraw=e,this.#e=$t("gpt-lab-control"),this.#t=new Map}forget(t){this.#t.delete(t)}view(t,e,s,i={}){let o=e.help??p,r=this.#s(t,e,s,i);return m`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return ut({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?Lt(o,a,r,l,t):he(o,`${this.#e}-${t}`,a,r,l)}#i(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:u=1}=e,{min:h=e.min??0,max:d=e.max??1/0}=r,f=b=>a?.[b]??(ys[c]??String)(b),y=()=>r.stops??e.stops??Ot(h,d,u),$=()=>y().filter(b=>b>=h&&b<=d);return l==="size"?Ie({name:t,setting:e,label:s,value:i,text:f,onChange:o,stops:$(),id:this.#e,disabled:r.disabled,ends:r.ends,draft:this.#t.get(t),onDraft:b=>{b===void 0?this.#t.delete(t):this.#t.set(t,b),this.redraw()}}):l==="field"?de({label:s,name:t,value:i,min:h,max:d,onChange:o}):l==="select"?Lt(s,Ot(h,d,1).map(b=>[b,f(b)]),i,o,t):pt({label:m`<span>${s} <span class="number">${f(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:$(),text:f,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#e}-${t}`,r=Rt(this.#t.get(t)??""),l=a=>{let c=a.target.value;Rt(c)?this.#t.set(t,c):this.#t.delete(t),this.#t.has(t)||c===i?this.redraw():this.change(t,c)};return m`
      <div class="text-field">
        <label for=${o}>${s}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":p}
          aria-describedby=${r?`${o}-problem`:p}
          .value=${L(this.#t.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var xs=16,ws="<|endoftext|>",bt=class{tokenizer;#e;#t;constructor(t){this.tokenizer=t,this.#e=new Map,this.#t=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#e.get(t);if(s)return s;let i=e();if(this.#e.set(t,i),this.#e.size>xs){let[o]=this.#e.keys();this.#e.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#t.has(t)||this.#t.set(t,$e(this.tokenizer.bytes(t))),this.#t.get(t)}isText(t){return j(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return j(e)??Bt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return ws;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var yt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#e;#t;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>st(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Oe(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#e.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=xe(t,e.get("_limits")),this.id=$t(t.name),this.initial=this.values(),this.state=Oe(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#e=new gt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));s&&o&&(this.tokens=new bt(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#t=Ce(a=>this.change({[l]:a})),this.onCleanup(this.#t.watch(()=>this.redraw())),this.onCleanup(()=>this.#t?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#e.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return ke(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=Me(t,this.declared.settings,this.initial,(o,r)=>!e||Te(o,e,r),this.absent);for(let o of Object.keys(s))this.#e.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#t?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#t?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Oe(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var xt=class{asking;client;redraw;problem;busy;#e;#t;#s;#n;#i;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#t=!1,this.#o=0,this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#e!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#e)return;let s=!this.#t;[this.#t,this.#e]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,c)=>{let u=await this.client.look(a,{onTokens:c,load:!i});return u&&o()?u:await new Promise(()=>{})},l=(a,c)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!this.asking.settled?.(c));else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${c}.`}this.busy=!1,this.redraw()}};var As="These are the lab model\u2019s numbers.";function Le(n,t=As){let e=m`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o}=n.status,r=()=>n.load(!0);return s==="asking"?m`<p class="status-line">Your browser is set to save data. ${S(`Load the model (${Pt(n.size)})`,r)}</p>`:s==="failed"?m`<p class="status-line warn" role="alert">The model did not load: ${o}. ${S("Try again",r)}</p>`:s==="loading"?m`<p class="status-line faint"><label>Loading the model, ${Pt(n.size)}
      <progress max=${n.size} value=${i||p}></progress></label></p>`:e}function Pe(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,vs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function vs(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var _s=n=>n.stopPropagation();function Be(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):oe(c,s)},l=new yt(n,e,i,o),a=c=>{if(l.dispose(),r(ks(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new Dt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&ye(o)}catch(u){a(u)}},o&&l.onCleanup(Pe(o)),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var Dt=class{kit;definition;#e;#t;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#e="",this.#i=ft(700,()=>{this.#e=this.#t??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,settled:l,first:a,publish:c}=e;if(o&&r&&(this.#s=new xt({question:o,answer:r,settled:l,first:a},i,()=>t.redraw(),h=>c&&t.publish(c(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let u=new mt({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=u,t.onChange=()=>u.changed(),t.onCleanup(()=>u.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return m`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${_s}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??p}
            ${S("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
          </div>
        </header>
        ${this.#o()} ${t.texts()} ${this.#r()}
        <p class="warn" role="alert" ?hidden=${!t.problems.length}>
          Not taken from the link: ${t.problems.join("; ")}.</p>
        <div class="frame-view" aria-busy=${o?"true":"false"}>
          ${e.view(s,{asked:i,busy:o})}
        </div>
        <p class="warn" role="alert" ?hidden=${!this.#s?.problem}>
          ${this.#s?.problem}</p>
        ${r?Le(t.client,e.ready):p}
        <p class="unseen" role="status">${this.#e}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return p;let s=Object.keys(e??{}).length>0;return m`
      <div class="question">
        <p>${t}</p>
        ${s?S("Show me",()=>this.kit.change(e??{})):p}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?m`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>S(s,()=>t.change(i)))}
      </div>
    `:p}#a(t){if(t===void 0||t===this.#t)return;let e=this.#t===void 0;this.#t=t,!e&&this.kit.host&&this.#i()}},ks=(n,t)=>m`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function Re(n){let t=n.getUint32(0,!0),e=new TextDecoder().decode(new Uint8Array(n.buffer,n.byteOffset+4,t)),s=JSON.parse(e),i=4+t,o=($,b,_)=>{let C=i;return i+=$*_,Array.from({length:$},(x,A)=>n[`get${b}`](C+A*_,!0))},r={};for(let{name:$,count:b,scale:_,explained:C}of s.groups){let x=$==="all"?[...Array(b).keys()]:o(b,"Uint16",2),A=o(2*b,"Int16",2).map(k=>k*_),[v,w]=[0,1].map(k=>x.map((g,M)=>A[2*M+k]));r[$]={ids:x,xs:v,ys:w,explained:C}}let{neighbours:l,d_model:a}=s,c=r[s.groups[0].name].ids,u=o(c.length*l,"Uint16",2),h=o(c.length*l,"Int16",2).map($=>$/32767),d=u.map(($,b)=>({id:$,cosine:h[b]})),f=o(s.positions,"Float32",4),y=o(s.positions*a,"Int8",1);return{groups:r,d_model:a,neighbours:new Map(c.map(($,b)=>[$,d.slice(b*l,(b+1)*l)])),partner:new Map(s.pairs.flatMap(([$,b])=>[[$,b],[b,$]])),positions:Float32Array.from(y,($,b)=>$*f[Math.floor(b/a)])}}var wt=class{#e=[];get size(){return this.#e.length}push(t){let e=this.#e,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#e,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var At=class{mergeCount;#e;#t=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#e=e(0,256),this.#e.forEach((s,i)=>this.#t[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#e[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#t[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new wt,o=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),u=s[a],[h,d]=this.parts(c);t[a]!==h||t[u]!==d||(t[a]=c,t[u]=-1,s[a]=s[u],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var Ms="<|endoftext|>",vt=class{vocab_size;end_of_text;#e;#t;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#t=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#e=new At(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#e.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Ms)]:this.#e.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#t[e]))}};function Ue(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new zt}var zt=class{status={state:"asleep",loaded:0,message:""};#e=new Set;#t=new Map;#s=0;#n;#i;#o=[];watch(t){return this.#e.add(t),()=>this.#e.delete(t)}#r(t){this.status={...this.status,...t};for(let e of this.#e)e()}client(t){let e=this.#s+=1;return this.#t.set(e,t),{look:(s,i)=>this.#a({type:"look",client:e,id:s,...i}),stop:()=>this.#a({type:"stop",client:e}),end:()=>{this.#t.delete(e),this.#a({type:"end",client:e})}}}#a(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&Ts())return this.#r({state:"asking"});this.#r({state:"loading",loaded:0,message:""});try{this.#i??=Ss(t).catch(a=>{throw this.#i=void 0,a});let[i,o]=await Promise.all([this.#i,Cs(t)]);this.#n||this.#l(this.#n=i);let r=t.model.get("version"),l=s==="failed";i.postMessage({type:"load",source:{...o,again:l},sha256:r});for(let a of this.#o.splice(0))i.postMessage(a)}catch(i){let o=i instanceof Error?i.message:String(i);this.#r({state:"failed",message:o})}}}#l(t){t.onmessage=({data:s})=>{s.type==="progress"?this.#r({loaded:s.loaded}):s.type==="failed"?this.#r({state:"failed",message:s.message}):s.type==="ready"?this.#r({state:"ready"}):s.type!=="hello"&&this.#t.get(s.client)?.(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}},Ts=()=>!!navigator.connection?.saveData;async function Cs({model:n,page:t}){if(t?.source)return await t.source("lab-model",n.get("size"));let{buffer:e,byteOffset:s,byteLength:i}=await st(n,"lab-model");return{bytes:new Uint8Array(e,s,i).slice()}}async function Ss({model:n}){let t=await st(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await Es(e).catch(()=>Ns(e)).finally(()=>URL.revokeObjectURL(e))}async function Es(n){let t=new Worker(n);return await new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function Ns(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}function He(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n()):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var _t=class{kit;host;size;#e;#t;#s;constructor(t){this.kit=t,this.#t=0,this.host=Ue(t.data("version")),this.size=t.data("size"),this.#e=this.host.client(s=>{s.id===this.#t&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new Error(s.message)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(He(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#t+=1,s&&this.load(),this.#e.look(this.#t,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#t+=1,this.#e.stop()}end(){this.#e.end()}};var Is={name:"embedding-map",title:"Embedding map",assets:["lab-vocabulary","embedding-map","lab-model","engine"],settings:{token_id:{kind:"integer",control:"select",min:0,max:6561},group:{kind:"choice",label:"On the plane",names:{both:"countries and capitals",all:"all tokens"},choices:["both","countries","capitals","all"]},view:{kind:"choice",label:"Which embedding",choices:["tokens","positions"]},position:{kind:"integer",label:"Position",control:"slider",min:0,max:127}},examples:[]},De={...Is,Tokenizer:vt,Client:_t};function ze({xs:n,ys:t},e,s,i){let[o,r,l,a]=[Math.min(...n),Math.max(...n),Math.min(...t),Math.max(...t)],c=Math.min((e-2*i)/Math.max(r-o,1e-9),(s-2*i)/Math.max(a-l,1e-9));return{xs:n.map(u=>e/2+(u-(o+r)/2)*c),ys:t.map(u=>s/2-(u-(l+a)/2)*c)}}function je({xs:n,ys:t},e,s,i){let o=n.map((l,a)=>(l-e)**2+(t[a]-s)**2),r=Math.min(...o);return r<i**2?o.indexOf(r):-1}var Os={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function qe({xs:n,ys:t},e,s){let i=Os[s];if(!i)return-1;let[o,r]=[1/0,-1];for(let l=0;l<n.length;l++){let[a,c]=[n[l]-n[e],t[l]-t[e]],u=a*i[0]+c*i[1],h=Math.abs(a*i[1]-c*i[0]);l===e||u<=0||h>u||u+2*h<o&&([o,r]=[u+2*h,l])}return r}function Fe({xs:n,ys:t},e,s){let i=[],o=[];for(let{point:r,name:l,large:a}of e){let[c,u]=a?[9,12]:[7,7],[h,d,f]=[n[r],t[r],l.length*c],y=h+u+f>s,$=y?h-u-f:h+u,[b,_,C]=[d-c,$+f,d+c];i.some(([A,v,w,k])=>$<w&&A<_&&b<k&&v<C)||$<0||(i.push([$,b,_,C]),o.push({point:r,name:l,x:y?h-u:$,y:d,left:y}))}return o}var[Ls,Ps]=[26,24],Bs=500,Y=n=>n.toFixed(1),Rs=({xs:n,ys:t})=>n.map((e,s)=>`M${Y(e)} ${Y(t[s])}h0`).join(""),kt=class{options;#e;#t;#s;constructor(t){this.options=t,this.#e={group:{},width:0,height:0,places:{xs:[],ys:[]},path:""},this.#t=-1,this.#s=[720,480]}#n(t){let e=this.options.find(".plane");e?.clientWidth&&(this.#s=[e.clientWidth,e.clientHeight]);let[s,i]=this.#s,o=this.#e;if(o.group!==t||o.width!==s||o.height!==i){let r=ze(t,s,i,Ls),l=t.ids.length>Bs?Rs(r):"";this.#e={group:t,width:s,height:i,places:r,path:l},this.#t=-1}return this.#e}#i(t){let e=t.currentTarget.getBoundingClientRect();return je(this.#e.places,t.clientX-e.left,t.clientY-e.top,Ps)}#o(t){t!==this.#t&&(this.#t=t,this.options.redraw())}view(t,e,s,i){let{width:o,height:r,places:l,path:a}=this.#n(t),{name:c,kind:u,choose:h}=this.options,{ids:d}=t,[f,y]=[d.indexOf(e),d.indexOf(i??-1)],$=new Set(s.map(g=>d.indexOf(g)).filter(g=>g>=0)),b=g=>g===f||g===this.#t,_=[this.#t,f,y,...$].filter(g=>g>=0),C=[...new Set([..._,...a?[]:d.keys()])].map(g=>({point:g,name:c(d[g]).trim(),large:b(g)})).filter(({name:g})=>g),x=Fe(l,C,o).reverse(),A=g=>[Y(l.xs[g]),Y(l.ys[g])],v=(g,M="")=>{let[N,q]=A(g),nt=u(d[g]);return nt==="capital"?O`
          <rect class="capital ${M}" x=${N} y=${q} width="7" height="7"
            transform="translate(-3.5 -3.5)"></rect>
        `:O`<circle class="${nt} ${M}" cx=${N} cy=${q} r="4"></circle>`},w=()=>{let[g,M]=A(f);return O`<circle class="ring" cx=${g} cy=${M} r="9"></circle>${v(f)}`},k=()=>{let[[g,M],[N,q]]=[A(f),A(y)];return O`<line class="pair" x1=${g} y1=${M} x2=${N} y2=${q}></line>`};return m`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${d.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${g=>this.#o(this.#i(g))}
        @pointerleave=${()=>this.#o(-1)}
        @click=${g=>{let M=this.#i(g);M>=0&&h(d[M])}}
        @keydown=${g=>{if(!g.key.startsWith("Arrow"))return;g.preventDefault();let M=qe(l,Math.max(f,0),g.key);M>=0&&h(d[M])}}
      >
        <svg viewBox="0 0 ${o} ${r}" aria-hidden="true">
          ${a?O`<path class="many" d=${a}></path>`:p}
          ${f>=0&&y>=0?k():p}
          ${a?p:d.map((g,M)=>$.has(M)?p:v(M))}
          ${[...$].map(g=>v(g,"near"))}
          ${f>=0?w():p}
          ${this.#t>=0&&a?v(this.#t):p}
          ${x.map(({point:g,name:M,x:N,y:q,left:nt})=>O`
              <text class=${b(g)?"chosen":$.has(g)?"near":""}
                x=${Y(N)} y=${Y(q+4)} text-anchor=${nt?"end":"start"}>${M}</text>
            `)}
        </svg>
      </div>
    `}};var Ve=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},Us=V(class extends P{constructor(n){if(super(n),n.type!==E.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],o=[],r=0;for(let l of n)i[r]=s?s(l,r):r,o[r]=e(l,r),r++;return{values:o,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=ce(n),{values:o,keys:r}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=r,o;let l=this.ut??=[],a=[],c,u,h=0,d=i.length-1,f=0,y=o.length-1;for(;h<=d&&f<=y;)if(i[h]===null)h++;else if(i[d]===null)d--;else if(l[h]===r[f])a[f]=B(i[h],o[f]),h++,f++;else if(l[d]===r[y])a[y]=B(i[d],o[y]),d--,y--;else if(l[h]===r[y])a[y]=B(i[h],o[y]),W(n,a[y+1],i[h]),h++,y--;else if(l[d]===r[f])a[f]=B(i[d],o[f]),W(n,i[h],i[d]),d--,f++;else if(c===void 0&&(c=Ve(r,f,y),u=Ve(l,h,d)),c.has(l[h]))if(c.has(l[d])){let $=u.get(r[f]),b=$!==void 0?i[$]:null;if(b===null){let _=W(n,i[h]);B(_,o[f]),a[f]=_}else a[f]=B(b,o[f]),W(n,i[h],b),i[$]=null;f++}else dt(i[d]),d--;else dt(i[h]),h++;for(;f<=y;){let $=W(n,a[y+1]);B($,o[f]),a[f++]=$}for(;h<=d;){let $=i[h++];$!==null&&dt($)}return this.ut=r,ht(n,a),T}});var We="important",Hs=" !"+We,Ge=V(class extends P{constructor(n){if(super(n),n.type!==E.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(Hs);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?We:""):e[s]=i}}return T}});var Ye=(n,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ge({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var Gi=m`<p class="faint">They come with the model.</p>`;var Ds=12,Je=(n,t,e)=>m`
    <ol class="words" aria-label="Neighbours">
      ${n.map(({id:s,cosine:i})=>m`<li>
          <button type="button" class="word" title="Go there" @click=${()=>e(s)}
          ><bdi>${t.template(s)}</bdi></button>
          ${Ye(Math.max(0,i),1)}
          <span class="number">${i.toFixed(2)}</span>
        </li>`)}
    </ol>
  `;function Xe(n,t){let e=n.trim().toLowerCase();return e?t.flatMap((s,i)=>{let o=s?.trim().toLowerCase()??"",r=o.indexOf(e),l=(r?1e3:0)+o.length+(s?.startsWith(" ")?0:.5);return r<0?[]:[{id:i,rank:l}]}).sort((s,i)=>s.rank-i.rank).slice(0,Ds).map(({id:s})=>s):[]}var Ze=({id:n,query:t,matches:e,tokens:s,onQuery:i,choose:o})=>m`
    <div class="search">
      <label for=${n}>Search the tokens</label>
      <input
        id=${n}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${t}
        @input=${r=>i(r.target.value)}
        @keydown=${r=>r.key==="Enter"&&e.length&&o(e[0])}
      >
      ${t.trim()?m`<div class="found buttons" role="group" aria-label="Found">${e.length?e.map(r=>m`<button type="button" class="word" @click=${()=>o(r)}><bdi>${s.template(r)}</bdi></button>`):m`<span class="faint">no token has that</span>`}</div>`:p}
    </div>
  `;var jt=new WeakMap;function Ke({move:n,remember:t,restore:e}){let s=o=>o.currentTarget,i=o=>{let r=s(o).getBoundingClientRect(),l=(a,c)=>Math.min(1,Math.max(0,a/c));n(l(o.clientX-r.left,r.width),l(o.clientY-r.top,r.height))};return{down(o){o.button===0&&(jt.set(s(o),t()),s(o).setPointerCapture(o.pointerId),i(o))},move(o){s(o).hasPointerCapture(o.pointerId)&&i(o)},cancel(o){jt.has(s(o))&&e(jt.get(s(o)))}}}var qt=([n,t],[e,s])=>i=>e+(i-n)/(t-n)*(s-e),Qe=n=>String(Number(n.toFixed(2))),ts=n=>n.map(([t,e],s)=>`${s?"L":"M"}${Qe(t)} ${Qe(e)}`).join("");var Mt=(n,t,e)=>n.subarray(e*t,(e+1)*t),Ft=(n,t)=>n.reduce((e,s,i)=>e+s*t[i],0);function es(n,t,e){let s=Mt(n,t,e);return Array.from({length:n.length/t},(i,o)=>{let r=Mt(n,t,o);return Ft(s,r)/Math.sqrt(Ft(s,s)*Ft(r,r))})}var[Vt,Wt]=[640,90];function ss(n,t,e,s){let i=qt([0,t.length-1],[4,Vt-4]),o=qt(e,[Wt-4,4]);return m`
    <svg class="curves" viewBox="0 0 ${Vt} ${Wt}" role="img" aria-label=${n}>
      <line class="axis" x1="0" x2=${Vt} y1=${o(0)} y2=${o(0)}></line>
      ${s===void 0?p:O`<line class="here" x1=${i(s)} x2=${i(s)} y1="0" y2=${Wt}></line>`}
      <path class="curve" d=${ts(Array.from(t,(r,l)=>[i(l),o(r)]))}></path>
    </svg>
  `}function ns({positions:n,d_model:t,position:e,control:s,choose:i,find:o}){let r=n.length/t,l=es(n,t,e),a=Math.max(...n.map(Math.abs));queueMicrotask(()=>zs(o("canvas"),n,a));let c=Ke({move:(d,f)=>i(Math.min(r-1,Math.floor(f*r))),remember:()=>e,restore:i}),u=[e-1,e+1].filter(d=>0<=d&&d<r),h=l.indexOf(Math.min(...l));return m`
    ${s}
    <p class="title">${r} positions, a row each, by ${t} dimensions</p>
    <div
      class="rows"
      @pointerdown=${c.down}
      @pointermove=${c.move}
      @pointercancel=${c.cancel}
    >
      <canvas width=${t} height=${r} role="img"
        aria-label="The position embedding as colors: ${r} rows, ${t} columns"></canvas>
      <span class="row-mark" style="top: ${100*e/r}%; height: ${100/r}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${a.toFixed(2)}</span> <span class="above">+${a.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${e}</p>
    ${ss(`Its ${t} numbers`,Mt(n,t,e),[-a,a])}
    <p class="title">How similar it is to each other row: cosines</p>
    ${ss("Cosines with all positions",l,[Math.min(-.25,...l),1],e)}
    <p>
      ${u.map(d=>`Position ${d}: ${et(l[d],2)}. `)}Least similar: position
      ${h}, ${et(l[h],2)}.
    </p>
  `}function zs(n,t,e){let s=n?.getContext("2d");if(!n||!s)return;let i=getComputedStyle(n),o=["--below","--paper","--heat"].map(a=>js(i.getPropertyValue(a))),r=o.join();if(n.dataset.painted===r)return;let l=s.createImageData(n.width,n.height);t.forEach((a,c)=>{let u=a<0?o[0]:o[2],h=Math.min(1,Math.abs(a)/e)**.6;for(let d=0;d<3;d++)l.data[4*c+d]=o[1][d]+h*(u[d]-o[1][d]);l.data[4*c+3]=255}),s.putImageData(l,0,0),n.dataset.painted=r}var js=n=>[1,3,5].map(t=>Number.parseInt(n.trim().slice(t,t+2),16));var qs=10,bo=Be(De,async n=>{let{state:t,data:e,tokens:s,control:i,change:o,id:r,host:l,define:a}=n,c=Re(await n.asset("embedding-map")),u=Array.from({length:s.tokenizer.vocab_size},(x,A)=>j(s.tokenizer.bytes(A))),{countries:h,capitals:d}=c.groups,f=n.local({query:""});function y(x){let{near:A,...v}=e("near");return c.neighbours.get(x)??(v.token===x?A.map(([w,k])=>({id:w,cosine:k})):void 0)}let $=(x,A)=>y(x)??(A?.token===x?A.near:void 0);function b(x){f.query="",o({token_id:x})}let _=new kt({redraw:n.redraw,find:n.find,choose:b,name:s.plain.bind(s),kind:x=>d.ids.includes(x)?"capital":h.ids.includes(x)?"country":"token"});if(l){let x=new ResizeObserver(n.redraw);x.observe(l),n.onCleanup(()=>x.disconnect())}function C(x){let{group:A,token_id:v}=t,w=c.groups[A],k=c.partner.get(v),[g,M]=w.explained;return m`
      ${i("group")}
      <div class="layout">
        <div>
          ${_.view(w,v,x?.map(({id:N})=>N)??[],k)}
          <p class="faint legend">
            ${A==="all"?p:m`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${pe(w.ids.length,"row")} differ most have
            ${tt(g)} and ${tt(M)} of their variance. The other ${c.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${Ze({id:`${r}-search`,query:f.query,tokens:s,choose:b,matches:Xe(f.query,u),onQuery:N=>f.query=N})}
          <p class="title">Nearest to <bdi class="token">${s.template(v)}</bdi>: cosines</p>
          ${x?Je(x,s,b):m`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${k===void 0?p:m`<p>${S(h.ids.includes(v)?"Go to its capital":"Go to its country",()=>b(k))}</p>`}
          ${w.ids.includes(v)?p:m`<p class="faint">It is not on this plane. ${S("Show all tokens",()=>t.group="all")}</p>`}
        </div>
      </div>
    `}return a({question:()=>({token:t.token_id}),async answer({token:x},A){let v=y(x)??(await A({near:{token:x,count:qs}})).near;return{token:x,near:v}},follow(x){let{token_id:A=t.token_id,group:v=t.group}=x,w=c.groups[v].ids.includes(A);return"token_id"in x&&!w?{...x,group:"all"}:x},announcement(x){if(t.view==="positions")return`Position ${t.position}`;let A=w=>s.plain(w).trim(),v=$(t.token_id,x)?.slice(0,3).map(({id:w})=>A(w)).join(", ");return`${A(t.token_id)}${v?`, near ${v}`:""}`},view(x){let{view:A,token_id:v,position:w}=t;return m`
        ${i("view")}
        ${A==="tokens"?C($(v,x)):ns({...c,position:w,control:i("position"),find:n.find,choose:k=>t.position=k})}
      `}})});export{bo as default};
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
