// As much of the library as the frame uses: it is installed where it is documented.
declare module 'react-bootstrap' {
  import type {ComponentType, ReactNode} from 'react';

  export const ThemeProvider: ComponentType<{dir?: string; children: ReactNode}>;
}
