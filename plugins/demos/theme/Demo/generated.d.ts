declare module '@generated/demos/default/frames.js' {
  import type {FrameEntry} from './types';

  const frames: FrameEntry[];
  export default frames;
}
