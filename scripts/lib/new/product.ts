import {packageOf} from '../../../plugins/_shared/entries';
import type {Identity} from './identity';
import type {LibraryManifest} from './library';
import {pageFiles} from './pages';
import type {Shown} from './pages';
import {foldersOf, installationText, overviewText} from './pageText';

/**
 * The markdown and the demos of a product.
 *
 * @returns path → text, relative to the site
 */
export async function productFiles(
  identity: Identity,
  {manifest, css}: {manifest: LibraryManifest; css: string | undefined},
  shown: Shown,
): Promise<Map<string, string>> {
  const {name: packageName, peerDependencies = {}, peerDependenciesMeta: meta} = manifest;
  const peers = Object.keys(peerDependencies).filter((peer) => !meta?.[peer]?.optional);
  // A sheet of another package is what the library's users install too.
  const owner = css === undefined ? packageName : packageOf(css);
  if (owner !== packageName) peers.push(owner);
  const folders = [...foldersOf(shown.wholes.map(({name}) => name))];
  const named = folders.map(([name, folder]) => ({name, folder}));
  const docs = `docs/${identity.id}`;
  return new Map([
    [`${docs}/index.md`, overviewText(identity, named)],
    [`${docs}/installation.md`, installationText(identity, [packageName, ...peers], css)],
    ...(await pageFiles(shown, identity, packageName, docs)),
  ]);
}
