/**
 * Whether the page that is shown can be had now: asks the server, as the browser's cache would
 * answer for one that is gone.
 */
export async function canBeHad(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(location.href, {method: 'HEAD', cache: 'no-store'})).ok;
  } catch {
    return false;
  }
}
