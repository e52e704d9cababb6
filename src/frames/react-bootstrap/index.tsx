import type {ReactNode} from 'react';
import {ThemeProvider} from 'react-bootstrap';
import type {FrameProps} from '../types';

/** Bootstrap's styles are a sheet; its components are told the direction. */
export function Frame({direction, children}: FrameProps): ReactNode {
  return <ThemeProvider dir={direction}>{children}</ThemeProvider>;
}

/** Nothing: the custom properties are in Bootstrap's own sheet. */
export function css(): string {
  return '';
}
