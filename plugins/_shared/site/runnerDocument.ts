/** Folder of the documents that run edited code, below the site's base URL, without slashes. */
export const RUNNER_FOLDER = 'demo-runner';

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

/**
 * The content security policy of those documents: code may be made of text there, and nothing may
 * be loaded but their own script and pictures of the site. The directives that a document can set
 * for itself; a server adds who may frame it.
 */
export const RUNNER_POLICY = [
  "default-src 'none'",
  // What is written into the document can do no more than the text that it is there to run.
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'font-src data:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
