import postcss from 'postcss';
import {hashOf} from '../_shared/node/cache';
import type {ErrorParts} from '../_shared/node';
import {bundleSheets, followModes, scopeToDemos, settleDirections} from '../library-sheets';
import {DEMO_MODES} from './core/modes';
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
  const sheets = frames.map(async (frame, index) => {
    const bundled = frame.css && (await bundleSheets(siteDir, frame));
    if (bundled === undefined) return undefined;
    if (typeof bundled === 'string') return toSheet(bundled, frame);
    const where = `plugin demos, option frames[${index}].css`;
    const fix = 'install the package, or name a sheet that it has, e.g. "@acme/kit/style.css"';
    faults.push(...bundled.map((what) => ({where, what, fix})));
    return undefined;
  });
  return {sheets: await Promise.all(sheets), faults};
}

async function toSheet(bundled: string, {modes, mirror}: Frame): Promise<LibrarySheet> {
  const steps = [
    ...(modes ? [followModes(modes, DEMO_MODES)] : []),
    scopeToDemos(modes !== undefined),
    ...(mirror ? [settleDirections()] : []),
  ];
  const {css: text} = await postcss(steps).process(bundled, {from: undefined});
  return {path: `assets/css/demos.${hashOf(text)}.css`, text};
}
