import {BEYOND} from '../../_shared/page/beyond';
import {readComposition, readInside} from './composition';
import type {Composed} from './composition';
import {compositionFile} from './compositionFile';
import {findExport, installedOf} from './exports';
import type {ComponentScope, Export, Parts} from './exports';
import {wholeOf} from '../../_shared/names';
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
    return 'what' in found ? '' : importLine(name, found, packageOf(found.library));
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

/** Of one that the package exports by its name: so the bundler takes what it needs alone. */
export function moduleFor(component: string, own: Export, {moduleOf}: ComponentScope): string {
  const isPart = wholeOf(component) !== component;
  if (own.hasModule && !isPart) return `${own.library.package}/${component}`;
  const from = installedOf(own.library);
  const text = isPart
    ? `${importLine(component, own, from)}\nexport default ${component};\n`
    : `export {${component} as default} from ${JSON.stringify(from)};\n`;
  return moduleOf(`${from}-${component}`, text);
}

/** Imports a component, or what it is a part of. */
function importLine(name: string, {hasModule}: Export, from: string): string {
  const owner = wholeOf(name);
  return hasModule
    ? `import ${owner} from '${from}/${owner}';`
    : `import {${owner}} from '${from}';`;
}
