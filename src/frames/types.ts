/**
 * What a frame is made of, for those who write one: `vitrine/frame`.
 */
export type {
  Density,
  Direction,
  FrameModule,
  FrameProps,
  FrameSandbox,
  FrameStyles,
  Mode,
} from '../../plugins/_shared/client/frameModule';

export {usePageMode} from './pageMode';
