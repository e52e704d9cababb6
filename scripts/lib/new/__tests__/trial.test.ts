import {mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findBrowser} from '../../chromium';
import {toCode, variantsOf} from '../elements';
import {valueFor} from '../fill';
import {writeInto} from '../folder';
import {NOTHING} from '../runner';
import {readExports, readWants} from '../exported';
import {tryAll} from '../trial';

jest.setTimeout(60_000);

const MODULES = path.resolve(__dirname, '../../../../node_modules');
const siteDir = mkdtempSync(path.join(tmpdir(), 'trial-'));
const KIT = `
import {createContext, createElement, useContext, useEffect, useState} from 'react';
const State = createContext(undefined);
export {State};
export function Button({children}) { return createElement('button', null, children); }
export function Leaver() { process.exit(0); }
const Item = () => { if (!useContext(State)) throw new Error('use it within Menu\\n at x'); return null; };
export const Menu = {Root: Button, Item, Handle: class {}};
Button.Root = Button;
export const nightTheme = {ink: '#fff'};
export function ButtonIcon() { return null; }
export {ButtonIcon as Icon, Button as Root, Leaver as Quitter};
export const themes = [], useNoTheme = () => {};
const useTheme = () => { throw new Error('no theme'); };
export function Nameless({'aria-label': label, children}) {
  useEffect(() => { if (!label) throw new Error('give it a name'); });
  return children ?? 'a';
}
export function Modal({onClose, children}) { return document.title ?? createElement('p', {onClick: onClose}, children); }
export function Orphan() { useTheme(); }
export const Picker = Label, Table = Label, Filter = Label;
function Label() { return createElement('b', null, 'a'); }
export default function Card({children}) { return useState(children)[0]; }
`;
const TYPES = `
import type {JSX, ReactNode} from 'react';
export declare function Button(props: {children?: ReactNode; tone?: 'calm'}): JSX.Element;
export declare function Leaver(): JSX.Element;
export declare function Nameless(props: {children?: ReactNode}): JSX.Element;
export declare function Modal(props: {children?: ReactNode; onClose: () => void}): JSX.Element;
export declare function Orphan(): JSX.Element;
export default function Card(props: {children?: ReactNode}): JSX.Element;
export declare const Menu: {Root: typeof Button; Item: (props: {tone: 'a' | 'b'; rows: Rows; onPick: (row: string) => boolean}) => null};
type Rows = readonly string[];
interface Option {value: string | number; label?: ReactNode; tone: 'a' | 'b'; onPick?: () => void}
interface Tab {key?: string; title?: ReactNode; children?: ReactNode; isShut?: boolean}
export declare function Picker(props: {options?: Option[] | null; items?: readonly Tab[]; marks?: string[]}): JSX.Element;
interface Query {tokens: readonly string[]; operation: 'and' | 'or'; isOpen?: boolean}
export declare function Filter(props: {value: string; query: Query; anchor: Query | null; isValid: (text: string) => {valid: true; tell: (text: string) => string}; load: () => Promise<readonly Query[]>; onChange?: (text: string) => void}): JSX.Element;
interface Column {dataIndex?: string; title?: ReactNode; width?: number}
export declare function Table<Row>(props: {columns?: Column[]; data?: Row[]}): JSX.Element;
`;
writeInto(
  siteDir,
  new Map([
    ['node_modules/kit/package.json', '{"name": "kit", "module": "i.js", "types": "i.d.ts"}'],
    ['node_modules/kit/i.js', KIT],
    ['node_modules/kit/i.d.ts', TYPES],
    ['node_modules/@types/x', ''],
  ]),
);
for (const name of [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'scheduler',
]) {
  symlinkSync(path.join(MODULES, name), path.join(siteDir, 'node_modules', name));
}

const bench = {siteDir, package: 'kit', signal: new AbortController().signal};
const demo = (body: string) =>
  `import Card, {Button, Leaver, Menu, Orphan, Picker, Table} from 'kit';\nexport default () => ${body};\nvoid [Button, Card, Leaver, Menu, Orphan, Picker, Table];\n`;

const one = (name: string, body: string) =>
  `import {${name}} from 'kit';\nexport default () => ${body};\n`;

it('tells by their ids which demos fail, and why', async () => {
  const faults = await tryAll(
    [
      {id: 'works', code: demo('<Button tone="calm">a</Button>')},
      {id: 'mistyped', code: demo('<Button tone="loud" />')},
      {id: 'leaves', code: demo('<Leaver />')},
      {id: 'throws', code: demo('<Menu.Item tone="a" rows={[]} onPick={() => true} />')},
      {id: 'wants a provider', code: demo('<Orphan />')},
      {id: 'has no name', code: demo('<Card>a</Card>')},
      {id: 'is empty', code: demo('null')},
      {id: 'complains', code: demo('[<b>a</b>, <i>b</i>]')},
      {id: 'is not looked at', code: demo('<Button tone="loud" />'), isTyped: false},
    ],
    bench,
  );
  expect(Object.fromEntries(faults)).toEqual({
    mistyped: `Type '"loud"' is not assignable to type '"calm"'.`,
    leaves: 'it ends the process that renders it',
    throws: 'use it within Menu',
    'wants a provider': 'no theme (in useTheme)',
    'is empty': NOTHING,
    complains: expect.stringContaining('unique "key" prop'),
  });
  expect(readdirSync(siteDir)).toEqual(['node_modules']);
});

/** Some distributions have a script in the browser's place that begins it, and waits for its end. */
const browser = path.join(siteDir, 'node_modules/browser.sh');
writeFileSync(browser, `#!/bin/sh\n${findBrowser()} "$@"\n`, {mode: 0o755});
const inBrowser = {...bench, browser};

it('tries in a browser what works on the server, and the next of a group where it fails', async () => {
  const group = 'Nameless';
  const faults = await tryAll(
    [
      {id: 'works', code: one('Button', '<Button>a</Button>')},
      {id: 'bare', group, code: one('Nameless', '<Nameless />')},
      {id: 'mistyped', group, code: one('Nameless', '<Nameless loud />')},
      {id: 'named', group, code: one('Nameless', '<Nameless aria-label="a" />')},
      {id: 'open', code: one('Modal', '<Modal onClose={() => {}}>a</Modal>'), isOpen: true},
      {
        id: 'open, and broken',
        code: one('Orphan', '(typeof document && <Orphan />)'),
        isOpen: true,
      },
      {id: 'untyped', code: one('Nameless', '<Nameless />'), isTyped: false},
    ],
    inBrowser,
  );
  expect(Object.fromEntries(faults)).toEqual({
    bare: 'give it a name',
    mistyped: expect.stringContaining("'loud'"),
    open: 'document is not defined',
    'open, and broken': 'no theme (in useTheme)',
    untyped: 'give it a name',
  });
  expect(readdirSync(siteDir)).toEqual(['node_modules']);
});

it('believes the server where no browser can begin', async () => {
  const code = one('Nameless', '<Nameless />');
  const faults = await tryAll([{id: 'bare', code}], {...bench, browser: '/bin/false'});
  expect([...faults]).toEqual([]);
});

it('tries the others where one asks for what the package does not export', async () => {
  const faults = await tryAll(
    [
      {id: 'asks', code: "import {Item} from 'kit';\nexport default Item;\n", isTyped: false},
      {id: 'works', code: demo('<Button>a</Button>')},
    ],
    bench,
  );
  expect([...faults]).toEqual([['asks', expect.stringContaining('No matching export')]]);
});

it('surrounds them with a frame', async () => {
  const frame =
    'export const Frame = ({children}: {children?: unknown}) => <main>{children as string}</main>;';
  const code = demo('null');
  const faults = await tryAll(
    [
      {id: 'empty', code},
      {id: 'full', code: demo('<b>a</b>')},
    ],
    {...bench, frame},
  );
  expect([...faults]).toEqual([['empty', NOTHING]]);
});

it('reads what a package exports when it runs', async () => {
  expect(await readExports(bench)).toEqual({
    components: [
      'Button',
      'ButtonIcon',
      'Filter',
      'Icon',
      'Leaver',
      'Modal',
      'Nameless',
      'Orphan',
      'Picker',
      'Quitter',
      'Root',
      'Table',
    ],
    main: true,
    namespaces: {Menu: ['Root', 'Item']},
    themes: ['nightTheme'],
    // By `Quitter` nobody knows what it would be a part of.
    aliases: ['Icon', 'Root', 'Button.Root', 'Root.Root'],
  });
});

it('says which library cannot be loaded', async () => {
  await expect(readExports({...bench, package: 'nothing'})).rejects.toThrow(
    'nothing cannot be bundled: Could not resolve "nothing"',
  );
});

it('names the file of a library that cannot be bundled', async () => {
  writeInto(
    siteDir,
    new Map([
      ['node_modules/torn/package.json', '{"name": "torn", "main": "i.js"}'],
      [
        'node_modules/torn/i.js',
        "\nimport './style.less';\nimport {tone} from 'absent';\nexport {tone};",
      ],
    ]),
  );
  await expect(readExports({...bench, package: 'torn'})).rejects.toThrow(
    /^torn cannot be bundled: node_modules\/torn\/i\.js:\d: Could not resolve "\.\/style\.less"\n {2}Fix: the package lacks a file /,
  );
});

it('renders a library that has a React of its own below it with that of the site', async () => {
  const code = "import {useState} from 'react';\nexport const Tag = () => useState('a')[0];";
  const files = [
    ['node_modules/nested/package.json', '{"name": "nested", "module": "i.js"}'],
    ['node_modules/nested/i.js', code],
    ['node_modules/nested/node_modules/react/package.json', '{"name": "react", "main": "i.js"}'],
    ['node_modules/nested/node_modules/react/i.js', 'exports.useState = () => null.useState();'],
  ] as const;
  writeInto(siteDir, new Map(files));
  const demo = "import {Tag} from 'nested';\nexport default () => <Tag />;\n";
  const tried = [{id: 'tag', code: demo, isTyped: false}];
  expect(await tryAll(tried, {...bench, package: 'nested'})).toEqual(new Map());
});

it('tries the own source of a library in place of what is installed', async () => {
  const source =
    "import {useState} from 'react';\nexport const Chip = ({text}: {text: string}) => <i>{useState(text)[0]}</i>;\n";
  writeInto(siteDir, new Map([['ui/index.tsx', source]]));
  const own = {...bench, package: 'unbuilt', entry: path.join(siteDir, 'ui/index.tsx')};
  expect(await readExports(own)).toMatchObject({components: ['Chip']});
  expect([...(await readWants(own, ['Chip'])).keys()]).toEqual(['Chip']);
  const code = (attribute: string) =>
    `import {Chip} from 'unbuilt';\nexport default () => <Chip ${attribute} />;\n`;
  const tried = [
    {id: 'right', code: code('text="a"')},
    {id: 'mistyped', code: code('text={1}')},
  ];
  expect([...(await tryAll(tried, own)).keys()]).toEqual(['mistyped']);
  rmSync(path.join(siteDir, 'ui'), {recursive: true});
});

it('says so where a library cannot be loaded without a browser', async () => {
  const files = [
    ['node_modules/windowed/package.json', '{"name": "windowed", "main": "i.js"}'],
    ['node_modules/windowed/i.js', 'exports.width = window.innerWidth;'],
  ] as const;
  writeInto(siteDir, new Map(files));
  await expect(readExports({...bench, package: 'windowed'})).rejects.toThrow(
    /^windowed cannot be loaded on the server: window is not defined\n {2}Fix: what needs the browser/,
  );
});

it('runs a library that has nothing but CommonJS', async () => {
  const code =
    "const {createElement} = require('react');\nexports.Tag = ({children}) => createElement('i', null, children);";
  const files = [
    ['node_modules/old/package.json', '{"name": "old", "main": "i.js"}'],
    ['node_modules/old/i.js', code],
  ] as const;
  writeInto(siteDir, new Map(files));
  const own = {...bench, package: 'old'};
  expect(await readExports(own)).toMatchObject({components: ['Tag']});
  const demo = "import {Tag} from 'old';\nexport default () => <Tag>a</Tag>;\n";
  expect(await tryAll([{id: 'tag', code: demo, isTyped: false}], own)).toEqual(new Map());
});

it('finds the props that a component cannot be without, told in a comment or not', async () => {
  const found = await readWants(bench, ['Button', 'Menu.Item']);
  expect([...found.keys()]).toEqual(['Menu.Item']);
  const {required = []} = found.get('Menu.Item') ?? {};
  expect(required.map((prop) => [prop.name, valueFor(prop, 'Item')])).toEqual([
    ['tone', '"a"'],
    ['rows', '[]'],
    ['onPick', '() => false'],
  ]);
});

it('gives objects their fields, and to what holds a state who hears of it', async () => {
  const wants = (await readWants(bench, ['Filter'])).get('Filter');
  expect(wants?.required.map((prop) => [prop.name, valueFor(prop, 'Filter')])).toEqual([
    ['value', '"filter"'],
    ['query', '{}'],
    ['anchor', 'null'],
    ['isValid', '() => null'],
    ['load', 'async () => {}'],
    ['onChange', '() => {}'],
  ]);
  const code = variantsOf({tag: 'Filter', ...wants})
    .map(toCode)
    .at(-1);
  expect(code).toContain("query={{tokens: [], operation: 'and'}} anchor={null}");
  expect(code).toContain("isValid={() => ({valid: true, tell: () => ''})}");
  expect(code).toContain('load={async () => ([])}');
  expect([...(await tryAll([{id: 'typed', code: one('Filter', code ?? '')}], bench))]).toEqual([]);
});

it('makes lists for what components show one by one, which the compiler takes', async () => {
  const found = await readWants(bench, ['Menu.Item', 'Picker', 'Table']);
  const samples = Object.fromEntries([...found].map(([tag, wants]) => [tag, wants.samples]));
  expect(samples).toEqual({
    'Menu.Item': {rows: "['First', 'Second', 'Third']"},
    Picker: {
      options: expect.stringContaining("{value: 'first', tone: 'a', label: 'First'}"),
      items: expect.stringContaining(
        "{key: 'second', title: 'Second', children: 'Second content'}",
      ),
    },
    Table: {
      columns: "[{dataIndex: 'name', title: 'Name'}, {dataIndex: 'amount', title: 'Amount'}]",
      data: expect.stringContaining("{id: 1, name: 'First', amount: 10}"),
    },
  });
  const demos = Object.entries(samples).map(([tag, lists]) => {
    const props = Object.entries(lists).map(([name, list]) => `${name}={${list}}`);
    const own = tag === 'Menu.Item' ? ' tone="a" onPick={() => true}' : '';
    return {id: tag, code: demo(`<${tag}${own} ${props.join(' ')} />`)};
  });
  const faults = await tryAll(demos, bench);
  expect([...faults]).toEqual([['Menu.Item', 'use it within Menu']]);
});
