import {decodePart} from '../../_shared/site/addresses';
import {textOf} from '../../page-reader/core/bytes';
import {addressesInHtml, fileOf} from './assets';
import type {BuiltFile, BuiltPage} from './types';

const PRODUCT = /<html\b[^>]*?\sdata-product=(?:"([^"]*)"|'([^']*)'|([^ \t\n\f\r"'>]+))/i;

/**
 * A page as the worker's lists see it.
 *
 * @param file the HTML file
 * @param bytes its bytes, a character each
 */
export function readPage(file: BuiltFile, bytes: string, baseUrl: string): BuiltPage {
  const url = addressOf(file.path, baseUrl);
  const [, a, b, c] = PRODUCT.exec(bytes) ?? [];
  const addresses = addressesInHtml(bytes).map(textOf);
  const files = addresses.map((address) => fileOf(address, url, baseUrl));
  const needs = [...new Set(files.filter((path) => path !== undefined))].sort();
  return {...file, url, product: a ?? b ?? c, needs};
}

/**
 * The address of a file of the build.
 *
 * @example ('a b/index.html', '/') → '/a%20b/'
 * @example ('404.html', '/zh/') → '/zh/404.html'
 */
export function addressOf(path: string, baseUrl: string): string {
  const clean = path.replace(/(^|\/)index\.html$/, '$1');
  return baseUrl + clean.split('/').map(encodeURIComponent).join('/');
}

/**
 * The file of a page, below the build's folder.
 *
 * @example ('/zh/a/', '/zh/') → 'a/index.html'
 */
export function fileOfPage(url: string, baseUrl: string): string {
  const path = decodePart(url.slice(baseUrl.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** Files whose name holds the hash of their content: they never change, only come and go. */
export function isHashed(path: string): boolean {
  return path.startsWith('assets/');
}
