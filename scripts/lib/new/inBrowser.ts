import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {IN_GROUP} from '../child';
import {BROWSER_ARGS} from '../chromium';
import {bundle, sheetOf, UnbundledError} from './bundle';
import {runAll} from './render';
import type {Rendered, Runner} from './render';
import {browserText} from './runner';

/** Begins what the page of a trial says in the browser's console. */
const MARK = 'trial:';

/** A line of Chromium's log that has it: `[…:INFO:CONSOLE(1)] "trial:{…}", source: file:///… (1)`. */
const SAID = new RegExp(`"${MARK}(\\{.*\\})", source: `);

/** What makes it one that runs and ends with a trial, and reaches nobody. */
const ARGS = [
  ...BROWSER_ARGS,
  '--headless',
  '--enable-logging=stderr',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/**
 * Runs demos of a bundle in a browser, of which nothing is asked but that it is Chromium: what it
 * logs is all that is heard of it.
 *
 * @param browser its path
 * @param script the bundle, in a folder where what the browser writes may stand
 */
const inBrowser =
  (browser: string, script: string): Runner =>
  (ids) => {
    const folder = path.dirname(script);
    const page = path.join(folder, 'run.html');
    writeFileSync(page, pageText(path.basename(script), ids));
    const profile = `--user-data-dir=${path.join(folder, 'profile')}`;
    const child = spawn(browser, [...ARGS, profile, pathToFileURL(page).href], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...IN_GROUP,
    });
    // A browser may lack what it needs on this machine.
    return {child, told: child.stderr, jsonIn: (line) => SAID.exec(line)?.[1], isSure: false};
  };

function pageText(script: string, ids: readonly string[]) {
  const data = JSON.stringify(ids).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const sheet = `<link rel="stylesheet" href="${sheetOf(script)}">`;
  return `<!doctype html><meta charset="utf-8">${sheet}<body><script src="${script}" data-ids="${data}"></script>`;
}

/**
 * What runs candidates in a browser, by their ids: nothing where there is none, or it cannot begin. Of
 * what takes no room there it is told that nothing of it is rendered.
 */
export async function browserFor(
  folder: string,
  modules: readonly {id: string; file: string}[],
  frame: string | undefined,
  bench: {
    siteDir: string;
    package: string;
    entry?: string | undefined;
    browser?: string | undefined;
    css?: string | undefined;
    signal: AbortSignal;
    onRendered?: (id: string, rendered: Rendered) => void;
  },
): Promise<(ids: readonly string[]) => Promise<ReadonlyMap<string, string>>> {
  const {browser, css, signal, onRendered} = bench;
  if (browser === undefined) return async () => new Map();
  try {
    const text = browserText(modules, frame, MARK);
    const sheet = css === undefined ? '' : `import ${JSON.stringify(css)};\n`;
    // What a sheet asks for may be missing, which is nothing that a demo fails at.
    const script = await bundle(folder, sheet + text, bench, 'browser').catch(() =>
      bundle(folder, text, bench, 'unstyled'),
    );
    return async (ids) => runAll(inBrowser(browser, script), ids, signal, onRendered);
  } catch (error) {
    // What only servers can load has been judged there: the site's own bundler says more of it.
    if (!(error instanceof UnbundledError)) throw error;
    return async () => new Map();
  }
}
