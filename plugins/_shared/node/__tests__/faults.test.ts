import {
  allHaveLooked,
  expectLook,
  forgetFaults,
  holdFaults,
  keptFaults,
  keptWarnings,
  tellFaults,
} from '../faults';

const fault = {where: 'a.md:1', what: 'is odd', fix: 'mend it', kind: 'link' as const};

afterEach(() => {
  forgetFaults();
  delete process.env.VITRINE_WARN;
});

it('throws at once where nobody holds faults', () => {
  expect(() => tellFaults('a', [fault])).toThrow('a.md:1: is odd');
  expect(() => tellFaults('a', [])).not.toThrow();
});

it('keeps faults until they are told, and forgets those that are mended', () => {
  holdFaults([]);
  tellFaults('a', [fault]);
  tellFaults('b', [{...fault, where: 'b.md:2'}]);
  tellFaults('a', []);
  expect(keptFaults().map(({where}) => where)).toEqual(['b.md:2']);
});

it.each([
  ['an option', ['link'] as const, undefined],
  ['the environment', [] as const, 'description,link'],
])('makes warnings of the kinds that %s names', (_by, kinds, given) => {
  if (given !== undefined) process.env.VITRINE_WARN = given;
  holdFaults(kinds);
  tellFaults('a', [fault, {...fault, kind: 'markup'}]);
  expect(keptFaults().map(({kind}) => kind)).toEqual(['markup']);
  expect(keptWarnings().map(({kind}) => kind)).toEqual(['link']);
});

it('waits for all who look', async () => {
  const looked = [expectLook('a'), expectLook('b')];
  let isOver = false;
  const waited = allHaveLooked().then(() => (isOver = true));
  looked[0]?.();
  await Promise.resolve();
  expect(isOver).toBe(false);
  looked[1]?.();
  await waited;
  expect(isOver).toBe(true);
});
