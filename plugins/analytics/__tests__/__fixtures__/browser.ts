/** Sets what the browser says on the reader's behalf. */
export function setSignals(doNotTrack: string | null, globalPrivacyControl?: boolean): void {
  Object.defineProperty(navigator, 'doNotTrack', {value: doNotTrack, configurable: true});
  Object.defineProperty(navigator, 'globalPrivacyControl', {
    value: globalPrivacyControl,
    configurable: true,
  });
}

/** Another tab stores a value, or empties a key (`null`), or its whole storage. */
export function storeElsewhere(key: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
}

/** Two frames of the browser and what follows from them. */
export async function nextFrames(): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Lets promises, observers and timers of no delay come to rest. */
export async function settle(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await new Promise((resolve) => setTimeout(resolve));
}
