import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAll} from '../core/extract/extract';
import type {ApiModel} from '../core/model';
import {isElement} from '../../component-code/core/names';

const ROOT = path.resolve(__dirname, '../../..');

/** What the source of a component says, read without this extractor. */
interface Truth {
  props: string[];
  required: string[];
  deprecated: string[];
  defaults: Record<string, string>;
  /** A component; elements that are inherited from are not in it. */
  inherits: string | null;
  /** Default and class, by name. */
  slots: Record<string, [string | null, string | null]>;
  /** Class names, without those of slots. */
  classes: string[];
}

/** What React renders in a DOM: seen there, not read from the source. */
interface Rendered {
  /** Constructor of what a ref gets; `Element` where that is the child one hands over. */
  ref: string;
  /** The element that gets an attribute which the component does not know; `children`: the child. */
  element: string;
}

/** By package, then by component. */
type Table<Row> = Record<string, Record<string, Row>>;

function tableOf<Row>(name: string): Table<Row> {
  const text = readFileSync(path.join(__dirname, `__fixtures__/${name}.json`), 'utf8');
  return JSON.parse(text) as Table<Row>;
}

const truth = tableOf<Truth>('truth');
const rendered = tableOf<Rendered>('rendered');

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const requests = Object.entries(truth).map(([name, components]) => {
  const names = new Set([...Object.keys(components), ...Object.keys(rendered[name] ?? {})]);
  return {
    facts: {name, version: '1.0.0', origin: null},
    targets: [...names].map((one) => ({name: one, kind: 'component' as const})),
  };
});

const models = extractAll({directory: ROOT, readFile: read, parsed: new Map()}, requests).flatMap(
  (extraction) => extraction.models,
);

function casesOf<Row>(table: Table<Row>) {
  return Object.entries(table).flatMap(([from, components]) =>
    Object.entries(components).map(([name, expected]) => [from, name, expected] as const),
  );
}

function modelOf(from: string, name: string): ApiModel {
  const model = models.find((one) => one.package === from && one.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  return model;
}

function toTruth(model: ApiModel): Truth {
  const names = (props: ApiModel['props']) => props.map(({name}) => name).sort();
  const parent = model.inheritance?.component ?? '';
  return {
    props: names(model.props),
    required: names(model.props.filter(({required}) => required)),
    deprecated: names(model.props.filter(({deprecated}) => deprecated !== null)),
    defaults: Object.fromEntries(
      model.props.flatMap(({name, default: value}) => (value === null ? [] : [[name, value]])),
    ),
    inherits: /^[A-Z]/.test(parent) ? parent : null,
    slots: Object.fromEntries(
      model.slots.map((slot) => [slot.name, [slot.default, slot.class] as const]),
    ) as Truth['slots'],
    classes: model.classes.map(({className}) => className).sort(),
  };
}

const cases = casesOf(truth);

test('the sample has at least twenty components', () => {
  expect(cases.length).toBeGreaterThanOrEqual(20);
});

test.each(cases)('%s %s is as its source says', (from, name, expected) => {
  expect(toTruth(modelOf(from, name))).toEqual(expected);
});

test.each(casesOf(rendered))('%s %s hands on as it renders', (from, name, {ref, element}) => {
  const {forwardsRefTo, spread, inheritance} = modelOf(from, name);
  expect(forwardsRefTo).toBe(ref);
  const isTold = spread === 'children' || isElement(spread ?? '');
  expect(isTold ? spread : element).toBe(element);
  // What it takes the attributes of gets them, unless it has a child for that.
  const parent = inheritance?.component ?? '';
  expect(isElement(parent) && element !== 'children' ? parent : element).toBe(element);
});
