import {resolveFile} from '../../_shared/page/demoFile';
import type {PagePlace, Statement} from '../../_shared/page/types';

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

/**
 * What stands for the statements of one place where nothing runs: each demo's source, and the code
 * of tabs, as fences. What only a browser can show leaves nothing.
 *
 * @returns `undefined` where a demo's file is not there, which the build has told already
 */
export function statementsAsMarkdown(
  {statements}: PagePlace,
  read: ReadBeside,
): string | undefined {
  const shown = statements.map((statement) => asMarkdown(statement, read));
  if (shown.includes(undefined)) return undefined;
  return shown.filter((one) => one !== '').join('\n\n');
}

function asMarkdown(statement: Statement, read: ReadBeside): string | undefined {
  if ('given' in statement) return tabsOf(statement.given).map(tabFence).join('\n\n');
  if (!('src' in statement)) return '';
  const found = typeof statement.src === 'string' && resolveFile(statement.src, {read});
  if (!found) return undefined;
  const {file, source} = found;
  return fence(file.replace(/^.*\./, ''), file.replace(/^.*\//, ''), source);
}

function tabsOf({component, tabs}: Readonly<Record<string, unknown>>): CodeTab[] {
  const isGroup = String(component).endsWith('HighlightedCodeWithTabs') && Array.isArray(tabs);
  return isGroup ? (tabs as CodeTab[]) : [];
}

function tabFence({tab, code, language = ''}: CodeTab): string {
  return fence(language, tab, code);
}

/** A fence that is longer than any in what it holds. */
function fence(language: string, title: string, code: string): string {
  const held = code.match(/`{3,}/g) ?? [];
  const marks = '`'.repeat(Math.max(2, ...held.map(({length}) => length)) + 1);
  return `${marks}${language} title="${title}"\n${code.trimEnd()}\n${marks}`;
}
