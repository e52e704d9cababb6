import * as React from 'react';

const TAGS = {title: 'h2', body: 'p'} as const;

export interface WordsProps extends React.HTMLAttributes<HTMLSpanElement> {
  /** How it looks. @default 'body' */
  variant?: 'body' | 'title';
  /** What it is. */
  component?: React.ElementType;
}
export const Words = React.forwardRef<HTMLSpanElement, WordsProps>(function Words(props, ref) {
  const {component, variant = 'body', ...other} = props;
  const Tag = component || TAGS[variant] || 'span';
  return <Tag ref={ref} {...other} />;
});
