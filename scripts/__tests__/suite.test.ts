import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {MOST_OVER, overdrafts, sumCounts} from '../lib/suite/budget';
import {listChanges, narrow} from '../lib/suite/changed';
import {formatCosts} from '../lib/suite/report';
import {readResults} from '../lib/suite/results';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-suite-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(file: string, text: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return target;
}

describe('overdrafts', () => {
  const budget = {cpu: 2, counts: {builds: 3, pageLoads: 100}};
  const within = {cpu: 200, wall: 100, counts: {builds: 3, pageLoads: 90}};

  it('says nothing of a step within its budget', () => {
    expect(overdrafts('e2e', within, budget, 100)).toEqual([]);
  });

  it.each([
    [{...within, counts: {builds: 4}}, 'e2e: 4 builds, 3 in the table'],
    [{...within, counts: {launches: 1}}, 'e2e: 1 launches, 0 in the table'],
    [
      {...within, cpu: 2 * 100 * MOST_OVER + 1},
      'e2e: 321 s of CPU, 2 builds in the table are 200 s',
    ],
  ])('tells what is over: %j', (cost, said) => {
    expect(overdrafts('e2e', cost, budget, 100)).toEqual([
      expect.stringContaining(`${said}. Fix: `),
    ]);
  });

  it('tells a step without a budget', () => {
    expect(overdrafts('new', within, undefined, 100)).toEqual([
      'new: has no budget. Fix: give it one in tests/suite.json',
    ]);
  });

  it('measures no CPU where there was no build to measure by, nor of what is tiny', () => {
    expect(overdrafts('e2e', {...within, cpu: 9999}, budget, undefined)).toEqual([]);
    expect(overdrafts('styles', {cpu: 5, wall: 5, counts: {}}, {cpu: 0.01}, 100)).toEqual([]);
  });
});

it('adds up what tests have told', () => {
  expect(sumCounts('builds 1\npageLoads 2\nbuilds 1\n')).toEqual({builds: 2, pageLoads: 2});
  expect(sumCounts('')).toEqual({});
});

describe('readResults', () => {
  it("counts jest's tests, and files that could not run", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      testResults: [{assertionResults: [{fullName: 'a b', duration: 70}, {fullName: 'c'}]}],
    };
    expect(readResults('jest', write('report.json', JSON.stringify(report)), false)).toEqual({
      passed: 5,
      failed: 3,
      slow: [
        {title: 'a b', ms: 70},
        {title: 'c', ms: 0},
      ],
    });
  });

  it("counts Playwright's tests in all their suites; one that is flaky has failed", () => {
    const spec = {title: 'opens', tests: [{results: [{duration: 30}, {duration: 12}]}]};
    const report = {
      stats: {expected: 2, unexpected: 1, flaky: 1},
      suites: [{title: 'a.test.ts', specs: [], suites: [{title: 'menu', specs: [spec]}]}],
    };
    expect(readResults('playwright', write('report.json', JSON.stringify(report)), false)).toEqual({
      passed: 2,
      failed: 2,
      slow: [{title: 'menu › opens', ms: 42}],
    });
  });

  it('fails what ended badly beside its tests, and what wrote no report', () => {
    const report = {stats: {expected: 2, unexpected: 0, flaky: 0}, suites: []};
    const file = write('report.json', JSON.stringify(report));
    expect(readResults('playwright', file, false)).toMatchObject({passed: 2, failed: 1});
    expect(readResults('jest', path.join(folder, 'none'), true)).toMatchObject({failed: 1});
  });

  it('takes any other command for one check', () => {
    expect(readResults(undefined, '', true)).toMatchObject({passed: 1, failed: 0});
    expect(readResults(undefined, '', false)).toMatchObject({passed: 0, failed: 1});
  });
});

it('tells what each step has cost, and the slowest tests of all', () => {
  const outcome = {passed: 1, failed: 0};
  const text = formatCosts([
    {...outcome, step: 'build', cost: {cpu: 100, wall: 60, counts: {}}, slow: []},
    {
      ...outcome,
      step: 'e2e',
      cost: {cpu: 300, wall: 160, counts: {builds: 3}},
      slow: Array.from({length: 12}, (_, place) => ({title: `test ${place}`, ms: place * 1000})),
    },
  ]);
  expect(text).toContain('build  100    1.00    60      25 %');
  expect(text).toContain('e2e    300    3.00    160     75 %   3 builds');
  expect(text).toContain('11.0 s  e2e: test 11');
  expect(text).not.toContain('test 1\n');
});

describe('what changes can reach', () => {
  beforeEach(() => {
    const docs = '.docusaurus/docusaurus-plugin-content-docs/ui';
    const page = {source: '@site/docs/ui/button/button.md', permalink: '/ui/react-button/'};
    write(`${docs}/page.json`, JSON.stringify(page));
  });

  it('are files that differ from the last commit, and new ones', () => {
    const git = (...args: string[]) => execFileSync('git', args, {cwd: folder});
    git('init', '-q');
    write('a.ts', '1');
    write('gone.ts', '1');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin');
    write('a.ts', '2');
    write('new.md', '1');
    rmSync(path.join(folder, 'gone.ts'));
    rmSync(path.join(folder, '.docusaurus'), {recursive: true});
    expect(listChanges(folder).sort()).toEqual(['a.ts', 'new.md']);
  });

  it('is each file by the steps that read its kind', () => {
    const changes = ['src/a.tsx', 'src/a.css', 'README.md'];
    expect(narrow('lint', changes, folder)?.files).toEqual(['src/a.tsx']);
    expect(narrow('styles', changes, folder)?.files).toEqual(['src/a.css']);
    expect(narrow('format', changes, folder)?.files).toEqual(changes);
    expect(narrow('lint', ['README.md'], folder)).toBeUndefined();
  });

  it('is the page that a demo stands on', () => {
    expect(narrow('e2e', ['docs/ui/button/Basic.tsx'], folder)).toEqual({
      args: ['--project', 'sweep'],
      env: {VITRINE_PAGES: '/ui/react-button/'},
    });
  });

  it('is a page of each type where the theme or a plugin changed, and no page else', () => {
    expect(narrow('e2e', ['src/css/a.css'], folder)).toEqual({
      args: [],
      env: {VITRINE_PAGES: 'types'},
    });
    expect(narrow('e2e', ['README.md'], folder)).toBeUndefined();
  });
});
