import {formatParts, suggest} from '../../_shared/node';
import {expandSite} from '../core/expand';
import {docsInstances} from '../core/instances';
import {languageFaults} from '../core/languages';
import {siteModel} from '../core/model';
import {DEFAULT_OPTIONS} from '../options';
import {writtenProduct} from './__fixtures__/products';

const ui = writtenProduct('ui', {
  languages: {ar: ['/ui/', '/ui/start/*']},
  versions: [
    {text: 'v7', current: true},
    {text: 'v6', docs: 'v6'},
  ],
});
const products = [ui, writtenProduct('lab', {languages: {}}), writtenProduct('docs')];

const disk = {
  installed: () => '7.0.0',
  repository: () => undefined,
  snapshots: () => [],
};

function modelIn(locale: string, own = products) {
  const language = {locale, defaultLocale: 'en'};
  return siteModel({...DEFAULT_OPTIONS, products: own}, disk, suggest, language).model;
}

it('builds a product in the languages that it names, and in all where it names none', () => {
  const idsIn = (locale: string) => modelIn(locale).built.map(({id}) => id);
  expect(idsIn('en')).toEqual(['ui', 'lab', 'docs']);
  expect(idsIn('ar')).toEqual(['ui', 'docs']);
  expect(idsIn('fr')).toEqual(['docs']);
});

it('makes the pages that are named, and no past version without one', () => {
  const [whole] = modelIn('en').built;
  const [part] = modelIn('ar').built;
  const language = {locale: 'ar', defaultLocale: 'en'};
  expect(part && docsInstances(part, language)).toMatchObject([
    {kept: ['/ui/', '/ui/start/*'], onlyIncludeVersions: ['current']},
  ]);
  const all = {...ui, languages: {ar: ['/ui/*']}};
  const [entire] = modelIn('ar', [all]).built;
  expect(entire && docsInstances(entire, language)).toMatchObject([
    {onlyIncludeVersions: ['current', 'v6']},
  ]);
  expect(whole && docsInstances(whole, {locale: 'en', defaultLocale: 'en'})[0]).not.toHaveProperty(
    'kept',
  );
});

it('reads the API of what is built, and has its pages where they are', () => {
  const apiIn = (locale: string, own = products) => {
    const {facts, language} = modelIn(locale, own);
    const [, options] = expandSite(facts, {language}).plugins.find(
      ([name]) => name === 'api-reference',
    ) ?? ['', {}];
    return options.packages;
  };
  const first = {product: 'ui', package: '@acme/ui'};
  const own = (pages: string[]) => [{...ui, packages: ['@acme/ui'], languages: {ar: pages}}];
  expect(apiIn('ar', own(['/ui/']))).toEqual([{...first, published: false}]);
  expect(apiIn('ar', own(['/ui/', '/ui/api/*']))).toEqual([first]);
  expect(apiIn('en', own(['/ui/']))).toEqual([first]);
  expect(apiIn('fr', own(['/ui/']))).toEqual([]);
});

it('names languages that the site does not have, and pages of another product', () => {
  const [full] = modelIn('en').built;
  const faulty = full && {...full, languages: {arr: ['/ui/'], ar: ['/lab/a/']}};
  expect(formatParts(languageFaults(faulty ? [faulty] : [], ['en', 'ar'], suggest)))
    .toMatchInlineSnapshot(`
    "plugin site, option products[0].languages.arr: is no locale of the site
      Fix: did you mean "ar"?
    plugin site, option products[0].languages.ar[0]: "/lab/a/" is no page of the product
      Fix: name pages below "/ui/""
  `);
});
