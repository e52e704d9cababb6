import pagesPlugin, {validateOptions as validatePages} from '@docusaurus/plugin-content-pages';
import type {LoadedContent, Options, PluginOptions} from '@docusaurus/plugin-content-pages';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {withReader} from '../page-reader';
import {missingPages} from './core/ownPages';

/** What the preset adds to the options of the pages plugin. */
interface Parser {
  parseFrontMatter: ParseFrontMatter;
  /** Whether the site can be read without a network. */
  isKept: boolean;
  /** Whether the pages of a product begin at `/`. */
  isRooted: boolean;
}

/**
 * Docusaurus' pages plugin, which reads front matter as the docs do, and has the theme's pages where
 * the site has none.
 */
export default async function pages(
  context: LoadContext,
  {parseFrontMatter, isKept, isRooted, ...options}: PluginOptions & Parser,
): Promise<Plugin<LoadedContent | null>> {
  const plugin = await pagesPlugin(withReader(context, {parseFrontMatter}), options);
  const {baseUrl, siteConfig} = context;
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({content, actions});
      const written = (content ?? []).map(({permalink}) => permalink);
      const site = {...siteConfig, baseUrl, isKept, isRooted};
      for (const {path, component} of missingPages(written, site)) {
        actions.addRoute({path, component, exact: true});
      }
    },
  };
}

/** Docusaurus' hook: all but the parser is the pages plugin's own. */
export function validateOptions({
  options: {parseFrontMatter, isKept, isRooted, ...options},
  ...hook
}: Omit<Parameters<typeof validatePages>[0], 'options'> & {
  options: Options & Parser;
}): PluginOptions & Parser {
  return {...validatePages({...hook, options}), parseFrontMatter, isKept, isRooted};
}
