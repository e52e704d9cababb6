import type {ErrorParts} from '../../../plugins/_shared/errors';
import {formatParts} from '../../../plugins/_shared/errors';
import type {Shown} from './pages';

/** Components that were left out, one line each; the first is why all were, where all were. */
export function leftOut({choices, trouble}: Shown): string[] {
  const each = [...choices.values()].flatMap(({left}) => left);
  return trouble === undefined ? each : [trouble, ...each];
}

/** What was made of a library's components, in a few lines. */
export function summary(shown: Shown, notices: readonly ErrorParts[] = []): string[] {
  const demos = [...shown.choices.values()].filter(({demo}) => demo).length;
  const left = leftOut(shown);
  return [
    `${count(shown.wholes.length, 'component page')}, ${count(demos, 'demo')}, ${count(shown.playable.size, 'playground')}`,
    ...(left.length > 0
      ? ['Without a demo, or not in one, for you to write:', ...left.map((line) => `  ${line}`)]
      : []),
    ...(notices.length > 0 ? [formatParts(notices)] : []),
  ];
}

function count(number: number, thing: string) {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
