import {isMirrored, keptModules, withoutScripts} from '../core';

describe('keptModules', () => {
  const resolve = (module: string) => `/theme/${module.slice(2)}`;

  it('leaves out Prism and the progress bar, and makes the others absolute', () => {
    const modules = ['/infima.css', './prism-include-languages', './nprogress', './x', '/site.css'];
    expect(keptModules(modules, resolve)).toEqual(['/infima.css', '/theme/x', '/site.css']);
  });
});

describe('isMirrored', () => {
  it.each([
    ['/site/node_modules/infima/dist/css/default/default.css', true],
    ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/styles.module.css', true],
    ['C:\\site\\node_modules\\@docusaurus\\theme-classic\\lib\\nprogress.css', true],
    ['/site/node_modules/@mui/material/x.css', false],
    ['/site/src/css/base.css', false],
    [undefined, false],
  ])('%s: %s', (file, expected) => {
    expect(isMirrored(file)).toBe(expected);
  });
});

describe('withoutScripts', () => {
  it('keeps the sprite and other markup', () => {
    const sprite = {tagName: 'svg', innerHTML: '<defs/>'};
    const script = {tagName: 'script', innerHTML: 'document.documentElement.dataset.theme = 1'};
    expect(withoutScripts(['<p>', sprite, script])).toEqual(['<p>', sprite]);
  });
});
