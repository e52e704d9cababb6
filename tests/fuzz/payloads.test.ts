import {fromHtml} from 'hast-util-from-html';
import {readPage} from '../../plugins/page-reader/core/readPage';
import {readShown} from '../../plugins/markdown-export/core/shown';
import {traceFaults} from '../../plugins/markdown-export/core/trace';
import type {Node} from '../../plugins/page-safety/core/faults';
import {rehypePlugin} from '../../plugins/page-safety/rehype';
import {asText, PAYLOADS, TRIPWIRE} from './payloads';

/** Where HTML may stand in a page. */
const PLACES: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>a ${html} b</p>`,
  (html) => `<blockquote><ul><li>${html}</li></ul></blockquote>`,
  (html) => `<table><tr><td>${html}</td></tr></table>`,
  (html) => `<details><summary>${html}</summary></details>`,
  (html) => `<svg><desc>${html}</desc></svg>`,
];

function isRefused(html: string): boolean {
  const file = {path: '/site/docs/a.md', cwd: '/site', value: html};
  try {
    rehypePlugin({frames: []})(fromHtml(html, {fragment: true}) as Node, file);
    return false;
  } catch (error) {
    expect((error as Error).name).toBe('VitrineError');
    return true;
  }
}

it('refuses every payload in markdown, wherever it stands', () => {
  const accepted = PAYLOADS.flatMap((payload) =>
    PLACES.map((place) => place(payload)).filter((html) => !isRefused(html)),
  );
  expect(PAYLOADS).toHaveLength(80);
  // Text where a browser reads it as text: none of its elements is there.
  const left = accepted.filter((html) => hasTripwire(fromHtml(html, {fragment: true}) as Node));
  expect(left).toEqual([]);
});

it('finds all of a payload on a page that shows it as text', () => {
  for (const payload of PAYLOADS) {
    const text = asText(payload);
    const html = payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const shown = readShown(`<body><div class=written><p>${html}`, 'written');
    expect([payload, traceFaults({text, contents: readPage(text, 'md')}, shown)]).toEqual([
      payload,
      [],
    ]);
  }
});

/** Whether anything but text holds it, or a script has it for its text. */
function hasTripwire({tagName, children = [], properties}: Node): boolean {
  const own = tagName === 'script' ? {properties, children} : {properties};
  return JSON.stringify(own).includes(TRIPWIRE) || children.some(hasTripwire);
}
