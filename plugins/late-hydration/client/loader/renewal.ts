import {canBeHad} from '../../../_shared/client/canBeHad';
import {readStorage, writeStorage} from '../../../_shared/client/storage';

/** Where it is kept of which release scripts were lost: a page is loaded anew but once for it. */
const STORAGE_KEY = 'vitrine-late-scripts';

/** Loads a page anew whose scripts are gone, as a release has taken the place of its own. */
export interface Renewal {
  /** From now on a reader who leaves the page is noticed. */
  watch: () => void;
  /** No longer: all is there that was asked for. */
  rest: () => void;
  /** Once for a release, where the page can be had, and nobody is about to leave it. */
  renew: () => Promise<void>;
}

/**
 * @param release what tells the page's release from others
 * @param reload loads the page anew. Default: the browser's own way
 */
export function createRenewal(release: string, reload = () => location.reload()): Renewal {
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  const isKnown = () => readStorage(STORAGE_KEY, 'sessionStorage') === release;
  return {
    watch() {
      addEventListener('beforeunload', leave);
    },
    rest() {
      // A browser may keep no page for the way back that listens to it.
      removeEventListener('beforeunload', leave);
    },
    async renew() {
      if (isKnown()) return;
      writeStorage(STORAGE_KEY, release, 'sessionStorage');
      // Where nothing can be kept the page would be loaded for ever.
      if (!isKnown() || !(await canBeHad())) return;
      // The link that a reader has followed in the meantime would be lost.
      if (!isLeaving) reload();
    },
  };
}
