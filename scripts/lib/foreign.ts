/** Errors that others throw for what an author, a maintainer or the machine has to mend. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatParts} from '../../plugins/_shared/text/errors';
import {partsOf} from './faultReport';
import {NO_MDX} from '../../plugins/page-reader/core/readPage';
import type {ErrorParts} from '../../plugins/_shared/text/errors';

/** What the system refuses, by its own code: what that means, and what to do. */
const REFUSALS: Readonly<Record<string, Omit<ErrorParts, 'where'>>> = {
  ENOSPC: {what: 'the disk is full', fix: 'make room, and run the command again'},
  EDQUOT: {what: 'your share of the disk is full', fix: 'make room, and run the command again'},
  EROFS: {what: 'the disk can only be read', fix: 'work in a folder that can be written to'},
  EACCES: {
    what: 'may not be read or written by you',
    fix: 'give yourself the right to it (ls -l, chmod), or run the command as its owner',
  },
  EPERM: {
    what: 'may not be changed by you',
    fix: 'give yourself the right to it (ls -l, chmod), or run the command as its owner',
  },
  ENOTDIR: {what: 'lies in what is no folder', fix: 'name a folder'},
  ELOOP: {what: 'is a link that leads to itself', fix: 'delete the link'},
  ENAMETOOLONG: {what: 'has a name that is too long for the disk', fix: 'name it shorter'},
  EADDRINUSE: {what: 'is taken by another program', fix: 'name another one, or 0 for any'},
  EMFILE: {what: 'too many files are open', fix: 'allow more of them: ulimit -n 8192'},
};

/** The same of a port. */
const PORT: typeof REFUSALS = {
  EACCES: {what: 'may not be listened to by you', fix: 'name one above 1023, or 0 for any'},
};

/** The same of a folder for what is passing. */
const PASSING: typeof REFUSALS = {
  ENOENT: {
    what: 'cannot be made: the folder for it is not there',
    fix: 'make that folder, or name one that is there: TMPDIR=/tmp',
  },
};

/** The same where only a text is left of the error: programs in machine code say it so. */
const SAID: readonly [code: string, text: RegExp][] = [
  ['ENOSPC', /\bENOSPC\b|No space left on device/i],
  ['EACCES', /\bEACCES\b|Permission denied/i],
  ['EROFS', /\bEROFS\b|Read-only file system/i],
  ['ELOOP', /\bELOOP\b|Too many (?:levels of )?symbolic links/i],
  ['EMFILE', /\bEMFILE\b|Too many open files/i],
];

/** What only a file that is written can be refused for. */
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** An error of node's own, with what it says of ports and of copies. */
type Refused = NodeJS.ErrnoException & {port?: number; dest?: string};

/**
 * What the system has refused, in two lines.
 *
 * @returns `undefined` for an error of another kind
 */
export function refusalIn(error: Error): string | undefined {
  const {code, syscall, port, ...places} = error as Refused;
  const said = SAID.find(([, text]) => text.test(error.message))?.[0];
  const known = [code, said].find((each) => each !== undefined && Object.hasOwn(REFUSALS, each));
  const refusal =
    REFUSALS[known ?? ''] ?? (syscall === 'mkdtemp' ? PASSING[code ?? ''] : undefined);
  if (refusal === undefined) return undefined;
  if (port !== undefined)
    return formatParts([{where: `port ${port}`, ...(PORT[known ?? ''] ?? refusal)}]);
  // Of a copy it is its target that has no room.
  const file = places.dest !== undefined && NO_ROOM.has(known ?? '') ? places.dest : places.path;
  const where = file === undefined ? (syscall ?? 'the system') : inSite(file);
  return formatParts([{where, ...refusal}]);
}

/** A page that Docusaurus could not compile: its file, why, and `line:` of what it prints. */
const BROKEN_PAGE =
  /MDX compilation failed for file "?([^"\n]+)"?\nCause: ([^]*?)\nDetails:\n(?!\{\s*"name": "VitrineError")([^]*?)"name": "(\d+):/g;

/**
 * The pages that are no MDX, out of what Docusaurus prints.
 *
 * @param plain without colours and frames
 * @returns two lines for each
 */
export function brokenPagesIn(plain: string): string[] {
  return [...plain.matchAll(BROKEN_PAGE)].map(([, file = '', cause = '', , named = '1']) => {
    // Of a tag that is not closed, the message alone tells the place.
    const line = named === '1' ? (/\((\d+):\d+/.exec(cause)?.[1] ?? named) : named;
    const what = cause.replaceAll(/\s+/g, ' ').trim();
    const where = `${inSite(file)}:${line}`;
    return formatParts([
      {where, what: what + excerptOf(file, Number(line)), fix: NO_MDX, kind: 'markup'},
    ]);
  });
}

/** The line as it stands in the file, for its author to know it again. */
function excerptOf(file: string, line: number): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() : '';
  return text ? ` (at \`${text.slice(0, MAX_EXCERPT)}\`)` : '';
}

/** The most characters of a line that an error repeats. */
const MAX_EXCERPT = 60;

/** What Docusaurus says of pages whose file it cannot name, and what that means. */
const UNNAMEABLE: readonly [said: RegExp, what: string, fix: string][] = [
  [
    /^File "([^]+?)" does not exist in any of these folders:/,
    'leads nowhere, or has a name that is no UTF-8',
    'rename it; a link that leads nowhere, delete',
  ],
  [
    /^Can't process doc metadata for doc at path path=([^]+?) in version name=/,
    'its name makes no address',
    'rename it, with letters, digits, `-` and `_`, or write `slug: /address` into it',
  ],
];

/** Whether a page's file has a name that nothing can be made of, in two lines. */
export function badNameIn({message, cause}: Error): string | undefined {
  for (const [said, what, fix] of UNNAMEABLE) {
    const [, file] = said.exec(message) ?? [];
    const isOther = cause instanceof Error && !/valid slug/.test(cause.message);
    if (file === undefined || isOther) continue;
    return formatParts([{where: inSite(file).replaceAll(/\s/g, ' '), what, fix}]);
  }
  return undefined;
}

/**
 * The pages that could not be rendered. Where threads render them, an error arrives without its
 * class: what is a fault of ours is told by its form.
 *
 * @param messages of an error and its causes, outermost first
 * @returns two lines for each page, or for each fault on it
 */
export function unrenderedIn(messages: readonly string[]): string[] {
  const pages: {page: string; causes: string[]}[] = [];
  for (const message of messages) {
    const page = /^Can't render static file for pathname "([^"]+)"/.exec(message)?.[1];
    if (page !== undefined) pages.push({page, causes: []});
    else pages.at(-1)?.causes.push(message);
  }
  return pages.flatMap(({page, causes}) => {
    const own = causes.filter((message) => OWN_FORM.test(message));
    if (own.length > 0) return own.flatMap(ofDemos);
    const name = causes.map((message) => UNDEFINED.exec(message)?.[1]).find(Boolean);
    const reason = (causes.at(-1) ?? 'for no reason that is told').replace(/\n[^]*/, '');
    const parts =
      name === undefined
        ? {what: `could not be rendered: ${reason}`, fix: MEND}
        : {what: `<${name}> is not defined`, fix: BRING};
    return formatParts([{where: `page ${page}`, ...parts}]);
  });
}

/** What throws while a page is rendered, and is told by us, is a demo, or a component to try out. */
function ofDemos(message: string): string[] {
  return message.split(/\n(?! )/).map((fault) => {
    const parts = partsOf(fault, 'demo');
    return parts ? formatParts([parts]) : fault;
  });
}

const OWN_FORM = /^[^\n]+: [^\n]+\n {2}Fix: /;
const MEND = 'mend what throws it; --verbose shows where';
const BRING = 'import it in the page, or put it between backticks if it is text';
const UNDEFINED = /Expected (?:component|object) `([^`]+)` to be defined/;

/** A file or folder as it is told: from the site's folder. */
export function inSite(file: string): string {
  const relative = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
  return relative.startsWith('..') || relative === '' ? file : relative;
}
