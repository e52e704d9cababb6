import {listenToRequests, readStorage, writeStorage} from '../../_shared/client';
import {THEME_COLORS} from '../core/schemes';
import {CHOICE_NAMES, coerce, RULES, TAKE_OVER, WISHES} from '../core/settings';
import type {Choices, Settings, Wishes} from '../core/settings';

/** What is stored for a choice, or nothing: storage may be denied, empty, or hold anything. */
export function readStored<Name extends keyof Choices>(name: Name): Choices[Name] | undefined {
  return coerce(name, readStorage(RULES[name].key));
}

/** Stores a choice where that is possible; where not, it holds until the page is left. */
export function writeStored(name: keyof Choices, value: string): void {
  writeStorage(RULES[name].key, value);
}

/** The choices that the page's address makes; unknown values are none. */
export function readAddress(): Partial<Choices> {
  const params = new URLSearchParams(location.search);
  const entries = CHOICE_NAMES.map((name) => {
    const {param} = RULES[name];
    return [name, param && coerce(name, params.get(param))];
  });
  return Object.fromEntries(entries.filter(([, value]) => value)) as Partial<Choices>;
}

/** What the system wishes now. */
export function readWishes(): Wishes {
  return {
    dark: matchMedia(WISHES.dark).matches,
    moreContrast: matchMedia(WISHES.moreContrast).matches,
    reducedMotion: matchMedia(WISHES.reducedMotion).matches,
  };
}

/** Sets attributes of `<html>`; one that is right is left alone, so that observers rest. */
export function writeAttributes(attributes: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}

/** Paints the browser's frame like the page, with or against the system's wish. */
export function writeThemeColor({scheme}: Settings): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const meta of metas) meta.content = THEME_COLORS[scheme];
}

/** What a page tells about changes that nobody made in it. */
export interface PageListeners {
  /** Another tab changed these choices, or may have. */
  onStored: (names: readonly (keyof Choices)[]) => void;
  /** The system's wishes changed. */
  onWishes: () => void;
  /** Something else wrote to the attributes of `<html>`. */
  onAttributes: () => void;
  /** A part of the page asks for a setting; name and value may be anything. */
  onRequest: (name: string, value: unknown) => void;
}

/**
 * Listens until another store takes over: in development a changed module starts a second one, and
 * two that set the same attributes would never come to rest.
 *
 * @param attributes names of the attributes to watch
 */
export function listen(attributes: string[], on: PageListeners): void {
  const end = new AbortController();
  const {signal} = end;
  listenToTabs(on.onStored, signal);
  for (const query of Object.values(WISHES)) {
    matchMedia(query).addEventListener('change', on.onWishes, {signal});
  }
  const observer = new MutationObserver(on.onAttributes);
  observer.observe(document.documentElement, {attributes: true, attributeFilter: attributes});
  const stopHearing = listenToRequests(on.onRequest);
  const stop = () => {
    end.abort();
    stopHearing();
    observer.disconnect();
  };
  document.addEventListener(TAKE_OVER, stop, {once: true});
}

function listenToTabs(onStored: PageListeners['onStored'], signal: AbortSignal): void {
  const onStorage = ({key}: StorageEvent) => {
    const names = CHOICE_NAMES.filter((name) => key === null || RULES[name].key === key);
    if (names.length > 0) onStored(names);
  };
  // A page that comes back from the history has slept through other tabs' changes.
  const onPageShow = ({persisted}: PageTransitionEvent) => {
    if (persisted) onStored(CHOICE_NAMES);
  };
  addEventListener('storage', onStorage, {signal});
  addEventListener('pageshow', onPageShow, {signal});
}
