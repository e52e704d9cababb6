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

const siteDir = import.meta.dirname;
const {remarkPlugin} = await loadFreshModule(path.join(siteDir, '..', '..', 'remark.ts'));
const settings = {fold: 20, languages: ['bash', 'diff', 'json', 'php'], aliases: {zsh: 'bash'}};

/** Stands for the plugin that puts a demo and its source into a page. */
const insertDemo = () => (tree) => {
  tree.children = tree.children.map((node) =>
    node.children?.[0]?.value === 'DEMO' ? demo(node.position) : node,
  );
};

const demo = (position) => ({
  type: 'mdxJsxFlowElement',
  name: 'Demo',
  attributes: [],
  children: [
    {
      type: 'code',
      lang: 'tsx',
      meta: 'demo',
      value: '// highlight-next-line\nlet a;\n',
      data: {isKept: true},
    },
  ],
  position,
});

const options = {
  admonitions: true,
  beforeDefaultRemarkPlugins: [insertDemo, [remarkPlugin, settings]],
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
