import * as React from 'react';

interface Tone { tone?: 'loud' | 'calm' }
interface Size { size: number }
export const Tag = (props: Tone & Size & {
  /** Its text. */
  text: string;
}) => <b>{props.text}</b>;
