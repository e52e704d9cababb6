import {search} from '../core/query/search';
import {modelOf, pageOf, sourceOf, versionOf} from './__fixtures__/kit';

const INPUT = {package: '@acme/kit', type: 'InputProps', props: ['disabled', 'name']};
const DOM = {package: 'react', type: 'DOMAttributes', props: ['onClick']};

const kit = sourceOf(
  versionOf({
    hasChanges: true,
    synonyms: {combobox: ['Select'], popup: ['Dialog']},
    removed: [
      {name: 'Modal2', version: '2.0.0', instead: 'Dialog'},
      {name: 'onDismiss', owner: 'Dialog', version: '2.0.0', instead: 'onClose'},
      {name: 'Gone', version: '2.0.0'},
    ],
    pages: [
      pageOf(
        'button/',
        'Button',
        {'With an icon': 'Put an icon before the label.'},
        {
          names: ['Button', 'IconButton'],
        },
      ),
      pageOf(
        'select/',
        'Select',
        {
          'Empty values': 'A select may show nothing at all.',
          'Options that are not there': 'They are typed.',
        },
        {
          names: ['Select'],
        },
      ),
      pageOf('hosting/', 'Hosting', {nginx: 'Copy the file.', Caddy: 'Copy the other file.'}),
      pageOf('zh/', '按钮', {禁用: '如何禁用按钮。'}),
      pageOf('upgrading/', 'Upgrading', {'From 1 to 2': 'Install it.'}),
      pageOf('install/', 'Installation', {Packages: 'How to install it.'}),
    ],
    apis: [
      {
        product: 'kit',
        version: 'current',
        pageNames: {},
        models: [
          modelOf('Button', ['color', 'startIcon'], {
            muiName: 'KitButton',
            slots: [{name: 'icon', default: null, class: 'KitButton-icon', description: ''}],
            cssVariables: [{name: '--Button-gap', default: null, description: ''}],
            inherited: [DOM],
          }),
          modelOf('IconButton', ['color']),
          modelOf('Select', ['multiple'], {inherited: [INPUT, DOM]}),
          modelOf('Dialog', ['onClose']),
          modelOf('useDialog', [], {kind: 'hook'}),
        ],
      },
    ],
  }),
);

const answer = (query: string, limit = 10) => search(query, [kit], limit);
const first = (query: string) => answer(query).found[0]?.href;

it.each([
  // An exact component: its page, then its API.
  ['Button', '/kit/button/'],
  ['buttons', '/kit/button/'],
  ['Dialog', '/kit/api/dialog/'],
  ['icon button', '/kit/button/'],
  ['useDialog', '/kit/api/use-dialog/'],
  ['butt', '/kit/button/'],
  // Rows of the reference.
  ['startIcon', '/kit/api/button/#button-prop-startIcon'],
  ['select disabled', '/kit/api/select/#select-prop-disabled'],
  ['disabled select', '/kit/api/select/#select-prop-disabled'],
  ['disabled', '/kit/api/select/#select-prop-disabled'],
  ['button onClick', '/kit/api/button/#button-props'],
  ['<Button color="primary">', '/kit/api/button/#button-prop-color'],
  ['KitButton-icon', '/kit/api/button/#button-slot-icon'],
  ['--Button-gap', '/kit/api/button/#button-css-Button-gap'],
  ['button props', '/kit/api/button/'],
  ['button api', '/kit/api/button/'],
  // Words.
  ['nginx', '/kit/hosting/#nginx'],
  ['button with icon', '/kit/button/#with-an-icon'],
  ['how do I install it', '/kit/install/'],
  ['why is a select empty?', '/kit/select/#empty-values'],
  // A sentence, and one in which a heading stands.
  ['an icon on the button', '/kit/button/#with-an-icon'],
  ['let buttons be options that are not there', '/kit/select/#options-that-are-not-there'],
  ['upgrade from 1', '/kit/upgrading/#from-1-to-2'],
  ['如何禁用按钮？', '/kit/zh/#禁用'],
  // Other words, and wrong ones.
  ['combobox', '/kit/select/'],
  ['combobox disabled', '/kit/api/select/#select-prop-disabled'],
  ['Slect', '/kit/select/'],
  ['buttno color', '/kit/api/button/#button-prop-color'],
  ['kit button', '/kit/button/'],
  // Removed names.
  ['Modal2', '/kit/api/dialog/'],
  ['dialog onDismiss', '/kit/api/dialog/#dialog-prop-onClose'],
  ['Gone', '/kit/api/changes/'],
])('%s leads to %s', (query, href) => {
  expect(first(query)).toBe(href);
});

it('shows the API of a component behind its page', () => {
  expect(
    answer('Button')
      .found.map(({href}) => href)
      .slice(0, 2),
  ).toEqual(['/kit/button/', '/kit/api/button/']);
});

it('says of an inherited prop where it comes from', () => {
  expect(answer('select disabled').found[0]).toMatchObject({
    kind: 'prop',
    owner: 'Select',
    from: 'InputProps',
  });
});

it('says what it has looked for instead, and only then', () => {
  expect(answer('Slect').corrected).toBe('select');
  expect(answer('Select').corrected).toBeUndefined();
});

it('finds no letters in the middle of a part of a name', () => {
  expect(answer('utt').found).toEqual([]);
});

it('names what is near where nothing is found', () => {
  expect(answer('Dialogue2')).toMatchObject({found: [], nearest: ['Dialog']});
  expect(answer('qqqqqqqqqqqqqqq').nearest).toEqual([]);
});

it('gives each address once, no more than were asked for, the best first', () => {
  const {found} = answer('button', 3);
  expect(found).toHaveLength(3);
  const all = answer('button', 100).found;
  expect(new Set(all.map(({href}) => href)).size).toBe(all.length);
  expect(all.map(({score}) => score)).toEqual(
    all.map(({score}) => score).toSorted((a, b) => b - a),
  );
});

it('finds nothing for nothing', () => {
  expect(answer('   ').found).toEqual([]);
  expect(search('button', [], 5).found).toEqual([]);
});
