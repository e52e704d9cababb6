import type {ApiModel, ApiProp} from '../../api-model/core/model';
import {memberKey} from './memberKey';

/** A prop, or another member of a component, as far as versions are compared. */
export interface PropState {
  /**
   * As {@link ApiProp.type}'s text, as its version's package writes it; empty for slots and
   * classes.
   */
  type: string;
  /** As code; `null` where there is none. */
  default: string | null;
  required: boolean;
  deprecated: boolean;
}

/** The API of one released version of a package. */
export interface Snapshot {
  /** npm name. */
  package: string;
  version: string;
  /**
   * Component or hook → prop or parameter → what it is. Slots, classes and what a hook returns are
   * there by the key that `memberKey` gives them.
   */
  api: Record<string, Record<string, PropState>>;
}

/** A model, as far as versions are compared. */
export type Told = Pick<ApiModel, 'name' | 'props' | 'slots' | 'classes' | 'returnMembers'>;

/** What the models of a version say, as far as versions are compared. */
export function toSnapshot(
  models: readonly Told[],
  facts: Pick<Snapshot, 'package' | 'version'>,
): Snapshot {
  const api = sortedRecord(models.map((model) => [model.name, sortedRecord(membersOf(model))]));
  return {package: facts.package, version: facts.version, api};
}

/** All that is compared of a model, by key. */
export function membersOf({props, slots, classes, returnMembers}: Told): [string, PropState][] {
  const none = {type: '', default: null, required: false, deprecated: false};
  return [
    ...props.map((prop): [string, PropState] => [prop.name, toState(prop)]),
    ...slots.map((slot): [string, PropState] => [
      memberKey('slots', slot.name),
      {...none, default: slot.default},
    ]),
    ...classes.map(({key, deprecated}): [string, PropState] => [
      memberKey('classes', key),
      {...none, deprecated: deprecated !== null},
    ]),
    ...returnMembers.map((member): [string, PropState] => [
      memberKey('returns', member.name),
      toState(member),
    ]),
  ];
}

function toState({type, default: value, required, deprecated}: ApiProp): PropState {
  return {type: type.text, default: value, required, deprecated: deprecated !== null};
}

/** By code unit: the order must not hang on the machine's language. */
function sortedRecord<Value>(entries: readonly [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
