import {asRead} from '../../page-reader/core/dialect';
import {formatOf} from '../../page-reader/core/parse';
import {readPage} from '../../page-reader/core/readPage';
import type {PageContents} from '../../page-reader/core/types';
import type {Loaded} from './content';

/** A page beside the docs that somebody wrote. */
export interface OtherWritten {
  /** Path from the site's folder: `blog/a.md`. */
  file: string;
  permalink: string;
  /** What the element says of itself that holds its text. */
  part: string;
  frontMatter: Readonly<Record<string, unknown>>;
}

interface Written {
  /** `@site/blog/a.md` */
  source: string;
  permalink: string;
  frontMatter?: Readonly<Record<string, unknown>>;
}

/** The posts of blogs, and the pages of the site in Markdown. */
export function otherWritten(plugins: readonly Loaded[]): OtherWritten[] {
  return plugins.flatMap(({name, content}) => {
    if (name === 'docusaurus-plugin-content-blog') {
      const {blogPosts = []} = Object(content) as {blogPosts?: {metadata: Written}[]};
      const posts = blogPosts.map(({metadata}) => metadata);
      return posts.map((post) => writtenOf(post, '__blog-post-container'));
    }
    if (name !== 'docusaurus-plugin-content-pages' || !Array.isArray(content)) return [];
    const pages = content as Written[];
    return pages.filter(isMarkdown).map((page) => writtenOf(page, 'mdxPageWrapper'));
  });
}

/** The text of such a page, and what is on it. @param format of pages that do not say theirs */
export function readOther(
  {file, frontMatter}: OtherWritten,
  written: string,
  format: string,
): {text: string; contents: PageContents} {
  const own = formatOf(file, frontMatter.mdx === undefined ? {mdx: {format}} : frontMatter);
  const {text} = asRead(written.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), own);
  return {text, contents: readPage(text, own)};
}

function isMarkdown({source}: Written): boolean {
  return /\.mdx?$/.test(source);
}

function writtenOf({source, permalink, frontMatter = {}}: Written, part: string): OtherWritten {
  return {file: source.replace(/^@site\//, ''), permalink, part, frontMatter};
}
