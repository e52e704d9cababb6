import {rmSync} from 'node:fs';
import {toCode, variantsOf} from '../elements';
import {valueFor} from '../fill';
import {writeInto} from '../folder';
import {readExports, readWants} from '../exported';
import {tryAll} from '../trial';
import {demo, makeKitSite, one} from './kit';

jest.setTimeout(60_000);

const siteDir = makeKitSite();
const bench = {siteDir, package: 'kit', signal: new AbortController().signal};

afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

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
