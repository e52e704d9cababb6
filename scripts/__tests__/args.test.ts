import {parseArgs} from 'node:util';
import {argumentFault} from '../lib/args';

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
