import path from 'node:path';
import postcss from 'postcss';
import type {AcceptedPlugin, Plugin} from 'postcss';
import {isFramework} from './core/theme';

/** Docusaurus' plugin that writes style sheets for older browsers. */
const PRESET = 'postcss-preset-env';

/** As PostCSS' loader takes a plugin: by its module, with its options. */
type Entry = [plugin: unknown, options?: object];

/**
 * Has the sheets of the theme, which are written for the browsers of a site, pass the preset of
 * Docusaurus by: to load it, and to make it anew for each of fifty sheets, takes a twentieth of a
 * build of 300 pages. What the minifier writes for browsers is written as before, and the sheets of
 * a site and of libraries pass the preset.
 *
 * @param entry a plugin as PostCSS' loader takes it; options that are set later are heeded
 * @returns another one, in the place of the preset
 */
export function withoutOwnSheets(entry: unknown): unknown {
  return Array.isArray(entry) && String(entry[0]).includes(PRESET)
    ? sparing(entry as Entry)
    : entry;
}

function sparing([module, options]: Entry): Entry {
  let preset: AcceptedPlugin | undefined;
  const plugin: Plugin = {
    postcssPlugin: 'vitrine-preset-env',
    async Once(root, {result}) {
      const {file} = root.source?.input ?? {};
      if (file !== undefined && (isOwn(file) || isFramework(file))) return;
      preset ??= create(String(module), entry[1]);
      const {messages} = await postcss([preset]).process(root, {from: file});
      result.messages.push(...messages);
    },
  };
  const entry: Entry = [plugin, options];
  return entry;
}

function create(module: string, options: object | undefined): AcceptedPlugin {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- only where there is work for it
  return (require(module) as (options?: object) => AcceptedPlugin)(options);
}

const ROOT = path.resolve(__dirname, '../..');

/** Whether a sheet is the theme's, which lies in the same package as this. */
function isOwn(file: string): boolean {
  return /^(?:src|plugins)[\\/]/.test(path.relative(ROOT, file));
}
