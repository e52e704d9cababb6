import path from 'node:path';
import {parse} from 'yaml';
import type {Category} from './entries';

/** A page of a docs instance, as far as trees and addresses need it. */
export interface ImportedPage {
  /** Below the instance's folder. */
  file: string;
  id: string;
  /** Below the route root, without slashes at its ends. */
  address: string;
  label: string | undefined;
  position: number | undefined;
  isUnlisted: boolean;
  /** All fields of its front matter. */
  fields: string[];
}

/** What number stands before a name: `01-intro`, `2. intro`. */
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** Dates and versions are no such numbers. */
const NO_PREFIX = /^(?:\d{2,4}[-_.]){2}|^\d+[-_.]\d+/;

/** A name without the number that orders it. */
export function withoutNumber(name: string): {name: string; number: number | undefined} {
  const found = NO_PREFIX.test(name) ? null : PREFIX.exec(name);
  return found ? {name: found[2] ?? name, number: Number(found[1])} : {name, number: undefined};
}

/**
 * Reads a page by Docusaurus' own rules of ids and addresses.
 *
 * @param file below the instance's folder, with slashes
 * @param hasNumbers whether numbers before names order them
 */
export function readImported(file: string, text: string, hasNumbers = true): ImportedPage {
  const fields = frontMatterOf(text);
  const bare = (name: string) => (hasNumbers ? withoutNumber(name) : {name, number: undefined});
  const base = path.posix.basename(file).replace(/\.mdx?$/, '');
  const folders = path.posix
    .dirname(file)
    .split('/')
    .filter((one) => one !== '.');
  const folder = folders.map((one) => bare(one).name).join('/');
  const {name, number} = bare(base);
  const own = String(fields.id ?? name);
  const isIndex =
    /^(?:index|readme)$/i.test(name) ||
    name.toLowerCase() === folder.split('/').at(-1)?.toLowerCase();
  const slug = typeof fields.slug === 'string' ? fields.slug : undefined;
  const below = slug?.startsWith('/')
    ? slug
    : path.posix.join(folder, slug ?? (isIndex && fields.id === undefined ? '' : own));
  return {
    file,
    id: folder === '' ? own : `${folder}/${own}`,
    address: below.replace(/^\/+|\/+$|^\.$/g, ''),
    label: textOf(fields.sidebar_label) ?? textOf(fields.title) ?? headingOf(text),
    position: typeof fields.sidebar_position === 'number' ? fields.sidebar_position : number,
    isUnlisted: fields.unlisted === true || fields.draft === true,
    fields: Object.keys(fields),
  };
}

function frontMatterOf(text: string): Record<string, unknown> {
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  try {
    const read: unknown = parse(yaml);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    // The build tells it with its line.
    return {};
  }
}

function headingOf(text: string): string | undefined {
  const heading = /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\}|\{\/\*[^]*?\*\/\})?[ \t]*$/m.exec(text)?.[1];
  return heading?.replace(/[`*]/g, '');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Whether a page is what its folder's name leads to. */
export function isIndexOf(
  {file, id}: ImportedPage,
  folder: string,
  link: Category['link'],
): boolean {
  if (path.posix.dirname(file) !== folder) return false;
  if (link?.type === 'doc') return link.id === id;
  const name = path.posix
    .basename(file)
    .replace(/\.mdx?$/, '')
    .toLowerCase();
  return ['index', 'readme', path.posix.basename(folder).toLowerCase()].includes(name);
}
