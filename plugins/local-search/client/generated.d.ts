declare module '@generated/local-search/default/manifest.json' {
  import type {Manifest} from '../core/types';

  const manifest: Manifest;
  export default manifest;
}
