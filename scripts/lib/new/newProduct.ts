import {quote} from '../../../plugins/_shared/text/errors';
import {findPackage} from '../packages';
import {formatTs} from './format';
import {identityOf} from './identity';
import {productsOf} from './inSite';
import type {Addition, Target} from './inSite';
import {readLibrary} from './library';
import {noticesOf} from './notices';
import {findBrowser} from '../chromium';
import {findDemos} from './pages';
import {productFiles} from './product';
import {frameFor, looksFor, readyFor} from './ready';
import {installedIn, stylesFor} from './standing';
import {summary} from './report';
import {marksOf, productCode} from './siteFiles';
import {parseSpec} from './specs';
import {hasTasks} from './taskFiles';
import {isForTailwind, noLooks} from './tailwind';

/** A product with pages for what its package exports; its entry is for the maintainer to paste. */
export async function newProduct(
  id = '',
  {package: written, name}: {package?: string | undefined; name?: string | undefined},
  {siteDir, signal}: Target,
): Promise<Addition> {
  const packageName = await checked(id, written, siteDir);
  const {manifest, models, notices, ...found} = readLibrary(siteDir, packageName, undefined);
  const identity = identityOf(packageName, manifest.description, {id, name});
  const styles = stylesFor(manifest, installedIn(siteDir));
  const workshop = {
    ...{siteDir, package: packageName, models, signal},
    ...{styles, css: found.css, browser: findBrowser()},
  };
  const {frame, ...shown} = await findDemos(workshop, undefined);
  const file = `src/${id}Frame.tsx`;
  const ready = frameFor(packageName, readyFor(manifest, installedIn(siteDir)), frame);
  const looks = looksFor(packageName, ready, found, frame && `./${file}`);
  const entry = await formatTs(
    `const product = ${productCode({...identity, package: packageName, ...looks})};`,
  );
  const isBare = looks.css === undefined && !ready && isForTailwind(manifest, false);
  const unlike = isBare ? [noLooks(packageName)] : [];
  const told = [...notices, ...noticesOf(siteDir, packageName, manifest), ...unlike];
  return {
    files: new Map([
      ...marksOf(identity),
      ...(frame === undefined || ready ? [] : [[file, frame] as const]),
      ...(await productFiles(identity, {manifest, css: looks.css, models}, shown)),
    ]),
    notes: [
      ...summary(shown, told),
      ...missingFor(siteDir, ready?.packages),
      'Next: put this into the list `products` of docusaurus.config.ts:',
      entry.replace(/^const product = |;\n$/g, '').replaceAll(/^/gm, '  ') + ',',
      ...(hasTasks(siteDir) ? ['Then: vitrine new tasks, which gives it a task of its own.'] : []),
    ],
  };
}

/** What the ready frame of a library needs, and the site has not. */
function missingFor(siteDir: string, packages: readonly string[] = []): string[] {
  const missing = packages.filter((spec) => {
    const [, needed = spec] = /^(.+?)(?:@[^@/]*)?$/.exec(spec) ?? [];
    return !findPackage(siteDir, needed);
  });
  return missing.length > 0 ? [`Next: npm install ${missing.join(' ')}`] : [];
}

/** @returns npm name of what is installed */
async function checked(id: string, written: string | undefined, siteDir: string): Promise<string> {
  if (!/^[a-z][a-z\d-]*$/.test(id)) {
    throw new Error(
      `${quote(id)} is no id. Fix: lower case letters, digits and hyphens: vitrine new product ui --package @acme/ui`,
    );
  }
  if ((await productsOf(siteDir)).some((product) => product.id === id)) {
    throw new Error(`There is a product "${id}". Fix: choose another id.`);
  }
  if (written === undefined) {
    throw new Error(`No package. Fix: vitrine new product ${id} --package @acme/ui`);
  }
  const spec = parseSpec('package', written, siteDir);
  const name = spec.kind === 'registry' ? spec.name : undefined;
  if (name !== undefined && findPackage(siteDir, name)) return name;
  throw new Error(
    `${written} is not installed here. Fix: npm install ${written}, then give its name to --package.`,
  );
}
