import type {ReactNode} from 'react';
import {DirectionProvider} from '@base-ui/react/direction-provider';
import type {FrameProps} from '../types';

/** The library has neither theme nor styles: its components are told the direction. */
export function Frame({direction, children}: FrameProps): ReactNode {
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

/** Nothing: it has no custom properties. */
export function css(): string {
  return '';
}
