/** What a reader may answer. */
export type Answer = 'essential' | 'analytics';

/** What the browser says on the reader's behalf. */
export interface Signals {
  /** `navigator.doNotTrack`: `'1'` or `'yes'` is a wish, anything else is none. */
  doNotTrack: string | null | undefined;
  /** `navigator.globalPrivacyControl`. */
  globalPrivacyControl: boolean | undefined;
}

/** What holds for a reader, and what may be asked. */
export interface ConsentState {
  consent: Answer | 'unknown';
  /** The browser's wish decides: there is nothing to choose. */
  isSignalled: boolean;
  /** The question is to be put without being called for. */
  isAsked: boolean;
}

const ANSWERS: readonly Answer[] = ['essential', 'analytics'];

/**
 * What a stored answer and the browser's wish come to. The wish wins: who sets it wants no
 * questions either.
 *
 * @param stored what the storage holds; anything that is no {@link Answer} counts as no answer
 * @param ask whether the site asks at all
 */
export function consentState(
  stored: string | undefined,
  {doNotTrack, globalPrivacyControl}: Signals,
  ask: boolean,
): ConsentState {
  const isSignalled = doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
  if (isSignalled) return {consent: 'essential', isSignalled, isAsked: false};
  const answer = ANSWERS.find((each) => each === stored);
  if (answer) return {consent: answer, isSignalled, isAsked: false};
  return {consent: 'unknown', isSignalled, isAsked: ask};
}
