import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FIXTURES} from '../sites';
import type {Outcome} from '../sites';

export const SCENARIO = 'pages-of-many-kinds';
/** A product of it is built here as well. */
export const FOREIGN = 'a-tree-of-the-reference-dialect';

/** The one site of all these tests, once it is built. */
export const built: {site: string; outcome: Outcome} = {
  site: '',
  outcome: {code: -1, stdout: '', stderr: ''},
};

/** Bytes of a page as it was written. */
export function source(file: string): Buffer {
  return readFileSync(path.join(FIXTURES, SCENARIO, 'docs', file));
}

/** A built page. */
export function read(address: string): Document {
  const html = readFileSync(path.join(built.site, 'build', address, 'index.html'), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

export function meta(page: Document, name: string): string | null | undefined {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
}

export function tree(page: Document): Element {
  return page.querySelector('#side-navigation') ?? page.createElement('nav');
}

/** The link of the side navigation that leads to an address; its query does not count. */
export function treeLink(page: Document, address: string): Element | undefined {
  return [...tree(page).querySelectorAll('a')].find(
    (link) => link.getAttribute('href')?.split('?')[0] === address,
  );
}
