import {kebabCase} from '../../_shared/text/names';
import {wholeOf} from '../../api-model/core/names';
import {nearest, suggest} from '../../_shared/node';
import type {Fault} from '../../page-reader/core/types';
import type {ComponentModel} from './model';
import type {PlaygroundLibrary, Surroundings} from './types';

/** What is wrong, without its place. */
export type Parts = Omit<Fault, 'line'>;

/** Where components are looked for: in the packages that a page has, the first of them first. */
export interface ComponentScope extends Surroundings {
  /** Of the page's folder; where the page names a package, of that alone. */
  own: readonly PlaygroundLibrary[];
  /** Folder of the page, relative to the site. */
  folder: string;
}

/** What there is of a component. */
export interface Export {
  library: PlaygroundLibrary;
  /** Whether it, or what it is a part of, is the default export of a module of its own. */
  hasModule: boolean;
  /** Whether it, or what it is a part of, is the default export of the package itself. */
  isMain: boolean;
  /** Folder of the package that exports it by its name, where the package as a whole does not. */
  inFolder?: string | undefined;
  /** What its model is called. */
  page: string;
  /** `undefined` where the build has none. */
  model: unknown;
}

/** The only package that has a component, or what is wrong. */
export function findExport(component: string, scope: ComponentScope): Export | Parts {
  const found = scope.own.flatMap((library) => lookUp(component, library, scope) ?? []);
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (only) {
    const names = found.map(({library}) => library.package);
    const lines = names.map((name) => `packageName: '${name}'`);
    const what = `${names.join(' and ')} each have a "${component}"`;
    return {what, fix: `say which in the front matter: ${lines.join(', or ')}`};
  }
  const names = scope.own.map(({package: name}) => name);
  const modules = scope.own.flatMap(({package: name, installed = name}) =>
    scope.packages.modules(installed),
  );
  const known = modules.filter((module) => /^[A-Z]/.test(module));
  const near = nearest(component, known);
  return {
    what: `${names.join(' and ')} ${names.length > 1 ? 'have' : 'has'} no component "${component}"`,
    fix: near.length > 0 ? suggest(component, near) : 'name a component that it exports',
  };
}

/** What has a model, and no module of its own, is exported by the package itself. */
function lookUp(
  component: string,
  library: PlaygroundLibrary,
  scope: ComponentScope,
): Export | undefined {
  const {package: name, installed = name, models, renamed} = library;
  const {packages, modelIn} = scope;
  const pages = ((renamed === undefined ? undefined : modelIn(renamed)) ?? {}) as Renamed;
  const page = kebabCase(pages[name]?.[component] ?? component);
  const json = models === undefined ? undefined : modelIn(`${models}/${page}.json`);
  const model = json === undefined || isOfAnother(json, library, scope) ? undefined : json;
  const owner = wholeOf(component);
  const hasModule = packages.has(`${installed}/${owner}`);
  // Of what hangs on another one, a model alone tells that it is there.
  const isThere = model !== undefined || (hasModule && owner === component);
  if (!isThere) return undefined;
  const imports = importsOf(model);
  const isMain = !hasModule && imports.includes(`import ${owner} from '${name}';`);
  return {library, hasModule, isMain, inFolder: folderIn(imports, owner, name), page, model};
}

/** `button`, where the only way to import it is by `primereact/button`. */
function folderIn(imports: readonly string[], owner: string, name: string): string | undefined {
  const [line = '', ...others] = imports;
  const start = `import {${owner}} from '${name}/`;
  if (others.length > 0 || !line.startsWith(start)) return undefined;
  return line.slice(start.length, line.lastIndexOf("'"));
}

function importsOf(model: unknown): readonly string[] {
  return (model as Partial<ComponentModel> | undefined)?.imports ?? [];
}

/** Package → component → what its model is called. */
type Renamed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a model is that of another package of the folder: they have one place for all. */
function isOfAnother(
  json: unknown,
  {path, package: own}: PlaygroundLibrary,
  {libraries}: Surroundings,
): boolean {
  const {package: name} = json as {package?: string};
  return name !== own && libraries.some((each) => each.path === path && each.package === name);
}

/** The name by which a library is on the disk. */
export function installedOf({package: name, installed = name}: PlaygroundLibrary): string {
  return installed;
}
