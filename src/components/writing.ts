import {LOCALE} from './locale';

/** What the element of a text says that is in another language than the page around it. */
export interface Writing {
  lang: string;
  dir: string;
  /** The language's name in itself. */
  label: string;
}

/** Attributes of an element in that language; `undefined` where it is that of the page. */
export type ElementWriting = Pick<Writing, 'lang' | 'dir'> | undefined;

/** Of what the interface says within a text in another language. */
export function chromeWithin(writing: ElementWriting): {lang: string; dir: 'auto'} | undefined {
  // Its language decides the direction: the reader's choice is that of the page.
  return writing && {lang: LOCALE, dir: 'auto'};
}
