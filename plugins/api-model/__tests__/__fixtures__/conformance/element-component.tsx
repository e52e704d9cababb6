import * as React from 'react';

interface ToggleProps {
  /** How it looks. */
  look?: 'plain' | 'solid';
}
const Toggle = ({look}: ToggleProps) => <button data-look={look} />;

interface MenuProps {
  /** Whether it is open. */
  open?: boolean;
}

interface MenuComponent extends React.FC<MenuProps> {
  <T extends React.ElementType = typeof Toggle>(
    props: MenuProps & {as?: T} & React.ComponentProps<T>,
  ): React.ReactElement | null;
}

/** Passes on what its toggle takes. */
export const Menu: MenuComponent = ({open, ...rest}: MenuProps) => <Toggle {...rest} />;
