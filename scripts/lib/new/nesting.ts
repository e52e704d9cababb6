import {fromHtml} from 'hast-util-from-html';
import type {Nodes} from 'hast';

/** What a demo cannot be without that every page refuses. */
const SCRIPT = 'it renders a script, which pages do not let in';

/** What a parser makes of the HTML differs from what React has rendered, and will look for there. */
export const NESTING =
  'its elements do not go into one another in HTML, such as cells without a table';

/**
 * Why a demo's HTML cannot stand in a page.
 *
 * @param html as React writes it
 * @returns `undefined` where it can
 */
export function htmlFault(html: string): string | undefined {
  if (/<script[\s>]/.test(html)) return SCRIPT;
  const whole = `<!doctype html><html><head></head><body><div>${html}</div></body></html>`;
  return outline(fromHtml(whole)) === written(whole) ? undefined : NESTING;
}

/** Elements and places of text in their order, with the end of each element: `p #text /`. */
function outline(node: Nodes): string {
  if (node.type === 'text') return node.value.trim() === '' ? '' : TEXT;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'style') return `style ${END}`;
  const inside = asOne(node.children.map(outline).join(''));
  return node.type === 'element' ? `${node.tagName.toLowerCase()} ${inside}${END}` : inside;
}

const TEXT = '#text ';
const END = '/ ';

/** Comments part texts from each other. */
function asOne(outlined: string) {
  return outlined.replaceAll(/(?:#text ){2,}/g, TEXT);
}

/** A comment, a tag, or a text; React escapes what else would look like one. */
const TOKEN = /<!--[\s\S]*?-->|<!doctype html>|<(\/?)([a-zA-Z][^\s/>]*)(?:[\s/][^>]*)?>|[^<]+/g;

/** The same of HTML as React writes it, where what has no end tag ends with `/>`. */
function written(html: string): string {
  // What stands in a sheet is not escaped.
  const bare = html.replaceAll(/(<style[^>]*>)[^]*?(?=<\/style>)/g, '$1');
  const tokens = [...bare.matchAll(TOKEN)].map(([token, end, name]) => {
    if (name === undefined) return token.startsWith('<') || token.trim() === '' ? '' : TEXT;
    const own = end === '/' ? '' : `${name.toLowerCase()} `;
    return own + (end === '/' || token.endsWith('/>') ? END : '');
  });
  return asOne(tokens.join(''));
}
