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

/**
 * What Caddy needs, to be imported into a site block whose `root` has the site at its base URL.
 * The matchers exclude each other, as Caddy sorts directives by itself.
 */
export function caddyfile(site: Site): string {
  const [root] = site.bases;
  return [
    ...introduction(root),
    '',
    `header ${root}* {`,
    ...Object.entries(unvaried(site)).map(([name, value]) => `\t${name} ${quoted(value)}`),
    '}',
    '',
    ...policies(site),
    ...caching(site),
    '',
    ...Object.entries(TYPES).flatMap(type),
    '',
    ...QUERY,
    ...eachRedirect(site.redirects).map(
      ([from, to]) => `redir ${from} ${quoted(`${to}{vitrine_query}`)} permanent`,
    ),
    ...FOLDERS,
    ...markdown(site),
    '',
    'try_files {path} {path}.html',
    ...FILE_SERVER,
    '',
    ...missing(site),
    '',
  ].join('\n');
}

/** It leads folders to their slash without their query, which is why it leaves that to us. */
const FILE_SERVER = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}'];

/** What stands behind an address, with its question mark where there is anything. */
const QUERY = ['map {query} {vitrine_query} {', '\t~^(.+)$ "?${1}"', '\tdefault ""', '}'];

/** A folder's address gets its slash, unless a browser would take its beginning for a host. */
const FOLDERS = [
  '@folder {',
  '\tpath_regexp folder `^/[^/\\\\](?:.*[^/])?$`',
  '\tfile {path}/index.html',
  '}',
  'redir @folder {re.folder.0}/{vitrine_query} permanent',
];

function introduction(root: string): string[] {
  return [
    '# Written by the build. Import it into a site block:',
    '#',
    '#   docs.example.com {',
    '#     root * /srv/site',
    `#     import /srv/site${root}hosting/Caddyfile`,
    '#   }',
  ];
}

/** Pages as Markdown for those who ask for it; one that has none as it is. */
function markdown({bases: [root]}: Site): string[] {
  return [
    `@pages path_regexp ^${root}(?:.*/)?$`,
    'header @pages +Vary Accept',
    '@markdown {',
    `\theader_regexp Accept \`(?:^|[,\\s])${MARKDOWN_ACCEPTED}\``,
    `\tpath_regexp page ^(${root === '/' ? '' : root.slice(0, -1)}.*)/$`,
    '}',
    'route @markdown {',
    '\ttry_files {re.page.1}/index.md {re.page.1}.md {path}',
    '\t@twin path *.md',
    `\theader @twin Content-Type ${quoted(TYPES.md ?? '')}`,
    ...FILE_SERVER.map((line) => `\t${line}`),
    '}',
  ];
}

/** The headers that are the same everywhere. */
function unvaried(site: Site): Site['headers'] {
  const {[POLICY_HEADER]: policy, ...others} = site.headers;
  return runnerFolders(site).length > 0 ? others : site.headers;
}

function policies(site: Site): string[] {
  const runners = runnerFolders(site).map((folder) => `${folder}*`);
  if (runners.length === 0) return [];
  return [
    `@runners path ${runners.join(' ')}`,
    `header @runners ${POLICY_HEADER} ${quoted(SANDBOX_POLICY)}`,
    '@others {',
    `\tpath ${site.bases[0]}*`,
    `\tnot path ${runners.join(' ')}`,
    '}',
    `header @others ${POLICY_HEADER} ${quoted(site.headers[POLICY_HEADER] ?? '')}`,
    '',
  ];
}

function caching(site: Site): string[] {
  const hashed = hashedFolders(site).map((folder) => `${folder}*`);
  return [
    `@hashed path ${hashed.join(' ')}`,
    `header @hashed Cache-Control ${quoted(IMMUTABLE)}`,
    '@unhashed {',
    `\tpath ${site.bases[0]}*`,
    `\tnot path ${hashed.join(' ')}`,
    '}',
    `header @unhashed Cache-Control ${quoted(REVALIDATED)}`,
  ];
}

/** All of them: what Caddy knows by itself, the machine that it runs on may say otherwise. */
function type([extension, value]: [string, string]): string[] {
  return [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quoted(value)}`,
  ];
}

/** An error keeps the headers that were set on the way to it, those of the missing file. */
function missing(site: Site): string[] {
  const [root] = site.bases;
  const policy = runnerFolders(site).length > 0 ? site.headers[POLICY_HEADER] : undefined;
  return [
    'handle_errors {',
    ...(policy === undefined ? [] : [`\theader ${POLICY_HEADER} ${quoted(policy)}`]),
    `\theader Cache-Control ${quoted(REVALIDATED)}`,
    `\theader Content-Type ${quoted(TYPES.html ?? '')}`,
    `\trewrite * ${root}404.html`,
    ...FILE_SERVER.map((line) => `\t${line}`),
    '}',
  ];
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
