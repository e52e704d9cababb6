import {
  address,
  anything,
  description,
  flag,
  isMap,
  kind,
  level,
  list,
  map,
  names,
  number,
  orNothing,
  pattern,
  text,
} from './kinds';
import type {Kind} from './kinds';
import type {ExtraType} from './types';

const date = kind('a date', '2026-01-31', isDate);

/** Vitrine's fields: those of its own pages, and those of trees written in its dialect. */
const VITRINE: Readonly<Record<string, Kind>> = {
  authors: list('a list of names', 'mia, noor'),
  card: flag,
  cardDescription: text('How to style a button.'),
  cardTitle: text('Styling'),
  components: names(
    'component names in PascalCase',
    'Button, IconButton',
    /^\p{Lu}[\p{L}\p{N}_]*(?:\.\p{Lu}[\p{L}\p{N}_]*)*$/u,
  ),
  date,
  description,
  disableAd: flag,
  filename: text('Button.tsx'),
  githubLabel: text("'scope: button'"),
  githubSource: pattern(
    'a path from the root of the repository',
    'packages/ui/src/Button',
    /^(?![/\\])(?!\w+:)(?!.*(?:^|\/)\.\.(?:\/|$))[^\s\\]+$/,
  ),
  hooks: names(
    'hook names that begin with "use"',
    'useSlider, useTheme',
    /^use(?:\p{Lu}[\p{L}\p{N}_]*)?$/u,
  ),
  manualCard: flag,
  materialDesign: address('https://m2.material.io/components/buttons'),
  packageName: pattern(
    'the name of an npm package',
    "'@mui/material'",
    /^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/,
  ),
  product: text('material-ui'),
  productId: text('material-ui'),
  redirect_from: list('paths of the site that the page had', '/old-address/', isSitePath),
  title: text('Text field'),
  unstyled: text('/base-ui/react-button/'),
  waiAria: address('https://www.w3.org/WAI/ARIA/apg/patterns/button/'),
};

/** The fields that Docusaurus 3.10 knows for docs and pages, except those that stand above. */
const DOCUSAURUS: Readonly<Record<string, Kind>> = {
  custom_edit_url: orNothing(kind('an https address', 'https://example.com/edit', isWebAddress)),
  displayed_sidebar: orNothing(text('material-ui')),
  draft: flag,
  hide_table_of_contents: flag,
  hide_title: flag,
  id: text('button'),
  image: text('./button.png'),
  keywords: list('a list of words', 'button, click'),
  last_update: map('an author, a date, or both', '{author: Mia, date: 2026-01-31}', isUpdate),
  mdx: map('a format: md, mdx or detect', '{format: md}', isFormat),
  pagination_label: text('Button'),
  pagination_next: orNothing(text('react-card')),
  pagination_prev: orNothing(text('react-box')),
  parse_number_prefixes: flag,
  sidebar_class_name: text('new'),
  sidebar_custom_props: map('a map', '{newFeature: true}'),
  sidebar_key: text('button'),
  sidebar_label: text('Button'),
  sidebar_position: number,
  slug: text('/react-button/'),
  tags: list('a list of tags', 'inputs, forms', isTag),
  title_meta: text('React Button component'),
  toc_max_heading_level: level,
  toc_min_heading_level: level,
  unlisted: flag,
  wrapperClassName: text('wide'),
};

const EXTRA: Readonly<Record<ExtraType, Kind>> = {
  any: anything,
  boolean: flag,
  list: list('a list', 'one, two', () => true),
  number,
  string: text('some words'),
};

/**
 * Every field that a page may have.
 *
 * @param extra the site's own; a name that is known already gets the new type
 */
export function knownFields(extra: Record<string, ExtraType>): Record<string, Kind> {
  const own = Object.entries(extra).map(([name, type]) => [name, EXTRA[type]] as const);
  return {...VITRINE, ...DOCUSAURUS, ...Object.fromEntries(own)};
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

/** A link leads readers there, and a scheme could run something; nothing means no link. */
function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^$|^https?:\/\/\S+$|^[\w/.][^\s:\\]*$/i.test(value);
}

/** Of letters that every file system, server and browser takes for themselves. */
function isSitePath(value: unknown): boolean {
  const form = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+)+\/?$/u;
  return typeof value === 'string' && form.test(value);
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isTag(value: unknown): boolean {
  if (!isMap(value)) return isString(value);
  return isString(value.label) && isString(value.permalink);
}

function isUpdate({author, date: day, ...others}: Record<string, unknown>): boolean {
  if (Object.keys(others).length > 0 || (author === undefined && day === undefined)) return false;
  return (author === undefined || isString(author)) && (day === undefined || isDate(day));
}

function isFormat({format, ...others}: Record<string, unknown>): boolean {
  const known = ['md', 'mdx', 'detect', undefined].includes(format as string | undefined);
  return known && Object.keys(others).length === 0;
}
