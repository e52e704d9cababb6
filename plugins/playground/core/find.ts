import {kebabCase} from '../../_shared/entries';
import {nearest, quote, suggest} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {isComponentName} from '../../_shared/page/askedPlayground';
import type {AskedPlayground} from '../../_shared/page/askedPlayground';
import type {Fault} from '../../_shared/page/types';
import {entryFor, noFolder} from '../../_shared/site/folders';
import {controlsOf} from './controls';
import {readModel} from './model';
import type {FoundComponent, PlaygroundLibrary, Surroundings} from './types';

/** What is wrong, without its place. */
type Parts = Omit<Fault, 'line'>;

/**
 * The component that a page tries out, looked for in the package that the page names, else in all
 * of its folder.
 *
 * @param component its name
 * @param page the page's path, relative to the site
 * @returns the component, or what is wrong
 */
function findControls(
  component: string,
  page: string,
  around: Surroundings,
): FoundComponent | Parts {
  const libraries = librariesFor(page, around);
  if (libraries.length === 0) {
    const fix = "add the page's folder to the option libraries of the plugin playground";
    return {what: `no library is known whose "${component}" could be tried out here`, fix};
  }
  const names = libraries.map(({package: name}) => name);
  const found = libraries.flatMap((library) => findIn(library, component, around) ?? []);
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (only) {
    const lines = found.map(({package: name}) => `packageName: '${name}'`);
    const what = `${found.map(({package: name}) => name).join(' and ')} each have a "${component}"`;
    return {what, fix: `say which in the front matter: ${lines.join(', or ')}`};
  }
  const modules = libraries.flatMap(({package: name, installed = name}) =>
    around.packages.modules(installed),
  );
  const known = modules.filter((module) => /^[A-Z]/.test(module));
  const near = nearest(component, known);
  return {
    what: `${names.join(' and ')} ${names.length > 1 ? 'have' : 'has'} no component "${component}"`,
    fix: near.length > 0 ? suggest(component, near) : 'name a component that it exports',
  };
}

function librariesFor(page: string, {libraries, packageName}: Surroundings): PlaygroundLibrary[] {
  const folder = entryFor(page, libraries)?.path;
  const all = libraries.filter(({path}) => path === folder);
  const asked = all.filter(({package: name}) => name === packageName);
  return asked.length > 0 ? asked : all;
}

function findIn(
  library: PlaygroundLibrary,
  component: string,
  around: Surroundings,
): FoundComponent | undefined {
  const {package: name, installed = name, api, models, renamed} = library;
  const {packages, modelIn, moduleOf} = around;
  const pages = ((renamed === undefined ? undefined : modelIn(renamed)) ?? {}) as Renamed;
  const page = kebabCase(pages[name]?.[component] ?? component);
  const json = models === undefined ? undefined : modelIn(`${models}/${page}.json`);
  const model = json === undefined || isOfAnother(json, library, around) ? undefined : json;
  const hasModule = packages.has(`${installed}/${component}`);
  // What has a model, and no module of its own, is exported by the package itself.
  if (!hasModule && model === undefined) return undefined;
  return {
    component,
    module: hasModule ? `${name}/${component}` : moduleOf(installed, component),
    ...(!hasModule && {named: true}),
    api: `${api}${page}.json`,
    package: name,
    ...(model !== undefined && {start: controlsOf(readModel(model)).start}),
  };
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
  const faults: Parts[] = Object.keys(options).map((key) => ({
    what: `the playground has "${key}", which is not an option`,
    fix: 'write the name of the component alone',
  }));
  const found = isComponentName(component)
    ? findControls(component, page, surroundings)
    : {
        what: `the playground's component is ${quote(component)}`,
        fix: 'name it: {{"playground": "Button"}}, or in .mdx <Playground component="Button" />',
      };
  if ('what' in found) faults.push(found);
  else if (faults.length === 0) return found;
  const place = demo === undefined ? '' : `demo "${demo}": `;
  return faults.map(({what, fix}) => ({line, what: place + what, fix}));
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
