/** Address with base URL, in letters → where it leads, as browsers send it. */
export type Redirects = Readonly<Record<string, string>>;

/** Each address as it may be asked for: with and without the slash at its end. */
export function eachRedirect(redirects: Redirects = {}): [from: string, to: string][] {
  return Object.entries(redirects).flatMap(([from, to]) =>
    [...new Set([from, from.replace(/\/$/, '')])].map((each): [string, string] => [each, to]),
  );
}

/**
 * The file `_redirects`, as Netlify, Cloudflare Pages and others read it.
 *
 * @param own what a site's static folder has by that name: it stays, and comes first
 */
export function netlifyRedirects(own: string, redirects: Redirects): string {
  const lines = eachRedirect(redirects).map(([from, to]) => `${encodeURI(from)} ${to} 301`);
  return [...new Set([...own.split('\n').filter(Boolean), ...lines])]
    .map((line) => `${line}\n`)
    .join('');
}

/** The file of the page that leads on, below the folder of the base URL. */
export function forwardingFile(from: string, baseUrl: string): string {
  return from.slice(baseUrl.length) + (from.endsWith('.html') ? '' : 'index.html');
}
