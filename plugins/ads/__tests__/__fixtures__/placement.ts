import type {Ad, Placement} from '../../core/types';

export const GUIDE: Ad = {
  name: 'Guide',
  link: '/guide/',
  img: '/img/guide.svg',
  description: 'How a page is written.',
};

export const HOUSE: Ad[] = [GUIDE];

/** Options as the browser's half gets them: no ads, every display reported. */
export function placementOf(given: Partial<Placement>): Placement {
  return {house: [], network: null, frequency: 1, displayRatio: 1, timeout: 5000, ...given};
}
