import {RUNNER_FOLDER, runnerPath} from '../../_shared/entries';
import {documentText} from './document';
import type {SiteFile} from './types';

/**
 * The files of a library: its document, and its script under a name with a hash, in the folder
 * where hosts keep files for good.
 *
 * @param library npm name; `undefined` for React alone
 * @param hash of the script
 */
export function runnerFiles(
  library: string | undefined,
  script: string,
  hash: string,
  baseUrl: string,
): SiteFile[] {
  const path = runnerPath(library);
  const name = path.slice(RUNNER_FOLDER.length + 1).replace(/\.htm$/, '');
  const asset = `assets/${RUNNER_FOLDER}/${name}.${hash}.js`;
  return [
    {path, text: documentText(baseUrl + asset)},
    {path: asset, text: script},
  ];
}
