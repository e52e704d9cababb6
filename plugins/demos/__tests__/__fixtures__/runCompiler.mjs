/**
 * Docusaurus' own chain from page to JavaScript, in a process of its own: jest cannot load the
 * ES modules that it consists of. Reads pages from stdin, writes code or error for each.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {createProcessorUncached} = require('@docusaurus/mdx-loader/lib/processor.js');
const {loadFreshModule} = require('@docusaurus/utils');

const siteDir = path.join(import.meta.dirname, 'pages');
const {default: liveDemos, remarkPlugin} = await loadFreshModule(
  path.join(import.meta.dirname, '..', '..', 'index.ts'),
);

// As in a site: the plugin is made first, and hands its options to the remark plugin.
liveDemos(
  {siteDir},
  {
    libraries: [],
    frames: [],
    aliases: [],
    playgrounds: [{path: '.', package: '@mui/material', api: '/api/'}],
    editUrl: '',
  },
);

const options = {
  admonitions: true,
  beforeDefaultRemarkPlugins: [remarkPlugin],
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
