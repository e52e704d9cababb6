import {demoName} from '../../page-reader/core/demoFile';
import type {PageFormat} from '../../page-reader/core/parse';
import {readPage} from '../../page-reader/core/readPage';
import {demoId} from '../../page-reader/core/demosOf';

/** An id that an author wrote: of a heading, in three forms, or of a tag. */
const WRITTEN =
  /\{#([^{}\s]+)\}|\{\/\*\s*#([^\s*]+)\s*\*\/\}|<!--\s*#([^\s]+)\s*-->|\s(?:id|name)=["']([^"'{}]+)["']/g;

/**
 * The anchors of a page.
 *
 * @returns `undefined` where a component may have others: what it renders is not known here
 */
export function idsOf(text: string, format: PageFormat): Set<string> | undefined {
  if (format === 'mdx' && /^import\s|<[A-Z]/m.test(text)) return undefined;
  const {headings, places} = readPage(text, format);
  const ids = new Set<string>();
  for (const {id, alias} of headings) {
    if (id !== undefined) ids.add(id);
    if (alias !== undefined) ids.add(alias);
  }
  for (const [, ...groups] of text.matchAll(WRITTEN)) {
    const id = groups.find((group) => group !== undefined);
    if (id !== undefined) ids.add(id);
  }
  for (const statement of places.flatMap(({statements}) => statements)) {
    if ('src' in statement && typeof statement.src === 'string') {
      ids.add(demoId(demoName(statement.src), ids));
    }
  }
  return ids;
}
