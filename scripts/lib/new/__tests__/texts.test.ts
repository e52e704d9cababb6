import {identityOf, initials} from '../identity';
import {foldersOf, overviewText, pageText} from '../pageText';
import {firstSentence, toPageText} from '../sentences';
import {configText, missingPeers, siteManifest, surroundings} from '../siteFiles';
import {wholesOf} from '../wholes';
import {model} from './models';

const [whole] = wholesOf([
  model('TextField', {
    description: 'A field, e.g. for names. It has a `<label>`.\n\nMore <b>of</b> it.',
  }),
]);
if (!whole) throw new Error('no whole');
const facts = {whole, library: 'Acme UI', package: '@acme/ui'};

it('writes a page with its demo and its playground', () => {
  expect(pageText({...facts, demo: 'BasicTextField.tsx', playground: 'TextField'})).toBe(`---
title: Text field
description: A field, e.g. for names.
components: TextField
packageName: '@acme/ui'
---

# Text field

A field, e.g. for names. It has a \`<label>\`.

More &lt;b>of&lt;/b> it.

{{"demo": "BasicTextField.tsx"}}

{{"playground": "TextField"}}
`);
});

it('lays a demo out as in a text where that shows a block', () => {
  expect(pageText({...facts, demo: 'BasicTextField.tsx', flow: true})).toContain(
    '\n{{"demo": "BasicTextField.tsx", "flow": true}}\n',
  );
});

it('names the parts of a namespace as a demo writes them', () => {
  const [dialog] = wholesOf([model('Dialog.Root'), model('Dialog.Popup')]);
  expect(dialog && pageText({...facts, whole: dialog})).toContain(
    'components: Dialog.Root, Dialog.Popup\n',
  );
});

it('says no more than it knows of what has neither', () => {
  const [bare] = wholesOf([model('Ghost')]);
  expect(bare && pageText({...facts, whole: bare})).toBe(`---
title: Ghost
description: Ghost is a component of Acme UI.
components: Ghost
packageName: '@acme/ui'
---

# Ghost
`);
});

test.each([
  ['Starts *something*. Then ends.', 'Starts something.'],
  ['One line\nand the next', 'One line and the next'],
  ['**Kit - Button**\n\n_A button._\n\n[Demo](https://x.org)', 'A button.'],
  ['**Only a name**', 'Only a name'],
  ['', undefined],
  ['# A heading', undefined],
  [`${'word '.repeat(40)}end.`, undefined],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});

it('shows links into another site as words, HTML as text, headings as none', () => {
  const text =
    '# Props\n\nSee [Box](/box/) and [React](https://react.dev), ![a](b.png), <br>.\n\n`<p>`';
  expect(toPageText(text)).toBe(
    '**Props**\n\nSee Box and [React](https://react.dev), a, &lt;br>.\n\n`<p>`',
  );
});

it('leaves out what says nothing, and what the page has said already', () => {
  const text =
    '**Kit - Button**\n\n_A button._\n\nWith icons.\n\n---\n\n![Logo](https://x.org/logo.png)';
  expect(toPageText(text, 'A button.')).toBe('With icons.');
  expect(toPageText('A button.', 'A button.')).toBe('');
});

it('keeps folders apart from each other, and from the pages that a product has anyway', () => {
  const pages = ['URLField', 'UrlField', 'Installation'].map((name) => ({name}));
  expect([...foldersOf(pages).values()]).toEqual([
    'url-field',
    'url-field-2',
    'installation-component',
  ]);
});

it('shows the components on the start page, and says once what they are', () => {
  const text = overviewText({id: 'ui', name: 'Acme UI', description: 'All of it.'});
  expect(text).toContain("from '@generated/page-index/default/components-ui.json'");
  expect(text.match(/All of it\./g)).toHaveLength(1);
});

test.each([
  ['@acme/ui', 'acme-ui', 'Acme UI'],
  ['react-bootstrap', 'react-bootstrap', 'React Bootstrap'],
  ['@2d/kit.js', 'd-kit-js', '2d Kit Js'],
])('%s is called %s, %s', (packageName, id, name) => {
  expect(identityOf(packageName, undefined)).toMatchObject({id, name});
});

it('takes one sentence of what the package says of itself', () => {
  const {description} = identityOf('ui', 'Calm parts. And more.', {name: 'X'});
  expect(description).toBe('Calm parts.');
});

it('makes a mark of two letters', () => {
  expect(['Acme UI', 'antd', 'A b c'].map(initials)).toEqual(['AU', 'A', 'AB']);
});

it('writes a configuration that can be taken in at a glance', () => {
  const entry = {id: 'ui', name: 'Acme UI', description: "It's all.", package: '@acme/ui'};
  const text = configText({...entry, css: '@acme/ui/style.css', frame: './src/frame.tsx'});
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  expect(text).toContain('packages: ["@acme/ui"]');
  expect(text).toContain("presets: [['vitrine', {products: [product]}]]");
});

const own = {
  name: 'vitrine',
  version: '1.0.0',
  dependencies: {react: '19.2.9', 'react-dom': '19.2.9'},
};

it('runs the React of Vitrine, and its types', () => {
  expect(siteManifest('My docs', own, '^1.0.0')).toMatchObject({
    name: 'my-docs',
    private: true,
    scripts: {start: 'vitrine start', check: 'vitrine check'},
    dependencies: {react: '19.2.9', 'react-dom': '19.2.9', vitrine: '^1.0.0'},
    devDependencies: {'@types/react': '^19'},
  });
});

it.each(['react', 'Vitrine'])('names no site like what it depends on: %s', (folder) => {
  expect(siteManifest(folder, own, '1').name).toBe(`${folder.toLowerCase()}-docs`);
});

it('asks for the peers that are not there, and not for optional ones', () => {
  const library = {
    peerDependencies: {react: '*', dayjs: '^1.0.0', vue: '*'},
    peerDependenciesMeta: {vue: {optional: true}},
  };
  expect(missingPeers(library, siteManifest('x', own, '1'))).toEqual(['dayjs@^1.0.0']);
});

it('tells agents the rules, in the file that most of them read, to which others lead', () => {
  const files = new Map(surroundings(identityOf('@acme/ui', undefined)));
  const rules = files.get('AGENTS.md') ?? '';
  for (const what of ['docs/acme-ui', 'BasicButtons.tsx', 'npm run check', 'vitrine mcp']) {
    expect(rules).toContain(what);
  }
  expect(files.get('CLAUDE.md')).toBe('@AGENTS.md\n');
});
