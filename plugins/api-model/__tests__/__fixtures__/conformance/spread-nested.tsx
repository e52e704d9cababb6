import * as React from 'react';

export function Frame(props: {
  /** Its title. */
  title?: string;
}) {
  const {title, ...other} = props;
  return (
    <section>
      <h2>{title}</h2>
      <div {...other} />
    </section>
  );
}
