import {isDemoWindow} from './frame';

/** The global tag function that an analytics provider's script defines. */
type TagFunction = (...call: unknown[]) => unknown;

declare global {
  interface Window {
    gtag?: TagFunction | undefined;
  }
}

/**
 * The one way to the analytics tag. Where the tag is missing or blocked nothing happens, and what
 * it throws stays with it: a reader pays for no fault of a third party. A development build says
 * on the console what would be sent. A demo's window, a page within the page, says nothing.
 *
 * @param call the tag's arguments (`'event'`, name, payload)
 */
export function callTag(...call: unknown[]): void {
  if (isDemoWindow()) return;
  // eslint-disable-next-line no-console -- An author sees what would be sent, and nothing is.
  if (process.env.NODE_ENV === 'development') console.info('analytics:', ...call);
  // On purpose: what a foreign script throws, now or later, is neither ours to mend nor the
  // reader's to see.
  const ignore = () => undefined;
  try {
    Promise.resolve(window.gtag?.(...call)).catch(ignore);
  } catch {
    ignore();
  }
}

/** Sends an event with its payload, by {@link callTag}. */
export function track(event: string, payload: Readonly<Record<string, unknown>>): void {
  callTag('event', event, payload);
}

/** How long a foreign script may take, in milliseconds, before the page stops waiting for it. */
const SCRIPT_TIMEOUT_MS = 10_000;

interface ScriptOptions {
  /** Attributes beside `src` and `async`, e.g. the `id` by which a network finds its script. */
  attributes?: Readonly<Record<string, string>>;
  /** Where the element is put. Default: the document's head. */
  parent?: Element;
  /** Milliseconds until it counts as missing. Default {@link SCRIPT_TIMEOUT_MS}. */
  timeout?: number;
}

/** Whether an error comes from a script of another origin, of which browsers tell nothing more. */
function isForeign({filename}: ErrorEvent): boolean {
  return filename === '' || !filename.startsWith(window.location.origin);
}

/** A reader's console holds what this site did wrong, and nothing of what others did. */
function containError(event: ErrorEvent): void {
  if (isForeign(event)) event.preventDefault();
}

/**
 * Loads a script that is not needed to read the page, once the page itself is loaded. From then
 * on what scripts of other origins throw stays out of the page's console.
 *
 * @returns resolves once it has run
 * @throws Error (as a rejection) when it is refused or missing, and a `TimeoutError` when it is too
 *   late: that one may run yet. Its element is gone then
 */
export function loadScript(
  src: string,
  {attributes = {}, parent = document.head, timeout = SCRIPT_TIMEOUT_MS}: ScriptOptions = {},
): Promise<void> {
  // The same function each time, so that it listens once.
  window.addEventListener('error', containError);
  const script = document.createElement('script');
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    whenLoaded(() => {
      const fail = (error: Error) => {
        clearTimeout(timer);
        script.remove();
        reject(error);
      };
      const message = `Script not loaded: ${src}`;
      const timer = setTimeout(() => fail(new DOMException(message, 'TimeoutError')), timeout);
      script.addEventListener('error', () => fail(new Error(message)));
      script.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      script.src = src;
      parent.append(script);
    });
  });
}

/** Acts once the page is loaded, at once where it is: what hangs would keep it loading. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, {once: true});
}
