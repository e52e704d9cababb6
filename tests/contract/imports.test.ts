import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {LIBRARY, SHARED_NODE, SHARED_PURE} from './directions.mjs';
import {findChain, findCycles, graphOf} from './graph';
import {listFiles, readText, ROOT} from './tree';

interface Finding {
  rule: string | null;
  message: string;
}

const DIRECTION = /no-restricted-(?:imports|syntax)$/;

/** File, import, and words that the message must hold: the reason or the replacement. */
const FORBIDDEN: [file: string, statement: string, words: string][] = [
  ['plugins/a/index.ts', "import x from '../b/core';", 'let it travel as data'],
  ['plugins/a/core/x.ts', "import x from '../../b/core';", 'plugins/_shared'],
  ['plugins/a/theme/A/index.tsx', "import x from '../../../b/client';", 'plugins/_shared'],
  ['plugins/a/client.ts', "import x from '@site/plugins/b/client';", 'plugins/_shared'],
  ['plugins/a/index.ts', "import x from '../api-model/core/model';", 'its index in the node half'],
  ['plugins/a/core.ts', "import x from '../api-model';", 'its core elsewhere'],
  ['plugins/a/theme/A/x.tsx', "import x from '../../../api-model/files';", 'its core elsewhere'],
  ['plugins/api-model/files.ts', "import x from '@docusaurus/utils';", 'used alone'],
  ['plugins/api-model/index.ts', "import x from '../b';", 'let it travel as data'],
  ['plugins/a/index.ts', "import x from '../../src/components/X';", 'nothing outside plugins/'],
  ['plugins/a/options.ts', "import x from '../../scripts/x';", 'Take it as an option'],
  ['plugins/a/core.ts', "import x from 'node:fs';", 'index.ts reads the disk'],
  ['plugins/a/core/x.ts', "import x from 'path';", 'Take the value as an argument'],
  ['plugins/a/core.ts', "const x = () => import('node:fs/promises');", 'Core is pure'],
  ['plugins/a/core.ts', "import type {X} from '@docusaurus/types';", 'Declare the type it needs'],
  ['plugins/a/core.ts', "import x from 'react-dom/server';", 'Core returns data'],
  ['plugins/a/core.ts', "import type {X} from './options';", 'Declare the type in core'],
  ['plugins/a/core/x.ts', "import x from '..';", 'Core stands below both halves'],
  ['plugins/a/core.ts', "import {loadTrees} from '../_shared/node';", 'Call it in index.ts'],
  [
    'plugins/a/core.ts',
    "import {optionsHook} from '../_shared/node/options';",
    'hand the value over',
  ],
  ['plugins/a/client.ts', "import {x} from '../_shared/node/options';", 'That is node code'],
  ['plugins/_shared/node/options.ts', "import x from 'react';", 'renders nothing'],
  ['plugins/a/core.ts', "import x from '../_shared/node/packages';", 'hand the value over'],
  ['plugins/a/theme/A/x.tsx', "import x from '../../../_shared/node/packages';", '_shared/client'],
  ['plugins/_shared/node/packages.ts', "import x from '../client';", 'getThemePath'],
  ['plugins/_shared/site/entries.ts', "import x from 'node:path';", 'Core is pure'],
  ['plugins/a/client.tsx', "import x from 'node:fs';", 'route data'],
  ['plugins/a/client/x.ts', "import x from '../index';", 'Move what both halves need to core'],
  ['plugins/a/theme/A/index.tsx', "import x from '../../options';", 'to core'],
  ['plugins/a/theme/A/x.tsx', "import x from '../../../_shared/node';", '_shared/client'],
  ['plugins/a/theme/A/x.tsx', "const x = require('node:fs');", 'no node builtins'],
  ['plugins/a/index.ts', "import x from './client';", 'getClientModules'],
  ['plugins/a/index.ts', "import x from './theme/A';", 'getThemePath'],
  ['plugins/a/live.ts', "import x from './theme/A';", 'getThemePath'],
  ['plugins/a/core/x.ts', "import x from '../watch';", 'Core stands below both halves'],
  ['plugins/a/remark.ts', "import x from 'react';", 'renders nothing'],
  ['plugins/a/index.ts', "import x from 'fs';", '"node:"'],
  ['plugins/a/options.ts', "import x from '../_shared/client';", '_shared/node'],
  ['docusaurus.config.ts', "import x from './plugins/a/index';", 'import type'],
  ['sidebars.ts', "import x from './src/trees';", 'data only'],
  ['src/components/A/index.tsx', "import x from 'node:fs';", 'global data'],
  ['src/components/A/index.tsx', "import x from '../../../plugins/a/options';", 'node half'],
  ['src/components/A/index.tsx', "import x from '../../theme/Footer';", '@theme/<Name>'],
  ['src/theme/A/index.tsx', "import x from '../../../plugins/a/theme/B';", '@theme/<Name>'],
  ['src/pages/index.tsx', "import x from '@site/docs/a/B';", 'src/components'],
  ['src/theme/A/index.tsx', "import x from '@docusaurus/theme-common/internal';", 'internal.ts'],
  ['docs/a/A.tsx', "import x from '@theme/CodeBlock';", 'project of their own'],
  ['docs/a/b/A.tsx', "import x from '../../../src/components/X';", 'project of their own'],
];

const ALLOWED: [file: string, statement: string][] = [
  ['plugins/a/index.ts', "import path from 'node:path';"],
  ['plugins/a/index.ts', "import {x} from './core';"],
  ['plugins/a/index.ts', "import {loadTrees} from '../_shared/node';"],
  ['plugins/a/options.ts', "import {optionsHook} from '../_shared/node/options';"],
  ['plugins/a/files.ts', "import {packageFolder} from '../_shared/node/packages';"],
  ['plugins/a/index.ts', "const x = () => import('typescript');"],
  ['plugins/a/index.ts', "import {x} from '../api-model';"],
  ['plugins/a/core/x.ts', "import {x} from '../../api-model/core/model';"],
  ['plugins/a/theme/A/x.tsx', "import {x} from '../../../api-model/core/model';"],
  ['plugins/a/core.ts', "import {suggest, VitrineError} from '../_shared/node';"],
  ['plugins/a/core/x.ts', "import {x} from './options';"],
  ['plugins/a/core/x.ts', "import {entryTitle} from '../../_shared/site/entries';"],
  ['plugins/a/theme/A/index.tsx', "import {x} from '../../core';"],
  ['plugins/a/theme/A/x.tsx', "import {x} from './options';"],
  ['plugins/a/theme/A/x.tsx', "import B from '@theme/B';"],
  ['plugins/a/theme/A/x.tsx', "import {copyText} from '../../../_shared/client';"],
  ['plugins/a/__tests__/index.test.ts', "import {x} from '../../../src/x';"],
  ['docusaurus.config.ts', "import type {Config} from '@docusaurus/types';"],
  ['src/theme/A/index.tsx', "import A from '@theme-original/A';"],
  ['src/theme/A/index.tsx', "import {x} from '../../../plugins/a/client';"],
  ['src/components/internal.ts', "import {x} from '@docusaurus/theme-common/internal';"],
  ['docs/a/A.tsx', "import Button from '@mui/material/Button';"],
  ['docs/a/A.tsx', "import rows from './rows';"],
];

/** Lints all examples in one process, as starting ESLint takes longer than linting. */
function lintAll(examples: readonly (readonly string[])[]): Finding[][] {
  const input = examples.map(([file, text]) => ({file, text}));
  const script = path.join(__dirname, 'lintTexts.mjs');
  const output = execFileSync(process.execPath, [script], {
    cwd: ROOT,
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(output) as Finding[][];
}

describe('lint', () => {
  let findings: Finding[][] = [];
  const directionsAt = (index: number) =>
    (findings[index] ?? []).filter(({rule}) => rule !== null && DIRECTION.test(rule));

  beforeAll(() => {
    findings = lintAll([...FORBIDDEN, ...ALLOWED]);
  }, 300_000);

  it.each(FORBIDDEN.map((row, index) => [...row, index] as const))(
    'refuses, in %s, %s',
    (_file, _statement, words, index) => {
      expect(directionsAt(index).map(({message}) => message)).toEqual([
        expect.stringContaining(words),
      ]);
    },
  );

  it.each(ALLOWED.map((row, index) => [...row, FORBIDDEN.length + index] as const))(
    'allows, in %s, %s',
    (_file, _statement, index) => {
      expect(findings[index]?.filter(({rule}) => rule === null)).toEqual([]);
      expect(directionsAt(index)).toEqual([]);
    },
  );
});

describe('the real tree', () => {
  const isCode = (file: string) =>
    /\.tsx?$/.test(file) && !/__tests__|__fixtures__|^tests\/|\.d\.ts$/.test(file);
  const graph = graphOf(
    new Map(
      listFiles()
        .filter(isCode)
        .map((file) => [file, readText(file)]),
    ),
  );

  it('has no cycle', () => {
    expect(findCycles(graph)).toEqual([]);
  });

  it('leads from nothing in the browser half to node code, by no detour', () => {
    const inBrowser = new RegExp(
      `^(?:src|docs)/|^plugins/(?:[^/]+/(?:client|theme)[/.]|_shared/(?:${SHARED_PURE})/\\w+\\.ts$)`,
    );
    const browser = [...graph.keys()].filter((file) => inBrowser.test(file));
    const sharedNode = new RegExp(`^plugins/_shared/${SHARED_NODE}/\\w+\\.ts$`);
    const isNode = (name: string) =>
      name.startsWith('node:') || name === 'typescript' || sharedNode.test(name);
    const chains = browser.map((file) => findChain(graph, file, isNode)?.join(' → '));
    expect(chains.filter((chain) => chain !== undefined)).toEqual([]);
  });

  it('leads from the libraries to nothing of Docusaurus or React, by no detour', () => {
    const own = [...graph.keys()].filter((file) =>
      new RegExp(`^plugins/(?:${LIBRARY})/`).test(file),
    );
    const isSite = (name: string) => /^(?:@docusaurus|@theme|react)/.test(name);
    const chains = own.map((file) => findChain(graph, file, isSite)?.join(' → '));
    expect(own.length).toBeGreaterThan(0);
    expect(chains.filter((chain) => chain !== undefined)).toEqual([]);
  });
});
