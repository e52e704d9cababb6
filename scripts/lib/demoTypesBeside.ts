import type {ErrorParts} from '../../plugins/_shared/text/errors';
import {onEdit, tellFaults} from '../../plugins/_shared/node/faults';
import {readReports} from './faultReport';

/** What the check of types has said, and whether it has found anything. */
interface Checked {
  code: number;
  said: string;
}

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
      tellTypes(await check());
    }
    isRunning = false;
  }
}

function tellTypes({code, said}: Checked): void {
  const faults = readReports(said).flatMap(({text}) => partsOf(text) ?? []);
  // A check that could not be made says nothing of any demo.
  if (code !== 0 && faults.length === 0) console.error(said);
  tellFaults('types', faults);
}

/** A fault, out of the lines that tell it. */
function partsOf(text: string): ErrorParts | undefined {
  const [, where, what, fix] = /^(.+?:\d+): ([^]*)\n {2}Fix: ([^]*)$/.exec(text) ?? [];
  if (where === undefined || what === undefined || fix === undefined) return undefined;
  return {kind: 'types', where, what, fix};
}
