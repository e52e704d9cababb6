import {createTabs, packageManagerTabs} from '../core/tabs';
import {highlighting} from './__fixtures__/highlighting';

const fence = (language: string, meta: string, code = 'a') => ({language, meta, code, line: 3});

it('says a title once: as the label, or above the code', () => {
  const made = createTabs(
    {fences: [fence('js', 'title="a.js"'), fence('js', 'npm title="b.js"')], line: 1},
    highlighting,
  );
  expect(made).toMatchObject({
    tabs: [
      {label: 'a.js', block: expect.not.objectContaining({title: 'a.js'})},
      {label: 'npm', block: {title: 'b.js'}},
    ],
  });
});

it('tells the faults of its blocks too', () => {
  const fences = [fence('js', '{5}'), fence('js', '')];
  expect(createTabs({fences, line: 1}, highlighting)).toHaveLength(2);
});

it.each([
  ['bash', 'npm2yarn', true],
  ['sh', 'npm2yarn title="x"', true],
  ['bash', '', false],
  ['js', 'npm2yarn', false],
])('turns %s with "%s" into package managers: %p', (language, meta, does) => {
  expect(packageManagerTabs(fence(language, meta)) !== undefined).toBe(does);
});
