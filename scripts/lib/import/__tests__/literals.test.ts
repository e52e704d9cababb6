import {Code, isData} from '../literals';
import {readExport} from '../modules';

it('reads what a module exports, by whatever way, without running it', () => {
  const text = `
    import type {Config} from '@docusaurus/types';
    import {themes} from 'prism-react-renderer';
    const docs = {path: 'docs', sidebarPath: require.resolve('./sidebars.js')};
    const config: Config = {
      title: 'A', count: 2, isIt: true, none: null,
      presets: [['classic', {docs, blog: false} satisfies object]],
      prism: themes.github,
      url: process.env.URL,
    };
    export default config;`;
  const read = readExport(text, 'a.ts');
  expect(read).toEqual({
    title: 'A',
    count: 2,
    isIt: true,
    none: null,
    presets: [['classic', {docs: {path: 'docs', sidebarPath: './sidebars.js'}, blog: false}]],
    prism: new Code('themes.github'),
    url: new Code('process.env.URL'),
  });
  expect(isData(read)).toBe(false);
  expect(readExport("module.exports = {a: ['b']};", 'a.js')).toEqual({a: ['b']});
  expect(readExport('const a = a; export default a;', 'a.js')).toEqual(new Code('a'));
  expect(readExport('', 'a.js')).toBeUndefined();
});

describe('a configuration that is made', () => {
  const OPTIONS = `{...base, mode: process.env.NODE_ENV, url: process.env.URL ?? 'https://a.example', name}`;
  const MADE = {a: 1, mode: 'production', url: 'https://a.example', name: 'N'};

  it.each([
    `const name = 'N'; export default async function make() { return ${OPTIONS}; }`,
    `module.exports = async () => { const name = 'N'; return ${OPTIONS} satisfies Config; };`,
    `const name = 'N'; const make = () => (${OPTIONS}); export default make;`,
    `function make() { const name = 'N'; return ${OPTIONS}; } module.exports = make();`,
  ])('is read by what it gives: %s', (text) => {
    expect(readExport(`const base = {a: 1};\n${text}`, 'a.ts')).toEqual(MADE);
  });

  it.each([
    ["process.env.NODE_ENV === 'development' ? 1 : 2", 2],
    ['process.env.PREVIEW ? 1 : 2', 2],
    ["process.env.PREVIEW === 'yes' && 1", false],
    ["!process.env.PREVIEW && 'x'", 'x'],
    ['`${1}/${"a"}`', '1/a'],
    ["[...['a'], false && 'b', process.env.B].filter(Boolean)", ['a']],
    ["path.resolve(__dirname, '../docs')", '../docs'],
    ["import.meta.resolve('./a.css')", './a.css'],
    ['isIt() ? 1 : 2', new Code('isIt() ? 1 : 2')],
    ['`${now()}`', new Code('`${now()}`')],
  ])('gives for %s what a build for readers has', (code, value) => {
    expect(readExport(`export default ${code};`, 'a.ts')).toEqual(value);
  });
});
