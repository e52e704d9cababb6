/** Ejected from @docusaurus/core 3.10.2: in the site's style, and without a layout, which may be what threw. */
import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@theme/Error';
import Crash from '../../components/Crash';

export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <Crash error={error} tryAgain={tryAgain} home={siteConfig.baseUrl} />
    </main>
  );
}
