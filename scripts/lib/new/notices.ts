import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {inlinedReact} from '../../../plugins/site/inlinedReact';
import {installedVersion} from '../../../plugins/_shared/node/packages';
import {otherReact} from '../../../plugins/site/core/peers';
import type {LibraryManifest} from './library';
import {otherVersion} from './ready';

/** What a maker should know of a library, with what else is installed in the site. */
export function noticesOf(siteDir: string, name: string, manifest: LibraryManifest): ErrorParts[] {
  return [
    ...otherReact(name, manifest, (peer) => installedVersion(siteDir, peer)),
    ...inlinedReact(siteDir, name),
    ...otherVersion(manifest),
  ];
}
