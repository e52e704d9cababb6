/** What the bundle of a library is made of. */
export interface EntryParts {
  /** Module of the browser half, absolute. */
  runner: string;
  /** What demos may import. */
  imports: readonly string[];
  /** Module with the library's theme, absolute or of a package; `undefined` where there is none. */
  frame: string | undefined;
}

/**
 * The text of a bundle's entry: it starts the runner with everything that demos may import. All of
 * a module, since nobody knows what readers write.
 */
export function entryText({runner, imports, frame}: EntryParts): string {
  return [
    `import {startRunner} from ${JSON.stringify(runner)};`,
    ...(frame === undefined ? [] : [`import * as frame from ${JSON.stringify(frame)};`]),
    ...imports.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`),
    'const modules = {',
    ...imports.map((name, index) => `  ${JSON.stringify(name)}: m${index},`),
    '};',
    `startRunner(modules, ${frame === undefined ? 'undefined' : 'frame'});`,
    '',
  ].join('\n');
}
