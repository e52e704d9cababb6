import type {History} from '../history/history';
import {marksOfAll, withSince} from '../history/marks';
import {placeOf, type Loaded} from '../load/reference';
import type {ApiModel} from '../model';
import {apiAddress, type Reference} from './json';
import {toPageModel, type PageModel} from './pageModel';
import {demosOf, type Demo} from './shown';

/** Where a product stands, and what its pages show. */
export interface Place {
  /** Address that its pages begin with, with a slash at its end. */
  root: string;
  demos: readonly Demo[];
  /** What snapshots of earlier versions tell; none where there are none. */
  history?: History | undefined;
}

/** The API of a package as a product of the site shows it. */
export function toReference(api: Loaded, place: Place): Reference {
  const {options, facts, models} = api;
  return {
    product: options.product,
    place: placeOf(options),
    package: facts.name,
    version: facts.version,
    root: place.root,
    models: models.map((model) => pageModelOf(model, api, place)),
  };
}

/** One of its models as its page shows it. */
export function pageModelOf(
  model: ApiModel,
  {models}: Pick<Loaded, 'models'>,
  {root, demos, history}: Place,
): PageModel {
  const pages = new Map(models.map(({name}) => [name, apiAddress(root, name)]));
  const [dated = model] = history ? withSince([model], history) : [model];
  return toPageModel(dated, demosOf(model, demos), pages, history && marksOfAll(model, history));
}
