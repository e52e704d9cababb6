import {ALONE_PARAM} from '../../../core/alone';
import type {Environment} from '../demoStore';
import {append, withoutChoices} from '../environment/address';

/**
 * The address of a window: the page itself, one of its demos alone. Without a fragment on purpose:
 * where that leads in a frame, Chromium scrolls the page around the frame to, away from its reader.
 *
 * @param page address of the page
 * @param id id of the demo's figure
 * @param environment mode and direction as they are seen, so that the window begins in them
 */
export function frameAddress(
  page: Pick<Location, 'pathname' | 'search'>,
  id: string,
  {mode = 'light', direction = 'ltr', density}: Environment,
): string {
  const params = withoutChoices(page.search);
  params.set(ALONE_PARAM, id);
  params.set('mode', mode);
  params.set('dir', direction);
  append(params, {density});
  return `${page.pathname}?${params.toString()}`;
}
