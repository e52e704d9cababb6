declare module '@generated/service-worker/default/settings.json' {
  import type {Settings} from '../core/types';

  const settings: Settings;
  export default settings;
}
