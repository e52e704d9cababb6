import {createIngredients, createSisters} from '../core/packages/sisters';

const FILES: Record<string, string> = {
  '/site/node_modules/kit/package.json':
    '{"repository": {"type": "git", "url": "git+https://github.com/Acme/kit.git", "directory": "a"}}',
  '/site/node_modules/kit-aria/package.json': '{"repository": "github:acme/kit"}',
  '/site/node_modules/kit-state/package.json':
    '{"repository": {"url": "https://github.com/acme/kit"}}',
  '/site/node_modules/csstype/package.json': '{"repository": "https://github.com/frenic/csstype"}',
  '/site/node_modules/silent/package.json': '{}',
  '/site/node_modules/torn/package.json': '{"repository": ',
};
const readFile = (file: string) => FILES[file];
const sisters = createSisters({directory: '/site/docs', readFile}, 'kit');

test.each([
  ['/site/node_modules/kit-aria/dist/index.d.ts', true],
  ['/site/node_modules/kit-state/index.d.ts', true],
  ['/site/node_modules/csstype/index.d.ts', false],
  ['/site/node_modules/silent/index.d.ts', false],
  ['/site/node_modules/torn/index.d.ts', false],
  ['/site/src/Card.tsx', false],
])('%s is of the same repository: %s', (file, expected) => {
  expect(sisters(file)).toBe(expected);
});

test.each(['silent', 'torn', 'missing'])('%s, which names no repository, has none', (name) => {
  const none = createSisters({directory: '/site', readFile}, name);
  expect(none('/site/node_modules/silent/index.d.ts')).toBe(false);
});

const MADE: Record<string, string> = {
  '/site/node_modules/kit/package.json':
    '{"dependencies": {"parts": "1", "@types/react": "1", "date": "1"}, "peerDependencies": {"react": "19"}}',
  '/site/node_modules/parts/package.json':
    '{"dependencies": {"popup": "1"}, "peerDependencies": {"date": "1"}}',
  '/site/node_modules/@types/react/package.json': '{"dependencies": {"csstype": "1"}}',
  '/own/package.json': '{"dependencies": {"parts": "1"}}',
};

test.each([
  ['a dependency', '/site/node_modules/parts/index.d.ts', true],
  ['what that depends on', '/site/node_modules/popup/index.d.ts', true],
  ['what its users bring', '/site/node_modules/react/index.d.ts', false],
  ['the types of that', '/site/node_modules/@types/react/index.d.ts', false],
  ['what users bring for a dependency', '/site/node_modules/date/index.d.ts', false],
  ['what the types of the platform take', '/site/node_modules/csstype/index.d.ts', false],
  ['another package', '/site/node_modules/other/index.d.ts', false],
  ['no package', '/site/src/Card.tsx', false],
])('a package is made of %s: %s %s', (_, file, expected) => {
  const source = {directory: '/site/docs', readFile: (one: string) => MADE[one]};
  expect(createIngredients(source, 'kit', undefined)(file)).toBe(expected);
});

test("a library's own source is made of what its package.json says", () => {
  const source = {directory: '/site', readFile: (one: string) => MADE[one]};
  const made = createIngredients(source, 'own', '/own/src/index.ts');
  expect(made('/site/node_modules/parts/index.d.ts')).toBe(true);
});
