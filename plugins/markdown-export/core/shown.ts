import {textOf} from '../../page-reader/core/bytes';

/** What a built page shows. */
export interface Shown {
  /** The letters and digits of all of it, without anything between them. */
  letters: string;
  /** The texts of its written part that are no code: none of them is raw. */
  texts: string[];
}

/** Quoted values may hold a bracket. */
const PIECE = /<!--[^]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/g;
/** Nobody reads what stands in them. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg']);
/** What stands in them is as it is meant; a figure is a demo. */
const VERBATIM: ReadonlySet<string> = new Set('code pre kbd samp textarea figure'.split(' '));

/**
 * Reads a built page, as minified as it may be: the elements that are passed over have all got an
 * end of their own.
 *
 * @param html its bytes, a character each
 * @param part class of the element that holds what somebody wrote
 */
export function readShown(html: string, part: string): Shown {
  const body = html.slice(Math.max(0, html.search(/<body\b/)));
  const texts: string[] = [];
  const parts: string[] = [];
  const open: string[] = [];
  let isWritten = false;
  for (const [all, end, tag, attributes, text] of body.matchAll(PIECE)) {
    if (text !== undefined) {
      if (open.some((name) => SILENT.has(name))) continue;
      const decoded = decode(textOf(text));
      parts.push(decoded);
      if (isWritten && open.length === 0) texts.push(decoded);
    } else if (tag !== undefined) {
      const name = tag.toLowerCase();
      if (attributes?.includes(part)) isWritten = true;
      if (end === '/' && name === 'article') isWritten = false;
      if (!SILENT.has(name) && !VERBATIM.has(name)) continue;
      if (end === '') open.push(...(all.endsWith('/>') ? [] : [name]));
      else if (open.includes(name)) open.length = open.lastIndexOf(name);
    }
  }
  return {letters: lettersOf(parts.join('')), texts};
}

/** What two texts have in common that are written with other signs, spaces and line ends. */
export function lettersOf(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Of entities, those of letters; all others are signs, which do not count. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&quot;', '"')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|\w+);/gi, (_all, decimal, hex) => {
      const point = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : 0x20;
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
    });
}
