import type {ReactNode} from 'react';
import MarkedOverlays from '../MarkedOverlays';
import type {FrameModule, FrameProps} from '../types';

/** What a library of plain CSS may need beside its style sheets. */
export interface PlainFrameParts extends Omit<FrameModule, 'Frame' | 'css' | 'styles'> {
  /** What its components attach to the body, as a selector: `.kit-portal`. Default: nothing. */
  overlays?: string;
  /** Custom properties for both modes; see `css` of a frame. Default: none. */
  css?: string;
}

/** A frame of a library that comes as style sheets, or as CSS modules of its components. */
export function plainFrame(parts: PlainFrameParts = {}): FrameModule {
  const {overlays, css = '', ...rest} = parts;

  function Frame(props: FrameProps): ReactNode {
    if (overlays === undefined) return props.children;
    return <MarkedOverlays selector={overlays} {...props} />;
  }

  return {...rest, Frame, css: () => css};
}

/** One for a library that attaches nothing to the body. */
export const {Frame, css} = plainFrame();
