import {translateNeighbours} from '../core/neighbours';

const tree = (overview: string, inputs: string, button: string) => ({
  docs: [
    {type: 'doc', id: 'index', label: overview},
    {
      type: 'category',
      label: inputs,
      link: {type: 'doc', id: 'inputs'},
      items: [{type: 'doc', id: 'button', label: button}],
    },
  ],
});
const ENGLISH = tree('Overview', 'Inputs', 'Button');
const ARABIC = tree('نظرة عامة', 'المدخلات', 'زر');

const link = (permalink: string, title: string) => ({permalink, title});
const DOCS = [
  {id: 'index', permalink: '/ar/ui/', next: link('/ar/ui/inputs/', 'Inputs')},
  {
    id: 'inputs',
    permalink: '/ar/ui/inputs/',
    previous: link('/ar/ui/', 'Overview'),
    next: link('/ar/ui/button/', 'Button'),
  },
  {id: 'button', permalink: '/ar/ui/button/', previous: link('/ar/ui/inputs/', 'Of its own')},
];

it('names the pages before and after as the translated tree does', () => {
  const [index, inputs] = translateNeighbours(DOCS, ENGLISH, ARABIC);
  expect(index?.next?.title).toBe('المدخلات');
  expect([inputs?.previous?.title, inputs?.next?.title]).toEqual(['نظرة عامة', 'زر']);
});

it('leaves a title alone that the page has chosen, and a label without a translation', () => {
  const [, , button] = translateNeighbours(DOCS, ENGLISH, ARABIC);
  expect(button?.previous?.title).toBe('Of its own');
  expect(translateNeighbours(DOCS, ENGLISH, ENGLISH)).toEqual(DOCS);
});
