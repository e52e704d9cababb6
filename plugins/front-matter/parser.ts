import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {quote, suggest, VitrineError} from '../_shared/node';
import {faultsOf} from '../_shared/page/faults';
import {readPage} from './core/read';
import type {PluginOptions} from './options';

/** A front matter parser that reads YAML only and refuses what it does not know. */
export function createParser(siteDir: string, options: PluginOptions): ParseFrontMatter {
  return async ({filePath, fileContent}) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const page = readPage(fileContent, file, {...options, quote, suggest});
    if (page.faults.length === 0) return {frontMatter: page.frontMatter, content: page.content};
    throw new VitrineError(faultsOf(file, page.faults));
  };
}
