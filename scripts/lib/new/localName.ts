/** Whether a name begins with the words of another: `TabPanel` with `Tab`, `Table` not. */
export function beginsWith(name: string, start: string): boolean {
  return name.startsWith(start) && /^[A-Z\d]/.test(name.slice(start.length));
}

/** What a part is called in its whole: `Menu.Item` and `MenuItem` → `Item`. */
export function localName(tag: string, whole: string): string {
  const own = tag.replace(/^.*\./, '');
  const stem = [whole, whole.replace(/s$/, '')].find((one) => beginsWith(own, one)) ?? '';
  return own.slice(stem.length);
}
