/** What a step may cost: the table in tests/suite.json. */
interface Budget {
  /** As many times the CPU of the build. */
  cpu: number;
  /** The most that there may be of each; none where it is missing. */
  counts?: Counts;
}

type Counts = Partial<Record<'builds' | 'launches' | 'pageLoads' | 'axeRuns', number>>;

/** What a step has cost. */
export interface Cost {
  /** In seconds. */
  cpu: number;
  /** In seconds. */
  wall: number;
  counts: Counts;
}

/** A step that costs more than so many times its budget fails: machines differ, and so do runs. */
export const MOST_OVER = 1.6;

/** Seconds of CPU below which a step is too small to be measured by a ratio. */
const LEAST_CPU = 10;

/**
 * What is wrong with the cost of a step, a sentence for each.
 *
 * @param buildCpu seconds; nothing where there was no build in this run
 */
export function overdrafts(
  step: string,
  {cpu, counts}: Cost,
  budget: Budget | undefined,
  buildCpu: number | undefined,
): string[] {
  if (!budget) return [`${step}: has no budget. Fix: give it one in tests/suite.json`];
  const faults = Object.entries(counts)
    .filter(([kind, n]) => n > (budget.counts?.[kind as keyof Counts] ?? 0))
    .map(([kind, n]) => {
      const most = budget.counts?.[kind as keyof Counts] ?? 0;
      return `${step}: ${n} ${kind}, ${most} in the table. Fix: do with fewer, or change tests/suite.json`;
    });
  const most = budget.cpu * MOST_OVER * (buildCpu ?? Infinity);
  if (cpu > Math.max(most, LEAST_CPU)) {
    faults.push(
      `${step}: ${cpu.toFixed(0)} s of CPU, ${budget.cpu} builds in the table are ${(budget.cpu * (buildCpu ?? 0)).toFixed(0)} s. Fix: make it cheaper, or change tests/suite.json`,
    );
  }
  return faults;
}

/** Adds up what tests have told of their doings, one line each: `builds 1`. */
export function sumCounts(told: string): Counts {
  const counts: Record<string, number> = {};
  for (const line of told.split('\n').filter(Boolean)) {
    const [kind = '', by] = line.split(' ');
    counts[kind] = (counts[kind] ?? 0) + Number(by);
  }
  return counts;
}
