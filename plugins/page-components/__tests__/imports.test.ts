import {parsePage} from '../../page-reader/core/parse';
import {importKnown, undefinedComponents} from '../core/imports';

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

it('tells the components that nobody brings, each once, with its line', () => {
  const page = [
    "import Card, {Other as Props} from './cards';",
    '',
    'export const {Box} = Card;',
    '',
    '<Card><Box.Side /> <Tabs /> <Details /> <Demo src="./A.tsx" /></Card>',
    '',
    'Text with <Badge /> and <Badge />, <props.Own /> and `<Code />`.',
    '',
    '- <Menu.Item />',
  ];
  expect(undefinedComponents(parsePage(page.join('\n'), 'mdx'))).toMatchObject([
    {line: 7, what: '<Badge> is not defined'},
    {line: 9, what: '<Menu> is not defined'},
  ]);
});
