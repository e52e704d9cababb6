import {resolveAddresses, resolved} from './addresses';
import {BARE_ADDRESS, COMMENT, GAP, STRING, urlToken} from './tokens';

/** What a stylesheet is wrapped with. */
export interface Wrapping {
  /** Name of the cascade layer, as `checkLayerName` lets it pass. */
  layer: string;
  /** The stylesheet's own address, absolute. */
  href: string;
}

const URL_TOKEN = `url\\(\\s*(?:${STRING}|${BARE_ADDRESS})\\s*\\)`;

/** The statements that a stylesheet begins with. Addresses may hold semicolons. */
const STATEMENTS = new RegExp(
  `${GAP}@(charset|import|layer)\\b((?:${COMMENT}|${STRING}|${URL_TOKEN}|(?!url\\(|\\/\\*)[^;{}"'])*)(?:;|$)`,
  'giy',
);

/** Address, name of the layer, and whatever conditions follow. */
const IMPORT = new RegExp(
  `^${GAP}(${STRING}|${URL_TOKEN})${GAP}(layer(?:\\(([^)]*)\\))?(?![\\w-]))?([\\s\\S]*)$`,
  'i',
);

/**
 * A stylesheet inside a cascade layer: `@layer <name> { … }`. What may not stand in a layer's
 * block stands before it: imports, each into the same layer, and the order of inner layers. A
 * `@charset` is dropped, relative addresses become absolute.
 *
 * @param css the stylesheet's text, whatever it is: faults in it are left to the browser
 */
export function wrapSheet(css: string, wrapping: Wrapping): string {
  const text = resolveAddresses(css, wrapping.href);
  const statements = [...text.matchAll(STATEMENTS)];
  const body = text.slice(statements.reduce((length, [whole]) => length + whole.length, 0));
  const hoisted = statements.map(([, name = '', rest = ''], index) =>
    hoist(name.toLowerCase(), rest, {...wrapping, index}),
  );
  return [...hoisted.filter(Boolean), `@layer ${wrapping.layer} {`, body, '}'].join('\n');
}

function hoist(name: string, rest: string, wrapping: Wrapping & {index: number}): string {
  if (name === 'import') return importInto(rest, wrapping);
  if (name === 'layer') return orderIn(rest, wrapping.layer);
  return '';
}

/** Nothing where it is no import: a browser would pass over it. */
function importInto(rest: string, {layer, href, index}: Wrapping & {index: number}): string {
  const [, address, own, ownName, conditions = ''] = IMPORT.exec(rest) ?? [];
  if (address === undefined) return '';
  // A layer without a name has to get one here, as it would not stand inside ours otherwise.
  const inner = own === undefined ? '' : `.${ownName?.trim() ?? `import-${index}`}`;
  const tail = conditions.trim() === '' ? '' : ` ${conditions.trim()}`;
  return `@import ${asUrl(address, href)} layer(${layer}${inner})${tail};`;
}

function asUrl(address: string, base: string): string {
  if (/^url\(/i.test(address)) return address;
  const text = address.slice(1, -1);
  return resolved(text, base) ?? urlToken(text);
}

function orderIn(rest: string, layer: string): string {
  const names = rest.replace(new RegExp(COMMENT, 'g'), '').split(',');
  return `@layer ${names.map((name) => `${layer}.${name.trim()}`).join(', ')};`;
}
