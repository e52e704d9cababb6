import {Component, useEffect, useLayoutEffect, useState} from 'react';
import type {ReactNode} from 'react';
import type {FrameModule, FrameStyles} from '../../_shared/client/frameModule';
import type {RunnerEnvironment} from './protocol';

export interface ShellProps {
  frame: FrameModule | undefined;
  environment: RunnerEnvironment;
  /** Called when everything inside is in the document, and its effects have run. */
  onShown: () => void;
  /** Called with what was thrown while rendering or in an effect. */
  onFault: (thrown: unknown) => void;
  children: ReactNode;
}

/** What surrounds a demo: theme, styles of the direction, and a boundary that reports. */
export default function Shell(props: ShellProps): ReactNode {
  const {frame, environment, onShown, onFault, children} = props;
  const side = useSide(frame?.styles, environment.direction);
  const Frame = frame?.Frame;
  const Styles = frame?.styles?.Provider;
  if (!side) return null;
  const {direction, sheets} = side;
  const root = (
    <Boundary onFault={onFault}>
      {Frame ? (
        <Frame direction={direction} density={environment.density}>
          {children}
        </Frame>
      ) : (
        children
      )}
      <Shown onShown={onShown} />
    </Boundary>
  );
  return Styles ? <Styles sheets={sheets}>{root}</Styles> : root;
}

/** A direction, and what holds the library's styles in it. */
interface Side {
  direction: RunnerEnvironment['direction'];
  sheets: unknown;
}

const made: Partial<Record<RunnerEnvironment['direction'], unknown>> = {};

/** The side that is asked for; the one before it, or none, while its code is made ready. */
function useSide(
  styles: FrameStyles | undefined,
  direction: RunnerEnvironment['direction'],
): Side | undefined {
  const [side, setSide] = useState<Side>();
  useLayoutEffect(() => {
    let isAsked = true;
    // The document has one library: one of each direction is enough.
    made[direction] ??= styles?.create(direction);
    void Promise.resolve(made[direction]).then((sheets) => {
      if (isAsked) setSide({direction, sheets});
    });
    return () => {
      isAsked = false;
    };
  }, [styles, direction]);
  return side;
}

/** After the demo, so that its effect runs after all of the demo's. */
function Shown({onShown}: Pick<ShellProps, 'onShown'>): ReactNode {
  useEffect(() => onShown(), [onShown]);
  return null;
}

type BoundaryProps = Pick<ShellProps, 'onFault' | 'children'>;

class Boundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onFault(thrown);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
