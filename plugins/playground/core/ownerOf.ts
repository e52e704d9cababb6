/** What a part hangs on, by whose name it is imported; of any other component itself. @example 'Menu.Item' → 'Menu' */
export function ownerOf(component: string): string {
  return component.split('.')[0] ?? component;
}
