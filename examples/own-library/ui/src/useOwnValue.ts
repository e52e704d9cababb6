import {useState} from 'react';

/**
 * A value that the parent may hold, and that the component holds where it does not.
 *
 * @param given the parent's; `undefined` where it holds none
 * @param initial the component's own, at first
 */
export function useOwnValue(
  given: string | undefined,
  initial: string,
): [value: string, keep: (value: string) => void] {
  const [own, setOwn] = useState(initial);
  return [given ?? own, setOwn];
}
