/** Set by Docusaurus on `<html>` when React has taken the page over. */
const HYDRATED = 'data-has-hydrated';

/** Acts as soon as React has taken the page over, and its effects have run. */
export function whenAwake(act: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.getAttribute(HYDRATED) !== 'true') return;
    observer.disconnect();
    act();
  });
  observer.observe(root, {attributeFilter: [HYDRATED]});
}
