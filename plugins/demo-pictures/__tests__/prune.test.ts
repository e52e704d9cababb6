import {prune} from '../core/prune';
import type {XmlElement, XmlNode} from '../core/types';

function element(
  name: string,
  attributes: XmlElement['attributes'],
  ...children: XmlNode[]
): XmlElement {
  return {type: 'element', name, attributes, children};
}

function style(value: string): XmlElement {
  return element('style', {}, {type: 'text', value});
}

/** What is left of a sheet in a picture that also holds these. */
function left(css: string, ...others: XmlElement[]): unknown {
  const [sheet] = prune(element('svg', {}, style(css), ...others)).children;
  return sheet?.type === 'element' ? sheet.children : undefined;
}

it('drops what nothing asks for, and rules that are empty then', () => {
  expect(
    left(':root{--a:1;--b:2;color-scheme:dark}[data-theme]{--a:3}', style('p{top:var( --b,0)}')),
  ).toEqual([{type: 'text', value: ':root{--b:2;color-scheme:dark}'}]);
});

it('keeps what is asked for by what is asked for, in a circle too', () => {
  expect(
    left(':root{--a:var(--b);--b:var(--c, var(--a));--c:1;--d:var(--a)}p{top:var(--a)}'),
  ).toEqual([
    {type: 'text', value: ':root{--a:var(--b);--b:var(--c, var(--a));--c:1}p{top:var(--a)}'},
  ]);
});

it('sees what attributes ask for', () => {
  const icon = element('path', {fill: 'var(--ink)'});
  expect(left(':root{--ink:red}', element('svg', {}, icon))).toEqual([
    {type: 'text', value: ':root{--ink:red}'},
  ]);
});

it('keeps a sheet that cannot be read, and what it asks for', () => {
  const broken = 'p{top:var(--a)';
  const picture = prune(element('svg', {}, style(':root{--a:1;--b:2}'), style(broken)));
  expect(picture.children).toEqual([style(':root{--a:1}'), style(broken)]);
});

it('changes nothing of what it is given', () => {
  const picture = element('svg', {}, style(':root{--a:1}'));
  const before = structuredClone(picture);
  prune(picture);
  expect(picture).toEqual(before);
});
