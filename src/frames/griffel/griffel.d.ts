// As much of the library as the frame uses: it is installed where a library is made with it.
declare module '@griffel/react' {
  import type {ComponentType, ReactElement, ReactNode} from 'react';

  /** Holds the rules of one page. */
  export interface GriffelRenderer {
    id: string;
  }

  /** By default for the document, where there is one. */
  export function createDOMRenderer(): GriffelRenderer;

  export function renderToStyleElements(renderer: GriffelRenderer): ReactElement<{
    media?: string;
    'data-make-styles-bucket'?: string;
    dangerouslySetInnerHTML: {__html: string};
  }>[];

  export const RendererProvider: ComponentType<{renderer: GriffelRenderer; children: ReactNode}>;
}
