/*
 * What fences of the guides may use without declaring it: packages that this site does not install,
 * and what a test runner gives. `npm test` compiles every fence with this beside it.
 */
/// <reference types="node" />
/// <reference types="@docusaurus/module-type-aliases" />

declare module '@acme/ui';
declare module '@emotion/server/*';
declare module '@mui/icons-material/*';
declare module '@mui/material-nextjs/*';
declare module '@mui/styles';
declare module '@testing-library/user-event';
declare module 'react-router';

declare module 'styled-components' {
  import type {ComponentType, ReactNode} from 'react';

  export class ServerStyleSheet {
    readonly instance: unknown;
    getStyleTags(): string;
  }
  export const StyleSheetManager: ComponentType<{sheet: unknown; children: ReactNode}>;
  export const ThemeProvider: ComponentType<{theme: object; children: ReactNode}>;
}

declare function test(name: string, run: () => void | Promise<void>): void;
declare function expect(value: unknown): Record<string, (...expected: unknown[]) => void>;
