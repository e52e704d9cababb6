import {readPage} from '../../page-reader/core/readPage';
import type {PageFormat} from '../../page-reader/core/parse';
import type {Span} from '../../page-reader/core/types';

/** A link or a picture of a page, as written. */
export interface Target {
  url: string;
  /** Line in the page, from 1. */
  line: number;
  isPicture: boolean;
}

/** `![alt](url "title")`, from its end: the alternative text may hold brackets. */
const PICTURE = /\]\(\s*(<[^>\n]*>|[^\s)]+)[^()]*\)$/;
const ATTRIBUTE = /\s(href|src)=(?:"([^"{}]*)"|'([^'{}]*)')/;

/** The links and pictures of a page, those in its HTML too, in the order of its lines. */
export function targetsOf(text: string, format: PageFormat): Target[] {
  const page = readPage(text, format);
  const links = page.links.map(({target: url, targetSpan: {line}}) => ({url, line}));
  const pictures = page.pictures.flatMap((span) => {
    const url = PICTURE.exec(textOf(text, span))?.[1]?.replace(/^<(.*)>$/, '$1');
    return url === undefined ? [] : [{url, line: span.line}];
  });
  const tags = page.tags.filter(({name}) => name === 'a' || name === 'img');
  const inTags = tags.flatMap(({name, parts}): Target[] => {
    const [opening] = parts;
    const found = opening && ATTRIBUTE.exec(textOf(text, opening));
    const [, attribute, double, single] = found ?? [];
    if (!opening || attribute !== (name === 'a' ? 'href' : 'src')) return [];
    return [{url: double ?? single ?? '', line: opening.line, isPicture: name === 'img'}];
  });
  return [
    ...links.map((link) => ({...link, isPicture: false})),
    ...pictures.map((picture) => ({...picture, isPicture: true})),
    ...inTags,
  ].sort((a, b) => a.line - b.line);
}

function textOf(text: string, {start, end}: Span): string {
  return text.slice(start, end);
}
