import type {History} from '../../../api-model/core/history/history';
import {marksOfAll, withSince} from '../history/marks';
import {dataFolderOf, type Loaded} from '../load/reference';
import type {ApiModel} from '../../../api-model/core/model';
import {apiAddress, type Reference} from './json';
import {toPageModel, type PageModel} from './pageModel';
import {demosOf, type Demo} from './shown';

/** Where a product stands, and what its pages show. */
export interface ProductPages {
  /** Address that its pages begin with, with a slash at its end. */
  root: string;
  demos: readonly Demo[];
  /** What snapshots of earlier versions tell; none where there are none. */
  history?: History | undefined;
}

/** The API of a package as a product of the site shows it. */
export function toReference(api: Loaded, pages: ProductPages): Reference {
  const {options, facts, models} = api;
  return {
    product: options.product,
    folder: dataFolderOf(options),
    package: facts.name,
    version: facts.version,
    root: pages.root,
    models: models.map((model) => pageModelOf(model, api, pages)),
  };
}

/** One of its models as its page shows it. */
export function pageModelOf(
  model: ApiModel,
  {models}: Pick<Loaded, 'models'>,
  {root, demos, history}: ProductPages,
): PageModel {
  const addresses = new Map(models.map(({name}) => [name, apiAddress(root, name)]));
  const [dated = model] = history ? withSince([model], history) : [model];
  return toPageModel(
    dated,
    demosOf(model, demos),
    addresses,
    history && marksOfAll(model, history),
  );
}
