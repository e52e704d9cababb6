/** Interfaces that are looked things up in: their members are kept. */
const TABLE = /(?:TagName|Event)Map$/;

const DECLARATION =
  /^interface (?<name>\w+)(?<head>[^{]*)\{(?<body>[^]*?)^\}|^type (?<alias>[^]*?);$/gm;

/**
 * The names of the DOM without their members, from the compiler's `lib.dom.d.ts`. A reference only
 * names what a ref or an event is; the members take as much memory as two packages.
 *
 * @param library text of the compiler's file
 */
export function domNames(library: string): string {
  const declarations = [...library.matchAll(DECLARATION)].map(({groups = {}}) => {
    const {name = '', head = '', body = '', alias} = groups;
    if (alias !== undefined) return `type ${alias};`;
    return `interface ${name}${head}{${TABLE.test(name) ? body : ''}}`;
  });
  return declarations.join('\n');
}
