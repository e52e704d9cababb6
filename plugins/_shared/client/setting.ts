import {SETTING_EVENT} from '../text/names';
import {coerce} from './storage';

/** What code is shown in, where it is there in both. */
type CodeVariant = 'ts' | 'js';

const ATTRIBUTE = 'data-code-variant';

/**
 * Asks for another setting, as if the reader had chosen it in the settings. It travels by an event,
 * so that whoever asks knows nothing of the plugin that keeps the settings; where none does,
 * nothing happens.
 */
export function requestSetting(request: {codeVariant: CodeVariant}): void {
  document.dispatchEvent(new CustomEvent(SETTING_EVENT, {detail: request}));
}

/**
 * Hears what settings are asked for. Called by the plugin that keeps them, and by no other.
 *
 * @param listener gets name and value as they were asked for: anyone may dispatch anything
 * @returns ends it
 */
export function listenToRequests(listener: (name: string, value: unknown) => void): () => void {
  const handle = (event: Event) => {
    const request = event instanceof CustomEvent ? (event.detail as unknown) : undefined;
    if (typeof request !== 'object' || request === null) return;
    for (const [name, value] of Object.entries(request)) listener(name, value);
  };
  document.addEventListener(SETTING_EVENT, handle);
  return () => document.removeEventListener(SETTING_EVENT, handle);
}

/** The variant that the reader has chosen; TypeScript where no plugin keeps settings. */
export function readCodeVariant(): CodeVariant {
  return coerce(document.documentElement.getAttribute(ATTRIBUTE), ['ts', 'js'] as const, 'ts');
}

/**
 * Calls back whenever the reader's variant changes.
 *
 * @returns ends it
 */
export function watchCodeVariant(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: [ATTRIBUTE]});
  return () => observer.disconnect();
}
