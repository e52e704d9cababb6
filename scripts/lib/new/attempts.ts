import {anatomyOf} from './anatomy';
import {needsBrowser} from './causes';
import {heldMarkup} from './families';
import type {Imported} from './imported';
import {demoModule, filledVariants, importsOf, joined, toCode, variantsOf} from './elements';
import type {Markup} from './elements';
import {NOTHING} from './runner';
import type {Part, Whole} from './wholes';

/** A way to show a component, or a part within its whole. */
export interface Attempt {
  id: string;
  /** What is rendered, as code. */
  body: string;
  /** Statement that holds the state of what is opened. */
  state?: string;
  /** Shows what a reader would have opened, which servers need not be able to. */
  isOpen?: boolean;
  /** Is for the browser alone: no server renders it. */
  browserOnly?: boolean;
}

/** Outcomes by id: why an attempt fails; those that work are not in it. */
export type Faults = ReadonlyMap<string, string>;

/** The ways to show a whole without its parts, the best first. */
export function rootAttempts(whole: Whole): Attempt[] {
  return [...groupedAttempts(whole), ...filledAttempts(whole), ...bareAttempts(whole)];
}

/** A group with two of what it is a group of, as both have to be in it to look like one. */
export function groupedAttempts({name, root, member}: Whole): Attempt[] {
  const [around] = root ? variantsOf(root) : [];
  const members = member ? variantsOf(member) : [];
  if (!around) return [];
  return attemptsOf(
    `${name} grouped`,
    members.map((one) => ({...around, content: toCode(one) + toCode(second(one))})),
  );
}

/** Another one of the same, by what tells them apart. */
function second({attributes, ...one}: Markup): Markup {
  const own = attributes.map((attribute) => attribute.replace(/^((?:id|value)=".+)"$/, '$1-2"'));
  return {...one, attributes: own};
}

/** Those with lists in the props that take some. */
export function filledAttempts({name, root}: Whole): Attempt[] {
  return root ? attemptsOf(`${name} filled`, filledVariants(root)) : [];
}

/** Whether an attempt is one of those. */
export function isFilled(id: string, name: string): boolean {
  return id.startsWith(`${name} filled `);
}

/** Those with no more than it needs, as a reader would begin. */
export function bareAttempts({name, root}: Whole): Attempt[] {
  return root ? attemptsOf(`${name} alone`, variantsOf(root)) : [];
}

/** The ways to show a part within its whole, the best first. */
export function nestedAttempts(part: Part, {root}: Whole): Attempt[] {
  const [around] = root ? variantsOf(root) : [];
  if (!around || isGroup(part)) return [];
  return attemptsOf(`${part.tag} within`, variantsOf(part)).map(({id, body}) => ({
    id,
    body: toCode({...around, content: body}),
  }));
}

/** What no server can render, as it is tried in a browser. @param faults of {@link rootAttempts} */
export function browserAttempts(whole: Whole, faults: Faults): Attempt[] {
  return rootAttempts(whole)
    .filter(({id}) => needsBrowser(faults.get(id)))
    .map(({id, body}) => ({id: `${id} in a browser`, body, browserOnly: true}));
}

/** The first that nothing but a server fails at; nothing where no browser has run any. */
export function firstInBrowser(whole: Whole, faults: Faults): Attempt | undefined {
  return browserAttempts(whole, faults).find(({id}) => needsBrowser(faults.get(id)));
}

/** A group of wholes, or what stands in one, is no part of a whole: `Button.GroupSection`. */
function isGroup({tag}: Part): boolean {
  return /\.Group(?:[A-Z]|$)/.test(tag);
}

/** The ways to show a part by itself, the best first; a group holds the whole. */
export function looseAttempts(part: Part, {root}: Whole): Attempt[] {
  const variants = variantsOf(part);
  const [member] = root && part.tag.endsWith('.Group') ? variantsOf(root) : [];
  const [first] = variants;
  const grouped = member && first ? [{...first, content: toCode(member)}] : [];
  return attemptsOf(`${part.tag} alone`, [...grouped, ...variants]);
}

function attemptsOf(name: string, variants: readonly Markup[]): Attempt[] {
  return variants.map((variant, index) => ({id: `${name} ${index}`, body: toCode(variant)}));
}

/** All that is tried of a whole before its parts are put together. */
export function firstAttempts(whole: Whole): Attempt[] {
  const parts = whole.parts.flatMap((part) => [
    ...nestedAttempts(part, whole),
    ...looseAttempts(part, whole),
  ]);
  return [...rootAttempts(whole), ...parts];
}

/** The first that works; `undefined` where none does. */
export function firstThatWorks(attempts: readonly Attempt[], faults: Faults): Attempt | undefined {
  return attempts.find(({id}) => !faults.has(id));
}

/**
 * A whole with all parts that work: within it where they can be, else beside it.
 *
 * @returns `undefined` where there is nothing to put together
 */
export function assembled(whole: Whole, faults: Faults): Attempt | undefined {
  const {name, root} = whole;
  const [around] = root ? variantsOf(root) : [];
  const parts = whole.parts.filter(isOfWhole).toSorted((a, b) => rank(a) - rank(b));
  const held = (part: Part): string => {
    const variant = insideOf(part, whole, faults);
    if (!variant) return '';
    const content = parts.filter(({holder}) => holder === part.tag).map(held);
    return toCode({...variant, content: content.join('') || variant.content});
  };
  const inside = parts
    .filter(({holder}) => holder === undefined)
    .map(held)
    .filter(Boolean);
  const beside = parts.flatMap((part) => {
    if (insideOf(part, whole, faults)) return [];
    return firstThatWorks(looseAttempts(part, whole), faults)?.body ?? [];
  });
  const alone = firstThatWorks(rootAttempts(whole), faults)?.body;
  const main = inside.length > 0 && around ? toCode({...around, content: inside.join('')}) : alone;
  if (inside.length + beside.length === 0) return undefined;
  return {id: `${name} assembled`, body: joined([...(main ? [main] : []), ...beside])};
}

/** A whole that its own part opens, with its parts in each other; `undefined` for any other. */
export function nested(whole: Whole, faults: Faults): Attempt | undefined {
  const body = anatomyOf(whole, (part) => insideOf(part, whole, faults));
  return body === undefined ? undefined : {id: `${whole.name} nested`, body};
}

/** A part as it can stand in its whole; what is closed at first is there all the same. */
export function insideOf(part: Part, whole: Whole, faults: Faults): Markup | undefined {
  if (!isOfWhole(part)) return undefined;
  if (part.holder !== undefined) return heldMarkup(part);
  const index = nestedAttempts(part, whole).findIndex(
    ({id}) => (faults.get(id) ?? NOTHING) === NOTHING,
  );
  return variantsOf(part)[index];
}

/** A skeleton stands in the place of its whole, as long as that has nothing to show. */
function isOfWhole({tag}: Part): boolean {
  return !tag.endsWith('Skeleton');
}

/** Names of parts in the order in which most wholes have them. */
const ORDER = [
  /(?:Trigger|Toggle|Header|Heading|Title|Label|Summary)$/,
  /(?<!Caption|Footer|Actions?|Close)$/,
  /(?:Caption|Footer|Actions?|Close)$/,
];

function rank({tag}: Part) {
  return ORDER.findIndex((pattern) => pattern.test(tag));
}

/**
 * The module of an attempt.
 *
 * @param demo name of its component. Default: `Basic` and the name of the whole
 */
export function moduleOf(
  {body, state}: Attempt,
  whole: Whole,
  library: Imported,
  demo = demoName(whole),
): string {
  const {name, models} = whole;
  const [model] = models;
  const own = importsOf(name, model, library, body);
  if (state === undefined) return demoModule(demo, own, body);
  return demoModule(demo, ["import {useState} from 'react';", ...own], body, [state]);
}

/** What the demo of a whole is called: `BasicButton`. */
export function demoName({name, short = name}: Whole): string {
  return `Basic${short}`;
}
