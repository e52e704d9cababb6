/** A style element as Emotion's server rendering puts it before the first element that needs it. */
const STYLE = /<style data-emotion="[^"]*">[^]*?<\/style>/g;

/**
 * Puts the styles of a demo before its elements, in their order. Between them they would keep
 * `label + input` or `:first-child` from matching until the browser takes them out.
 *
 * @param html as it was rendered on the server
 */
export function hoistStyles(html: string): string {
  const styles = html.match(STYLE) ?? [];
  return styles.join('') + html.replace(STYLE, '');
}
