const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** A date stands in the heading of a version, or in one of so many lines behind it. */
const LINES = 6;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/;
/** `Oct 2, 2025` */
const MONTH_FIRST = /\b([A-Z][a-z]{2})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/;
/** `2 October 2025` */
const DAY_FIRST = /\b(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]{2})[a-z]*\.?,? (\d{4})\b/;

/**
 * The day on which a version came out, by the changelog that its package ships.
 *
 * @param changelog Markdown, with a heading for each version
 * @returns `2025-10-02`; `undefined` where it does not say
 */
export function releasedIn(changelog: string, version: string): string | undefined {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => isHeadingOf(line, version));
  if (start === -1) return undefined;
  const [heading = '', ...rest] = lines.slice(start, start + LINES);
  const next = rest.findIndex((line) => line.startsWith('#'));
  const told = [heading, ...(next === -1 ? rest : rest.slice(0, next))].join('\n');
  const text = told.replaceAll(/[_*]/g, ' ');
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? [];
  if (year !== '') return toDay(year, Number(month), day);
  const [, first = '', date = '', inYear = ''] = MONTH_FIRST.exec(text) ?? [];
  if (first !== '') return toDay(inYear, monthOf(first), date);
  const [, own = '', name = '', ofYear = ''] = DAY_FIRST.exec(text) ?? [];
  return own === '' ? undefined : toDay(ofYear, monthOf(name), own);
}

/** `## 1.2.0`, `## [v1.2.0](…) (2025-10-02)`, `## @acme/ui@1.2.0`; not `## 1.2.0-beta.1`. */
function isHeadingOf(line: string, version: string): boolean {
  return (
    /^#{1,3}\s/.test(line) &&
    line.split(/[\s[\]()@]+/).some((word) => word.replace(/^v/, '') === version)
  );
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

function toDay(year: string, month: number, day: string): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

/** Whether it is a day of the calendar: `2025-10-02`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
