import {holdClicks} from './holdClicks';
import type {DemoModule} from './types';
import {whenWanted} from './whenWanted';

export interface Activation {
  name: string;
  /** Prefix of the ids within the demo. */
  prefix: string;
  load: () => Promise<DemoModule>;
  /** Called where the code could not be loaded, or threw while it was. */
  onFailure: (error: unknown) => void;
}

/**
 * Loads and mounts a demo as soon as it is wanted; clicks made before that are made up for.
 *
 * @param element the element that holds the demo
 * @returns stops waiting, or takes the demo down
 */
export function activate(element: HTMLElement, activation: Activation): () => void {
  const {load, onFailure} = activation;
  const clicks = holdClicks(element);
  let stopped = false;
  let unmount: (() => void) | undefined;

  async function run(): Promise<void> {
    const [module, mount] = await Promise.all([load(), loadMount()]);
    if (stopped) return;
    unmount = mount?.mountDemo(element, module.default, activation);
    await clicks.replay();
  }

  const stopWaiting = whenWanted(element, () => {
    run().catch((error: unknown) => {
      clicks.drop();
      if (!stopped) onFailure(error);
    });
  });

  return () => {
    stopped = true;
    stopWaiting();
    clicks.drop();
    unmount?.();
  };
}

/** Nothing on the server, whose bundle would else hold React's browser half for every thread. */
function loadMount(): Promise<typeof import('./mount')> | undefined {
  return VITRINE_SERVER ? undefined : import('./mount');
}
