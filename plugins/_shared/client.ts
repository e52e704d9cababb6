import {useEffect, useRef, useState} from 'react';

/**
 * Writes text to the clipboard, by selection where the page has no asynchronous clipboard (plain
 * http). Must be called from a user's action.
 *
 * @param text what is written, unchanged
 * @returns whether it was written; a refusal is `false`, nothing is thrown or logged
 */
export async function copyText(text: string): Promise<boolean> {
  // Typed as always there, but browsers leave it out of pages without TLS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    // Deprecated, and still the only way without TLS.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  }
}

const SPEAKER = 'data-announcer';

/**
 * Says a word to those who listen, politely, by the page's one live region. Called without a word
 * it puts the region into the page: one that comes together with its word is not listened to.
 *
 * @param word what is said; nothing empties the region, so that the same word is news again
 */
export function announce(word = ''): void {
  let speaker = document.querySelector(`[${SPEAKER}]`);
  if (!speaker) {
    const region = document.createElement('div');
    region.setAttribute(SPEAKER, '');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
    speaker = region;
  }
  speaker.textContent = word;
}

/** How long a copy button of a component says that it has copied, in milliseconds. */
export const COPIED_MS = 1200;

/**
 * The state of a copy button. After a write `copied` is true for {@link COPIED_MS}, anew with
 * every click, and a live region says it; a write that fails changes nothing.
 *
 * @param getText what is copied, asked for at the click
 * @example const {copied, copy} = useCopyButton(() => source);
 *   <button type="button" aria-label="Copy the code" onClick={copy}>{copied ? 'Copied' : 'Copy'}</button>
 */
export function useCopyButton(getText: () => string): {copied: boolean; copy: () => void} {
  // A count, not a flag: a second click is a change, so that the effect restarts the time.
  const [count, setCount] = useState(0);
  // A write may end after the button is gone, which must not be heard any more.
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    announce();
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => {
    if (count === 0) return undefined;
    announce('Copied');
    const timer = setTimeout(() => setCount(0), COPIED_MS);
    return () => {
      clearTimeout(timer);
      announce();
    };
  }, [count]);
  const copy = async () => {
    if ((await copyText(getText())) && isThere.current) setCount((previous) => previous + 1);
  };
  return {copied: count > 0, copy: () => void copy()};
}

/** Where a value is kept: for this browser, or for this tab until it is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** What a key of the storage holds; `undefined` where it is empty or the storage refuses. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; where the storage is full or refuses, nothing happens. */
export function writeStorage(key: string, value: string, area: StorageArea = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // The choice holds for this page, which is all that can be had.
  }
}

/**
 * Follows what other windows store.
 *
 * @param listener gets key and value; `undefined` where the key, or the whole storage, was emptied
 * @returns ends it
 */
export function listenToStorage(
  listener: (key: string | undefined, value: string | undefined) => void,
): () => void {
  const handle = ({key, newValue}: StorageEvent) =>
    listener(key ?? undefined, newValue ?? undefined);
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** A value that comes from outside, if it is one of those allowed, else the fallback. */
export function coerce<Value extends string>(
  value: unknown,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  return allowed.find((each) => each === value) ?? fallback;
}
