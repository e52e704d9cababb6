import type {EmotionCache} from '@emotion/cache';
import {styles as emotion} from '../maker';

const createCache = () => emotion.create('ltr') as EmotionCache;

const styles = () =>
  [...document.querySelectorAll('style')].map((style) => [
    style.parentElement?.localName,
    style.dataset.emotion,
  ]);

function serve(...emotion: string[]): void {
  const tags = emotion.map((name) => `<style data-emotion="${name}">.${name}{color:red}</style>`);
  document.body.innerHTML = `<div data-demo="A"><div>${tags.join('')}<b></b></div></div>`;
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('takes the styles out of the elements, and does not insert them again', () => {
  const cache = createCache();
  serve('css a b', 'css c');
  emotion.adopt(cache);
  expect(styles()).toEqual([
    ['head', 'css a b'],
    ['head', 'css c'],
  ]);
  expect(Object.keys(cache.inserted)).toEqual(['a', 'b', 'c']);
});

it('keeps nothing twice', () => {
  const cache = createCache();
  serve('css a', 'css b');
  emotion.adopt(cache);
  serve('css a', 'css c');
  emotion.adopt(cache);
  expect(styles().map(([, name]) => name)).toEqual(['css a', 'css b', 'css c']);
});

it('keeps what is global, and what belongs to another cache, for those who look for it', () => {
  serve('css-global x', 'rtl a');
  emotion.adopt(createCache());
  expect(styles()).toEqual([
    ['head', 'css-global x'],
    ['head', 'rtl a'],
  ]);
});

it('puts the styles first, in their order', () => {
  const [one, two] = ['a', 'b'].map(
    (name) => `<style data-emotion="css ${name}">.${name}{}</style>`,
  );
  expect(emotion.collect(`${one}<label>x</label>${two}<input/>`)).toBe(
    `${one}${two}<label>x</label><input/>`,
  );
});

it("leaves a demo's own style elements where they are", () => {
  const html = '<p>x</p><style>p{}</style>';
  expect(emotion.collect(html)).toBe(html);
});
