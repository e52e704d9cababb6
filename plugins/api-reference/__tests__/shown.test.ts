import {demosOf, shownReport, type Demo} from '../core/page/shown';
import {modelOf, propOf} from './__fixtures__/models';

const demo = (title: string, about: string[], props: string[], name = 'Button'): Demo => ({
  title,
  href: `/${title}/`,
  about,
  usages: [{package: 'kit', name, props}],
});

test('demos of pages that are about a component come first', () => {
  const demos = [
    demo('a', ['Card'], ['size']),
    demo('b', ['Button'], []),
    demo('c', ['Button'], [], 'Card'),
  ];
  expect(demosOf({name: 'Button', package: 'kit'}, demos)).toEqual([
    {title: 'b', href: '/b/', props: []},
    {title: 'a', href: '/a/', props: ['size']},
  ]);
  expect(demosOf({name: 'Button', package: 'other'}, demos)).toEqual([]);
});

test('the report counts the props that demos show, and names the others', () => {
  const models = [
    modelOf({
      name: 'Button',
      props: [propOf('size'), propOf('color'), propOf('old', {deprecated: ''})],
      demos: [{title: 'a', href: '/a/', props: ['size']}],
    }),
    modelOf({name: 'Card', props: []}),
    modelOf({name: 'useButton', kind: 'hook', props: [propOf('x')]}),
  ];
  expect(shownReport(models)).toEqual({shown: 1, all: 2, missing: {Button: ['color']}});
});
