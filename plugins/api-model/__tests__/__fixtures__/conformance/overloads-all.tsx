import * as React from 'react';

interface One { value: string; multiple?: false }
interface Many { value: string[]; multiple: true; max?: number }
export function Picker(props: Many): React.JSX.Element;
export function Picker(props: One): React.JSX.Element;
export function Picker(props: One | Many) {
  return <b>{String(props.value)}</b>;
}
