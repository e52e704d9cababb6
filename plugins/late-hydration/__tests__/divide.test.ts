import {createWear, dress} from '../core/styles/dress';
import {divideSheet} from '../core/styles/divide';

/** What a page wears of a sheet. */
function wornOf(css: string, classes: string): string | undefined {
  const page = `<html><head><link data-late-sheet></head><body><p class="${classes}"></body></html>`;
  return /<style data-worn>(.*)<\/style>/.exec(
    dress(page, createWear(divideSheet(css).rules)),
  )?.[1];
}

it('keeps the rules of classes for later, and leaves out what every page has', () => {
  const css = 'a{color:red}.a{color:red}@media print{.b{color:blue}p{color:red}}@font-face{}';
  expect(divideSheet(css).late).toBe('.a{color:red}@media print{.b{color:blue}}');
});

it('states the order of layers first, inner ones by their full names', () => {
  const css = '@layer demos{@layer inner{.a{color:red}}}@layer late,demos;a{color:red}';
  expect(wornOf(css, '')).toBe('@layer demos,demos.inner,late;@layer late,demos;a{color:red}');
});

it('leaves a sheet of classes whole', () => {
  const css = '.a{color:red}@layer x{.b{color:red}}';
  expect(divideSheet(css).late).toBe(css);
  expect(wornOf('.a{color:red}', 'a')).toBe('.a{color:red}');
});
