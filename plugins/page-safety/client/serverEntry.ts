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

/** Open from the first rendering on: to open it for each of thousands took a tenth of their time. */
let file: number | undefined;
/** Bytes of the longest text so far, which a shorter one has to cover. */
let longest = 0;

function tell(rendering: Rendering | undefined): void {
  if (folder === undefined) return;
  const fs = process.getBuiltinModule('node:fs');
  const {threadId} = process.getBuiltinModule('node:worker_threads');
  file ??= fs.openSync(`${folder}/${threadId}`, 'w');
  const text = Buffer.from(JSON.stringify(rendering) ?? '');
  longest = Math.max(longest, text.length);
  // At once: what follows may never let go of the thread. JSON ends before the spaces.
  fs.writeSync(
    file,
    Buffer.concat([text, Buffer.alloc(longest - text.length, ' ')]),
    0,
    longest,
    0,
  );
}
