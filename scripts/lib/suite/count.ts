import {appendFileSync} from 'node:fs';

/**
 * Adds one line, e.g. `builds 1`, to the file that the variable VITRINE_COUNTS names, so that what
 * a run of tests costs can be told. Does nothing without that variable.
 *
 * @param by how many there were
 */
export function count(kind: 'builds' | 'launches' | 'pageLoads' | 'axeRuns', by = 1) {
  const file = process.env.VITRINE_COUNTS;
  if (file) appendFileSync(file, `${kind} ${by}\n`);
}
