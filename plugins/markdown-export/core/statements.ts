import {storyIn} from '../../csf/core/find';
import {fence} from '../../_shared/text/markdown';
import {resolveFile} from '../../page-reader/core/demoFile';
import type {
  PagePlace,
  Statement,
  WrittenComponent,
  WrittenStory,
} from '../../page-reader/core/types';

/**
 * Reads a file beside the page.
 *
 * @param file path from the page's folder
 * @returns `undefined` where there is none
 */
export type ReadBeside = (file: string) => string | undefined;

/** A tab of a line that puts a group of code tabs into a page. */
interface CodeTab {
  tab: string;
  code: string;
  language?: string;
}

/** Whether a place shows what only the built page can tell: a component that is not one of ours. */
export function isUntold({statements}: PagePlace): boolean {
  return statements.some(
    (statement) =>
      'given' in statement && !SILENT.test(componentName(statement)) && !isTabs(statement),
  );
}

/** Its chips stand in the head of each page. */
const SILENT = /ComponentLinkHeader(?:\.[jt]sx?)?$/;

function componentName({given}: WrittenComponent): string {
  return String(given.component);
}

function isTabs(statement: WrittenComponent): boolean {
  return /HighlightedCodeWithTabs(?:\.[jt]sx?)?$/.test(componentName(statement));
}

/**
 * What stands for the statements of one place where nothing runs: the source of each demo and story,
 * and the code of tabs, as fences. What only a browser can show leaves nothing.
 *
 * @returns `undefined` where a demo's file is not there, which the build has told already
 */
export function statementsAsMarkdown(
  statements: readonly Statement[],
  read: ReadBeside,
): string | undefined {
  const shown = statements.map((statement) => asMarkdown(statement, read));
  if (shown.includes(undefined)) return undefined;
  return shown.filter((one) => one !== '').join('\n\n');
}

function asMarkdown(statement: Statement, read: ReadBeside): string | undefined {
  if ('given' in statement) return tabsOf(statement).map(tabFence).join('\n\n');
  if ('story' in statement) return storyAsMarkdown(statement, read);
  if (!('src' in statement)) return '';
  const found = typeof statement.src === 'string' && resolveFile(statement.src, {read});
  if (!found) return undefined;
  const {file, source} = found;
  return fence(file.replace(/^.*\./, ''), source, file.replace(/^.*\//, ''));
}

/** What is said of a story, and how a user would write it. */
function storyAsMarkdown({story: written}: WrittenStory, read: ReadBeside): string | undefined {
  const found = storyIn(written, read);
  if (!found?.story) return undefined;
  const {description, source} = found.story;
  const code = fence('tsx', source, `${found.file}#${found.name}`);
  return description === undefined ? code : `${description}\n\n${code}`;
}

function tabsOf(statement: WrittenComponent): CodeTab[] {
  const {tabs} = statement.given;
  return isTabs(statement) && Array.isArray(tabs) ? (tabs as unknown as CodeTab[]) : [];
}

function tabFence({tab, code, language = ''}: CodeTab): string {
  return fence(language, code, tab);
}
