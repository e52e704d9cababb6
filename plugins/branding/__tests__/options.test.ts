import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options} from '../options';

const validate = (options: unknown) =>
  validateOptions({
    options: options as Options,
    validate: () => {
      throw new Error('not used');
    },
  });

describe('validateOptions', () => {
  it('fills in the defaults, and the id of Docusaurus', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
    expect(validate({id: 'second'}).id).toBe('second');
  });

  it('keeps what is given', () => {
    const options = {
      accents: {'joy-ui': '#c2185b', core: {500: '#4f46c8'}, system: {main: 'hsl(173, 90%, 24%)'}},
    };
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  it('tells wrong colours by their path, all at once', () => {
    const accents = {
      'joy-ui': 'rose',
      core: {light: '#fff'},
      system: 'color(lab 29 39 20)',
    };
    expect(() => validate({accents})).toThrowErrorMatchingInlineSnapshot(`
      "plugin branding, option accents.joy-ui: got "rose"
        Fix: accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)"
      plugin branding, option accents.core: The color object needs to have a main property or a 500 property, got {"light":"#fff"}
        Fix: write {main: "#1769c5"}, or the colour alone
      plugin branding, option accents.system: got "color(lab 29 39 20)", and the colour space "lab" is not supported
        Fix: use one of srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020"
    `);
  });

  it('tells back what is no string', () => {
    const accents = {'joy-ui': 5, core: {main: {main: '#fff'}}};
    expect(() => validate({accents})).toThrowErrorMatchingInlineSnapshot(`
      "plugin branding, option accents.joy-ui: got 5
        Fix: accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)"
      plugin branding, option accents.core: main and shades must be strings, got {"main":"#fff"}
        Fix: accepted are #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() and color(), such as "#1769c5" or "hsl(212, 79%, 43%)""
    `);
  });

  it('refuses an unknown option with the nearest name', () => {
    expect(() => validate({accent: {}})).toThrowErrorMatchingInlineSnapshot(`
      "plugin branding, option accent: is not an option
        Fix: did you mean "accents"?"
    `);
  });

  it('refuses a product id that no attribute selector could hold', () => {
    expect(() => validate({accents: {"x'] *": '#fff'}})).toThrowErrorMatchingInlineSnapshot(`
      "plugin branding, option accents.x'] *: is no id of a product
        Fix: write lower case letters, digits and hyphens"
    `);
  });
});
