import {callTag, followConsent, loadScript, readConsent} from '../../_shared/client';
import {consentModes, dropEvents, isEvent, putBeforeEvents, scriptAddress} from '../core/tag';
import type {ClientData} from '../core/types';

/** Calls of the tag, oldest first: what its script finds there, it works off. */
type Queue = ArrayLike<unknown>[];

declare global {
  interface Window {
    dataLayer?: Queue | undefined;
  }
}

/**
 * Starts the tag with everything denied, and loads its script once the reader allows it. A tag that
 * was there before is used as it is: it has a consent mode of its own, and is told of the answer.
 *
 * @returns ends it; what was loaded stays
 */
export function startTag({tagId, scriptUrl}: Pick<ClientData, 'tagId' | 'scriptUrl'>): () => void {
  const queue = tagId === '' ? undefined : defineTag();
  callTag('consent', 'default', consentModes('denied'));
  if (tagId !== '') {
    callTag('js', new Date());
    callTag('config', tagId, {send_page_view: false});
  }
  const load = scriptLoader(tagId, scriptUrl);
  let isAllowed = false;
  return followConsent((consent) => {
    const wasAllowed = isAllowed;
    isAllowed = consent === 'analytics';
    switchOff(tagId, !isAllowed);
    if (isAllowed !== wasAllowed) {
      callTag('consent', 'update', consentModes(isAllowed ? 'granted' : 'denied'));
      if (queue && !load.isDone()) putBeforeEvents(queue);
    }
    if (isAllowed) load();
    else if (queue && !load.isDone() && consent === 'essential') dropEvents(queue);
  });
}

/**
 * Defines the tag where there is none. A blocker may have put something in its place that cannot
 * be written, or not even be read: there is no tag then.
 *
 * @returns its queue where that is ours alone, to be put in order as long as nothing reads it
 */
function defineTag(): Queue | undefined {
  try {
    return takePlace();
  } catch {
    return undefined;
  }
}

function takePlace(): Queue | undefined {
  // A browser has elements there, too, by their ids: that of a heading may be `gtag`.
  if (typeof window.gtag === 'function') return undefined;
  const isOurs = !Array.isArray(window.dataLayer);
  const queue = isOurs ? [] : (window.dataLayer ?? []);
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the script tells calls from data by their type
    const call = arguments;
    if (readConsent() !== 'essential' || !isEvent(call)) queue.push(call);
  };
  return isOurs ? queue : undefined;
}

/** The tag's own switch: without it a script that is loaded goes on measuring by itself. */
function switchOff(tagId: string, isOff: boolean): void {
  // Not an assignment, which throws where a blocker has made it a constant.
  if (tagId !== '') Reflect.set(window, `ga-disable-${tagId}`, isOff);
}

/** Loads the script when called, once; where it is refused, the next call tries again. */
function scriptLoader(tagId: string, scriptUrl: string): (() => void) & {isDone: () => boolean} {
  let isDone = false;
  const load = () => {
    // A development build only says what would be sent.
    if (isDone || tagId === '' || process.env.NODE_ENV === 'development') return;
    isDone = true;
    loadScript(scriptAddress(scriptUrl, tagId)).catch(({name}: Error) => {
      // One that is late may run yet, and must not run twice.
      isDone = name === 'TimeoutError';
    });
  };
  return Object.assign(load, {isDone: () => isDone});
}
