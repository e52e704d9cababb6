import {RUNNER_FOLDER} from '../../_shared/site/runnerDocument';
import {runnerPath} from './runnerPath';
import {documentText} from './document';
import type {SiteFile} from './types';

/** What the document of a library consists of. */
interface RunnerParts {
  script: string;
  /** Of the script. */
  hash: string;
  /** The library's style sheets; may be empty. */
  css: string;
}

/**
 * The files of a library: its document, and its script under a name with a hash, in the folder
 * where hosts keep files for good.
 *
 * @param library npm name; `undefined` for React alone
 */
export function runnerFiles(
  library: string | undefined,
  {script, hash, css}: RunnerParts,
  baseUrl: string,
): SiteFile[] {
  const path = runnerPath(library);
  const name = path.slice(RUNNER_FOLDER.length + 1).replace(/\.htm$/, '');
  const asset = `assets/${RUNNER_FOLDER}/${name}.${hash}.js`;
  return [
    {path, text: documentText(baseUrl + asset, css)},
    {path: asset, text: script},
  ];
}
