import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from './support';

/** Addresses of all pages in a build, `/404.html` among them, in order. */
export function listPages(build = BUILD): string[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}

/** A page of the API reference: all of them are made by one component, of data of one shape. */
const API_PAGE = /\/api\/[^/]+\/$/;
/** Of how many pages of the reference one is opened where all others are. */
const API_SHARE = 20;

/** Addresses of the pages that are worth a browser's time: of the API reference only each n-th. */
export function samplePages(build = BUILD): string[] {
  const all = listPages(build);
  const reference = all.filter((address) => API_PAGE.test(address));
  const left = new Set(reference.filter((_address, index) => index % API_SHARE !== 0));
  return all.filter((address) => !left.has(address));
}

/** Text of a file in the build. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** Paths of all scripts in the build, in order. */
export function listScripts(): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .sort();
}

/** Whether the build has a file. */
export function hasBuilt(file: string): boolean {
  return existsSync(path.join(BUILD, file));
}
