/** The most lines with something in them that a source file may have. */
export const MAX_LINES = 200;
/** The same for tests: tables of cases and pinned messages are long and easily read. */
export const MAX_TEST_LINES = 400;

/** The most lines of code and styles that a room of `plugins/` may have: a larger one is two. */
export const MAX_ROOM_LINES = 6000;
/** The same for what plugins share: what is larger is a capability, and has a room of its own. */
const MAX_SHARED_LINES = 2500;

/** Source files that may be longer, and why. */
const LONGER: Record<string, string> = {
  'docusaurus.config.ts': 'data: the assembly, with the registry of products',
  'scripts/lib/errorEntries.ts': 'data: one line for each error, made of the code',
  'sidebars.ts': 'data: one line for each entry of the trees',
};

/** Whether a file is source of ours that a person reads: no fixtures, no snapshots of a version. */
export function isSource(file: string): boolean {
  if (/(?:^|\/)(?:__)?fixtures(?:__)?\/|_versioned_docs\//.test(file)) return false;
  return /\.(?:[cm]?[jt]sx?|css)$/.test(file);
}

/**
 * A sentence for a file that outgrew its budget, else nothing.
 *
 * @param file its path
 * @param text its text
 */
export function lengthFaults(file: string, text: string): string[] {
  const isTest = /(?:^|\/)__tests__\/|^tests\/|\.test\.[jt]sx?$/.test(file);
  const budget = isTest ? MAX_TEST_LINES : MAX_LINES;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (lines <= budget || file in LONGER) return [];
  return [`${file} has ${lines} lines of at most ${budget}: split it by verb`];
}

/**
 * A sentence for each room of `plugins/` that outgrew its budget; tests do not count.
 *
 * @param texts file → its text
 */
export function roomFaults(texts: ReadonlyMap<string, string>): string[] {
  const rooms = new Map<string, number>();
  for (const [file, text] of texts) {
    const room = /^plugins\/(?!.*__(?:tests|fixtures)__\/)([^/]+)\/.*\.(?:tsx?|css)$/.exec(
      file,
    )?.[1];
    if (room !== undefined) rooms.set(room, (rooms.get(room) ?? 0) + text.split('\n').length - 1);
  }
  return [...rooms].flatMap(([room, lines]) => {
    const most = room === '_shared' ? MAX_SHARED_LINES : MAX_ROOM_LINES;
    if (lines <= most) return [];
    return [`plugins/${room} has ${lines} lines of at most ${most}: split it by capability`];
  });
}
