import type {LoadContext, Plugin} from '@docusaurus/types';
import {withSlash} from '../_shared/site/addresses';
import {hashOf} from '../_shared/node/cache';
import {servesAnswers} from '../_shared/node/devServer';
import {isPart, JOINED_FOLDER, keepForJoin} from '../_shared/node/part';
import {announcedApis, docsVersions, namesOf, type DocsVersion} from './core/records/versions';
import {FOLDER, indexFiles, steadyManifest, type Index} from './core/records/files';
import {removedRows} from './core/records/removed';
import type {Api} from './core/records/api';
import type {SearchedPage, Version} from './core/records/shard';
import type {Manifest} from './core/types';
import {emitter, readPages, readPageText, readProductSynonyms, readSnapshots} from './files';
import type {PluginOptions} from './options';

/** Where the browser finds the shards of all parts. */
const JOINED = `${JOINED_FOLDER}/search.json`;

/** Every query of a site leans on these files: none may be taken for another. */
const NAME_LETTERS = 12;

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Makes records of all pages and of the API, and publishes them in small files, which the browser
 * loads when somebody searches. The dev server makes them when they are asked for: an author who
 * saves a page waits for nothing of it.
 */
export default function localSearch(
  {siteDir, siteConfig: {url, trailingSlash}, baseUrl}: LoadContext,
  options: PluginOptions,
): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  let index: (() => Index) | undefined;
  let manifest: Manifest | undefined;
  return {
    name: 'local-search',

    async allContentLoaded({allContent, actions}) {
      const place = {siteDir, baseUrl, hasSlash: trailingSlash === true};
      const apis = announcedApis(allContent);
      const loaded = docsVersions(allContent, options.products, baseUrl);
      if (!isLive) await readPages(siteDir, loaded);
      const versions = loaded.map((version) => toVersion(version, apis, place, options));
      index = onDemand(() => indexFiles(versions, baseUrl, isLive ? undefined : toName));
      const own = isLive ? steadyManifest(versions, baseUrl) : index().manifest;
      const hosted = options.hosted && {hosted: {...options.hosted, site: url}};
      manifest = {...own, ...hosted, ...(isPart() && {joined: baseUrl + JOINED})};
      await actions.createData('manifest.json', manifest);
    },

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const files = () => index?.().files ?? new Map<string, string>();
      // By the bundler, so that they are there when other plugins look at what was built.
      if (!isLive) return {plugins: [emitter(files)]};
      return servesAnswers('local-search', baseUrl, (asked) => {
        const text = asked.startsWith(FOLDER) ? files().get(asked) : undefined;
        return text === undefined ? undefined : {type: 'application/json', text};
      });
    },

    async postBuild({outDir}) {
      keepForJoin(outDir, 'local-search', {file: JOINED, shards: manifest?.shards ?? []});
    },
  };
}

function toName(text: string): string {
  return hashOf(text, NAME_LETTERS);
}

/** Makes a value when it is first asked for, once. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Where the site stands, on disk and on the web. */
interface SiteAddresses {
  siteDir: string;
  baseUrl: string;
  hasSlash: boolean;
}

function toVersion(
  {product: id, version, root, pages}: DocsVersion,
  apis: readonly Api[],
  place: SiteAddresses,
  {products, fallback, pages: handMade}: PluginOptions,
): Version {
  const product = products.find((each) => each.id === id);
  const synonyms = product ? readProductSynonyms(place.siteDir, product) : {};
  const own = apis.filter((api) => api.product === id && api.version === version);
  const snapshots = product ? readSnapshots(place.siteDir, product) : [];
  const [first] = own;
  const owner = fallback || products[0]?.id;
  const others = id === owner && version === 'current' ? handMade : [];
  return {
    product: id,
    version,
    root,
    synonyms,
    hasChanges: snapshots.length > 0 && first !== undefined,
    removed: first
      ? removedRows({
          snapshots,
          synonyms,
          version: first.models[0]?.version ?? '',
          models: own.flatMap(({models}) => models),
          earlier: apis
            .filter((api) => api.product === id && api.version !== version)
            .flatMap(({models}) => models),
        })
      : [],
    apis: own,
    pages: [
      ...pages.map((page) => toPage(page, place)),
      ...others.map((page) => handMadePage(page, place)),
    ],
  };
}

function toPage(
  page: DocsVersion['pages'][number],
  {siteDir, hasSlash}: SiteAddresses,
): SearchedPage {
  const {doc} = page;
  // Of all pages it is asked for when an index is made, which the dev server seldom does.
  const text = onDemand(() => readPageText(siteDir, page));
  return {
    href: hasSlash ? withSlash(doc.permalink) : doc.permalink,
    title: doc.title,
    about: doc.description,
    names: namesOf(doc),
    get text() {
      return text();
    },
  };
}

function handMadePage(
  {path, title, description = ''}: PluginOptions['pages'][number],
  {baseUrl}: SiteAddresses,
): SearchedPage {
  const text = {title, body: '', sections: [], demos: []};
  return {href: `${baseUrl}${path.slice(1)}`, title, about: description, names: [], text};
}
