/**
 * What a page and the document that runs edited demos say to each other, by messages: two bundles,
 * and two origins, as the document has none.
 */

/** What the demo is shown in. */
export interface RunnerEnvironment {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Absent: what the library does by default. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Whether the demo is centred, as in a case with a frame. */
  centred: boolean;
}

/** A file as the document takes it. */
export interface RunnerFile {
  /** Relative to the demo's folder: `theme.ts`. */
  name: string;
  /** JavaScript of a CommonJS module; the text itself where the name ends in `.css` or `.json`. */
  code: string;
}

/** What the page asks. Answers name the `run` that they are about. */
export type RunnerRequest =
  | {
      type: 'run';
      run: number;
      files: RunnerFile[];
      /** Name of the file whose default export is shown. */
      entry: string;
      environment: RunnerEnvironment;
    }
  | {type: 'environment'; environment: RunnerEnvironment}
  | {type: 'ping'; ping: number};

export const FAULT_KINDS = [
  'import',
  'export',
  'component',
  'loop',
  'recursion',
  'thrown',
] as const;

/**
 * What is wrong with a demo: an unknown import or export, no component as default export, a loop
 * that does not end, a function that calls itself without end, or whatever its code threw.
 */
export interface RunnerFault {
  kind: (typeof FAULT_KINDS)[number];
  /** What was thrown, in its own words. */
  message: string;
  /** The name that is unknown. */
  name?: string;
  /** The module that has no such export. */
  from?: string;
  /** Nearest names, best first. */
  near?: readonly string[];
  file?: string;
  line?: number;
}

/** What the document answers. */
export type RunnerReport =
  /** It can be asked; `canRun` is false where a server's policy lets no text become code. */
  | {type: 'ready'; canRun: boolean}
  /** Before any of its code runs, which may never end. */
  | {type: 'begun'; run: number}
  | {type: 'rendered'; run: number}
  | {type: 'failed'; run: number; fault: RunnerFault}
  | {type: 'height'; height: number}
  | {type: 'pong'; ping: number};

/** Names by which compiled code calls its guards; see {@link RunnerFile}. */
export const LOOP_GUARD = '__vitrineLoop';
export const CALL_GUARD = '__vitrineCall';
