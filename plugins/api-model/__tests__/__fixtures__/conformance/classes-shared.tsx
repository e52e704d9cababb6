import * as React from 'react';

function generateUtilityClass(component: string, slot: string) {
  return `${component}-${slot}`;
}
/** What all components of the kit take. */
interface CommonProps {
  classes?: {};
}
export interface PlainClasses {
  /** The frame. */
  root: string;
}
export const plainClasses: PlainClasses = {root: generateUtilityClass('KitPlain', 'root')};
export interface PlainProps extends CommonProps {
  /** Whether it has a frame. */
  framed?: boolean;
}
export const Plain = ({framed}: PlainProps) => <b className={framed ? plainClasses.root : ''} />;
