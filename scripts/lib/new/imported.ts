import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiModel} from '../../../plugins/api-model/core/model';

/** A package as its users import it: most by its name, some by the names of their folders. */
export interface Imported {
  /** npm name. */
  name: string;
  /** Export → the folder that has it (`primereact/button`), where the package as a whole has it not. */
  homes?: ReadonlyMap<string, string>;
}

/** @param models of the package, which say how each of its exports is imported */
export function importedBy(name: string, models: readonly ApiModel[]): Imported {
  const homes = models.flatMap(({name: own, imports, parent}) => {
    const [line = '', ...others] = imports;
    const folder = NAMED.exec(line)?.[1] ?? '';
    const isApart = folder.startsWith(`${name}/`) && others.length === 0 && parent === null;
    return isApart ? [[own, folder] as const] : [];
  });
  return homes.length > 0 ? {name, homes: new Map(homes)} : {name};
}

const NAMED = /^import \{\w+\} from '([^']+)';$/;

/** The statements that import exports of a package: one, or one for each of its folders. */
export function importLines({name, homes}: Imported, names: readonly string[]): string[] {
  const homeOf = (each: string) => homes?.get(each) ?? name;
  return [...new Set(names.map(homeOf))].map((home) => {
    const own = names.filter((each) => homeOf(each) === home);
    return `import {${own.join(', ')}} from '${home}';`;
  });
}

/**
 * Where all that a package exports can be imported from at once.
 *
 * @param folder of the module that imports it; gets another one where the package comes in folders
 */
export function wholeOf({name, homes}: Imported, folder: string): string {
  if (!homes) return name;
  const lines = [...new Set(homes.values())].map((each) => `export * from '${each}';\n`);
  writeFileSync(path.join(folder, 'library.ts'), lines.join(''));
  return './library';
}
