/** The cache as the plugin sees it: texts under file names. */
export interface Cache {
  /** A short name for a long text, the same on every machine; letters and digits only. */
  digest: (text: string) => string;
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
}

/** What a cache holds under a name; a file that was cut off half-way counts as missing. */
export function readCached<Value>(cache: Cache, name: string): Value | undefined {
  const text = cache.read(name);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
