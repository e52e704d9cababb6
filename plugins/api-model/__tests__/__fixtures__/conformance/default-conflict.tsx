import * as React from 'react';

export interface BadgeProps {
  /**
   * The most that is shown.
   * @default 99
   */
  max?: number;
  /**
   * The tone.
   * @default "calm"
   */
  tone?: string;
}
export function Badge(props: BadgeProps) {
  const {max = 9, tone = 'calm'} = props;
  return <b title={tone}>{max}</b>;
}
