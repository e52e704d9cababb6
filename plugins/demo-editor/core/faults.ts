import {quote} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';

/** What the bundler says of one fault. */
export interface Complaint {
  text: string;
  location: {file: string; line: number} | null;
}

/** What is wrong with the options, as the bundler found it. */
export function bundleFaults(library: string, complaints: readonly Complaint[]): ErrorParts[] {
  return complaints.map(({text, location}) => ({
    where: `plugin demo-editor, library ${quote(library)}`,
    what: location ? `${text} (${location.file}:${location.line})` : text,
    fix: 'install what is missing, or take it out of the options "packages" and "frame"',
  }));
}

/** A package of the options that is not installed. */
export function missingPackage(library: string, name: string): ErrorParts {
  return {
    where: `plugin demo-editor, library ${quote(library)}`,
    what: `the package ${quote(name)} is not installed`,
    fix: 'install it, or take it out of the option "packages"',
  };
}
