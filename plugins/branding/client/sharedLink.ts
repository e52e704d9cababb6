import {RULES} from '../core/settings';
import {LANGUAGE_DIRECTION} from './direction';
import {getSettings} from './settings';

/**
 * An address to hand to others: it opens in the direction in which this page is read,
 * where that is not its language's own.
 *
 * @param href an address or a path; its other parameters and its hash stay
 */
export function sharedLink(href: string): string {
  const {direction} = getSettings();
  if (direction === LANGUAGE_DIRECTION) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const name = RULES.direction.param ?? '';
  const others = query.split('&').filter((part) => part !== '' && part.split('=')[0] !== name);
  return `${path}?${[...others, `${name}=${direction}`].join('&')}${hash}`;
}
