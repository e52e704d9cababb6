/** A cache as the plugin sees it: values under keys of any length. */
export interface Cache<Value> {
  /** `undefined` where there is none. */
  read: (key: string) => Value | undefined;
  write: (key: string, value: Value) => void;
}
