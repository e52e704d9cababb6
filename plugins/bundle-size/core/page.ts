import {componentsOf} from '../../page-reader/core/componentsOf';
import type {Import} from './types';

/**
 * What a page's size is measured by: its package, and the first of its components.
 *
 * @param file path from the site's folder, with slashes
 * @param frontMatter as the site's parser gives it
 * @param include folders whose pages are measured
 * @returns `undefined` for a page that has no size
 */
export function importOf(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  include: readonly string[],
): Import | undefined {
  const {packageName} = frontMatter;
  const [name] = componentsOf(frontMatter);
  if (typeof packageName !== 'string' || name === undefined) return undefined;
  if (!include.some((folder) => file.startsWith(`${folder}/`))) return undefined;
  return {package: packageName, name};
}

/** The line of a front matter field, counted from one; the first where it is not found. */
export function lineOf(field: string, text: string): number {
  const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${field}:`));
  return Math.max(line, 0) + 1;
}
