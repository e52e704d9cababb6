import {isInSite} from '../../core/address';
import {pickHouse} from '../../core/draw';
import type {Ad} from '../../core/types';
import type {Provider} from './types';

/**
 * Ads from the site's own options.
 *
 * @param mayAskOthers whether a picture may come from another host; without that such ads wait
 * @param draw from 0 up to 1, chooses among them
 */
export function house(ads: readonly Ad[], mayAskOthers: boolean, draw: () => number): Provider {
  return {
    name: 'house',
    async load() {
      const allowed = ads.filter(({img}) => mayAskOthers || isInSite(img));
      const ad = pickHouse(allowed, draw());
      if (!ad) throw new Error('There is no house ad.');
      return ad;
    },
  };
}
