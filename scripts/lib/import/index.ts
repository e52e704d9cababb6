import {importDocusaurus} from './docusaurus';
import type {Imported, Wish} from './docusaurus';
import {importMui} from './mui';

export type {Imported, Wish} from './docusaurus';

/** How a tree is written that a site is made of → what makes one. */
export const DIALECTS: Readonly<Record<string, (wish: Wish) => Promise<Imported>>> = {
  docusaurus: importDocusaurus,
  mui: importMui,
};
