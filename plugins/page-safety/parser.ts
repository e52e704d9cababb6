import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import {codeFault} from './core/format';
import type {PluginOptions} from './options';

/**
 * A parser that refuses pages that are code, where the site does not allow them.
 *
 * @throws VitrineError, when a page is read, that names it
 */
export function withoutCode(
  parse: ParseFrontMatter,
  siteDir: string,
  {mdx}: Pick<PluginOptions, 'mdx'>,
): ParseFrontMatter {
  if (mdx) return parse;
  return async (params) => {
    const parsed = await parse(params);
    const file = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
    const fault = codeFault(file, parsed.frontMatter);
    if (fault) throw new VitrineError({where: `${file}:1`, ...fault});
    return parsed;
  };
}
