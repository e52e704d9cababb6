import type {History} from '../../../api-history/core/history';
import {marksOfAll, withSince} from '../history/marks';
import {pageNameOf, type PageNames} from '../load/pageNames';
import {byKindAndName, dataFolderOf, type Loaded, type Packages} from '../load/reference';
import type {ApiModel} from '../../../api-model/core/model';
import {apiAddress, type Reference} from './json';
import {toPageModel, type PageModel} from './pageModel';
import {pageTitle} from './pageTitle';
import {demosOf, type Demo} from './shown';

/** Where a version of a product stands, and what its pages show. */
export interface ProductPages {
  /** Address that its pages begin with, with a slash at its end. */
  root: string;
  demos: readonly Demo[];
  /** What its API pages are called. */
  pageNames: PageNames;
  /** What snapshots of earlier versions tell of the package that has some; none where there are none. */
  history?: History | undefined;
}

/** The API of the packages of a version as the site shows it. */
export function toReference(packages: Packages, pages: ProductPages): Reference {
  const [{options, facts}] = packages;
  const models = packages.flatMap((api) =>
    api.models.map((model) => pageModelOf(model, api, pages)),
  );
  return {
    product: options.product,
    folder: dataFolderOf(options),
    package: facts.name,
    version: facts.version,
    root: pages.root,
    models: models.sort((a, b) => byKindAndName(titled(a), titled(b))),
  };
}

function titled(model: PageModel): Pick<PageModel, 'kind' | 'name'> {
  return {kind: model.kind, name: pageTitle(model)};
}

/** One of its models as its page shows it. */
export function pageModelOf(
  model: ApiModel,
  {options}: Pick<Loaded, 'options'>,
  {root, demos, pageNames, history}: ProductPages,
): PageModel {
  const past = options.history === '' ? undefined : history;
  const [dated = model] = past ? withSince([model], past) : [model];
  const pageName = pageNameOf(pageNames, options.package, model.name);
  const page = toPageModel(
    dated,
    demosOf(model, demos),
    addressesFrom(options.package, pageNames, root),
    past && marksOfAll(model, past),
  );
  return {...page, ...(pageName !== model.name && {pageName})};
}

/** Addresses of API pages by name, as a package means it: its own come before those of the others. */
function addressesFrom(from: string, pageNames: PageNames, root: string): Map<string, string> {
  const others = [...pageNames].filter(([name]) => name !== from).map(([, names]) => names);
  const inTurn = [...others.reverse(), pageNames.get(from) ?? new Map<string, string>()];
  return new Map(
    inTurn.flatMap((names) =>
      [...names].map(([name, pageName]) => [name, apiAddress(root, pageName)] as const),
    ),
  );
}
