import * as React from 'react';

type PropsOf<Tag extends React.ElementType> = Omit<React.ComponentProps<Tag>, 'ref'>;

type StyledBy<Tag extends React.ElementType, State> = 'className' extends keyof PropsOf<Tag>
  ? {
      /** A name, or one for each state. */
      className?: string | ((state: State) => string);
    }
  : Record<never, never>;

/** Takes what its element takes, and a class name by its state. */
export function Toggle<Tag extends React.ElementType = 'button'>(
  props: Omit<PropsOf<Tag>, 'className'> & StyledBy<Tag, boolean> & {as?: Tag; open?: boolean},
): React.ReactElement {
  const {as: Element = 'button', ...rest} = props;
  return <Element {...rest} />;
}
