declare module '@generated/analytics/default/settings.json' {
  import type {ClientData} from '../core/types';

  const settings: ClientData;
  export default settings;
}
