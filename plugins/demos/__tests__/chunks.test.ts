import {demoChunks} from '../core/chunks';

const BUTTON = '/site/node_modules/@mui/material/Button/Button.js';
const REACT = '/site/node_modules/react/index.js';
const THEME = '/site/node_modules/vitrine/lib/src/theme/Layout/index.js';
const SOURCE = '/packages/kit/src/Button.tsx';
const ROUTER = 'C:\\site\\node_modules\\@docusaurus\\core\\lib\\client\\exports\\Link.js';

const groups = demoChunks(['/site/node_modules/vitrine/lib/src/', 'C:\\own\\vitrine\\src\\']);

test('shares what demos import, of a package or not, and leaves what pages are made of', () => {
  const ofDemos = [BUTTON, SOURCE, 'C:\\site\\node_modules\\@mui\\joy\\Input.js'];
  const ofPages = [REACT, THEME, ROUTER, 'C:\\own\\vitrine\\src\\theme\\Root.js'];
  const isShared = (file: string) => groups.demoImports.test.test(file);
  expect(ofDemos.map(isShared)).toEqual([true, true, true]);
  expect(ofPages.map(isShared)).toEqual([false, false, false, false]);
});

test('knows a package by its whole name', () => {
  expect(groups.demoImports.test.test('/site/node_modules/react-is/index.js')).toBe(true);
});

test('shares what shows demos between the pages that have one, in a repository and installed', () => {
  const files = [
    '/vitrine/plugins/demos/theme/Demo/index.tsx',
    'C:\\site\\node_modules\\vitrine\\lib\\plugins\\playground\\theme\\Playground\\index.js',
    THEME,
    BUTTON,
  ];
  expect(files.map((file) => groups.demoParts.test.test(file))).toEqual([true, true, false, false]);
});
