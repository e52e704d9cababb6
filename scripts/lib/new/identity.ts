import {firstSentence} from './sentences';

/** How a site calls a library. */
export interface Identity {
  /** Of the product: in addresses, in names of files. */
  id: string;
  /** What readers see. */
  name: string;
  /** One sentence. */
  description: string;
}

/** Words that are written in capitals. */
const CAPITALS = /^(?:ui|ux|mui|api|css|html|svg|cdk|ds)$/;

/**
 * How a site calls a library, by what its package says.
 *
 * @param packageName npm name
 * @param description of its package.json
 * @param given what the maker has said
 */
export function identityOf(
  packageName: string,
  description: string | undefined,
  given: {name?: string | undefined; id?: string | undefined} = {},
): Identity {
  const words = packageName
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const name = given.name ?? words.map(capitalize).join(' ');
  const id = given.id ?? words.join('-').replace(/^[\d-]+/, '');
  return {
    id: id === '' ? 'library' : id,
    name,
    description:
      firstSentence(description ?? '') ?? `The components of ${name}, to look at and to try.`,
  };
}

function capitalize(word: string) {
  return CAPITALS.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

/** One or two letters that stand for a name: `Acme UI` → `AU`. */
export function initials(name: string): string {
  const letters = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => Array.from(word)[0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase();
}
