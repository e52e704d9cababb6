import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {splitKey} from '../../../plugins/api-history/core/memberKey';
import {fixOf, sentenceOf, type Report} from '../../../plugins/api-history/core/release/report';
import type {ApiChange} from '../../../plugins/api-history/core/release/rules';

/**
 * Why a release is refused, a fault for each change of the level that it has no room for, at the
 * place nearest to it that is known: the member, its component's file, else the version.
 *
 * @param sources component → file below the package's folder
 * @returns as `vitrine check` tells faults
 */
export function faultsOf(
  {verdict, changes}: Report,
  folder: string,
  sources: ReadonlyMap<string, string>,
): string {
  const version = placeIn(path.join(folder, 'package.json'), /"version"\s*:/);
  const fix = verdict.next === null ? '' : `\n  Fix: ${fixOf(verdict.next)}`;
  const [first] = changes;
  const heaviest = changes.filter(({level}) => level === first?.level);
  const faults = heaviest.map((change) => {
    const place = placeOf(change, folder, sources) ?? version;
    return `${place}: ${sentenceOf(change)}`;
  });
  return [`${version}: ${verdict.says}${fix}`, ...faults].join('\n');
}

/** What is gone stands in no file, but the file of what had it is there. */
function placeOf(
  {name, member}: ApiChange,
  folder: string,
  sources: ReadonlyMap<string, string>,
): string | undefined {
  const source = sources.get(name);
  const file = source ? path.join(folder, source) : undefined;
  if (file === undefined || !existsSync(file)) return undefined;
  const own = member === null ? name : splitKey(member).name;
  return placeIn(file, new RegExp(String.raw`(?<![\w$])${escape(own)}(?![\w$])`));
}

function escape(text: string): string {
  return text.replaceAll(/[^\w]/g, String.raw`\$&`);
}

/** `src/Button.tsx:12`; without a line where the text is not in it. */
function placeIn(file: string, text: RegExp): string {
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((each) => text.test(each)) + 1;
  const shown = path.relative('.', file).split(path.sep).join('/');
  return line === 0 ? shown : `${shown}:${line}`;
}
