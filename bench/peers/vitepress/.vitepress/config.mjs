import {readdirSync} from 'node:fs';
import path from 'node:path';

const DOCS = path.resolve(import.meta.dirname, '../docs');

/** VitePress makes no tree of its own: this is what the others show. */
function sections() {
  const folders = readdirSync(DOCS, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return folders
    .map(({name}) => name)
    .sort()
    .map((name) => ({
      text: name,
      collapsed: true,
      items: readdirSync(path.join(DOCS, name))
        .sort()
        .map((file) => path.basename(file, '.md'))
        .map((page) => ({text: page, link: `/${name}/${page}`})),
    }));
}

/** VitePress as its template has it, with its own search, which the others have too. */
export default {
  title: 'VitePress',
  srcDir: 'docs',
  themeConfig: {sidebar: sections(), search: {provider: 'local'}},
};
