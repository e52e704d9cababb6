import {readComposition, readInside} from './composition';
import type {Composed} from './composition';
import {compositionFile} from './compositionFile';
import {findExport, installedOf} from './exports';
import type {Export, Parts, Place} from './exports';
import type {PlaygroundLibrary} from './types';

/** What is around it, and the module that has both; nothing where it is by itself. */
export function compose(
  component: string,
  inside: unknown,
  place: Place,
  own: Export,
): (Composed & {module: string}) | Parts | undefined {
  const {folder, readBeside, moduleOf} = place;
  if (inside === undefined) {
    const file = compositionFile(component);
    const text = readBeside(file);
    const read = text === undefined ? undefined : readComposition(text, component);
    return read && 'around' in read ? {...read, module: `@site/${folder}/${file}`} : read;
  }
  const find = (name: string) => (name === component ? own : findExport(name, place));
  const importFrom = (owner: (library: PlaygroundLibrary) => string) => (name: string) => {
    const found = find(name);
    if ('what' in found) return '';
    const from = owner(found.library);
    return found.hasModule
      ? `import ${name} from '${from}/${name}';`
      : `import {${name}} from '${from}';`;
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
export function moduleFor(
  component: string,
  {library, hasModule}: Export,
  {moduleOf}: Place,
): string {
  if (hasModule) return `${library.package}/${component}`;
  const from = installedOf(library);
  const text = `export {${component} as default} from ${JSON.stringify(from)};\n`;
  return moduleOf(`${from}-${component}`, text);
}
