/**
 * Whether the page is the window of one of its demos, a page within the page: it measures nothing,
 * asks nothing and shows no ad, as the page around it does so already.
 */
export function isDemoWindow(): boolean {
  return document.documentElement.dataset.demoAlone === 'frame';
}
