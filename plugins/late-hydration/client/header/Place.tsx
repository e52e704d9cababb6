import {useLayoutEffect, useRef} from 'react';
import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {headerHistory} from './headerHistory';
import {takeHeader} from './HeaderRoot';

/** The same object for ever: React leaves alone what stands in it. */
const AS_SERVED = {__html: ''};

/**
 * Stands for the header in the page, whose React has none of it: the header has a root of its own,
 * which comes first. Another layout gets the same header, with what is open and typed in it.
 */
export default function HeaderPlace(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [history, location] = [useHistory(), useLocation()];
  useLayoutEffect(() => {
    const header = takeHeader();
    if (header.parentNode !== place.current) place.current?.append(header);
  }, []);
  useLayoutEffect(() => headerHistory().follow(history, location), [history, location]);
  return (
    <div
      ref={place}
      data-header-place=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_SERVED}
    />
  );
}
