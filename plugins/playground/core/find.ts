import {kebabCase} from '../../_shared/entries';
import {nearest, quote, suggest} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {isComponentName} from '../../_shared/page/askedPlayground';
import type {AskedPlayground} from '../../_shared/page/askedPlayground';
import type {Fault} from '../../_shared/page/types';
import {entryFor, noFolder} from '../../_shared/site/folders';
import {readComposition, readInside} from './composition';
import type {Composed} from './composition';
import {compositionFile} from './compositionFile';
import {controlsOf} from './controls';
import {readModel} from './model';
import type {FoundComponent, PlaygroundLibrary, Surroundings} from './types';

/** What is wrong, without its place. */
type Parts = Omit<Fault, 'line'>;

/** What is known of the place where a component is looked for. */
interface Place extends Surroundings {
  library: PlaygroundLibrary;
  /** All that it is looked for in; more than one where a product has several packages. */
  candidates: readonly PlaygroundLibrary[];
  /** Folder of the page, relative to the site. */
  folder: string;
}

/** The component that a page tries out, or what is wrong. */
function findComponent(component: string, inside: unknown, place: Place): FoundComponent | Parts {
  const {package: name, api} = place.library;
  const own = lookUp(component, place);
  if (own === undefined) return unknownComponent(component, place);
  const {hasModule, model, page} = own;
  const composed = compose(component, inside, place);
  if (composed && 'what' in composed) return composed;
  return {
    component,
    module: composed?.module ?? moduleFor(component, hasModule, place),
    ...(!hasModule && {named: true}),
    api: `${api}${page}.json`,
    package: name,
    ...(model !== undefined && {start: controlsOf(readModel(model)).start}),
    ...(composed && {around: composed.around}),
  };
}

/** What there is of a component: what has a model, and no module, is exported by the package. */
function lookUp(
  component: string,
  {library, packages, modelIn, libraries}: Pick<Place, 'library'> & Surroundings,
) {
  const {package: name, installed = name, models, renamed} = library;
  const hasModule = packages.has(`${installed}/${component}`);
  const pages = ((renamed === undefined ? undefined : modelIn(renamed)) ?? {}) as Renamed;
  const page = kebabCase(pages[name]?.[component] ?? component);
  const json = models === undefined ? undefined : modelIn(`${models}/${page}.json`);
  const model = json === undefined || isOfAnother(json, library, libraries) ? undefined : json;
  return hasModule || model !== undefined ? {hasModule, model, page} : undefined;
}

/** Package → component → what its model is called. */
type Renamed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a model is that of another package of the folder: they have one place for all. */
function isOfAnother(
  json: unknown,
  {path, package: own}: PlaygroundLibrary,
  libraries: readonly PlaygroundLibrary[],
): boolean {
  const {package: name} = json as {package?: string};
  return name !== own && libraries.some((each) => each.path === path && each.package === name);
}

function unknownComponent(component: string, {candidates, packages}: Place): Parts {
  const names = candidates.map(({package: name}) => name);
  const modules = candidates.flatMap(({package: name, installed = name}) =>
    packages.modules(installed),
  );
  const known = modules.filter((module) => /^[A-Z]/.test(module));
  const near = nearest(component, known);
  return {
    what: `${names.join(' and ')} ${names.length > 1 ? 'have' : 'has'} no component "${component}"`,
    fix: near.length > 0 ? suggest(component, near) : 'name a component that it exports',
  };
}

/** What is around it, and the module that has both; nothing where it is by itself. */
function compose(
  component: string,
  inside: unknown,
  place: Place,
): (Composed & {module: string}) | Parts | undefined {
  const {folder, readBeside, moduleOf} = place;
  if (inside === undefined) {
    const file = compositionFile(component);
    const text = readBeside(file);
    const read = text === undefined ? undefined : readComposition(text, component);
    return read && 'around' in read ? {...read, module: `@site/${folder}/${file}`} : read;
  }
  const {package: name, installed = name} = place.library;
  const importFrom = (owner: string) => (one: string) =>
    lookUp(one, place)?.hasModule
      ? `import ${one} from '${owner}/${one}';`
      : `import {${one}} from '${owner}';`;
  const importers = {shown: importFrom(name), run: importFrom(installed)};
  const read = readInside(inside, component, importers);
  if ('what' in read) return read;
  const missing = read.parents.find((parent) => lookUp(parent, place) === undefined);
  if (missing !== undefined) return unknownComponent(missing, place);
  return {...read, module: moduleOf(`${installed}-${component}`, read.text)};
}

/** Of one that the package exports by its name: so the bundler takes what it needs alone. */
function moduleFor(component: string, hasModule: boolean, {library, moduleOf}: Place): string {
  const {package: name, installed = name} = library;
  if (hasModule) return `${name}/${component}`;
  const text = `export {${component} as default} from ${JSON.stringify(installed)};\n`;
  return moduleOf(`${installed}-${component}`, text);
}

/**
 * Checks a component to try out as it stands in a page.
 *
 * @param page the page's path, relative to the site
 * @returns the component, or all that is wrong
 */
export function checkPlayground(
  {component, options, line, demo}: AskedPlayground,
  page: string,
  surroundings: Surroundings,
): FoundComponent | Fault[] {
  const {inside, ...others} = options;
  const faults: Parts[] = Object.keys(others).map((key) => ({
    what: `the playground has "${key}", which is not an option`,
    fix: 'write the name of the component, and "inside" where it needs a parent',
  }));
  const found = find(component, inside, page, surroundings);
  if ('what' in found) faults.push(found);
  else if (faults.length === 0) return found;
  const place = demo === undefined ? '' : `demo "${demo}": `;
  return faults.map(({what, fix}) => ({line, what: place + what, fix}));
}

function find(
  component: unknown,
  inside: unknown,
  page: string,
  surroundings: Surroundings,
): FoundComponent | Parts {
  if (!isComponentName(component)) {
    return {
      what: `the playground's component is ${quote(component)}`,
      fix: 'name it: {{"playground": "Button"}}, or in .mdx <Playground component="Button" />',
    };
  }
  const candidates = librariesFor(page, surroundings);
  const [first] = candidates;
  if (!first) {
    const fix = "add the page's folder to the option libraries of the plugin playground";
    return {what: `no library is known whose "${component}" could be tried out here`, fix};
  }
  const having = candidates.filter((library) => lookUp(component, {...surroundings, library}));
  if (having.length > 1) return ambiguous(component, having);
  const folder = page.slice(0, page.lastIndexOf('/'));
  const [library = first] = having;
  return findComponent(component, inside, {...surroundings, library, candidates, folder});
}

/** Those of the page's folder; only one where the page says which package it means. */
function librariesFor(page: string, {libraries, packageName}: Surroundings): PlaygroundLibrary[] {
  const folder = entryFor(page, libraries)?.path;
  const all = libraries.filter(({path}) => path === folder);
  const asked = all.filter(({package: name}) => name === packageName);
  return asked.length > 0 ? asked : all;
}

function ambiguous(component: string, libraries: readonly PlaygroundLibrary[]): Parts {
  const names = libraries.map(({package: name}) => name);
  const lines = names.map((name) => `packageName: '${name}'`);
  return {
    what: `${names.join(' and ')} each have a "${component}"`,
    fix: `say which in the front matter: ${lines.join(', or ')}`,
  };
}

/**
 * What is wrong with the libraries of the plugin's options.
 *
 * @param exists whether there is a folder, by its path relative to the site
 * @param isInstalled whether there is a package of that name
 */
export function libraryFaults(
  libraries: readonly PlaygroundLibrary[],
  exists: (path: string) => boolean,
  isInstalled: (name: string) => boolean,
): ErrorParts[] {
  return libraries.flatMap(({path, package: name, installed = name}, index) => {
    const where = `plugin playground, option libraries[${index}]`;
    const missing = {
      where: `${where}.${installed === name ? 'package' : 'installed'}`,
      what: `"${installed}" is not installed`,
      fix: `npm install ${installed}`,
    };
    return [
      ...(exists(path) ? [] : [{where: `${where}.path`, ...noFolder(path)}]),
      ...(isInstalled(installed) ? [] : [missing]),
    ];
  });
}
