import type {Page} from './content';
import {showDemos} from './demos';
import type {ReadBeside} from './demos';
import {absoluteLinks} from './links';
import {outsideFences} from './prose';

const FRONT_MATTER = /^\uFEFF?\s*---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;
/** What an .mdx page imports and exports: from its line to the next empty one. */
const MODULE_CODE = /^(?:import|export)\s[\s\S]*?(?:\n[ \t]*(?=\n)|$(?![\s\S]))/gm;
/** The tags around fences that are shown as tabs. */
const GROUP_TAGS = /^[ \t]*<\/?codeblock\b[^>]*>[ \t]*\n?/gim;
/** A lead that stands in the body; the page's description is it. */
const LEAD = /^[ \t]*<p class="description">[\s\S]*?<\/p>[ \t]*\n?/gm;
const TITLE = /^\s*# +(.+?)(?: +#+)?[ \t]*(?:\n|$)/;

/** All that a page's text needs to stand by itself. */
export interface Site {
  /** File from the site's folder → address, for all pages. */
  permalinks: ReadonlyMap<string, string>;
  /** Reads a file beside the page. */
  read: ReadBeside;
}

/**
 * A page as Markdown that stands by itself: title, description, and its text with the sources of
 * its demos, without front matter and module code, and with absolute links.
 *
 * @param text what stands in the page's file
 * @returns with one line end at its end
 */
export function toMarkdown(page: Page, text: string, {permalinks, read}: Site): string {
  const body = text.replaceAll('\r\n', '\n').replace(FRONT_MATTER, '');
  const isMdx = page.file.endsWith('.mdx');
  const shown = outsideFences(body, (prose) => {
    const markdown = isMdx ? prose.replace(MODULE_CODE, '') : prose;
    const bare = markdown.replace(GROUP_TAGS, '').replace(LEAD, '');
    return absoluteLinks(bare, page, permalinks);
  });
  // Last, as a demo's source is a fence like any other: nothing in it may change.
  const content = outsideFences(shown, (prose) => showDemos(prose, read));
  const title = TITLE.exec(content)?.[1] ?? page.title;
  const parts = [`# ${title}`, page.description.trim(), content.replace(TITLE, '').trim()];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
