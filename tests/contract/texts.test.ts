import {compareIds} from '../../plugins/translations/core/compare';
import {interfaceTexts} from './texts';
import {listFiles, readText} from './tree';

const texts = interfaceTexts();
/** What the package brings in Arabic, and what this site alone says. */
const brought = JSON.parse(readText('plugins/translations/messages/ar.json')) as Texts;
const own = JSON.parse(readText('i18n/ar/code.json')) as Record<string, {message: string}>;
const arabic: Texts = {
  ...brought,
  ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message])),
};

type Texts = Record<string, string>;

/** Files that are no part of the package. */
const OF_SITE = /^src\/(?:pages|site|demos)\//;

const placesOf = (message: string) => new Set(message.match(/\{\w+\}/g) ?? []);

it('have ids of one shape', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({id}) => !/^vitrine(?:\.[a-z][A-Za-z-]*){1,3}$/.test(id))).toEqual([]);
});

it('are the same wherever an id stands', () => {
  const first = new Map(texts.map(({id, message}) => [id, message]));
  expect(texts.filter(({id, message}) => first.get(id) !== message)).toEqual([]);
});

it('are all found: none is put together at run time', () => {
  const marks = listFiles()
    .filter((file) => /^(?:src|plugins)\/.*\.tsx?$/.test(file) && !file.includes('__'))
    .map((file) => ({file, text: readText(file)}))
    .filter(({text}) => /from '@docusaurus\/Translate'/.test(text));
  const lacking = marks.filter(({file, text}) => {
    const written = text.match(/(?<![\w.])translate\(|<Translate\b/g) ?? [];
    const ids = new Set(text.match(/(?:id: '|id=")vitrine\.[\w.-]+/g));
    return written.length === 0 || texts.filter((found) => found.file === file).length !== ids.size;
  });
  expect(lacking.map(({file}) => file)).toEqual([]);
});

it('are all in the second language, and nothing else is', () => {
  const ids = texts.map(({id}) => id);
  expect(compareIds(ids, Object.keys(arabic))).toEqual({missing: [], unused: []});
});

it('come with the package in the second language where it asks for them itself', () => {
  const asked = texts.filter(({file}) => !OF_SITE.test(file)).map(({id}) => id);
  expect([...new Set(asked)].filter((id) => !(id in brought))).toEqual([]);
});

it('have a form for each count of the second language, or one for all', () => {
  const counted = texts.filter(({message}) => message.includes('|'));
  const forms = counted.map(({id}) => arabic[id]?.split('|').length);
  expect(counted.length).toBeGreaterThan(2);
  expect(forms.filter((count) => count !== 6)).toEqual([]);
});

it('have places for the same values in both languages', () => {
  const differing = texts.filter(({id, message}) => {
    const own = placesOf(message);
    const other = placesOf(arabic[id] ?? '');
    return own.size !== other.size || [...own].some((place) => !other.has(place));
  });
  expect(differing).toEqual([]);
});
