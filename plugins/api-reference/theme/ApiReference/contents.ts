import type {PageModel} from '../../core/page/pageModel';
import {sectionId, sectionKinds} from '../../core/view/sections';
import {kebabCase} from '../../../_shared/entries';
import {sectionTitle} from './titles';

/** A heading of the page, as Docusaurus' contents have it. */
interface Entry {
  value: string;
  id: string;
  level: number;
}

/**
 * The headings of a reference, for the page's contents: the names of several models, or the parts
 * of the only one.
 */
export function contentsOf(models: readonly PageModel[], hasNames: boolean): Entry[] {
  return models.flatMap((model) =>
    hasNames
      ? [{value: model.name, id: kebabCase(model.name), level: 2}]
      : sectionKinds(model).map((kind) => ({
          value: sectionTitle(kind, model),
          id: sectionId(model.name, kind),
          level: 2,
        })),
  );
}
