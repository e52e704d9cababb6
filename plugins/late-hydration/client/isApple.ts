/** Whether the reader's keyboard has a command key. */
export function isApple(): boolean {
  return /Macintosh|iPhone|iPad/.test(navigator.userAgent);
}
