import type {About, Snapshot} from './snapshot';

/** What a component inherits, by places of names: all that most do but for some, or a list. */
type PackedNames = [all: 0 | 1, more: number[], fewer?: number[]];

/** {@link About} with its names as places in the list of texts. */
type PackedAbout = Omit<About, 'inherited'> & {inherited?: PackedNames};

/** What a snapshot's file says beside the members of components; absent in older files. */
export interface PackedRest {
  about?: Record<string, PackedAbout>;
  /** Places of the props that most components inherit. */
  shared?: number[];
  /** See {@link packSorted}. */
  exports?: string;
  /** The same. */
  paths?: string | null;
  types?: Record<string, string>;
}

/** The lines of a file that say it; none for what is not known. */
export function writeRest(
  {about, exports, paths, types}: Snapshot,
  placeOf: (text: string) => number,
): string[] {
  const shared = about ? sharedNames(Object.values(about)) : [];
  const lines = Object.entries(about ?? {}).map(([name, {inherited, ...rest}]) => {
    const packed = inherited && {inherited: packNames(inherited, shared, placeOf)};
    return `${JSON.stringify(name)}:${JSON.stringify({...rest, ...packed})}`;
  });
  return [
    ...(about ? [`"about":{\n${lines.join(',\n')}\n}`] : []),
    ...(about ? [`"shared":${JSON.stringify(shared.map(placeOf))}`] : []),
    ...(exports ? [`"exports":${JSON.stringify(packSorted(exports))}`] : []),
    ...(paths === undefined ? [] : [`"paths":${JSON.stringify(paths && packSorted(paths))}`]),
    ...(types ? [`"types":${JSON.stringify(types)}`] : []),
  ];
}

/** What {@link writeRest} has written. */
export function readRest(
  {about, shared = [], exports, paths, types}: PackedRest,
  texts: readonly string[],
): Pick<Snapshot, 'about' | 'exports' | 'paths' | 'types'> {
  const entries = Object.entries(about ?? {}).map(([name, {inherited, ...rest}]) => {
    const names = inherited && {inherited: unpackNames(inherited, shared, texts)};
    return [name, {...rest, ...names}] as const;
  });
  return {
    ...(about && {about: Object.fromEntries(entries)}),
    ...(exports !== undefined && {exports: unpackSorted(exports)}),
    ...(paths !== undefined && {paths: paths === null ? null : unpackSorted(paths)}),
    ...(types && {types}),
  };
}

/** Whether what a file holds beside members can be what {@link writeRest} has written. */
export function isRest({
  about = {},
  shared = [],
  exports = '',
  paths = '',
  types = {},
}: PackedRest) {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  return (
    isObject(about) &&
    Object.values(about).every(isObject) &&
    Array.isArray(shared) &&
    typeof exports === 'string' &&
    (paths === null || typeof paths === 'string') &&
    isObject(types) &&
    Object.values(types).every((text) => typeof text === 'string')
  );
}

/** Names that more than half of those have that inherit at all. */
function sharedNames(all: readonly About[]): string[] {
  const lists = all.flatMap(({inherited}) => (inherited ? [inherited] : []));
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count > lists.length / 2 ? [name] : [])).sort();
}

function packNames(
  names: readonly string[],
  shared: readonly string[],
  placeOf: (text: string) => number,
): PackedNames {
  const [own, common] = [new Set(names), new Set(shared)];
  const more = names.filter((name) => !common.has(name));
  const fewer = shared.filter((name) => !own.has(name));
  if (more.length + fewer.length >= names.length) return [0, names.map(placeOf)];
  return fewer.length > 0 ? [1, more.map(placeOf), fewer.map(placeOf)] : [1, more.map(placeOf)];
}

function unpackNames(
  [all, more, fewer = []]: PackedNames,
  shared: readonly number[],
  texts: readonly string[],
): string[] {
  const without = new Set(fewer);
  const base = all === 1 ? shared.filter((place) => !without.has(place)) : [];
  return [...base, ...more].map((place) => texts[place] ?? '').sort();
}

/** Sorted names, each without what it begins with like the one before: `Button 6~Props 7~ath`. */
function packSorted(names: readonly string[]): string {
  const words = names.map((name, i) => {
    const before = names[i - 1] ?? '';
    const same = [...name].findIndex((char, place) => char !== before[place]);
    const common = same === -1 ? name.length : same;
    return common > 2 ? `${common}~${name.slice(common)}` : name;
  });
  return words.join(' ');
}

function unpackSorted(text: string): string[] {
  let before = '';
  return text.split(' ').flatMap((word) => {
    if (word === '') return [];
    const [rest = '', count] = word.split('~').reverse();
    before = `${before.slice(0, Number(count ?? 0))}${rest}`;
    return [before];
  });
}
