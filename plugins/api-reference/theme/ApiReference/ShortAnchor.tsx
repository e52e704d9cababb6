import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Sections that links from elsewhere name by themselves. */
const SHORT: readonly string[] = ['props', 'slots', 'classes'];

/** Leads to a section by its kind alone, where a page is about one component; others have none. */
export default function ShortAnchor({kind}: {readonly kind: string}): ReactNode {
  const links = useBrokenLinks();
  if (!SHORT.includes(kind)) return null;
  links.collectAnchor(kind);
  return <span id={kind} />;
}
