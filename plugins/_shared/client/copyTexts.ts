import {translate} from '@docusaurus/Translate';

/** The words of every copy button, whether a component or a listener serves it. */
export const COPY_TEXTS = {
  copy: translate({
    id: 'vitrine.copy.label',
    message: 'Copy',
    description: 'Button of a block of code',
  }),
  copied: translate({
    id: 'vitrine.copy.done',
    message: 'Copied',
    description: 'Said after code was copied',
  }),
  /** Accessible name. */
  name: translate({
    id: 'vitrine.copy.name',
    message: 'Copy the code',
    description: 'Accessible name of the button of a block of code',
  }),
};
