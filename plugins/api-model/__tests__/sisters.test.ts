import {createSisters} from '../core/packages/sisters';

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
