import {parsePage} from '../../page-reader/core/parse';
import {importKnown} from '../core/imports';

/** What is imported for a page, by name. */
function imported(...lines: string[]): string[] {
  const tree = parsePage(lines.join('\n'), 'mdx');
  importKnown(tree);
  const [first] = tree.children;
  const body = first?.type === 'mdxjsEsm' && first.value === '' ? first.data?.estree?.body : [];
  return (body ?? []).flatMap((one) =>
    one.type === 'ImportDeclaration' ? one.specifiers.map(({local}) => local.name) : [],
  );
}

it('imports what a page names, wherever it stands, and nothing else', () => {
  const page = [
    '- a',
    '',
    '  <Tabs>',
    '  <TabItem value="a">b <Link to="/">c</Link></TabItem>',
    '  </Tabs>',
  ];
  expect(imported(...page, '', '<Card />', '', '`<DocCardList />`')).toEqual([
    'Link',
    'TabItem',
    'Tabs',
  ]);
});

it('brings demos, playgrounds and stories to pages that show one', () => {
  expect(imported('| a |', '| - |', '| <Demo /> |')).toEqual(['Demo']);
  expect(imported('<Playground />', '', '<Story />')).toEqual(['Playground', 'Story']);
});

it('leaves alone what a page imports or makes itself', () => {
  const page = [
    "import Tabs, {TabItem} from './mine';",
    '',
    'export const Link = () => <a />;',
    '',
    "import {Bar as DocCardList} from './cards';",
    '',
    '<Tabs><TabItem/><Link/><DocCardList/></Tabs>',
  ];
  expect(imported(...page)).toEqual([]);
});
