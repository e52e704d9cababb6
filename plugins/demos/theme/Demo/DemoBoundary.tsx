import {Component} from 'react';
import type {ReactNode} from 'react';
import DemoFailure from './DemoFailure';

interface Props {
  name: string;
  /** Called when the failure shows (`true`), and when it gives way to the demo (`false`). */
  onShow?: ((shown: boolean) => void) | undefined;
  children: ReactNode;
}

interface State {
  /** Boxed, as anything may be thrown, `undefined` too. */
  failure?: {error: unknown};
}

/** Keeps a demo that throws from taking its page along; "Reset" starts it afresh. */
export default class DemoBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return {failure: {error}};
  }

  // The lifecycle of a class is the only way to hear of it; React has told the console already.
  override componentDidCatch(): void {
    this.props.onShow?.(true);
  }

  private readonly reset = (): void => {
    this.props.onShow?.(false);
    this.setState({failure: undefined});
  };

  override render(): ReactNode {
    const {failure} = this.state;
    if (!failure) return this.props.children;
    return <DemoFailure name={this.props.name} error={failure.error} onReset={this.reset} />;
  }
}
