import postcss from 'postcss';
import {isForeign, withoutForeign} from '../core/foreign';

function leaveOut(sheet: string) {
  const hosts = new Set<string>();
  const {css} = postcss([withoutForeign(hosts)]).process(sheet, {from: undefined});
  return {css: css.trim(), hosts: [...hosts]};
}

it.each([
  ['a face', '@font-face{font-family:A;src:url(https://fonts.test/a.woff2) format("woff2")}'],
  ['a sheet by its address', '@import url("//fonts.test/a.css") screen;'],
  ['a sheet by a text', "@import 'https://fonts.test/a.css';"],
])('%s of another host is left out', (_what, sheet) => {
  expect(isForeign(sheet)).toBe(true);
  expect(leaveOut(sheet)).toEqual({css: '', hosts: ['fonts.test']});
});

it('what a rule says beside it stays, and so does what is brought along', () => {
  const face = '@font-face{font-family:A;src:url(data:font/woff2;base64,AA==)}';
  const sheet = `${face}.a{color:red;background:url('http://pictures.test/a.png')}`;
  expect(leaveOut(sheet)).toEqual({css: `${face}.a{color:red}`, hosts: ['pictures.test']});
});

it('a face keeps the sources that it brings', () => {
  const own = 'local("A"), url(data:font/woff2;base64,AA==) format("woff2")';
  const {css} = leaveOut(`@font-face{src:${own}, url(https://fonts.test/a.ttf)}`);
  expect(css).toBe(`@font-face{src:${own}}`);
});

it.each([
  '.a{background:url(data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E)}',
  '.a{background:url(/img/a.png)}',
  '.a::after{content:"//a"}',
])('%s stays as it is', (sheet) => {
  expect(isForeign(sheet)).toBe(false);
  expect(leaveOut(sheet)).toEqual({css: sheet, hosts: []});
});
