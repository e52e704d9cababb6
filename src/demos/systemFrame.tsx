import type {ReactNode} from 'react';
import RtlProvider from '@mui/system/RtlProvider';
import {version} from '@mui/system/version';
import type {FrameProps} from '../frames/types';

/**
 * MUI System without a theme, as its users meet it: a theme, even an empty one, would stand in for
 * the defaults that its components bring. They are told the direction, no more.
 */
export function Frame({direction, children}: FrameProps): ReactNode {
  return <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>;
}

/** Nothing: it has no custom properties. */
export function css(): string {
  return '';
}

export {version};

export {styles} from '../frames/mui/maker';
