import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import {classNames} from './classNames';
import styles from './Disclosure.module.css';
import {useTide} from './TideProvider';

/** `onOpen` and `onClose`: called with the label of what has been opened or closed. */
export type DisclosureHandlers = {
  [K in 'open' | 'close' as `on${Capitalize<K>}`]?: (label: string) => void;
};

export interface DisclosureProps extends DisclosureHandlers {
  /** What its button says. */
  label: string;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean;
  /** What it shows and hides. */
  children: ReactNode;
}

/** Keeps what few readers want behind a button. */
export function Disclosure({
  label,
  defaultOpen = false,
  onOpen,
  onClose,
  children,
}: DisclosureProps): ReactNode {
  const {density} = useTide();
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const toggle = () => {
    setOpen(!isOpen);
    (isOpen ? onClose : onOpen)?.(label);
  };
  return (
    <div className={classNames(styles.disclosure, styles[density])}>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
      </button>
      <div className={styles.panel} id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
