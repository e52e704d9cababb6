import {kebabCase} from '../../../_shared/text/names';
import type {History} from '../../../api-history/core/history';
import type {ChangesData} from '../../../api-history/core/past/changesData';
import type {UpgradeFacts} from '../../../api-history/core/upgrade/facts';
import {marksOfAll, withSince} from '../../../api-history/core/past/marks';
import {pageNameOf, type PageNames} from '../load/pageNames';
import {byKindAndName, dataFolderOf, type Loaded, type Packages} from '../load/reference';
import type {ApiModel} from '../../../api-model/core/model';
import type {SharedSet} from '../load/sets';
import {setAddress, setFile, type Reference} from './json';
import {apiAddress} from '../../../api-model/core/names';
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
  /** Props that many of its components have in common. */
  sets: readonly SharedSet[];
  /** What snapshots of earlier versions tell of the package that has some; none where there are none. */
  history?: History | undefined;
  /** What its page of changes holds the code of readers against. */
  upgrade?: UpgradeFacts | undefined;
  /** What changed from version to version, likewise. */
  changes?: ChangesData | undefined;
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
    ...(pages.upgrade && {upgrade: pages.upgrade}),
    ...(pages.changes && {changes: pages.changes}),
    sets: pages.sets,
    ...(options.published === false && {published: false}),
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
  {root, demos, pageNames, sets, history}: ProductPages,
): PageModel {
  const past = options.history === '' ? undefined : history;
  const [dated = model] = past ? withSince([model], past) : [model];
  const pageName = pageNameOf(pageNames, options.package, model.name);
  const names = namesFrom(options.package, pageNames);
  const page = toPageModel(dated, {
    demos: demosOf(model, demos),
    pages: new Map(names.map(([name, called]) => [name, apiAddress(root, called)])),
    files: new Map(names.map(([name, called]) => [name, `${root}api/${kebabCase(called)}.json`])),
    sets,
    placeOfSet: (set) => ({href: setAddress(root, set), json: setFile(`${root}api/`, set)}),
    marks: past ? marksOfAll(model, past) : {},
  });
  return {...page, ...(pageName !== model.name && {pageName})};
}

/** What is called how, as a package means it: its own come before those of the others. */
function namesFrom(from: string, pageNames: PageNames): (readonly [string, string])[] {
  const others = [...pageNames].filter(([name]) => name !== from).map(([, names]) => names);
  const inTurn = [...others.reverse(), pageNames.get(from) ?? new Map<string, string>()];
  return inTurn.flatMap((names) => [...names]);
}
