import {keptWarnings, onEdit, tellFaults} from '../../plugins/_shared/node/faults';
import {formatParts} from '../../plugins/_shared/text/errors';
import {partsOf, readReports} from './faultReport';
import {report} from './report';

/** What the check of types has said, and whether it has found anything. */
export interface Checked {
  code: number;
  said: string;
}

/** Exit code of a check that has found some. */
const MISTAKES = 1;

/** What may change the types of a demo, or which demos there are. */
const CODE = /\.(?:[jt]sx?|mdx?)$/;

/**
 * Checks the types of demos while the dev server runs: once, and again whenever code was edited.
 * What is wrong is told like a broken link, over the page.
 *
 * @param check runs the check; never twice at a time
 * @returns waits for the first
 */
export function checkTypesBeside(check: () => Promise<Checked>): Promise<void> {
  let isRunning = false;
  let isAsked = false;
  onEdit((files) => {
    if ([...files].some((file) => CODE.test(file))) void run();
  });
  return run();

  async function run(): Promise<void> {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      const failure = tellTypes(await check());
      // It says nothing of any demo.
      if (failure !== undefined) console.error(failure);
    }
    isRunning = false;
  }
}

/**
 * Tells what the check of types has found, each mistake as a fault of its own; where they are warnings
 * in this run, at once.
 *
 * @returns why the check could not be made; nothing where it was
 */
export function tellTypes({code, said}: Checked): string | undefined {
  const reports = code === MISTAKES ? readReports(said) : [];
  const faults = reports.flatMap(({text}) => partsOf(text, 'types') ?? []);
  if (code !== 0 && faults.length === 0) {
    return said || `the types of the demos could not be checked: ${code}`;
  }
  tellFaults('types', faults);
  const warned = keptWarnings().filter(({kind}) => kind === 'types');
  if (warned.length > 0) console.warn(report(formatParts(warned)));
  return undefined;
}
