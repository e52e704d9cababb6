/** The name of the file beside a page that says what is around a component. */
export function compositionFile(component: string): string {
  return `${component}.playground.tsx`;
}
