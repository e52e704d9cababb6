import {onEdit, tellFaults} from '../../plugins/_shared/node/faults';
import {partsOf, readReports} from './faultReport';

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
 * Tells what the check of types has found, each mistake as a fault of its own.
 *
 * @returns why the check could not be made; nothing where it was
 */
export function tellTypes({code, said}: Checked): string | undefined {
  if (code !== 0 && code !== MISTAKES) {
    return said || `the types of the demos could not be checked: ${code}`;
  }
  const faults = readReports(said).flatMap(({text}) => partsOf(text, 'types') ?? []);
  tellFaults('types', faults);
  return undefined;
}
