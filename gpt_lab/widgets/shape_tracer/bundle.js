var lt=globalThis,kt=e=>e,G=lt.trustedTypes,Tt=G?G.createPolicy("lit-html",{createHTML:e=>e}):void 0,ct="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,pt="?"+M,me=`<${pt}>`,B=document,z=()=>B.createComment(""),V=e=>e===null||typeof e!="object"&&typeof e!="function",dt=Array.isArray,Ht=e=>dt(e)||typeof e?.[Symbol.iterator]=="function",at=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Mt=/-->/g,Nt=/>/g,E=RegExp(`>|${at}(?:([^\\s"'>=/]+)(${at}*=${at}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ct=/'/g,St=/"/g,Bt=/^(?:script|style|textarea|title)$/i,ut=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=ut(1),Ee=ut(2),He=ut(3),k=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Et=new WeakMap,H=B.createTreeWalker(B,129);function Pt(e,t){if(!dt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Tt!==void 0?Tt.createHTML(t):t}var Lt=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=D;for(let c=0;c<s;c++){let a=e[c],d,l,m=-1,h=0;for(;h<a.length&&(r.lastIndex=h,l=r.exec(a),l!==null);)h=r.lastIndex,r===D?l[1]==="!--"?r=Mt:l[1]!==void 0?r=Nt:l[2]!==void 0?(Bt.test(l[2])&&(o=RegExp("</"+l[2],"g")),r=E):l[3]!==void 0&&(r=E):r===E?l[0]===">"?(r=o??D,m=-1):l[1]===void 0?m=-2:(m=r.lastIndex-l[2].length,d=l[1],r=l[3]===void 0?E:l[3]==='"'?St:Ct):r===St||r===Ct?r=E:r===Mt||r===Nt?r=D:(r=E,o=void 0);let f=r===E&&e[c+1].startsWith("/>")?" ":"";i+=r===D?a+me:m>=0?(n.push(d),a.slice(0,m)+ct+a.slice(m)+M+f):a+M+(m===-2?c:f)}return[Pt(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},F=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,c=t.length-1,a=this.parts,[d,l]=Lt(t,s);if(this.el=e.createElement(d,n),H.currentNode=this.el.content,s===2||s===3){let m=this.el.content.firstChild;m.replaceWith(...m.childNodes)}for(;(o=H.nextNode())!==null&&a.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let m of o.getAttributeNames())if(m.endsWith(ct)){let h=l[r++],f=o.getAttribute(m).split(M),g=/([.?@])?(.*)/.exec(h);a.push({type:1,index:i,name:g[2],strings:f,ctor:g[1]==="."?Y:g[1]==="?"?K:g[1]==="@"?Q:L}),o.removeAttribute(m)}else m.startsWith(M)&&(a.push({type:6,index:i}),o.removeAttribute(m));if(Bt.test(o.tagName)){let m=o.textContent.split(M),h=m.length-1;if(h>0){o.textContent=G?G.emptyScript:"";for(let f=0;f<h;f++)o.append(m[f],z()),H.nextNode(),a.push({type:2,index:++i});o.append(m[h],z())}}}else if(o.nodeType===8)if(o.data===pt)a.push({type:2,index:i});else{let m=-1;for(;(m=o.data.indexOf(M,m+1))!==-1;)a.push({type:7,index:i}),m+=M.length-1}i++}}static createElement(t,s){let n=B.createElement("template");return n.innerHTML=t,n}};function P(e,t,s=e,n){if(t===k)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=V(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,n)),t}var Z=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??B).importNode(s,!0);H.currentNode=o;let i=H.nextNode(),r=0,c=0,a=n[0];for(;a!==void 0;){if(r===a.index){let d;a.type===2?d=new j(i,i.nextSibling,this,t):a.type===1?d=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(d=new X(i,this,t)),this._$AV.push(d),a=n[++c]}r!==a?.index&&(i=H.nextNode(),r++)}return H.currentNode=B,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=P(this,t,s),V(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==k&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ht(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&V(this._$AH)?this._$AA.nextSibling.data=t:this.T(B.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=F.createElement(Pt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new Z(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=Et.get(t.strings);return s===void 0&&Et.set(t.strings,s=new F(t)),s}k(t){dt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(z()),this.O(z()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=kt(t).nextSibling;kt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},L=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=P(this,t,s,0),r=!V(t)||t!==this._$AH&&t!==k,r&&(this._$AH=t);else{let c=t,a,d;for(t=i[0],a=0;a<i.length-1;a++)d=P(this,c[n+a],s,a),d===k&&(d=this._$AH[a]),r||=!V(d)||d!==this._$AH[a],d===u?t=u:t!==u&&(t+=(d??"")+i[a+1]),this._$AH[a]=d}r&&!o&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Y=class extends L{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},K=class extends L{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Q=class extends L{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=P(this,t,s,0)??u)===k)return;let n=this._$AH,o=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==u&&(n===u||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},X=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},Ot={M:ct,P:M,A:pt,C:1,L:Lt,R:Z,D:Ht,V:P,I:j,H:L,N:K,U:Q,B:Y,F:X},fe=lt.litHtmlPolyfillSupport;fe?.(F,j),(lt.litHtmlVersions??=[]).push("3.3.3");var It=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new j(t.insertBefore(z(),i),i,void 0,s??{})}return o._$AI(e),o};var O={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},jt=e=>(...t)=>({_$litDirective$:e,values:t}),J=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Oe}=Ot;var Rt=e=>e.strings===void 0;var $e={},Ut=(e,t=$e)=>e._$AH=t;var I=jt(class extends J{constructor(e){if(super(e),e.type!==O.PROPERTY&&e.type!==O.ATTRIBUTE&&e.type!==O.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Rt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===k||t===u)return t;let s=e.element,n=e.name;if(e.type===O.PROPERTY){if(t===s[n])return k}else if(e.type===O.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return k}else if(e.type===O.ATTRIBUTE&&s.getAttribute(n)===t+"")return k;return Ut(e),t}});function Dt({label:e,name:t,value:s,stops:n,onChange:o,text:i=String,disabled:r=!1}){let c=({target:l})=>l.before=s,a=({target:l})=>{let{before:m}=l;m!==void 0&&o(m)},d=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(s)}
      ?disabled=${r}
      .value=${I(String(be(n,s)))}
      @pointerdown=${c}
      @pointercancel=${a}
      @input=${l=>o(n[l.target.valueAsNumber])}
    >
  `;return e===u?d:p`<label class="slider">${e}${d}</label>`}function be(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var zt=({label:e,name:t,checked:s,onChange:n,effect:o=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${I(s)}
        @change=${i=>n(i.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,C=(e,t,{disabled:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${s?"true":u}
      @click=${()=>s||t()}
    >${e}</button>
  `;function tt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var _e=4e3;function Vt(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",i,r=()=>{let l=t();return i=(l?.length??0)>_e,i?void 0:l},c=tt(400,()=>{let l=i;n.write(r()),i!==l&&e.redraw()}),a=()=>{let l=n.read();l!==void 0&&(s(l),i=!1,c.cancel())};e.onCleanup(c.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function d(){if(c.flush(),i)return;let l=n.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",c()},copyLink:()=>(i===void 0&&r(),i?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${C("Copy link",d)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:u}
        </span>
      `)}}var A=(e,t,s)=>Array.from({length:Math.max(0,Math.floor((t-e)/s)+1)},(n,o)=>e+o*s),Ft=[16,32,...A(64,2048,64),...A(2176,4096,128),...A(4352,8192,256),...A(8704,16384,512)],ht=[{trait:"d_model",symbol:"d_model",words:"width",stops:Ft},{trait:"n_heads",symbol:"H",words:"attention heads",stops:[...A(1,32,1),...A(36,128,4)]},{trait:"n_kv_heads",symbol:"H_kv",words:"key/value heads",stops:[]},{trait:"n_layers",symbol:"L",words:"blocks",stops:[...A(1,48,1),...A(52,128,4)]},{trait:"d_ff",symbol:"d_ff",words:"FFN width",stops:Ft.map(e=>4*e)},{trait:"vocab_size",symbol:"V",words:"vocabulary",stops:[256,512,...A(1e3,1e4,1e3),...A(15e3,95e3,5e3),...A(1e5,26e4,2e4)]},{trait:"context_length",symbol:"n_ctx",words:"context length",stops:A(4,17,1).map(e=>2**e)}],ge=[{trait:"qkv_bias",words:"QKV bias"},{trait:"bias",words:"other biases"},{trait:"tie_embeddings",words:"tied embeddings"}],Qe=[...ht,...ge].map(({trait:e})=>e);function Wt(e,t){let s={...e};return(e.lock_d_ff??t("lock_d_ff"))&&(s.d_ff=4*(e.d_model??t("d_model"))),"n_kv_heads"in e&&!("lock_n_kv_heads"in e)?s.lock_n_kv_heads=!1:(e.lock_n_kv_heads??t("lock_n_kv_heads"))&&(s.n_kv_heads=e.n_heads??t("n_heads")),s}function mt(e,t,s){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${e}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${e}=${i} is below 1`}:r>s?{problem:`${e}=${i} is above ${s}`}:{value:r}}function ft({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}var ye=new Intl.NumberFormat("en-US"),y=e=>ye.format(e),$t=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]),W=(e,t)=>`${y(e)} ${t}${e===1?"":"s"}`,qt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function Gt(e){return e===0||e===1?qt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:qt(e)}function Zt(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):y(Math.round(n))} ${t[s]}`.trim()}var T=e=>Zt(e,["bytes","kB","MB","GB","TB"]),Yt=e=>Zt(e,["","K","M","B","T"]);var bt=Symbol.for("gpt-lab-ids");function Kt(e){let t=globalThis;return t[bt]=(t[bt]??0)+1,`${e}-${t[bt]}`}function x(e){let[t,s]=e.split("_");return p`<span class="math"><i>${t}</i>${s?p`<span class="underscore">_</span><sub>${s}</sub>`:u}</span>`}var Qt=(e,t)=>e.map(s=>typeof s=="string"?s:[t?y(t[s.symbol]):x(s.symbol),$t(s.power)]);var Xt=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]}));function Jt(e,t){let s=Object.fromEntries(Object.keys(t).map(n=>[n,e(n)]));return{encode:()=>Object.entries(t).flatMap(([n,o])=>{let i="format"in o?o.format:String,r=i(e(n));return r===i(s[n])?[]:[`${n}=${r}`]}),decode(n){let o={},i=[];for(let[r,c]of Object.entries(t)){let a=n.get(r),d=a===void 0?s[r]:Ae(a,c);d===void 0&&i.push(`${r}=${a} is not ${ve(c)}`),o[r]=d===void 0?s[r]:d}return{traits:o,problems:i}}}}function Ae(e,t){if("parse"in t)return t.parse(e);if("choices"in t)return t.choices.includes(e)?e:void 0;if("boolean"in t)return{true:!0,false:!1}[e];let{min:s,max:n=1/0,integer:o}=t,i=Number(e||NaN);return i>=s&&i<=n&&(!o||Number.isInteger(i))?i:void 0}function ve(e){return"rule"in e?e.rule:"choices"in e?`one of ${e.choices.join(", ")}`:"boolean"in e?"true or false":e.max===void 0?`${e.min} or more`:`in ${e.min} \u2026 ${e.max}`}var et=class{#t=new Map;constructor(t,s,n,o){this.limits=t,this.change=s,this.redraw=n,this.id=o}follow(t){for(let[s,{text:n}]of this.#t){let{value:o}=mt(s,n,this.limits[s]);o!==void 0&&o!==t[s]&&this.#t.delete(s)}}set(t,s){this.#t.delete(t),this.change({[t]:s}),this.redraw()}view({trait:t,symbol:s,words:n,stops:o},i,r){let c=i[t],a=this.#t.get(t),d=`${this.id}-${t}`,l=f=>{let{value:g}=f.target,{value:v,problem:S}=mt(t,g,this.limits[t]);this.#t.set(t,{text:g,problem:S}),v!==void 0&&this.change({[t]:v}),this.redraw()},m=()=>{this.#t.get(t)?.problem||this.#t.delete(t),this.redraw()},h=f=>{if(f.key!=="ArrowUp"&&f.key!=="ArrowDown")return;f.preventDefault();let g=f.key==="ArrowUp"?o.find(v=>v>c):o.findLast(v=>v<c);g!==void 0&&this.set(t,g)};return p`
      <div class="size">
        <label>
          <span class="name">${x(s)} ${n}</span>
          <input
            type="text"
            inputmode="numeric"
            autocomplete="off"
            maxlength="24"
            class="number"
            name=${t}
            .value=${I(a?.text??String(c))}
            ?disabled=${r}
            aria-invalid=${String(!!a?.problem)}
            aria-describedby=${a?.problem?d:u}
            @input=${l}
            @change=${m}
            @keydown=${h}
          >
        </label>
        ${Dt({label:u,name:`${s}, ${n}: slider`,value:c,stops:o,text:y,disabled:r,onChange:f=>this.set(t,f)})}
        <p class="warn problem" id=${d} ?hidden=${!a?.problem}>
          ${a?.problem?`${a.problem}; the figure still has ${c}`:""}
        </p>
      </div>
    `}};var we=900,st=class{#t;constructor(t,{at:s,last:n,go:o,next:i}){this.context=t,this.at=s,this.last=n,this.go=o,this.next=i,t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.context.redraw())}#s(){this.at()>=this.last()&&this.go(0),this.#t=setInterval(()=>{this.at()<this.last()&&this.go(this.at()+1),this.at()>=this.last()&&this.pause()},we),this.context.redraw()}#e(t){this.pause(),this.go(t)}view(){let[t,s]=[this.at(),this.last()],n=this.#t!==void 0;return p`
      <div class="buttons">
        ${C("Back",()=>this.#e(t-1),{disabled:t===0})}
        ${C(this.next,()=>this.#e(t+1),{disabled:t>=s})}
        ${C(n?"Pause":"Play",()=>n?this.pause():this.#s(),{disabled:s===0})}
      </div>
    `}};var nt=class{announcement="";#t="";#s=!1;#e=!1;#n=[];#o=tt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#s||this.#e||(this.#s=!0,queueMicrotask(()=>{this.#s=!1,this.#e||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#e=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function te(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=c=>{let a=c.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,xe(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},r=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",c=>c.key==="Escape"&&o()]];for(let[c,a]of r)e.addEventListener(c,a,!0);return()=>{o();for(let[c,a]of r)e.removeEventListener(c,a,!0)}}function xe(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var ke=e=>e.stopPropagation();function ee(e,t,s){return{async render({model:n,el:o,page:i}){let r="show"in o?void 0:o,c=h=>{let f=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${ke}>
            ${h}
            <p class="unseen" role="status">${l.announcement}</p>
          </section>
        `;"show"in o?o.show(f):It(f,o)},a=h=>{if(l.dispose(),c(Te(t,h)),r)console.warn(h);else throw h},d=()=>u,l=new nt(n,i,r,()=>{try{c(d())}catch(h){a(h)}}),m=()=>l.redraw();try{d=await s(l),n.on("change",m),l.onCleanup(()=>n.off("change",m)),r&&l.onCleanup(te(r))}catch(h){return a(h),()=>{}}return l.draw(),()=>l.dispose()}}}var Te=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var se=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],_t=e=>{let t=se.indexOf(e);return t<0?se.length:t},oe=e=>new Map([[[...e].sort((t,s)=>_t(t)-_t(s)).join(" "),1]]);var R=e=>e===""?[]:e.split(" ");function gt(e,t){let s=0;for(let[n,o]of e)s+=R(n).reduce((i,r)=>i*t[r],o);return s}function ie(e,t){let s=R(e),n=new Map;for(let i of s)n.set(i,(n.get(i)??0)+1);let o=t!==1||s.length===0?[String(t)]:[];for(let[i,r]of n)o.length&&o.push("\xB7"),o.push({symbol:i,power:r});return o}function ne(e){let t=s=>[-R(s).length,...R(s).map(_t)];return[...e].sort(([s],[n])=>Me(t(s),t(n))).flatMap(([s,n],o)=>[...o?[" + "]:[],...ie(s,n)])}function Me(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function re(e){let t=new Map,s=new Map;for(let[o,i]of e){let r=R(o);r.includes("L")?s.set(r.filter(c=>c!=="L").join(" "),i):t.set(o,i)}let n=t.size?[ne(t)]:[];if(s.size>1)n.push([{symbol:"L",power:1},"\xB7(",...ne(s),")"]);else if(s.size===1){let[[o,i]]=s;n.push(ie(["L",...R(o)].join(" "),i))}return n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var Ne=e=>({B:e.batch_size,T:e.tokens,V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,H:e.n_heads,d_model:e.d_model,d_head:e.d_model/e.n_heads,d_ff:e.d_ff}),ot=e=>new Map(e.map(([t,s])=>[[...oe(s).keys()][0],t]));function it(e,t){let s=Ne(t),n=e.map(o=>{let i=o.shape.map(r=>s[r]);return{operation:o,sizes:i,times:o.step==="transformer"?t.n_layers:1,numbers:Math.round(i.reduce((r,c)=>r*c,o.results)),parameters:gt(ot(o.parameters),s),multiplications:gt(ot(o.multiplications),s)}});return{values:s,traced:n,totals:{...yt(n),cached:Ce(s)}}}function yt(e){let t=s=>e.reduce((n,o)=>n+o.times*s(o),0);return{parameters:t(s=>s.parameters),multiplications:t(s=>s.multiplications),kept:t(s=>s.operation.kept?s.numbers:0)}}var Ce=({B:e,T:t,L:s,d_model:n})=>2*s*e*t*n;var At=e=>e.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,s)=>s%2?x(t):t);function vt({operation:e,sizes:t}){let s=t.map(n=>Number.isInteger(n)?y(n):n.toFixed(1));return`${e.results>1?`${e.results} \xD7 `:""}[${s.join(",\xA0")}]`}var wt=e=>p`[${e.map((t,s)=>p`${s?", ":u}${x(t)}`)}]`;function ae(e,{totals:t,bytes:s,dtype:n}){let{operation:o,times:i,numbers:r}=e,c=a=>{let d=e[a],l=i*d,m=i>1?`, in ${i} blocks ${y(l)}`:"";return p`
      <dt>${a==="parameters"?"Parameters":"Multiplications"}</dt>
      <dd>
        ${d?p`${Qt(re(ot(o[a])))} =
            <b>${y(d)}</b>${m} · ${Gt(l/t[a])} of all`:a==="parameters"?"none":"none that are counted"}
      </dd>
    `};return p`
    <p class="formula">${At(o.formula)}</p>
    <p>${o.words}</p>
    <dl class="costs-of-one">
      <dt>Result</dt>
      <dd>
        ${o.results>1?`${o.results} \xD7 `:u}${wt(o.shape)} =
        <b>${vt(e)}</b>: ${W(r,"number")}${o.step==="tokenization"?", integers":o.view?", the same ones read in another order":`, ${T(r*s)} in ${n}`}${o.kept?"; training keeps them":u}
      </dd>
      ${o.step==="tokenization"?u:[c("parameters"),c("multiplications")]}
    </dl>
    ${o.activation?p`<p class="faint"><code>model.activations(ids, "${o.activation}")</code> shows it.</p>`:u}
  `}var U=e=>e===0?p`<td class="number faint">–</td>`:p`<td class="number"><span class="exact">${y(e)}</span><span class="short">${Yt(e)}</span></td>`;function le({traced:e,totals:t,layers:s,bytes:n,chosen:o,onChoose:i}){let r=(h,f)=>{let v={ArrowDown:f+1,ArrowUp:f-1,Home:0,End:e.length-1}[h.key];if(e[v]===void 0)return;h.preventDefault(),i(v),h.target.closest("table")?.querySelectorAll("button.operation")?.[v].focus()},c=h=>{let f=e.indexOf(h),{operation:g}=h,v=g.step!=="tokenization"&&!g.view;return p`
      <tr class=${f===o?"chosen":""}>
        <th scope="row">
          <button
            type="button"
            class="operation"
            tabindex=${f===o?0:-1}
            aria-pressed=${f===o?"true":"false"}
            @click=${()=>i(f)}
            @keydown=${S=>r(S,f)}
          >${g.name}</button>
        </th>
        <td class="wide faint">${At(g.formula)}</td>
        <td class="shape">
          <span>${vt(h)}</span> <span class="faint symbols">${wt(g.shape)}</span>
        </td>
        ${U(h.parameters)} ${U(h.multiplications)}
        <td class="number">${v?p`${T(h.numbers*n)}${g.kept?p`
                <span class="kept" role="img" aria-label="kept for training">●</span>
              `:p`
                <span class="kept" aria-hidden="true">○</span>
              `}`:p`<span class="faint">–</span>`}</td>
      </tr>
    `},a=h=>e.filter(({operation:f})=>f.step===h),d=(h,f)=>p`
      <tr class="step">
        <th scope="rowgroup" colspan="6">${h}</th>
      </tr>
      ${f.map(c)}
    `,l=a("transformer"),m=yt(l);return p`
    <div class="scrolls">
      <table class="operations">
        <caption class="unseen">Operations with their results, parameters, multiplications and
        bytes</caption>
        <thead>
          <tr>
            <th scope="col">operation</th>
            <th scope="col" class="wide">formula</th>
            <th scope="col">result</th>
            <th scope="col" class="number"><span class="exact">parameters</span><span class="short"
            >param.</span></th>
            <th scope="col" class="number"><span class="exact">multiplications</span><span class="short"
            >mult.</span></th>
            <th scope="col" class="number">bytes</th>
          </tr>
        </thead>
        <tbody>${d("1 \xB7 Tokenization",a("tokenization"))}</tbody>
        <tbody>${d("2 \xB7 Embedding",a("embedding"))}</tbody>
        <tbody class="block">
        ${d(p`3 · Transformer: one block of ${x("L")} = ${s}`,l)}
        <tr class="sum">
          <th scope="row">all ${s} blocks</th>
          <td class="wide"></td>
          <td></td>
          ${U(m.parameters)} ${U(m.multiplications)}
          <td class="number">${T(m.kept*n)} <span class="kept">●</span></td>
        </tr>
      </tbody>
        <tbody>${d("4 \xB7 Output",a("output"))}</tbody>
        <tbody>${d("5 \xB7 Prediction",a("prediction"))}</tbody>
        <tfoot>
          <tr class="sum">
          <th scope="row">total</th>
          <td class="wide"></td>
          <td></td>
          ${U(t.parameters)} ${U(t.multiplications)}
          <td class="number">${T(t.kept*n)} <span class="kept">●</span></td>
        </tr>
        </tfoot>
      </table>
    </div>
  `}var ce=["d_model","n_heads","n_layers","d_ff"],Se=["batch_size","tokens",...ce,"vocab_size","context_length"],nn=ee("shape-tracer","Shape tracer",e=>{let t=e.get("_operations"),s=e.get("_limits"),n=e.get("_text"),o=e.get("_bytes_per_number"),i=Kt("shape-tracer"),r=t.length-1,c="",a=[...A(1,16,1),...A(5,20,1).map($=>2**$)],d=[{trait:"batch_size",symbol:"B",words:"texts",stops:A(0,5,1).map($=>2**$)},{trait:"tokens",symbol:"T",words:"tokens",stops:a},...ht.filter(({trait:$})=>ce.includes($))].map($=>({...$,stops:$.stops.filter(b=>b<=s[$.trait])})),l=Object.fromEntries([...d.map(({trait:$})=>[$,{min:1,max:s[$],integer:!0}]),["dtype",{choices:Object.keys(o)}],["operation",{min:0,max:r,integer:!0}]]),m=Jt($=>e.get($),l),h=()=>Object.fromEntries(Se.map($=>[$,e.get($)]));function f($){e.set(Wt($,N=>e.get(N)));let{totals:b}=it(t,h()),w=ft({...h(),n_kv_heads:e.get("n_heads")}),_=`${y(b.parameters)} parameters, ${y(b.multiplications)} multiplications`;e.announce(w?`${_}; ${w}`:_),v?.changed()}function g($){e.set({operation:$});let[b]=it([t[$]],h()).traced;e.announce(`${b.operation.name}: ${b.sizes.join(" by ")}`),v?.changed()}let v=Vt(e,{write:()=>m.encode().join("&"),read($){let{traits:b,problems:w}=m.decode(Xt($));f({...b,lock_d_ff:b.d_ff===4*b.d_model}),c=w.length?`Not taken from the link: ${w.join("; ")}.`:"",e.redraw()}}),S=new et(s,f,()=>e.redraw(),i),xt=new st(e,{at:()=>e.get("operation"),last:()=>r,go:g,next:"Next operation"});function pe(){if(e.get("tokens")!==n.length){let b=n.map(([,w])=>w).join("");return p`<p>Any ${W(e.get("tokens"),"token")}. ${C(`Back to \u201C${b}\u201D`,()=>f({tokens:n.length}))}</p>`}let $=e.get("batch_size");return p`
      <ol class="tokens" aria-label="Tokens">${n.map(([b,w])=>p`<li><span class="token"><bdi>${w.replace(/^ /,"\u2423")}</bdi><span class="id">${b}</span></span></li>`)}</ol>
      ${$>1?p`<p class="faint">and ${W($-1,"text")} more of the same length</p>`:u}
    `}function de(){let $=h(),b=e.get("lock_d_ff"),w=ft({...$,n_kv_heads:$.n_heads});return p`
      <div class="sizes">${d.map(_=>S.view(_,$,_.trait==="d_ff"&&b))}</div>
      <p class="warn"
        ?hidden=${!w}>Not buildable: ${w}. H is in no count but that of the scores.</p>
      <div class="buttons">
        ${zt({label:p`keep ${x("d_ff")} = 4 · ${x("d_model")}`,name:"lock_d_ff",checked:b,onChange:_=>f({lock_d_ff:_})})}
        <label class="dtype">numbers in
          <select @change=${_=>f({dtype:_.target.value})}>
            ${Object.entries(o).sort(([,_],[,N])=>N-_).map(([_])=>p`<option value=${_} ?selected=${I(_===e.get("dtype"))}>${_}</option>`)}
          </select>
        </label>
        ${v?.copyLink()??u}
      </div>
    `}return()=>{let $=h();S.follow($);let b=o[e.get("dtype")],{traced:w,totals:_}=it(t,$),N=Math.min(e.get("operation"),r),q=(rt,ue,he=u)=>p`
        <div>
          <dt>${rt}</dt>
          <dd><b>${ue}</b> <span class="faint">${he}</span></dd>
        </div>
      `;return p`
      <p class="warn" role="alert" ?hidden=${!c}>${c}</p>
      ${pe()} ${de()}
      <dl class="totals">
        ${q("Parameters",y(_.parameters),T(_.parameters*b))}
        ${q("Multiplications",y(_.multiplications),p`each with an addition: ${y(2*_.multiplications)} FLOPs`)}
        ${q("Activations kept for training \u25CF",T(_.kept*b),`${y(_.kept*b)} bytes`)}
        ${q("Keys and values kept to go on",T(_.cached*b),`${y(_.cached*b)} bytes`)}
      </dl>
      <div class="layout">
        <div class="chosen-operation">
          ${xt.view()}
          <p class="title">${N+1} of ${t.length} · ${t[N].name}</p>
          ${ae(w[N],{totals:_,bytes:b,dtype:e.get("dtype")})}
        </div>
        ${le({traced:w,totals:_,bytes:b,chosen:N,layers:$.n_layers,onChoose(rt){xt.pause(),g(rt)}})}
      </div>
      <p
        class="faint">Counted are the multiplications of matrix products, and all ${x("T")}² scores, those
        too that the mask hides. Left out: look-ups, additions, norms, softmax, GELU. ● are the results that
        training keeps for its way back, without what dropout keeps; ○ are not kept.</p>
    `}});export{nn as default};
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
