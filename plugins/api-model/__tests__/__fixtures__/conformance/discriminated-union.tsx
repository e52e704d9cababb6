import * as React from 'react';

interface LinkProps {
  /** Which of both it is. */
  kind: 'link';
  /** Where it leads. */
  href: string;
}
interface ActionProps {
  /** Which of both it is. */
  kind: 'action';
  /** What it does. */
  onClick: () => void;
}
export type ItemProps = LinkProps | ActionProps;
export const Item = (props: ItemProps) => <li>{props.kind}</li>;
