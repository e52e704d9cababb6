import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Fault, WrittenDemo, WrittenPlayground, WrittenStory} from './types';

type Attribute = MdxJsxFlowElement['attributes'][number];

/** Tags that are read; each stands for something that is built with the page. */
const TAGS = ['Demo', 'Playground', 'Story'] as const;

export type TagName = (typeof TAGS)[number];

/** Whether a tag is one of ours. */
export function isTag(name: string | null): name is TagName {
  return TAGS.includes(name as TagName);
}

/**
 * Reads a `<Demo src="./Name.tsx" … />`, a `<Playground component="Name" />` or a
 * `<Story src="./Name.stories.tsx#Primary" />` of an .mdx page.
 * Its values must be literals: they decide what is built, before anything runs.
 *
 * @param name the tag's name
 * @param attributes the tag's attributes
 * @param line the line of the page on which it begins, from 1
 */
export function readTag(
  name: TagName,
  attributes: readonly Attribute[],
  line: number,
): WrittenDemo | WrittenPlayground | WrittenStory | Fault {
  const given: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? valueOf(attribute.value) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || value === undefined) {
      const what = attribute.type === 'mdxJsxAttribute' ? `"${attribute.name}"` : 'a spread';
      return {
        line,
        what: `<${name}> has ${what}, which is only known at run time`,
        fix: 'write a literal: text in quotes, a number or true in braces',
      };
    }
    given[attribute.name] = value;
  }
  if (name !== 'Playground') {
    const {src, ...options} = given;
    return name === 'Demo' ? {src, options, line} : {story: src, options, line};
  }
  const {component, ...options} = given;
  return {component, options, line};
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
