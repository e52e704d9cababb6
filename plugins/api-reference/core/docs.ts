import ts from 'typescript';

/** What a documentation comment says. */
export interface Doc {
  /** Markdown; empty where there are only tags. */
  description: string;
  default: string | null;
  deprecated: string | null;
  /** `@ignore` or `@internal`: not for readers. */
  hidden: boolean;
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
    text: ts.getTextOfJSDocComment(tag.comment) ?? '',
  }));
  return toDoc(ts.getTextOfJSDocComment(comment?.comment) ?? '', tags);
}

/** The documentation of a symbol, followed through mapped types as the checker does. */
export function docOfSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): Doc {
  const tags = symbol
    .getJsDocTags(checker)
    .map(({name, text}) => ({name, text: ts.displayPartsToString(text)}));
  return toDoc(ts.displayPartsToString(symbol.getDocumentationComment(checker)), tags);
}

function toDoc(description: string, tags: readonly Tag[]): Doc {
  const textOf = (name: string) => tags.find((tag) => tag.name === name)?.text.trim();
  return {
    description: description.replace(/\r\n/g, '\n').trim(),
    default: (textOf('default') || textOf('defaultValue'))?.replace(/\s+/g, ' ') || null,
    deprecated: textOf('deprecated') ?? null,
    hidden: tags.some(({name}) => name === 'ignore' || name === 'internal'),
  };
}
