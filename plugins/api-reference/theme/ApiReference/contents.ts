import type {PageModel} from '../../core/page/pageModel';
import {sectionId, sectionKinds} from '../../core/view/sections';
import {kebabCase} from '../../../_shared/names';
import {sectionTitle} from './titles';

/** A heading of the page, as Docusaurus' contents have it. */
interface Entry {
  value: string;
  id: string;
  level: number;
}

/** With more models than these, their parts would hide the names among them. */
const MANY = 3;

/**
 * The headings of a reference, for the page's contents: the names of several models, of a few with
 * their parts, or the parts of the only one.
 */
export function contentsOf(models: readonly PageModel[], hasNames: boolean): Entry[] {
  if (!hasNames) return models.flatMap((model) => partsOf(model, 2));
  const isFew = models.length <= MANY;
  return models.flatMap((model) => [
    {value: model.name, id: kebabCase(model.name), level: 2},
    ...(isFew ? partsOf(model, 3) : []),
  ]);
}

function partsOf(model: PageModel, level: number): Entry[] {
  return sectionKinds(model).map((kind) => ({
    value: sectionTitle(kind, model),
    id: sectionId(model.name, kind),
    level,
  }));
}
