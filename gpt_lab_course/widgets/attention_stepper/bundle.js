var kt=globalThis,Vt=n=>n,J=kt.trustedTypes,Kt=J?J.createPolicy("lit-html",{createHTML:n=>n}):void 0,St="$lit$",S=`lit$${Math.random().toFixed(9).slice(2)}$`,Mt="?"+S,Je=`<${Mt}>`,O=document,H=()=>O.createComment(""),q=n=>n===null||typeof n!="object"&&typeof n!="function",Et=Array.isArray,Xt=n=>Et(n)||typeof n?.[Symbol.iterator]=="function",vt=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Gt=/-->/g,Qt=/>/g,C=RegExp(`>|${vt}(?:([^\\s"'>=/]+)(${vt}*=${vt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Jt=/'/g,Yt=/"/g,te=/^(?:script|style|textarea|title)$/i,Tt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),h=Tt(1),ee=Tt(2),Os=Tt(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Zt=new WeakMap,N=O.createTreeWalker(O,129);function se(n,t){if(!Et(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return Kt!==void 0?Kt.createHTML(t):t}var ne=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let l=0;l<e;l++){let a=n[l],c,p,d=-1,f=0;for(;f<a.length&&(r.lastIndex=f,p=r.exec(a),p!==null);)f=r.lastIndex,r===D?p[1]==="!--"?r=Gt:p[1]!==void 0?r=Qt:p[2]!==void 0?(te.test(p[2])&&(i=RegExp("</"+p[2],"g")),r=C):p[3]!==void 0&&(r=C):r===C?p[0]===">"?(r=i??D,d=-1):p[1]===void 0?d=-2:(d=r.lastIndex-p[2].length,c=p[1],r=p[3]===void 0?C:p[3]==='"'?Yt:Jt):r===Yt||r===Jt?r=C:r===Gt||r===Qt?r=D:(r=C,i=void 0);let m=r===C&&n[l+1].startsWith("/>")?" ":"";o+=r===D?a+Je:d>=0?(s.push(c),a.slice(0,d)+St+a.slice(d)+S+m):a+S+(d===-2?l:m)}return[se(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},F=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,l=t.length-1,a=this.parts,[c,p]=ne(t,e);if(this.el=n.createElement(c,s),N.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(i=N.nextNode())!==null&&a.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let d of i.getAttributeNames())if(d.endsWith(St)){let f=p[r++],m=i.getAttribute(d).split(S),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?Z:$[1]==="?"?X:$[1]==="@"?tt:B}),i.removeAttribute(d)}else d.startsWith(S)&&(a.push({type:6,index:o}),i.removeAttribute(d));if(te.test(i.tagName)){let d=i.textContent.split(S),f=d.length-1;if(f>0){i.textContent=J?J.emptyScript:"";for(let m=0;m<f;m++)i.append(d[m],H()),N.nextNode(),a.push({type:2,index:++o});i.append(d[f],H())}}}else if(i.nodeType===8)if(i.data===Mt)a.push({type:2,index:o});else{let d=-1;for(;(d=i.data.indexOf(S,d+1))!==-1;)a.push({type:7,index:o}),d+=S.length-1}o++}}static createElement(t,e){let s=O.createElement("template");return s.innerHTML=t,s}};function I(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=q(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=I(n,i._$AS(n,t.values),i,s)),t}var Y=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??O).importNode(e,!0);N.currentNode=i;let o=N.nextNode(),r=0,l=0,a=s[0];for(;a!==void 0;){if(r===a.index){let c;a.type===2?c=new R(o,o.nextSibling,this,t):a.type===1?c=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(c=new et(o,this,t)),this._$AV.push(c),a=s[++l]}r!==a?.index&&(o=N.nextNode(),r++)}return N.currentNode=O,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},R=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=I(this,t,e),q(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Xt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&q(this._$AH)?this._$AA.nextSibling.data=t:this.T(O.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=F.createElement(se(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Y(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Zt.get(t.strings);return e===void 0&&Zt.set(t.strings,e=new F(t)),e}k(t){Et(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(H()),this.O(H()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Vt(t).nextSibling;Vt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=I(this,t,e,0),r=!q(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let l=t,a,c;for(t=o[0],a=0;a<o.length-1;a++)c=I(this,l[s+a],e,a),c===A&&(c=this._$AH[a]),r||=!q(c)||c!==this._$AH[a],c===u?t=u:t!==u&&(t+=(c??"")+o[a+1]),this._$AH[a]=c}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Z=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},X=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},tt=class extends B{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=I(this,t,e,0)??u)===A)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},et=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){I(this,t)}},ie={M:St,P:S,A:Mt,C:1,L:ne,R:Y,D:Xt,V:I,I:R,H:B,N:X,U:tt,B:Z,F:et},Ye=kt.litHtmlPolyfillSupport;Ye?.(F,R),(kt.litHtmlVersions??=[]).push("3.3.3");var oe=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new R(t.insertBefore(H(),o),o,void 0,e??{})}return i._$AI(n),i};var Ze=new Intl.NumberFormat("en-US"),W=n=>Ze.format(n);var re=(n,t)=>`${W(n)} ${t}${n===1?"":"s"}`,st=(n,t=1)=>`${(100*n).toFixed(t)}%`;function nt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Xe(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):W(Math.round(s))} ${t[e]}`.trim()}var Ct=n=>Xe(n,["bytes","kB","MB","GB","TB"]);var M={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},it=n=>(...t)=>({_$litDirective$:n,values:t}),U=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Rs}=ie;var ae=n=>n.strings===void 0;var ts={},le=(n,t=ts)=>n._$AH=t;var E=it(class extends U{constructor(n){if(super(n),n.type!==M.PROPERTY&&n.type!==M.ATTRIBUTE&&n.type!==M.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ae(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===u)return t;let e=n.element,s=n.name;if(n.type===M.PROPERTY){if(t===e[s])return A}else if(n.type===M.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===M.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return le(n),t}});var j=n=>n.target;function ot({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:l=!1}=o,a=h`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${l}
      .value=${E(String(es(s,e)))}
      @pointerdown=${c=>j(c).valueBefore=e}
      @pointercancel=${c=>{let{valueBefore:p}=j(c);p!==void 0&&i(p)}}
      @input=${c=>i(s[j(c).valueAsNumber])}
    >
  `;return n===u?a:h`<label class="slider">${n}${a}</label>`}var Nt=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function es(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var rt=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>h`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${E(e)}
        @change=${o=>s(j(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,x=(n,t,{disabled:e=!1,name:s=""}={})=>h`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,Ot=(n,t,e,s,i="")=>h`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>h`<option value=${String(o)} .selected=${E(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,ce=(n,t,e,s,i)=>h`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>h`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${E(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,he=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return h`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${l=>{let a=Math.round(j(l).valueAsNumber),c=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;j(l).value=String(c),s(c)}}
      >
    </label>
  `};var ss=900,at=class{kit;steps;#t;#e;constructor(t,e){this.kit=t,this.steps=e,this.#e=[0],t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.kit.redraw())}play(){this.pause();let{at:t,last:e,go:s,shows:i}=this.steps;t()>=e()&&s(0),this.#s(),this.#t=setInterval(()=>{t()<e()&&s(t()+1),this.#s(),t()>=e()&&this.pause()},this.steps.pace??ss),i&&this.kit.scrollSoon?.(i),this.kit.redraw()}#s(){this.#e=[this.steps.at(),this.steps.of?.()]}#n(t){this.pause(),this.steps.go(t)}view(){let[t,e]=[this.steps.at(),this.steps.last()],[s,i]=this.#e;(s!==t||i!==this.steps.of?.())&&this.pause();let o=this.#t!==void 0;return h`
      <div class="buttons">
        ${x("Back",()=>this.#n(t-1),{disabled:t===0})}
        ${x(this.steps.next,()=>this.#n(t+1),{disabled:t>=e})}
        ${x(o?"Pause":"Play",()=>o?this.pause():this.play(),{disabled:e===0})}
      </div>
    `}};function lt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var ns=4e3,ct=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=lt(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()||t.reset()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>ns,this.#e?void 0:t}#o(){let t=this.options.page.read();return t===void 0?!1:(this.options.read(t),this.#e=!1,this.#n.cancel(),!0)}enter(){this.#n.flush(),this.options.page.enter()}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return h`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return h`
      <span class="copy-link">
        ${x("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?h`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var de=new WeakMap;function ue(n){let t=new ResizeObserver(()=>It(n));return t.observe(n),()=>t.disconnect()}function It(n){if(n.isConnected)for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||de.get(e)===s)continue;de.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=pe(o.left,o.right,i.left+r,i.right),e.scrollTop+=pe(o.top,o.bottom,i.top,i.bottom)}}function pe(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function fe(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var Bt=Symbol.for("gpt-lab-ids");function ht(n){let t=globalThis;return t[Bt]=(t[Bt]??0)+1,`${n}-${t[Bt]}`}function me(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function $e(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return V(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Lt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ge=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,is={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},os=/[\p{C}\p{Z}]/u,rs=/^\p{M}/u;function V(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function be(n){let t=V(n);if(t===void 0)return h`<span class="bytes">${Lt(n)}</span>`;let e=rs.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!os.test(i)){s+=i;continue}let o=ge(i),[r,l]=is[i]??[o,o];e.push(s,h`<span class="sign" role="img" aria-label=${l}>${r}</span>`),s=""}return h`${e}${s}`}function Pt(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ge(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var as=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),ye={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Rt={number:ye,integer:ye,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===ls(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>as.get(n),rule:()=>"true or false"},text:{encode:n=>me(n),decode:$e,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(we(n))?we(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>xe(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((l,a)=>[s[a],Ae(l,e[s[a]],e)]);return r.some(([,l])=>l===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},we=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),ls=n=>n.replaceAll("%20"," "),xe=(n,t,e={})=>Rt[t.kind].encode(n,t,e),Ae=(n,t,e={})=>Rt[t.kind].decode(n,t,e);function _e(n,t,e,s=()=>({})){let i=(a,c)=>xe(c[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),l={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,l)?[`${a}=${i(a,t)}`]:[]).join("&")}function ve(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(d=>{let f=d.indexOf("=");return f<0?["text",d]:[d.slice(0,f),d.slice(f+1)]}),r=new Map(o),l=new Set(r.keys()),[a,c]=[{},[]],p=()=>({...e,...i({...e,...a},l)});for(let[d,f]of Object.entries(t)){let m=r.get(d),$=m===void 0?p()[d]:Ae(m,f,t);if(f.kind==="parts"&&$!==void 0){let g=$,b=g.filter(y=>s(y,f));for(let y of g)b.includes(y)||c.push(`${y} is not a part of the model`);$=b}else if($===void 0){let{rule:g}=Rt[f.kind];c.push(d==="text"?"its text is damaged":`${d}=${m} is not ${g(f)}`),$=e[d]}a[d]=$}return{values:a,problems:c}}function K(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var cs=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function ke(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(cs(o)&&!e)return!1;let[r,l="0",a="0",c]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return c!==void 0&&!(s&&Number(c)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(l)<t.n_layers&&Number(a)<t.n_heads}var hs=Symbol.for("gpt-lab shared text");function Se(n){let t=globalThis,e=t[hs]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:h`<div class="shared-text">${rt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function dt(n){let[t,e]=n.split("_");return h`<span class="math"><i>${t}</i>${e?h`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}function Me(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function Te({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:l,onDraft:a,onChange:c,...p}){let{disabled:d=!1,id:f}=p,{symbol:m=n,max:$}=t,g=l===void 0?{value:s}:Me(n,l,$),b=g.value===void 0||g.value===s?l:void 0,y=g.value===void 0?g.problem:void 0,L=Ee(s,i,o),k=v=>{a(),c(v)},_=v=>{let z=v.target.value;a(z);let{value:P}=Me(n,z,$);P!==void 0&&c(P)},Qe=v=>{if(v.key!=="ArrowUp"&&v.key!=="ArrowDown")return;v.preventDefault();let z=v.key==="ArrowUp"?i.find(P=>P>s):i.findLast(P=>P<s);z!==void 0&&k(z)};return h`
    <div class="size">
      <label>
        <span class="name">${dt(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${E(b??String(s))}
          ?disabled=${d}
          aria-invalid=${String(!!y)}
          aria-describedby=${y?`${f}-${n}`:u}
          @input=${_}
          @change=${()=>y||a()}
          @keydown=${Qe}
        >
      </label>
      ${ot({value:s,stops:i,disabled:d,onChange:k,label:u,name:`${m}, ${e}: slider`,text:v=>[r(v),Ee(v,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${d?"":L}</p>
      <p class="warn problem" id="${f}-${n}" ?hidden=${!y}>${y?`${y}; the figure still has ${s}`:""}</p>
    </div>
  `}function Ee(n,t,[e,s]=["the slider\u2019s smallest","the slider\u2019s largest"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var ds={commas:W,percent:n=>st(n,0),1:n=>nt(n,1)},pt=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=ht("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return h`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,l=i.value??s,a=c=>this.change(t,c);switch(e.kind){case"switch":return rt({label:r,name:t,checked:!!l,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,l,a);case"text":return this.#o(t,e,r,l);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,l,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,l){let a=s.map(c=>[c,i?.[c]??c]);return e==="select"?Ot(o,a,r,l,t):ce(o,`${this.#t}-${t}`,a,r,l)}#i(t,e,s,i,o,r){let{control:l,names:a,unit:c="",step:p=1}=e,{min:d=e.min??0,max:f=e.max??1/0}=r,m=b=>a?.[b]??(ds[c]??String)(b),$=()=>r.stops??e.stops??Nt(d,f,p),g=()=>$().filter(b=>b>=d&&b<=f);return l==="size"?Te({name:t,setting:e,label:s,value:i,text:m,onChange:o,stops:g(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:b=>{b===void 0?this.#e.delete(t):this.#e.set(t,b),this.redraw()}}):l==="field"?he({label:s,name:t,value:i,min:d,max:f,onChange:o}):l==="select"?Ot(s,Nt(d,f,1).map(b=>[b,m(b)]),i,o,t):ot({label:h`<span>${s} <span class="number">${m(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:g(),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=Pt(this.#e.get(t)??""),l=a=>{let c=a.target.value;Pt(c)?this.#e.set(t,c):this.#e.delete(t),this.#e.has(t)||c===i?this.redraw():this.change(t,c)};return h`
      <div class="text-field">
        <label for=${o}>${s}</label>
        <textarea
          id=${o}
          name=${t}
          rows=${e}
          dir="auto"
          spellcheck="false"
          aria-invalid=${r?"true":u}
          aria-describedby=${r?`${o}-problem`:u}
          .value=${E(this.#e.get(t)??i)}
          @input=${l}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var ps=16,us="<|endoftext|>",ut=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>ps){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,be(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return V(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return V(e)??Lt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return us;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var ft=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;enter;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.enter=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>K(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let l={...r};return Ce(a=>l[a],(a,c)=>{l[a]!==c&&(l[a]=c,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,l)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),l),this.look=(r,l)=>this.client?.look(r,{onTokens:l})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>this.#a(r,l=>l.focus()),this.scrollSoon=r=>this.#a(r,l=>l.scrollIntoView({block:"nearest"})),this.onCleanup=r=>{this.#s.push(r)},this.declared=fe(t,e.get("_limits")),this.id=ht(t.name),this.initial=this.values(),this.state=Ce(r=>e.get(r),(r,l)=>this.change({[r]:l})),this.#t=new pt((r,l)=>this.#r(r,l),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(l=>l.endsWith("-vocabulary"));s&&o&&(this.tokens=new ut(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,l])=>l.shared);if(r&&this.page&&this.host){let[l]=r;this.#e=Se(a=>this.change({[l]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return _e(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=ve(t,this.declared.settings,this.initial,(o,r)=>!e||ke(o,e,r),this.absent);for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;scrollSoon;#a(t,e){this.redraw(),queueMicrotask(()=>queueMicrotask(()=>{let s=this.find(t);s&&e(s)}))}onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function Ce(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var mt=class{asking;client;redraw;problem;again;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.again=!1,this.busy=!1,this.#e=!1,this.#o=0,this.retry=()=>{this.#t=void 0,this.redraw()},this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}retry;async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,c)=>{let p=await this.client.look(a,{onTokens:c,load:!i});return p&&o()?p:await new Promise(()=>{})},l=(a,c)=>{o()&&([this.#s,this.#i,this.#n]=[a,t,e],this.busy=c,this.#r(a),this.redraw())};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let c of a)l(c,!0);else l(await a,!1)}catch(a){if(!o())return;let c=a instanceof Error?a.message:String(a);this.again=!!a.again,this.problem=this.again?`The model did not load: ${c}.`:`The model could not read this: ${c}.`}o()&&(this.busy=!1,this.redraw())}};function Oe(n){let t=Symbol.for(`gpt-lab model ${n}`),e=globalThis;return e[t]??=new Ut}var Ut=class{status={state:"asleep",loaded:0,message:"",snapshots:{}};#t=new Set;#e=new Map;#s=new Set;#n=0;#i;#o;#r=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#a(t){this.status={...this.status,...t};for(let e of this.#t)e()}client(t,e){let s=this.#n+=1;return this.#e.set(s,{source:t,onMessage:e}),{look:(i,o)=>this.#l({type:"look",client:s,id:i,...o}),stop:()=>this.#l({type:"stop",client:s}),end:()=>{this.#e.delete(s),this.#l({type:"end",client:s})}}}#l(t){this.#i?this.#i.postMessage(t):this.#r.push(t)}async ensureLoaded(t,e=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!e)){if(!e&&ms())return this.#a({state:"asking"});this.#a({state:"loading",loaded:0,message:""});try{this.#o??=$s(t).catch(c=>{throw this.#o=void 0,c});let i=Ne(t,"lab-model",t.model.get("size")),[o,r]=await Promise.all([this.#o,i]);this.#i||this.#c(this.#i=o);let l=t.model.get("version"),a=s==="failed";o.postMessage({type:"load",source:{...r,again:a},sha256:l});for(let c of this.#r.splice(0))o.postMessage(c)}catch(i){let o=i instanceof Error?i.message:String(i);this.#a({state:"failed",message:o})}}}#c(t){t.onmessage=({data:s})=>{s.type==="wanted"?this.#h(t,s.snapshot,s.client):"snapshot"in s&&s.snapshot?this.#d(s,s.snapshot):s.type==="progress"?this.#a({loaded:s.loaded}):s.type==="failed"?this.#a({state:"failed",message:s.message}):s.type==="ready"?this.#a({state:"ready"}):"client"in s&&this.#e.get(s.client)?.onMessage(s)};let e=()=>t.postMessage({type:"hidden",hidden:document.hidden});document.addEventListener("visibilitychange",e),e()}async#h(t,e,s){this.#a({snapshots:{...this.status.snapshots,[e]:0}});let{source:i}=this.#e.get(s)??{},{size:o,sha256:r=""}=jt(i)[e]??{},l=i&&o?await Ne(i,`lab-model-${e}`,o).catch(fs):{problem:"its widget has no such file"},a=this.#s.has(e);t.postMessage({type:"load",source:{...l,again:a},sha256:r,snapshot:e})}#d(t,e){let{[e]:s,...i}=this.status.snapshots;t.type==="failed"&&this.#s.add(e);let o=t.type==="progress"?{[e]:t.loaded}:{};this.#a({snapshots:{...i,...o}})}},jt=n=>n?.model.get("snapshots")??{},fs=n=>({problem:n instanceof Error?n.message:String(n)}),ms=()=>!!navigator.connection?.saveData;async function Ne({model:n,page:t},e,s){if(t?.source)return await t.source(e,s);let{buffer:i,byteOffset:o,byteLength:r}=await K(n,e);return{bytes:new Uint8Array(i,o,r).slice()}}async function $s({model:n}){let t=await K(n,"engine"),e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return await gs(e).catch(()=>bs(e)).finally(()=>URL.revokeObjectURL(e))}async function gs(n){let t=new Worker(n);return await new Promise((e,s)=>{t.onerror=s,t.onmessage=()=>e(t)})}async function bs(n){await import(n);let{port1:t,port2:e}=new MessageChannel;return globalThis.gptLabEngine(e),t}var ys=3e3;function Ie(n){let t=new AbortController,e=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",e,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||n(),{timeout:ys}):setTimeout(()=>t.signal.aborted||n(),500))};return document.readyState==="complete"?e():addEventListener("load",e,{once:!0,signal:t.signal}),()=>t.abort()}var ws="These are the lab model\u2019s numbers.",Be=(n,t,e)=>h`<p class="status-line faint"><label>Loading ${n}, ${Ct(e)}
    <progress max=${e} value=${t||u}></progress></label></p>`;function Le(n,t=ws){let e=h`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o,snapshots:r}=n.status,l=()=>n.load(!0);if(s==="asking")return h`<p class="status-line">Your browser is set to save data. ${x(`Load the model (${Ct(n.size)})`,l)}</p>`;if(s==="failed")return h`<p class="status-line warn" role="alert">The model did not load: ${o}. ${x("Try again",l)}</p>`;if(s==="loading")return Be("the model",i,n.size);for(let[a,{size:c}]of Object.entries(jt(n.kit))){let p=r[a];if(p!==void 0)return Be(`the model after ${a}% of its training`,p,c)}return e}function Pe(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let c=a.target.closest("[data-tip]");c!==e&&(s(),c&&(e=c,t.textContent=c.getAttribute("data-tip"),n.append(t),t.hidden=!1,xs(t,c.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,l={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,c]of Object.entries({...l,keydown:o}))n.addEventListener(a,c,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function xs(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var As=n=>n.stopPropagation();function Re(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=c=>{"show"in s?s.show(c):oe(c,s)},l=new ft(n,e,i,o),a=c=>{if(l.dispose(),r(_s(n.title,c)),!o)throw c;console.warn(c)};try{await l.load();let c=new zt(l,await t(l));l.draw=()=>{try{r(c.view()),o&&It(o)}catch(p){a(p)}},o&&(l.onCleanup(Pe(o)),l.onCleanup(ue(o))),l.draw()}catch(c){a(c)}return()=>l.dispose()}}}var zt=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=lt(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,first:l,publish:a}=e;if(o&&r&&(this.#s=new mt({question:o,answer:r,first:l},i,()=>t.redraw(),p=>a&&t.publish(a(p)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let c=new ct({page:s,write:()=>t.writeLink(),read:p=>t.readLink(p),reset:()=>t.reset(),redraw:()=>t.redraw(),find:p=>t.find(p)});this.#n=c,t.onChange=()=>c.changed(),t.enter=()=>c.enter(),t.onCleanup(()=>c.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return h`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${As}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
            ${x("Reset",()=>t.reset(),{disabled:!t.changed,name:"reset"})}
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
          ${this.#s?.again?x("Try again",this.#s.retry):u}</p>
        ${r?Le(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return h`
      <div class="question">
        <p>${t}</p>
        ${s?x("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?h`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>x(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},_s=(n,t)=>h`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Dt=class n{edits;start;captured;names;empty;#t;constructor(t=[],e={}){this.edits=e,this.start=0,this.captured=new Map,this.#t="",this.names=t instanceof Set?t:new Set(t),this.empty=this.names.size===0&&Object.keys(e).length===0}scoped(t){if(this.empty)return this;let e=new n(this.names,this.edits);return e.captured=this.captured,e.start=this.start,e.#t=`${this.#t}${t}.`,e}has(...t){return!this.empty&&t.some(e=>this.names.has(this.#t+e)||this.#t+e in this.edits)}apply(t,e,s){if(this.empty)return e;let i=this.#t+t,o=this.edits[i];if(o){let r=o(e.slice(),s,this.start);if(!(r instanceof Float32Array))throw new TypeError(`the edit of ${i} returned ${r}, not a Float32Array`);if(r.length!==e.length)throw new RangeError(`the edit of ${i} made ${r.length} numbers of [${s.join(", ")}]`);e=r}return this.names.has(i)&&this.captured.set(i,{values:e.slice(),shape:s}),e}},vs=new Dt;function Ue(n,t=0,e=n.length){let s=-1/0;for(let o=t;o<t+e;o++)n[o]>s&&(s=n[o]);let i=0;for(let o=t;o<t+e;o++)i+=n[o]=Math.exp(n[o]-s);for(let o=t;o<t+e;o++)n[o]/=i;return n}function Ht({q:n,k:t,v:e}){let s=Math.sqrt(n[0].length),i=n.map(c=>t.map(p=>je(c,p))),o=i.map(c=>c.map(p=>p/s)),r=o.map((c,p)=>c.map((d,f)=>f<=p?d:-1/0)),l=r.map(c=>Ue([...c])),a=l.map(c=>e[0].map((p,d)=>je(c,e.map(f=>f[d]))));return{q:n,k:t,v:e,scores:i,scaled:o,masked:r,weights:l,output:a}}var je=(n,t)=>n.reduce((e,s,i)=>e+s*t[i],0),ze=(n,t)=>n.map((e,s)=>[s,e*t[s]]).sort((e,s)=>Math.abs(s[1])-Math.abs(e[1]));function De({values:n,shape:[t,e,s]},i,o){let r=Math.floor(i*t/o);return Array.from({length:e},(l,a)=>[...n.subarray((r*e+a)*s,(r*e+a+1)*s)])}var ks="notebooks/03_attention.html",Ss=n=>n.replace("\u221Ad_head","sqrt-d-text-head").toLowerCase().replaceAll(/[^a-z0-9]+/g,"-").replaceAll(/^-|-$/g,"");function He(n,t){let e=n?globalThis.document?.documentElement?.dataset.content_root:void 0;return h`<p class="faint">Lesson 3 builds this: ${e===void 0?t:h`<a href="${e}${ks}#${Ss(t)}">${t}</a>`}</p>`}var $t=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var gt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let l=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:l.length,merged:o}}}#r(t){let e=t.map((l,a)=>a-1),s=t.map((l,a)=>a+1),i=new $t,o=l=>{let a=this.#n.get(t[l]*65536+t[s[l]]);a!==void 0&&i.push(a*2**32+l)};for(let l=0;l+1<t.length;l++)o(l);let r=[];for(;i.size;){let l=i.pop(),a=l%2**32,c=Math.floor(l/2**32),p=s[a],[d,f]=this.parts(c);t[a]!==d||t[p]!==f||(t[a]=c,t[p]=-1,s[a]=s[p],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,c]))}return r}};var Ms="<|endoftext|>",bt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new gt(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Ms)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var qt=class extends Error{again;constructor(t,e=!1){super(t),this.again=e}},yt=class{kit;host;size;#t;#e;#s;constructor(t){this.kit=t,this.#e=0,this.host=Oe(t.data("version")),this.size=t.data("size"),this.#t=this.host.client(t,s=>{s.id===this.#e&&(s.type==="token"?this.#s?.onTokens?.(s.tokens):s.type==="seen"?this.#s?.resolve(s):this.#s?.reject(new qt(s.message,s.again)))});let e=()=>this.load();for(let s of["pointerover","focusin","touchstart"])t.host?.addEventListener(s,e,{passive:!0}),t.onCleanup(()=>t.host?.removeEventListener(s,e));t.onCleanup(this.host.watch(()=>t.redraw())),t.page&&t.onCleanup(Ie(e))}get status(){return this.host.status}load(t=!1){this.host.ensureLoaded(this.kit,t)}look(t,{onTokens:e,load:s=!0}={}){return this.#s?.resolve(void 0),this.#e+=1,s&&this.load(),this.#t.look(this.#e,t),new Promise((i,o)=>this.#s={resolve:i,reject:o,onTokens:e})}stop(){this.#s?.resolve(void 0),this.#e+=1,this.#t.stop()}end(){this.#t.end()}};var Es={name:"attention-stepper",title:"Attention, step by step",assets:["lab-vocabulary","lab-model","engine"],settings:{text:{kind:"text",label:"Your text",rows:2,shared:!0},layer:{kind:"integer",label:"Block",control:"select",min:0,max:5},head:{kind:"integer",label:"Head",control:"select",min:0,max:5},step:{kind:"integer",min:0,max:6},query:{kind:"position",min:0},key:{kind:"position",min:0}},examples:[["A head that looks at several tokens",{text:"The capital of France is",layer:1,head:4}],["One that looks at itself",{text:"The capital of France is",layer:0,head:3}],["One that finds what came next last time",{text:"red blue seven tree red blue seven",layer:1,head:5}]]},qe={...Es,Tokenizer:bt,Client:yt};var Fe="important",Ts=" !"+Fe,wt=it(class extends U{constructor(n){if(super(n),n.type!==M.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let o=typeof i=="string"&&i.endsWith(Ts);s.includes("-")||o?e.setProperty(s,o?i.slice(0,-11):i,o?Fe:""):e[s]=i}}return A}});function We(n,t,e,s,i){let r={ArrowLeft:t-1,ArrowRight:t+1,Home:0,End:e-1,...i?{ArrowUp:t-i,ArrowDown:t+i}:{}}[n.key];if(r===void 0||r<0||r>=e)return;n.preventDefault(),s(r),n.target.closest("ol, tbody")?.querySelectorAll("button")[r]?.focus()}function Ve(n,[t,e],[s,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[l,a]=r[n.key]??[-1,-1];if(l<0||l>=s||a<0||a>=i)return;n.preventDefault(),o(l,a),n.target.closest("table")?.tBodies[0].rows[l].querySelectorAll("button")?.[a].focus()}function Cs(n){let t=`${(100*Math.max(0,Math.min(1,n))).toFixed(1)}%`,e=`clamp(0%, (var(--heat-turn) - ${t}) * 1000, 100%)`;return{background:`color-mix(in oklab, var(--heat) ${t}, var(--paper))`,color:`color-mix(in srgb, var(--pale-ink) ${e}, var(--heat-ink))`}}function Ke({rows:n,rowNames:t,columnNames:e,text:s,selected:i,onSelect:o,...r}){let l=n.flat(),[a,c]=r.range??[Math.min(...l),Math.max(...l)],p=[n.length,e.length];return h`
    <div class="scrolls">
      <table class="heat-map">
        <caption><span>${r.caption}</span></caption>
        <thead>
          <tr><td></td>${e.map(d=>h`<th scope="col">${d}</th>`)}</tr>
        </thead>
        <tbody>
        ${n.map((d,f)=>h`
            <tr class=${f===i[0]?"chosen":""}>
              <th scope="row">${t[f]}</th>
              ${d.map((m,$)=>{let g=f===i[0]&&$===i[1],b=c>a?(m-a)/(c-a):0;return h`<td data-in-view=${g?`${f},${$}`:u}><button
                  type="button"
                  tabindex=${g?0:-1}
                  aria-pressed=${g?"true":"false"}
                  aria-label="${t[f]}, ${e[$]}: ${s(m)}"
                  data-tip="${t[f]} → ${e[$]}: ${s(m)}"
                  style=${wt(Cs(b))}
                  @click=${()=>o(f,$)}
                  @keydown=${y=>Ve(y,[f,$],p,o)}
                >${s(m)}</button></td>`})}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
  `}var w=n=>n===-1/0?"\u2212\u221E":nt(n,2),Ns=(n,t)=>({fill:n<0?"var(--below)":"var(--heat)","fill-opacity":t>0?String(Math.min(1,Math.abs(n)/t)):"0"}),xt=(n,t)=>h`
    <svg class="strip" viewBox="0 0 ${n.length} 1" preserveAspectRatio="none"
      aria-hidden="true">${Array.from(n,(e,s)=>ee`<rect x=${s} y="0" width="0.94" height="1" style=${wt(Ns(e,t))}></rect>`)}</svg>
  `,G=n=>Math.max(...n.map(t=>Math.max(...Array.from(t,Math.abs))));function At({caption:n,rows:t,names:e,selected:s,onSelect:i,beside:o,...r}){let{largest:l=G(t)}=r;return h`
    <table class="strips">
      <caption>${n}</caption>
      <tbody>
        ${t.map((a,c)=>h`
            <tr class=${c===s?"chosen":""}>
              <th scope="row"><button
                type="button"
                tabindex=${c===s?0:-1}
                aria-pressed=${c===s?"true":"false"}
                @click=${()=>i(c)}
                @keydown=${p=>We(p,c,t.length,i,1)}
              ><bdi>${e[c]}</bdi></button></th>
              ${o?h`<td class="number">${o[c]}</td>`:u}
              <td class="cells">${xt(a,l)}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var Ft=(n,t,e)=>h`
    <ol class="row-numbers" aria-label=${n}>
      ${Array.from(t,(s,i)=>h`<li class=${i===e?"lit":""}>${w(s)}</li>`)}
    </ol>
  `;var T=n=>`\u201C${n}\u201D`,Ge=(n,t)=>({all:e,names:s,query:i,onSelect:o})=>h`
    ${At({caption:`${n}, [${e[t].length}, ${e[t][0].length}]`,rows:e[t],names:s,selected:i,onSelect:o})}
    <p>Its row for ${T(s[i])}, ${e[t][0].length} numbers:</p>
    ${Ft(`${n} of ${s[i]}`,e[t][i])}
  `;function _t(n,t,{all:e,names:s,query:i,key:o,onSelect:r}){let l=e[t],a=l.flat().filter(Number.isFinite);return Ke({caption:n,rows:l,rowNames:s,columnNames:s,text:w,range:t==="weights"?[0,1]:[Math.min(...a),Math.max(...a)],selected:[i,o],onSelect:r})}var Q=[{name:"Queries",formula:h`<i>Q</i> = <i>x</i>·<i>W</i><sub>Q</sub> + <i>b</i><sub>Q</sub>`,explanation:"Each token\u2019s normalized vector, times a matrix that was learned: what the token looks for.",section:"Where do queries, keys and values come from?",draw:Ge("Q","q")},{name:"Keys",formula:h`<i>K</i> = <i>x</i>·<i>W</i><sub>K</sub> + <i>b</i><sub>K</sub>`,explanation:"The same vectors, times another matrix: what each token can be found by.",section:"Where do queries, keys and values come from?",draw:Ge("K","k")},{name:"Scores",formula:h`<i>S</i> = <i>Q</i>·<i>K</i><sup>⊤</sup>`,explanation:"How well each query fits each key: their dot product.",section:"Who should I listen to?",draw(n){let{all:t,names:e,query:s,key:i}=n,[o,r]=[t.q[s],t.k[i]],[l,a,c]=ze(o,r).map(([p])=>`${w(o[p])} \xD7 ${w(r[p])}`);return h`
        ${_t("S: a row for each token that looks","scores",n)}
        <p class="line">Query of ${T(e[s])} ${xt(o,G(t.q))}</p>
        <p class="line">Key of ${T(e[i])} ${xt(r,G(t.k))}</p>
        <p class="sum">Number by number multiplied and added up, the largest first:
          ${l} + ${a} + ${c} + … = <b>${w(t.scores[s][i])}</b></p>
      `}},{name:"Scaling",formula:h`<i>S</i> / √${dt("d_head")}`,explanation:"Sums of many products vary widely, and softmax of scores far apart looks at one token alone.",section:"Why divide by \u221Ad_head?",draw(n){let{all:t,query:e,key:s}=n,i=t.q[0].length;return h`
        ${_t("S / \u221Ad_head","scaled",n)}
        <p class="sum">${w(t.scores[e][s])} / √${i} =
          ${w(t.scores[e][s])} / ${w(Math.sqrt(i))} =
          <b>${w(t.scaled[e][s])}</b></p>
      `}},{name:"Mask",formula:h`−∞ where <i>s</i> &gt; <i>t</i>`,explanation:"No token may look at what comes after it: the model is to predict that.",section:"Don't peek",draw(n){let{names:t,query:e,key:s}=n;return h`
        ${_t("What each token may look at","masked",n)}
        <p class="sum">${T(t[e])} stands at position ${e},
          ${T(t[s])} at ${s}: ${s>e?h`<b>hidden</b>`:h`<b>it may look</b>`}. It sees ${e+1} of ${t.length} tokens.</p>
      `}},{name:"Softmax",formula:h`<i>A</i> = softmax(<i>S</i>)`,explanation:"Each row becomes shares that add up to 1: how much of its attention goes where.",section:"Who should I listen to?",draw(n){let{all:t,names:e,query:s,key:i}=n,o=t.masked[s],r=Math.max(...o),l=o.map(c=>Math.exp(c-r)),a=l.reduce((c,p)=>c+p);return h`
        ${_t("A: the attention weights","weights",n)}
        <p>The row’s largest score, ${w(r)}, is first subtracted from all. The shares stay
          the same, and no power gets too large for the computer.</p>
        <p class="sum">${T(e[s])} to ${T(e[i])}:
          ${w(o[i])} − (${w(r)}) = ${w(o[i]-r)}, and
          e^${w(o[i]-r)} = ${w(l[i])}. Divided by ${w(a)}, the sum
          of its row: <b>${w(t.weights[s][i])}</b></p>
      `}},{name:"Weighted sum",formula:h`<i>A</i>·<i>V</i>`,explanation:"What each token has to give, its value, taken by its share: the head\u2019s output.",section:"Where do queries, keys and values come from?",draw({all:n,names:t,query:e,key:s,onSelect:i}){let o=G(n.v);return h`
        ${At({caption:`Each token\u2019s value, times its share for ${T(t[e])}`,rows:n.v.map((r,l)=>r.map(a=>a*n.weights[e][l])),names:t,selected:s,onSelect:r=>i(e,r),largest:o,beside:n.weights[e].map(r=>st(r,0))})}
        ${At({caption:`The output, [${n.output.length}, ${n.output[0].length}]`,rows:n.output,names:t,selected:e,onSelect:r=>i(r),largest:o})}
        <p>What ${T(t[e])} gets:</p>
        ${Ft(`Output of ${t[e]}`,n.output[e],0)}
        <p class="sum">Its first number: ${t.slice(0,e+1).map((r,l)=>l).sort((r,l)=>n.weights[e][l]-n.weights[e][r]).slice(0,3).map(r=>`${w(n.weights[e][r])} \xD7 ${w(n.v[r][0])}`).join(" + ")}${e>2?" + \u2026":""} = <b>${w(n.output[e][0])}</b></p>
      `}}];var Wt=16,eo=Re(qe,n=>{let{state:t,data:e,tokens:s,control:i,change:o,define:r}=n,{n_heads:l}=e("sizes"),{ids:a,...c}=e("numbers"),p=new at(n,{at:()=>t.step,last:()=>Q.length-1,go:d=>o({step:d}),next:"Next step"});return r({first:{ids:a,all:Ht(c)},question:()=>({ids:s.input(t.text).slice(0,Wt),layer:t.layer,head:t.head}),async answer({ids:d,layer:f,head:m},$){let g=["q","k","v"].map(_=>`blocks.${f}.attention.${_}`),{activations:b}=await $({ids:d,names:g}),[y,L,k]=g.map(_=>De(b[_],m,l));return{ids:d,all:Ht({q:y,k:L,v:k})}},follow:d=>"text"in d?{query:null,key:null,...d}:d,announcement(){let{name:d,explanation:f}=Q[t.step];return`Step ${t.step+1}, ${d}. ${f}`},view(d){if(!d)return u;let{ids:f,all:m}=d,$=f.length-1,g=Math.min(t.query??$,$),b=m.weights[g].indexOf(Math.max(...m.weights[g])),y=Q[t.step],L=s.input(t.text).length;return h`
        <div class="buttons">${i("layer")} ${i("head")} ${p.view()}</div>
        <ol class="steps" aria-label="Steps">
          ${Q.map(({name:k},_)=>h`<li><button
              type="button"
              aria-current=${_===t.step?"step":u}
              @click=${()=>{p.pause(),o({step:_})}}
            >${_+1} ${k}</button></li>`)}
        </ol>
        <div class="step">
          <p><b>${y.name}</b> <span class="math formula">${y.formula}</span></p>
          <p>${y.explanation}</p>
          ${y.draw({all:m,names:f.map(k=>s.name(k)),query:g,key:Math.min(t.key??b,$),onSelect:(k,_)=>o({query:k,key:_??null})})}
          ${He(n.page!==void 0,y.section)}
        </div>
        ${L>Wt?h`<p class="faint">Drawn are the first ${Wt} of ${re(L,"token")}.
            Tokens that come later change nothing about these.</p>`:u}
      `}})});export{eo as default};
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
