// As much of the library as the frame uses: it is installed where it is documented.
declare module 'styled-components' {
  import type {ComponentType, ReactNode} from 'react';

  export class ServerStyleSheet {
    instance: unknown;
    getStyleTags: () => string;
  }

  export const StyleSheetManager: ComponentType<{sheet?: unknown; children: ReactNode}>;
}
