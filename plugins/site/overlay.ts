import {onTold, tellEdited} from '../_shared/faults';
import {formatParts} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';

interface Hook<Argument> {
  tap(name: string, run: (argument: Argument) => void): void;
}

/** What both bundlers have, as far as it is used here. */
interface Compilation {
  warnings: {push(warning: Error): unknown};
  hooks: {processAssets: Hook<unknown>};
}

/** Likewise. */
export interface Compiler {
  hooks: {thisCompilation: Hook<Compilation>; watchRun: Hook<Compiler>};
  modifiedFiles?: ReadonlySet<string> | undefined;
  watching?: {invalidate(): void} | undefined;
}

/** What the dev server's bundler is given. */
interface Overlay {
  devServer: {client: {overlay: {warnings: (warning: {message?: string}) => boolean}}};
  plugins: {apply(compiler: Compiler): void}[];
}

const NAME = 'site-faults';

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
      client: {overlay: {warnings: (warning) => /\n {2}Fix: /.test(String(warning.message))}},
    },
    plugins: [{apply: (compiler) => show(compiler, shown)}],
  };
}

function show(compiler: Compiler, shown: () => readonly ErrorParts[]): void {
  let before = '';
  const read = () => formatParts(shown());
  compiler.hooks.watchRun.tap(NAME, ({modifiedFiles}) => {
    if (modifiedFiles && modifiedFiles.size > 0) tellEdited(modifiedFiles);
  });
  compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
    compilation.hooks.processAssets.tap(NAME, () => {
      before = read();
      for (const fault of shown()) compilation.warnings.push(warningOf(fault));
    }),
  );
  onTold(() => {
    // Faults may be told when nothing was edited that is bundled.
    if (read() !== before) compiler.watching?.invalidate();
  });
}

function warningOf(fault: ErrorParts): Error {
  const warning = new Error(formatParts([fault]));
  warning.name = 'Fault';
  // Where it was made says nothing of the author's file.
  warning.stack = '';
  return warning;
}
