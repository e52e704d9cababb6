import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getLocaleConfig, Globby} from '@docusaurus/utils';
import {VitrineError} from '../_shared/node';
import {compareIds, describe} from './core/compare';
import {textsOf} from './core/extract';
import {shippedMessages} from './files';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const SOURCES = '**/*.{js,jsx,ts,tsx}';
const LEFT_OUT = ['**/node_modules/**', '**/__tests__/**', '**/*.d.ts'];

/**
 * Brings the interface in the languages that Vitrine knows, and tells, in the build of another
 * language, which texts it lacks, and which it needs no more.
 */
export default function translations(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'translations',

    // A site's own `code.json` lies over them.
    getDefaultCodeTranslationMessages: () => Promise.resolve(shippedMessages(tagOf(context))),

    async loadContent() {
      if (new Intl.Locale(tagOf(context)).language === options.language) return;
      await checkLanguage(context, options);
    },
  };
}

function tagOf({i18n}: LoadContext): string {
  return getLocaleConfig(i18n).htmlLang;
}

async function checkLanguage(context: LoadContext, options: PluginOptions): Promise<void> {
  const {siteDir, localizationDir, i18n} = context;
  const {sources, strict} = options;
  const shipped = Object.keys(shippedMessages(tagOf(context)));
  const file = path.join(localizationDir, 'code.json');
  const folders = sources.map((folder) => path.resolve(siteDir, folder));
  const faults = describe(compareIds(await idsIn(folders), await translatedIds(file), shipped));
  if (faults.length === 0) return;
  const where = path.relative(siteDir, file).replaceAll(path.sep, '/');
  const fix = `docusaurus write-translations --locale ${i18n.currentLocale} adds what is missing; translate it, and delete what is not used`;
  if (strict) throw new VitrineError(faults.map((what) => ({where, what, fix})));
  logger.warn([...faults.map((what) => `${where}: ${what}`), `  Fix: ${fix}`].join('\n'));
}

async function idsIn(folders: readonly string[]): Promise<Set<string>> {
  const found = folders.map((cwd) => Globby(SOURCES, {cwd, ignore: LEFT_OUT, absolute: true}));
  const files = (await Promise.all(found)).flat();
  const ids = files.map(async (file) => [...textsOf(file, await readFile(file, 'utf8')).keys()]);
  return new Set((await Promise.all(ids)).flat());
}

/** A language that has no file yet has no text. Docusaurus has checked the shape of one that is. */
async function translatedIds(file: string): Promise<string[]> {
  if (!existsSync(file)) return [];
  return Object.keys(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>);
}
