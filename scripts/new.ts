/**
 * Makes a site for a library, or a part of a site.
 *
 * Usage: vitrine new <folder> --package @acme/ui
 *        vitrine new page <product>/<Name>
 *        vitrine new demo <folder of its page>/<Name>
 *        vitrine new product <id> --package @acme/ui
 *        vitrine new version <product> <name>
 *        vitrine new plugin <name>
 *   --package  a name, name@range, a tarball or a folder
 *   --name     what readers call the library, e.g. "Acme UI"
 *   --entry    file that exports the library's own source, where that is in the same repository
 *   --vitrine  what the site installs as Vitrine. Default: what is running
 *   --no-install  npm is not run: the library is what a folder above has installed
 *   --dry-run  says what would be written, and writes nothing
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ask} from './lib/new/ask';
import {interruptible} from './lib/new/folder';
import {summary} from './lib/new/report';
import {addPart, isPart} from './lib/new/parts';
import {makeSite} from './lib/new/site';
import type {Made} from './lib/new/site';
import {parseSpec} from './lib/new/specs';
import type {Spec} from './lib/new/specs';
import {describe} from './lib/report';

const USAGE = 'vitrine new my-docs --package @acme/ui';

try {
  await interruptible(main);
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main(signal: AbortSignal) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      package: {type: 'string'},
      name: {type: 'string'},
      entry: {type: 'string'},
      vitrine: {type: 'string'},
      'no-install': {type: 'boolean', default: false},
      'dry-run': {type: 'boolean', default: false},
    },
  });
  const [first, ...words] = positionals;
  const {package: given, name, 'dry-run': isDry} = values;
  if (isPart(first)) {
    const place = {siteDir: process.cwd(), signal};
    const lines = await addPart(first, {words, package: given, name, isDry}, place);
    console.log(lines.join('\n'));
    return;
  }
  const written = first ?? (await ask('Folder of the site: ', 'No folder.', USAGE));
  const folder = path.resolve(written);
  const isInstalled = !values['no-install'];
  const made = await makeSite({
    folder,
    library: readSpec('package', given ?? (await ask('Package: ', 'No package.', USAGE))),
    name,
    entry: values.entry && findEntry(values.entry, folder),
    vitrine: values.vitrine === undefined ? undefined : readSpec('vitrine', values.vitrine),
    isInstalled,
    isDry,
    signal,
    say: (text) => console.log(text),
  });
  console.log(told(made, written, isInstalled).join('\n'));
}

/** What a maker wants to know of a site: what it has, what it lacks, what to do next. */
function told({isKept, files, shown, identity}: Made, folder: string, isInstalled: boolean) {
  if (!isKept) {
    const list = [...files.keys()].map((file) => `  ${file}`);
    return [`Would write into ${folder}:`, ...list, ...summary(shown)];
  }
  const install = isInstalled ? [] : ['  npm install'];
  const next = [`  cd ${folder}`, ...install, '  npm start'];
  return [...summary(shown), '', `${identity.name} is in ${folder}. Next:`, ...next];
}

/** A file that is not there is told now, in place of npm after a minute. */
function readSpec(option: string, text: string): Spec {
  const spec = parseSpec(option, text, process.cwd());
  if (spec.kind !== 'file' || existsSync(spec.path)) return spec;
  throw new Error(`--${option}: there is no ${spec.path}. Fix: correct the path.`);
}

/** The path as one types it, or as it will stand in the site's configuration. */
function findEntry(text: string, folder: string): string {
  const found = [path.resolve(text), path.resolve(folder, text)].find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    `--entry: there is no ${text}. Fix: name the file that exports the components, from here or from the site's folder.`,
  );
}
