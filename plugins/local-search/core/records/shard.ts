import {kebabCase} from '../../../_shared/text/names';
import {anchorOf} from '../../../page-reader/core/anchors';
import type {PageKind, PageRow, Shard} from '../types';
import {apiRows, type Api} from './api';
import type {PageText} from './sections';
import type {Text} from './terms';

/** A page of a version, as its docs instance has it, with its text. */
export interface SearchedPage {
  /** Address with the base URL, as it is served. */
  href: string;
  title: string;
  about: string;
  /** Components and hooks that it is about. */
  names: string[];
  text: PageText;
}

/** What a shard is made of. */
export interface Version extends Pick<
  Shard,
  'product' | 'version' | 'root' | 'hasChanges' | 'removed' | 'synonyms'
> {
  pages: readonly SearchedPage[];
  apis: readonly Api[];
}

/** What tells of the way from one version to another; in the words that English pages use for it. */
const MIGRATION =
  /\b(?:upgrad(?:e|ing)|migrat(?:e|ion|ing)|moving (?:to|from)|breaking changes?|what.s new|from (?:an older|v?\d)|deprecat(?:ed|ions?))\b/i;

/** Whether a heading or a title tells of the way from one version to another. */
export function isMigration(title: string): boolean {
  return MIGRATION.test(title);
}

/** A shard without its full text, and the texts for that, in the order of their numbers. */
export function toShard({pages, apis, ...facts}: Version): {shard: Shard; texts: Text[]} {
  const shard: Shard = {
    ...facts,
    pages: pages.map((page) => pageRow(page, facts.root)),
    headings: pages.flatMap(({text}, page) =>
      text.sections.map(({text: heading, anchor}): Shard['headings'][number] =>
        anchor === anchorOf(heading) ? [page, heading] : [page, heading, anchor],
      ),
    ),
    demos: pages.flatMap(({text}, page) =>
      text.demos.map(({label, anchor}): Shard['demos'][number] =>
        anchor === `demo-${kebabCase(label)}` ? [page, label] : [page, label, anchor],
      ),
    ),
    ...apiRows(apis),
    text: [],
  };
  const texts = [
    ...pages.map(({title, about, text}) => ({heading: title, body: `${about} ${text.body}`})),
    ...pages.flatMap(({text}) => text.sections.map(({text: heading, body}) => ({heading, body}))),
  ];
  return {shard, texts};
}

function pageRow({href, about, names, text, title: told}: SearchedPage, root: string): PageRow {
  const title = text.title ?? told;
  const kind: PageKind = names.length > 0 ? 'component' : isMigration(title) ? 'migration' : 'page';
  const path = href.startsWith(root) ? href.slice(root.length) : href;
  return [path, title, about, kind, names];
}
