import type {ReactNode} from 'react';
import {ThemeProvider} from 'react-bootstrap';
import MarkedOverlays from '../MarkedOverlays';
import type {FrameProps} from '../types';

/** What the library's overlays put into the body. */
const OVERLAYS = [
  '.modal',
  '.modal-backdrop',
  '.offcanvas',
  '.offcanvas-backdrop',
  '.popover',
  '.tooltip',
  '.dropdown-menu',
].join();

/** Bootstrap's styles are a sheet; its components are told the direction. */
export function Frame(props: FrameProps): ReactNode {
  return (
    <ThemeProvider dir={props.direction}>
      <MarkedOverlays selector={OVERLAYS} {...props} />
    </ThemeProvider>
  );
}

/** Nothing: the custom properties are in Bootstrap's own sheet. */
export function css(): string {
  return '';
}
