/** On a script whose loss is told in the place that wanted it, with a way to try again. */
const OWN_SCRIPT = 'data-own-script';

/**
 * Loads code whose loss its caller deals with: nobody else has to, by loading the page anew for
 * instance. The bundler adds the scripts of an import at once.
 */
export function loadOwn<T>(load: () => T): T {
  const before = new Set(document.scripts);
  const loading = load();
  for (const script of document.scripts) {
    if (!before.has(script)) script.setAttribute(OWN_SCRIPT, '');
  }
  return loading;
}

/** Whether whoever wanted a script deals with its loss. */
export function isOwnScript(script: Element): boolean {
  return script.hasAttribute(OWN_SCRIPT);
}
