import {coerce} from './storage';

/**
 * What the reader allows: `analytics` lets third parties measure and place ads, `essential` lets
 * nothing go to any third party, and so does `unknown`, as long as nobody has answered.
 */
export type Consent = 'unknown' | 'essential' | 'analytics';

const CONSENTS: readonly Consent[] = ['unknown', 'essential', 'analytics'];
const ATTRIBUTE = 'data-consent';

/** What the reader allows now; `unknown` where no plugin asks. */
export function readConsent(): Consent {
  return coerce(document.documentElement.getAttribute(ATTRIBUTE), CONSENTS, 'unknown');
}

/** Tells all who listen what the reader allows. Called by the plugin that asks, and by no other. */
export function publishConsent(consent: Consent): void {
  document.documentElement.setAttribute(ATTRIBUTE, consent);
}

/**
 * Follows what the reader allows. It travels by an attribute of `<html>`, so that the plugins that
 * need it know nothing of the one that asks.
 *
 * @param listener called once at the start, then at every change
 * @returns ends it
 */
export function followConsent(listener: (consent: Consent) => void): () => void {
  let last = readConsent();
  const observer = new MutationObserver(() => {
    const consent = readConsent();
    if (consent === last) return;
    last = consent;
    listener(consent);
  });
  observer.observe(document.documentElement, {attributeFilter: [ATTRIBUTE]});
  listener(last);
  return () => observer.disconnect();
}
