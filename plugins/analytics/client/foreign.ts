/**
 * The client module of a site that has no tag, asks for nothing and asks no other host: all the rest
 * comes where the site's own code, or a plugin of others, has put a tag into the page.
 */
let reports: Promise<{onRouteDidUpdate: () => void}> | undefined;

/** Docusaurus' hook, called after each change of the address. */
export function onRouteDidUpdate(): void {
  if (typeof window.gtag !== 'function') return;
  reports ??= import('./index');
  void reports.then((all) => all.onRouteDidUpdate());
}
