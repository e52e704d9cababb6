import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {tellFaults} from '../_shared/node/faults';
import {quote, suggest} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {faultsOf} from '../page-reader';
import {isForeign} from './core/foreign';
import {readPage} from './core/read';
import type {Settings} from './core/types';
import type {PluginOptions} from './options';

/**
 * A front matter parser that reads YAML only and refuses what it does not know.
 * A page with faults is read without what is wrong, where a run tells those of all pages.
 */
export function createParser(siteDir: string, options: PluginOptions): ParseFrontMatter {
  return async ({filePath, fileContent}) => {
    const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    const own = isForeign(file, options.foreign) ? leniently(options) : options;
    const page = readPage(fileContent, file, {...own, quote, suggest});
    const faults = isTorn(filePath, fileContent)
      ? [tornFault(file, fileContent)]
      : faultsOf(file, page.faults, 'front-matter');
    tellFaults(`front matter of ${file}`, faults);
    return {frontMatter: page.frontMatter, content: page.content};
  };
}

/** As pages are read that were written for a site without these rules. */
function leniently(options: PluginOptions): PluginOptions & Pick<Settings, 'keepsUnknown'> {
  const fields = {...options.fields, description: 'string' as const};
  return {...options, fields, requireDescription: false, keepsUnknown: true};
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
    kind: 'front-matter',
  };
}
