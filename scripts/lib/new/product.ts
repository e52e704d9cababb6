import {isRelative} from '../../../plugins/_shared/text/paths';
import {packageOf} from '../../../plugins/_shared/text/specifiers';
import type {Identity} from './identity';
import type {Library} from './library';
import {pageFiles} from './pageFiles';
import type {Shown} from './pages';
import {installationText, overviewText} from './pageText';
import {synonymsText} from './synonyms';

/**
 * The markdown and the demos of a product.
 *
 * @returns path → text, relative to the site
 */
export async function productFiles(
  identity: Identity,
  {manifest, css, models}: Pick<Library, 'manifest' | 'css' | 'models'>,
  shown: Shown,
): Promise<Map<string, string>> {
  const {name: packageName, peerDependencies = {}, peerDependenciesMeta: meta} = manifest;
  const peers = Object.keys(peerDependencies).filter((peer) => !meta?.[peer]?.optional);
  // A sheet of another package is what the library's users install too.
  // One of the site itself is none that the library's users have.
  const published = css === undefined || isRelative(css) ? undefined : css;
  const owner = published === undefined ? packageName : packageOf(published);
  if (owner !== packageName) peers.push(owner);
  const docs = `docs/${identity.id}`;
  return new Map([
    [`${docs}/_synonyms.yml`, synonymsText(models.map(({name}) => name))],
    [`${docs}/index.mdx`, overviewText(identity)],
    [`${docs}/installation.md`, installationText(identity, [packageName, ...peers], published)],
    ...(await pageFiles(shown, identity, docs)),
  ]);
}
