// As much of the library as the frame uses: it is installed where it is documented.
declare module '@base-ui/react/direction-provider' {
  import type {ComponentType, ReactNode} from 'react';

  export const DirectionProvider: ComponentType<{
    direction?: 'ltr' | 'rtl';
    children?: ReactNode;
  }>;
}
