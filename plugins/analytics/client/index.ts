import settings from '@generated/analytics/default/settings.json';
import {isDemoWindow} from '../../_shared/client';
import {start} from './start';

// A client module is loaded on the server too, where nobody reads.
const isRead = typeof document !== 'undefined' && !isDemoWindow();
const updatePage = isRead ? start(settings) : undefined;

/** Docusaurus' hook, called after each change of the address. */
export function onRouteDidUpdate(): void {
  updatePage?.();
}
