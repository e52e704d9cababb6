import {translate} from '@docusaurus/Translate';

/** Said of a control that was used before it could do anything. */
export const TEXTS = {
  waiting: translate({
    id: 'vitrine.late.waiting',
    message: 'Loading…',
    description: 'Said after a press, while code is loaded',
  }),
  lost: translate({
    id: 'vitrine.late.lost',
    message: 'That could not be loaded. Try again.',
    description: 'Said where code is missing',
  }),
};
