import type {ReactNode} from 'react';
import {TideProvider, tideTheme} from '@tide/ui';
import type {Density, FrameProps, FrameSandbox} from 'vitrine/frame';

/** What surrounds each demo: the provider, told what the reader has chosen. */
export function Frame({direction, density, children}: FrameProps): ReactNode {
  return (
    <TideProvider direction={direction} density={density}>
      {children}
    </TideProvider>
  );
}

/** The colours of both modes, for the page and for demos with a mode of their own. */
export function css(): string {
  return tideTheme({
    light: ":root, [data-demo-mode='light']",
    dark: ":root[data-theme='dark'], [data-demo-mode='dark']",
  });
}

export const densities: readonly Density[] = ['comfortable', 'compact'];

export const sandbox: FrameSandbox = {
  imports: ["import {TideProvider, tideTheme} from '@tide/ui';"],
  provider: 'TideProvider',
  before: '<style>{tideTheme()}</style>',
};
