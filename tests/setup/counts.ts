import {appendFileSync} from 'node:fs';

/** What tests do that costs much: builds of a site, browsers, their pages, and runs of axe. */
export type Counted = 'builds' | 'launches' | 'pageLoads' | 'axeRuns';

/**
 * Adds one line, e.g. `builds 1`, to the file that the variable VITRINE_COUNTS names, so that what
 * a run of tests costs can be told. Does nothing without that variable.
 *
 * @param by how many there were
 */
export function count(kind: Counted, by = 1): void {
  const file = process.env.VITRINE_COUNTS;
  if (file) appendFileSync(file, `${kind} ${by}\n`);
}
