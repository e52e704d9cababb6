import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from '../../chromium';
import {writeInto} from '../folder';
import {NOTHING} from '../runner';
import {readExports, readWants} from '../exported';
import {tryAll} from '../trial';
import {demo, makeKitSite, one} from './kit';

jest.setTimeout(60_000);

const siteDir = makeKitSite();
const bench = {siteDir, package: 'kit', signal: new AbortController().signal};

afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

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

it('tells what takes no room in a browser, which has words on the server', async () => {
  const heard: string[] = [];
  writeFileSync(path.join(siteDir, 'node_modules/kit/style.css'), '.closed { display: none }');
  await tryAll(
    [
      {id: 'shown', code: demo('<p>a</p>')},
      {id: 'hidden', code: demo('<p style={{display: "none"}}>a</p>')},
      {id: 'closed', code: demo('<p className="closed">a</p>')},
    ],
    {...inBrowser, css: 'kit/style.css', onRendered: (id, {html}) => heard.push(`${id}: ${html}`)},
  );
  expect(heard.sort()).toEqual([
    'closed: ',
    'closed: <p class="closed">a</p>',
    'hidden: ',
    'hidden: <p style="display:none">a</p>',
    'shown: <p>a</p>',
  ]);
});

it('tries in a browser without a sheet that cannot be read', async () => {
  const sheet = '.a { background: url(./gone.png) }';
  writeFileSync(path.join(siteDir, 'node_modules/kit/torn.css'), sheet);
  const code = one('Nameless', '<Nameless />');
  const faults = await tryAll([{id: 'bare', code}], {...inBrowser, css: 'kit/torn.css'});
  expect([...faults.keys()]).toEqual(['bare']);
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

it('surrounds them with a frame, and tells what stands in it', async () => {
  const frame =
    'export const Frame = ({children}: {children?: unknown}) => <main>{children as string}</main>;';
  const code = demo('null');
  const rendered: unknown[] = [];
  const faults = await tryAll(
    [
      {id: 'empty', code},
      {id: 'full', code: demo('<b>a</b>')},
    ],
    {...bench, frame, onRendered: (...one) => rendered.push(one)},
  );
  expect([...faults]).toEqual([['empty', NOTHING]]);
  expect(rendered).toEqual([['full', {html: '<main><b>a</b></main>', empty: '<main></main>'}]]);
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
