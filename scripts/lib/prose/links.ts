import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {formatOf} from '../../../plugins/page-reader/core/parse';
import {normalizeAddress} from '../../../plugins/_shared/site/addresses';
import {linkFaults} from '../../../plugins/page-links/core/faults';
import type {Known} from '../../../plugins/page-links/core/faults';
import {idsOf} from '../../../plugins/page-links/core/ids';
import {targetsOf} from '../../../plugins/page-links/core/targets';
import type {ProseFault, ProsePage, ProseRules} from './types';

/** A page that has an address. */
export interface AddressedPage extends ProsePage {
  address: string;
}

/** What the anchors of pages are, by what their markdown says. */
export function anchorsOf(pages: readonly AddressedPage[]): Known {
  const addresses = new Map(pages.map(({address}) => [normalizeAddress(address), address]));
  const anchors = pages.flatMap(({file, text, address}) => {
    const ids = idsOf(text, formatOf(file));
    return ids === undefined ? [] : [[normalizeAddress(address), ids] as const];
  });
  return {
    roots: ['/'],
    addresses,
    anchors: new Map(anchors),
    files: new Map(pages.map(({file, address}) => [file, address])),
    // Tabs, pages that are made, files: what is not written here, the build knows.
    isIgnored: (path) => !addresses.has(normalizeAddress(path)),
    hasPicture: () => true,
    picturesBeside: () => [],
  };
}

/** Links to anchors and files that are not there. */
export function anchorFaults({file, text, address}: AddressedPage, known: Known): ErrorParts[] {
  const targets = targetsOf(text, formatOf(file)).filter(({isPicture}) => !isPicture);
  return linkFaults({file, permalink: address, targets}, known);
}

/** Links to other hosts whose shape those do not answer, as far as the rules say. */
export function hostFaults({file, text}: ProsePage, {hosts}: ProseRules): ProseFault[] {
  if (hosts === undefined) return [];
  return [...targetsOf(text, formatOf(file)), ...fieldTargets(text)].flatMap(({url, line}) => {
    const [, scheme = '', host = '', rest = ''] = /^(https?):\/\/([^/?#]+)(.*)$/.exec(url) ?? [];
    if (host === '') return [];
    const what = wrongIn({scheme, host, path: rest.replace(/[?#].*$/, '') || '/'}, hosts);
    if (what === undefined) return [];
    const fix =
      'correct the link, or add its host and the shape of its path to `hosts` of the rules';
    return [{line, what: `the link to ${url} ${what}`, fix}];
  });
}

/** Addresses in a page's front matter. */
function fieldTargets(text: string): {url: string; line: number}[] {
  const [matter = ''] = /^---\n[^]*?\n---/.exec(text) ?? [];
  return matter.split('\n').flatMap((row, index) => {
    const url = /https?:\/\/[^\s'"]+/.exec(row)?.[0];
    return url === undefined ? [] : [{url, line: index + 1}];
  });
}

function wrongIn(
  {scheme, host, path}: Record<'scheme' | 'host' | 'path', string>,
  hosts: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  if (scheme === 'http') return 'is not encrypted';
  const shapes = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (shapes === undefined) return 'leads to a host that the rules do not name';
  if (shapes.some((shape) => toPattern(shape).test(path))) return undefined;
  return `has a path of no known shape (${shapes.join(', ')})`;
}

/** `*` stands for a text without a slash, `**` for any. */
export function toPattern(shape: string): RegExp {
  const escaped = shape.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replaceAll(/\*\*|\*/g, (star) => (star === '**' ? '.*' : '[^/]+'));
  return new RegExp(`^${source}$`);
}
