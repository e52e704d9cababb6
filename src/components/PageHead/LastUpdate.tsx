import {useState, useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {LOCALE} from '../locale';

/**
 * A day, in words. The browser keeps what the build has written: the first date that a page has
 * written costs a phone 160 ms, which loads the data of the language.
 *
 * @param at milliseconds since 1970
 */
export default function LastUpdate({at}: {at: number}): ReactNode {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  // A component that has come alive in what was served stays so.
  const [text] = useState(() => (isServed ? '' : inWords(at)));
  const day = new Date(at).toISOString().slice(0, 10);
  return (
    <time dateTime={day} suppressHydrationWarning>
      {text}
    </time>
  );
}

function never() {
  return () => undefined;
}

function inWords(at: number): string {
  // Always the same language and time zone: the browser must write what the build would. No short
  // names of months, on which versions of the language data differ.
  const format = new Intl.DateTimeFormat(LOCALE, {dateStyle: 'long', timeZone: 'UTC'});
  return format.format(at);
}
