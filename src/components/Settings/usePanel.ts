import {useEffect, useRef, useState} from 'react';
import type {FocusEvent, RefObject, ToggleEvent} from 'react';
import {useLocation} from '@docusaurus/router';

/** What the settings button and its panel need. */
interface Panel {
  panel: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** It has been opened, so that its content is there. */
  isFilled: boolean;
  handleBeforeToggle: () => void;
  handleToggle: (event: ToggleEvent<HTMLElement>) => void;
  handleBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Fills the panel when it opens and moves the focus in; closes it when the focus leaves. */
export function usePanel(): Panel {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const {pathname} = useLocation();
  useEffect(() => panel.current?.hidePopover(), [pathname]);

  const handleToggle = ({currentTarget, newState}: ToggleEvent<HTMLElement>) => {
    const opens = newState === 'open';
    setIsOpen(opens);
    if (opens) currentTarget.querySelector<HTMLElement>('input:checked')?.focus();
  };
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
    isFilled,
    handleBeforeToggle: () => setIsFilled(true),
    handleToggle,
    handleBlur,
  };
}
