import {translate} from '@docusaurus/Translate';
import type {Found, Kind} from '../../../plugins/local-search/client';

/** Results that stand together in the list. */
export interface Group {
  label: string;
  found: Found[];
}

/** The most of one group in the dialog: the page of results has all. */
const MOST = 6;

const GROUPS: readonly {label: string; kinds: readonly Kind[]}[] = [
  {
    label: translate({
      id: 'vitrine.search.group.components',
      message: 'Components and hooks',
      description: 'Heading over results of the search',
    }),
    kinds: ['component', 'api', 'hook'],
  },
  {
    label: translate({
      id: 'vitrine.search.group.guides',
      message: 'Guides',
      description: 'Heading over results of the search',
    }),
    kinds: ['page', 'heading', 'migration'],
  },
  {
    label: translate({
      id: 'vitrine.search.group.api',
      message: 'In the API reference',
      description: 'Heading over results of the search: props, slots, classes',
    }),
    kinds: ['prop', 'slot', 'class', 'css', 'type', 'return'],
  },
  {
    label: translate({
      id: 'vitrine.search.group.demos',
      message: 'Demos',
      description: 'Heading over results of the search',
    }),
    kinds: ['demo'],
  },
  {
    label: translate({
      id: 'vitrine.search.group.removed',
      message: 'Not there any more',
      description: 'Heading over results of the search: names that were removed',
    }),
    kinds: ['removed'],
  },
];

/** Results by what they are: first the group that has the best one. */
export function groupFound(found: readonly Found[]): Group[] {
  const kindOf = ({kind}: Found) => GROUPS.find(({kinds}) => kinds.includes(kind));
  const order = [...new Set(found.map(kindOf))];
  return order.flatMap((group) =>
    group
      ? [{label: group.label, found: found.filter((one) => kindOf(one) === group).slice(0, MOST)}]
      : [],
  );
}
