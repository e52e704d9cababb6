/** One page of each type that the site has: what it is, where it is. */
export const PAGE_TYPES: readonly (readonly [type: string, address: string])[] = [
  ['the start page', '/'],
  ["a product's start page", '/material-ui/'],
  ['the index of components', '/material-ui/all-components/'],
  ["a component's page", '/material-ui/react-button/'],
  ["a component's API", '/material-ui/react-snackbar/components-api/'],
  ["a hook's API", '/material-ui/react-autocomplete/hooks-api/'],
  ['a page of the guide', '/vitrine/authoring/'],
  ['a page of the API reference', '/material-ui/api/alert/'],
  ['the page of what is kept offline', '/offline/'],
  ['the page of all versions', '/versions/'],
  ['the page for what is missing', '/404.html'],
  ['the test page of markdown', '/experiments/docs/markdown/'],
  ["an old version's page", '/material-ui/v6/getting-started/usage/'],
];

/** A component's page with demos, code and an API. */
export const BUTTON_PAGE = '/material-ui/react-button/';

/** A page of text and code, without demos. */
export const TEXT_PAGE = '/vitrine/navigation/';

/** A component's page in a small tree, for what looks at all of the page many times. */
export const SMALL_PAGE = '/system/react-stack/';
