import {wholesOf} from '../wholes';
import type {Exported} from '../wholes';
import {model} from './models';

const shapes = (names: Parameters<typeof wholesOf>[0], exported?: Exported) =>
  wholesOf(names, exported).map(({name, models, root, parts}) => ({
    name,
    models: models.map((each) => each.name),
    root: root?.tag,
    parts: parts.map(({tag, model: own}) => `${tag}: ${own?.name ?? '-'}`),
  }));

it('gives each component a page, in the order of names, and hooks none', () => {
  const hook = model('useMenu', {kind: 'hook'});
  expect(shapes([model('Tabs'), hook, model('Button')])).toEqual([
    {name: 'Button', models: ['Button'], root: 'Button', parts: []},
    {name: 'Tabs', models: ['Tabs'], root: 'Tabs', parts: []},
  ]);
});

it('puts parts on the page of their whole, those of parts too', () => {
  const names = [
    model('FormCheckInput'),
    model('Form', {parts: ['Check', 'FormContext']}),
    model('FormCheck', {parts: ['Input']}),
    model('FormText'),
  ];
  expect(shapes(names)).toEqual([
    {
      name: 'Form',
      models: ['Form', 'FormCheckInput', 'FormCheck'],
      root: 'Form',
      parts: ['Form.Check: FormCheck'],
    },
    {name: 'FormText', models: ['FormText'], root: 'FormText', parts: []},
  ]);
});

it('knows the parts of a namespace by what the package exports', () => {
  const exported = {
    components: [],
    main: false,
    namespaces: {Dialog: ['Close', 'Root']},
    themes: [],
    aliases: [],
  };
  expect(shapes([model('DialogClose'), model('DialogRoot')], exported)).toEqual([
    {
      name: 'Dialog',
      models: ['DialogRoot', 'DialogClose'],
      root: 'Dialog.Root',
      parts: ['Dialog.Close: DialogClose'],
    },
  ]);
});

it('gives second names no page', () => {
  const names = ['Dialog', 'DialogClose', 'Close', 'Root'];
  const exported = {
    components: names,
    main: false,
    namespaces: {},
    themes: [],
    aliases: ['Close', 'Root'],
  };
  expect(
    shapes(
      names.map((name) => model(name)),
      exported,
    ).map(({name}) => name),
  ).toEqual(['Dialog', 'DialogClose']);
});

it('takes a part for one that the package exports by itself as well', () => {
  const exported = {
    components: ['DialogRoot', 'Link'],
    main: false,
    namespaces: {Dialog: ['Root']},
    themes: [],
    aliases: [],
  };
  expect(shapes([model('DialogRoot'), model('Link')], exported)).toEqual([
    {name: 'Dialog', models: ['DialogRoot'], root: 'Dialog.Root', parts: []},
    {name: 'Link', models: ['Link'], root: 'Link', parts: []},
  ]);
});

it('has nothing to render of what is there as a type alone', () => {
  expect(
    shapes([model('Ghost')], {
      components: [],
      main: false,
      namespaces: {},
      themes: [],
      aliases: [],
    }),
  ).toEqual([{name: 'Ghost', models: ['Ghost'], root: undefined, parts: []}]);
});

it('has no part that is the whole itself by another name', () => {
  const itself = model('Tag', {parts: ['Root', 'Close']});
  expect(
    shapes([itself, model('Tag.Root')], {
      components: ['Tag'],
      main: false,
      namespaces: {},
      themes: [],
      aliases: ['Tag.Root'],
    }),
  ).toEqual([{name: 'Tag', models: ['Tag'], root: 'Tag', parts: ['Tag.Close: -']}]);
});

it('takes what a package exports by default for the component whose model says so', () => {
  const card = model('Card', {imports: ["import Card from '@acme/ui';"], parts: ['Head']});
  const exported = {components: ['Badge'], main: true, namespaces: {}, themes: [], aliases: []};
  expect(shapes([card, model('Badge')], exported)).toMatchObject([
    {name: 'Badge', root: 'Badge'},
    {name: 'Card', root: 'Card', parts: ['Card.Head: -']},
  ]);
  expect(shapes([card], {...exported, main: false})).toMatchObject([{root: undefined}]);
});

it('names a component once that the package has by itself and on its whole', () => {
  const names = [model('Button', {parts: ['Group']}), model('Button.Group'), model('ButtonGroup')];
  expect(shapes(names)).toEqual([
    {
      name: 'Button',
      models: ['Button', 'Button.Group'],
      root: 'Button',
      parts: ['Button.Group: Button.Group'],
    },
  ]);
});
