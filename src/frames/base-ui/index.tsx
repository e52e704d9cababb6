import type {ReactNode} from 'react';
import {DirectionProvider} from '@base-ui/react/direction-provider';
import MarkedOverlays from '../MarkedOverlays';
import type {FrameProps} from '../types';

/** What a part called `Portal` puts into the body. */
const OVERLAYS = '[data-base-ui-portal]';

/** The library has neither theme nor styles: its components are told the direction. */
export function Frame(props: FrameProps): ReactNode {
  return (
    <DirectionProvider direction={props.direction}>
      <MarkedOverlays selector={OVERLAYS} {...props} />
    </DirectionProvider>
  );
}

/** Nothing: it has no custom properties. */
export function css(): string {
  return '';
}
