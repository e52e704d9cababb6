import type {ReactNode} from 'react';

/** The mark of the site: a V in a case. */
export default function Glyph(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width={26} height={26} fill="none" stroke="currentColor" aria-hidden>
      <rect x="3" y="3" width="26" height="26" rx="6" strokeWidth="2" />
      <path d="m10 11 6 11 6-11" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
