import {useLocation} from '@docusaurus/router';
import {decodePart} from '../../../_shared/site/addresses';
import {useServed} from '../../../_shared/client/useServed';

/**
 * The id that the address names; empty until hydration, as the server does not know it. CSS marks
 * it by `:target` till then, which does not follow where scripts lead later.
 */
export function useTarget(): string {
  const {hash} = useLocation();
  return useServed() ? '' : decodePart(hash.slice(1));
}
