import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {scopeBareRules} from '../core/bare';
import {ROOT} from '../core/scope';
import {DEMO_MARK} from '../core/wornCss';
import {wornGroups} from '../core/wornRules';
import {keepImported} from '../imported';

describe('scopeBareRules', () => {
  const scoped = (css: string) => {
    const root = postcss.parse(css);
    scopeBareRules(root);
    return root
      .toString()
      .replaceAll(ROOT, '@demo')
      .replaceAll(':where([data-demo] *,[data-demo-overlay],[data-demo-overlay] *)', '@in');
  };

  it.each([
    ['body{color:teal}', '@demo{color:teal}'],
    ['a:hover{color:teal}', 'a:hover@in{color:teal}'],
    [':where(.kit-a,p){color:teal}', ':where(.kit-a,p)@in{color:teal}'],
    ['*{box-sizing:border-box}', '*@in{box-sizing:border-box}'],
    ['[hidden]{display:none}', '[hidden]@in{display:none}'],
    ['@layer kit{:root{--ink:teal;color:teal}}', '@layer kit{@demo{--ink:teal;color:teal}}'],
    ['a:not(.kit-link){color:teal}', 'a:not(.kit-link)@in{color:teal}'],
  ])('keeps to demos what a page has as well: %s', (css, expected) => {
    expect(scoped(css)).toBe(expected);
  });

  it.each([
    '.kit-button{color:teal}',
    '.kit-dark a{color:teal}',
    ':where(.kit-a,.kit-b) a{color:teal}',
    '#kit p{color:teal}',
    '[data-kit] svg{fill:teal}',
    'kit-button{display:block}',
    '@keyframes turn{to{rotate:1turn}}',
    '@font-face{font-family:Kit}',
    '.kit{a{color:teal}}',
  ])('leaves what is of the library alone: %s', (css) => {
    expect(scoped(css)).toBe(css);
  });

  it('leaves custom properties on the page, for pages with demos', () => {
    const css = scoped(':root,body{--ink:teal}');
    expect(css).toBe(':root:where(:not([data-demo])),body:where(:not([data-demo])){--ink:teal}');
    expect(wornGroups(css)[0]?.[1][0]?.[0]).toEqual([[DEMO_MARK], [DEMO_MARK]]);
  });

  it('divides a rule that is for both', () => {
    expect(scoped('.kit-link,a{color:teal}')).toBe('.kit-link{color:teal}\na@in{color:teal}');
  });
});

describe('keepImported', () => {
  let site = '';

  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), 'imported-'));
    write('@acme/kit', {dependencies: {'acme-styles': '1.0.0', missing: '1.0.0'}});
    write('acme-styles', {dependencies: {'@acme/kit': '1.0.0'}});
    write('charts', {});
  });

  afterAll(() => rmSync(site, {recursive: true, force: true}));

  function write(name: string, manifest: object): void {
    const folder = path.join(site, 'node_modules', name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  }

  it.each([
    ['of a library', 'node_modules/@acme/kit/button/styles.css', true],
    ['of what it depends on', 'node_modules/acme-styles/base.css', true],
    ['as pnpm installs it', 'node_modules/.pnpm/x@1/node_modules/@acme/kit/a.css', true],
    ['beside its source', 'kit/src/button.css', true],
    ['of the site', 'src/css/custom.css', false],
    ['of another package', 'node_modules/charts/dist/charts.css', false],
  ])('knows a sheet %s', async (_, file, isKept) => {
    const libraries = {packages: ['@acme/kit'], sources: ['./kit/src/index.ts']};
    const {css} = await postcss([keepImported(site, libraries)]).process('p{color:teal}', {
      from: path.join(site, file),
    });
    expect(css.includes('data-demo')).toBe(isKept);
  });

  it.each([
    ['../index.ts', '../button.css', true],
    ['../index.ts', 'src/css/custom.css', false],
    ['./src/index.ts', 'src/css/custom.css', false],
    ['./src/kit/index.ts', 'src/kit/button.css', true],
  ])('of a library whose source is %s, knows %s', async (source, file, isKept) => {
    const plugin = keepImported(site, {packages: ['@acme/kit'], sources: [source]});
    const {css} = await postcss([plugin]).process('p{color:teal}', {from: path.join(site, file)});
    expect(css.includes('data-demo')).toBe(isKept);
  });
});
