import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardAddress} from './core/address';

export {CARD_SIZE} from './core/address';

/**
 * Address of the card of a page, in full; `undefined` on a site without cards.
 *
 * @param permalink of the page
 */
export function useCard(permalink: string): string | undefined {
  const {baseUrl, url} = useDocusaurusContext().siteConfig;
  const hasCards = usePluginData('social-cards') !== undefined;
  return hasCards ? url + cardAddress(permalink, baseUrl) : undefined;
}
