import path from 'node:path';
import type {LoadContext, ParseFrontMatter} from '@docusaurus/types';
import {remarkCodeblockTags} from '../page-reader/core/codeblockTags';
import {remarkKeptTree} from '../page-reader/core/keptTrees';
import {remarkQuickLiterals} from '../page-reader/core/literals';
import {remarkOwnLines} from '../page-reader/core/ownLines';
import {remarkQuickRaw} from '../page-reader/core/quickRaw';
import {remarkQuickVisits} from '../page-reader/core/quickVisits';
import {withSizes} from '../bundle-size/parser';
import {validateOptions as validateSizes} from '../bundle-size/options';
import {remarkPlugin as codeBlocks} from '../code-blocks/remark';
import {validateOptions as validateCode} from '../code-blocks/options';
import {remarkPlugin as demos} from '../demos/remark';
import {validateOptions as validateDemos} from '../demos/options';
import {createReach, parsedOnce} from '../page-reader/files';
import {createParser} from '../front-matter/parser';
import {validateOptions as validateFields} from '../front-matter/options';
import {remarkPlugin as headingAnchors} from '../heading-anchors/remark';
import {remarkImports as imports, remarkPlugin as pageComponents} from '../page-components/remark';
import {validateOptions as validateComponents} from '../page-components/options';
import {remarkPlugin as pageFiles, withinReach} from '../page-safety/files';
import {withoutCode} from '../page-safety/parser';
import {validateOptions as validateSafety} from '../page-safety/options';
import {rehypePlugin as pageSafety} from '../page-safety/rehype';
import {remarkPlugin as texts} from '../page-safety/remark';
import {remarkPlugin as playgrounds} from '../playground/remark';
import {validateOptions as validatePlaygrounds} from '../playground/options';
import {storyMaker} from '../stories/files';
import {validateOptions as validateStories} from '../stories/options';
import type {PluginOptions as StoryOptions} from '../stories/options';
import {linksOf} from './core/repositories';
import {remarkTogether} from './together';
import type {Attached} from './together';
import {soughtBy} from './sought';
import type {repositoriesOf} from './core/repositories';

/** What changes how a page is parsed: before all that is done to its tree. */
const parsing = () => [
  remarkKeptTree,
  remarkQuickLiterals,
  remarkCodeblockTags,
  remarkQuickRaw,
  [remarkQuickVisits, soughtBy()],
];

/** What reads a page, in the order in which it does. */
export interface PagePipeline {
  /** Of all pages, those of `src/pages` too. */
  parseFrontMatter: ParseFrontMatter;
  /** Remark plugins with their options, before Docusaurus' own: each takes what the one before left. */
  remark: unknown[];
  /** The same, one by one. */
  passed: readonly Attached[];
  /** Rehype plugins, of all pages, right behind the reader of raw HTML. */
  rehype: unknown[];
  /** What the pages plugin is given of it: their remark plugins are the site's own. */
  pages: {parseFrontMatter: ParseFrontMatter; beforeDefaultRehypePlugins: unknown[]};
}

/** Options of a plugin as the site has them; `undefined` where it has left the plugin out. */
type OptionsOf = (plugin: string) => Record<string, unknown> | undefined;

type Validate<T> = (context: {validate: never; options: Record<string, unknown>}) => T;

/** What the site's configuration says of pages. */
interface Written {
  optionsOf: OptionsOf;
  /** Folders whose files pages may show, relative to the site. */
  shown: readonly string[];
  /** Kinds of callouts; `undefined`: any. */
  callouts: readonly string[] | undefined;
  repositories: ReturnType<typeof repositoriesOf>;
}

/**
 * The one place that says what each page passes, and in which order.
 *
 * @throws VitrineError where the options of a plugin are faulty
 */
export function pagePipeline(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  {optionsOf, shown, callouts, repositories}: Written,
): PagePipeline {
  const given = <T>(plugin: string, validate: Validate<T>) => givenTo(optionsOf(plugin), validate);
  const [safety] = given('page-safety', validateSafety);
  const inSite = (folder: string) => path.resolve(siteDir, folder);
  const staticDirs = siteConfig.staticDirectories.map(inSite);
  const reached = [...[...shown, ...(safety?.files ?? [])].map(inSite), ...staticDirs];
  const files = safety && {reach: createReach(reached)};
  const [makes] = given('stories', validateStories).map(makerIn(generatedFilesDir));
  const making = {...files, generatedFilesDir};
  const {parseFrontMatter: own} = siteConfig.markdown;
  const drawn = siteConfig.markdown.mermaid ? ['mermaid'] : [];
  const [fields] = given('front-matter', validateFields);
  const read = fields ? createParser(siteDir, fields) : own;
  const safe = safety ? withoutCode(read, siteDir, safety) : read;
  const kept = files ? withinReach(safe, siteDir, {...files, staticDirs}) : safe;
  const linked = asServed(withLinks(kept, repositories));
  const [sizes] = given('bundle-size', validateSizes);
  const parseFrontMatter = sizes ? withSizes(linked, siteDir, sizes) : linked;
  const rehype = safety ? [[pageSafety, safety]] : [];
  const passed = [
    remarkOwnLines,
    ...(files
      ? [
          [texts, {callouts}],
          [pageFiles, {...files, staticDirs}],
        ]
      : []),
    ...given('demos', validateDemos).map((own) => [demos, {...own, ...making, ...makes}]),
    ...given('playground', validatePlaygrounds).map((own) => [playgrounds, {...own, ...making}]),
    ...given('code-blocks', validateCode).map((own) => [codeBlocks, {...own, drawn}]),
    ...given('page-components', validateComponents).map((own) => [pageComponents, own]),
    ...(optionsOf('heading-anchors') ? [headingAnchors] : []),
  ] as Attached[];
  const remark = [...parsing(), [remarkTogether, [...passed, imports]]];
  const pages = {parseFrontMatter, beforeDefaultRehypePlugins: rehype};
  return {parseFrontMatter, passed, remark, rehype, pages};
}

/** What a plugin gets of its options; nothing where it is left out. */
function givenTo<T>(options: ReturnType<OptionsOf>, validate: Validate<T>): T[] {
  return options ? [validate({validate: undefined as never, options})] : [];
}

/** What makes demos of stories, as an option of the plugin that shows demos. */
function makerIn(generatedFilesDir: string) {
  return ({previews}: StoryOptions) => ({makes: storyMaker(generatedFilesDir, previews)});
}

/** A build reads a page once, and keeps nothing of it. */
function asServed(parse: ParseFrontMatter): ParseFrontMatter {
  return process.env.NODE_ENV === 'development' ? parsedOnce(parse) : parse;
}

/** Adds where the source and the issues of a component are. */
function withLinks(
  parse: ParseFrontMatter,
  repositories: ReturnType<typeof repositoriesOf>,
): ParseFrontMatter {
  return async (params) => {
    const {frontMatter, content} = await parse(params);
    return {frontMatter: {...frontMatter, ...linksOf(frontMatter, repositories)}, content};
  };
}
