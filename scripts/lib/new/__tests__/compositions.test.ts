import type {ApiModel} from '../../../../plugins/api-model/core/model';
import type {Choice} from '../choice';
import {compositionsThatWork} from '../compositions';
import type {Candidate} from '../trial';
import {wholesOf} from '../wholes';
import {model, prop} from './models';

const MENU = model('Menu', {parts: ['Item'], props: [prop('label', 'string')]});
const LIBRARY = {name: '@acme/ui'};

/** @param failing ends of the ids that do not work */
async function compose(
  demo: Partial<NonNullable<Choice['demo']>>,
  {failing = [], of = MENU}: {failing?: string[]; of?: ApiModel} = {},
) {
  const tried: Candidate[] = [];
  const choices = new Map([[of.name, {demo: {id: 'demo', body: '', ...demo}, left: []}]]);
  const found = await compositionsThatWork(
    wholesOf([of]),
    choices,
    LIBRARY,
    async (candidates) => void tried.push(...candidates),
    (id) => !failing.some((end) => id.endsWith(end)),
  );
  return {code: found.get(of.name), tried};
}

const WITH_ITEM = '<Menu label="a"><Menu.Item>Item</Menu.Item></Menu>';

it('gives a playground the parts that the demo has, and readers the choice of the rest', async () => {
  const {code, tried} = await compose({body: WITH_ITEM});
  expect(code).toBe(`import type {ComponentProps} from 'react';
import {Menu} from '@acme/ui';

export default function MenuExample(props: Partial<ComponentProps<typeof Menu>>) {
  return <Menu label="a" {...props}><Menu.Item>Item</Menu.Item></Menu>;
}
`);
  expect(tried.map(({isTyped = true}) => isTyped)).toEqual([true, false]);
  // As a page begins with it.
  expect(tried[1]?.code).toContain('export default () => <MenuExample label="Menu" />;');
});

it('gives it the lists that the demo is made of', async () => {
  const body = '<Menu items={["First", "Second"]} />';
  const {code} = await compose({id: 'Menu filled 0', body});
  expect(code).toContain('  return <Menu items={["First", "Second"]} {...props} />;\n');
});

it('is written around what the demo gives it, functions and elements among it', async () => {
  const body = '<Menu onPick={() => {}} icon={<i>></i>}><Menu.Item /></Menu>';
  const {code} = await compose({body});
  expect(code).toContain(
    '  return <Menu onPick={() => {}} icon={<i>></i>} {...props}><Menu.Item /></Menu>;\n',
  );
});

it('is tried with the content that a page begins with where it holds none itself', async () => {
  const button = model('Button', {
    props: [prop('children', 'ReactNode'), prop('items', 'string[]')],
  });
  const body = '<Button items={["First"]} />';
  const {code, tried} = await compose({id: 'Button filled 0', body}, {of: button});
  expect(code).toContain('<Button items={["First"]} {...props} />');
  expect(tried[1]?.code).toContain('<ButtonExample>{"Button"}</ButtonExample>');
});

it.each(['composed', 'composed playground'])('is left out where it fails: %s', async (end) => {
  expect((await compose({body: WITH_ITEM}, {failing: [end]})).code).toBeUndefined();
});

it.each([
  ['has no parts', {body: '<Menu label="a">Menu</Menu>'}],
  ['has no content', {body: '<Menu label="a" />'}],
  ['begins with another', {body: '<><Menu /><Menu.Item /></>'}],
  ['opens it', {body: WITH_ITEM, state: 'const [isOpen] = useState(false);'}],
  ['is for browsers alone', {body: WITH_ITEM, browserOnly: true}],
])('is none where the demo %s', async (_what, demo) => {
  expect((await compose(demo)).code).toBeUndefined();
});
