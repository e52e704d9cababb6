import {apiMarkdown} from '../core/view/markdown';
import {modelOf, propOf, typeOf} from './__fixtures__/models';

const menu = modelOf({
  name: 'Menu',
  description: 'A menu.',
  imports: ["import {Menu} from '@scope/kit';"],
  deprecated: 'Use `List`.',
  props: [
    propOf('open', {required: true, type: typeOf('boolean')}),
    propOf('side', {type: typeOf("'left' | 'right'"), default: "'left'", description: 'a\n\nb|c'}),
  ],
  parts: [{name: 'Menu.Item', href: '/kit/api/menu/#menu.item', json: null}],
  alternatives: [
    {props: [{name: 'open', required: true, type: 'boolean'}], description: ''},
    {props: [{name: 'side', required: false, type: 'string'}], description: ''},
  ],
  sets: [
    {
      package: '',
      type: 'StyleProps',
      props: ['m', 'p'],
      href: '/kit/api/props/style-props/',
      json: '/kit/api/props/style-props.json',
    },
  ],
  inherited: [
    {package: 'react', type: 'DOMAttributes', props: ['onClick']},
    {package: '@scope/base', type: 'BaseProps', props: ['dir', 'lang']},
  ],
});
const item = modelOf({
  name: 'Menu.Item',
  parent: 'Menu',
  dataAttributes: [{name: 'data-open', description: 'While open.'}],
});

test('a page is text with all rows, what is inherited, and the parts below', () => {
  expect(apiMarkdown({title: 'Menu', models: [menu, item]})).toBe(`# Menu

From \`@scope/kit\` 1.2.3.

> **Deprecated.** Use \`List\`.

A menu.

\`\`\`tsx
import {Menu} from '@scope/kit';
\`\`\`

Parts: [\`Menu.Item\`](/kit/api/menu/#menu.item)

## Props

Some props go together. Choose one of these:

- Give \`open\`. Leave out \`side\`.
- Possible: \`side\`. Leave out \`open\`.

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`open\` (required) | \`boolean\` |  | About open. Not with \`side\`. |
| \`side\` | \`'left' \\| 'right'\` | \`'left'\` | a b\\|c Not with \`open\`. |

Further props:

- 2 of [\`StyleProps\`](/kit/api/props/style-props/), which many components have
- 1 of \`DOMAttributes\` (react)
- 2 of \`BaseProps\` (@scope/base): \`dir\`, \`lang\`

## Menu.Item

A field.

For **text**.

\`\`\`tsx
import TextField from '@scope/kit/TextField';
\`\`\`

### Props

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`variant\` | \`string\` | \`'a'\` | About variant. |

### Data attributes

| Name | Description |
| --- | --- |
| \`data-open\` | While open. |
`);
});

test('a set of props is told with the components that take it', () => {
  const set = {
    package: '',
    type: 'StyleProps',
    props: [propOf('m')],
    definitions: {},
    components: [{name: 'Box', href: '/kit/api/box/'}],
  };
  const text = apiMarkdown({title: 'StyleProps', models: [], set});
  expect(text).toContain('| `m` | `string` |  | About m. |');
  expect(text).toContain('[`Box`](/kit/api/box/)');
});
