import * as React from 'react';

export interface PlayerHandle {
  play: () => void;
}
export interface PlayerProps {
  /** What is played. */
  src: string;
}
export const Player = React.forwardRef<PlayerHandle, PlayerProps>(function Player(props, ref) {
  const {src, ...other} = props;
  const video = React.useRef<HTMLVideoElement>(null);
  React.useImperativeHandle(ref, () => ({play: () => void video.current?.play()}), []);
  return <video ref={video} src={src} {...other} />;
});
