import {DEMO_MARK} from '../core/wornCss';
import {wornGroups} from '../core/wornRules';

it('says of each rule which classes it needs, and what it stands in', () => {
  const css =
    '.a{color:red}.a .b,.c>p{color:red}@media print{.a{color:blue}@supports (gap:1px){.b{gap:1px}}}';
  expect(wornGroups(css)).toEqual([
    [
      '',
      [
        [[['a']], '.a{color:red}'],
        [[['a', 'b'], ['c']], '.a .b,.c>p{color:red}'],
      ],
    ],
    ['@media print{', [[[['a']], '.a{color:blue}']]],
    ['@media print{@supports (gap:1px){', [[[['b']], '.b{gap:1px}']]],
  ]);
});

it.each([
  ['no class', '[dir=rtl] p{color:red}'],
  ['one selector without a class', '.a,p{color:red}'],
  ['classes in :is() alone', ':is(.a,.b){color:red}'],
  ['keyframes', '@keyframes turn{to{rotate:1turn}}'],
  ['a face', '@font-face{font-family:a}'],
  ['a statement', '@layer a,b;'],
])('takes what has %s for worn by all', (_what, css) => {
  expect(wornGroups(css)).toEqual([['', [[[[]], css]]]]);
});

it('asks for nothing that a rule says must not be there', () => {
  expect(wornGroups('.a:not(.b):has(.c){color:red}')[0]?.[1][0]?.[0]).toEqual([['a']]);
});

it('gives what is kept to demos to what has a demo in it', () => {
  const [[, rules] = ['', []]] = wornGroups(
    ':where([data-demo],[data-demo-overlay]){color:red}.a:where([data-demo] *){color:red}',
  );
  expect(rules.map(([needs]) => needs)).toEqual([[[DEMO_MARK]], [['a', DEMO_MARK]]]);
});
