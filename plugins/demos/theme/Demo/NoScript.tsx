import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What stands in the place of a demo that is not served, where there are no scripts. */
export default function NoScript(): ReactNode {
  return (
    <noscript>
      <Translate
        id="vitrine.demo.browserOnly"
        description="In the place of a demo that is not served, where there are no scripts"
      >
        This demo needs scripts.
      </Translate>
    </noscript>
  );
}
