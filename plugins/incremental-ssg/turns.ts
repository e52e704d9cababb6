import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** What both bundlers have, as far as it is used here. */
export interface Watched {
  hooks: Record<'invalid' | 'done', {tap(name: string, run: (file?: unknown) => void): void}>;
  watching?: {suspend(): void; resume(): void} | undefined;
}

/** Docusaurus' module that reads the content of a plugin again. */
interface SiteModule {
  reloadSitePlugin: (...given: unknown[]) => Promise<unknown>;
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

/**
 * A page whose front matter says what it said goes first: nobody waits for what is read again. Of any
 * other, what shows it (a tree, the title of a tab) changes too, so all is read first, and bundled once.
 */
export function createTurns(): Turns {
  const heads = new Map<string, string>();
  let watching: Watched['watching'];
  let heard = signal();
  /** Ends when the page that was saved is bundled. */
  let bundled: Signal | undefined;
  let isHeld = false;
  let running = 0;

  const release = () => {
    if (isHeld) watching?.resume();
    isHeld = false;
  };
  const hold = () => {
    isHeld = true;
    watching?.suspend();
    // Docusaurus has not heard of it, or does not read it.
    void wait(PATIENCE).then(() => running === 0 && release());
  };
  return {
    note: (file, text) => void heads.set(file, headOf(text)),

    apply(compiler) {
      compiler.hooks.invalid.tap(NAME, (file) => {
        const before = heads.get(String(file));
        if (before === undefined) return;
        ({watching} = compiler);
        if (headIn(String(file)) === before) bundled ??= signal();
        else if (!isHeld) hold();
        heard.end();
        heard = signal();
      });
      compiler.hooks.done.tap(NAME, () => {
        bundled?.end();
        bundled = undefined;
      });
    },

    async reload(read) {
      running += 1;
      try {
        if (!isHeld && !bundled) await within(heard, HEARD);
        if (!isHeld && bundled) {
          await within(bundled, PATIENCE);
          await wait(FETCHED);
        }
        return await read();
      } finally {
        running -= 1;
        // The bundler hears of what was written.
        if (isHeld) await wait(HEARD);
        if (running === 0) release();
      }
    },
  };
}

const NAME = 'incremental-ssg';

/** Has Docusaurus read the content of plugins again when it is its turn. */
export function takeTurns({reload}: Turns): void {
  const docusaurus = path.dirname(require.resolve('@docusaurus/core/package.json'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the one that is loaded
  const site = require(path.join(docusaurus, 'lib/server/site.js')) as SiteModule;
  const {reloadSitePlugin} = site;
  site.reloadSitePlugin = (...given) => reload(() => reloadSitePlugin(...given));
}

interface Signal {
  ended: Promise<void>;
  end: () => void;
}

function signal(): Signal {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {ended, end: () => end()};
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
