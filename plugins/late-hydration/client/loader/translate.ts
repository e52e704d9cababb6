/** Stands in for Docusaurus' module of this name in the loader, which is too small for React. */
export function translate({id, message}: {id: string; message: string}): string {
  return VITRINE_LATE.texts[id] ?? message;
}
