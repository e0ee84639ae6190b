var _t=globalThis,Lt=e=>e,lt=_t.trustedTypes,It=lt?lt.createPolicy("lit-html",{createHTML:e=>e}):void 0,wt="$lit$",L=`lit$${Math.random().toFixed(9).slice(2)}$`,Tt="?"+L,xe=`<${Tt}>`,F=document,st=()=>F.createComment(""),nt=e=>e===null||typeof e!="object"&&typeof e!="function",Mt=Array.isArray,Ft=e=>Mt(e)||typeof e?.[Symbol.iterator]=="function",xt=`[ 	
\f\r]`,et=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Bt=/-->/g,Rt=/>/g,j=RegExp(`>|${xt}(?:([^\\s"'>=/]+)(${xt}*=${xt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ut=/'/g,jt=/"/g,Wt=/^(?:script|style|textarea|title)$/i,Et=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),v=Et(1),O=Et(2),qe=Et(3),N=Symbol.for("lit-noChange"),$=Symbol.for("lit-nothing"),Dt=new WeakMap,D=F.createTreeWalker(F,129);function Vt(e,t){if(!Mt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return It!==void 0?It.createHTML(t):t}var Gt=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=et;for(let l=0;l<s;l++){let a=e[l],d,c,p=-1,u=0;for(;u<a.length&&(r.lastIndex=u,c=r.exec(a),c!==null);)u=r.lastIndex,r===et?c[1]==="!--"?r=Bt:c[1]!==void 0?r=Rt:c[2]!==void 0?(Wt.test(c[2])&&(o=RegExp("</"+c[2],"g")),r=j):c[3]!==void 0&&(r=j):r===j?c[0]===">"?(r=o??et,p=-1):c[1]===void 0?p=-2:(p=r.lastIndex-c[2].length,d=c[1],r=c[3]===void 0?j:c[3]==='"'?jt:Ut):r===jt||r===Ut?r=j:r===Bt||r===Rt?r=et:(r=j,o=void 0);let g=r===j&&e[l+1].startsWith("/>")?" ":"";i+=r===et?a+xe:p>=0?(n.push(d),a.slice(0,p)+wt+a.slice(p)+L+g):a+L+(p===-2?l:g)}return[Vt(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},ot=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[d,c]=Gt(t,s);if(this.el=e.createElement(d,n),D.currentNode=this.el.content,s===2||s===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=D.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(wt)){let u=c[r++],g=o.getAttribute(p).split(L),x=/([.?@])?(.*)/.exec(u);a.push({type:1,index:i,name:x[2],strings:g,ctor:x[1]==="."?ht:x[1]==="?"?ut:x[1]==="@"?pt:V}),o.removeAttribute(p)}else p.startsWith(L)&&(a.push({type:6,index:i}),o.removeAttribute(p));if(Wt.test(o.tagName)){let p=o.textContent.split(L),u=p.length-1;if(u>0){o.textContent=lt?lt.emptyScript:"";for(let g=0;g<u;g++)o.append(p[g],st()),D.nextNode(),a.push({type:2,index:++i});o.append(p[u],st())}}}else if(o.nodeType===8)if(o.data===Tt)a.push({type:2,index:i});else{let p=-1;for(;(p=o.data.indexOf(L,p+1))!==-1;)a.push({type:7,index:i}),p+=L.length-1}i++}}static createElement(t,s){let n=F.createElement("template");return n.innerHTML=t,n}};function W(e,t,s=e,n){if(t===N)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=nt(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=W(e,o._$AS(e,t.values),o,n)),t}var ct=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??F).importNode(s,!0);D.currentNode=o;let i=D.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let d;a.type===2?d=new z(i,i.nextSibling,this,t):a.type===1?d=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(d=new dt(i,this,t)),this._$AV.push(d),a=n[++l]}r!==a?.index&&(i=D.nextNode(),r++)}return D.currentNode=F,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},z=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=$,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=W(this,t,s),nt(t)?t===$||t==null||t===""?(this._$AH!==$&&this._$AR(),this._$AH=$):t!==this._$AH&&t!==N&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ft(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==$&&nt(this._$AH)?this._$AA.nextSibling.data=t:this.T(F.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=ot.createElement(Vt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new ct(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=Dt.get(t.strings);return s===void 0&&Dt.set(t.strings,s=new ot(t)),s}k(t){Mt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(st()),this.O(st()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Lt(t).nextSibling;Lt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},V=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=$,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=$}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=W(this,t,s,0),r=!nt(t)||t!==this._$AH&&t!==N,r&&(this._$AH=t);else{let l=t,a,d;for(t=i[0],a=0;a<i.length-1;a++)d=W(this,l[n+a],s,a),d===N&&(d=this._$AH[a]),r||=!nt(d)||d!==this._$AH[a],d===$?t=$:t!==$&&(t+=(d??"")+i[a+1]),this._$AH[a]=d}r&&!o&&this.j(t)}j(t){t===$?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ht=class extends V{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===$?void 0:t}},ut=class extends V{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==$)}},pt=class extends V{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=W(this,t,s,0)??$)===N)return;let n=this._$AH,o=t===$&&n!==$||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==$&&(n===$||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){W(this,t)}},qt={M:wt,P:L,A:Tt,C:1,L:Gt,R:ct,D:Ft,V:W,I:z,H:V,N:ut,U:pt,B:ht,F:dt},_e=_t.litHtmlPolyfillSupport;_e?.(ot,z),(_t.litHtmlVersions??=[]).push("3.3.3");var zt=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new z(t.insertBefore(st(),i),i,void 0,s??{})}return o._$AI(e),o};var I={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},$t=e=>(...t)=>({_$litDirective$:e,values:t}),K=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Ye}=qt;var Kt=e=>e.strings===void 0;var we={},Qt=(e,t=we)=>e._$AH=t;var Q=$t(class extends K{constructor(e){if(super(e),e.type!==I.PROPERTY&&e.type!==I.ATTRIBUTE&&e.type!==I.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Kt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===N||t===$)return t;let s=e.element,n=e.name;if(e.type===I.PROPERTY){if(t===s[n])return N}else if(e.type===I.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return N}else if(e.type===I.ATTRIBUTE&&s.getAttribute(n)===t+"")return N;return Qt(e),t}});function Nt({label:e,name:t,value:s,stops:n,onChange:o,text:i=String,disabled:r=!1}){let l=({target:c})=>c.before=s,a=({target:c})=>{let{before:p}=c;p!==void 0&&o(p)},d=v`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(s)}
      ?disabled=${r}
      .value=${Q(String(Te(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${c=>o(n[c.target.valueAsNumber])}
    >
  `;return e===$?d:v`<label class="slider">${e}${d}</label>`}var Ct=(e,t,s)=>Array.from({length:Math.round((t-e)/s)+1},(n,o)=>Number((e+o*s).toFixed(6)));function Te(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var Yt=({label:e,name:t,checked:s,onChange:n,effect:o=$})=>v`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${Q(s)}
        @change=${i=>n(i.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,Zt=(e,t,{off:s=!1,name:n=""}={})=>v`
    <button
      type="button"
      class=${n||$}
      aria-disabled=${s?"true":$}
      @click=${()=>s||t()}
    >${e}</button>
  `,Jt=(e,t,s,n)=>v`
    <label>${e}
      <select @change=${o=>n(Number(o.target.value))}>
        ${Array.from({length:t},(o,i)=>v`<option value=${i} ?selected=${Q(i===s)}>${i}</option>`)}
      </select>
    </label>
  `;function mt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var Me=4e3;function Xt(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",i,r=()=>{let c=t();return i=(c?.length??0)>Me,i?void 0:c},l=mt(400,()=>{let c=i;n.write(r()),i!==c&&e.redraw()}),a=()=>{let c=n.read();c!==void 0&&(s(c),i=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function d(){if(l.flush(),i)return;let c=n.link();try{await navigator.clipboard.writeText(c),o="Copied."}catch{o=c}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",l()},copyLink:()=>(i===void 0&&r(),i?v`<span class="faint">This text is too long for a link.</span>`:v`
        <span class="copy-link">
          ${Zt("Copy link",d)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?v`<input type="text" readonly .value=${o} aria-label="Link to this view">`:$}
        </span>
      `)}}var Ee=new Intl.NumberFormat("en-US"),ft=e=>Ee.format(e);var Y=(e,t=1)=>`${(100*e).toFixed(t)} %`;function te(e){return e===0||e===1?Y(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:Y(e)}function b(e,t){let s=Math.abs(e).toFixed(t);return e<0&&Number(s)>0?`\u2212${s}`:s}var St=Symbol.for("gpt-lab-ids");function ee(e){let t=globalThis;return t[St]=(t[St]??0)+1,`${e}-${t[St]}`}var se=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]})),ne=(e,t)=>Object.entries(t).map(([s,n])=>{let o="toWord"in n?n.toWord:String;return e(s)===n.first||o(e(s))===o(n.first)?"":`${s}=${o(e(s))}`}).filter(Boolean);function oe(e,t){let s={},n=[];for(let[o,i]of Object.entries(t)){let r=e.get(o),l=r===void 0?i.first:Ne(r,i);l===void 0&&n.push(`${o}=${r} is not ${Ce(i)}`),s[o]=l??i.first}return{traits:s,refused:n}}function Ne(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:s,most:n,whole:o}=t,i=Number(e||NaN);return i>=s&&i<=n&&(!o||Number.isInteger(i))?i:void 0}function Ce(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}var gt=class{announcement="";#t="";#e=!1;#s=!1;#n=[];#o=mt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ie(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,Se(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},r=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of r)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of r)e.removeEventListener(l,a,!0)}}function Se(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Oe=e=>e.stopPropagation();function re(e,t,s){return{async render({model:n,el:o,page:i}){let r="show"in o?void 0:o,l=u=>{let g=v`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Oe}>
            ${u}
            <p class="unseen" role="status">${c.announcement}</p>
          </section>
        `;"show"in o?o.show(g):zt(g,o)},a=u=>{if(c.dispose(),l(Pe(t,u)),r)console.warn(u);else throw u},d=()=>$,c=new gt(n,i,r,()=>{try{l(d())}catch(u){a(u)}}),p=()=>c.redraw();try{d=await s(c),n.on("change",p),c.onCleanup(()=>n.off("change",p)),r&&c.onCleanup(ie(r))}catch(u){return a(u),()=>{}}return c.draw(),()=>c.dispose()}}}var Pe=(e,t)=>v`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function vt({move:e,remember:t,restore:s}){let n=({currentTarget:o,clientX:i,clientY:r})=>{let l=o.getBoundingClientRect();e(ae(i-l.left,l.width),ae(r-l.top,l.height))};return{down(o){if(o.button!==0)return;let i=o.currentTarget;Ot.set(i,t()),i.setPointerCapture(o.pointerId),n(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&n(o)},cancel({currentTarget:o}){let i=o;Ot.has(i)&&s(Ot.get(i))}}}var Ot=new WeakMap,ae=(e,t)=>Math.min(1,Math.max(0,e/t));var R=([e,t],[s,n])=>o=>s+(o-e)/(t-e)*(n-s),le=e=>String(Number(e.toFixed(2))),At=e=>e.map(([t,s],n)=>`${n?"L":"M"}${le(t)} ${le(s)}`).join("");function it(e,t,s){let n=(t-e)/s,o=10**Math.floor(Math.log10(n)),i=[1,2,5,10].map(l=>l*o).find(l=>l>=n*(1-1e-9))??o,r=[];for(let l=Math.ceil(e/i-1e-9);l*i<=t+1e-9*i;l++)r.push(Number((l*i).toPrecision(12)));return r}var Pt=class e{start=0;captured=new Map;#t="";constructor(t=[],s={}){this.names=new Set(t),this.edits=s,this.empty=this.names.size===0&&Object.keys(s).length===0}scoped(t){if(this.empty)return this;let s=new e(this.names,this.edits);return s.captured=this.captured,s.start=this.start,s.#t=`${this.#t}${t}.`,s}has(...t){return!this.empty&&t.some(s=>this.names.has(this.#t+s)||this.#t+s in this.edits)}apply(t,s,n){if(this.empty)return s;let o=this.#t+t,i=this.edits[o];if(i){let r=i(s.slice(),n,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${o} returned ${r}, not a Float32Array`);if(r.length!==s.length)throw new RangeError(`the edit of ${o} made ${r.length} numbers of [${n.join(", ")}]`);s=r}return this.names.has(o)&&this.captured.set(o,{values:s.slice(),shape:n}),s}},ke=new Pt;var He=Math.sqrt(2/Math.PI),ce=e=>.5*e*(1+Math.tanh(He*(e+.044715*e*e*e)));var he=Math.sqrt(2/Math.PI);function Le(e){if(Math.abs(e)>6)return Math.sign(e);let t=e,s=e;for(let n=1;Math.abs(t)>1e-17*Math.abs(s);n++)t*=2*e*e/(2*n+1),s+=t;return 2/Math.sqrt(Math.PI)*Math.exp(-e*e)*s}var ue=e=>.5*(1+Le(e/Math.SQRT2)),Ie=e=>Math.exp(-e*e/2)/Math.sqrt(2*Math.PI),kt=e=>1/(1+Math.exp(-e));function Be(e){let t=Math.tanh(he*(e+.044715*e**3));return .5*(1+t)+.5*e*(1-t*t)*he*(1+3*.044715*e*e)}var T={relu:{label:"ReLU",gate:"ReGLU",value:e=>Math.max(0,e),slope:e=>e>0?1:0},gelu:{label:"GELU, exact",gate:"GEGLU",value:e=>e*ue(e),slope:e=>ue(e)+e*Ie(e)},gelu_tanh:{label:"GELU, tanh",gate:"GEGLU",value:ce,slope:Be},silu:{label:"SiLU",gate:"SwiGLU",value:e=>e*kt(e),slope:e=>kt(e)*(1+e*(1-kt(e)))}},Ht=(e,t,s)=>T[e].value(t)*s;function yt(e,t){let s=e.reduce((o,i)=>o+i,0),n=Math.round((t- -6)/.1);return e.slice(0,n+1).reduce((o,i)=>o+i,0)/s}function pe(e){let t=e.slice(1,-1),s=Math.max(...t,1);return t.map((n,o)=>[Number((-6+o*.1).toFixed(6)),n/s])}var[Re,C,G]=[400,34,392],P={value:{top:14,high:170,title:"value"},slope:{top:202,high:84,title:"slope"},counts:{top:304,high:70,title:"pre-activations"}},Z=P.counts.top+P.counts.high,Ue=Z+22,rt=e=>e?{x:[-3,3],value:[-.5,1.5],slope:[-.25,1.25]}:{x:[-6,6],value:[-1,6],slope:[-.25,1.25]},de=new Map;function je(e,t,s){let n=`${e} ${t} ${s}`,o=de.get(n);if(o!==void 0)return o;let{x:[i,r],[t]:l}=rt(s),a=R([i,r],[0,G-C]),d=R(l,[P[t].high,0]),c=T[e][t],p=120,u=e==="relu"?[i,-1e-9,1e-9,r]:Array.from({length:p+1},(x,h)=>i+h*(r-i)/p),g=At(u.map(x=>[a(x),d(c(x))]));return de.set(n,g),g}function $e({chosen:e,x:t,close:s,counts:n,onMove:o}){let{x:[i,r],value:l,slope:a}=rt(s),d=R([i,r],[C,G]),c=m=>o(Number((Math.round(m/.1)*.1).toFixed(6))),p=vt({move:m=>c(i+m*(r-i)),remember:()=>t,restore:c}),u=m=>{let _={ArrowRight:t+.1,ArrowUp:t+.1,ArrowLeft:t-.1,ArrowDown:t-.1,PageUp:t+10*.1,PageDown:t-10*.1,Home:i,End:r};_[m.key]!==void 0&&(m.preventDefault(),c(Math.min(r,Math.max(i,_[m.key]))))},g=[...Object.keys(T).filter(m=>m!==e),e],x=T[e],h=Math.min(r,Math.max(i,t)),f=(m,_)=>{let{top:S,high:B,title:J}=P[m],X=R(_,[S+B,S]),tt=x[m](h),be=tt>=_[0]&&tt<=_[1];return O`
      ${it(_[0],_[1],m==="value"?7:3).map(H=>O`
          <line class=${H===0?"axis":"grid"} x1=${C} x2=${G} y1=${X(H)} y2=${X(H)}
          ></line>
          <text x=${C-4} y=${X(H)} dy="0.35em" text-anchor="end">${b(H,Number.isInteger(H)?0:1)}</text>
        `)}
      <svg x=${C} y=${S} width=${G-C} height=${B}>
        ${g.map(H=>O`<path class="curve ${H} ${H===e?"chosen":""}" d=${je(H,m,s)}></path>`)}
      </svg>
      <text class="title" x=${C+5} y=${S+3} dy="0.35em">${J}</text>
      ${be?m==="slope"?O`<circle class="dot" cx=${d(h)} cy=${X(tt)} r="3.5"></circle>`:O`
          <circle class="dot point" cx=${d(h)} cy=${X(tt)} r="6" tabindex="0"
            role="slider" aria-label="The point on ${x.label}" aria-valuemin=${i}
            aria-valuemax=${r} aria-valuenow=${h}
            aria-valuetext="x ${b(t,1)}, ${x.label} ${b(tt,3)}"
            @keydown=${u}></circle>
        `:$}
    `},A=Z,w=(G-C)*.1/(r-i),k=pe(n).filter(([m])=>m>i-.1/2&&m<r-.1/2),M=m=>k.filter(([_])=>_<t-.1/2===m).map(([_,S])=>{let B=S*(P.counts.high-10);return`M${d(_).toFixed(1)} ${A}v${(-B).toFixed(1)}h${w.toFixed(2)}v${B.toFixed(1)}z`}).join("");return v`
    <svg class="curves" viewBox="0 0 ${Re} ${Ue}" role="group"
      aria-label="Curves, slopes, and a histogram; the tables have their numbers">
      ${it(i,r,r-i).map(m=>O`
          <line class=${m===0?"axis":"grid"} x1=${d(m)} x2=${d(m)} y1=${P.value.top} y2=${Z}></line>
          <text x=${d(m)} y=${Z+14} text-anchor="middle">${b(m,0)}</text>
        `)}
      <path class="bars below" d=${M(!0)}></path>
      <path class="bars" d=${M(!1)}></path>
      <line class="axis" x1=${C} x2=${G} y1=${A} y2=${A}></line>
      <text class="title" x=${C+5} y=${P.counts.top+3} dy="0.35em">${P.counts.title}</text>
      <line class="here" x1=${d(h)} x2=${d(h)} y1=${P.value.top}
        y2=${Z}></line>
      <rect class="catch" x=${C} y=${P.value.top} width=${G-C}
        height=${Z-P.value.top} @pointerdown=${p.down} @pointermove=${p.move}
        @pointercancel=${p.cancel}></rect>
      ${f("value",l)}
      ${f("slope",a)}
    </svg>
  `}var me="important",De=" !"+me,fe=$t(class extends K{constructor(e){if(super(e),e.type!==I.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(De);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?me:""):s[n]=o}}return N}});var y=3,ge=60,ve=600,[q,U,at]=[200,22,180],Fe=[-6,-3,-1,-.3,.3,1,3,6],Ae=e=>`color-mix(in oklab, var(${e<0?"--against":"--heat"}) ${(100*Math.abs(e)).toFixed(1)}%, var(--paper))`;function We(e,t){let s=[[]];for(let n=0;n<=ve;n++){let o=-y+n*2*y/ve,i=t/e(o);Math.abs(i)<=y?s.at(-1).push([o,i]):s.at(-1)?.length&&s.push([])}return s.filter(n=>n.length>1)}function ye({name:e,gate:t,up:s,onMove:n}){let{value:o,gate:i}=T[e],r=o(y)*y,l=R([-y,y],[U,q]),a=R([-y,y],[at,at-q+U]),d=Array.from({length:ge},(u,g)=>{let x=o(-y+(g+.5)*2*y/ge)*y/r;return`linear-gradient(to top, ${Ae(-x)}, var(--paper), ${Ae(x)})`}),c=u=>Number(u.toFixed(1)),p=vt({move:(u,g)=>n(c((2*u-1)*y),c((1-2*g)*y)),remember:()=>[t,s],restore:([u,g])=>n(u,g)});return v`
    <div class="gate-map">
      <div class="columns" aria-hidden="true">${d.map(u=>v`<i style=${fe({background:u})}></i>`)}</div>
      <svg viewBox="0 0 ${q+4} ${q}" role="img"
        aria-label="${i}: a map of the product">
        ${it(-y,y,6).map(u=>O`
            <text x=${l(u)} y=${at+12} text-anchor="middle">${b(u,0)}</text>
            <text x=${U-5} y=${a(u)} dy="0.35em" text-anchor="end">${b(u,0)}</text>
          `)}
        <line class="axis" x1=${U} x2=${q} y1=${a(0)} y2=${a(0)}></line>
        <line class="axis" x1=${l(0)} x2=${l(0)} y1=${a(y)} y2=${at}></line>
        ${Fe.map(u=>We(o,u).map(g=>{let[x,h]=g[g.length-1];return O`
              <path class="level" d=${At(g.map(([f,A])=>[l(f),a(A)]))}></path>
              ${x<y||Math.abs(u)<1?$:O`
                <text class="level-name" x=${l(x)-3} y=${a(h)} dy="-0.25em"
                  text-anchor="end">${b(u,Number.isInteger(u)?0:1)}</text>
              `}
            `}))}
        <circle class="dot" cx=${l(t)} cy=${a(s)} r="5"></circle>
        <rect class="catch" x=${U} y=${a(y)} width=${q-U} height=${q-U}
          @pointerdown=${p.down} @pointermove=${p.move} @pointercancel=${p.cancel}></rect>
        <text x=${l(2.5)} y=${at+12} text-anchor="middle" font-style="italic">g</text>
        <text x=${U-5} y=${a(2.5)} dy="0.35em" text-anchor="end" font-style="italic">u</text>
      </svg>
    </div>
  `}var Ve=Ct(-6,6,.1),Ge=Ct(-y,y,.1),rn=re("activation-explorer","Activation functions",e=>{let t=ee("activation-explorer"),s=e.get("_counts"),n={function:{first:"gelu_tanh",among:Object.keys(T)},x:{first:1,least:-6,most:6},layer:{first:0,least:0,most:s.length-1,whole:!0},gate:{first:1,least:-y,most:y},up:{first:1,least:-y,most:y},closer:{first:!1}},o=[],i=Xt(e,{write:()=>ne(h=>e.get(h),n).join("&")||void 0,read(h){let{traits:f,refused:A}=oe(se(h),n);o=A,e.set(f),e.redraw()}});function r(h,f){o=[],e.set(h),e.announce(f()),i?.changed()}let l=()=>e.get("function"),a=()=>{let{label:h,value:f,slope:A}=T[l()],w=e.get("x");return`x ${b(w,1)}: ${h} ${b(f(w),3)}, slope ${b(A(w),3)}`},d=()=>{let[h,f]=[e.get("gate"),e.get("up")];return`${T[l()].gate}: ${b(Ht(l(),h,f),3)}`},c=h=>r({x:h},a);function p(h){let[f,A]=rt(h).x;r({closer:h,x:Math.min(A,Math.max(f,e.get("x")))},a)}let u=h=>v`
      <table class="values">
        <caption>At <i>x</i> = ${b(h,1)}</caption>
        <thead>
          <tr>
            <th scope="col">function</th>
            <th scope="col" class="number">value</th>
            <th scope="col" class="number">slope</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(T).map(([f,{label:A,value:w,slope:k}])=>v`
              <tr>
                <th scope="row"><label><input type="radio" name="${t}-function" value=${f}
                              .checked=${Q(f===l())}
                              @change=${()=>r({function:f},a)}>
                              <svg class="key" viewBox="0 0 24 8" aria-hidden="true"><path class="curve ${f}"
                                d="M0 4H24"></path></svg>${A}</label></th>
                <td class="number">${b(w(h),4)}</td>
                <td class="number">${b(k(h),4)}</td>
              </tr>
            `)}
        </tbody>
      </table>
    `;function g(h){let f=e.get("layer"),A=s[f],w=A.reduce((M,m)=>M+m,0),k=e.get("_tokens");return v`
      <div class="comes-in">
        ${Jt("Pre-activations of block",s.length,f,M=>r({layer:M},()=>`below 0: ${Y(yt(s[M],0))}`))}
        <p><strong>${Y(yt(A,0))}</strong> of them are below 0${h===0?$:v`, <strong>${Y(yt(A,h))}</strong> below ${b(h,1)}`}.</p>
        <p class="faint">${ft(w)} numbers: the lab model on ${ft(k)} held-out tokens, ${ft(w/k)} neurons each; ${te((A[0]+A[A.length-1])/w)} lie outside of −6 … 6.</p>
      </div>
    `}function x(){let[h,f,A]=[e.get("gate"),e.get("up"),l()],{label:w,gate:k,value:M}=T[A],m=(_,S,B)=>Nt({label:v`<span><span><i>${S}</i>, ${B}</span> <span class="number">${b(e.get(_),1)}</span></span>`,name:`${S}, ${B}`,value:e.get(_),stops:Ge,text:J=>b(J,1),onChange:J=>r({[_]:J},d)});return v`
      <div class="gate">
        <p class="title">The gate: ${k}, ${w.split(",")[0]}(<i>g</i>) · <i>u</i></p>
        ${ye({name:A,gate:h,up:f,onMove:(_,S)=>r({gate:_,up:S},d)})}
        <div class="numbers">
        ${m("gate","g","which opens the gate")}
        ${m("up","u","which passes it")}
        <p class="product">${b(M(h),3)} · ${b(f,1)} = <strong>${b(Ht(A,h,f),3)}</strong></p>
          <p class="faint">Left of 0 next to nothing passes, whatever <i>u</i> is; to the right about
            <i>g</i> times <i>u</i>. The lines join equal products.</p>
        </div>
      </div>
    `}return()=>{let h=e.get("x"),f=e.get("closer"),[A,w]=rt(f).x,k=Math.abs(T.gelu.value(h)-T.gelu_tanh.value(h));return v`
      <p class="warn" role="alert" ?hidden=${!o.length}>
        Not taken from the link: ${o.join("; ")}.
      </p>
      <div class="layout">
        <div class="picture">
          ${$e({chosen:l(),x:h,close:f,counts:s[e.get("layer")],onMove:c})}
          ${Nt({label:v`<span><span><i>x</i>, what comes in</span> <span class="number">${b(h,1)}</span></span>`,name:"x, what comes in",value:h,stops:Ve.filter(M=>M>=A&&M<=w),text:M=>b(M,1),onChange:c})}
          ${Yt({label:"Closer to 0",name:"closer",checked:f,onChange:p})}
        </div>
        <div class="numbers">
          ${u(h)}
          <p class="faint">The two GELUs differ by ${k.toFixed(6)} here.</p>
          ${g(h)}
        </div>
        ${x()}
        <div class="buttons">${i?.copyLink()??$}</div>
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
