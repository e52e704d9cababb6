import {piecesOf, wordsOf} from '../core/view/words';

test.each([
  ['getOptionDisabled', ['get', 'Option', 'Disabled']],
  ['.MuiAutocomplete-popupIndicator', ['.Mui', 'Autocomplete-', 'popup', 'Indicator']],
  ['--Kit-gap', ['--Kit-', 'gap']],
  ['TablePagination.displayedRows', ['Table', 'Pagination.', 'displayed', 'Rows']],
  ['0.5', ['0.5']],
  ['URL', ['URL']],
  ['', ['']],
])('%s is broken between its words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(wordsOf(text).join('')).toBe(text);
});

test.each([
  ['React.Ref<HTMLElement>', ['React.', 'Ref<', 'HTMLElement>']],
  ['(event: Event) => void', ['(', 'event: Event) => void']],
  ['AutocompleteChangeReason', ['AutocompleteChangeReason']],
  [
    'AutocompleteRenderGroupParamsOfAnOwner',
    ['Autocomplete', 'Render', 'Group', 'Params', 'Of', 'An', 'Owner'],
  ],
  ["'a' | 'b'", ["'a' | 'b'"]],
])('%s is broken between its names, and within those that are too wide', (type, pieces) => {
  expect(piecesOf(type)).toEqual(pieces);
});
