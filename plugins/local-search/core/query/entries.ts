import {kebabCase} from '../../../_shared/text/names';
import {anchorOf} from '../../../page-reader/core/anchors';
import {compact, stem} from '../text';
import type {Found, Kind, Shard} from '../types';

/** A record that can be found by its name. */
export type Entry = Omit<Found, 'score'>;

/** All records of one name. */
export interface Named {
  /** The name as names are compared. */
  key: string;
  /** The parts of the name, folded. */
  parts: string[];
  /** Best first. */
  entries: Entry[];
}

export function entry(
  {product, version}: Shard,
  kind: Kind,
  name: string,
  href: string,
  more: Partial<Entry> = {},
): Entry {
  return {kind, name, owner: '', from: '', about: '', href, product, version, ...more};
}

function addressOf({root}: Shard, path: string): string {
  return path.startsWith('/') ? path : root + path;
}

export function pageEntry(shard: Shard, [path, title, about, kind]: Shard['pages'][number]): Entry {
  return entry(shard, kind, title, addressOf(shard, path), {about});
}

/** The page of the changes between versions, which is no doc. */
export function changesEntries(shard: Shard): Entry[] {
  const href = `${shard.root}api/changes/`;
  return shard.hasChanges ? [entry(shard, 'migration', 'API changes', href)] : [];
}

/** The page as that of each component and hook it is about, at the heading of that name if it has one. */
export function aboutEntries(shard: Shard, page: Shard['pages'][number]): Entry[] {
  const [path, title, about, , names] = page;
  const number = shard.pages.indexOf(page);
  const headings = shard.headings.filter(([own]) => own === number);
  return names
    .filter((name) => compact(name) !== compact(title))
    .map((name) => {
      const heading = headings.find(([, text]) => stem(compact(text)) === stem(compact(name)));
      const anchor = heading && `#${heading[2] ?? anchorOf(heading[1])}`;
      const href = addressOf(shard, path) + (anchor ?? '');
      return entry(shard, 'component', name, href, {owner: title, about});
    });
}

export function headingEntry(shard: Shard, [page, text, anchor]: Shard['headings'][number]): Entry {
  const [path = '', title = '', , kind] = shard.pages[page] ?? [];
  const isOfChange = kind === 'migration' || /^from (?:an older|v?\d)/i.test(text);
  const href = `${addressOf(shard, path)}#${anchor ?? anchorOf(text)}`;
  return entry(shard, isOfChange ? 'migration' : 'heading', text, href, {owner: title});
}

export function demoEntry(shard: Shard, [page, label, anchor]: Shard['demos'][number]): Entry {
  const [path = '', title = ''] = shard.pages[page] ?? [];
  const id = anchor ?? `demo-${kebabCase(label)}`;
  return entry(shard, 'demo', label, `${addressOf(shard, path)}#${id}`, {owner: title});
}
