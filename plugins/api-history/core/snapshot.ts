import type {ApiModel, ApiProp} from '../../api-model/core/model';
import {memberKey} from './memberKey';

/** A prop, or another member of a component, as far as versions are compared. */
export interface PropState {
  /**
   * As {@link ApiProp.type}'s text, as its version's package writes it; of a class its name in CSS
   * where that is not made of {@link About.theme} and the key; empty for slots and CSS variables.
   */
  type: string;
  /** As code; `null` where there is none. */
  default: string | null;
  required: boolean;
  deprecated: boolean;
  /** What to use instead, in the library's words without links; absent where it does not say. */
  reason?: string;
}

/** What is known of a component beside its members; what is absent there is not. */
export interface About {
  /** What to use instead of it; empty where it is deprecated without a word. */
  deprecated?: string;
  /** Its name in a theme: `MuiButton`. */
  theme?: string;
  /** Props that it takes and does not list, alphabetical. */
  inherited?: string[];
  /** Another one when a description of it, or of a member, is. */
  words?: string;
}

/** The API of one released version of a package. */
export interface Snapshot {
  /** npm name. */
  package: string;
  version: string;
  /** The day on which it came out: `2025-10-02`; absent where that is not known. */
  released?: string | undefined;
  /**
   * Component or hook → prop or parameter → what it is. Slots, classes, CSS variables and what a
   * hook returns are there by the key that `memberKey` gives them.
   */
  api: Record<string, Record<string, PropState>>;
  /** Component or hook → the rest; absent in snapshots from before it was kept. */
  about?: Record<string, About>;
  /** All names that can be imported, those of types, too; absent where they are not known. */
  exports?: string[];
  /**
   * The subpaths that can be imported: `.`, `./Button`; `null`: those of all files. Absent where
   * that is not known.
   */
  paths?: string[] | null;
  /** What the names of unions in its types stand for. */
  types?: Record<string, string>;
}

/** A model, as far as versions are compared. */
export type Told = Pick<
  ApiModel,
  | 'name'
  | 'props'
  | 'slots'
  | 'classes'
  | 'cssVariables'
  | 'returnMembers'
  | 'description'
  | 'deprecated'
  | 'muiName'
  | 'inherited'
  | 'definitions'
>;

/** What the models of a version say, as far as versions are compared. */
export function toSnapshot(
  models: readonly Told[],
  facts: Pick<Snapshot, 'package' | 'version' | 'released' | 'exports' | 'paths'>,
): Snapshot {
  const api = sortedRecord(models.map((model) => [model.name, sortedRecord(membersOf(model))]));
  const about = sortedRecord(models.map((model) => [model.name, aboutOf(model)]));
  const {package: name, version, released, exports, paths} = facts;
  return {
    package: name,
    version,
    ...(released !== undefined && {released}),
    api,
    about,
    types: unionsOf(models),
    ...(exports && {exports: [...exports].sort()}),
    ...(paths !== undefined && {paths}),
  };
}

/** All that is compared of a model, by key. */
export function membersOf(model: Told): [string, PropState][] {
  const {props, slots, classes, cssVariables, returnMembers, muiName} = model;
  const none = {type: '', default: null, required: false, deprecated: false};
  return [
    ...props.map((prop): [string, PropState] => [prop.name, toState(prop)]),
    ...slots.map((slot): [string, PropState] => [
      memberKey('slots', slot.name),
      {...none, default: slot.default},
    ]),
    ...classes.map(({key, className, deprecated}): [string, PropState] => [
      memberKey('classes', key),
      {
        ...none,
        type: className === `${muiName}-${key}` ? '' : className,
        ...deprecation(deprecated),
      },
    ]),
    ...cssVariables.map((variable): [string, PropState] => [
      memberKey('cssVariables', variable.name),
      {...none, default: variable.default},
    ]),
    ...returnMembers.map((member): [string, PropState] => [
      memberKey('returns', member.name),
      toState(member),
    ]),
  ];
}

function toState({type, default: value, required, deprecated}: ApiProp): PropState {
  return {type: type.text, default: value, required, ...deprecation(deprecated)};
}

function deprecation(reason: string | null): Pick<PropState, 'deprecated' | 'reason'> {
  if (!reason) return {deprecated: reason !== null};
  return {deprecated: true, reason: withoutLinks(reason)};
}

/** Where links of another version lead is not known; what they say is. */
function withoutLinks(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The unions that types name; not one that stands for two of them. */
function unionsOf(models: readonly Told[]): Record<string, string> {
  const found = new Map<string, string>();
  const definitions = models.flatMap((model) => Object.values(model.definitions));
  for (const {name, text, members} of definitions) {
    const known = found.get(name) ?? text;
    if (members.length > 0) found.set(name, known === text ? text : '');
  }
  return sortedRecord([...found].filter(([, text]) => text !== ''));
}

function aboutOf(model: Told): About {
  const {deprecated, muiName} = model;
  const inherited = [...new Set(model.inherited.flatMap(({props}) => props))].sort();
  return {
    ...(deprecated !== null && {deprecated: withoutLinks(deprecated)}),
    ...(muiName !== null && {theme: muiName}),
    ...(inherited.length > 0 && {inherited}),
    words: wordsOf(model),
  };
}

/** A short print of all that a model describes. */
function wordsOf(model: Told): string {
  const members = [
    ...model.props,
    ...model.returnMembers,
    ...model.slots,
    ...model.classes.map(({key: name, description}) => ({name, description})),
    ...model.cssVariables,
  ];
  const texts = members.map(({name, description}) => `${name} ${description}`).sort();
  return printOf([model.description, ...texts].join('\n'));
}

/** FNV-1a of 32 bits, in base 36: this runs where there is no crypto. */
function printOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

/** By code unit: the order must not hang on the machine's language. */
function sortedRecord<Value>(entries: readonly [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
