import {kebabCase} from '../../../_shared/text/names';
import {wholeOf, apiAddress} from '../../../api-model/core/names';
import {type Reference} from './json';
import {withoutShared, type ApiPart, type PageModel} from './pageModel';
import {pageTitle} from './pageTitle';
import type {SharedSet} from '../load/sets';

/** What one address of the reference shows. */
export interface ApiPageData {
  /** What the page is called: `Menu`, `Button (lab)`, a set of props by its type. */
  title: string;
  /** A component or hook with its parts; of a namespace the parts alone; of a set of props none. */
  models: PageModel[];
  /** Props that many components have in common, where the page is about these. */
  set?: SetOnPage;
}

/** A set of props with what takes them. */
export type SetOnPage = Omit<SharedSet, 'components' | 'pageName'> & {
  components: Pick<ApiPart, 'name' | 'href'>[];
};

/**
 * The pages of a version of a product, by the names of their addresses: each component and hook with
 * its parts, each namespace with its own. Parts have data of their own too, for the pages of docs
 * that name them.
 *
 * @returns name below the API pages (`text-field`, `menu.item`, `props/style-props`) → what it shows
 */
export function apiPages({models, sets, root}: Reference): Map<string, ApiPageData> {
  const pages = new Map<string, ApiPageData>();
  for (const model of models) {
    const title = pageTitle(model);
    const whole = wholeOf(title);
    const names = whole === title ? [title] : [whole, title];
    for (const name of names.filter((each) => !pages.has(kebabCase(each)))) {
      pages.set(kebabCase(name), {title: name, models: modelsOf(name, models).map(withoutShared)});
    }
  }
  for (const set of sets) {
    const {pageName, components, ...told} = set;
    const users = components.flatMap((name) => models.find((model) => model.name === name) ?? []);
    const links = users.map((model) => ({
      name: pageTitle(model),
      href: apiAddress(root, pageTitle(model)),
    }));
    pages.set(`props/${kebabCase(pageName)}`, {
      title: pageName,
      models: [],
      set: {...told, components: links},
    });
  }
  return pages;
}

/** What a page is called, and its parts: that which holds the others first, as readers begin there. */
function modelsOf(title: string, models: readonly PageModel[]): PageModel[] {
  const own = models.filter((model) => pageTitle(model) === title);
  const parts = models.filter((model) => pageTitle(model).startsWith(`${title}.`));
  const isRoot = (model: PageModel) => pageTitle(model) === `${title}.Root`;
  return [...own, ...parts.filter(isRoot), ...parts.filter((model) => !isRoot(model))];
}
