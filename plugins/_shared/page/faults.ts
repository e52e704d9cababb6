import type {ErrorParts} from '../node';
import type {Fault} from './types';

/**
 * Faults of a page as an error tells them, in the order of their lines.
 *
 * @param page the page's file as it stands in errors: `docs/a/b.md`
 */
export function faultsOf(page: string, faults: readonly Fault[]): ErrorParts[] {
  return [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({line, what, fix}) => ({where: `${page}:${line}`, what, fix}));
}
