import path from 'node:path';
import {findOwn, readManifest} from '../../new/own';
import {siteManifest} from '../../new/siteFiles';
import {ownSpec, versionIn, type Spec} from '../../new/specs';

/** What Vitrine has in place of the packages of a stock site. */
const REPLACED =
  /^@docusaurus\/(?:core|preset-classic|theme-classic|faster|module-type-aliases|tsconfig|types|plugin-content-.*|theme-live-codeblock)$|^(?:react|react-dom|@mdx-js\/react)$/;

/** The package.json of the new site: what the old one installs beside Docusaurus stays. */
export function manifestText(source: string, target: string, folder: string, given?: Spec): string {
  const own = findOwn();
  const spec = given ?? ownSpec(own.manifest.name, own.manifest.version, own.holder);
  const manifest = siteManifest(
    path.basename(target),
    own.manifest,
    versionIn(folder, spec) ?? 'latest',
  );
  const {dependencies = {}} = readManifest<{dependencies?: Record<string, string>}>(source) ?? {};
  // Docusaurus wants all of its packages in one version.
  const one = own.manifest.dependencies?.['@docusaurus/core'];
  const kept = Object.entries(dependencies)
    .filter(([name]) => !REPLACED.test(name))
    .map(([name, version]) => [name, (name.startsWith('@docusaurus/') && one) || version]);
  const all = {...Object.fromEntries(kept), ...manifest.dependencies};
  return `${JSON.stringify({...manifest, dependencies: all}, undefined, 2)}\n`;
}
