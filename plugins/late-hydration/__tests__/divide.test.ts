import postcss from 'postcss';
import {divideSheet, markParts} from '../core/styles/divide';
import type {SheetPart} from '../core/styles/divide';

/** Marks files and puts them together, as the bundler does. */
function bundle(files: Readonly<Record<string, string>>): string {
  const marked = Object.entries(files).map(
    ([from, css]) => postcss([markParts()]).process(css, {from}).css,
  );
  return marked.join('\n');
}

const compact = (parts: Record<SheetPart, string>) =>
  Object.fromEntries(
    Object.entries(parts).map(([part, css]) => [
      part,
      css
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};]) ?/g, '$1')
        .trim(),
    ]),
  );

it('keeps for later what CSS modules have, but for those that every page wears', () => {
  const css = bundle({
    'a.css': 'a{color:red}',
    'Header.module.css': '/* Every page. */\n.header{color:red}',
    'Demo.module.css': '.demo{color:red}@media print{.demo{color:blue}}',
    'b.css': 'b{color:red}',
  });
  expect(compact(divideSheet(css))).toEqual({
    first: 'a{color:red}/* Every page. */ .header{color:red}b{color:red}',
    rest: '.demo{color:red}@media print{.demo{color:blue}}',
  });
});

it('finds the mark of a file that was wrapped whole into a layer', () => {
  const css = `@layer theme{${bundle({'Card.module.css': '.card{color:red}'})}}\n@layer site{${bundle({'site.css': 'a{color:red}'})}}`;
  const {first, rest} = compact(divideSheet(css));
  expect(rest).toBe('@layer theme{.card{color:red}}');
  expect(first).toBe('@layer theme, site;@layer site{a{color:red}}');
});

it('states the order of layers in the first part, inner ones by their full names', () => {
  const css = bundle({
    'Demo.module.css': '@layer demos{@layer inner{.a{color:red}}}',
    'b.css': '@layer late, demos;a{color:red}',
  });
  expect(compact(divideSheet(css)).first).toMatch(/^@layer demos, demos\.inner, late;/);
});

it('leaves a sheet without marks whole', () => {
  expect(divideSheet('.a{color:red}@layer x{.b{color:red}}')).toEqual({
    first: '.a{color:red}@layer x{.b{color:red}}',
    rest: '',
  });
});
