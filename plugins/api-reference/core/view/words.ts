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

/** Of more characters, a name may be wider than its column. */
const LONG_NAME = 34;

/** After a sign that opens, joins or ends something: what follows may stand in the next line. */
const AFTER_SIGN = /(?<=[<([{.,])(?![\s\])}>,;.]|$)/;

/** Whether a line may end after a text, before what is joined to it. */
export function endsInSign(text: string): boolean {
  return /[<([{.,]$/.test(text);
}

/**
 * The pieces of a type, between which a line may end: never within a name, but for those that are
 * wider than any column, which end between their words.
 *
 * @example 'React.Ref<Element>' → ['React.', 'Ref<', 'Element>']
 */
export function piecesOf(type: string): string[] {
  return type
    .split(AFTER_SIGN)
    .flatMap((piece) =>
      piece.length > LONG_NAME && !piece.includes(' ') ? wordsOf(piece) : [piece],
    );
}
