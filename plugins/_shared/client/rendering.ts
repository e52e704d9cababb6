/** Takes the demo that is being rendered; nothing when it is done. */
type Listener = (demo: string | undefined) => void;

let listener: Listener = () => undefined;

/** Who is told of demos while pages are rendered. Default: nobody. Of the server's bundle only. */
export function onRenderingDemo(listen: Listener): void {
  listener = listen;
}

/**
 * Tells that a demo is being rendered, or is done.
 *
 * @param demo as errors name it: `docs/ui/button.md:9: demo "Loop.tsx"`
 */
export function tellRendering(demo: string | undefined): void {
  listener(demo);
}
