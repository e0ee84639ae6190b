var gt=globalThis,St=e=>e,nt=gt.trustedTypes,Nt=nt?nt.createPolicy("lit-html",{createHTML:e=>e}):void 0,vt="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,bt="?"+M,Me=`<${bt}>`,H=document,z=()=>H.createComment(""),Z=e=>e===null||typeof e!="object"&&typeof e!="function",yt=Array.isArray,It=e=>yt(e)||typeof e?.[Symbol.iterator]=="function",_t=`[ 	
\f\r]`,F=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ct=/-->/g,Ht=/>/g,N=RegExp(`>|${_t}(?:([^\\s"'>=/]+)(${_t}*=${_t}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Pt=/'/g,Bt=/"/g,Ot=/^(?:script|style|textarea|title)$/i,At=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),m=At(1),ct=At(2),We=At(3),T=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),Lt=new WeakMap,C=H.createTreeWalker(H,129);function Rt(e,t){if(!yt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Nt!==void 0?Nt.createHTML(t):t}var jt=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=F;for(let l=0;l<s;l++){let a=e[l],u,c,d=-1,$=0;for(;$<a.length&&(r.lastIndex=$,c=r.exec(a),c!==null);)$=r.lastIndex,r===F?c[1]==="!--"?r=Ct:c[1]!==void 0?r=Ht:c[2]!==void 0?(Ot.test(c[2])&&(o=RegExp("</"+c[2],"g")),r=N):c[3]!==void 0&&(r=N):r===N?c[0]===">"?(r=o??F,d=-1):c[1]===void 0?d=-2:(d=r.lastIndex-c[2].length,u=c[1],r=c[3]===void 0?N:c[3]==='"'?Bt:Pt):r===Bt||r===Pt?r=N:r===Ct||r===Ht?r=F:(r=N,o=void 0);let _=r===N&&e[l+1].startsWith("/>")?" ":"";i+=r===F?a+Me:d>=0?(n.push(u),a.slice(0,d)+vt+a.slice(d)+M+_):a+M+(d===-2?l:_)}return[Rt(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},G=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,l=t.length-1,a=this.parts,[u,c]=jt(t,s);if(this.el=e.createElement(u,n),C.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=C.nextNode())!==null&&a.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(vt)){let $=c[r++],_=o.getAttribute(d).split(M),v=/([.?@])?(.*)/.exec($);a.push({type:1,index:i,name:v[2],strings:_,ctor:v[1]==="."?it:v[1]==="?"?rt:v[1]==="@"?at:B}),o.removeAttribute(d)}else d.startsWith(M)&&(a.push({type:6,index:i}),o.removeAttribute(d));if(Ot.test(o.tagName)){let d=o.textContent.split(M),$=d.length-1;if($>0){o.textContent=nt?nt.emptyScript:"";for(let _=0;_<$;_++)o.append(d[_],z()),C.nextNode(),a.push({type:2,index:++i});o.append(d[$],z())}}}else if(o.nodeType===8)if(o.data===bt)a.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(M,d+1))!==-1;)a.push({type:7,index:i}),d+=M.length-1}i++}}static createElement(t,s){let n=H.createElement("template");return n.innerHTML=t,n}};function P(e,t,s=e,n){if(t===T)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=Z(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,n)),t}var ot=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??H).importNode(s,!0);C.currentNode=o;let i=C.nextNode(),r=0,l=0,a=n[0];for(;a!==void 0;){if(r===a.index){let u;a.type===2?u=new D(i,i.nextSibling,this,t):a.type===1?u=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(u=new lt(i,this,t)),this._$AV.push(u),a=n[++l]}r!==a?.index&&(i=C.nextNode(),r++)}return C.currentNode=H,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},D=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=P(this,t,s),Z(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==T&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):It(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&Z(this._$AH)?this._$AA.nextSibling.data=t:this.T(H.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=G.createElement(Rt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new ot(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=Lt.get(t.strings);return s===void 0&&Lt.set(t.strings,s=new G(t)),s}k(t){yt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(z()),this.O(z()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=St(t).nextSibling;St(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=P(this,t,s,0),r=!Z(t)||t!==this._$AH&&t!==T,r&&(this._$AH=t);else{let l=t,a,u;for(t=i[0],a=0;a<i.length-1;a++)u=P(this,l[n+a],s,a),u===T&&(u=this._$AH[a]),r||=!Z(u)||u!==this._$AH[a],u===h?t=h:t!==h&&(t+=(u??"")+i[a+1]),this._$AH[a]=u}r&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},it=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},rt=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},at=class extends B{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=P(this,t,s,0)??h)===T)return;let n=this._$AH,o=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==h&&(n===h||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},lt=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},Ut={M:vt,P:M,A:bt,C:1,L:jt,R:ot,D:It,V:P,I:D,H:B,N:rt,U:at,B:it,F:lt},Ee=gt.litHtmlPolyfillSupport;Ee?.(G,D),(gt.litHtmlVersions??=[]).push("3.3.3");var Dt=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new D(t.insertBefore(z(),i),i,void 0,s??{})}return o._$AI(e),o};var E={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},dt=e=>(...t)=>({_$litDirective$:e,values:t}),V=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Ze}=Ut;var Vt=e=>e.strings===void 0;var Se={},Wt=(e,t=Se)=>e._$AH=t;var L=dt(class extends V{constructor(e){if(super(e),e.type!==E.PROPERTY&&e.type!==E.ATTRIBUTE&&e.type!==E.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Vt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===T||t===h)return t;let s=e.element,n=e.name;if(e.type===E.PROPERTY){if(t===s[n])return T}else if(e.type===E.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return T}else if(e.type===E.ATTRIBUTE&&s.getAttribute(n)===t+"")return T;return Wt(e),t}});function qt({label:e,name:t,value:s,stops:n,onChange:o,text:i=String,disabled:r=!1}){let l=({target:c})=>c.before=s,a=({target:c})=>{let{before:d}=c;d!==void 0&&o(d)},u=m`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(s)}
      ?disabled=${r}
      .value=${L(String(Ne(n,s)))}
      @pointerdown=${l}
      @pointercancel=${a}
      @input=${c=>o(n[c.target.valueAsNumber])}
    >
  `;return e===h?u:m`<label class="slider">${e}${u}</label>`}function Ne(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var wt=({label:e,name:t,checked:s,onChange:n,effect:o=h})=>m`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(s)}
        @change=${i=>n(i.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,I=(e,t,{off:s=!1,name:n=""}={})=>m`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${s?"true":h}
      @click=${()=>s||t()}
    >${e}</button>
  `;function pt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.now=()=>{clearTimeout(s),t()},n}function Ft(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",i=pt(400,()=>n.write(t())),r=()=>{let a=n.read();a!==void 0&&(s(a),i.cancel())};e.atEnd(i.cancel),e.atEnd(n.listen(r)),queueMicrotask(r);async function l(){i.now();let a=n.link();try{await navigator.clipboard.writeText(a),o="Copied."}catch{o=a}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",i()},copyLink:()=>m`
        <span class="copy-link">
          ${I("Copy link",l)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?m`<input type="text" readonly .value=${o} aria-label="Link to this view">`:h}
        </span>
      `}}var Ce=new Intl.NumberFormat("en-US"),b=e=>Ce.format(e),xt=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var zt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function Q(e){return e===0||e===1?zt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:zt(e)}function Zt(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):b(Math.round(n))} ${t[s]}`.trim()}var Gt=e=>Zt(e,["bytes","kB","MB","GB","TB"]),Qt=e=>Zt(e,["","K","M","B","T"]),Y=e=>e===0?"0":`${e>0?"+":"\u2212"}${b(Math.abs(e))}`;function ht(e,t){if(e===t)return"same";if(t===0)return"new";if(e===0)return"gone";let s=e/t;return`\xD7${s>=1e3?b(Math.round(s)):Number(s.toPrecision(3))}`}function Yt(e){let t=o=>{let r=o.target.closest("[data-component]")?.getAttribute("data-component");for(let l of e.querySelectorAll("[data-component]"))l.toggleAttribute("data-lit",l.getAttribute("data-component")===r)},s=()=>{for(let o of e.querySelectorAll("[data-lit]"))o.removeAttribute("data-lit")},n=[["pointerover",t],["focusin",t],["pointerleave",s],["focusout",s]];for(let[o,i]of n)e.addEventListener(o,i);return()=>n.forEach(([o,i])=>e.removeEventListener(o,i))}function O(e){let[t,s]=e.split("_");return m`<span class="math"><i>${t}</i>${s?m`<span class="underscore">_</span><sub>${s}</sub>`:h}</span>`}var K=(e,t)=>e.map(s=>typeof s=="string"?s:[t?b(t[s.symbol]):O(s.symbol),xt(s.power)]);var Kt="important",He=" !"+Kt,J=dt(class extends V{constructor(e){if(super(e),e.type!==E.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let i=typeof o=="string"&&o.endsWith(He);n.includes("-")||i?s.setProperty(n,i?o.slice(0,-11):o,i?Kt:""):s[n]=o}}return T}});var X=100,Pe=.12,Jt=1e-5,mt=(e,t=X)=>{let s=2*Math.PI*e;return[t*Math.sin(s),-t*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function Be(e,t){let s=(n,o)=>`A ${X} ${X} 0 ${o-n>.5?1:0} 1 ${mt(o).join(" ")}`;return t-e>1-Jt?`M ${mt(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${mt(e).join(" ")} ${s(e,t)} Z`}var tt=e=>{let t=e.replaceAll(" ","-");return{fill:`var(--${t})`,ink:`var(--${t}-ink)`}},Xt=({name:e,total:t},s)=>`${e}: ${b(t)} \xB7 ${Q(t/s)}`;function te(e,t){let s=e.reduce((i,r)=>i+r.total,0),n=0,o=e.map(i=>{let r=n;return n+=i.total/s,{part:i,from:r,to:n,share:i.total/s}}).filter(({share:i})=>i>Jt);return m`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${o.map(({part:i,from:r,to:l})=>ct`
          <path
            d=${Be(r,l)}
            data-component=${i.name}
            data-tip=${Xt(i,s)}
            style=${J({fill:tt(i.name).fill})}
          />
        `)}
      <circle class="edge" r=${X}></circle>
      ${o.map(({part:i,share:r,from:l,to:a})=>{if(r<Pe)return h;let[u,c]=mt((l+a)/2,.62*X),d=[...i.name.split(" "),Q(r)];return ct`<text transform="translate(${u} ${c})" style=${J({fill:tt(i.name).ink})}>
          ${d.map(($,_)=>ct`<tspan x="0" dy=${_?"1.15em":`${.35-.575*(d.length-1)}em`}>${$}</tspan>`)}
        </text>`})}
    </svg>
  `}var ee=(e,t)=>{let s=e.reduce((n,o)=>n+o.total,0);return m`
    <div class="track" aria-hidden="true">
      ${e.map(n=>m`
          <div
            class="segment"
            data-component=${n.name}
            data-tip=${Xt(n,s)}
            ?hidden=${n.total===0}
            style=${J({background:tt(n.name).fill,color:tt(n.name).ink,width:`${100*n.total/t}%`})}
          ><span>${n.name}</span></div>
        `)}
    </div>
  `},se=e=>m`<span class="swatch" style=${J({background:tt(e).fill})}></span>`;var ut=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#o=pt(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.atEnd(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ne(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let a=l.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,Le(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},r=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,a]of r)e.addEventListener(l,a,!0);return()=>{o();for(let[l,a]of r)e.removeEventListener(l,a,!0)}}function Le(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Ie=e=>e.stopPropagation();function oe(e,t,s){return{async render({model:n,el:o,page:i}){let r="show"in o?void 0:o,l=$=>{let _=m`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Ie}>
            ${$}
            <p class="unseen" role="status">${c.spoken}</p>
          </section>
        `;"show"in o?o.show(_):Dt(_,o)},a=$=>{if(c.end(),l(Oe(t,$)),r)console.warn($);else throw $},u=()=>h,c=new ut(n,i,r,()=>{try{l(u())}catch($){a($)}}),d=()=>c.redraw();try{u=await s(c),n.on("change",d),c.atEnd(()=>n.off("change",d)),r&&c.atEnd(ne(r))}catch($){return a($),()=>{}}return c.draw(),()=>c.end()}}}var Oe=(e,t)=>m`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ie=["V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],Tt=e=>{let t=ie.indexOf(e);return t<0?ie.length:t},ae=e=>new Map([[[...e].sort((t,s)=>Tt(t)-Tt(s)).join(" "),1]]);function le(e){let t=new Map;for(let s of e)for(let[n,o]of s)t.set(n,(t.get(n)??0)+o);return t}var W=e=>e===""?[]:e.split(" ");function ce(e,t){let s=0;for(let[n,o]of e)s+=W(n).reduce((i,r)=>i*t[r],o);return s}function de(e,t){let s=W(e),n=new Map;for(let i of s)n.set(i,(n.get(i)??0)+1);let o=t!==1||s.length===0?[String(t)]:[];for(let[i,r]of n)o.length&&o.push("\xB7"),o.push({symbol:i,power:r});return o}function re(e){let t=s=>[-W(s).length,...W(s).map(Tt)];return[...e].sort(([s],[n])=>Re(t(s),t(n))).flatMap(([s,n],o)=>[...o?[" + "]:[],...de(s,n)])}function Re(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function et(e){let t=new Map,s=new Map;for(let[o,i]of e){let r=W(o);r.includes("L")?s.set(r.filter(l=>l!=="L").join(" "),i):t.set(o,i)}let n=t.size?[re(t)]:[];if(s.size>1)n.push([{symbol:"L",power:1},"\xB7(",...re(s),")"]);else if(s.size===1){let[[o,i]]=s;n.push(de(["L",...W(o)].join(" "),i))}return n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var x=(e,t,s)=>Array.from({length:Math.max(0,Math.floor((t-e)/s)+1)},(n,o)=>e+o*s),pe=[16,32,...x(64,2048,64),...x(2176,4096,128),...x(4352,8192,256),...x(8704,16384,512)],kt=[{trait:"d_model",symbol:"d_model",words:"width",stops:pe},{trait:"n_heads",symbol:"H",words:"attention heads",stops:[...x(1,32,1),...x(36,128,4)]},{trait:"n_layers",symbol:"L",words:"blocks",stops:[...x(1,48,1),...x(52,128,4)]},{trait:"d_ff",symbol:"d_ff",words:"FFN width",stops:pe.map(e=>4*e)},{trait:"vocab_size",symbol:"V",words:"vocabulary",stops:[256,512,...x(1e3,1e4,1e3),...x(15e3,95e3,5e3),...x(1e5,26e4,2e4)]},{trait:"context_length",symbol:"n_ctx",words:"context length",stops:x(4,17,1).map(e=>2**e)}],Mt=[{trait:"qkv_bias",words:"QKV bias"},{trait:"bias",words:"other biases"},{trait:"tie_embeddings",words:"tied embeddings"}],k=[...kt,...Mt].map(({trait:e})=>e),he=(e,t)=>[...new Set([...e,...t])].sort((s,n)=>s-n);var Ue=e=>({V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,d_model:e.d_model,d_kv:e.d_model,d_ff:e.d_ff,H:e.n_heads});function me(e,t){let s=Ue(t),n={always:!0,qkv_bias:t.qkv_bias,bias:t.bias,untied:!t.tie_embeddings},o=new Map;for(let{step:l,component:a,name:u,shape:c,when:d}of e){let $=l==="transformer"?["L",...c]:c,_=n[d]?ae($):new Map,v=c.map(S=>b(s[S])).join(" \xD7 "),w=o.get(a)??[];o.set(a,[...w,{name:u,formula:_,sizes:v,total:ce(_,s)}])}let i=(l,a)=>({name:l,total:a.reduce((u,c)=>u+c.total,0),formula:le(a.map(({formula:u})=>u)),tensors:a}),r=[...o].map(([l,a])=>i(l,a));return{...i("total",[...o.values()].flat()),values:s,components:r}}function st(e,t,s){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${e}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${e}=${i} is below 1`}:r>s?{problem:`${e}=${i} is above ${s}`}:{value:r}}var q=({d_model:e,n_heads:t})=>e%t?`d_model=${e} is not divisible by n_heads=${t}`:void 0;function ue({d_model:e,n_heads:t},s){let n=r=>r.find(l=>e%l===0),o=e-e%t;return[["n_heads",n(x(1,Math.min(t,e),1).reverse())],["n_heads",n(x(t+1,Math.min(s.n_heads,e),1))],["d_model",o],["d_model",o+t]].flatMap(([r,l])=>l!==void 0&&l>=1&&l<=s[r]?[{trait:r,value:l}]:[])}var fe=e=>String(typeof e=="boolean"?Number(e):e);function $e(e,t){let s=k.map(n=>`${n}=${fe(e[n])}`);return t&&s.push(`pinned=${k.map(n=>fe(t[n])).join(",")}`),s.join("&")}function _e(e,t,s){let n=[],o=(d,$)=>{let _={...$};for(let[v,w]of d)if(v in s){let{value:S,problem:R}=st(v,w,s[v]);R?n.push(R):_[v]=S}else/^[01]$/.test(w)?_[v]=w==="1":n.push(`${v}=${w} is not 0 or 1`);return _},i=new URLSearchParams(e),r=new Set(k),l=o([...i].filter(([d])=>r.has(d)),t);!i.has("d_ff")&&i.has("d_model")&&(l.d_ff=4*l.d_model);let a=i.get("pinned")?.split(",");if(!a)return{settings:l,pinned:null,problems:n};if(a.length!==k.length)return n.push(`pinned has ${a.length} settings, not ${k.length}`),{settings:l,pinned:null,problems:n};let u=n.length,c=o(k.map((d,$)=>[d,a[$]]),{});return{settings:l,pinned:n.length>u?null:c,problems:n}}var ft=class{#t=new Map;constructor(t,s,n,o){this.limits=t,this.change=s,this.redraw=n,this.id=o}follow(t){for(let[s,{text:n}]of this.#t){let{value:o}=st(s,n,this.limits[s]);o!==void 0&&o!==t[s]&&this.#t.delete(s)}}#e(t,s){this.#t.delete(t),this.change({[t]:s}),this.redraw()}view({trait:t,symbol:s,words:n,stops:o},i,r){let l=i[t],a=this.#t.get(t),u=`${this.id}-${t}`,c=_=>{let{value:v}=_.target,{value:w,problem:S}=st(t,v,this.limits[t]);this.#t.set(t,{text:v,problem:S}),w!==void 0&&this.change({[t]:w}),this.redraw()},d=()=>{this.#t.get(t)?.problem||this.#t.delete(t),this.redraw()},$=_=>{if(_.key!=="ArrowUp"&&_.key!=="ArrowDown")return;_.preventDefault();let v=_.key==="ArrowUp"?o.find(w=>w>l):o.findLast(w=>w<l);v!==void 0&&this.#e(t,v)};return m`
      <div class="size">
        <label>
          <span class="name">${O(s)} ${n}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength="24"
            class="number"
            name=${t}
            .value=${L(a?.text??String(l))}
            ?disabled=${r}
            aria-invalid=${String(!!a?.problem)}
            aria-describedby=${a?.problem?u:h}
            @input=${c}
            @change=${d}
            @keydown=${$}
          >
        </label>
        ${qt({label:h,name:`${s}, ${n}: slider`,value:l,stops:o,text:b,disabled:r,onChange:_=>this.#e(t,_)})}
        <p class="warn problem" id=${u} ?hidden=${!a?.problem}>
          ${a?.problem?`${a.problem}; the figure still has ${l}`:""}
        </p>
      </div>
    `}headsNote(t,s,n,o){let{d_model:i,n_heads:r}=t,l=q(t);if(l)return m`
        <div class="heads-note">
          <p class="warn">${l}</p>
          <p class="fixes">
            ${ue(t,this.limits).map(({trait:c,value:d})=>I(`${c}=${d}`,()=>{this.#e(c,d),o(c)}))}
          </p>
        </div>
      `;let a=m`
      ${O("d_head")} = ${b(i)} / ${r} = ${b(i/r)}
    `,u=n===void 0?"H does not change the count: it only splits d_model.":`H went from ${n} to ${r} and the count stays ${b(s)}: H \xB7 d_head is d_model, whatever H is.`;return m`
      <div class="heads-note">
        <p>${a}</p>
        <p class=${n===void 0?"faint":""}>${u}</p>
      </div>
    `}};var be="shared with the token embedding",ge=(e,t,s)=>m`
    <td class="number">${b(e)}</td>
    <td class="number share">${Q(e/t)}</td>
    ${s===void 0?h:m`
      <td class="number pinned wide">${Y(e-s)}</td>
      <td class="number pinned">${ht(e,s)}</td>
    `}
  `,ve=(e,{values:t})=>m`
    <span class="symbols">${K(et(e.formula))}</span>
    <span class="filled-in">${e.total?m`= ${K(et(e.formula),t)}`:be}</span>
  `,De=({name:e,tensors:t,total:s},{values:n})=>m`
    <table class="tensors">
      <caption class="unseen">Tensors of ${e}</caption>
      <thead>
        <tr>
          <th scope="col">tensor</th>
          <th scope="col">shape</th>
          <th scope="col" class="wide">all blocks</th>
          <th scope="col" class="number">parameters</th>
        </tr>
      </thead>
      <tbody>
        ${t.filter(o=>o.total||!s).map(o=>m`
            <tr>
              <th scope="row">${o.name}</th>
              <td>${o.sizes}</td>
              <td class="wide">${o.total?m`${K(et(o.formula))} = ${K(et(o.formula),n)}`:be}</td>
              <td class="number">${b(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function ye(e,t,s,n){let o=(r,l)=>{let a=l.target.open;a!==s.has(r)&&(a?s.add(r):s.delete(r),n())},i=(r,l)=>m`
      <tbody data-component=${r.name} class=${r.total?"":"absent"}>
        <tr>
          <th scope="row">${se(r.name)}${r.name}</th>
          ${ge(r.total,e.total,t?.components[l].total)}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${ve(r,e)}
            <details @toggle=${a=>o(r.name,a)}>
              <summary aria-label="Tensors of ${r.name}">Tensors</summary>
              ${s.has(r.name)?De(r,e):h}
            </details>
          </td>
        </tr>
      </tbody>
    `;return m`
    <table class="components ${t?"comparing":""}">
      <caption class="unseen">Parameters by component</caption>
      <thead>
        <tr>
          <th scope="col">component</th>
          <th scope="col" class="number">parameters</th>
          <th scope="col" class="number share">share</th>
          ${t?m`
              <th scope="col" class="number pinned wide">difference</th>
              <th scope="col" class="number pinned">ratio</th>
            `:h}
        </tr>
      </thead>
      ${e.components.map(i)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${ge(e.total,e.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${ve(e,e)}</td></tr>
      </tfoot>
    </table>
  `}var Ve=0,dn=oe("parameter-explorer","Parameter explorer",e=>{let t=e.get("_tensors"),s=e.get("_presets"),n=e.get("_limits"),o=Object.entries(e.get("_bytes_per_number")).sort(([,p],[,f])=>f-p),i=`parameter-explorer-${Ve+=1}`,r=kt.map(p=>({...p,stops:he(p.stops,s.map(f=>f[p.trait]))})),l,a=[],u=new Set,c=()=>Object.fromEntries(k.map(p=>[p,e.get(p)])),d=p=>me(t,p),$=p=>s.find(f=>k.every(g=>f[g]===p[g]))?.name??"custom";function _(p){e.set(p);let f=c(),g=q(f);e.say(`${b(d(f).total)} parameters${g?`; ${g}`:""}`),S?.changed()}function v(p){let f=c();l=Object.keys(p).join()==="n_heads"?l??f.n_heads:void 0;let A=p.lock_d_ff??e.get("lock_d_ff");_(A?{...p,d_ff:4*(p.d_model??f.d_model)}:p)}let w=p=>v({...Object.fromEntries(k.map(f=>[f,p[f]])),lock_d_ff:p.d_ff===4*p.d_model}),S=Ft(e,{write:()=>$e(c(),e.get("pinned")),read(p){let f=_e(p,c(),n);w(f.settings),_({pinned:f.pinned}),a=f.problems,e.redraw()}}),R=new ft(n,v,()=>e.redraw(),i),Ae=p=>queueMicrotask(()=>queueMicrotask(()=>e.find(p)?.focus()));e.host&&e.atEnd(Yt(e.host));function we(p,f){let g=e.get("lock_d_ff"),A={n_heads:()=>R.headsNote(p,f.total,l,y=>Ae(`input[name=${y}]`)),d_ff:()=>wt({label:m`keep ${O("d_ff")} = 4 · ${O("d_model")}`,name:"lock_d_ff",checked:g,onChange:y=>v({lock_d_ff:y})})};return m`
      <div class="controls">
        ${xe(p)}
        ${r.map(y=>m`
            ${R.view(y,p,y.trait==="d_ff"&&g)}
            ${y.trait in A?A[y.trait]():h}
          `)}
        <div class="switches">
          ${Mt.map(({trait:y,words:j})=>{let U=d({...p,[y]:!p[y]}).total-f.total;return wt({label:j,name:y,checked:p[y],onChange:$t=>v({[y]:$t}),effect:`${p[y]?"off":"on"}: ${Y(U)}`})})}
        </div>
        <div class="actions">
          ${I("Pin this",()=>_({pinned:c()}),{name:"pin"})}
          ${e.get("pinned")?I("Unpin",()=>{_({pinned:null}),e.find("button.pin")?.focus()}):h}
          ${S?.copyLink()??h}
        </div>
      </div>
    `}function xe(p){let f=$(p),g=A=>{let{value:y}=A.target,j=s.find(U=>U.name===y);j&&w(j)};return m`
      <label class="preset">
        <span>Preset</span>
        <select name="preset" .value=${L(f)} @change=${g}>
          <option value="custom" ?hidden=${f!=="custom"} ?disabled=${f!=="custom"} ?selected=${f==="custom"}>custom</option>
          ${s.map(A=>m`<option value=${A.name} ?selected=${A.name===f}>${A.name} · ${Qt(d(A).total)}</option>`)}
        </select>
      </label>
    `}function Te(p,f,g){let A=o.map(([$t,ke])=>`${Gt(f.total*Number(ke))} in ${$t}`).join(" \xB7 "),y=g&&$(e.get("pinned")),j=g?f.total===g.total?`as many as the pinned ${y}`:`${Y(f.total-g.total)} (${ht(f.total,g.total)}) against the pinned ${y}`:"",U=q(p);return m`
      <div class="remarks">
        <p class="faint">${A}</p>
        ${g?m`<p>${j}</p>`:h}
        ${U?m`<p class="warn">Not buildable: ${U}. The formulas give a count all the same, as H is not
            in them.</p>`:h}
      </div>
    `}let Et=(p,f,g,A)=>m`
      <div class="bar ${A}">
        ${g?m`<div class="caption"><span>${g}</span>${b(p.total)}</div>`:h}
        ${ee(p.components,f)}
      </div>
    `;return()=>{let p=c();R.follow(p);let f=e.get("pinned"),g=d(p),A=f?d(f):void 0,y=Math.max(g.total,A?.total??0);return m`
      <p class="warn notice" role="alert" ?hidden=${a.length===0}>
        Not taken from the link: ${a.join("; ")}.
      </p>
      <div class="layout">
        <div class="within-reach">
          <div class="summary">
            <p class=${q(p)?"not-buildable":""}>
              <span class="total" style="--digits: ${String(b(g.total).length)}">${b(g.total)}</span><span class="faint"> parameters</span>
            </p>
            ${Et(g,y,A?$(p):"","now")}
            ${A?Et(A,y,`pinned: ${$(f)}`,"before"):h}
          </div>
          ${we(p,g)}
        </div>
        <div class="picture">
          ${te(g.components,`Pie of ${b(g.total)} parameters; the table has its numbers`)}
          ${Te(p,g,A)}
        </div>
        ${ye(g,A,u,()=>e.redraw())}
      </div>
    `}});export{dn as default};
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
