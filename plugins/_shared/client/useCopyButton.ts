import {useEffect, useRef, useState} from 'react';
import {announce} from './announce';
import {copyText} from './clipboard';
import {COPY_TEXTS} from './copyTexts';

/** How long a copy button of a component says that it has copied, in milliseconds. */
export const COPIED_MS = 1200;

/**
 * The state of a copy button. After a write `copied` is true for {@link COPIED_MS}, anew with
 * every click, and a live region says it; a write that fails changes nothing.
 *
 * @param getText what is copied, asked for at the click; what is rejected is as a write that fails
 * @example const {copied, copy} = useCopyButton(() => source);
 *   <button type="button" onClick={copy}>{copied ? COPY_TEXTS.copied : COPY_TEXTS.copy}</button>
 */
export function useCopyButton(getText: () => string | Promise<string>): {
  copied: boolean;
  copy: () => void;
} {
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
    announce(COPY_TEXTS.copied);
    const timer = setTimeout(() => setCount(0), COPIED_MS);
    return () => {
      clearTimeout(timer);
      announce();
    };
  }, [count]);
  const copy = async () => {
    const text = await Promise.resolve(getText()).catch(() => undefined);
    if (text === undefined || !(await copyText(text))) return;
    if (isThere.current) setCount((previous) => previous + 1);
  };
  return {copied: count > 0, copy: () => void copy()};
}
