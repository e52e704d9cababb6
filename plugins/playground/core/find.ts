import {quote} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import {isComponentName, type AskedPlayground} from '../../page-reader/core/askedPlayground';
import type {Fault} from '../../page-reader/core/types';
import {entryFor, noFolder} from '../../_shared/site/folders';
import {compose, moduleFor} from './compose';
import {controlsOf, withContent} from './controls';
import {findExport} from './exports';
import type {ComponentScope, Parts} from './exports';
import {readModel} from './model';
import type {FoundComponent, PlaygroundLibrary, Surroundings} from './types';

/** The component that a page tries out, or what is wrong. */
function findComponent(
  component: string,
  inside: unknown,
  scope: ComponentScope,
): FoundComponent | Parts {
  const found = findExport(component, scope);
  if ('what' in found) return found;
  const {library, hasModule, isMain, inFolder, page, model} = found;
  const composed = compose(component, inside, scope, found);
  if (composed && 'what' in composed) return composed;
  const controls = model === undefined ? undefined : controlsOf(readModel(model));
  const own = controls && composed?.around.holds ? withContent(controls) : controls;
  return {
    component,
    module: composed?.module ?? moduleFor(component, found, scope),
    ...(!hasModule && (isMain ? {main: true} : {named: true})),
    api: `${library.api}${page}.json`,
    package: library.package + (inFolder === undefined ? '' : `/${inFolder}`),
    ...(own && {start: own.start}),
    ...(composed && {around: composed.around}),
  };
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
  const own = librariesFor(page, surroundings);
  if (own.length === 0) {
    const fix = "add the page's folder to the option libraries of the plugin playground";
    return {what: `no library is known whose "${component}" could be tried out here`, fix};
  }
  const folder = page.slice(0, page.lastIndexOf('/'));
  return findComponent(component, inside, {...surroundings, own, folder});
}

/** Those of the page's folder, or the one that the page names. */
function librariesFor(page: string, {libraries, packageName}: Surroundings): PlaygroundLibrary[] {
  const folder = entryFor(page, libraries)?.path;
  const all = libraries.filter(({path}) => path === folder);
  const asked = all.filter(({package: name}) => name === packageName);
  return asked.length > 0 ? asked : all;
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
