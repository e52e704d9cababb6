import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What `postcss-loader` looks for, and its folder `.config` too. */
const FILE = /^(?:\.postcssrc(?:\.(?:json|ya?ml|[cm]?[jt]s))?|postcss\.config\.[cm]?[jt]s)$/;

/**
 * Whether a site, or a folder above it, says itself how its style sheets are read. Left alone, the
 * loader asks thirty files of each folder above each sheet, those of packages too, which is a
 * twentieth of a build.
 *
 * @param siteDir absolute
 */
export function hasPostcssConfig(siteDir: string): boolean {
  const above = path.dirname(siteDir);
  return isToldIn(siteDir) || (above !== siteDir && hasPostcssConfig(above));
}

function isToldIn(folder: string): boolean {
  const files = namesIn(folder);
  if (files.some((file) => FILE.test(file))) return true;
  if (files.includes('.config') && namesIn(path.join(folder, '.config')).some(isOwn)) return true;
  return files.includes('package.json') && hasField(path.join(folder, 'package.json'));
}

/** In `.config/` the files have no dot. */
function isOwn(file: string): boolean {
  return FILE.test(`.${file}`) || FILE.test(file);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // One that may not be read holds nothing for the loader either.
    return [];
  }
}

/** A manifest that is torn is left to the loader, which names it. */
function hasField(manifest: string): boolean {
  try {
    return 'postcss' in (JSON.parse(readFileSync(manifest, 'utf8')) as object);
  } catch {
    return true;
  }
}
