import * as React from 'react';

export class Meter extends React.Component<{max: number; min?: number}> {
  static defaultProps = {max: 100};
  override render() {
    return <b>{this.props.max}</b>;
  }
}
