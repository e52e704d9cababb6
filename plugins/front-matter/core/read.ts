import {shorten} from './description';
import {beginsWithTitle, bodyDescription, bodyTitle} from './dialect';
import {lengthFault} from './kinds';
import {parse} from './parse';
import {split} from './split';
import {textFaults} from './text';
import type {Fault} from '../../page-reader/core/types';
import type {Field, Settings} from './types';
import {validate} from './validate';

/** A markdown file, read. */
export interface PageFile {
  frontMatter: Record<string, unknown>;
  /** The body, trimmed. */
  content: string;
  /** In the order of their lines; where there are any, the rest is not to be used. */
  faults: Fault[];
}

/**
 * Reads the front matter of a markdown file and completes it from the body.
 *
 * @param file what stands in the file
 * @param path the file's path from the site's folder, with slashes
 */
export function readPage(file: string, path: string, settings: Settings): PageFile {
  const unwritable = textFaults(file);
  if (unwritable.length > 0) return {frontMatter: {}, content: '', faults: unwritable};
  const {yaml, body, faults: splitFaults} = split(file);
  const {fields, faults: yamlFaults} = parse(yaml);
  const unreadable = [...splitFaults, ...yamlFaults];
  if (unreadable.length > 0) return {frontMatter: {}, content: body, faults: unreadable};
  const {frontMatter, faults} = validate(fields, settings);
  // A part of pages has no front matter of its own, nor may it get some.
  const isPart = isPartial(path);
  const found = isPart ? {} : fromBody(body, fields);
  const missing = isPart ? [] : missingFaults(fields, found, settings);
  return {
    frontMatter: {...frontMatter, ...withoutKnownTitle(found, body)},
    content: body,
    faults: [...missing, ...longTitle(found, file), ...faults].sort((a, b) => a.line - b.line),
  };
}

type Found = Partial<Record<'title' | 'description', string>>;

/** What the fields leave open and the body tells. */
function fromBody(body: string, fields: readonly Field[]): Found {
  const title = has(fields, 'title') ? undefined : bodyTitle(body);
  const description = has(fields, 'description') ? undefined : bodyDescription(body);
  return {
    ...(title !== undefined && {title}),
    ...(description !== undefined && {description: shorten(description)}),
  };
}

/** Where Docusaurus finds the title by itself it is left to it, so that there is one rule for it. */
function withoutKnownTitle({title, ...found}: Found, body: string): Found {
  return title === undefined || beginsWithTitle(body) ? found : {...found, title};
}

function missingFaults(fields: readonly Field[], found: Found, settings: Settings): Fault[] {
  const missing = (name: keyof Found): boolean => !has(fields, name) && found[name] === undefined;
  return [
    // Docusaurus calls such a page by its file.
    ...(!settings.keepsUnknown && missing('title') ? [NO_TITLE] : []),
    ...(settings.requireDescription && missing('description') ? [NO_DESCRIPTION] : []),
  ];
}

function longTitle({title = ''}: Found, file: string): Fault[] {
  const fault = lengthFault(title);
  if (fault === undefined) return [];
  const line = file.split('\n').findIndex((each) => each.startsWith('# ')) + 1;
  return [{line: Math.max(line, 1), what: `the title ${fault}`, fix: 'write a shorter heading'}];
}

const NO_TITLE: Fault = {
  line: 1,
  what: 'field "title" is missing',
  fix: 'write `title: Button` between the `---` lines, or begin the page with `# Button`',
};

/** What is wrong with a page without one. */
export const NO_DESCRIPTION: Fault = {
  line: 1,
  kind: 'description',
  what: 'field "description" is missing',
  fix: 'write `description: ` and one sentence, or a `<p class="description">` in the page',
};

function has(fields: readonly Field[], name: string): boolean {
  return fields.some((field) => field.name === name);
}

/** Whether a file, or a folder it lies in, begins with `_`: a part of pages, not a page. */
function isPartial(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_'));
}
