type Listener = (entries: {intersectionRatio: number}[]) => void;

/** Stands for the browser's observer: it says what it is told to. */
export class ViewObserver {
  static all: ViewObserver[] = [];
  readonly observed: Element[] = [];
  isConnected = true;

  constructor(readonly listener: Listener) {
    ViewObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.push(element);
  }

  disconnect(): void {
    this.isConnected = false;
  }
}

/** Replaces the browser's observer, and forgets those of before. */
export function installView(): void {
  ViewObserver.all = [];
  Object.assign(globalThis, {IntersectionObserver: ViewObserver});
}

/** Scrolls until a part of what is observed is in view. */
export function scrollTo(intersectionRatio: number): void {
  for (const {isConnected, listener} of ViewObserver.all) {
    if (isConnected) listener([{intersectionRatio}]);
  }
}

/** Turns to another tab, or back. */
export function setVisibility(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {configurable: true, value: visibility});
  document.dispatchEvent(new Event('visibilitychange'));
}
