var gt=globalThis,Bt=n=>n,J=gt.trustedTypes,It=J?J.createPolicy("lit-html",{createHTML:n=>n}):void 0,bt="$lit$",v=`lit$${Math.random().toFixed(9).slice(2)}$`,wt="?"+v,Ne=`<${wt}>`,M=document,j=()=>M.createComment(""),z=n=>n===null||typeof n!="object"&&typeof n!="function",xt=Array.isArray,Ut=n=>xt(n)||typeof n?.[Symbol.iterator]=="function",$t=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ot=/-->/g,Rt=/>/g,E=RegExp(`>|${$t}(?:([^\\s"'>=/]+)(${$t}*=${$t}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Pt=/'/g,Lt=/"/g,Dt=/^(?:script|style|textarea|title)$/i,yt=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),p=yt(1),ns=yt(2),is=yt(3),A=Symbol.for("lit-noChange"),u=Symbol.for("lit-nothing"),Ht=new WeakMap,C=M.createTreeWalker(M,129);function jt(n,t){if(!xt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return It!==void 0?It.createHTML(t):t}var zt=(n,t)=>{let e=n.length-1,s=[],i,o=t===2?"<svg>":t===3?"<math>":"",r=D;for(let c=0;c<e;c++){let a=n[c],l,d,h=-1,f=0;for(;f<a.length&&(r.lastIndex=f,d=r.exec(a),d!==null);)f=r.lastIndex,r===D?d[1]==="!--"?r=Ot:d[1]!==void 0?r=Rt:d[2]!==void 0?(Dt.test(d[2])&&(i=RegExp("</"+d[2],"g")),r=E):d[3]!==void 0&&(r=E):r===E?d[0]===">"?(r=i??D,h=-1):d[1]===void 0?h=-2:(h=r.lastIndex-d[2].length,l=d[1],r=d[3]===void 0?E:d[3]==='"'?Lt:Pt):r===Lt||r===Pt?r=E:r===Ot||r===Rt?r=D:(r=E,i=void 0);let m=r===E&&n[c+1].startsWith("/>")?" ":"";o+=r===D?a+Ne:h>=0?(s.push(l),a.slice(0,h)+bt+a.slice(h)+v+m):a+v+(h===-2?c:m)}return[jt(n,o+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},F=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let o=0,r=0,c=t.length-1,a=this.parts,[l,d]=zt(t,e);if(this.el=n.createElement(l,s),C.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(i=C.nextNode())!==null&&a.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let h of i.getAttributeNames())if(h.endsWith(bt)){let f=d[r++],m=i.getAttribute(h).split(v),$=/([.?@])?(.*)/.exec(f);a.push({type:1,index:o,name:$[2],strings:m,ctor:$[1]==="."?K:$[1]==="?"?X:$[1]==="@"?Q:B}),i.removeAttribute(h)}else h.startsWith(v)&&(a.push({type:6,index:o}),i.removeAttribute(h));if(Dt.test(i.tagName)){let h=i.textContent.split(v),f=h.length-1;if(f>0){i.textContent=J?J.emptyScript:"";for(let m=0;m<f;m++)i.append(h[m],j()),C.nextNode(),a.push({type:2,index:++o});i.append(h[f],j())}}}else if(i.nodeType===8)if(i.data===wt)a.push({type:2,index:o});else{let h=-1;for(;(h=i.data.indexOf(v,h+1))!==-1;)a.push({type:7,index:o}),h+=v.length-1}o++}}static createElement(t,e){let s=M.createElement("template");return s.innerHTML=t,s}};function N(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,o=z(t)?void 0:t._$litDirective$;return i?.constructor!==o&&(i?._$AO?.(!1),o===void 0?i=void 0:(i=new o(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=N(n,i._$AS(n,t.values),i,s)),t}var Z=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??M).importNode(e,!0);C.currentNode=i;let o=C.nextNode(),r=0,c=0,a=s[0];for(;a!==void 0;){if(r===a.index){let l;a.type===2?l=new L(o,o.nextSibling,this,t):a.type===1?l=new a.ctor(o,a.name,a.strings,this,t):a.type===6&&(l=new tt(o,this,t)),this._$AV.push(l),a=s[++c]}r!==a?.index&&(o=C.nextNode(),r++)}return C.currentNode=M,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},L=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=u,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=N(this,t,e),z(t)?t===u||t==null||t===""?(this._$AH!==u&&this._$AR(),this._$AH=u):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ut(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==u&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(M.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=F.createElement(jt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let o=new Z(i,this),r=o.u(this.options);o.p(e),this.T(r),this._$AH=o}}_$AC(t){let e=Ht.get(t.strings);return e===void 0&&Ht.set(t.strings,e=new F(t)),e}k(t){xt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let o of t)i===e.length?e.push(s=new n(this.O(j()),this.O(j()),this,this.options)):s=e[i],s._$AI(o),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=Bt(t).nextSibling;Bt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},B=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,o){this.type=1,this._$AH=u,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=u}_$AI(t,e=this,s,i){let o=this.strings,r=!1;if(o===void 0)t=N(this,t,e,0),r=!z(t)||t!==this._$AH&&t!==A,r&&(this._$AH=t);else{let c=t,a,l;for(t=o[0],a=0;a<o.length-1;a++)l=N(this,c[s+a],e,a),l===A&&(l=this._$AH[a]),r||=!z(l)||l!==this._$AH[a],l===u?t=u:t!==u&&(t+=(l??"")+o[a+1]),this._$AH[a]=l}r&&!i&&this.j(t)}j(t){t===u?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},K=class extends B{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===u?void 0:t}},X=class extends B{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==u)}},Q=class extends B{constructor(t,e,s,i,o){super(t,e,s,i,o),this.type=5}_$AI(t,e=this){if((t=N(this,t,e,0)??u)===A)return;let s=this._$AH,i=t===u&&s!==u||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,o=t!==u&&(s===u||i);i&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},tt=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){N(this,t)}},Ft={M:bt,P:v,A:wt,C:1,L:zt,R:Z,D:Ut,V:N,I:L,H:B,N:X,U:Q,B:K,F:tt},Be=gt.litHtmlPolyfillSupport;Be?.(F,L),(gt.litHtmlVersions??=[]).push("3.3.3");var Vt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let o=e?.renderBefore??null;s._$litPart$=i=new L(t.insertBefore(j(),o),o,void 0,e??{})}return i._$AI(n),i};var Ie=new Intl.NumberFormat("en-US"),w=n=>Ie.format(n);var S=(n,t)=>`${w(n)} ${t}${n===1?"":"s"}`,I=(n,t=1)=>`${(100*n).toFixed(t)} %`;function Wt(n,t){let e=Math.abs(n).toFixed(t);return n<0&&Number(e)>0?`\u2212${e}`:e}function Oe(n,t){let e=n<1?0:Math.min(Math.floor(Math.log10(n)/3),t.length-1),s=n/1e3**e;return`${s<1e3?String(Number(s.toPrecision(3))):w(Math.round(s))} ${t[e]}`.trim()}var At=n=>Oe(n,["bytes","kB","MB","GB","TB"]);function _(n){let[t,e]=n.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:u}</span>`}var O={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},qt=n=>(...t)=>({_$litDirective$:n,values:t}),et=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:ps}=Ft;var Gt=n=>n.strings===void 0;var Re={},Yt=(n,t=Re)=>n._$AH=t;var k=qt(class extends et{constructor(n){if(super(n),n.type!==O.PROPERTY&&n.type!==O.ATTRIBUTE&&n.type!==O.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Gt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===u)return t;let e=n.element,s=n.name;if(n.type===O.PROPERTY){if(t===e[s])return A}else if(n.type===O.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===O.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return Yt(n),t}});var H=n=>n.target;function st({label:n,name:t,value:e,stops:s,onChange:i,...o}){let{text:r=String,disabled:c=!1}=o,a=p`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${c}
      .value=${k(String(Pe(s,e)))}
      @pointerdown=${l=>H(l).valueBefore=e}
      @pointercancel=${l=>{let{valueBefore:d}=H(l);d!==void 0&&i(d)}}
      @input=${l=>i(s[H(l).valueAsNumber])}
    >
  `;return n===u?a:p`<label class="slider">${n}${a}</label>`}var _t=(n,t,e)=>Array.from({length:Math.round((t-n)/e)+1},(s,i)=>Number((n+i*e).toFixed(6)));function Pe(n,t){let e=n.map(s=>Math.abs(s-t));return e.indexOf(Math.min(...e))}var nt=({label:n,name:t,checked:e,onChange:s,effect:i=u})=>p`
    <label class="switch">
      <input
        type="checkbox"
        name=${t}
        .checked=${k(e)}
        @change=${o=>s(H(o).checked)}
      >
      <span>${n}</span>
      <span class="number faint effect">${i}</span>
    </label>
  `,T=(n,t,{disabled:e=!1,name:s=""}={})=>p`
    <button
      type="button"
      class=${s||u}
      aria-disabled=${e?"true":u}
      @click=${()=>e||t()}
    >${n}</button>
  `,vt=(n,t,e,s,i="")=>p`
    <label>${n}
      <select name=${i||u} @change=${o=>s(t[o.target.selectedIndex][0])}>
        ${t.map(([o,r])=>p`<option value=${String(o)} .selected=${k(o===e)}>${r}</option>`)}
      </select>
    </label>
  `,Jt=(n,t,e,s,i)=>p`
    <fieldset class="choices">
      <legend>${n}</legend>
      ${e.map(([o,r])=>p`<label><input
          type="radio"
          name=${t}
          value=${String(o)}
          .checked=${k(o===s)}
          @change=${()=>i(o)}
        > ${r}</label>`)}
    </fieldset>
  `,Zt=({label:n,name:t,value:e,onChange:s,...i})=>{let{min:o=-1/0,max:r=1/0}=i;return p`
    <label class="slider"><span>${n}</span>
      <input
        type="number"
        name=${t}
        min=${Number.isFinite(o)?o:u}
        max=${Number.isFinite(r)?r:u}
        step="1"
        .value=${String(e)}
        @change=${c=>{let a=Math.round(H(c).valueAsNumber),l=Number.isFinite(a)?Math.min(Math.max(a,o),r):e;H(c).value=String(l),s(l)}}
      >
    </label>
  `};function it(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var Le=4e3,ot=class{options;#t;#e;#s;#n;constructor(t){this.options=t,this.#t="",this.#n=it(400,()=>{let e=this.#e;this.options.page.write(this.#i()),this.#e!==e&&this.options.redraw()}),this.#s=t.page.listen(()=>this.#o()),queueMicrotask(()=>this.#o())}#i(){let t=this.options.write();return this.#e=(t?.length??0)>Le,this.#e?void 0:t}#o(){let t=this.options.page.read();t!==void 0&&(this.options.read(t),this.#e=!1,this.#n.cancel())}changed(){this.#t="",this.#n()}dispose(){this.#n.cancel(),this.#s()}async#r(){if(this.#n.flush(),this.#e)return;let t=this.options.page.link();try{await navigator.clipboard.writeText(t),this.#t="Copied."}catch{this.#t=t}this.options.redraw(),await Promise.resolve(),this.options.find(".copy-link input")?.select()}copyLink(){if(this.#e===void 0&&this.#i(),this.#e)return p`<span class="faint">This text is too long for a link.</span>`;let t=this.#t==="Copied.";return p`
      <span class="copy-link">
        ${T("Copy link",()=>this.#r())}
        <span class="faint" role="status">${t?"Copied.":this.#t&&"Copy this:"}</span>
        ${this.#t&&!t?p`<input type="text" readonly .value=${this.#t} aria-label="Link to this view">`:u}
      </span>
    `}};var Kt=new WeakMap;function Qt(n){for(let t of n.querySelectorAll("[data-in-view]")){let e=t.closest(".scrolls"),s=t.dataset.inView??"";if(!e||Kt.get(e)===s)continue;Kt.set(e,s);let[i,o]=[e.getBoundingClientRect(),t.getBoundingClientRect()],r=parseFloat(getComputedStyle(e).scrollPaddingLeft)||0;e.scrollLeft+=Xt(o.left,o.right,i.left+r,i.right),e.scrollTop+=Xt(o.top,o.bottom,i.top,i.bottom)}}function Xt(n,t,e,s){return t>s?Math.min(t-s+12,n-e):n<e?n-e-12:0}function te(n,t={}){let e=Object.entries(n.settings).map(([s,i])=>[s,s in t?{...i,max:t[s]}:i]);return{...n,settings:Object.fromEntries(e)}}var kt=Symbol.for("gpt-lab-ids");function rt(n){let t=globalThis;return t[kt]=(t[kt]??0)+1,`${n}-${t[kt]}`}function ee(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function se(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return V(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Tt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),ne=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,He={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ue=/[\p{C}\p{Z}]/u,De=/^\p{M}/u;function V(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function ie(n){let t=V(n);if(t===void 0)return p`<span class="bytes">${Tt(n)}</span>`;let e=De.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!Ue.test(i)){s+=i;continue}let o=ne(i),[r,c]=He[i]??[o,o];e.push(s,p`<span class="sign" role="img" aria-label=${c}>${r}</span>`),s=""}return p`${e}${s}`}function St(n){let t=/\p{Surrogate}/u.exec(n);return t?`Character ${[...n.slice(0,t.index)].length+1} is ${ne(t[0])}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}var je=new Map([["true",!0],["1",!0],["false",!1],["0",!1]]),oe={encode:String,decode(n,t){let{kind:e,min:s=-1/0,max:i=1/0}=t,o=Number(n||NaN);return o>=s&&o<=i&&(e==="number"||Number.isInteger(o))?o:void 0},rule(n){let{min:t,max:e}=n;return e===void 0?`${t} or more`:`in ${t} \u2026 ${e}`}},Et={number:oe,integer:oe,position:{encode:n=>n===null?"":String(n),decode:n=>n===""?null:/^\d{1,6}$/.test(n)?Number(n):void 0,rule:()=>"a position"},choice:{encode:String,decode:(n,t)=>t.choices.find(e=>e===ze(n)),rule:n=>`one of ${n.choices.join(", ")}`},switch:{encode:String,decode:n=>je.get(n),rule:()=>"true or false"},text:{encode:n=>ee(n),decode:se,rule:()=>"a text"},parts:{encode:n=>n.join(","),decode:n=>n?n.split(","):[],rule:()=>"a list of parts of the model"},cell:{encode:String,decode:n=>/^([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?$/.test(re(n))?re(n):void 0,rule:()=>"a tensor's name and an index"},group:{encode(n,t,e){let s=n??{};return t.of.filter(o=>o in s).map(o=>ae(s[o],e[o],e)).join(",")},decode(n,t,e){let{of:s,least:i}=t;if(!n)return null;let o=n.split(",");if(o.length<i||o.length>s.length)return;let r=o.map((c,a)=>[s[a],ce(c,e[s[a]],e)]);return r.some(([,c])=>c===void 0)?void 0:Object.fromEntries(r)},rule:n=>n.of.join(",")}},re=n=>n.replaceAll(/%5B/gi,"[").replaceAll(/%5D/gi,"]").replaceAll(/%2C/gi,","),ze=n=>n.replaceAll("%20"," "),ae=(n,t,e={})=>Et[t.kind].encode(n,t,e),ce=(n,t,e={})=>Et[t.kind].decode(n,t,e);function le(n,t,e,s=()=>({})){let i=(a,l)=>ae(l[a],n[a],n),o=Object.keys(n),r=o.filter(a=>i(a,t)!==i(a,e)),c={...e,...s(t,new Set(r))};return o.flatMap(a=>n[a].kind==="text"&&a==="text"||i(a,t)!==i(a,c)?[`${a}=${i(a,t)}`]:[]).join("&")}function he(n,t,e,s=()=>!0,i=()=>({})){let o=n.split("&").map(h=>{let f=h.indexOf("=");return f<0?["text",h]:[h.slice(0,f),h.slice(f+1)]}),r=new Map(o),c=new Set(r.keys()),[a,l]=[{},[]],d=()=>({...e,...i({...e,...a},c)});for(let[h,f]of Object.entries(t)){let m=r.get(h),$=m===void 0?d()[h]:ce(m,f,t);if(f.kind==="parts"&&$!==void 0){let b=$,g=b.filter(x=>s(x,f));for(let x of b)g.includes(x)||l.push(`${x} is not a part of the model`);$=g}else if($===void 0){let{rule:b}=Et[f.kind];l.push(h==="text"?"its text is damaged":`${h}=${m} is not ${b(f)}`),$=e[h]}a[h]=$}return{values:a,problems:l}}function de(n,t){return new Promise((e,s)=>{let i=(o,r)=>{o.type!=="asset"||o.name!==t||(n.off("msg:custom",i),o.error?s(new Error(o.error)):e(r[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var Fe=n=>/^(embedding|blocks\.\d+\.output)$/.test(n);function ue(n,t,{streams:e,neurons:s,places:i}={}){let o=i?n.replace(/@\d{1,6}$/,""):n;if(Fe(o)&&!e)return!1;let[r,c="0",a="0",l]=/^blocks\.(\d+)\.(?:attention(?:\.heads\.(\d+))?|feed_forward(?:\.neurons\.(\d+))?|output)$/.exec(o)??[];return l!==void 0&&!(s&&Number(l)<(t.d_ff??0))?!1:o==="embedding"||r!==void 0&&Number(c)<t.n_layers&&Number(a)<t.n_heads}var Ve=Symbol.for("gpt-lab shared text");function pe(n){let t=globalThis,e=t[Ve]??={on:!1,takers:new Set,watchers:new Set},s=()=>{for(let o of e.watchers)o()};e.takers.add(n),queueMicrotask(s);let i="";return{watch(o){return e.watchers.add(o),()=>e.watchers.delete(o)},enter(o){if(i=o,!!e.on)for(let r of e.takers)r!==n&&r(o)},leave(){e.takers.delete(n),s()},view:()=>e.takers.size<2?u:p`<div class="shared-text">${nt({label:"Same text in all widgets of this page",name:"shared_text",checked:e.on,onChange:o=>{if(e.on=o,o&&i)for(let r of e.takers)r!==n&&r(i);s()}})}</div>`}}function fe(n,t,e=1/0){let s=t.trim(),o=/^[+-]?\d{1,3}([,_ ]\d{3})+$/.test(s)?s.replace(/[,_ ]/g,""):s;if(o==="")return{problem:`${n} is empty`};if(!/^[+-]?\d+$/.test(o))return{problem:`${n}=${s} is not an integer`};let r=Number(o);return r<1?{problem:`${n}=${o} is below 1`}:r>e?{problem:`${n}=${o} is above ${e}`}:{value:r}}function $e({name:n,setting:t,label:e,value:s,stops:i,ends:o,text:r,draft:c,onDraft:a,onChange:l,...d}){let{disabled:h=!1,id:f}=d,{symbol:m=n,max:$}=t,b=c===void 0?{value:s}:fe(n,c,$),g=b.value===void 0||b.value===s?c:void 0,x=b.value===void 0?b.problem:void 0,Ee=me(s,i,o),Nt=y=>{a(),l(y)},Ce=y=>{let U=y.target.value;a(U);let{value:P}=fe(n,U,$);P!==void 0&&l(P)},Me=y=>{if(y.key!=="ArrowUp"&&y.key!=="ArrowDown")return;y.preventDefault();let U=y.key==="ArrowUp"?i.find(P=>P>s):i.findLast(P=>P<s);U!==void 0&&Nt(U)};return p`
    <div class="size">
      <label>
        <span class="name">${_(m)} ${e}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="24"
          class="number"
          name=${n}
          .value=${k(g??String(s))}
          ?disabled=${h}
          aria-invalid=${String(!!x)}
          aria-describedby=${x?`${f}-${n}`:u}
          @input=${Ce}
          @change=${()=>x||a()}
          @keydown=${Me}
        >
      </label>
      ${st({value:s,stops:i,disabled:h,onChange:Nt,label:u,name:`${m}, ${e}: slider`,text:y=>[r(y),me(y,i,o)].filter(Boolean).join(", ")})}
      <p class="end faint" aria-hidden="true">${h?"":Ee}</p>
      <p class="warn problem" id="${f}-${n}" ?hidden=${!x}>${x?`${x}; the figure still has ${s}`:""}</p>
    </div>
  `}function me(n,t,[e,s]=["the slider\u2019s least","the slider\u2019s most"]){let i=t[t.length-1];return n===i?s:n===t[0]?e:n>i||n<t[0]?"beyond the slider":""}var We={commas:w,percent:n=>I(n,0),1:n=>Wt(n,1)},at=class{change;redraw;#t;#e;constructor(t,e){this.change=t,this.redraw=e,this.#t=rt("gpt-lab-control"),this.#e=new Map}forget(t){this.#e.delete(t)}view(t,e,s,i={}){let o=e.help??u,r=this.#s(t,e,s,i);return p`<div class="control" data-setting=${t} title=${o}>${r}</div>`}#s(t,e,s,i){let o=e.kind==="text"?e.label:e.label??t,r=i.label??o,c=i.value??s,a=l=>this.change(t,l);switch(e.kind){case"switch":return nt({label:r,name:t,checked:!!c,onChange:a,effect:i.effect});case"choice":return this.#n(t,e,r,c,a);case"text":return this.#o(t,e,r,c);case"parts":case"cell":case"position":case"group":throw new Error(`${t} has no standard control: a ${e.kind} is chosen in a view`);default:return this.#i(t,e,r,c,a,i)}}#n(t,{control:e,choices:s,names:i},o,r,c){let a=s.map(l=>[l,i?.[l]??l]);return e==="select"?vt(o,a,r,c,t):Jt(o,`${this.#t}-${t}`,a,r,c)}#i(t,e,s,i,o,r){let{control:c,names:a,unit:l="",step:d=1}=e,{min:h=e.min??0,max:f=e.max??1/0}=r,m=g=>a?.[g]??(We[l]??String)(g),$=()=>r.stops??e.stops??_t(h,f,d),b=()=>$().filter(g=>g>=h&&g<=f);return c==="size"?$e({name:t,setting:e,label:s,value:i,text:m,onChange:o,stops:b(),id:this.#t,disabled:r.disabled,ends:r.ends,draft:this.#e.get(t),onDraft:g=>{g===void 0?this.#e.delete(t):this.#e.set(t,g),this.redraw()}}):c==="field"?Zt({label:s,name:t,value:i,min:h,max:f,onChange:o}):c==="select"?vt(s,_t(h,f,1).map(g=>[g,m(g)]),i,o,t):st({label:p`<span>${s} <span class="number">${m(i)}</span></span>`,name:typeof s=="string"?s:e.label??t,value:i,stops:b(),text:m,onChange:o,disabled:r.disabled})}#o(t,{rows:e=2},s,i){let o=`${this.#t}-${t}`,r=St(this.#e.get(t)??""),c=a=>{let l=a.target.value;St(l)?this.#e.set(t,l):this.#e.delete(t),this.#e.has(t)||l===i?this.redraw():this.change(t,l)};return p`
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
          .value=${k(this.#e.get(t)??i)}
          @input=${c}
        ></textarea>
        <p class="warn" role="alert" id="${o}-problem" ?hidden=${!r}>${r}</p>
      </div>
    `}};var qe=16,Ge="<|endoftext|>",ct=class{tokenizer;#t;#e;constructor(t){this.tokenizer=t,this.#t=new Map,this.#e=new Map}of(t){return this.#s(`text ${t}`,()=>this.tokenizer.encode(t))}input(t){return this.#s(`input ${t}`,()=>[this.end,...this.of(t)])}#s(t,e){let s=this.#t.get(t);if(s)return s;let i=e();if(this.#t.set(t,i),this.#t.size>qe){let[o]=this.#t.keys();this.#t.delete(o)}return i}get end(){return this.tokenizer.end_of_text}template(t){return this.#e.has(t)||this.#e.set(t,ie(this.tokenizer.bytes(t))),this.#e.get(t)}isText(t){return V(this.tokenizer.bytes(t))!==void 0}plain(t){let e=this.tokenizer.bytes(t);return V(e)??Tt(e)}name(t){let e=this.plain(t);if(t===this.tokenizer.end_of_text)return Ge;let s=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...s].length>10?`${[...s].slice(0,9).join("")}\u2026`:s}};var lt=class{model;page;host;state;initial;id;client;tokens;problems;draw;onChange;absent;follow;#t;#e;#s;#n;#i;declared;constructor(t,e,s,i){this.model=e,this.page=s,this.host=i,this.problems=[],this.draw=()=>{},this.onChange=()=>{},this.#s=[],this.#n=!1,this.#i=!1,this.define=r=>r,this.asset=r=>de(this.model,r),this.data=r=>this.model.get(r),this.local=r=>{let c={...r};return ge(a=>c[a],(a,l)=>{c[a]!==l&&(c[a]=l,this.redraw())})},this.change=r=>{this.problems=[],this.#o(this.follow?.(r)??r),this.onChange()},this.append=r=>{this.#r("text",`${this.model.get("text")}${this.tokens.plain(r)}`)},this.control=(r,c)=>this.#t.view(r,this.declared.settings[r],this.model.get(r),c),this.look=(r,c)=>this.client?.look(r,{onTokens:c})??new Promise(()=>{}),this.redraw=()=>{this.#n||this.#i||(this.#n=!0,queueMicrotask(()=>{this.#n=!1,this.#i||this.draw()}))},this.find=r=>this.host?.querySelector(r)??null,this.focusSoon=r=>{this.redraw(),queueMicrotask(()=>queueMicrotask(()=>this.find(r)?.focus()))},this.onCleanup=r=>{this.#s.push(r)},this.declared=te(t,e.get("_limits")),this.id=rt(t.name),this.initial=this.values(),this.state=ge(r=>e.get(r),(r,c)=>this.change({[r]:c})),this.#t=new at((r,c)=>this.#r(r,c),()=>this.redraw());let o=()=>this.redraw();e.on("change",o),this.onCleanup(()=>e.off("change",o))}async load(){let{assets:t,settings:e,Tokenizer:s,Client:i}=this.declared,o=t.find(c=>c.endsWith("-vocabulary"));s&&o&&(this.tokens=new ct(new s(await this.asset(o)))),i&&this.host&&(this.client=new i(this),this.onCleanup(()=>this.client?.end()));let r=Object.entries(e).find(([,c])=>c.shared);if(r&&this.page&&this.host){let[c]=r;this.#e=pe(a=>this.change({[c]:a})),this.onCleanup(this.#e.watch(()=>this.redraw())),this.onCleanup(()=>this.#e?.leave())}}define;asset;data;local;values(){let t=Object.keys(this.declared.settings);return Object.fromEntries(t.map(e=>[e,this.model.get(e)]))}get changed(){return JSON.stringify(this.values())!==JSON.stringify(this.initial)}change;reset(){this.problems=[];for(let t of Object.keys(this.declared.settings))this.#t.forget(t);this.#o(this.initial),this.onChange()}publish(t){this.#o(t)}writeLink(){if(this.changed)return le(this.declared.settings,this.values(),this.initial,this.absent)}readLink(t){let e=this.data("sizes"),{values:s,problems:i}=he(t,this.declared.settings,this.initial,(o,r)=>!e||ue(o,e,r),this.absent);for(let o of Object.keys(s))this.#t.forget(o);this.#o(s),this.problems=i,this.redraw()}#o(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes(),this.redraw()}#r(t,e){this.change({[t]:e});let{shared:s}=this.declared.settings[t];s&&this.#e?.enter(e)}append;control;texts(){return"text"in this.declared.settings?[this.control("text"),this.#e?.view()??""]:""}look;redraw;find;focusSoon;onCleanup;dispose(){this.#i=!0;for(let t of this.#s.splice(0))t()}};function ge(n,t){return new Proxy({},{get:(e,s)=>n(s),set:(e,s,i)=>(t(s,i),!0)})}var ht=class{asking;client;redraw;problem;busy;#t;#e;#s;#n;#i;#o;#r;constructor(t,e,s,i){this.asking=t,this.client=e,this.redraw=s,this.problem="",this.busy=!1,this.#e=!1,this.#o=0,this.#r=i,this.#s=t.first,this.#i=t.question(),this.#n=JSON.stringify(this.#i)}get answer(){return(this.problem!==""||this.client?.status.state==="failed")&&this.#t!==this.#n?void 0:this.#s}get asked(){return this.#i}update(){if(!this.client)return;let t=this.asking.question(),e=JSON.stringify(t);if(e===this.#t)return;let s=!this.#e;[this.#e,this.#t]=[!0,e],this.#o+=1,this.problem="",this.busy=t!==void 0&&!s,t!==void 0&&this.#a(t,e,this.#o,s)}async#a(t,e,s,i){let o=()=>s===this.#o,r=async(a,l)=>{let d=await this.client.look(a,{onTokens:l,load:!i});return d&&o()?d:await new Promise(()=>{})},c=(a,l)=>{[this.#s,this.#i,this.#n]=[a,t,e],this.busy=l,this.#r(a),this.redraw()};try{let a=this.asking.answer(t,r);if(Symbol.asyncIterator in a)for await(let l of a)c(l,!this.asking.settled?.(l));else c(await a,!1)}catch(a){if(!o())return;let l=a instanceof Error?a.message:String(a);this.problem=`The model could not read this: ${l}.`}this.busy=!1,this.redraw()}};var Ye="These are the lab model\u2019s numbers.";function be(n,t=Ye){let e=p`<p class="status-line faint">${t}</p>`;if(!n)return e;let{state:s,loaded:i,message:o}=n.status,r=()=>n.load(!0);return s==="asking"?p`<p class="status-line">Your browser is set to save data. ${T(`Load the model (${At(n.size)})`,r)}</p>`:s==="failed"?p`<p class="status-line warn" role="alert">The model did not load: ${o}. ${T("Try again",r)}</p>`:s==="loading"?p`<p class="status-line faint"><label>Loading the model, ${At(n.size)}
      <progress max=${n.size} value=${i||u}></progress></label></p>`:e}function we(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=()=>{e=null,t.remove()},i=a=>{let l=a.target.closest("[data-tip]");l!==e&&(s(),l&&(e=l,t.textContent=l.getAttribute("data-tip"),n.append(t),t.hidden=!1,Je(t,l.getBoundingClientRect())))},o=a=>{a.key==="Escape"&&s()},r=new AbortController,c={pointerover:i,focusin:i,pointerleave:s,focusout:s};for(let[a,l]of Object.entries({...c,keydown:o}))n.addEventListener(a,l,{capture:!0,signal:r.signal});return()=>{s(),r.abort()}}function Je(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,o=t.top-s-6,r=document.documentElement.clientWidth-e-4;n.style.left=`${Math.max(4,Math.min(i,r))}px`,n.style.top=`${o>4?o:t.bottom+6}px`}var Ze=n=>n.stopPropagation();function xe(n,t){return{async render({model:e,el:s,page:i}){let o="show"in s?void 0:s,r=l=>{"show"in s?s.show(l):Vt(l,s)},c=new lt(n,e,i,o),a=l=>{if(c.dispose(),r(Ke(n.title,l)),!o)throw l;console.warn(l)};try{await c.load();let l=new Ct(c,await t(c));c.draw=()=>{try{r(l.view()),o&&Qt(o)}catch(d){a(d)}},o&&c.onCleanup(we(o)),c.draw()}catch(l){a(l)}return()=>c.dispose()}}}var Ct=class{kit;definition;#t;#e;#s;#n;#i;constructor(t,e){this.kit=t,this.definition=e,this.#t="",this.#i=it(700,()=>{this.#t=this.#e??"",this.kit.redraw()});let{page:s,client:i}=t;t.follow=e.follow,t.absent=e.absent;let{question:o,answer:r,settled:c,first:a,publish:l}=e;if(o&&r&&(this.#s=new ht({question:o,answer:r,settled:c,first:a},i,()=>t.redraw(),h=>l&&t.publish(l(h)))),t.onCleanup(()=>this.#i.cancel()),!s)return;let d=new ot({page:s,write:()=>t.writeLink(),read:h=>t.readLink(h),redraw:()=>t.redraw(),find:h=>t.find(h)});this.#n=d,t.onChange=()=>d.changed(),t.onCleanup(()=>d.dispose())}view(){let{kit:t,definition:e}=this;this.#s?.update();let s=this.#s?.answer,{asked:i,busy:o=!1}=this.#s??{};this.#a(e.announcement?.(s));let r=t.declared.assets.includes("lab-model");return p`
      <section class="gpt-lab ${t.declared.name}" aria-label=${t.declared.title}
        @keydown=${Ze}>
        <header class="frame">
          <p class="frame-title">${t.declared.title}</p>
          <div class="buttons">
            ${this.#n?.copyLink()??u}
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
          ${this.#s?.problem}</p>
        ${r?be(t.client,e.ready):u}
        <p class="unseen" role="status">${this.#t}</p>
      </section>
    `}#o(){let[t,e]=this.kit.data("_question")??[];if(!t)return u;let s=Object.keys(e??{}).length>0;return p`
      <div class="question">
        <p>${t}</p>
        ${s?T("Show me",()=>this.kit.change(e??{})):u}
      </div>
    `}#r(){let{kit:t}=this,e=t.data("examples")??t.declared.examples;return e.length?p`
      <div class="examples buttons" role="group" aria-label="Examples">
        ${e.map(([s,i])=>T(s,()=>t.change(i)))}
      </div>
    `:u}#a(t){if(t===void 0||t===this.#e)return;let e=this.#e===void 0;this.#e=t,!e&&this.kit.host&&this.#i()}},Ke=(n,t)=>p`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var dt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let o=2*i+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<s)){t[i]=s;break}t[i]=t[o],i=o}return e}};var ut=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#i;#o=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],o)=>this.#n.set(s*65536+i,256+o)),this.#i=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#i)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let s=this.byteIds(t);this.#r(s);let i=s.filter(o=>o>=0);return this.#o.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#r([...e]);yield{ids:[...e]};for(let[i,o]of s){let r=i+1;for(;e[r]<0;)r+=1;e[i]=o,e[r]=-1;let c=e.slice(0,i).filter(a=>a>=0);yield{ids:e.filter(a=>a>=0),at:c.length,merged:o}}}#r(t){let e=t.map((c,a)=>a-1),s=t.map((c,a)=>a+1),i=new dt,o=c=>{let a=this.#n.get(t[c]*65536+t[s[c]]);a!==void 0&&i.push(a*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let r=[];for(;i.size;){let c=i.pop(),a=c%2**32,l=Math.floor(c/2**32),d=s[a],[h,f]=this.parts(l);t[a]!==h||t[d]!==f||(t[a]=l,t[d]=-1,s[a]=s[d],s[a]<t.length&&(e[s[a]]=a,o(a)),e[a]>=0&&o(e[a]),r.push([a,l]))}return r}};var Xe="<|endoftext|>",pt=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),s=4+2*e;this.#e=Array.from({length:e},(i,o)=>t.getUint16(4+2*o,!0)),this.#t=new ut(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Xe)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};var Qe={name:"mask-explorer",title:"Mask explorer",assets:["lab-vocabulary"],settings:{kind:{kind:"choice",label:"Mask",choices:["causal","prefix","full","sliding window","encoder-decoder"]},text:{kind:"text",label:"Your text",rows:2,shared:!0},prefix:{kind:"integer",min:1,max:16},window:{kind:"integer",min:1,max:16},query:{kind:"integer",min:0,max:15},key:{kind:"integer",min:0,max:15},length:{kind:"integer",label:"T, tokens of a long text",unit:"commas",stops:[128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072},length_window:{kind:"integer",label:"Window of the long text",unit:"commas",stops:[16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,65536,131072],min:1,max:131072}},examples:[]},W={...Qe,Tokenizer:pt};var[ts,q,G]=[0,1,2];function mt(n,t,e,{prefix:s,window:i}){let o=e<=t;return{full:!0,causal:o,prefix:o||e<s,"sliding window":o&&t-e<i,"encoder-decoder":o||e<s}[n]?n==="encoder-decoder"&&t>=s&&e<s?G:q:ts}var ye=(n,t,e)=>Array.from({length:t},(s,i)=>Array.from({length:t},(o,r)=>mt(n,i,r,e))),ft=n=>n*(n+1)/2;function R(n,t,{prefix:e,window:s}){let[i,o]=[Math.min(e,t),Math.min(s,t)];switch(n){case"full":return t*t;case"causal":return ft(t);case"sliding window":return t*o-ft(o-1);default:return ft(t)+ft(i-1)}}var Ae=(n,t)=>p`
    <td class="number">${w(n)}</td>
    <td class="number faint">${I(n/(t*t))}</td>
  `;function _e({kind:n,T:t,extent:e,length:s,lengthWindow:i,controls:o}){let r={prefix:Math.floor(s/2),window:i},[c,a]=[R("causal",s,r),R("sliding window",s,r)];return p`
    <div class="scrolls">
      <table class="costs">
        <caption>Scores that a head needs, and their share of ${_("T")}²</caption>
        <thead>
          <tr>
            <th scope="col">mask</th>
            <th scope="colgroup" colspan="2" class="number">this text, ${_("T")} = ${t}</th>
            <th scope="colgroup" colspan="2" class="number">
            ${_("T")} = ${w(s)}
          </th>
          </tr>
        </thead>
        <tbody>
        ${W.settings.kind.choices.map(l=>p`
            <tr class=${l===n?"chosen":""}>
              <th scope="row">${l}${l===n?p`<span class="unseen">, chosen</span>`:u}</th>
              ${t?Ae(R(l,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${Ae(R(l,s,r),s)}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
    <div class="long">${o}</div>
    <p>
      At ${_("T")} = ${w(s)} a window of ${w(i)} ${a<c?p`leaves <b>${w(a)}</b> of the causal mask’s ${w(c)} scores:
            ${I(1-a/c,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${_("T")}² scores and throws these
      away.</span>
    </p>
  `}function ve(n,[t,e],[s,i],o){let r={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,i-1]},[c,a]=r[n.key]??[-1,-1];if(c<0||c>=s||a<0||a>=i)return;n.preventDefault(),o(c,a),n.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[a].focus()}function ke(n,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${S(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${S(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${S(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${S(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[n]}function Y(n,t,e,s,i){let o=mt(n,t,e,s),[r,c]=[i[t],i[e]];if(o===G)return`${r} may see ${c}, by cross-attention`;if(o===q)return`${r} may see ${t===e?"itself":c}`;let a=e<=t?`it is ${t-e} back, and the window is ${s.window}`:n==="encoder-decoder"&&t<s.prefix?"it is the decoder\u2019s":"it comes later";return`${r} may not see ${c}: ${a}`}function Te(n,t,e,s){let i=s.filter((r,c)=>mt(n,t,c,e)),o=`${i.length} of ${S(s.length,"token")}`;return`${s[t]} may see ${i.join(", ")}. That is ${o}`}var es={[q]:["seen","\u25CF"],[G]:["cross","\u25C6"]};function Se({kind:n,extent:t,names:e,selected:s,onSelect:i}){let o=e.length,r=n==="encoder-decoder"?t.prefix:-1,c=l=>l===r?"decoder-starts":"",a=(l,d,h)=>{let[f,m]=es[l]??["",""],$=d===s[0]&&h===s[1],b=Y(n,d,h,t,e);return p`<td class=${c(h)} data-in-view=${$?`${d},${h}`:u}><button
      type="button"
      class=${f}
      tabindex=${$?0:-1}
      aria-pressed=${$?"true":"false"}
      aria-label=${b}
      data-tip=${b}
      @click=${()=>i(d,h)}
      @keydown=${g=>ve(g,[d,h],[o,o],i)}
    >${m}</button></td>`};return p`
    <p class="title">Who may see whom: a row looks at columns</p>
    <div class="scrolls">
      <table class="mask" aria-label="Who may see whom">
        <thead>
          <tr>
            <td></td>
            ${e.map((l,d)=>p`<th scope="col" class=${c(d)}><span><bdi>${l}</bdi></span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${ye(n,o,t).map((l,d)=>p`
              <tr class="${c(d)} ${d===s[0]?"chosen":""}">
                <th scope="row"><bdi>${e[d]}</bdi></th>
                ${l.map((h,f)=>a(h,d,f))}
              </tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Mt=W.settings.window.max,ss={prefix:["prefix","length of the prefix"],"sliding window":["window","width of the window"],"encoder-decoder":["prefix","tokens that the encoder reads"]},ri=xe(W,({state:n,tokens:t,control:e,define:s})=>{let i=()=>{let{kind:r}=n,c=t.of(n.text).slice(0,Mt).map(m=>t.name(m)),a=c.length,l=Math.max(1,r==="encoder-decoder"?a-1:a),d={prefix:Math.min(n.prefix,l),window:Math.min(n.window,Math.max(1,a))},[h,f]=[n.query,n.key].map(m=>Math.max(0,Math.min(m,a-1)));return{kind:r,names:c,T:a,most:l,extent:d,query:h,key:f,count:R(r,a,d)}};function o({kind:r,T:c,most:a,extent:l}){if(r==="causal"||r==="full"||c<2)return u;let[d,h]=ss[r];return e(d,{label:h,max:d==="window"?c:a,value:l[d]})}return s({announcement(){let{kind:r,T:c,count:a,query:l,key:d,extent:h,names:f}=i(),m=`${r}: ${w(a)} of ${w(c*c)} scores`;return c?`${m}. ${Y(r,l,d,h,f)}`:m},view(){let r=i(),{kind:c,names:a,T:l,extent:d,query:h,key:f,count:m}=r,$=t.of(n.text).length;return p`
        ${$>Mt?p`<p class="faint">The grid has the first ${Mt} of ${S($,"token")}.</p>`:u}
        ${e("kind")}
        <p class="meaning">${ke(c,d)}</p>
        <div class="layout">
          <div>
            <div class="kind-slider">${o(r)}</div>
            ${l?Se({kind:c,extent:d,names:a,selected:[h,f],onSelect(b,g){n.query=b,n.key=g}}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
          </div>
          <div>
            ${l?p`
                <div class="sentences">
                  <p><b>${Te(c,h,d,a)}.</b></p>
                  <p>${Y(c,h,f,d,a)}.</p>
                </div>
                <p>The mask leaves <b>${w(m)}</b> of ${_("T")}² = ${w(l*l)} scores a head: ${I(m/(l*l))}.</p>
              `:u}
          </div>
          <div class="of-all">
            ${_e({kind:c,T:l,extent:d,length:n.length,lengthWindow:n.length_window,controls:[e("length"),e("length_window")]})}
          </div>
        </div>
      `}})});export{ri as default};
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
