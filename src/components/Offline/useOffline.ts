import {useCallback, useEffect, useState} from 'react';
import {
  offlineProducts,
  offlineState,
  offlineSupported,
  removeProduct,
  saveProduct,
} from '../../../plugins/service-worker/client';
import type {OfflineProduct, Progress} from '../../../plugins/service-worker/client';

/** How it stands with a product in this browser. */
export type Stand =
  | {is: 'online only'}
  | {is: 'waiting'}
  | ({is: 'saving'} & Progress)
  | {is: 'saved'}
  | {is: 'failed'; message: string};

/** What the page knows after hydration, and what it can do. */
export interface Offline {
  /** `undefined` until it is known whether this browser can save. */
  canSave: boolean | undefined;
  /** Sizes and pages; none until they are loaded. */
  sizes: readonly OfflineProduct[];
  /** What keeps the page from knowing more, readable. */
  trouble: string | undefined;
  standOf: (product: string) => Stand;
  /** Saves products one after the other. */
  save: (products: readonly string[]) => Promise<void>;
  remove: (product: string) => Promise<void>;
}

const ONLINE_ONLY: Stand = {is: 'online only'};

/** Follows what this browser keeps of each product. */
export function useOffline(): Offline {
  const {canSave, sizes, saved, trouble} = useKept();
  const [changes, setChanges] = useState<Readonly<Record<string, Stand>>>({});
  const setStand = useCallback((product: string, stand: Stand) => {
    setChanges((previous) => ({...previous, [product]: stand}));
  }, []);
  const standOf = (product: string): Stand =>
    changes[product] ?? (saved.includes(product) ? {is: 'saved'} : ONLINE_ONLY);
  const save = async (products: readonly string[]) => {
    const wanted = products.filter((product) => isSavable(standOf(product)));
    for (const product of wanted) setStand(product, {is: 'waiting'});
    for (const product of wanted) {
      await saveProduct(product, (progress) => setStand(product, {is: 'saving', ...progress})).then(
        () => setStand(product, {is: 'saved'}),
        (error: unknown) => setStand(product, failed(error)),
      );
    }
  };
  const remove = (product: string) =>
    removeProduct(product).then(
      () => setStand(product, ONLINE_ONLY),
      (error: unknown) => setStand(product, failed(error)),
    );
  return {canSave, sizes, trouble, standOf, save, remove};
}

/** What can be known when the page begins to live. */
function useKept() {
  const [canSave, setCanSave] = useState<boolean>();
  const [sizes, setSizes] = useState<readonly OfflineProduct[]>([]);
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let isThere = true;
    const when =
      <T>(use: (value: T) => void) =>
      (value: T) => {
        if (isThere) use(value);
      };
    const complain = when((error: unknown) => setTrouble(messageOf(error)));
    const supported = offlineSupported();
    Promise.resolve(supported).then(when(setCanSave), complain);
    if (supported) {
      offlineProducts().then(when(setSizes), complain);
      offlineState().then(
        when((state) => setSaved(state.saved)),
        complain,
      );
    }
    return () => {
      isThere = false;
    };
  }, []);
  return {canSave, sizes, saved, trouble};
}

/** Whether saving would change anything. */
export function isSavable({is}: Stand): boolean {
  return is === 'online only' || is === 'failed';
}

function failed(error: unknown): Stand {
  return {is: 'failed', message: messageOf(error)};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
