import {splitKey} from '../memberKey';
import {LEVELS, RULES, type ApiChange} from './rules';
import type {Verdict} from './version';

/** What a check of a release found. */
export interface Report {
  /** npm name. */
  package: string;
  /** What is about to be published. */
  version: string;
  /** The version that it is compared with, and where that was read. */
  before: string;
  against: string;
  verdict: Verdict;
  /** As `judge` sorts them. */
  changes: readonly ApiChange[];
}

interface Group {
  title: string;
  changes: ApiChange[];
}

/** Changes by level, those apart of which it cannot be told. */
function groupsOf(changes: readonly ApiChange[]): Group[] {
  const groups = LEVELS.flatMap((level) => [
    {title: level, changes: changes.filter((each) => each.level === level && each.sure)},
    {
      title: `may be ${level}: have a look`,
      changes: changes.filter((each) => each.level === level && !each.sure),
    },
  ]);
  return groups.filter((group) => group.changes.length > 0);
}

/** What a change happened to: `Button, slot root`. */
export function subjectOf({name, member}: Pick<ApiChange, 'name' | 'member'>): string {
  if (member === null) return name;
  const {kind, name: own} = splitKey(member);
  const words = {slots: 'slot', classes: 'class', cssVariables: 'CSS variable', returns: 'result'};
  const isHook = /^use[A-Z]/.test(name);
  return `${name}, ${kind ? words[kind] : isHook ? 'parameter' : 'prop'} ${own}`;
}

/** A change as one sentence, without a full stop. */
export function sentenceOf(change: ApiChange): string {
  return `${subjectOf(change)} ${RULES[change.rule].says}`;
}

/** For people at a terminal. */
export function toText({
  package: name,
  version,
  before,
  against,
  verdict,
  changes,
}: Report): string {
  const groups = groupsOf(changes).map(({title, changes: all}) =>
    [`${title} (${all.length})`, ...all.flatMap(linesOf)].join('\n'),
  );
  const mend = verdict.next === null ? [] : [`  Fix: ${fixOf(verdict.next)}`];
  const end = [`${verdict.allowed ? 'Allowed' : 'Refused'}: ${verdict.says}.`, ...mend];
  return [`${name} ${version} against ${before} (${against})`, ...groups, end.join('\n')].join(
    '\n\n',
  );
}

/** What to do about a release that is refused. */
export function fixOf(next: string): string {
  return `publish it as ${next}, or take the changes back`;
}

function linesOf(change: ApiChange): string[] {
  const {from, to, instead} = change;
  const isQuoted = from !== null || to !== null;
  return [
    `  ${sentenceOf(change)}`,
    ...(isQuoted ? [`    - ${from ?? 'none'}`, `    + ${to ?? 'none'}`] : []),
    ...(instead === null ? [] : [`    instead: ${instead}`]),
  ];
}

/** For the summary of a run, and for a comment on a change. */
export function toMarkdown(report: Report): string {
  const {package: name, version, before, against, verdict, changes} = report;
  const mend = verdict.next === null ? '' : ` Fix: ${fixOf(verdict.next)}.`;
  const groups = groupsOf(changes).map(({title, changes: all}) => {
    const list = all.map(itemOf).join('\n');
    const body = `<summary>${title} (${all.length})</summary>\n\n${list}\n\n</details>`;
    return `${title === 'major' ? '<details open>' : '<details>'}${body}`;
  });
  return [
    `## API of ${name} ${version}`,
    `**${verdict.allowed ? 'Allowed' : 'Refused'}**: ${verdict.says}.${mend}`,
    `Compared with ${before} (\`${against}\`).`,
    ...groups,
    '',
  ].join('\n\n');
}

function itemOf(change: ApiChange): string {
  const {from, to, instead} = change;
  const quoted = from === null && to === null ? '' : `: ${code(from)} → ${code(to)}`;
  return `- ${escaped(sentenceOf(change))}${quoted}${instead === null ? '' : ` – ${escaped(instead)}`}`;
}

/** Names and reasons may hold what Markdown reads as HTML. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;');
}

/** A code span, between more ticks than it holds. */
function code(text: string | null): string {
  if (text === null) return 'none';
  const runs = (text.match(/`+/g) ?? []).map(({length}) => length);
  const ticks = '`'.repeat(Math.max(0, ...runs) + 1);
  return runs.length > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}
