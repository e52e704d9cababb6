import * as React from 'react';

export enum Level {
  Low = 'low',
  High = 'high',
}
export const Gauge = (props: {
  /** What it shows. */
  level?: Level;
}) => <b>{props.level}</b>;
