import * as React from 'react';

export const Tabs = (props: {
  /**
   * Called when a tab is chosen.
   *
   * @param {string} id The tab's id.
   * @param index Its place, from 0.
   * @returns `false` to stay.
   * @since 2.1.0
   */
  onChange?: (id: string, index: number) => boolean;
}) => <b>{typeof props.onChange}</b>;
