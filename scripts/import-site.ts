/**
 * The work of the command `import`, with its arguments, in a process that can be ended.
 */
import path from 'node:path';
import {suggest} from '../plugins/_shared/text/errors';
import {readArgs} from './lib/args';
import {DIALECTS} from './lib/import';
import type {Imported} from './lib/import';
import {interruptible, Interrupted} from './lib/new/folder';
import {parseSpec} from './lib/new/specs';
import {describe} from './lib/report';

const USAGE = 'vitrine import docusaurus | mui <folder> [<new folder>]';

const {values, positionals} = readArgs({
  allowPositionals: true,
  options: {vitrine: {type: 'string'}, 'dry-run': {type: 'boolean', default: false}},
});

try {
  await interruptible(main);
} catch (error) {
  console.error(describe(error));
  process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
}

async function main() {
  const [dialect, folder, ...others] = positionals;
  if (dialect === undefined || folder === undefined || others.length > 1) {
    throw new Error(`What to import, and where it is, are needed. Fix: ${USAGE}`);
  }
  const importTree = Object.hasOwn(DIALECTS, dialect) ? DIALECTS[dialect] : undefined;
  if (importTree === undefined) {
    const fix = suggest(dialect, Object.keys(DIALECTS));
    throw new Error(`"${dialect}" is nothing that can be imported. Fix: ${fix}`);
  }
  const source = path.resolve(folder);
  const target = path.resolve(others[0] ?? `${path.basename(source)}-vitrine`);
  const vitrine =
    values.vitrine === undefined ? undefined : parseSpec('vitrine', values.vitrine, process.cwd());
  const made = await importTree({source, target, vitrine, isDry: values['dry-run']});
  console.log(told(made, path.relative(process.cwd(), target) || '.').join('\n'));
}

function told({isKept, files, copies, pages, lost}: Imported, folder: string): string[] {
  return [
    `${isKept ? 'Written into' : 'Would write into'} ${folder}: ${pages} pages, unchanged`,
    ...copies.map(([from, to]) => `  ${from === to ? from : `${from} → ${to}`}`),
    ...files.map((file) => `  ${file}`),
    ...(lost.length > 0
      ? ['', `Not taken along (${lost.length}):`, ...lost.map((one) => `  ${one}`)]
      : []),
    ...(isKept ? ['', 'Next:', `  cd ${folder}`, '  npm install', '  npm run check'] : []),
  ];
}
