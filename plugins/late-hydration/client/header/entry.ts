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

const [awake, page] = [once(wakeHeader), once(loadPage)];

/** Has React take over what is wanted by now: the header, and the page after it. */
async function serve(): Promise<void> {
  const {[HELD]: held} = window as {[HELD]?: Held};
  const isWanted = (...parts: Part[]) => parts.some((part) => held?.wanted.has(part) ?? true);
  if (isWanted('header', 'page')) await awake();
  // It waits by itself for more than demos to be wanted of it.
  if (isWanted('demos', 'page')) await page();
}

/** Does something once; what has failed is tried again when it is wanted again. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  const fail = (error: unknown) => {
    done = undefined;
    throw error;
  };
  return () => (done ??= act().catch(fail));
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

document.addEventListener(WANTED_EVENT, () => void serve());
void serve();
