/** `{{"demo": "Name.tsx", …}}` on a line of its own, whatever its options. */
const LINE = /^([ \t]*)\{\{\s*"demo"\s*:\s*"([^"]+)"[^}]*\}\}[ \t]*$/gm;
/** `<Demo src="./Name.tsx" … />` of an .mdx page. */
const TAG = /^([ \t]*)<Demo\s[^>]*?\bsrc=\{?["']([^"']+)["']\}?[^>]*\/>[ \t]*$/gm;

/** The best first: where the written file is missing, its twin is shown. */
const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * Reads a file beside the page.
 *
 * @param file path from the page's folder
 * @returns `undefined` where there is none
 */
export type ReadBeside = (file: string) => string | undefined;

/** Puts the source of each demo in the place of its demo, as a fence with the file's name. */
export function showDemos(text: string, read: ReadBeside): string {
  const show = (written: string, indent: string, src: string): string => {
    const demo = findDemo(src.replace(/^\.\//, ''), read);
    // A demo that is not there has stopped the build already, unless its line is no demo's.
    return demo ? fence(demo.file, demo.source).replace(/^(?!$)/gm, indent) : written;
  };
  return text.replace(LINE, show).replace(TAG, show);
}

function findDemo(src: string, read: ReadBeside): {file: string; source: string} | undefined {
  const stem = src.replace(/\.[jt]sx?$/, '');
  for (const file of [src, ...EXTENSIONS.map((extension) => stem + extension)]) {
    const source = read(file);
    if (source !== undefined) return {file, source};
  }
  return undefined;
}

/** A fence that is longer than any in what it holds. */
function fence(file: string, source: string): string {
  const held = source.match(/`{3,}/g) ?? [];
  const marks = '`'.repeat(Math.max(2, ...held.map(({length}) => length)) + 1);
  const language = file.replace(/^.*\./, '');
  const title = file.replace(/^.*\//, '');
  return `${marks}${language} title="${title}"\n${source.trimEnd()}\n${marks}`;
}
