import * as React from 'react';

const globalStateClasses = {disabled: 'disabled'};
function generateUtilityClass(component: string, slot: string, statePrefix = 'Kit') {
  return slot in globalStateClasses ? `${statePrefix}-${slot}` : `${component}-${slot}`;
}
export interface TabClasses {
  /** The frame. */
  root: string;
  /** Where it cannot be used. */
  disabled: string;
  /**
   * Gone.
   * @deprecated Use `root`.
   */
  old: string;
  /** @ignore */
  hidden: string;
}
export const tabClasses = {root: generateUtilityClass('KitTab', 'root')};
export const Tab = (props: {
  /** Classes of the parts. */
  classes?: Partial<TabClasses>;
}) => <b className={props.classes?.root} />;
