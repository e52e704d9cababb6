import type * as Reader from '../core/readPage';

/** Modules of its own, as Docusaurus gives each plugin. */
function load(): typeof Reader {
  let reader: typeof Reader | undefined;
  jest.isolateModules(() => (reader = jest.requireActual('../core/readPage')));
  if (!reader) throw new Error('Not loaded.');
  return reader;
}

it('reads a page once for all plugins, whose modules are apart', () => {
  const [search, markdown] = [load(), load()];
  expect(search.readPage).not.toBe(markdown.readPage);
  expect(markdown.readPage('# A', 'md')).toBe(search.readPage('# A', 'md'));
});

it('reads the same text as what it is written in', () => {
  const {readPage} = load();
  expect(readPage('{1}', 'mdx').tags).toHaveLength(1);
  expect(readPage('{1}', 'md').tags).toHaveLength(0);
});
