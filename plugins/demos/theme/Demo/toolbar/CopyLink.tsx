import type {ReactNode} from 'react';
import {COPY_TEXTS, useCopyButton} from '../../../../_shared/client';
import MenuItem from './MenuItem';
import {TEXTS} from './texts';

export interface CopyLinkProps {
  /** Anchor of the demo. */
  id: string;
  name: string;
}

/** Copies the demo's address. The menu stays open: it is the item that says that it was copied. */
export default function CopyLink({id, name}: CopyLinkProps): ReactNode {
  const {copied, copy} = useCopyButton(() => linkTo(id));
  return (
    <MenuItem action="copy-link" name={name} onSelect={copy}>
      {copied ? COPY_TEXTS.copied : TEXTS.copyLink}
    </MenuItem>
  );
}

/** With what the address says of the page, its direction for instance, so that others see the same. */
function linkTo(id: string): string {
  const address = new URL(window.location.href);
  address.searchParams.delete('demo');
  address.hash = id;
  return address.href;
}
