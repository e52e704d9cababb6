import {HYDRATE_EVENT} from '../../../_shared/loading/lateScripts';
import type {LiveFirst} from '../../client/islands';
import {isRunning} from '../../client/served';
import {activate} from './activate';
import {createDemoStore} from './demoStore';
import type {DemoStore} from './demoStore';
import {frameOf} from './frames';
import type {DemoModule} from './types';
import {whenWanted} from './whenWanted';

/** What a demo comes alive with: the page's compiler writes it. */
export interface IslandDemo {
  /** Of its figure. */
  id: string;
  name: string;
  /** Where it stands: `docs/a/b.md:12`. */
  at: string;
  load: () => Promise<DemoModule>;
}

/** What the page's own code is told of a demo that was there before it. */
export interface Follower {
  /** Called as soon as the demo shows, also where it does already. */
  onShown: () => void;
  /** Called where its code could not be loaded, or threw while it was. */
  onFailure: (error: unknown) => void;
}

/** A demo that is alive, or waits to be wanted, while its page is as it was served. */
interface Island {
  element: HTMLElement;
  store: DemoStore;
  isShown: boolean;
  follower?: Follower;
  stop: () => void;
}

/** By the ids of figures. */
const islands = new Map<string, Island>();

/**
 * Brings the demos of a page to life before React takes the page over, each as soon as it is wanted.
 * What needs the page, such as a demo in a window of its own, asks for that.
 *
 * @returns resolves once the page is wanted
 */
export const liveFirst: LiveFirst = (demos, late) => {
  if (late.isPageWanted) return late.page;
  for (const demo of demos) begin(demo, late.onDemo);
  const own = new Set([...islands.values()].map(({element}) => element));
  for (const element of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    if (!own.has(element)) whenWanted(element, wantPage);
  }
  return late.page;
};

function begin({id, name, at, load}: IslandDemo, onDemo: () => void): void {
  const element = document.getElementById(id)?.querySelector<HTMLElement>('[data-demo]');
  if (!element || element.closest('[data-windowed]')) return;
  const island: Island = {element, store: createDemoStore(), isShown: false, stop: () => undefined};
  const onShown = () => {
    island.isShown = true;
    island.follower?.onShown();
    onDemo();
  };
  const onFailure = (error: unknown) => {
    if (island.follower) return island.follower.onFailure(error);
    // The page tries again, and says what is wrong.
    islands.delete(id);
    wantPage();
  };
  islands.set(id, island);
  const {store} = island;
  const activation = {name, prefix: prefixOf(id), load, frame: frameOf(at), store};
  island.stop = activate(element, {...activation, onShown, onFailure});
}

/** Prefix of the ids within the demo of a figure, which is the same however the page was reached. */
export function prefixOf(id: string): string {
  return `${id}-`;
}

/** The state of a demo that is there before the page's own code; nothing where none can be. */
export function islandStore(id: string | undefined): DemoStore | undefined {
  return isRunning() ? undefined : islands.get(id ?? '')?.store;
}

/**
 * Hands a demo over to the page's own code, once.
 *
 * @param element the element that holds it
 * @returns stops waiting, or takes the demo down; nothing where the demo is none of these
 */
export function takeIsland(element: Element, follower: Follower): (() => void) | undefined {
  const [id, island] = [...islands].find(([, one]) => one.element === element) ?? [];
  if (id === undefined || !island) return undefined;
  islands.delete(id);
  island.follower = follower;
  if (island.isShown) follower.onShown();
  return island.stop;
}

function wantPage(): void {
  document.dispatchEvent(new Event(HYDRATE_EVENT));
}
