import {useRef, useState} from 'react';
import type {FocusEvent, RefObject, ToggleEvent} from 'react';
import {usePageChange} from '../usePageChange';

/** What the settings button and its panel need. */
interface Panel {
  panel: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  handleToggle: (event: ToggleEvent<HTMLElement>) => void;
  handleBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Follows whether the panel is open; closes it when the focus leaves, and with the page. */
export function usePanel(): Panel {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  usePageChange(() => panel.current?.hidePopover());

  const handleToggle = ({newState}: ToggleEvent<HTMLElement>) => setIsOpen(newState === 'open');
  // Not a dialog that keeps the focus: but what has the focus must not lie under the panel.
  const handleBlur = ({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // Its own button closes it by itself; closed twice, it would open again.
    if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id) {
      currentTarget.hidePopover();
    }
  };
  return {
    panel,
    isOpen,
    handleToggle,
    handleBlur,
  };
}
