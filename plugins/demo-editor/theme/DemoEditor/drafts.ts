import {readStorage, writeStorage} from '../../../_shared/client';
import type {SourceFile} from '../../core/types';

/** What was typed, by file. */
export type Draft = Readonly<Record<string, string>>;

/** For where the storage refuses: a draft outlives at least its editor. */
const kept = new Map<string, string>();

/** Of this demo on this page, until the tab is closed. */
function keyOf(id: string): string {
  return `vitrine-draft:${window.location.pathname}:${id}`;
}

/**
 * What was typed into a demo's editor and differs from its files.
 *
 * @param id what the demo is known by on its page: the id of its figure, else its name
 * @returns files that the demo has, with text; `undefined` where nothing was typed
 */
export function readDraft(id: string, files: readonly SourceFile[]): Draft | undefined {
  const stored = readAll(id);
  const typed = files.flatMap(({name: file, text}): [string, string][] => {
    const draft = Object.hasOwn(stored, file) ? stored[file] : undefined;
    return typeof draft === 'string' && draft !== text ? [[file, draft]] : [];
  });
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/**
 * Keeps what was typed for this session, beside what was typed into files of another variant of the
 * demo.
 *
 * @param files the files of the editor; what is not in the draft is forgotten
 */
export function writeDraft(id: string, files: readonly SourceFile[], draft: Draft): void {
  const isOther = ([file]: [string, unknown]) => files.every((each) => each.name !== file);
  const others = Object.fromEntries(Object.entries(readAll(id)).filter(isOther));
  const text = JSON.stringify({...others, ...draft});
  kept.set(keyOf(id), text);
  writeStorage(keyOf(id), text, 'sessionStorage');
}

/** Anything may stand in a storage. */
function readAll(id: string): Readonly<Record<string, unknown>> {
  const key = keyOf(id);
  try {
    const value: unknown = JSON.parse(kept.get(key) ?? readStorage(key, 'sessionStorage') ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
