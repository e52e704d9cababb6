import {useCallback, useEffect, useState} from 'react';
import {
  offlineProducts,
  offlineState,
  offlineSupported,
  removeProduct,
  saveProduct,
} from '../../../plugins/service-worker/client';
import type {OfflineProduct, Progress} from '../../../plugins/service-worker/client';

/** What this browser keeps of a product. */
export type SaveStatus =
  | {status: 'online only'}
  | {status: 'waiting'}
  | ({status: 'saving'} & Progress)
  | {status: 'saved'}
  | {status: 'failed'; message: string};

/** What the page knows after hydration, and what it can do. */
export interface Offline {
  /** `undefined` until it is known whether this browser can save. */
  canSave: boolean | undefined;
  /** Sizes and pages; none until they are loaded. */
  sizes: readonly OfflineProduct[];
  /** What keeps the page from knowing more, readable. */
  trouble: string | undefined;
  statusOf: (product: string) => SaveStatus;
  /** Saves products one after the other. */
  save: (products: readonly string[]) => Promise<void>;
  remove: (product: string) => Promise<void>;
}

const ONLINE_ONLY: SaveStatus = {status: 'online only'};

/** Follows what this browser keeps of each product. */
export function useOffline(): Offline {
  const {canSave, sizes, saved, trouble} = useKept();
  const [changes, setChanges] = useState<Readonly<Record<string, SaveStatus>>>({});
  const setStatus = useCallback((product: string, status: SaveStatus) => {
    setChanges((previous) => ({...previous, [product]: status}));
  }, []);
  const statusOf = (product: string): SaveStatus =>
    changes[product] ?? (saved.includes(product) ? {status: 'saved'} : ONLINE_ONLY);
  const save = async (products: readonly string[]) => {
    const wanted = products.filter((product) => isSavable(statusOf(product)));
    for (const product of wanted) setStatus(product, {status: 'waiting'});
    for (const product of wanted) {
      await saveProduct(product, (progress) =>
        setStatus(product, {status: 'saving', ...progress}),
      ).then(
        () => setStatus(product, {status: 'saved'}),
        (error: unknown) => setStatus(product, failed(error)),
      );
    }
  };
  const remove = (product: string) =>
    removeProduct(product).then(
      () => setStatus(product, ONLINE_ONLY),
      (error: unknown) => setStatus(product, failed(error)),
    );
  return {canSave, sizes, trouble, statusOf, save, remove};
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
export function isSavable({status}: SaveStatus): boolean {
  return status === 'online only' || status === 'failed';
}

function failed(error: unknown): SaveStatus {
  return {status: 'failed', message: messageOf(error)};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
