import {translate} from '@docusaurus/Translate';
import type {Kind} from '../../../plugins/local-search/client';

export const TEXTS = {
  results: translate({
    id: 'vitrine.search.results',
    message: 'Results',
    description: 'Accessible name of the list of what was found',
  }),
  all: translate({
    id: 'vitrine.search.all',
    message: 'All products',
    description: 'Where a search looks',
  }),
};

/** What stands beside a result to say what it is. */
export const KINDS: Readonly<Record<Kind, string>> = {
  component: translate({
    id: 'vitrine.search.kind.component',
    message: 'Component',
    description: 'Kind of a search result: the page of a component',
  }),
  api: translate({
    id: 'vitrine.search.kind.api',
    message: 'API',
    description: 'Kind of a search result: the reference of a component',
  }),
  hook: translate({
    id: 'vitrine.search.kind.hook',
    message: 'Hook',
    description: 'Kind of a search result: the reference of a hook',
  }),
  page: translate({
    id: 'vitrine.search.kind.page',
    message: 'Guide',
    description: 'Kind of a search result: a page of text',
  }),
  heading: translate({
    id: 'vitrine.search.kind.heading',
    message: 'Section',
    description: 'Kind of a search result: a part of a page',
  }),
  migration: translate({
    id: 'vitrine.search.kind.migration',
    message: 'Migration',
    description: 'Kind of a search result: how to come from one version to another',
  }),
  removed: translate({
    id: 'vitrine.search.kind.removed',
    message: 'Removed',
    description: 'Kind of a search result: a name that is not there any more',
  }),
  demo: translate({
    id: 'vitrine.search.kind.demo',
    message: 'Demo',
    description: 'Kind of a search result',
  }),
  prop: translate({
    id: 'vitrine.search.kind.prop',
    message: 'Prop',
    description: 'Kind of a search result',
  }),
  slot: translate({
    id: 'vitrine.search.kind.slot',
    message: 'Slot',
    description: 'Kind of a search result',
  }),
  class: translate({
    id: 'vitrine.search.kind.class',
    message: 'Class',
    description: 'Kind of a search result: the name of a CSS class',
  }),
  css: translate({
    id: 'vitrine.search.kind.css',
    message: 'CSS variable',
    description: 'Kind of a search result',
  }),
  type: translate({
    id: 'vitrine.search.kind.type',
    message: 'Type',
    description: 'Kind of a search result: a type of TypeScript',
  }),
  return: translate({
    id: 'vitrine.search.kind.return',
    message: 'Returned',
    description: 'Kind of a search result: a member of what a hook returns',
  }),
};
