import {ENTRY, entriesOf, measure} from '../core/bundle';
import {SizeError} from '../core/faults';
import type {Bundled, Complaint} from '../core/types';

const TARGET = {package: '@ui/kit', name: 'Button'};
const [BY_PATH = '', BY_NAME = '', MAIN = ''] = entriesOf(TARGET);

const missing: Complaint = {text: 'Could not resolve', location: {file: ENTRY, line: 1}};
const within: Complaint = {text: 'Unexpected "{"', location: {file: 'kit/Button.js', line: 3}};

/** A bundler that gives this result for each entry. */
function bundlerOf(results: Record<string, Bundled>): jest.Mock<Promise<Bundled>, [string]> {
  return jest.fn(async (entry: string) => results[entry] ?? {complaints: [missing]});
}

it('writes an import in three ways', () => {
  expect([BY_PATH, BY_NAME, MAIN]).toEqual([
    'export {default} from "@ui/kit/Button";',
    'export {Button} from "@ui/kit";',
    'export {default} from "@ui/kit";',
  ]);
});

it('takes the folder of a package that comes in folders', () => {
  const inFolders = (name: string) =>
    entriesOf({package: 'kit', name}, ['datatable', 'date-picker']);
  expect(inFolders('DataTable')).toEqual(['export {DataTable} from "kit/datatable";']);
  expect(inFolders('DatePicker')).toEqual(['export {DatePicker} from "kit/date-picker";']);
  expect(inFolders('Button')).toHaveLength(3);
});

it('takes the component’s own path', async () => {
  const bundle = bundlerOf({[BY_PATH]: {gzip: 5}, [BY_NAME]: {gzip: 9}});
  expect(await measure(TARGET, [], bundle)).toBe(5);
  expect(bundle).toHaveBeenCalledTimes(1);
});

it('takes the name where there is no such path', async () => {
  expect(await measure(TARGET, [], bundlerOf({[BY_NAME]: {gzip: 9}}))).toBe(9);
});

it('takes what the package exports by default where it has no such name', async () => {
  expect(await measure(TARGET, [], bundlerOf({[MAIN]: {gzip: 7}}))).toBe(7);
});

it('knows no size of what the package does not have', async () => {
  expect(await measure(TARGET, [], bundlerOf({}))).toBeUndefined();
});

it('tells what is in the way within the package, wherever it is met first', async () => {
  const bundle = bundlerOf({[BY_NAME]: {complaints: [missing, within]}});
  const error: unknown = await measure(TARGET, [], bundle).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SizeError);
  expect(error).toMatchObject({
    field: 'components',
    message: '"Button" cannot be bundled: kit/Button.js:3: Unexpected "{"',
  });
});

it('tells what has no place', async () => {
  const bundle = bundlerOf({[BY_PATH]: {complaints: [{text: 'Out of memory', location: null}]}});
  await expect(measure(TARGET, [], bundle)).rejects.toThrow('cannot be bundled: Out of memory');
});
