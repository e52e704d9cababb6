import type {ReactNode} from 'react';
import {initScript} from '../core/initScript';

interface Props {
  /** For a content security policy that names scripts by nonce, not by hash. */
  nonce?: string;
}

/**
 * The script that puts the reader's settings on `<html>` before the first paint, for documents
 * that the plugin does not write. It belongs into the head, after `meta[name=theme-color]`.
 */
export function InitColorSchemeScript({nonce}: Props): ReactNode {
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce from scripts, so that React would find another one.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: initScript()}}
    />
  );
}

let isWarned = false;

/**
 * The same script by its former name.
 *
 * @deprecated render {@link InitColorSchemeScript} instead
 */
export function getInitColorSchemeScript(props: Props = {}): ReactNode {
  if (!isWarned) {
    isWarned = true;
    // eslint-disable-next-line no-console -- the one way to tell the developer who still calls it
    console.warn(
      'getInitColorSchemeScript() is deprecated. Render <InitColorSchemeScript /> instead.',
    );
  }
  return <InitColorSchemeScript {...props} />;
}
