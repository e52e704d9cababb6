// As much of the library as the frame uses: it is installed where it is documented.
declare module '@radix-ui/themes' {
  import type {ComponentType, CSSProperties, ReactNode} from 'react';

  export const Theme: ComponentType<{
    appearance?: 'inherit' | 'light' | 'dark';
    scaling?: '90%' | '95%' | '100%' | '105%' | '110%';
    hasBackground?: boolean;
    style?: CSSProperties;
    children?: ReactNode;
  }>;
}

declare module 'radix-ui' {
  import type {ComponentType, ReactNode} from 'react';

  export const Direction: {
    Provider: ComponentType<{dir: 'ltr' | 'rtl'; children?: ReactNode}>;
  };
}
