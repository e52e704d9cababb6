/** Text in the form it is compared in: lower case, without diacritics. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
