import {BEYOND} from '../../page-reader/core/beyond';
import {readComposition, readInside} from './composition';
import type {Composed} from './composition';
import {compositionFile} from './compositionFile';
import {findExport, installedOf} from './exports';
import type {ComponentScope, Export, Parts} from './exports';
import {wholeOf} from '../../api-model/core/names';
import type {PlaygroundLibrary} from './types';

/** What is around it, and the module that has both; nothing where it is by itself. */
export function compose(
  component: string,
  inside: unknown,
  scope: ComponentScope,
  own: Export,
): (Composed & {module: string}) | Parts | undefined {
  const {folder, readBeside, beyond, moduleOf} = scope;
  if (inside === undefined) {
    const file = compositionFile(component);
    const text = readBeside(file);
    if (text === undefined) return undefined;
    const [lost] = beyond(text);
    if (lost !== undefined) {
      return {what: `${file} imports "${lost}", which ${BEYOND.what}`, fix: BEYOND.fix};
    }
    const read = readComposition(text, component);
    return 'around' in read ? {...read, module: `@site/${folder}/${file}`} : read;
  }
  const find = (name: string) => (name === component ? own : findExport(name, scope));
  const importFrom = (packageOf: (library: PlaygroundLibrary) => string) => (name: string) => {
    const found = find(name);
    return 'what' in found ? '' : importLine(name, found, placeOf(found, packageOf));
  };
  const read = readInside(inside, component, {
    shown: importFrom((library) => library.package),
    run: importFrom(installedOf),
  });
  if ('what' in read) return read;
  for (const parent of read.parents) {
    const found = find(parent);
    if ('what' in found) return found;
  }
  return {...read, module: moduleOf(`${installedOf(own.library)}-${component}`, read.text)};
}

/**
 * A module whose default export it is, which the bundler takes nothing beside. Pages ask for it in two
 * ways, and packages may answer only one of these.
 */
export function moduleFor(component: string, own: Export, {moduleOf}: ComponentScope): string {
  const text = moduleText(component, own, placeOf(own, installedOf));
  return moduleOf(`${installedOf(own.library)}-${component}`, text);
}

function moduleText(component: string, own: Export, from: string): string {
  if (wholeOf(component) !== component) {
    return `${importLine(component, own, from)}\nexport default ${component};\n`;
  }
  if (own.hasModule) return `export {default} from ${JSON.stringify(`${from}/${component}`)};\n`;
  return `export {${own.isMain ? '' : `${component} as `}default} from ${JSON.stringify(from)};\n`;
}

/** The package that exports it by its name, or its folder. */
function placeOf(
  {library, inFolder}: Export,
  packageOf: (library: PlaygroundLibrary) => string,
): string {
  return packageOf(library) + (inFolder === undefined ? '' : `/${inFolder}`);
}

/** Imports a component, or what it is a part of. */
function importLine(name: string, {hasModule, isMain}: Export, from: string): string {
  const owner = wholeOf(name);
  if (isMain) return `import ${owner} from '${from}';`;
  return hasModule
    ? `import ${owner} from '${from}/${owner}';`
    : `import {${owner}} from '${from}';`;
}
