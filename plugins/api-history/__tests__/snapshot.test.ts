import {toSnapshot} from '../core/snapshot';
import {readSnapshot, writeSnapshot} from '../core/snapshotText';
import {modelOf, propOf, typeOf} from '../../api-model/__tests__/__fixtures__/models';
import {RELEASES, snapshot, state} from './__fixtures__/snapshots';

const facts = {package: '@scope/kit', version: '1.2.3'};

test('a snapshot holds what versions are compared by, in order of name', () => {
  const models = [
    modelOf({name: 'useSize', kind: 'hook', props: []}),
    modelOf({
      name: 'Button',
      props: [
        propOf('size', {type: typeOf("'s' | 'm'"), default: "'m'"}),
        propOf('href', {required: true, deprecated: ''}),
      ],
    }),
  ];
  expect(toSnapshot(models, facts)).toMatchObject({
    ...facts,
    api: {
      Button: {
        href: state({required: true, deprecated: true}),
        size: state({type: "'s' | 'm'", default: "'m'"}),
      },
      useSize: {},
    },
  });
});

test('slots, classes and what a hook returns are members of their own', () => {
  const slot = {name: 'root', default: "'div'", class: 'Kit-root', description: ''};
  const facet = {key: 'wide', className: 'Kit-wide', description: '', state: false};
  const models = [
    modelOf({
      name: 'Button',
      props: [propOf('slots')],
      slots: [slot],
      classes: [{...facet, deprecated: ''}],
    }),
    modelOf({name: 'useSize', props: [], returnMembers: [propOf('width', {required: true})]}),
  ];
  const made = toSnapshot(models, facts);
  expect(made.api).toEqual({
    Button: {
      'classes.wide': state({type: 'Kit-wide', deprecated: true}),
      slots: state(),
      'slots.root': state({type: '', default: "'div'"}),
    },
    useSize: {'returns.width': state({required: true})},
  });
  const read = readSnapshot(writeSnapshot(made), 'a.json');
  expect(writeSnapshot(read)).toBe(writeSnapshot(made));
});

test('all else that a release is judged by is written and read again', () => {
  const react = {package: '@types/react', type: 'DOMAttributes', props: ['onBlur', 'onClick']};
  const button = modelOf({
    name: 'Button',
    muiName: 'KitButton',
    deprecated: 'Use [Link](/link/) instead.',
    props: [propOf('href', {deprecated: 'Use `to`.'})],
    classes: [
      {key: 'wide', className: 'KitButton-wide', description: '', state: false, deprecated: null},
    ],
    cssVariables: [{name: '--Button-gap', default: '8px', description: ''}],
    inherited: [react],
  });
  const card = modelOf({
    name: 'Card',
    props: [],
    inherited: [{...react, props: ['onClick']}],
  });
  const more = {exports: ['Card', 'Button', 'ButtonProps'], paths: ['.', './Button']};
  const made = toSnapshot([button, card], {...facts, ...more});
  expect(made).toMatchObject({
    ...more,
    exports: ['Button', 'ButtonProps', 'Card'],
    api: {
      Button: {
        href: {deprecated: true, reason: 'Use `to`.'},
        'classes.wide': {type: ''},
        'cssVariables.--Button-gap': {default: '8px'},
      },
    },
    about: {
      Button: {
        theme: 'KitButton',
        deprecated: 'Use Link instead.',
        inherited: ['onBlur', 'onClick'],
      },
      Card: {inherited: ['onClick']},
    },
  });
  expect(readSnapshot(writeSnapshot(made), 'a.json')).toEqual(made);
});

test('the order of models and props leaves no trace in the file', () => {
  const props = [propOf('a'), propOf('b', {default: '1'})];
  const models = [modelOf({name: 'A', props}), modelOf({name: 'B', props})];
  const turned = models.toReversed().map((model) => ({...model, props: props.toReversed()}));
  expect(writeSnapshot(toSnapshot(turned, facts))).toBe(writeSnapshot(toSnapshot(models, facts)));
});

test('the file has each text once and a line for each component', () => {
  const api = {
    Button: {href: state({deprecated: true}), size: state({default: "'m'"})},
    Card: {href: state({required: true})},
  };
  expect(writeSnapshot(snapshot('1.0.0', api))).toMatchInlineSnapshot(`
    "{"package":"@scope/kit","version":"1.0.0",
    "texts":["string","","href","'m'","size"],
    "api":{
    "Button":[[2,0,0,2],[4,0,4]],
    "Card":[[2,0,0,1]]
    },
    "slots":{

    },
    "classes":{

    },
    "cssVariables":{

    },
    "returns":{

    }}
    "
  `);
});

test.each(RELEASES.map((release) => [release.version, release] as const))(
  '%s is read as it was written',
  (_version, release) => {
    expect(readSnapshot(writeSnapshot(release), 'a.json')).toEqual(release);
  },
);

test('the day on which a version came out is kept', () => {
  const release = {...snapshot('1.0.0', {}), released: '2025-10-02'};
  expect(readSnapshot(writeSnapshot(release), 'a.json')).toEqual(release);
});

test('an empty default is a default', () => {
  const release = snapshot('1.0.0', {A: {a: state({default: ''}), b: state()}});
  expect(readSnapshot(writeSnapshot(release), 'a.json')).toEqual(release);
});

test.each([
  ['nothing', ''],
  ['a conflict', '{"package":\n<<<<<<< HEAD\n'],
  ['another file', '{"name": "x", "version": "1"}'],
  ['a list', '[]'],
  ['a day that is none', '{"package":"a","version":"1.0.0","released":"soon","texts":[],"api":{}}'],
  ['null', 'null'],
  ['no texts', '{"package":"a","version":"1","api":{}}'],
  ['no api', '{"package":"a","version":"1","texts":[],"api":null}'],
  ['rows that are none', '{"package":"a","version":"1","texts":[],"api":{"A":[1]}}'],
  ['a place that is none', '{"package":"a","version":"1","texts":["a"],"api":{"A":[[0,1]]}}'],
])('%s is refused', (_title, text) => {
  expect(() => readSnapshot(text, 'docs/kit/_api/1.0.0.json')).toThrow(
    'docs/kit/_api/1.0.0.json: is no snapshot of an API, or a damaged one',
  );
});

test('the error says how to write it', () => {
  expect(() => readSnapshot('', 'a.json')).toThrowErrorMatchingInlineSnapshot(`
    "a.json: is no snapshot of an API, or a damaged one
      Fix: write it anew: vitrine api --package <name>@<version> --snapshot <folder>"
  `);
});
