/** What a library's own documentation puts around every page: its baseline styles. */
interface Baseline {
  imports: string[];
  open: string[];
  close: string[];
}

const NONE: Baseline = {imports: [], open: [], close: []};

const BASELINES: readonly [library: string, baseline: Baseline][] = [
  [
    '@mui/material',
    {
      imports: ["import CssBaseline from '@mui/material/CssBaseline';"],
      open: ['    <CssBaseline />'],
      close: [],
    },
  ],
  [
    '@mui/joy',
    {
      imports: [
        "import CssBaseline from '@mui/joy/CssBaseline';",
        "import {CssVarsProvider} from '@mui/joy/styles';",
      ],
      open: ['    <CssVarsProvider>', '      <CssBaseline />'],
      close: ['    </CssVarsProvider>'],
    },
  ],
];

/**
 * The module that renders the demo.
 *
 * @param file the demo in the project: `src/BasicButtons.tsx`
 * @param packages names of the packages that the project has
 * @param typed whether it is TypeScript
 */
export function entryText(file: string, packages: readonly string[], typed: boolean): string {
  const [, baseline] = BASELINES.find(([library]) => packages.includes(library)) ?? ['', NONE];
  const inset = ' '.repeat(baseline.close.length > 0 ? 6 : 4);
  return [
    "import {StrictMode} from 'react';",
    "import {createRoot} from 'react-dom/client';",
    ...baseline.imports,
    `import Demo from './${file.replace(/^src\//, '').replace(/\.[jt]sx?$/, '')}';`,
    '',
    `createRoot(document.getElementById('root')${typed ? '!' : ''}).render(`,
    '  <StrictMode>',
    ...baseline.open,
    `${inset}<Demo />`,
    ...baseline.close,
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}
