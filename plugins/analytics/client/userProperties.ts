import {callTag} from '../../_shared/client';
import {userProperties} from '../core/userProperties';
import type {Surroundings} from '../core/userProperties';

const DARK = '(prefers-color-scheme: dark)';
const ATTRIBUTES = ['lang', 'data-code-variant', 'data-scheme', 'data-theme'];

/**
 * Tells the tag about the reader's surroundings, now and whenever one of them has changed.
 *
 * @returns ends it
 */
export function followUserProperties(): () => void {
  let told = '';
  const tell = () => {
    const properties = userProperties(readSurroundings());
    const text = JSON.stringify(properties);
    if (text === told) return;
    told = text;
    callTag('set', 'user_properties', properties);
  };
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, {attributeFilter: ATTRIBUTES});
  const end = new AbortController();
  matchMedia(DARK).addEventListener('change', tell, {signal: end.signal});
  followPixelRatio(tell, end.signal);
  tell();
  return () => {
    observer.disconnect();
    end.abort();
  };
}

function readSurroundings(): Surroundings {
  const {lang, dataset} = document.documentElement;
  return {
    codeVariant: dataset.codeVariant,
    language: lang,
    devicePixelRatio: window.devicePixelRatio,
    prefersDark: matchMedia(DARK).matches,
    scheme: dataset.scheme ?? dataset.theme,
  };
}

/** A query knows one ratio only: after each change another one watches the ratio that is new. */
function followPixelRatio(listener: () => void, signal: AbortSignal): void {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const handleChange = () => {
    listener();
    followPixelRatio(listener, signal);
  };
  query.addEventListener('change', handleChange, {once: true, signal});
}
