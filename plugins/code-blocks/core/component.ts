import type {Group} from './tabs';
import type {Fault} from './types';

const BEGINS = /^\s*\{\{\s*"component"\s*:\s*"[^"]*HighlightedCodeWithTabs"/;

/**
 * Reads `{{"component": "…/HighlightedCodeWithTabs", "tabs": [{"tab", "code", "language"}]}}`.
 *
 * @param text a paragraph of the page as written
 * @param line the line of the page on which it begins, from 1
 * @returns the group, its fault, or nothing where the paragraph is about something else
 */
export function readComponent(text: string, line: number): Group | Fault | undefined {
  if (!BEGINS.test(text)) return undefined;
  const {tabs, storageKey} = parse(text);
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

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text.trim().slice(1, -1)) as Record<string, unknown>;
  } catch {
    return {};
  }
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
