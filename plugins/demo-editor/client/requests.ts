import type {RunnerReport, RunnerRequest} from './protocol';

declare global {
  interface Window {
    /** Of the document itself: makes code of text, with globals in its reach and nothing else. */
    vitrineEvaluate: (text: string) => unknown;
  }
}

/**
 * Whether the document has no origin, so that nothing of the site is in reach of what it runs.
 * Without that it runs nothing: a page that opens it as a window gets no code into the site.
 */
export function isSandboxed(): boolean {
  return window.origin === 'null' && window.parent !== window;
}

/** Whether text may become code here: a server may have sent a stricter policy. */
export function canRun(): boolean {
  try {
    return window.vitrineEvaluate('1') === 1;
  } catch {
    return false;
  }
}

/** Listens to the page that frames the document, and to nobody else. */
export function listen(answer: (request: RunnerRequest) => void): void {
  const {origin} = new URL(window.location.href);
  window.addEventListener('message', ({source, origin: sender, data}) => {
    if (source === window.parent && sender === origin) answer(data as RunnerRequest);
  });
}

/** Tells the page that frames the document. */
export function report(message: RunnerReport): void {
  // The page looks at who says it; an address as target would need one origin in every policy.
  window.parent.postMessage(message, '*');
}
