/** What React says where code asks a copy of it that renders nothing, or brings elements of one. */
const SAID =
  /\bof null \(reading '(?<hook>use[A-Z]\w*)'\)|Invalid hook call|Element from an older version of React|Minified React error #(?:321|525);/;

/** What ends it, for those who make the library. */
export const ONE_REACT =
  'build the library with react, react/jsx-runtime and react-dom as externals, and name them in its peerDependencies';

/**
 * What an error of React's means that a page with two copies of it gives.
 *
 * @param message of what was thrown
 * @returns `undefined` for any other error
 */
export function secondReact(message: string): string | undefined {
  const found = SAID.exec(message);
  if (!found) return undefined;
  const hook = found.groups?.hook;
  return hook === undefined
    ? 'two copies of React meet in it'
    : `two copies of React meet in it, as ${hook} is asked of one that renders nothing`;
}
