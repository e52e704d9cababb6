/**
 * The text that bytes of UTF-8 are. Built pages are read as bytes, a character each (`latin1`): one
 * letter beyond Latin gives all letters of a text two bytes, and to make such texts of all pages
 * takes longer than to look through them.
 *
 * @param bytes cut where characters of UTF-8 begin and end
 * @returns the text that they are
 */
export function textOf(bytes: string): string {
  return /[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes;
}
