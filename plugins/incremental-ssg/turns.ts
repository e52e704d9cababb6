import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/** What both bundlers have, as far as it is used here. */
export interface Watched {
  hooks: Record<'invalid' | 'done', {tap(name: string, run: (file?: unknown) => void): void}>;
  watching?: {suspend(): void; resume(): void} | undefined;
}

/** Of a process: plugins are made anew where the configuration was saved, the bundler never is. */
const TURNS: unique symbol = Symbol.for('vitrine.turns');

/** Docusaurus' module that reads the content of a plugin again. */
interface SiteModule {
  reloadSitePlugin: (...given: unknown[]) => Promise<unknown>;
  [TURNS]?: Turns;
}

/**
 * Whose turn it is when a page was saved: the bundler's, which makes the page, or Docusaurus', which
 * reads all pages again. Both hear of it at once, and one thread does the work of both.
 */
export interface Turns {
  /** Takes a page as Docusaurus has read it. @param file absolute */
  note: (file: string, text: string) => void;
  /** Plugin of the bundler. */
  apply: (compiler: Watched) => void;
  /** Reads again when it is its turn. @returns what that returns */
  reload: <Result>(read: () => Promise<Result>) => Promise<Result>;
}

/** Until both have heard of a file that was written, in milliseconds. */
const HEARD = 40;
/** Until the browser has fetched what was bundled. */
const FETCHED = 250;
/** What has not come by then does not come. */
const PATIENCE = 3000;

/** Who has heard of what, and who waits. */
interface State {
  /** File → its front matter, as Docusaurus has read it. */
  heads: Map<string, string>;
  watching: Watched['watching'];
  /** Ends when the bundler hears of a page. */
  heard: Signal;
  /** Ends when the page that was saved is bundled. */
  bundled: Signal | undefined;
  /** Whether the bundler waits. */
  isHeld: boolean;
  /** How often content is being read. */
  running: number;
}

/**
 * A page whose front matter says what it said goes first: nobody waits for what is read again. Of any
 * other, what shows it (a tree, the title of a tab) changes too, so all is read first, and bundled once.
 *
 * @param patience milliseconds that one waits for the other
 */
export function createTurns(patience = PATIENCE): Turns {
  const state: State = {
    heads: new Map(),
    watching: undefined,
    heard: signal(),
    bundled: undefined,
    isHeld: false,
    running: 0,
  };
  return {
    note: (file, text) => void state.heads.set(file, headOf(text)),
    apply(compiler) {
      compiler.hooks.invalid.tap(NAME, (file) => {
        state.watching = compiler.watching;
        hear(String(file), state, patience);
      });
      compiler.hooks.done.tap(NAME, () => {
        state.bundled?.end();
        state.bundled = undefined;
      });
    },
    async reload(read) {
      state.running += 1;
      try {
        await letBundle(state, patience);
        return await read();
      } finally {
        state.running -= 1;
        // The bundler hears of what was written.
        if (state.isHeld) await wait(HEARD);
        if (state.running === 0) release(state);
      }
    },
  };
}

/** The bundler has heard of a file, and is about to bundle it. */
function hear(file: string, state: State, patience: number): void {
  const before = state.heads.get(file);
  if (before === undefined) return;
  if (headIn(file) === before) {
    state.bundled ??= signal();
  } else if (!state.isHeld) {
    state.isHeld = true;
    state.watching?.suspend();
    // Docusaurus has not heard of it, or does not read it.
    void wait(patience).then(() => state.running === 0 && release(state));
  }
  state.heard.end();
  state.heard = signal();
}

async function letBundle(state: State, patience: number): Promise<void> {
  if (!state.isHeld && !state.bundled) await within(state.heard, HEARD);
  if (state.isHeld || !state.bundled) return;
  await within(state.bundled, patience);
  await wait(FETCHED);
}

function release(state: State): void {
  if (state.isHeld) state.watching?.resume();
  state.isHeld = false;
}

const NAME = 'incremental-ssg';

/** Has Docusaurus read the content of plugins again when it is its turn. */
export function takeTurns(): Turns {
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one that is loaded
  const site = require(path.join(docusaurus, 'lib/server/site.js')) as SiteModule;
  if (site[TURNS]) return site[TURNS];
  const turns = createTurns();
  const {reloadSitePlugin} = site;
  site.reloadSitePlugin = (...given) => turns.reload(() => reloadSitePlugin(...given));
  site[TURNS] = turns;
  return turns;
}

/** @param ms milliseconds; a server that ends does not wait for them */
const wait = (ms: number) => setTimeout(ms, undefined, {ref: false});

interface Signal {
  ended: Promise<void>;
  end: () => void;
}

function signal(): Signal {
  let end: (() => void) | undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {ended, end: () => end?.()};
}

function within({ended}: Signal, most: number): Promise<void> {
  return Promise.race([ended, wait(most)]);
}

/** The front matter of a page. */
function headOf(text: string): string {
  return /^---\r?\n[^]*?\n---/.exec(text)?.[0] ?? '';
}

/** @returns `undefined` where the page is gone */
function headIn(file: string): string | undefined {
  try {
    return headOf(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
