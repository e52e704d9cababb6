/**
 * On the one script that a page begins with where React comes later: the addresses of those that
 * bring it, and a bar behind those of a header that comes alive by itself. It is gone once it has.
 */
export const LATE_SCRIPTS = 'data-late-scripts';

/** The script element of a page whose React has not come yet. */
export const LATE_SCRIPT = `script[${LATE_SCRIPTS}]`;

/** Dispatched on the document, React is wanted now; on the header or a demo, bubbling, there alone. */
export const HYDRATE_EVENT = 'vitrine:hydrate';

/** On elements: React is wanted as soon as the page is loaded, or as soon as one of them is used. */
export const WANTS_REACT = 'data-wants-react';

/** On elements that a stored choice of the reader's changes: its key. Where there is one, React comes. */
export const KEPT_AS = 'data-kept-as';

/** On buttons that are pressed in, or chosen, while `<html>` has an attribute: `name=value|value`. */
export const PRESSED_IF = 'data-pressed-if';

/** On the style of the faces that a page begins without, and the key by which a tab knows that it has them. */
export const [LATE_FACES, FACES_KEY] = ['data-late-faces', 'vitrine-late-faces'];

/** @param value of the attribute {@link LATE_SCRIPTS}, or nothing */
export function readLateScripts(value: string | null | undefined): string[] {
  return value?.split(/[\s|]+/).filter(Boolean) ?? [];
}
