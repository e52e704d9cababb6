import * as React from 'react';

/**
 * Waits.
 *
 * @param value What is waited for.
 * @param delay In milliseconds.
 */
export function useLate<T>(value: T, delay = 100): readonly [T, () => void] {
  return [value, () => setTimeout(() => {}, delay)];
}
