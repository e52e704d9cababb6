import {Component} from 'react';
import type {ReactNode} from 'react';
import DemoFailure from './DemoFailure';

interface Props {
  name: string;
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

  override render(): ReactNode {
    const {failure} = this.state;
    if (!failure) return this.props.children;
    return (
      <DemoFailure
        name={this.props.name}
        error={failure.error}
        onReset={() => this.setState({failure: undefined})}
      />
    );
  }
}
