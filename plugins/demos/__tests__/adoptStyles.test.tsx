import {adoptStyles} from '../theme/Demo/adoptStyles';
import {createStyleCache} from '../theme/Demo/DemoRoot';

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
  const cache = createStyleCache();
  serve('css a b', 'css c');
  adoptStyles(cache);
  expect(styles()).toEqual([
    ['head', 'css a b'],
    ['head', 'css c'],
  ]);
  expect(Object.keys(cache.inserted)).toEqual(['a', 'b', 'c']);
});

it('keeps nothing twice', () => {
  const cache = createStyleCache();
  serve('css a', 'css b');
  adoptStyles(cache);
  serve('css a', 'css c');
  adoptStyles(cache);
  expect(styles().map(([, name]) => name)).toEqual(['css a', 'css b', 'css c']);
});

it('keeps what is global, and what belongs to another cache, for those who look for it', () => {
  serve('css-global x', 'rtl a');
  adoptStyles(createStyleCache());
  expect(styles()).toEqual([
    ['head', 'css-global x'],
    ['head', 'rtl a'],
  ]);
});
