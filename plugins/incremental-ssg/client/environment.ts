/**
 * Notes what is read of the environment while pages are rendered. Runs before all other code of the
 * server's bundle: what a module reads as it is loaded, it may show on every page from then on.
 */
import {variablePart, WHOLE_ENVIRONMENT} from '../core';

const read = new Set<string>();

function note(name: string | symbol): void {
  const part = typeof name === 'string' ? variablePart(name) : undefined;
  if (part) read.add(part);
}

/** As it is: nothing notes what is read here. */
export const environment = process.env;

process.env = new Proxy(environment, {
  get(target, name) {
    note(name);
    return Reflect.get(target, name) as string | undefined;
  },
  has(target, name) {
    note(name);
    return Reflect.has(target, name);
  },
  getOwnPropertyDescriptor(target, name) {
    note(name);
    return Reflect.getOwnPropertyDescriptor(target, name);
  },
  // On the environment itself, which takes no other way: the build may go on in this process.
  set: (target, name, value) => Reflect.set(target, name, value),
  ownKeys(target) {
    read.add(WHOLE_ENVIRONMENT);
    return Reflect.ownKeys(target);
  },
});

/** All that has been read so far, as parts of pages. */
export function variablesRead(): Iterable<string> {
  return read;
}
