import {wantsParent} from './causes';
import {NOTHING} from './runner';
import type {Attempt, Faults} from './attempts';
import {toCode, variantsOf} from './elements';
import type {Part, Whole} from './wholes';

/** Names of parts that hold others, in most libraries. */
const HOLDERS = /(?:List|Items|Options|Group|Content|Panel|Body|Menu|Viewport|Row)$/;

/** Parts that are tried as the holder of one other. */
const MOST_HOLDERS = 4;

/**
 * Components that cannot stand alone, as parts of the one that they are named after: `DialogPanel`
 * of `Dialog`, `Tab` of `Tabs`. Only when they are rendered do they say that they want a parent.
 *
 * @param faults of what was tried of each by itself
 */
export function gathered(wholes: readonly Whole[], faults: Faults): Whole[] {
  const orphans = new Map(
    wholes.flatMap((whole) => {
      const holder = isOrphan(whole, faults) ? holderOf(whole.name, wholes) : undefined;
      return holder ? [[whole.name, holder.name] as const] : [];
    }),
  );
  const top = (name: string, seen: readonly string[] = []): string => {
    const next = orphans.get(name);
    return next === undefined || seen.includes(next) ? name : top(next, [...seen, name]);
  };
  return wholes
    .filter(({name}) => top(name) === name)
    .map((whole) => {
      const has = (name: string) =>
        whole.parts.some(({tag}) => localName(tag, whole.name) === name);
      const own = wholes.filter(
        (one) =>
          one !== whole && top(one.name) === whole.name && !has(localName(one.name, whole.name)),
      );
      return {
        ...whole,
        models: [whole, ...own].flatMap(({models}) => models),
        parts: [whole, ...own].flatMap(({root, parts}) => [
          ...(root && root !== whole.root ? [root] : []),
          ...parts,
        ]),
      };
    });
}

function isOrphan({name, root}: Whole, faults: Faults): boolean {
  if (!root) return false;
  return variantsOf(root).every((_, index) => wantsParent(faults.get(`${name} alone ${index}`)));
}

/** The whole that a name begins with, the longest; `Tabs` of `Tab`, `RadioGroup` of `Radio`. */
function holderOf(name: string, wholes: readonly Whole[]): Whole | undefined {
  const others = wholes.filter((whole) => whole.root && whole.name !== name);
  const stem = (whole: Whole) =>
    [whole.name, whole.name.replace(/s$/, '')].find((one) => beginsWith(name, one)) ?? '';
  const [longest] = others.toSorted((a, b) => stem(b).length - stem(a).length);
  if (longest && stem(longest) !== '') return longest;
  return others.find((whole) => [`${name}s`, `${name}Group`].includes(whole.name));
}

/** Whether a name begins with the words of another: `TabPanel` with `Tab`, `Table` not. */
function beginsWith(name: string, start: string): boolean {
  return name.startsWith(start) && /^[A-Z\d]/.test(name.slice(start.length));
}

/** What a part is called in its whole: `Menu.Item` and `MenuItem` → `Item`. */
export function localName(tag: string, whole: string): string {
  const own = tag.replace(/^.*\./, '');
  const stem = [whole, whole.replace(/s$/, '')].find((one) => beginsWith(own, one)) ?? '';
  return own.slice(stem.length);
}

/**
 * What is tried of parts that do not work as they stand in their whole: within other parts of it,
 * those first that the fault or the part's name has the name of.
 */
export function deeperAttempts(whole: Whole, faults: Faults): Attempt[] {
  return whole.parts.flatMap((part) => {
    if (part.holder !== undefined || !whole.root) return [];
    return holdersFor(part, whole, faults).map((holder) => withinAttempt(part, holder, whole));
  });
}

/** The same whole, where each part knows the one that it works in. */
export function settled(whole: Whole, faults: Faults, tried: ReadonlySet<string>): Whole {
  const parts = whole.parts.map((part) => {
    if (part.holder !== undefined) return part;
    const found = holdersFor(part, whole, faults).find((holder) => {
      const {id} = withinAttempt(part, holder, whole);
      const fault = faults.get(id);
      const isClosed = fault === NOTHING && isOneOf(part, holder, whole);
      return tried.has(id) && (fault === undefined || isClosed);
    });
    return found ? {...part, holder: found.tag} : part;
  });
  return {...whole, parts};
}

function withinAttempt(part: Part, holder: Part, whole: Whole): Attempt {
  const [own] = variantsOf(part);
  let body = own ? toCode(own) : '';
  const chain: string[] = [];
  for (let around: Part | undefined = holder; around; around = partOf(around.holder, whole)) {
    const [markup] = variantsOf(around);
    if (markup) body = toCode({...markup, content: body});
    chain.push(around.tag);
  }
  const [root] = whole.root ? variantsOf(whole.root) : [];
  return {
    id: `${part.tag} within ${chain.join(' in ')}`,
    body: root ? toCode({...root, content: body}) : body,
  };
}

function partOf(tag: string | undefined, {parts}: Whole): Part | undefined {
  return tag === undefined ? undefined : parts.find((part) => part.tag === tag);
}

function holdersFor(part: Part, whole: Whole, faults: Faults): Part[] {
  const others = whole.parts.filter((one) => one !== part && one.holder !== part.tag);
  const plural = others.filter((one) => isOneOf(part, one, whole));
  const fault = faults.get(`${part.tag} within 0`);
  if (!wantsParent(fault)) return plural;
  const name = localName(part.tag, whole.name);
  const said = (fault ?? '').replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  const isSaid = ({tag}: Part) => said.includes(tag.replaceAll('.', '').toLowerCase());
  const byLength = others.toSorted((a, b) => b.tag.length - a.tag.length);
  const likely = [
    ...plural,
    ...byLength.filter(isSaid),
    ...byLength.filter(({tag}) => beginsWith(name, localName(tag, whole.name))),
    ...others.filter(({tag}) => HOLDERS.test(tag)),
  ];
  return [...new Set(likely)].slice(0, MOST_HOLDERS);
}

/** `Item` of `Items`; of a whole such as `Tabs`, `Tab` of `List`. */
function isOneOf(part: Part, holder: Part, {name}: Whole): boolean {
  const [own, around] = [localName(part.tag, name), localName(holder.tag, name)];
  const isMember = name.endsWith('s') && [name.slice(0, -1), 'Trigger', 'Item'].includes(own);
  return around === `${own}s` || (isMember && around === 'List');
}
