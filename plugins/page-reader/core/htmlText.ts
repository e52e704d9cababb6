import {ownValue} from '../../_shared/text/names';

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
  // Behind the last sign that closes a tag there is none: looked for, each `<` would read all.
  const end = html.lastIndexOf('>') + 1;
  const text = decode(html.slice(0, end).replace(/<[^>]*>/g, '') + html.slice(end));
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
