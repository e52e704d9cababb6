import type {RunnerFault} from './protocol';
import {RunawayError} from './guard';

/** How the files of a demo are called in stacks. */
export const SOURCE = 'vitrine-demo/';

/** Thrown where a demo names what is not there. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError';

  constructor(
    message: string,
    readonly parts: Pick<RunnerFault, 'kind' | 'name' | 'from' | 'near' | 'file'>,
  ) {
    super(message);
  }
}

/** What was thrown, as the page is told. */
export function toFault(thrown: unknown): RunnerFault {
  const place = placeOf(thrown);
  if (thrown instanceof RunawayError) {
    const {kind, message, file, line} = thrown;
    return {kind, message, file, line};
  }
  if (thrown instanceof UnknownNameError) {
    return {message: thrown.message, ...place, ...thrown.parts};
  }
  const message = messageOf(thrown);
  return {kind: isEndless(thrown) ? 'recursion' : 'thrown', message, ...place};
}

/** Browsers differ in words and class. */
function isEndless(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return /call stack|too much recursion/i.test(thrown.message);
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  try {
    return String(thrown);
  } catch {
    return 'something that has no text';
  }
}

/** Where it was thrown: the topmost place in the stack that is the demo's. */
function placeOf(thrown: unknown): Pick<RunnerFault, 'file' | 'line'> {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [, file, line] = /vitrine-demo\/([^\s:)]+):(\d+)/.exec(stack) ?? [];
  return file && line ? {file: decodeURI(file), line: Number(line)} : {};
}
