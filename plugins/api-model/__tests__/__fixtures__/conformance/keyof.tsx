import * as React from 'react';

const COLORS = {red: '#f00', blue: '#00f'};
export const Dot = (props: {
  /** A name of the palette. */
  color?: keyof typeof COLORS;
}) => <b>{props.color}</b>;
