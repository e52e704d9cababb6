import {kebabCase} from '../../_shared/text/names';

/**
 * Where a component or hook is told, below the API pages: at an address of its own, as a part at its
 * place on the page of what it is a part of.
 *
 * @param pageName what its page is called, or its name in addresses already
 * @example 'TextField' → 'text-field/'
 * @example 'Menu.Item' → 'menu/#menu.item'
 */
export function apiPath(pageName: string): string {
  const name = kebabCase(pageName);
  const [whole = ''] = name.split('.');
  return whole === name ? `${name}/` : `${whole}/#${name}`;
}

/** What a part is a part of in the end. @example 'Menu.Item.Label' → 'Menu' */
export function wholeOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Parts of a reference that have rows, each with an anchor. */
export type RowSection = 'props' | 'returns' | 'slots' | 'classes' | 'css' | 'data' | 'types';

/** What stands between a component's name and a row's in the row's anchor. */
const ROW_WORDS: Readonly<Record<RowSection, string>> = {
  props: 'prop',
  returns: 'return',
  slots: 'slot',
  classes: 'class',
  css: 'css',
  data: 'data',
  types: 'type',
};

/** Anchor of a row. @example ('TextField', 'css', '--TextField-gap') → 'text-field-css-TextField-gap' */
export function rowId(model: string, section: RowSection, name: string): string {
  return `${kebabCase(model)}-${ROW_WORDS[section]}-${name.replace(/^-+/, '').replaceAll(/\s+/g, '-')}`;
}

/** The API page of a component or hook, by what it is called. */
export function apiAddress(root: string, pageName: string): string {
  return `${root}api/${apiPath(pageName)}`;
}
