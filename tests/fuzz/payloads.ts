/** What each payload calls where it runs. */
export const TRIPWIRE = 'tripped()';

const RUN: readonly string[] = [
  `<script>${TRIPWIRE}</script>`,
  `<img src=x onerror=${TRIPWIRE}>`,
  `<svg onload=${TRIPWIRE}>`,
  `<svg><script>${TRIPWIRE}</script></svg>`,
  `<iframe srcdoc="<script>parent.${TRIPWIRE}</script>"></iframe>`,
  `<iframe src="javascript:parent.${TRIPWIRE}"></iframe>`,
  `<a href="javascript:${TRIPWIRE}" autofocus onfocus=${TRIPWIRE}>a</a>`,
  `<a href="java&#10;script:${TRIPWIRE}">a</a>`,
  `<details open ontoggle=${TRIPWIRE}><summary>a</summary></details>`,
  `<input autofocus onfocus=${TRIPWIRE}>`,
  `<video><source onerror=${TRIPWIRE}></video>`,
  `<math><mtext><style><img src=x onerror=${TRIPWIRE}></style></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${TRIPWIRE}>"></noscript>`,
  `<meta http-equiv=refresh content="0;url=javascript:${TRIPWIRE}">`,
  `<object data="javascript:${TRIPWIRE}"></object>`,
  `<form action="javascript:${TRIPWIRE}"><button autofocus>a</button></form>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=${TRIPWIRE}>a</p>`,
  `<template shadowrootmode=open><img src=x onerror=${TRIPWIRE}></template>`,
  `<base href="javascript:${TRIPWIRE}//"><a href=x>a</a>`,
  `<embed src="data:text/html,<script>opener.${TRIPWIRE}</script>">`,
];

/** Ways out of what a payload may stand in: an attribute, an element, a script, a fence. */
const BEFORE = ['', '">', `'></title></textarea></script>`, '--></style></noscript></template>'];

/** Eighty of them. */
export const PAYLOADS: readonly string[] = BEFORE.flatMap((before) =>
  RUN.map((run) => before + run),
);

/** As Markdown writes it for it to be text, on one line. */
export function asText(payload: string): string {
  return payload.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
}
