import {compareIds} from '../../plugins/translations/core/compare';
import {interfaceTexts} from './texts';
import {listFiles, readText} from './tree';

const texts = interfaceTexts();
const ARABIC = 'tests/fixtures/a-second-language/i18n/ar/code.json';
const arabic = JSON.parse(readText(ARABIC)) as Record<string, {message: string}>;

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

it('have places for the same values in both languages', () => {
  const differing = texts.filter(({id, message}) => {
    const own = placesOf(message);
    const other = placesOf(arabic[id]?.message ?? '');
    return own.size !== other.size || [...own].some((place) => !other.has(place));
  });
  expect(differing).toEqual([]);
});
