import {createHash} from 'node:crypto';
import postcss from 'postcss';
import type {ErrorParts} from '../_shared/node';
import {followModes} from '../_shared/modes';
import {bundleSheets} from '../_shared/sheets';
import {DEMO_MODES} from './core/modes';
import {scopeToDemos} from '../_shared/scope';
import type {Frame} from './core/types';

/** A library's sheet, as it is published. */
export interface LibrarySheet {
  /** Below the site's base URL; has a hash, so that hosts may keep it for good. */
  path: string;
  text: string;
}

/**
 * The sheets of the frames, each kept to demos.
 *
 * @returns one for each frame, `undefined` for those that have none; and what is wrong with them
 */
export async function librarySheets(
  siteDir: string,
  frames: readonly Frame[],
): Promise<{sheets: (LibrarySheet | undefined)[]; faults: ErrorParts[]}> {
  const faults: ErrorParts[] = [];
  const sheets = frames.map(async ({css, modes}, index) => {
    const bundled = css && (await bundleSheets(siteDir, css));
    if (bundled === undefined) return undefined;
    if (typeof bundled === 'string') return toSheet(bundled, modes);
    const where = `plugin demos, option frames[${index}].css`;
    const fix = 'install the package, or name a sheet that it has, e.g. "@acme/kit/style.css"';
    faults.push(...bundled.map((what) => ({where, what, fix})));
    return undefined;
  });
  return {sheets: await Promise.all(sheets), faults};
}

async function toSheet(bundled: string, modes: Frame['modes']): Promise<LibrarySheet> {
  const following = modes ? [followModes(modes, DEMO_MODES)] : [];
  const {css: text} = await postcss([...following, scopeToDemos()]).process(bundled, {
    from: undefined,
  });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/css/demos.${hash}.css`, text};
}
