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

/** What the module is made for. */
interface Surroundings {
  /** Names of the packages that the project has. */
  packages: readonly string[];
  /** Style sheets of the library. */
  sheets: readonly string[];
  /** Whether it is TypeScript. */
  typed: boolean;
}

/**
 * The module that renders the demo.
 *
 * @param file the demo in the project: `src/BasicButtons.tsx`
 */
export function entryText(file: string, {packages, sheets, typed}: Surroundings): string {
  const [, baseline] = BASELINES.find(([library]) => packages.includes(library)) ?? ['', NONE];
  const inset = ' '.repeat(baseline.close.length > 0 ? 6 : 4);
  return [
    "import {StrictMode} from 'react';",
    "import {createRoot} from 'react-dom/client';",
    ...baseline.imports,
    ...sheets.map((sheet) => `import ${JSON.stringify(sheet).replaceAll('"', "'")};`),
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
