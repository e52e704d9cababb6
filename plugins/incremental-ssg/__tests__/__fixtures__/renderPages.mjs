/**
 * Renders two pages as Docusaurus does, in two threads: with its minifier, without it, and with it
 * again. In a process of its own, as Jest gives Docusaurus' pool of threads no ES modules. Writes the
 * HTML of a page of each.
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {loadFreshModule} = require('@docusaurus/utils');
const {executeSSG} = require('@docusaurus/core/lib/ssg/ssgExecutor');

const plugin = path.join(import.meta.dirname, '../..');
const {withoutMinifier} = await loadFreshModule(path.join(plugin, 'minifier.ts'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'rendered-'));

/** What each page shows: by what it is rendered, and whether that has loaded Webpack. */
const SERVER = `
  const {createRequire} = process.getBuiltinModule('node:module');
  const {isMainThread} = process.getBuiltinModule('node:worker_threads');
  const tags = {title: '', meta: '', link: '', script: ''};
  const internal = {htmlAttributes: '', bodyAttributes: '', ...tags};
  exports.default = async () => {
    const loaded = Object.keys(createRequire(process.cwd() + '/').cache);
    const hasWebpack = loaded.some((name) => /node_modules.webpack.lib/.test(name));
    return {
      html: \`<p>\${isMainThread ? 'build' : 'thread'}, \${hasWebpack ? '' : 'no '}Webpack</p>\`,
      collectedData: {modules: [], anchors: [], links: [], metadata: {internal}},
    };
  };`;

async function render() {
  await executeSSG({
    props: {
      ...{routesPaths: ['/', '/next'], outDir: folder, baseUrl: '/'},
      ...{headTags: '', preBodyTags: '', postBodyTags: ''},
      siteConfig: {trailingSlash: false, future: {faster: {ssgWorkerThreads: true}, v4: {}}},
    },
    serverBundlePath: path.join(folder, 'server.bundle.js'),
    clientManifestPath: path.join(folder, 'manifest.json'),
    router: 'browser',
  });
  return readFileSync(path.join(folder, 'next.html'), 'utf8');
}

try {
  writeFileSync(path.join(folder, 'server.bundle.js'), SERVER);
  writeFileSync(path.join(folder, 'manifest.json'), '{"entrypoints": [], "assets": {}}');
  const before = await render();
  const restore = withoutMinifier();
  const without = await render();
  restore();
  process.stdout.write(JSON.stringify({before, without, after: await render()}));
} finally {
  rmSync(folder, {recursive: true});
}
