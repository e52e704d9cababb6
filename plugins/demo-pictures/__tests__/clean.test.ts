import {cleanNode} from '../core/clean';
import type {XmlElement, XmlNode} from '../core/types';

const noImage = () => undefined;

function element(
  name: string,
  attributes: XmlElement['attributes'] = {},
  ...children: XmlNode[]
): XmlElement {
  return {type: 'element', name, attributes, children};
}

function attributesOf(name: string, attributes: XmlElement['attributes']): unknown {
  return (cleanNode(element(name, attributes), noImage) as XmlElement).attributes;
}

it.each(['script', 'iframe', 'object', 'embed', 'link', 'noscript', 'template', 'video', 'a:b'])(
  'drops %s',
  (name) => {
    const tree = element('div', {}, element(name, {src: 'https://example.com/x'}), element('p'));
    expect(cleanNode(tree, noImage)).toEqual(element('div', {}, element('p')));
  },
);

it('drops comments', () => {
  expect(cleanNode(element('p', {}, {type: 'comment'}), noImage)).toEqual(element('p'));
});

it('drops what runs', () => {
  expect(attributesOf('button', {onclick: 'x()', onLoad: 'x()', type: 'button'})).toEqual({
    type: 'button',
  });
});

it('drops addresses, but not those of parts of the picture', () => {
  expect(attributesOf('a', {href: 'https://example.com', ping: '/x'})).toEqual({});
  expect(attributesOf('a', {href: 'javascript:x()'})).toEqual({});
  expect(attributesOf('use', {href: '#icon', 'xlink:href': '#icon'})).toEqual({href: '#icon'});
});

it('keeps ids, aria and data attributes, and empty values', () => {
  const kept = {id: '_r_1_', 'aria-labelledby': '_r_1_', 'data-a': '1', checked: '', class: 'a'};
  expect(attributesOf('input', kept)).toEqual(kept);
});

it('drops names that XML does not take', () => {
  expect(attributesOf('p', {'@click': 'x', ':a': 'x', '1a': 'x', 'a b': 'x', a: null})).toEqual({});
});

it('drops characters that XML cannot hold', () => {
  const text = {type: 'text' as const, value: 'a\u0000b\u000b\ud800c\t🦄'};
  expect(cleanNode(text, noImage)).toEqual({type: 'text', value: 'abc\t🦄'});
});

it('keeps styles, without marks of their maker and without what they fetch', () => {
  const css = '@import "a.css";.a{background:url(https://example.com/a.png);mask:url(#m)}';
  const style = element('style', {'data-emotion': 'css a'}, {type: 'text', value: css});
  expect(cleanNode(style, noImage)).toEqual(
    element('style', {}, {type: 'text', value: '.a{background:none;mask:url(#m)}'}),
  );
  expect(attributesOf('p', {style: 'background:url("/a.png")'})).toEqual({
    style: 'background:none',
  });
});

describe('an image', () => {
  const image = element('img', {src: '/img/a.png', srcset: '/img/b.png 2x', alt: 'A', width: '9'});

  it('is taken in', () => {
    const readImage = (src: string) => (src === '/img/a.png' ? 'data:image/png;base64,AA' : '');
    expect(cleanNode(image, readImage)).toEqual(
      element('img', {src: 'data:image/png;base64,AA', alt: 'A', width: '9'}),
    );
  });

  it('is dropped where it cannot be', () => {
    expect(cleanNode(image, noImage)).toBeUndefined();
    expect(cleanNode(element('img'), noImage)).toBeUndefined();
  });

  it('stays where it holds its data', () => {
    const whole = element('img', {src: 'data:image/svg+xml,%3Csvg/%3E'});
    expect(cleanNode(whole, noImage)).toEqual(whole);
  });
});

it('changes nothing of what it is given', () => {
  const tree = element('div', {onclick: 'x'}, element('script'));
  const before = structuredClone(tree);
  cleanNode(tree, noImage);
  expect(tree).toEqual(before);
});
