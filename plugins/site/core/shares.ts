import type {FullProduct, SiteProduct} from './types';

/** Folder of what the plugin api-reference has read, below that of generated files. */
export const API = 'api-reference/default';

export function packagesOf({id, packages, entry, history, versions}: FullProduct) {
  const past = versions.flatMap(({docs, package: name}) =>
    docs === undefined || name === undefined ? [] : [{version: docs, package: name}],
  );
  const current = packages.slice(0, 1).map((name) => ({
    package: name,
    ...(entry !== undefined && {entry}),
  }));
  return [...current, ...past].map((entry) => ({
    product: id,
    ...entry,
    ...(history !== undefined && {history}),
  }));
}

/** A package's scope: what it is made of mostly has the same. */
export function chunksOf({packages}: FullProduct): string[] {
  return packages.map((name) => name.replace(/^(@[^/]+)\/.*$/, '$1'));
}

export function framesOf({id, docs, frame, css = [], modes, versions}: FullProduct) {
  const sheets = css.length > 0 && {css, ...(modes && {modes})};
  const around = (path: string, module: string | undefined) =>
    module === undefined && css.length === 0
      ? []
      : [{path, ...(module !== undefined && {module}), ...sheets}];
  const past = versions.flatMap(({docs: version, frame: module = frame}) =>
    version === undefined ? [] : around(versionFolder(id, version), module),
  );
  return [...around(docs, frame), ...past];
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
  // A version without a package of its own runs the current one.
  const past = versions.flatMap(({docs: version, package: installed}) =>
    version === undefined
      ? []
      : [{version, installed, below: installed === undefined ? '' : `${version}/`}],
  );
  return packages.slice(0, 1).flatMap((name) => [
    {path: docs, package: name, api: `${routeRoots[0]}api/`, models: `${API}/${id}`},
    // Its pages import the package by the current name.
    ...past.map(({version, installed, below}) => ({
      path: versionFolder(id, version),
      package: name,
      ...(installed !== undefined && {installed}),
      api: `${routeRoots[0]}${below}api/`,
      models: `${API}/${id}${below && `/${version}`}`,
    })),
  ]);
}

/** The library's own source by the name of its package, where the site has it. */
export function sourcesOf({packages: [name], entry}: FullProduct): Record<string, string> {
  return name === undefined || entry === undefined ? {} : {[name]: entry};
}

export function editableOf({packages, editable = [], entry, frame, css, modes}: FullProduct) {
  return packages.slice(0, 1).map((name) => ({
    name,
    packages: [...packages, ...editable],
    ...(entry !== undefined && {source: entry}),
    ...(frame !== undefined && {frame}),
    ...(css !== undefined && {css}),
    ...(modes && {modes}),
  }));
}

export function accentsOf(products: readonly SiteProduct[]): Record<string, unknown> {
  return Object.fromEntries(
    products.flatMap(({id, accent}) => (accent === undefined ? [] : [[id, accent]])),
  );
}
