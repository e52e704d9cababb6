import {collectMentions} from '../core/load/collect';

const page = (frontMatter: Record<string, unknown>, file = 'docs/a.md') => ({file, frontMatter});

test('reads lists and comma lists, each name once, in order of name', () => {
  const {mentions} = collectMentions([
    page({components: ['Menu', 'Button'], hooks: 'useMenu, useId'}),
    page({components: 'Button'}, 'docs/b.md'),
  ]);
  expect(mentions).toEqual([
    {name: 'Button', kind: 'component', file: 'docs/a.md', field: 'components'},
    {name: 'Menu', kind: 'component', file: 'docs/a.md', field: 'components'},
    {name: 'useId', kind: 'hook', file: 'docs/a.md', field: 'hooks'},
    {name: 'useMenu', kind: 'hook', file: 'docs/a.md', field: 'hooks'},
  ]);
});

test('keeps apart what pages ask of packages', () => {
  const {mentions} = collectMentions([
    page({components: 'Button', packageName: '@acme/lab'}),
    page({components: 'Button'}, 'docs/b.md'),
  ]);
  expect(mentions.map((mention) => [mention.file, mention.package])).toEqual([
    ['docs/a.md', '@acme/lab'],
    ['docs/b.md', undefined],
  ]);
});

test('a page that names nothing asks for nothing', () => {
  const pages = [page({}), page({components: null, hooks: ''}), page({components: []})];
  expect(collectMentions(pages)).toEqual({mentions: [], faults: []});
});

test.each([[3], [{a: 1}], [['Button', 3]], ['Button/../x'], [['a b']]])(
  'tells of %j in a field',
  (value) => {
    expect(collectMentions([page({components: value})])).toEqual({
      mentions: [],
      faults: [{file: 'docs/a.md', field: 'components', value}],
    });
  },
);
