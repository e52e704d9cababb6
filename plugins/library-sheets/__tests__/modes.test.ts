import postcss from 'postcss';
import {followModes} from '../core/modes';
import type {ModePlaces, ModeSelectors} from '../core/modes';

const PLACES: ModePlaces = {
  light: [{hosts: ['[L]']}, {hosts: ['[U]'], media: 'print', isDefault: true}],
  dark: [{hosts: ['[D]', '[E]'], media: 'screen'}],
};

async function follow(css: string, modes: ModeSelectors = {light: '.light', dark: '.dark'}) {
  const {css: text} = await postcss([followModes(modes, PLACES)]).process(css, {from: undefined});
  // With a short name for what is the same everywhere.
  return text.replaceAll(':where(:not(html,body))', '@');
}

it.each([
  ['.dark .a', ':is(.dark@,[D],[E]) .a'],
  ['.dark', ':is(.dark@,[D],[E])'],
  ['html.dark .a', ':is(html.dark@,[D],[E]) .a'],
  ['.dark::selection', ':is(.dark@,[D],[E])::selection'],
  ['.a:where(.dark *)', '.a:where(:is(.dark@,[D],[E]) *)'],
  [':is(.dark, .night) .a', ':is(:is(.dark@,[D],[E]), .night) .a'],
])('lets %s hold where the document says so', async (selector, followed) => {
  expect(await follow(`${selector}{color:red}`, {dark: '.dark'})).toBe(
    `@media screen{${followed}{color:red}}`,
  );
});

it.each([
  ['.a.dark', '.a:is(.dark,[D] *,[E] *)'],
  ['.a:where(.dark)', '.a:where(:is(.dark,[D] *,[E] *))'],
])('lets %s hold for each such element in there', async (selector, followed) => {
  const css = await follow(`${selector}{color:red}`, {dark: '.dark'});
  expect(css).toBe(`@media screen{${followed}{color:red}}`);
});

it('leaves an area that is told the other mode to that mode', async () => {
  const except = ':where(:not(.light@,.light@ *))';
  expect(await follow('.a.dark{color:red}')).toContain(
    `.a:is(.dark,[D] *${except},[E] *${except})`,
  );
});

it('knows what a rule excepts from what it is for', async () => {
  expect(await follow('.a:not(.dark *){color:red}')).toBe(
    '.a:not(:is(.dark@,[D],[E]) *){color:red}',
  );
  expect(await follow('.dark .a:not(.light *){color:red}')).toBe(
    '@media screen{:is(.dark@,[D],[E]) .a:not(:is(.light@,[L]) *){color:red}}',
  );
});

it('keeps what is for all modes where it was, and puts the rest behind it', async () => {
  expect(await follow('.a,.dark .b{color:red}')).toBe(
    '.a{color:red}@media screen{:is(.dark@,[D],[E]) .b{color:red}}',
  );
});

it('has a copy for each place, but not where the page has the rule anyway', async () => {
  expect(await follow('.light{color:red}')).toBe(
    ':is(.light@,[L]){color:red}@media print{:is(.light@,[U]){color:red}}',
  );
  expect(await follow(':root,.light{color:red}')).toBe(
    ':root{color:red}:is(.light@,[L]){color:red}',
  );
});

it('reads nested rules, and leaves the steps of animations alone', async () => {
  expect(await follow('.a{&:where(.dark, .dark *){color:red}}')).toMatch(
    /^\.a\{@media screen\{&:where\(:is\(\.dark,\[D\] \*.*\), :is\(\.dark@,\[D\],\[E\]\) \*\)\{color:red\}\}\}$/,
  );
  const steps = '@keyframes dark{from{color:red}}';
  expect(await follow(steps)).toBe(steps);
});

it('lets a provider that says a mode on the page say nothing', async () => {
  const css = await follow('.dark .a{color:red}', {dark: '.dark'});
  expect(css.replaceAll('@', ':where(:not(html,body))')).toContain(
    ':is(.dark:where(:not(html,body)),',
  );
});

it('knows an attribute with and without quotes, and no other value of it', async () => {
  const modes = {dark: "[data-mode='dark']"};
  const css = '[data-mode=dark] .a{color:red}';
  expect(await follow(css, modes)).toContain('@media screen{:is([data-mode=dark]@,[D],[E]) .a{');
  const other = '[data-mode=dim] .a,.dark .a{color:red}';
  expect(await follow(other, modes)).toBe(other);
});
