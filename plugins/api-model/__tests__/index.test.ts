import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createWorkspace, extractPackages, openPackage, readSource} from '../index';
import {makeSite} from './__fixtures__/makeSite';

const mockCompilerLoaded = jest.fn();
jest.mock('typescript', () => {
  mockCompilerLoaded();
  return jest.requireActual<typeof import('typescript')>('typescript');
});

const site = makeSite();

/** What the README shows. */
async function readKit() {
  const {facts} = readSource(site, 'plain-kit') ?? {};
  if (!facts) throw new Error('plain-kit is not installed');
  const [kit] = await extractPackages(site, [{facts, targets: 'public'}]);
  return {facts, models: kit?.models ?? []};
}

test('an installed package becomes models, and the compiler stays in the process that makes them', async () => {
  const {facts, models} = await readKit();
  expect(facts).toMatchObject({name: 'plain-kit', version: '2.1.0'});
  expect(models.map(({name, kind}) => [name, kind])).toEqual([
    ['Card', 'component'],
    ['useCard', 'hook'],
  ]);
  expect(mockCompilerLoaded).not.toHaveBeenCalled();
});

test('packages are read the same side by side, each answer at its request', async () => {
  const factsOf = (name: string) => {
    const source = readSource(site, name);
    if (!source) throw new Error(`${name} is not installed`);
    return source.facts;
  };
  const [plain, untyped] = [factsOf('plain-kit'), factsOf('untyped-kit')];
  const requests = [
    {facts: plain, targets: 'public'} as const,
    {facts: untyped, targets: 'public'} as const,
    {facts: plain, targets: [{name: 'Card', kind: 'component'}]} as const,
  ];
  const apart = await extractPackages(site, requests, 2);
  expect(apart.map(({models}) => models.map(({name}) => name))).toEqual([
    ['Card', 'useCard'],
    [],
    ['Card'],
  ]);
  expect(apart).toEqual(await extractPackages(site, requests));
});

test('a library of which only the source is there is read by its entry, again and again', async () => {
  const folder = path.join(site, 'lib');
  mkdirSync(folder);
  const write = (prop: string) =>
    writeFileSync(
      path.join(folder, 'index.ts'),
      'interface ReactElement {type: string}\n' +
        `export declare function Box(props: {/** How. */ ${prop}: string}): ReactElement;`,
    );
  write('wide');
  const {facts} = readSource(site, 'own-kit', 'lib/index.ts') ?? {};
  if (!facts) throw new Error('its entry is there');
  const box = {name: 'Box', kind: 'component'} as const;
  const live = await openPackage(createWorkspace(site), facts, [box]);
  const props = () => live.read(box, [])?.props.map(({name}) => name);
  expect(props()).toEqual(['wide']);
  write('high');
  live.takeIn([facts.entry ?? '']);
  expect(props()).toEqual(['high']);
});

test('what is not there is no source', () => {
  expect(readSource(site, 'nowhere')).toBeUndefined();
  expect(readSource(site, 'plain-kit', 'lib/missing.ts')).toBeUndefined();
});
