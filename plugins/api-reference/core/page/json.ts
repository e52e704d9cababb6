import {kebabCase} from '../../../_shared/names';
import type {PageModel} from './pageModel';
import {pageTitle} from './pageTitle';
import {componentSchema, SCHEMA_PATH} from './schema';

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
 * What other programs read: the schema, an index of each product, and each model. All end with a
 * newline; equal models make equal files.
 */
export function jsonFiles(references: readonly Reference[], {url, baseUrl}: Site): OutputFile[] {
  const schema = new URL(`${baseUrl}${SCHEMA_PATH}`, url).href;
  return [
    [SCHEMA_PATH, () => toText(componentSchema(schema))],
    ...references.flatMap((reference): OutputFile[] => {
      const folder = `${reference.root.slice(baseUrl.length)}api/`;
      return [
        [`${folder}index.json`, () => toText(toIndex(reference, schema))],
        ...reference.models.map((model): OutputFile => [
          `${folder}${kebabCase(pageTitle(model))}.json`,
          () => toText(published(model)),
        ]),
      ];
    }),
  ];
}

/**
 * What a page alone needs is left out: the past is told by the changes between versions, not by
 * each version's model, and what the page is called is no fact of the package.
 */
function published({marks: _m, pageName: _n, partPages: _p, ...model}: PageModel) {
  return model;
}

/** All components and hooks of a product, with where to read on. */
function toIndex({models, root, ...facts}: Reference, schema: string) {
  return {
    product: facts.product,
    package: facts.package,
    version: facts.version,
    schema,
    api: models.map((model) => ({
      name: model.name,
      kind: model.kind,
      package: model.package,
      description: model.description.split('\n\n')[0] ?? '',
      page: apiAddress(root, pageTitle(model)),
      json: `${root}api/${kebabCase(pageTitle(model))}.json`,
    })),
  };
}

/** The API page of a component or hook, by what it is called. */
export function apiAddress(root: string, pageName: string): string {
  return `${root}api/${kebabCase(pageName)}/`;
}

function toText(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
