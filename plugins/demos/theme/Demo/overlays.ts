/** What an overlay takes from the demo that opened it. */
const TAKEN = ['dir', 'data-demo-mode', 'data-demo-density'] as const;

/** The mark that keeps the site's styles off, and lets the library's in. */
const MARK = 'data-demo-overlay';

/** What stands in the body and is no demo's: what shows nothing, and parts of the site. */
const OTHERS =
  'script,style,link,template,noscript,iframe,[data-announcer],[data-release-note],[data-consent]';

const USES = ['focusin', 'keydown', 'pointerdown', 'pointerover'] as const;

/** Demos that are alive, each with what it has attached to the body. */
const opened = new Map<Element, Set<Element>>();

/** The demo that the next overlay belongs to: the last one that was used, or came alive. */
let current: Element | undefined;

let observer: MutationObserver | undefined;

/**
 * Marks what a demo attaches to the body, away from its element: dialogs, menus, tooltips. Which demo
 * opened one, its element does not tell: so it belongs to the demo that was last used. What its frame
 * has marked already stays as it is.
 *
 * @param demo the element that holds the demo, before it comes alive
 * @returns ends it
 */
export function followOverlays(demo: Element): () => void {
  if (opened.size === 0) start();
  opened.set(demo, new Set());
  current = demo;
  observer?.observe(demo, {attributes: true, attributeFilter: [...TAKEN]});
  return () => {
    opened.delete(demo);
    if (current === demo) current = undefined;
    if (opened.size === 0) stop();
  };
}

function start(): void {
  observer = new MutationObserver((records) => {
    for (const {type, target, addedNodes, removedNodes} of records) {
      if (type === 'attributes')
        opened.get(target as Element)?.forEach((each) => mark(each, target as Element));
      addedNodes.forEach(take);
      removedNodes.forEach((node) => opened.forEach((own) => own.delete(node as Element)));
    }
  });
  observer.observe(document.body, {childList: true});
  for (const use of USES) document.addEventListener(use, noteUse, {capture: true, passive: true});
}

function stop(): void {
  observer?.disconnect();
  for (const use of USES) document.removeEventListener(use, noteUse, {capture: true});
}

function noteUse({target}: Event): void {
  if (!(target instanceof Element)) return;
  const overlay = target.closest(`[${MARK}]`);
  const owner = [...opened].find(
    ([demo, own]) => demo.contains(target) || (overlay && own.has(overlay)),
  );
  current = owner?.[0] ?? current;
}

/** A node that has come into the body. */
function take(node: Node): void {
  if (!(node instanceof Element) || !current || !node.isConnected) return;
  if (node.hasAttribute(MARK) || node.matches(OTHERS)) return;
  opened.get(current)?.add(node);
  mark(node, current);
}

function mark(overlay: Element, demo: Element): void {
  overlay.setAttribute(MARK, '');
  for (const name of TAKEN) {
    const value = demo.getAttribute(name);
    if (value !== null) overlay.setAttribute(name, value);
    // One that knows its own direction keeps it.
    else if (name !== 'dir') overlay.removeAttribute(name);
  }
}
