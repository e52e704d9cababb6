import type {PropState, Snapshot} from '../snapshot';

/** Writes out the unions that a type names, and those that they name. */
type WriteOut = (type: string, depth: number) => string;

/** From a name to the names in what it stands for: all that a type is made of. */
const WHOLE = 8;

function unionsIn(snapshot: Snapshot): WriteOut {
  const types = new Map(Object.entries(snapshot.types ?? {}));
  if (types.size === 0) return (type) => type;
  const named = new RegExp(
    String.raw`(?<![\w$.'"])(?:${[...types.keys()].join('|')})(?![\w$.'"(])`,
    'g',
  );
  const write: WriteOut = (type, depth) =>
    depth === 0
      ? type
      : type.replaceAll(named, (name) => `(${write(types.get(name) ?? name, depth - 1)})`);
  return write;
}

/** Types with their unions written out: what a name stands for may be another. */
export function withUnions(snapshot: Snapshot): Snapshot {
  const write = unionsIn(snapshot);
  const written = ({type, ...rest}: PropState): PropState => ({...rest, type: write(type, WHOLE)});
  const api = Object.entries(snapshot.api).map(([name, members]) => {
    const states = Object.entries(members).map(([key, state]) => [key, written(state)] as const);
    return [name, Object.fromEntries(states)] as const;
  });
  return {...snapshot, api: Object.fromEntries(api)};
}

/** Gives two types of a member with no more written out than it takes to see that they differ. */
export function typesShown(
  earlier: Snapshot,
  later: Snapshot,
): (name: string, member: string) => {from: string; to: string} {
  const [old, now] = [unionsIn(earlier), unionsIn(later)];
  return (name, member) => {
    const [from = '', to = ''] = [earlier, later].map(({api}) => api[name]?.[member]?.type);
    const depths = [...Array.from({length: WHOLE}).keys()];
    const depth = depths.find((one) => old(from, one) !== now(to, one)) ?? WHOLE;
    return {from: old(from, depth), to: now(to, depth)};
  };
}
