/**
 * Makes a site for a library, or a part of a site.
 *
 * Usage: vitrine new <folder> --package @acme/ui
 *        vitrine new page <product>/<Name>
 *        vitrine new demo <folder of its page>/<Name>
 *        vitrine new product <id> --package @acme/ui
 *        vitrine new version <product> <name>
 *        vitrine new plugin <name>
 *        vitrine new tasks
 *   --package  a name, name@range, a tarball or a folder
 *   --name     what readers call the library, e.g. "Acme UI"
 *   --entry    file that exports the library's own source: its package need not be named
 *   --vitrine  what the site installs as Vitrine. Default: what is running
 *   --no-install  npm is not run: the library is what a folder above has installed
 *   --dry-run  says what would be written, and writes nothing
 *
 * The work is done in a process of its own, which can be ended whatever it is at.
 */
import {readArgs} from './lib/args';
import {runMaker} from './lib/made';
import {ask} from './lib/new/ask';
import {NEW_OPTIONS} from './lib/new/options';
import {isPart} from './lib/new/parts';
import {describe} from './lib/report';

const USAGE = 'vitrine new my-docs --package @acme/ui';

try {
  process.exitCode = await runMaker('new-site', await complete(process.argv.slice(2)));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}

/** Asks for what is missing: here is the terminal. */
async function complete(args: readonly string[]): Promise<string[]> {
  const {values, positionals} = readArgs(NEW_OPTIONS);
  if (isPart(positionals[0])) return [...args];
  const folder =
    positionals.length > 0 ? [] : [await ask('Folder of the site: ', 'No folder.', USAGE)];
  const isKnown = values.package !== undefined || values.entry !== undefined;
  const given = isKnown ? [] : [await ask('Package: ', 'No package.', USAGE)];
  return [...args, ...folder, ...given.flatMap((name) => ['--package', name])];
}
