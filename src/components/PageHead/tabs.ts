import {translate} from '@docusaurus/Translate';
import type {TabName} from '../../../plugins/navigation/client';

/** Labels of a component page's tabs, by the segment after its address. */
export const TAB_LABELS: Readonly<Record<TabName | 'demos', string>> = {
  demos: translate({
    id: 'vitrine.tab.demos',
    message: 'Demos',
    description: 'Tab of a component page',
  }),
  'components-api': translate({
    id: 'vitrine.tab.components',
    message: 'Components API',
    description: 'Tab of a component page',
  }),
  'hooks-api': translate({
    id: 'vitrine.tab.hooks',
    message: 'Hooks API',
    description: 'Tab of a component page',
  }),
};
