import {followConsent, readStorage, writeStorage} from '../../_shared/client';
import type {ConsentKeeper} from './consent';
import type {Dialog, DialogOptions} from './dialog';

const HASH = '#cookie-preferences';
const LINK = `a[href$='${HASH}']`;
/** Where this visit remembers that the question was sent away. */
const LATER_KEY = 'vitrine-consent-later';
/** How long the page may stay busy, in milliseconds, before the question is put all the same. */
const PATIENCE_MS = 3000;
/** The same for browsers that do not tell when they are idle. */
const PAUSE_MS = 300;

/**
 * Puts the question of consent when the page is idle, if it is to be put, and opens it for those
 * who follow a link to `#cookie-preferences`. Its code is loaded then, not before.
 *
 * @param hostedSearch whether the question is of searches, too
 * @returns ends it, and closes what is open
 */
export function servePreferences(keeper: ConsentKeeper, hostedSearch = false): () => void {
  let open: Dialog | undefined;
  const close = () => {
    open?.close();
    open = undefined;
  };
  const show = async (by: Pick<DialogOptions, 'isCalled' | 'opener'>, isWanted = () => true) => {
    const {openDialog} = await import('./dialog');
    if (!isWanted()) return;
    close();
    const onDismiss = () => {
      writeStorage(LATER_KEY, 'yes', 'sessionStorage');
      close();
    };
    const onAnswer: DialogOptions['onAnswer'] = (answer) => {
      keeper.answer(answer);
      close();
    };
    open = openDialog({state: keeper.state(), hostedSearch, ...by, onAnswer, onDismiss});
  };
  const isToAsk = () => !open && keeper.state().isAsked && !isPutOff();
  // Where the code cannot be loaded there is nothing to show; the next link tries again.
  const ask = () => {
    if (isToAsk()) show({isCalled: false}, isToAsk).catch(() => undefined);
  };
  const call = (opener?: HTMLElement) => {
    show({isCalled: true, opener}).catch(() => undefined);
  };
  const end = new AbortController();
  listenToCalls(call, end.signal);
  whenIdle(ask, end.signal);
  end.signal.addEventListener('abort', close);
  // An answer, from wherever it came, is what the question waited for.
  end.signal.addEventListener('abort', followConsent(close));
  return () => end.abort();
}

function isPutOff(): boolean {
  return readStorage(LATER_KEY, 'sessionStorage') !== undefined;
}

function listenToCalls(call: (opener?: HTMLElement) => void, signal: AbortSignal): void {
  const handleClick = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    const link = click.target instanceof Element && click.target.closest<HTMLElement>(LINK);
    if (!link) return;
    click.preventDefault();
    call(link);
  };
  const handleHash = () => {
    if (window.location.hash === HASH) call();
  };
  // On the way down: before a router makes a navigation of it.
  document.addEventListener('click', handleClick, {capture: true, signal});
  window.addEventListener('hashchange', handleHash, {signal});
  handleHash();
}

/** Calls back when the page is loaded and has nothing else to do. */
function whenIdle(callback: () => void, signal: AbortSignal): void {
  const wait = () => {
    // Typed as always there; Safari had none for long.
    const request = window.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (request) request(() => !signal.aborted && callback(), {timeout: PATIENCE_MS});
    else setTimeout(() => !signal.aborted && callback(), PAUSE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true, signal});
}
