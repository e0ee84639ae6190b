var ct=globalThis,gt=n=>n,W=ct.trustedTypes,At=W?W.createPolicy("lit-html",{createHTML:n=>n}):void 0,lt="$lit$",w=`lit$${Math.random().toFixed(9).slice(2)}$`,ht="?"+w,Jt=`<${ht}>`,S=document,D=()=>S.createComment(""),j=n=>n===null||typeof n!="object"&&typeof n!="function",pt=Array.isArray,wt=n=>pt(n)||typeof n?.[Symbol.iterator]=="function",at=`[ 	
\f\r]`,U=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,yt=/-->/g,_t=/>/g,M=RegExp(`>|${at}(?:([^\\s"'>=/]+)(${at}*=${at}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),xt=/'/g,bt=/"/g,Tt=/^(?:script|style|textarea|title)$/i,ut=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),m=ut(1),me=ut(2),$e=ut(3),A=Symbol.for("lit-noChange"),p=Symbol.for("lit-nothing"),vt=new WeakMap,N=S.createTreeWalker(S,129);function Et(n,t){if(!pt(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return At!==void 0?At.createHTML(t):t}var kt=(n,t)=>{let e=n.length-1,s=[],i,r=t===2?"<svg>":t===3?"<math>":"",a=U;for(let c=0;c<e;c++){let o=n[c],u,f,l=-1,h=0;for(;h<o.length&&(a.lastIndex=h,f=a.exec(o),f!==null);)h=a.lastIndex,a===U?f[1]==="!--"?a=yt:f[1]!==void 0?a=_t:f[2]!==void 0?(Tt.test(f[2])&&(i=RegExp("</"+f[2],"g")),a=M):f[3]!==void 0&&(a=M):a===M?f[0]===">"?(a=i??U,l=-1):f[1]===void 0?l=-2:(l=a.lastIndex-f[2].length,u=f[1],a=f[3]===void 0?M:f[3]==='"'?bt:xt):a===bt||a===xt?a=M:a===yt||a===_t?a=U:(a=M,i=void 0);let d=a===M&&n[c+1].startsWith("/>")?" ":"";r+=a===U?o+Jt:l>=0?(s.push(u),o.slice(0,l)+lt+o.slice(l)+w+d):o+w+(l===-2?c:d)}return[Et(n,r+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},V=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let r=0,a=0,c=t.length-1,o=this.parts,[u,f]=kt(t,e);if(this.el=n.createElement(u,s),N.currentNode=this.el.content,e===2||e===3){let l=this.el.content.firstChild;l.replaceWith(...l.childNodes)}for(;(i=N.nextNode())!==null&&o.length<c;){if(i.nodeType===1){if(i.hasAttributes())for(let l of i.getAttributeNames())if(l.endsWith(lt)){let h=f[a++],d=i.getAttribute(l).split(w),g=/([.?@])?(.*)/.exec(h);o.push({type:1,index:r,name:g[2],strings:d,ctor:g[1]==="."?q:g[1]==="?"?Y:g[1]==="@"?Q:H}),i.removeAttribute(l)}else l.startsWith(w)&&(o.push({type:6,index:r}),i.removeAttribute(l));if(Tt.test(i.tagName)){let l=i.textContent.split(w),h=l.length-1;if(h>0){i.textContent=W?W.emptyScript:"";for(let d=0;d<h;d++)i.append(l[d],D()),N.nextNode(),o.push({type:2,index:++r});i.append(l[h],D())}}}else if(i.nodeType===8)if(i.data===ht)o.push({type:2,index:r});else{let l=-1;for(;(l=i.data.indexOf(w,l+1))!==-1;)o.push({type:7,index:r}),l+=w.length-1}r++}}static createElement(t,e){let s=S.createElement("template");return s.innerHTML=t,s}};function P(n,t,e=n,s){if(t===A)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,r=j(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=P(n,i._$AS(n,t.values),i,s)),t}var G=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??S).importNode(e,!0);N.currentNode=i;let r=N.nextNode(),a=0,c=0,o=s[0];for(;o!==void 0;){if(a===o.index){let u;o.type===2?u=new I(r,r.nextSibling,this,t):o.type===1?u=new o.ctor(r,o.name,o.strings,this,t):o.type===6&&(u=new Z(r,this,t)),this._$AV.push(u),o=s[++c]}a!==o?.index&&(r=N.nextNode(),a++)}return N.currentNode=S,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},I=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=p,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=P(this,t,e),j(t)?t===p||t==null||t===""?(this._$AH!==p&&this._$AR(),this._$AH=p):t!==this._$AH&&t!==A&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):wt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==p&&j(this._$AH)?this._$AA.nextSibling.data=t:this.T(S.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=V.createElement(Et(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new G(i,this),a=r.u(this.options);r.p(e),this.T(a),this._$AH=r}}_$AC(t){let e=vt.get(t.strings);return e===void 0&&vt.set(t.strings,e=new V(t)),e}k(t){pt(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let r of t)i===e.length?e.push(s=new n(this.O(D()),this.O(D()),this,this.options)):s=e[i],s._$AI(r),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=gt(t).nextSibling;gt(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},H=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,r){this.type=1,this._$AH=p,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=p}_$AI(t,e=this,s,i){let r=this.strings,a=!1;if(r===void 0)t=P(this,t,e,0),a=!j(t)||t!==this._$AH&&t!==A,a&&(this._$AH=t);else{let c=t,o,u;for(t=r[0],o=0;o<r.length-1;o++)u=P(this,c[s+o],e,o),u===A&&(u=this._$AH[o]),a||=!j(u)||u!==this._$AH[o],u===p?t=p:t!==p&&(t+=(u??"")+r[o+1]),this._$AH[o]=u}a&&!i&&this.j(t)}j(t){t===p?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},q=class extends H{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===p?void 0:t}},Y=class extends H{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==p)}},Q=class extends H{constructor(t,e,s,i,r){super(t,e,s,i,r),this.type=5}_$AI(t,e=this){if((t=P(this,t,e,0)??p)===A)return;let s=this._$AH,i=t===p&&s!==p||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==p&&(s===p||i);i&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Z=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){P(this,t)}},Ct={M:lt,P:w,A:ht,C:1,L:kt,R:G,D:wt,V:P,I,H,N:Y,U:Q,B:q,F:Z},Xt=ct.litHtmlPolyfillSupport;Xt?.(V,I),(ct.litHtmlVersions??=[]).push("3.3.3");var Mt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let r=e?.renderBefore??null;s._$litPart$=i=new I(t.insertBefore(D(),r),r,void 0,e??{})}return i._$AI(n),i};var b={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},O=n=>(...t)=>({_$litDirective$:n,values:t}),E=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:te}=Ct,Nt=n=>n;var Pt=n=>n.strings===void 0,St=()=>document.createComment(""),L=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let r=s.insertBefore(St(),i),a=s.insertBefore(St(),i);e=new te(r,a,n,n.options)}else{let r=e._$AB.nextSibling,a=e._$AM,c=a!==n;if(c){let o;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(o=n._$AU)!==a._$AU&&e._$AP(o)}if(r!==i||c){let o=e._$AA;for(;o!==r;){let u=Nt(o).nextSibling;Nt(s).insertBefore(o,i),o=u}}}return e},k=(n,t,e=n)=>(n._$AI(t,e),n),ee={},K=(n,t=ee)=>n._$AH=t,Ht=n=>n._$AH,J=n=>{n._$AR(),n._$AA.remove()};var dt=O(class extends E{constructor(n){if(super(n),n.type!==b.PROPERTY&&n.type!==b.ATTRIBUTE&&n.type!==b.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Pt(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===A||t===p)return t;let e=n.element,s=n.name;if(n.type===b.PROPERTY){if(t===e[s])return A}else if(n.type===b.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return A}else if(n.type===b.ATTRIBUTE&&e.getAttribute(s)===t+"")return A;return K(n),t}});var X=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let r=2*i+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[i]=s;break}t[i]=t[r],i=r}return e}};var tt=class{#t;#e=new Uint8Array(256);#s;#i=new Map;#n;#r=new Map;constructor(t){let e=(s,i)=>new Uint8Array(t.buffer,t.byteOffset+s,i??t.byteLength-s);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],r)=>this.#i.set(s*65536+i,256+r)),this.#n=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#o(s);let i=s.filter(r=>r>=0);return this.#r.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#o([...e]);yield{ids:[...e]};for(let[i,r]of s){let a=i+1;for(;e[a]<0;)a+=1;e[i]=r,e[a]=-1;let c=e.slice(0,i).filter(o=>o>=0);yield{ids:e.filter(o=>o>=0),at:c.length,made:r}}}#o(t){let e=t.map((c,o)=>o-1),s=t.map((c,o)=>o+1),i=new X,r=c=>{let o=this.#i.get(t[c]*65536+t[s[c]]);o!==void 0&&i.push(o*2**32+c)};for(let c=0;c+1<t.length;c++)r(c);let a=[];for(;i.size;){let c=i.pop(),o=c%2**32,u=Math.floor(c/2**32),f=s[o],[l,h]=this.parts(u);t[o]!==l||t[f]!==h||(t[o]=u,t[f]=-1,s[o]=s[f],s[o]<t.length&&(e[s[o]]=o,r(o)),e[o]>=0&&r(e[o]),a.push([o,u]))}return a}};var v=(n,t,{off:e=!1,name:s=""}={})=>m`
    <button
      type="button"
      class=${s||p}
      aria-disabled=${e?"true":p}
      @click=${()=>e||t()}
    >${n}</button>
  `;function et(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.now=()=>{clearTimeout(e),t()},s}function Bt(n,{write:t,read:e}){let{page:s}=n;if(!s)return;let i="",r=et(400,()=>s.write(t())),a=()=>{let o=s.read();o!==void 0&&(e(o),r.cancel())};n.atEnd(r.cancel),n.atEnd(s.listen(a)),queueMicrotask(a);async function c(){r.now();let o=s.link();try{await navigator.clipboard.writeText(o),i="Copied."}catch{i=o}n.redraw(),await Promise.resolve(),n.find(".copy-link input")?.select()}return{changed(){i="",r()},copyLink:()=>m`
        <span class="copy-link">
          ${v("Copy link",c)}
          <span class="faint" role="status">${i&&(i==="Copied."?i:"Copy this:")}</span>
          ${i&&i!=="Copied."?m`<input type="text" readonly .value=${i} aria-label="Link to this view">`:p}
        </span>
      `}}function It(n,t){return new Promise((e,s)=>{let i=(r,a)=>{r.type!=="asset"||r.name!==t||(n.off("msg:custom",i),r.error?s(new Error(r.error)):e(a[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var se=new Intl.NumberFormat("en-US"),y=n=>se.format(n);var C=(n,t)=>`${y(n)} ${t}${n===1?"":"s"}`;var ft=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Ot=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ne={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},ie=/[\p{C}\p{Z}]/u,re=/^\p{M}/u;function z(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function F(n){let t=z(n);if(t===void 0)return m`<span class="bytes">${ft(n)}</span>`;let e=re.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!ie.test(i)){s+=i;continue}let r=Ot(i),[a,c]=ne[i]??[r,r];e.push(s,m`<span class="sign" role="img" aria-label=${c}>${a}</span>`),s=""}return m`${e}${s}`}function oe(n){let t=/\p{Surrogate}/u.exec(n);return t?{position:[...n.slice(0,t.index)].length+1,text:t[0]}:void 0}function Lt(n){let t=oe(n);return t?`Character ${t.position} is ${Ot(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Rt(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Ut(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return z(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Dt=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},jt=O(class extends E{constructor(n){if(super(n),n.type!==b.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],r=[],a=0;for(let c of n)i[a]=s?s(c,a):a,r[a]=e(c,a),a++;return{values:r,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=Ht(n),{values:r,keys:a}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=a,r;let c=this.ut??=[],o=[],u,f,l=0,h=i.length-1,d=0,g=r.length-1;for(;l<=h&&d<=g;)if(i[l]===null)l++;else if(i[h]===null)h--;else if(c[l]===a[d])o[d]=k(i[l],r[d]),l++,d++;else if(c[h]===a[g])o[g]=k(i[h],r[g]),h--,g--;else if(c[l]===a[g])o[g]=k(i[l],r[g]),L(n,o[g+1],i[l]),l++,g--;else if(c[h]===a[d])o[d]=k(i[h],r[d]),L(n,i[l],i[h]),h--,d++;else if(u===void 0&&(u=Dt(a,d,g),f=Dt(c,l,h)),u.has(c[l]))if(u.has(c[h])){let _=f.get(a[d]),T=_!==void 0?i[_]:null;if(T===null){let $=L(n,i[l]);k($,r[d]),o[d]=$}else o[d]=k(T,r[d]),L(n,i[l],T),i[_]=null;d++}else J(i[h]),h--;else J(i[l]),l++;for(;d<=g;){let _=L(n,o[g+1]);k(_,r[d]),o[d++]=_}for(;l<=h;){let _=i[l++];_!==null&&J(_)}return this.ut=a,K(n,o),A}});var mt=300,ae=400,st=class{#t=mt;#e=[];#s=[];#i=0;constructor(t,e,s){this.lab=t,this.written=e,this.onSelect=s}focus(t){t>=this.#t&&this.#n(t+mt),queueMicrotask(()=>queueMicrotask(()=>{this.lab.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#n(t){this.#t=t,this.lab.redraw()}#r(t){let e=this.#e,s=Math.min(e.length,t.length),i=0;for(;i<s&&e[i]===t[i];)i+=1;let r=0;for(;r<s-i&&e.at(-1-r)===t.at(-1-r);)r+=1;let a=Array.from({length:t.length-i-r},()=>this.#i++),c=this.#s;this.#s=[...c.slice(0,i),...a,...c.slice(c.length-r)],this.#e=t}#o(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a=t=>{let e=this.#o(t);e>=0&&this.onSelect(e)};#c=t=>{let e=this.#o(t),s=this.#e.length-1,r={ArrowRight:e+1,ArrowLeft:e-1,Home:0,End:s}[t.key];e<0||r===void 0||r<0||r>s||(t.preventDefault(),this.onSelect(r),this.focus(r))};#l=t=>{let{scrollTop:e,clientHeight:s,scrollHeight:i}=t.currentTarget;e+s>i-ae&&this.#t<this.#e.length&&this.#n(this.#t+mt)};view(t,e){t!==this.#e&&this.#r(t);let s=t.slice(0,this.#t),i=Math.min(e,s.length-1),r=t.length-s.length;return m`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#c}
        @scroll=${this.#l}
      >${jt(s,(a,c)=>this.#s[c],(a,c)=>m`<li><button
          type="button"
          class="token"
          tabindex=${c===i?0:-1}
          aria-pressed=${c===e?"true":"false"}
        ><bdi>${this.written(a)}</bdi><span class="id">${a}</span></button></li>`)}</ol>
      ${r>0?m`<p class="more">${v(`Show more: ${y(s.length)} of ${y(t.length)} tokens are drawn`,()=>{this.#n(2*this.#t),this.focus(s.length)})}</p>`:p}
    `}};var nt=class{spoken="";#t="";#e=!1;#s=!1;#i=[];#n=et(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,e,s,i){this.model=t,this.page=e,this.host=s,this.draw=i}get(t){return this.model.get(t)}set(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes()}on(t,e){let s=t.map(i=>`change:${i}`).join(" ");this.model.on(s,e),this.atEnd(()=>this.model.off(s,e))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#n()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#i.push(t)}end(){this.#s=!0,this.#n.cancel();for(let t of this.#i.splice(0))t()}};function Vt(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=c=>{let o=c.target.closest("[data-tip]");o!==e&&(i(),o&&(e=o,t.textContent=o.getAttribute("data-tip"),n.append(t),t.hidden=!1,ce(t,o.getBoundingClientRect())))},i=()=>{e=null,t.remove()},a=[["pointerover",s],["focusin",s],["pointerleave",i],["focusout",i],["keydown",c=>c.key==="Escape"&&i()]];for(let[c,o]of a)n.addEventListener(c,o,!0);return()=>{i();for(let[c,o]of a)n.removeEventListener(c,o,!0)}}function ce(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-s-6;n.style.left=`${Math.max(4,Math.min(i,document.documentElement.clientWidth-e-4))}px`,n.style.top=`${r>4?r:t.bottom+6}px`}var le=n=>n.stopPropagation();function zt(n,t,e){return{async render({model:s,el:i,page:r}){let a="show"in i?void 0:i,c=h=>{let d=m`
          <section class="gpt-lab ${n}" aria-label=${t} @keydown=${le}>
            ${h}
            <p class="unseen" role="status">${f.spoken}</p>
          </section>
        `;"show"in i?i.show(d):Mt(d,i)},o=h=>{if(f.end(),c(he(t,h)),a)console.warn(h);else throw h},u=()=>p,f=new nt(s,r,a,()=>{try{c(u())}catch(h){o(h)}}),l=()=>f.redraw();try{u=await e(f),s.on("change",l),f.atEnd(()=>s.off("change",l)),a&&f.atEnd(Vt(a))}catch(h){return o(h),()=>{}}return f.draw(),()=>f.end()}}}var he=(n,t)=>m`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var Ft="important",pe=" !"+Ft,Wt=O(class extends E{constructor(n){if(super(n),n.type!==b.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let r=typeof i=="string"&&i.endsWith(pe);s.includes("-")||r?e.setProperty(s,r?i.slice(0,-11):i,r?Ft:""):e[s]=i}}return A}});var Gt=(n,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Wt({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var qt=(n,{characters:t,bytes:e,tokens:s},i)=>m`
    <tr>
      <th scope="row">${n}</th>
      <td class="number">${y(t)}</td>
      <td class="number">${y(e)}</td>
      <td class="number">${y(s)}${Gt(s,i)}</td>
      <td class="number">${t?(s/t).toFixed(2):"\u2013"}</td>
    </tr>
  `;function Yt(n,t,e){let s=Math.max(1,t.tokens,...n.map(({count:i})=>i.tokens));return m`
    <table class="languages">
      <caption>The same sentence in other languages</caption>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col" class="number">Characters</th>
          <th scope="col" class="number">Bytes</th>
          <th scope="col" class="number">Tokens</th>
          <th scope="col" class="number">Tokens per character</th>
        </tr>
      </thead>
      <tbody>
        ${qt("Your text",t,s)}
        ${n.map(({language:i,tag:r,sentence:a,count:c})=>m`
            ${qt(v(i,()=>e(a),{name:"choose"}),c,s)}
            <tr class="sentence">
              <td colspan="5" lang=${r} dir="auto">${a}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var ue=900,it=class{#t;constructor(t,{at:e,last:s,go:i,next:r}){this.lab=t,this.at=e,this.last=s,this.go=i,this.next=r,t.atEnd(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.lab.redraw())}#e(){this.at()>=this.last()&&this.go(0),this.#t=setInterval(()=>{this.at()<this.last()&&this.go(this.at()+1),this.at()>=this.last()&&this.pause()},ue),this.lab.redraw()}#s(t){this.pause(),this.go(t)}view(){let[t,e]=[this.at(),this.last()],s=this.#t!==void 0;return m`
      <div class="buttons">
        ${v("Back",()=>this.#s(t-1),{off:t===0})}
        ${v(this.next,()=>this.#s(t+1),{off:t>=e})}
        ${v(s?"Pause":"Play",()=>s?this.pause():this.#e(),{off:e===0})}
      </div>
    `}};var Qt=100,rt=class{#t;#e=[];constructor(t,e){this.lab=t,this.tokenizer=e,this.stepper=new it(t,{at:()=>this.#s(),last:()=>Math.max(0,this.#e.length-1),next:"Next merge",go:s=>{t.set({step:s}),t.say(this.#i())}})}#s(){return Math.min(this.lab.get("step"),Math.max(0,this.#e.length-1))}#i(){let[t,e]=[this.#s(),this.#e.length-1],{length:s}=this.#e[t].ids;return(e?`Merge ${t} of ${e}. `:"")+(t===e?`No rule fits any two neighbours: ${C(s,"token")}.`:`${C(s,"piece")} now.`)}#n(t){return F(this.tokenizer.bytes(t))}#r({ids:t,at:e,made:s}){let i=t.map((r,a)=>m`<bdi class="token ${a===e?"made":""}">${this.#n(r)}</bdi>`);return m`
      <li>
        <span class="pieces">${i}</span>
        <span class="faint">${s===void 0?"The bytes of the text, each a token of its own.":this.#o(s)}</span>
      </li>
    `}#o(t){let[e,s]=this.tokenizer.parts(t),i=`${y(t-255)} of ${y(this.tokenizer.mergeCount)}`;return m`<bdi>${this.#n(e)} + ${this.#n(s)} → ${this.#n(t)}</bdi> by merge rule ${i}, token ${t}`}view(t){if(t?.piece!==this.#t&&(this.stepper.pause(),this.#t=t?.piece,this.#e=[]),!t)return p;let e=[...new TextEncoder().encode(t.piece)],s=this.tokenizer.bytes(t.id),i=e.length>Qt;return!i&&!this.#e.length&&(this.#e=[...this.tokenizer.steps(t.piece)]),m`
      <div class="merging">
        <p class="title">How <bdi>${F(e.slice(0,60))}</bdi> is merged</p>
        <p class="about">
          Token ${t.id} is ${C(s.length,"byte")}: ${ft(s)}.
          ${z(s)===void 0?"Alone they are no text: a character goes on in its neighbour.":p}
        </p>
        <div class="controls">
          ${i?p:this.stepper.view()}
          <span class="status">${i?`This piece has ${y(e.length)} bytes; up to ${Qt} are shown merge by merge.`:this.#i()}</span>
        </div>
        ${i?p:m`<ol class="steps">${this.#e.slice(0,this.#s()+1).map(r=>this.#r(r))}</ol>`}
      </div>
    `}};var ot=n=>new TextEncoder().encode(n).length,Zt=(n,t)=>({characters:[...t].length,bytes:ot(t),tokens:n.encode(t).length});function $t(n,t){let e=[],s=n.split(t).map(i=>{let r=e.length;return e.push(...n.encodePiece(i)),{piece:i,from:r,to:e.length}});return{text:t,ids:e,pieces:s,characters:[...t].length,bytes:ot(t)}}var Kt=4e3,de=0,Ds=zt("tokenizer-playground","Tokenizer playground",async n=>{let t=`tokenizer-playground-${de+=1}`,e=new tt(await fe(n)),s="",i,r=$t(e,n.get("text")),a=[],c=()=>{a=n.get("sentences").map(([$,x,B])=>({language:$,tag:x,sentence:B,count:Zt(e,B)}))};c(),n.on(["sentences"],c);let o=()=>{r=$t(e,n.get("text")),i=void 0;let $=n.get("ids");$.length===r.ids.length&&r.ids.every((B,R)=>B===$[R])||n.set({ids:r.ids})};n.on(["text"],o),n.host&&o();let u=new Map,f=new st(n,$=>(u.has($)||u.set($,F(e.bytes($))),u.get($)),$=>n.set({selected:$,step:0})),l=new rt(n,e),h=()=>[C(r.ids.length,"token"),C(r.characters,"character"),C(r.bytes,"byte")].join(" \xB7 ");function d($){l.stepper.pause(),s=Lt($),i=s?$:void 0,!s&&$!==n.get("text")&&(n.set({text:$,selected:0,step:0}),n.say(h()),T?.changed()),n.redraw()}function g($){let x=n.find("textarea");x.focus(),x.select(),document.execCommand("insertText",!1,$)||d($)}let _=()=>ot(n.get("text"))>Kt,T=Bt(n,{write:()=>_()?void 0:Rt(n.get("text")),read($){let x=Ut($);if(x!==void 0)return d(x);s="Not taken from the link: its text is damaged.",n.redraw()}});return()=>{let $=n.get("selected"),x=r.pieces.find(({to:R})=>$<R),B={...r,tokens:r.ids.length};return m`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows="3"
        dir="auto"
        spellcheck="false"
        aria-describedby="${t}-counts"
        .value=${dt(i??r.text)}
        @input=${R=>d(R.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!s}>${s}</p>
      <div class="counts-line">
        <p class="counts" id="${t}-counts">${h()}</p>
        ${T&&!_()?T.copyLink():p}
        ${T&&_()?m`<p class="faint">Over ${y(Kt)} bytes: too long for a link.</p>`:p}
      </div>
      <div class="details ${i?"stale":""}" ?inert=${i!==void 0}>
        ${f.view(r.ids,$)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${l.view(x&&{piece:x.piece,id:r.ids[$]})}
      </div>
      ${Yt(a,B,g)}
    `}});async function fe(n){try{return await It(n.model,"gpt2-vocabulary")}catch(t){let e=t instanceof Error?t.message:t;throw new Error(`GPT-2\u2019s vocabulary could not be loaded: ${e}`)}}export{Ds as default};
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
