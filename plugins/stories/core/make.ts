import {storyName, storyIn} from '../../csf/core/find';
import type {Found} from '../../csf/core/find';
import {isOfStorybook} from '../../csf/core/packages';
import {BROWSER_ONLY, hasTag} from '../../csf/core/tags';
import type {Story} from '../../csf/core/types';
import {quote, suggest} from '../../_shared/node';
import type {ErrorParts} from '../../_shared/node';
import type {Value} from '../../page-reader/core/mdx';
import {BEYOND} from '../../page-reader/core/beyond';
import type {MadeDemo} from '../../page-reader/core/madeDemo';
import type {DemoFiles, Fault, WrittenStory} from '../../page-reader/core/types';

/** What is wrong, without its place. */
type Parts = Omit<ErrorParts, 'where'>;

/** Writes the modules that run a story; gives the name by which a page imports them. */
export type WriteModules = (shown: Pick<Found, 'file' | 'text'>, story: Story) => string;

const FORM = 'write {{"story": "Button.stories.tsx#Primary"}}, or <Story src="…" /> in .mdx';
const STORIES = /\.stories\.[jt]sx?$/;

/**
 * Makes a demo of a story that a page asks for.
 *
 * @param sharedTags what all stories are tagged with. Default: nothing
 * @returns the demo, or all that is wrong
 */
export function makeStory(
  {story: written, options, line}: WrittenStory,
  {files}: {files: DemoFiles},
  write: WriteModules,
  sharedTags: readonly string[] = [],
): MadeDemo | Fault[] {
  const named = storyName(written);
  if (!named?.file) {
    return [{line, what: `the story is ${quote(written)}`, fix: FORM}];
  }
  const found = storyIn(written, files.read);
  const faults = found ? faultsOf(found) : [unknownFile(named.file, files)];
  const story = found?.story;
  if (!found || !story || faults.length > 0) return faults.map((fault) => ({line, ...fault}));
  const {file} = found;
  const {controls = true, ...others} = options;
  if (typeof controls !== 'boolean') {
    const what = `story "${file}#${story.name}": the option "controls" is ${quote(controls)}`;
    return [{line, what, fix: 'write false for a story without controls'}];
  }
  return {
    element: 'Story',
    name: componentName(story),
    label: `${file}#${story.name}`,
    file,
    source: story.source,
    preview: story.preview,
    module: write(found, story),
    options: {
      ...(hasTag(BROWSER_ONLY, [...sharedTags, ...story.tags]) && {browserOnly: true}),
      ...others,
      disableLiveEdit: true,
    },
    data: dataOf(file, story, controls),
    text: story.description,
    isSpared: isOfStorybook,
  };
}

/** What the story's element is told besides what every demo's is. */
function dataOf(file: string, story: Story, hasControls: boolean): Record<string, Value> {
  const {controls, values, live} = story;
  const isTold = hasControls && controls.some(({signature}) => signature === null);
  return {
    plays: story.plays,
    fix: `mend the story "${story.name}", line ${story.line} of ${file}, or tag it "${BROWSER_ONLY}"`,
    ...(isTold && {
      args: {props: controls.map((each) => ({...each})), values, ...(live && {live})} as Value,
    }),
  };
}

/** What keeps a file, or the story that is named, from being shown. */
function faultsOf({file, name, read, story}: Found): Parts[] {
  if (read.faults.length > 0) {
    return read.faults.map(({line, what, fix}) => ({what: `${file} line ${line}: ${what}`, fix}));
  }
  if (story) return [];
  const names = read.stories.map((each) => each.name);
  if (name !== '') return [{what: `${file} has no story "${name}"`, fix: suggest(name, names)}];
  const fix = `write "${file}#${names[0] ?? 'Primary'}"; it has ${names.join(', ')}`;
  return [{what: `"${file}" names no story of the file`, fix}];
}

function unknownFile(file: string, files: DemoFiles): Parts {
  if (!files.reaches(file)) return {what: `the file "${file}" ${BEYOND.what}`, fix: BEYOND.fix};
  const folder = file.replace(/[^/]*$/, '');
  const known = files.list(folder).filter((each) => STORIES.test(each));
  return {
    what: `there is no file of stories "${file}" beside the page`,
    fix: suggest(
      file,
      known.map((each) => folder + each),
    ),
  };
}

/** `With an icon` → `WithAnIcon`, as the names of demos are said in words. */
function componentName({name, title}: Story): string {
  const words = (title ?? '').match(/[A-Za-z\d]+/g) ?? [];
  const made = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(made) ? made : name.charAt(0).toUpperCase() + name.slice(1);
}
