import type {Joi} from '@docusaurus/utils-validation';
import {parse as parseYaml} from 'yaml';
import {knownFields} from '../core/fields';
import {EXTRA_TYPES} from '../core/types';

const known = knownFields({});

function takes(name: string, value: unknown): boolean {
  const reading = known[name]?.read(value, String);
  return reading !== undefined && 'value' in reading;
}

/** Not exported with types, but the one place that says what Docusaurus knows. */
const {DocFrontMatterSchema} = jest.requireActual<{DocFrontMatterSchema: Joi.ObjectSchema}>(
  '@docusaurus/plugin-content-docs/lib/frontMatter',
);

test('knows every field that Docusaurus knows for docs', () => {
  const {keys} = DocFrontMatterSchema.describe() as {keys: Record<string, unknown>};
  expect(Object.keys(keys).length).toBeGreaterThan(20);
  expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(keys)));
});

test.each(Object.entries(known))('%s takes its own example', (name, {example}) => {
  expect(takes(name, parseYaml(example))).toBe(true);
});

test.each([
  ['components', 'Button, Grid2, Unstable_Box, Knöpfe, Menu.Item'],
  ['hooks', ['use', 'useButton']],
  ['packageName', 'react-dom'],
  ['packageName', '@mui/x-tree-view'],
  ['githubSource', 'packages/a-b/src/C.tsx'],
  ['custom_edit_url', ''],
  ['custom_edit_url', '../edit/a.md'],
  ['custom_edit_url', 'HTTPS://example.com/a:b'],
  ['tags', [{label: 'A', permalink: '/a/'}, 'b']],
  ['last_update', {date: '2026-01-31'}],
  ['mdx', {}],
  ['redirect_from', '/a/, /b/c.html'],
  ['redirect_from', ['/é/ب-1/']],
])('%s takes %j', (name, value) => {
  expect(takes(name, value)).toBe(true);
});

test.each([
  ['components', 'button'],
  ['components', 'Menu-Item'],
  ['hooks', 'user'],
  ['hooks', 'Button'],
  ['packageName', '@MUI/Material'],
  ['packageName', 'a b'],
  ['githubSource', '/packages/a'],
  ['githubSource', 'https://github.com/a/b'],
  ['githubSource', 'packages/../a'],
  ['githubSource', 'packages\\a'],
  ['disableAd', 'yes'],
  ['sidebar_position', '1'],
  ['slug', ''],
  ['redirect_from', 'a/'],
  ['redirect_from', '/'],
  ['redirect_from', '//example.com/'],
  ['redirect_from', '/a/../b/'],
  ['redirect_from', '/a?b'],
  ['redirect_from', '/a b/'],
  ['redirect_from', '/a%2Fb/'],
  ['redirect_from', '/a"{}/'],
  ['custom_edit_url', 'javascript:alert(1)'],
  ['custom_edit_url', '\u0001javascript:alert(1)'],
  ['custom_edit_url', 'data:text/html,a'],
  ['date', 'soon'],
  ['tags', [{label: 'A'}]],
  ['tags', ['a', 2]],
  ['last_update', {}],
  ['last_update', {author: 'Mia', when: 'now'}],
  ['last_update', {date: 'soon'}],
  ['mdx', {format: 'html'}],
  ['mdx', {formats: 'md'}],
  ['sidebar_custom_props', ['a']],
])('%s refuses %j', (name, value) => {
  expect(takes(name, value)).toBe(false);
});

test('adds a field of each type, and gives a known field another type', () => {
  const extra = Object.fromEntries(EXTRA_TYPES.map((type) => [`my_${type}`, type]));
  const own = knownFields({...extra, unstyled: 'boolean'});
  expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(extra)));
  expect(own.unstyled?.read(true, String)).toEqual({value: true});
  expect(own.my_list?.read([1, 'a'], String)).toEqual({value: [1, 'a']});
});
