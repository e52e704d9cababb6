import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {quote, suggest, VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {faultsOf} from '../_shared/page/faults';
import {readPage} from './core/read';
import type {PluginOptions} from './options';

/** A front matter parser that reads YAML only and refuses what it does not know. */
export function createParser(siteDir: string, options: PluginOptions): ParseFrontMatter {
  return async ({filePath, fileContent}) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    if (isTorn(filePath, fileContent)) throw new VitrineError(tornFault(file, fileContent));
    const page = readPage(fileContent, file, {...options, quote, suggest});
    if (page.faults.length === 0) return {frontMatter: page.frontMatter, content: page.content};
    throw new VitrineError(faultsOf(file, page.faults));
  };
}

/** What stands where bytes are no text. A page about it may hold one as well. */
const REPLACED = '\uFFFD';

function isTorn(filePath: string, text: string): boolean {
  return text.includes(REPLACED) && !isUtf8(readFileSync(filePath));
}

function tornFault(file: string, text: string): ErrorParts {
  const line = text.slice(0, text.indexOf(REPLACED)).split('\n').length;
  return {
    where: `${file}:${line}`,
    what: 'holds bytes that are no UTF-8',
    fix: 'save the file as UTF-8 in your editor',
  };
}
