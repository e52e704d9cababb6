import path from 'node:path';
import {parse} from 'yaml';
import {decodePart, withSlash} from '../../../plugins/_shared/site/addresses';
import {TABS} from '../../../plugins/_shared/site/entries';
import {split} from '../../../plugins/front-matter/core/split';

/** What moves: files, folders with all that is in them, and the addresses of the pages among them. */
export interface Moved {
  /** Paths from the site's folder. */
  files: ReadonlyMap<string, string>;
  /** With a slash at their ends. */
  addresses: ReadonlyMap<string, string>;
  /** Whether there is a file, before anything moves. */
  exists: (file: string) => boolean;
}

/** Links, pictures and definitions of Markdown, demos, stories, attributes, and imports of code. */
const REFERENCE =
  /(\]\(\s*<?|^\[[^\]]+\]:\s*<?|(?:"(?:demo|story)"\s*:|\b(?:src|href|to)=)\s*["']|\b(?:from|import)\s*\(?\s*["'])([^\s)>"']+)/gm;
/** The field with its value, on one line or on those below. */
const FIELD = /^redirect_from:[^\n]*\n(?:[ \t-](?!--)[^\n]*\n)*/m;
/** A tab of a page, or what stands for the open one in trees. */
const TAB = new RegExp(`(?:(?:\\[docsTab\\]|${Object.keys(TABS).join('|')})/?)?$`);
/** A text of code that is an address of the site. */
const ADDRESS = /(["'`])(\/[^\s"'`]*)/g;
/** What imports, and demos in another variant, leave out or call otherwise. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** Where a file or folder is once all has moved. */
export function placeAfter(file: string, {files}: Pick<Moved, 'files'>): string {
  // Of a folder that moves and a file in it that gets another name, the file knows better.
  const from = [...files.keys()]
    .filter((each) => file === each || file.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length)[0];
  return from === undefined ? file : (files.get(from) ?? '') + file.slice(from.length);
}

/** A page or a file of code with what it refers to where that is afterwards. */
export function mendReferences(text: string, file: string, moved: Moved): string {
  return text.replace(REFERENCE, (_whole, before: string, target: string) => {
    return before + mendTarget(target, file, moved);
  });
}

/** Trees or configuration with the addresses as they are afterwards. */
export function mendAddresses(text: string, {addresses}: Pick<Moved, 'addresses'>): string {
  return text.replace(ADDRESS, (_whole, before: string, target: string) => {
    return before + mendAddress(target, addresses);
  });
}

function mendTarget(target: string, file: string, moved: Moved): string {
  if (target.startsWith('/')) return mendAddress(target, moved.addresses);
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (/^[a-z][\w+.-]*:|^$/i.test(written)) return target;
  const inSite = /^@site\//.exec(written)?.[0];
  const asked = inSite
    ? written.slice(inSite.length)
    : path.posix.join(path.posix.dirname(file), decodePart(written));
  // The file of a demo may be there in the other variant alone.
  const stems = [asked, asked.replace(/\.[jt]sx?$/, '')];
  const places = stems.flatMap((stem) => ENDINGS.map((ending) => ({stem, file: stem + ending})));
  const found = places.find((place) => moved.exists(place.file));
  if (found === undefined) return target;
  const {stem, file: real} = found;
  const after = placeAfter(real, moved);
  const there = after.slice(0, stem.length - real.length || undefined) + asked.slice(stem.length);
  if (inSite) return inSite + there + rest;
  const home = path.posix.dirname(placeAfter(file, moved));
  const relative = path.posix.relative(home, there);
  if (relative === path.posix.normalize(decodePart(written))) return target;
  const isBare = !written.startsWith('.') || relative.startsWith('.');
  return encodeURI(isBare ? relative : `./${relative}`) + rest;
}

function mendAddress(target: string, addresses: Moved['addresses']): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const tab = TAB.exec(written)?.[0] ?? '';
  const to = addresses.get(withSlash(written.slice(0, written.length - tab.length)));
  if (to === undefined) return target;
  return (tab !== '' || written.endsWith('/') ? to + tab : to.slice(0, -1)) + rest;
}

interface Fields {
  slug?: string;
  id?: string;
  redirect_from?: string | string[];
}

/** Front matter of a page as far as its address goes; empty where it cannot be read. */
export function frontMatterOf(text: string): Fields {
  try {
    return Object(parse(split(text).yaml)) as Fields;
  } catch {
    return {};
  }
}

/** A page whose front matter says that it had an address. One that it has again is taken out. */
export function withRedirect(text: string, from: string, to: string): string {
  const {redirect_from: written = []} = frontMatterOf(text);
  const listed = typeof written === 'string' ? written.split(/[\s,]+/) : written;
  const all = [...new Set([...listed, from])].filter((each) => each && withSlash(each) !== to);
  const field = all.length > 0 ? `redirect_from: [${all.join(', ')}]\n` : '';
  const closing = /^\uFEFF?---/.test(text) ? /\n---[ \t]*(?:\r?\n|$)/.exec(text) : null;
  if (closing === null) return `---\n${field}---\n\n${text}`;
  const end = closing.index + 1;
  return text.slice(0, end).replace(FIELD, '') + field + text.slice(end);
}
