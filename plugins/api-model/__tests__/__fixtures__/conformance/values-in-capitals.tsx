import * as React from 'react';

/** A function that is called, not rendered. */
export function FormatDate(date: Date): string {
  return date.toISOString();
}

export enum Tone {
  Warm,
  Cold,
}

export const LampContext = React.createContext('');

export const Lamp = ({tone = Tone.Warm}: {tone?: Tone}) => <i data-tone={tone} />;
