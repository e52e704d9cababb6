import {createBatches} from '../core/batches';

/** Batches that end when they are told to. */
function createRuns(most: number) {
  const begun: string[] = [];
  const ends: ((end: () => string[]) => void)[] = [];
  const ask = createBatches(async (items: readonly string[]) => {
    begun.push(items.join(''));
    const end = await new Promise<() => string[]>((resolve) => ends.push(resolve));
    return end();
  }, most);
  const breath = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    ask,
    breath,
    async end(how: () => string[]) {
      ends.shift()?.(how);
      await breath();
    },
  };
}

it('runs together what is asked for in one breath, and what comes meanwhile after it', async () => {
  const {begun, ask, breath, end} = createRuns(2);
  const first = ['a', 'b', 'c'].map(ask);
  await breath();
  expect(begun).toEqual(['ab']);
  const later = ask('d');
  await end(() => ['A', 'B']);
  expect(begun).toEqual(['ab', 'cd']);
  await end(() => ['C', 'D']);
  expect(await Promise.all([...first, later])).toEqual(['A', 'B', 'C', 'D']);
  const again = ask('e');
  await breath();
  await end(() => ['E']);
  expect(await again).toBe('E');
});

it('fails what is in a batch that fails, and goes on', async () => {
  const {ask, breath, end} = createRuns(1);
  const [first, second] = ['a', 'b'].map(ask);
  const failed = expect(first).rejects.toThrow('no');
  await breath();
  await end(() => {
    throw new Error('no');
  });
  await end(() => ['B']);
  await failed;
  expect(await second).toBe('B');
});
