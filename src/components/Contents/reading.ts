/** A heading and where it is: px from the top of the window, negative above it. */
export interface HeadingPlace {
  id: string;
  top: number;
}

/** The window, in px. */
export interface View {
  height: number;
  /** How far the page still scrolls down. */
  left: number;
}

/**
 * The heading that the reader is at: the last one above a line, a third down the window. Towards
 * the end of the page, where headings can no longer come up to it, the line goes down to meet them:
 * each gets its turn, and the last one has it at the end.
 *
 * @param places the page's headings, in order
 * @returns `undefined` before the first
 */
export function headingAt(
  places: readonly HeadingPlace[],
  {height, left}: View,
): string | undefined {
  const line = Math.max(height / 3, height - left);
  return places.findLast(({top}) => top <= line)?.id;
}
