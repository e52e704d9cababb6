import {nearest} from '../../_shared/text/errors';
import type {Fault} from '../../page-reader/core/types';

/** A file of the site that a page imports. */
export interface Import {
  /** As written, without loaders and query: `./_part.mdx`, `@site/src/components/X`. */
  file: string;
  /** From 1. */
  line: number;
}

/** A node of a page's tree, as far as it is looked at here. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  position?: {start: {line: number}};
}

/** The file that a statement takes something from; packages and what the theme has are none. */
const FROM =
  /^(?:import|export)\s(?:[^'";]*?\sfrom\s*)?(["'])(?:[^"'\n]*!)?((?:\.{1,2}|@site)\/[^"'\n?]+)(?:\?[^"'\n]*)?\1/gm;

/** The files that a page imports, in its order. */
export function importsOf({type, value = '', children = [], position}: Node): Import[] {
  if (type !== 'mdxjsEsm') return children.flatMap(importsOf);
  const first = position?.start.line ?? 1;
  return [...value.matchAll(FROM)].map((found) => {
    const at = found.index + found[0].lastIndexOf(found[1] ?? '');
    return {file: found[2] ?? '', line: first + value.slice(0, at).split('\n').length - 1};
  });
}

/** What is told of an import that leads nowhere. @param names of what lies in the folder it leads to */
export function missingImport({file, line}: Import, names: readonly string[]): Fault {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(file) ?? [];
  const [near] = nearest(name, names);
  const fix = near ? `did you mean "${folder}${near}"?` : 'correct the path, or add the file';
  return {line, what: `imports "${file}", which is not there`, fix, kind: 'code'};
}
