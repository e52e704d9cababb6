import {exportedSheets, mainSheet, modesIn, stylePackages} from '../sheets';

test.each([
  ['@acme/ui', ['tokens.css', 'style.css', 'dist/style.css'], 'style.css'],
  ['@acme/ui', ['components.css', 'styles.css'], 'styles.css'],
  [
    'buttons-kit',
    ['dist/buttons-kit-rtl.css', 'dist/buttons-kit.min.css'],
    'dist/buttons-kit.min.css',
  ],
  ['kit', ['dist/css/kit.css', 'dist/css/kit.min.css'], 'dist/css/kit.css'],
  ['kit', ['look.css'], 'look.css'],
  ['kit', ['dist/reset.css'], undefined],
  ['kit', ['button.css', 'card.css'], undefined],
  ['@acme/react', ['css/core.css', 'css/acme.bundle.css'], 'css/acme.bundle.css'],
  ['kit', ['dist/umd/output-Ab3dEf9h.css', 'dist/base.css', 'base-no-reset.css'], 'dist/base.css'],
  ['kit', ['assets/main.3f2a9c1e.css'], undefined],
  ['kit', ['dist/kit-reference.css'], 'dist/kit-reference.css'],
])('the style sheet of %s among %j is %s', (packageName, files, sheet) => {
  expect(mainSheet(packageName, files)).toBe(sheet);
});

it('takes the sheet that its users are told to import, where that has the looks of all', () => {
  const files = ['es/style/index.css', 'dist/css/acme.css', 'dist/reset.css'];
  const text = (file: string) =>
    `See https://x.example/@acme-design/kit/dist/css/acme.css.\n${file}`;
  const told = text(
    "import '@acme-design/kit/dist/reset.css';\nimport '@acme-design/kit/dist/css/acme.css';",
  );
  expect(mainSheet('@acme-design/kit', files, told)).toBe('dist/css/acme.css');
  expect(
    mainSheet('@acme-design/kit', files, text("import '@acme-design/more/dist/css/acme.css';")),
  ).toBe('es/style/index.css');
});

it('reads style sheets from exports, no patterns', () => {
  const exports = {'.': './a.js', './style.css': './dist/style.css', './*.css': './dist/*.css'};
  expect(exportedSheets(exports)).toEqual(['style.css']);
});

it.each([
  ['@acme/react', ['@acme/styles', '@acme/icons', '@other/styles', 'react'], ['@acme/styles']],
  ['kit', ['kit-css', 'kit-icons', 'styles', 'kitchen-style'], ['kit-css']],
  ['@acme/react', ['@acme/acme', '@acme/icons', '@other/other'], ['@acme/acme']],
])('knows the packages that have the looks of %s', (packageName, names, wanted) => {
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  expect(stylePackages(packageName, dependencies)).toEqual(wanted);
});

test.each([
  ['.a{color:red}.dark-blue{color:blue}', undefined],
  ['.dark .a{color:red}', {dark: '.dark'}],
  ['.light{--ink:black}.dark{--ink:white}', {light: '.light', dark: '.dark'}],
  [
    "[data-variant='dark']{}:root[data-acme-color-scheme='dark']{}[data-acme-color-scheme=\"light\"]{}",
    {light: '[data-acme-color-scheme=light]', dark: '[data-acme-color-scheme=dark]'},
  ],
  [
    '.btn-dark{color:red}.acme-theme-light{--ink:black}.acme-theme-dark .btn-dark{color:blue}',
    {light: '.acme-theme-light', dark: '.acme-theme-dark'},
  ],
  ['.btn-dark{color:red}.dark-color-btn{color:blue}', undefined],
])('finds in %j what tells the mode', (css, modes) => {
  expect(modesIn(css)).toEqual(modes);
});
