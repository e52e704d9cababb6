import type {StoryFile} from '../../csf/core/types';
import {demoTitle, kebabCase} from '../../_shared/text/names';

/** Stands in every page that was made, so that nothing else is ever written over or deleted. */
const MARK = '# Made of ';

/** How a page's file ends that was made of a file of stories. */
export const PAGE_ENDING = '.stories.md';

const STORIES = /\.stories\.[jt]sx?$/;
/** The most letters that a description may have. */
const MAX_DESCRIPTION = 160;

/** Whether a page was made of a file of stories. */
export function isMade(text: string): boolean {
  return text.startsWith(`---\n${MARK}`);
}

/** `Button.stories.tsx` → `button`, the last part of its address. */
export function slugOf(file: string): string {
  return kebabCase(file.replace(STORIES, ''));
}

/** What a page of all stories of a file is written as. @param file its name, without folder */
export function pageOf(file: string, {title, component, description, stories}: StoryFile): string {
  const name = title?.split('/').at(-1)?.trim() || component || file.replace(STORIES, '');
  const shown = stories.filter(({isHidden}) => !isHidden);
  const parts = shown.map(
    (story) =>
      `## ${story.title ?? demoTitle(story.name)}\n\n{{"story": "${file}#${story.name}"}}\n`,
  );
  const {sentence, rest} = split(description);
  const said = rest === '' ? [] : [`${rest}\n`];
  const head = [
    '---',
    `${MARK}${file}; what is changed here is lost.`,
    `title: ${JSON.stringify(name)}`,
    `description: ${JSON.stringify(sentence ?? `${name} in all of its states.`)}`,
    `slug: ${slugOf(file)}`,
    '---\n',
  ];
  return [head.join('\n'), ...said, ...parts].join('\n');
}

/** The first sentence without marks, which stands below the title, and what the page says beside. */
function split(markdown = ''): {sentence: string | undefined; rest: string} {
  const [written = ''] = /^\s*[^]+?[.!?](?=\s|$)/.exec(markdown) ?? [];
  const sentence = written
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (sentence === '' || sentence.length > MAX_DESCRIPTION) {
    return {sentence: undefined, rest: markdown};
  }
  return {sentence, rest: markdown.slice(written.length).trim()};
}
