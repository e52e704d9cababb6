import createCache from '@emotion/cache';
import type {EmotionCache} from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {pluginsOf} from '../../emotion/styles';

/**
 * The style cache of right-to-left demos. A chunk of its own, as few readers want it. Prefixes
 * come before mirroring, which must see the properties that browsers get.
 */
export function createMirroredCache(): EmotionCache {
  return createCache({key: 'rtl', prepend: true, stylisPlugins: [...pluginsOf('rtl'), rtlPlugin]});
}
