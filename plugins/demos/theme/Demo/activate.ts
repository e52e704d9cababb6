import {loadOwn} from '../../../_shared/client/ownScripts';
import type {DemoStore} from './demoStore';
import {isServed} from './heights';
import {holdClicks} from './holdClicks';
import type {DemoModule, FrameEntry, LoadedFrame} from './types';
import {whenWanted} from './whenWanted';

export interface Activation {
  name: string;
  /** Prefix of the ids within the demo. */
  prefix: string;
  load: () => Promise<DemoModule>;
  frame: FrameEntry | undefined;
  store: DemoStore;
  /** Called as soon as the demo shows. */
  onShown: () => void;
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
  const clicks = holdClicks(element);
  // Its style sheet hides what will be turned, with no limit of time while somebody sees to it.
  element.setAttribute('data-demo-awaited', '');
  let stopped = false;
  let unmount: (() => void) | undefined;

  async function run(): Promise<void> {
    const mount = await prepare(element, activation);
    if (stopped || !mount) return;
    unmount = mount();
    await clicks.replay();
  }

  const start = () => {
    run().catch((error: unknown) => {
      clicks.drop();
      element.removeAttribute('data-demo-awaited');
      if (!stopped) activation.onFailure(error);
    });
  };
  const stopWaiting = whenWanted(element, start, !isServed(element));

  return () => {
    stopped = true;
    stopWaiting();
    clicks.drop();
    element.removeAttribute('data-demo-awaited');
    unmount?.();
  };
}

/** Loads all that the demo needs; what is returned mounts it. */
async function prepare(
  element: HTMLElement,
  {name, prefix, load, frame: entry, store, onShown}: Activation,
): Promise<(() => () => void) | undefined> {
  const [module, frame, mount] = await loadOwn(() =>
    Promise.all([load(), loadFrame(entry), loadMount()]),
  );
  const first = await mount?.firstSide(element, frame?.styles);
  if (!mount || !first) return undefined;
  const demo = {name, prefix, Component: module.default, frame, first, store, onShown};
  return () => mount.mountDemo(element, demo);
}

async function loadFrame(entry: FrameEntry | undefined): Promise<LoadedFrame | undefined> {
  return entry?.load && {...(await entry.load()), id: entry.id ?? ''};
}

/** Nothing on the server, whose bundle would else hold React's browser half for every thread. */
function loadMount(): Promise<typeof import('./mount')> | undefined {
  return VITRINE_SERVER ? undefined : import('./mount');
}
