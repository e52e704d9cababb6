/**
 * On the one script that a page begins with where React comes later: the addresses of those that
 * bring it, with spaces between them, and a bar behind those that the header comes alive with, where
 * it does so by itself. It is gone as soon as React has taken the page over.
 */
export const LATE_SCRIPTS = 'data-late-scripts';

/** The script element of a page whose React has not come yet. */
export const LATE_SCRIPT = `script[${LATE_SCRIPTS}]`;

/** Dispatched on the document: React is wanted now. Nothing happens where it is there already. */
export const HYDRATE_EVENT = 'vitrine:hydrate';

/** On elements: React is wanted as soon as the page is loaded, or as soon as one of them is used. */
export const WANTS_REACT = 'data-wants-react';

/**
 * On elements that a reader's choice changes: the key under which it is stored. React is wanted as
 * soon as the page is loaded where there is one, as elements were served without it.
 */
export const KEPT_AS = 'data-kept-as';

/**
 * On buttons that can be pressed in, or chosen: `name=value|value`, an attribute of `<html>` that
 * says so before React is there.
 */
export const PRESSED_IF = 'data-pressed-if';

/** On the style of the faces that a page begins without, and the key by which a tab knows that it has them. */
export const [LATE_FACES, FACES_KEY] = ['data-late-faces', 'vitrine-late-faces'];

/** What stands behind the scripts of the header. */
export const HEADER_END = '|';

/** @param value of the attribute {@link LATE_SCRIPTS}, or nothing */
export function readLateScripts(value: string | null | undefined): string[] {
  return value?.split(/[\s|]+/).filter(Boolean) ?? [];
}
