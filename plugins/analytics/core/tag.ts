type Permission = 'granted' | 'denied';

/** What the tag's consent mode may be told. */
export interface ConsentModes {
  analytics_storage: Permission;
  ad_storage: Permission;
  ad_user_data: Permission;
  ad_personalization: Permission;
}

/**
 * The tag's consent mode. What concerns the tag's own advertising stays denied whatever a reader
 * answers: the question is about analytics, and nothing here uses that advertising.
 */
export function consentModes(analytics: Permission): ConsentModes {
  return {
    analytics_storage: analytics,
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
}

/** The address that the tag's script is loaded from; other parameters of the address stay. */
export function scriptAddress(scriptUrl: string, tagId: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('id', tagId);
  return url.href;
}

/**
 * Moves what was queued last before the first event of the queue. The tag reads its queue in
 * order: an answer has to come before the events that waited for it.
 *
 * @param queue calls of the tag, oldest first; is changed in place, as the tag holds on to it
 */
export function putBeforeEvents(queue: ArrayLike<unknown>[]): void {
  const last = queue.pop();
  if (!last) return;
  const first = queue.findIndex(isEvent);
  queue.splice(first === -1 ? queue.length : first, 0, last);
}

/** Takes the events out of a queue, in place: they were made before a reader refused. */
export function dropEvents(queue: ArrayLike<unknown>[]): void {
  const others = queue.filter((call) => !isEvent(call));
  queue.splice(0, queue.length, ...others);
}

/** Whether a call of the tag, or its arguments as queued, reports an event. */
export function isEvent(call: ArrayLike<unknown>): boolean {
  return call[0] === 'event';
}
