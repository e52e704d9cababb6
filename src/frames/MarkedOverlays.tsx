import {useLayoutEffect, useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import {markOverlay} from './overlays';
import type {Surroundings} from './overlays';
import type {FrameProps} from './types';

export interface MarkedOverlaysProps extends FrameProps {
  /** What a library attaches to the body, as one selector: `[data-portal], .tooltip`. */
  selector: string;
}

/** What is known of a demo that may open overlays. */
interface Owner {
  surroundings: Surroundings;
  /** Those that are its own. */
  overlays: Set<Element>;
}

/** The demo that the next overlay belongs to: the last one that was used, or came into the page. */
let current: Owner | undefined;

/**
 * Marks the overlays of a library that takes no attributes for them. Which demo opened one, its
 * element does not tell: so it belongs to the demo that was last used.
 */
export default function MarkedOverlays({
  selector,
  children,
  ...surroundings
}: MarkedOverlaysProps): ReactNode {
  const {direction, mode, density} = surroundings;
  const owner = useRef<Owner>({surroundings, overlays: new Set()});

  useLayoutEffect(() => {
    const {current: own} = owner;
    own.surroundings = {direction, mode, density};
    for (const overlay of own.overlays) markOverlay(overlay, own.surroundings);
  }, [direction, mode, density]);
  useOverlays(owner, selector);

  const use = () => {
    current = owner.current;
  };
  // Events of what is in an overlay come by here as well, as React has them.
  return (
    <div
      role="presentation"
      style={{display: 'contents'}}
      onFocusCapture={use}
      onKeyDownCapture={use}
      onPointerDownCapture={use}
      onPointerOverCapture={use}
    >
      {children}
    </div>
  );
}

/** Marks what is attached to the body from now on, before it is painted. */
function useOverlays(owner: RefObject<Owner>, selector: string): void {
  useLayoutEffect(() => {
    const own = owner.current;
    current = own;
    const mark = () => {
      for (const element of document.querySelectorAll(`body > :is(${selector})`)) {
        if (current === own && !element.hasAttribute('data-demo-overlay')) {
          own.overlays.add(element);
          markOverlay(element, own.surroundings);
        }
      }
      for (const overlay of own.overlays) if (!overlay.isConnected) own.overlays.delete(overlay);
    };
    // What it opened as it came is there already.
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, {childList: true});
    return () => {
      observer.disconnect();
      if (current === own) current = undefined;
    };
  }, [owner, selector]);
}
