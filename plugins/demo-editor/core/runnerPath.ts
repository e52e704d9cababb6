import {RUNNER_FOLDER} from '../../_shared/site/runnerDocument';

/**
 * Path of the document that runs the edited demos of a library, below the base URL. The plugin that
 * writes it and the editor that opens it must agree on it. It ends in `.htm`: it is no page, and
 * what goes through the pages of a build (`*.html`) passes it over.
 *
 * @param library npm name; `undefined` for demos of React alone
 * @example '@mui/material' → 'demo-runner/mui-material.htm'
 * @example undefined → 'demo-runner/react.htm'
 */
export function runnerPath(library: string | undefined): string {
  const name = (library ?? 'react').replace(/^@/, '').replaceAll('/', '-');
  return `${RUNNER_FOLDER}/${name}.htm`;
}
