import * as React from 'react';

declare const Root: React.ElementType;

export function Item(props: {
  /** Whether it is one of its kind. */
  lone?: boolean;
  component?: React.ElementType;
}) {
  const {lone, component, ...other} = props;
  const Component = component || 'li';
  if (lone) return <div {...other} />;
  return <Root as={Component} {...other} />;
}
