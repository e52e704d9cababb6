import type {Options} from 'prettier';

const NARROW = 80;
const WIDE = 100;

/** The brace of an object, an import or a pattern; those of JSX never have spaces. */
const LOOSE = /\{ \w/g;
const TIGHT = /\{\w+(?:: |, |\} (?:from|=)|\}\))/g;

/** A quote that begins a text; those of JSX are always double, and follow a sign. */
const SINGLE = /(?<![=\w])'/g;
const DOUBLE = /(?<![=\w])"/g;

/**
 * JavaScript as prettier writes it, in the style of a text that an author wrote.
 *
 * @param text JavaScript without mistakes in its syntax
 * @param written where the style is taken from: quotes, braces, semicolons, indentation, width
 */
export async function formatCode(text: string, written: string): Promise<string> {
  // Loaded by sites that have such code alone.
  const [{format}, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  return format(text, {
    ...styleOf(written),
    parser: 'babel',
    plugins,
    // What stands in templates is left as it was written.
    embeddedLanguageFormatting: 'off',
  });
}

/** The style that a text is written in; what it does not show is prettier's default. */
function styleOf(text: string): Options {
  const [single, double] = [count(text, SINGLE), count(text, DOUBLE)];
  return {
    singleQuote: single > double,
    bracketSpacing: count(text, LOOSE) >= count(text, TIGHT),
    semi: !/^import\b.*['"]$/m.test(text),
    useTabs: /^\t/m.test(text),
    tabWidth: /^ {2}\S/m.test(text) || !/^ {4}\S/m.test(text) ? 2 : 4,
    printWidth: text.split('\n').some(isWide) ? WIDE : NARROW,
  };
}

/** Prettier leaves comments and long texts as wide as they are. */
function isWide(line: string): boolean {
  return line.length > NARROW && !/^\s*(?:\/\/|\/?\*)|['"`][^'"`]{40,}['"`]/.test(line);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
