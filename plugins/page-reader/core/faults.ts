import type {ErrorParts, FaultKind} from '../../_shared/text/errors';
import type {Fault} from './types';

/**
 * Faults of a page as an error tells them, in the order of their lines.
 *
 * @param page the page's file as it stands in errors: `docs/a/b.md`
 * @param kind of those that do not say it
 */
export function faultsOf(page: string, faults: readonly Fault[], kind: FaultKind): ErrorParts[] {
  return [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({line, what, fix, kind: own = kind}) => ({
      where: `${page}:${line}`,
      what,
      fix,
      kind: own,
    }));
}

/** What is wrong with one file is told where it is first met: each of its stories has it. */
export function onlyOnce(faults: readonly Fault[]): Fault[] {
  const isTwin = (a: Fault, b: Fault) => a.what === b.what && a.fix === b.fix;
  return faults.filter((fault, i) => faults.findIndex((one) => isTwin(one, fault)) === i);
}
