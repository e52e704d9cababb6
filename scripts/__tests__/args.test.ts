import {parseArgs} from 'node:util';
import {argumentFault, readPort} from '../lib/args';

const options = {'out-dir': {type: 'string'}, verbose: {type: 'boolean'}} as const;

function faultOf(...args: string[]): string {
  try {
    parseArgs({args, options, allowPositionals: !args.includes('place')});
    return '';
  } catch (error) {
    return argumentFault((error as Error).message, Object.keys(options));
  }
}

it('tells what is not known, and what may have been meant', () => {
  expect(faultOf('--outdir', 'a')).toMatchInlineSnapshot(`
    "Unknown option '--outdir'
      Fix: did you mean "--out-dir"?"
  `);
  expect(faultOf('--something-else-entirely')).toMatchInlineSnapshot(`
    "Unknown option '--something-else-entirely'
      Fix: known are --out-dir, --verbose"
  `);
  expect(faultOf('--out-dir')).toMatchInlineSnapshot(`
    "Option '--out-dir <value>' argument missing
      Fix: write its value behind it"
  `);
  expect(faultOf('place')).toMatchInlineSnapshot(`
    "Unexpected argument 'place'
      Fix: known are --out-dir, --verbose"
  `);
});

it('takes ports, and nothing else for one', () => {
  expect(['0', '3000', '65535'].map((text) => readPort('--port', text))).toEqual([0, 3000, 65_535]);
  for (const text of ['', '22x', '-1', '65536', '1e3', ' 80']) {
    expect(() => readPort('--port', text)).toThrow(`--port ${text} is no port\n  Fix: --port 3001`);
  }
});
