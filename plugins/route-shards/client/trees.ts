import {tellParts} from './treeParts';
import {partOf} from '../core/treeParts';
import type {TreePart, Version} from '../core/trees';

/** A group that waits for its items, and the version that it is of. */
interface Waiting {
  group: {items: readonly object[]};
  version: {docs: object};
}

const waiting = new Map<number, Waiting>();
const arrived = new Map<number, TreePart>();

/** Takes a version whose trees lack parts: those that are there are put in, the others wait. */
export function plant<Props extends {version: Version}>(props: Props): Props {
  const {version} = props;
  for (const items of Object.values(version.docsSidebars)) plantItems(items, version);
  return props;
}

function plantItems(items: readonly object[], version: Waiting['version']): void {
  for (const item of items) {
    const {part} = partOf(item);
    if (!isGroup(item)) continue;
    if (part === undefined) plantItems(item.items, version);
    else {
      waiting.set(part, {group: item, version});
      fill(part);
    }
  }
}

/** Takes the items of a group. */
export function grow(part: number, tree: TreePart): void {
  arrived.set(part, tree);
  fill(part);
}

function fill(part: number): void {
  const tree = arrived.get(part);
  const place = waiting.get(part);
  if (!tree || !place) return;
  Object.assign(place.group, {items: tree.items, part: undefined, links: undefined});
  Object.assign(place.version.docs, tree.docs);
  waiting.delete(part);
  tellParts();
}

function isGroup(item: object): item is Waiting['group'] {
  return 'items' in item;
}
