import {
  hashedFolders,
  IMMUTABLE,
  POLICY_HEADER,
  REVALIDATED,
  runnerFolders,
  SANDBOX_POLICY,
} from './headers';
import type {Site} from './headers';

/**
 * The file `_headers`, as Netlify, Cloudflare Pages and others read it. They join the values of
 * all rules that match with commas, so that no address may get the same header twice: what is not
 * hashed is listed, folder by folder.
 *
 * @param pages paths of all HTML files below the site's base URL: `core/index.html`
 */
export function netlifyHeaders(site: Site, pages: readonly string[]): string {
  const all = Object.entries(site.headers).map(([name, value]) => `${name}: ${value}`);
  return [
    rule(`${site.bases[0]}*`, all),
    ...hashedFolders(site).map((folder) => rule(`${folder}*`, [`Cache-Control: ${IMMUTABLE}`])),
    ...unhashed(site, pages).map((match) => rule(match, [`Cache-Control: ${REVALIDATED}`])),
    ...runnerFolders(site).map((folder) => rule(`${folder}*`, SANDBOX)),
  ].join('');
}

/**
 * `!` takes back what a wider rule said. A host that does not know it sends both policies, and
 * browsers heed both: edited demos do not run there, and nothing is allowed that should not be.
 */
const SANDBOX = [
  `! ${POLICY_HEADER}`,
  `${POLICY_HEADER}: ${SANDBOX_POLICY}`,
  `Cache-Control: ${REVALIDATED}`,
];

function rule(match: string, lines: readonly string[]): string {
  return [match, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** For each locale its start page, the files beside it, and each folder of pages or other files. */
function unhashed(site: Site, pages: readonly string[]): string[] {
  const {bases, folders: others = []} = site;
  const [root] = bases;
  const rest = [...hashedFolders(site), ...runnerFolders(site)];
  const homes = pages.map((page) => nearest(bases, root + page));
  return bases.flatMap((base) => {
    const inside = pages.filter((_page, index) => homes[index] === base);
    const rests = inside.map((page) => (root + page).slice(base.length));
    const ofPages = rests.filter((each) => each.includes('/')).map((each) => each.split('/')[0]);
    const folders = [...new Set([...ofPages, ...others])].sort().map((name) => `${base}${name}/`);
    return [
      base,
      `${base}:file`,
      ...folders.filter((folder) => !rest.includes(folder)).map((folder) => `${folder}*`),
    ];
  });
}

/** The longest base that an address begins with; the site's own is one of all. */
function nearest(bases: readonly string[], address: string): string | undefined {
  return bases.filter((base) => address.startsWith(base)).sort((a, b) => b.length - a.length)[0];
}
