import {hiddenVariables} from './core/environment';

/** What both bundlers have, as far as it is used here. */
interface Compiler {
  hooks: {done: {tap(name: string, run: () => void): void}};
}

/** Takes variables out of the environment for as long as pages are rendered. */
export interface RenderingEnvironment {
  /** A plugin of the bundler, for each bundle: rendering begins when all of them are done. */
  plugin(): {apply(compiler: Compiler): void};
  /** Rendering is over: all variables are there again. */
  restore(): void;
}

/** @param allowed names of variables that stay, beside those that rendering needs */
export function renderingEnvironment(allowed: readonly string[]): RenderingEnvironment {
  let hidden: NodeJS.ProcessEnv = {};
  let bundles = 0;
  const hide = () => {
    const names = hiddenVariables(Object.keys(process.env), allowed);
    hidden = {...Object.fromEntries(names.map((name) => [name, process.env[name]])), ...hidden};
    // Threads that render begin with what is there then.
    for (const name of names) Reflect.deleteProperty(process.env, name);
  };
  return {
    plugin: () => ({
      apply({hooks}) {
        bundles += 1;
        hooks.done.tap('page-safety', () => {
          bundles -= 1;
          if (bundles === 0) hide();
        });
      },
    }),
    restore() {
      Object.assign(process.env, hidden);
      hidden = {};
    },
  };
}
