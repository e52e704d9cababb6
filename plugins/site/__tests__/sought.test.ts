import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** What a plugin of Docusaurus may look for: each kind by itself, deep within others, and none. */
const PAGES: Record<string, string> = {
  'plain.md': 'A text\nof *two* lines.\n',
  'headings.md': '# Title\n\n> ## In a quote {#own}\n\n- ### In a list\n\n## Twice\n\n## Twice\n',
  'links.md': '[a](./a.md), [b][b]\n\n> - [c](c.mdx#d) ![e](e.png)\n\n[b]: ./b.md\n',
  // Files that are there: the bundler is asked for them.
  'files.md': '- [a](@site/package-lock.json)\n\n> ![b](@site/static/img/glyph.svg)\n',
  'code.md': '```js title="a.js" live\na\n```\n\n- ```\n  b\n  ```\n',
  'callouts.md':
    ':::note[A *title*]\n\n:::tip\n\nIn it.\n\n:::\n\n:::\n\nA :word{a=b} ::leaf, at 10:half past\n',
  'html.md': '<details>\n<summary>More</summary>\n\n## Below\n\n</details>\n',
  'tables.md': '| a | [b](b.md) |\n| - | - |\n| `c` | **d** :smile: |\n\n## After\n',
  'elements.mdx':
    '<head>\n  <title>A</title>\n</head>\n\n<details>\n## In it\n\n[a](a.md)\n</details>\n',
  'parts.mdx': "import Part from './_part.mdx';\n\n## First\n\n<Part />\n\n## Last\n",
  'own.mdx': 'export const toc = [];\n\n## First\n\n{1 + 1}\n',
};

it('leaves pages as all plugins of Docusaurus make them', () => {
  const fixture = path.join(__dirname, '__fixtures__/compilePages.mjs');
  // As in a build: where Jest runs, Docusaurus makes no processors.
  const env = {...process.env, NODE_ENV: 'production', JEST_WORKER_ID: ''};
  const input = JSON.stringify(Object.entries(PAGES));
  const said = execFileSync(process.execPath, [fixture], {input, env, stdio: 'pipe'}).toString();
  expect(JSON.parse(said)).toEqual({different: [], told: 10});
});
