/**
 * What React throws where edited code runs, by the number that its production build says instead,
 * in the words of its development build; `{0}` is the first value that is told beside it.
 */
const ERRORS: Readonly<Record<string, string>> = {
  31: 'Objects are not valid as a React child (found: {0}). To render a collection of children, use an array.',
  60: 'Only one of `children` and `dangerouslySetInnerHTML` can be set.',
  61: '`dangerouslySetInnerHTML` must be of the form `{__html: ...}`.',
  62: 'The prop `style` takes an object, not a string: style={{marginRight: 8}}.',
  130: 'An element is of no valid type: a string or a component was expected, not {0}. It may lack its import, or its file its export.',
  137: '<{0}> is a void element: it can have neither `children` nor `dangerouslySetInnerHTML`.',
  143: 'React.Children.only takes a single element.',
  185: 'A component updates itself again and again: it sets its state in each rendering or effect.',
  300: 'Fewer hooks ran than in the rendering before: hooks must not stand behind an early return.',
  301: 'Too many renderings: a component sets its state while it renders, without an end.',
  306: 'A lazy component resolved to what is none: {0}.',
  310: 'More hooks ran than in the rendering before: hooks must not stand within a condition.',
  321: 'A hook was called outside of a function component, or of another hook.',
  482: 'A component of the browser is async. Only components of a server can be.',
};

/** What was thrown, in words, where React says no more than a number. */
export function describeThrown(message: string): string {
  const [, code = ''] = /^Minified React error #(\d+);/.exec(message) ?? [];
  const [address = ''] = /https:\/\/\S+/.exec(message) ?? [];
  if (!Object.hasOwn(ERRORS, code)) return message;
  const values = new URLSearchParams(address.split('?')[1]).getAll('args[]');
  return (ERRORS[code] ?? '').replace(/\{(\d)\}/g, (_place, index) => values[Number(index)] ?? '');
}
