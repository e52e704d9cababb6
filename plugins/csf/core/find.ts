import {readStories} from './read';
import type {Story, StoryFile} from './types';

/** A story as a page names it. */
export interface Named {
  /** From the page's folder, without `./`; may be empty. */
  file: string;
  /** Of its export; may be empty. */
  name: string;
}

/** A story that a page names, as far as it is there. */
export interface Found extends Named {
  text: string;
  read: StoryFile;
  story: Story | undefined;
}

/** Readings by content: pages show many stories of one file. */
const readings = new Map<string, StoryFile>();

/** `./Button.stories.tsx#Primary` → its parts; nothing where it is no text. */
export function storyName(written: unknown): Named | undefined {
  if (typeof written !== 'string') return undefined;
  const [, file = '', name = ''] = /^(?:\.\/)?([^#]*)#?(.*)$/.exec(written) ?? [];
  return {file, name};
}

/** What a file of stories says; what was asked once is remembered. */
export function readingOf(file: string, text: string): StoryFile {
  const key = `${file}\0${text}`;
  const read = readings.get(key) ?? readStories(file, text);
  readings.set(key, read);
  return read;
}

/**
 * The story that a page names.
 *
 * @param read gives the text of a file by its path from the page's folder
 * @returns nothing where there is no such file
 */
export function storyIn(
  written: unknown,
  read: (file: string) => string | undefined,
): Found | undefined {
  const named = storyName(written);
  const text = named && read(named.file);
  if (!named || text === undefined) return undefined;
  const stories = readingOf(named.file, text);
  const story = stories.stories.find(({name}) => name === named.name);
  return {...named, text, read: stories, story};
}
