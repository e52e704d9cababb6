/** Above this many links, closed groups of a tree are not written into the HTML of every page. */
export const LARGE_TREE = 200;

/**
 * What a group of a large tree says while its items are elsewhere: where, and how many links they
 * have. It holds one link until then, which leads to the first of them.
 */
export interface PartialGroup {
  part?: number;
  links?: number;
}

/** What `group` says of that; nothing where its items are all there. */
export function partOf(group: object): PartialGroup {
  return group;
}
