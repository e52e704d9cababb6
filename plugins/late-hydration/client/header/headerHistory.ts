import {createHeaderHistory} from './history';
import type {HeaderHistory} from './history';

let history: HeaderHistory | undefined;

/** That of this window, made when it is first asked for: the server has none. */
export function headerHistory(): HeaderHistory {
  history ??= createHeaderHistory();
  return history;
}
