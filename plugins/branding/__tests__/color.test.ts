import {createTheme} from '@mui/material/styles';
import {quote} from '../../_shared/node';
import {checkColor, colorVariants, toOpaque} from '../core/color';
import type {ColorInput} from '../core/color';

const told = (given: unknown) => {
  const fault = checkColor(given, quote);
  return fault && `${fault.what}\n${fault.fix}`;
};

const ACCEPTED = [
  '#1ac',
  '#1ACF',
  '#1769c5',
  '#1769c580',
  'rgb(23, 105, 197)',
  'rgb(23,105,197)',
  'rgba(23, 105, 197, 0.5)',
  'rgba(23, 105, 197, 50%)',
  'hsl(212, 79%, 43%)',
  'hsl(212deg, 79%, 43%)',
  'hsla(212, 79.1%, 43%, .5)',
  'color(srgb 0.1 0.4 0.8)',
  'color(display-p3 0.1 0.4 0.8 / 0.5)',
  'color(a98-rgb 0.1 0.4 0.8)',
  'color(prophoto-rgb 0.1 0.4 0.8)',
  'color(rec-2020 0.1 0.4 0.8)',
];

const REFUSED = [
  '',
  'teal',
  ' #1769c5',
  '#12345',
  '#1769c5800',
  '#12345g',
  'rgb(23 105 197)',
  'rgb(10%, 20%, 30%)',
  'rgb(23, 105)',
  'rgb(a, b, c)',
  'hsl(212, 79, 43)',
  'hwb(212 10% 10%)',
  'color(srgb 0.1 0.4)',
  'color(srgb 10% 40% 80%)',
  'rgb(23, 105, 197',
  'var(--v-accent)',
];

describe('checkColor', () => {
  it.each(ACCEPTED)('accepts %s', (color) => {
    expect(told(color)).toBeUndefined();
    expect(told({main: color})).toBeUndefined();
    expect(told({500: color})).toBeUndefined();
  });

  it.each(REFUSED)('refuses %j, and names the formats', (color) => {
    expect(told(color)).toContain(`got ${quote(color)}`);
    expect(told(color)).toContain('rgba(), hsl(), hsla() and color()');
  });

  it('tells a wrong format', () => {
    expect(told('teal')).toMatchInlineSnapshot(`
      "got "teal"
      accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)""
    `);
  });

  it('tells an unknown colour space', () => {
    expect(told('color(lab 0.1 0.4 0.8)')).toMatchInlineSnapshot(`
      "got "color(lab 0.1 0.4 0.8)", and the colour space "lab" is not supported
      use one of srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020"
    `);
  });

  it('tells what is no colour at all', () => {
    expect([told(5), told(null), told(undefined), told(['#fff'])]).toMatchInlineSnapshot(`
      [
        "got 5
      accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)"",
        "got null
      accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)"",
        "got nothing
      accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)"",
        "got ["#fff"]
      accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)"",
      ]
    `);
  });

  it('tells an object without a main colour', () => {
    expect(told({light: '#fff'})).toMatchInlineSnapshot(`
      "The color object needs to have a main property or a 500 property, got {"light":"#fff"}
      write {main: "#1769c5"}, or the colour alone"
    `);
    expect(told({})).toContain('needs to have a main property or a 500 property');
  });

  it('tells a main colour that is no string', () => {
    expect(told({main: 5})).toMatchInlineSnapshot(`
      "main and shades must be strings, got 5
      accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)""
    `);
    expect(told({500: {main: '#fff'}})).toContain('got {"main":"#fff"}');
    expect(told({main: null})).toContain('main property');
  });

  it('looks at the shades too', () => {
    expect(told({main: '#1769c5', light: 'sky'})).toContain('got "sky"');
    expect(told({500: '#1769c5', 700: 7})).toContain('got 7');
  });
});

describe('colorVariants', () => {
  it('derives both variants by the tonal offset', () => {
    expect(colorVariants('#1769c5')).toEqual({
      main: '#1769c5',
      light: 'rgb(69, 135, 208)',
      dark: 'rgb(16, 73, 137)',
    });
  });

  it.each(['#1769c5', '#ffffff', '#000', 'hsl(212, 79%, 43%)', 'color(display-p3 0.1 0.4 0.8)'])(
    "derives of %s what the library's theme does",
    (color) => {
      const {main, light, dark} = createTheme().palette.augmentColor({
        color: {main: toOpaque(color)},
      });
      expect(colorVariants(color)).toEqual({main, light, dark});
    },
  );

  it('is the same for an object with main or 500', () => {
    const given: ColorInput[] = [{main: '#1769c5'}, {500: '#1769c5'}, 'rgb(23, 105, 197)'];
    for (const color of given) expect(colorVariants(color)).toEqual(colorVariants('#1769c5'));
  });

  it('takes shades as they are', () => {
    const shades = {300: '#64b5f6', 500: '#2196f3', 700: '#1976d2'};
    expect(colorVariants(shades)).toEqual({main: '#2196f3', light: '#64b5f6', dark: '#1976d2'});
    const named = {main: '#2196f3', light: '#abc', dark: '#123'};
    expect(colorVariants(named)).toEqual({main: '#2196f3', light: '#aabbcc', dark: '#112233'});
  });

  it('does not change what it is given', () => {
    const given = Object.freeze({500: '#2196f3'});
    colorVariants(given);
    expect(given).toEqual({500: '#2196f3'});
  });
});

describe('toOpaque', () => {
  it.each([
    ['#1ac', '#11aacc'],
    ['#1ac8', '#11aacc'],
    ['#1769c580', '#1769c5'],
    ['rgba(23, 105, 197, 0.5)', '#1769c5'],
    ['rgb(300, -5, 12.6)', '#ff000d'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsla(120deg, 100%, 25%, 0.5)', '#008000'],
    ['color(display-p3 0.1 0.30000000000000004 1 / 0.5)', 'color(display-p3 0.1 0.3 1)'],
  ])('makes %s %s', (color, expected) => {
    expect(toOpaque(color)).toBe(expected);
  });
});
