import type {ErrorParts} from '../../../plugins/_shared/text/errors';
import {formatParts} from '../../../plugins/_shared/text/errors';
import {fixOf} from './causes';
import type {Shown} from './pages';

/**
 * Components that were left out, a line each, with what to do about all of a kind below them; first
 * why all were, where all were.
 */
export function leftOut({choices, trouble}: Shown): string[] {
  const each = [...choices.values()].flatMap(({left}) => left);
  const kinds = [...new Set(each.map(fixOf))].flatMap((fix) => [
    ...joined(each.filter((line) => fixOf(line) === fix)),
    `  Fix: ${fix}`,
  ]);
  return [...(trouble === undefined ? [] : trouble.split('\n')), ...kinds];
}

/** One line for all that have one reason: `Menu, Tabs: it renders nothing`. */
function joined(lines: readonly string[]): string[] {
  const names = new Map<string, string[]>();
  for (const line of lines) {
    const [name = '', ...reason] = line.split(': ');
    const key = reason.join(': ');
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  return [...names].map(([reason, all]) => `${all.join(', ')}: ${reason}`);
}

/** What was made of a library's components, in a few lines. */
export function summary(shown: Shown, notices: readonly ErrorParts[] = []): string[] {
  const demos = [...shown.choices.values()].filter(({demo}) => demo).length;
  const left = leftOut(shown);
  const {galleries = []} = shown;
  return [
    `${count(shown.wholes.length, 'component page')}, ${count(demos, 'demo')}, ${count(shown.playable.size, 'playground')}`,
    ...galleries.map(({name, members}) => `${members.length} ${name.toLowerCase()} on one page`),
    ...(left.length > 0
      ? ['Without a demo, or not in one:', ...left.map((line) => `  ${line}`), BEGIN]
      : []),
    ...(notices.length > 0 ? [formatParts(notices)] : []),
  ];
}

const BEGIN = 'vitrine new demo <folder of the page>/<Name> begins a demo.';

function count(number: number, thing: string) {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
