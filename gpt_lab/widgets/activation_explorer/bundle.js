var _t=globalThis,kt=e=>e,ct=_t.trustedTypes,It=ct?ct.createPolicy("lit-html",{createHTML:e=>e}):void 0,wt="$lit$",B=`lit$${Math.random().toFixed(9).slice(2)}$`,Tt="?"+B,xe=`<${Tt}>`,V=document,et=()=>V.createComment(""),st=e=>e===null||typeof e!="object"&&typeof e!="function",Mt=Array.isArray,Ft=e=>Mt(e)||typeof e?.[Symbol.iterator]=="function",xt=`[ 	
\f\r]`,tt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Bt=/-->/g,Rt=/>/g,D=RegExp(`>|${xt}(?:([^\\s"'>=/]+)(${xt}*=${xt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ut=/'/g,jt=/"/g,Vt=/^(?:script|style|textarea|title)$/i,Et=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),v=Et(1),P=Et(2),qe=Et(3),C=Symbol.for("lit-noChange"),m=Symbol.for("lit-nothing"),Dt=new WeakMap,F=V.createTreeWalker(V,129);function Gt(e,t){if(!Mt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return It!==void 0?It.createHTML(t):t}var Wt=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=tt;for(let c=0;c<s;c++){let a=e[c],h,l,u=-1,p=0;for(;p<a.length&&(r.lastIndex=p,l=r.exec(a),l!==null);)p=r.lastIndex,r===tt?l[1]==="!--"?r=Bt:l[1]!==void 0?r=Rt:l[2]!==void 0?(Vt.test(l[2])&&(o=RegExp("</"+l[2],"g")),r=D):l[3]!==void 0&&(r=D):r===D?l[0]===">"?(r=o??tt,u=-1):l[1]===void 0?u=-2:(u=r.lastIndex-l[2].length,h=l[1],r=l[3]===void 0?D:l[3]==='"'?jt:Ut):r===jt||r===Ut?r=D:r===Bt||r===Rt?r=tt:(r=D,o=void 0);let g=r===D&&e[c+1].startsWith("/>")?" ":"";i+=r===tt?a+xe:u>=0?(n.push(h),a.slice(0,u)+wt+a.slice(u)+B+g):a+B+(u===-2?c:g)}return[Gt(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},nt=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,c=t.length-1,a=this.parts,[h,l]=Wt(t,s);if(this.el=e.createElement(h,n),F.currentNode=this.el.content,s===2||s===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(o=F.nextNode())!==null&&a.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let u of o.getAttributeNames())if(u.endsWith(wt)){let p=l[r++],g=o.getAttribute(u).split(B),b=/([.?@])?(.*)/.exec(p);a.push({type:1,index:i,name:b[2],strings:g,ctor:b[1]==="."?ht:b[1]==="?"?ut:b[1]==="@"?pt:W}),o.removeAttribute(u)}else u.startsWith(B)&&(a.push({type:6,index:i}),o.removeAttribute(u));if(Vt.test(o.tagName)){let u=o.textContent.split(B),p=u.length-1;if(p>0){o.textContent=ct?ct.emptyScript:"";for(let g=0;g<p;g++)o.append(u[g],et()),F.nextNode(),a.push({type:2,index:++i});o.append(u[p],et())}}}else if(o.nodeType===8)if(o.data===Tt)a.push({type:2,index:i});else{let u=-1;for(;(u=o.data.indexOf(B,u+1))!==-1;)a.push({type:7,index:i}),u+=B.length-1}i++}}static createElement(t,s){let n=V.createElement("template");return n.innerHTML=t,n}};function G(e,t,s=e,n){if(t===C)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=st(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=G(e,o._$AS(e,t.values),o,n)),t}var lt=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??V).importNode(s,!0);F.currentNode=o;let i=F.nextNode(),r=0,c=0,a=n[0];for(;a!==void 0;){if(r===a.index){let h;a.type===2?h=new K(i,i.nextSibling,this,t):a.type===1?h=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(h=new dt(i,this,t)),this._$AV.push(h),a=n[++c]}r!==a?.index&&(i=F.nextNode(),r++)}return F.currentNode=V,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},K=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=m,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=G(this,t,s),st(t)?t===m||t==null||t===""?(this._$AH!==m&&this._$AR(),this._$AH=m):t!==this._$AH&&t!==C&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ft(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==m&&st(this._$AH)?this._$AA.nextSibling.data=t:this.T(V.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=nt.createElement(Gt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new lt(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=Dt.get(t.strings);return s===void 0&&Dt.set(t.strings,s=new nt(t)),s}k(t){Mt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(et()),this.O(et()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=kt(t).nextSibling;kt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},W=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=m,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=m}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=G(this,t,s,0),r=!st(t)||t!==this._$AH&&t!==C,r&&(this._$AH=t);else{let c=t,a,h;for(t=i[0],a=0;a<i.length-1;a++)h=G(this,c[n+a],s,a),h===C&&(h=this._$AH[a]),r||=!st(h)||h!==this._$AH[a],h===m?t=m:t!==m&&(t+=(h??"")+i[a+1]),this._$AH[a]=h}r&&!o&&this.j(t)}j(t){t===m?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ht=class extends W{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===m?void 0:t}},ut=class extends W{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==m)}},pt=class extends W{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=G(this,t,s,0)??m)===C)return;let n=this._$AH,o=t===m&&n!==m||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==m&&(n===m||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){G(this,t)}},qt={M:wt,P:B,A:Tt,C:1,L:Wt,R:lt,D:Ft,V:G,I:K,H:W,N:ut,U:pt,B:ht,F:dt},_e=_t.litHtmlPolyfillSupport;_e?.(nt,K),(_t.litHtmlVersions??=[]).push("3.3.3");var zt=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new K(t.insertBefore(et(),i),i,void 0,s??{})}return o._$AI(e),o};var R={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},$t=e=>(...t)=>({_$litDirective$:e,values:t}),Q=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Ye}=qt;var Kt=e=>e.strings===void 0;var we={},Qt=(e,t=we)=>e._$AH=t;var Y=$t(class extends Q{constructor(e){if(super(e),e.type!==R.PROPERTY&&e.type!==R.ATTRIBUTE&&e.type!==R.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Kt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===C||t===m)return t;let s=e.element,n=e.name;if(e.type===R.PROPERTY){if(t===s[n])return C}else if(e.type===R.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return C}else if(e.type===R.ATTRIBUTE&&s.getAttribute(n)===t+"")return C;return Qt(e),t}});function Nt({label:e,name:t,value:s,stops:n,onChange:o,text:i=String,disabled:r=!1}){let c=({target:l})=>l.before=s,a=({target:l})=>{let{before:u}=l;u!==void 0&&o(u)},h=v`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(s)}
      ?disabled=${r}
      .value=${Y(String(Te(n,s)))}
      @pointerdown=${c}
      @pointercancel=${a}
      @input=${l=>o(n[l.target.valueAsNumber])}
    >
  `;return e===m?h:v`<label class="slider">${e}${h}</label>`}var Ct=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function Te(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var Yt=({label:e,name:t,checked:s,onChange:n,effect:o=m})=>v`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${Y(s)}
        @change=${i=>n(i.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,Zt=(e,t,{disabled:s=!1,name:n=""}={})=>v`
    <button
      type="button"
      class=${n||m}
      aria-disabled=${s?"true":m}
      @click=${()=>s||t()}
    >${e}</button>
  `,Xt=(e,t,s,n)=>v`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,i)=>v`<option value=${i} ?selected=${Y(i===s)}>${i}</option>`)}
      </select>
    </label>
  `;function mt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var Me=4e3;function Jt(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",i,r=()=>{let l=t();return i=(l?.length??0)>Me,i?void 0:l},c=mt(400,()=>{let l=i;n.write(r()),i!==l&&e.redraw()}),a=()=>{let l=n.read();l!==void 0&&(s(l),i=!1,c.cancel())};e.onCleanup(c.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function h(){if(c.flush(),i)return;let l=n.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",c()},copyLink:()=>(i===void 0&&r(),i?v`<span class="faint">This text is too long for a link.</span>`:v`
        <span class="copy-link">
          ${Zt("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?v`<input type="text" readonly .value=${o} aria-label="Link to this view">`:m}
        </span>
      `)}}var Ee=new Intl.NumberFormat("en-US"),ft=e=>Ee.format(e);var Z=(e,t=1)=>`${(100*e).toFixed(t)} %`;function te(e){return e===0||e===1?Z(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:Z(e)}function y(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}var St=Symbol.for("gpt-lab-ids");function ee(e){let t=globalThis;return t[St]=(t[St]??0)+1,`${e}-${t[St]}`}var se={boolean:!0},ne=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]}));function oe(e,t){let s=Object.fromEntries(Object.keys(t).map(n=>[n,e(n)]));return{encode:()=>Object.entries(t).flatMap(([n,o])=>{let i="format"in o?o.format:String,r=i(e(n));return r===i(s[n])?[]:[`${n}=${r}`]}),decode(n){let o={},i=[];for(let[r,c]of Object.entries(t)){let a=n.get(r),h=a===void 0?s[r]:Ne(a,c);h===void 0&&i.push(`${r}=${a} is not ${Ce(c)}`),o[r]=h===void 0?s[r]:h}return{traits:o,problems:i}}}}function Ne(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:s,max:n=1/0,integer:o}=t,i=Number(e||NaN);return i>=s&&i<=n&&(!o||Number.isInteger(i))?i:void 0}function Ce(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}var gt=class{announcement="";#t="";#e=!1;#s=!1;#n=[];#o=mt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ie(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=c=>{let a=c.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,Se(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},r=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",c=>c.key==="Escape"&&o()]];for(let[c,a]of r)e.addEventListener(c,a,!0);return()=>{o();for(let[c,a]of r)e.removeEventListener(c,a,!0)}}function Se(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Oe=e=>e.stopPropagation();function re(e,t,s){return{async render({model:n,el:o,page:i}){let r="show"in o?void 0:o,c=p=>{let g=v`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Oe}>
            ${p}
            <p class="unseen" role="status">${l.announcement}</p>
          </section>
        `;"show"in o?o.show(g):zt(g,o)},a=p=>{if(l.dispose(),c(Pe(t,p)),r)console.warn(p);else throw p},h=()=>m,l=new gt(n,i,r,()=>{try{c(h())}catch(p){a(p)}}),u=()=>l.redraw();try{h=await s(l),n.on("change",u),l.onCleanup(()=>n.off("change",u)),r&&l.onCleanup(ie(r))}catch(p){return a(p),()=>{}}return l.draw(),()=>l.dispose()}}}var Pe=(e,t)=>v`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function vt({move:e,remember:t,restore:s}){let n=({currentTarget:o,clientX:i,clientY:r})=>{let c=o.getBoundingClientRect();e(ae(i-c.left,c.width),ae(r-c.top,c.height))};return{down(o){if(o.button!==0)return;let i=o.currentTarget;Ot.set(i,t()),i.setPointerCapture(o.pointerId),n(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&n(o)},cancel({currentTarget:o}){let i=o;Ot.has(i)&&s(Ot.get(i))}}}var Ot=new WeakMap,ae=(e,t)=>Math.min(1,Math.max(0,e/t));var U=([e,t],[s,n])=>o=>s+(o-e)/(t-e)*(n-s),ce=e=>String(Number(e.toFixed(2))),At=e=>e.map(([t,s],n)=>`${n?"L":"M"}${ce(t)} ${ce(s)}`).join("");function ot(e,t,s){let n=(t-e)/s,o=10**Math.floor(Math.log10(n)),i=[1,2,5,10].map(c=>c*o).find(c=>c>=n*(1-1e-9))??o,r=[];for(let c=Math.ceil(e/i-1e-9);c*i<=t+1e-9*i;c++)r.push(Number((c*i).toPrecision(12)));return r}var Pt=class e{edits;start;captured;names;empty;#t;constructor(t=[],s={}){this.edits=s,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(s).length===0}scoped(t){if(this.empty)return this;let s=new e(this.names,this.edits);return s.captured=this.captured,s.start=this.start,s.#t=`${this.#t}${t}.`,s}has(...t){return!this.empty&&t.some(s=>this.names.has(this.#t+s)||this.#t+s in this.edits)}apply(t,s,n){if(this.empty)return s;let o=this.#t+t,i=this.edits[o];if(i){let r=i(s.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${r}, not a Float32Array`);if(r.length!==s.length)throw new RangeError(`the edit of ${o} made ${r.length} numbers of [${n.join(", ")}]`);s=r}return this.names.has(o)&&this.captured.set(o,{values:s.slice(),shape:n}),s}},He=new Pt;var Le=Math.sqrt(2/Math.PI),le=e=>.5*e*(1+Math.tanh(Le*(e+.044715*e*e*e)));var he=Math.sqrt(2/Math.PI);function ke(e){if(Math.abs(e)>6)return Math.sign(e);let t=e,s=e;for(let n=1;Math.abs(t)>1e-17*Math.abs(s);n++)t*=2*e*e/(2*n+1),s+=t;return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*s}var ue=e=>.5*(1+ke(e/Math.SQRT2)),Ie=e=>Math.exp(-e*e/2)/Math.sqrt(2*Math.PI),Ht=e=>1/(1+Math.exp(-e));function Be(e){let t=Math.tanh(he*(e+.044715*e**3));return .5*(1+t)+.5*e*(1-t*t)*he*(1+3*.044715*e*e)}var T={relu:{label:"ReLU",gate:"ReGLU",value:e=>Math.max(0,e),slope:e=>e>0?1:0},gelu:{label:"GELU, exact",gate:"GEGLU",value:e=>e*ue(e),slope:e=>ue(e)+e*Ie(e)},gelu_tanh:{label:"GELU, tanh",gate:"GEGLU",value:le,slope:Be},silu:{label:"SiLU",gate:"SwiGLU",value:e=>e*Ht(e),slope:e=>Ht(e)*(1+e*(1-Ht(e)))}},Lt=(e,t,s)=>T[e].value(t)*s;function yt(e,t){let s=e.reduce((o,i)=>o+i,0),n=Math.round((t- -6)/.1);return e.slice(0,n+1).reduce((o,i)=>o+i,0)/s}function pe(e){let t=e.slice(1,-1),s=Math.max(...t,1);return t.map((n,o)=>[Number((-6+o*.1).toFixed(6)),n/s])}var[Re,S,q]=[400,34,392],H={value:{top:14,high:170,title:"value"},slope:{top:202,high:84,title:"slope"},counts:{top:304,high:70,title:"pre-activations"}},X=H.counts.top+H.counts.high,Ue=X+22,it=e=>e?{x:[-3,3],value:[-.5,1.5],slope:[-.25,1.25]}:{x:[-6,6],value:[-1,6],slope:[-.25,1.25]},de=new Map;function je(e,t,s){let n=`${e} ${t} ${s}`,o=de.get(n);if(o!==void 0)return o;let{x:[i,r],[t]:c}=it(s),a=U([i,r],[0,q-S]),h=U(c,[H[t].high,0]),l=T[e][t],u=120,p=e==="relu"?[i,-1e-9,1e-9,r]:Array.from({length:u+1},(b,E)=>i+E*(r-i)/u),g=At(p.map(b=>[a(b),h(l(b))]));return de.set(n,g),g}function $e({chosen:e,x:t,close:s,counts:n,onMove:o}){let{x:[i,r],value:c,slope:a}=it(s),h=U([i,r],[S,q]),l=$=>o(Number((Math.round($/.1)*.1).toFixed(6))),u=vt({move:$=>l(i+$*(r-i)),remember:()=>t,restore:l}),p=$=>{let _={ArrowRight:t+.1,ArrowUp:t+.1,ArrowLeft:t-.1,ArrowDown:t-.1,PageUp:t+10*.1,PageDown:t-10*.1,Home:i,End:r};_[$.key]!==void 0&&($.preventDefault(),l(Math.min(r,Math.max(i,_[$.key]))))},g=[...Object.keys(T).filter($=>$!==e),e],b=T[e],E=Math.min(r,Math.max(i,t)),d=($,_)=>{let{top:N,high:L,title:at}=H[$],I=U(_,[N+L,N]),J=b[$](E),be=J>=_[0]&&J<=_[1];return P`
      ${ot(_[0],_[1],$==="value"?7:3).map(k=>P`
          <line class=${k===0?"axis":"grid"} x1=${S} x2=${q} y1=${I(k)} y2=${I(k)}
          ></line>
          <text x=${S-4} y=${I(k)} dy="0.35em" text-anchor="end">${y(k,Number.isInteger(k)?0:1)}</text>
        `)}
      <svg x=${S} y=${N} width=${q-S} height=${L}>
        ${g.map(k=>P`<path class="curve ${k} ${k===e?"chosen":""}" d=${je(k,$,s)}></path>`)}
      </svg>
      <text class="title" x=${S+5} y=${N+3} dy="0.35em">${at}</text>
      ${be?$==="slope"?P`<circle class="dot" cx=${h(E)} cy=${I(J)} r="3.5"></circle>`:P`
          <circle class="dot point" cx=${h(E)} cy=${I(J)} r="6" tabindex="0"
            role="slider" aria-label="The point on ${b.label}" aria-valuemin=${i}
            aria-valuemax=${r} aria-valuenow=${E}
            aria-valuetext="x ${y(t,1)}, ${b.label} ${y(J,3)}"
            @keydown=${p}></circle>
        `:m}
    `},f=X,x=(q-S)*.1/(r-i),w=pe(n).filter(([$])=>$>i-.1/2&&$<r-.1/2),O=$=>w.filter(([_])=>_<t-.1/2===$).map(([_,N])=>{let L=N*(H.counts.high-10);return`M${h(_).toFixed(1)} ${f}v${(-L).toFixed(1)}h${x.toFixed(2)}v${L.toFixed(1)}z`}).join("");return v`
    <svg class="curves" viewBox="0 0 ${Re} ${Ue}" role="group"
      aria-label="Curves, slopes, and a histogram; the tables have their numbers">
      ${ot(i,r,r-i).map($=>P`
          <line class=${$===0?"axis":"grid"} x1=${h($)} x2=${h($)} y1=${H.value.top} y2=${X}></line>
          <text x=${h($)} y=${X+14} text-anchor="middle">${y($,0)}</text>
        `)}
      <path class="bars below" d=${O(!0)}></path>
      <path class="bars" d=${O(!1)}></path>
      <line class="axis" x1=${S} x2=${q} y1=${f} y2=${f}></line>
      <text class="title" x=${S+5} y=${H.counts.top+3} dy="0.35em">${H.counts.title}</text>
      <line class="here" x1=${h(E)} x2=${h(E)} y1=${H.value.top}
        y2=${X}></line>
      <rect class="catch" x=${S} y=${H.value.top} width=${q-S}
        height=${X-H.value.top} @pointerdown=${u.down} @pointermove=${u.move}
        @pointercancel=${u.cancel}></rect>
      ${d("value",c)}
      ${d("slope",a)}
    </svg>
  `}var me="important",De=" !"+me,fe=$t(class extends Q{constructor(e){if(super(e),e.type!==R.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(De);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?me:""):s[n]=o}}return C}});var A=3,ge=60,ve=600,[z,j,rt]=[200,22,180],Fe=[-6,-3,-1,-.3,.3,1,3,6],Ae=e=>`color-mix(in oklab, var(${e<0?"--against":"--heat"}) ${(100*Math.abs(e)).toFixed(1)}%, var(--paper))`;function Ve(e,t){let s=[[]];for(let n=0;n<=ve;n++){let o=-A+n*2*A/ve,i=t/e(o);Math.abs(i)<=A?s.at(-1).push([o,i]):s.at(-1)?.length&&s.push([])}return s.filter(n=>n.length>1)}function ye({name:e,gate:t,up:s,onMove:n}){let{value:o,gate:i}=T[e],r=o(A)*A,c=U([-A,A],[j,z]),a=U([-A,A],[rt,rt-z+j]),h=Array.from({length:ge},(p,g)=>{let b=o(-A+(g+.5)*2*A/ge)*A/r;return`linear-gradient(to top, ${Ae(-b)}, var(--paper), ${Ae(b)})`}),l=p=>Number(p.toFixed(1)),u=vt({move:(p,g)=>n(l((2*p-1)*A),l((1-2*g)*A)),remember:()=>[t,s],restore:([p,g])=>n(p,g)});return v`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${h.map(p=>v`<i style=${fe({background:p})}></i>`)}</div>
      <svg viewBox="0 0 ${z+4} ${z}" role="img"
        aria-label="${i}: a map of the product">
        ${ot(-A,A,6).map(p=>P`
            <text x=${c(p)} y=${rt+12} text-anchor="middle">${y(p,0)}</text>
            <text x=${j-5} y=${a(p)} dy="0.35em" text-anchor="end">${y(p,0)}</text>
          `)}
        <line class="axis" x1=${j} x2=${z} y1=${a(0)} y2=${a(0)}></line>
        <line class="axis" x1=${c(0)} x2=${c(0)} y1=${a(A)} y2=${rt}></line>
        ${Fe.map(p=>Ve(o,p).map(g=>{let[b,E]=g[g.length-1];return P`
              <path class="level" d=${At(g.map(([d,f])=>[c(d),a(f)]))}></path>
              ${b<A||Math.abs(p)<1?m:P`
                <text class="level-name" x=${c(b)-3} y=${a(E)} dy="-0.25em"
                  text-anchor="end">${y(p,Number.isInteger(p)?0:1)}</text>
              `}
            `}))}
        <circle class="dot" cx=${c(t)} cy=${a(s)} r="5"></circle>
        <rect class="catch" x=${j} y=${a(A)} width=${z-j} height=${z-j}
          @pointerdown=${u.down} @pointermove=${u.move} @pointercancel=${u.cancel}></rect>
        <text x=${c(2.5)} y=${rt+12} text-anchor="middle" font-style="italic">g</text>
        <text x=${j-5} y=${a(2.5)} dy="0.35em" text-anchor="end" font-style="italic">u</text>
      </svg>
    </div>
  `}var Ge=Ct(-6,6,.1),We=Ct(-A,A,.1),rn=re("activation-explorer","Activation functions",e=>{let t=ee("activation-explorer"),s=e.get("_counts"),n={function:{choices:Object.keys(T)},x:{min:-6,max:6},layer:{min:0,max:s.length-1,integer:!0},gate:{min:-A,max:A},up:{min:-A,max:A},closer:se},o=oe(d=>e.get(d),n),i=[],r=Jt(e,{write:()=>o.encode().join("&")||void 0,read(d){let f=o.decode(ne(d));i=f.problems,e.set(f.traits),e.redraw()}});function c(d,f){i=[],e.set(d),e.announce(f()),r?.changed()}let a=()=>e.get("function"),h=()=>{let{label:d,value:f,slope:x}=T[a()],w=e.get("x");return`x ${y(w,1)}: ${d} ${y(f(w),3)}, slope ${y(x(w),3)}`},l=()=>{let[d,f]=[e.get("gate"),e.get("up")];return`${T[a()].gate}: ${y(Lt(a(),d,f),3)}`},u=d=>c({x:d},h);function p(d){let[f,x]=it(d).x;c({closer:d,x:Math.min(x,Math.max(f,e.get("x")))},h)}let g=d=>v`
      <table class="values">
        <caption>At <i>x</i> = ${y(d,1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            <th scope="col" class="number">slope</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(T).map(([f,{label:x,value:w,slope:O}])=>v`
              <tr>
                <th scope="row"><label><input type="radio" name="${t}-function" value=${f}
                              .checked=${Y(f===a())}
                              @change=${()=>c({function:f},h)}>
                              <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path class="curve ${f}"
                                d="M0 4H24"></path></svg>${x}</label></th>
                <td class="number">${y(w(d),4)}</td>
                <td class="number">${y(O(d),4)}</td>
              </tr>
            `)}
        </tbody>
      </table>
    `;function b(d){let f=e.get("layer"),x=s[f],w=x.reduce(($,_)=>$+_,0),O=e.get("_tokens");return v`
      <div class="comes-in">
        ${Xt("Pre-activations of block",s.length,f,$=>c({layer:$},()=>`below 0: ${Z(yt(s[$],0))}`))}
        <p><strong>${Z(yt(x,0))}</strong> of them are below 0${d===0?m:v`, <strong>${Z(yt(x,d))}</strong> below ${y(d,1)}`}.</p>
        <p class="faint">${ft(w)} numbers: the lab model on ${ft(O)} held-out tokens, ${ft(w/O)} neurons each; ${te((x[0]+x[x.length-1])/w)} lie outside of −6 … 6.</p>
      </div>
    `}function E(){let[d,f,x]=[e.get("gate"),e.get("up"),a()],{label:w,gate:O,value:$}=T[x],_=(N,L,at)=>Nt({label:v`<span><span><i>${L}</i>, ${at}</span> <span class="number">${y(e.get(N),1)}</span></span>`,name:`${L}, ${at}`,value:e.get(N),stops:We,text:I=>y(I,1),onChange:I=>c({[N]:I},l)});return v`
      <div class="gate">
        <p class="title">The gate: ${O}, ${w.split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${ye({name:x,gate:d,up:f,onMove:(N,L)=>c({gate:N,up:L},l)})}
        <div class="numbers">
        ${_("gate","g","which opens the gate")}
        ${_("up","u","which passes it")}
        <p class="product">${y($(d),3)} · ${y(f,1)} = <strong>${y(Lt(x,d,f),3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `}return()=>{let d=e.get("x"),f=e.get("closer"),[x,w]=it(f).x,O=Math.abs(T.gelu.value(d)-T.gelu_tanh.value(d));return v`
      <p class="warn" role="alert" ?hidden=${!i.length}>
        Not taken from the link: ${i.join("; ")}.
      </p>
      <div class="layout">
        <div class="picture">
          ${$e({chosen:a(),x:d,close:f,counts:s[e.get("layer")],onMove:u})}
          ${Nt({label:v`<span><span><i>x</i>, what comes in</span> <span class="number">${y(d,1)}</span></span>`,name:"x, what comes in",value:d,stops:Ge.filter($=>$>=x&&$<=w),text:$=>y($,1),onChange:u})}
          ${Yt({label:"Closer to 0",name:"closer",checked:f,onChange:p})}
        </div>
        <div class="numbers">
          ${g(d)}
          <p class="faint">The two GELUs differ by ${O.toFixed(6)} here.</p>
          ${b(d)}
        </div>
        ${E()}
        <div class="buttons">${r?.copyLink()??m}</div>
      </div>
    `}});export{rn as default};
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
