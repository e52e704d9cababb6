/**
 * The work of the command `api`, with its arguments, in a process that can be ended.
 */
import path from 'node:path';
import {readArgs} from './lib/args';
import {parseSpec, withInstalled} from './lib/packages';
import {describe} from './lib/report';
import type {PackageApi} from './lib/models';

try {
  // What a release changes is told by a command of its own, with arguments of its own.
  if (process.argv[2] === 'check') {
    const {checkRelease} = await import('./lib/gate/run');
    process.exitCode = checkRelease(process.argv.slice(3));
  } else await main();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

async function main() {
  const {values} = readArgs({
    options: {
      package: {type: 'string', multiple: true},
      out: {type: 'string'},
      from: {type: 'string'},
      snapshot: {type: 'string'},
    },
  });
  const {package: specs = [], out, snapshot} = values;
  if (specs.length === 0) throw new Error('No package. Fix: --package @scope/lib');
  if (out === undefined && snapshot === undefined) {
    throw new Error('Nowhere to write. Fix: --out <folder>, or --snapshot <folder>');
  }
  if (out !== undefined && specs.length > 1) {
    throw new Error(
      '--out takes one package. Fix: run the command once for each, with own folders.',
    );
  }
  const packages = specs.map(parseSpec);
  const models = await import('./lib/models');
  for (const {name, version} of packages) {
    const installed = path.resolve(values.from ?? '.');
    const api =
      version === undefined
        ? models.readPackage(installed, name)
        : withInstalled({name, version}, (folder) => models.readPackage(folder, name));
    console.log(toText(api));
    if (out !== undefined) {
      models.writeModels(api, path.resolve(out));
      console.log(`  → ${out}`);
    }
    if (snapshot !== undefined) {
      const {file, bytes} = models.writeSnapshotFile(api, path.resolve(snapshot));
      console.log(`  → ${path.relative('.', file)}, ${(bytes / 1000).toFixed(0)} kB`);
    }
    for (const {where, what, fix} of api.faults) console.warn(`  ${where}: ${what}\n  Fix: ${fix}`);
  }
}

function toText({name, version, models, conflicts}: PackageApi) {
  const hooks = models.filter(({kind}) => kind === 'hook').length;
  const props = models.reduce((sum, model) => sum + model.props.length, 0);
  const doubts = conflicts > 0 ? `; ${conflicts} defaults documented otherwise than coded` : '';
  return `${name} ${version}: ${models.length - hooks} components, ${hooks} hooks, ${props} props${doubts}`;
}
