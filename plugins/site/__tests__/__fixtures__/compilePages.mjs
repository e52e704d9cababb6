/**
 * Compiles pages as Docusaurus does, with its plugins as they are and with what they look for told,
 * in a process of its own. Reads the pages as JSON, `[file, text][]`; writes those whose two results
 * differ, and the number of plugins that were told.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const {loadFreshModule} = require('@docusaurus/utils');
const {createProcessors} = require('@docusaurus/mdx-loader/lib/processor');

const plugins = path.join(import.meta.dirname, '../../..');
const {remarkQuickVisits} = await loadFreshModule(
  path.join(plugins, 'page-reader/core/quickVisits.ts'),
);
const {soughtBy} = await loadFreshModule(path.join(plugins, 'site/sought.ts'));
const sought = soughtBy();

const compile = async (quick, [filePath, content]) => {
  const options = {
    admonitions: true,
    siteDir: path.join(plugins, '..'),
    staticDirs: [],
    beforeDefaultRemarkPlugins: quick,
    resolveMarkdownLink: ({linkPathname}) => `/resolved/${linkPathname}`,
    markdownConfig: {
      anchors: {maintainCase: false},
      emoji: true,
      mermaid: true,
      mdx1Compat: {comments: true},
      hooks: {onBrokenMarkdownImages: 'ignore', onBrokenMarkdownLinks: 'ignore'},
    },
  };
  const {mdProcessor, mdxProcessor} = await createProcessors({options});
  const processor = filePath.endsWith('.mdx') ? mdxProcessor : mdProcessor;
  const page = {content, filePath, frontMatter: {}, compilerName: 'client'};
  return (await processor.process(page)).content;
};

const different = [];
for (const page of JSON.parse(readFileSync(0, 'utf8'))) {
  const [before, after] = [
    await compile([], page),
    await compile([[remarkQuickVisits, sought]], page),
  ];
  if (before !== after) different.push({page, before, after});
}
process.stdout.write(JSON.stringify({different, told: sought.size}));
