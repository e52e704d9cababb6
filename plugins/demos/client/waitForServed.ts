import type routes from '@generated/routes';
import {HELD_CLICKS} from '../../_shared/loading/heldClicks';
import type {EarlyClicks} from '../../_shared/loading/heldClicks';
import {DEMOS_EXPORT} from '../../_shared/text/names';
import type {IslandDemo} from '@theme/Demo/islands';
import {offeredIslands} from './islands';
import {isRunning, loadServed} from './served';

type Routes = typeof routes;

/**
 * Lets a page with demos be shown once it is known what they look like. Docusaurus preloads the
 * code of a page when a link to it is pointed at, and shows the page when all of it is there: this
 * adds to what is waited for. The first page is there already: its demos come alive before it.
 */
export function waitForServed(all: Routes): void {
  for (const {path, component, routes: below} of all) {
    if (below) waitForServed(below as Routes);
    const preload = component.preload?.bind(component);
    if (below || !preload) continue;
    component.preload = async () => {
      const demos = demosOf(await preload());
      if (!demos) return;
      if (isRunning()) await loadServed(path);
      else await liveFirst(demos);
    };
  }
}

/**
 * @param modules of a page: its component, its text, its data
 * @returns what its demos come alive with; nothing where it has none
 */
function demosOf(modules: unknown): readonly IslandDemo[] | undefined {
  if (!Array.isArray(modules)) return undefined;
  const isText = (one: unknown): one is {[DEMOS_EXPORT]: unknown} =>
    typeof one === 'object' && one !== null && DEMOS_EXPORT in one;
  const demos = modules.find(isText)?.[DEMOS_EXPORT];
  // A page that was made by hand may say no more than that it has some.
  return Array.isArray(demos) || !demos ? (demos as IslandDemo[] | undefined) : [];
}

/** Only where React comes later than the page. */
async function liveFirst(demos: readonly IslandDemo[]): Promise<void> {
  if (VITRINE_SERVER) return;
  const {[HELD_CLICKS]: early} = window as {[HELD_CLICKS]?: Partial<EarlyClicks>};
  if (!early?.late) return;
  await offeredIslands()?.(demos, early.late);
}
