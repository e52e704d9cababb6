import {readReports} from '../core/report';

const record = {version: '7.3.4', date: '2026-11-22', demos: {A: {violations: 2}}};

it('gives each demo its own report', () => {
  expect(readReports(JSON.stringify(record))).toEqual({
    A: {version: '7.3.4', date: '2026-11-22', violations: 2},
  });
});

it.each([
  ['{"version": ', 'is no JSON'],
  ['[]', 'holds no object'],
  [JSON.stringify({...record, version: 7}), 'has no "version"'],
  [JSON.stringify({...record, date: 'today'}), 'has no "date" such as "2026-11-22"'],
  [JSON.stringify({...record, demos: null}), 'has no "demos"'],
  [JSON.stringify({...record, demos: {A: 2}}), 'has no number of "violations" for "A"'],
  [
    JSON.stringify({...record, demos: {A: {violations: -1}}}),
    'has no number of "violations" for "A"',
  ],
])('refuses %s', (text, fault) => {
  expect(readReports(text)).toBe(fault);
});
