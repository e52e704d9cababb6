/** Folder of the documents that run edited code, below the site's base URL, without slashes. */
export const RUNNER_FOLDER = 'demo-runner';

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
