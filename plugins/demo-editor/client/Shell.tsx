import {Component, useEffect} from 'react';
import type {ComponentType, ReactNode} from 'react';
import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {prefixer} from 'stylis';
import type {RunnerEnvironment} from '../../_shared/client/runner';

export interface FrameProps {
  direction: RunnerEnvironment['direction'];
  density?: RunnerEnvironment['density'];
  children: ReactNode;
}

/** A library's theme: a module that the option `frame` names. */
export interface FrameModule {
  Frame: ComponentType<FrameProps>;
  /** The library's custom properties for both modes. */
  css: () => string;
}

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
  const {direction, density} = environment;
  const Frame = frame?.Frame;
  return (
    <CacheProvider value={cacheOf(direction)}>
      <Boundary onFault={onFault}>
        {Frame ? (
          <Frame direction={direction} density={density}>
            {children}
          </Frame>
        ) : (
          children
        )}
        <Shown onShown={onShown} />
      </Boundary>
    </CacheProvider>
  );
}

const caches: Partial<Record<RunnerEnvironment['direction'], EmotionCache>> = {};

function cacheOf(direction: RunnerEnvironment['direction']): EmotionCache {
  caches[direction] ??=
    direction === 'rtl'
      ? createCache({key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin]})
      : createCache({key: 'css', prepend: true});
  return caches[direction];
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
