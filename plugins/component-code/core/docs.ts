import ts from 'typescript';

/** What a documentation comment says. */
export interface Doc {
  /** Markdown; empty where there are only tags. */
  description: string;
  default: string | null;
  deprecated: string | null;
  /** `@ignore`, `@internal` or `@private`: not for readers. */
  hidden: boolean;
  since: string | null;
  /** What `@param` says, by name. */
  params: Record<string, string>;
  /** What `@returns` says; `null` without the tag. */
  returns: string | null;
}

interface Tag {
  name: string;
  text: string;
}

/** The documentation of a node that the parser attached a comment to, without a checker. */
export function docOfNode(node: ts.Node): Doc {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tags = (comment?.tags ?? []).map((tag) => ({
    name: tag.tagName.text,
    text: `${parameterName(tag)}${ts.getTextOfJSDocComment(tag.comment) ?? ''}`,
  }));
  return toDoc(ts.getTextOfJSDocComment(comment?.comment) ?? '', tags);
}

/** The parser takes the name out of the text of `@param`; the checker puts it back. */
function parameterName(tag: ts.JSDocTag): string {
  return ts.isJSDocParameterTag(tag) ? `${tag.name.getText()} ` : '';
}

/** What is written once hundreds of components may take: each gets the same object. */
const known = new WeakMap<ts.Node, Doc>();

/** The documentation of a symbol, followed through mapped types as the checker does. */
export function docOfSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const [node, ...others] = symbol.declarations ?? [];
  const key = node && others.length === 0 && ts.isPropertySignature(node) ? node : undefined;
  const doc = (key && known.get(key)) ?? readDoc(symbol, checker);
  if (key) known.set(key, doc);
  return doc;
}

function readDoc(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const tags = symbol
    .getJsDocTags(checker)
    .map(({name, text}) => ({name, text: ts.displayPartsToString(text)}));
  return toDoc(ts.displayPartsToString(symbol.getDocumentationComment(checker)), tags);
}

/** A file that the parser reads no documentation types of says them in the text: `{T} a The…`. */
const PARAMETER =
  /^(?:\{[^}]*\}\s*)?\[?(?<name>[\w$.]+)(?:=[^\]]*)?\]?\s*(?:-\s*)?(?<text>[\s\S]*)$/;

/** What no page may hold: control characters that an editor left in a comment. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Of `* * @deprecated`, which is a tag to every editor, the tag before keeps the second star. */
const STRAY_STAR = /(?<!\s)\s+\*$/;

/** Tags of what is not for readers. */
export const HIDING: ReadonlySet<string> = new Set(['ignore', 'internal', 'private']);

/** A default as code on one line, be it that a comment marks it as that: in backticks, or a fence. */
function asCode(text: string): string | null {
  const bare = text.replace(/^```\w*\n([^]*?)\n?```$/, '$1').replace(/^`([^`]*)`\.?$/, '$1');
  return bare.replace(/\s+/g, ' ').trim() || null;
}

function toDoc(description: string, tags: readonly Tag[]): Doc {
  const textOf = (...names: string[]) =>
    tags
      .find((tag) => names.includes(tag.name))
      ?.text.trim()
      .replace(STRAY_STAR, '');
  const params = tags
    .filter(({name}) => name === 'param')
    .map(({text}) => PARAMETER.exec(text.trim())?.groups ?? {})
    .map(({name = '', text = ''}) => [name, text.trim()] as const);
  return {
    description: description.replace(/\r\n/g, '\n').replace(CONTROL, '').trim(),
    default: asCode(textOf('default') || textOf('defaultValue') || ''),
    deprecated: textOf('deprecated') ?? null,
    hidden: tags.some(({name}) => HIDING.has(name)),
    since: textOf('since') || null,
    params: Object.fromEntries(params),
    returns: textOf('returns', 'return')?.replace(/^\{[^}]*\}\s*/, '') ?? null,
  };
}
