import {kebabCase} from '../../_shared/text/names';
import {notBundled} from './faults';
import type {Bundled, Complaint, Import} from './types';

/** What the module of the import is called in the bundler's complaints. */
export const ENTRY = 'import';

/**
 * The ways to write an import, in order of preference: what has no name is the package's own.
 *
 * @param folders that export all that a package has, where it as a whole may not
 */
export function entriesOf(
  {package: from, name}: Import,
  folders: readonly string[] = [],
): readonly string[] {
  const own = [name.toLowerCase(), kebabCase(name)];
  const folder = folders.find((each) => own.includes(each));
  if (folder !== undefined)
    return [`export {${name}} from ${JSON.stringify(`${from}/${folder}`)};`];
  return [
    `export {default} from ${JSON.stringify(`${from}/${name}`)};`,
    `export {${name}} from ${JSON.stringify(from)};`,
    `export {default} from ${JSON.stringify(from)};`,
  ];
}

/**
 * Bundles an import, by the component's own path where the package has one, else by its name, else
 * as what the package exports by default.
 *
 * @param folders see {@link entriesOf}
 * @param bundle bundles the text of a module
 * @returns bytes after compression; `undefined` where the package has no such component
 * @throws SizeError where something within the package is in the way
 */
export async function measure(
  target: Import,
  folders: readonly string[],
  bundle: (entry: string) => Promise<Bundled>,
): Promise<number | undefined> {
  for (const entry of entriesOf(target, folders)) {
    const result = await bundle(entry);
    if ('gzip' in result) return result.gzip;
    const within = result.complaints.find(({location}) => location?.file !== ENTRY);
    if (within) throw notBundled(target, describe(within));
  }
  return undefined;
}

function describe({text, location}: Complaint): string {
  return location ? `${location.file}:${location.line}: ${text}` : text;
}
