import type {FullProduct, SiteFacts, SiteProduct} from './types';

/** Folder of what the plugin api-reference has read, below that of generated files. */
export const API = 'api-reference/default';

/** The packages whose API is read; the past is told of the first, whose version the product has. */
export function packagesOf({id, packages, entry, history, versions}: FullProduct) {
  const past = versions.flatMap(({docs, package: name}) =>
    docs === undefined || name === undefined ? [] : [{version: docs, package: name}],
  );
  const [first, ...others] = packages;
  const ofFirst =
    first === undefined ? [] : [{package: first, ...(entry !== undefined && {entry})}];
  return [
    ...[...ofFirst, ...past].map((one) => ({
      product: id,
      ...one,
      ...(history !== undefined && {history}),
    })),
    ...others.map((name) => ({product: id, package: name})),
  ];
}

/** Folders of pages that come from another site, unless this one asks all for a description. */
export function foreignFolders({products, settings}: Pick<SiteFacts, 'products' | 'settings'>) {
  const {'front-matter': own} = settings;
  if (own !== false && own?.requireDescription === true) return [];
  return products
    .filter(({format}) => format === 'mdx')
    .flatMap(({id, docs}) => [
      docs,
      `${id}_versioned_docs`,
      `docusaurus-plugin-content-docs-${id}`,
    ]);
}

/**
 * @param translations folders of the product's translated pages, in the language that is built
 */
export function framesOf(
  {id, docs, frame, css = [], modes, mirror, versions}: FullProduct,
  translations: readonly string[] = [],
) {
  const sheets = css.length > 0 && {css, ...(modes && {modes}), ...(mirror && {mirror})};
  const around = (path: string, module: string | undefined) =>
    module === undefined && css.length === 0
      ? []
      : [{path, ...(module !== undefined && {module}), ...sheets}];
  const past = versions.flatMap(({docs: version, frame: module = frame}) =>
    version === undefined ? [] : around(versionFolder(id, version), module),
  );
  const translated = translations.flatMap((folder) => around(folder, frame));
  return [...around(docs, frame), ...past, ...translated];
}

export function aliasesOf({id, packages, versions}: FullProduct) {
  const [current] = packages;
  return versions.flatMap(({docs, package: name}) =>
    current === undefined || docs === undefined || name === undefined
      ? []
      : [{path: versionFolder(id, docs), packages: {[current]: name}}],
  );
}

/** Docusaurus' own place for the pages of a version. */
function versionFolder(id: string, version: string): string {
  return `${id}_versioned_docs/version-${version}`;
}

export function playgroundsOf({id, docs, packages, routeRoots, versions}: FullProduct) {
  // A version without a package of its own runs the current ones.
  const past = versions.flatMap(({docs: version, package: installed}) =>
    version === undefined
      ? []
      : [{version, installed, below: installed === undefined ? '' : `${version}/`}],
  );
  const placed = (path: string, below = '') => ({
    path,
    api: `${routeRoots[0]}${below}api/`,
    models: `${API}/${id}${below && `/${below.slice(0, -1)}`}`,
    ...(below === '' && packages.length > 1 && {renamed: `${API}/renamed-${id}.json`}),
  });
  return packages.flatMap((name, i) => [
    {package: name, ...placed(docs)},
    // Their pages import the package by the current name. One of its own is that of the first.
    ...past
      .filter(({installed}) => i === 0 || installed === undefined)
      .map(({version, installed, below}) => ({
        package: name,
        ...(installed !== undefined && {installed}),
        ...placed(versionFolder(id, version), below),
      })),
  ]);
}

/** The library's own source by the name of its package, where the site has it. */
export function sourcesOf({packages: [name], entry}: FullProduct): Record<string, string> {
  return name === undefined || entry === undefined ? {} : {[name]: entry};
}

/** All packages that demos show, of past versions as well. */
export function librariesOf(products: readonly FullProduct[]): string[] {
  const named = products.flatMap(({packages, versions}) => [
    ...packages,
    ...versions.flatMap(({package: past = []}) => past),
  ]);
  return [...new Set(named)];
}

export function editableOf(product: FullProduct) {
  const {packages, editable = [], entry, frame, css, modes, mirror} = product;
  const [name, ...parts] = packages;
  if (name === undefined) return [];
  return [
    {
      name,
      ...(parts.length > 0 && {parts}),
      packages: [...packages, ...editable],
      ...(entry !== undefined && {source: entry}),
      ...(frame !== undefined && {frame}),
      ...(css !== undefined && {css}),
      ...(modes && {modes}),
      ...(mirror && {mirror}),
    },
  ];
}

export function searchedOf({id, routeRoots, docs, history}: FullProduct) {
  return {id, routeRoots, docs, ...(history !== undefined && {history})};
}

export function pictured({id, name, description, logo, accent, routeRoots}: FullProduct) {
  const main = typeof accent === 'string' ? accent : (accent?.main ?? accent?.[500]);
  return {id, name, description, logo: logo.light, routeRoots, ...(main && {accent: main})};
}

export function accentsOf(products: readonly SiteProduct[]): Record<string, unknown> {
  return Object.fromEntries(
    products.flatMap(({id, accent}) => (accent === undefined ? [] : [[id, accent]])),
  );
}

/** Pages that are files of stories, and what surrounds the stories of a product. */
export function storiesOf(products: readonly FullProduct[]) {
  return {
    pages: products.filter(({stories}) => stories).map(({docs}) => docs),
    previews: products.flatMap(({docs, preview}) =>
      preview === undefined ? [] : [{path: docs, file: preview}],
    ),
  };
}
