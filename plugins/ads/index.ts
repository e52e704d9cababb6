import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {VitrineError} from '../_shared/node';
import type {ErrorParts} from '../_shared/node';
import {isInSite, withBaseUrl} from './core/address';
import type {Ad, Placement} from './core/types';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/**
 * Gives the theme its `AdSlot`, and the browser's half what to put into it.
 *
 * @throws VitrineError, when content is loaded, where pictures of house ads are missing
 */
export default function ads(
  {siteDir, siteConfig, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  const {house, network, frequency, displayRatio, timeout} = options;
  const {baseUrl, staticDirectories} = siteConfig;
  return {
    name: 'ads',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    // Without an ad nothing looks for room.
    getClientModules: () => (house.length > 0 || network !== null ? ['./client'] : []),
    async contentLoaded({actions}) {
      const folders = staticDirectories.map((folder) => path.resolve(siteDir, folder));
      const faults = house.flatMap((ad, index) => pictureFaults(ad, index, folders));
      if (faults.length > 0) throw new VitrineError(faults);
      // Ads are in the first language, and its pages are all there.
      const first = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
      const placed = house.map((ad) => placeAd(ad, {baseUrl, first}));
      const placement: Placement = {house: placed, network, frequency, displayRatio, timeout};
      await actions.createData('options.json', placement);
    },
  };
}

function placeAd(ad: Ad, {baseUrl, first}: {baseUrl: string; first: string}): Ad {
  return {...ad, link: withBaseUrl(ad.link, first), img: withBaseUrl(ad.img, baseUrl)};
}

function pictureFaults({img}: Ad, index: number, folders: readonly string[]): ErrorParts[] {
  if (!isInSite(img) || folders.some((folder) => existsSync(path.join(folder, img)))) return [];
  return [
    {
      where: `plugin ads, option house[${index}].img`,
      what: `there is no "${img}" in the static folders`,
      fix: 'put the picture there, or write its path as it stands below that folder',
    },
  ];
}
