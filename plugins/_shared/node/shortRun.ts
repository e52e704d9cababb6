import path from 'node:path';

/**
 * What V8 is started with that ends soon: the bytes of a function's code that run before it asks
 * whether to optimize it, at first 132 KiB. Of the API of 499 components a fourth of all CPU time went
 * into code that had done its work by then; at twice as much as here, what runs long was late.
 */
export const SHORT_RUN = '--interrupt-budget=600000';

/** What node is given to run a module: in the repository it is TypeScript. */
export function runnable(file: string): string[] {
  const run = () => path.join(require.resolve('jiti/package.json'), '../lib/jiti-cli.mjs');
  return file.endsWith('.ts') ? [run(), file] : [file];
}
