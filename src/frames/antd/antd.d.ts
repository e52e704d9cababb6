// As much of the library as the frame uses: it is installed where it is documented.
declare module 'antd' {
  import type {ComponentType, ReactNode} from 'react';

  /** Makes the values of a theme from a few that it begins with. */
  export type Algorithm = (...given: never[]) => unknown;

  export const version: string;
  export const theme: Record<'defaultAlgorithm' | 'darkAlgorithm' | 'compactAlgorithm', Algorithm>;
  export const ConfigProvider: ComponentType<{
    direction?: 'ltr' | 'rtl';
    theme?: {algorithm?: Algorithm[]; cssVar?: {key?: string}};
    getPopupContainer?: () => HTMLElement;
    children?: ReactNode;
  }>;
}

declare module '@ant-design/cssinjs' {
  import type {ComponentType, ReactNode} from 'react';

  export interface Cache {
    instanceId: string;
  }

  export function createCache(): Cache;
  export function extractStyle(
    cache: Cache,
    options?: {plain?: boolean; types?: ('style' | 'token' | 'cssVar')[]},
  ): string;
  export const StyleProvider: ComponentType<{cache?: Cache; children?: ReactNode}>;
}
