import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {ONE_REACT, secondReact} from '../../../demo-code/core/secondReact';
import {tellRendering} from '../../../_shared/client/rendering';
import DemoRoot from './DemoRoot';
import {frameOf} from './frames';
import type {RunnableDemo} from './types';

/**
 * Renders a demo into the HTML of its page, its styles beside its elements. Of the server's bundle
 * only.
 *
 * @param demo the demo, with `server`
 * @param identifierPrefix prefix of the ids within; the browser must hydrate with the same
 * @throws Error that names page, line, demo and fix, where the demo throws, or waits for something
 */
export function renderDemo(demo: RunnableDemo, identifierPrefix: string): string {
  tellRendering(`${demo.at}: demo "${demo.file}"`);
  try {
    return `<div>${renderRoot(demo, identifierPrefix)}</div>`;
  } catch (error) {
    const {what, fix} = causeOf(error, demo);
    const fault = new Error(
      `${demo.at}: demo "${demo.file}" threw while it was rendered on the server: ${what}\n` +
        `  Fix: ${fix}`,
      {cause: error},
    );
    // The build tells it like any fault of an author: in two lines.
    fault.name = 'VitrineError';
    throw fault;
  } finally {
    tellRendering(undefined);
  }
}

function causeOf(error: unknown, demo: RunnableDemo): {what: string; fix: string} {
  const reason = error instanceof Error ? error.message : String(error);
  const second = secondReact(reason);
  if (second !== undefined) return {what: second, fix: ONE_REACT};
  const hook = hookOf(error);
  const place = hook === undefined || reason.includes(hook) ? '' : ` (in ${hook})`;
  const provider = hook === undefined ? '' : '; a provider that it asks for belongs in the frame';
  const fix =
    `${demo.fix ?? 'mend the demo'}${provider}; what needs the browser (window, document) belongs in ` +
    'an effect, what waits in a <Suspense> of the demo; what cannot be rendered in a build at all ' +
    'says "browserOnly": true';
  return {what: reason + place, fix};
}

/** The hook that threw, or asked what threw: it wants a provider, and may not say so itself. */
function hookOf(error: unknown): string | undefined {
  const frames = (error instanceof Error ? (error.stack ?? '') : '').split(/\n\s+at /).slice(1, 4);
  const names = frames.map((frame) => /^(?:\S+\.)?(use[A-Z]\w*) /.exec(frame)?.[1]);
  return names.find((name) => name !== undefined);
}

function renderRoot({name, at, server}: RunnableDemo, identifierPrefix: string): string {
  const Component = server?.().default;
  if (!Component) throw new Error('it has no default export');
  const frame = frameOf(at)?.server?.();
  // Of its own for each demo: it is served with all that it needs.
  const sheets = frame?.styles?.create('ltr');
  const side = {direction: 'ltr', sheets} as const;
  let failed = false;
  const html = renderToString(
    <>
      {/* The place of the frame's sheet, which the page has: ids are numbered by place. */}
      {undefined}
      <DemoRoot
        name={name}
        side={side}
        frame={frame}
        fallback={<Fails by={() => (failed = true)} />}
      >
        <Component />
      </DemoRoot>
    </>,
    {identifierPrefix},
  );
  // The boundary has swallowed what was thrown; without one it comes out.
  if (failed)
    renderToString(
      frame ? (
        <frame.Frame direction="ltr">
          <Component />
        </frame.Frame>
      ) : (
        <Component />
      ),
    );
  return frame?.styles?.collect?.(html, sheets) ?? html;
}

/** A fallback, which is rendered only where the demo threw, or waits. */
function Fails({by}: {by: () => void}): ReactNode {
  by();
  return null;
}
