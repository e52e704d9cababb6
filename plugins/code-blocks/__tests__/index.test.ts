import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import codeBlocks, {remarkPlugin} from '../index';
import {DEFAULT_OPTIONS} from '../options';

function htmlOf(lang: string, value: string): unknown {
  const tree: Root = {type: 'root', children: [{type: 'code', lang, value}]};
  remarkPlugin()(tree, {path: '/site/page.md', cwd: '/site', value});
  return JSON.stringify(tree);
}

it('brings the client half', () => {
  const plugin = codeBlocks({} as LoadContext, DEFAULT_OPTIONS);
  expect(plugin.getClientModules?.()).toEqual(['./client']);
});

it('loads languages that Prism does not bring, and leaves the global object as it was', () => {
  codeBlocks({} as LoadContext, {...DEFAULT_OPTIONS, languages: ['php', 'bash']});
  expect(htmlOf('php', '<?php echo 1;')).toContain('&lt;?php');
  expect(htmlOf('zsh', 'echo 1')).toContain('class=');
  expect(globalThis).not.toHaveProperty('Prism', expect.anything());
});

it('names the page by its path in the site', () => {
  expect(() => htmlOf('js{9}', 'a')).toThrow('page.md:1: the marked lines {9}');
});
