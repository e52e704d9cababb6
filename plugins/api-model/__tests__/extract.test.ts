import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {makeSite} from './__fixtures__/makeSite';
import {extractAll, type Extraction} from '../core/extract/extract';
import type {ApiModel, ApiProp} from '../core/model';

const ROOT = path.resolve(__dirname, '../../..');
const SITE = makeSite();
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function extract(name: string, names: string[], directory = ROOT): Extraction {
  const targets = names.map((target) => ({
    name: target,
    kind: target.startsWith('use') ? ('hook' as const) : ('component' as const),
  }));
  const facts = {name, version: '1.0.0', origin: 'https://a.org'};
  const workspace = {directory, readFile: read, parsed: new Map()};
  return extractAll(workspace, [{facts, targets}])[0] as Extraction;
}

function modelOf({models}: Extraction, name: string): ApiModel {
  const model = models.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  return model;
}

function propOf(model: ApiModel, name: string): ApiProp | undefined {
  return model.props.find((prop) => prop.name === name);
}

/** The documented keys of a propTypes block, read without a parser: a second opinion. */
function keysInSource(file: string): string[] {
  const source = readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
  const block = source.slice(source.indexOf('.propTypes /*'));
  const entries = block.matchAll(
    /\n {2}\/\*\*\n((?: {3}\*.*\n)+?) {3}\*\/\n {2}['"]?([\w-]+)['"]?:/g,
  );
  return [...entries]
    .filter(([, comment = '']) => !/@ignore|@internal/.test(comment))
    .filter(([, comment = '']) => !/^ {3}\* @/.test(comment))
    .map(([, , key = '']) => key)
    .sort();
}

const names = (model: ApiModel) => model.props.map(({name}) => name).sort();

describe('Material UI', () => {
  const all = extract('@mui/material', [
    'Button',
    'Autocomplete',
    'TextField',
    'useMediaQuery',
    'useAutocomplete',
    'SwipeableDrawer',
    'TablePaginationActions',
    'Buton',
    'ButtonProps',
  ]);
  const button = modelOf(all, 'Button');

  test.each(['Button', 'Autocomplete', 'TextField'])(
    '%s has the props its code documents',
    (name) => {
      const expected = keysInSource(`@mui/material/${name}/${name}.js`);
      expect(expected.length).toBeGreaterThan(15);
      expect(names(modelOf(all, name))).toEqual(expected);
    },
  );

  test('describes a prop with values', () => {
    expect(propOf(button, 'variant')).toEqual({
      name: 'variant',
      type: {
        text: "'contained' | 'outlined' | 'text'",
        source:
          "OverridableStringUnion<'text' | 'outlined' | 'contained', ButtonPropsVariantOverrides>",
        // A theme may add to them, as the validator says.
        members: ["'contained'", "'outlined'", "'text'", 'string'],
        refs: [],
      },
      required: false,
      default: "'text'",
      description: 'The variant to use.',
      deprecated: null,
      signature: null,
      since: null,
    });
  });

  test.each([
    ['href', 'string', null],
    ['disabled', 'boolean', 'false'],
    ['loading', 'boolean | null', 'null'],
    ['children', 'React.ReactNode', null],
    ['sx', 'SxProps<Theme>', null],
    ['component', 'React.ElementType', null],
    ['size', "'small' | 'medium' | 'large'", "'medium'"],
  ])('%s is %s', (name, text, value) => {
    expect(propOf(button, name)).toMatchObject({type: {text}, default: value, required: false});
  });

  test('names imports and the component it inherits from', () => {
    expect(button.imports).toEqual([
      "import Button from '@mui/material/Button';",
      "import {Button} from '@mui/material';",
    ]);
    expect(button.inheritance?.component).toBe('ButtonBase');
  });

  test('drops the generated index of demos from the description', () => {
    expect(button.description).toBe('');
  });

  test('keeps the parameters of a generic component, where they are not bound', () => {
    const autocomplete = modelOf(all, 'Autocomplete');
    expect(propOf(autocomplete, 'options')).toMatchObject({
      type: {text: 'readonly Value[]'},
      required: true,
    });
    expect(propOf(autocomplete, 'multiple')?.type.text).toBe('boolean');
    expect(propOf(autocomplete, 'blurOnSelect')?.type.text).toBe("'mouse' | 'touch' | boolean");
  });

  test('tells what a deprecated prop gives way to, with links that lead somewhere', () => {
    const deprecated = propOf(modelOf(all, 'Autocomplete'), 'ChipProps')?.deprecated;
    expect(deprecated).toMatch(/^Use `slotProps.chip` instead\./);
    expect(deprecated).toContain('](https://a.org/material-ui/');
  });

  test('leaves out type arguments where they would make a type unreadable', () => {
    const {text = ''} = propOf(modelOf(all, 'TextField'), 'slotProps')?.type ?? {};
    expect(text).toContain('input?: SlotProps<…>;');
    expect(text).not.toContain('undefined');
    expect(text.length).toBeLessThan(500);
  });

  test('a hook has its parameters and what it returns', () => {
    const hook = modelOf(all, 'useMediaQuery');
    expect(hook.props.map(({name, required}) => [name, required])).toEqual([
      ['queryInput', true],
      ['options', false],
    ]);
    expect(hook).toMatchObject({kind: 'hook', returns: {text: 'boolean'}, inheritance: null});
  });

  test('a hook that takes one object has its members', () => {
    const given = names(modelOf(all, 'useAutocomplete'));
    expect(given).toEqual(expect.arrayContaining(['getOptionLabel', 'groupBy']));
  });

  // `React.JSXElementConstructor`, which has no signature of its own.
  test.each(['SwipeableDrawer', 'TablePaginationActions'])(
    '%s, which is typed as a union of function and class, is a component',
    (name) => {
      const expected = keysInSource(`@mui/material/${name}/${name}.js`);
      expect(expected.length).toBeGreaterThan(4);
      expect(names(modelOf(all, name))).toEqual(expected);
      expect(all.exported).toContain(name);
    },
  );

  test('types and unknown names are no components', () => {
    expect(all.unknown.map(({name}) => name)).toEqual(['Buton', 'ButtonProps']);
    expect(all.exported).toContain('Button');
  });

  test('one name alone gives what it gives among others, without a path of this machine', () => {
    const alone = modelOf(extract('@mui/material', ['TextField']), 'TextField');
    expect(JSON.stringify(alone)).toBe(JSON.stringify(modelOf(all, 'TextField')));
    expect(JSON.stringify(all.models)).not.toContain(ROOT);
  });
});

test('Joy UI: the props its code documents', () => {
  const joy = extract('@mui/joy', ['Button', 'Select']);
  expect(names(modelOf(joy, 'Button'))).toEqual(keysInSource('@mui/joy/Button/Button.js'));
  expect(propOf(modelOf(joy, 'Select'), 'component')?.type.text).toBe('React.ElementType');
  expect(modelOf(joy, 'Button').inheritance?.component).toBe('button');
});

test('System: a component that takes only sx', () => {
  const box = modelOf(extract('@mui/system', ['Box']), 'Box');
  expect(names(box)).toEqual(['component', 'sx']);
});

test('what a package passes on has its source in the package that has it', () => {
  const {source} = modelOf(
    extract('@mui/system', ['StyledEngineProvider']),
    'StyledEngineProvider',
  );
  expect(source).toBe('@mui/styled-engine/StyledEngineProvider/StyledEngineProvider.js');
  expect(existsSync(path.join(ROOT, 'node_modules', source ?? ''))).toBe(true);
});

test('a package without propTypes: own props of the declarations, described or not', () => {
  const found = extract('plain-kit', ['Card', 'useCard'], SITE);
  const card = modelOf(found, 'Card');
  expect(card.description).toBe('A frame.');
  expect(card.imports).toEqual(["import {Card} from 'plain-kit';"]);
  expect(card.props.map(({name, type, required}) => `${name}${required ? '!' : ''}: ${type.text}`))
    .toMatchInlineSnapshot(`
    [
      "bare: string",
      "children: string",
      "kind!: 'a' | 'b'",
      "level: 1 | 2 | 3",
      "onPick: (kind: string) => void",
    ]
  `);
  expect(modelOf(found, 'useCard').returns).toMatchObject({text: '{ open: boolean }'});
});

test('a package without types says so', () => {
  const found = extract('untyped-kit', ['Card'], SITE);
  expect(found).toMatchObject({hasTypes: false, models: [], exported: []});
});
