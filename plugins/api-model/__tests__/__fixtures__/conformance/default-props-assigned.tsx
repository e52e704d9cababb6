import * as React from 'react';

export function Bar(props: {size?: 's' | 'm'}) {
  return <b>{props.size}</b>;
}
Bar.defaultProps = {size: 'm'};
