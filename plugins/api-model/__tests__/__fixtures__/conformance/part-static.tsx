import * as React from 'react';

function Row({dense = false}: {dense?: boolean}) {
  return <li>{String(dense)}</li>;
}
export class List extends React.Component<{size?: number}> {
  static Row = Row;
  override render() {
    return <ul>{this.props.size}</ul>;
  }
}
