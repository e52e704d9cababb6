import * as React from 'react';

export const Field = (props: {
  /** Names it aloud. */
  'aria-label'?: string;
  /** Any data. */
  'data-kind': string;
}) => <b {...props} />;
