/**
 * The tab that a key leads to, by the WAI-ARIA pattern; the ends meet.
 *
 * @param key name of the key (`ArrowRight`)
 * @param index the tab that has the focus
 * @param count how many there are
 * @param isRtl whether the tabs run from right to left
 * @returns the tab's index, `undefined` for keys that lead nowhere
 */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const ahead = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + ahead + count) % count;
    case 'ArrowLeft':
      return (index - ahead + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
