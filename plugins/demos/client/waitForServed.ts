import type routes from '@generated/routes';
import {DEMOS_EXPORT} from '../../_shared/text/names';
import {isRunning, loadServed} from './served';

type Routes = typeof routes;

/**
 * Lets a page with demos be shown once it is known what they look like. Docusaurus preloads the
 * code of a page when a link to it is pointed at, and shows the page when all of it is there: this
 * adds to what is waited for.
 */
export function waitForServed(all: Routes): void {
  for (const {path, component, routes: below} of all) {
    if (below) waitForServed(below as Routes);
    const preload = component.preload?.bind(component);
    if (below || !preload) continue;
    component.preload = async () => {
      const modules: unknown = await preload();
      if (isRunning() && hasDemos(modules)) await loadServed(path);
    };
  }
}

/** @param modules of a page: its component, its text, its data */
function hasDemos(modules: unknown): boolean {
  return (
    Array.isArray(modules) &&
    modules.some((one) => typeof one === 'object' && one !== null && DEMOS_EXPORT in one)
  );
}
