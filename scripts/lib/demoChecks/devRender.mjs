/**
 * Renders demos with React's development build, which says what its production build is silent
 * about: keys that are missing, attributes that no element has. Each is rendered twice, as two
 * servers would; what differs will not hydrate.
 *
 * A process of its own, as React reads NODE_ENV once.
 *
 * Usage: NODE_ENV=development node devRender.mjs; a list of sources on its standard input, a list
 * of `{page, demo, check, what}` on its standard output.
 */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {format} from 'node:util';
import {bundleSources} from './bundle.mjs';
import {ROOT} from '../setup.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** Of our own doing: each demo has a renderer of its own. */
const SEVERAL_RENDERERS = 'Detected multiple renderers concurrently rendering';

// Below the repository, so that the demos' packages are found from it.
const CACHE = path.join(ROOT, '.cache');
mkdirSync(CACHE, {recursive: true});
const folder = mkdtempSync(path.join(CACHE, 'demos-'));
const require = createRequire(path.join(folder, 'x.cjs'));
/** @type {{page: string, demo: string, check: string, what: string}[]} */
const findings = [];
/** @type {Source[]} */
const sources = JSON.parse(await text(process.stdin));
const write = process.stdout.write.bind(process.stdout);

try {
  const modules = await bundleSources(sources, folder);
  for (const [index, source] of sources.entries()) check(source, modules[index] ?? '');
} finally {
  rmSync(folder, {recursive: true});
}
write(JSON.stringify(findings));

/**
 * @param {Source} source
 * @param {string} file the bundled module
 */
function check({page, demo}, file) {
  /** @type {Set<string>} */
  const said = new Set();
  const tell = (/** @type {string} */ check, /** @type {string} */ what) =>
    findings.push({page, demo, check, what});
  for (const level of /** @type {const} */ (['error', 'warn', 'log', 'info', 'debug'])) {
    console[level] = (...args) => {
      const [what = ''] = format(...args).split('\n    at ');
      if (!what.startsWith(SEVERAL_RENDERERS)) said.add(what.trim());
    };
  }
  try {
    const {render} = require(file);
    const [first, second] = [render(freshRenderer()), render(freshRenderer())];
    if (first !== second) tell('steady', differenceOf(first, second));
  } catch (error) {
    tell('renders', `threw on the server: ${error instanceof Error ? error.message : error}`);
  }
  for (const what of said) tell('react', what);
}

/** React says most things once in the life of its module; each demo gets one of its own. */
function freshRenderer() {
  const name = Object.keys(require.cache).find((file) =>
    file.endsWith('react-dom-server-legacy.node.development.js'),
  );
  if (name) Reflect.deleteProperty(require.cache, name);
  const entry = require.resolve('react-dom/server');
  Reflect.deleteProperty(require.cache, entry);
  return require('react-dom/server').renderToString;
}

/**
 * @param {string} first
 * @param {string} second
 */
function differenceOf(first, second) {
  const at = [...first].findIndex((letter, index) => letter !== second[index]);
  const around = (/** @type {string} */ html) =>
    JSON.stringify(html.slice(Math.max(0, at - 20), at + 40));
  return `first ${around(first)}, then ${around(second)}`;
}
