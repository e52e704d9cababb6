import {onTold, tellEdited} from '../_shared/node/faults';
import {formatParts} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';

interface Hook<Argument> {
  tap(name: string | {name: string; stage: number}, run: (argument: Argument) => void): void;
}

type Warning = string | {message?: string};

/** What the bundler tells of a run, to the terminal and to the browser. */
interface Stats {
  toJson(options: unknown): {warnings?: Warning[]};
}

/** What both bundlers have, as far as it is used here. */
interface Compilation {
  warnings: {push(warning: Error): unknown};
  hooks: {processAssets: Hook<unknown>};
}

/** Likewise. */
export interface Compiler {
  hooks: {thisCompilation: Hook<Compilation>; watchRun: Hook<Compiler>; done: Hook<Stats>};
  modifiedFiles?: ReadonlySet<string> | undefined;
  watching?: {invalidate(): void} | undefined;
}

/** What the dev server's bundler is given. */
interface Overlay {
  devServer: {client: {overlay: {warnings: (warning: unknown) => boolean}}};
  plugins: {apply(compiler: Compiler): void}[];
}

const NAME = 'site-faults';
const STAND_IN = 'Faults in pages';
/** What a reader of a terminal takes in, at each edit. */
const MOST = 10;

/**
 * Has the dev server show faults over the page. They are warnings to the bundler: errors would keep
 * each further edit from being shown, until all of them are mended.
 *
 * @param shown the faults, as they are now
 */
export function faultOverlay(shown: () => readonly ErrorParts[]): Overlay {
  return {
    // It is sent to the browser as text. What the bundler itself warns of does not cover the page.
    devServer: {
      client: {overlay: {warnings: (warning) => /\n {2}Fix: /.test(String(warning))}},
    },
    plugins: [{apply: (compiler) => show(compiler, () => textsOf(shown()))}],
  };
}

function show(compiler: Compiler, read: () => string[]): void {
  let before: string[] = [];
  let edited: ReadonlySet<string> = new Set();
  compiler.hooks.watchRun.tap(NAME, ({modifiedFiles = new Set()}) => {
    edited = new Set([...edited, ...modifiedFiles]);
  });
  compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
    compilation.hooks.processAssets.tap(NAME, () => {
      before = read();
      // One stands for all: in its place come their own words.
      if (before.length > 0) compilation.warnings.push(new Error(STAND_IN));
    }),
  );
  // Before those who print them, or send them to the browser.
  compiler.hooks.done.tap({name: NAME, stage: -100}, (stats) => {
    const toJson = stats.toJson.bind(stats);
    stats.toJson = (options) => {
      const {warnings, ...told} = toJson(options);
      return {...told, ...(warnings && {warnings: withTexts(warnings, before)})};
    };
  });
  // Behind who sends the page to the browser: whoever looks takes the time of a core.
  compiler.hooks.done.tap({name: NAME, stage: 100}, () => {
    if (edited.size > 0) tellEdited(edited);
    edited = new Set();
  });
  onTold(() => {
    // Faults may be told when nothing was edited that is bundled.
    if (read().join('\n') !== before.join('\n')) compiler.watching?.invalidate();
  });
}

function withTexts(warnings: readonly Warning[], texts: readonly string[]): Warning[] {
  const messageOf = (one: Warning) => (typeof one === 'string' ? one : String(one.message));
  const others = warnings.filter((one) => !messageOf(one).includes(STAND_IN));
  return others.length < warnings.length ? [...others, ...texts] : others;
}

/** The faults as they are told elsewhere; all that do not fit are counted in the last. */
function textsOf(faults: readonly ErrorParts[]): string[] {
  const texts = faults.map((fault) => formatParts([fault]));
  const rest = texts.length - MOST;
  return rest <= 0
    ? texts
    : [...texts.slice(0, MOST), `and ${rest} more\n  Fix: vitrine check tells all of them`];
}
