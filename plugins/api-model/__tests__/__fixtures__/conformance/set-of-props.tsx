import * as React from 'react';

interface StyleProps {
  margin?: number;
  marginTop?: number;
  marginBottom?: number;
  marginStart?: number;
  marginEnd?: number;
  padding?: number;
  paddingTop?: number;
  paddingBottom?: number;
  paddingStart?: number;
  paddingEnd?: number;
  border?: number;
  borderTop?: number;
  borderBottom?: number;
  borderStart?: number;
  borderEnd?: number;
  inset?: number;
  insetTop?: number;
  insetBottom?: number;
  insetStart?: number;
  insetEnd?: number;
  gap?: number;
  gapTop?: number;
  gapBottom?: number;
  gapStart?: number;
  gapEnd?: number;
  size?: number;
  sizeTop?: number;
  sizeBottom?: number;
  sizeStart?: number;
  sizeEnd?: number;
}
export interface CrateProps extends StyleProps {
  /** How it looks. */
  tone?: string;
}
export const Crate = ({tone}: CrateProps) => <div title={tone} />;
