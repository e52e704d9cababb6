/**
 * What renders the pages of a build, in turn: who watches the build is told which page and which demo
 * it is at, and can end it where that has no end. Of the server's bundle only.
 */
import render from 'vitrine-server-entry';
import {onRenderingDemo} from '../../_shared/client/rendering';
import type {Rendering} from '../core/rendering';

/** Written where a thread says what it renders; without it nobody asks. */
const folder = process.env.VITRINE_RENDERING;
let last: Promise<unknown> = Promise.resolve();

/** As Docusaurus' own, which is given all pages of a thread at once. */
export default function renderInTurn(page: {pathname: string}): Promise<unknown> {
  const mine = last.then(async () => {
    const rendering = {page: page.pathname, since: Date.now(), limit: VITRINE_RENDER_LIMIT};
    tell(rendering);
    onRenderingDemo((demo) => tell(demo === undefined ? rendering : {...rendering, demo}));
    try {
      return await render(page);
    } finally {
      tell(undefined);
    }
  });
  last = mine.catch(() => undefined);
  return mine;
}

function tell(rendering: Rendering | undefined): void {
  if (folder === undefined) return;
  const {threadId} = process.getBuiltinModule('node:worker_threads');
  const file = `${folder}/${threadId}`;
  // At once: what follows may never let go of the thread.
  process.getBuiltinModule('node:fs').writeFileSync(file, JSON.stringify(rendering) ?? '');
}
