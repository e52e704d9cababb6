import {darkRules} from '../darkRules';

const LIGHT = '.k{--ink:#000;--size:14px;}.k.btn{--shadow:0 2px rgba(0,0,0,.1);}.k.tag{--a:1;}';
const DARK = '.k{--ink:#fff;--size:14px;}.k.btn{--shadow:0 2px rgba(9,9,9,.1);}.k.tag{--a:1;}';

it('has what differs, by choice on screens, and by wish where nothing is said', () => {
  const own = (page: string) =>
    `${page} .k{--ink:#fff}${page} .k.btn{--shadow:0 2px rgba(9,9,9,.1)}`;
  expect(darkRules(LIGHT, DARK)).toBe(
    `@media screen{${own(":root[data-theme='dark']")}}` +
      `@media screen and (prefers-color-scheme:dark){${own(':root:not([data-theme])')}}`,
  );
});

it('has all of a rule that the light mode has not', () => {
  expect(darkRules('', '.k{--ink:#fff;}')).toContain("[data-theme='dark'] .k{--ink:#fff}");
});

it('is empty where nothing differs', () => {
  expect(darkRules(LIGHT, LIGHT)).toBe('');
});
