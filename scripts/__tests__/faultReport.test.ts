import {formatParts} from '../../plugins/_shared/text/errors';
import type {FaultKind} from '../../plugins/_shared/text/errors';
import {formatReport, readReports} from '../lib/faultReport';
import type {Showing} from '../lib/faultReport';

const told = (kind: FaultKind, count: number, file = `docs/${kind}.md`) =>
  formatParts(
    Array.from({length: count}, (_, i) => ({
      where: `${file}:${count - i}`,
      what: `${kind} ${i}`,
      fix: 'mend it',
      kind,
    })),
  );

const linkOf = () => undefined;
const whole = {isWhole: true, keep: () => '', linkOf};

it('tells faults of one kind without a heading, by file and line', () => {
  const report = formatReport(readReports(told('link', 2)), whole);
  expect(report.split('\n')).toEqual([
    'docs/link.md:1: link 1',
    '  Fix: mend it',
    'docs/link.md:2: link 0',
    '  Fix: mend it',
  ]);
});

it('groups faults by their kind, each once', () => {
  const report = formatReport(
    readReports(told('link', 2), told('front-matter', 1), told('link', 2), 'a.md: odd\n  Fix: so'),
    whole,
  );
  expect(report.split('\n').filter((line) => /^[A-Z]/.test(line))).toEqual([
    'Front matter: 1 fault in 1 file',
    'Links: 2 faults in 1 file',
    'Others: 1 fault in 1 file',
  ]);
});

it('reads the headings of a report that it is given', () => {
  const first = formatReport(readReports(told('types', 1), told('demo', 1)), whole);
  expect(formatReport(readReports(first), whole)).toBe(first);
});

it('shows fifty, of every kind some, and names the file that has all', () => {
  let kept = '';
  const faults = readReports(told('link', 100), told('demo', 3));
  const report = formatReport(faults, {
    isWhole: false,
    linkOf,
    keep(all) {
      kept = all;
      return 'all.txt';
    },
  });
  const lines = report.split('\n');
  expect(lines.filter((line) => line.startsWith('  Fix:'))).toHaveLength(50);
  expect(lines.filter((line) => line.startsWith('docs/demo.md'))).toHaveLength(3);
  expect(lines.at(-1)).toBe('… and 53 more; all 103 are in all.txt, and --verbose shows them');
  expect(kept.match(/Fix:/g)).toHaveLength(103);
});

it('says how all are seen where they can be kept nowhere', () => {
  const faults = readReports(told('link', 60));
  const report = formatReport(faults, {...whole, isWhole: false, keep: () => undefined});
  expect(report).toMatch(/\n… and 10 more; --verbose shows all 60$/);
});

describe('the guide', () => {
  const kinds: Showing = {
    ...whole,
    linkOf: (text) => /: (link|demo) /.exec(text)?.[1]?.replace(/^/, 'https://x.example/#'),
  };
  const faults = readReports(told('demo', 2), told('link', 40), told('types', 1));
  const report = formatReport(faults, kinds);

  it('is named by the first fault of each entry, right behind what it says', () => {
    expect(report.split('\n').filter((line) => line.includes('More: '))).toEqual([
      '  More: https://x.example/#demo',
      '  More: https://x.example/#link',
    ]);
    expect(report).toContain(
      'docs/demo.md:1: demo 1\n  Fix: mend it\n  More: https://x.example/#demo\ndocs/demo.md:2: demo 0',
    );
  });

  it('is no part of a fault that is read again', () => {
    expect(readReports(report, told('demo', 2))).toHaveLength(faults.length);
    expect(formatReport(readReports(report), kinds)).toBe(report);
  });
});
