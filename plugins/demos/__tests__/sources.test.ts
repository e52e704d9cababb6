import {checkDemo} from '../../demo-code/core/check';
import type {CompiledDemo} from '../../demo-code/core/demo';
import type {DemoText} from '../../demo-code/core/types';
import {pageOf} from './__fixtures__/disk';

const DEMO = 'export default function A() {\n  return <b>c</b>;\n}\n';

async function compile(src: string, texts: Record<string, string>): Promise<CompiledDemo> {
  const demo = await checkDemo({src, options: {}, line: 1}, pageOf(texts));
  if (Array.isArray(demo)) throw new Error(JSON.stringify(demo, null, 2));
  return demo;
}

/** `name variant`, in the order of the texts, with a star where it is the preview. */
const namesOf = ({texts}: CompiledDemo) =>
  texts.map(({name, variant, isPreview}) =>
    [name, variant, isPreview && '*'].filter(Boolean).join(' '),
  );

const textOf = ({texts}: CompiledDemo, name: string, isPreview = false) =>
  texts.find((one: DemoText) => one.name === name && one.isPreview === isPreview)?.text;

it('shows what a demo imports by relative paths, and what that imports', async () => {
  const demo = await compile('demos/A.tsx', {
    'demos/A.tsx': `import {a} from './deep';\nimport b from './b.json';\nimport s from './s.module.css';\nimport '../all.css';\nimport logo from './logo.svg';\n${DEMO}`,
    'demos/deep/index.ts': "export {a} from './a';\nexport type {T} from '../types';\n",
    'demos/deep/a.jsx': "import A from '../A';\nexport const a = A;\n",
    'demos/types.d.ts': 'export type T = string;\n',
    'demos/b.json': '{}\n',
    'demos/s.module.css': '@import "./base.css";\n.a { composes: b from \'./base.css\'; }\n',
    'demos/base.css': '.b {}\n',
    'demos/logo.svg': '<svg/>',
    'all.css': '',
    'unused.ts': '',
  });
  expect(demo.files.map(({name, variants}) => `${name} ${variants.join()}`.trim())).toEqual([
    'A.tsx ts,js',
    'deep/index.ts ts,js',
    'b.json',
    's.module.css',
    '../all.css',
    'deep/a.jsx js',
    'types.d.ts ts',
    'base.css',
  ]);
  expect(textOf(demo, 'deep/index.js')).toBe("export { a } from './a';\n".replace('{ a }', '{a}'));
});

it('shows itself alone where it leads to a whole library, and cannot be edited or taken along', async () => {
  const names = Array.from({length: 60}, (_, i) => `Part${i}`);
  const demo = await compile('A.tsx', {
    'A.tsx': `import {Part0} from './index';\n${DEMO}`,
    'index.ts': names.map((name) => `export * from './${name}';\n`).join(''),
    ...Object.fromEntries(names.map((name) => [`${name}.tsx`, `export const ${name} = 1;\n`])),
  });
  expect(demo.files.map(({name}) => name)).toEqual(['A.tsx']);
  expect(demo.options).toEqual({disableLiveEdit: true});
  expect(demo.packages).toBeUndefined();
});

it('shows twins as they were written, and derives nothing', async () => {
  const texts = {
    'A.tsx': `import {a} from './a';\nexport default (): string => a;\n`,
    'A.js': `import {a} from './a'\nexport default () => a // by hand\n`,
    'A.tsx.preview': 'export default (): string => a;',
    'a.ts': 'export const a: string = "";\n',
    'a.js': 'export const a = "by hand";\n',
  };
  for (const src of ['A.tsx', 'A.js']) {
    const demo = await compile(src, texts);
    expect(demo.file).toBe(src);
    expect(namesOf(demo)).toEqual(['A.tsx ts', 'A.tsx ts *', 'A.js js', 'a.ts ts', 'a.js js']);
    expect(textOf(demo, 'A.js')).toBe(texts['A.js']);
    expect(textOf(demo, 'a.js')).toBe(texts['a.js']);
  }
});

it.each(['A.js', 'A.jsx'])('has one variant where %s is alone', async (name) => {
  expect((await compile('A.tsx', {[name]: DEMO})).files).toEqual([
    {name, variants: ['js'], hasPreview: false},
  ]);
});

it('keeps relative imports working in JavaScript', async () => {
  const demo = await compile('A.tsx', {
    'A.tsx': `import {a} from './a.ts';\nimport {b} from './b.tsx';\nexport default () => [a, b];\n`,
    'a.ts': 'export const a = 1;\n',
    'b.tsx': 'export const b = 1;\n',
    'b.jsx': 'export const b = 1;\n',
  });
  expect(textOf(demo, 'A.js')).toContain("import {a} from './a.js';\nimport {b} from './b.jsx';");
  expect(namesOf(demo)).toContain('b.jsx js');
});

describe('a preview', () => {
  it('between marks follows into JavaScript, types and all', async () => {
    const demo = await compile('A.tsx', {
      'A.tsx': `export default function A() {
  // #region preview
  const a: string = 'a';
  const b = a as never;
  // #endregion preview
  return <p>{b}</p>;
}
`,
    });
    expect(demo.files).toEqual([{name: 'A.tsx', variants: ['ts', 'js'], hasPreview: true}]);
    expect(textOf(demo, 'A.js', true)).toBe("const a = 'a';\nconst b = a;\n");
    expect(textOf(demo, 'A.tsx')).not.toContain('#region');
    expect(textOf(demo, 'A.js')).not.toContain('#region');
  });

  it('in a file is found again in JavaScript', async () => {
    const demo = await compile('A.tsx', {
      'A.tsx': DEMO,
      'A.tsx.preview': 'return <b>c</b>;\n',
    });
    expect(namesOf(demo)).toEqual(['A.tsx ts', 'A.tsx ts *', 'A.js js', 'A.js js *']);
  });

  it('in a file whose lines JavaScript does not have is that of TypeScript alone', async () => {
    const demo = await compile('A.tsx', {
      'A.tsx': 'export default (a: string) => a;\n',
      'A.tsx.preview': 'export default (a: string) => a;\n',
    });
    expect(namesOf(demo)).toEqual(['A.tsx ts', 'A.tsx ts *', 'A.js js']);
  });

  it('in a file that is empty is a fault', async () => {
    const page = pageOf({'A.tsx': DEMO, 'A.tsx.preview': ' \n'});
    expect(await checkDemo({src: 'A.tsx', options: {}, line: 2}, page)).toEqual([
      {
        line: 2,
        what: 'demo "A.tsx", line 1: the preview A.tsx.preview is empty',
        fix: 'put lines of the demo into it, or delete it',
      },
    ]);
  });
});

it('names the versions of what is imported, with its peers and their types', async () => {
  const {packages} = await compile('A.tsx', {
    'A.tsx': `import Button from '@mui/material/Button';\nimport './b';\n${DEMO}`,
    'b.ts': "import clsx from 'clsx';\nexport const b = clsx();\n",
  });
  expect(packages).toEqual({
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '7.3.4',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    clsx: '2.1.1',
    react: '19.2.9',
    'react-dom': '19.2.9',
  });
});
