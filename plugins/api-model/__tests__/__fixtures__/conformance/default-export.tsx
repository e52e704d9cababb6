import * as React from 'react';

interface BadgeProps {
  count?: number;
}
export default function Badge({count = 0}: BadgeProps) {
  return <b>{count}</b>;
}
