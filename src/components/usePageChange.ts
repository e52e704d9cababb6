import {useEffect, useEffectEvent, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Acts when another page is shown, and not on the first one: what a reader has opened before React
 * came stays open.
 */
export function usePageChange(act: () => void): void {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  const change = useEffectEvent(act);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    change();
  }, [pathname]);
}
