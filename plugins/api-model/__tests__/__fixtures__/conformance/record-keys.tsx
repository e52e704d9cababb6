import * as React from 'react';

export const Palette = (props: Partial<Record<'light' | 'dark', string>>) => <b>{props.light}</b>;
