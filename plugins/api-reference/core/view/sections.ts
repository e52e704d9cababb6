import {kebabCase} from '../../../_shared/names';
import type {PageModel} from '../page/pageModel';

/** Parts of a reference that have rows, each with an anchor. */
export type RowSection = 'props' | 'returns' | 'slots' | 'classes' | 'css' | 'types';

/** Parts of a reference, each with a heading. */
export type SectionKind = RowSection | 'demos' | 'import' | 'inheritance' | 'source';

/** What stands between a component's name and a row's in the row's anchor. */
const ROW_WORDS: Readonly<Record<RowSection, string>> = {
  props: 'prop',
  returns: 'return',
  slots: 'slot',
  classes: 'class',
  css: 'css',
  types: 'type',
};

/** The parts that a model has, in their order on the page. */
export function sectionKinds(model: PageModel): SectionKind[] {
  const {inheritance, forwardsRefTo, spread, muiName} = model;
  const has: [SectionKind, boolean][] = [
    ['demos', model.demos.length > 0],
    ['import', true],
    ['props', true],
    ['returns', model.returns !== null],
    ['inheritance', [inheritance, forwardsRefTo, spread, muiName].some((fact) => fact !== null)],
    ['slots', model.slots.length > 0],
    ['classes', model.classes.length > 0],
    ['css', model.cssVariables.length > 0],
    ['types', Object.keys(model.definitions).length > 0],
    ['source', true],
  ];
  return has.flatMap(([kind, isThere]) => (isThere ? [kind] : []));
}

/** Anchor of a part. @example ('TextField', 'props') → 'text-field-props' */
export function sectionId(model: string, kind: SectionKind): string {
  return `${kebabCase(model)}-${kind}`;
}

/** Anchor of a row. @example ('TextField', 'css', '--TextField-gap') → 'text-field-css-TextField-gap' */
export function rowId(model: string, section: RowSection, name: string): string {
  return `${kebabCase(model)}-${ROW_WORDS[section]}-${name.replace(/^-+/, '').replaceAll(/\s+/g, '-')}`;
}
