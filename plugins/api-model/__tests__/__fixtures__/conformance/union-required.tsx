import * as React from 'react';

interface Controlled { value: string; onChange: (value: string) => void }
interface Loose { defaultValue?: string }
export type ControlProps = {
  /** Its name. */
  name: string;
} & (Controlled | Loose);
export const Control = (props: ControlProps) => <b>{props.name}</b>;
