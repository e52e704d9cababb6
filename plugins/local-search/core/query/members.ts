import {kebabCase} from '../../../_shared/text/names';
import {apiPath, rowId, type RowSection} from '../../../api-model/core/names';
import {compact, humpsOf} from '../text';
import type {ApiRow, Kind, Shard} from '../types';
import {entry, type Entry, type Named} from './entries';

/** Address of the reference of a component or hook. */
export function referenceOf({root}: Shard, {name, page = name}: ApiRow): string {
  return `${root}api/${apiPath(page)}`;
}

/** The same without its place on the page: a part stands on that of what it is a part of. */
function pageOf(shard: Shard, row: ApiRow): string {
  return referenceOf(shard, row).replace(/#.*$/, '');
}

export function referenceEntries(shard: Shard, row: ApiRow): Entry[] {
  return [entry(shard, row.isHook ? 'hook' : 'api', row.name, referenceOf(shard, row))];
}

/** Its own rows. */
export function memberEntries(shard: Shard, row: ApiRow): Entry[] {
  const rows = (section: RowSection, kind: Kind, names: readonly string[] = []) =>
    names.map((name) => memberEntry(shard, row, {section, kind, name}));
  return [
    ...rows('props', 'prop', row.props),
    ...rows(
      'slots',
      'slot',
      row.slots?.map((slot) => slot.replace(/ .*$/, '')),
    ),
    ...classEntries(shard, row, 'slots'),
    ...classEntries(shard, row, 'classes'),
    ...rows('css', 'css', row.css),
    ...rows('returns', 'return', row.returns),
    ...rows('types', 'type', row.types),
  ];
}

/** A row of a reference: its section, and what is found there. */
interface Member {
  section: RowSection;
  kind: Kind;
  name: string;
  from?: string;
}

function memberEntry(shard: Shard, row: ApiRow, {section, kind, name, from = ''}: Member): Entry {
  return {
    kind,
    name,
    owner: row.name,
    from,
    about: '',
    // Made when it is asked for: there are thousands, and a handful is shown.
    get href() {
      return `${pageOf(shard, row)}#${rowId(row.name, section, name)}`;
    },
    product: shard.product,
    version: shard.version,
  };
}

/** The class names of its slots, or of its classes; each leads to the row of that. */
function classEntries(shard: Shard, row: ApiRow, section: 'slots' | 'classes'): Entry[] {
  return (row[section] ?? []).flatMap((written) => {
    const [key = '', className = `${row.prefix ?? ''}${key}`] = written.split(' ');
    const found = memberEntry(shard, row, {section, kind: 'class', name: key});
    return className === '' || (section === 'slots' && !row.prefix)
      ? []
      : [{...found, name: className}];
  });
}

/** The rows of a component, inherited props last. */
export function allMembers(shard: Shard, row: ApiRow): Named[] {
  const inherited = (row.inherited ?? []).flatMap((number) => {
    const [type = '', isListed = 0, names = []] = shard.inherited[number] ?? [];
    return names.map((name): Entry => {
      const found = memberEntry(shard, row, {section: 'props', kind: 'prop', name, from: type});
      const section = `${pageOf(shard, row)}#${kebabCase(row.name)}-props`;
      return isListed ? found : {...found, href: section};
    });
  });
  return [...memberEntries(shard, row), ...inherited].map((found) => ({
    key: compact(found.name),
    parts: humpsOf(found.name),
    entries: [found],
  }));
}
