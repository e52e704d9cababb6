import {checkLayerName} from '../core/layerName';
import {wrapSheet} from '../core/wrap';
import {fetchSheet} from './fetchSheet';

/** What holds a stylesheet in the page: its text in a layer, or a link to it. */
export type SheetElement = HTMLStyleElement | HTMLLinkElement;

/** Where a stylesheet goes: into which layer, and before what. */
export interface StylesheetOptions {
  /** Name of the cascade layer that the stylesheet is put into. Default: none, a plain link. */
  layer?: string | undefined;
  /** Element that it is put before, or the selector of one. Default: the end of the head. */
  before?: string | Element | undefined;
}

/** A stylesheet in use. */
interface Sheet {
  users: number;
  /** Aborted when nobody uses it any more: ends its loading, and removes its element. */
  readonly end: AbortController;
  readonly element: Promise<SheetElement | undefined>;
}

const sheets = new Map<string, Sheet>();

/**
 * Loads a stylesheet. All who ask for one address in one layer share it, at the place that the
 * first of them asked for. Where its text cannot be fetched, for whatever reason, it is linked
 * instead, outside the layer.
 *
 * @param href absolute, or relative to the document
 * @param options.signal ends this use; with the last one the stylesheet goes. Without it: it stays
 * @returns its element, once it is in the page; `undefined` where it went before. Never rejected
 * @throws TypeError where `href` is no address or `layer` no name; the DOM's own error where
 *   `before` is no selector
 */
export function loadStylesheet(
  href: string,
  {layer, before, signal}: StylesheetOptions & {signal?: AbortSignal | undefined} = {},
): Promise<SheetElement | undefined> {
  if (layer !== undefined) checkLayerName(layer);
  if (signal?.aborted) return Promise.resolve(undefined);
  const address = new URL(href, document.baseURI).href;
  const key = `${layer ?? ''} ${address}`;
  const sheet = sheets.get(key) ?? open({href, address}, layer, before);
  sheets.set(key, sheet);
  sheet.users += 1;
  const leave = () => {
    sheet.users -= 1;
    // A component that is mounted anew asks again before this runs: nothing is loaded twice.
    queueMicrotask(() => closeUnused(key, sheet));
  };
  signal?.addEventListener('abort', leave, {once: true});
  return sheet.element;
}

function closeUnused(key: string, sheet: Sheet): void {
  if (sheet.users > 0) return;
  if (sheets.get(key) === sheet) sheets.delete(key);
  sheet.end.abort();
}

/** Where a stylesheet is: as it was asked for, and the absolute address that this means. */
interface SheetAddress {
  href: string;
  address: string;
}

function open(place: SheetAddress, layer?: string, before?: string | Element): Sheet {
  const end = new AbortController();
  const anchor = typeof before === 'string' ? document.querySelector(before) : before;
  const put = (element: SheetElement): SheetElement | undefined => {
    if (end.signal.aborted) return undefined;
    if (anchor?.isConnected) anchor.before(element);
    else document.head.append(element);
    end.signal.addEventListener('abort', () => element.remove());
    return element;
  };
  const element =
    layer === undefined
      ? Promise.resolve(put(linkTo(place.address)))
      : loadInto(layer, place, end.signal).then(put);
  return {users: 0, end, element};
}

async function loadInto(
  layer: string,
  {href, address}: SheetAddress,
  signal: AbortSignal,
): Promise<SheetElement> {
  try {
    const sheet = await fetchSheet(address, signal);
    return styleOf(wrapSheet(sheet.css, {layer, href: sheet.href}), href);
  } catch (error) {
    // eslint-disable-next-line no-console -- whoever develops has to know that the layer is lost
    if (process.env.NODE_ENV === 'development' && !signal.aborted) console.warn(address, error);
    return linkTo(address);
  }
}

function styleOf(css: string, href: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.dataset.href = href;
  style.textContent = css;
  return style;
}

function linkTo(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return link;
}
