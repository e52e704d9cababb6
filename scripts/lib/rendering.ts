import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderingFault} from '../../plugins/page-safety/core/rendering';
import type {Rendering} from '../../plugins/page-safety/core/rendering';

/**
 * What is told of a page whose rendering takes longer than it may.
 *
 * @param folder where each thread of a build says what it renders
 * @param now milliseconds, as `Date.now()` has them
 * @returns `undefined` while there is none
 */
export function overdueIn(folder: string, now: number): string | undefined {
  return readdirSync(folder)
    .map((file) => read(path.join(folder, file)))
    .flatMap((rendering) => (rendering ? (renderingFault(rendering, now) ?? []) : []))
    .at(0);
}

/** @returns `undefined` for a thread that renders nothing, and while it is writing */
function read(file: string): Rendering | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Rendering;
  } catch {
    return undefined;
  }
}
