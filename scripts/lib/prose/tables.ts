import type {ProseApi} from './api';
import type {ProseFault, ProsePage} from './types';
import {fieldsOf} from './style';

/** A table of a page, its cells without spaces at their ends. */
interface Table {
  head: string[];
  rows: {cells: string[]; line: number}[];
}

/** How the columns are called that hold a prop and its default. */
const PROPS = /^(?:prop|name|property)s?$/i;
const DEFAULTS = /^default$/i;
/** A cell that says that there is no default. */
const NONE = /^(?:[–—-]|none|)$/i;
const CODE = /^`+([^`]+)`+$/;

/** Any element has those of the web. */
const EVENT = /^on[A-Z]/;

type TableApi = Pick<ProseApi, 'props' | 'inherited'>;

/** What the tables of a page say of props of its components, and their API does not. */
export function tableFaults(page: ProsePage, {props, inherited}: TableApi): ProseFault[] {
  const components = componentsOf(page).filter((name) => props.has(name));
  const further = components.flatMap((name) => [...(inherited.get(name) ?? [])]);
  if (components.length === 0) return [];
  const all = components.map((name) => props.get(name) ?? new Map<string, string | null>());
  return tablesIn(page.text).flatMap(({head, rows}) => {
    if (!PROPS.test(head[0] ?? '')) return [];
    const column = head.findIndex((name) => DEFAULTS.test(name));
    return rows.flatMap(({cells, line}) => {
      const prop = CODE.exec(cells[0] ?? '')?.[1];
      if (prop === undefined || !/^[\w-]+$/.test(prop)) return [];
      const own = all.filter((each) => each.has(prop));
      if (own.length === 0) {
        if (further.includes(prop) || EVENT.test(prop)) return [];
        const what = `none of ${components.join(', ')} has a prop \`${prop}\``;
        return [{line, what, fix: 'correct the name, or head the column otherwise'}];
      }
      const cell = cells[column];
      const defaults = own.map((each) => each.get(prop) ?? null);
      if (cell === undefined || defaults.some((value) => isDefault(cell, value))) return [];
      const fix = `write ${defaults.map((value) => value ?? 'none').join(' or ')}`;
      return [{line, what: `the default of \`${prop}\` is not ${cell || 'empty'}`, fix}];
    });
  });
}

function isDefault(cell: string, value: string | null): boolean {
  if (value === null) return !CODE.test(cell);
  // Words of one's own stand for what would be too long: "top right".
  if (!CODE.test(cell)) return !NONE.test(cell);
  return bare(CODE.exec(cell)?.[1] ?? cell) === bare(value);
}

/** Without quotes and spaces. */
function bare(code: string): string {
  return code.replaceAll(/['"`\s]/g, '');
}

function componentsOf({contents}: ProsePage): string[] {
  const {components} = fieldsOf(contents);
  const list: unknown[] = Array.isArray(components)
    ? components
    : String(components ?? '').split(',');
  return list.map((name) => String(name).trim());
}

function tablesIn(text: string): Table[] {
  const tables: Table[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (!/^\s*\|[\s:|-]+\|\s*$/.test(line)) continue;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((row) => !row.trim().startsWith('|'));
    const rows = rest.slice(0, end === -1 ? rest.length : end);
    tables.push({
      head: cellsOf(lines[index - 1] ?? ''),
      rows: rows.map((row, below) => ({cells: cellsOf(row), line: index + below + 2})),
    });
  }
  return tables;
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
