import type {SourceFile} from '../types';

/** What a JavaScript file of a demo may be imported with; the bundler knows JSX by `.jsx` alone. */
const SPECIFIER = /(['"])(\.{1,2}\/[^'"\n]*)\.js\1/g;

/**
 * Where the files of a demo stand in the project, text and relative imports as they were: in `src`,
 * or as many folders deeper as the highest import goes up.
 *
 * @returns in the order given; the first is the demo
 */
export function placeFiles(files: readonly SourceFile[]): SourceFile[] {
  const depth = Math.max(0, ...files.map(({name}) => name.split('/').lastIndexOf('..') + 1));
  const folder = ['src', ...Array<string>(depth).fill('demo')];
  return files.map(({name, text}) => ({
    name: join(folder, name.replace(/\.js$/, '.jsx')),
    text: /\.jsx?$/.test(name) ? text.replace(SPECIFIER, '$1$2.jsx$1') : text,
  }));
}

function join(folder: readonly string[], name: string): string {
  const parts = [...folder];
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
