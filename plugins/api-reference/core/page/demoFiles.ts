import {demoId} from '../../../_shared/entries';

const DEMO = /\{\{\s*"demo"\s*:\s*"([^"]+)"|<Demo\s[^>]*?src=["']([^"']+)["']/g;

/** What shows how a demo is written, or is not shown at all. */
const CODE = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1|(`+)[^`][^\n]*?\2|<!--[\s\S]*?-->/gm;

/** A demo as a page names it. */
export interface NamedDemo {
  /** Path from the page's folder, without `./`. */
  file: string;
  /** Its id on the page. */
  id: string;
}

/**
 * The demos that a page shows, in its order, each once: where it first stands.
 *
 * @param markdown text of the page
 */
export function demoFiles(markdown: string): NamedDemo[] {
  const ids = new Set<string>();
  const first = new Map<string, string>();
  for (const [, line, tag = ''] of markdown.replace(CODE, '').matchAll(DEMO)) {
    const file = (line ?? tag).replace(/^\.\//, '');
    const id = demoId(nameOf(file), ids);
    ids.add(id);
    if (!first.has(file)) first.set(file, id);
  }
  return [...first].map(([file, id]) => ({file, id}));
}

/** The files that may be meant: `Name.js` is also said of `Name.tsx`, and the other way round. */
export function demoCandidates(file: string): string[] {
  const bare = file.replace(/\.[jt]sx?$/, '');
  return [...new Set([file, ...['tsx', 'jsx', 'js', 'ts'].map((end) => `${bare}.${end}`)])];
}

/** What a demo is called where its page is not seen. @example 'Button: Basic buttons' */
export function demoLabel(page: string, file: string): string {
  const words = nameOf(file)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return `${page}: ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.[jt]sx?$/, '');
}
