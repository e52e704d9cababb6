import * as React from 'react';

export interface PickerProps {
  /**
   * What stands where nothing is picked.
   * @default 'Select an item' (localized)
   */
  placeholder?: string;
  /**
   * Of the list.
   * @default as wide as the button
   */
  width?: string;
  /**
   * Not words: a value that is wrong.
   * @default 'open'
   */
  state?: string;
}
export function Picker(props: PickerProps) {
  const {placeholder = 'Pick', width = 'auto', state = 'closed'} = props;
  return <b title={state}>{placeholder + width}</b>;
}
