import {search} from '../core/query/search';
import {modelOf, pageOf, sourceOf, versionOf} from './__fixtures__/kit';

const DOM = {package: 'react', type: 'DOMAttributes', props: ['onLoad', 'onChange']};

const kit = sourceOf(
  versionOf({
    synonyms: {loader: ['Progress'], spinner: ['Progress'], notification: ['Alert']},
    pages: [
      pageOf('alert/', 'Alert', {}, {names: ['Alert']}),
      pageOf('drawer/', 'Drawer', {}, {names: ['Drawer', 'ModalClose']}),
      pageOf('modal/', 'Modal', {}, {names: ['Modal', 'ModalClose']}),
      pageOf('progress/', 'Progress', {}, {names: ['Progress']}),
      pageOf('skeleton/', 'Skeleton', {}, {names: ['Skeleton']}),
      pageOf('tabs/', 'Tabs', {'On a phone': 'Hide what does not fit on a phone.'}),
      pageOf(
        'tooltip/',
        'Tooltip',
        {'On what is disabled': 'A disabled button needs a tooltip on what surrounds it.'},
        {names: ['Tooltip']},
      ),
    ],
    apis: [
      {
        product: 'kit',
        version: 'current',
        pageNames: {},
        models: [
          modelOf('Alert', []),
          modelOf('Button', ['disabled', 'size'], {
            muiName: 'KitButton',
            classes: [
              {
                key: 'sizeSmall',
                className: 'KitButton-sizeSmall',
                description: '',
                state: false,
                deprecated: null,
              },
            ],
          }),
          modelOf('ModalClose', []),
          modelOf('Progress', ['value'], {inherited: [DOM]}),
          modelOf('Skeleton', []),
          modelOf('Tabs', [], {
            muiName: 'KitTabs',
            classes: [
              {
                key: 'hidePhone',
                className: 'KitTabs-hidePhone',
                description: '',
                state: false,
                deprecated: null,
              },
            ],
          }),
          modelOf('Tooltip', ['title']),
        ],
      },
    ],
  }),
);

it.each([
  // A name before what another word means.
  ['skeleton loader', '/kit/skeleton/'],
  ['notification skeleton', '/kit/skeleton/'],
  // What every element has is not what a word of its name means.
  ['loading spinner', '/kit/progress/'],
  // A prop and its value, before the class that is made of them; the class by its own name.
  ['button size small', '/kit/api/button/#button-prop-size'],
  ['KitButton-sizeSmall', '/kit/api/button/#button-class-sizeSmall'],
  ['button class size small', '/kit/api/button/#button-class-sizeSmall'],
  // Words of a text before those within the name of a class.
  ['hide on phone', '/kit/tabs/#on-a-phone'],
  // A prop of one component is not the answer where another is named.
  ['tooltip on disabled button', '/kit/tooltip/#on-what-is-disabled'],
  // Of several pages that tell of a component the one that it is a part of.
  ['ModalClose', '/kit/modal/'],
])('%s leads to %s', (query, href) => {
  expect(search(query, [kit], 10).found[0]?.href).toBe(href);
});
