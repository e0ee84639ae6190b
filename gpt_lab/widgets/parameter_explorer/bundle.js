var Ht=globalThis,Wt=e=>e,ht=Ht.trustedTypes,qt=ht?ht.createPolicy("lit-html",{createHTML:e=>e}):void 0,Pt="$lit$",C=`lit$${Math.random().toFixed(9).slice(2)}$`,Bt="?"+C,qe=`<${Bt}>`,j=document,X=()=>j.createComment(""),tt=e=>e===null||typeof e!="object"&&typeof e!="function",Lt=Array.isArray,Yt=e=>Lt(e)||typeof e?.[Symbol.iterator]=="function",Ct=`[ 	
\f\r]`,J=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ft=/-->/g,zt=/>/g,O=RegExp(`>|${Ct}(?:([^\\s"'>=/]+)(${Ct}*=${Ct}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Zt=/'/g,Gt=/"/g,Kt=/^(?:script|style|textarea|title)$/i,It=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=It(1),gt=It(2),is=It(3),M=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),Qt=new WeakMap,R=j.createTreeWalker(j,129);function Jt(e,t){if(!Lt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return qt!==void 0?qt.createHTML(t):t}var Xt=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",a=J;for(let l=0;l<s;l++){let i=e[l],d,u,m=-1,$=0;for(;$<i.length&&(a.lastIndex=$,u=a.exec(i),u!==null);)$=a.lastIndex,a===J?u[1]==="!--"?a=Ft:u[1]!==void 0?a=zt:u[2]!==void 0?(Kt.test(u[2])&&(o=RegExp("</"+u[2],"g")),a=O):u[3]!==void 0&&(a=O):a===O?u[0]===">"?(a=o??J,m=-1):u[1]===void 0?m=-2:(m=a.lastIndex-u[2].length,d=u[1],a=u[3]===void 0?O:u[3]==='"'?Gt:Zt):a===Gt||a===Zt?a=O:a===Ft||a===zt?a=J:(a=O,o=void 0);let _=a===O&&e[l+1].startsWith("/>")?" ":"";r+=a===J?i+qe:m>=0?(n.push(d),i.slice(0,m)+Pt+i.slice(m)+C+_):i+C+(m===-2?l:_)}return[Jt(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},et=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,a=0,l=t.length-1,i=this.parts,[d,u]=Xt(t,s);if(this.el=e.createElement(d,n),R.currentNode=this.el.content,s===2||s===3){let m=this.el.content.firstChild;m.replaceWith(...m.childNodes)}for(;(o=R.nextNode())!==null&&i.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let m of o.getAttributeNames())if(m.endsWith(Pt)){let $=u[a++],_=o.getAttribute(m).split(C),w=/([.?@])?(.*)/.exec($);i.push({type:1,index:r,name:w[2],strings:_,ctor:w[1]==="."?ut:w[1]==="?"?ft:w[1]==="@"?$t:D}),o.removeAttribute(m)}else m.startsWith(C)&&(i.push({type:6,index:r}),o.removeAttribute(m));if(Kt.test(o.tagName)){let m=o.textContent.split(C),$=m.length-1;if($>0){o.textContent=ht?ht.emptyScript:"";for(let _=0;_<$;_++)o.append(m[_],X()),R.nextNode(),i.push({type:2,index:++r});o.append(m[$],X())}}}else if(o.nodeType===8)if(o.data===Bt)i.push({type:2,index:r});else{let m=-1;for(;(m=o.data.indexOf(C,m+1))!==-1;)i.push({type:7,index:r}),m+=C.length-1}r++}}static createElement(t,s){let n=j.createElement("template");return n.innerHTML=t,n}};function U(e,t,s=e,n){if(t===M)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=tt(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=U(e,o._$AS(e,t.values),o,n)),t}var mt=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??j).importNode(s,!0);R.currentNode=o;let r=R.nextNode(),a=0,l=0,i=n[0];for(;i!==void 0;){if(a===i.index){let d;i.type===2?d=new z(r,r.nextSibling,this,t):i.type===1?d=new i.ctor(r,i.name,i.strings,this,t):i.type===6&&(d=new _t(r,this,t)),this._$AV.push(d),i=n[++l]}a!==i?.index&&(r=R.nextNode(),a++)}return R.currentNode=j,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},z=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=U(this,t,s),tt(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Yt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&tt(this._$AH)?this._$AA.nextSibling.data=t:this.T(j.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=et.createElement(Jt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new mt(o,this),a=r.u(this.options);r.p(s),this.T(a),this._$AH=r}}_$AC(t){let s=Qt.get(t.strings);return s===void 0&&Qt.set(t.strings,s=new et(t)),s}k(t){Lt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(X()),this.O(X()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Wt(t).nextSibling;Wt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},D=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,s=this,n,o){let r=this.strings,a=!1;if(r===void 0)t=U(this,t,s,0),a=!tt(t)||t!==this._$AH&&t!==M,a&&(this._$AH=t);else{let l=t,i,d;for(t=r[0],i=0;i<r.length-1;i++)d=U(this,l[n+i],s,i),d===M&&(d=this._$AH[i]),a||=!tt(d)||d!==this._$AH[i],d===h?t=h:t!==h&&(t+=(d??"")+r[i+1]),this._$AH[i]=d}a&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},ut=class extends D{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},ft=class extends D{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},$t=class extends D{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=U(this,t,s,0)??h)===M)return;let n=this._$AH,o=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==h&&(n===h||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},_t=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){U(this,t)}},te={M:Pt,P:C,A:Bt,C:1,L:Xt,R:mt,D:Yt,V:U,I:z,H:D,N:ft,U:$t,B:ut,F:_t},Fe=Ht.litHtmlPolyfillSupport;Fe?.(et,z),(Ht.litHtmlVersions??=[]).push("3.3.3");var ee=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new z(t.insertBefore(X(),r),r,void 0,s??{})}return o._$AI(e),o};var H={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},vt=e=>(...t)=>({_$litDirective$:e,values:t}),Z=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:ds}=te;var se=e=>e.strings===void 0;var ze={},ne=(e,t=ze)=>e._$AH=t;var L=vt(class extends Z{constructor(e){if(super(e),e.type!==H.PROPERTY&&e.type!==H.ATTRIBUTE&&e.type!==H.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!se(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===M||t===h)return t;let s=e.element,n=e.name;if(e.type===H.PROPERTY){if(t===s[n])return M}else if(e.type===H.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return M}else if(e.type===H.ATTRIBUTE&&s.getAttribute(n)===t+"")return M;return ne(e),t}});function oe({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:a=!1}){let l=({target:u})=>u.before=s,i=({target:u})=>{let{before:m}=u;m!==void 0&&o(m)},d=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${a}
      .value=${L(String(Ze(n,s)))}
      @pointerdown=${l}
      @pointercancel=${i}
      @input=${u=>o(n[u.target.valueAsNumber])}
    >
  `;return e===h?d:p`<label class="slider">${e}${d}</label>`}function Ze(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var yt=({label:e,name:t,checked:s,onChange:n,effect:o=h})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${L(s)}
        @change=${r=>n(r.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,V=(e,t,{off:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${s?"true":h}
      @click=${()=>s||t()}
    >${e}</button>
  `;function At(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.now=()=>{clearTimeout(s),t()},n}function re(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r=At(400,()=>n.write(t())),a=()=>{let i=n.read();i!==void 0&&(s(i),r.cancel())};e.atEnd(r.cancel),e.atEnd(n.listen(a)),queueMicrotask(a);async function l(){r.now();let i=n.link();try{await navigator.clipboard.writeText(i),o="Copied."}catch{o=i}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",r()},copyLink:()=>p`
        <span class="copy-link">
          ${V("Copy link",l)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:h}
        </span>
      `}}var x=(e,t,s)=>Array.from({length:Math.max(0,Math.floor((t-e)/s)+1)},(n,o)=>e+o*s),ie=[16,32,...x(64,2048,64),...x(2176,4096,128),...x(4352,8192,256),...x(8704,16384,512)],Ot=[{trait:"d_model",symbol:"d_model",words:"width",stops:ie},{trait:"n_heads",symbol:"H",words:"attention heads",stops:[...x(1,32,1),...x(36,128,4)]},{trait:"n_kv_heads",symbol:"H_kv",words:"key/value heads",stops:[]},{trait:"n_layers",symbol:"L",words:"blocks",stops:[...x(1,48,1),...x(52,128,4)]},{trait:"d_ff",symbol:"d_ff",words:"FFN width",stops:ie.map(e=>4*e)},{trait:"vocab_size",symbol:"V",words:"vocabulary",stops:[256,512,...x(1e3,1e4,1e3),...x(15e3,95e3,5e3),...x(1e5,26e4,2e4)]},{trait:"context_length",symbol:"n_ctx",words:"context length",stops:x(4,17,1).map(e=>2**e)}],Rt=[{trait:"qkv_bias",words:"QKV bias"},{trait:"bias",words:"other biases"},{trait:"tie_embeddings",words:"tied embeddings"}],I=[...Ot,...Rt].map(({trait:e})=>e),bt=e=>x(1,e,1).filter(t=>e%t===0),ae=(e,t)=>[...new Set([...e,...t])].sort((s,n)=>s-n);function st(e,t,s){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${e}=${n} is not an integer`};let a=Number(r);return a<1?{problem:`${e}=${r} is below 1`}:a>s?{problem:`${e}=${r} is above ${s}`}:{value:a}}function W({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}function le({d_model:e,n_heads:t,n_kv_heads:s},n){if(e%t===0){let l=bt(t);return[l.findLast(d=>d<s),l.find(d=>d>s)].flatMap(d=>d===void 0?[]:[{trait:"n_kv_heads",value:d}])}let o=l=>l.find(i=>e%i===0),r=e-e%t;return[["n_heads",o(x(1,Math.min(t,e),1).reverse())],["n_heads",o(x(t+1,Math.min(n.n_heads,e),1))],["d_model",r],["d_model",r+t]].flatMap(([l,i])=>i!==void 0&&i>=1&&i<=n[l]?[{trait:l,value:i}]:[])}var Ge=new Intl.NumberFormat("en-US"),y=e=>Ge.format(e),jt=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var ce=(e,t=1)=>`${(100*e).toFixed(t)} %`;function q(e){return e===0||e===1?ce(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:ce(e)}function de(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):y(Math.round(n))} ${t[s]}`.trim()}var pe=e=>de(e,["bytes","kB","MB","GB","TB"]),he=e=>de(e,["","K","M","B","T"]),nt=e=>e===0?"0":`${e>0?"+":"\u2212"}${y(Math.abs(e))}`;function wt(e,t){if(e===t)return"same";if(t===0)return"new";if(e===0)return"gone";let s=e/t;return`\xD7${s>=1e3?y(Math.round(s)):Number(s.toPrecision(3))}`}function me(e){let t=o=>{let a=o.target.closest("[data-component]")?.getAttribute("data-component");for(let l of e.querySelectorAll("[data-component]"))l.toggleAttribute("data-lit",l.getAttribute("data-component")===a)},s=()=>{for(let o of e.querySelectorAll("[data-lit]"))o.removeAttribute("data-lit")},n=[["pointerover",t],["focusin",t],["pointerleave",s],["focusout",s]];for(let[o,r]of n)e.addEventListener(o,r);return()=>n.forEach(([o,r])=>e.removeEventListener(o,r))}function S(e){let[t,s]=e.split("_");return p`<span class="math"><i>${t}</i>${s?p`<span class="underscore">_</span><sub>${s}</sub>`:h}</span>`}var ot=(e,t)=>e.map(s=>typeof s=="string"?s:[t?y(t[s.symbol]):S(s.symbol),jt(s.power)]);var ue="important",Qe=" !"+ue,rt=vt(class extends Z{constructor(e){if(super(e),e.type!==H.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(Qe);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?ue:""):s[n]=o}}return M}});var it=100,Ye=.12,fe=1e-5,xt=(e,t=it)=>{let s=2*Math.PI*e;return[t*Math.sin(s),-t*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function Ke(e,t){let s=(n,o)=>`A ${it} ${it} 0 ${o-n>.5?1:0} 1 ${xt(o).join(" ")}`;return t-e>1-fe?`M ${xt(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${xt(e).join(" ")} ${s(e,t)} Z`}var at=(e,t=[])=>{let s=e.replaceAll(" ","-");return t.length&&!t.includes(e)?{fill:`color-mix(in oklab, var(--${s}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${s})`,ink:`var(--${s}-ink)`}},$e=({name:e,total:t},s)=>`${e}: ${y(t)} \xB7 ${q(t/s)}`;function _e(e,t,s){let n=e.reduce((a,l)=>a+l.total,0),o=0,r=e.map(a=>{let l=o;return o+=a.total/n,{part:a,from:l,to:o,share:a.total/n}}).filter(({share:a})=>a>fe);return p`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${r.map(({part:a,from:l,to:i})=>gt`
          <path
            d=${Ke(l,i)}
            data-component=${a.name}
            data-tip=${$e(a,n)}
            style=${rt({fill:at(a.name,s).fill})}
          />
        `)}
      <circle class="edge" r=${it}></circle>
      ${r.map(({part:a,share:l,from:i,to:d})=>{if(l<Ye)return h;let[u,m]=xt((i+d)/2,.62*it),$=[...a.name.split(" "),q(l)];return gt`<text transform="translate(${u} ${m})" style=${rt({fill:at(a.name,s).ink})}>
          ${$.map((_,w)=>gt`<tspan x="0" dy=${w?"1.15em":`${.35-.575*($.length-1)}em`}>${_}</tspan>`)}
        </text>`})}
    </svg>
  `}var ge=(e,t,s)=>{let n=e.reduce((o,r)=>o+r.total,0);return p`
    <div class="track" aria-hidden="true">
      ${e.map(o=>p`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${$e(o,n)}
            ?hidden=${o.total===0}
            style=${rt({background:at(o.name,s).fill,color:at(o.name,s).ink,width:`${100*o.total/t}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},kt=e=>p`<span class="swatch" style=${rt({background:at(e).fill})}></span>`;var Tt=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#o=At(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.atEnd(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ve(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let i=l.target.closest("[data-tip]");i!==s&&(o(),i&&(s=i,t.textContent=i.getAttribute("data-tip"),e.append(t),t.hidden=!1,Je(t,i.getBoundingClientRect())))},o=()=>{s=null,t.remove()},a=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,i]of a)e.addEventListener(l,i,!0);return()=>{o();for(let[l,i]of a)e.removeEventListener(l,i,!0)}}function Je(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var Xe=e=>e.stopPropagation();function ye(e,t,s){return{async render({model:n,el:o,page:r}){let a="show"in o?void 0:o,l=$=>{let _=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Xe}>
            ${$}
            <p class="unseen" role="status">${u.spoken}</p>
          </section>
        `;"show"in o?o.show(_):ee(_,o)},i=$=>{if(u.end(),l(ts(t,$)),a)console.warn($);else throw $},d=()=>h,u=new Tt(n,r,a,()=>{try{l(d())}catch($){i($)}}),m=()=>u.redraw();try{d=await s(u),n.on("change",m),u.atEnd(()=>n.off("change",m)),a&&u.atEnd(ve(a))}catch($){return i($),()=>{}}return u.draw(),()=>u.end()}}}var ts=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Ae=e=>String(typeof e=="boolean"?Number(e):e),G=I.filter(e=>e!=="n_kv_heads"),be=e=>e.n_kv_heads===e.n_heads?G:[...G,"n_kv_heads"];function we(e,t){let s=be(e).map(n=>`${n}=${Ae(e[n])}`);return t&&s.push(`pinned=${be(t).map(n=>Ae(t[n])).join(",")}`),s.join("&")}function xe(e,t,s){let n=[],o=(m,$)=>{let _={...$};for(let[A,T]of m)if(A in s){let{value:F,problem:E}=st(A,T,s[A]);E?n.push(E):_[A]=F}else/^[01]$/.test(T)?_[A]=T==="1":n.push(`${A}=${T} is not 0 or 1`);let w=new Set(m.map(([A])=>A));return!w.has("n_kv_heads")&&w.has("n_heads")&&(_.n_kv_heads=_.n_heads),_},r=new URLSearchParams(e),a=new Set(I),l=o([...r].filter(([m])=>a.has(m)),t);!r.has("d_ff")&&r.has("d_model")&&(l.d_ff=4*l.d_model);let i=r.get("pinned")?.split(",");if(!i)return{settings:l,pinned:null,problems:n};if(i.length!==G.length&&i.length!==G.length+1)return n.push(`pinned has ${i.length} settings, not ${G.length}`),{settings:l,pinned:null,problems:n};let d=n.length,u=o(i.map((m,$)=>[G[$]??"n_kv_heads",m]),{});return{settings:l,pinned:n.length>d?null:u,problems:n}}var ke=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],Ut=e=>{let t=ke.indexOf(e);return t<0?ke.length:t},Me=e=>new Map([[[...e].sort((t,s)=>Ut(t)-Ut(s)).join(" "),1]]);function Se(e){let t=new Map;for(let s of e)for(let[n,o]of s)t.set(n,(t.get(n)??0)+o);return t}var Q=e=>e===""?[]:e.split(" ");function Ee(e,t){let s=0;for(let[n,o]of e)s+=Q(n).reduce((r,a)=>r*t[a],o);return s}function Ne(e,t){let s=Q(e),n=new Map;for(let r of s)n.set(r,(n.get(r)??0)+1);let o=t!==1||s.length===0?[String(t)]:[];for(let[r,a]of n)o.length&&o.push("\xB7"),o.push({symbol:r,power:a});return o}function Te(e){let t=s=>[-Q(s).length,...Q(s).map(Ut)];return[...e].sort(([s],[n])=>es(t(s),t(n))).flatMap(([s,n],o)=>[...o?[" + "]:[],...Ne(s,n)])}function es(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function lt(e){let t=new Map,s=new Map;for(let[o,r]of e){let a=Q(o);a.includes("L")?s.set(a.filter(l=>l!=="L").join(" "),r):t.set(o,r)}let n=t.size?[Te(t)]:[];if(s.size>1)n.push([{symbol:"L",power:1},"\xB7(",...Te(s),")"]);else if(s.size===1){let[[o,r]]=s;n.push(Ne(["L",...Q(o)].join(" "),r))}return n.length?n.flatMap((o,r)=>r?[" + ",...o]:o):["0"]}var ct=({d_model:e,n_heads:t,n_kv_heads:s})=>s>=t?e:s*Math.floor(e/t),ns=e=>({V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,d_model:e.d_model,d_kv:ct(e),d_ff:e.d_ff,H:e.n_heads});function Ce(e,t){let s=ns(t),n={always:!0,qkv_bias:t.qkv_bias,bias:t.bias,untied:!t.tie_embeddings},o=new Map,r=t.n_kv_heads<t.n_heads;for(let{step:i,component:d,name:u,shape:m,when:$}of e){let _=m.map(E=>E==="d_kv"&&!r?"d_model":E),w=i==="transformer"?["L",..._]:_,A=n[$]?Me(w):new Map,T=_.map(E=>y(s[E])).join(" \xD7 "),F=o.get(d)??[];o.set(d,[...F,{name:u,formula:A,sizes:T,total:Ee(A,s)}])}let a=(i,d)=>({name:i,total:d.reduce((u,m)=>u+m.total,0),formula:Se(d.map(({formula:u})=>u)),tensors:d}),l=[...o].map(([i,d])=>a(i,d));return{...a("total",[...o.values()].flat()),values:s,components:l}}var Mt=class{#t=new Map;constructor(t,s,n,o){this.limits=t,this.change=s,this.redraw=n,this.id=o}follow(t){for(let[s,{text:n}]of this.#t){let{value:o}=st(s,n,this.limits[s]);o!==void 0&&o!==t[s]&&this.#t.delete(s)}}set(t,s){this.#t.delete(t),this.change({[t]:s}),this.redraw()}view({trait:t,symbol:s,words:n,stops:o},r,a){let l=r[t],i=this.#t.get(t),d=`${this.id}-${t}`,u=_=>{let{value:w}=_.target,{value:A,problem:T}=st(t,w,this.limits[t]);this.#t.set(t,{text:w,problem:T}),A!==void 0&&this.change({[t]:A}),this.redraw()},m=()=>{this.#t.get(t)?.problem||this.#t.delete(t),this.redraw()},$=_=>{if(_.key!=="ArrowUp"&&_.key!=="ArrowDown")return;_.preventDefault();let w=_.key==="ArrowUp"?o.find(A=>A>l):o.findLast(A=>A<l);w!==void 0&&this.set(t,w)};return p`
      <div class="size">
        <label>
          <span class="name">${S(s)} ${n}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength="24"
            class="number"
            name=${t}
            .value=${L(i?.text??String(l))}
            ?disabled=${a}
            aria-invalid=${String(!!i?.problem)}
            aria-describedby=${i?.problem?d:h}
            @input=${u}
            @change=${m}
            @keydown=${$}
          >
        </label>
        ${oe({label:h,name:`${s}, ${n}: slider`,value:l,stops:o,text:y,disabled:a,onChange:_=>this.set(t,_)})}
        <p class="warn problem" id=${d} ?hidden=${!i?.problem}>
          ${i?.problem?`${i.problem}; the figure still has ${l}`:""}
        </p>
      </div>
    `}};var St=class extends Mt{headsNote(t,s,n,o){let{d_model:r,n_heads:a,n_kv_heads:l}=t,i=W(t);if(i)return p`
        <div class="heads-note">
          <p class="warn">${i}</p>
          <p class="fixes">
            ${le(t,this.limits).map(({trait:m,value:$})=>V(`${m}=${$}`,()=>{this.set(m,$),o(m)}))}
          </p>
        </div>
      `;let d=p`
      ${S("d_head")} = ${y(r)} / ${a} = ${y(r/a)}
    `,u=l!==a?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":n===void 0?"H does not change the count: it only splits d_model.":`H went from ${n} to ${a} and the count stays ${y(s)}: H \xB7 d_head is d_model, whatever H is.`;return p`
      <div class="heads-note">
        <p>${d}</p>
        <p class=${n===void 0?"faint":""}>${u}</p>
      </div>
    `}groupsNote(t){let{n_heads:s,n_kv_heads:n}=t;if(W(t))return h;let o=s/n;return p`
      <p class="groups-note">
        ${S("d_kv")} = ${n} · ${y(t.d_model/s)} = ${y(ct(t))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
      </p>
    `}};var Be="shared with the token embedding",He=(e,t,s)=>p`
    <td class="number">${y(e)}</td>
    <td class="number share">${q(e/t)}</td>
    ${s===void 0?h:p`
      <td class="number pinned wide">${nt(e-s)}</td>
      <td class="number pinned">${wt(e,s)}</td>
    `}
  `,Pe=(e,{values:t})=>p`
    <span class="symbols">${ot(lt(e.formula))}</span>
    <span class="filled-in">${e.total?p`= ${ot(lt(e.formula),t)}`:Be}</span>
  `,os=({name:e,tensors:t,total:s},{values:n})=>p`
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
        ${t.filter(o=>o.total||!s).map(o=>p`
            <tr>
              <th scope="row">${o.name}</th>
              <td>${o.sizes}</td>
              <td class="wide">${o.total?p`${ot(lt(o.formula))} = ${ot(lt(o.formula),n)}`:Be}</td>
              <td class="number">${y(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function Le(e,t,s,n,o){let r=(l,i)=>{let d=i.target.open;d!==s.has(l)&&(d?s.add(l):s.delete(l),n())},a=(l,i)=>p`
      <tbody
        data-component=${l.name}
        class="${l.total?"":"absent"} ${o.includes(l.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${kt(l.name)}${l.name}</th>
          ${He(l.total,e.total,t?.components[i].total)}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${Pe(l,e)}
            <details @toggle=${d=>r(l.name,d)}>
              <summary aria-label="Tensors of ${l.name}">Tensors</summary>
              ${s.has(l.name)?os(l,e):h}
            </details>
          </td>
        </tr>
      </tbody>
    `;return p`
    <table class="components ${t?"comparing":""}">
      <caption class="unseen">Parameters by component</caption>
      <thead>
        <tr>
          <th scope="col">component</th>
          <th scope="col" class="number">parameters</th>
          <th scope="col" class="number share">share</th>
          ${t?p`
              <th scope="col" class="number pinned wide">difference</th>
              <th scope="col" class="number pinned">ratio</th>
            `:h}
        </tr>
      </thead>
      ${e.components.map(a)}
      <tfoot>
        <tr>
          <th scope="row">total</th>
          ${He(e.total,e.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${Pe(e,e)}</td></tr>
      </tfoot>
    </table>
  `}var rs=0,On=ye("parameter-explorer","Parameter explorer",e=>{let t=e.get("_tensors"),s=e.get("_presets"),n=e.get("_limits"),o=Object.entries(e.get("_bytes_per_number")).sort(([,c],[,f])=>f-c),r=`parameter-explorer-${rs+=1}`,a=Ot.map(c=>({...c,stops:ae(c.stops,s.map(f=>f[c.trait]))})),l,i=[],d=!1,u=!1,m=new Set,$=()=>Object.fromEntries(I.map(c=>[c,e.get(c)])),_=c=>Ce(t,c),w=c=>s.find(f=>I.every(g=>f[g]===c[g]))?.name??"custom";function A(c){e.set(c);let f=$(),g=W(f),v=_(f),k=e.get("parts").map(N=>{let B=v.components.find(({name:Y})=>Y===N);return`, ${N} ${y(B?.total??0)}`}),P=`${y(v.total)} parameters${k.join("")}`;e.say(`${P}${g?`; ${g}`:""}`),E?.changed()}function T(c){let f=$();l=Object.keys(c).join()==="n_heads"?l??f.n_heads:void 0;let v={...c};(c.lock_d_ff??e.get("lock_d_ff"))&&(v.d_ff=4*(c.d_model??f.d_model)),"n_kv_heads"in c&&!("lock_n_kv_heads"in c)?v.lock_n_kv_heads=!1:(c.lock_n_kv_heads??e.get("lock_n_kv_heads"))&&(v.n_kv_heads=c.n_heads??f.n_heads),A(v)}let F=c=>T({...Object.fromEntries(I.map(f=>[f,c[f]])),lock_d_ff:c.d_ff===4*c.d_model,lock_n_kv_heads:c.n_kv_heads===c.n_heads}),E=re(e,{write:()=>we($(),e.get("pinned")),read(c){let f=xe(c,$(),n);F(f.settings),A({pinned:f.pinned}),i=f.problems,e.redraw()}}),dt=new St(n,T,()=>e.redraw(),r),Ie=c=>queueMicrotask(()=>queueMicrotask(()=>e.find(c)?.focus()));function Oe(c){e.get("knobs").includes(c)||(d=!0),e.redraw(),Ie(`input[name=${c}]`)}e.host&&e.atEnd(me(e.host));let Re=c=>{d=c.target.open};function je(c,f){let g=e.get("lock_d_ff");u||=c.n_kv_heads!==c.n_heads;let v={n_heads:()=>dt.headsNote(c,f.total,l,Oe),n_kv_heads:()=>p`
          ${yt({label:p`keep ${S("H_kv")} = ${S("H")}`,name:"lock_n_kv_heads",checked:e.get("lock_n_kv_heads"),onChange:b=>T({lock_n_kv_heads:b})})} ${dt.groupsNote(c)}
        `,d_ff:()=>yt({label:p`keep ${S("d_ff")} = 4 · ${S("d_model")}`,name:"lock_d_ff",checked:g,onChange:b=>T({lock_d_ff:b})})},k=b=>p`
        ${dt.view(b.trait==="n_kv_heads"?{...b,stops:bt(c.n_heads)}:b,c,b.trait==="d_ff"&&g)}
        ${b.trait in v?v[b.trait]():h}
      `,P=({trait:b,words:Et})=>{let pt=_({...c,[b]:!c[b]}).total-f.total;return yt({label:Et,name:b,checked:c[b],onChange:K=>T({[b]:K}),effect:`${c[b]?"off":"on"}: ${nt(pt)}`})},N=b=>{let Et=b.flatMap(K=>a.find(Nt=>Nt.trait===K)??[]),pt=b.flatMap(K=>Rt.find(Nt=>Nt.trait===K)??[]);return p`
        ${Et.map(k)} ${pt.length?p`<div class="switches">${pt.map(P)}</div>`:h}
      `},B=e.get("knobs"),Y=u||B.length>0,We=I.filter(b=>!B.includes(b)&&(b!=="n_kv_heads"||Y)),Vt=p`${Ue(c)} ${N(We)}`;return p`
      <div class="controls">
        ${B.length?p`
            ${N(B)}
            <details class="others" .open=${L(d)} @toggle=${Re}>
              <summary>All other sizes</summary>
              <div class="controls">${Vt}</div>
            </details>
          `:Vt}
        <div class="actions">
          ${V("Pin this",()=>A({pinned:$()}),{name:"pin"})}
          ${e.get("pinned")?V("Unpin",()=>{A({pinned:null}),e.find("button.pin")?.focus()}):h}
          ${E?.copyLink()??h}
        </div>
      </div>
    `}function Ue(c){let f=w(c),g=v=>{let{value:k}=v.target,P=s.find(N=>N.name===k);P&&F(P)};return p`
      <label class="preset">
        <span>Preset</span>
        <select name="preset" .value=${L(f)} @change=${g}>
          <option value="custom" ?hidden=${f!=="custom"} ?disabled=${f!=="custom"} ?selected=${f==="custom"}>custom</option>
          ${s.map(v=>p`<option value=${v.name} ?selected=${v.name===f}>${v.name} · ${he(_(v).total)}</option>`)}
        </select>
      </label>
    `}function De(c,f,g){let v=o.map(([B,Y])=>`${pe(f.total*Number(Y))} in ${B}`).join(" \xB7 "),k=g&&w(e.get("pinned")),P=g?f.total===g.total?`as many as the pinned ${k}`:`${nt(f.total-g.total)} (${wt(f.total,g.total)}) against the pinned ${k}`:"",N=W(c);return p`
      <div class="remarks">
        <p class="faint">${v}</p>
        ${g?p`<p>${P}</p>`:h}
        ${N?p`
            <p
              class="warn">Not buildable: ${N}. The formulas give a count all the same, as ${c.n_kv_heads<c.n_heads?p`${S("d_kv")} is taken to be ${y(ct(c))}`:"H is not in them"}.</p>
          `:h}
      </div>
    `}function Ve(c){let f=c.components.filter(({name:v})=>e.get("parts").includes(v)),g=f.reduce((v,k)=>v+k.total,0);return p`
      <p class="chosen-parts">
        ${f.map(({name:v},k)=>p`${k?" + ":h}${kt(v)} ${v}`)}:
        <b>${y(g)}</b> · ${q(g/c.total)}
      </p>
    `}let Dt=(c,f,g,v)=>p`
      <div class="bar ${v}">
        ${g?p`<div class="caption"><span>${g}</span>${y(c.total)}</div>`:h}
        ${ge(c.components,f,e.get("parts"))}
      </div>
    `;return()=>{let c=$();dt.follow(c);let f=e.get("pinned"),g=_(c),v=f?_(f):void 0,k=Math.max(g.total,v?.total??0);return p`
      <p class="warn notice" role="alert" ?hidden=${i.length===0}>
        Not taken from the link: ${i.join("; ")}.
      </p>
      <div class="layout">
        <div class="within-reach">
          <div class="summary">
            <p class=${W(c)?"not-buildable":""}>
              <span class="total" style="--digits: ${String(y(g.total).length)}">${y(g.total)}</span><span class="faint"> parameters</span>
            </p>
            ${e.get("parts").length?Ve(g):h}
            ${Dt(g,k,v?w(c):"","now")}
            ${v?Dt(v,k,`pinned: ${w(f)}`,"before"):h}
          </div>
          ${je(c,g)}
        </div>
        <div class="picture">
          ${_e(g.components,`Pie of ${y(g.total)} parameters; the table has its numbers`,e.get("parts"))}
          ${De(c,g,v)}
        </div>
        ${Le(g,v,m,()=>e.redraw(),e.get("parts"))}
      </div>
    `}});export{On as default};
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
