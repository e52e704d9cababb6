import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Fault, WrittenDemo} from './types';

type Attribute = MdxJsxFlowElement['attributes'][number];

/**
 * Reads a `<Demo src="./Name.tsx" … />` of an .mdx page. Its values must be literals: they decide
 * what is built, before anything runs.
 *
 * @param attributes the tag's attributes
 * @param line the line of the page on which it begins, from 1
 */
export function readTag(attributes: readonly Attribute[], line: number): WrittenDemo | Fault {
  const given: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? valueOf(attribute.value) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined) {
      const name = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : 'a spread';
      return {
        line,
        what: `<Demo> has ${name}, which is only known at run time`,
        fix: 'write a literal: text in quotes, a number or true in braces',
      };
    }
    given[attribute.name] = value;
  }
  const {src, ...options} = given;
  return {src, options, line};
}

function valueOf(value: string | {value: string} | null | undefined): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value.replace(/^\s*'([^'"\\]*)'\s*$/, '"$1"'));
  } catch {
    return undefined;
  }
}
