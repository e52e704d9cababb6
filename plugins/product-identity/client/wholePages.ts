import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * In a part of a site: what leads to another part is loaded as a whole page, as the code of this
 * one has no routes for it. The preset adds it to parts alone.
 */
// The server reads it, too, when it renders pages.
if (typeof document !== 'undefined') {
  document.addEventListener('click', leaveByLink, {capture: true});
}

function leaveByLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || !isPlain(event, link) || isHere(link.pathname)) return;
  event.preventDefault();
  location.assign(link.href);
}

/** What the router would take for itself: not a new tab, a download or another site. */
function isPlain(event: MouseEvent, {target, origin, download}: HTMLAnchorElement): boolean {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isOwn = origin === location.origin && ['', '_self'].includes(target) && download === '';
  return event.button === 0 && !isHeld && !event.defaultPrevented && isOwn;
}

/** Whether the code of this part has a page for an address. */
function isHere(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact === true);
}

/** Docusaurus calls it: where code has led to another part, the address is loaded anew. */
export function onRouteUpdate({
  location: {pathname},
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  const isMoved = previousLocation !== null && previousLocation.pathname !== pathname;
  if (isMoved && !isHere(pathname)) location.reload();
}
