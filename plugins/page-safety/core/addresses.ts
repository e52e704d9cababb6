/** Attributes whose value is an address that is loaded or led to, as a tree names them. */
export const ADDRESSES: ReadonlySet<string> = new Set([
  ...['href', 'src', 'cite', 'poster', 'longDesc', 'itemId', 'itemType', 'srcSet', 'xLinkHref'],
]);

/** Where addresses may lead. `pathname` is Docusaurus' own, for what it must not check. */
export const SCHEMES = [
  ...['https', 'http', 'mailto', 'tel', 'sms', 'irc', 'ircs', 'xmpp', 'pathname'],
];

/** The last of the characters that do not count before an address. */
const SPACE = 0x20;

/** Pictures may be written out where they stand: they cannot run anything. */
const PICTURE = /^data:image\//i;

/** Docusaurus takes it off, and checks nothing of what stands behind it. */
const OWN = /^pathname:\/\//;

function withoutBlanks(address: string): string {
  let start = 0;
  while (start < address.length && address.charCodeAt(start) <= SPACE) start += 1;
  return address.slice(start);
}

/**
 * The scheme of an address that may not be used.
 *
 * @param isPicture whether it is shown as a picture
 * @returns `undefined` for what is allowed, addresses without a scheme among it
 */
export function foreignScheme(address: string, isPicture: boolean): string | undefined {
  // As browsers do: they pass over what surrounds an address, and over line ends in it.
  let read = withoutBlanks(address.replace(/[\t\n\r]+/g, ''));
  // What is left of it is the address that a reader gets.
  while (OWN.test(read)) read = withoutBlanks(read.replace(OWN, ''));
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  if (scheme === undefined || SCHEMES.includes(scheme)) return undefined;
  return isPicture && PICTURE.test(read) ? undefined : scheme;
}

/**
 * Whether what a frame shows is of this site, or of a host that an option names.
 *
 * @param sources as a policy has them: `https://www.youtube.com`, `https://*.example.com`
 */
export function mayBeFramed(address: string, sources: readonly string[]): boolean {
  const own = 'https://own.invalid';
  if (!URL.canParse(address, own)) return false;
  const {origin, protocol, host} = new URL(address, own);
  if (origin === own) return true;
  return sources.some((source) => {
    if (source === origin || source === protocol) return true;
    const [scheme = '', rest = ''] = source.split('//*.');
    return rest !== '' && scheme === protocol && host.endsWith(`.${rest}`);
  });
}
