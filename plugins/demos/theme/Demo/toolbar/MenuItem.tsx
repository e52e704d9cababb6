import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export interface MenuItemProps {
  /** For analytics. */
  action: string;
  /** Name of the demo, for analytics. */
  name: string;
  /** Leads there; without it, `onSelect` acts. */
  href?: string;
  onSelect?: () => void;
  /** It is about to be chosen. */
  onApproach?: () => void;
  children: ReactNode;
}

/** A tool in the menu. A link works in the HTML that is served; what acts waits for React. */
export default function MenuItem(props: MenuItemProps): ReactNode {
  const {action, name, href, onSelect, onApproach, children} = props;
  const isEnhanced = useIsBrowser();
  const shared = {
    className: styles.item,
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': name,
    ...(isEnhanced && {role: 'menuitem', tabIndex: -1}),
  };
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      data-needs="react"
      onClick={onSelect}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {children}
    </button>
  );
}
