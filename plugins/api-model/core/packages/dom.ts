/** Interfaces that are looked things up in: their members are kept. */
const TABLE = /(?:TagName|Event)Map$/;

const DECLARATION =
  /^interface (?<name>\w+)(?<head>[^{]*)\{(?<body>[^]*?)^\}|^type (?<alias>[^]*?);$/gm;

/** Objects of a class, of which no two are the same. */
const CLASS = /^declare var (?<name>\w+): \{\s+prototype/gm;

/** What the name of a mark begins with: see {@link domNames}. */
const MARK = '#dom ';

/**
 * The names of the DOM without their members, from the compiler's `lib.dom.d.ts`. A reference only
 * names what a ref or an event is; the members take as much memory as two packages. In their place
 * each class has a mark of its own: were all elements the same type, the compiler would find no
 * difference between the props of any two, and compare them down to the last event.
 *
 * @param library text of the compiler's file
 */
export function domNames(library: string): string {
  const classes = new Set([...library.matchAll(CLASS)].map(({groups}) => groups?.name));
  const declarations = [...library.matchAll(DECLARATION)].map(({groups = {}}) => {
    const {name = '', head = '', body = '', alias} = groups;
    if (alias !== undefined) return `type ${alias};`;
    const mark = classes.has(name) ? `'${MARK}${name}': 0` : '';
    return `interface ${name}${head}{${TABLE.test(name) ? body : mark}}`;
  });
  return declarations.join('\n');
}

/** Whether a property is such a mark, which no object has. */
export function isMark({name}: {name: string}): boolean {
  return name.startsWith(MARK);
}
