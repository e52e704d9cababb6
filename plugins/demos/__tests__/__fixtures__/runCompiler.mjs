/**
 * Docusaurus' own chain from page to JavaScript, in a process of its own: jest cannot load the
 * ES modules that it consists of. Demos and playgrounds are put into it as in a site. Reads pages
 * from stdin, writes code or error for each.
 */
import {mkdtempSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {createProcessorUncached} = require('@docusaurus/mdx-loader/lib/processor.js');
const {loadFreshModule} = require('@docusaurus/utils');

const siteDir = path.join(import.meta.dirname, 'pages');
const plugins = path.join(import.meta.dirname, '../../..');
const load = (plugin) => loadFreshModule(path.join(plugins, plugin, 'remark.ts'));
const {remarkPlugin: demos} = await load('demos');
const {remarkPlugin: playgrounds} = await load('playground');
const libraries = [{path: '.', package: '@mui/material', api: '/api/'}];

const options = {
  admonitions: true,
  beforeDefaultRemarkPlugins: [
    [demos, {frames: [], aliases: [], editUrl: ''}],
    [playgrounds, {libraries, generatedFilesDir: mkdtempSync(path.join(tmpdir(), 'generated-'))}],
  ],
  markdownConfig: {
    anchors: {maintainCase: false},
    emoji: true,
    mdx1Compat: {comments: false},
    hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw'},
  },
  staticDirs: [],
  siteDir,
};

const processors = {
  md: await createProcessorUncached({format: 'md', options}),
  mdx: await createProcessorUncached({format: 'mdx', options}),
};

async function compile({format, content}) {
  const filePath = path.join(siteDir, `page.${format}`);
  try {
    const result = await processors[format].process({content, filePath, frontMatter: {}});
    return {code: result.content};
  } catch (error) {
    return {error: error.message};
  }
}

const pages = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
const results = await Promise.all(pages.map(async ([key, page]) => [key, await compile(page)]));
process.stdout.write(JSON.stringify(Object.fromEntries(results)));
