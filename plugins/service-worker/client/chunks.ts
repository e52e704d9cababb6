import {canBeHad, pageScripts} from '../../_shared/client';
import {isOwnScript} from '../../_shared/client/ownScripts';
import {decideChunk} from '../core/decide';
import {addCount, readCount, takeCount} from './counts';
import {reloadInPlace} from './reload';
import type {ReadTyping} from './typing';

/** Where the failures of each release's scripts are counted, in the storage of the tab. */
const STORAGE_KEY = 'vitrine-chunks';

/** What following the scripts works with. */
export interface ChunkWatch {
  baseUrl: string;
  typing: ReadTyping;
  /** Whether the page that is shown can be had now. Default: asks the server. */
  isReachable?: () => Promise<boolean>;
  /** Loads the page anew. Default: in place. */
  reload?: () => void;
  /** Loads another page. Default: the browser's own way. */
  open?: (address: string) => void;
}

/**
 * Follows scripts that cannot be loaded: after a release those of the one before may be gone. The
 * first time the page is loaded anew, which brings the new release; where scripts of that are gone,
 * too, links load whole pages, which need no script at all. Never a loop. What is only offline is
 * not helped by a reload, and does not count.
 */
export function followChunks(watch: ChunkWatch): void {
  const {baseUrl, typing, isReachable = canBeHad, reload = reloadInPlace} = watch;
  const assets = new URL(`${baseUrl}assets/`, location.href).href;
  // Its name has the hash of the names of all others.
  const release =
    pageScripts(document)
      .map(toAddress)
      .find((src) => src.startsWith(assets)) ?? '';
  let isHandled = false;
  const handle = async () => {
    if (isHandled) return;
    isHandled = true;
    const before = readCount(STORAGE_KEY, release);
    // Before anything is waited for: a link whose page cannot be shown is followed by the router's
    // own reload, and that is the one there is.
    const isKept = addCount(STORAGE_KEY, release);
    if (decideChunk({failures: isKept ? before : undefined, typing: typing()}) === 'plain-links') {
      linkPlainly(watch.open);
      return;
    }
    if (await isReachable()) {
      reload();
      return;
    }
    takeCount(STORAGE_KEY, release);
    linkPlainly(watch.open);
  };
  // Such an event does not bubble.
  window.addEventListener(
    'error',
    ({target}) => {
      if (!(target instanceof HTMLScriptElement) || isOwnScript(target)) return;
      if (target.src.startsWith(assets)) void handle();
    },
    true,
  );
  window.addEventListener('unhandledrejection', (rejection) => {
    const reason: unknown = rejection.reason;
    if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
    // It is dealt with here, so nobody has to read of it in the console.
    rejection.preventDefault();
    void handle();
  });
}

function toAddress(source: string): string {
  return URL.canParse(source, location.href) ? new URL(source, location.href).href : '';
}

function linkPlainly(open: ChunkWatch['open'] = (address) => location.assign(address)): void {
  document.addEventListener(
    'click',
    (click) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null;
      if (!link || !isPlainClick(click) || !leadsToAnotherPage(link)) return;
      // The router leaves alone what is prevented already.
      click.preventDefault();
      open(link.href);
    },
    true,
  );
}

function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function leadsToAnotherPage(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.origin !== location.origin || (link.target && link.target !== '_self');
  if (isElsewhere || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
