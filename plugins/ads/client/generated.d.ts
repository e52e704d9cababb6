declare module '@generated/ads/default/options.json' {
  import type {Placement} from '../core/types';

  const placement: Placement;
  export default placement;
}
