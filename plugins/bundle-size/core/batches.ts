/**
 * Puts what is asked for one by one into batches, one at a time: what comes while one runs goes into
 * the next.
 *
 * @param run gives an outcome for each item, in their order; where it fails, all of the batch do
 * @param most items of a batch
 */
export function createBatches<Item, Outcome>(
  run: (items: readonly Item[]) => Promise<Outcome[]>,
  most: number,
) {
  const waiting: {
    item: Item;
    resolve: (outcome: Outcome) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  let isRunning = false;

  async function runNext(): Promise<void> {
    const batch = waiting.splice(0, most);
    try {
      const outcomes = await run(batch.map(({item}) => item));
      batch.forEach(({resolve}, i) => resolve(outcomes[i] as Outcome));
    } catch (error) {
      for (const {reject} of batch) reject(error);
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await runNext();
    isRunning = false;
  }

  return (item: Item): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      waiting.push({item, resolve, reject});
      // Who asks in the same breath is of the first batch.
      if (!isRunning) setImmediate(() => isRunning || void runAll());
    });
}
