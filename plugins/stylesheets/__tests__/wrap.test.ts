import {wrapSheet} from '../core/wrap';

const wrap = (css: string) => wrapSheet(css, {layer: 'kit', href: 'https://cdn.test/css/kit.css'});

/** What stands before the layer's block. */
const before = (css: string) => wrap(css).split('\n@layer kit {')[0];

it('puts the text into a layer', () => {
  expect(wrap('a{color:red}')).toBe('@layer kit {\na{color:red}\n}');
});

it('drops the charset, and makes addresses whole', () => {
  expect(wrap('@charset "utf-8"; @font-face{src:url(../f/a.woff2)}')).toBe(
    '@layer kit {\n @font-face{src:url("https://cdn.test/f/a.woff2")}\n}',
  );
});

it.each([
  ['@import "a.css";', '@import url("https://cdn.test/css/a.css") layer(kit);'],
  [
    "@IMPORT 'https://x.test/a.css' print;",
    '@import url("https://x.test/a.css") layer(kit) print;',
  ],
  ['@import url(a.css);', '@import url("https://cdn.test/css/a.css") layer(kit);'],
  [
    '@import url(https://x.test/css2?family=Inter:wght@400;700&display=swap);',
    '@import url(https://x.test/css2?family=Inter:wght@400;700&display=swap) layer(kit);',
  ],
  [
    '@import "a.css" layer(base) supports(display: grid) screen and (width > 1px);',
    '@import url("https://cdn.test/css/a.css") layer(kit.base) supports(display: grid) screen and (width > 1px);',
  ],
  ['@import "a.css" layer;', '@import url("https://cdn.test/css/a.css") layer(kit.import-0);'],
  ['@import "a.css" layered;', '@import url("https://cdn.test/css/a.css") layer(kit) layered;'],
  ['@import/* ; */"a.css";', '@import url("https://cdn.test/css/a.css") layer(kit);'],
])('puts %s before the block', (statement, expected) => {
  expect(wrap(`${statement} `)).toBe(`${expected}\n@layer kit {\n \n}`);
});

it('keeps the order of several statements, with comments between them', () => {
  const css =
    '@charset "utf-8";/* 1 */@layer reset, base/* ; */;\n@import "a.css";<!-- @import "b.css" layer; b{}';
  expect(wrap(css)).toBe(
    [
      '@layer kit.reset, kit.base;',
      '@import url("https://cdn.test/css/a.css") layer(kit);',
      '@import url("https://cdn.test/css/b.css") layer(kit.import-3);',
      '@layer kit {',
      ' b{}',
      '}',
    ].join('\n'),
  );
});

it('leaves blocks, late imports and imports in comments where they are', () => {
  const css = '/* @import "a.css"; */@layer base{a{}} @import "b.css";';
  expect(wrap(css)).toBe(`@layer kit {\n${css}\n}`);
});

it('drops an import of nothing', () => {
  expect(before('@import ;@import "a.css";')).toBe(
    '@import url("https://cdn.test/css/a.css") layer(kit);',
  );
});

it('does not take a longer name for a statement', () => {
  expect(wrap('@importer "a.css";')).toBe('@layer kit {\n@importer "a.css";\n}');
});

it('comes to an end with whatever it is given', () => {
  const hostile = [
    `@import ${'/**/'.repeat(10_000)}{`,
    `@import ${'url(a)'.repeat(10_000)}{`,
    `@layer ${'"a"'.repeat(10_000)}{`,
    `@import url(${' '.repeat(10_000)}{`,
    `@import "a" ${' '.repeat(10_000)}{`,
    '@import "a";'.repeat(10_000),
    '/**/ '.repeat(10_000),
  ];
  // One way of matching too many, and this would take longer than any test may.
  for (const css of hostile) expect(wrap(css)).toContain('@layer');
});
