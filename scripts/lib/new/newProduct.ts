import {quote} from '../../../plugins/_shared/text/errors';
import {findPackage} from '../packages';
import {formatTs} from './format';
import {identityOf} from './identity';
import {productsOf} from './inSite';
import type {Addition, Target} from './inSite';
import {readLibrary} from './library';
import {findBrowser} from '../chromium';
import {findDemos} from './pages';
import {productFiles} from './product';
import {summary} from './report';
import {marksOf, productCode} from './siteFiles';
import {parseSpec} from './specs';

/** A product with pages for what its package exports; its entry is for the maintainer to paste. */
export async function newProduct(
  id = '',
  {package: written, name}: {package?: string | undefined; name?: string | undefined},
  {siteDir, signal}: Target,
): Promise<Addition> {
  const packageName = await checked(id, written, siteDir);
  const {manifest, models, css, modes} = readLibrary(siteDir, packageName, undefined);
  const identity = identityOf(packageName, manifest.description, {id, name});
  const workshop = {siteDir, package: packageName, models, browser: findBrowser(), signal};
  const shown = await findDemos(workshop, undefined);
  const frame = shown.frame === undefined ? undefined : `./src/${id}Frame.tsx`;
  const entry = await formatTs(
    `const product = ${productCode({...identity, package: packageName, css, modes, frame})};`,
  );
  const pages = await productFiles(identity, {manifest, css, models}, shown);
  return {
    files: new Map([
      ...marksOf(identity),
      ...(shown.frame === undefined ? [] : [[`src/${id}Frame.tsx`, shown.frame] as const]),
      ...pages,
    ]),
    notes: [
      ...summary(shown),
      'Next: put this into the list `products` of docusaurus.config.ts:',
      entry.replace(/^const product = |;\n$/g, '').replaceAll(/^/gm, '  ') + ',',
    ],
  };
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
