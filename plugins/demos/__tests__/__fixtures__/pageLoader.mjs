/** The bundler's loader of a page: Docusaurus' own chain, of which only the remark plugin counts. */
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {createProcessorUncached} = require('@docusaurus/mdx-loader/lib/processor.js');

export default async function pageLoader(content) {
  const {remarkPlugin, siteDir} = this.getOptions();
  const markdownConfig = {anchors: {}, mdx1Compat: {comments: false}, hooks: {}};
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: [remarkPlugin],
    markdownConfig,
    staticDirs: [],
    siteDir,
  };
  const processor = await createProcessorUncached({format: 'md', options});
  const filePath = this.resourcePath;
  const result = await processor.process({content, filePath, frontMatter: {}});
  return result.content;
}
