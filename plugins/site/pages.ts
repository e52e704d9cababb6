import pagesPlugin, {validateOptions as validatePages} from '@docusaurus/plugin-content-pages';
import type {LoadedContent, Options, PluginOptions} from '@docusaurus/plugin-content-pages';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {withParser} from '../_shared/node';

/** What the preset adds to the options of the pages plugin. */
interface Parser {
  parseFrontMatter: ParseFrontMatter;
}

/** Docusaurus' pages plugin, which reads front matter as the docs do. */
export default function pages(
  context: LoadContext,
  {parseFrontMatter, ...options}: PluginOptions & Parser,
): Promise<Plugin<LoadedContent | null>> {
  return pagesPlugin(withParser(context, parseFrontMatter), options);
}

/** Docusaurus' hook: all but the parser is the pages plugin's own. */
export function validateOptions({
  options: {parseFrontMatter, ...options},
  ...hook
}: Omit<Parameters<typeof validatePages>[0], 'options'> & {
  options: Options & Parser;
}): PluginOptions & Parser {
  return {...validatePages({...hook, options}), parseFrontMatter};
}
