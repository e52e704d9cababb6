import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAll} from '../core/extract/extract';
import type {ApiModel} from '../core/model';

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

const truth = JSON.parse(
  readFileSync(path.join(__dirname, '__fixtures__/truth.json'), 'utf8'),
) as Record<string, Record<string, Truth>>;

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const requests = Object.entries(truth).map(([name, components]) => ({
  facts: {name, version: '1.0.0', origin: null},
  targets: Object.keys(components).map((one) => ({name: one, kind: 'component' as const})),
}));

const models = extractAll({directory: ROOT, readFile: read, parsed: new Map()}, requests).flatMap(
  (extraction) => extraction.models,
);

const cases = Object.entries(truth).flatMap(([from, components]) =>
  Object.entries(components).map(([name, expected]) => [from, name, expected] as const),
);

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

test('the sample has at least twenty components', () => {
  expect(cases.length).toBeGreaterThanOrEqual(20);
});

test.each(cases)('%s %s is as its source says', (from, name, expected) => {
  const model = models.find((one) => one.package === from && one.name === name);
  if (!model) throw new Error(`no model of ${name}`);
  expect(toTruth(model)).toEqual(expected);
});
