import {execFileSync} from 'node:child_process';
import {withoutMinifier} from '../minifier';

const PAGE = '<!DOCTYPE html>\n<html lang="en"><head></head><body><p class="a">A</p></body></html>';
const SMALLER = '<!doctype html>';

/** As Docusaurus asks for it, in the thread of the build. */
async function written(): Promise<string> {
  const {getHtmlMinifier} = await import('@docusaurus/bundler');
  const {minify} = await getHtmlMinifier({type: 'terser'});
  return (await minify(PAGE)).code;
}

/** The same in a thread that begins now. */
function writtenByThread(): string {
  const script = `require('@docusaurus/bundler').getHtmlMinifier({type: 'terser'})
    .then(({minify}) => minify(${JSON.stringify(PAGE)})).then(({code}) => console.log(code));`;
  const {PATH, SKIP_HTML_MINIFICATION} = process.env;
  const env = {PATH, ...(SKIP_HTML_MINIFICATION !== undefined && {SKIP_HTML_MINIFICATION})};
  return execFileSync(process.execPath, ['-e', script], {env, encoding: 'utf8'}).trim();
}

it('has pages written as they were rendered, until it is over', async () => {
  expect(await written()).toContain(SMALLER);
  const restore = withoutMinifier();
  expect(await written()).toBe(PAGE);
  expect(writtenByThread()).toBe(PAGE);
  restore();
  expect(await written()).toContain(SMALLER);
  expect(process.env.SKIP_HTML_MINIFICATION).toBeUndefined();
});

it('leaves what was asked for', async () => {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  withoutMinifier()();
  expect(process.env.SKIP_HTML_MINIFICATION).toBe('true');
  delete process.env.SKIP_HTML_MINIFICATION;
});
