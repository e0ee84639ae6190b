var lt=globalThis,xt=e=>e,G=lt.trustedTypes,kt=G?G.createPolicy("lit-html",{createHTML:e=>e}):void 0,ct="$lit$",N=`lit$${Math.random().toFixed(9).slice(2)}$`,pt="?"+N,he=`<${pt}>`,L=document,V=()=>L.createComment(""),W=e=>e===null||typeof e!="object"&&typeof e!="function",dt=Array.isArray,Et=e=>dt(e)||typeof e?.[Symbol.iterator]=="function",at=`[ 	
\f\r]`,z=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Tt=/-->/g,Mt=/>/g,H=RegExp(`>|${at}(?:([^\\s"'>=/]+)(${at}*=${at}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Nt=/'/g,St=/"/g,Ht=/^(?:script|style|textarea|title)$/i,ut=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),p=ut(1),Ce=ut(2),Ee=ut(3),k=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Ct=new WeakMap,B=L.createTreeWalker(L,129);function Bt(e,t){if(!dt(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return kt!==void 0?kt.createHTML(t):t}var Lt=(e,t)=>{let s=e.length-1,n=[],o,i=t===2?"<svg>":t===3?"<math>":"",r=z;for(let c=0;c<s;c++){let a=e[c],h,l,d=-1,m=0;for(;m<a.length&&(r.lastIndex=m,l=r.exec(a),l!==null);)m=r.lastIndex,r===z?l[1]==="!--"?r=Tt:l[1]!==void 0?r=Mt:l[2]!==void 0?(Ht.test(l[2])&&(o=RegExp("</"+l[2],"g")),r=H):l[3]!==void 0&&(r=H):r===H?l[0]===">"?(r=o??z,d=-1):l[1]===void 0?d=-2:(d=r.lastIndex-l[2].length,h=l[1],r=l[3]===void 0?H:l[3]==='"'?St:Nt):r===St||r===Nt?r=H:r===Tt||r===Mt?r=z:(r=H,o=void 0);let $=r===H&&e[c+1].startsWith("/>")?" ":"";i+=r===z?a+he:d>=0?(n.push(h),a.slice(0,d)+ct+a.slice(d)+N+$):a+N+(d===-2?c:$)}return[Bt(e,i+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},F=class e{constructor({strings:t,_$litType$:s},n){let o;this.parts=[];let i=0,r=0,c=t.length-1,a=this.parts,[h,l]=Lt(t,s);if(this.el=e.createElement(h,n),B.currentNode=this.el.content,s===2||s===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=B.nextNode())!==null&&a.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith(ct)){let m=l[r++],$=o.getAttribute(d).split(N),_=/([.?@])?(.*)/.exec(m);a.push({type:1,index:i,name:_[2],strings:$,ctor:_[1]==="."?Y:_[1]==="?"?K:_[1]==="@"?Q:I}),o.removeAttribute(d)}else d.startsWith(N)&&(a.push({type:6,index:i}),o.removeAttribute(d));if(Ht.test(o.tagName)){let d=o.textContent.split(N),m=d.length-1;if(m>0){o.textContent=G?G.emptyScript:"";for(let $=0;$<m;$++)o.append(d[$],V()),B.nextNode(),a.push({type:2,index:++i});o.append(d[m],V())}}}else if(o.nodeType===8)if(o.data===pt)a.push({type:2,index:i});else{let d=-1;for(;(d=o.data.indexOf(N,d+1))!==-1;)a.push({type:7,index:i}),d+=N.length-1}i++}}static createElement(t,s){let n=L.createElement("template");return n.innerHTML=t,n}};function P(e,t,s=e,n){if(t===k)return t;let o=n!==void 0?s._$Co?.[n]:s._$Cl,i=W(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=o:s._$Cl=o),o!==void 0&&(t=P(e,o._$AS(e,t.values),o,n)),t}var Z=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,o=(t?.creationScope??L).importNode(s,!0);B.currentNode=o;let i=B.nextNode(),r=0,c=0,a=n[0];for(;a!==void 0;){if(r===a.index){let h;a.type===2?h=new j(i,i.nextSibling,this,t):a.type===1?h=new a.ctor(i,a.name,a.strings,this,t):a.type===6&&(h=new X(i,this,t)),this._$AV.push(h),a=n[++c]}r!==a?.index&&(i=B.nextNode(),r++)}return B.currentNode=L,o}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,o){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=P(this,t,s),W(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==k&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Et(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&W(this._$AH)?this._$AA.nextSibling.data=t:this.T(L.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=F.createElement(Bt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(s);else{let i=new Z(o,this),r=i.u(this.options);i.p(s),this.T(r),this._$AH=i}}_$AC(t){let s=Ct.get(t.strings);return s===void 0&&Ct.set(t.strings,s=new F(t)),s}k(t){dt(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,o=0;for(let i of t)o===s.length?s.push(n=new e(this.O(V()),this.O(V()),this,this.options)):n=s[o],n._$AI(i),o++;o<s.length&&(this._$AR(n&&n._$AB.nextSibling,o),s.length=o)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=xt(t).nextSibling;xt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},I=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,o,i){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=s,this._$AM=o,this.options=i,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=u}_$AI(t,s=this,n,o){let i=this.strings,r=!1;if(i===void 0)t=P(this,t,s,0),r=!W(t)||t!==this._$AH&&t!==k,r&&(this._$AH=t);else{let c=t,a,h;for(t=i[0],a=0;a<i.length-1;a++)h=P(this,c[n+a],s,a),h===k&&(h=this._$AH[a]),r||=!W(h)||h!==this._$AH[a],h===u?t=u:t!==u&&(t+=(h??"")+i[a+1]),this._$AH[a]=h}r&&!o&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Y=class extends I{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},K=class extends I{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Q=class extends I{constructor(t,s,n,o,i){super(t,s,n,o,i),this.type=5}_$AI(t,s=this){if((t=P(this,t,s,0)??u)===k)return;let n=this._$AH,o=t===u&&n!==u||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,i=t!==u&&(n===u||o);o&&this.element.removeEventListener(this.name,this,n),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},X=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},Pt={M:ct,P:N,A:pt,C:1,L:Lt,R:Z,D:Et,V:P,I:j,H:I,N:K,U:Q,B:Y,F:X},me=lt.litHtmlPolyfillSupport;me?.(F,j),(lt.litHtmlVersions??=[]).push("3.3.3");var It=(e,t,s)=>{let n=s?.renderBefore??t,o=n._$litPart$;if(o===void 0){let i=s?.renderBefore??null;n._$litPart$=o=new j(t.insertBefore(V(),i),i,void 0,s??{})}return o._$AI(e),o};var O={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Ot=e=>(...t)=>({_$litDirective$:e,values:t}),J=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Pe}=Pt;var Rt=e=>e.strings===void 0;var fe={},jt=(e,t=fe)=>e._$AH=t;var R=Ot(class extends J{constructor(e){if(super(e),e.type!==O.PROPERTY&&e.type!==O.ATTRIBUTE&&e.type!==O.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Rt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===k||t===u)return t;let s=e.element,n=e.name;if(e.type===O.PROPERTY){if(t===s[n])return k}else if(e.type===O.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return k}else if(e.type===O.ATTRIBUTE&&s.getAttribute(n)===t+"")return k;return jt(e),t}});function Ut({label:e,name:t,value:s,stops:n,onChange:o,text:i=String,disabled:r=!1}){let c=({target:l})=>l.before=s,a=({target:l})=>{let{before:d}=l;d!==void 0&&o(d)},h=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(s)}
      ?disabled=${r}
      .value=${R(String($e(n,s)))}
      @pointerdown=${c}
      @pointercancel=${a}
      @input=${l=>o(n[l.target.valueAsNumber])}
    >
  `;return e===u?h:p`<label class="slider">${e}${h}</label>`}function $e(e,t){let s=e.map(n=>Math.abs(n-t));return s.indexOf(Math.min(...s))}var Dt=({label:e,name:t,checked:s,onChange:n,effect:o=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${R(s)}
        @change=${i=>n(i.target.checked)}
      >
      <span>${e}</span>
      <span class="number faint effect">${o}</span>
    </label>
  `,S=(e,t,{off:s=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||u}
      aria-disabled=${s?"true":u}
      @click=${()=>s||t()}
    >${e}</button>
  `;function tt(e,t){let s,n=()=>{clearTimeout(s),s=setTimeout(t,e)};return n.cancel=()=>clearTimeout(s),n.flush=()=>{clearTimeout(s),t()},n}var be=4e3;function zt(e,{write:t,read:s}){let{page:n}=e;if(!n)return;let o="",i,r=()=>{let l=t();return i=(l?.length??0)>be,i?void 0:l},c=tt(400,()=>{let l=i;n.write(r()),i!==l&&e.redraw()}),a=()=>{let l=n.read();l!==void 0&&(s(l),i=!1,c.cancel())};e.onCleanup(c.cancel),e.onCleanup(n.listen(a)),queueMicrotask(a);async function h(){if(c.flush(),i)return;let l=n.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",c()},copyLink:()=>(i===void 0&&r(),i?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${S("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:u}
        </span>
      `)}}var A=(e,t,s)=>Array.from({length:Math.max(0,Math.floor((t-e)/s)+1)},(n,o)=>e+o*s),Vt=[16,32,...A(64,2048,64),...A(2176,4096,128),...A(4352,8192,256),...A(8704,16384,512)],ht=[{trait:"d_model",symbol:"d_model",words:"width",stops:Vt},{trait:"n_heads",symbol:"H",words:"attention heads",stops:[...A(1,32,1),...A(36,128,4)]},{trait:"n_kv_heads",symbol:"H_kv",words:"key/value heads",stops:[]},{trait:"n_layers",symbol:"L",words:"blocks",stops:[...A(1,48,1),...A(52,128,4)]},{trait:"d_ff",symbol:"d_ff",words:"FFN width",stops:Vt.map(e=>4*e)},{trait:"vocab_size",symbol:"V",words:"vocabulary",stops:[256,512,...A(1e3,1e4,1e3),...A(15e3,95e3,5e3),...A(1e5,26e4,2e4)]},{trait:"context_length",symbol:"n_ctx",words:"context length",stops:A(4,17,1).map(e=>2**e)}],ge=[{trait:"qkv_bias",words:"QKV bias"},{trait:"bias",words:"other biases"},{trait:"tie_embeddings",words:"tied embeddings"}],Ke=[...ht,...ge].map(({trait:e})=>e);function mt(e,t,s){let n=t.trim(),i=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(n)?n.replace(/[,_ ]/g,""):n;if(i==="")return{problem:`${e} is empty`};if(!/^[+-]?\d+$/.test(i))return{problem:`${e}=${n} is not an integer`};let r=Number(i);return r<1?{problem:`${e}=${i} is below 1`}:r>s?{problem:`${e}=${i} is above ${s}`}:{value:r}}function ft({d_model:e,n_heads:t,n_kv_heads:s}){if(e%t)return`d_model=${e} is not divisible by n_heads=${t}`;if(t%s)return`n_heads=${t} is not divisible by n_kv_heads=${s}`}var _e=new Intl.NumberFormat("en-US"),y=e=>_e.format(e),$t=e=>e===1?"":String(e).replace(/\d/g,t=>"\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"[Number(t)]),q=(e,t)=>`${y(e)} ${t}${e===1?"":"s"}`,Wt=(e,t=1)=>`${(100*e).toFixed(t)} %`;function Ft(e){return e===0||e===1?Wt(e,0):e<1e-5?"< 0.001 %":e<.001?`${Number((100*e).toPrecision(1))} %`:Wt(e)}function qt(e,t){let s=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),n=e/1e3**s;return`${n<1e3?String(Number(n.toPrecision(3))):y(Math.round(n))} ${t[s]}`.trim()}var T=e=>qt(e,["bytes","kB","MB","GB","TB"]),Gt=e=>qt(e,["","K","M","B","T"]);var bt=Symbol.for("gpt-lab-ids");function Zt(e){let t=globalThis;return t[bt]=(t[bt]??0)+1,`${e}-${t[bt]}`}function x(e){let[t,s]=e.split("_");return p`<span class="math"><i>${t}</i>${s?p`<span class="underscore">_</span><sub>${s}</sub>`:u}</span>`}var Yt=(e,t)=>e.map(s=>typeof s=="string"?s:[t?y(t[s.symbol]):x(s.symbol),$t(s.power)]);var Kt=e=>new Map(e.split("&").map(t=>{let s=t.indexOf("=");return[t.slice(0,s),t.slice(s+1)]})),Qt=(e,t)=>Object.entries(t).map(([s,n])=>{let o="toWord"in n?n.toWord:String;return e(s)===n.first||o(e(s))===o(n.first)?"":`${s}=${o(e(s))}`}).filter(Boolean);function Xt(e,t){let s={},n=[];for(let[o,i]of Object.entries(t)){let r=e.get(o),c=r===void 0?i.first:ye(r,i);c===void 0&&n.push(`${o}=${r} is not ${Ae(i)}`),s[o]=c??i.first}return{traits:s,refused:n}}function ye(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:s,most:n,whole:o}=t,i=Number(e||NaN);return i>=s&&i<=n&&(!o||Number.isInteger(i))?i:void 0}function Ae(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}var et=class{#t=new Map;constructor(t,s,n,o){this.limits=t,this.change=s,this.redraw=n,this.id=o}follow(t){for(let[s,{text:n}]of this.#t){let{value:o}=mt(s,n,this.limits[s]);o!==void 0&&o!==t[s]&&this.#t.delete(s)}}set(t,s){this.#t.delete(t),this.change({[t]:s}),this.redraw()}view({trait:t,symbol:s,words:n,stops:o},i,r){let c=i[t],a=this.#t.get(t),h=`${this.id}-${t}`,l=$=>{let{value:_}=$.target,{value:v,problem:C}=mt(t,_,this.limits[t]);this.#t.set(t,{text:_,problem:C}),v!==void 0&&this.change({[t]:v}),this.redraw()},d=()=>{this.#t.get(t)?.problem||this.#t.delete(t),this.redraw()},m=$=>{if($.key!=="ArrowUp"&&$.key!=="ArrowDown")return;$.preventDefault();let _=$.key==="ArrowUp"?o.find(v=>v>c):o.findLast(v=>v<c);_!==void 0&&this.set(t,_)};return p`
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
            .value=${R(a?.text??String(c))}
            ?disabled=${r}
            aria-invalid=${String(!!a?.problem)}
            aria-describedby=${a?.problem?h:u}
            @input=${l}
            @change=${d}
            @keydown=${m}
          >
        </label>
        ${Ut({label:u,name:`${s}, ${n}: slider`,value:c,stops:o,text:y,disabled:r,onChange:$=>this.set(t,$)})}
        <p class="warn problem" id=${h} ?hidden=${!a?.problem}>
          ${a?.problem?`${a.problem}; the figure still has ${c}`:""}
        </p>
      </div>
    `}};var ve=900,st=class{#t;constructor(t,{at:s,last:n,go:o,next:i}){this.context=t,this.at=s,this.last=n,this.go=o,this.next=i,t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.context.redraw())}#s(){this.at()>=this.last()&&this.go(0),this.#t=setInterval(()=>{this.at()<this.last()&&this.go(this.at()+1),this.at()>=this.last()&&this.pause()},ve),this.context.redraw()}#e(t){this.pause(),this.go(t)}view(){let[t,s]=[this.at(),this.last()],n=this.#t!==void 0;return p`
      <div class="buttons">
        ${S("Back",()=>this.#e(t-1),{off:t===0})}
        ${S(this.next,()=>this.#e(t+1),{off:t>=s})}
        ${S(n?"Pause":"Play",()=>n?this.pause():this.#s(),{off:s===0})}
      </div>
    `}};var nt=class{announcement="";#t="";#s=!1;#e=!1;#n=[];#o=tt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,s,n,o){this.model=t,this.page=s,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[s,n]of Object.entries(t))this.model.set(s,n);this.model.save_changes()}on(t,s){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,s),this.onCleanup(()=>this.model.off(n,s))}redraw(){this.#s||this.#e||(this.#s=!0,queueMicrotask(()=>{this.#s=!1,this.#e||this.draw()}))}announce(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#e=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function Jt(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let s=null,n=c=>{let a=c.target.closest("[data-tip]");a!==s&&(o(),a&&(s=a,t.textContent=a.getAttribute("data-tip"),e.append(t),t.hidden=!1,we(t,a.getBoundingClientRect())))},o=()=>{s=null,t.remove()},r=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",c=>c.key==="Escape"&&o()]];for(let[c,a]of r)e.addEventListener(c,a,!0);return()=>{o();for(let[c,a]of r)e.removeEventListener(c,a,!0)}}function we(e,t){let{width:s,height:n}=e.getBoundingClientRect(),o=t.left+t.width/2-s/2,i=t.top-n-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-s-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var xe=e=>e.stopPropagation();function te(e,t,s){return{async render({model:n,el:o,page:i}){let r="show"in o?void 0:o,c=m=>{let $=p`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${xe}>
            ${m}
            <p class="unseen" role="status">${l.announcement}</p>
          </section>
        `;"show"in o?o.show($):It($,o)},a=m=>{if(l.dispose(),c(ke(t,m)),r)console.warn(m);else throw m},h=()=>u,l=new nt(n,i,r,()=>{try{c(h())}catch(m){a(m)}}),d=()=>l.redraw();try{h=await s(l),n.on("change",d),l.onCleanup(()=>n.off("change",d)),r&&l.onCleanup(Jt(r))}catch(m){return a(m),()=>{}}return l.draw(),()=>l.dispose()}}}var ke=(e,t)=>p`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var ee=["B","T","V","n_ctx","L","H","d_model","d_kv","d_head","d_ff"],gt=e=>{let t=ee.indexOf(e);return t<0?ee.length:t},ne=e=>new Map([[[...e].sort((t,s)=>gt(t)-gt(s)).join(" "),1]]);var U=e=>e===""?[]:e.split(" ");function _t(e,t){let s=0;for(let[n,o]of e)s+=U(n).reduce((i,r)=>i*t[r],o);return s}function oe(e,t){let s=U(e),n=new Map;for(let i of s)n.set(i,(n.get(i)??0)+1);let o=t!==1||s.length===0?[String(t)]:[];for(let[i,r]of n)o.length&&o.push("\xB7"),o.push({symbol:i,power:r});return o}function se(e){let t=s=>[-U(s).length,...U(s).map(gt)];return[...e].sort(([s],[n])=>Te(t(s),t(n))).flatMap(([s,n],o)=>[...o?[" + "]:[],...oe(s,n)])}function Te(e,t){let s=e.findIndex((n,o)=>n!==t[o]);return s<0?e.length-t.length:e[s]-(t[s]??-1/0)}function ie(e){let t=new Map,s=new Map;for(let[o,i]of e){let r=U(o);r.includes("L")?s.set(r.filter(c=>c!=="L").join(" "),i):t.set(o,i)}let n=t.size?[se(t)]:[];if(s.size>1)n.push([{symbol:"L",power:1},"\xB7(",...se(s),")"]);else if(s.size===1){let[[o,i]]=s;n.push(oe(["L",...U(o)].join(" "),i))}return n.length?n.flatMap((o,i)=>i?[" + ",...o]:o):["0"]}var Me=e=>({B:e.batch_size,T:e.tokens,V:e.vocab_size,n_ctx:e.context_length,L:e.n_layers,H:e.n_heads,d_model:e.d_model,d_head:e.d_model/e.n_heads,d_ff:e.d_ff}),ot=e=>new Map(e.map(([t,s])=>[[...ne(s).keys()][0],t]));function it(e,t){let s=Me(t),n=e.map(o=>{let i=o.shape.map(r=>s[r]);return{operation:o,sizes:i,times:o.step==="transformer"?t.n_layers:1,numbers:Math.round(i.reduce((r,c)=>r*c,o.results)),parameters:_t(ot(o.parameters),s),multiplications:_t(ot(o.multiplications),s)}});return{values:s,traced:n,totals:{...yt(n),cached:Ne(s)}}}function yt(e){let t=s=>e.reduce((n,o)=>n+o.times*s(o),0);return{parameters:t(s=>s.parameters),multiplications:t(s=>s.multiplications),kept:t(s=>s.operation.kept?s.numbers:0)}}var Ne=({B:e,T:t,L:s,d_model:n})=>2*s*e*t*n;var At=e=>e.split(/\b([A-Za-z]+_[A-Za-z]+|[A-Za-z])\b/).map((t,s)=>s%2?x(t):t);function vt({operation:e,sizes:t}){let s=t.map(n=>Number.isInteger(n)?y(n):n.toFixed(1));return`${e.results>1?`${e.results} \xD7 `:""}[${s.join(",\xA0")}]`}var wt=e=>p`[${e.map((t,s)=>p`${s?", ":u}${x(t)}`)}]`;function re(e,{totals:t,bytes:s,dtype:n}){let{operation:o,times:i,numbers:r}=e,c=a=>{let h=e[a],l=i*h,d=i>1?`, in ${i} blocks ${y(l)}`:"";return p`
      <dt>${a==="parameters"?"Parameters":"Multiplications"}</dt>
      <dd>
        ${h?p`${Yt(ie(ot(o[a])))} =
            <b>${y(h)}</b>${d} · ${Ft(l/t[a])} of all`:a==="parameters"?"none":"none that are counted"}
      </dd>
    `};return p`
    <p class="formula">${At(o.formula)}</p>
    <p>${o.words}</p>
    <dl class="costs-of-one">
      <dt>Result</dt>
      <dd>
        ${o.results>1?`${o.results} \xD7 `:u}${wt(o.shape)} =
        <b>${vt(e)}</b>: ${q(r,"number")}${o.step==="tokenization"?", integers":o.view?", the same ones read in another order":`, ${T(r*s)} in ${n}`}${o.kept?"; training keeps them":u}
      </dd>
      ${o.step==="tokenization"?u:[c("parameters"),c("multiplications")]}
    </dl>
    ${o.activation?p`<p class="faint"><code>model.activations(ids, "${o.activation}")</code> shows it.</p>`:u}
  `}var D=e=>e===0?p`<td class="number faint">–</td>`:p`<td class="number"><span class="exact">${y(e)}</span><span class="short">${Gt(e)}</span></td>`;function ae({traced:e,totals:t,layers:s,bytes:n,chosen:o,onChoose:i}){let r=(m,$)=>{let v={ArrowDown:$+1,ArrowUp:$-1,Home:0,End:e.length-1}[m.key];if(e[v]===void 0)return;m.preventDefault(),i(v),m.target.closest("table")?.querySelectorAll("button.operation")?.[v].focus()},c=m=>{let $=e.indexOf(m),{operation:_}=m,v=_.step!=="tokenization"&&!_.view;return p`
      <tr class=${$===o?"chosen":""}>
        <th scope="row">
          <button
            type="button"
            class="operation"
            tabindex=${$===o?0:-1}
            aria-pressed=${$===o?"true":"false"}
            @click=${()=>i($)}
            @keydown=${C=>r(C,$)}
          >${_.name}</button>
        </th>
        <td class="wide faint">${At(_.formula)}</td>
        <td class="shape">
          <span>${vt(m)}</span> <span class="faint symbols">${wt(_.shape)}</span>
        </td>
        ${D(m.parameters)} ${D(m.multiplications)}
        <td class="number">${v?p`${T(m.numbers*n)}${_.kept?p`
                <span class="kept" role="img" aria-label="kept for training">●</span>
              `:p`
                <span class="kept" aria-hidden="true">○</span>
              `}`:p`<span class="faint">–</span>`}</td>
      </tr>
    `},a=m=>e.filter(({operation:$})=>$.step===m),h=(m,$)=>p`
      <tr class="step">
        <th scope="rowgroup" colspan="6">${m}</th>
      </tr>
      ${$.map(c)}
    `,l=a("transformer"),d=yt(l);return p`
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
        <tbody>${h("1 \xB7 Tokenization",a("tokenization"))}</tbody>
        <tbody>${h("2 \xB7 Embedding",a("embedding"))}</tbody>
        <tbody class="block">
        ${h(p`3 · Transformer: one block of ${x("L")} = ${s}`,l)}
        <tr class="sum">
          <th scope="row">all ${s} blocks</th>
          <td class="wide"></td>
          <td></td>
          ${D(d.parameters)} ${D(d.multiplications)}
          <td class="number">${T(d.kept*n)} <span class="kept">●</span></td>
        </tr>
      </tbody>
        <tbody>${h("4 \xB7 Output",a("output"))}</tbody>
        <tbody>${h("5 \xB7 Prediction",a("prediction"))}</tbody>
        <tfoot>
          <tr class="sum">
          <th scope="row">total</th>
          <td class="wide"></td>
          <td></td>
          ${D(t.parameters)} ${D(t.multiplications)}
          <td class="number">${T(t.kept*n)} <span class="kept">●</span></td>
        </tr>
        </tfoot>
      </table>
    </div>
  `}var le=["d_model","n_heads","n_layers","d_ff"],Se=["batch_size","tokens",...le,"vocab_size","context_length"],sn=te("shape-tracer","Shape tracer",e=>{let t=e.get("_operations"),s=e.get("_limits"),n=e.get("_text"),o=e.get("_bytes_per_number"),i=Zt("shape-tracer"),r=t.length-1,c="",a=[...A(1,16,1),...A(5,20,1).map(f=>2**f)],h=[{trait:"batch_size",symbol:"B",words:"texts",stops:A(0,5,1).map(f=>2**f)},{trait:"tokens",symbol:"T",words:"tokens",stops:a},...ht.filter(({trait:f})=>le.includes(f))].map(f=>({...f,stops:f.stops.filter(g=>g<=s[f.trait])})),l=Object.fromEntries([...h.map(({trait:f})=>[f,{first:e.get(f),least:1,most:s[f],whole:!0}]),["dtype",{first:e.get("dtype"),among:Object.keys(o)}],["operation",{first:e.get("operation"),least:0,most:r,whole:!0}]]),d=()=>Object.fromEntries(Se.map(f=>[f,e.get(f)]));function m(f){let g=f.lock_d_ff??e.get("lock_d_ff"),w=f.d_model??e.get("d_model");e.set(g?{...f,d_ff:4*w}:f);let{totals:b}=it(t,d()),M=ft({...d(),n_kv_heads:e.get("n_heads")}),E=`${y(b.parameters)} parameters, ${y(b.multiplications)} multiplications`;e.announce(M?`${E}; ${M}`:E),_?.changed()}function $(f){e.set({operation:f});let[g]=it([t[f]],d()).traced;e.announce(`${g.operation.name}: ${g.sizes.join(" by ")}`),_?.changed()}let _=zt(e,{write:()=>Qt(f=>e.get(f),l).join("&"),read(f){let{traits:g,refused:w}=Xt(Kt(f),l);m({...g,lock_d_ff:g.d_ff===4*g.d_model}),c=w.length?`Not taken from the link: ${w.join("; ")}.`:"",e.redraw()}}),v=new et(s,m,()=>e.redraw(),i),C=new st(e,{at:()=>e.get("operation"),last:()=>r,go:$,next:"Next operation"});function ce(){if(e.get("tokens")!==n.length){let g=n.map(([,w])=>w).join("");return p`<p>Any ${q(e.get("tokens"),"token")}. ${S(`Back to \u201C${g}\u201D`,()=>m({tokens:n.length}))}</p>`}let f=e.get("batch_size");return p`
      <ol class="tokens" aria-label="Tokens">${n.map(([g,w])=>p`<li><span class="token"><bdi>${w.replace(/^ /,"\u2423")}</bdi><span class="id">${g}</span></span></li>`)}</ol>
      ${f>1?p`<p class="faint">and ${q(f-1,"text")} more of the same length</p>`:u}
    `}function pe(){let f=d(),g=e.get("lock_d_ff"),w=ft({...f,n_kv_heads:f.n_heads});return p`
      <div class="sizes">${h.map(b=>v.view(b,f,b.trait==="d_ff"&&g))}</div>
      <p class="warn"
        ?hidden=${!w}>Not buildable: ${w}. H is in no count but that of the scores.</p>
      <div class="buttons">
        ${Dt({label:p`keep ${x("d_ff")} = 4 · ${x("d_model")}`,name:"lock_d_ff",checked:g,onChange:b=>m({lock_d_ff:b})})}
        <label class="dtype">numbers in
          <select @change=${b=>m({dtype:b.target.value})}>
            ${Object.entries(o).sort(([,b],[,M])=>M-b).map(([b])=>p`<option value=${b} ?selected=${R(b===e.get("dtype"))}>${b}</option>`)}
          </select>
        </label>
        ${_?.copyLink()??u}
      </div>
    `}return()=>{let f=d();v.follow(f);let g=o[e.get("dtype")],{traced:w,totals:b}=it(t,f),M=Math.min(e.get("operation"),r),E=(rt,de,ue=u)=>p`
        <div>
          <dt>${rt}</dt>
          <dd><b>${de}</b> <span class="faint">${ue}</span></dd>
        </div>
      `;return p`
      <p class="warn" role="alert" ?hidden=${!c}>${c}</p>
      ${ce()} ${pe()}
      <dl class="totals">
        ${E("Parameters",y(b.parameters),T(b.parameters*g))}
        ${E("Multiplications",y(b.multiplications),p`each with an addition: ${y(2*b.multiplications)} FLOPs`)}
        ${E("Activations kept for training \u25CF",T(b.kept*g),`${y(b.kept*g)} bytes`)}
        ${E("Keys and values kept to go on",T(b.cached*g),`${y(b.cached*g)} bytes`)}
      </dl>
      <div class="layout">
        <div class="chosen-operation">
          ${C.view()}
          <p class="title">${M+1} of ${t.length} · ${t[M].name}</p>
          ${re(w[M],{totals:b,bytes:g,dtype:e.get("dtype")})}
        </div>
        ${ae({traced:w,totals:b,bytes:g,chosen:M,layers:f.n_layers,onChoose(rt){C.pause(),$(rt)}})}
      </div>
      <p
        class="faint">Counted are the multiplications of matrix products, and all ${x("T")}² scores, those
        too that the mask hides. Left out: look-ups, additions, norms, softmax, GELU. ● are the results that
        training keeps for its way back, without what dropout keeps; ○ are not kept.</p>
    `}});export{sn as default};
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
