import path from 'node:path';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {quote, suggest, VitrineError} from '../_shared/node';
import {faultsOf} from '../_shared/page/faults';
import {readPage} from './core/read';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Gives the site a front matter parser that reads YAML only and refuses what it does not know. */
export default function frontMatter(context: LoadContext, options: PluginOptions): Plugin {
  // Changed in place on purpose: Docusaurus takes this hook only as a function in the
  // configuration, and the configuration holds data only. Every factory has run before the first
  // page is read, so the order of the plugins does not matter.
  context.siteConfig.markdown.parseFrontMatter = createParser(context.siteDir, options);
  return {name: 'front-matter'};
}

function createParser(siteDir: string, options: PluginOptions): ParseFrontMatter {
  return async ({filePath, fileContent}) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const page = readPage(fileContent, file, {...options, quote, suggest});
    if (page.faults.length === 0) return {frontMatter: page.frontMatter, content: page.content};
    throw new VitrineError(faultsOf(file, page.faults));
  };
}
