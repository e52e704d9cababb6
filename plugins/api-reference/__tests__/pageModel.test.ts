import {toPageModel} from '../core/page/pageModel';
import {modelOf, propOf} from '../../api-model/__tests__/__fixtures__/models';

const model = modelOf({props: [propOf('size')]});
const nowhere = {
  demos: [],
  pages: new Map<string, string>(),
  files: new Map<string, string>(),
  sets: [],
  placeOfSet: () => ({href: null, json: ''}),
  marks: {},
};

test('demos tell of listed props alone', () => {
  const demos = [{title: 'a', href: '/a/', props: ['key', 'size']}];
  expect(toPageModel(model, {...nowhere, demos}).demos).toEqual([
    {title: 'a', href: '/a/', props: ['size']},
  ]);
});

test.each([
  ['Base', '/api/base/'],
  ['Other', null],
  ['button', 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/button'],
  ['motion.div', null],
])('what is inherited from %s is documented at %s', (component, href) => {
  const inheritance = {component, props: 2};
  const pages = new Map([['Base', '/api/base/']]);
  expect(toPageModel({...model, inheritance}, {...nowhere, pages}).inheritance).toEqual({
    component,
    props: 2,
    href,
  });
});

test('parts lead to their places and their models, where they have some', () => {
  const pages = new Map([['TextField.Item', '/api/text-field/#text-field.item']]);
  const files = new Map([['TextField.Item', '/api/text-field.item.json']]);
  const compound = {...model, parts: ['Hidden', 'Item']};
  expect(toPageModel(compound, {...nowhere, pages, files}).parts).toEqual([
    {name: 'TextField.Hidden', href: null, json: null},
    {
      name: 'TextField.Item',
      href: '/api/text-field/#text-field.item',
      json: '/api/text-field.item.json',
    },
  ]);
});
