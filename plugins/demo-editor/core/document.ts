import {RUNNER_POLICY} from '../../_shared/site/runnerDocument';
import type {ModePlaces} from '../../library-sheets/core/modes';

/** Where the document has a mode: it always says one. */
export const DOCUMENT_MODES: ModePlaces = {
  light: [{hosts: ['[data-theme=light]']}],
  dark: [{hosts: ['[data-theme=dark]']}],
};

/**
 * The document that runs the edited demos of a library. It brings its policy along, for hosts that
 * send none.
 *
 * @param script address of its script
 * @param css the library's style sheets
 */
export function documentText(script: string, css: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${RUNNER_POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Demo</title>
<style>${STYLE}${css.replaceAll('</', '<\\/')}</style>
</head>
<body>
<div id="demo"></div>
<script>${BEFORE}</script>
<script src="${script}"></script>
</body>
</html>
`;
}

/**
 * What makes code of text, and what React calls with what a handler throws. Both stand in the
 * document, since a script that is loaded is of another origin than a document without one: of
 * errors in it, and in what it evaluates, browsers tell neither words nor place.
 */
const BEFORE = [
  'window.vitrineEvaluate=function(){return eval(arguments[0])};',
  "window.reportError=function(e){window.dispatchEvent(new CustomEvent('vitrine-error',{detail:e}))};",
].join('');

/**
 * Room around the demo, which would else be cut where it casts a shadow or has the focus; the page
 * takes it back. A version that is not whole yet is laid out, unseen, over the one that is shown.
 */
const STYLE = [
  ':root{color-scheme:light}',
  ':root[data-theme=dark]{color-scheme:dark}',
  'body{margin:0}',
  '#demo{display:flow-root;padding:8px;position:relative}',
  '[data-centred=true] #demo>*{display:flex;justify-content:center}',
  '#demo>[data-pending]{inset-block-start:8px;inset-inline:8px;position:absolute;visibility:hidden}',
].join('');
