import {loadScript} from '../../../_shared/client';
import type {ScriptNetwork} from '../../core/types';
import type {Provider} from './types';

/** How often an ad is looked for, in milliseconds: less than a reader notices. */
const LOOK_MS = 100;

/** A network whose script, put into the place, puts an element beside itself. */
export function scriptNetwork(network: ScriptNetwork, timeout: number): Provider {
  const {src, id, attributes, selector} = network;
  return {
    name: 'script',
    async load(place, signal) {
      await loadScript(src, {attributes: {...attributes, id}, parent: place, timeout});
      return whenVisible(() => place.querySelector<HTMLElement>(selector), signal);
    },
  };
}

/**
 * Waits for an element that has a size. By looking, as no event tells of all the ways in which a
 * blocker makes one invisible, or of the moment in which its style arrives.
 */
function whenVisible(find: () => HTMLElement | null, signal: AbortSignal): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const element = find();
      if (!element || !hasSize(element)) return;
      clearInterval(timer);
      resolve(element);
    };
    const timer = setInterval(look, LOOK_MS);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      reject(new Error('The script put no visible ad into the page.'));
    });
  });
}

/** Not by `checkVisibility`: the place itself is invisible until there is an ad. */
function hasSize(element: HTMLElement): boolean {
  const {width, height} = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
