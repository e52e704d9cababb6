import {readComponentLine} from '../../page-reader/core/componentLine';
import type {Group} from './tabs';
import type {Fault} from '../../page-reader/core/types';

const NAME = 'HighlightedCodeWithTabs';
/** Some write the file. */
const ENDS = new RegExp(`${NAME}(?:\\.[jt]sx?)?$`);

/**
 * Reads `{{"component": "…/HighlightedCodeWithTabs", "tabs": [{"tab", "code", "language"}]}}`.
 *
 * @param text a paragraph of the page as written
 * @param line the line of the page on which it begins, from 1
 * @returns the group, its fault, or nothing where the paragraph is about something else
 */
export function readComponent(text: string, line: number): Group | Fault | undefined {
  const given = readComponentLine(text);
  if (!given) return undefined;
  const {component, tabs, storageKey} = given;
  // Of a line that cannot be read, the text tells whose it is.
  const isOurs = typeof component === 'string' ? ENDS.test(component) : text.includes(`${NAME}"`);
  if (!isOurs) return undefined;
  const isKey = storageKey === undefined || typeof storageKey === 'string';
  if (!Array.isArray(tabs) || !tabs.every(isTab) || !isKey) {
    return {
      line,
      what: 'the line of HighlightedCodeWithTabs has no list of tabs that can be read',
      fix: 'write JSON on a line of its own: {{"component": "…", "tabs": [{"tab": "npm", "code": "…", "language": "bash"}]}}',
    };
  }
  const fences = tabs.map(({tab, code, language = ''}) => ({
    label: tab,
    language,
    code,
    meta: '',
    line,
  }));
  return {...(storageKey !== undefined && {storageKey}), fences, line};
}

interface Tab {
  tab: string;
  code: string;
  language?: string;
}

function isTab(value: unknown): value is Tab {
  const {tab, code, language} = (value ?? {}) as Record<string, unknown>;
  const isLanguage = language === undefined || typeof language === 'string';
  return typeof tab === 'string' && typeof code === 'string' && isLanguage;
}
