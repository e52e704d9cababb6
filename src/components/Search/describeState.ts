import {translate} from '@docusaurus/Translate';
import {pluralText} from '../pluralText';
import {FIELD_TEXTS} from './fieldTexts';
import type {ResultsState} from './useResults';

/**
 * What is said of the state of a search.
 *
 * @param count results that are shown
 * @param where what is searched, in words
 */
export function describeState(
  state: ResultsState,
  query: string,
  count: number,
  where: string,
): string {
  if (state.status === 'failed') {
    return translate({
      id: 'vitrine.search.failed',
      message: 'The search index could not be loaded.',
      description: 'Said where nothing can be searched',
    });
  }
  if (query.trim() === '') {
    return FIELD_TEXTS.begin;
  }
  if (state.status === 'loading') {
    return FIELD_TEXTS.loading;
  }
  if (count === 0) {
    return translate(
      {
        id: 'vitrine.search.none',
        message: 'Nothing was found for “{query}” in {where}.',
        description:
          'Said where nothing fits what was typed; {where} is a product, or all products',
      },
      {query: query.trim(), where},
    );
  }
  return [counted(count), noteOf(state)].filter(Boolean).join(' ');
}

function counted(count: number): string {
  return pluralText(
    count,
    translate({
      id: 'vitrine.search.count',
      message: '{count} result|{count} results',
      description: 'How much was found',
    }),
  );
}

/** What a reader should know of the results; empty where that is nothing. */
export function noteOf({results}: ResultsState): string {
  if (results?.corrected !== undefined) {
    return translate(
      {
        id: 'vitrine.search.corrected',
        message: 'for “{query}”.',
        description: 'Behind the count of results, where a misspelling was mended',
      },
      {query: results.corrected},
    );
  }
  if (results?.isPartial) {
    return translate({
      id: 'vitrine.search.partial',
      message: '– a part of the index could not be loaded, so there may be more.',
      description: 'Behind the count of results',
    });
  }
  if (results?.isWidened) {
    return translate({
      id: 'vitrine.search.widened',
      message: 'from other products, too.',
      description: 'Behind the count of results, where the reader’s own product has nothing good',
    });
  }
  return '';
}
