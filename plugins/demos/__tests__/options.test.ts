import {optionFaults} from '../../demo-code/core/options';
import {DEFAULT_OPTIONS, validateOptions} from '../options';
import type {Options} from '../options';

function validate(options: object) {
  return validateOptions({
    options: options as Options,
    validate: () => {
      throw new Error('not used: the errors would be of another form');
    },
  });
}

const FRAME = {path: 'docs/ui', module: './src/frame.tsx'};

describe("the plugin's options", () => {
  it('have defaults, and keep the id', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
    const given = {
      id: 'second',
      frames: [FRAME],
      aliases: [{path: 'docs/v6', packages: {ui: 'ui-v6'}}],
      sources: {ui: './ui/src/index.ts'},
      libraries: ['ui'],
      editUrl: 'https://host/edit/',
      liveScope: {Button: '@acme/ui'},
    };
    expect(validate(given)).toEqual(given);
  });

  it('refuse what is unknown', () => {
    expect(() => validate({folder: 'docs'})).toThrowErrorMatchingInlineSnapshot(`
      "plugin demos, option folder: is not an option
        Fix: known are frames, aliases, sources, libraries, editUrl, liveScope, watcher"
    `);
  });

  it('refuse aliases of nothing, and addresses that are none', () => {
    expect(() =>
      validate({
        aliases: [{path: 'docs/v6', packages: {}}],
        editUrl: 'edit',
      }),
    ).toThrowErrorMatchingInlineSnapshot(`
      "plugin demos, option aliases[0].packages: got {}
        Fix: it must have at least 1 key
      plugin demos, option editUrl: got "edit"
        Fix: it must be a valid uri"
    `);
  });

  it('take modes of style sheets alone, each as one class or attribute', () => {
    const css = ['kit.css'];
    const modes = {light: '.light', dark: "[data-mode='dark']"};
    const frames = [{path: 'docs', css, modes}];
    expect(validate({frames}).frames).toEqual(frames);
    const wrong = [
      {path: 'docs/a', css, modes: {dark: 'dark'}},
      {path: 'docs/b', module: './b.tsx', modes},
    ];
    expect(() => validate({frames: wrong})).toThrowErrorMatchingInlineSnapshot(`
      "plugin demos, option frames[0].modes.dark: got "dark"
        Fix: it must be a class or an attribute, such as .dark or [data-mode=dark]
      plugin demos, option frames[1]: got {"path":"docs/b","module":"./b.tsx","modes":{"light":".light","dark":"[data-m…
        Fix: it has modes, which is about style sheets: name them in css"
    `);
  });

  it('refuse a frame that lacks its module, has a mistyped key, or stands for a path again', () => {
    const frames = [FRAME, {path: 'docs/a', modul: './a.tsx'}, {...FRAME, module: './b.tsx'}];
    expect(() => validate({frames})).toThrowErrorMatchingInlineSnapshot(`
      "plugin demos, option frames[1].modul: is not an option
        Fix: did you mean "module" or "modes"?
      plugin demos, option frames[1]: got {"path":"docs/a","modul":"./a.tsx"}
        Fix: it must contain at least one of [module, css]
      plugin demos, option frames[2]: got {"path":"docs/ui","module":"./b.tsx"}
        Fix: it contains a duplicate value"
    `);
  });
});

describe('the options of a demo', () => {
  it.each([
    {},
    {bg: true, hideToolbar: true, defaultCodeOpen: false, disableAd: true},
    {bg: 'inline', iframe: true, isolated: true, disableLiveEdit: true, hideEditButton: true},
    {browserOnly: true},
    {bg: 'gradient', maxWidth: 500, height: '20rem'},
    {bg: 'playground', maxWidth: '50%', height: 0},
    {bg: 'outlined', maxWidth: '.5em'},
  ])('may be %j', (options) => {
    expect(optionFaults(options)).toEqual([]);
  });

  it('are refused all at once, with the nearest names', () => {
    expect(
      optionFaults({
        hideTolbar: true,
        bg: 'outline',
        iframe: 'yes',
        height: 'tall',
        maxWidth: -1,
      }),
    ).toMatchInlineSnapshot(`
      [
        {
          "fix": "did you mean "hideToolbar"?",
          "what": ""hideTolbar" is not an option",
        },
        {
          "fix": "did you mean "outlined" or "inline"?",
          "what": "the option "bg" is "outline"",
        },
        {
          "fix": "write true or false, without quotes",
          "what": "the option "iframe" is "yes"",
        },
        {
          "fix": "write a number of pixels, or a CSS length such as "20rem"",
          "what": "the option "height" is "tall"",
        },
        {
          "fix": "write a number of pixels, or a CSS length such as "20rem"",
          "what": "the option "maxWidth" is -1",
        },
      ]
    `);
  });

  it('tell the backgrounds where none is near', () => {
    expect(optionFaults({bg: false})).toMatchInlineSnapshot(`
      [
        {
          "fix": "write true or one of outlined, inline, gradient, playground",
          "what": "the option "bg" is false",
        },
      ]
    `);
  });

  it('do not take what every object has for an option', () => {
    expect(optionFaults({constructor: true})).toHaveLength(1);
  });
});
