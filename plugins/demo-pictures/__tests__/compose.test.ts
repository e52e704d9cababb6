import {compose, nameplate} from '../core/compose';
import type {XmlElement} from '../core/types';

const FRAME = {width: 360, height: 220, scale: 0.75};

function picture(theme: 'light' | 'dark'): XmlElement {
  return compose({demo: nameplate('Button'), sheets: ['.a{b:url(x)}']}, FRAME, theme);
}

it('tells sheets and controls the theme', () => {
  const {attributes, children} = picture('dark');
  expect(attributes).toMatchObject({'data-theme': 'dark', viewBox: '0 0 360 220'});
  expect(JSON.stringify(children[0])).toContain(':root{color-scheme:dark}');
});

it('differs between themes in nothing else', () => {
  expect(JSON.stringify(picture('dark')).replaceAll('dark', 'light')).toBe(
    JSON.stringify(picture('light')),
  );
});

it('draws a box that fills the picture at its scale', () => {
  expect(picture('light').children[1]).toMatchObject({
    name: 'foreignObject',
    attributes: {width: '480', height: '293.33', transform: 'scale(0.75)'},
    children: [{name: 'div', attributes: {xmlns: 'http://www.w3.org/1999/xhtml'}}],
  });
});

it('takes in the page’s sheets, without what they fetch', () => {
  expect(JSON.stringify(picture('light').children[0])).toContain('.a{b:none}');
});
