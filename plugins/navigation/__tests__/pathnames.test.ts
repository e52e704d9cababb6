import {mappedSlug} from '../core/pathnames';

const pathnames = {
  'components/*': 'react-*',
  'guides/start.md': 'getting-started',
  'legal/terms': '/terms/',
  'recipes/old-*': 'recipes/*',
};

it.each([
  ['components/button/button.md', '/react-button'],
  ['components/button/index.mdx', '/react-button'],
  ['components/button/README.md', '/react-button'],
  ['components/Button/button.md', '/react-Button'],
  ['components/button.md', '/react-button'],
  ['guides/start.md', '/getting-started'],
  ['legal/terms/terms.md', '/terms'],
  ['legal/terms.md', '/terms'],
  ['recipes/old-form.md', '/recipes/form'],
])('%s is at %s', (file, slug) => {
  expect(mappedSlug(file, pathnames)).toBe(slug);
});

it.each([
  'index.md',
  'start.md',
  'guides/other.md',
  // A star stands for one segment, and for some of it.
  'components/inputs/button/button.md',
  'recipes/old-.md',
  // Beside a component's page, but not its page.
  'components/button/migration.md',
])('no rule names %s', (file) => {
  expect(mappedSlug(file, pathnames)).toBeUndefined();
});

it('takes the first rule that names the page', () => {
  const rules = {'components/button': 'press', ...pathnames};
  expect(mappedSlug('components/button/button.md', rules)).toBe('/press');
});

it('maps nothing without rules', () => {
  expect(mappedSlug('index.md', {})).toBeUndefined();
});
