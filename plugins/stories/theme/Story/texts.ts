import {translate} from '@docusaurus/Translate';

/** The words around a story. */
export const TEXTS = {
  run: translate({
    id: 'vitrine.story.run',
    message: 'Run interactions',
    description: 'Button that does with a story what its author says that a user does',
  }),
  running: translate({
    id: 'vitrine.story.running',
    message: 'Interactions are running.',
    description: 'Said while the interactions of a story run',
  }),
  passed: translate({
    id: 'vitrine.story.passed',
    message: 'Interactions passed.',
    description: 'Said where all that the interactions of a story expect is so',
  }),
  controls: translate({
    id: 'vitrine.story.controls',
    message: 'Controls',
    description: 'Unfolds the controls for the props of a story',
  }),
};

/** Where interactions ended, and why. */
export function failedText(step: string | undefined, message: string): string {
  return step === undefined
    ? translate(
        {
          id: 'vitrine.story.failed',
          message: 'Interactions failed: {message}',
          description: 'Said where something that the interactions of a story expect is not so',
        },
        {message},
      )
    : translate(
        {
          id: 'vitrine.story.failedAt',
          message: 'Interactions failed at the step “{step}”: {message}',
          description: 'The same, where the author has named the steps',
        },
        {step, message},
      );
}
