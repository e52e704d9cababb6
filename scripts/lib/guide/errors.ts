import path from 'node:path';
import ts from 'typescript';
import {codeIn, nodesOf, parseCode, textOf, UNKNOWN} from './source';

/** A mistake that is told, as the code has it. */
export interface KnownError {
  /** Plugin or part that tells it. */
  room: string;
  /** Values that only a run knows are `…`. */
  what: string;
  fix: string;
}

/** Folders whose errors authors see, and how many names of a path say the room. */
const PLACES = [
  ['plugins', 1],
  ['scripts/lib', 1],
] as const;

/**
 * The errors that the code tells, each once, by their rooms.
 *
 * @param root the repository's folder
 */
export function readErrors(root: string): KnownError[] {
  const all = PLACES.flatMap(([place, depth]) =>
    codeIn(path.join(root, place)).flatMap((file) => {
      const names = path.relative(path.join(root, place), file).split(path.sep);
      const room = names.slice(0, depth).join('/').replace(/\.ts$/, '');
      return errorsIn(parseCode(file)).map((error) => ({room, ...error}));
    }),
  );
  const keyOf = ({room, what}: KnownError) => `${room} ${what}`;
  const first = new Map(all.toReversed().map((error) => [keyOf(error), error]));
  return all.filter((error) => first.get(keyOf(error)) === error);
}

function errorsIn(source: ts.SourceFile): Omit<KnownError, 'room'>[] {
  return nodesOf(source)
    .filter((node) => ts.isObjectLiteralExpression(node))
    .flatMap((node) => {
      const [what, fix] = ['what', 'fix'].map((name) => fieldOf(node, name));
      if (what === undefined || fix === undefined) return [];
      return isTelling(what) ? [{what, fix: isTelling(fix) ? fix : ''}] : [];
    });
}

function fieldOf(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of node.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return textOf(property.initializer);
    if (ts.isShorthandPropertyAssignment(property)) return textOf(property.name);
  }
  return undefined;
}

/** Whether there is more in a text than values. */
function isTelling(text: string): boolean {
  return text.replaceAll(UNKNOWN, '').replaceAll(/[^\p{L}]/gu, '').length > 3;
}

/** Anchors of at most so many words. */
const MAX_WORDS = 8;

/** The errors as markdown: a heading for each room, and what to do about each below it. */
export function writeErrors(errors: readonly KnownError[]): string {
  const named = withAnchors(errors);
  const rooms = [...new Set(named.map(({room}) => room))];
  return rooms
    .map((room) => {
      const own = named.filter((error) => error.room === room);
      const title = ROOMS[room] ?? `\`${room}\``;
      return [`## ${title}\n`, ...own.map(writeError)].join('\n');
    })
    .join('\n\n');
}

/** The same as a module: what reports find the entry of a fault by. */
export function writeEntries(errors: readonly KnownError[]): string {
  const entries = withAnchors(errors).map(({id, what}) => [
    id,
    what.replaceAll(/\s+/g, ' ').trim(),
  ]);
  return `/** Made by \`draw-guide\`: anchors of the guide's page of errors, and what each error says. */
export const ERROR_ENTRIES: readonly (readonly [anchor: string, what: string])[] = ${JSON.stringify(entries)};
`;
}

/** The errors with their anchors, by rooms. */
function withAnchors(errors: readonly KnownError[]): (KnownError & {id: string})[] {
  const taken = new Set<string>();
  const rooms = [...new Set(errors.map(({room}) => room))].sort();
  return rooms
    .flatMap((room) => errors.filter((error) => error.room === room))
    .map((error) => ({...error, id: anchorOf(error, taken)}));
}

/** Rooms whose names say nothing to an author. */
const ROOMS: Readonly<Record<string, string>> = {
  _shared: 'Pages and options',
  foreign: 'Disk, network and modules',
  gate: '`vitrine api check`',
  mcp: '`vitrine mcp`',
  new: '`vitrine new`',
  prose: '`vitrine prose`',
  typeCheck: 'Types of demos',
};

function anchorOf({room, what}: KnownError, taken: Set<string>): string {
  const words = what.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const base = ['error', room.replace(/^_/, ''), ...words.slice(0, MAX_WORDS)].join('-');
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

function writeError({id, what, fix}: KnownError & {id: string}): string {
  const advice = fix === '' ? 'The message says what to write.' : asCode(fix);
  return `- <a id="${id}"></a>${asCode(what)} → ${advice}`;
}

/** A text as it is said, whatever stands in it. */
function asCode(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({length}) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return fence + pad + line + pad + fence;
}
