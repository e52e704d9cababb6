import type {Answer, Work} from './apart';
import {extractAll} from './core/extract/extract';
import {collector, createWorkspace} from './files';

/** The process that `extractApart` starts: it is given its work, answers, and ends. */
process.once('message', (work: Work) => {
  void answer(work).then((said) => process.send?.(said, () => process.disconnect()));
});

async function answer({directory, requests}: Work): Promise<Answer> {
  try {
    const workspace = {...createWorkspace(directory), release: await collector()};
    return {found: extractAll(workspace, requests)};
  } catch (error) {
    return {error: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}
