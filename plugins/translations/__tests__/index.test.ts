import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import translations, {validateOptions} from '..';
import {DEFAULT_OPTIONS} from '../options';

const siteDir = path.join(__dirname, '__fixtures__/site');
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(logger, 'warn').mockImplementation();
});

function contextOf(locale: string, htmlLang = locale): LoadContext {
  return {
    siteDir,
    localizationDir: path.join(siteDir, 'i18n', locale),
    i18n: {currentLocale: locale, defaultLocale: 'en', localeConfigs: {[locale]: {htmlLang}}},
  } as unknown as LoadContext;
}

async function load(locale: string, own: object = {}, htmlLang = locale): Promise<void> {
  const context = contextOf(locale, htmlLang);
  await translations(context, {...DEFAULT_OPTIONS, sources: ['src'], ...own}).loadContent?.();
}

const said = () => String(warn.mock.calls[0]?.[0]);

it('has a name and a validator', () => {
  expect(translations({} as LoadContext, DEFAULT_OPTIONS).name).toBe('translations');
  expect(validateOptions).toBeInstanceOf(Function);
});

it('tells in one warning what a language lacks, and what it needs no more', async () => {
  await load('ar');
  expect(warn.mock.calls).toHaveLength(1);
  expect(said()).toMatchInlineSnapshot(`
    "i18n/ar/code.json: 1 text is missing, and shown in English: own.text
    i18n/ar/code.json: 1 text is not used any more: own.old
      Fix: docusaurus write-translations --locale ar adds what is missing; translate it, and delete what is not used"
  `);
});

it('says nothing where nothing is missing, nor of the language of the texts', async () => {
  await load('ar', {sources: ['i18n']});
  await load('en');
  await load('british', {}, 'en-GB');
  await load('ar', {language: 'ar'});
  expect(warn).not.toHaveBeenCalled();
});

it('takes a language without a file for one without a text', async () => {
  await load('fr');
  expect(said()).toContain(
    'i18n/fr/code.json: 2 texts are missing, and shown in English: own.text, own.title\n',
  );
});

it('brings the interface in a language that it knows, in whatever region', async () => {
  const brought = (locale: string) =>
    translations(contextOf(locale), DEFAULT_OPTIONS).getDefaultCodeTranslationMessages?.();
  expect(await brought('ar')).toHaveProperty(['vitrine.dialog.close'], 'إغلاق');
  expect(await brought('ar-EG')).toEqual(await brought('ar'));
  expect(await brought('fr')).toEqual({});
});

it('stops the build where it is strict', async () => {
  await expect(load('ar', {strict: true})).rejects.toThrowErrorMatchingInlineSnapshot(`
    "i18n/ar/code.json: 1 text is missing, and shown in English: own.text
      Fix: docusaurus write-translations --locale ar adds what is missing; translate it, and delete what is not used
    i18n/ar/code.json: 1 text is not used any more: own.old
      Fix: docusaurus write-translations --locale ar adds what is missing; translate it, and delete what is not used"
  `);
  expect(warn).not.toHaveBeenCalled();
});
