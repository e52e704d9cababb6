import {translate} from '@docusaurus/Translate';

/**
 * The language tag by which dates and numbers are written. A text like the others, so that it is
 * always that of the words around it.
 */
export const LOCALE = translate({
  id: 'vitrine.locale',
  message: 'en-GB',
  description: 'Language tag (BCP 47) by which dates and numbers are written',
});
