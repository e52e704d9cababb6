// First, as in Docusaurus' own entry: the order of style sheets hangs on it.
import '@generated/client-modules';
import {know} from 'vitrine-known';
import {HELD} from '../held';
import type {Part} from '../../core/intent';
import type {Held} from '../held';
import {hydrateHeader} from './HeaderRoot';
import {HEADER_EVENT, WANTED_EVENT} from '../../core/header';

/** By what the links of the header fetch pages that they lead to, which are loaded whole. */
const NOTHING = {preload: () => false, prefetch: () => false};

let awake: Promise<void> | undefined;
let page: Promise<void> | undefined;

/** Has React take over what is wanted by now: the header, and the page after it. */
async function serve(): Promise<void> {
  const {[HELD]: held} = window as {[HELD]?: Held};
  const isWanted = (...parts: Part[]) => parts.some((part) => held?.wanted.has(part) ?? true);
  if (isWanted('header', 'page')) await (awake ??= wakeHeader());
  // It waits by itself for more than demos to be wanted of it.
  if (isWanted('demos', 'page')) await (page ??= loadPage());
}

async function wakeHeader(): Promise<void> {
  const {docusaurus} = window as {docusaurus?: object};
  Object.assign(window, {docusaurus: {...NOTHING, ...docusaurus}});
  const {pathname} = location;
  await Promise.all([...new Set([pathname, decodeURI(pathname)])].map(know));
  await hydrateHeader();
  document.dispatchEvent(new Event(HEADER_EVENT));
}

async function loadPage(): Promise<void> {
  await import(/* webpackChunkName: "page-root" */ 'vitrine-page');
}

function again(): void {
  serve().catch((error: unknown) => {
    // What could not be loaded is loaded when something is wanted again.
    [awake, page] = [undefined, undefined];
    throw error;
  });
}

document.addEventListener(WANTED_EVENT, again);
again();
