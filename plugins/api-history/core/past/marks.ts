import type {ApiModel} from '../../../api-model/core/model';
import {memberKey, splitKey} from '../memberKey';
import {membersOf, type Told} from '../snapshot';
import type {History, PropHistory} from '../history';

/** What a reference says beside the name of a prop, a slot or a class. */
export type Marks = Pick<PropHistory, 'since' | 'changed' | 'deprecatedSince'>;

const NONE: Marks = {since: null, changed: [], deprecatedSince: null};

/**
 * What there is to say of a prop's past. A prop that came together with its component says nothing:
 * the component does.
 */
export function marksOf(history: History, component: string, prop: string): Marks {
  const found = history.get(component);
  const known = found?.props.get(prop);
  if (!found || !known || known.removed !== null) return NONE;
  const {since, changed, deprecatedSince} = known;
  return {since: since === found.since ? null : since, changed, deprecatedSince};
}

/** What there is to say of the past of a model's members, by key; nothing of most. */
export function marksOfAll(model: Told, history: History): Record<string, Marks> {
  const all = membersOf(model).map(([key]) => [key, marksOf(history, model.name, key)] as const);
  return Object.fromEntries(all.filter(([key, marks]) => isTold(key, marks)));
}

/** Props and what hooks return say since when they are there themselves. */
function isTold(key: string, {since, changed, deprecatedSince}: Marks): boolean {
  const {kind} = splitKey(key);
  const isSilent = kind === 'slots' || kind === 'classes';
  return changed.length > 0 || deprecatedSince !== null || (isSilent && since !== null);
}

/** Models whose props say since when they are there; what a documentation says by itself stays. */
export function withSince<Model extends Pick<ApiModel, 'name' | 'props' | 'returnMembers'>>(
  models: readonly Model[],
  history: History,
): Model[] {
  return models.map((model) => {
    const sinceOf = (key: string) => marksOf(history, model.name, key).since;
    return {
      ...model,
      props: model.props.map((prop) => ({...prop, since: prop.since ?? sinceOf(prop.name)})),
      returnMembers: model.returnMembers.map((member) => ({
        ...member,
        since: member.since ?? sinceOf(memberKey('returns', member.name)),
      })),
    };
  });
}
