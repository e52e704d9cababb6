import {findChain, findCycles, graphOf, importsOf} from './graph';

describe('importsOf', () => {
  it('sees every form, and which of them are types', () => {
    const text = `
      import a, {type B} from 'a';
      import type {C} from 'c';
      import 'd';
      export * from 'e';
      export type {F} from 'f';
      const g = () => import('g');
      const h = require('h');
      const i = "import x from 'i'"; // import 'j'
    `;
    expect(importsOf('x.ts', text)).toEqual([
      {source: 'a', typeOnly: false},
      {source: 'c', typeOnly: true},
      {source: 'd', typeOnly: false},
      {source: 'e', typeOnly: false},
      {source: 'f', typeOnly: true},
      {source: 'g', typeOnly: false},
      {source: 'h', typeOnly: false},
    ]);
  });
});

const graph = graphOf(
  new Map([
    ['p/theme/A/index.tsx', "import '../../core'; import type {X} from '../../options';"],
    ['p/core/index.ts', "import './a'; import '@site/p/b';"],
    ['p/core/a.ts', "import './index';"],
    ['p/b.ts', "import 'node:fs';"],
    ['p/options.ts', "import 'node:path';"],
  ]),
);

describe('graphOf', () => {
  it('resolves folders, endings and the site alias, and drops types', () => {
    expect(graph.get('p/theme/A/index.tsx')).toEqual(['p/core/index.ts']);
    expect(graph.get('p/core/index.ts')).toEqual(['p/core/a.ts', 'p/b.ts']);
  });
});

describe('findCycles', () => {
  it('tells the chain, once', () => {
    expect(findCycles(graph)).toEqual([['p/core/index.ts', 'p/core/a.ts', 'p/core/index.ts']]);
  });

  it('finds none where two ways meet', () => {
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
    ]);
    expect(findCycles(diamond)).toEqual([]);
  });
});

describe('findChain', () => {
  it('finds the detour and ignores types', () => {
    const isNode = (name: string) => name.startsWith('node:');
    expect(findChain(graph, 'p/theme/A/index.tsx', isNode)).toEqual([
      'p/theme/A/index.tsx',
      'p/core/index.ts',
      'p/b.ts',
      'node:fs',
    ]);
    expect(findChain(graph, 'p/core/a.ts', (name) => name === 'node:path')).toBeUndefined();
  });
});
