import {moduleOf} from './attempts';
import type {Attempt} from './attempts';
import {isBlock} from './blocks';
import type {Imported} from './imported';
import type {Rendered} from './render';
import {isSilent} from './told';
import {tryAll} from './trial';
import type {Bench, Candidate} from './trial';
import type {Whole} from './wholes';

/** What is known of attempts, by their ids, while more and more of them are tried. */
export interface Findings {
  /** Why they fail; those that work are not in it. */
  faults: ReadonlyMap<string, string>;
  tried: ReadonlySet<string>;
  /** Those that begin with a block. */
  blocks: ReadonlySet<string>;
  /** Those that work, and show nothing that can be seen. */
  silent: ReadonlySet<string>;
  works: (id: string) => boolean;
  /** Tries those that have not been tried yet. */
  attempt: (candidates: readonly Candidate[]) => Promise<void>;
  attemptAll: (
    wholes: readonly Whole[],
    attempts: (whole: Whole) => readonly Attempt[],
  ) => Promise<void>;
}

/** Nothing is known yet. */
export function createFindings(library: Imported, bench: Bench): Findings {
  const faults = new Map<string, string>();
  const tried = new Set<string>();
  const blocks = new Set<string>();
  const silent = new Set<string>();
  const onRendered = (id: string, {html, empty}: Rendered) => {
    if (isBlock(html, empty)) blocks.add(id);
    if (isSilent(html, empty)) silent.add(id);
  };
  const attempt = async (candidates: readonly Candidate[]) => {
    const fresh = candidates.filter(({id}) => !tried.has(id));
    for (const [id, fault] of await tryAll(fresh, {...bench, onRendered})) faults.set(id, fault);
    for (const {id} of fresh) tried.add(id);
  };
  return {
    faults,
    tried,
    blocks,
    silent,
    works: (id) => tried.has(id) && !faults.has(id),
    attempt,
    attemptAll: (wholes, attempts) => attempt(candidatesOf(wholes, library, attempts)),
  };
}

/** Modules of what is to be tried of wholes. */
export function candidatesOf(
  wholes: readonly Whole[],
  library: Imported,
  attempts: (whole: Whole) => readonly Attempt[],
): Candidate[] {
  return wholes.flatMap((whole) =>
    attempts(whole).map((one) => ({
      id: one.id,
      code: moduleOf(one, whole, library),
      // Other ways to write the same end in another number.
      group: one.id.replace(/ \d+$/, ''),
      isOpen: one.isOpen ?? one.browserOnly,
    })),
  );
}
