import {leftOut} from '../report';
import type {Shown} from '../pages';

const shown = (left: string[], trouble?: string): Shown => ({
  library: {name: '@acme/ui'},
  wholes: [],
  choices: new Map([['Menu', {left}]]),
  playable: new Set(),
  ...(trouble !== undefined && {trouble}),
});

it('says once what to do about all of a kind', () => {
  const told = leftOut(
    shown([
      'Ghost: the package has it as a type alone',
      'Menu.Item: no theme (in useTheme)',
      'Spirit: the package has it as a type alone',
      'Grid: boom',
    ]),
  );
  expect(told).toEqual([
    'Ghost, Spirit: the package has it as a type alone',
    '  Fix: export it as a value where it is a component; it has no page',
    'Menu.Item: no theme (in useTheme)',
    expect.stringContaining('  Fix: put its provider into the frame'),
    'Grid: boom',
    '  Fix: write a demo of it',
  ]);
});

it('begins with why there is no demo at all', () => {
  expect(leftOut(shown([], 'kit cannot be bundled: no\n  Fix: mend it'))).toEqual([
    'kit cannot be bundled: no',
    '  Fix: mend it',
  ]);
});
