import type {Element, ElementContent} from 'hast';
import {code, escapeMarkdown, fence, linked, table} from '../../_shared/text/markdown';
import {all, classesOf, find, textOf} from './elements';
import {ownValue} from '../../_shared/text/names';

/** What a page shows, as Markdown, where its source does not say it. */
export interface Reader {
  /**
   * @param html a whole page; it may be minified
   * @param part of the page: the first element that has the class, else its `main`
   * @param demos what stands for each demo, in the order of the page
   * @returns `undefined` for a page that has no such part
   */
  read: (html: string, part?: string, demos?: readonly string[]) => string | undefined;
}

/** The library is an ES module, which code that runs as CommonJS can only import at run time. */
export async function loadReader(): Promise<Reader> {
  const {fromHtml} = await import('hast-util-from-html');
  return {
    read(html, part, demos = []) {
      const tree = fromHtml(html);
      const found = find(tree, (element) =>
        part === undefined ? element.tagName === 'main' : classesOf(element).includes(part),
      );
      return found && blocksOf(found.children, {demos: [...demos]}).join('\n\n');
    },
  };
}

interface Context {
  /** What stands for the demos that are still to come. */
  demos: string[];
}

const SILENT = new Set(
  'script style svg nav button template noscript input select textarea dialog iframe'.split(' '),
);
const BLOCKS = new Set(
  (
    'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'
  ).split(' '),
);
const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  em: '_',
  i: '_',
  del: '~~',
  s: '~~',
};

/** Lines of text in one block, each element of a block's kind in its own. */
function blocksOf(nodes: readonly ElementContent[], context: Context): string[] {
  const blocks: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim() !== '') blocks.push(line.trim().replace(/\s+/g, ' '));
    line = '';
  };
  for (const [at, node] of nodes.entries()) {
    if (node.type !== 'element' || !BLOCKS.has(node.tagName)) line += inlineAfter(node, at, nodes);
    else if (!isSilent(node)) {
      end();
      blocks.push(...blockOf(node, context));
    }
  }
  end();
  return blocks;
}

function blockOf(element: Element, context: Context): string[] {
  const {tagName, properties, children} = element;
  const inside = () => blocksOf(children, context);
  if (/^h[1-6]$/.test(tagName)) {
    const text = inlineOf(children).trim();
    return text === '' ? [] : [`${'#'.repeat(Number(tagName[1]))} ${text}`];
  }
  if (tagName === 'figure' && String(properties.id ?? '').startsWith('demo-')) {
    const name = escapeMarkdown(String(properties.ariaLabel ?? ''));
    return [context.demos.shift() ?? `Live demo: ${name}`];
  }
  const block = properties.dataCodeBlock === undefined ? undefined : find(element, isCode);
  if (block) return [fence(String(properties.dataCodeBlock), textOf(block))];
  if (properties.role === 'note') return [quote(withWord(inside()))];
  switch (tagName) {
    case 'ul':
    case 'ol':
      return listOf(element, context);
    case 'pre':
      return [fence('', textOf(element))];
    case 'blockquote':
      return [quote(inside())];
    case 'table':
      return [tableOf(element)];
    case 'hr':
      return ['---'];
    case 'summary':
    case 'dt':
      return withWord([inlineOf(children).trim()]);
    default:
      return inside();
  }
}

/** The word over a callout, or of what unfolds. */
function withWord([word = '', ...rest]: readonly string[]): string[] {
  return word === '' ? rest : [`**${word}**`, ...rest];
}

function quote(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .replace(/^/gm, '> ')
    .replace(/(?<! ) +$/gm, '');
}

function listOf({tagName, children, properties}: Element, context: Context): string[] {
  const first = Number(properties.start ?? 1);
  const items = children
    .filter((node): node is Element => node.type === 'element' && node.tagName === 'li')
    .map((item) => blocksOf(item.children, context))
    .filter((blocks) => blocks.length > 0);
  const lines = items.map((blocks, at) => {
    const sign = tagName === 'ol' ? `${first + at}. ` : '- ';
    return sign + blocks.join('\n\n').replace(/\n(?!\n|$)/g, `\n${' '.repeat(sign.length)}`);
  });
  const isLoose = items.some((blocks) => blocks.length > 1);
  return lines.length === 0 ? [] : [lines.join(isLoose ? '\n\n' : '\n')];
}

function tableOf(element: Element): string {
  const [head = [], ...body] = all(element, 'tr').map((row) =>
    row.children
      .filter((cell): cell is Element => cell.type === 'element')
      .map((cell) => inlineOf(cell.children)),
  );
  return table(head, body);
}

function inlineOf(nodes: readonly ElementContent[]): string {
  return nodes.map(inlineAfter).join('').replace(/\s+/g, ' ');
}

/** Elements that a style sheet alone holds apart have a space between them. */
function inlineAfter(node: ElementContent, at: number, all: readonly ElementContent[]): string {
  const isApart = node.type === 'element' && all[at - 1]?.type === 'element';
  return `${isApart ? ' ' : ''}${inline(node)}`;
}

function inline(node: ElementContent): string {
  if (node.type === 'text') return escapeMarkdown(node.value);
  if (node.type !== 'element' || isSilent(node)) return '';
  const {tagName, properties, children} = node;
  if (tagName === 'br') return ' ';
  if (tagName === 'img') return properties.alt ? pictureOf(node) : '';
  if (/^(?:code|kbd|samp)$/.test(tagName)) return code(textOf(node));
  const text = inlineOf(children);
  if (text.trim() === '') return text;
  if (tagName === 'a' && properties.href !== undefined) {
    return linked(text.trim(), String(properties.href));
  }
  const mark = ownValue(MARKS, tagName) ?? '';
  return mark === '' ? text : `${mark}${text.trim()}${mark}`;
}

function pictureOf({properties: {alt, src}}: Element): string {
  return `![${escapeMarkdown(String(alt))}](${String(src)})`;
}

/** What only those have who press something, and what is not shown. */
function isSilent({tagName, properties}: Element): boolean {
  const {hidden, ariaHidden, role, dataNeeds} = properties;
  const isTool = role === 'toolbar' || dataNeeds !== undefined;
  return SILENT.has(tagName) || Boolean(hidden) || ariaHidden === 'true' || isTool;
}

function isCode({tagName}: Element): boolean {
  return tagName === 'pre';
}
