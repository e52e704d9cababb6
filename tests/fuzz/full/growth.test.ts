import {existsSync} from 'node:fs';
import path from 'node:path';
import {makeCorpus} from '../../../bench/build/corpus';
import {makeSite} from '../../../bench/build/sites';
import {build} from '../../site/sites';

const SMALL = 750;
const LARGE = 3000;
/** Megabytes of heap. */
const HEAP = 500;
/** What a page of the large site may cost, in those of the small one: no more, but for the noise. */
const MOST = 1.2;

/** @returns seconds that each page has taken */
async function buildPages(count: number): Promise<number> {
  const site = makeSite('vitrine', makeCorpus(count));
  const begun = performance.now();
  const {code, stderr} = await build(site, {NODE_OPTIONS: `--max-old-space-size=${HEAP}`});
  expect(code === 0 ? '' : stderr).toBe('');
  expect(existsSync(path.join(site, 'build/index.html'))).toBe(true);
  return (performance.now() - begun) / 1000 / count;
}

it('builds 3,000 pages in 500 MB of heap, at no more for each', async () => {
  const small = await buildPages(SMALL);
  expect(await buildPages(LARGE)).toBeLessThanOrEqual(small * MOST);
}, 3_600_000);
