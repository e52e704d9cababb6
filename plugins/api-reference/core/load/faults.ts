import type {Fault} from '../../../api-model/core/fault';
import type {FieldFault, Mention} from './collect';

/** How a value is quoted, and a mistyped name answered. */
export interface Wording {
  quote(value: unknown): string;
  /** The known names nearest to one, best first. */
  nearest(name: string, known: readonly string[]): string[];
  /** What else helps with a name that is not known; begins with a semicolon. Default: nothing. */
  besides?: string;
}

/** Names that are shown where none is near. */
const SHOWN = 6;

/** Fields that hold something else than names. */
export function fieldFaults(faults: readonly FieldFault[], {quote}: Wording): Fault[] {
  return faults.map(({file, field, value}) => ({
    where: `${file}, ${field}`,
    what: `got ${quote(value)}`,
    fix: `write a list of names, e.g. ${field}: [${field === 'hooks' ? 'useButton' : 'Button'}]`,
  }));
}

/**
 * A name that no package of a product exports, told where it is first asked for.
 *
 * @param labels the packages, each with its version
 */
export function unknownFault(
  {name, file, field, kind}: Mention,
  exported: readonly string[],
  labels: readonly string[],
  wording: Wording,
): Fault {
  // Of what can be called, the rest are helpers.
  const known = exported.filter((other) => (kind === 'hook' ? /^use[A-Z]/ : /^[A-Z]/).test(other));
  const what =
    labels.length === 1
      ? `${labels[0]} exports no ${kind} ${wording.quote(name)}`
      : `none of ${labels.join(', ')} exports a ${kind} ${wording.quote(name)}`;
  const fix = suggestion(name, known, wording) + (wording.besides ?? '');
  return {where: `${file}, ${field}`, what, fix};
}

/** A name that several packages of a product export, on a page that does not say which it means. */
export function ambiguousFault(
  {name, file, field, kind}: Mention,
  packages: readonly string[],
  {quote}: Wording,
): Fault {
  const lines = packages.map((each) => `packageName: '${each}'`);
  return {
    where: `${file}, ${field}`,
    what: `${packages.join(' and ')} each export a ${kind} ${quote(name)}`,
    fix: `say which in the front matter: ${lines.join(', or ')}`,
  };
}

/** A page whose names are of a package that its product does not document. */
export function foreignFault(
  {file, package: asked = ''}: Mention,
  packages: readonly {facts: {name: string}; options: {product: string}}[],
  {nearest, quote}: Wording,
): Fault {
  const known = packages.map(({facts}) => facts.name);
  const near = nearest(asked, known);
  const product = packages[0]?.options.product ?? '';
  return {
    where: `${file}, packageName`,
    what: `${quote(asked)} is no package of product ${product}`,
    fix:
      near.length > 0
        ? `did you mean ${near.map(quote).join(' or ')}?`
        : `name one that it has, ${known.join(', ')}, or add it to the packages of the product`,
  };
}

/** A package exports hundreds of names: only the near ones help. */
function suggestion(name: string, known: readonly string[], {nearest, quote}: Wording): string {
  const near = nearest(name, known);
  if (near.length > 0) return `did you mean ${near.map(quote).join(' or ')}?`;
  if (known.length === 0) return 'remove the name: there is nothing of the kind';
  const rest = known.length - SHOWN;
  const shown = known.slice(0, SHOWN).join(', ');
  return `correct the name; known are ${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Names on pages of a product that documents no package: there is nothing to read them from. */
export function homelessFaults(mentions: readonly Mention[], {quote}: Wording): Fault[] {
  return mentions.map(({file, field, name}) => ({
    where: `${file}, ${field}`,
    what: `no package is known that could export ${quote(name)}`,
    fix: `remove the field, or give the product a package in the options of api-reference`,
  }));
}

/** A package that is not there, or ships no types. */
export function packageFault(product: string, name: string, version: string | undefined): Fault {
  const where = `plugin api-reference, package of product ${product}`;
  if (version === undefined) {
    return {
      where,
      what: `${name} is not installed`,
      fix: `npm install ${name}, or correct the name`,
    };
  }
  return {
    where,
    what: `${name} ${version} has no type declarations`,
    fix: `install @types for it, or give its package.json a "types" entry`,
  };
}
