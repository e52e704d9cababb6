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

/** Tells what is not taken along; of what is empty there is nothing to tell. */
export function lose(
  {lost}: SourceSite,
  file: string,
  name: string,
  value: Literal,
  fix = 'write it into docusaurus.config.ts by hand where it is wanted',
) {
  const shown = written(value).replace(/\s+/g, ' ');
  if (['[]', '{}', 'undefined'].includes(shown)) return;
  lost.push(`${file}: ${name}: ${shown.length > 80 ? `${shown.slice(0, 77)}…` : shown}: ${fix}`);
}

/** A value as a configuration has it. */
function written(value: Literal): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${name}: ${written(one)}`);
  return `{${entries.join(', ')}}`;
}

/** Tells of an item of HTML in a sidebar, which trees here do not hold. */
export function lostHtml(item: Literal): string {
  const written = (stringOf(objectOf(item).value) ?? '').replace(/\s+/g, ' ').slice(0, 60);
  const fix = 'a title over pages is an entry with `subheader` and `children`';
  return `sidebars: HTML, which trees here do not hold (${written}): ${fix}`;
}
