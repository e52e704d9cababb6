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
    ...each.filter((line) => fixOf(line) === fix),
    `  Fix: ${fix}`,
  ]);
  return [...(trouble === undefined ? [] : trouble.split('\n')), ...kinds];
}

/** What was made of a library's components, in a few lines. */
export function summary(shown: Shown, notices: readonly ErrorParts[] = []): string[] {
  const demos = [...shown.choices.values()].filter(({demo}) => demo).length;
  const left = leftOut(shown);
  return [
    `${count(shown.wholes.length, 'component page')}, ${count(demos, 'demo')}, ${count(shown.playable.size, 'playground')}`,
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
