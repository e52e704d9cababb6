import {demoChunks} from '../core/chunks';

const BUTTON = '/site/node_modules/@mui/material/Button/Button.js';
const REACT = '/site/node_modules/react/index.js';
const THEME = '/site/src/theme/Layout/index.tsx';

test('keeps the libraries of demos out of what every page loads', () => {
  const {common, demoLibraries} = demoChunks(['@mui', '@emotion/react']);
  expect([BUTTON, REACT, THEME].map((file) => common?.test.test(file))).toEqual([
    false,
    true,
    true,
  ]);
  expect([BUTTON, REACT, THEME].map((file) => demoLibraries?.test.test(file))).toEqual([
    true,
    false,
    false,
  ]);
});

test('knows a library on Windows too, and none by the beginning of its name', () => {
  const {demoLibraries} = demoChunks(['@mui', 'vue.js']);
  expect(demoLibraries?.test.test('C:\\site\\node_modules\\@mui\\joy\\Input.js')).toBe(true);
  expect(demoLibraries?.test.test('/site/node_modules/@mui-extra/a.js')).toBe(false);
});

test('shares what shows demos between the pages that have one, in a repository and installed', () => {
  const {common, demoParts} = demoChunks([]);
  expect(common).toBeUndefined();
  const files = [
    '/vitrine/plugins/demos/theme/Demo/index.tsx',
    'C:\\site\\node_modules\\vitrine\\lib\\plugins\\playground\\theme\\Playground\\index.js',
    THEME,
    BUTTON,
  ];
  expect(files.map((file) => demoParts?.test.test(file))).toEqual([true, true, false, false]);
});
