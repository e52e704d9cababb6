import * as React from 'react';

export interface AlertSlots {
  /**
   * The frame.
   * @default 'div'
   */
  root?: React.ElementType;
  /**
   * The mark in front.
   * @default Icon
   */
  icon?: React.ElementType;
}
export const Alert = (props: {
  /** What fills the parts. */
  slots?: AlertSlots;
}) => <b>{Object.keys(props.slots ?? {})}</b>;
