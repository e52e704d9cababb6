import {createTurns} from '../core/turns';

/** Tasks that end when they are told to, and tell which of them began. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    task: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('runs so many at a time, in order', async () => {
  const {begun, task, end} = createTasks();
  const takeTurn = createTurns(2);
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => takeTurn(task(name))));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

it('gives a turn back where a task fails', async () => {
  const takeTurn = createTurns(1);
  await expect(takeTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await takeTurn(async () => 'yes')).toBe('yes');
});

it('lets nobody in before who waits', async () => {
  const {begun, task, end} = createTasks();
  const takeTurn = createTurns(1);
  const first = takeTurn(task('a'));
  const second = takeTurn(task('b'));
  const third = first.then(() => takeTurn(task('c')));
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await Promise.all([second, third])).toEqual(['b', 'c']);
});
