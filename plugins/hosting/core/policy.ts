import {quote, VitrineError} from '../../_shared/node';

/** The most different inline scripts that a site may have. */
const MAX_SCRIPTS = 5;

/**
 * The directives of the policy, each with what every page of the site needs. Without
 * `upgrade-insecure-requests`: under it, a site on plain http (a host of one's own network, a test
 * on loopback) would ask for its own styles and scripts over https, where nobody answers.
 */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Demos are styled by a library that writes style elements and attributes while it runs.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  // Not 'none': a demo may be shown in a frame of this site.
  'frame-ancestors': ["'self'"],
} as const satisfies Record<string, readonly string[]>;

export type Directive = keyof typeof POLICY;

export const DIRECTIVES = Object.keys(POLICY) as Directive[];

/** Sources that a site adds to directives. */
export type ExtraSources = Partial<Record<Directive, string[]>>;

/**
 * Walks comments, elements with raw text, and other tags, so that what looks like a script inside
 * an attribute or a comment is passed over as part of it.
 */
const PARTS =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * The inline scripts of a page as the browser hashes them: all text between the tags.
 *
 * @param html the page as it is served
 * @returns text of each script that has no `src` and is no data
 */
export function inlineScripts(html: string): string[] {
  const texts: string[] = [];
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(PARTS)) {
    const isInline = name.toLowerCase() === 'script' && !/\ssrc\s*=/i.test(attributes);
    if (isInline && !/\stype\s*=\s*["']?[^\s"'>]*json/i.test(attributes)) texts.push(text);
  }
  return texts;
}

/**
 * Refuses a site with more inline scripts than belong into a header that goes with every answer.
 *
 * @param scripts text of each different script → a page that has it
 * @throws VitrineError that shows all of them
 */
export function checkScripts(scripts: ReadonlyMap<string, string>): void {
  if (scripts.size <= MAX_SCRIPTS) return;
  const shown = [...scripts].map(([text, page]) => `${quote(text)} in ${page}`).sort();
  throw new VitrineError({
    where: 'plugin hosting',
    what: `the pages have ${scripts.size} different inline scripts, at most ${MAX_SCRIPTS} may be: ${shown.join(', ')}`,
    fix: 'move some into client modules: the hash of each is sent with every answer',
  });
}

/**
 * The policy in one line, as the header `Content-Security-Policy` takes it. Equal pages give equal
 * text, in whatever order they come.
 *
 * @param hashes SHA-256 in base64 of every inline script of the site
 * @param extra sources beyond the site's own, by directive
 */
export function contentSecurityPolicy(hashes: Iterable<string>, extra: ExtraSources): string {
  const scripts = [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);
  return DIRECTIVES.map((directive) => {
    const more = [...(directive === 'script-src' ? scripts : []), ...(extra[directive] ?? [])];
    const sources = [...POLICY[directive], ...more].filter(
      (source) => more.length === 0 || source !== "'none'",
    );
    return [directive, ...sources].join(' ');
  }).join('; ');
}
