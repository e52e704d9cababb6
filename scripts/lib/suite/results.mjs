import {readFileSync} from 'node:fs';

/**
 * @typedef {object} Slow
 * @property {string} title
 * @property {number} ms
 *
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {Slow[]} slow
 */

/**
 * How many tests of a step have passed, by the report of what ran them.
 *
 * @param {'jest' | 'playwright' | undefined} kind
 * @param {string} report path of the report
 * @param {boolean} isWell whether the command ended with 0
 * @returns {Results}
 */
export function readResults(kind, report, isWell) {
  if (!kind) return {passed: Number(isWell), failed: Number(!isWell), slow: []};
  try {
    const data = JSON.parse(readFileSync(report, 'utf8'));
    const results = kind === 'jest' ? ofJest(data) : ofPlaywright(data);
    // What fails beside all tests, such as a set-up, is a failure too.
    return {...results, failed: results.failed === 0 && !isWell ? 1 : results.failed};
  } catch {
    // Without a report it has failed before its first test.
    return {passed: 0, failed: 1, slow: []};
  }
}

/**
 * @param {{numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 *   testResults: {assertionResults: {fullName: string, duration?: number | null}[]}[]}} report
 * @returns {Results}
 */
function ofJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    slow: report.testResults
      .flatMap(({assertionResults}) => assertionResults)
      .map(({fullName, duration}) => ({title: fullName, ms: duration ?? 0})),
  };
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{title: string, tests: {results: {duration: number}[]}[]}[]} specs
 *
 * @param {{stats: {expected: number, unexpected: number, flaky: number}, suites: Suite[]}} report
 * @returns {Results}
 */
function ofPlaywright({stats: {expected, unexpected, flaky}, suites}) {
  /** @type {(suite: Suite) => Slow[]} */
  const slowOf = ({title: above, suites: inner = [], specs}) => [
    ...specs.map(({title, tests}) => ({
      title: `${above} › ${title}`,
      ms: tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration, 0),
    })),
    ...inner.flatMap(slowOf),
  ];
  return {passed: expected, failed: unexpected + flaky, slow: suites.flatMap(slowOf)};
}
