import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import type {Nodes, Root} from 'hast';

/** Elements that show something without text. */
const VISIBLE = 'img, svg, input, textarea, select, button, progress, canvas, video, hr, [role]';

/** A page with demos, in the order in which they stand. */
export interface DemoPage {
  address: string;
  demos: PlacedDemo[];
  /** Addresses that its playgrounds ask for. */
  models: string[];
}

/** A demo of a page. */
interface PlacedDemo {
  name: string;
  /** Without JavaScript. */
  isVisible: boolean;
  /** Whether the build renders it; else the browser alone does. */
  isServed: boolean;
  /** Address of the page that shows it alone, where it runs in a window. */
  alone?: string;
}

/**
 * The pages of a built site that have demos.
 *
 * @returns sorted by address
 */
export function findPages(dir: string): DemoPage[] {
  return listPages(dir)
    .map((file) => ({file, html: readFileSync(path.join(dir, file), 'utf8')}))
    .filter(({html}) => html.includes('data-demo='))
    .map(({file, html}) => readPage(addressOf(file), fromHtml(html)))
    .filter(({demos}) => demos.length > 0);
}

/**
 * The lightest page without demos: where a reader goes who leaves a page.
 *
 * @returns its address
 */
export function findPlainPage(dir: string): string {
  const pages = listPages(dir)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => ({file, html: readFileSync(path.join(dir, file), 'utf8')}))
    .filter(({html}) => !html.includes('data-demo='))
    .sort((a, b) => a.html.length - b.html.length);
  if (pages[0]) return addressOf(pages[0].file);
  throw new Error(`${dir}: every page has demos. Fix: test a whole site.`);
}

function listPages(dir: string) {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function addressOf(file: string) {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

function readPage(address: string, root: Root): DemoPage {
  const windows = new Map(
    selectAll('figure:has([data-windowed])', root).flatMap((figure) =>
      selectAll('[data-windowed] > [data-demo]', figure).map((element) => [
        element,
        `${address}?demo=${String(figure.properties.id)}`,
      ]),
    ),
  );
  const demos = selectAll('[data-demo]', root).map((element) => ({
    name: String(element.properties.dataDemo),
    isServed: element.properties.dataDemoBrowserOnly === undefined,
    isVisible: textOf(element).trim() !== '' || selectAll(VISIBLE, element).length > 0,
    alone: windows.get(element),
  }));
  const playgrounds = selectAll('[data-model]', root);
  return {address, demos, models: playgrounds.map(({properties}) => String(properties.dataModel))};
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && ['style', 'script', 'template'].includes(node.tagName)) return '';
  return node.children.map(textOf).join('');
}
