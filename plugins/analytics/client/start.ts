import type {ClientData} from '../core/types';
import {serveClicks} from './clicks';
import {startConsent} from './consent';
import {followPages} from './pageViews';
import {servePreferences} from './preferences';
import {startTag} from './tag';
import {followUserProperties} from './userProperties';
import {measureWebVitals} from './webVitals';

/**
 * Starts all of it, in the order that the tag needs: denied before anything else, then whom the
 * events are about, then the events.
 *
 * @returns to be called when the address has changed
 */
export function start(data: ClientData): () => void {
  const {tagId, scriptUrl, webVitalsRatio, ask, hostedSearch, locales} = data;
  const consent = startConsent(ask);
  startTag({tagId, scriptUrl});
  followUserProperties();
  const updatePage = followPages(locales);
  serveClicks();
  measureWebVitals(webVitalsRatio);
  servePreferences(consent, hostedSearch);
  return updatePage;
}
