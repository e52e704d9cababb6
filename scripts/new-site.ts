/**
 * The work of the command `new`, with its complete arguments, in a process that can be ended.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readArgs} from './lib/args';
import {findEntry, withEntry} from './lib/new/entry';
import {Interrupted, interruptible} from './lib/new/folder';
import {NEW_OPTIONS} from './lib/new/options';
import {summary} from './lib/new/report';
import {addPart, isPart} from './lib/new/parts';
import {makeSite} from './lib/new/site';
import type {Made} from './lib/new/site';
import {parseSpec} from './lib/new/specs';
import type {Spec} from './lib/new/specs';
import {describe} from './lib/report';

try {
  await interruptible(main);
} catch (error) {
  console.error(describe(error));
  process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
}

async function main(signal: AbortSignal) {
  const {values, positionals} = readArgs(NEW_OPTIONS);
  const [first = '.', ...words] = positionals;
  const {package: given, name, 'dry-run': isDry} = values;
  if (isPart(first)) {
    const place = {siteDir: process.cwd(), signal};
    const lines = await addPart(first, {words, package: given, name, isDry}, place);
    console.log(lines.join('\n'));
    return;
  }
  const folder = path.resolve(first);
  const isInstalled = !values['no-install'];
  const entry = values.entry && findEntry(values.entry, folder);
  const made = await makeSite({
    folder,
    library: withEntry(
      given === undefined ? undefined : readSpec('package', given),
      entry,
      isInstalled,
    ),
    name,
    entry,
    vitrine: values.vitrine === undefined ? undefined : readSpec('vitrine', values.vitrine),
    isInstalled,
    isDry,
    signal,
    say: (text) => console.log(text),
  });
  console.log(told(made, first, isInstalled).join('\n'));
}

/** What a maker wants to know of a site: what it has, what it lacks, what to do next. */
function told(
  {isKept, files, shown, identity, notices}: Made,
  folder: string,
  isInstalled: boolean,
) {
  if (!isKept) {
    const list = [...files.keys()].map((file) => `  ${file}`);
    return [`Would write into ${folder}:`, ...list, ...summary(shown, notices)];
  }
  const install = isInstalled ? [] : ['  npm install'];
  const next = [`  cd ${folder}`, ...install, '  npm start'];
  return [...summary(shown, notices), '', `${identity.name} is in ${folder}. Next:`, ...next];
}

/** A file that is not there is told now, in place of npm after a minute. */
function readSpec(option: string, text: string): Spec {
  const spec = parseSpec(option, text, process.cwd());
  if (spec.kind !== 'file' || existsSync(spec.path)) return spec;
  throw new Error(`--${option}: there is no ${spec.path}. Fix: correct the path.`);
}
