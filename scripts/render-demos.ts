/**
 * Renders demos with React's development build, which says what its production build is silent
 * about: keys that are missing, attributes that no element has. Each is rendered twice, as two
 * servers would; what differs will not hydrate.
 *
 * A process of its own, as React reads NODE_ENV once.
 *
 * Usage: NODE_ENV=development node scripts/run.mjs render-demos <site folder>; a list of sources on its standard
 * input, a list of `{page, demo, check, what}` on its standard output.
 */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {format} from 'node:util';
import {bundleSources} from './lib/demoChecks/bundle';
import type {Source} from './lib/demoChecks/sources';

/** Of our own doing: each demo has a renderer of its own. */
const SEVERAL_RENDERERS = 'Detected multiple renderers concurrently rendering';

// Below the site, so that the demos' packages are found from it.
const CACHE = path.resolve(process.argv[2] ?? '.', 'node_modules/.cache/vitrine');
mkdirSync(CACHE, {recursive: true});
const folder = mkdtempSync(path.join(CACHE, 'demos-'));
const load = createRequire(path.join(folder, 'x.cjs'));
const findings: {page: string; demo: string; check: string; what: string}[] = [];
const sources: Source[] = JSON.parse(await text(process.stdin));
const write = process.stdout.write.bind(process.stdout);

try {
  const modules = await bundleSources(sources, folder);
  for (const [index, source] of sources.entries()) check(source, modules[index] ?? '');
} finally {
  rmSync(folder, {recursive: true});
}
write(JSON.stringify(findings));

/** @param file the bundled module */
function check({page, demo}: Source, file: string) {
  const said = new Set<string>();
  const tell = (check: string, what: string) => findings.push({page, demo, check, what});
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    console[level] = (...args) => {
      const [what = ''] = format(...args).split('\n    at ');
      if (!what.startsWith(SEVERAL_RENDERERS)) said.add(what.trim());
    };
  }
  try {
    const {render} = load(file);
    const [first, second] = [render(freshRenderer()), render(freshRenderer())];
    if (first !== second) tell('steady', differenceOf(first, second));
  } catch (error) {
    tell('renders', `threw on the server: ${error instanceof Error ? error.message : error}`);
  }
  for (const what of said) tell('react', what);
}

/** React says most things once in the life of its module; each demo gets one of its own. */
function freshRenderer() {
  const name = Object.keys(load.cache).find((file) =>
    file.endsWith('react-dom-server-legacy.node.development.js'),
  );
  if (name) Reflect.deleteProperty(load.cache, name);
  const entry = load.resolve('react-dom/server');
  Reflect.deleteProperty(load.cache, entry);
  return load('react-dom/server').renderToString;
}

function differenceOf(first: string, second: string) {
  const at = [...first].findIndex((letter, index) => letter !== second[index]);
  const around = (html: string) => JSON.stringify(html.slice(Math.max(0, at - 20), at + 40));
  return `first ${around(first)}, then ${around(second)}`;
}
