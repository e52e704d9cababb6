/** Before the capitals within a name, and after its full stops and hyphens; not in numbers. */
const BETWEEN = /(?<=[a-z\d])(?=[A-Z])|(?<=\w[.-])(?=[A-Za-z])/;

/**
 * The words of a name or a value, between which a line may end.
 *
 * @example '.MuiAutocomplete-popupIndicator' → ['.Mui', 'Autocomplete-', 'popup', 'Indicator']
 */
export function wordsOf(text: string): string[] {
  return text.split(BETWEEN);
}
