import postcss from 'postcss';
import {scopeSelector, scopeToDemos} from '../core/scope';

/** With short names for what is the same everywhere. */
const short = (text: string) =>
  text
    .replaceAll(':where([data-demo],[data-demo-overlay])', '@demo')
    .replaceAll(':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)', '@in');

describe('scopeSelector', () => {
  it.each([
    ['.button', '.button@in'],
    ['p', 'p@in'],
    ['*', '*@in'],
    ['.a > .b:hover', '.a > .b:hover@in'],
    ['.a, .b .c', '.a@in, .b .c@in'],
    ['.button::before', '.button@in::before'],
    ['*::before', '*@in::before'],
    ['[data-theme="dark"] .button', '[data-theme="dark"] .button@in'],
    ['.a:not(.b, .c)', '.a:not(.b, .c)@in'],
    [':root', '@demo'],
    ['html', '@demo'],
    ['body', '@demo'],
    [':root, :host', '@demo,@demo'],
    ['html body', 'html @demo'],
    [':where(html,\nbody)', '@demo'],
    [':is(body)::before', '@demo::before'],
    [':where(body, p)', ':where(body, p)@in'],
    ['body::before', '@demo::before'],
    ['html.dark', 'html.dark @demo'],
    [':root[data-theme="dark"]', ':root[data-theme="dark"] @demo'],
    ['body.open .panel', 'body.open .panel@in'],
    ['.a\\:b', '.a\\:b@in'],
  ])('%s → %s', (selector, scoped) => {
    expect(short(scopeSelector(selector))).toBe(scoped);
  });
});

describe('scopeToDemos', () => {
  const scope = async (css: string) =>
    short((await postcss([scopeToDemos()]).process(css, {from: undefined})).css);

  it('keeps rules to demos wherever they stand, once', async () => {
    expect(await scope('@layer kit{@media print{.a{color:red}}}')).toBe(
      '@layer kit{@media print{.a@in{color:red}}}',
    );
    expect(await scope('.a{color:red;&:hover{color:blue}}')).toBe(
      '.a@in{color:red;&:hover{color:blue}}',
    );
  });

  it('gives what is attached to the body the text of a page, not its ground', async () => {
    expect(await scope('body{margin:0;color:teal;background:white}')).toBe(
      ':where([data-demo]){margin:0;color:teal;background:white}:where([data-demo-overlay]){color:teal}',
    );
    expect(await scope('html{--ink:teal;color-scheme:light}')).toBe(
      '@demo{--ink:teal;color-scheme:light}',
    );
    expect(await scope('body{margin:0}')).toBe(':where([data-demo]){margin:0}');
  });

  it('leaves the ground to the case of a demo where the sheet has both modes', async () => {
    const css = 'body{color:teal;background-color:white}body,.panel{background:white}';
    const {css: text} = await postcss([scopeToDemos(true)]).process(css, {from: undefined});
    expect(short(text)).not.toContain('background-color');
    expect(short(text)).toContain('.panel@in{background:white}');
  });

  it('leaves alone what has no place', async () => {
    const css = '@keyframes spin{from{rotate:0}50%{rotate:1deg}}@font-face{font-family:A}';
    expect(await scope(css)).toBe(css);
  });
});
