import {searchOf} from './sources';
import type {SiteFacts} from './types';

/**
 * Options of the plugin late-hydration: what wants React on a page that nobody uses.
 *
 * @param ownHeader whether the site's theme has a header of its own, or a part of what that stands in
 */
export function lateHydrationOf(
  {settings}: SiteFacts,
  ownHeader: boolean,
): Record<string, unknown> {
  const optionsOf = (name: string) => settings[name] || {};
  // As the plugin analytics has it: who sends what is typed to somebody has to ask.
  const {tagId, ask = searchOf(settings) !== undefined} = optionsOf('analytics');
  const {house, network} = optionsOf('ads');
  const {iconFont = 'site'} = optionsOf('stylesheets');
  const ads = Array.isArray(house) ? house : [];
  const worker = settings['service-worker'];
  const {enabled = true, hosts = []} = worker || {};
  return {
    whenIdle: [tagId, ask, ads.length > 0, network, iconFont !== 'site' && iconFont].some(Boolean),
    workerHosts: worker !== false && enabled === true && hosts,
    holdsClicks: settings.demos === false,
    headerAlone: !ownHeader,
  };
}
