import settings from '@generated/analytics/default/settings.json';
import {start} from './start';

// A client module is loaded on the server too, where nobody reads.
const updatePage = typeof document === 'undefined' ? undefined : start(settings);

/** Docusaurus' hook, called after each change of the address. */
export function onRouteDidUpdate(): void {
  updatePage?.();
}
