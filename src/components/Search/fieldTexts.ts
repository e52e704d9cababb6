import {translate} from '@docusaurus/Translate';

/** What is said before anything can be searched, and so is served. */
export const FIELD_TEXTS = {
  search: translate({
    id: 'vitrine.search.name',
    message: 'Search',
    description: 'The search: button, dialog, page',
  }),
  hint: translate({
    id: 'vitrine.search.hint',
    message: 'Components, props, questions…',
    description: 'Stands in the empty field of the search',
  }),
  begin: translate({
    id: 'vitrine.search.begin',
    message: 'Type a name, a prop or a question.',
    description: 'Said before anything is typed into the search',
  }),
  loading: translate({
    id: 'vitrine.search.loading',
    message: 'Loading the search index…',
    description: 'Said before anything can be searched',
  }),
};
