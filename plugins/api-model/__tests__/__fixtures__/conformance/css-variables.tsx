import * as React from 'react';

export enum MeterCssVars {
  /** The bar's height. */
  height = '--Meter-height',
}
export const Meter = (props: {
  /** From 0 to 1. */
  value?: number;
}) => <b>{props.value}</b>;
