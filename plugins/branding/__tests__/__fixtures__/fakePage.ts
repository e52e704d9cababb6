import {TAKE_OVER, WISHES} from '../../core/settings';
import type {Wishes} from '../../core/settings';
import {PLAIN} from './cases';
import type {Case} from './cases';

type Query = EventTarget & {matches: boolean};

let queries: Map<string, Query>;

/** Makes the page one that nobody has been to, and that finds what the case says. */
export function openPage({search = '', stored = {}, wishes = {}}: Partial<Case> = {}): void {
  leavePage();
  history.replaceState(null, '', `/material-ui/${search}`);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#111111">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#222222">';
  const entries = Object.entries(WISHES).map(([name, query]): [string, Query] => [
    query,
    Object.assign(new EventTarget(), {matches: wishes[name as keyof Wishes] ?? false}),
  ]);
  queries = new Map(entries);
  window.matchMedia = (query) => queries.get(query) as unknown as MediaQueryList;
}

/** Ends what still listens, and takes away all that was left behind. */
export function leavePage(): void {
  document.dispatchEvent(new Event(TAKE_OVER));
  localStorage.clear();
  for (const name of Object.keys(PLAIN)) document.documentElement.removeAttribute(name);
}

/** Changes what the system wishes. */
export function wish(name: keyof Wishes, matches: boolean): void {
  const query = queries.get(WISHES[name]);
  if (!query) throw new Error('open the page first');
  query.matches = matches;
  query.dispatchEvent(new Event('change'));
}

/** What another tab's write looks like here. */
export function fromOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', {key, newValue: value}));
}

/** The settings as `<html>` shows them. */
export function shownAttributes(): Record<string, string | null> {
  const names = Object.keys(PLAIN);
  return Object.fromEntries(
    names.map((name) => [name, document.documentElement.getAttribute(name)]),
  );
}

/** The colours of the browser's frame, for light and for dark systems. */
export function themeColors(): string[] {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  return [...metas].map(({content}) => content);
}

/** Waits until observers have run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
