import {packageOf} from '../../../_shared/text/specifiers';
/** A function that does nothing but what it is told to, as a spy without a test. */
function spy(run?: unknown): unknown {
  const watched = (...given: unknown[]): unknown =>
    typeof run === 'function' ? (run as (...given: unknown[]) => unknown)(...given) : undefined;
  return new Proxy(watched, {
    get: (target, name) =>
      // `fn().mockName('x')` and the like give the spy again.
      typeof name === 'string' && name.startsWith('mock')
        ? () => spy(run)
        : Reflect.get(target, name),
  });
}

/** What makes functions that watch their calls; each takes what they shall do, or their name. */
const SPIES: Record<string, (given?: unknown) => unknown> = {
  fn: spy,
  action: () => () => undefined,
};

/** Whatever is done with it, it throws; what waits for a promise must not take it for one. */
function missing(message: string): unknown {
  const fail = () => {
    throw new Error(message);
  };
  return new Proxy(fail, {get: (_target, name) => (name === 'then' ? undefined : fail)});
}

/**
 * Stands for a package of Storybook's that a page does not load: its spies do nothing, and all else
 * says, where it is used, what it is of.
 *
 * @param name of the package, as imported
 */
export function standIn(name: string): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_target, key) =>
        typeof key !== 'string'
          ? undefined
          : (SPIES[key] ??
            missing(
              `${key} is of ${name}, which only the interactions of a story have, where it is installed: npm install --save-dev ${packageOf(name)}`,
            )),
    },
  );
}
