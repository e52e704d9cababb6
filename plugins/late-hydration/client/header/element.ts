import {HEADER} from '../../core/header';

let element: HTMLElement | undefined;

/** The element that the header is served in, and has its root in: the same one on all pages. */
export function findHeader(): HTMLElement | undefined {
  return (element ??= document.querySelector<HTMLElement>(`[${HEADER}]`) ?? undefined);
}

/** Makes one, where the first page that was opened has no header. */
export function createHeader(): HTMLElement {
  element = document.createElement('div');
  return element;
}
