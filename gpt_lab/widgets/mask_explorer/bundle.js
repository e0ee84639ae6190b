var mt=globalThis,bt=s=>s,Z=mt.trustedTypes,wt=Z?Z.createPolicy("lit-html",{createHTML:s=>s}):void 0,$t="$lit$",w=`lit$${Math.random().toFixed(9).slice(2)}$`,gt="?"+w,ce=`<${gt}>`,C=document,j=()=>C.createComment(""),z=s=>s===null||typeof s!="object"&&typeof s!="function",At=Array.isArray,St=s=>At(s)||typeof s?.[Symbol.iterator]=="function",ft=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,vt=/-->/g,Tt=/>/g,S=RegExp(`>|${ft}(?:([^\\s"'>=/]+)(${ft}*=${ft}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),kt=/'/g,Et=/"/g,Nt=/^(?:script|style|textarea|title)$/i,_t=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=_t(1),Me=_t(2),Se=_t(3),y=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Mt=new WeakMap,N=C.createTreeWalker(C,129);function Ct(s,t){if(!At(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return wt!==void 0?wt.createHTML(t):t}var Bt=(s,t)=>{let e=s.length-1,n=[],o,r=t===2?"<svg>":t===3?"<math>":"",a=D;for(let c=0;c<e;c++){let i=s[c],l,h,d=-1,m=0;for(;m<i.length&&(a.lastIndex=m,h=a.exec(i),h!==null);)m=a.lastIndex,a===D?h[1]==="!--"?a=vt:h[1]!==void 0?a=Tt:h[2]!==void 0?(Nt.test(h[2])&&(o=RegExp("</"+h[2],"g")),a=S):h[3]!==void 0&&(a=S):a===S?h[0]===">"?(a=o??D,d=-1):h[1]===void 0?d=-2:(d=a.lastIndex-h[2].length,l=h[1],a=h[3]===void 0?S:h[3]==='"'?Et:kt):a===Et||a===kt?a=S:a===vt||a===Tt?a=D:(a=S,o=void 0);let _=a===S&&s[c+1].startsWith("/>")?" ":"";r+=a===D?i+ce:d>=0?(n.push(l),i.slice(0,d)+$t+i.slice(d)+w+_):i+w+(d===-2?c:_)}return[Ct(s,r+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},W=class s{constructor({strings:t,_$litType$:e},n){let o;this.parts=[];let r=0,a=0,c=t.length-1,i=this.parts,[l,h]=Bt(t,e);if(this.el=s.createElement(l,n),N.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(o=N.nextNode())!==null&&i.length<c;){if(o.nodeType===1){if(o.hasAttributes())for(let d of o.getAttributeNames())if(d.endsWith($t)){let m=h[a++],_=o.getAttribute(d).split(w),u=/([.?@])?(.*)/.exec(m);i.push({type:1,index:r,name:u[2],strings:_,ctor:u[1]==="."?X:u[1]==="?"?q:u[1]==="@"?tt:O}),o.removeAttribute(d)}else d.startsWith(w)&&(i.push({type:6,index:r}),o.removeAttribute(d));if(Nt.test(o.tagName)){let d=o.textContent.split(w),m=d.length-1;if(m>0){o.textContent=Z?Z.emptyScript:"";for(let _=0;_<m;_++)o.append(d[_],j()),N.nextNode(),i.push({type:2,index:++r});o.append(d[m],j())}}}else if(o.nodeType===8)if(o.data===gt)i.push({type:2,index:r});else{let d=-1;for(;(d=o.data.indexOf(w,d+1))!==-1;)i.push({type:7,index:r}),d+=w.length-1}r++}}static createElement(t,e){let n=C.createElement("template");return n.innerHTML=t,n}};function B(s,t,e=s,n){if(t===y)return t;let o=n!==void 0?e._$Co?.[n]:e._$Cl,r=z(t)?void 0:t._$litDirective$;return o?.constructor!==r&&(o?._$AO?.(!1),r===void 0?o=void 0:(o=new r(s),o._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=o:e._$Cl=o),o!==void 0&&(t=B(s,o._$AS(s,t.values),o,n)),t}var J=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,o=(t?.creationScope??C).importNode(e,!0);N.currentNode=o;let r=N.nextNode(),a=0,c=0,i=n[0];for(;i!==void 0;){if(a===i.index){let l;i.type===2?l=new I(r,r.nextSibling,this,t):i.type===1?l=new i.ctor(r,i.name,i.strings,this,t):i.type===6&&(l=new et(r,this,t)),this._$AV.push(l),i=n[++c]}a!==i?.index&&(r=N.nextNode(),a++)}return N.currentNode=C,o}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},I=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=B(this,t,e),z(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):St(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(C.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,o=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=W.createElement(Ct(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===o)this._$AH.p(e);else{let r=new J(o,this),a=r.u(this.options);r.p(e),this.T(a),this._$AH=r}}_$AC(t){let e=Mt.get(t.strings);return e===void 0&&Mt.set(t.strings,e=new W(t)),e}k(t){At(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,o=0;for(let r of t)o===e.length?e.push(n=new s(this.O(j()),this.O(j()),this,this.options)):n=e[o],n._$AI(r),o++;o<e.length&&(this._$AR(n&&n._$AB.nextSibling,o),e.length=o)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=bt(t).nextSibling;bt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},O=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,o,r){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=e,this._$AM=o,this.options=r,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=f}_$AI(t,e=this,n,o){let r=this.strings,a=!1;if(r===void 0)t=B(this,t,e,0),a=!z(t)||t!==this._$AH&&t!==y,a&&(this._$AH=t);else{let c=t,i,l;for(t=r[0],i=0;i<r.length-1;i++)l=B(this,c[n+i],e,i),l===y&&(l=this._$AH[i]),a||=!z(l)||l!==this._$AH[i],l===f?t=f:t!==f&&(t+=(l??"")+r[i+1]),this._$AH[i]=l}a&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},X=class extends O{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},q=class extends O{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},tt=class extends O{constructor(t,e,n,o,r){super(t,e,n,o,r),this.type=5}_$AI(t,e=this){if((t=B(this,t,e,0)??f)===y)return;let n=this._$AH,o=t===f&&n!==f||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,r=t!==f&&(n===f||o);o&&this.element.removeEventListener(this.name,this,n),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},et=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){B(this,t)}},Ot={M:$t,P:w,A:gt,C:1,L:Bt,R:J,D:St,V:B,I,H:O,N:q,U:tt,B:X,F:et},le=mt.litHtmlPolyfillSupport;le?.(W,I),(mt.litHtmlVersions??=[]).push("3.3.3");var Pt=(s,t,e)=>{let n=e?.renderBefore??t,o=n._$litPart$;if(o===void 0){let r=e?.renderBefore??null;n._$litPart$=o=new I(t.insertBefore(j(),r),r,void 0,e??{})}return o._$AI(s),o};var v={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},st=s=>(...t)=>({_$litDirective$:s,values:t}),R=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Oe}=Ot;var Ht=s=>s.strings===void 0;var he={},It=(s,t=he)=>s._$AH=t;var U=st(class extends R{constructor(s){if(super(s),s.type!==v.PROPERTY&&s.type!==v.ATTRIBUTE&&s.type!==v.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Ht(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===y||t===f)return t;let e=s.element,n=s.name;if(s.type===v.PROPERTY){if(t===e[n])return y}else if(s.type===v.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return y}else if(s.type===v.ATTRIBUTE&&e.getAttribute(n)===t+"")return y;return It(s),t}});var nt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let o=0;o<t.length;){let r=2*o+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<n)){t[o]=n;break}t[o]=t[r],o=r}return e}};var ot=class{#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#r=new Map;constructor(t){let e=(n,o)=>new Uint8Array(t.buffer,t.byteOffset+n,o??t.byteLength-n);this.#t=e(0,256),this.#t.forEach((n,o)=>this.#e[n]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([n,o],r)=>this.#n.set(n*65536+o,256+r)),this.#o=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let n=this.byteIds(t);this.#i(n);let o=n.filter(r=>r>=0);return this.#r.set(t,o),o}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#i([...e]);yield{ids:[...e]};for(let[o,r]of n){let a=o+1;for(;e[a]<0;)a+=1;e[o]=r,e[a]=-1;let c=e.slice(0,o).filter(i=>i>=0);yield{ids:e.filter(i=>i>=0),at:c.length,made:r}}}#i(t){let e=t.map((c,i)=>i-1),n=t.map((c,i)=>i+1),o=new nt,r=c=>{let i=this.#n.get(t[c]*65536+t[n[c]]);i!==void 0&&o.push(i*2**32+c)};for(let c=0;c+1<t.length;c++)r(c);let a=[];for(;o.size;){let c=o.pop(),i=c%2**32,l=Math.floor(c/2**32),h=n[i],[d,m]=this.parts(l);t[i]!==d||t[h]!==m||(t[i]=l,t[h]=-1,n[i]=n[h],n[i]<t.length&&(e[n[i]]=i,r(i)),e[i]>=0&&r(e[i]),a.push([i,l]))}return a}};var de="<|endoftext|>",rt=class{#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(o,r)=>t.getUint16(4+2*r,!0)),this.#t=new ot(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(de)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};function F({label:s,name:t,value:e,stops:n,onChange:o,text:r=String,disabled:a=!1}){let c=({target:h})=>h.before=e,i=({target:h})=>{let{before:d}=h;d!==void 0&&o(d)},l=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${r(e)}
      ?disabled=${a}
      .value=${U(String(pe(n,e)))}
      @pointerdown=${c}
      @pointercancel=${i}
      @input=${h=>o(n[h.target.valueAsNumber])}
    >
  `;return s===f?l:p`<label class="slider">${s}${l}</label>`}function pe(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var Rt=(s,t,{off:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||f}
      aria-disabled=${e?"true":f}
      @click=${()=>e||t()}
    >${s}</button>
  `;function it(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.now=()=>{clearTimeout(e),t()},n}var ue=4e3;function Ut(s,{write:t,read:e}){let{page:n}=s;if(!n)return;let o="",r,a=()=>{let h=t();return r=(h?.length??0)>ue,r?void 0:h},c=it(400,()=>{let h=r;n.write(a()),r!==h&&s.redraw()}),i=()=>{let h=n.read();h!==void 0&&(e(h),r=!1,c.cancel())};s.atEnd(c.cancel),s.atEnd(n.listen(i)),queueMicrotask(i);async function l(){if(c.now(),r)return;let h=n.link();try{await navigator.clipboard.writeText(h),o="Copied."}catch{o=h}s.redraw(),await Promise.resolve(),s.find(".copy-link input")?.select()}return{changed(){o="",c()},copyLink:()=>(r===void 0&&a(),r?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${Rt("Copy link",l)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?p`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}function Lt(s,t){return new Promise((e,n)=>{let o=(r,a)=>{r.type!=="asset"||r.name!==t||(s.off("msg:custom",o),r.error?n(new Error(r.error)):e(a[0]))};s.on("msg:custom",o),s.send({type:"asset",name:t})})}var fe=new Intl.NumberFormat("en-US"),g=s=>fe.format(s);var T=(s,t)=>`${g(s)} ${t}${s===1?"":"s"}`,V=(s,t=1)=>`${(100*s).toFixed(t)} %`;var xt=Symbol.for("gpt-lab-ids");function at(s){let t=globalThis;return t[xt]=(t[xt]??0)+1,`${s}-${t[xt]}`}function k(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:f}</span>`}var Dt=s=>new Map(s.split("&").map(t=>{let e=t.indexOf("=");return[t.slice(0,e),t.slice(e+1)]})),jt=(s,t)=>Object.entries(t).map(([e,n])=>{let o="toWord"in n?n.toWord:String;return s(e)===n.first||o(s(e))===o(n.first)?"":`${e}=${o(s(e))}`}).filter(Boolean);function zt(s,t){let e={},n=[];for(let[o,r]of Object.entries(t)){let a=s.get(o),c=a===void 0?r.first:me(a,r);c===void 0&&n.push(`${o}=${a} is not ${$e(r)}`),e[o]=c??r.first}return{traits:e,refused:n}}function me(s,t){if("fromWord"in t)return t.fromWord(s);if("among"in t)return t.among.includes(s)?s:void 0;if(!("least"in t))return{true:!0,false:!1}[s];let{least:e,most:n,whole:o}=t,r=Number(s||NaN);return r>=e&&r<=n&&(!o||Number.isInteger(r))?r:void 0}function $e(s){return"rule"in s?s.rule:"among"in s?`one of ${s.among.join(", ")}`:"least"in s?`in ${s.least} \u2026 ${s.most}`:"true or false"}var Wt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ft=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ge={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ae=/[\p{C}\p{Z}]/u,_e=/^\p{M}/u;function ct(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Vt(s){let t=ct(s);if(t===void 0)return p`<span class="bytes">${Wt(s)}</span>`;let e=_e.test(t)?["\u25CC"]:[],n="";for(let o of t){if(!Ae.test(o)){n+=o;continue}let r=Ft(o),[a,c]=ge[o]??[r,r];e.push(n,p`<span class="sign" role="img" aria-label=${c}>${a}</span>`),n=""}return p`${e}${n}`}function xe(s){let t=/\p{Surrogate}/u.exec(s);return t?{position:[...s.slice(0,t.index)].length+1,text:t[0]}:void 0}function Gt(s){let t=xe(s);return t?`Character ${t.position} is ${Ft(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Kt(s,t){let e=s.bytes(t);return ct(e)??Wt(e)}function Qt(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Yt(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return ct(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var lt=class{#t=at("gpt-lab-text");#e="";#s;#n={ids:[]};#o=new Map;constructor(t,e,n,{trait:o="text",label:r="Your text"}={}){this.lab=t,this.tokenizer=e,this.trait=o,this.label=r,t.on([o],()=>{this.#e="",this.#s=void 0,n()})}get text(){return this.lab.get(this.trait)}get ids(){if(this.#n.text!==this.text){let{text:t}=this;this.#n={text:t,ids:[this.tokenizer.end_of_text,...this.tokenizer.encode(t)]}}return this.#n.ids}enter(t){this.#e=Gt(t),this.#s=this.#e?t:void 0,this.#e||t===this.text?this.lab.redraw():this.lab.set({[this.trait]:t})}written(t){return this.#o.has(t)||this.#o.set(t,Vt(this.tokenizer.bytes(t))),this.#o.get(t)}plain(t){return Kt(this.tokenizer,t)}name(t){let e=t===this.tokenizer.end_of_text?"<|eot|>":this.plain(t),n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}view(){return p`
      <div class="text-field">
        <label for=${this.#t}>${this.label}</label>
        <textarea
          id=${this.#t}
          rows="2"
          dir="auto"
          spellcheck="false"
          .value=${U(this.#s??this.text)}
          @input=${t=>this.enter(t.target.value)}
        ></textarea>
        <p class="warn" role="alert" ?hidden=${!this.#e}>${this.#e}</p>
      </div>
    `}};var ht=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#o=it(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,e,n,o){this.model=t,this.page=e,this.host=n,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes()}on(t,e){let n=t.map(o=>`change:${o}`).join(" ");this.model.on(n,e),this.atEnd(()=>this.model.off(n,e))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function Zt(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=c=>{let i=c.target.closest("[data-tip]");i!==e&&(o(),i&&(e=i,t.textContent=i.getAttribute("data-tip"),s.append(t),t.hidden=!1,ye(t,i.getBoundingClientRect())))},o=()=>{e=null,t.remove()},a=[["pointerover",n],["focusin",n],["pointerleave",o],["focusout",o],["keydown",c=>c.key==="Escape"&&o()]];for(let[c,i]of a)s.addEventListener(c,i,!0);return()=>{o();for(let[c,i]of a)s.removeEventListener(c,i,!0)}}function ye(s,t){let{width:e,height:n}=s.getBoundingClientRect(),o=t.left+t.width/2-e/2,r=t.top-n-6;s.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-e-4))}px`,s.style.top=`${r>4?r:t.bottom+6}px`}var be=s=>s.stopPropagation();function Jt(s,t,e){return{async render({model:n,el:o,page:r}){let a="show"in o?void 0:o,c=m=>{let _=p`
          <section class="gpt-lab ${s}" aria-label=${t} @keydown=${be}>
            ${m}
            <p class="unseen" role="status">${h.spoken}</p>
          </section>
        `;"show"in o?o.show(_):Pt(_,o)},i=m=>{if(h.end(),c(we(t,m)),a)console.warn(m);else throw m},l=()=>f,h=new ht(n,r,a,()=>{try{c(l())}catch(m){i(m)}}),d=()=>h.redraw();try{l=await e(h),n.on("change",d),h.atEnd(()=>n.off("change",d)),a&&h.atEnd(Zt(a))}catch(m){return i(m),()=>{}}return h.draw(),()=>h.end()}}}var we=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var G=["causal","prefix","full","sliding window","encoder-decoder"],[ve,K,Q]=[0,1,2];function pt(s,t,e,{prefix:n,window:o}){let r=e<=t;return{full:()=>!0,causal:()=>r,prefix:()=>r||e<n,"sliding window":()=>r&&t-e<o,"encoder-decoder":()=>r||e<n}[s]()?s==="encoder-decoder"&&t>=n&&e<n?Q:K:ve}var Xt=(s,t,e)=>Array.from({length:t},(n,o)=>Array.from({length:t},(r,a)=>pt(s,o,a,e))),dt=s=>s*(s+1)/2;function E(s,t,{prefix:e,window:n}){let[o,r]=[Math.min(e,t),Math.min(n,t)];switch(s){case"full":return t*t;case"causal":return dt(t);case"sliding window":return t*r-dt(r-1);default:return dt(t)+dt(o-1)}}var qt=Array.from({length:14},(s,t)=>2**(4+t)),te=(s,t)=>p`
    <td class="number">${g(s)}</td>
    <td class="number faint">${V(s/(t*t))}</td>
  `;function ee({kind:s,T:t,settings:e,length:n,lengthWindow:o,change:r}){let a={prefix:Math.floor(n/2),window:o},c=E("causal",n,a),i=E("sliding window",n,a);return p`
    <table class="costs">
      <caption>Scores that a head needs, and their share of ${k("T")}²</caption>
      <thead>
        <tr>
          <th scope="col">mask</th>
          <th scope="colgroup" colspan="2" class="number">this text, ${k("T")} = ${t}</th>
          <th scope="colgroup" colspan="2" class="number">
            ${k("T")} = ${g(n)}
          </th>
        </tr>
      </thead>
      <tbody>
        ${G.map(l=>p`
            <tr class=${l===s?"chosen":""}>
              <th scope="row">${l}${l===s?p`<span class="unseen">, chosen</span>`:f}</th>
              ${t?te(E(l,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${te(E(l,n,a),n)}
            </tr>
          `)}
      </tbody>
    </table>
    <div class="long">
      ${F({label:p`<span>A long text, ${k("T")} = ${g(n)}</span>`,name:"T, tokens of a long text",value:n,stops:qt.slice(3),text:g,onChange:l=>r({length:l})})}
      ${F({label:p`<span>its window: ${g(o)}</span>`,name:"Window of the long text",value:o,stops:qt,text:g,onChange:l=>r({length_window:l})})}
    </div>
    <p>
      At ${k("T")} = ${g(n)} a window of ${g(o)} ${i<c?p`leaves <b>${g(i)}</b> of the causal mask’s ${g(c)} scores:
            ${V(1-i/c,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${k("T")}² scores and throws these
      away.</span>
    </p>
  `}var se="important",Te=" !"+se,ke=st(class extends R{constructor(s){if(super(s),s.type!==v.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let o=t[n];if(o!=null){this.ft.add(n);let r=typeof o=="string"&&o.endsWith(Te);n.includes("-")||r?e.setProperty(n,r?o.slice(0,-11):o,r?se:""):e[n]=o}}return y}});function ne(s,[t,e],[n,o],r){let a={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,o-1]},[c,i]=a[s.key]??[-1,-1];if(c<0||c>=n||i<0||i>=o)return;s.preventDefault(),r(c,i),s.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[i].focus()}function oe(s,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${T(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${T(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${T(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${T(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[s]}function Y(s,t,e,n,o){let r=pt(s,t,e,n),[a,c]=[o[t],o[e]];if(r===Q)return`${a} may see ${c}, by cross-attention`;if(r===K)return`${a} may see ${t===e?"itself":c}`;let i=e<=t?`it is ${t-e} back, and the window is ${n.window}`:s==="encoder-decoder"&&t<n.prefix?"it is the decoder\u2019s":"it comes later";return`${a} may not see ${c}: ${i}`}function re(s,t,e,n){let o=n.filter((a,c)=>pt(s,t,c,e)),r=`${o.length} of ${T(n.length,"token")}`;return`${n[t]} may see ${o.join(", ")}. That is ${r}`}var Ee={[K]:["seen","\u25CF"],[Q]:["cross","\u25C6"]};function ie({kind:s,settings:t,names:e,selected:n,onSelect:o}){let r=e.length,a=s==="encoder-decoder"?t.prefix:-1,c=i=>i===a?"decoder-starts":"";return p`
    <p class="title">Who may see whom: a row looks at columns</p>
    <div class="scrolls">
      <table class="mask" aria-label="Who may see whom">
        <thead>
          <tr>
          <td></td>
          ${e.map((i,l)=>p`<th scope="col" class=${c(l)}><span><bdi>${i}</bdi></span></th>`)}
        </tr>
        </thead>
        <tbody>
        ${Xt(s,r,t).map((i,l)=>p`
            <tr class="${c(l)} ${l===n[0]?"chosen":""}">
              <th scope="row"><bdi>${e[l]}</bdi></th>
              ${i.map((h,d)=>{let[m,_]=Ee[h]??["",""],u=l===n[0]&&d===n[1],$=Y(s,l,d,t,e);return p`<td class=${c(d)}><button
                  type="button"
                  class=${m}
                  tabindex=${u?0:-1}
                  aria-pressed=${u?"true":"false"}
                  aria-label=${$}
                  data-tip=${$}
                  @click=${()=>o(l,d)}
                  @keydown=${x=>ne(x,[l,d],[r,r],o)}
                >${_}</button></td>`})}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
  `}var P=16,ae=131072,ln=Jt("mask-explorer","Mask explorer",async s=>{let t=at("mask-explorer"),e=new rt(await Lt(s.model,"lab-vocabulary")),n="",o={kind:{first:s.get("kind"),among:G},prefix:{first:s.get("prefix"),least:1,most:P,whole:!0},window:{first:s.get("window"),least:1,most:P,whole:!0},query:{first:s.get("query"),least:0,most:P-1,whole:!0},key:{first:s.get("key"),least:0,most:P-1,whole:!0},length:{first:s.get("length"),least:1,most:ae,whole:!0},length_window:{first:s.get("length_window"),least:1,most:ae,whole:!0}},r=new lt(s,e,()=>{s.say(T(c().length,"token")),d?.changed()}),a=()=>r.ids.slice(1),c=()=>a().slice(0,P).map(u=>r.name(u)),i=()=>{let u=Math.max(1,c().length),$=s.get("kind")==="encoder-decoder"?u-1:u;return{prefix:Math.min(s.get("prefix"),$),window:Math.min(s.get("window"),u)}};function l(u,$){s.set(u),s.say($()),d?.changed()}let h=()=>{let u=c().length;return`${s.get("kind")}: ${g(E(s.get("kind"),u,i()))} of ${g(u*u)} scores`},d=Ut(s,{write:()=>[`text=${Qt(s.get("text"))}`,...jt(u=>s.get(u),o)].join("&"),read(u){let $=Dt(u),x=$.get("kind");x&&$.set("kind",x.replaceAll("%20"," "));let{traits:A,refused:b}=zt($,o);s.set(A);let M=Yt($.get("text")??"");M===void 0?b.push("its text is damaged"):r.enter(M),n=b.length?`Not taken from the link: ${b.join("; ")}.`:"",s.redraw()}}),m=u=>p`
      <label><input
        type="radio"
        name=${t}
        value=${u}
        .checked=${U(s.get("kind")===u)}
        @change=${()=>l({kind:u},h)}
      > ${u}</label>
    `;function _(u){let $=s.get("kind"),x=$==="sliding window"?"window":"prefix",A={prefix:"length of the prefix","sliding window":"width of the window","encoder-decoder":"tokens that the encoder reads"}[$];if(A===void 0||u<2)return f;let b=i()[x],M=$==="encoder-decoder"?u-1:u;return F({label:p`<span>${A}: ${b}</span>`,name:A,value:b,stops:Array.from({length:M},(L,ut)=>ut+1),onChange:L=>l({[x]:L},h)})}return()=>{let[u,$,x]=[c(),s.get("kind"),i()],A=u.length,[b,M]=["query","key"].map(H=>Math.min(s.get(H),A-1)),L=E($,A,x),ut=(H,yt)=>l({query:H,key:yt},()=>Y($,H,yt,x,u));return p`
      <p class="warn" role="alert" ?hidden=${!n}>${n}</p>
      ${r.view()}
      ${a().length>P?p`<p class="faint">The grid has the first ${P} of ${T(a().length,"token")}.</p>`:f}
      <fieldset class="kinds">
        <legend>Mask</legend>
        ${G.map(m)}
      </fieldset>
      <p class="meaning">${oe($,x)}</p>
      <div class="layout">
        <div>
          <div class="its-slider">${_(A)}</div>
          ${A?ie({kind:$,settings:x,names:u,selected:[b,M],onSelect:ut}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
        </div>
        <div>
          ${A?p`
              <div class="sentences">
                <p><b>${re($,b,x,u)}.</b></p>
                <p>${Y($,b,M,x,u)}.</p>
              </div>
              <p>The mask leaves <b>${g(L)}</b> of ${k("T")}² = ${g(A*A)}
                scores a head: ${V(L/(A*A))}.</p>
            `:f}
        </div>
        <div class="of-all">
          ${ee({kind:$,T:A,settings:x,length:s.get("length"),lengthWindow:s.get("length_window"),change:H=>l(H,h)})}
        </div>
      </div>
      ${d?.copyLink()??f}
    `}});export{ln as default};
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
