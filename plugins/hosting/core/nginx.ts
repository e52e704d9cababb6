import {
  hashedFolders,
  IMMUTABLE,
  POLICY_HEADER,
  REVALIDATED,
  runnerFolders,
  SANDBOX_POLICY,
} from './headers';
import type {Site} from './headers';
import {MARKDOWN_ACCEPTED} from './negotiation';
import {eachRedirect} from './redirects';
import {TYPES} from './types';

/** Wide enough that no type touches its extension. */
const COLUMN = 28;

/**
 * What nginx needs, to be included in a `server` block whose `root` has the site at its base URL.
 * What differs by address goes through variables: an `add_header` in a location would drop all those
 * outside.
 */
export function nginxConfig(site: Site): string {
  const [root] = site.bases;
  const lines = [
    ...files(root),
    '',
    ...compressed(),
    '',
    ...types(),
    '',
    ...headers(site),
    ...redirects(site),
  ];
  const isWhole = root === '/';
  return [
    ...introduction(root),
    '',
    ...markdown(),
    '',
    ...(isWhole ? lines : block(`location ^~ ${root}`, lines)),
    '',
  ].join('\n');
}

function introduction(root: string): string[] {
  return [
    '# Written by the build. Include it in a server block:',
    '#',
    '#   server {',
    '#     listen 80;',
    '#     root /srv/site;',
    `#     include /srv/site${root}hosting/nginx.conf;`,
    '#     brotli_static on; # where the module for it is installed',
    '#   }',
    '#',
    '# A location of your own that has an add_header must repeat those from here.',
  ];
}

/**
 * Pages as Markdown for those who ask for it. Before any location: an `if` in one would drop its
 * `try_files`.
 */
function markdown(): string[] {
  return [
    'set $vitrine_asked "$uri|,$http_accept";',
    'set $vitrine_twin /-;',
    ...block(`if ($vitrine_asked ~ "^(.*)/\\|.*[,\\s]${MARKDOWN_ACCEPTED}")`, [
      'set $vitrine_twin $1;',
    ]),
    // Of what was asked for: the index of a folder is another address.
    'set $vitrine_vary "";',
    ...block('if ($request_uri ~ "^[^?]*/(?:[?]|$)")', ['set $vitrine_vary Accept;']),
  ];
}

/** Folders get their slash, and one without a page is as missing as what is not there. */
function files(root: string): string[] {
  return [
    'index index.html;',
    'try_files $vitrine_twin/index.md $vitrine_twin.md $uri $uri.html $uri/ =404;',
    `error_page 403 404 =404 ${root}404.html;`,
    'absolute_redirect off;',
  ];
}

function compressed(): string[] {
  return ['gzip_static on;', 'gzip_vary on;', 'gzip_proxied any;'];
}

/** All of them: a list of types in a server block replaces that of nginx, it does not add to it. */
function types(): string[] {
  const parts = Object.entries(TYPES).map(([extension, type]) => {
    const [name = '', charset] = type.split('; ');
    return {extension, name, charset};
  });
  // nginx has text/html on this list by itself, and warns where it is named again.
  const texts = parts.filter(({name, charset}) => charset && name !== 'text/html');
  return [
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(texts.map(({name}) => name))].join(' ')};`,
    ...block(
      'types',
      parts.map(({extension, name}) => `${name.padEnd(COLUMN)}${extension};`),
    ),
  ];
}

function headers(site: Site): string[] {
  const folders = runnerFolders(site);
  const policy = folders.length > 0 ? site.headers[POLICY_HEADER] : undefined;
  return [
    `set $vitrine_cache ${quoted(REVALIDATED)};`,
    ...(policy === undefined ? [] : [`set $vitrine_policy ${quoted(policy)};`]),
    'add_header Cache-Control $vitrine_cache always;',
    'add_header Vary $vitrine_vary always;',
    ...Object.entries(site.headers).map(([name, value]) => {
      const isVaried = policy !== undefined && name === POLICY_HEADER;
      return `add_header ${name} ${isVaried ? '$vitrine_policy' : quoted(value)} always;`;
    }),
    ...hashedFolders(site).flatMap((folder) => within(folder, '$vitrine_cache', IMMUTABLE)),
    ...folders.flatMap((folder) => within(folder, '$vitrine_policy', SANDBOX_POLICY)),
  ];
}

/** Below a path, a location inside of another one does not have the variables of that. */
function redirects(site: Site): string[] {
  const variables = headers(site).filter((line) => line.startsWith('set '));
  const own = site.bases[0] === '/' ? [] : variables;
  const all = eachRedirect(site.redirects).map(([from, to]) =>
    [`location = ${from} {`, ...own, `return 301 ${quoted(`${to}$is_args$args`)};`, '}'].join(' '),
  );
  return all.length === 0 ? [] : ['', ...all];
}

/** A variable has another value in a folder. */
function within(folder: string, variable: string, value: string): string[] {
  return ['', ...block(`location ^~ ${folder}`, [`set ${variable} ${quoted(value)};`])];
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}

/** Options let neither `$` nor a backslash through: nginx has no way to write the former. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
