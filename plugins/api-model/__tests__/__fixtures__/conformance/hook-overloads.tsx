export interface ListOptions {
  /** What is listed. */
  items: string[];
  /** Puts items together. */
  groupBy?: (item: string) => string;
}
export interface Groups {
  groups: string[][];
  mode: 'a' | 'b' | undefined;
}
export interface Lines {
  lines: string[];
  mode: 'a' | 'b' | undefined;
}
export function useLines(options: ListOptions & Required<Pick<ListOptions, 'groupBy'>>): Groups;
export function useLines(options: Omit<ListOptions, 'groupBy'>): Lines | undefined;
export function useLines({items}: ListOptions) {
  return {lines: items, groups: [items], mode: undefined};
}
