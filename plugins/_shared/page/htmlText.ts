import {ownValue} from '../names';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

/** What readers read of a piece of HTML, on one line. */
export function textOfHtml(html: string): string {
  const text = decode(html.replace(/<[^>]*>/g, ''));
  return text.replace(/\s+/g, ' ').trim();
}

/** In one pass, so that `&amp;lt;` becomes `&lt;` and no further. Unknown entities stay. */
function decode(html: string): string {
  return html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return ownValue(ENTITIES, name) ?? whole;
    const point = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
