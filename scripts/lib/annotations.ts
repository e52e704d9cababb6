/** A fault as it is told: `docs/a.md:12: what` or `docs/a.md, field: what`, and on a line of its own `  Fix: …`. */
const FAULT =
  /^(?<file>[^\s:,]+\.\w+)(?:, [\w.[\]]+)?(?::(?<line>\d+))?(?::\d+)?: (?<what>.+)(?:\n {2}Fix: (?<fix>.+))?/gm;

/**
 * The faults of a report as GitHub shows them beside the lines of a change.
 *
 * @param report as it is printed
 * @returns one workflow command for each fault that names a file
 */
export function annotationsOf(report: string): string[] {
  return [...report.matchAll(FAULT)].map(({groups = {}}) => {
    const {file = '', line, what = '', fix} = groups;
    const place = [`file=${property(file)}`, ...(line ? [`line=${line}`] : [])].join(',');
    return `::error ${place}::${data(fix ? `${what}\nFix: ${fix}` : what)}`;
  });
}

/** A command ends with its line. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
