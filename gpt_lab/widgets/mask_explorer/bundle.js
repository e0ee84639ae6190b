var mt=globalThis,yt=s=>s,Z=mt.trustedTypes,vt=Z?Z.createPolicy("lit-html",{createHTML:s=>s}):void 0,$t="$lit$",v=`lit$${Math.random().toFixed(9).slice(2)}$`,gt="?"+v,ae=`<${gt}>`,N=document,j=()=>N.createComment(""),z=s=>s===null||typeof s!="object"&&typeof s!="function",bt=Array.isArray,Et=s=>bt(s)||typeof s?.[Symbol.iterator]=="function",ft=`[ 	
\f\r]`,D=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,wt=/-->/g,Tt=/>/g,E=RegExp(`>|${ft}(?:([^\\s"'>=/]+)(${ft}*=${ft}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),kt=/'/g,Mt=/"/g,St=/^(?:script|style|textarea|title)$/i,At=s=>(t,...e)=>({_$litType$:s,strings:t,values:e}),p=At(1),Me=At(2),Ce=At(3),x=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Ct=new WeakMap,S=N.createTreeWalker(N,129);function Nt(s,t){if(!bt(s)||!s.hasOwnProperty("raw"))throw Error("invalid template strings array");return vt!==void 0?vt.createHTML(t):t}var It=(s,t)=>{let e=s.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",a=D;for(let c=0;c<e;c++){let i=s[c],l,h,d=-1,m=0;for(;m<i.length&&(a.lastIndex=m,h=a.exec(i),h!==null);)m=a.lastIndex,a===D?h[1]==="!--"?a=wt:h[1]!==void 0?a=Tt:h[2]!==void 0?(St.test(h[2])&&(r=RegExp("</"+h[2],"g")),a=E):h[3]!==void 0&&(a=E):a===E?h[0]===">"?(a=r??D,d=-1):h[1]===void 0?d=-2:(d=a.lastIndex-h[2].length,l=h[1],a=h[3]===void 0?E:h[3]==='"'?Mt:kt):a===Mt||a===kt?a=E:a===wt||a===Tt?a=D:(a=E,r=void 0);let A=a===E&&s[c+1].startsWith("/>")?" ":"";o+=a===D?i+ae:d>=0?(n.push(l),i.slice(0,d)+$t+i.slice(d)+v+A):i+v+(d===-2?c:A)}return[Nt(s,o+(s[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},V=class s{constructor({strings:t,_$litType$:e},n){let r;this.parts=[];let o=0,a=0,c=t.length-1,i=this.parts,[l,h]=It(t,e);if(this.el=s.createElement(l,n),S.currentNode=this.el.content,e===2||e===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=S.nextNode())!==null&&i.length<c;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith($t)){let m=h[a++],A=r.getAttribute(d).split(v),u=/([.?@])?(.*)/.exec(m);i.push({type:1,index:o,name:u[2],strings:A,ctor:u[1]==="."?J:u[1]==="?"?q:u[1]==="@"?tt:O}),r.removeAttribute(d)}else d.startsWith(v)&&(i.push({type:6,index:o}),r.removeAttribute(d));if(St.test(r.tagName)){let d=r.textContent.split(v),m=d.length-1;if(m>0){r.textContent=Z?Z.emptyScript:"";for(let A=0;A<m;A++)r.append(d[A],j()),S.nextNode(),i.push({type:2,index:++o});r.append(d[m],j())}}}else if(r.nodeType===8)if(r.data===gt)i.push({type:2,index:o});else{let d=-1;for(;(d=r.data.indexOf(v,d+1))!==-1;)i.push({type:7,index:o}),d+=v.length-1}o++}}static createElement(t,e){let n=N.createElement("template");return n.innerHTML=t,n}};function I(s,t,e=s,n){if(t===x)return t;let r=n!==void 0?e._$Co?.[n]:e._$Cl,o=z(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(s),r._$AT(s,e,n)),n!==void 0?(e._$Co??=[])[n]=r:e._$Cl=r),r!==void 0&&(t=I(s,r._$AS(s,t.values),r,n)),t}var Q=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:n}=this._$AD,r=(t?.creationScope??N).importNode(e,!0);S.currentNode=r;let o=S.nextNode(),a=0,c=0,i=n[0];for(;i!==void 0;){if(a===i.index){let l;i.type===2?l=new H(o,o.nextSibling,this,t):i.type===1?l=new i.ctor(o,i.name,i.strings,this,t):i.type===6&&(l=new et(o,this,t)),this._$AV.push(l),i=n[++c]}a!==i?.index&&(o=S.nextNode(),a++)}return S.currentNode=N,r}p(t){let e=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,e),e+=n.strings.length-2):n._$AI(t[e])),e++}},H=class s{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,n,r){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=I(this,t,e),z(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==x&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Et(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&z(this._$AH)?this._$AA.nextSibling.data=t:this.T(N.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=V.createElement(Nt(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(e);else{let o=new Q(r,this),a=o.u(this.options);o.p(e),this.T(a),this._$AH=o}}_$AC(t){let e=Ct.get(t.strings);return e===void 0&&Ct.set(t.strings,e=new V(t)),e}k(t){bt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,n,r=0;for(let o of t)r===e.length?e.push(n=new s(this.O(j()),this.O(j()),this,this.options)):n=e[r],n._$AI(o),r++;r<e.length&&(this._$AR(n&&n._$AB.nextSibling,r),e.length=r)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let n=yt(t).nextSibling;yt(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},O=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,n,r,o){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=e,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=f}_$AI(t,e=this,n,r){let o=this.strings,a=!1;if(o===void 0)t=I(this,t,e,0),a=!z(t)||t!==this._$AH&&t!==x,a&&(this._$AH=t);else{let c=t,i,l;for(t=o[0],i=0;i<o.length-1;i++)l=I(this,c[n+i],e,i),l===x&&(l=this._$AH[i]),a||=!z(l)||l!==this._$AH[i],l===f?t=f:t!==f&&(t+=(l??"")+o[i+1]),this._$AH[i]=l}a&&!r&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},J=class extends O{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},q=class extends O{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},tt=class extends O{constructor(t,e,n,r,o){super(t,e,n,r,o),this.type=5}_$AI(t,e=this){if((t=I(this,t,e,0)??f)===x)return;let n=this._$AH,r=t===f&&n!==f||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==f&&(n===f||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},et=class{constructor(t,e,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){I(this,t)}},Ot={M:$t,P:v,A:gt,C:1,L:It,R:Q,D:Et,V:I,I:H,H:O,N:q,U:tt,B:J,F:et},ce=mt.litHtmlPolyfillSupport;ce?.(V,H),(mt.litHtmlVersions??=[]).push("3.3.3");var Pt=(s,t,e)=>{let n=e?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=e?.renderBefore??null;n._$litPart$=r=new H(t.insertBefore(j(),o),o,void 0,e??{})}return r._$AI(s),r};var w={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},st=s=>(...t)=>({_$litDirective$:s,values:t}),R=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,n){this._$Ct=t,this._$AM=e,this._$Ci=n}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:Ie}=Ot;var Bt=s=>s.strings===void 0;var le={},Ht=(s,t=le)=>s._$AH=t;var U=st(class extends R{constructor(s){if(super(s),s.type!==w.PROPERTY&&s.type!==w.ATTRIBUTE&&s.type!==w.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Bt(s))throw Error("`live` bindings can only contain a single expression")}render(s){return s}update(s,[t]){if(t===x||t===f)return t;let e=s.element,n=s.name;if(s.type===w.PROPERTY){if(t===e[n])return x}else if(s.type===w.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(n))return x}else if(s.type===w.ATTRIBUTE&&e.getAttribute(n)===t+"")return x;return Ht(s),t}});var nt=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,n=e.length;for(;n>0&&e[n-1>>1]>t;)e[n]=e[n-1>>1],n=n-1>>1;e[n]=t}pop(){let t=this.#t,[e]=t,n=t.pop();for(let r=0;r<t.length;){let o=2*r+1;if(t[o+1]<t[o]&&(o+=1),!(t[o]<n)){t[r]=n;break}t[r]=t[o],r=o}return e}};var rt=class{mergeCount;#t;#e=new Uint8Array(256);#s;#n=new Map;#r;#o=new Map;constructor(t){let e=(n,r=t.byteLength-n)=>new Uint8Array(t.buffer,t.byteOffset+n,r);this.#t=e(0,256),this.#t.forEach((n,r)=>this.#e[n]=r),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(n,r)=>[t.getUint16(260+4*r,!0),t.getUint16(262+4*r,!0)]),this.#s.forEach(([n,r],o)=>this.#n.set(n*65536+r,256+o)),this.#r=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,n]=this.parts(t);return[...this.bytes(e),...this.bytes(n)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#r)??[]}encodePiece(t){let e=this.#o.get(t);if(e)return e;this.#o.size>5e4&&this.#o.clear();let n=this.byteIds(t);this.#i(n);let r=n.filter(o=>o>=0);return this.#o.set(t,r),r}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),n=this.#i([...e]);yield{ids:[...e]};for(let[r,o]of n){let a=r+1;for(;e[a]<0;)a+=1;e[r]=o,e[a]=-1;let c=e.slice(0,r).filter(i=>i>=0);yield{ids:e.filter(i=>i>=0),at:c.length,merged:o}}}#i(t){let e=t.map((c,i)=>i-1),n=t.map((c,i)=>i+1),r=new nt,o=c=>{let i=this.#n.get(t[c]*65536+t[n[c]]);i!==void 0&&r.push(i*2**32+c)};for(let c=0;c+1<t.length;c++)o(c);let a=[];for(;r.size;){let c=r.pop(),i=c%2**32,l=Math.floor(c/2**32),h=n[i],[d,m]=this.parts(l);t[i]!==d||t[h]!==m||(t[i]=l,t[h]=-1,n[i]=n[h],n[i]<t.length&&(e[n[i]]=i,o(i)),e[i]>=0&&o(e[i]),a.push([i,l]))}return a}};var he="<|endoftext|>",ot=class{vocab_size;end_of_text;#t;#e;constructor(t){let e=t.getUint32(0,!0),n=4+2*e;this.#e=Array.from({length:e},(r,o)=>t.getUint16(4+2*o,!0)),this.#t=new rt(new DataView(t.buffer,t.byteOffset+n,t.byteLength-n)),this.end_of_text=e-1,this.vocab_size=e}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(he)]:this.#t.bytes(t)}decode(t){let e=Array.from(t,n=>this.bytes(n)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(e))}gpt2_ids(t){return Array.from(t,e=>(this.bytes(e),this.#e[e]))}};function W({label:s,name:t,value:e,stops:n,onChange:r,text:o=String,disabled:a=!1}){let c=({target:h})=>h.before=e,i=({target:h})=>{let{before:d}=h;d!==void 0&&r(d)},l=p`
    <input
      type="range"
      min="0"
      max=${n.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${o(e)}
      ?disabled=${a}
      .value=${U(String(de(n,e)))}
      @pointerdown=${c}
      @pointercancel=${i}
      @input=${h=>r(n[h.target.valueAsNumber])}
    >
  `;return s===f?l:p`<label class="slider">${s}${l}</label>`}function de(s,t){let e=s.map(n=>Math.abs(n-t));return e.indexOf(Math.min(...e))}var Rt=(s,t,{disabled:e=!1,name:n=""}={})=>p`
    <button
      type="button"
      class=${n||f}
      aria-disabled=${e?"true":f}
      @click=${()=>e||t()}
    >${s}</button>
  `;function it(s,t){let e,n=()=>{clearTimeout(e),e=setTimeout(t,s)};return n.cancel=()=>clearTimeout(e),n.flush=()=>{clearTimeout(e),t()},n}var pe=4e3;function Ut(s,{write:t,read:e}){let{page:n}=s;if(!n)return;let r="",o,a=()=>{let h=t();return o=(h?.length??0)>pe,o?void 0:h},c=it(400,()=>{let h=o;n.write(a()),o!==h&&s.redraw()}),i=()=>{let h=n.read();h!==void 0&&(e(h),o=!1,c.cancel())};s.onCleanup(c.cancel),s.onCleanup(n.listen(i)),queueMicrotask(i);async function l(){if(c.flush(),o)return;let h=n.link();try{await navigator.clipboard.writeText(h),r="Copied."}catch{r=h}s.redraw(),await Promise.resolve(),s.find(".copy-link input")?.select()}return{changed(){r="",c()},copyLink:()=>(o===void 0&&a(),o?p`<span class="faint">This text is too long for a link.</span>`:p`
        <span class="copy-link">
          ${Rt("Copy link",l)}
          <span class="faint" role="status">${r&&(r==="Copied."?r:"Copy this:")}</span>
          ${r&&r!=="Copied."?p`<input type="text" readonly .value=${r} aria-label="Link to this view">`:f}
        </span>
      `)}}function Lt(s,t){return new Promise((e,n)=>{let r=(o,a)=>{o.type!=="asset"||o.name!==t||(s.off("msg:custom",r),o.error?n(new Error(o.error)):e(a[0]))};s.on("msg:custom",r),s.send({type:"asset",name:t})})}var ue=new Intl.NumberFormat("en-US"),g=s=>ue.format(s);var T=(s,t)=>`${g(s)} ${t}${s===1?"":"s"}`,G=(s,t=1)=>`${(100*s).toFixed(t)} %`;var _t=Symbol.for("gpt-lab-ids");function at(s){let t=globalThis;return t[_t]=(t[_t]??0)+1,`${s}-${t[_t]}`}function k(s){let[t,e]=s.split("_");return p`<span class="math"><i>${t}</i>${e?p`<span class="underscore">_</span><sub>${e}</sub>`:f}</span>`}var Dt=s=>new Map(s.split("&").map(t=>{let e=t.indexOf("=");return[t.slice(0,e),t.slice(e+1)]}));function jt(s,t){let e=Object.fromEntries(Object.keys(t).map(n=>[n,s(n)]));return{encode:()=>Object.entries(t).flatMap(([n,r])=>{let o="format"in r?r.format:String,a=o(s(n));return a===o(e[n])?[]:[`${n}=${a}`]}),decode(n){let r={},o=[];for(let[a,c]of Object.entries(t)){let i=n.get(a),l=i===void 0?e[a]:fe(i,c);l===void 0&&o.push(`${a}=${i} is not ${me(c)}`),r[a]=l===void 0?e[a]:l}return{traits:r,problems:o}}}}function fe(s,t){if("parse"in t)return t.parse(s);if("choices"in t)return t.choices.includes(s)?s:void 0;if("boolean"in t)return{true:!0,false:!1}[s];let{min:e,max:n=1/0,integer:r}=t,o=Number(s||NaN);return o>=e&&o<=n&&(!r||Number.isInteger(o))?o:void 0}function me(s){return"rule"in s?s.rule:"choices"in s?`one of ${s.choices.join(", ")}`:"boolean"in s?"true or false":s.max===void 0?`${s.min} or more`:`in ${s.min} \u2026 ${s.max}`}var zt=s=>Array.from(s,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Vt=s=>`U+${(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,$e={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ge=/[\p{C}\p{Z}]/u,be=/^\p{M}/u;function ct(s){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(s))}catch{return}}function Wt(s){let t=ct(s);if(t===void 0)return p`<span class="bytes">${zt(s)}</span>`;let e=be.test(t)?["\u25CC"]:[],n="";for(let r of t){if(!ge.test(r)){n+=r;continue}let o=Vt(r),[a,c]=$e[r]??[o,o];e.push(n,p`<span class="sign" role="img" aria-label=${c}>${a}</span>`),n=""}return p`${e}${n}`}function Ae(s){let t=/\p{Surrogate}/u.exec(s);return t?{position:[...s.slice(0,t.index)].length+1,text:t[0]}:void 0}function Gt(s){let t=Ae(s);return t?`Character ${t.position} is ${Vt(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Ft(s,t){let e=s.bytes(t);return ct(e)??zt(e)}function Kt(s){let t=Array.from(new TextEncoder().encode(s),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Yt(s){try{let t=atob(s.replaceAll("-","+").replaceAll("_","/"));return ct(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var lt=class{#t=at("gpt-lab-text");#e="";#s;#n={ids:[]};#r=new Map;constructor(t,e,n,{trait:r="text",label:o="Your text"}={}){this.context=t,this.tokenizer=e,this.trait=r,this.label=o,t.on([r],()=>{this.#e="",this.#s=void 0,n()})}get text(){return this.context.get(this.trait)}get ids(){if(this.#n.text!==this.text){let{text:t}=this;this.#n={text:t,ids:[this.tokenizer.end_of_text,...this.tokenizer.encode(t)]}}return this.#n.ids}enter(t){this.#e=Gt(t),this.#s=this.#e?t:void 0,this.#e||t===this.text?this.context.redraw():this.context.set({[this.trait]:t})}template(t){return this.#r.has(t)||this.#r.set(t,Wt(this.tokenizer.bytes(t))),this.#r.get(t)}plain(t){return Ft(this.tokenizer,t)}name(t){let e=t===this.tokenizer.end_of_text?"<|eot|>":this.plain(t),n=e.trim()||JSON.stringify(e).slice(1,-1).replaceAll(" ","\u2423");return[...n].length>10?`${[...n].slice(0,9).join("")}\u2026`:n}view(){return p`
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
    `}};var ht=class{announcement="";#t="";#e=!1;#s=!1;#n=[];#r=it(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,e,n,r){this.model=t,this.page=e,this.host=n,this.draw=r}get(t){return this.model.get(t)}set(t){for(let[e,n]of Object.entries(t))this.model.set(e,n);this.model.save_changes()}on(t,e){let n=t.map(r=>`change:${r}`).join(" ");this.model.on(n,e),this.onCleanup(()=>this.model.off(n,e))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#r()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#n.push(t)}dispose(){this.#s=!0,this.#r.cancel();for(let t of this.#n.splice(0))t()}};function Xt(s){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,n=c=>{let i=c.target.closest("[data-tip]");i!==e&&(r(),i&&(e=i,t.textContent=i.getAttribute("data-tip"),s.append(t),t.hidden=!1,_e(t,i.getBoundingClientRect())))},r=()=>{e=null,t.remove()},a=[["pointerover",n],["focusin",n],["pointerleave",r],["focusout",r],["keydown",c=>c.key==="Escape"&&r()]];for(let[c,i]of a)s.addEventListener(c,i,!0);return()=>{r();for(let[c,i]of a)s.removeEventListener(c,i,!0)}}function _e(s,t){let{width:e,height:n}=s.getBoundingClientRect(),r=t.left+t.width/2-e/2,o=t.top-n-6;s.style.left=`${Math.max(4,Math.min(r,document.documentElement.clientWidth-e-4))}px`,s.style.top=`${o>4?o:t.bottom+6}px`}var xe=s=>s.stopPropagation();function Zt(s,t,e){return{async render({model:n,el:r,page:o}){let a="show"in r?void 0:r,c=m=>{let A=p`
          <section class="gpt-lab ${s}" aria-label=${t} @keydown=${xe}>
            ${m}
            <p class="unseen" role="status">${h.announcement}</p>
          </section>
        `;"show"in r?r.show(A):Pt(A,r)},i=m=>{if(h.dispose(),c(ye(t,m)),a)console.warn(m);else throw m},l=()=>f,h=new ht(n,o,a,()=>{try{c(l())}catch(m){i(m)}}),d=()=>h.redraw();try{l=await e(h),n.on("change",d),h.onCleanup(()=>n.off("change",d)),a&&h.onCleanup(Xt(a))}catch(m){return i(m),()=>{}}return h.draw(),()=>h.dispose()}}}var ye=(s,t)=>p`
    <p class="warn" role="alert">
      ${s} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var F=["causal","prefix","full","sliding window","encoder-decoder"],[ve,K,Y]=[0,1,2];function pt(s,t,e,{prefix:n,window:r}){let o=e<=t;return{full:()=>!0,causal:()=>o,prefix:()=>o||e<n,"sliding window":()=>o&&t-e<r,"encoder-decoder":()=>o||e<n}[s]()?s==="encoder-decoder"&&t>=n&&e<n?Y:K:ve}var Qt=(s,t,e)=>Array.from({length:t},(n,r)=>Array.from({length:t},(o,a)=>pt(s,r,a,e))),dt=s=>s*(s+1)/2;function M(s,t,{prefix:e,window:n}){let[r,o]=[Math.min(e,t),Math.min(n,t)];switch(s){case"full":return t*t;case"causal":return dt(t);case"sliding window":return t*o-dt(o-1);default:return dt(t)+dt(r-1)}}var Jt=Array.from({length:14},(s,t)=>2**(4+t)),qt=(s,t)=>p`
    <td class="number">${g(s)}</td>
    <td class="number faint">${G(s/(t*t))}</td>
  `;function te({kind:s,T:t,settings:e,length:n,lengthWindow:r,change:o}){let a={prefix:Math.floor(n/2),window:r},c=M("causal",n,a),i=M("sliding window",n,a);return p`
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
        ${F.map(l=>p`
            <tr class=${l===s?"chosen":""}>
              <th scope="row">${l}${l===s?p`<span class="unseen">, chosen</span>`:f}</th>
              ${t?qt(M(l,t,e),t):p`
                <td></td>
                <td></td>
              `}
              ${qt(M(l,n,a),n)}
            </tr>
          `)}
      </tbody>
    </table>
    <div class="long">
      ${W({label:p`<span>A long text, ${k("T")} = ${g(n)}</span>`,name:"T, tokens of a long text",value:n,stops:Jt.slice(3),text:g,onChange:l=>o({length:l})})}
      ${W({label:p`<span>its window: ${g(r)}</span>`,name:"Window of the long text",value:r,stops:Jt,text:g,onChange:l=>o({length_window:l})})}
    </div>
    <p>
      At ${k("T")} = ${g(n)} a window of ${g(r)} ${i<c?p`leaves <b>${g(i)}</b> of the causal mask’s ${g(c)} scores:
            ${G(1-i/c,0)} are saved.`:"saves nothing: it is as long as the text."} <span class="faint">Prefix and encoder are half of the long text. What is masked is saved only by a
      program that skips it; a plain one computes all ${k("T")}² scores and throws these
      away.</span>
    </p>
  `}var ee="important",we=" !"+ee,Te=st(class extends R{constructor(s){if(super(s),s.type!==w.ATTRIBUTE||s.name!=="style"||s.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(s){return Object.keys(s).reduce((t,e)=>{let n=s[e];return n==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${n};`},"")}update(s,[t]){let{style:e}=s.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let n of this.ft)t[n]==null&&(this.ft.delete(n),n.includes("-")?e.removeProperty(n):e[n]=null);for(let n in t){let r=t[n];if(r!=null){this.ft.add(n);let o=typeof r=="string"&&r.endsWith(we);n.includes("-")||o?e.setProperty(n,o?r.slice(0,-11):r,o?ee:""):e[n]=r}}return x}});function se(s,[t,e],[n,r],o){let a={ArrowUp:[t-1,e],ArrowDown:[t+1,e],ArrowLeft:[t,e-1],ArrowRight:[t,e+1],Home:[t,0],End:[t,r-1]},[c,i]=a[s.key]??[-1,-1];if(c<0||c>=n||i<0||i>=r)return;s.preventDefault(),o(c,i),s.target.closest("table")?.tBodies[0].rows[c].querySelectorAll("button")?.[i].focus()}function ne(s,{prefix:t,window:e}){return{causal:"A token sees itself and what came before it: GPT.",prefix:`The first ${T(t,"token")} see each other; from there on it is causal: GLM.`,full:"Every token sees every other: an encoder, such as BERT.","sliding window":`A token sees the last ${T(e,"token")}, itself included: Mistral 7B. Blocks pass on what they saw, so 12 of them reach ${T(12*(e-1),"token")} back.`,"encoder-decoder":`The encoder reads the first ${T(t,"token")}, which see each other. The decoder\u2019s see those by cross-attention (\u25C6), and what came before them: T5. It is the prefix\u2019s grid, but the two have weights of their own, and \u25C6 looks at what the encoder\u2019s last block made of its tokens.`}[s]}function X(s,t,e,n,r){let o=pt(s,t,e,n),[a,c]=[r[t],r[e]];if(o===Y)return`${a} may see ${c}, by cross-attention`;if(o===K)return`${a} may see ${t===e?"itself":c}`;let i=e<=t?`it is ${t-e} back, and the window is ${n.window}`:s==="encoder-decoder"&&t<n.prefix?"it is the decoder\u2019s":"it comes later";return`${a} may not see ${c}: ${i}`}function re(s,t,e,n){let r=n.filter((a,c)=>pt(s,t,c,e)),o=`${r.length} of ${T(n.length,"token")}`;return`${n[t]} may see ${r.join(", ")}. That is ${o}`}var ke={[K]:["seen","\u25CF"],[Y]:["cross","\u25C6"]};function oe({kind:s,settings:t,names:e,selected:n,onSelect:r}){let o=e.length,a=s==="encoder-decoder"?t.prefix:-1,c=i=>i===a?"decoder-starts":"";return p`
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
        ${Qt(s,o,t).map((i,l)=>p`
            <tr class="${c(l)} ${l===n[0]?"chosen":""}">
              <th scope="row"><bdi>${e[l]}</bdi></th>
              ${i.map((h,d)=>{let[m,A]=ke[h]??["",""],u=l===n[0]&&d===n[1],$=X(s,l,d,t,e);return p`<td class=${c(d)}><button
                  type="button"
                  class=${m}
                  tabindex=${u?0:-1}
                  aria-pressed=${u?"true":"false"}
                  aria-label=${$}
                  data-tip=${$}
                  @click=${()=>r(l,d)}
                  @keydown=${_=>se(_,[l,d],[o,o],r)}
                >${A}</button></td>`})}
            </tr>
          `)}
      </tbody>
      </table>
    </div>
  `}var P=16,ie=131072,cn=Zt("mask-explorer","Mask explorer",async s=>{let t=at("mask-explorer"),e=new ot(await Lt(s.model,"lab-vocabulary")),n="",r=jt(u=>s.get(u),{kind:{choices:F},prefix:{min:1,max:P,integer:!0},window:{min:1,max:P,integer:!0},query:{min:0,max:P-1,integer:!0},key:{min:0,max:P-1,integer:!0},length:{min:1,max:ie,integer:!0},length_window:{min:1,max:ie,integer:!0}}),o=new lt(s,e,()=>{s.announce(T(c().length,"token")),d?.changed()}),a=()=>o.ids.slice(1),c=()=>a().slice(0,P).map(u=>o.name(u)),i=()=>{let u=Math.max(1,c().length),$=s.get("kind")==="encoder-decoder"?u-1:u;return{prefix:Math.min(s.get("prefix"),$),window:Math.min(s.get("window"),u)}};function l(u,$){s.set(u),s.announce($()),d?.changed()}let h=()=>{let u=c().length;return`${s.get("kind")}: ${g(M(s.get("kind"),u,i()))} of ${g(u*u)} scores`},d=Ut(s,{write:()=>[`text=${Kt(s.get("text"))}`,...r.encode()].join("&"),read(u){let $=Dt(u),_=$.get("kind");_&&$.set("kind",_.replaceAll("%20"," "));let{traits:b,problems:y}=r.decode($);s.set(b);let C=Yt($.get("text")??"");C===void 0?y.push("its text is damaged"):o.enter(C),n=y.length?`Not taken from the link: ${y.join("; ")}.`:"",s.redraw()}}),m=u=>p`
      <label><input
        type="radio"
        name=${t}
        value=${u}
        .checked=${U(s.get("kind")===u)}
        @change=${()=>l({kind:u},h)}
      > ${u}</label>
    `;function A(u){let $=s.get("kind"),_=$==="sliding window"?"window":"prefix",b={prefix:"length of the prefix","sliding window":"width of the window","encoder-decoder":"tokens that the encoder reads"}[$];if(b===void 0||u<2)return f;let y=i()[_],C=$==="encoder-decoder"?u-1:u;return W({label:p`<span>${b}: ${y}</span>`,name:b,value:y,stops:Array.from({length:C},(L,ut)=>ut+1),onChange:L=>l({[_]:L},h)})}return()=>{let[u,$,_]=[c(),s.get("kind"),i()],b=u.length,[y,C]=["query","key"].map(B=>Math.min(s.get(B),b-1)),L=M($,b,_),ut=(B,xt)=>l({query:B,key:xt},()=>X($,B,xt,_,u));return p`
      <p class="warn" role="alert" ?hidden=${!n}>${n}</p>
      ${o.view()}
      ${a().length>P?p`<p class="faint">The grid has the first ${P} of ${T(a().length,"token")}.</p>`:f}
      <fieldset class="kinds">
        <legend>Mask</legend>
        ${F.map(m)}
      </fieldset>
      <p class="meaning">${ne($,_)}</p>
      <div class="layout">
        <div>
          <div class="kind-slider">${A(b)}</div>
          ${b?oe({kind:$,settings:_,names:u,selected:[y,C],onSelect:ut}):p`<p class="faint">Write something: its tokens become the rows and columns.</p>`}
        </div>
        <div>
          ${b?p`
              <div class="sentences">
                <p><b>${re($,y,_,u)}.</b></p>
                <p>${X($,y,C,_,u)}.</p>
              </div>
              <p>The mask leaves <b>${g(L)}</b> of ${k("T")}² = ${g(b*b)}
                scores a head: ${G(L/(b*b))}.</p>
            `:f}
        </div>
        <div class="of-all">
          ${te({kind:$,T:b,settings:_,length:s.get("length"),lengthWindow:s.get("length_window"),change:B=>l(B,h)})}
        </div>
      </div>
      ${d?.copyLink()??f}
    `}});export{cn as default};
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
