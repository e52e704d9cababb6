import type {Outcome} from './runStep';

/** How many of the slowest tests are told. */
const SLOWEST = 10;

/** What a run has cost, as a table: CPU, wall and share of each step, then its slowest tests. */
export function formatCosts(outcomes: readonly Outcome[]): string {
  const whole = outcomes.reduce((sum, {cost}) => sum + cost.cpu, 0);
  const build = outcomes.find(({step}) => step === 'build')?.cost.cpu;
  const rows = outcomes.map(({step, cost: {cpu, wall, counts}}) => [
    step,
    cpu.toFixed(0),
    build ? (cpu / build).toFixed(2) : '–',
    wall.toFixed(0),
    `${((cpu / whole) * 100).toFixed(0)} %`,
    Object.entries(counts)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(', '),
  ]);
  const head = ['step', 'CPU s', 'builds', 'wall s', 'share', 'counts'];
  return [formatRows([head, ...rows]), '', ...formatSlowest(outcomes)].join('\n');
}

function formatRows(rows: readonly string[][]) {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatSlowest(outcomes: readonly Outcome[]) {
  return outcomes
    .flatMap(({step, slow}) => slow.map((test) => ({...test, step})))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({step, title, ms}) => `${(ms / 1000).toFixed(1)} s  ${step}: ${title}`);
}
