import type {TabName} from '../../../plugins/navigation/client';

/** Labels of a component page's tabs, by the segment after its address. */
export const TAB_LABELS: Readonly<Record<TabName | 'demos', string>> = {
  demos: 'Demos',
  'components-api': 'Components API',
  'hooks-api': 'Hooks API',
};
