import {transform} from 'sucrase';
import type {RunnerFile} from '../../client/protocol';
import type {SourceFile} from '../../core/types';
import {protect} from './protect';

/** Where a file cannot be read, and why. */
export interface SyntaxFault {
  file: string;
  line: number | undefined;
  message: string;
}

/** Files for the runner, or the first fault. */
export type Compiled = {files: RunnerFile[]} | {fault: SyntaxFault};

/**
 * Turns the files of a demo into what the runner takes: TypeScript and JSX into JavaScript, imports
 * into calls, with a guard in each loop. Lines stay where they are. Types are not checked.
 */
export function compile(files: readonly SourceFile[]): Compiled {
  const compiled: RunnerFile[] = [];
  for (const {name, text} of files) {
    try {
      compiled.push({name, code: compileFile(name, text)});
    } catch (error) {
      return {fault: toFault(name, error)};
    }
  }
  return {files: compiled};
}

function compileFile(name: string, text: string): string {
  if (name.endsWith('.css')) return text;
  if (name.endsWith('.json')) {
    JSON.parse(text);
    return text;
  }
  const isTyped = /\.[cm]?tsx?$/.test(name);
  const {code} = transform(text, {
    transforms: ['imports', 'jsx', ...(isTyped ? (['typescript'] as const) : [])],
    jsxRuntime: 'automatic',
    production: true,
    // Browsers know all that it would rewrite.
    disableESTransforms: true,
  });
  return protect(code);
}

/** Both compilers put the place at the end of the message: `Unexpected token (3:14)`. */
function toFault(file: string, error: unknown): SyntaxFault {
  const text = error instanceof Error ? error.message : String(error);
  const [, message = text, line] = /^(.*?)\s*\((\d+):\d+\)$/s.exec(text) ?? [];
  return {file, line: line === undefined ? undefined : Number(line), message};
}
