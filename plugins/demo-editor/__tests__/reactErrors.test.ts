import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describeThrown} from '../theme/DemoEditor/reactErrors';

const minified = (code: number, args: readonly string[] = []) => {
  const query = args.map((arg) => `args[]=${encodeURIComponent(arg)}`).join('&');
  const address = `https://react.dev/errors/${code}${query && `?${query}`}`;
  return `Minified React error #${code}; visit ${address} for the full message or use more.`;
};

describe('an error of React that is a number', () => {
  it.each([
    [185, [], 'A component updates itself again and again'],
    [31, ['object with keys {a, b}'], '(found: object with keys {a, b})'],
    [130, ['undefined', ''], 'was expected, not undefined.'],
    [61, [], '`{__html: ...}`'],
  ])('%i is told in words', (code, args, words) => {
    const text = describeThrown(minified(code, args));
    expect(text).toContain(words);
    expect(text).not.toContain('Minified');
  });

  it('keeps its number where it is a rare one, and other errors their words', () => {
    expect(describeThrown(minified(9999))).toBe(minified(9999));
    expect(describeThrown('boom')).toBe('boom');
  });

  /** A new React may have given one up. */
  it.each([
    [185, 'Maximum update depth exceeded'],
    [300, 'Rendered fewer hooks than expected'],
    [301, 'Too many re-renders'],
    [310, 'Rendered more hooks than'],
    [321, 'Invalid hook call'],
    [130, 'Element type is invalid: expected a string'],
    [31, 'Objects are not valid as a React child'],
    [306, 'Element type is invalid. Received a promise'],
    [482, 'An unknown Component is an async Client Component'],
    [60, 'Can only set one of `children`'],
    [62, 'The `style` prop expects'],
  ])('%i is thrown by React still, in words: %s', (code, words) => {
    const folder = path.dirname(require.resolve('react-dom/package.json'));
    const read = (kind: string) =>
      readFileSync(path.join(folder, `cjs/react-dom-client.${kind}.js`), 'utf8');
    expect(read('production')).toMatch(new RegExp(`formatProdErrorMessage\\(\\s*${code}\\b`));
    expect(read('development')).toContain(words);
  });
});
