/** Text in the form it is compared in: lower case, without diacritics. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Nearly all names: thousands of them are folded at once.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
