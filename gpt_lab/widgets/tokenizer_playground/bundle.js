var ot=globalThis,$t=n=>n,q=ot.trustedTypes,gt=q?q.createPolicy("lit-html",{createHTML:n=>n}):void 0,at="$lit$",w=`lit$${Math.random().toFixed(9).slice(2)}$`,lt="?"+w,Xt=`<${lt}>`,N=document,U=()=>N.createComment(""),D=n=>n===null||typeof n!="object"&&typeof n!="function",ct=Array.isArray,xt=n=>ct(n)||typeof n?.[Symbol.iterator]=="function",rt=`[ 	
\f\r]`,R=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,At=/-->/g,yt=/>/g,M=RegExp(`>|${rt}(?:([^\\s"'>=/]+)(${rt}*=${rt}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),bt=/'/g,_t=/"/g,wt=/^(?:script|style|textarea|title)$/i,ht=n=>(t,...e)=>({_$litType$:n,strings:t,values:e}),m=ht(1),me=ht(2),$e=ht(3),y=Symbol.for("lit-noChange"),d=Symbol.for("lit-nothing"),vt=new WeakMap,E=N.createTreeWalker(N,129);function Tt(n,t){if(!ct(n)||!n.hasOwnProperty("raw"))throw Error("invalid template strings array");return gt!==void 0?gt.createHTML(t):t}var Ct=(n,t)=>{let e=n.length-1,s=[],i,r=t===2?"<svg>":t===3?"<math>":"",a=R;for(let l=0;l<e;l++){let o=n[l],p,h,c=-1,u=0;for(;u<o.length&&(a.lastIndex=u,h=a.exec(o),h!==null);)u=a.lastIndex,a===R?h[1]==="!--"?a=At:h[1]!==void 0?a=yt:h[2]!==void 0?(wt.test(h[2])&&(i=RegExp("</"+h[2],"g")),a=M):h[3]!==void 0&&(a=M):a===M?h[0]===">"?(a=i??R,c=-1):h[1]===void 0?c=-2:(c=a.lastIndex-h[2].length,p=h[1],a=h[3]===void 0?M:h[3]==='"'?_t:bt):a===_t||a===bt?a=M:a===At||a===yt?a=R:(a=M,i=void 0);let f=a===M&&n[l+1].startsWith("/>")?" ":"";r+=a===R?o+Xt:c>=0?(s.push(p),o.slice(0,c)+at+o.slice(c)+w+f):o+w+(c===-2?l:f)}return[Tt(n,r+(n[e]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},j=class n{constructor({strings:t,_$litType$:e},s){let i;this.parts=[];let r=0,a=0,l=t.length-1,o=this.parts,[p,h]=Ct(t,e);if(this.el=n.createElement(p,s),E.currentNode=this.el.content,e===2||e===3){let c=this.el.content.firstChild;c.replaceWith(...c.childNodes)}for(;(i=E.nextNode())!==null&&o.length<l;){if(i.nodeType===1){if(i.hasAttributes())for(let c of i.getAttributeNames())if(c.endsWith(at)){let u=h[a++],f=i.getAttribute(c).split(w),g=/([.?@])?(.*)/.exec(u);o.push({type:1,index:r,name:g[2],strings:f,ctor:g[1]==="."?G:g[1]==="?"?W:g[1]==="@"?K:P}),i.removeAttribute(c)}else c.startsWith(w)&&(o.push({type:6,index:r}),i.removeAttribute(c));if(wt.test(i.tagName)){let c=i.textContent.split(w),u=c.length-1;if(u>0){i.textContent=q?q.emptyScript:"";for(let f=0;f<u;f++)i.append(c[f],U()),E.nextNode(),o.push({type:2,index:++r});i.append(c[u],U())}}}else if(i.nodeType===8)if(i.data===lt)o.push({type:2,index:r});else{let c=-1;for(;(c=i.data.indexOf(w,c+1))!==-1;)o.push({type:7,index:r}),c+=w.length-1}r++}}static createElement(t,e){let s=N.createElement("template");return s.innerHTML=t,s}};function S(n,t,e=n,s){if(t===y)return t;let i=s!==void 0?e._$Co?.[s]:e._$Cl,r=D(t)?void 0:t._$litDirective$;return i?.constructor!==r&&(i?._$AO?.(!1),r===void 0?i=void 0:(i=new r(n),i._$AT(n,e,s)),s!==void 0?(e._$Co??=[])[s]=i:e._$Cl=i),i!==void 0&&(t=S(n,i._$AS(n,t.values),i,s)),t}var F=class{constructor(t,e){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:e},parts:s}=this._$AD,i=(t?.creationScope??N).importNode(e,!0);E.currentNode=i;let r=E.nextNode(),a=0,l=0,o=s[0];for(;o!==void 0;){if(a===o.index){let p;o.type===2?p=new I(r,r.nextSibling,this,t):o.type===1?p=new o.ctor(r,o.name,o.strings,this,t):o.type===6&&(p=new Y(r,this,t)),this._$AV.push(p),o=s[++l]}a!==o?.index&&(r=E.nextNode(),a++)}return E.currentNode=N,i}p(t){let e=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,e),e+=s.strings.length-2):s._$AI(t[e])),e++}},I=class n{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,e,s,i){this.type=2,this._$AH=d,this._$AN=void 0,this._$AA=t,this._$AB=e,this._$AM=s,this.options=i,this._$Cv=i?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,e=this._$AM;return e!==void 0&&t?.nodeType===11&&(t=e.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,e=this){t=S(this,t,e),D(t)?t===d||t==null||t===""?(this._$AH!==d&&this._$AR(),this._$AH=d):t!==this._$AH&&t!==y&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):xt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==d&&D(this._$AH)?this._$AA.nextSibling.data=t:this.T(N.createTextNode(t)),this._$AH=t}$(t){let{values:e,_$litType$:s}=t,i=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=j.createElement(Tt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===i)this._$AH.p(e);else{let r=new F(i,this),a=r.u(this.options);r.p(e),this.T(a),this._$AH=r}}_$AC(t){let e=vt.get(t.strings);return e===void 0&&vt.set(t.strings,e=new j(t)),e}k(t){ct(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,s,i=0;for(let r of t)i===e.length?e.push(s=new n(this.O(U()),this.O(U()),this,this.options)):s=e[i],s._$AI(r),i++;i<e.length&&(this._$AR(s&&s._$AB.nextSibling,i),e.length=i)}_$AR(t=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);t!==this._$AB;){let s=$t(t).nextSibling;$t(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},P=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,e,s,i,r){this.type=1,this._$AH=d,this._$AN=void 0,this.element=t,this.name=e,this._$AM=i,this.options=r,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=d}_$AI(t,e=this,s,i){let r=this.strings,a=!1;if(r===void 0)t=S(this,t,e,0),a=!D(t)||t!==this._$AH&&t!==y,a&&(this._$AH=t);else{let l=t,o,p;for(t=r[0],o=0;o<r.length-1;o++)p=S(this,l[s+o],e,o),p===y&&(p=this._$AH[o]),a||=!D(p)||p!==this._$AH[o],p===d?t=d:t!==d&&(t+=(p??"")+r[o+1]),this._$AH[o]=p}a&&!i&&this.j(t)}j(t){t===d?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},G=class extends P{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===d?void 0:t}},W=class extends P{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==d)}},K=class extends P{constructor(t,e,s,i,r){super(t,e,s,i,r),this.type=5}_$AI(t,e=this){if((t=S(this,t,e,0)??d)===y)return;let s=this._$AH,i=t===d&&s!==d||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,r=t!==d&&(s===d||i);i&&this.element.removeEventListener(this.name,this,s),r&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Y=class{constructor(t,e,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=e,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){S(this,t)}},kt={M:at,P:w,A:lt,C:1,L:Ct,R:F,D:xt,V:S,I,H:P,N:W,U:K,B:G,F:Y},Jt=ot.litHtmlPolyfillSupport;Jt?.(j,I),(ot.litHtmlVersions??=[]).push("3.3.3");var Mt=(n,t,e)=>{let s=e?.renderBefore??t,i=s._$litPart$;if(i===void 0){let r=e?.renderBefore??null;s._$litPart$=i=new I(t.insertBefore(U(),r),r,void 0,e??{})}return i._$AI(n),i};var v={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},B=n=>(...t)=>({_$litDirective$:n,values:t}),T=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,e,s){this._$Ct=t,this._$AM=e,this._$Ci=s}_$AS(t,e){return this.update(t,e)}update(t,e){return this.render(...e)}};var{I:te}=kt,Et=n=>n;var St=n=>n.strings===void 0,Nt=()=>document.createComment(""),L=(n,t,e)=>{let s=n._$AA.parentNode,i=t===void 0?n._$AB:t._$AA;if(e===void 0){let r=s.insertBefore(Nt(),i),a=s.insertBefore(Nt(),i);e=new te(r,a,n,n.options)}else{let r=e._$AB.nextSibling,a=e._$AM,l=a!==n;if(l){let o;e._$AQ?.(n),e._$AM=n,e._$AP!==void 0&&(o=n._$AU)!==a._$AU&&e._$AP(o)}if(r!==i||l){let o=e._$AA;for(;o!==r;){let p=Et(o).nextSibling;Et(s).insertBefore(o,i),o=p}}}return e},C=(n,t,e=n)=>(n._$AI(t,e),n),ee={},Z=(n,t=ee)=>n._$AH=t,Pt=n=>n._$AH,Q=n=>{n._$AR(),n._$AA.remove()};var ut=B(class extends T{constructor(n){if(super(n),n.type!==v.PROPERTY&&n.type!==v.ATTRIBUTE&&n.type!==v.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!St(n))throw Error("`live` bindings can only contain a single expression")}render(n){return n}update(n,[t]){if(t===y||t===d)return t;let e=n.element,s=n.name;if(n.type===v.PROPERTY){if(t===e[s])return y}else if(n.type===v.BOOLEAN_ATTRIBUTE){if(!!t===e.hasAttribute(s))return y}else if(n.type===v.ATTRIBUTE&&e.getAttribute(s)===t+"")return y;return Z(n),t}});var X=class{#t=[];get size(){return this.#t.length}push(t){let e=this.#t,s=e.length;for(;s>0&&e[s-1>>1]>t;)e[s]=e[s-1>>1],s=s-1>>1;e[s]=t}pop(){let t=this.#t,[e]=t,s=t.pop();for(let i=0;i<t.length;){let r=2*i+1;if(t[r+1]<t[r]&&(r+=1),!(t[r]<s)){t[i]=s;break}t[i]=t[r],i=r}return e}};var J=class{mergeCount;#t;#e=new Uint8Array(256);#s;#i=new Map;#n;#r=new Map;constructor(t){let e=(s,i=t.byteLength-s)=>new Uint8Array(t.buffer,t.byteOffset+s,i);this.#t=e(0,256),this.#t.forEach((s,i)=>this.#e[s]=i),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,i)=>[t.getUint16(260+4*i,!0),t.getUint16(262+4*i,!0)]),this.#s.forEach(([s,i],r)=>this.#i.set(s*65536+i,256+r)),this.#n=new RegExp(new TextDecoder().decode(e(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[e,s]=this.parts(t);return[...this.bytes(e),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#n)??[]}encodePiece(t){let e=this.#r.get(t);if(e)return e;this.#r.size>5e4&&this.#r.clear();let s=this.byteIds(t);this.#o(s);let i=s.filter(r=>r>=0);return this.#r.set(t,i),i}encode(t){return this.split(t).flatMap(e=>this.encodePiece(e))}byteIds(t){return Array.from(new TextEncoder().encode(t),e=>this.#e[e])}*steps(t){let e=this.byteIds(t),s=this.#o([...e]);yield{ids:[...e]};for(let[i,r]of s){let a=i+1;for(;e[a]<0;)a+=1;e[i]=r,e[a]=-1;let l=e.slice(0,i).filter(o=>o>=0);yield{ids:e.filter(o=>o>=0),at:l.length,merged:r}}}#o(t){let e=t.map((l,o)=>o-1),s=t.map((l,o)=>o+1),i=new X,r=l=>{let o=this.#i.get(t[l]*65536+t[s[l]]);o!==void 0&&i.push(o*2**32+l)};for(let l=0;l+1<t.length;l++)r(l);let a=[];for(;i.size;){let l=i.pop(),o=l%2**32,p=Math.floor(l/2**32),h=s[o],[c,u]=this.parts(p);t[o]!==c||t[h]!==u||(t[o]=p,t[h]=-1,s[o]=s[h],s[o]<t.length&&(e[s[o]]=o,r(o)),e[o]>=0&&r(e[o]),a.push([o,p]))}return a}};var x=(n,t,{disabled:e=!1,name:s=""}={})=>m`
    <button
      type="button"
      class=${s||d}
      aria-disabled=${e?"true":d}
      @click=${()=>e||t()}
    >${n}</button>
  `;function tt(n,t){let e,s=()=>{clearTimeout(e),e=setTimeout(t,n)};return s.cancel=()=>clearTimeout(e),s.flush=()=>{clearTimeout(e),t()},s}var se=4e3;function Ht(n,{write:t,read:e}){let{page:s}=n;if(!s)return;let i="",r,a=()=>{let h=t();return r=(h?.length??0)>se,r?void 0:h},l=tt(400,()=>{let h=r;s.write(a()),r!==h&&n.redraw()}),o=()=>{let h=s.read();h!==void 0&&(e(h),r=!1,l.cancel())};n.onCleanup(l.cancel),n.onCleanup(s.listen(o)),queueMicrotask(o);async function p(){if(l.flush(),r)return;let h=s.link();try{await navigator.clipboard.writeText(h),i="Copied."}catch{i=h}n.redraw(),await Promise.resolve(),n.find(".copy-link input")?.select()}return{changed(){i="",l()},copyLink:()=>(r===void 0&&a(),r?m`<span class="faint">This text is too long for a link.</span>`:m`
        <span class="copy-link">
          ${x("Copy link",p)}
          <span class="faint" role="status">${i&&(i==="Copied."?i:"Copy this:")}</span>
          ${i&&i!=="Copied."?m`<input type="text" readonly .value=${i} aria-label="Link to this view">`:d}
        </span>
      `)}}function It(n,t){return new Promise((e,s)=>{let i=(r,a)=>{r.type!=="asset"||r.name!==t||(n.off("msg:custom",i),r.error?s(new Error(r.error)):e(a[0]))};n.on("msg:custom",i),n.send({type:"asset",name:t})})}var ne=new Intl.NumberFormat("en-US"),_=n=>ne.format(n);var k=(n,t)=>`${_(n)} ${t}${n===1?"":"s"}`;var pt=Symbol.for("gpt-lab-ids");function Bt(n){let t=globalThis;return t[pt]=(t[pt]??0)+1,`${n}-${t[pt]}`}var dt=n=>Array.from(n,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Lt=n=>`U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,ie={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},re=/[\p{C}\p{Z}]/u,oe=/^\p{M}/u;function V(n){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(n))}catch{return}}function z(n){let t=V(n);if(t===void 0)return m`<span class="bytes">${dt(n)}</span>`;let e=oe.test(t)?["\u25CC"]:[],s="";for(let i of t){if(!re.test(i)){s+=i;continue}let r=Lt(i),[a,l]=ie[i]??[r,r];e.push(s,m`<span class="sign" role="img" aria-label=${l}>${a}</span>`),s=""}return m`${e}${s}`}function ae(n){let t=/\p{Surrogate}/u.exec(n);return t?{position:[...n.slice(0,t.index)].length+1,text:t[0]}:void 0}function Ot(n){let t=ae(n);return t?`Character ${t.position} is ${Lt(t.text)}, one half of a surrogate pair: alone it is no character and has no UTF-8 bytes, so there is nothing to encode.`:""}function Rt(n){let t=Array.from(new TextEncoder().encode(n),e=>String.fromCharCode(e));return btoa(t.join("")).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Ut(n){try{let t=atob(n.replaceAll("-","+").replaceAll("_","/"));return V(Array.from(t,e=>e.charCodeAt(0)))}catch{return}}var Dt=(n,t,e)=>{let s=new Map;for(let i=t;i<=e;i++)s.set(n[i],i);return s},jt=B(class extends T{constructor(n){if(super(n),n.type!==v.CHILD)throw Error("repeat() can only be used in text expressions")}dt(n,t,e){let s;e===void 0?e=t:t!==void 0&&(s=t);let i=[],r=[],a=0;for(let l of n)i[a]=s?s(l,a):a,r[a]=e(l,a),a++;return{values:r,keys:i}}render(n,t,e){return this.dt(n,t,e).values}update(n,[t,e,s]){let i=Pt(n),{values:r,keys:a}=this.dt(t,e,s);if(!Array.isArray(i))return this.ut=a,r;let l=this.ut??=[],o=[],p,h,c=0,u=i.length-1,f=0,g=r.length-1;for(;c<=u&&f<=g;)if(i[c]===null)c++;else if(i[u]===null)u--;else if(l[c]===a[f])o[f]=C(i[c],r[f]),c++,f++;else if(l[u]===a[g])o[g]=C(i[u],r[g]),u--,g--;else if(l[c]===a[g])o[g]=C(i[c],r[g]),L(n,o[g+1],i[c]),c++,g--;else if(l[u]===a[f])o[f]=C(i[u],r[f]),L(n,i[c],i[u]),u--,f++;else if(p===void 0&&(p=Dt(a,f,g),h=Dt(l,c,u)),p.has(l[c]))if(p.has(l[u])){let b=h.get(a[f]),$=b!==void 0?i[b]:null;if($===null){let A=L(n,i[c]);C(A,r[f]),o[f]=A}else o[f]=C($,r[f]),L(n,i[c],$),i[b]=null;f++}else Q(i[u]),u--;else Q(i[c]),c++;for(;f<=g;){let b=L(n,o[g+1]);C(b,r[f]),o[f++]=b}for(;c<=u;){let b=i[c++];b!==null&&Q(b)}return this.ut=a,Z(n,o),y}});var ft=300,le=400,et=class{#t=ft;#e=[];#s=[];#i=0;constructor(t,e,s){this.context=t,this.template=e,this.onSelect=s}focus(t){t>=this.#t&&this.#n(t+ft),queueMicrotask(()=>queueMicrotask(()=>{this.context.find(".tokens")?.children[t]?.firstElementChild?.focus()}))}#n(t){this.#t=t,this.context.redraw()}#r(t){let e=this.#e,s=Math.min(e.length,t.length),i=0;for(;i<s&&e[i]===t[i];)i+=1;let r=0;for(;r<s-i&&e.at(-1-r)===t.at(-1-r);)r+=1;let a=Array.from({length:t.length-i-r},()=>this.#i++),l=this.#s;this.#s=[...l.slice(0,i),...a,...l.slice(l.length-r)],this.#e=t}#o(t){let e=t.target.closest(".tokens > li");return e?[...e.parentElement?.children??[]].indexOf(e):-1}#a=t=>{let e=this.#o(t);e>=0&&this.onSelect(e)};#l=t=>{let e=this.#o(t),s=this.#e.length-1,r={ArrowRight:e+1,ArrowLeft:e-1,Home:0,End:s}[t.key];e<0||r===void 0||r<0||r>s||(t.preventDefault(),this.onSelect(r),this.focus(r))};#c=t=>{let{scrollTop:e,clientHeight:s,scrollHeight:i}=t.currentTarget;e+s>i-le&&this.#t<this.#e.length&&this.#n(this.#t+ft)};view(t,e){t!==this.#e&&this.#r(t);let s=t.slice(0,this.#t),i=Math.min(e,s.length-1),r=t.length-s.length;return m`
      <ol
        class="tokens"
        aria-label="Tokens"
        @click=${this.#a}
        @keydown=${this.#l}
        @scroll=${this.#c}
      >${jt(s,(a,l)=>this.#s[l],(a,l)=>m`<li><button
          type="button"
          class="token"
          tabindex=${l===i?0:-1}
          aria-pressed=${l===e?"true":"false"}
        ><bdi>${this.template(a)}</bdi><span class="id">${a}</span></button></li>`)}</ol>
      ${r>0?m`<p class="more">${x(`Show more: ${_(s.length)} of ${_(t.length)} tokens are drawn`,()=>{this.#n(2*this.#t),this.focus(s.length)})}</p>`:d}
    `}};var st=class{announcement="";#t="";#e=!1;#s=!1;#i=[];#n=tt(700,()=>{this.announcement=this.#t,this.redraw()});constructor(t,e,s,i){this.model=t,this.page=e,this.host=s,this.draw=i}get(t){return this.model.get(t)}set(t){for(let[e,s]of Object.entries(t))this.model.set(e,s);this.model.save_changes()}on(t,e){let s=t.map(i=>`change:${i}`).join(" ");this.model.on(s,e),this.onCleanup(()=>this.model.off(s,e))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}announce(t){this.#t=t,this.host&&this.#n()}find(t){return this.host?.querySelector(t)??null}onCleanup(t){this.#i.push(t)}dispose(){this.#s=!0,this.#n.cancel();for(let t of this.#i.splice(0))t()}};function Vt(n){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let e=null,s=l=>{let o=l.target.closest("[data-tip]");o!==e&&(i(),o&&(e=o,t.textContent=o.getAttribute("data-tip"),n.append(t),t.hidden=!1,ce(t,o.getBoundingClientRect())))},i=()=>{e=null,t.remove()},a=[["pointerover",s],["focusin",s],["pointerleave",i],["focusout",i],["keydown",l=>l.key==="Escape"&&i()]];for(let[l,o]of a)n.addEventListener(l,o,!0);return()=>{i();for(let[l,o]of a)n.removeEventListener(l,o,!0)}}function ce(n,t){let{width:e,height:s}=n.getBoundingClientRect(),i=t.left+t.width/2-e/2,r=t.top-s-6;n.style.left=`${Math.max(4,Math.min(i,document.documentElement.clientWidth-e-4))}px`,n.style.top=`${r>4?r:t.bottom+6}px`}var he=n=>n.stopPropagation();function zt(n,t,e){return{async render({model:s,el:i,page:r}){let a="show"in i?void 0:i,l=u=>{let f=m`
          <section class="gpt-lab ${n}" aria-label=${t} @keydown=${he}>
            ${u}
            <p class="unseen" role="status">${h.announcement}</p>
          </section>
        `;"show"in i?i.show(f):Mt(f,i)},o=u=>{if(h.dispose(),l(ue(t,u)),a)console.warn(u);else throw u},p=()=>d,h=new st(s,r,a,()=>{try{l(p())}catch(u){o(u)}}),c=()=>h.redraw();try{p=await e(h),s.on("change",c),h.onCleanup(()=>s.off("change",c)),a&&h.onCleanup(Vt(a))}catch(u){return o(u),()=>{}}return h.draw(),()=>h.dispose()}}}var ue=(n,t)=>m`
    <p class="warn" role="alert">
      ${n} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;var qt="important",pe=" !"+qt,Ft=B(class extends T{constructor(n){if(super(n),n.type!==v.ATTRIBUTE||n.name!=="style"||n.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(n){return Object.keys(n).reduce((t,e)=>{let s=n[e];return s==null?t:t+`${e=e.includes("-")?e:e.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(n,[t]){let{style:e}=n.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?e.removeProperty(s):e[s]=null);for(let s in t){let i=t[s];if(i!=null){this.ft.add(s);let r=typeof i=="string"&&i.endsWith(pe);s.includes("-")||r?e.setProperty(s,r?i.slice(0,-11):i,r?qt:""):e[s]=i}}return y}});var Gt=(n,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${Ft({width:`${100*n/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var Wt=(n,{characters:t,bytes:e,tokens:s},i)=>m`
    <tr>
      <th scope="row">${n}</th>
      <td class="number">${_(t)}</td>
      <td class="number">${_(e)}</td>
      <td class="number">${_(s)}${Gt(s,i)}</td>
      <td class="number">${t?(s/t).toFixed(2):"\u2013"}</td>
    </tr>
  `;function Kt(n,t,e){let s=Math.max(1,t.tokens,...n.map(({count:i})=>i.tokens));return m`
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
        ${Wt("Your text",t,s)}
        ${n.map(({language:i,tag:r,sentence:a,count:l})=>m`
            ${Wt(x(i,()=>e(a),{name:"choose"}),l,s)}
            <tr class="sentence">
              <td colspan="5" lang=${r} dir="auto">${a}</td>
            </tr>
          `)}
      </tbody>
    </table>
  `}var de=900,nt=class{#t;constructor(t,{at:e,last:s,go:i,next:r}){this.context=t,this.at=e,this.last=s,this.go=i,this.next=r,t.onCleanup(()=>clearInterval(this.#t))}pause(){this.#t!==void 0&&(clearInterval(this.#t),this.#t=void 0,this.context.redraw())}#e(){this.at()>=this.last()&&this.go(0),this.#t=setInterval(()=>{this.at()<this.last()&&this.go(this.at()+1),this.at()>=this.last()&&this.pause()},de),this.context.redraw()}#s(t){this.pause(),this.go(t)}view(){let[t,e]=[this.at(),this.last()],s=this.#t!==void 0;return m`
      <div class="buttons">
        ${x("Back",()=>this.#s(t-1),{disabled:t===0})}
        ${x(this.next,()=>this.#s(t+1),{disabled:t>=e})}
        ${x(s?"Pause":"Play",()=>s?this.pause():this.#e(),{disabled:e===0})}
      </div>
    `}};var Yt=100,it=class{#t;#e=[];constructor(t,e){this.context=t,this.tokenizer=e,this.stepper=new nt(t,{at:()=>this.#s(),last:()=>Math.max(0,this.#e.length-1),next:"Next merge",go:s=>{t.set({step:s}),t.announce(this.#i())}})}#s(){return Math.min(this.context.get("step"),Math.max(0,this.#e.length-1))}#i(){let[t,e]=[this.#s(),this.#e.length-1],{length:s}=this.#e[t].ids;return(e?`Merge ${t} of ${e}. `:"")+(t===e?`No rule fits any two neighbours: ${k(s,"token")}.`:`${k(s,"piece")} now.`)}#n(t){return z(this.tokenizer.bytes(t))}#r({ids:t,at:e,merged:s}){let i=t.map((r,a)=>m`<bdi class="token ${a===e?"merged":""}">${this.#n(r)}</bdi>`);return m`
      <li>
        <span class="pieces">${i}</span>
        <span class="faint">${s===void 0?"The bytes of the text, each a token of its own.":this.#o(s)}</span>
      </li>
    `}#o(t){let[e,s]=this.tokenizer.parts(t),i=`${_(t-255)} of ${_(this.tokenizer.mergeCount)}`;return m`<bdi>${this.#n(e)} + ${this.#n(s)} → ${this.#n(t)}</bdi> by merge rule ${i}, token ${t}`}view(t){if(t?.piece!==this.#t&&(this.stepper.pause(),this.#t=t?.piece,this.#e=[]),!t)return d;let e=[...new TextEncoder().encode(t.piece)],s=this.tokenizer.bytes(t.id),i=e.length>Yt;return!i&&!this.#e.length&&(this.#e=[...this.tokenizer.steps(t.piece)]),m`
      <div class="merging">
        <p class="title">How <bdi>${z(e.slice(0,60))}</bdi> is merged</p>
        <p class="about">
          Token ${t.id} is ${k(s.length,"byte")}: ${dt(s)}.
          ${V(s)===void 0?"Alone they are no text: a character goes on in its neighbour.":d}
        </p>
        <div class="controls">
          ${i?d:this.stepper.view()}
          <span class="status">${i?`This piece has ${_(e.length)} bytes; up to ${Yt} are shown merge by merge.`:this.#i()}</span>
        </div>
        ${i?d:m`<ol class="steps">${this.#e.slice(0,this.#s()+1).map(r=>this.#r(r))}</ol>`}
      </div>
    `}};var Zt=n=>new TextEncoder().encode(n).length,Qt=(n,t)=>({characters:[...t].length,bytes:Zt(t),tokens:n.encode(t).length});function mt(n,t){let e=[],s=n.split(t).map(i=>{let r=e.length;return e.push(...n.encodePiece(i)),{piece:i,from:r,to:e.length}});return{text:t,ids:e,pieces:s,characters:[...t].length,bytes:Zt(t)}}var Vs=zt("tokenizer-playground","Tokenizer playground",async n=>{let t=Bt("tokenizer-playground"),e=new J(await fe(n)),s="",i,r=mt(e,n.get("text")),a=[],l=()=>{a=n.get("sentences").map(([$,A,H])=>({language:$,tag:A,sentence:H,count:Qt(e,H)}))};l(),n.on(["sentences"],l);let o=()=>{r=mt(e,n.get("text")),i=void 0;let $=n.get("ids");$.length===r.ids.length&&r.ids.every((H,O)=>H===$[O])||n.set({ids:r.ids})};n.on(["text"],o),n.host&&o();let p=new Map,h=new et(n,$=>(p.has($)||p.set($,z(e.bytes($))),p.get($)),$=>n.set({selected:$,step:0})),c=new it(n,e),u=()=>[k(r.ids.length,"token"),k(r.characters,"character"),k(r.bytes,"byte")].join(" \xB7 ");function f($){c.stepper.pause(),s=Ot($),i=s?$:void 0,!s&&$!==n.get("text")&&(n.set({text:$,selected:0,step:0}),n.announce(u()),b?.changed()),n.redraw()}function g($){let A=n.find("textarea");A.focus(),A.select(),document.execCommand("insertText",!1,$)||f($)}let b=Ht(n,{write:()=>Rt(n.get("text")),read($){let A=Ut($);if(A!==void 0)return f(A);s="Not taken from the link: its text is damaged.",n.redraw()}});return()=>{let $=n.get("selected"),A=r.pieces.find(({to:O})=>$<O),H={...r,tokens:r.ids.length};return m`
      <label for=${t}>Your text</label>
      <textarea
        id=${t}
        rows="3"
        dir="auto"
        spellcheck="false"
        aria-describedby="${t}-counts"
        .value=${ut(i??r.text)}
        @input=${O=>f(O.target.value)}
      ></textarea>
      <p class="warn" role="alert" ?hidden=${!s}>${s}</p>
      <div class="counts-line">
        <p class="counts" id="${t}-counts">${u()}</p>
        ${b?.copyLink()??d}
      </div>
      <div class="details ${i?"stale":""}" ?inert=${i!==void 0}>
        ${h.view(r.ids,$)}
        <p class="faint">
          ␣ is a space, ↵ a new line. A token that holds part of a character shows its bytes in
          hexadecimal. Choose a token to see its merges.
        </p>
        ${c.view(A&&{piece:A.piece,id:r.ids[$]})}
      </div>
      ${Kt(a,H,g)}
    `}});async function fe(n){try{return await It(n.model,"gpt2-vocabulary")}catch(t){let e=t instanceof Error?t.message:t;throw new Error(`GPT-2\u2019s vocabulary could not be loaded: ${e}`)}}export{Vs as default};
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
