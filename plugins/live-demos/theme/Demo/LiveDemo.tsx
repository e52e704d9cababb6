import {useEffect, useLayoutEffect, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import DemoRoot from './DemoRoot';
import type {Side} from './DemoRoot';
import FrameSheet from './FrameSheet';
import {followDirection} from './sides';
import type {LoadedFrame} from './types';

export interface LiveDemoProps {
  name: string;
  Component: ComponentType;
  frame: LoadedFrame | undefined;
  /** The side to begin with. */
  first: Side;
  /** The element that holds the demo: its `dir` tells which side is shown. */
  element: Element;
}

/** A demo in the browser. It turns with the page, in place: its state is kept. */
export default function LiveDemo(props: LiveDemoProps): ReactNode {
  const {name, Component, frame, first, element} = props;
  const [side, setSide] = useState(first);
  useEffect(() => followDirection(first, setSide), [first]);
  useLayoutEffect(() => element.setAttribute('dir', side.direction), [element, side]);
  return (
    <>
      {frame && <FrameSheet id={frame.id} css={frame.css} />}
      <DemoRoot name={name} side={side} frame={frame}>
        <Component />
      </DemoRoot>
    </>
  );
}
