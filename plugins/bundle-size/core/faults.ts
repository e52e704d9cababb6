import type {ErrorParts} from '../../_shared/node';
import {packageOf} from '../../_shared/text/specifiers';
import {lineOf} from './page';
import type {Import} from './types';

/** Why an import has no size, where an author has to know. */
export class SizeError extends Error {
  constructor(
    /** The front matter field that names what is at fault. */
    readonly field: 'packageName' | 'components',
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** A package that a page names and nobody installed. */
export function notInstalled({package: name}: Import): SizeError {
  return new SizeError('packageName', `"${name}" is not installed`, 'install it, or mend its name');
}

/** @param reason what was in the way, with file and line of the package */
export function notBundled({name}: Import, reason: string): SizeError {
  return new SizeError('components', `"${name}" cannot be bundled: ${reason}`, fixOf(reason));
}

/** A package that is missing can be had, or not counted; what else is in the way is the maker's. */
function fixOf(reason: string): string {
  const [, missing] = /Could not resolve "([^"./][^"]*)"/.exec(reason) ?? [];
  return missing === undefined
    ? `take another version of the package, or measure no sizes: settings: {'bundle-size': {enabled: false}}`
    : `npm install ${packageOf(missing)}, or do not count it: settings: {'bundle-size': {external: ['react', 'react-dom', '${packageOf(missing)}']}}`;
}

/** A fault as an author is told of it, with the line of its field. */
export function toFault({field, message, fix}: SizeError, file: string, text: string): ErrorParts {
  return {where: `${file}:${lineOf(field, text)}`, what: `field "${field}": ${message}`, fix};
}
