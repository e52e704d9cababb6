import * as React from 'react';

export interface NodeData {
  id: string;
  children?: NodeData[];
  parent?: Owner;
}
export interface Owner {
  node: NodeData;
}
export const Tree = (props: {
  /** The root. */
  root: NodeData;
}) => <b>{props.root.id}</b>;
