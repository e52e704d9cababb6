import {RULES} from '../core/settings';
import {getSettings} from './settings';

/**
 * An address to hand to others: it opens right to left where this page is read so.
 *
 * @param href an address or a path; its other parameters and its hash stay
 */
export function sharedLink(href: string): string {
  const {direction} = getSettings();
  if (direction === 'ltr') return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const name = RULES.direction.param ?? '';
  const others = query.split('&').filter((part) => part !== '' && part.split('=')[0] !== name);
  return `${path}?${[...others, `${name}=${direction}`].join('&')}${hash}`;
}
