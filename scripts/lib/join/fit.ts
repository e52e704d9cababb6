import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {identityOf, type Identity, type Part, type Parts} from './facts';

/** What all parts have to agree on, and how it comes to be the same. */
const SAME: readonly [what: string, of: (identity: Identity) => string, fix: string][] = [
  ['version of Vitrine', ({version}) => version, 'install one version on all machines'],
  ['configuration', ({configuration}) => configuration, 'build all parts of one commit'],
];

/** Why parts cannot be joined: they are of two sites, or have the same product. All at once. */
export function fitFaults(parts: Parts): ErrorParts[] {
  const [first, ...others] = parts;
  const unlike = others.flatMap((part) =>
    SAME.flatMap(([what, of, fix]): ErrorParts[] => {
      const [own, its] = [of(identityOf(part)), of(identityOf(first))];
      if (own === its) return [];
      return [
        {where: part.name, what: `has another ${what} than ${first.name}: ${own}, not ${its}`, fix},
      ];
    }),
  );
  return [...unlike, ...parts.flatMap(languageFaults), ...twiceFaults(parts)];
}

function languageFaults(part: Part): ErrorParts[] {
  const {locales} = identityOf(part);
  if (locales.length < 2) return [];
  const what = `has several languages (${locales.join(', ')}), which cannot be joined`;
  return [{where: part.name, what, fix: 'build the site in one piece'}];
}

function twiceFaults(parts: Parts): ErrorParts[] {
  const {products, fallback} = identityOf(parts[0]);
  return products.flatMap(({id}): ErrorParts[] => {
    const having = parts.filter((part) => identityOf(part).built.includes(id));
    const [one, other] = having;
    if (id === fallback || one === undefined || other === undefined) return [];
    const what = `has the product ${id}, which ${one.name} has, too`;
    return [{where: other.name, what, fix: 'build each product in one part: PRODUCTS=…'}];
  });
}

/** The products that no part has: what leads to them leads nowhere. */
export function missingFaults(parts: Parts): ErrorParts[] {
  const {products} = identityOf(parts[0]);
  const built = new Set(parts.flatMap((part) => identityOf(part).built));
  return products
    .filter(({id}) => !built.has(id))
    .map(({id}) => ({
      where: parts.map(({name}) => name).join(', '),
      what: `none has the product ${id}`,
      fix: `build it with PRODUCTS=${id} vitrine build --part, and name its folder`,
      kind: 'link',
    }));
}
