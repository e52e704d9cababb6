import {kebabCase} from '../../_shared/entries';
import {nearest, quote, suggest} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import type {Fault, WrittenPlayground} from '../../_shared/page/types';
import {noFolder} from './aliases';
import {packageOf} from './packages';
import {entryFor} from './paths';
import {controlsOf} from './playground/controls';
import {readModel} from './playground/model';
import type {Start} from './playground/types';
import type {Controls, PackageDisk, PlaygroundLibrary} from './types';

type Parts = Omit<Fault, 'line'>;

/**
 * The component that a page tries out.
 *
 * @param component its name
 * @param page the page's path, relative to the site
 * @param libraries of the plugin's options
 * @param disk the packages as the page sees them
 * @param modelIn reads a model by its path below the folder of generated files; `undefined` where
 *   there is none
 * @returns the component, or what is wrong
 */
export function findControls(
  component: string,
  page: string,
  libraries: readonly PlaygroundLibrary[],
  disk: PackageDisk,
  modelIn: (file: string) => unknown = () => undefined,
): Controls | Parts {
  const library = entryFor(page, libraries);
  if (!library) {
    const fix = "add the page's folder to the option playgrounds of the plugin live-demos";
    return {what: `no library is known whose "${component}" could be tried out here`, fix};
  }
  const module = `${library.package}/${component}`;
  const api = `${library.api}${kebabCase(component)}.json`;
  if (disk.has(module)) {
    const start = startOf(library, component, modelIn);
    return {component, module, api, package: packageOf(module), ...(start && {start})};
  }
  const known = disk.modules(library.package).filter((name) => /^[A-Z]/.test(name));
  const near = nearest(component, known);
  return {
    what: `${packageOf(module)} has no component "${component}"`,
    fix: near.length > 0 ? suggest(component, near) : 'name one of its components, such as Button',
  };
}

function startOf(
  {models}: PlaygroundLibrary,
  component: string,
  modelIn: (file: string) => unknown,
): Start | undefined {
  const model = models && modelIn(`${models}/${kebabCase(component)}.json`);
  return model ? controlsOf(readModel(model)).start : undefined;
}

/** Checks a component to try out as it stands in a page. */
export function checkPlayground(
  {component, options, line}: WrittenPlayground,
  find: (component: string) => Controls | Parts,
): Controls | Fault[] {
  const faults: Parts[] = Object.keys(options).map((key) => ({
    what: `the playground has "${key}", which is not an option`,
    fix: 'write the name of the component alone',
  }));
  if (!isComponentName(component)) {
    const what = `the playground's component is ${quote(component)}`;
    faults.push({
      what,
      fix: 'name it: {{"playground": "Button"}}, or in .mdx <Playground component="Button" />',
    });
    return faults.map((fault) => ({line, ...fault}));
  }
  const found = find(component);
  if ('what' in found) faults.push(found);
  if (faults.length > 0 || 'what' in found) return faults.map((fault) => ({line, ...fault}));
  return found;
}

/**
 * What is wrong with the playgrounds of the plugin's options.
 *
 * @param exists whether there is a folder, by its path relative to the site
 * @param isInstalled whether there is a package of that name
 */
export function playgroundFaults(
  libraries: readonly PlaygroundLibrary[],
  exists: (path: string) => boolean,
  isInstalled: (name: string) => boolean,
): ErrorParts[] {
  return libraries.flatMap(({path, package: name}, index) => {
    const where = `plugin live-demos, option playgrounds[${index}]`;
    return [
      ...(exists(path) ? [] : [{where: `${where}.path`, ...noFolder(path)}]),
      ...(isInstalled(name)
        ? []
        : [
            {
              where: `${where}.package`,
              what: `"${name}" is not installed`,
              fix: `npm install ${name}`,
            },
          ]),
    ];
  });
}

/** Whether a value can be the name of a component: `Button`. */
export function isComponentName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z][A-Za-z\d]*$/.test(value);
}
