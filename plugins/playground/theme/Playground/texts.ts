import {translate} from '@docusaurus/Translate';

/** The fixed words around a playground. */
export const TEXTS = {
  props: translate({
    id: 'vitrine.playground.props',
    message: 'Props',
    description: 'Name of the group of controls for the props of a component',
  }),
  more: translate({
    id: 'vitrine.playground.more',
    message: 'More props',
    description: 'Unfolds the controls that are less often used',
  }),
  required: translate({
    id: 'vitrine.playground.required',
    message: 'required',
    description: 'Mark of the control of a prop that has to be given',
  }),
  unset: translate({
    id: 'vitrine.playground.unset',
    message: 'not set',
    description: 'Choice of a prop that is not given',
  }),
  reset: translate({
    id: 'vitrine.playground.reset',
    message: 'Reset',
    description: 'Button that gives a component its first props back',
  }),
  copyLink: translate({
    id: 'vitrine.playground.copyLink',
    message: 'Copy link',
    description: 'Button that copies the address of a component with its props',
  }),
  linkCopied: translate({
    id: 'vitrine.link.copied',
    message: 'Link copied',
    description: 'Said after an address was copied',
  }),
  failed: translate({
    id: 'vitrine.playground.failed',
    message: 'The controls could not be loaded.',
    description: 'Stands where the controls of a component would be',
  }),
  retry: translate({
    id: 'vitrine.playground.retry',
    message: 'Try again',
    description: 'Button that loads the controls of a component once more',
  }),
};

/** Accessible name of a playground. */
export function nameText(component: string): string {
  return translate(
    {
      id: 'vitrine.playground.name',
      message: 'Try {component}',
      description: 'Accessible name of a component with controls for its props',
    },
    {component},
  );
}

/** Why nothing is to be seen of a component. */
export function blankText(component: string): string {
  return translate(
    {
      id: 'vitrine.playground.blank',
      message: '{component} shows nothing here with these props. It may need a parent or content.',
      description: 'Where a component has no area that could be seen',
    },
    {component},
  );
}

/** The link to all props of a component. */
export function apiText(component: string): string {
  return translate(
    {
      id: 'vitrine.playground.api',
      message: 'API of {component}',
      description: 'Link to the reference of a component',
    },
    {component},
  );
}

/** Which props have no control. */
export function leftText(props: readonly string[]): string {
  return translate(
    {
      id: 'vitrine.playground.left',
      message: 'Not in the controls: {props}',
      description: 'Props of a component that only code can give',
    },
    {props: props.join(', ')},
  );
}

/** A choice that is taken where none is made. */
export function defaultText(value: string): string {
  return translate(
    {
      id: 'vitrine.playground.default',
      message: '{value} (default)',
      description: 'Choice of a prop that holds where the prop is not given',
    },
    {value},
  );
}
