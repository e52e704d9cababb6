import {Suspense, useLayoutEffect} from 'react';
import type {ReactNode} from 'react';
import DemoBoundary from './DemoBoundary';
import type {Density, Direction, FrameModule, Mode} from './types';

/** A direction, and what holds the styles that belong to it. */
export interface Side {
  direction: Direction;
  /** As the frame's `styles` made it. */
  sheets: unknown;
}

export interface DemoRootProps {
  name: string;
  side: Side;
  mode?: Mode | undefined;
  density?: Density | undefined;
  frame: FrameModule | undefined;
  /** Stands in the demo's place while it waits for something. Default: nothing. */
  fallback?: ReactNode;
  /** Called when the demo shows (`true`), and when it waits again (`false`). */
  onShow?: (shown: boolean) => void;
  children: ReactNode;
}

/** What surrounds every demo, alike on the server and in the browser, or hydration would fail. */
export default function DemoRoot(props: DemoRootProps): ReactNode {
  const {name, side, mode, density, frame, fallback = null, onShow, children} = props;
  const {direction, sheets} = side;
  const environment = {direction, mode, density};
  const Styles = frame?.styles?.Provider;
  const framed = frame ? <frame.Frame {...environment}>{children}</frame.Frame> : children;
  const root = (
    <DemoBoundary name={name} onShow={onShow}>
      <Suspense fallback={fallback}>
        {framed}
        <Shown onShow={onShow} />
      </Suspense>
    </DemoBoundary>
  );
  return Styles ? <Styles sheets={sheets}>{root}</Styles> : root;
}

/** Beside the demo: its effect runs with the demo's own, and ends when the demo is put aside. */
function Shown({onShow}: Pick<DemoRootProps, 'onShow'>): ReactNode {
  useLayoutEffect(() => {
    onShow?.(true);
    return () => onShow?.(false);
  }, [onShow]);
  return null;
}
