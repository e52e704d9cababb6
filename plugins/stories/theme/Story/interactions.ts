import {argsOf} from './compose';
import type {Composed} from './compose';
import type {Args, PlayContext, PlayFile} from './types';

/** What came of interactions. */
export type Outcome = {passed: true} | {passed: false; step: string | undefined; message: string};

/** A story whose interactions run: it shows already. */
export interface Running {
  story: Composed;
  file: PlayFile;
  /** What a reader chose. */
  chosen: Args;
  element: HTMLElement;
}

const NO_TOOLS =
  'canvas and userEvent are of storybook/test, which this site does not have: npm install --save-dev storybook';

/** Does with a story what its `play` function says. Never throws. */
export async function runInteractions({story, file, chosen, element}: Running): Promise<Outcome> {
  const {vitrineTools: tools} = file;
  const steps: string[] = [];
  let failedAt: string | undefined;
  const context: PlayContext = {
    ...story.context,
    args: argsOf(story, chosen),
    canvasElement: element,
    get canvas() {
      if (!tools?.within) throw new Error(NO_TOOLS);
      return tools.within(element);
    },
    get userEvent() {
      if (!tools?.userEvent) throw new Error(NO_TOOLS);
      return tools.userEvent.setup?.() ?? tools.userEvent;
    },
    async step(label, run) {
      steps.push(label);
      try {
        await run(context);
      } catch (error) {
        failedAt ??= steps.join(', ');
        throw error;
      }
      steps.pop();
    },
    mount: () => Promise.resolve(tools?.within?.(element)),
    abortSignal: new AbortController().signal,
  };
  try {
    await story.play?.(context);
    return {passed: true};
  } catch (error) {
    return {passed: false, step: failedAt, message: messageOf(error)};
  }
}

/** The lines that say what is wrong, without the colours of a terminal. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // eslint-disable-next-line no-control-regex -- the sign that colours begin with
  const plain = text.replace(/\u001b\[[\d;]*m/g, '');
  return plain.trim().split('\n').slice(0, 12).join('\n');
}
