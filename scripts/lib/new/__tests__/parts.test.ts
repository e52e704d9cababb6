import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {optionsFaults, pluginFaults} from '../../../../tests/contract/layout';
import {listedOptions, readmeFaults} from '../../../../tests/contract/readme';
import {writeInto} from '../folder';
import {folderOf, productOf} from '../inSite';
import {componentsIn} from '../newDemo';
import {parsePage, plainPage} from '../newPage';
import {newPlugin, pluginFiles} from '../newPlugin';
import {addPart, isPart} from '../parts';

const product = {
  id: 'ui',
  name: 'Acme UI',
  description: 'All of it.',
  category: 'core',
  logo: {light: '', dark: ''},
  docs: './docs/ui/',
  routeRoots: ['/ui/'],
  packages: ['@acme/ui'],
  versions: [],
};
const signal = new AbortController().signal;

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'parts-'));
});

it('tells a part of a site from a folder', () => {
  expect(['page', 'plugin', 'docs', './page', undefined].map(isPart)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('finds a product by its id, or says which there are', () => {
  expect(productOf([product], 'ui')).toBe(product);
  expect(() => productOf([product], 'iu')).toThrow('no product "iu". Fix: did you mean "ui"?');
});

it('puts pages where those of the product are', () => {
  expect(folderOf(product)).toBe('docs/ui');
  expect(folderOf({...product, routeRoots: ['/a/b/', '/x/']})).toBe('docs/ui/a/b');
});

describe('a page', () => {
  it('is named by its product, with folders between', () => {
    expect(parsePage('ui/Button')).toEqual({product: 'ui', folders: [], name: 'Button'});
    expect(parsePage('ui/guides/theming').folders).toEqual(['guides']);
  });

  test.each([undefined, 'ui', 'ui/', '../ui/Button', 'ui/../Button', 'ui/a b'])(
    'is not %s',
    (text) => {
      expect(() => parsePage(text)).toThrow('Fix: vitrine new page <product>/<Name>');
    },
  );

  it('says nothing that is not true', () => {
    expect(plainPage('theming', 'Acme UI')).toBe(
      '---\ntitle: Theming\ndescription: Theming in Acme UI.\n---\n\n# Theming\n',
    );
  });
});

test.each([
  ["components: Button, Menu\npackageName: '@acme/ui'", ['Button', 'Menu'], '@acme/ui'],
  ['components:\n  - Button', ['Button'], undefined],
  ['title: Theming', [], undefined],
])('a page with %j is about %j', (yaml, names, packageName) => {
  expect(componentsIn(`---\n${yaml}\n---\n\n# Title\n`)).toEqual({names, packageName});
});

describe('a plugin', () => {
  it('holds what the contract wants of each', () => {
    const files = pluginFiles('reading-time', true);
    const paths = Object.keys(files).map((file) => `plugins/reading-time/${file}`);
    const readme = files['README.md'] ?? '';
    expect(pluginFaults(paths)).toEqual([]);
    expect(optionsFaults('reading-time', files['options.ts'] ?? '')).toEqual([]);
    expect(readmeFaults('reading-time', readme)).toEqual([]);
    expect(listedOptions(readme)).toEqual(['label']);
  });

  it('checks its options by Docusaurus where nothing of Vitrine is beside it', () => {
    const {'options.ts': options} = pluginFiles('reading-time', false);
    expect(options).not.toContain('_shared');
    expect(options).toContain('return validate(schema, options);');
  });

  it('is written once, and not at all when it is only asked about', async () => {
    writeInto(siteDir, new Map([['docusaurus.config.ts', '']]));
    const wish = {words: ['reading-time'], isDry: true};
    expect(await addPart('plugin', wish, {siteDir, signal})).toContain(
      'Would write plugins/reading-time/index.ts',
    );
    expect(readdirSync(siteDir)).toEqual(['docusaurus.config.ts']);
    await addPart('plugin', {...wish, isDry: false}, {siteDir, signal});
    expect(() => newPlugin('reading-time', siteDir)).toThrow('plugins/reading-time is there');
    expect(() => newPlugin('Reading', siteDir)).toThrow('"Reading" is no name of a plugin');
  });
});
