import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {makeRecords, recordFaults, writeRecords} from '../lib/demoChecks/records';

const site = {
  dir: mkdtempSync(path.join(os.tmpdir(), 'vitrine-records-')),
  frames: [],
  aliases: [],
  products: [{id: 'ui', docs: 'docs/ui', packages: ['@ui/lib']}],
};
const LIBRARY = path.join(site.dir, 'node_modules/@ui/lib');
mkdirSync(LIBRARY, {recursive: true});
writeFileSync(path.join(LIBRARY, 'package.json'), '{"version": "2.1.0"}');

const FILE = 'docs/ui/demos.axe.json';

function placed(demo: string, at = 'docs/ui/button.md:7') {
  return {page: '/ui/button/', demo, origin: {at, file: `${demo}.tsx`}};
}

function violation(demo: string, look: string, what: string) {
  return {page: '/ui/button/', demo, look, check: 'axe', what};
}

beforeAll(() => mkdirSync(path.join(site.dir, 'docs/ui'), {recursive: true}));
afterAll(() => rmSync(site.dir, {recursive: true}));

it('counts a violation once, in however many modes it is, and names the version', () => {
  const findings = [
    violation('Faint', 'dark ltr', 'color-contrast at p'),
    violation('Faint', 'dark rtl', 'color-contrast at p'),
    violation('Faint', 'dark rtl', 'label at input'),
  ];
  const records = makeRecords(site, [placed('Good'), placed('Faint')], findings, '2026-11-22');
  expect(records.get('docs/ui')).toEqual({
    version: '2.1.0',
    date: '2026-11-22',
    demos: {Faint: {violations: 2}, Good: {violations: 0}},
  });
});

it('prefers the version that the page itself has', () => {
  const {page, demo, origin} = placed('Old', 'ui_versioned_docs/version-v1/button.md:7');
  const own = {page, demo, origin: {...origin, packages: {'@ui/lib': '1.9.0'}}};
  const [record] = makeRecords(site, [own], [], '2026-11-22').values();
  expect(record?.version).toBe('1.9.0');
});

it('makes none for hand-made pages', () => {
  expect(makeRecords(site, [placed('Piece', 'src/Piece.tsx')], [], '2026-11-22').size).toBe(0);
});

it('is missing, then written, then true, then otherwise than what is found', () => {
  const good = makeRecords(site, [placed('Good')], [], '2026-11-22');
  expect(recordFaults(site.dir, good)).toEqual([
    `${FILE} is missing. Fix: npm run test:demos -- --write`,
  ]);
  writeRecords(site.dir, good, true);
  expect(recordFaults(site.dir, good)).toEqual([]);
  const bad = makeRecords(site, [placed('Good')], [violation('Good', 'a', 'b')], '2026-11-22');
  expect(recordFaults(site.dir, bad)).toEqual([
    `${FILE}: Good has 1 violations, not 0. Fix: npm run test:demos -- --write`,
  ]);
});

it('keeps what is known of demos that were not run', () => {
  writeRecords(site.dir, makeRecords(site, [placed('Other')], [], '2026-11-23'), false);
  const text = readFileSync(path.join(site.dir, FILE), 'utf8');
  expect(Object.keys(JSON.parse(text).demos)).toEqual(['Good', 'Other']);
});
