import type {FrameModule} from '../types';

/** What a library of plain CSS may need beside its style sheets. */
export interface PlainFrameParts extends Omit<FrameModule, 'Frame' | 'css' | 'styles'> {
  /** Custom properties for both modes; see `css` of a frame. Default: none. */
  css?: string;
}

/** A frame of a library that comes as style sheets, or as CSS modules of its components. */
export function plainFrame({css = '', ...rest}: PlainFrameParts = {}): FrameModule {
  return {...rest, Frame: ({children}) => children, css: () => css};
}

export const {Frame, css} = plainFrame();
