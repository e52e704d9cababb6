import * as React from 'react';

export interface ListProps {
  /** How many. */
  count: number;
  /** Of what. */
  label?: string;
}
export class List extends React.Component<ListProps> {
  static defaultProps = {label: 'items'};
  override render() {
    return <p>{this.props.label}</p>;
  }
}
