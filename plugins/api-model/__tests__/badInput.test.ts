import {existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {extractAll, listNames, type Extraction} from '../core/extract/extract';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** What is read of a library of this one file. */
function extract(source: string, names: string[] | 'public' = 'public'): Extraction {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-source-'));
  // React's types, as every library has them.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const entry = path.join(folder, 'index.tsx');
  writeFileSync(entry, source);
  const facts = {name: 'kit', version: '1.0.0', origin: null, entry};
  const targets =
    names === 'public' ? names : names.map((name) => ({name, kind: 'component' as const}));
  const workspace = {directory: ROOT, readFile: read, parsed: new Map()};
  const [found] = extractAll(workspace, [{facts, targets}]);
  if (!found) throw new Error('nothing extracted');
  return found;
}

const REACT = "import * as React from 'react';\n";

test('a package that is not installed has no types', () => {
  const facts = {name: '@nowhere/kit', version: '1.0.0', origin: null};
  const workspace = {directory: ROOT, readFile: read, parsed: new Map()};
  const [found] = extractAll(workspace, [{facts, targets: 'public'}]);
  expect(found).toMatchObject({hasTypes: false, models: [], unknown: []});
  expect(listNames(workspace, [{facts}])).toEqual([{components: [], hooks: []}]);
});

test('syntax errors are told with their place, and what can be read is read', () => {
  const {models, faults} = extract(
    `${REACT}export const Card = (props: {\n  /** A. */ a?: string\n  }) => <b>{props.a}</b>;\nexport const = 3;`,
  );
  expect(models.map(({name}) => name)).toEqual(['Card']);
  expect(faults).toHaveLength(1);
  expect(faults?.[0]?.where).toMatch(/index\.tsx:5$/);
  expect(faults?.[0]?.what).toMatch(/^cannot be read as TypeScript: /);
});

test('a package without components has none', () => {
  const found = extract('export const VERSION = 1;\nexport function sum(a: number) { return a; }');
  expect(found).toMatchObject({models: [], hasTypes: true});
  expect(found.exported.toSorted()).toEqual(['VERSION', 'sum']);
});

test('a name that is not exported is told', () => {
  const found = extract('export const Card = () => null;', ['Crad']);
  expect(found.unknown).toEqual([{name: 'Crad', kind: 'component'}]);
});

test('types that mention each other end', () => {
  const {models} = extract(
    `${REACT}interface A {b?: B}\ninterface B {a?: A; all?: Array<A | B>}\nexport const Card = (props: {\n/** Deep. */\nroot: A | B}) => <b>{String(props)}</b>;`,
  );
  expect(Object.keys(models[0]?.definitions ?? {})).toEqual(['A', 'B']);
});

test('of 5,000 props a thousand are listed, and the limit is told', () => {
  const members = Array.from({length: 5000}, (_, i) => `/** P. */\np${i}?: string;`).join('\n');
  const {models, limits} = extract(
    `${REACT}export interface CardProps {\n${members}}\nexport const Card = (props: CardProps) => <b>{props.p0}</b>;`,
  );
  expect(models[0]?.props).toHaveLength(1000);
  expect(limits).toEqual([
    {
      where: 'kit, Card',
      what: 'has 5000 documented props; the first 1000 by name are listed',
      fix: 'give the generated ones a type of their own, or mark them @ignore',
    },
  ]);
});

test('of a union of 5,000 values the first are shown and the rest counted', () => {
  const values = Array.from({length: 5000}, (_, i) => `'v${i}'`).join(' | ');
  const {models} = extract(
    `${REACT}export const Icon = (props: {\n/** Which. */\nname: ${values}}) => <b>{props.name}</b>;`,
  );
  expect(models[0]?.props[0]?.type.text).toMatch(/ \| … 4600 more$/);
  expect(models[0]?.props[0]?.type.members).toHaveLength(400);
});

test('two components of one page name are told', () => {
  const {faults} = extract(
    `${REACT}export const SvgIcon = () => <b />;\nexport const Svg_icon = () => <b />;`,
    ['SvgIcon', 'Svg_icon', 'SvgIcon'],
  );
  expect(faults?.[0]?.what).toMatch(/have one page name, svg-icon$/);
});

test('parts of a component, contexts and unstable names are not public', () => {
  const {models} = extract(
    `${REACT}export function Slider(props: {
/** A. */
a?: string}) { return <b>{props.a}</b>; }
export const SliderRail = () => <b />;
/** Stands alone. */
export const SliderMark = () => <b />;
export const SliderContext = React.createContext(1);
export const Unstable_Grid = () => <b />;
export const useSlider = () => 1;
/** @internal */
export const useInner = () => 1;
export default Slider;`,
  );
  expect(models.map(({name}) => name)).toEqual(['Slider', 'SliderMark', 'useSlider']);
});

test('a part that is exported by a name of its own says the same by both', () => {
  const {models} = extract(
    `${REACT}/** An entry. */
export const MenuItem = (props: {
/** A. */
a?: string}) => <b>{props.a}</b>;
export enum MenuItemCssVars {
/** Between entries. */
gap = '--MenuItem-gap'}
export const Menu = Object.assign(() => <b />, {Item: MenuItem});`,
  );
  const [whole, , part] = models;
  expect(whole).toMatchObject({name: 'MenuItem', parent: null});
  expect(whole?.cssVariables).toHaveLength(1);
  const imports = ["import {Menu} from 'kit';"];
  expect(part).toEqual({...whole, name: 'Menu.Item', parent: 'Menu', imports});
});
