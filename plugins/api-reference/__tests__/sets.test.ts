import Ajv2020 from 'ajv/dist/2020';
import {modelOf, propOf, typeOf} from '../../api-model/__tests__/__fixtures__/models';
import {sharedSetsOf} from '../core/load/sets';
import {apiPages} from '../core/page/apiPage';
import {jsonFiles, type Reference} from '../core/page/json';
import {toReference} from '../core/page/toReference';
import {pageNamesOf} from '../core/load/pageNames';
import type {Packages} from '../core/load/reference';
import {loadedOf} from './__fixtures__/loaded';

const STYLES = ['color', 'margin', 'padding'];

const define = (name: string, refs: string[] = []) => ({
  name,
  text: 'string',
  source: 'string',
  members: [],
  refs,
  description: '',
});

/** A component with a prop of its own, and a set in common with others. */
function styled(name: string, given: Record<string, string> = {}) {
  const props = STYLES.map((prop) =>
    propOf(prop, {type: typeOf('Space', {refs: ['Space']}), default: given[prop] ?? null}),
  );
  return modelOf({
    name,
    package: '@acme/kit',
    props: [...props, propOf('tone', {type: typeOf('Tone', {refs: ['Tone']})})],
    sets: [{package: '@acme/kit', type: 'StyleProps', props: STYLES}],
    definitions: {Space: define('Space', ['Unit']), Tone: define('Tone'), Unit: define('Unit')},
  });
}

const NAMES = ['Box', 'Card', 'Grid', 'Stack', 'Text'];
const MODELS = NAMES.map((name) => styled(name, name === 'Card' ? {padding: '4'} : {}));

function referenceOf(models: readonly ReturnType<typeof styled>[]): Reference {
  const packages: Packages = [{...loadedOf('@acme/kit', []), models: [...models]}];
  const sets = sharedSetsOf(models);
  return toReference(packages, {
    root: '/kit/',
    demos: [],
    pageNames: pageNamesOf(packages),
    sets,
  });
}

test('a set is told once where five components have it, with all that take it', () => {
  expect(sharedSetsOf(MODELS.slice(1))).toEqual([]);
  const page = apiPages(referenceOf(MODELS)).get('props/style-props');
  expect(page?.set?.props.map(({name}) => name)).toEqual(STYLES);
  expect(Object.keys(page?.set?.definitions ?? {})).toEqual(['Space', 'Unit']);
  expect(page?.set?.components[0]).toEqual({name: 'Box', href: '/kit/api/box/'});
});

test('a page of a component has no rows for the set', () => {
  const reference = referenceOf(MODELS);
  const [box] = apiPages(reference).get('box')?.models ?? [];
  expect(box?.props.map(({name}) => name)).toEqual(['tone']);
  expect(Object.keys(box?.definitions ?? {})).toEqual(['Tone']);
  expect(box?.sets[0]).toMatchObject({href: '/kit/api/props/style-props/', props: STYLES});
});

test('what is published has the set once, and the models name its file', () => {
  const files = new Map(
    jsonFiles([referenceOf(MODELS)], {url: 'https://x.example', baseUrl: '/'}).map(
      ([file, text]): [string, Published] => [`/${file}`, JSON.parse(text()) as Published],
    ),
  );
  const box = files.get('/kit/api/box.json');
  expect(namesOf(box)).toEqual(['tone']);
  const [taken] = box?.sets ?? [];
  const set = files.get(taken?.json ?? '');
  expect([...namesOf(box), ...namesOf(set)].sort()).toEqual(namesOf(MODELS[0]));
  expect(Object.keys(set?.definitions ?? {})).toEqual(['Space', 'Unit']);
  expect(set?.components).toEqual(NAMES);
  expect(files.get('/kit/api/index.json')?.sets[0]?.json).toBe(taken?.json);
  const validate = new Ajv2020({strict: true}).compile(
    files.get('/api/props.schema.json') ?? false,
  );
  expect(validate(set) ? [] : validate.errors).toEqual([]);
});

interface Published {
  props: {name: string}[];
  sets: {json: string}[];
  definitions: Record<string, unknown>;
  components: string[];
}

function namesOf(told: Pick<Published, 'props'> | undefined): string[] {
  return told?.props.map(({name}) => name).sort() ?? [];
}

test.each([
  ['has to be given', {required: true}],
  ['is deprecated', {deprecated: ''}],
  ['takes something else', {type: typeOf('number')}],
  ['is explained otherwise', {description: 'Of this one.'}],
])('what a component alone %s is a row of its own', (_, facts) => {
  const [box, ...others] = MODELS;
  const props = box?.props.map((prop) => (prop.name === 'color' ? {...prop, ...facts} : prop));
  const models = [...others, modelOf({...box, props})];
  const [shown] = apiPages(referenceOf(models)).get('box')?.models ?? [];
  expect(shown?.props.map(({name}) => name)).toEqual(['color', 'tone']);
});

test('what a component gives a default of its own is a row of its own', () => {
  const [card] = apiPages(referenceOf(MODELS)).get('card')?.models ?? [];
  expect(card?.props.map(({name}) => name)).toEqual(['padding', 'tone']);
});
