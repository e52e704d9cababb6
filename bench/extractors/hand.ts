import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiModel} from '../../plugins/api-model/core/model';
import type {Share} from './packages';
import {isSame} from './judge';

/** A prop as somebody read it in the declarations and the code of its package. */
interface HandRead {
  /** `Menu`, `Menu.Item`. */
  component: string;
  prop: string;
  type: string;
  required: boolean;
  /** As code; `null` where there is none. */
  default: string | null;
  /** npm name of the package that declares it. */
  from: string;
}

/**
 * Holds models against the props of a package that were read by hand.
 *
 * @param key name of the package's file in `hand/`
 * @returns how many are right, and what the others are
 */
export function scoreByHand(
  key: string,
  models: ReadonlyMap<string, ApiModel>,
): {share: Share; remarks: string[]} {
  const file = path.join(import.meta.dirname, `hand/${key}.json`);
  const all: HandRead[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const remarks = all.flatMap((one) => remarkOn(one, models.get(one.component)) ?? []);
  return {share: {right: all.length - remarks.length, all: all.length}, remarks};
}

function remarkOn({component, prop, type, required, ...rest}: HandRead, model?: ApiModel) {
  const found = model?.props.find(({name}) => name === prop);
  if (!found) return `${component} ${prop}: not listed`;
  const types = [found.type.text, found.type.members.map(inUnion).join(' | ')];
  const expected = {required, types: [type], default: rest.default};
  const isRight = isSame(expected, {...found, types}) && found.required === required;
  if (isRight) return undefined;
  const told = `${found.required ? 'required ' : ''}${types[0]} = ${found.default}`;
  return `${component} ${prop}: ${told}, read by hand ${type} = ${rest.default}`;
}

/** A function stands in parentheses there. */
function inUnion(member: string) {
  return member.includes('=>') ? `(${member})` : member;
}
