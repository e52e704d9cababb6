import {pagelessTexts} from '../core/page/pageless';
import {loadedOf} from './__fixtures__/loaded';

const pages = (...components: string[]) => [{file: 'a.md', frontMatter: {components}}];

test('components that no page names are told once for a package, and no more than six', () => {
  const kit = loadedOf('@acme/kit', ['Button', 'Card', 'Menu', 'Menu.Item', 'useCard']);
  expect(pagelessTexts([kit], pages('Button', 'Menu.Item'))).toEqual([
    '@acme/kit: no page names 1 of 3 components in its field components, so that the API reference alone has them: Card',
  ]);
  const many = loadedOf('@acme/many', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  expect(pagelessTexts([many], [])[0]).toMatch(/: A, B, C, D, E, F and 2 more$/);
});

test('nothing is told where all have one, or need none', () => {
  const kit = loadedOf('@acme/kit', ['Dialog.Root', 'Old']);
  const models = kit.models.map((model) =>
    model.name === 'Old' ? {...model, deprecated: ''} : model,
  );
  expect(pagelessTexts([{...kit, models}], pages('Dialog'))).toEqual([]);
});
