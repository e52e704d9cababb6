import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAll, type DefaultWarning, type Extraction} from '../core/extract/extract';
import type {ApiKind, ApiModel, ApiProp} from '../core/model';

const FOLDER = path.join(__dirname, '__fixtures__/conformance');
const ROOT = path.resolve(__dirname, '../../..');

/** What a fixture expects of the one component or hook that it is about. */
interface Expected {
  name: string;
  kind?: ApiKind;
  /** All props: name, with `!` where it is required → type, with ` = default` where there is one. */
  props: Record<string, string>;
  /** Members of the unions among them that are pinned. */
  members?: Record<string, string[]>;
  /** More of single props. */
  prop?: Record<string, Partial<ApiProp>>;
  /** More of the model. */
  model?: Partial<ApiModel>;
  warnings?: Partial<DefaultWarning>[];
}

const cases = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function expectedOf(id: string): Expected {
  return JSON.parse(readFileSync(path.join(FOLDER, `${id}.json`), 'utf8')) as Expected;
}

/** All fixtures at once, in one program. */
function extractFixtures(): Map<string, Extraction> {
  const requests = cases.map((id) => {
    const {name, kind = 'component'} = expectedOf(id);
    const entry = path.join(
      FOLDER,
      existsSync(path.join(FOLDER, `${id}.tsx`)) ? `${id}.tsx` : `${id}.d.ts`,
    );
    return {facts: {name: 'kit', version: '1.0.0', origin: null, entry}, targets: [{name, kind}]};
  });
  const found = extractAll({directory: ROOT, readFile: read, parsed: new Map()}, requests);
  return new Map(cases.map((id, i) => [id, found[i] as Extraction]));
}

function compact(props: readonly ApiProp[]): Record<string, string> {
  return Object.fromEntries(
    props.map(({name, required, type, default: value}) => [
      `${name}${required ? '!' : ''}`,
      `${type.text}${value === null ? '' : ` = ${value}`}`,
    ]),
  );
}

const extractions = extractFixtures();

test('there are at least forty cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

test.each(cases)('%s', (id) => {
  const {props, members = {}, prop = {}, model = {}, warnings = []} = expectedOf(id);
  const {models, warnings: given} = extractions.get(id) ?? {models: [], warnings: []};
  const [found] = models;
  if (!found) throw new Error('nothing extracted');
  const propOf = (name: string) => found.props.find((one) => one.name === name);
  expect(compact(found.props)).toEqual(props);
  for (const [name, values] of Object.entries(members)) {
    expect(propOf(name)?.type.members).toEqual(values);
  }
  for (const [name, facts] of Object.entries(prop)) expect(propOf(name)).toMatchObject(facts);
  expect(found).toMatchObject(model);
  expect(given).toMatchObject(warnings);
  expect(given).toHaveLength(warnings.length);
});
