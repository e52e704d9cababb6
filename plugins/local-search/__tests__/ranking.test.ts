import {search} from '../core/query/search';
import {modelOf, pageOf, sourceOf, versionOf} from './__fixtures__/kit';

const DOM = {package: 'react', type: 'DOMAttributes', props: ['onLoad', 'onChange']};

const kit = sourceOf(
  versionOf({
    synonyms: {
      loader: ['Progress'],
      spinner: ['Progress'],
      toggle: ['Switch'],
      notification: ['Alert'],
    },
    pages: [
      pageOf('alert/', 'Alert', {}, {names: ['Alert']}),
      pageOf('dark-mode/', 'Dark mode'),
      pageOf('drawer/', 'Drawer', {}, {names: ['Drawer', 'ModalClose']}),
      pageOf('modal/', 'Modal', {}, {names: ['Modal', 'ModalClose']}),
      pageOf('progress/', 'Progress', {}, {names: ['Progress']}),
      pageOf('skeleton/', 'Skeleton', {}, {names: ['Skeleton']}),
      pageOf('switch/', 'Switch', {}, {names: ['Switch']}),
      pageOf('to-2/', 'Upgrade to v2', {
        Imports: 'To upgrade from v1 or v3 is a matter of imports.',
      }),
      pageOf('to-3/', 'Upgrade to v3', {Imports: 'What v2 had is gone.'}),
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
          modelOf('Progress', ['component', 'value'], {inherited: [DOM]}),
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
  // A guide by its whole title, before what one word beside it means.
  ['dark mode toggle', '/kit/dark-mode/'],
  // The way from a version is that to the next one; both named, it is that to the later.
  ['upgrade from v2', '/kit/to-3/'],
  ['migrate from v1', '/kit/to-2/'],
  ['migrate from v1 to v3', '/kit/to-3/'],
  // What was renamed is told of by its new name, not by a row that is called as the kind is.
  ['loader component', '/kit/progress/'],
])('%s leads to %s', (query, href) => {
  expect(search(query, [kit], 10).found[0]?.href).toBe(href);
});
