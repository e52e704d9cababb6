import {nearest} from '../../../plugins/_shared/text/errors';
import {wordsIn} from './api';
import type {CommonWords, ProseApi} from './api';
import type {ProseFault, ProsePage} from './types';

/** What is known where a page's words in `code` are looked at. */
export interface NameSurroundings {
  api: ProseApi;
  common: CommonWords;
  /** Names that no product has, and that stand in prose all the same. */
  isAllowed(name: string): boolean;
  /** Texts of the demos beside the page. */
  demos: readonly string[];
  /** Whether a package has something at a path: `@acme/ui`, `Button`. */
  hasPath(name: string, path: string): boolean;
}

/** Of a name in code: no part of a path, an address, a colour, a text in quotes. */
const NAME = /(?<![\w$.#@/:'"%-])(?:--)?[A-Za-z_$][\w$]*(?:-[\w$]+)*(?![\w$/@:'"%-])/g;
/** Of one word in letters of one case nobody knows what it is, unless it stands alone. */
const HAS_HUMP = /[a-z\d][A-Z]|^[A-Z][a-z]|^--|^Mui/;
const ELEMENT = /<([A-Z][\w.]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)+)\s*\/?>/g;
const ATTRIBUTE = /([\w-]+)(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?/g;
const IMPORT = /from '([^']+)'|^((?:@[\w-]+\/)[\w-]+\/[\w/-]+)$/g;
/** What every element takes, whatever it is. */
const ANY_ELEMENT = /^(?:key|ref|as|component|sx|className|style|(?:data|aria)-[\w-]+)$/;

/** Props, components, classes and imports that a page's prose names in code, and that nothing has. */
export function nameFaults(page: ProsePage, around: NameSurroundings): ProseFault[] {
  const own = new Set(
    [...page.contents.fences.map(({code}) => code), ...around.demos].flatMap(wordsIn),
  );
  return codesIn(page).flatMap(({code, line}) => {
    const said = [
      ...unknownNames(code, own, around),
      ...unknownAttributes(code, around),
      ...unknownPaths(code, around),
    ];
    return said.map((fault) => ({line, ...fault}));
  });
}

/** What stands in backticks in the text of a page. */
export function codesIn({
  contents,
  text,
}: Pick<ProsePage, 'contents' | 'text'>): {code: string; line: number}[] {
  return contents.texts.flatMap(({start, end, line}) => {
    const written = text.slice(start, end);
    const [marks = ''] = /^`*/.exec(written) ?? [];
    const isCode = marks !== '' && written.length > 2 * marks.length && written.endsWith(marks);
    return isCode ? [{code: written.slice(marks.length, -marks.length).trim(), line}] : [];
  });
}

type Said = Omit<ProseFault, 'line'>;

function unknownNames(code: string, own: ReadonlySet<string>, around: NameSurroundings): Said[] {
  const {api, common, isAllowed} = around;
  const isKnown = (name: string) =>
    [api.names, common, own].some((names) => names.has(name)) || isAllowed(name);
  const found = [...code.matchAll(NAME)].map(([name]) => name);
  return found
    .filter((name) => (HAS_HUMP.test(name) || name === code) && !isKnown(name))
    .map((name) => ({
      what: `nothing is called \`${name}\``,
      fix: meant(nearest(name, [...api.names])) ?? ALLOW,
    }));
}

function unknownAttributes(code: string, {api, isAllowed}: NameSurroundings): Said[] {
  const {props, inherited} = api;
  return [...code.matchAll(ELEMENT)].flatMap(([, component = '', attributes = '']) => {
    const own = props.get(component);
    if (own === undefined) return [];
    return [...attributes.matchAll(ATTRIBUTE)]
      .map(([, name = '']) => name)
      .filter((name) => !ANY_ELEMENT.test(name) && !own.has(name) && !isAllowed(name))
      .filter((name) => !inherited.get(component)?.has(name))
      .map((name) => ({
        what: `${component} has no prop \`${name}\``,
        fix: meant(nearest(name, [...own.keys()])) ?? ALLOW,
      }));
  });
}

function unknownPaths(code: string, {hasPath, isAllowed}: NameSurroundings): Said[] {
  return [...code.matchAll(IMPORT)].flatMap(([, from, bare]) => {
    const specifier = from ?? bare ?? '';
    const [, name = '', path = ''] = /^((?:@[\w-]+\/)?[\w.-]+)\/?(.*)$/.exec(specifier) ?? [];
    if (isAllowed(specifier) || hasPath(name, path)) return [];
    return [{what: `there is no module \`${specifier}\``, fix: ALLOW}];
  });
}

const ALLOW = 'correct it, or give it a line in `names` of the rules, which says what it is';

function meant(near: readonly string[]): string | undefined {
  return near.length === 0
    ? undefined
    : `did you mean ${near.map((one) => `\`${one}\``).join(' or ')}?`;
}
