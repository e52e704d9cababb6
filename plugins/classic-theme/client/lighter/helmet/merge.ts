import {TAG_NAMES, TAGS} from './props';
import type {Attributes, HeadProps, Tag} from './props';

/** What a head is to be, by the names by which `onChangeClientState` hears of it. */
export interface Head extends Record<(typeof TAGS)[Tag], readonly Attributes[]> {
  title?: string;
  titleAttributes: Attributes;
  htmlAttributes: Attributes;
  bodyAttributes: Attributes;
}

/** By which attributes two elements are the same one, of which the inner wins. */
const PRIMARY: Readonly<Record<Tag, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};

/** @param list what each `<Helmet>` of the page asks for, the outer before the inner */
export function mergeHeads(list: readonly HeadProps[]): Head {
  const merged = (name: `${'title' | 'html' | 'body'}Attributes`) =>
    Object.assign({}, ...list.map((props) => props[name])) as Attributes;
  const tags = TAG_NAMES.map((type) => [TAGS[type], tagsOf(type, list)]);
  return {
    ...(Object.fromEntries(tags) as Pick<Head, (typeof TAGS)[Tag]>),
    title: titleOf(list),
    titleAttributes: merged('titleAttributes'),
    htmlAttributes: merged('htmlAttributes'),
    bodyAttributes: merged('bodyAttributes'),
  };
}

/** What the innermost says that says anything of it. */
export function innermost<Name extends keyof HeadProps>(
  list: readonly HeadProps[],
  name: Name,
): HeadProps[Name] {
  return list.findLast((props) => name in props)?.[name];
}

function titleOf(list: readonly HeadProps[]): string | undefined {
  const title = innermost(list, 'title');
  const template = innermost(list, 'titleTemplate');
  // By a function: a title may hold `$&`.
  if (title && template) return template.replaceAll('%s', () => title);
  return title || innermost(list, 'defaultTitle');
}

/** Elements of one kind. Of the same one in several, the innermost has it; one may have it twice. */
function tagsOf(type: Tag, list: readonly HeadProps[]): Attributes[] {
  const seen = new Set<string>();
  const kept = list.toReversed().map((props) => {
    const named = [props[type] ?? []].flat().map((tag) => [tag, keyOf(type, tag)] as const);
    const fresh = named.filter(([, key]) => key !== undefined && !seen.has(key));
    fresh.forEach(([, key = '']) => seen.add(key));
    return fresh.map(([tag]) => tag);
  });
  return kept.reverse().flat();
}

/**
 * By what an element is known: the last of its primary attributes. A canonical link is known by
 * that, a style sheet by where it is. Of a base there is one.
 */
function keyOf(type: Tag, tag: Attributes): string | undefined {
  const isPrimary = (name: string) =>
    PRIMARY[type].includes(name) || PRIMARY[type].includes(name.toLowerCase());
  let primary: string | undefined;
  for (const name of Object.keys(tag)) {
    const isKnown = primary === 'rel' && lower(tag.rel) === 'canonical';
    const isSheet = name === 'rel' && lower(tag.rel) === 'stylesheet';
    if (!isKnown && !isSheet && isPrimary(name)) primary = name;
  }
  if (primary === undefined || !tag[primary]) return undefined;
  return type === 'base' ? type : `${primary} ${lower(tag[primary])}`;
}

function lower(value: unknown): string {
  return String(value).toLowerCase();
}
