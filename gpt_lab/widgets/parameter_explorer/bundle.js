var Et=globalThis,Wt=e=>e,pt=Et.trustedTypes,qt=pt?pt.createPolicy("lit-html",{createHTML:e=>e}):void 0,Ht="$lit$",C=`lit$${Math.random().toFixed(9).slice(2)}$`,Pt="?"+C,Ze=`<${Pt}>`,O=document,Q=()=>O.createComment(""),X=e=>e===null||typeof e!="object"&&typeof e!="function",Bt=Array.isArray,Kt=e=>Bt(e)||typeof e?.[Symbol.iterator]=="function",Nt=`[ 	
\f\r]`,K=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,zt=/-->/g,Ft=/>/g,L=RegExp(`>|${Nt}(?:([^\\s"'>=/]+)(${Nt}*=${Nt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Gt=/'/g,Zt=/"/g,Qt=/^(?:script|style|textarea|title)$/i,Lt=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=Lt(1),_t=Lt(2),ds=Lt(3),M=Symbol.for("lit-noChange"),h=Symbol.for("lit-nothing"),Yt=new WeakMap,I=O.createTreeWalker(O,129);function Xt(e,t){if(!Bt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return qt!==void 0?qt.createHTML(t):t}var Jt=(e,t)=>{let s=e.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",a=K;for(let l=0;l<s;l++){let i=e[l],c,d,u=-1,f=0;for(;f<i.length&&(a.lastIndex=f,d=a.exec(i),d!==null);)f=a.lastIndex,a===K?d[1]==="!--"?a=zt:d[1]!==void 0?a=Ft:d[2]!==void 0?(Qt.test(d[2])&&(o=RegExp("</"+d[2],"g")),a=L):d[3]!==void 0&&(a=L):a===L?d[0]===">"?(a=o??K,u=-1):d[1]===void 0?u=-2:(u=a.lastIndex-d[2].length,c=d[1],a=d[3]===void 0?L:d[3]==='"'?Zt:Gt):a===Zt||a===Gt?a=L:a===zt||a===Ft?a=K:(a=L,o=void 0);let $=a===L&&e[l+1].startsWith("/>")?" ":"";r+=a===K?i+Ze:u>=0?(n.push(c),i.slice(0,u)+Ht+i.slice(u)+C+$):i+C+(u===-2?l:$)}return[Xt(e,r+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},J=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let r=0,a=0,l=t.length-1,i=this.parts,[c,d]=Jt(t,s);if(this.el=e.createElement(c,n),I.currentNode=this.el.content,s===2||s===3){let u=this.el.content.firstChild;u.replaceWith(...u.childNodes)}for(;(o=I.nextNode())!==null&&i.length<l;){if(o.nodeType===1){if(o.hasAttributes())for(let u of o.getAttributeNames())if(u.endsWith(Ht)){let f=d[a++],$=o.getAttribute(u).split(C),A=/([.?@])?(.*)/.exec(f);i.push({type:1,index:r,name:A[2],strings:$,ctor:A[1]==="."?mt:A[1]==="?"?ut:A[1]==="@"?ft:j}),o.removeAttribute(u)}else u.startsWith(C)&&(i.push({type:6,index:r}),o.removeAttribute(u));if(Qt.test(o.tagName)){let u=o.textContent.split(C),f=u.length-1;if(f>0){o.textContent=pt?pt.emptyScript:"";for(let $=0;$<f;$++)o.append(u[$],Q()),I.nextNode(),i.push({type:2,index:++r});o.append(u[f],Q())}}}else if(o.nodeType===8)if(o.data===Pt)i.push({type:2,index:r});else{let u=-1;for(;(u=o.data.indexOf(C,u+1))!==-1;)i.push({type:7,index:r}),u+=C.length-1}r++}}static createElement(t,s){let n=O.createElement("template");return n.innerHTML=t,n}};function R(e,t,s=e,n){if(t===M)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,r=X(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=R(e,o._$AS(e,t.values),o,n)),t}var ht=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??O).importNode(s,!0);I.currentNode=o;let r=I.nextNode(),a=0,l=0,i=n[0];for(;i!==void 0;){if(a===i.index){let c;i.type===2?c=new q(r,r.nextSibling,this,t):i.type===1?c=new i.ctor(r,i.name,i.strings,this,t):i.type===6&&(c=new $t(r,this,t)),this._$AV.push(c),i=n[++l]}a!==i?.index&&(r=I.nextNode(),a++)}return I.currentNode=O,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},q=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=h,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=R(this,t,s),X(t)?t===h||t==null||t===""?(this._$AH!==h&&this._$AR(),this._$AH=h):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Kt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==h&&X(this._$AH)?this._$AA.nextSibling.data=t:this.T(O.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=J.createElement(Xt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let r=new ht(o,this),a=r.u(this.options);r.p(s),this.T(a),this._$AH=r}}_$AC(t){let s=Yt.get(t.strings);return s===void 0&&Yt.set(t.strings,s=new J(t)),s}k(t){Bt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let r of t)o===s.length?s.push(n=new e(this.O(Q()),this.O(Q()),this,this.options)):n=s[o],n._$AI(r),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Wt(t).nextSibling;Wt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},j=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,r){this.type=1,this._$AH=h,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=h}_$AI(t,s=this,n,o){let r=this.strings,a=!1;if(r===void 0)t=R(this,t,s,0),a=!X(t)||t!==this._$AH&&t!==M,a&&(this._$AH=t);else{let l=t,i,c;for(t=r[0],i=0;i<r.length-1;i++)c=R(this,l[n+i],s,i),c===M&&(c=this._$AH[i]),a||=!X(c)||c!==this._$AH[i],c===h?t=h:t!==h&&(t+=(c??"")+r[i+1]),this._$AH[i]=c}a&&!o&&this.j(t)}j(t){t===h?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},mt=class extends j{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===h?void 0:t}},ut=class extends j{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==h)}},ft=class extends j{constructor(t,s,n,o,r){super(t,s,n,o,r),this.type=5}_$AI(t,s=this){if((t=R(this,t,s,0)??h)===M)return;let n=this._$AH,o=t===h&&n!==h||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==h&&(n===h||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},$t=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},te={M:Ht,P:C,A:Pt,C:1,L:Jt,R:ht,D:Kt,V:R,I:q,H:j,N:ut,U:ft,B:mt,F:$t},Ye=Et.litHtmlPolyfillSupport;Ye?.(J,q),(Et.litHtmlVersions??=[]).push("3.3.3");var ee=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=s?.renderBefore??null;n._$litPart$=o=new q(t.insertBefore(Q(),r),r,void 0,s??{})}return o._$AI(e),o};var N={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},gt=e=>(...t)=>({_$litDirective$:e,values:t}),z=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:us}=te;var se=e=>e.strings===void 0;var Ke={},ne=(e,t=Ke)=>e._$AH=t;var E=gt(class extends z{constructor(e){if(super(e),e.type!==N.PROPERTY&&e.type!==N.ATTRIBUTE&&e.type!==N.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!se(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===M||t===h)return t;let s=e.element,n=e.name;if(e.type===N.PROPERTY){if(t===s[n])return M}else if(e.type===N.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return M}else if(e.type===N.ATTRIBUTE&&s.getAttribute(n)===t+"")return M;return ne(e),t}});function oe({label:e,name:t,value:s,stops:n,onChange:o,text:r=String,disabled:a=!1}){let l=({target:d})=>d.before=s,i=({target:d})=>{let{before:u}=d;u!==void 0&&o(u)},c=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(s)}
      ?disabled=${a}
      .value=${E(String(Qe(n,s)))}
      @pointerdown=${l}
      @pointercancel=${i}
      @input=${d=>o(n[d.target.valueAsNumber])}
    >
  `;return e===h?c:p`<label class="slider">${e}${c}</label>`}function Qe(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var bt=({label:e,name:t,checked:s,onChange:n,effect:o=h})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${E(s)}
        @change=${r=>n(r.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,U=(e,t,{disabled:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||h}
      aria-disabled=${s?"true":h}
      @click=${()=>s||t()}
    >${e}</button>
  `;function vt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var Xe=4e3;function re(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",r,a=()=>{let d=t();return r=(d?.length??0)>Xe,r?void 0:d},l=vt(400,()=>{let d=r;n.write(a()),r!==d&&e.redraw()}),i=()=>{let d=n.read();d!==void 0&&(s(d),r=!1,l.cancel())};e.onCleanup(l.cancel),e.onCleanup(n.listen(i)),queueMicrotask(i);async function c(){if(l.flush(),r)return;let d=n.link();try{await navigator.clipboard.writeText(d),o="Copied."}catch{o=d}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",l()},copyLink:()=>(r===void 0&&a(),r?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${U("Copy link",c)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:h}
        </span>
      `)}}var k=(e,t,s)=>Array.from({length:Math.max(0,Math.floor((t-e)/s)+1)},(n,o)=>e+o*s),ie=[16,32,...k(64,2048,64),...k(2176,4096,128),...k(4352,8192,256),...k(8704,16384,512)],It=[{trait:"d_model",symbol:"d_model",words:"width",stops:ie},{trait:"n_heads",symbol:"H",words:"attention heads",stops:[...k(1,32,1),...k(36,128,4)]},{trait:"n_kv_heads",symbol:"H_kv",words:"key/value heads",stops:[]},{trait:"n_layers",symbol:"L",words:"blocks",stops:[...k(1,48,1),...k(52,128,4)]},{trait:"d_ff",symbol:"d_ff",words:"FFN width",stops:ie.map(e=>4*e)},{trait:"vocab_size",symbol:"V",words:"vocabulary",stops:[256,512,...k(1e3,1e4,1e3),...k(15e3,95e3,5e3),...k(1e5,26e4,2e4)]},{trait:"context_length",symbol:"n_ctx",words:"context length",stops:k(4,17,1).map(e=>2**e)}],Ot=[{trait:"qkv_bias",words:"QKV bias"},{trait:"bias",words:"other biases"},{trait:"tie_embeddings",words:"tied embeddings"}],H=[...It,...Ot].map(({trait:e})=>e),yt=e=>k(1,e,1).filter(t=>e%t===0);function ae(e,t){let s={...e};return(e.lock_d_ff??t("lock_d_ff"))&&(s.d_ff=4*(e.d_model??t("d_model"))),"n_kv_heads"in e&&!("lock_n_kv_heads"in e)?s.lock_n_kv_heads=!1:(e.lock_n_kv_heads??t("lock_n_kv_heads"))&&(s.n_kv_heads=e.n_heads??t("n_heads")),s}var le=(e,t)=>[...new Set([...e,...t])].sort((s,n)=>s-n);function tt(e,t,s){let n=t.trim(),r=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(r==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(r))return{problem:`${e}=${n} is not an integer`};let a=Number(r);return a<1?{problem:`${e}=${r} is below 1`}:a>s?{problem:`${e}=${r} is above ${s}`}:{value:a}}function P({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}function ce({d_model:e,n_heads:t,n_kv_heads:s},n){if(e%t===0){let l=yt(t);return[l.findLast(c=>c<s),l.find(c=>c>s)].flatMap(c=>c===void 0?[]:[{trait:"n_kv_heads",value:c}])}let o=l=>l.find(i=>e%i===0),r=e-e%t;return[["n_heads",o(k(1,Math.min(t,e),1).reverse())],["n_heads",o(k(t+1,Math.min(n.n_heads,e),1))],["d_model",r],["d_model",r+t]].flatMap(([l,i])=>i!==void 0&&i>=1&&i<=n[l]?[{trait:l,value:i}]:[])}var Je=new Intl.NumberFormat("en-US"),g=e=>Je.format(e),Rt=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]);var de=(e,t=1)=>`${(100*e).toFixed(t)} %`;function D(e){return e===0||e===1?de(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:de(e)}function pe(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):g(Math.round(n))} ${t[s]}`.trim()}var he=e=>pe(e,["bytes","kB","MB","GB","TB"]),me=e=>pe(e,["","K","M","B","T"]),F=e=>e===0?"0":`${e>0?"+":"\u2212"}${g(Math.abs(e))}`;function At(e,t){if(e===t)return"same";if(t===0)return"new";if(e===0)return"gone";let s=e/t;return`\xD7${s>=1e3?g(Math.round(s)):Number(s.toPrecision(3))}`}function ue(e){let t=o=>{let a=o.target.closest("[data-component]")?.getAttribute("data-component");for(let l of e.querySelectorAll("[data-component]"))l.toggleAttribute("data-lit",l.getAttribute("data-component")===a)},s=()=>{for(let o of e.querySelectorAll("[data-lit]"))o.removeAttribute("data-lit")},n=[["pointerover",t],["focusin",t],["pointerleave",s],["focusout",s]];for(let[o,r]of n)e.addEventListener(o,r);return()=>n.forEach(([o,r])=>e.removeEventListener(o,r))}var jt=Symbol.for("gpt-lab-ids");function fe(e){let t=globalThis;return t[jt]=(t[jt]??0)+1,`${e}-${t[jt]}`}function T(e){let[t,s]=e.split("_");return p`<span class="math"><i>${t}</i>${s?p`<span class="underscore">_</span><sub>${s}</sub>`:h}</span>`}var et=(e,t)=>e.map(s=>typeof s=="string"?s:[t?g(t[s.symbol]):T(s.symbol),Rt(s.power)]);var $e="important",ts=" !"+$e,st=gt(class extends z{constructor(e){if(super(e),e.type!==N.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,s)=>{let n=e[s];return n==null?t:t+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(e,[t]){let{style:s}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?s.removeProperty(n):s[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(ts);n.includes("-")||r?s.setProperty(n,r?o.slice(0,-11):o,r?$e:""):s[n]=o}}return M}});var nt=100,es=.12,_e=1e-5,wt=(e,t=nt)=>{let s=2*Math.PI*e;return[t*Math.sin(s),-t*Math.cos(s)].map(n=>Number(n.toFixed(3)))};function ss(e,t){let s=(n,o)=>`A ${nt} ${nt} 0 ${o-n>.5?1:0} 1 ${wt(o).join(" ")}`;return t-e>1-_e?`M ${wt(0).join(" ")} ${s(0,.5)} ${s(.5,1)} Z`:`M 0 0 L ${wt(e).join(" ")} ${s(e,t)} Z`}var ot=(e,t=[])=>{let s=e.replaceAll(" ","-");return t.length&&!t.includes(e)?{fill:`color-mix(in oklab, var(--${s}) 22%, var(--paper))`,ink:"var(--ink)"}:{fill:`var(--${s})`,ink:`var(--${s}-ink)`}},ge=({name:e,total:t},s)=>`${e}: ${g(t)} \xB7 ${D(t/s)}`;function be(e,t,s){let n=e.reduce((a,l)=>a+l.total,0),o=0,r=e.map(a=>{let l=o;return o+=a.total/n,{part:a,from:l,to:o,share:a.total/n}}).filter(({share:a})=>a>_e);return p`
    <svg class="pie" viewBox="-102 -102 204 204" role="img" aria-label=${t}>
      ${r.map(({part:a,from:l,to:i})=>_t`
          <path
            d=${ss(l,i)}
            data-component=${a.name}
            data-tip=${ge(a,n)}
            style=${st({fill:ot(a.name,s).fill})}
          />
        `)}
      <circle class="edge" r=${nt}></circle>
      ${r.map(({part:a,share:l,from:i,to:c})=>{if(l<es)return h;let[d,u]=wt((i+c)/2,.62*nt),f=[...a.name.split(" "),D(l)];return _t`<text transform="translate(${d} ${u})" style=${st({fill:ot(a.name,s).ink})}>
          ${f.map(($,A)=>_t`<tspan x="0" dy=${A?"1.15em":`${.35-.575*(f.length-1)}em`}>${$}</tspan>`)}
        </text>`})}
    </svg>
  `}var ve=(e,t,s)=>{let n=e.reduce((o,r)=>o+r.total,0);return p`
    <div class="track" aria-hidden="true">
      ${e.map(o=>p`
          <div
            class="segment"
            data-component=${o.name}
            data-tip=${ge(o,n)}
            ?hidden=${o.total===0}
            style=${st({background:ot(o.name,s).fill,color:ot(o.name,s).ink,width:`${100*o.total/t}%`})}
          ><span>${o.name}</span></div>
        `)}
    </div>
  `},kt=e=>p`<span class="swatch" style=${st({background:ot(e).fill})}></span>`;var xt=class{announcement="";#t="";#e=!1;#s=!1;#n=[];#o=vt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ye(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=l=>{let i=l.target.closest("[data-tip]");i!==s&&(o(),i&&(s=i,t.textContent=i.getAttribute("data-tip"),e.append(t),t.hidden=!1,ns(t,i.getBoundingClientRect())))},o=()=>{s=null,t.remove()},a=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",l=>l.key==="Escape"&&o()]];for(let[l,i]of a)e.addEventListener(l,i,!0);return()=>{o();for(let[l,i]of a)e.removeEventListener(l,i,!0)}}function ns(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,r=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${r>4?r:t.bottom+6}px`}var os=e=>e.stopPropagation();function Ae(e,t,s){return{async render({model:n,el:o,page:r}){let a="show"in o?void 0:o,l=f=>{let $=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${os}>
            ${f}
            <p class="unseen" role="status">${d.announcement}</p>
          </section>
        `;"show"in o?o.show($):ee($,o)},i=f=>{if(d.dispose(),l(rs(t,f)),a)console.warn(f);else throw f},c=()=>h,d=new xt(n,r,a,()=>{try{l(c())}catch(f){i(f)}}),u=()=>d.redraw();try{c=await s(d),n.on("change",u),d.onCleanup(()=>n.off("change",u)),a&&d.onCleanup(ye(a))}catch(f){return i(f),()=>{}}return d.draw(),()=>d.dispose()}}}var rs=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var we=e=>String(typeof e=="boolean"?Number(e):e),G=H.filter(e=>e!=="n_kv_heads"),ke=e=>e.n_kv_heads===e.n_heads?G:[...G,"n_kv_heads"];function xe(e,t){let s=ke(e).map(n=>`${n}=${we(e[n])}`);return t&&s.push(`pinned=${ke(t).map(n=>we(t[n])).join(",")}`),s.join("&")}function Te(e,t,s){let n=[],o=(u,f)=>{let $={...f};for(let[b,x]of u)if(b in s){let{value:V,problem:S}=tt(b,x,s[b]);S?n.push(S):$[b]=V}else/^[01]$/.test(x)?$[b]=x==="1":n.push(`${b}=${x} is not 0 or 1`);let A=new Set(u.map(([b])=>b));return!A.has("n_kv_heads")&&A.has("n_heads")&&($.n_kv_heads=$.n_heads),$},r=new URLSearchParams(e),a=new Set(H),l=o([...r].filter(([u])=>a.has(u)),t);!r.has("d_ff")&&r.has("d_model")&&(l.d_ff=4*l.d_model);let i=r.get("pinned")?.split(",");if(!i)return{settings:l,pinned:null,problems:n};if(i.length!==G.length&&i.length!==G.length+1)return n.push(`pinned has ${i.length} settings, not ${G.length}`),{settings:l,pinned:null,problems:n};let c=n.length,d=o(i.map((u,f)=>[G[f]??"n_kv_heads",u]),{});return{settings:l,pinned:n.length>c?null:d,problems:n}}var Me=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],Ut=e=>{let t=Me.indexOf(e);return t<0?Me.length:t},Ce=e=>new Map([[[...e].sort((t,s)=>Ut(t)-Ut(s)).join(" "),1]]);function Ne(e){let t=new Map;for(let s of e)for(let[n,o]of s)t.set(n,(t.get(n)??0)+o);return t}var Z=e=>e===""?[]:e.split(" ");function Ee(e,t){let s=0;for(let[n,o]of e)s+=Z(n).reduce((r,a)=>r*t[a],o);return s}function He(e,t){let s=Z(e),n=new Map;for(let r of s)n.set(r,(n.get(r)??0)+1);let o=t!==1||s.length===0?[String(t)]:[];for(let[r,a]of n)o.length&&o.push("\xB7"),o.push({symbol:r,power:a});return o}function Se(e){let t=s=>[-Z(s).length,...Z(s).map(Ut)];return[...e].sort(([s],[n])=>is(t(s),t(n))).flatMap(([s,n],o)=>[...o?[" + "]:[],...He(s,n)])}function is(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function rt(e){let t=new Map,s=new Map;for(let[o,r]of e){let a=Z(o);a.includes("L")?s.set(a.filter(l=>l!=="L").join(" "),r):t.set(o,r)}let n=t.size?[Se(t)]:[];if(s.size>1)n.push([{symbol:"L",power:1},"\xB7(",...Se(s),")"]);else if(s.size===1){let[[o,r]]=s;n.push(He(["L",...Z(o)].join(" "),r))}return n.length?n.flatMap((o,r)=>r?[" + ",...o]:o):["0"]}var it=({d_model:e,n_heads:t,n_kv_heads:s})=>s>=t?e:s*Math.floor(e/t),ls=e=>({V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,d_model:e.d_model,d_kv:it(e),d_ff:e.d_ff,H:e.n_heads});function Pe(e,t){let s=ls(t),n={always:!0,qkv_bias:t.qkv_bias,bias:t.bias,untied:!t.tie_embeddings},o=new Map,r=t.n_kv_heads<t.n_heads;for(let{step:i,component:c,name:d,shape:u,when:f}of e){let $=u.map(S=>S==="d_kv"&&!r?"d_model":S),A=i==="transformer"?["L",...$]:$,b=n[f]?Ce(A):new Map,x=$.map(S=>g(s[S])).join(" \xD7 "),V=o.get(c)??[];o.set(c,[...V,{name:d,formula:b,sizes:x,total:Ee(b,s)}])}let a=(i,c)=>({name:i,total:c.reduce((d,u)=>d+u.total,0),formula:Ne(c.map(({formula:d})=>d)),tensors:c}),l=[...o].map(([i,c])=>a(i,c));return{...a("total",[...o.values()].flat()),values:s,components:l}}var Tt=class{#t=new Map;constructor(t,s,n,o){this.limits=t,this.change=s,this.redraw=n,this.id=o}follow(t){for(let[s,{text:n}]of this.#t){let{value:o}=tt(s,n,this.limits[s]);o!==void 0&&o!==t[s]&&this.#t.delete(s)}}set(t,s){this.#t.delete(t),this.change({[t]:s}),this.redraw()}view({trait:t,symbol:s,words:n,stops:o},r,a){let l=r[t],i=this.#t.get(t),c=`${this.id}-${t}`,d=$=>{let{value:A}=$.target,{value:b,problem:x}=tt(t,A,this.limits[t]);this.#t.set(t,{text:A,problem:x}),b!==void 0&&this.change({[t]:b}),this.redraw()},u=()=>{this.#t.get(t)?.problem||this.#t.delete(t),this.redraw()},f=$=>{if($.key!=="ArrowUp"&&$.key!=="ArrowDown")return;$.preventDefault();let A=$.key==="ArrowUp"?o.find(b=>b>l):o.findLast(b=>b<l);A!==void 0&&this.set(t,A)};return p`
      <div class="size">
        <label>
          <span class="name">${T(s)} ${n}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength="24"
            class="number"
            name=${t}
            .value=${E(i?.text??String(l))}
            ?disabled=${a}
            aria-invalid=${String(!!i?.problem)}
            aria-describedby=${i?.problem?c:h}
            @input=${d}
            @change=${u}
            @keydown=${f}
          >
        </label>
        ${oe({label:h,name:`${s}, ${n}: slider`,value:l,stops:o,text:g,disabled:a,onChange:$=>this.set(t,$)})}
        <p class="warn problem" id=${c} ?hidden=${!i?.problem}>
          ${i?.problem?`${i.problem}; the figure still has ${l}`:""}
        </p>
      </div>
    `}};var Mt=class extends Tt{headsNote(t,s,n,o){let{d_model:r,n_heads:a,n_kv_heads:l}=t,i=P(t);if(i)return p`
        <div class="heads-note">
          <p class="warn">${i}</p>
          <p class="fixes">
            ${ce(t,this.limits).map(({trait:u,value:f})=>U(`${u}=${f}`,()=>{this.set(u,f),o(u)}))}
          </p>
        </div>
      `;let c=p`
      ${T("d_head")} = ${g(r)} / ${a} = ${g(r/a)}
    `,d=l!==a?"Keys and values are H_kv \xB7 d_head wide, so here H changes the count.":n===void 0?"H does not change the count: it only splits d_model.":`H went from ${n} to ${a} and the count stays ${g(s)}: H \xB7 d_head is d_model, whatever H is.`;return p`
      <div class="heads-note">
        <p>${c}</p>
        <p class=${n===void 0?"faint":""}>${d}</p>
      </div>
    `}groupsNote(t){let{n_heads:s,n_kv_heads:n}=t;if(P(t))return h;let o=s/n;return p`
      <p class="groups-note">
        ${T("d_kv")} = ${n} · ${g(t.d_model/s)} = ${g(it(t))}: ${o===1?"each query head has keys and values of its own":`${o} query heads share the keys and values of one`}
      </p>
    `}};var Dt=(e,t,{what:s,name:n,parts:o})=>p`
    <div class="bar ${n}">
      ${s?p`<div class="caption"><span>${s}</span>${g(e.total)}</div>`:h}
      ${ve(e.components,t,o)}
    </div>
  `;function Be(e,t){let s=e.components.filter(({name:o})=>t.includes(o)),n=s.reduce((o,r)=>o+r.total,0);return p`
    <p class="chosen-parts">
      ${s.map(({name:o},r)=>p`${r?" + ":h}${kt(o)} ${o}`)}:
      <b>${g(n)}</b> · ${D(n/e.total)}
    </p>
  `}function Le(e,t){let n=e.components.filter(({name:o})=>t.includes(o)).map(({name:o,total:r})=>`, ${o} ${g(r)}`);return`${g(e.total)} parameters${n.join("")}`}function Ie(e,t,{bytesPerNumber:s,pinned:n}){let o=s.map(([c,d])=>`${he(t.total*d)} in ${c}`).join(" \xB7 "),r=n?.count.total??0,a=t.total===r?`as many as the pinned ${n?.name}`:`${F(t.total-r)} (${At(t.total,r)}) against the pinned ${n?.name}`,l=P(e),i=e.n_kv_heads<e.n_heads?p`${T("d_kv")} is taken to be ${g(it(e))}`:"H is not in them";return p`
    <div class="remarks">
      <p class="faint">${o}</p>
      ${n?p`<p>${a}</p>`:h}
      ${l?p`
          <p
            class="warn">Not buildable: ${l}. The formulas give a count all the same, as ${i}.</p>
        `:h}
    </div>
  `}var je="shared with the token embedding",Oe=(e,t,s)=>p`
    <td class="number">${g(e)}</td>
    <td class="number share">${D(e/t)}</td>
    ${s===void 0?h:p`
      <td class="number pinned wide">${F(e-s)}</td>
      <td class="number pinned">${At(e,s)}</td>
    `}
  `,Re=(e,{values:t})=>p`
    <span class="symbols">${et(rt(e.formula))}</span>
    <span class="filled-in">${e.total?p`= ${et(rt(e.formula),t)}`:je}</span>
  `,cs=({name:e,tensors:t,total:s},{values:n})=>p`
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
              <td class="wide">${o.total?p`${et(rt(o.formula))} = ${et(rt(o.formula),n)}`:je}</td>
              <td class="number">${g(o.total)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `;function Ue(e,t,s,n,o){let r=(l,i)=>{let c=i.target.open;c!==s.has(l)&&(c?s.add(l):s.delete(l),n())},a=(l,i)=>p`
      <tbody
        data-component=${l.name}
        class="${l.total?"":"absent"} ${o.includes(l.name)?"chosen":""}"
      >
        <tr>
          <th scope="row">${kt(l.name)}${l.name}</th>
          ${Oe(l.total,e.total,t?.components[i].total)}
        </tr>
        <tr class="formula">
          <td colspan="5">
            ${Re(l,e)}
            <details @toggle=${c=>r(l.name,c)}>
              <summary aria-label="Tensors of ${l.name}">Tensors</summary>
              ${s.has(l.name)?cs(l,e):h}
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
          ${Oe(e.total,e.total,t?.total)}
        </tr>
        <tr class="formula"><td colspan="5">${Re(e,e)}</td></tr>
      </tfoot>
    </table>
  `}var Qn=Ae("parameter-explorer","Parameter explorer",e=>{let t=e.get("_tensors"),s=e.get("_presets"),n=e.get("_limits"),o=Object.entries(e.get("_bytes_per_number")).sort(([,m],[,_])=>_-m),r=fe("parameter-explorer"),a=It.map(m=>({...m,stops:le(m.stops,s.map(_=>_[m.trait]))})),l,i=[],c=!1,d=!1,u=new Set,f=()=>Object.fromEntries(H.map(m=>[m,e.get(m)])),$=m=>Pe(t,m),A=m=>s.find(_=>H.every(w=>_[w]===m[w]))?.name??"custom";function b(m){e.set(m);let _=f(),w=P(_);e.announce(`${Le($(_),e.get("parts"))}${w?`; ${w}`:""}`),S?.changed()}function x(m){let _=f();l=Object.keys(m).join()==="n_heads"?l??_.n_heads:void 0,b(ae(m,y=>e.get(y)))}let V=m=>x({...Object.fromEntries(H.map(_=>[_,m[_]])),lock_d_ff:m.d_ff===4*m.d_model,lock_n_kv_heads:m.n_kv_heads===m.n_heads}),S=re(e,{write:()=>xe(f(),e.get("pinned")),read(m){let _=Te(m,f(),n);V(_.settings),b({pinned:_.pinned}),i=_.problems,e.redraw()}}),at=new Mt(n,x,()=>e.redraw(),r),De=m=>queueMicrotask(()=>queueMicrotask(()=>e.find(m)?.focus()));function Ve(m){e.get("knobs").includes(m)||(c=!0),e.redraw(),De(`input[name=${m}]`)}e.host&&e.onCleanup(ue(e.host));let We=m=>{c=m.target.open};function qe(m,_){let w=e.get("lock_d_ff");d||=m.n_kv_heads!==m.n_heads;let y={n_heads:()=>at.headsNote(m,_.total,l,Ve),n_kv_heads:()=>p`
          ${bt({label:p`keep ${T("H_kv")} = ${T("H")}`,name:"lock_n_kv_heads",checked:e.get("lock_n_kv_heads"),onChange:v=>x({lock_n_kv_heads:v})})} ${at.groupsNote(m)}
        `,d_ff:()=>bt({label:p`keep ${T("d_ff")} = 4 · ${T("d_model")}`,name:"lock_d_ff",checked:w,onChange:v=>x({lock_d_ff:v})})},W=v=>p`
        ${at.view(v.trait==="n_kv_heads"?{...v,stops:yt(m.n_heads)}:v,m,v.trait==="d_ff"&&w)}
        ${v.trait in y?y[v.trait]():h}
      `,B=({trait:v,words:St})=>{let dt=$({...m,[v]:!m[v]}).total-_.total;return bt({label:St,name:v,checked:m[v],onChange:Y=>x({[v]:Y}),effect:`${m[v]?"off":"on"}: ${F(dt)}`})},lt=v=>{let St=v.flatMap(Y=>a.find(Ct=>Ct.trait===Y)??[]),dt=v.flatMap(Y=>Ot.find(Ct=>Ct.trait===Y)??[]);return p`
        ${St.map(W)} ${dt.length?p`<div class="switches">${dt.map(B)}</div>`:h}
      `},ct=e.get("knobs"),Fe=d||ct.length>0,Ge=H.filter(v=>!ct.includes(v)&&(v!=="n_kv_heads"||Fe)),Vt=p`${ze(m)} ${lt(Ge)}`;return p`
      <div class="controls">
        ${ct.length?p`
            ${lt(ct)}
            <details class="others" .open=${E(c)} @toggle=${We}>
              <summary>All other sizes</summary>
              <div class="controls">${Vt}</div>
            </details>
          `:Vt}
        <div class="actions">
          ${U("Pin this",()=>b({pinned:f()}),{name:"pin"})}
          ${e.get("pinned")?U("Unpin",()=>{b({pinned:null}),e.find("button.pin")?.focus()}):h}
          ${S?.copyLink()??h}
        </div>
      </div>
    `}function ze(m){let _=A(m),w=y=>{let{value:W}=y.target,B=s.find(lt=>lt.name===W);B&&V(B)};return p`
      <label class="preset">
        <span>Preset</span>
        <select name="preset" .value=${E(_)} @change=${w}>
          <option value="custom" ?hidden=${_!=="custom"} ?disabled=${_!=="custom"} ?selected=${_==="custom"}>custom</option>
          ${s.map(y=>p`<option value=${y.name} ?selected=${y.name===_}>${y.name} · ${me($(y).total)}</option>`)}
        </select>
      </label>
    `}return()=>{let m=f();at.follow(m);let _=e.get("parts"),w=e.get("pinned")&&{count:$(e.get("pinned")),name:A(e.get("pinned"))},y=$(m),W=w?.count,B=Math.max(y.total,W?.total??0);return p`
      <p class="warn notice" role="alert" ?hidden=${i.length===0}>
        Not taken from the link: ${i.join("; ")}.
      </p>
      <div class="layout">
        <div class="within-reach">
          <div class="summary">
            <p class=${P(m)?"not-buildable":""}>
              <span class="total" style="--digits: ${String(g(y.total).length)}">${g(y.total)}</span><span class="faint"> parameters</span>
            </p>
            ${_.length?Be(y,_):h}
            ${Dt(y,B,{what:w?A(m):"",name:"now",parts:_})}
            ${w?Dt(w.count,B,{what:`pinned: ${w.name}`,name:"before",parts:_}):h}
          </div>
          ${qe(m,y)}
        </div>
        <div class="picture">
          ${be(y.components,`Pie of ${g(y.total)} parameters; the table has its numbers`,_)}
          ${Ie(m,y,{bytesPerNumber:o,pinned:w})}
        </div>
        ${Ue(y,W,u,()=>e.redraw(),_)}
      </div>
    `}});export{Qn as default};
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
