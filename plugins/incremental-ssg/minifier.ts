import path from 'node:path';

/** Docusaurus' own switch, which it reads as its threads begin. */
const SWITCH = 'SKIP_HTML_MINIFICATION';

/** Docusaurus' module that makes the HTML of pages smaller. */
interface MinifierModule {
  getHtmlMinifier?: () => Promise<{
    minify: (html: string) => Promise<{code: string; warnings: string[]}>;
  }>;
}

/**
 * Has Docusaurus write pages as they were rendered, in its threads and in that of the build. It read
 * its switch for the latter before any plugin was there, so what it asks for a minifier is exchanged.
 *
 * @returns has it make them smaller again
 */
export function withoutMinifier(): () => void {
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  const file = require.resolve('@docusaurus/bundler/lib/minifyHtml', {paths: [docusaurus]});
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one that is loaded
  const minifier = require(file) as MinifierModule;
  const {getHtmlMinifier} = minifier;
  const {[SWITCH]: written} = process.env;
  minifier.getHtmlMinifier = () =>
    Promise.resolve({minify: (code) => Promise.resolve({code, warnings: []})});
  process.env[SWITCH] = 'true';
  return () => {
    minifier.getHtmlMinifier = getHtmlMinifier;
    if (written === undefined) Reflect.deleteProperty(process.env, SWITCH);
    else process.env[SWITCH] = written;
  };
}
