import {packagePast} from '../core/past/packagePast';
import {writeSnapshot} from '../core/snapshotText';
import {modelOf, propOf} from '../../api-reference/__tests__/__fixtures__/models';
import {RELEASES, snapshot} from './__fixtures__/snapshots';

const files = RELEASES.map(
  (release) => [`docs/kit/_api/${release.version}.json`, writeSnapshot(release)] as const,
);
const models = [modelOf({name: 'Button', props: [propOf('to'), propOf('fresh')]})];
const present = {package: '@scope/kit', version: '3.0.0', models, exclude: []};

test('the documented version is the newest, though it has no snapshot', () => {
  const {history, changes} = packagePast(present, files);
  expect(changes.versions).toEqual(['1.0.0', '1.1.0', '1.10.0', '2.0.0', '3.0.0']);
  expect(history.get('Button')?.props.get('fresh')?.since).toBe('3.0.0');
  expect(changes.pages).toEqual(['Button']);
});

test('its snapshot, where there is one, is what counts', () => {
  const {history, changes} = packagePast({...present, version: '2.0.0'}, files);
  expect(changes.versions.at(-1)).toBe('2.0.0');
  expect(history.get('Button')?.props.has('fresh')).toBe(false);
});

test('an older version knows nothing of later ones', () => {
  const {changes} = packagePast({...present, version: '1.1.0'}, files);
  expect(changes.versions).toEqual(['1.0.0', '1.1.0']);
});

test('without snapshots there is nothing to tell', () => {
  const {history, changes} = packagePast(present, []);
  expect(changes).toMatchObject({versions: ['3.0.0'], steps: []});
  expect(history.get('Button')?.since).toBeNull();
});

test('snapshots of several packages in one folder are refused', () => {
  const foreign = {...snapshot('1.0.0', {}), package: 'other-kit'};
  const mixed = [...files, ['docs/kit/_api/other.json', writeSnapshot(foreign)] as const];
  expect(() => packagePast(present, mixed)).toThrowErrorMatchingInlineSnapshot(`
    "docs/kit/_api/other.json: is of other-kit, beside snapshots of @scope/kit
      Fix: give each package a folder of its own"
  `);
});
