import type {Root} from 'mdast';
import {DEFAULT_OPTIONS} from '../options';
import {remarkPlugin} from '../remark';

function htmlOf(lang: string, value: string, languages = DEFAULT_OPTIONS.languages): unknown {
  const tree: Root = {type: 'root', children: [{type: 'code', lang, value}]};
  remarkPlugin({...DEFAULT_OPTIONS, languages})(tree, {path: '/site/page.md', cwd: '/site', value});
  return JSON.stringify(tree);
}

it('loads languages that Prism does not bring, and leaves the global object as it was', () => {
  const languages = ['php', 'bash'];
  expect(htmlOf('php', '<?php echo 1;', languages)).toContain('&lt;?php');
  expect(htmlOf('zsh', 'echo 1', languages)).toContain('class=');
  expect(globalThis).not.toHaveProperty('Prism', expect.anything());
});

it('names the page by its path in the site', () => {
  expect(() => htmlOf('js{9}', 'a')).toThrow('page.md:1: the marked lines {9}');
});
