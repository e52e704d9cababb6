import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {textOf} from '../textOf';
import {headsOf, held} from './parts';

const TABLE = translate({
  id: 'vitrine.table.name',
  message: 'Table',
  description: 'Accessible name of a table without a heading',
});
const SEPARATOR = translate({
  id: 'vitrine.list.separator',
  message: ', ',
  description: 'Between the items of a list',
});

/**
 * What a table is called: by its caption, else by its column heads.
 *
 * @param children what a table of a page holds: `caption`, `thead`, `tbody`
 * @example 'Table: Variant, Emphasis, Use it for'
 */
export function tableName(children: ReactNode): string {
  const caption = textOf(held(children, 'caption')[0]).trim();
  if (caption !== '') return namedTable(caption);
  const names = headsOf(children).filter((name) => name !== '');
  return names.length > 0 ? namedTable(names.join(SEPARATOR)) : TABLE;
}

function namedTable(name: string): string {
  return translate(
    {
      id: 'vitrine.table.nameOf',
      message: 'Table: {name}',
      description: 'Accessible name of a table that scrolls',
    },
    {name},
  );
}
