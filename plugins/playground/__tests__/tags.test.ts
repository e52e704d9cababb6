import {passingTags} from '../core/tags';

/** What is found of one tag: its attributes beside the props, and whether it is closed. */
function found(text: string, component = 'Tab') {
  return passingTags(text, component).map(({attributes, isClosed, begin, end}) => ({
    attributes: attributes.trim(),
    isClosed,
    tag: text.slice(begin, end),
  }));
}

it.each([
  ['functions', 'onPick={() => {}}'],
  ['comparisons', 'isOpen={1 > 0}'],
  ['lists of objects', "items={[{value: 'a', label: '}'}]}"],
  ['elements', 'icon={<Icon name="a" />}'],
  ['elements of one kind with it', 'icon={<Tab label="b" />}'],
  ['text with an apostrophe', "icon={<b>Don't\n</b>}"],
  ['templates over lines', "label={`a\n}'`}"],
  ['signs in texts', 'label="a > b {"'],
])('an attribute may hold %s', (_what, attribute) => {
  const tag = `<Tab ${attribute} {...props} />`;
  expect(found(`return <Tabs>${tag}</Tabs>;`)).toEqual([
    {attributes: attribute, isClosed: true, tag},
  ]);
});

it('props may come first, and something may stand in the tag', () => {
  expect(found('<Tab {...props} label="a">A</Tab>')).toEqual([
    {attributes: 'label="a"', isClosed: false, tag: '<Tab {...props} label="a">'},
  ]);
});

it.each([
  ['another component', '<Tabs {...props} />'],
  ['a part of it', '<Tab.Item {...props} />'],
  ['a type', 'const a: Map<Tab, string> = new Map({...props});'],
  ['a tag that never ends', '<Tab {...props}'],
  ['what is passed on within an attribute', '<Tab icon={<Icon {...props} />} />'],
  ['other props', '<Tab {...rest} />'],
])('%s is none', (_what, text) => {
  expect(found(text)).toEqual([]);
});

it('finds parts, and each of several', () => {
  expect(found('<Menu.Item {...props} /><Menu.Item {...props} />', 'Menu.Item')).toHaveLength(2);
});
