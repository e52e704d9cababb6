import {POLICY_KINDS, suggest} from '../../plugins/_shared/text/errors';

/** The option of commands that build: kinds of faults that are warnings in this run. */
export const WARN_OPTION = {
  warn: {type: 'string', multiple: true, default: [] as string[]},
} as const;

/** Hands the kinds on to what builds. A name that is none ends the process. */
export function readWarned(written: readonly string[]): void {
  const kinds = written.flatMap((each) => each.split(',')).filter(Boolean);
  const unknown = kinds.find((kind) => !POLICY_KINDS.some((known) => known === kind));
  if (unknown !== undefined) {
    const known = `known are ${POLICY_KINDS.join(', ')}`;
    const fix = suggest(unknown, POLICY_KINDS);
    console.error(
      `--warn ${unknown}: faults of that kind cannot be warnings\n  Fix: ${fix === known ? fix : `${fix} ${known}`}`,
    );
    process.exit(1);
  }
  if (kinds.length > 0) process.env.VITRINE_WARN = kinds.join(',');
}
