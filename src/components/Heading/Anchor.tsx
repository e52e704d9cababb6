import {useEffect, useState} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {announce, clickData, COPIED_MS, copyText} from '../../../plugins/_shared/client';
import {sharedLink} from '../../../plugins/branding/client';
import styles from './styles.module.css';

const COPIED = translate({
  id: 'vitrine.link.copied',
  message: 'Link copied',
  description: 'Said after an address was copied',
});

interface Props {
  /** The heading's id. */
  id: string;
  /** The heading's text. */
  name: string;
}

/** A link to a heading. Whoever follows it has the address on the clipboard too, where that is allowed. */
export default function Anchor({id, name}: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    announce(COPIED);
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => {
      clearTimeout(timer);
      announce();
    };
  }, [copied]);

  const copy = async ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    if (await copyText(sharedLink(currentTarget.href))) setCopied(true);
  };

  return (
    <a
      href={`#${id}`}
      className={styles.anchor}
      aria-label={translate(
        {
          id: 'vitrine.heading.link',
          message: 'Link to {heading}',
          description: 'Accessible name of the link to a heading',
        },
        {heading: name},
      )}
      data-copied={copied || undefined}
      {...clickData('heading', 'copy-link')}
      // Before any word: a live region that comes together with its word is not listened to.
      onFocus={() => announce()}
      onClick={(event) => void copy(event)}
    />
  );
}
