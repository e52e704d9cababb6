import {quote} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import type {Headers} from './headers';

const PER_FILE = 'remove it: it is different for each file, and the server knows it';

/** Headers that no option may set, and where they come from. */
const MADE: Record<string, string> = {
  'content-security-policy': 'add what it lacks by the option "sources"',
  'cache-control': 'remove it: hashed files are kept, all others asked for again',
  'content-type': PER_FILE,
  'content-encoding': PER_FILE,
  'content-length': PER_FILE,
  etag: PER_FILE,
  'last-modified': PER_FILE,
  vary: PER_FILE,
};

/**
 * What is wrong with the option `headers`: names and values must be such that each server's
 * configuration can hold them, and no header may be one that the build or the server makes.
 */
export function headerFaults(headers: Headers): ErrorParts[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const fault = nameFault(name) ?? valueFault(value);
    return fault ? [{where: `plugin hosting, option headers.${name}`, ...fault}] : [];
  });
}

function nameFault(name: string): Omit<ErrorParts, 'where'> | undefined {
  if (!/^[a-z][a-z\d-]*$/i.test(name)) {
    return {what: 'is no name of a header', fix: 'write letters, digits and hyphens'};
  }
  const made = MADE[name.toLowerCase()];
  return made === undefined ? undefined : {what: 'cannot be set', fix: made};
}

/** `$` begins a variable in nginx, where nothing escapes it. */
function valueFault(value: string): Omit<ErrorParts, 'where'> | undefined {
  if (/^[!-~]([ -~]*[!-~])?$/.test(value) && !/[$\\]/.test(value)) return undefined;
  return {
    what: `got ${quote(value)}`,
    fix: 'write one line of ASCII, without $ and backslashes, and no spaces around it',
  };
}
