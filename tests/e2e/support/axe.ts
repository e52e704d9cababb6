import type {AxeResults, RunOptions} from 'axe-core';
import type {Page} from '@playwright/test';
import {AXE_TAGS, axeLoader} from '../../../scripts/lib/axe';
import {count} from '../../../scripts/lib/suite/count';

/** Makes axe known to a page, as `window.axe`. */
export const loadAxe = axeLoader(require.resolve('axe-core/axe.min.js'));

const EVERYTHING: RunOptions = {resultTypes: ['violations'], runOnly: AXE_TAGS};

/** What is written in the HTML is the same in each look, and takes a tenth of the time. */
const OF_LOOKS: RunOptions = {...EVERYTHING, rules: {'avoid-inline-spacing': {enabled: false}}};

/**
 * What axe finds on a page as it stands: rule, element and what is wrong with it, for each.
 *
 * @param region selector of the only part that is looked at. Default: the whole page
 */
export async function findBarriers(page: Page, region?: string): Promise<string[]> {
  return run(page, EVERYTHING, region ?? 'html');
}

/** The same of a page that was looked at already, in another look. */
export async function findBarriersAgain(page: Page): Promise<string[]> {
  return run(page, OF_LOOKS, 'html');
}

/** Texts outside demos with a contrast of less than 7:1, or 4.5:1 where they are large. */
export async function findFaintTexts(page: Page): Promise<string[]> {
  const rule: RunOptions = {resultTypes: ['violations'], runOnly: ['color-contrast-enhanced']};
  return run(page, rule, {include: ['html'], exclude: ['[data-demo]']});
}

/** Selectors of what is looked at, and of what in it is not. */
type Part = string | {include: string[]; exclude: string[]};

async function run(page: Page, options: RunOptions, part: Part): Promise<string[]> {
  count('axeRuns');
  await loadAxe(page);
  await endAnimations(page);
  const {violations} = await page.evaluate(
    async ({options, part}) => {
      const {axe} = window as unknown as {axe: {run: typeof import('axe-core').run}};
      return (await axe.run(part, options)) as Pick<AxeResults, 'violations'>;
    },
    {options, part},
  );
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** A colour on its way to another is neither. What never ends is left alone. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
