import type {ComponentPropsWithRef, ElementType, ReactNode} from 'react';
import styles from './Button.module.css';
import {classNames} from './classNames';
import {useTide} from './TideProvider';

/** How much a button asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonOwnProps<E extends ElementType> {
  /**
   * The element or component that is rendered. Its props are the button's as well.
   * @default 'button'
   */
  as?: E;
  /**
   * How much it asks for attention.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * Whether it is as wide as its place.
   * @default false
   */
  fullWidth?: boolean;
  /** What it says. */
  children?: ReactNode;
}

export type ButtonProps<E extends ElementType = 'button'> = ButtonOwnProps<E> &
  Omit<ComponentPropsWithRef<E>, keyof ButtonOwnProps<E>>;

/** Starts something, or leads somewhere. */
export function Button<E extends ElementType = 'button'>({
  as,
  variant = 'secondary',
  fullWidth = false,
  className,
  ...rest
}: ButtonProps<E>): ReactNode {
  const {density} = useTide();
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(Element === 'button' && {type: 'button'})}
      {...rest}
      className={classNames(styles.button, styles[variant], styles[density], className)}
      data-full-width={fullWidth || undefined}
    />
  );
}
