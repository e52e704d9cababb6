import {toPageModel} from '../core/page/pageModel';
import {modelOf, propOf} from './__fixtures__/models';

const model = {...modelOf({props: [propOf('size')]}), demos: []};

test('demos tell of listed props alone', () => {
  const demos = [{title: 'a', href: '/a/', props: ['key', 'size']}];
  expect(toPageModel(model, demos, new Map()).demos).toEqual([
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
  expect(toPageModel({...model, inheritance}, [], pages).inheritance).toEqual({
    component,
    props: 2,
    href,
  });
});
