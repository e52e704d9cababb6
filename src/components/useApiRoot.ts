import {useAllDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useProduct} from '../../plugins/product-identity/client';
import {apiRoot} from './apiRoot';

/** Where the API pages of the version that is read stand. @example '/material-ui/v6/api/' */
export function useApiRoot(): string {
  const product = useProduct();
  const {version, isLast} = useDocsVersion();
  const versions = useAllDocsData()[product.id]?.versions ?? [];
  const own = isLast ? undefined : versions.find(({name}) => name === version);
  return own ? `${own.path.replace(/\/$/, '')}/api/` : apiRoot(product);
}
