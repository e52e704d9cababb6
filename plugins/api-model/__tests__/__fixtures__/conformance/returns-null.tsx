import * as React from 'react';

/** What a column of a table is like; it renders nothing itself. */
export function Column(_: {width?: number; title: string}) {
  return null;
}
