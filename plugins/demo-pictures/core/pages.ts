import {decodePath} from '../../_shared/site/addresses';
import {componentsOf} from '../../page-reader/core/componentsOf';
import {currentDocs} from '../../_shared/site/content';
import type {AllContent} from '../../_shared/site/content';
import type {Theme} from './types';

/** A page that gets pictures. */
export interface ComponentPage {
  /** Address with the site's base URL. */
  permalink: string;
  title: string;
}

/** What is read of a page that the docs plugin loaded. */
interface Doc extends ComponentPage {
  frontMatter: Readonly<Record<string, unknown>>;
  draft: boolean;
}

/** The component pages of the current versions of all docs instances, in order of address. */
export function componentPages(allContent: AllContent): ComponentPage[] {
  return currentDocs<Doc>(allContent)
    .filter(({draft, frontMatter}) => !draft && componentsOf(frontMatter).length > 0)
    .map(({permalink, title}) => ({permalink, title}))
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
}

/**
 * The files that a page may have been built to, relative to the build's folder, likeliest first:
 * it depends on the site's `trailingSlash`.
 */
export function htmlFiles(permalink: string, baseUrl: string): string[] {
  const path = pathOf(permalink, baseUrl);
  return path === '' ? ['index.html'] : [`${path}/index.html`, `${path}.html`];
}

/**
 * The file of a page's picture, relative to the build's folder.
 *
 * @example ('/material-ui/react-button/', '/', 'img/demos', 'dark') →
 *   'img/demos/material-ui/react-button-dark.svg'
 */
export function pictureFile(
  permalink: string,
  baseUrl: string,
  folder: string,
  theme: Theme,
): string {
  return `${folder}/${pathOf(permalink, baseUrl)}-${theme}.svg`;
}

/** Decoded: servers decode an address before they look for its file. */
function pathOf(permalink: string, baseUrl: string): string {
  return decodePath(permalink.slice(baseUrl.length).replace(/\/$/, ''));
}
