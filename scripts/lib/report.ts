import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {formatParts} from '../../plugins/_shared/text/errors';
import {keptFaults} from '../../plugins/_shared/node/faults';
import {guideOf} from './errorLinks';
import {formatReport, readReports} from './faultReport';
import {badNameIn, brokenPagesIn, refusalIn, unrenderedIn} from './foreign';
import {missingModulesIn} from './missingModules';

/** Where all faults are written when they are more than a terminal is given, relative to the site. */
const ALL_FAULTS = '.docusaurus/faults.txt';

/** A fault of ours inside the bundler's own report: what the loader gives as the cause. */
const BUNDLED_FAULT = /Cause: ([^]*?)\nDetails:\n\{\s*"name": "VitrineError"/g;

/** Lines of an error that is not ours; the rest is shown with --verbose. */
const MAX_LINES = 30;

/**
 * What a person needs to read of a failed build or start. A fault in what an author wrote is
 * told by its own message alone, without a stack.
 */
export function describe(error: unknown): string {
  const chain = causes(error);
  const faults = chain.filter(({name}) => name === 'VitrineError').map(({message}) => message);
  // Pages that throw what is no fault of ours are told beside those that do.
  const pages = unrenderedIn(chain.map(({message}) => message));
  if (faults.length > 0) return report(...faults, ...pages, formatParts(keptFaults()));
  const refused = refusalOf(chain);
  if (refused !== undefined) return refused;
  if (pages.length > 0 && !process.env.VITRINE_VERBOSE)
    return report(...pages, formatParts(keptFaults()));
  if (process.env.VITRINE_VERBOSE) return chain.map(({stack}) => stack).join('\n');
  const lines = chain
    .map(({message}) => message)
    .join('\n')
    .split('\n');
  const rest = lines.length > MAX_LINES ? ['… --verbose shows all'] : [];
  return [...lines.slice(0, MAX_LINES), ...rest].join('\n');
}

/** Tells of what nothing catches as of all else, and ends the process with 1. */
export function tellUncaught(): void {
  process.on('uncaughtException', (error) => {
    console.error(describe(error));
    process.exit(1);
  });
}

/** Whether an error is, at its root, a fault in what an author wrote; a page that threw may be one. */
export function isFault(error: unknown) {
  const chain = causes(error);
  const isOwn = chain.some(({name}) => name === 'VitrineError');
  return isOwn || unrenderedIn(chain.map(({message}) => message)).length > 0;
}

/**
 * The faults that authors have made, out of what the bundler prints, and what is kept beside: it stops
 * the process by itself, so that no error reaches the build.
 *
 * @param text what is about to be printed
 * @returns the faults alone; `undefined` where there is none of ours
 */
export function readFaults(text: string): string | undefined {
  const plain = stripVTControlCharacters(text).replace(/^[ \t]*│ ?/gm, '');
  const own = [...plain.matchAll(BUNDLED_FAULT)].map(([, fault = '']) => fault);
  const faults = [...own, ...brokenPagesIn(plain), ...missingModulesIn(plain)];
  if (faults.length === 0) return undefined;
  return report(...faults, formatParts(keptFaults()));
}

/** One report of faults, cut where it is long. VITRINE_VERBOSE=1 shows all. */
export function report(...faults: readonly string[]): string {
  return formatReport(readReports(...faults), {
    isWhole: Boolean(process.env.VITRINE_VERBOSE),
    keep,
    linkOf: guideOf,
  });
}

/** @returns where all is; `undefined` where nothing can be written, of which the faults may tell */
function keep(all: string): string | undefined {
  try {
    mkdirSync(path.dirname(ALL_FAULTS), {recursive: true});
    writeFileSync(ALL_FAULTS, `${all}\n`);
    return ALL_FAULTS;
  } catch {
    return undefined;
  }
}

/** Whether the system has refused something, or a file's name is none: that is told in two lines. */
export function isRefusal(error: unknown): boolean {
  return refusalOf(causes(error)) !== undefined;
}

function refusalOf(chain: readonly Error[]): string | undefined {
  return chain.flatMap((each) => refusalIn(each) ?? badNameIn(each) ?? [])[0];
}

/**
 * @param above what leads here: a demo may throw what is its own cause
 * @returns the error and its causes, outermost first; rendering has one for each page
 */
function causes(error: unknown, above: readonly unknown[] = []): Error[] {
  if (!(error instanceof Error)) return error === undefined ? [] : [new Error(String(error))];
  if (above.includes(error)) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...several].flatMap((each) => causes(each, [...above, error]))];
}
