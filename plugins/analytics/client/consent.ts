import {listenToStorage, publishConsent, readStorage, writeStorage} from '../../_shared/client';
import {consentState} from '../core/consent';
import type {Answer, ConsentState, Signals} from '../core/consent';

const KEY = 'vitrine-consent';

/** The reader's answer, kept equal in storage, in this page and in other tabs. */
export interface ConsentKeeper {
  /** What holds now. */
  state: () => ConsentState;
  /** Stores and publishes an answer. Where the storage refuses, it holds for this page. */
  answer: (answer: Answer) => void;
  /** Ends following other tabs. */
  stop: () => void;
}

/**
 * Publishes what the reader has allowed, now and after each change here or in another tab.
 *
 * @param ask whether the site asks readers who have not answered
 */
export function startConsent(ask: boolean): ConsentKeeper {
  let stored = readStorage(KEY);
  let isStored = true;
  const state = () => consentState(stored, readSignals(), ask);
  const keep = (value: string | undefined) => {
    stored = value;
    publishConsent(state().consent);
  };
  const end = new AbortController();
  const stopListening = listenToStorage((key, value) => {
    if (key === KEY || key === undefined) keep(value);
  });
  // A page that comes back from the history has slept through other tabs' answers.
  const handlePageShow = ({persisted}: PageTransitionEvent) => {
    if (persisted) keep(readStorage(KEY) ?? (isStored ? undefined : stored));
  };
  window.addEventListener('pageshow', handlePageShow, {signal: end.signal});
  end.signal.addEventListener('abort', stopListening);
  keep(stored);
  return {
    state,
    answer(answer) {
      writeStorage(KEY, answer);
      isStored = readStorage(KEY) === answer;
      keep(answer);
    },
    stop: () => end.abort(),
  };
}

function readSignals(): Signals {
  // The types know the one wish as deprecated, and the other not yet.
  const browser: Navigator & Partial<Signals> = navigator;
  return {
    doNotTrack: browser.doNotTrack,
    globalPrivacyControl: browser.globalPrivacyControl,
  };
}
