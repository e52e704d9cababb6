import type {PageModel} from '../../core/page/pageModel';
import {modelId, sectionId, sectionKinds} from '../../core/view/sections';
import type {SetOnPage} from '../../core/page/apiPage';
import {pageTitle} from '../../core/page/pageTitle';
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
 * their parts, and the parts of the one that the page is called by.
 */
export function contentsOf(models: readonly PageModel[], title?: string): Entry[] {
  const named = models.filter((model) => pageTitle(model) !== title);
  const isFew = named.length <= MANY;
  return models.flatMap((model) =>
    named.includes(model)
      ? [{value: model.name, id: modelId(model), level: 2}, ...(isFew ? partsOf(model, 3) : [])]
      : partsOf(model, 2),
  );
}

/** The headings of a page about a set of props. */
export function contentsOfSet({type, definitions}: SetOnPage): Entry[] {
  const kinds = ['props', 'users', 'types'] as const;
  return kinds
    .filter((kind) => kind !== 'types' || Object.keys(definitions).length > 0)
    .map((kind) => ({value: sectionTitle(kind), id: sectionId(type, kind), level: 2}));
}

function partsOf(model: PageModel, level: number): Entry[] {
  return sectionKinds(model).map((kind) => ({
    value: sectionTitle(kind, model),
    id: sectionId(model.name, kind),
    level,
  }));
}
