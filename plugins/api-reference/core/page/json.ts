import {kebabCase} from '../../../_shared/text/names';
import {apiAddress} from '../../../api-model/core/names';
import type {ChangesData} from '../../../api-history/core/past/changesData';
import type {UpgradeFacts} from '../../../api-history/core/upgrade/facts';
import {withoutShared, type PageModel} from './pageModel';
import {pageTitle} from './pageTitle';
import {componentSchema, SCHEMA_PATH, SCHEMA_VERSION, SET_SCHEMA_PATH, setSchema} from './schema';
import type {SharedSet} from '../load/sets';

/** The API of one version of a product, as it is published. */
export interface Reference {
  product: string;
  /** Folder of its data: the product, and the version where that is not the current one. */
  folder: string;
  /** Of several packages the first. */
  package: string;
  /** Of this package. */
  version: string;
  /** Address that the product's pages begin with, with the base URL: `/material-ui/`. */
  root: string;
  models: readonly PageModel[];
  /** Where its package has a past. */
  upgrade?: UpgradeFacts;
  /** Likewise: what changed from version to version. */
  changes?: ChangesData;
  /** Props that many of its components have in common. */
  sets: readonly SharedSet[];
  /** `false` where this build has no pages of it, nor files. */
  published?: false;
}

/** Where the site stands. */
export interface Site {
  /** `https://example.com` */
  url: string;
  /** `/`, or `/docs/`. */
  baseUrl: string;
}

/** A file that is published: path below the site's folder, and its text when it is asked for. */
export type OutputFile = [path: string, text: () => string];

/**
 * What other programs read: the schemas, an index of each product, each model, and each set of props
 * that many of them have. All end with a newline; equal models make equal files.
 */
export function jsonFiles(references: readonly Reference[], {url, baseUrl}: Site): OutputFile[] {
  const at = (path: string) => new URL(`${baseUrl}${path}`, url).href;
  const [schema, ofSets] = [at(SCHEMA_PATH), at(SET_SCHEMA_PATH)];
  return [
    [SCHEMA_PATH, () => toText(componentSchema(schema))],
    [SET_SCHEMA_PATH, () => toText(setSchema(ofSets))],
    ...references.flatMap((reference): OutputFile[] => {
      const folder = `${reference.root.slice(baseUrl.length)}api/`;
      const {upgrade, changes} = reference;
      const steps = `${folder}changes.steps.json`;
      return [
        // Beside the page of changes, which fetches it.
        ...(upgrade ? [[`${folder}changes.json`, () => toText(upgrade)] satisfies OutputFile] : []),
        ...(changes ? [[steps, () => toText(changes)] satisfies OutputFile] : []),
        [`${folder}index.json`, () => toText(toIndex(reference, schema))],
        ...reference.models.map((model): OutputFile => [
          `${folder}${kebabCase(pageTitle(model))}.json`,
          () => toText(published(model, schema)),
        ]),
        ...reference.sets.map((set): OutputFile => [
          setFile(folder, set),
          () => toText(publishedSet(set, ofSets)),
        ]),
      ];
    }),
  ];
}

/**
 * A model as other programs read it. What a page alone needs is left out: the past is told by the
 * changes between versions, not by each version's model, and what the page is called is no fact of
 * the package. Props that many components have are in the file of their set, which is named.
 *
 * @param schema address of the schema that it is valid by
 */
export function published(model: PageModel, schema: string) {
  const {marks: _m, pageName: _n, ...told} = withoutShared(model);
  return {$schema: schema, schemaVersion: SCHEMA_VERSION, ...told};
}

/** A set of props likewise. */
export function publishedSet({pageName: _n, ...set}: SharedSet, schema: string) {
  return {$schema: schema, schemaVersion: SCHEMA_VERSION, ...set};
}

/** All components and hooks of a product, with where to read on. */
function toIndex({models, sets, root, ...facts}: Reference, schema: string) {
  return {
    product: facts.product,
    package: facts.package,
    version: facts.version,
    schema,
    schemaVersion: SCHEMA_VERSION,
    api: models.map((model) => ({
      name: model.name,
      kind: model.kind,
      package: model.package,
      description: model.description.split('\n\n')[0] ?? '',
      page: apiAddress(root, pageTitle(model)),
      json: `${root}api/${kebabCase(pageTitle(model))}.json`,
    })),
    sets: sets.map((set) => ({
      package: set.package,
      type: set.type,
      page: setAddress(root, set),
      json: setFile(`${root}api/`, set),
    })),
  };
}

/** The page of a set of props. */
export function setAddress(root: string, {pageName}: Pick<SharedSet, 'pageName'>): string {
  return `${root}api/props/${kebabCase(pageName)}/`;
}

/** The file of a set of props, from the folder of the models. */
export function setFile(folder: string, {pageName}: Pick<SharedSet, 'pageName'>): string {
  return `${folder}props/${kebabCase(pageName)}.json`;
}

function toText(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
