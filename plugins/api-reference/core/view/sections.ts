import {kebabCase} from '../../../_shared/text/names';
import {type RowSection} from '../../../api-model/core/names';
import type {PageModel} from '../page/pageModel';

/** Parts of a reference, each with a heading. */
export type SectionKind = RowSection | 'demos' | 'users' | 'import' | 'inheritance' | 'source';

/** The parts that a model has, in their order on the page. */
export function sectionKinds(model: PageModel): SectionKind[] {
  const {inheritance, forwardsRefTo, spread, muiName} = model;
  const has: [SectionKind, boolean][] = [
    ['import', true],
    ['props', true],
    ['returns', model.returns !== null],
    ['inheritance', [inheritance, forwardsRefTo, spread, muiName].some((fact) => fact !== null)],
    ['slots', model.slots.length > 0],
    ['classes', model.classes.length > 0],
    ['css', model.cssVariables.length > 0],
    ['data', model.dataAttributes.length > 0],
    ['demos', model.demos.length > 0],
    ['types', Object.keys(model.definitions).length > 0],
    ['source', true],
  ];
  return has.flatMap(([kind, isThere]) => (isThere ? [kind] : []));
}

/** Anchor of a whole reference: of a part the same as in addresses. @example 'TextField', 'menu.item' */
export function modelId({name, parent, pageName = name}: PageModel): string {
  return kebabCase(parent === null ? name : pageName);
}

/** Anchor of a part. @example ('TextField', 'props') → 'text-field-props' */
export function sectionId(model: string, kind: SectionKind): string {
  return `${kebabCase(model)}-${kind}`;
}
