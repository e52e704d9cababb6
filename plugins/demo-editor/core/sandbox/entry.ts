import type {Baseline} from './types';

const NONE: Baseline = {imports: []};

/** What the module is made for. */
interface Surroundings {
  baseline?: Baseline | undefined;
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
export function entryText(file: string, {baseline, sheets, typed}: Surroundings): string {
  const {imports, provider, before} = baseline ?? NONE;
  const content = [...(before === undefined ? [] : [before]), '<Demo />'];
  const page =
    provider === undefined
      ? content
      : [
          `<${provider}>`,
          ...content.map((line) => `  ${line}`),
          `</${provider.replace(/ .*$/s, '')}>`,
        ];
  return [
    "import {StrictMode} from 'react';",
    "import {createRoot} from 'react-dom/client';",
    ...imports,
    ...sheets.map((sheet) => `import '${sheet}';`),
    `import Demo from './${file.replace(/^src\//, '').replace(/\.[jt]sx?$/, '')}';`,
    '',
    `createRoot(document.getElementById('root')${typed ? '!' : ''}).render(`,
    '  <StrictMode>',
    ...page.map((line) => `    ${line}`),
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}
