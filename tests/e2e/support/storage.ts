/** Runs in the page: a browser that keeps nothing says so by throwing. */
export function denyStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}
