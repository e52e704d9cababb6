import {existsSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {decodePath} from '../_shared/site/addresses';
import {writeText} from '../_shared/node/cache';
import {COLORS} from './core/card';
import type {CardFacts} from './core/card';
import {cardPages} from './core/pages';
import type {CardPage} from './core/pages';
import type {AllContent} from '../_shared/site/content';
import {cardCache, fontFile, loadDrawer, markOf} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Draws the pictures of pages that services show beside links to them, after the build. */
export default async function socialCards(
  {siteDir, siteConfig, i18n: {currentLocale, localeConfigs}}: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const {baseUrl, title: site, staticDirectories} = siteConfig;
  const inSite = (file: string) => path.resolve(siteDir, file);
  const drawer = await loadDrawer(options.fonts.map((font) => fontFile(siteDir, font)));
  const cache = cardCache(inSite(options.cache));
  const direction = localeConfigs[currentLocale]?.direction === 'rtl' ? 'rtl' : 'ltr';
  const plates = platesOf(options.products, staticDirectories.map(inSite));
  let content: AllContent = {};

  async function draw(page: CardPage): Promise<Uint8Array> {
    const {title, description} = page;
    const facts = {title, description, site, direction, ...plateFor(page, plates)} as const;
    const key = `${drawer.version} ${JSON.stringify(facts)}`;
    const known = cache.read(key);
    if (known) return known;
    const {png, missing} = await drawer.draw(facts);
    if (missing.length === 0) cache.write(key, png);
    else logger.warn(`plugin social-cards: no font has ${missing.join(' ')} of "${page.title}"`);
    return png;
  }

  return {
    name: 'social-cards',

    // Pages ask whether there are any: the dev server draws none.
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV !== 'development') actions.setGlobalData({});
    },

    async allContentLoaded({allContent}) {
      content = allContent;
    },

    async postBuild({outDir}) {
      for (const page of cardPages(content, options.products, baseUrl)) {
        const file = path.join(outDir, decodePath(page.address.slice(baseUrl.length)));
        // A static file in its place is the site's own picture of the page.
        if (!existsSync(file)) writeText(file, await draw(page));
        // What drew the last one is given back between two turns of the loop alone: 6 MB for each.
        await setImmediate();
      }
    },
  };
}

/** What the plates of products say, by their ids. */
function platesOf(products: PluginOptions['products'], staticFolders: readonly string[]) {
  return new Map(
    products.map(({id, name, accent = COLORS.ink, logo}): [string | undefined, Plate] => [
      id,
      {product: name, accent, logo: markOf(logo, staticFolders)},
    ]),
  );
}

/** With the label of a past version behind the name. */
function plateFor({product, version}: CardPage, plates: ReadonlyMap<unknown, Plate>): Plate {
  const plate = plates.get(product) ?? {product: '', accent: COLORS.ink};
  return {...plate, product: `${plate.product} ${version}`.trim()};
}

type Plate = Pick<CardFacts, 'product' | 'accent' | 'logo'>;
