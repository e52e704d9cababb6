import type {FieldFault, Mention} from './collect';
import type {Extraction} from './extract';

/** A fault as an author can mend it; the parts of a VitrineError. */
export interface Fault {
  where: string;
  what: string;
  fix: string;
}

/** How a value is quoted, and a mistyped name answered. */
export interface Wording {
  quote(value: unknown): string;
  suggest(name: string, known: readonly string[]): string;
}

/** Fields that hold something else than names. */
export function fieldFaults(faults: readonly FieldFault[], {quote}: Wording): Fault[] {
  return faults.map(({file, field, value}) => ({
    where: `${file}, ${field}`,
    what: `got ${quote(value)}`,
    fix: `write a list of names, e.g. ${field}: [${field === 'hooks' ? 'useButton' : 'Button'}]`,
  }));
}

/**
 * Names that a package does not export, each told where it is first asked for.
 *
 * @param label the package with its version
 */
export function unknownFaults(
  {unknown, exported}: Pick<Extraction, 'unknown' | 'exported'>,
  mentions: readonly Mention[],
  label: string,
  {quote, suggest}: Wording,
): Fault[] {
  return unknown.flatMap(({name}) => {
    const mention = mentions.find((candidate) => candidate.name === name);
    if (!mention) return [];
    const {file, field, kind} = mention;
    const known = exported.filter((other) => /^use[A-Z]/.test(other) === (kind === 'hook'));
    return [
      {
        where: `${file}, ${field}`,
        what: `${label} exports no ${kind} ${quote(name)}`,
        // Components only: the rest of what can be called are helpers in lower case.
        fix: suggest(name, kind === 'hook' ? known : known.filter((other) => /^[A-Z]/.test(other))),
      },
    ];
  });
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
