var ft=globalThis,Et=e=>e,Y=ft.trustedTypes,Nt=Y?Y.createPolicy("lit-html",{createHTML:e=>e}):void 0,mt="$lit$",I=`lit$${Math.random().toFixed(9).slice(2)}$`,gt="?"+I,ke=`<${gt}>`,B=document,z=()=>B.createComment(""),q=e=>e===null||typeof e!="object"&&typeof e!="function",$t=Array.isArray,Lt=e=>$t(e)||typeof e?.[Symbol.iterator]=="function",ut=`[ 	
\f\r]`,V=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ct=/-->/g,Ot=/>/g,L=RegExp(`>|${ut}(?:([^\\s"'>=/]+)(${ut}*=${ut}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),It=/'/g,St=/"/g,Ut=/^(?:script|style|textarea|title)$/i,yt=e=>(t,...n)=>({_$litType$:e,strings:t,values:n}),m=yt(1),O=yt(2),on=yt(3),M=Symbol.for("lit-noChange"),f=Symbol.for("lit-nothing"),Pt=new WeakMap,U=B.createTreeWalker(B,129);function Bt(e,t){if(!$t(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Nt!==void 0?Nt.createHTML(t):t}var Rt=(e,t)=>{let n=e.length-1,s=[],o,i=t===2?"<svg>":t===3?"<math>":"",a=V;for(let r=0;r<n;r++){let c=e[r],h,l,p=-1,u=0;for(;u<c.length&&(a.lastIndex=u,l=a.exec(c),l!==null);)u=a.lastIndex,a===V?l[1]==="!--"?a=Ct:l[1]!==void 0?a=Ot:l[2]!==void 0?(Ut.test(l[2])&&(o=RegExp("</"+l[2],"g")),a=L):l[3]!==void 0&&(a=L):a===L?l[0]===">"?(a=o??V,p=-1):l[1]===void 0?p=-2:(p=a.lastIndex-l[2].length,h=l[1],a=l[3]===void 0?L:l[3]==='"'?St:It):a===St||a===It?a=L:a===Ct||a===Ot?a=V:(a=L,o=void 0);let $=a===L&&e[r+1].startsWith("/>")?" ":"";i+=a===V?c+ke:p>=0?(s.push(h),c.slice(0,p)+mt+c.slice(p)+I+$):c+I+(p===-2?r:$)}return[Bt(e,i+(e[n]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),s]},G=class e{constructor({strings:t,_$litType$:n},s){let o;this.parts=[];let i=0,a=0,r=t.length-1,c=this.parts,[h,l]=Rt(t,n);if(this.el=e.createElement(h,s),U.currentNode=this.el.content,n===2||n===3){let p=this.el.content.firstChild;p.replaceWith(...p.childNodes)}for(;(o=U.nextNode())!==null&&c.length<r;){if(o.nodeType===1){if(o.hasAttributes())for(let p of o.getAttributeNames())if(p.endsWith(mt)){let u=l[a++],$=o.getAttribute(p).split(I),y=/([.?@])?(.*)/.exec(u);c.push({type:1,index:i,name:y[2],strings:$,ctor:y[1]==="."?Z:y[1]==="?"?X:y[1]==="@"?J:H}),o.removeAttribute(p)}else p.startsWith(I)&&(c.push({type:6,index:i}),o.removeAttribute(p));if(Ut.test(o.tagName)){let p=o.textContent.split(I),u=p.length-1;if(u>0){o.textContent=Y?Y.emptyScript:"";for(let $=0;$<u;$++)o.append(p[$],z()),U.nextNode(),c.push({type:2,index:++i});o.append(p[u],z())}}}else if(o.nodeType===8)if(o.data===gt)c.push({type:2,index:i});else{let p=-1;for(;(p=o.data.indexOf(I,p+1))!==-1;)c.push({type:7,index:i}),p+=I.length-1}i++}}static createElement(t,n){let s=B.createElement("template");return s.innerHTML=t,s}};function R(e,t,n=e,s){if(t===M)return t;let o=s!==void 0?n._$Co?.[s]:n._$Cl,i=q(t)?void 0:t._$litDirective$;return o?.constructor!==i&&(o?._$AO?.(!1),i===void 0?o=void 0:(o=new i(e),o._$AT(e,n,s)),s!==void 0?(n._$Co??=[])[s]=o:n._$Cl=o),o!==void 0&&(t=R(e,o._$AS(e,t.values),o,s)),t}var Q=class{constructor(t,n){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=n}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:n},parts:s}=this._$AD,o=(t?.creationScope??B).importNode(n,!0);U.currentNode=o;let i=U.nextNode(),a=0,r=0,c=s[0];for(;c!==void 0;){if(a===c.index){let h;c.type===2?h=new j(i,i.nextSibling,this,t):c.type===1?h=new c.ctor(i,c.name,c.strings,this,t):c.type===6&&(h=new K(i,this,t)),this._$AV.push(h),c=s[++r]}a!==c?.index&&(i=U.nextNode(),a++)}return U.currentNode=B,o}p(t){let n=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(t,s,n),n+=s.strings.length-2):s._$AI(t[n])),n++}},j=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,n,s,o){this.type=2,this._$AH=f,this._$AN=void 0,this._$AA=t,this._$AB=n,this._$AM=s,this.options=o,this._$Cv=o?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,n=this._$AM;return n!==void 0&&t?.nodeType===11&&(t=n.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,n=this){t=R(this,t,n),q(t)?t===f||t==null||t===""?(this._$AH!==f&&this._$AR(),this._$AH=f):t!==this._$AH&&t!==M&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Lt(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==f&&q(this._$AH)?this._$AA.nextSibling.data=t:this.T(B.createTextNode(t)),this._$AH=t}$(t){let{values:n,_$litType$:s}=t,o=typeof s=="number"?this._$AC(t):(s.el===void 0&&(s.el=G.createElement(Bt(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===o)this._$AH.p(n);else{let i=new Q(o,this),a=i.u(this.options);i.p(n),this.T(a),this._$AH=i}}_$AC(t){let n=Pt.get(t.strings);return n===void 0&&Pt.set(t.strings,n=new G(t)),n}k(t){$t(this._$AH)||(this._$AH=[],this._$AR());let n=this._$AH,s,o=0;for(let i of t)o===n.length?n.push(s=new e(this.O(z()),this.O(z()),this,this.options)):s=n[o],s._$AI(i),o++;o<n.length&&(this._$AR(s&&s._$AB.nextSibling,o),n.length=o)}_$AR(t=this._$AA.nextSibling,n){for(this._$AP?.(!1,!0,n);t!==this._$AB;){let s=Et(t).nextSibling;Et(t).remove(),t=s}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},H=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,n,s,o,i){this.type=1,this._$AH=f,this._$AN=void 0,this.element=t,this.name=n,this._$AM=o,this.options=i,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=f}_$AI(t,n=this,s,o){let i=this.strings,a=!1;if(i===void 0)t=R(this,t,n,0),a=!q(t)||t!==this._$AH&&t!==M,a&&(this._$AH=t);else{let r=t,c,h;for(t=i[0],c=0;c<i.length-1;c++)h=R(this,r[s+c],n,c),h===M&&(h=this._$AH[c]),a||=!q(h)||h!==this._$AH[c],h===f?t=f:t!==f&&(t+=(h??"")+i[c+1]),this._$AH[c]=h}a&&!o&&this.j(t)}j(t){t===f?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Z=class extends H{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===f?void 0:t}},X=class extends H{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==f)}},J=class extends H{constructor(t,n,s,o,i){super(t,n,s,o,i),this.type=5}_$AI(t,n=this){if((t=R(this,t,n,0)??f)===M)return;let s=this._$AH,o=t===f&&s!==f||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive,i=t!==f&&(s===f||o);o&&this.element.removeEventListener(this.name,this,s),i&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},K=class{constructor(t,n,s){this.element=t,this.type=6,this._$AN=void 0,this._$AM=n,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(t){R(this,t)}},Ht={M:mt,P:I,A:gt,C:1,L:Rt,R:Q,D:Lt,V:R,I:j,H,N:X,U:J,B:Z,F:K},Te=ft.litHtmlPolyfillSupport;Te?.(G,j),(ft.litHtmlVersions??=[]).push("3.3.3");var jt=(e,t,n)=>{let s=n?.renderBefore??t,o=s._$litPart$;if(o===void 0){let i=n?.renderBefore??null;s._$litPart$=o=new j(t.insertBefore(z(),i),i,void 0,n??{})}return o._$AI(e),o};var S={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},tt=e=>(...t)=>({_$litDirective$:e,values:t}),D=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,n,s){this._$Ct=t,this._$AM=n,this._$Ci=s}_$AS(t,n){return this.update(t,n)}update(t,n){return this.render(...n)}};var{I:ln}=Ht;var Dt=e=>e.strings===void 0;var Me={},Ft=(e,t=Me)=>e._$AH=t;var et=tt(class extends D{constructor(e){if(super(e),e.type!==S.PROPERTY&&e.type!==S.ATTRIBUTE&&e.type!==S.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Dt(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===M||t===f)return t;let n=e.element,s=e.name;if(e.type===S.PROPERTY){if(t===n[s])return M}else if(e.type===S.BOOLEAN_ATTRIBUTE){if(!!t===n.hasAttribute(s))return M}else if(e.type===S.ATTRIBUTE&&n.getAttribute(s)===t+"")return M;return Ft(e),t}});function F(e,t){return new Promise((n,s)=>{let o=(i,a)=>{i.type!=="asset"||i.name!==t||(e.off("msg:custom",o),i.error?s(new Error(i.error)):n(a[0]))};e.on("msg:custom",o),e.send({type:"asset",name:t})})}function Wt(e){let t=Symbol.for(`gpt-lab model ${e}`);return globalThis[t]??=new wt}var wt=class{status={state:"asleep",loaded:0,message:""};config;#t=new Set;#e=new Map;#s=0;#n;#o=[];watch(t){return this.#t.add(t),()=>this.#t.delete(t)}#i(t){this.status={...this.status,...t};for(let n of this.#t)n()}client(t){let n=this.#s+=1;return this.#e.set(n,t),{send:s=>this.#r({...s,client:n}),end:()=>{this.#e.delete(n),this.#r({type:"end",client:n})}}}#r(t){this.#n?this.#n.postMessage(t):this.#o.push(t)}async want(t,n=!1){let{state:s}=this.status;if(!(s==="loading"||s==="ready"||s==="failed"&&!n)){if(!n&&Ee())return this.#i({state:"asking"});this.#i({state:"loading",loaded:0,message:""});try{let o=await Ne(t),i=this.#n??=await this.#a(t);i.postMessage({type:"load",source:{...o,again:s==="failed"}});for(let a of this.#o.splice(0))i.postMessage(a)}catch(o){this.#i({state:"failed",message:o instanceof Error?o.message:`${o}`})}}}async#a(t){let n=await F(t.model,"engine"),s=URL.createObjectURL(new Blob([n],{type:"text/javascript"})),o=await Ce(s).catch(()=>Oe(s)).finally(()=>URL.revokeObjectURL(s));o.onmessage=({data:a})=>this.#c(a);let i=()=>o.postMessage({type:"hidden",hidden:document.hidden});return document.addEventListener("visibilitychange",i),i(),o}#c(t){t.type==="progress"?this.#i({loaded:t.loaded}):t.type==="failed"?this.#i({state:"failed",message:t.message}):t.type==="ready"?(this.config=t.config,this.#i({state:"ready"})):this.#e.get(t.client)?.(t)}},Ee=()=>!!navigator.connection?.saveData;async function Ne(e){if(e.page?.source)return await e.page.source("lab-model",e.get("size"));let{buffer:t,byteOffset:n,byteLength:s}=await F(e.model,"lab-model");return{bytes:new Uint8Array(t,n,s).slice()}}async function Ce(e){let t=new Worker(e);return await new Promise((n,s)=>{t.onerror=s,t.onmessage=()=>n(t)})}async function Oe(e){await import(e);let{port1:t,port2:n}=new MessageChannel;return globalThis.gptLabEngine(n),t}function Vt(e){let t=new AbortController,n=()=>{t.signal.aborted||(document.hidden?document.addEventListener("visibilitychange",n,{once:!0,signal:t.signal}):"requestIdleCallback"in globalThis?requestIdleCallback(()=>t.signal.aborted||e()):setTimeout(()=>t.signal.aborted||e(),500))};return document.readyState==="complete"?n():addEventListener("load",n,{once:!0,signal:t.signal}),()=>t.abort()}function zt(e){let t=Wt(e.get("version")),n=0,s,o,i=e.host&&t.client(r=>{r.id===n&&(r.type==="seen"?s?.(r):o?.(new Error(r.message)))});i&&Ie(e,t,i);function a(r){return s?.(void 0),n+=1,i?(t.want(e),i.send({id:n,...r}),new Promise((...c)=>[s,o]=c)):new Promise(()=>{})}return{host:t,look:r=>a({type:"look",...r}),near:async(r,c)=>(await a({type:"near",token:r,count:c}))?.near}}function Ie(e,t,n){let s=()=>t.want(e);for(let o of["pointerover","focusin","touchstart"])e.host?.addEventListener(o,s,{passive:!0}),e.atEnd(()=>e.host?.removeEventListener(o,s));e.atEnd(t.watch(()=>e.redraw())),e.atEnd(n.end),e.page&&e.atEnd(Vt(s))}var nt=class{#t=[];get size(){return this.#t.length}push(t){let n=this.#t,s=n.length;for(;s>0&&n[s-1>>1]>t;)n[s]=n[s-1>>1],s=s-1>>1;n[s]=t}pop(){let t=this.#t,[n]=t,s=t.pop();for(let o=0;o<t.length;){let i=2*o+1;if(t[i+1]<t[i]&&(i+=1),!(t[i]<s)){t[o]=s;break}t[o]=t[i],o=i}return n}};var st=class{#t;#e=new Uint8Array(256);#s;#n=new Map;#o;#i=new Map;constructor(t){let n=(s,o)=>new Uint8Array(t.buffer,t.byteOffset+s,o??t.byteLength-s);this.#t=n(0,256),this.#t.forEach((s,o)=>this.#e[s]=o),this.mergeCount=t.getUint32(256,!0),this.#s=Array.from({length:this.mergeCount},(s,o)=>[t.getUint16(260+4*o,!0),t.getUint16(262+4*o,!0)]),this.#s.forEach(([s,o],i)=>this.#n.set(s*65536+o,256+i)),this.#o=new RegExp(new TextDecoder().decode(n(260+4*this.mergeCount)),"gu")}bytes(t){if(t<256)return[this.#t[t]];let[n,s]=this.parts(t);return[...this.bytes(n),...this.bytes(s)]}parts(t){return this.#s[t-256]}split(t){return t.match(this.#o)??[]}encodePiece(t){let n=this.#i.get(t);if(n)return n;this.#i.size>5e4&&this.#i.clear();let s=this.byteIds(t);this.#r(s);let o=s.filter(i=>i>=0);return this.#i.set(t,o),o}encode(t){return this.split(t).flatMap(n=>this.encodePiece(n))}byteIds(t){return Array.from(new TextEncoder().encode(t),n=>this.#e[n])}*steps(t){let n=this.byteIds(t),s=this.#r([...n]);yield{ids:[...n]};for(let[o,i]of s){let a=o+1;for(;n[a]<0;)a+=1;n[o]=i,n[a]=-1;let r=n.slice(0,o).filter(c=>c>=0);yield{ids:n.filter(c=>c>=0),at:r.length,made:i}}}#r(t){let n=t.map((r,c)=>c-1),s=t.map((r,c)=>c+1),o=new nt,i=r=>{let c=this.#n.get(t[r]*65536+t[s[r]]);c!==void 0&&o.push(c*2**32+r)};for(let r=0;r+1<t.length;r++)i(r);let a=[];for(;o.size;){let r=o.pop(),c=r%2**32,h=Math.floor(r/2**32),l=s[c],[p,u]=this.parts(h);t[c]!==p||t[l]!==u||(t[c]=h,t[l]=-1,s[c]=s[l],s[c]<t.length&&(n[s[c]]=c,i(c)),n[c]>=0&&i(n[c]),a.push([c,h]))}return a}};var Se="<|endoftext|>",ot=class{#t;#e;constructor(t){let n=t.getUint32(0,!0),s=4+2*n;this.#e=Array.from({length:n},(o,i)=>t.getUint16(4+2*i,!0)),this.#t=new st(new DataView(t.buffer,t.byteOffset+s,t.byteLength-s)),this.end_of_text=n-1,this.vocab_size=n}encode(t){return this.#t.encode(t)}bytes(t){if(!(Number.isInteger(t)&&0<=t&&t<this.vocab_size))throw new RangeError(`no token has the ID ${t}; there are 0 to ${this.vocab_size-1}`);return t===this.end_of_text?[...new TextEncoder().encode(Se)]:this.#t.bytes(t)}decode(t){let n=Array.from(t,s=>this.bytes(s)).flat();return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(Uint8Array.from(n))}gpt2_ids(t){return Array.from(t,n=>(this.bytes(n),this.#e[n]))}};function qt({label:e,name:t,value:n,stops:s,onChange:o,text:i=String,disabled:a=!1}){let r=({target:l})=>l.before=n,c=({target:l})=>{let{before:p}=l;p!==void 0&&o(p)},h=m`
    <input
      type="range"
      min="0"
      max=${s.length-1}
      step="1"
      aria-label=${t}
      aria-valuetext=${i(n)}
      ?disabled=${a}
      .value=${et(String(Pe(s,n)))}
      @pointerdown=${r}
      @pointercancel=${c}
      @input=${l=>o(s[l.target.valueAsNumber])}
    >
  `;return e===f?h:m`<label class="slider">${e}${h}</label>`}function Pe(e,t){let n=e.map(s=>Math.abs(s-t));return n.indexOf(Math.min(...n))}var P=(e,t,{off:n=!1,name:s=""}={})=>m`
    <button
      type="button"
      class=${s||f}
      aria-disabled=${n?"true":f}
      @click=${()=>n||t()}
    >${e}</button>
  `;function it(e,t){let n,s=()=>{clearTimeout(n),n=setTimeout(t,e)};return s.cancel=()=>clearTimeout(n),s.now=()=>{clearTimeout(n),t()},s}var Le=4e3;function Gt(e,{write:t,read:n}){let{page:s}=e;if(!s)return;let o="",i,a=()=>{let l=t();return i=(l?.length??0)>Le,i?void 0:l},r=it(400,()=>{let l=i;s.write(a()),i!==l&&e.redraw()}),c=()=>{let l=s.read();l!==void 0&&(n(l),i=!1,r.cancel())};e.atEnd(r.cancel),e.atEnd(s.listen(c)),queueMicrotask(c);async function h(){if(r.now(),i)return;let l=s.link();try{await navigator.clipboard.writeText(l),o="Copied."}catch{o=l}e.redraw(),await Promise.resolve(),e.find(".copy-link input")?.select()}return{changed(){o="",r()},copyLink:()=>(i===void 0&&a(),i?m`<span class="faint">This text is too long for a link.</span>`:m`
        <span class="copy-link">
          ${P("Copy link",h)}
          <span class="faint" role="status">${o&&(o==="Copied."?o:"Copy this:")}</span>
          ${o&&o!=="Copied."?m`<input type="text" readonly .value=${o} aria-label="Link to this view">`:f}
        </span>
      `)}}var Ue=new Intl.NumberFormat("en-US"),Yt=e=>Ue.format(e);var Qt=(e,t)=>`${Yt(e)} ${t}${e===1?"":"s"}`,At=(e,t=1)=>`${(100*e).toFixed(t)} %`;function xt(e,t){let n=Math.abs(e).toFixed(t);return e<0&&Number(n)>0?`\u2212${n}`:n}function Be(e,t){let n=e<1?0:Math.min(Math.floor(Math.log10(e)/3),t.length-1),s=e/1e3**n;return`${s<1e3?String(Number(s.toPrecision(3))):Yt(Math.round(s))} ${t[n]}`.trim()}var vt=e=>Be(e,["bytes","kB","MB","GB","TB"]);var _t=Symbol.for("gpt-lab-ids");function Zt(e){let t=globalThis;return t[_t]=(t[_t]??0)+1,`${e}-${t[_t]}`}var Xt=e=>new Map(e.split("&").map(t=>{let n=t.indexOf("=");return[t.slice(0,n),t.slice(n+1)]})),Jt=(e,t)=>Object.entries(t).map(([n,s])=>{let o="toWord"in s?s.toWord:String;return e(n)===s.first||o(e(n))===o(s.first)?"":`${n}=${o(e(n))}`}).filter(Boolean);function Kt(e,t){let n={},s=[];for(let[o,i]of Object.entries(t)){let a=e.get(o),r=a===void 0?i.first:Re(a,i);r===void 0&&s.push(`${o}=${a} is not ${He(i)}`),n[o]=r??i.first}return{traits:n,refused:s}}function Re(e,t){if("fromWord"in t)return t.fromWord(e);if("among"in t)return t.among.includes(e)?e:void 0;if(!("least"in t))return{true:!0,false:!1}[e];let{least:n,most:s,whole:o}=t,i=Number(e||NaN);return i>=n&&i<=s&&(!o||Number.isInteger(i))?i:void 0}function He(e){return"rule"in e?e.rule:"among"in e?`one of ${e.among.join(", ")}`:"least"in e?`in ${e.least} \u2026 ${e.most}`:"true or false"}var je=m`<p class="status-line faint">These are the lab model’s numbers.</p>`;function te({state:e,loaded:t,message:n},s,o,i=je){return e==="ready"||e==="asleep"?i:e==="asking"?m`<p class="status status-line">Your browser is set to save data. ${P(`Load the model (${vt(s)})`,o)}</p>`:e==="failed"?m`<p class="status status-line warn" role="alert">The model did not load: ${n}. ${P("Try again",o)}</p>`:m`<p class="status status-line faint"><label>Loading the model, ${vt(s)}
    <progress max=${s} value=${t||f}></progress></label></p>`}var De=e=>Array.from(e,t=>t.toString(16).toUpperCase().padStart(2,"0")).join(" "),Fe=e=>`U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`,We={" ":["\u2423","space"],"\n":["\u21B5","new line"],"	":["\u21E5","tab"]},Ve=/[\p{C}\p{Z}]/u,ze=/^\p{M}/u;function bt(e){try{return new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(Uint8Array.from(e))}catch{return}}function ee(e){let t=bt(e);if(t===void 0)return m`<span class="bytes">${De(e)}</span>`;let n=ze.test(t)?["\u25CC"]:[],s="";for(let o of t){if(!Ve.test(o)){s+=o;continue}let i=Fe(o),[a,r]=We[o]??[i,i];n.push(s,m`<span class="sign" role="img" aria-label=${r}>${a}</span>`),s=""}return m`${n}${s}`}var rt=class{spoken="";#t="";#e=!1;#s=!1;#n=[];#o=it(700,()=>{this.spoken=this.#t,this.redraw()});constructor(t,n,s,o){this.model=t,this.page=n,this.host=s,this.draw=o}get(t){return this.model.get(t)}set(t){for(let[n,s]of Object.entries(t))this.model.set(n,s);this.model.save_changes()}on(t,n){let s=t.map(o=>`change:${o}`).join(" ");this.model.on(s,n),this.atEnd(()=>this.model.off(s,n))}redraw(){this.#e||this.#s||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.#s||this.draw()}))}say(t){this.#t=t,this.host&&this.#o()}find(t){return this.host?.querySelector(t)??null}atEnd(t){this.#n.push(t)}end(){this.#s=!0,this.#o.cancel();for(let t of this.#n.splice(0))t()}};function ne(e){let t=document.createElement("div");t.className="gpt-lab-tip",t.hidden=!0,t.setAttribute("aria-hidden","true");let n=null,s=r=>{let c=r.target.closest("[data-tip]");c!==n&&(o(),c&&(n=c,t.textContent=c.getAttribute("data-tip"),e.append(t),t.hidden=!1,qe(t,c.getBoundingClientRect())))},o=()=>{n=null,t.remove()},a=[["pointerover",s],["focusin",s],["pointerleave",o],["focusout",o],["keydown",r=>r.key==="Escape"&&o()]];for(let[r,c]of a)e.addEventListener(r,c,!0);return()=>{o();for(let[r,c]of a)e.removeEventListener(r,c,!0)}}function qe(e,t){let{width:n,height:s}=e.getBoundingClientRect(),o=t.left+t.width/2-n/2,i=t.top-s-6;e.style.left=`${Math.max(4,Math.min(o,document.documentElement.clientWidth-n-4))}px`,e.style.top=`${i>4?i:t.bottom+6}px`}var Ge=e=>e.stopPropagation();function se(e,t,n){return{async render({model:s,el:o,page:i}){let a="show"in o?void 0:o,r=u=>{let $=m`
          <section class="gpt-lab ${e}" aria-label=${t} @keydown=${Ge}>
            ${u}
            <p class="unseen" role="status">${l.spoken}</p>
          </section>
        `;"show"in o?o.show($):jt($,o)},c=u=>{if(l.end(),r(Ye(t,u)),a)console.warn(u);else throw u},h=()=>f,l=new rt(s,i,a,()=>{try{r(h())}catch(u){c(u)}}),p=()=>l.redraw();try{h=await n(l),s.on("change",p),l.atEnd(()=>s.off("change",p)),a&&l.atEnd(ne(a))}catch(u){return c(u),()=>{}}return l.draw(),()=>l.end()}}}var Ye=(e,t)=>m`
    <p class="warn" role="alert">
      ${e} does not work here: ${t instanceof Error?t.message:String(t)}.
    </p>
  `;function oe(e){let t=e.getUint32(0,!0),n=new Uint8Array(e.buffer,e.byteOffset+4,t),s=JSON.parse(new TextDecoder().decode(n)),o=4+t,i=(w,A,v)=>{let _=o;return o+=w*v,Array.from({length:w},(b,g)=>e[A](_+g*v,!0))},a=new Map;for(let{name:w,count:A,scale:v,explained:_}of s.groups){let b=Uint16Array.from(w==="all"?Array(A).keys():i(A,"getUint16",2)),g=i(2*A,"getInt16",2).map(C=>C*v),k=Float32Array.from(b,(C,d)=>g[2*d]),E=Float32Array.from(b,(C,d)=>g[2*d+1]);a.set(w,{name:w,ids:b,xs:k,ys:E,explained:_})}let r=a.values().next().value,c=s.neighbours,h=i(r.ids.length*c,"getUint16",2),l=i(r.ids.length*c,"getInt16",2).map(w=>w/32767),p=new Map(Array.from(r.ids,(w,A)=>[w,Array.from({length:c},(v,_)=>({id:h[A*c+_],cosine:l[A*c+_]}))])),{d_model:u}=s,$=i(s.positions,"getFloat32",4),y=i(s.positions*u,"getInt8",1);return{groups:a,near:p,d_model:u,partner:new Map(s.pairs.flatMap(([w,A])=>[[w,A],[A,w]])),positions:Float32Array.from(y,(w,A)=>w*$[Math.floor(A/u)])}}function re({xs:e,ys:t},n,s,o){let[i,a]=ie(e),[r,c]=ie(t),h=Math.min((n-2*o)/Math.max(a-i,1e-9),(s-2*o)/Math.max(c-r,1e-9)),[l,p]=[(i+a)/2,(r+c)/2];return{xs:Float32Array.from(e,u=>n/2+(u-l)*h),ys:Float32Array.from(t,u=>s/2-(u-p)*h)}}function ie(e){let[t,n]=[1/0,-1/0];for(let s=0;s<e.length;s++)t=Math.min(t,e[s]),n=Math.max(n,e[s]);return[t,n]}function ae({xs:e,ys:t},n,s,o){let[i,a]=[o**2,-1];for(let r=0;r<e.length;r++){let c=(e[r]-n)**2+(t[r]-s)**2;c<i&&([i,a]=[c,r])}return a}var Qe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ce({xs:e,ys:t},n,s){let o=Qe[s];if(!o)return-1;let[i,a]=[1/0,-1];for(let r=0;r<e.length;r++){let[c,h]=[e[r]-e[n],t[r]-t[n]],l=c*o[0]+h*o[1],p=Math.abs(c*o[1]-h*o[0]);r===n||l<=0||p>l||l+2*p<i&&([i,a]=[l+2*p,r])}return a}function le({xs:e,ys:t},n,s){let o=[],i=[];for(let{point:a,name:r,large:c}of n){let[h,l]=c?[9,12]:[7,7],p=r.length*h,u=e[a]+l+p>s,$=u?e[a]-l-p:e[a]+l,y=[$,t[a]-h,$+p,t[a]+h];o.some(([A,v,_,b])=>y[0]<_&&A<y[2]&&y[1]<b&&v<y[3])||$<0||(o.push(y),i.push({point:a,name:r,x:u?e[a]-l:$,y:t[a],left:u}))}return i}var[Ze,Xe]=[26,24],Je=500,T=e=>e.toFixed(1),Ke=({xs:e,ys:t})=>Array.from(e,(n,s)=>`M${T(n)} ${T(t[s])}h0`).join(""),at=class{#t={width:0,height:0,places:{xs:new Float32Array,ys:new Float32Array},path:""};#e=-1;constructor(t,{name:n,kind:s,choose:o}){this.lab=t,this.name=n,this.kind=s,this.choose=o}#s(t){let n=this.lab.find(".plane"),s=n?.clientWidth||720,o=n?.clientHeight||480,i=this.#t;if(i.group!==t||i.width!==s||i.height!==o){let a=re(t,s,o,Ze),r=t.ids.length>Je?Ke(a):"";this.#t={group:t,width:s,height:o,places:a,path:r},this.#e=-1}return this.#t}#n(t){let n=t.currentTarget.getBoundingClientRect();return ae(this.#t.places,t.clientX-n.left,t.clientY-n.top,Xe)}#o(t){t!==this.#e&&(this.#e=t,this.lab.redraw())}view(t,n,s,o){let{width:i,height:a,places:r,path:c}=this.#s(t),h=[...t.ids],l=h.indexOf(n),p=s.map(({id:g})=>h.indexOf(g)).filter(g=>g>=0),u=o===void 0?-1:h.indexOf(o),$=[this.#e,l,u,...p].filter(g=>g>=0),y=c?[]:h.keys(),w=[...new Set([...$,...y])].map(g=>({point:g,name:this.name(h[g]).trim(),large:g===l||g===this.#e})).filter(({name:g})=>g),A=le(r,w,i).reverse(),v=new Set(p),_=g=>{let k=ce(r,Math.max(l,0),g.key);g.key.startsWith("Arrow")&&(g.preventDefault(),k>=0&&this.choose(h[k]))},b=(g,k="")=>{let E=`${this.kind(h[g])} ${k}`,[C,d]=[r.xs[g],r.ys[g]];return E.startsWith("capital")?O`<rect class=${E} x=${T(C-3.5)} y=${T(d-3.5)} width="7" height="7"></rect>`:O`<circle class=${E} cx=${T(C)} cy=${T(d)} r="4"></circle>`};return m`
      <div
        class="plane"
        tabindex="0"
        role="application"
        aria-label="Map of ${h.length} tokens. Arrow keys go to the next token in their direction."
        @pointermove=${g=>this.#o(this.#n(g))}
        @pointerleave=${()=>this.#o(-1)}
        @click=${g=>{let k=this.#n(g);k>=0&&this.choose(h[k])}}
        @keydown=${_}
      >
        <svg viewBox="0 0 ${i} ${a}" aria-hidden="true">
          ${c?O`<path class="many" d=${c}></path>`:f}
          ${l>=0&&u>=0?O`<line class="pair" x1=${T(r.xs[l])} y1=${T(r.ys[l])} x2=${T(r.xs[u])} y2=${T(r.ys[u])}></line>`:f}
          ${c?f:h.map((g,k)=>v.has(k)?f:b(k))}
          ${p.map(g=>b(g,"near"))}
          ${l>=0?O`<circle class="ring" cx=${T(r.xs[l])} cy=${T(r.ys[l])} r="9"></circle>${b(l)}`:f}
          ${this.#e>=0&&c?b(this.#e):f}
          ${A.map(({point:g,name:k,x:E,y:C,left:d})=>O`<text class=${g===l||g===this.#e?"chosen":v.has(g)?"near":""} x=${T(E)} y=${T(C+4)} text-anchor=${d?"end":"start"}>${k}</text>`)}
        </svg>
      </div>
    `}};var he="important",tn=" !"+he,pe=tt(class extends D{constructor(e){if(super(e),e.type!==S.ATTRIBUTE||e.name!=="style"||e.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(e){return Object.keys(e).reduce((t,n)=>{let s=e[n];return s==null?t:t+`${n=n.includes("-")?n:n.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(e,[t]){let{style:n}=e.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(t)),this.render(t);for(let s of this.ft)t[s]==null&&(this.ft.delete(s),s.includes("-")?n.removeProperty(s):n[s]=null);for(let s in t){let o=t[s];if(o!=null){this.ft.add(s);let i=typeof o=="string"&&o.endsWith(tn);s.includes("-")||i?n.setProperty(s,i?o.slice(0,-11):o,i?he:""):n[s]=o}}return M}});var de=(e,t)=>m`<span class="bar-track" aria-hidden="true"><span
    class="bar-length"
    style=${pe({width:`${100*e/Math.max(t,Number.MIN_VALUE)}%`})}
  ></span></span>`;var ue=(e,t,n)=>m`
    <ol class="words" aria-label="Neighbours">
      ${e.map(({id:s,cosine:o})=>m`<li>
          <button type="button" class="word" title="Go there" @click=${()=>n(s)}
          ><bdi>${t(s)}</bdi></button>
          ${de(Math.max(0,o),1)}
          <span class="number">${o.toFixed(2)}</span>
        </li>`)}
    </ol>
  `,en=12;function fe(e,t){let n=e.trim().toLowerCase();if(!n)return[];let s=[];return t.forEach((o,i)=>{let a=o?.trim().toLowerCase()??"",r=a.indexOf(n);r<0||s.push([(r?1e3:0)+a.length+(o?.startsWith(" ")?0:.5),i])}),s.sort((o,i)=>o[0]-i[0]||o[1]-i[1]).slice(0,en).map(([,o])=>o)}var me=({id:e,query:t,found:n,written:s,onQuery:o,choose:i})=>m`
    <div class="search">
      <label for=${e}>Search the tokens</label>
      <input
        id=${e}
        type="text"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${t}
        @input=${a=>o(a.target.value)}
        @keydown=${a=>{a.key==="Enter"&&n.length&&i(n[0])}}
      >
      ${t.trim()?m`<div class="found buttons" role="group" aria-label="Found">${n.length?n.map(a=>m`<button type="button" class="word" @click=${()=>i(a)}><bdi>${s(a)}</bdi></button>`):m`<span class="faint">no token has that</span>`}</div>`:f}
    </div>
  `;function $e({move:e,remember:t,restore:n}){let s=({currentTarget:o,clientX:i,clientY:a})=>{let r=o.getBoundingClientRect();e(ge(i-r.left,r.width),ge(a-r.top,r.height))};return{down(o){if(o.button!==0)return;let i=o.currentTarget;kt.set(i,t()),i.setPointerCapture(o.pointerId),s(o)},move(o){o.currentTarget.hasPointerCapture(o.pointerId)&&s(o)},cancel({currentTarget:o}){let i=o;kt.has(i)&&n(kt.get(i))}}}var kt=new WeakMap,ge=(e,t)=>Math.min(1,Math.max(0,e/t));var Tt=([e,t],[n,s])=>o=>n+(o-e)/(t-e)*(s-n),ye=e=>String(Number(e.toFixed(2))),we=e=>e.map(([t,n],s)=>`${s?"L":"M"}${ye(t)} ${ye(n)}`).join("");var ct=(e,t,n)=>e.subarray(n*t,(n+1)*t);function Ae(e,t,n){let s=ct(e,t,n);return Array.from({length:e.length/t},(o,i)=>{let a=ct(e,t,i);return Mt(s,a)/Math.sqrt(Mt(s,s)*Mt(a,a))})}var Mt=(e,t)=>e.reduce((n,s,o)=>n+s*t[o],0);var[lt,ht]=[640,90];function xe(e,{positions:t,d_model:n},s){let o=t.length/n,i=e.get("position"),a=ct(t,n,i),r=Ae(t,n,i),c=Math.max(...t.map(Math.abs));queueMicrotask(()=>queueMicrotask(()=>nn(e,t,n,c)));let h=$e({move:($,y)=>s(Math.min(o-1,Math.floor(y*o))),remember:()=>e.get("position"),restore:s}),l=[i-1,i+1].filter($=>0<=$&&$<o),p=[...r.keys()].sort(($,y)=>r[$]-r[y]),u=($,y,w)=>{let A=Tt([0,$.length-1],[4,lt-4]),v=Tt(y,[ht-4,4]),_=Array.from($,(b,g)=>[A(g),v(b)]);return O`
      <line class="axis" x1="0" x2=${lt} y1=${v(0)} y2=${v(0)}></line>
      ${w===void 0?"":O`<line class="here" x1=${A(w)} x2=${A(w)} y1="0" y2=${ht}></line>`}
      <path class="curve" d=${we(_)}></path>
    `};return m`
    ${qt({label:m`<span>Position ${i}</span>`,name:"Position",value:i,stops:Array.from({length:o},($,y)=>y),onChange:s})}
    <p class="title">${o} positions, a row each, by ${n} dimensions</p>
    <div
      class="rows"
      @pointerdown=${h.down}
      @pointermove=${h.move}
      @pointercancel=${h.cancel}
    >
      <canvas width=${n} height=${o} role="img"
        aria-label="The position embedding as colours: ${o} rows, ${n} columns"></canvas>
      <span class="row-mark" style="top: ${100*i/o}%; height: ${100/o}%"></span>
    </div>
    <p class="faint scale-words">
      <span class="below">−${c.toFixed(2)}</span> <span class="above">+${c.toFixed(2)}</span>
    </p>
    <p class="title">The row of position ${i}</p>
    <svg class="curves" viewBox="0 0 ${lt} ${ht}" role="img"
      aria-label="Its ${n} numbers">
      ${u(a,[-c,c],void 0)}
    </svg>
    <p class="title">How similar it is to each other row: cosines</p>
    <svg class="curves" viewBox="0 0 ${lt} ${ht}" role="img"
      aria-label="Cosines with all positions">
      ${u(r,[Math.min(-.25,...r),1],i)}
    </svg>
    <p>
      ${l.map($=>`Position ${$}: ${xt(r[$],2)}. `)}Least similar: position ${p[0]}, ${xt(r[p[0]],2)}.
    </p>
  `}function nn(e,t,n,s){let o=e.find("canvas"),i=o?.getContext("2d");if(!o||!i)return;let a=getComputedStyle(o),r=["--below","--paper","--above"].map(l=>sn(a.getPropertyValue(l))),c=r.join();if(o.dataset.painted===c)return;let h=i.createImageData(n,t.length/n);t.forEach((l,p)=>{let u=l<0?r[0]:r[2],$=Math.min(1,Math.abs(l)/s)**.6;for(let y=0;y<3;y++)h.data[4*p+y]=r[1][y]+$*(u[y]-r[1][y]);h.data[4*p+3]=255}),i.putImageData(h,0,0),o.dataset.painted=c}var sn=e=>[1,3,5].map(t=>Number.parseInt(e.trim().slice(t,t+2),16));var ve={both:"countries and capitals",countries:"countries",capitals:"capitals",all:"all tokens"},Rs=se("embedding-map","Embedding map",async e=>{let t=Zt("embedding-map"),[n,s]=await Promise.all([F(e.model,"lab-vocabulary"),F(e.model,"embedding-map")]),o=new ot(n),i=oe(s),a=zt(e),r=Array.from({length:o.vocab_size},(d,x)=>bt(o.bytes(x))),[c,h]=["countries","capitals"].map(d=>new Set(i.groups.get(d)?.ids)),l=d=>ee(o.bytes(d)),p=i.positions.length/i.d_model,u={token_id:{first:e.get("token_id"),least:0,most:r.length-1,whole:!0},group:{first:e.get("group"),among:Object.keys(ve)},view:{first:e.get("view"),among:["tokens","positions"]},position:{first:e.get("position"),least:0,most:p-1,whole:!0}},$="",y="",w=new Map;function A(){let d=e.get("token_id"),x=i.near.get(d)??w.get(d);if(x)return x;let N=e.get("near");return N.token===d?N.near.map(([W,pt])=>({id:W,cosine:pt})):void 0}async function v(){let d=e.get("token_id");if(!A()){try{let x=await a.near(d,10);x&&w.set(d,x)}catch(x){$=`The model could not say: ${x.message}.`}e.redraw()}}function _(d){y="";let x=i.groups.get(e.get("group"));e.set(x?.ids.includes(d)?{token_id:d}:{token_id:d,group:"all"})}let b=d=>r[d]??o.bytes(d).join(" ");e.on(["token_id"],()=>{let d=A()?.slice(0,3).map(({id:x})=>b(x).trim()).join(", ");e.say(`${b(e.get("token_id"))}${d?`, near ${d}`:""}`),v()}),e.on(["token_id","group","view","position"],()=>g?.changed());let g=Gt(e,{write:()=>Jt(d=>e.get(d),u).join("&"),read(d){let{traits:x,refused:N}=Kt(Xt(d),u);e.set(x),$=N.length?`Not taken from the link: ${N.join("; ")}.`:"",e.redraw()}}),k=new at(e,{name:b,kind:d=>h.has(d)?"capital":c.has(d)?"country":"token",choose:_});if(e.host&&"ResizeObserver"in globalThis){let d=new ResizeObserver(()=>e.redraw());d.observe(e.host),e.atEnd(()=>d.disconnect())}e.host&&queueMicrotask(()=>(e.redraw(),v()));let E=(d,x,N)=>m`
      <label><input
        type="radio"
        name="${t}-${d}"
        value=${x}
        .checked=${et(e.get(d)===x)}
        @change=${()=>e.set({[d]:x})}
      > ${N}</label>
    `;function C(){let d=i.groups.get(e.get("group")),x=e.get("token_id"),N=A(),W=i.partner.get(x),[pt,_e]=d.explained;return m`
      <fieldset class="choices">
        <legend>On the plane</legend>
        ${Object.entries(ve).map(([dt,be])=>E("group",dt,be))}
      </fieldset>
      <div class="layout">
        <div>
          ${k.view(d,x,N??[],W)}
          <p class="faint legend">
            ${d.name==="all"?f:m`<span class="key country">●</span> country <span class="key capital">■</span> capital ·`}
            The two directions in which these ${Qt(d.ids.length,"row")} differ most have
            ${At(pt)} and ${At(_e)} of their variance. The other ${i.d_model-2}
            are not to be seen here: what looks close need not be. The cosines know them all.
          </p>
        </div>
        <div>
          ${me({id:`${t}-search`,query:y,found:fe(y,r),written:l,onQuery(dt){y=dt,e.redraw()},choose:_})}
          <p class="title">Nearest to <bdi class="token">${l(x)}</bdi>: cosines</p>
          ${N?ue(N,l,_):m`<p class="faint">The neighbours of this token come with the model.</p>`}
          ${W===void 0?f:m`<p>${P(c.has(x)?"Go to its capital":"Go to its country",()=>_(W))}</p>`}
          ${d.ids.includes(x)?f:m`<p class="faint">It is not on this plane. ${P("Show all tokens",()=>e.set({group:"all"}))}</p>`}
        </div>
      </div>
    `}return()=>m`
      <p class="warn" role="alert" ?hidden=${!$}>${$}</p>
      <fieldset class="choices">
        <legend>Which embedding</legend>
        ${E("view","tokens","tokens")} ${E("view","positions","positions")}
      </fieldset>
      ${e.get("view")==="tokens"?C():xe(e,i,d=>{e.set({position:d}),e.say(`Position ${d}`)})}
      ${te(a.host.status,e.get("size"),()=>a.host.want(e,!0))}
      ${g?.copyLink()??f}
    `});export{Rs as default};
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
