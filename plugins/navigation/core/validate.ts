import {entryTitle} from '../../_shared/site/entries';
import type {NavigationEntry} from '../../_shared/site/entries';
import {quote, suggest} from '../../_shared/node';
import type {Fault} from './types';

interface Rule {
  expected: string;
  accepts(value: unknown): boolean;
}

const isString = (value: unknown) => typeof value === 'string' && value !== '';
const isRecordOf = (accepts: (value: unknown) => boolean) => (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(accepts);
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const text: Rule = {expected: 'a text that is not empty', accepts: isString};
const flag: Rule = {expected: 'true or false', accepts: (value) => typeof value === 'boolean'};

const RULES: Record<keyof NavigationEntry, Rule> = {
  pathname: {
    expected: 'a path like "/a/b/" or a full address',
    accepts: (value) => isString(value) && /^(?:\/|[a-z][a-z\d+.-]*:)\S*$/i.test(String(value)),
  },
  title: text,
  children: {expected: 'a list of entries', accepts: Array.isArray},
  subheader: {
    expected: 'a heading, or true',
    accepts: (value) => isString(value) || value === true,
  },
  plan: {
    expected: '"pro" or "premium"',
    accepts: (value) => value === 'pro' || value === 'premium',
  },
  newFeature: flag,
  planned: flag,
  unstable: flag,
  beta: flag,
  deprecated: flag,
  legacy: flag,
  icon: text,
  linkProps: {
    expected: 'attributes, such as {rel: "nofollow"}',
    accepts: isRecordOf(isScalar),
  },
  query: {expected: 'search parameters, such as {tab: "api"}', accepts: isRecordOf(isString)},
  inSideNav: flag,
};

/**
 * Checks that each tree is one of a product.
 *
 * @param trees ids that have a tree
 * @param products known ids; empty where the site has no registry
 * @param file name of the trees' file
 */
export function treeNameFaults(
  trees: readonly string[],
  products: readonly string[],
  file: string,
): Fault[] {
  if (products.length === 0) return [];
  return trees
    .filter((id) => !products.includes(id))
    .map((id) => ({where: file, what: `"${id}" is no product`, fix: suggest(id, products)}));
}

/**
 * Checks a tree as written: fields known, types right.
 *
 * @param entries value of one product's tree
 * @param where file and product, e.g. `sidebars.ts, material-ui`
 * @returns all faults, each named by the titles that lead to its entry
 */
export function validateEntries(entries: unknown, where: string): Fault[] {
  if (Array.isArray(entries)) {
    return entries.flatMap((entry: unknown, i) => entryFaults(entry, where, `entry ${i + 1}`));
  }
  return [{where, what: `the tree is ${quote(entries)}`, fix: 'write a list of entries'}];
}

/**
 * Checks that each icon is one of the site's set.
 *
 * @param entries a tree that {@link validateEntries} has nothing against
 * @param icons names of the set; empty: any
 * @param where file and product
 */
export function iconFaults(
  entries: readonly NavigationEntry[],
  icons: readonly string[],
  where: string,
): Fault[] {
  if (icons.length === 0) return [];
  return entries.flatMap((entry) => {
    const at = `${where} › ${entryTitle(entry)}`;
    const {icon, children = []} = entry;
    const isUnknown = icon !== undefined && !icons.includes(icon);
    return [
      ...(isUnknown
        ? [{where: at, what: `icon "${icon}" is unknown`, fix: suggest(icon, icons)}]
        : []),
      ...iconFaults(children, icons, at),
    ];
  });
}

function entryFaults(entry: unknown, parent: string, position: string): Fault[] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    const fix = 'write an object with a pathname';
    return [{where: `${parent} › ${position}`, what: `is ${quote(entry)}`, fix}];
  }
  const fields = entry as Record<string, unknown>;
  const where = `${parent} › ${entryName(fields, position)}`;
  const own = Object.entries({pathname: undefined, ...fields}).flatMap(([field, value]) =>
    value === undefined && field !== 'pathname' ? [] : fieldFaults(where, field, value),
  );
  const children = Array.isArray(fields.children) ? fields.children : [];
  return [
    ...own,
    ...titleFaults(fields, where),
    ...children.flatMap((child: unknown, i) => entryFaults(child, where, `entry ${i + 1}`)),
  ];
}

/** Docusaurus refuses an entry without a label, in words that name no entry. */
function titleFaults(
  {pathname, title, subheader}: Record<string, unknown>,
  where: string,
): Fault[] {
  if (typeof pathname !== 'string' || !isString(pathname) || title !== undefined) return [];
  const label = entryTitle({pathname, ...(typeof subheader === 'string' && {subheader})});
  if (label !== '') return [];
  const what = `no title can be made of "${pathname}"`;
  return [{where, what, fix: 'write one in the field "title"'}];
}

function entryName(fields: Record<string, unknown>, position: string): string {
  if (isString(fields.title)) return String(fields.title);
  const title = isString(fields.pathname) ? entryTitle({pathname: String(fields.pathname)}) : '';
  return title || position;
}

function fieldFaults(where: string, field: string, value: unknown): Fault[] {
  const rule = Object.hasOwn(RULES, field) ? RULES[field as keyof NavigationEntry] : undefined;
  if (rule === undefined) {
    return [{where, what: `field "${field}" is unknown`, fix: suggest(field, Object.keys(RULES))}];
  }
  if (rule.accepts(value)) return [];
  return [{where, what: `field "${field}" is ${quote(value)}`, fix: `write ${rule.expected}`}];
}
