import {readFileSync} from 'node:fs';

export interface Slow {
  title: string;
  ms: number;
}

interface Results {
  passed: number;
  failed: number;
  slow: Slow[];
}

/**
 * How many tests of a step have passed, by the report of what ran them.
 *
 * @param report path of the report
 * @param isWell whether the command ended with 0
 */
export function readResults(
  kind: 'jest' | 'playwright' | undefined,
  report: string,
  isWell: boolean,
): Results {
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

function ofJest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {assertionResults: {fullName: string; duration?: number | null}[]}[];
}): Results {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    slow: report.testResults
      .flatMap(({assertionResults}) => assertionResults)
      .map(({fullName, duration}) => ({title: fullName, ms: duration ?? 0})),
  };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {title: string; tests: {results: {duration: number}[]}[]}[];
}

function ofPlaywright({
  stats: {expected, unexpected, flaky},
  suites,
}: {
  stats: {expected: number; unexpected: number; flaky: number};
  suites: Suite[];
}): Results {
  const slowOf = ({title: above, suites: inner = [], specs}: Suite): Slow[] => [
    ...specs.map(({title, tests}) => ({
      title: `${above} › ${title}`,
      ms: tests.flatMap(({results}) => results).reduce((sum, {duration}) => sum + duration, 0),
    })),
    ...inner.flatMap(slowOf),
  ];
  return {passed: expected, failed: unexpected + flaky, slow: suites.flatMap(slowOf)};
}
