import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options, PluginOptions} from '../options';
import {GUIDE} from './__fixtures__/placement';

function validate(options: unknown): PluginOptions & {id: string} {
  const context = {options, validate: () => undefined};
  return validateOptions(context as unknown as OptionValidationContext<Options, PluginOptions>);
}

const SCRIPT = {type: 'script', src: '//ads.test/a.js', id: '_ads_js', selector: '#ads'};

it('fills in the defaults: no ads, one display of ten reported', () => {
  expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
  expect(validate({})).toMatchObject({house: [], network: null, displayRatio: 0.1});
});

it.each([
  ['a script', {...SCRIPT, attributes: {'data-zone': '1'}}],
  ['a script without more attributes', SCRIPT],
  ['an address', {type: 'json', url: 'http://127.0.0.1:80/ads.json'}],
  ['none', null],
])('keeps what is given, with %s for a network', (_case, network) => {
  const remote = {...GUIDE, name: 'Shop', link: 'https://a.test/?b', img: 'https://a.test/b.png'};
  const options = {house: [GUIDE, remote], network, frequency: 0, displayRatio: 1, timeout: 1};
  expect(validate({...options, id: 'second'})).toEqual({...options, id: 'second'});
});

it('refuses house ads that lead nowhere or say too much', () => {
  const house = [
    {...GUIDE, link: 'guide/'},
    {...GUIDE, name: 'B', link: 'javascript:alert(1)'},
    {...GUIDE, name: 'C', description: 'x'.repeat(141)},
  ];
  expect(() => validate({house})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option house[0].link: got "guide/"
      Fix: it must be a path of the site or an http(s) address
    plugin ads, option house[1].link: got "javascript:alert(1)"
      Fix: it must be a path of the site or an http(s) address
    plugin ads, option house[2].description: got "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
      Fix: it must have at most 140 characters"
  `);
});

it('refuses pictures from http, an ad without its fields, and two of one name', () => {
  const house = [{...GUIDE, img: 'http://a.test/b.png'}, {...GUIDE, text: ''}, {...GUIDE}];
  expect(() => validate({house})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option house[0].img: got "http://a.test/b.png"
      Fix: it must be a path below static or an https address
    plugin ads, option house[1].text: is not an option
      Fix: known are name, link, img, description
    plugin ads, option house[1]: got {"name":"Guide","link":"/guide/","img":"/img/guide.svg","description":"How a …
      Fix: it must have a name that no other ad has"
  `);
  expect(() => validate({house: [{name: 'A', link: '/'}]})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option house[0].img: got nothing
      Fix: it is required
    plugin ads, option house[0].description: got nothing
      Fix: it is required"
  `);
});

it('refuses a network of no known type, or with the fields of the other', () => {
  expect(() => validate({network: {type: 'html'}})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option network.type: got "html"
      Fix: it must be one of [script, json]"
  `);
  const network = {...SCRIPT, type: 'json', url: 'ftp://a.test'};
  expect(() => validate({network})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option network.src: got "//ads.test/a.js"
      Fix: it belongs to the other type of network: take it out
    plugin ads, option network.id: got "_ads_js"
      Fix: it belongs to the other type of network: take it out
    plugin ads, option network.selector: got "#ads"
      Fix: it belongs to the other type of network: take it out
    plugin ads, option network.url: got "ftp://a.test"
      Fix: it must be an address that begins with https://"
  `);
  expect(() => validate({network: {type: 'script'}})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option network.src: got nothing
      Fix: it is required
    plugin ads, option network.id: got nothing
      Fix: it is required
    plugin ads, option network.selector: got nothing
      Fix: it is required"
  `);
});

it('refuses numbers out of range, and names what may have been meant', () => {
  const options = {frequency: 2, displayRatio: -1, timeout: 0.5};
  expect(() => validate(options)).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option frequency: got 2
      Fix: it must be less than or equal to 1
    plugin ads, option displayRatio: got -1
      Fix: it must be greater than or equal to 0
    plugin ads, option timeout: got 0.5
      Fix: it must be an integer
    plugin ads, option timeout: got 0.5
      Fix: it must be greater than or equal to 1"
  `);
  expect(() => validate({frequencey: 1})).toThrowErrorMatchingInlineSnapshot(`
    "plugin ads, option frequencey: is not an option
      Fix: did you mean "frequency"?"
  `);
});
