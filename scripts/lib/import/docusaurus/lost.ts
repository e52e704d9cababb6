import {Code, isData, objectOf, stringOf, type Literal} from '../literals';
import type {SourceSite} from './config';

/** The entries that are data; of the others is told. */
export function dataOf(
  options: Record<string, Literal>,
  at: string,
  site: SourceSite,
  file: string,
) {
  const entries = Object.entries(options);
  for (const [name, value] of entries) if (!isData(value)) lose(site, file, `${at}.${name}`, value);
  return Object.fromEntries(entries.filter(([, value]) => isData(value)));
}

/** A list of a value, empty where it is none. */
export function listOf(value: Literal | undefined): Literal[] {
  return Array.isArray(value) ? value : [];
}

/** Tells what is not taken along. */
export function lose(
  {lost}: SourceSite,
  file: string,
  name: string,
  value: Literal,
  where = 'docusaurus.config.ts',
) {
  const written = value instanceof Code ? value.text : (JSON.stringify(value) ?? '');
  const shown = written.replace(/\s+/g, ' ');
  lost.push(
    `${file}: ${name}: ${shown.length > 80 ? `${shown.slice(0, 77)}…` : shown}: write it into ${where} by hand where it is wanted`,
  );
}

/** Tells of an item of HTML in a sidebar, which trees here do not hold. */
export function lostHtml(item: Literal): string {
  const written = (stringOf(objectOf(item).value) ?? '').replace(/\s+/g, ' ').slice(0, 60);
  const fix = 'a title over pages is an entry with `subheader` and `children`';
  return `sidebars: HTML, which trees here do not hold (${written}): ${fix}`;
}
