import {isFramework, keptModules, publicConfiguration, withoutScripts} from '../core/theme';

describe('keptModules', () => {
  const resolve = (module: string) => `/theme/${module.slice(2)}`;

  it('leaves out Prism and the progress bar, and makes the others absolute', () => {
    const modules = ['/infima.css', './prism-include-languages', './nprogress', './x', '/site.css'];
    expect(keptModules(modules, resolve)).toEqual(['/infima.css', '/theme/x', '/site.css']);
  });
});

describe('isFramework', () => {
  it.each([
    ['/site/node_modules/infima/dist/css/default/default.css', true],
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/styles.module.css', true],
    ['C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\nprogress.css', true],
    ['/site/node_modules/@mui/material/x.css', false],
    ['/site/src/css/base.css', false],
    [undefined, false],
  ])('%s: %s', (file, expected) => {
    expect(isFramework(file)).toBe(expected);
  });
});

describe('withoutScripts', () => {
  it('keeps the sprite and other markup', () => {
    const sprite = {tagName: 'svg', innerHTML: '<defs/>'};
    const script = {tagName: 'script', innerHTML: 'document.documentElement.dataset.theme = 1'};
    expect(withoutScripts(['<p>', sprite, script])).toEqual(['<p>', sprite]);
  });
});

it('keeps from readers what the site was assembled from', () => {
  const siteConfig = {title: 'Kept', plugins: ['a'], presets: [['b', {tagId: 'secret'}]]};
  const text = publicConfiguration(siteConfig);
  expect(text).toContain('"title": "Kept"');
  expect(text).not.toContain('secret');
  expect(siteConfig.plugins).toEqual(['a']);
});
