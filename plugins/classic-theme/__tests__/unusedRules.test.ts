import {withoutUnused, wordsOf} from '../core/unusedRules';

const framework = (rules: string) => `@layer docusaurus.infima {${rules}}`;
const left = (rules: string, script = '', others: string[] = []) =>
  withoutUnused(framework(rules), new Set(wordsOf(script)), others).slice(
    framework('').length - 1,
    -1,
  );

it.each([
  ['a class that a script names', '.menu{color:red}', 'a("menu link")', '.menu{color:red}'],
  ['a class that nobody names', '.menu{color:red}', 'a("menus")', ''],
  ['one of several selectors', '.menu,.card{color:red}', '"card"', '.card{color:red}'],
  ['both classes of a selector', '.menu .card{color:red}', '"card"', ''],
  [
    'a class that is put together',
    '.alert--info{color:red}',
    '`alert--${x}`',
    '.alert--info{color:red}',
  ],
  ['an element', 'table td{color:red}', '', 'table td{color:red}'],
  ['a class that must not be there', 'a:not(.menu){color:red}', '', 'a:not(.menu){color:red}'],
  ['a mirrored rule', "[dir='rtl'] .menu{left:0}", '', ''],
  ['a query around nothing', '@media print{.menu{color:red}}', '', ''],
  ['steps of an animation', '@keyframes a{50%{color:red}}', '', '@keyframes a{50%{color:red}}'],
])('%s', (_what, rules, script, expected) => {
  expect(left(rules, script)).toBe(expected);
});

it('drops custom properties that nobody reads, also those that only such a one reads', () => {
  const rules = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px;--e:4px}p{margin:var(--c)}';
  expect(left(rules, 'style="--d"', ['i{top:var(--e)}'])).toBe(
    ':root{--c:2px;--d:3px;--e:4px}p{margin:var(--c)}',
  );
});

it('leaves what is not of the framework as it is', () => {
  const css = '@layer other{.menu{--a:1px}}.menu{color:red}';
  expect(withoutUnused(css, new Set())).toBe(css);
  expect(withoutUnused(css + framework('.menu{color:red}'), new Set())).toBe(css + framework(''));
});
