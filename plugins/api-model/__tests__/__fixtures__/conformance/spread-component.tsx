import * as React from 'react';

const Base = (props: {id?: string}) => <b id={props.id} />;
export function Frame(props: {
  /** Its title. */
  title?: string;
  id?: string;
}) {
  const {title, ...other} = props;
  return <Base aria-label={title} {...other} />;
}
