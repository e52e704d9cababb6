import {compile, middleware, serialize, stringify} from 'stylis';
import {keepToDemos} from '../keepToDemos';

const kept = (css: string) =>
  serialize(compile(css), middleware([keepToDemos('css') as never, stringify]));

const ROOT = ':where([data-demo],[data-demo-overlay])';
const INSIDE = ':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)';

it.each([
  ['*{margin:0;}', `*${INSIDE}{margin:0;}`],
  ['*::before{margin:0;}', `*${INSIDE}::before{margin:0;}`],
  ['h1{font:inherit;}', `h1${INSIDE}{font:inherit;}`],
  ['html{color:red;}', `${ROOT}{color:red;}`],
  [':where(html, :host){color:red;}', `${ROOT}{color:red;}`],
  ['@layer reset{body{color:red;}}', `@layer reset{${ROOT}{color:red;}}`],
])('keeps %s to demos', (css, expected) => expect(kept(css)).toBe(expected));

it.each([
  ['.css-abc:hover{color:red;}'],
  ['.dark .css-abc{color:red;}'],
  [':root{--kit-ink:red;}'],
  ['@keyframes in{from{top:0;}50%{top:1px;}to{top:2px;}}'],
])('leaves alone %s', (css) => expect(kept(css)).toBe(css));
