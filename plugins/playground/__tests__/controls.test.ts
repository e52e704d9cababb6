import {controlsOf} from '../core/controls';
import {readModel, withShared} from '../core/model';
import type {ComponentModel, PropModel} from '../core/model';

type Given = [name: string, text: string, more?: Partial<PropModel> & {members?: string[]}];

function modelOf(props: readonly Given[], inheritance: string | null = 'div'): ComponentModel {
  return {
    name: 'FancyButton',
    imports: ["import FancyButton from 'kit/FancyButton';"],
    inheritance: inheritance === null ? null : {component: inheritance},
    props: props.map(([name, text, {members = [], ...more} = {}]) => ({
      name,
      type: {text, members},
      required: false,
      default: null,
      description: '',
      deprecated: null,
      signature: null,
      ...more,
    })),
  };
}

function controlOf(...given: Given) {
  const {controls} = controlsOf(modelOf([given]));
  const [control] = controls;
  if (!control) return undefined;
  const {name: _name, description: _description, required: _required, ...rest} = control;
  return rest;
}

it('puts what many components take behind a component’s own, and what is marked last', () => {
  const model = modelOf([
    ['__size', 'string'],
    ['bg', 'string'],
    ['color', 'string'],
    ['justify', 'string'],
  ]);
  const {controls} = controlsOf({...model, sets: [{props: ['bg', 'color']}]});
  expect(controls.map(({name}) => name)).toEqual(['justify', '__size', 'color', 'bg']);
});

describe('the control of a prop', () => {
  it.each<[Given, object | undefined]>([
    [['disabled', 'boolean', {default: 'false'}], {kind: 'flag', default: false}],
    [
      ['loading', 'boolean | null', {members: ['boolean', 'null'], default: 'null'}],
      {kind: 'flag'},
    ],
    [['marks', 'boolean | Mark[]', {members: ['boolean', 'Mark[]']}], {kind: 'flag'}],
    [['href', 'string'], {kind: 'text'}],
    [['closeText', 'string', {default: "'Close'"}], {kind: 'text', default: 'Close'}],
    [['label', 'React.ReactNode'], {kind: 'text'}],
    [['children', 'NonNullable<React.ReactNode>'], {kind: 'text'}],
    [['max', 'number', {default: '100'}], {kind: 'number', default: 100}],
    [['rows', 'number | string', {members: ['number', 'string']}], {kind: 'number'}],
    [
      ['spacing', 'ResponsiveStyleValue<number>', {members: ['number', '(number | null)[]']}],
      {kind: 'number'},
    ],
    [
      [
        'size',
        "'small' | 'large'",
        {members: ["'small'", "'large'", 'string'], default: "'large'"},
      ],
      {kind: 'choice', options: ['small', 'large'], default: 'large'},
    ],
    [
      ['edge', "'end' | 'start' | false", {default: 'false'}],
      {kind: 'choice', options: ['end', 'start', false], default: false},
    ],
    [['level', '1 | 2'], {kind: 'choice', options: [1, 2]}],
    [['aria-modal', 'Booleanish', {members: ["'true'", "'false'", 'boolean']}], {kind: 'flag'}],
    [['glyph', "'a|b' | '(' | 'it\\'s'"], {kind: 'choice', options: ['a|b', '(', "it's"]}],
    [
      ['color', 'Color', {members: ["'red'", "'blue'"], default: 'theme.color'}],
      {kind: 'choice', options: ['red', 'blue']},
    ],
    [['onClick', '() => void', {signature: {}}], undefined],
    [['render', '(a: string | number) => string'], undefined],
    [['sx', 'SxProps', {members: ['null', 'string']}], undefined],
    [['styles', 'Interpolation', {members: ['string', 'number']}], undefined],
    [['slotProps', '{ root?: string | number }'], undefined],
    [['startIcon', 'React.ReactNode'], undefined],
    [['empty', 'React.ReactNode', {default: '<Star />'}], undefined],
    [['control', 'React.ReactElement<unknown, any>'], undefined],
    [['value', 'any'], undefined],
    [['onlyNull', 'null'], undefined],
    [
      ['icons', 'Icon', {members: Array.from({length: 101}, (_, index) => `'i${index}'`)}],
      undefined,
    ],
  ])('of %j', (given, expected) => {
    const control = controlOf(...given);
    expect(control && JSON.parse(JSON.stringify(control))).toEqual(expected);
  });
});

it('puts what is required first, then what readers try first, then the alphabet', () => {
  const {controls} = controlsOf(
    modelOf([
      ['aria-label', 'string'],
      ['bold', 'boolean'],
      ['disabled', 'boolean'],
      ['size', "'a'"],
      ['Align', 'string'],
      ['zoom', 'number', {required: true}],
      ['variant', "'a'"],
      ['children', 'React.ReactNode'],
      ['color', "'a'"],
    ]),
  );
  expect(controls.map(({name}) => name)).toEqual([
    ...['zoom', 'children', 'variant', 'color', 'size', 'disabled', 'Align', 'bold', 'aria-label'],
  ]);
});

it('names what has no control, and says nothing of what is deprecated', () => {
  const {controls, left} = controlsOf(
    modelOf([
      ['classes', 'object'],
      ['old', 'boolean', {deprecated: ''}],
      ['onClose', '() => void', {signature: {}}],
    ]),
  );
  expect(controls).toEqual([]);
  expect(left).toEqual(['classes', 'onClose']);
});

it('tells what a prop is for in words, without markup', () => {
  const description = 'The `size`, **as** in\n[themes](/theming/).\n\n- `small`';
  const [control] = controlsOf(modelOf([['size', 'string', {description}]])).controls;
  expect(control?.description).toBe('The size, as in themes.');
});

describe('the start', () => {
  const startOf = (...args: Parameters<typeof modelOf>) => controlsOf(modelOf(...args)).start;
  const children: Given = ['children', 'React.ReactNode'];

  it("gives the component's name in words as its text", () => {
    expect(startOf([children]).values).toEqual({children: 'Fancy button'});
    expect(startOf([['label', 'React.ReactNode']]).values).toEqual({label: 'Fancy button'});
    expect(startOf([['aria-label', 'string']]).values).toEqual({'aria-label': 'Fancy button'});
    expect(startOf([['disabled', 'boolean']], 'button').values).toEqual({children: 'Fancy button'});
    expect(startOf([['disabled', 'boolean']]).values).toEqual({});
    const own = {...modelOf([['disabled', 'boolean']]), spread: 'button'};
    expect(controlsOf(own).start.values).toEqual({});
    const typed = {...own, inherited: [{props: ['children', 'onClick']}]};
    expect(controlsOf(typed).start.values).toEqual({children: 'Fancy button'});
  });

  it('gives no text where browsers allow none, and an element where one is wanted', () => {
    expect(startOf([children], 'table').values).toEqual({});
    const element: Given = ['children', 'React.ReactElement<any>', {required: true}];
    expect(startOf([element])).toMatchObject({values: {children: 'Fancy button'}, wrapped: true});
  });

  it('gives what is required, unless a default is known', () => {
    const required = {required: true};
    expect(
      startOf([
        ['open', 'boolean', required],
        ['steps', 'number', required],
        ['direction', "'left' | 'right'", required],
        ['name', 'string', required],
        ['size', "'a' | 'b'", {...required, default: "'b'"}],
      ]).values,
    ).toEqual({open: false, steps: 1, direction: 'left', name: 'Fancy button'});
  });

  it('knows what asks to be closed, and how many controls are shown first', () => {
    const open: Given = ['open', 'boolean'];
    const onClose: Given = ['onClose', '() => void', {signature: {}}];
    expect(startOf([open, onClose])).toMatchObject({closes: true, rows: 1});
    expect(startOf([open]).closes).toBe(false);
    const many = Array.from({length: 12}, (_, index): Given => [`flag${index}`, 'boolean']);
    expect(startOf(many).rows).toBe(8);
  });
});

it('takes nothing but a model for one', () => {
  const model = modelOf([]);
  expect(readModel(model)).toBe(model);
  for (const json of [null, 'text', [], {name: 'Button'}]) {
    expect(() => readModel(json)).toThrowErrorMatchingInlineSnapshot(
      `"This is not the model of a component"`,
    );
  }
});

it('has the props that are told once for many components', async () => {
  const {props} = modelOf([
    ['color', 'string'],
    ['width', 'string'],
  ]);
  const model = {
    ...modelOf([['tone', 'string']]),
    sets: [{props: ['color'], json: '/kit/api/props/style-props.json'}],
  };
  const files = new Map<string, unknown>([['/kit/api/props/style-props.json', {props}]]);
  const whole = await withShared(model, async (address) => files.get(address));
  expect(whole.props.map(({name}) => name)).toEqual(['color', 'tone']);
  await expect(withShared(model, async () => null)).rejects.toThrow('no set of props');
});
