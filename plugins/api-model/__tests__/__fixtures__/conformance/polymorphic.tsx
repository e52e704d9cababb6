import * as React from 'react';

type AsProps<E extends React.ElementType> = {
  /** The element that is rendered. */
  as?: E;
  /** Its size. */
  size?: 's' | 'm';
} & Omit<React.ComponentPropsWithoutRef<E>, 'as' | 'size'>;
export type BoxProps<E extends React.ElementType = 'section'> = AsProps<E>;
export function Box<E extends React.ElementType = 'section'>(props: BoxProps<E>) {
  const {as: Component = 'section', size = 'm', ...other} = props as BoxProps;
  return <Component data-size={size} {...other} />;
}
