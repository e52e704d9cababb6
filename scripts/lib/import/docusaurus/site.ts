import path from 'node:path';
import {knownFields} from '../../../../plugins/front-matter/core/fields';
import type {Identity} from '../../new/identity';
import {formatTs} from '../../new/format';
import {marksOf, surroundings} from '../../new/siteFiles';
import type {Literal} from '../literals';
import type {Instance, SourceSite} from './config';
import type {ImportedPage} from './pages';
import type {ImportedTree, IndexPage} from './entries';

/** A docs instance as a product, with what its pages are. */
export interface ImportedProduct {
  instance: Instance;
  identity: Identity;
  /** Route root, with slashes at its ends. */
  root: string;
  /** Whether a page answers there. */
  isStarted: boolean;
  pages: readonly ImportedPage[];
  tree: ImportedTree;
}

/** How a product of a docs instance is called. */
export function identityOf({id}: Instance, title: string): Identity {
  const words = id.replace(/[-_]+/g, ' ');
  const name = id === 'default' ? title : words.charAt(0).toUpperCase() + words.slice(1);
  const own =
    id === 'default'
      ? 'docs'
      : id
          .toLowerCase()
          .replace(/[^a-z\d]+/g, '-')
          .replace(/^[\d-]+/, '');
  return {id: own, name, description: `The documentation of ${name}.`.slice(0, 160)};
}

/** The files that are written anew. */
export async function writtenFiles(
  site: SourceSite,
  products: readonly ImportedProduct[],
): Promise<Map<string, string>> {
  const [first] = products;
  const trees = Object.fromEntries(
    products.map(({identity, tree, ...product}) => [
      identity.id,
      [
        ...(product.isStarted ? [] : [{pathname: product.root, title: 'Overview'}]),
        ...tree.entries,
      ],
    ]),
  );
  return new Map([
    ['docusaurus.config.ts', await formatTs(configText(site, products))],
    ['sidebars.ts', await formatTs(`export default ${JSON.stringify(trees)};\n`)],
    ...(first ? surroundings(first.identity) : []),
    ...products.flatMap(({identity}) => marksOf(identity)),
    ...products.flatMap(indexFiles),
  ]);
}

function indexFiles(product: ImportedProduct): [string, string][] {
  const {instance, identity, tree} = product;
  const own = product.isStarted
    ? []
    : [{slug: '', title: identity.name, description: identity.description}];
  return [...own, ...tree.indexes].map((index) => [
    path.posix.join(instance.folder, `${index.slug || 'index'}.mdx`),
    indexText(index),
  ]);
}

/** What Docusaurus makes of a category by itself: its pages as cards. */
function indexText({slug, title, description = `The pages of ${title}.`}: IndexPage): string {
  const fields = {title, description, slug: `/${slug}`};
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n<DocCardList />\n`;
}

function configText(site: SourceSite, products: readonly ImportedProduct[]): string {
  const {title, kept, themeConfig, classic, docs, languages} = site;
  const editUrl = products.map(({instance}) => instance.editUrl).find((one) => one !== undefined);
  const fields = unknownFields(products.flatMap(({pages}) => pages));
  const settings: Record<string, Literal> = {
    'front-matter': {
      foreign: ['src/pages', ...products.flatMap(foreignOf)],
      ...(Object.keys(fields).length > 0 && {fields}),
    },
    ...(languages.length > 0 && {
      'code-blocks': {languages: ['bash', 'diff', 'json', ...languages]},
    }),
  };
  const options = {
    ...(editUrl !== undefined && {editUrl: editUrl.replace(/\/?$/, '/')}),
    ...(Object.keys(docs).length > 0 && {docs}),
    ...(Object.keys(classic).length > 0 && {classic}),
    ...(Object.keys(settings).length > 0 && {settings}),
  };
  const config = {title, ...kept, trailingSlash: true, future: {v4: true}, themeConfig};
  return `import type {Options} from 'vitrine';

const products: Options['products'] = ${JSON.stringify(products.map(productOf))};

export default {
  ${entriesText(config)}
  presets: [['vitrine', {products, ${entriesText(options)}}]],
};
`;
}

function entriesText(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`)
    .join('');
}

/** Folders of a product's pages, which may lack what new pages need. */
function foreignOf({identity: {id}, instance}: ImportedProduct): string[] {
  return [instance.folder, `${id}_versioned_docs`, `docusaurus-plugin-content-docs-${id}`];
}

function productOf({identity: {id, name, description}, instance, root}: ImportedProduct) {
  const versions = [{current: true, text: 'Next'}];
  return {
    id,
    name,
    description,
    category: 'docs',
    format: 'mdx',
    docs: instance.folder,
    routeRoots: [root],
    ...(instance.exclude.length > 0 && {exclude: instance.exclude}),
    versions,
  };
}

/** Fields of front matter that Docusaurus passes over; they may mean something to the site's own code. */
function unknownFields(pages: readonly ImportedPage[]): Record<string, Literal> {
  const known = knownFields({});
  const names = new Set(pages.flatMap(({fields}) => fields));
  const unknown = [...names].filter(
    (name) => !Object.hasOwn(known, name) && /^[A-Za-z]\w*$/.test(name),
  );
  return Object.fromEntries(unknown.sort().map((name) => [name, 'any']));
}
