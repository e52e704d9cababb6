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
