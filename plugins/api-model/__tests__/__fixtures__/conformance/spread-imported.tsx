import * as React from 'react';
import {PanelRoot} from './parts';

export function Aside(props: {
  /** Its title. */
  title?: string;
}) {
  const {title, ...other} = props;
  return <PanelRoot aria-label={title} {...other} />;
}
